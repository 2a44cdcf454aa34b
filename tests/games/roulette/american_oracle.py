"""American roulette as the three laws have it, typed out by hand: what the engine is held against.

Nothing here is read from `laws/` or computed by the games. `Play` drives one game and keeps what happened.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from novamas.games import make
from novamas.games.roulette.play import TakeColour
from novamas.games.spin import CloseBetting, Launch, OpenBetting, Paid, PlaceBet
from novamas.kit.decider import Chance, Command, Event, Refused, step

GAME = "roulette-american"
BOE, EUS, GAL = "boe-1977", "euskadi-1996", "galicia-2007"
LAWS = (BOE, EUS, GAL)
MINIMUM = {BOE: 100, EUS: 500, GAL: 500}  # pesetas; euro cents
TIERS = {BOE: 1, EUS: 4, GAL: 3}
CROUPIER, INSPECTOR = "@croupier", "@inspector"

# -- the wheel ------------------------------------------------------------------------------------------------

RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK = frozenset({2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35})

NEIGHBOURS = {
    0: (3, 26, 0, 32, 15),
    1: (16, 33, 1, 20, 14),
    2: (4, 21, 2, 25, 17),
    3: (12, 35, 3, 26, 0),
    4: (15, 19, 4, 21, 2),
    5: (23, 10, 5, 24, 16),
    6: (17, 34, 6, 27, 13),
    7: (18, 29, 7, 28, 12),
    8: (11, 30, 8, 23, 10),
    9: (14, 31, 9, 22, 18),
    10: (8, 23, 10, 5, 24),
    11: (13, 36, 11, 30, 8),
    12: (7, 28, 12, 35, 3),
    13: (6, 27, 13, 36, 11),
    14: (1, 20, 14, 31, 9),
    15: (0, 32, 15, 19, 4),
    16: (5, 24, 16, 33, 1),
    17: (2, 25, 17, 34, 6),
    18: (9, 22, 18, 29, 7),
    19: (32, 15, 19, 4, 21),
    20: (33, 1, 20, 14, 31),
    21: (19, 4, 21, 2, 25),
    22: (31, 9, 22, 18, 29),
    23: (30, 8, 23, 10, 5),
    24: (10, 5, 24, 16, 33),
    25: (21, 2, 25, 17, 34),
    26: (35, 3, 26, 0, 32),
    27: (34, 6, 27, 13, 36),
    28: (29, 7, 28, 12, 35),
    29: (22, 18, 29, 7, 28),
    30: (36, 11, 30, 8, 23),
    31: (20, 14, 31, 9, 22),
    32: (26, 0, 32, 15, 19),
    33: (24, 16, 33, 1, 20),
    34: (25, 17, 34, 6, 27),
    35: (28, 12, 35, 3, 26),
    36: (27, 13, 36, 11, 30),
}

# -- the cloth ------------------------------------------------------------------------------------------------

PAYS = {
    "straight": Fraction(35),
    "split": Fraction(17),
    "street": Fraction(11),
    "corner": Fraction(8),
    "six-line": Fraction(5),
    "column": Fraction(2),
    "dozen": Fraction(2),
    "double-column": Fraction(1, 2),
    "double-dozen": Fraction(1, 2),
    "red": Fraction(1),
    "black": Fraction(1),
    "even": Fraction(1),
    "odd": Fraction(1),
    "low": Fraction(1),
    "high": Fraction(1),
}

ODD = frozenset({1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35})
EVEN = frozenset({2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36})
EVEN_CHANCES = {
    "red": RED,
    "black": BLACK,
    "even": EVEN,
    "odd": ODD,
    "low": frozenset(range(1, 19)),
    "high": frozenset(range(19, 37)),
}
COLUMN = {
    1: frozenset({1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34}),
    2: frozenset({2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35}),
    3: frozenset({3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36}),
}
DOZEN = {1: frozenset(range(1, 13)), 2: frozenset(range(13, 25)), 3: frozenset(range(25, 37))}

SPLITS = """
0-1 0-2 0-3
1-2 2-3 4-5 5-6 7-8 8-9 10-11 11-12 13-14 14-15 16-17 17-18
19-20 20-21 22-23 23-24 25-26 26-27 28-29 29-30 31-32 32-33 34-35 35-36
1-4 2-5 3-6 4-7 5-8 6-9 7-10 8-11 9-12 10-13 11-14 12-15 13-16 14-17 15-18 16-19 17-20
18-21 19-22 20-23 21-24 22-25 23-26 24-27 25-28 26-29 27-30 28-31 29-32 30-33 31-34 32-35 33-36
"""
STREETS = "1-2-3 4-5-6 7-8-9 10-11-12 13-14-15 16-17-18 19-20-21 22-23-24 25-26-27 28-29-30 31-32-33 34-35-36"
CORNERS = """
1-2-4-5 2-3-5-6 4-5-7-8 5-6-8-9 7-8-10-11 8-9-11-12 10-11-13-14 11-12-14-15 13-14-16-17 14-15-17-18 16-17-19-20
17-18-20-21 19-20-22-23 20-21-23-24 22-23-25-26 23-24-26-27 25-26-28-29 26-27-29-30 28-29-31-32 29-30-32-33
31-32-34-35 32-33-35-36
"""
SIX_LINES = "1-6 4-9 7-12 10-15 13-18 16-21 19-24 22-27 25-30 28-33 31-36"
ZERO_COMBINATIONS = ("street:0-1-2", "street:0-2-3", "corner:0-1-2-3")  # not in 1977, whose list is closed


def cloth(law: str) -> dict[str, frozenset[int]]:
    """Every spot that a chip may lie on, and the numbers it covers."""
    spots = {f"straight:{n}": frozenset({n}) for n in range(37)}
    for kind, keys in (("split", SPLITS), ("street", STREETS), ("corner", CORNERS)):
        spots |= {f"{kind}:{key}": frozenset(map(int, key.split("-"))) for key in keys.split()}
    for key in SIX_LINES.split():
        first, last = map(int, key.split("-"))
        spots[f"six-line:{key}"] = frozenset(range(first, last + 1))
    if law != BOE:
        spots |= {key: frozenset(map(int, key.split(":")[1].split("-"))) for key in ZERO_COMBINATIONS}
    spots |= {f"column:{n}": COLUMN[n] for n in COLUMN} | {f"dozen:{n}": DOZEN[n] for n in DOZEN}
    for a, b in ((1, 2), (2, 3)):
        spots[f"double-column:{a}-{b}"] = COLUMN[a] | COLUMN[b]
        spots[f"double-dozen:{a}-{b}"] = DOZEN[a] | DOZEN[b]
    return spots | EVEN_CHANCES


# Announced bets of Euskadi: how many chips go where.
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


def announced() -> dict[str, dict[str, int]]:
    """Every announced bet and where its chips go."""
    around = {f"neighbours:{n}": {f"straight:{m}": 1 for m in near} for n, near in NEIGHBOURS.items()}
    return around | SECTORS


def won(kind: str, covers: frozenset[int], stake: int, ball: int) -> int:
    """What a stake brings its owner when the ball falls: winnings, loss, or half of an even chance on zero."""
    if ball in covers:
        return int(stake * PAYS[kind])
    return -stake // 2 if ball == 0 and kind in EVEN_CHANCES else -stake


# -- limits ---------------------------------------------------------------------------------------------------

# The most a player may have on a spot, in minima, tier by tier, and the clause that a refusal must name.
MAXIMA: dict[str, dict[str, tuple[tuple[int, ...], str]]] = {
    BOE: {
        "straight": ((20,), "BOE77-02-021"),
        "split": ((40,), "BOE77-02-022"),
        "street": ((60,), "BOE77-02-023"),
        "corner": ((80,), "BOE77-02-024"),
        "six-line": ((120,), "BOE77-02-026"),
        "column": ((240,), "BOE77-02-027"),
        "dozen": ((240,), "BOE77-02-027"),
        "double-column": ((480,), "BOE77-01-061"),
        "double-dozen": ((480,), "BOE77-01-061"),
        "red": ((360,), "BOE77-02-020"),
        "black": ((360,), "BOE77-02-020"),
        "even": ((360,), "BOE77-02-020"),
        "odd": ((360,), "BOE77-02-020"),
        "low": ((360,), "BOE77-02-020"),
        "high": ((360,), "BOE77-02-020"),
    },
    EUS: {
        "straight": ((10, 20, 30, 50), "EUS96-01-055"),
        "split": ((20, 40, 60, 100), "EUS96-01-056"),
        "street": ((30, 60, 90, 150), "EUS96-01-057"),
        "corner": ((40, 80, 120, 200), "EUS96-01-058"),
        "six-line": ((60, 120, 180, 300), "EUS96-01-059"),
        "column": ((120, 240, 360, 600), "EUS96-01-060"),
        "dozen": ((120, 240, 360, 600), "EUS96-01-060"),
        "double-column": ((240, 480, 720, 1200), "EUS96-01-061"),
        "double-dozen": ((240, 480, 720, 1200), "EUS96-01-061"),
        "red": ((180, 360, 540, 900), "EUS96-01-052"),
        "black": ((180, 360, 540, 900), "EUS96-01-052"),
        "even": ((180, 360, 540, 900), "EUS96-01-052"),
        "odd": ((180, 360, 540, 900), "EUS96-01-052"),
        "low": ((180, 360, 540, 900), "EUS96-01-052"),
        "high": ((180, 360, 540, 900), "EUS96-01-052"),
    },
    GAL: {
        "straight": ((10, 20, 30), "GAL07-02-016"),
        "split": ((20, 40, 60), "GAL07-02-017"),
        "street": ((30, 60, 90), "GAL07-02-018"),
        "corner": ((40, 80, 120), "GAL07-02-019"),
        "six-line": ((60, 120, 180), "GAL07-02-020"),
        "column": ((120, 240, 360), "GAL07-02-021"),
        "dozen": ((120, 240, 360), "GAL07-02-021"),
        "double-column": ((240, 480, 720), "GAL07-02-022"),
        "double-dozen": ((240, 480, 720), "GAL07-02-022"),
        "red": ((180, 360, 540), "GAL07-02-015"),
        "black": ((180, 360, 540), "GAL07-02-015"),
        "even": ((180, 360, 540), "GAL07-02-015"),
        "odd": ((180, 360, 540), "GAL07-02-015"),
        "low": ((180, 360, 540), "GAL07-02-015"),
        "high": ((180, 360, 540), "GAL07-02-015"),
    },
}

# The order in which winners are paid, as Euskadi and Galicia print it and as 1977 must be read.
PAY_ORDER = (
    "double-column",
    "column",
    "high",
    "odd",
    "black",
    "red",
    "even",
    "low",
    "double-dozen",
    "dozen",
    "six-line",
    "street",
    "corner",
    "split",
    "straight",
)


# -- a table at work ------------------------------------------------------------------------------------------


class Play:
    """One American roulette at work: it sends commands and keeps the state."""

    def __init__(self, law: str, *people: str, reading: Any = "default", minimum: int = 0, **options: Any) -> None:
        self.law = law
        self.game: Any = make(law, GAME, options, reading)
        self.minimum = minimum or MINIMUM[law]
        purse = 100_000 * self.minimum
        self.s: Any = self.game.state(chips=dict.fromkeys(people or ("ana", "bea"), purse), minimum=self.minimum)

    def do(self, *commands: Command) -> list[Event]:
        """Plays the commands; what happened."""
        events: list[Event] = []
        for command in commands:
            self.s, more = step(self.game, self.s, command)
            events += more
        return events

    def refused(self, command: Command) -> Refused:
        """Plays a command that must be refused; the refusal, which changed nothing."""
        before = self.s
        try:
            self.do(command)
        except Refused as refusal:
            assert self.s is before
            return refusal
        raise AssertionError(f"{command} was accepted")

    def colour(self, who: str, value: int = 0) -> list[Event]:
        return self.do(TakeColour(by=who, value=value))

    def open(self) -> list[Event]:
        return self.do(OpenBetting(by=CROUPIER))

    def bet(self, who: str, on: str, amount: int) -> list[Event]:
        return self.do(PlaceBet(by=who, on=on, amount=amount))

    def close(self) -> list[Event]:
        return self.do(Launch(by=CROUPIER, turns=self.game.turns(self.s)[0]), CloseBetting(by=CROUPIER))

    def ball(self, number: int) -> list[Event]:
        return self.do(Chance(what="ball", value=number))

    def seated(self, *people: str, value: int = 0) -> Play:
        """Gives everybody a colour and opens the betting."""
        for who in people or tuple(self.s.chips):
            self.colour(who, value)
        self.open()
        return self

    def lying(self, who: str) -> dict[str, int]:
        """What somebody has on the cloth."""
        return {b.on: b.amount for b in self.s.bets.values() if b.owner == who}


def payments(play: Play, events: list[Event], laid: dict[int, str]) -> list[tuple[str, list[str]]]:
    """Who was paid for which spots, payment by payment; `laid` says where each bet lay."""
    paid = [e for e in events if isinstance(e, Paid)]
    return [(next(m.dst for m in e.moves), [laid[id] for id in e.bets]) for e in paid]
