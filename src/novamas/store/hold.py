"""What a table has won beside what it should win by the exact odds of its bets, and whether chance explains the rest.

Every bet that was decided counts with its stake, the mean and the spread that the odds give it. Bets of one round hang
together: where a single ball decides, exactly as much as the numbers they share; elsewhere they are counted as if they
won and lost together, so that a band may be too wide and is never too narrow. Rounds are independent of each other. Few
rounds are added up result by result, many by the normal distribution.

Where players decide how they play, the odds are those of the best play: such a table may well win more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from fractions import Fraction
from math import erf, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct, field

from novamas.casino import Act, Codec
from novamas.games import FAMILIES
from novamas.games.odds import Row, spread
from novamas.kit.chance import Scripted, Value
from novamas.kit.decider import Account, is_person
from novamas.store.books import Books, Listed
from novamas.store.evening import Ledger, MyRound, best_rows, round_of
from novamas.store.luck import BAND, Ends, Staked, fortune
from novamas.table import TableGame

EDGES = (-1.959964, -0.967422, 0.967422, 1.959964)
"""Where the normal distribution has the shares of `BAND`."""
FEW = 60  # rounds that are added up result by result
POINTS = 120  # of a curve that are kept
UNUSUAL, ODD = BAND[0], 0.0005
"""How improbable a result is that is unusual, and one that chance hardly explains."""

Verdict: TypeAlias = Literal["none", "unknown", "chance", "unusual", "odd", "play"]
"""Nothing was played; the odds do not know every bet; chance explains it; one of forty tables has so much by chance;
chance hardly explains it; players who do not play as well as they could explain it."""


class Point(Struct, frozen=True, array_like=True):
    """A table after one of its rounds: what it had won, should have won, and between which results nearly all such
    tables are then."""

    round: int
    at: float
    won: int
    expected: float
    low: float
    high: float


class Held(Struct, kw_only=True):
    """What a table won beside what its bets should bring, in minor units. `handle` are the stakes that were decided,
    `unknown` those of which the odds say nothing; `sd` is the spread of what it should win. `band`: between which
    results nearly all such tables lie, and in the middle two of three. `tail`: how probable a result is that is as far
    out on the same side. `rate` and `theory` are what was won, and should be, of the stakes."""

    table: str
    game: str
    law: str
    currency: str
    rounds: int = 0
    handle: int = 0
    unknown: int = 0
    won: int = 0
    expected: float = 0.0
    sd: float = 0.0
    band: tuple[float, ...] = ()
    tail: float = 1.0
    verdict: Verdict = "none"
    chosen: bool = False
    exact: bool = False
    points: list[Point] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.won / self.handle if self.handle else 0.0

    @property
    def theory(self) -> float:
        return self.expected / self.handle if self.handle else 0.0


class Wheel:
    """What a single ball decides: how probable each of its values is, and what every spot brings on each of them."""

    def __init__(self, game: TableGame) -> None:
        inner = game.game
        self.covers: dict[str, frozenset[Value]] = {
            key: spot.covers for key, spot in getattr(inner, "spots", {}).items() if spot.covers
        }
        moved = list(FAMILIES[game.rules.family].equipment(inner)) if self.covers else []
        self.chances = spread(moved[0].dist) if len(moved) == 1 else {}
        self._known: dict[tuple[str, Row], tuple[dict[Value, Fraction], Fraction] | None] = {}

    def of(self, on: str, row: Row) -> tuple[dict[Value, Fraction], Fraction] | None:
        """What one unit on a spot brings on the average by what the ball shows, and how much it still varies then;
        nothing where more than one ball decides it."""
        key = on, row
        if key not in self._known:
            self._known[key] = self._by_value(on, row)
        return self._known[key]

    def _by_value(self, on: str, row: Row) -> tuple[dict[Value, Fraction], Fraction] | None:
        covers = self.covers.get(on, frozenset())
        wins = sum((self.chances.get(value, Fraction(0)) for value in covers), Fraction(0))
        gains = [net for net, _ in row.net if net > 0]
        if not covers or len(gains) != 1 or wins != row.win:
            return None
        between = frozenset[Value]()
        if len(row.net) > 2:  # half or prison: what no such bet covers decides neither way
            alike = [spot for key, spot in self.covers.items() if len(spot) == len(covers)]
            between = frozenset(self.chances) - frozenset().union(*alike)
            if not between:
                return None
        share = sum((self.chances[value] for value in between), Fraction(0))
        rest = -row.edge - gains[0] * wins + (1 - wins - share)  # what `between` adds to the mean
        there = rest / share if share else Fraction(0)
        net = {v: gains[0] if v in covers else there if v in between else Fraction(-1) for v in self.chances}
        explained = sum((p * net[v] ** 2 for v, p in self.chances.items()), Fraction(0)) - row.edge**2
        return net, max(Fraction(0), row.variance - explained)


class Hold(Ledger):
    """Goes through the acts of a table, once, and keeps what it held; more acts may follow later."""

    def __init__(self, table: str, decider: TableGame, currency: str, rows: Iterable[Row]) -> None:
        known = list(rows)
        super().__init__("", best_rows(known))
        opening = decider.opening
        self.held = Held(table=table, game=opening.game, law=opening.law, currency=currency)
        self.held.chosen = any(row.strategy not in ZERO or row.staked != 1 for row in self.rows.values())
        self.wheel = Wheel(decider)
        self.round: dict[str, tuple[Row, int]] = {}  # the bets of a round that were decided, by spot
        self.ends: list[Staked] | None = []  # every result of every round, as long as they are few and all known
        self.variance = 0.0

    def is_mine(self, who: Account) -> bool:
        return is_person(who)

    def take(self, act: Act, counts: bool = True) -> None:
        """One act more; it may only prepare what is counted later."""
        number = round_of(act)
        if self.page is None or self.page.round != number:
            self.end_round()
            self.page = MyRound(round=number, seq=act.seq, end=act.end, at=act.at)
        page, before = self.page, (self.page.net, self.page.unknown)
        page.at = act.at
        for event in act.events:
            self.note(page, event)
        if not counts:
            page.net, page.unknown = before
            self.round.clear()

    def keep(self, page: MyRound) -> Callable[[], None]:
        bets, decided = super().keep(page), dict(self.round)

        def restore() -> None:
            bets()
            self.round = decided

        return restore

    def expect(self, page: MyRound, on: str, amount: int) -> None:
        row = self.rows.get(on.partition(":")[0])
        if row is None:
            page.unknown += amount
            return
        self.round[on] = row, self.round.get(on, (row, 0))[1] + amount

    def end_round(self) -> None:
        """Counts the round that is over."""
        held, page = self.held, self.page
        if page is None:
            return
        held.won -= page.net
        held.unknown += page.unknown
        if self.round:
            held.rounds += 1
            self.count_round()
        if self.round or page.net:
            self.note_point(page)
        self.round = {}
        self.page = None

    def count_round(self) -> None:
        """The mean and the spread of what the house wins of the bets of a round."""
        held, sums, left, others = self.held, dict.fromkeys(self.wheel.chances, 0.0), 0.0, 0.0
        for on, (row, amount) in self.round.items():
            held.handle += amount
            held.expected += float(row.edge) * amount
            known = self.wheel.of(on, row)
            if known is None:
                others += row.sd * amount
                continue
            net, rest = known
            left += sqrt(float(rest)) * amount
            for value, gain in net.items():
                sums[value] += float(gain) * amount
        mean = sum(float(p) * sums[value] for value, p in self.wheel.chances.items())
        square = sum(float(p) * sums[value] ** 2 for value, p in self.wheel.chances.items())
        together = sqrt(max(0.0, square - mean * mean) + left * left)
        self.variance += (together + others) ** 2
        self.add_ends(sums, plain=not left and not others)

    def add_ends(self, sums: Mapping[Value, float], plain: bool) -> None:
        """Every result of the round, for as long as rounds are few and one ball decides all."""
        if self.ends is None:
            return
        if not plain or len(self.ends) >= FEW:
            self.ends = None
            return
        found: dict[Fraction, Fraction] = {}
        for value, p in self.wheel.chances.items():
            net = Fraction(-round(sums[value]))
            found[net] = found.get(net, Fraction(0)) + p
        ends: Ends = tuple(sorted(found.items()))
        self.ends.append(Staked(ends, 1))

    def note_point(self, page: MyRound) -> None:
        held, sd = self.held, sqrt(self.variance)
        low, high = held.expected + EDGES[0] * sd, held.expected + EDGES[-1] * sd
        held.points.append(Point(page.round, page.at, held.won, held.expected, low, high))
        if len(held.points) > 2 * POINTS:
            held.points = [point for n, point in enumerate(held.points) if n % 2]

    def so_far(self, few: int = FEW) -> Held:
        """What the table held, with its bands and what they say; up to so few rounds are added up one by one."""
        held = self.held
        held.sd = sqrt(self.variance)
        if self.ends and held.sd and held.rounds <= few:
            whole = fortune(self.ends)
            for each in self.ends:
                whole.add(each)
            below, above = whole.beside(held.won)
            held.exact, held.band = True, tuple(map(float, whole.quantiles()))
            held.tail = min(1 - below, 1 - above)
        elif held.sd:
            share = (1 + erf((held.won - held.expected) / (held.sd * sqrt(2)))) / 2
            held.exact, held.band = False, tuple(held.expected + edge * held.sd for edge in EDGES)
            held.tail = min(share, 1 - share)
        held.verdict = self.judge()
        return held

    def judge(self) -> Verdict:
        held = self.held
        if not held.rounds:
            return "unknown" if held.unknown else "none"
        if held.unknown:
            return "unknown"
        if held.tail >= UNUSUAL or not held.sd:
            return "chance"
        if held.chosen and held.won > held.expected:
            return "play"
        return "odd" if held.tail < ODD else "unusual"


Prices: TypeAlias = Callable[[TableGame], Iterable[Row]]
"""What brings the odds of a table: the books know none."""


def held_at(books: Books, listed: Listed, prices: Prices, day: date | None = None) -> Held:
    """What one table held since it opened, or on one day."""
    table = books.empty_table(listed, Scripted())
    hold = Hold(listed.id, table.decider, table.currency.code, prices(table.decider))
    for act in books.acts(listed, Codec(table.decider)):
        hold.take(act, day is None or date.fromtimestamp(act.at) == day)
    hold.end_round()
    return hold.so_far()


def read_hold(books: Books, prices: Prices, table: str | None = None, day: date | None = None) -> list[Held]:
    """What every table held at which something was decided, or one of them."""
    found = (held_at(books, each, prices, day) for each in books.list_tables() if table in (None, each.id))
    return [each for each in found if table is not None or each.verdict != "none"]


ZERO = ("", "half", "prison")
"""What a player may choose after zero, if anything."""


def odd_by_chance(tables: int) -> float:
    """How many of so many tables are unusual by nothing but chance."""
    return 2 * UNUSUAL * tables


__all__ = ["Held", "Hold", "Point", "held_at", "odd_by_chance", "read_hold"]
