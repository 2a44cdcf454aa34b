"""What may be backed at a price, what a result makes of it, and where prices open.

A selection is `kind:event-what`: `winner:1-2` is the second entry of the first event to win, `winner:1-0` its draw;
`placed:1-2`, `exacta:1-2-3` (the second wins, the third comes next), `total:1-over`, `handicap:1-2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from novamas.games.betting.fixtures import GOALS, Fixture
from novamas.games.betting.models import Ranking, read_ranking, results_of, score
from novamas.games.betting.rules import CENTS, HIGHEST, LOWEST, WHOLE
from novamas.games.odds import spread

WIN, PLACE, EXACTA, TOTAL, HANDICAP, DOUBLE = "winner", "placed", "exacta", "total", "handicap", "combined"
FIXED = (WIN, PLACE, EXACTA, TOTAL, HANDICAP)
POOL_WIN, POOL_PLACE = "pool-winner", "pool-placed"
POOLS = (POOL_WIN, POOL_PLACE)
DRAW = "0"
OVER, UNDER = "over", "under"


def kind_on(on: str) -> str:
    return on.partition(":")[0]


def number_on(on: str) -> int:
    """The event that a selection is about."""
    return int(on.partition(":")[2].partition("-")[0])


def what_on(on: str) -> str:
    """What a selection backs in its event: an entry, two in their order, or over or under a line."""
    return on.partition(":")[2].partition("-")[2]


def entries_on(on: str) -> tuple[int, ...]:
    """The entries that a selection names."""
    what = what_on(on)
    return tuple(int(each) for each in what.split("-") if each != DRAW) if what[:1].isdigit() else ()


def running(fixture: Fixture, out: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in range(1, len(fixture.entries) + 1) if n not in out)


def places_that_count(places: int, runners: int) -> int:
    """How many places count: none where as many are left as there are places, for that is not uncertain."""
    return places if runners > places else 0


def selections(fixture: Fixture, number: int, places: int, out: tuple[int, ...] = ()) -> Iterator[str]:
    """What may be backed at a price in an event."""
    runners = running(fixture, out)
    for n in runners:
        yield f"{WIN}:{number}-{n}"
    if not fixture.is_field:
        if fixture.shape == GOALS:
            yield f"{WIN}:{number}-{DRAW}"
        yield from (f"{TOTAL}:{number}-{side}" for side in (OVER, UNDER))
        yield from (f"{HANDICAP}:{number}-{n}" for n in runners)
        return
    if places_that_count(places, len(runners)) > 1:
        yield from (f"{PLACE}:{number}-{n}" for n in runners)
    yield from (f"{EXACTA}:{number}-{a}-{b}" for a in runners for b in runners if a != b)


def pool_selections(fixture: Fixture, number: int, places: int, out: tuple[int, ...] = ()) -> Iterator[str]:
    """What may be backed in the pools of an event: its winner, and the placed of a field."""
    runners = running(fixture, out)
    for n in runners:
        yield f"{POOL_WIN}:{number}-{n}"
    if fixture.shape == GOALS:
        yield f"{POOL_WIN}:{number}-{DRAW}"
    if fixture.is_field and places_that_count(places, len(runners)) > 1:
        yield from (f"{POOL_PLACE}:{number}-{n}" for n in runners)


# -- what a result makes of a selection --------------------------------------------------------------------------------


def won_part(fixture: Fixture, on: str, result: str, places: int) -> Fraction | None:
    """What part of the stake has won; nothing where the line was hit and the stake goes back."""
    kind, what = kind_on(on), what_on(on)
    if fixture.is_field:
        return share_places(read_ranking(result), kind.removeprefix("pool-"), entries_on(on), places)
    first, second = score(result)
    if kind == TOTAL:
        passed = 2 * (first + second) - fixture.total
        return None if not passed else Fraction((passed > 0) == (what == OVER))
    ahead = first - second if kind != HANDICAP else 2 * (first - second) + fixture.handicap
    if kind == HANDICAP and not ahead:
        return None
    winner = "1" if ahead > 0 else "2" if ahead < 0 else DRAW
    return Fraction(what == winner)


def share_places(ranking: Ranking, kind: str, entries: tuple[int, ...], places: int) -> Fraction:
    """The part that wins where several finish together: each shares the places that they take together."""
    before = 0
    for n, group in enumerate(ranking):
        if entries[0] in group:
            if kind == EXACTA:
                return follows(ranking, n, entries[1]) if not before else Fraction(0)
            counted = 1 if kind == WIN else places
            return Fraction(max(0, min(len(group), counted - before)), len(group))
        before += len(group)
    return Fraction(0)


def follows(ranking: Ranking, place: int, second: int) -> Fraction:
    """The part of an exacta that wins whose first is among those who finish first."""
    group = ranking[place]
    if second in group:
        return Fraction(1, len(group) * (len(group) - 1))
    after = ranking[place + 1] if len(group) == 1 and place + 1 < len(ranking) else ()
    return Fraction(1, len(after)) if second in after else Fraction(0)


def back(part: Fraction | None, price: int, kept: int = WHOLE) -> Fraction:
    """What one staked brings back at a price, of whose winnings so many thousandths are kept."""
    return Fraction(1) if part is None else part * (1 + Fraction((price - CENTS) * kept, CENTS * WHOLE))


# -- prices ------------------------------------------------------------------------------------------------------------


def chances(fixture: Fixture, on: str, places: int, out: tuple[int, ...] = ()) -> tuple[Fraction, Fraction]:
    """The mean of the part that wins, and how likely the stake goes back."""
    won = pushed = Fraction(0)
    for result, p in spread(results_of(fixture, out)).items():
        part = won_part(fixture, on, str(result), places)
        if part is None:
            pushed += p
        else:
            won += p * part
    return won, pushed


def fair(fixture: Fixture, on: str, places: int, out: tuple[int, ...] = ()) -> Fraction:
    """The price at which neither side has an advantage, by the house's opinion."""
    won, pushed = chances(fixture, on, places, out)
    return (1 - pushed) / won


@lru_cache(maxsize=256)
def open_prices(
    fixture: Fixture, number: int, places: int, margin: int, out: tuple[int, ...] = ()
) -> tuple[tuple[str, int], ...]:
    """The price of every selection: the fair one, less the margin, rounded down."""
    found = []
    for on in selections(fixture, number, places, out):
        price = fair(fixture, on, places, out) * CENTS * WHOLE / (WHOLE + margin)
        found.append((on, min(HIGHEST, max(LOWEST, int(price)))))
    return tuple(found)


def show_price(price: int) -> str:
    """A price as it is written: 250 is "2.50"."""
    return f"{price // CENTS}.{price % CENTS:02}"


def told_double(first: int, second: int) -> str:
    """The price of two together, exactly: 250 and 150 are "3.7500"."""
    whole, rest = divmod(first * second, CENTS * CENTS)
    return f"{whole}.{rest:04}"
