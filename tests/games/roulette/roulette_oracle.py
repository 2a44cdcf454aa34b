"""What the three catalogues print about French roulette, typed by hand, and a table for tests to play at.

Nothing here is read from the law files: positions, colours, payouts and maxima are literal figures of the articles,
so that a changed value in the laws or a fault in the code meets an independent witness.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import CloseBetting, Launch, OpenBetting, Paid, PlaceBet, TakeBack, VoidSpin
from novamas.kit.chance import Scripted
from novamas.kit.decider import CHANCE, CROUPIER, DIRECTOR, FLOAT, INSPECTOR, Call, Chance, Command, Event, Refused
from novamas.table import Opening, Table
from novamas.table.acts import AnnounceLast, Bring, StaffLeave

GAME = "roulette-french"
BOE, EUS, GAL = "boe-1977", "euskadi-1996", "galicia-2007"
LAWS = (BOE, EUS, GAL)
MINIMUM = {BOE: 100, EUS: 500, GAL: 500}  # a hundred pesetas, five euros

# -- the wheel and the cloth ----------------------------------------------------------------------------------

WHEEL = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK = frozenset({2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35})
EVEN = frozenset({2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36})
ODD = frozenset({1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35})
LOW, HIGH = frozenset(range(1, 19)), frozenset(range(19, 37))
FIRST, SECOND, THIRD = frozenset(range(1, 13)), frozenset(range(13, 25)), frozenset(range(25, 37))
LEFT = frozenset({1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34})
MIDDLE = frozenset({2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35})
RIGHT = frozenset({3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36})

SPLITS = (
    "0-1 0-2 0-3 1-2 2-3 4-5 5-6 7-8 8-9 10-11 11-12 13-14 14-15 16-17 17-18 19-20 20-21 22-23 23-24 25-26 26-27 "
    "28-29 29-30 31-32 32-33 34-35 35-36 1-4 2-5 3-6 4-7 5-8 6-9 7-10 8-11 9-12 10-13 11-14 12-15 13-16 14-17 15-18 "
    "16-19 17-20 18-21 19-22 20-23 21-24 22-25 23-26 24-27 25-28 26-29 27-30 28-31 29-32 30-33 31-34 32-35 33-36"
)
STREETS = "1-2-3 4-5-6 7-8-9 10-11-12 13-14-15 16-17-18 19-20-21 22-23-24 25-26-27 28-29-30 31-32-33 34-35-36"
ZERO_STREETS = "0-1-2 0-2-3"
CORNERS = (
    "1-2-4-5 2-3-5-6 4-5-7-8 5-6-8-9 7-8-10-11 8-9-11-12 10-11-13-14 11-12-14-15 13-14-16-17 14-15-17-18 16-17-19-20 "
    "17-18-20-21 19-20-22-23 20-21-23-24 22-23-25-26 23-24-26-27 25-26-28-29 26-27-29-30 28-29-31-32 29-30-32-33 "
    "31-32-34-35 32-33-35-36"
)
FIRST_FOUR = "0-1-2-3"
SIX_LINES = {
    "1-6": {1, 2, 3, 4, 5, 6},
    "4-9": {4, 5, 6, 7, 8, 9},
    "7-12": {7, 8, 9, 10, 11, 12},
    "10-15": {10, 11, 12, 13, 14, 15},
    "13-18": {13, 14, 15, 16, 17, 18},
    "16-21": {16, 17, 18, 19, 20, 21},
    "19-24": {19, 20, 21, 22, 23, 24},
    "22-27": {22, 23, 24, 25, 26, 27},
    "25-30": {25, 26, 27, 28, 29, 30},
    "28-33": {28, 29, 30, 31, 32, 33},
    "31-36": {31, 32, 33, 34, 35, 36},
}
EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")
MULTIPLE = ("straight", "split", "street", "corner", "six-line", "column", "dozen", "double-column", "double-dozen")
ANNOUNCED = ("neighbours", "zero-sector", "third", "orphans")  # Euskadi only

Spots = dict[str, frozenset[int]]


def listed(kind: str, text: str) -> Spots:
    """Spots from their numbers as written on the cloth."""
    return {f"{kind}:{where}": frozenset(map(int, where.split("-"))) for where in text.split()}


def spots(law: str) -> dict[str, Spots]:
    """Every spot of every kind of bet that a stake may lie on, under the readings played by default."""
    later = law != BOE  # the zero combinations came with the later catalogues
    return {
        "straight": {f"straight:{n}": frozenset({n}) for n in range(37)},
        "split": listed("split", SPLITS),
        "street": listed("street", STREETS + (f" {ZERO_STREETS}" if later else "")),
        "corner": listed("corner", CORNERS + (f" {FIRST_FOUR}" if later else "")),
        "six-line": {f"six-line:{where}": frozenset(covers) for where, covers in SIX_LINES.items()},
        "column": {"column:1": LEFT, "column:2": MIDDLE, "column:3": RIGHT},
        "dozen": {"dozen:1": FIRST, "dozen:2": SECOND, "dozen:3": THIRD},
        "double-column": {"double-column:1-2": LEFT | MIDDLE, "double-column:2-3": MIDDLE | RIGHT},
        "double-dozen": {"double-dozen:1-2": FIRST | SECOND, "double-dozen:2-3": SECOND | THIRD},
        "red": {"red": RED},
        "black": {"black": BLACK},
        "even": {"even": EVEN},
        "odd": {"odd": ODD},
        "low": {"low": LOW},
        "high": {"high": HIGH},
    }


PAYS = {
    "straight": 35,
    "split": 17,
    "street": 11,
    "corner": 8,
    "six-line": 5,
    "column": 2,
    "dozen": 2,
    "double-column": 0.5,
    "double-dozen": 0.5,
    **dict.fromkeys(EVEN_CHANCES, 1),
}

# -- Euskadi's announced bets ---------------------------------------------------------------------------------

SECTORS = {
    "zero-sector": {
        "street:0-2-3": 2,
        "split:4-7": 1,
        "split:12-15": 1,
        "split:18-21": 1,
        "split:19-22": 1,
        "corner:25-26-28-29": 2,
        "split:32-35": 1,
    },
    "third": {
        "split:5-8": 1,
        "split:10-11": 1,
        "split:13-16": 1,
        "split:23-24": 1,
        "split:27-30": 1,
        "split:33-36": 1,
    },
    "orphans": {"straight:1": 1, "split:6-9": 1, "split:14-17": 1, "split:17-20": 1, "split:31-34": 1},
}
SECTOR_CHIPS = {"zero-sector": 9, "third": 6, "orphans": 5}
SECTOR_WINS = {  # number: what the whole bet wins, in chips
    "zero-sector": {0: 15, 2: 15, 3: 15, **dict.fromkeys((4, 7, 12, 15, 18, 19, 21, 22, 25, 26, 28, 29, 32, 35), 9)},
    "third": dict.fromkeys((5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36), 12),
    "orphans": {1: 31, 17: 31, **dict.fromkeys((6, 9, 14, 20, 31, 34), 13)},
}


def beside(number: int, wheel: tuple[int, ...] = WHEEL) -> frozenset[int]:
    """A number and the two on each side of it."""
    at = wheel.index(number)
    return frozenset((wheel * 3)[at + 35 : at + 40])


# -- limits and order -----------------------------------------------------------------------------------------

Maxima = dict[str, tuple[int, ...]]
MAXIMA: dict[str, Maxima] = {  # multiples of the minimum, one for each tier
    BOE: {
        "straight": (30,),
        "split": (60,),
        "street": (100,),
        "corner": (120,),
        "six-line": (200,),
        "column": (500,),
        "dozen": (500,),
        "double-column": (2000,),
        "double-dozen": (2000,),
        **dict.fromkeys(EVEN_CHANCES, (1000,)),
    },
    EUS: {
        "straight": (10, 20, 30, 50),
        "split": (20, 40, 60, 100),
        "street": (30, 60, 90, 150),
        "corner": (40, 80, 120, 200),
        "six-line": (60, 120, 180, 300),
        "column": (120, 240, 360, 600),
        "dozen": (120, 240, 360, 600),
        "double-column": (240, 480, 720, 1200),
        "double-dozen": (240, 480, 720, 1200),
        **dict.fromkeys(EVEN_CHANCES, (180, 360, 540, 900)),
    },
    GAL: {
        "straight": (10, 20, 30),
        "split": (20, 40, 60),
        "street": (30, 60, 90),
        "corner": (40, 80, 120),
        "six-line": (60, 120, 180),
        "column": (120, 240, 360),
        "dozen": (120, 240, 360),
        "double-column": (240, 480, 720),
        "double-dozen": (240, 480, 720),
        **dict.fromkeys(EVEN_CHANCES, (180, 360, 540)),
    },
}

EVEN_ORDER = ("red", "black", "even", "odd", "high", "low")
PAY_ORDER = {
    BOE: (
        *("double-column", "column", "double-dozen", "dozen"),
        *EVEN_ORDER,
        *("six-line", "street", "corner", "split", "straight"),
    ),
    EUS: (
        *("double-column", "column", "double-dozen", "dozen"),
        *EVEN_ORDER,
        *("six-line", "street", "corner", "split", "straight"),
    ),
    GAL: (
        *("column", "dozen", "double-column", "double-dozen"),
        *EVEN_ORDER,
        *("street", "six-line", "corner", "split", "straight"),
    ),
}


def by_law(boe: str = "", euskadi: str = "", galicia: str = "") -> list[Any]:
    """One case for each law that has the rule, citing that law's clauses."""
    cited = zip(LAWS, (boe, euskadi, galicia), strict=True)
    return [pytest.param(law, marks=pytest.mark.clause(*ids.split()), id=law) for law, ids in cited if ids]


# -- a table to play at ---------------------------------------------------------------------------------------


LAST_SPINS = {"euskadi-1996": 3}
"""How many spins are announced as the last, where the law says it."""


class Play:
    """A French roulette in a test's hands: staff and players act by name, a refusal comes back as a value."""

    def __init__(
        self,
        law: str,
        *people: str,
        minimum: int = 0,
        options: Mapping[str, Any] | None = None,
        readings: Any = "default",
    ) -> None:
        self.minimum = minimum or MINIMUM[law]
        self.brought: dict[str, int] = {}
        self.last = LAST_SPINS.get(law, 1)
        self.left = -1  # nobody thinks of the end
        opening = Opening(
            law=law,
            game=GAME,
            minimum=self.minimum,
            options=dict(options or {}),
            readings=readings,
            float=self.minimum * 1_000_000,
        )
        self.table = Table(opening, Scripted())
        self.bring(*people)

    def branch(self) -> Play:
        """The same table at this moment, to be played on in another way."""
        twin = copy.copy(self)
        twin.table = copy.copy(self.table)
        twin.table.log = list(self.table.log)
        return twin

    @property
    def desk(self) -> Any:
        return self.table.state.desk

    # -- acts ------------------------------------------------------------------------------------------------

    def bring(self, *people: str, chips: int = 0) -> None:
        for who in people:
            self.brought[who] = chips or self.minimum * 100_000
            self.table.act(Bring(by=who, amount=self.brought[who]))

    def act(self, command: Command) -> list[Event]:
        return self.table.act(command)

    def refused(self, command: Command) -> Refused:
        """The refusal of a command, which must leave state and log as they were."""
        state, written = self.table.state, len(self.table.log)
        with pytest.raises(Refused) as refused:
            self.table.act(command)
        assert self.table.state is state
        assert len(self.table.log) == written
        return refused.value

    def open(self) -> list[Event]:
        return self.act(OpenBetting(by=CROUPIER))

    def launch(self, turns: int = 0) -> list[Event]:
        return self.act(Launch(by=CROUPIER, turns=turns))

    def close(self) -> list[Event]:
        return self.act(CloseBetting(by=CROUPIER))

    def ball(self, number: int) -> list[Event]:
        return self.act(Chance(what="ball", value=number))

    def spin(self, number: int) -> list[Event]:
        """Staff do what is due until the ball may fall, and it falls on a number: the events of its fall."""
        if self.left == self.last:
            self.announce()
        self.left -= 1
        self.table.to_chance()
        return self.ball(number)

    def bet(self, who: str, on: str, amount: int) -> list[Event]:
        if self.desk.phase == "idle":
            self.open()
        return self.act(PlaceBet(by=who, on=on, amount=amount))

    def lay(self, where: Iterable[str], amount: int) -> None:
        """One player for each spot, named after it, all with the same stake."""
        for spot in where:
            self.bring(spot)
            self.bet(spot, spot, amount)

    def take_back(self, who: str, bet: int, amount: int) -> list[Event]:
        return self.act(TakeBack(by=who, bet=bet, amount=amount))

    def choose(self, who: str, choice: str, bet: int = 0) -> list[Event]:
        asked = [id for id, b in self.desk.bets.items() if b.owner == who and b.asked]
        return self.act(PrisonChoice(by=who, bet=bet or asked[0], choice=choice))

    def void(self, cause: str, by: str = INSPECTOR) -> list[Event]:
        return self.act(VoidSpin(by=by, cause=cause))

    def end_after(self, spins: int) -> None:
        """So many spins are left of the session. Where the law announces the last three, they are announced when three
        are left; if there are fewer, the others fall before anybody bets."""
        self.left = spins
        for _ in range(self.last - spins):
            self.announce()
            self.spin(1)

    def announce(self) -> None:
        """The inspector announces the last spins of the session, once."""
        if self.desk.last is None:
            self.act(AnnounceLast(by=INSPECTOR, rounds=self.last))

    def sent_away(self, role: str) -> None:
        self.act(StaffLeave(by=DIRECTOR, role=role))

    # -- what came of it -------------------------------------------------------------------------------------

    def net(self, who: str) -> int:
        """What somebody's chips have become, against what was brought; a stake on the cloth counts as gone."""
        return int(self.desk.chips[who]) - self.brought[who]

    def cloth(self, who: str) -> int:
        return sum(b.amount for b in self.desk.bets.values() if b.owner == who)

    def house(self) -> int:
        """What the float has won or lost since the table opened."""
        return self.table.state.book[FLOAT] - self.minimum * 1_000_000

    def awaited(self) -> list[str]:
        return [a.who for a in self.table.awaits()]

    def waits_for_the_ball(self) -> bool:
        return self.awaited() == [CHANCE]

    def on_offer(self, who: str) -> set[str]:
        """Every spot on which this player could lay chips now."""
        return {spot for offer in self.table.options(who, "PlaceBet") for spot in offer.form["on"].each()}

    def calls(self, since: int = 0) -> list[str]:
        return [call.key for call in self.called(since)]

    def called(self, since: int = 0) -> list[Call]:
        return [call for envelope in self.table.log[since:] for call in envelope.event.calls]


def paid_spots(play: Play, events: Iterable[Event]) -> list[list[str]]:
    """The spots of every payment, in the order in which the croupier makes them."""
    where = {e.event.bet: e.event.on for e in play.table.log if hasattr(e.event, "on")}
    return [[where[id] for id in e.bets] for e in events if isinstance(e, Paid)]


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(e).__name__ for e in events]
