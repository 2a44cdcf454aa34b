"""Every bet's odds a second and a third way: by asking the game for every outcome, and by playing it for long.

`odds.py` works its rows out on paper. Here one person stands on every spot of the cloth and the enumerator follows
every answer of chance through the rules as they are played; then a seeded run must come out where the rows say.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from novamas.games import Row, family, make
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.odds import moments
from novamas.games.roulette.play import TakeColour
from novamas.games.spin import PlaceBet, SpinGame
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Await, Chance, Command, step, trust
from novamas.law import MODES, library
from novamas.odds.enumerate import Policy, outcomes

UNIT = 6400
"""The minimum, and what each chip is worth: it can be halved eight times."""

DEEP = 7
"""Spins that a bet in prison is followed for."""


def tables(modes: Iterable[str] = MODES) -> list[tuple[str, str, str]]:
    """Every law and game where something spins, and every way to read it that makes a difference."""
    found = {}
    for law in library().laws():
        for game in library().games(law):
            if not issubclass(family(law, game).game, SpinGame):
                continue  # cards and dice have a file of their own
            for mode in modes:
                found.setdefault((law, game, library().resolve(law, game, mode).digest), mode)
    return [(law, game, mode) for (law, game, _), mode in found.items()]


def at(law: str, game: str, mode: str = "default") -> Any:
    """A game with a colour for everybody, where players need one."""
    many = {"colours": 1000} if hasattr(make(law, game).house, "colours") else {}
    return make(law, game, many, mode)


def laid(game: Any, bets: dict[str, str], last: int | None = None) -> tuple[Any, dict[str, int]]:
    """Betting open, each person's bet on the cloth, and what each has staked: one minimum a chip."""
    stakes = {who: UNIT * (sum(n for _, n in game.spots[on].parts) or 1) for who, on in bets.items()}
    s = game.state(chips=dict(stakes), minimum=UNIT, last=last)
    s, _ = step(game, s, by_default(game, s))
    for who, on in bets.items():
        if game.options(s, who, "TakeColour"):
            s, _ = step(game, s, TakeColour(by=who))
        s, _ = step(game, s, PlaceBet(by=who, on=on, amount=stakes[who]))
    return s, stakes


def by_default(game: Any, s: Any) -> Command:
    """What the staff that is awaited does of itself."""
    command: Command = game.default(s, game.awaits(s)[0].who)
    return command


def always(choice: str) -> Policy[Any]:
    """Everybody who is asked about a bet gives the same answer."""

    def policy(s: Any, awaits: tuple[Await, ...]) -> Command:
        bet, owner = next((id, b.owner) for id, b in s.bets.items() if b.asked)
        return PrisonChoice(by=owner, bet=bet, choice=choice)

    return policy


def per_unit(changes: dict[int, Fraction], stake: int) -> dict[Fraction, Fraction]:
    """{net result per unit staked: probability} of what came back of a stake."""
    return {Fraction(back, stake) - 1: p for back, p in changes.items()}


def spots_of(game: Any, rows: Iterable[Row]) -> dict[str, str]:
    """One person for every spot of these rows, named after it."""
    return {on: on for row in rows for on in game.kinds[row.bet]}


def with_choice(choice: str) -> list[tuple[str, str, str]]:
    """The tables where a row depends on such a choice."""
    return [
        (law, game, mode)
        for law, game, mode in tables()
        if any(r.strategy == choice for r in family(law, game).odds(make(law, game, reading=mode)))
    ]


@pytest.mark.parametrize(("law", "game", "mode"), tables())
def test_enumerated_odds_are_the_rows(law: str, game: str, mode: str) -> None:
    played = at(law, game, mode)
    rows = family(law, game).odds(played)
    assert {r.bet for r in rows} == set(played.kinds)
    for choice in sorted({r.strategy for r in rows} - {"prison"} or {""}):
        plain = [r for r in rows if r.strategy in ("", choice)]
        s, stakes = laid(played, spots_of(played, plain))
        found = outcomes(played, s, always(choice), depth=DEEP)
        assert not found.cut
        for row in plain:
            for on in played.kinds[row.bet]:
                figures = moments(per_unit(found.of(on), stakes[on]))
                assert figures == (row.win, row.push, row.lose, row.edge, row.variance), on


@pytest.mark.parametrize(("law", "game", "mode"), with_choice("prison"))
def test_prison_is_within_what_was_not_followed(law: str, game: str, mode: str) -> None:
    """After seven zeros in a row a bet is worth between nothing and its stake: the closed form must lie in between."""
    played = at(law, game, mode)
    rows = [r for r in family(law, game).odds(played) if r.strategy == "prison"]
    s, stakes = laid(played, spots_of(played, rows))
    found = outcomes(played, s, always("prison"), depth=DEEP)
    for row in rows:
        nets, rest = per_unit(found.of(row.bet), stakes[row.bet]), sum(found.open(row.bet).values())
        assert rest == Fraction(1, 37**DEEP)
        assert sum(nets.values()) == 1 - rest
        assert row.win == sum(p for x, p in nets.items() if x > 0)
        push = nets.get(Fraction(0), Fraction(0))
        assert push <= row.push <= push + rest
        mean = sum(x * p for x, p in nets.items())
        assert mean - rest <= -row.edge <= mean
        square = sum(x * x * p for x, p in nets.items())
        assert square <= row.variance + row.edge**2 <= square + rest
        assert row.win + row.push + row.lose == 1


@pytest.mark.parametrize("spins", [1, 2, 3])
@pytest.mark.parametrize(("law", "game", "mode"), with_choice("half"))
def test_the_last_spins_by_brute_force(law: str, game: str, mode: str, spins: int) -> None:
    """With the last spin announced, a bet in prison ends there: half of it back for every zero it has met."""
    played = at(law, game, mode)
    rows = [r for r in family(law, game).odds(played) if r.strategy]
    prison = any(r.strategy == "prison" for r in rows)
    s, stakes = laid(played, spots_of(played, rows), last=spins)
    found = outcomes(played, s, always("prison") if prison else always("half"), depth=spins)
    assert not found.cut
    for row in rows:
        covered = len(played.spots[row.bet].covers)
        worn = prison and played.rules.zero.release == "reduced"
        due = {Fraction(1): Fraction(covered, 37), Fraction(-1): Fraction(36 - covered, 37)}
        for back, p in in_prison(covered, 0, spins if prison else 1, worn):
            due[back - 1] = due.get(back - 1, Fraction(0)) + p
        assert per_unit(found.of(row.bet), stakes[row.bet]) == due


def in_prison(covered: int, zeros: int, spins: int, worn: bool) -> Iterable[tuple[Fraction, Fraction]]:
    """(what comes back of one unit, probability) of a bet that meets zero now, with so many spins left and this one."""
    zeros, spins = zeros + 1, spins - 1
    if spins == 0:
        yield Fraction(1, 2**zeros), Fraction(1, 37)
        return
    freed = Fraction(1, 2 ** (zeros - 1)) if worn else Fraction(1)
    yield freed, Fraction(covered, 37**2)
    yield Fraction(0), Fraction(36 - covered, 37**2)
    yield from ((back, p / 37) for back, p in in_prison(covered, zeros, spins, worn))


# -- playing for long --------------------------------------------------------------------------------------------


def long_run(law: str, game: str, rounds: int) -> None:
    """One person on every row at once; each bet is played to its end before the next one is laid."""
    played = at(law, game)
    rows = {f"{r.bet} {r.strategy}".strip(): r for r in family(law, game).odds(played)}
    s, stakes = laid(played, {who: played.kinds[r.bet][-1] for who, r in rows.items()})
    while played.chance(s) is None:
        s, _ = step(played, s, by_default(played, s))
    what = next(a.what for a in played.awaits(s) if a.who == CHANCE)
    source = Seeded(f"{law}/{game}/{rounds}")
    net = dict.fromkeys(rows, 0)
    for _ in range(rounds):
        after, _ = trust(played, s, Chance(what=what, value=source.draw(played.chance(s), what)))
        while any(b.zeros for b in after.bets.values()):
            after = further(played, after, rows, source, what)
        for who in net:
            net[who] += after.chips[who] - stakes[who]
    for who, row in rows.items():
        mean = net[who] / stakes[who] / rounds
        sigma = row.sd / sqrt(rounds)
        assert abs(mean + row.edge) <= 4 * sigma, f"{who}: {mean} after {rounds} rounds, not {-float(row.edge)}"


def further(played: Any, s: Any, rows: dict[str, Row], source: Seeded, what: str) -> Any:
    """One more act for those still in prison: a choice, the croupier's default, the ball."""
    asked = next(((id, b.owner) for id, b in s.bets.items() if b.asked), None)
    if asked is not None:
        return trust(played, s, PrisonChoice(by=asked[1], bet=asked[0], choice=rows[asked[1]].strategy))[0]
    dist = played.chance(s)
    act = by_default(played, s) if dist is None else Chance(what=what, value=source.draw(dist, what))
    return trust(played, s, act)[0]


@pytest.mark.parametrize(("game", "law"), {game: law for law, game, _ in tables(["default"])}.items())
def test_twenty_thousand_rounds(game: str, law: str) -> None:
    """Each game under one law; the engine is enumerated under all of them, and plays a million rounds at leisure."""
    long_run(law, game, 20_000)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "mode"), tables(["default"]))
def test_a_million_rounds(law: str, game: str, mode: str) -> None:
    long_run(law, game, 1_000_000)
