"""The dossier: what it covers, how it judges, and that honest sources pass it."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import exp
from typing import Any

import pytest

from novamas.games import family, make
from novamas.kit.chance import (
    Committed,
    Counts,
    Csprng,
    Dice,
    Dist,
    Permutation,
    Seeded,
    Source,
    Span,
    Uniform,
    Weighted,
)
from novamas.kit.errors import BadInput
from novamas.law import library
from novamas.odds.randomness import FIRST, LEAST, MORE, MOST, SECOND, Measured, choose_samples, examine, names
from novamas.odds.randomness.equipment import equipment
from novamas.odds.randomness.samples import Sample, raw, samples
from novamas.odds.randomness.tails import chi_square_tail

SECRET = hashlib.sha256(b"no va mas").digest()


# -- what it covers -------------------------------------------------------------------------------------------------


def test_every_game_of_every_law_is_in_it() -> None:
    laws = library()
    games = {f"{law}/{game}" for law in laws.laws() for game in laws.games(law)}
    assert {game for each in equipment() for game in each.games} == games
    assert {game for each in samples() for game in each.games} == games


def test_games_with_more_than_one_kind_of_chance() -> None:
    def used(law: str, game: str) -> list[str]:
        return [each.kind for each in family(law, game).equipment(make(law, game))]

    assert used("euskadi-1996", "pai-gow-poker") == ["dice", "deck"]
    assert used("euskadi-1996", "craps") == ["dice"]
    assert used("asturias-2011", "baccarat-banque") == ["lots", "shoe"]


def test_each_is_there_once_and_has_a_name_of_its_own() -> None:
    found = [each.name for each in samples()]
    assert len(set(found)) == len(found)
    assert {"roulette-37", "boule-9", "boule-18", "wheel-of-fortune-54", "dice-2", "dice-3", "shoe-312"} < set(found)


def test_the_equipment_is_that_of_the_tables() -> None:
    """A wheel and a shoe as the games hand them to chance."""
    by_name = {(each.kind, each.size): each for each in equipment()}
    wheel: Any = make("euskadi-1996", "wheel-of-fortune")
    assert sorted(map(str, by_name["wheel-of-fortune", 54].dist)) == sorted(map(str, wheel.distribution))
    punto: Any = make("euskadi-1996", "punto-banca")
    assert by_name["shoe", 312].dist.total == sum(punto.keeper.load(1).counts)


class Witness:
    """Writes down which kinds of distribution were drawn from, and what for."""

    name = "seeded"

    def __init__(self) -> None:
        self.source = Seeded(1)
        self.kinds: set[type] = set()
        self.labels: set[str] = set()

    def draw(self, dist: Dist, what: str) -> Any:
        self.kinds.add(type(dist))
        self.labels.add(what)
        return self.source.draw(dist, what)


def test_every_kind_of_distribution_is_drawn_from() -> None:
    witness = Witness()
    for each in samples():
        each.take(witness, 420, lambda _: None)
    kinds = {base for kind in witness.kinds for base in kind.__mro__}
    assert {Uniform, Weighted, Span, Dice, Counts, Permutation} <= kinds
    assert {"ball", "wheel", "dice", "card", "lot"} <= witness.labels


def test_samples_tell_how_far_they_are() -> None:
    for each in samples():
        told: list[int] = []
        each.take(Seeded(1), 4_160, told.append)
        assert 0.9 * 4_160 <= sum(told) <= 4_160, each.name


# -- how it judges --------------------------------------------------------------------------------------------------


def scripted(*ps: float) -> tuple[Sample, list[int]]:
    """A sample whose test gives these p-values one after the other, and how much was drawn for each."""
    drawn: list[int] = []
    left = list(ps)

    def take(source: Source, n: int, advance: Any) -> int:
        drawn.append(n)
        return n

    return Sample("scripted", 0, {"test": lambda _: Measured(0.0, 1, left.pop(0))}, take), drawn


@pytest.mark.parametrize(
    ("ps", "passed"),
    [
        ((FIRST,), True),
        ((0.0099, 0.5), True),
        ((0.0, SECOND), True),
        ((0.0099, 0.00009), False),
        ((0.0, 0.0), False),
    ],
)
def test_the_rule_of_two_steps(ps: tuple[float, ...], passed: bool) -> None:
    sample, drawn = scripted(*ps)
    dossier = examine(Seeded(1), LEAST, [sample])
    assert dossier.passed is passed
    assert dossier.repeated == len(ps) - 1
    assert drawn == [LEAST, MORE * LEAST][: len(ps)]


def test_the_price_of_the_rule() -> None:
    dossier = examine(Seeded(1), LEAST, [scripted(0.5)[0] for _ in range(100)])
    assert dossier.false_alarms == pytest.approx(100 * 0.01 * 0.0001)


@pytest.mark.parametrize("draws", [LEAST - 1, MOST + 1, 0, -5])
def test_too_small_and_too_large(draws: int) -> None:
    with pytest.raises(BadInput, match="20,000 to 10,000,000"):
        examine(Seeded(1), draws, [])


def test_only_the_tests_that_were_named() -> None:
    wanted = choose_samples(["places", "monobit"])
    assert {test for each in wanted for test in each.tests} == {"places", "monobit"}
    assert {each.name for each in wanted} == {"deck-28", "deck-32", "deck-52", "deck-53", "shuffle-52", "bytes"}
    assert len(names()) == len(set(names())) >= 15


# -- honest sources -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [Seeded(2011), Committed(SECRET), Csprng()], ids=lambda source: source.name)
def test_an_honest_source_passes(source: Source) -> None:
    """The least that a sample may have. The first two always draw the same; csprng fails once in ten thousand runs."""
    dossier = examine(source, LEAST, choose_samples())
    assert dossier.passed, [trial for trial in dossier.trials if not trial.passed]
    assert len(dossier.trials) > 100


def test_committed_draws_of_a_dossier_can_be_verified() -> None:
    """They are draws like any other: the secret proves them."""
    source = Committed(SECRET)
    first = raw(source)
    drawn = [(Span(0, 256**1024 - 1), "bytes", int.from_bytes(first, "big"))]
    Committed.verify(source.commitment, source.reveal(), drawn)


@pytest.mark.slow
def test_p_values_are_spread_evenly() -> None:
    """Over forty seeds that nobody chose: as many p-values in every tenth, and one in a hundred below the first level.

    The tests of one sample look at the same draws, so the counts vary more than independent ones would: the
    margins allow for that. For each test by itself: Kolmogorov and Smirnov, at one in a hundred thousand.
    """
    seeds = 40
    found: dict[tuple[str, str], list[float]] = {}
    for seed in range(seeds):
        for trial in examine(Seeded(seed), LEAST, choose_samples()).trials:
            found.setdefault((trial.test, trial.sample), []).append(trial.found.p)
    ps = [p for each in found.values() for p in each]
    tenths = Counter(min(9, int(10 * p)) for p in ps)
    assert all(abs(tenths[tenth] / len(ps) - 0.1) < 0.025 for tenth in range(10)), tenths
    assert 0.004 < sum(p < FIRST for p in ps) / len(ps) < 0.018
    for name, each in found.items():
        off = max(max((n + 1) / seeds - p, p - n / seeds) for n, p in enumerate(sorted(each)))
        assert 2 * exp(-2 * seeds * off * off) > 1e-5, name


@pytest.mark.slow
@pytest.mark.parametrize("source", [Csprng(), Committed(), Seeded(7)], ids=lambda source: source.name)
def test_an_honest_source_passes_with_many_draws(source: Source) -> None:
    assert examine(source, 200_000, choose_samples()).passed


def test_the_spread_of_one_statistic() -> None:
    """A check on the checker: chi-square tails of fair frequencies are even by themselves."""
    ps = []
    for seed in range(200):
        source = Seeded(seed)
        seen = Counter(source.draw(Span(0, 36), "ball") for _ in range(740))
        ps.append(chi_square_tail(sum((seen[n] - 20) ** 2 / 20 for n in range(37)), 36))
    assert 0.4 < sum(ps) / len(ps) < 0.6
