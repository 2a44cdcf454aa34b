"""The odds of trente et quarante: as published, counted a second way, and played for long."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, factorial, perm, sqrt
from typing import Any

import pytest
from spin_oracle import under
from trente_clauses import CLAUSES
from trente_oracle import CHANCES, GAME

from novamas.games import family, make
from novamas.games.cloth import PlaceBet
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.shoe import TableShoe
from novamas.games.trente_quarante.acts import InsureBet
from novamas.games.trente_quarante.odds import same_totals, ties
from novamas.kit.cards import Shoe
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Chance, Veiled, step, trust

SIX_DECKS = tuple((value, 96 if value == 10 else 24) for value in range(1, 11))


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


def rows(law: str, reading: Any = "default") -> dict[tuple[str, str], Any]:
    return {(r.bet, r.strategy): r for r in family(law, GAME).odds(make(law, GAME, reading=reading))}


# -- the figures ------------------------------------------------------------------------------------


@under(CLAUSES, "decks", "points", "row ends", "refait", "even money", "insurance")
def test_the_figures_of_every_chance(law: str) -> None:
    """The refait comes in 2.19 per cent of the rounds; half of it is what a bet costs, insurance costs less."""
    found = rows(law)
    for chance in CHANCES:
        half, prison, insured = (found[chance, choice] for choice in ("half", "prison", "insured"))
        assert (per_cent(half.edge), per_cent(prison.edge), per_cent(insured.edge)) == ("1.0946", "1.1079", "0.9123")
        assert per_cent(half.win) == per_cent(insured.win) == "44.5201"
        assert per_cent(half.push) == "8.7708"
        assert half.pays == "1:1"


@under(CLAUSES, "refait")
def test_how_often_the_refait_comes(law: str) -> None:
    found = ties(make(law, GAME))  # type: ignore[arg-type]
    assert sorted(found) == list(range(31, 41))
    assert per_cent(found[31]) == "2.1891"
    assert per_cent(sum(found.values(), Fraction(0))) == "10.9599"
    assert rows(law)["red", "half"].edge == found[31] / 2


@pytest.mark.clause("BOE77-05-021")
def test_a_deposit_would_cost_next_to_nothing() -> None:
    insured = rows("boe-1977", {"insurance-premium": "literal"})["red", "insured"]
    assert insured.edge == ties(make("boe-1977", GAME))[31] / 100  # type: ignore[arg-type]


@under(CLAUSES, "freed", "further zeros")
def test_freed_whole_prison_costs_what_half_costs(law: str) -> None:
    found = rows(law, {"prison-release": "literal"})
    assert found["red", "prison"].edge == found["red", "half"].edge


# -- a second way: card by card ------------------------------------------------------------------------------------


def card_by_card(counts: tuple[int, ...], reaches: int) -> dict[int, Fraction]:
    """Both rows by recursion over what is left in the shoe; counts[i] cards count i + 1."""

    @cache
    def row(left: tuple[int, ...], total: int) -> dict[tuple[int, tuple[int, ...]], Fraction]:
        """{(total, what is left): probability} once a row has ended."""
        if total >= reaches:
            return {(total, left): Fraction(1)}
        ends: Counter[tuple[int, tuple[int, ...]]] = Counter()
        for i, n in enumerate(left):
            if n:
                after = (*left[:i], n - 1, *left[i + 1 :])
                for end, p in row(after, total + i + 1).items():
                    ends[end] += p * Fraction(n, sum(left))  # type: ignore[assignment]
        return dict(ends)

    @cache
    def totals(left: tuple[int, ...], total: int) -> dict[int, Fraction]:
        if total >= reaches:
            return {total: Fraction(1)}
        ends: Counter[int] = Counter()
        for i, n in enumerate(left):
            if n:
                for end, p in totals((*left[:i], n - 1, *left[i + 1 :]), total + i + 1).items():
                    ends[end] += p * Fraction(n, sum(left))  # type: ignore[assignment]
        return dict(ends)

    found: Counter[int] = Counter()
    for (total, left), p in row(counts, 0).items():
        found[total] += p * totals(left, 0).get(total, Fraction(0))  # type: ignore[assignment]
    return {total: Fraction(p) for total, p in found.items() if p}


@pytest.mark.parametrize(
    ("counts", "reaches"),
    [((4, 4, 4), 7), ((24, 24, 24, 24, 24, 24, 24, 24, 24, 96), 6), ((2, 1, 3, 2, 2, 4), 11), ((3, 3, 3, 3, 3), 12)],
)
def test_ties_counted_card_by_card(counts: tuple[int, ...], reaches: int) -> None:
    values = tuple((i + 1, n) for i, n in enumerate(counts))
    assert {t: p for t, p in same_totals(values, reaches).items() if p} == card_by_card(counts, reaches)


def test_neither_row_nor_colour_is_favoured() -> None:
    """All orders of a short shoe, by its points: the rows change places, so black and red win equally often."""
    won: Counter[str] = Counter()
    for deal in product((1, 2, 3), repeat=8):
        if all(deal.count(value) <= 4 for value in (1, 2, 3)):
            ways = 1
            for value in (1, 2, 3):
                ways *= perm(4, deal.count(value))
            first, rest = laid_out(deal, 5)
            second, _ = laid_out(rest, 5)
            won["black" if first < second else "red" if second < first else "tie"] += ways
    assert won["black"] == won["red"] > 0


def laid_out(deal: tuple[int, ...], reaches: int) -> tuple[int, tuple[int, ...]]:
    total, taken = 0, 0
    while total < reaches:
        total, taken = total + deal[taken], taken + 1
    return total, deal[taken:]


@pytest.mark.slow
def test_six_decks_row_after_row() -> None:
    """Every first row as a set of cards, and the second row counted from what each of them leaves: exactly the same."""
    found = same_totals(SIX_DECKS, 31)
    for total in (31, 36, 40):
        again = sum(
            weight * second_row(tuple(n - taken for (_, n), taken in zip(SIX_DECKS, first, strict=True)), total)
            for first, weight in first_rows(total)
        )
        assert again == found[total]


def first_rows(total: int) -> Any:
    """(how many of each value, probability) of the rows that end with a total."""
    for first in partitions(total, 10):
        size, last = sum(first), sum(n for value, n in enumerate(first, 1) if total - value <= 30)
        if last:
            ways = factorial(size - 1) * last
            for (_, n), taken in zip(SIX_DECKS, first, strict=True):
                ways *= comb(n, taken)
            yield first, Fraction(ways, perm(312, size))


def partitions(total: int, most: int) -> Any:
    """How many of each value from 1 to `most` add up to a total."""
    if most == 1:
        yield (total,)
        return
    for n in range(total // most + 1):
        for smaller in partitions(total - n * most, most - 1):
            yield (*smaller, n)


def second_row(left: tuple[int, ...], total: int) -> Fraction:
    """The probability that a row from these cards ends with a total, by size and points, value after value."""
    ways = {(0, 0): 1}  # cards and points, from the highest value down
    for value, n in reversed(list(enumerate(left, 1))):
        after: dict[tuple[int, int], int] = {}
        for (size, points), weight in ways.items():
            for taken in range(min(n, (total - points) // value) + 1):
                key = (size + taken, points + taken * value)
                after[key] = after.get(key, 0) + weight * comb(n, taken)
        # Down to here the cards are those that may come last: one of them does.
        ways = {key: weight * key[0] for key, weight in after.items()} if total - value == 30 else after
    whole, most = sum(left), total
    rows = ((size, weight) for (size, points), weight in ways.items() if points == total and weight)
    return Fraction(
        sum(weight * factorial(size - 1) * perm(whole - size, most - size) for size, weight in rows), perm(whole, most)
    )


# -- playing for long ------------------------------------------------------------------------------------

UNIT = 40_000


def long_run(law: str, rounds: int) -> None:
    """Somebody on every row of the odds, a full shoe for every round; each bet is played to its end."""
    game: Any = make(law, GAME)
    published = {f"{r.bet}/{r.strategy}": r for r in family(law, GAME).odds(game)}
    full = TableShoe(1, 312, 5, cards=Veiled(Shoe.of(6), ()))
    s = game.state(chips=dict.fromkeys(published, 2 * UNIT), minimum=UNIT, phase="betting", shoe=full)
    for who, row in published.items():
        s, _ = step(game, s, PlaceBet(by=who, on=row.bet, amount=UNIT))
        if row.strategy == "insured":
            s, _ = step(game, s, InsureBet(by=who, bet=s.serial))
    start, _ = step(game, s, game.default(s, game.awaits(s)[0].who))
    source, net, square = Seeded(f"{law}/{rounds}"), dict.fromkeys(published, 0.0), dict.fromkeys(published, 0.0)
    for _ in range(rounds):
        s = start
        while s.phase != "idle" or s.bets:
            s = further(game, s, source, full)
        for who in published:
            result = (s.chips[who] - 2 * UNIT) / UNIT
            net[who] += result
            square[who] += result * result
    for who, row in published.items():
        assert abs(net[who] / rounds + float(row.edge)) < 4.5 * row.sd / sqrt(rounds), who


def further(game: Any, s: Any, source: Seeded, full: TableShoe) -> Any:
    """One act more; between two rounds the shoe is full again."""
    if s.phase == "idle":
        s = game.state(**{**{f: getattr(s, f) for f in s.__struct_fields__}, "shoe": full})
    dist = game.chance(s)
    if dist is not None:
        what = next(a.what for a in game.awaits(s) if a.who == CHANCE)
        return trust(game, s, Chance(what=what, value=source.draw(dist, what)))[0]
    for bet in (id for id, b in s.bets.items() if b.asked):
        owner = s.bets[bet].owner
        return step(game, s, PrisonChoice(by=owner, bet=bet, choice=owner.partition("/")[2]))[0]
    return step(game, s, game.default(s, game.awaits(s)[0].who))[0]


@pytest.mark.parametrize("law", CLAUSES)
def test_a_short_run(law: str) -> None:
    long_run(law, 400)


@pytest.mark.slow
@pytest.mark.parametrize("law", CLAUSES)
def test_a_long_run(law: str) -> None:
    long_run(law, 20_000)
