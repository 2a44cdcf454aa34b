"""Craps as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `what` and `PAYS` say what every throw does to every bet. `DiceTable` plays: staff on
autopilot, a shooter, and the dice a test wants.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from spin_oracle import Session

from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.craps.acts import PassDice, TakeDice
from novamas.kit.decider import CROUPIER, Event

THROWS: list[tuple[int, int]] = list(product(range(1, 7), repeat=2))
BOXES = (4, 5, 6, 8, 9, 10)
LINE = ("win", "dont-win", "come", "dont-come")

# ---- what each bet pays, and what a throw does to it

BY_NUMBER: dict[str, dict[int, str]] = {
    "hard": {4: "7:1", 6: "9:1", 8: "9:1", 10: "7:1"},
    "odds-with": {4: "2:1", 5: "3:2", 6: "6:5", 8: "6:5", 9: "3:2", 10: "2:1"},
    "odds-against": {4: "1:2", 5: "2:3", 6: "5:6", 8: "5:6", 9: "2:3", 10: "1:2"},
    "right": {4: "9:5", 5: "7:5", 6: "7:6", 8: "7:6", 9: "7:5", 10: "9:5"},
    "wrong": {4: "5:11", 5: "5:8", 6: "4:5", 8: "4:5", 9: "5:8", 10: "5:11"},
}
ODDS = {"win": "odds-with", "come": "odds-with", "dont-win": "odds-against", "dont-come": "odds-against"}
PAYS: dict[str, str] = {
    **dict.fromkeys((*LINE, "field", "big-6", "big-8", "under-7", "over-7"), "1:1"),
    "seven": "4:1",
    "eleven": "15:1",
    "any-craps": "7:1",
    "horn": "4:1",
    "craps-2": "30:1",
    "craps-3": "15:1",
    "craps-12": "30:1",
    **{f"{kind}-{n}": pays for kind in ("hard", "right", "wrong") for n, pays in BY_NUMBER[kind].items()},
    **{f"odds-{line}-{n}": pays for line, table in ODDS.items() for n, pays in BY_NUMBER[table].items()},
}
ONCE: dict[str, tuple[int, ...]] = {
    "field": (2, 3, 4, 9, 10, 11, 12),
    "under-7": (2, 3, 4, 5, 6),
    "over-7": (8, 9, 10, 11, 12),
    "seven": (7,),
    "eleven": (11,),
    "any-craps": (2, 3, 12),
    "craps-2": (2,),
    "craps-3": (3,),
    "craps-12": (12,),
    "horn": (2, 3, 11, 12),
}
ANYTIME = [kind for kind in PAYS if kind not in LINE and not kind.startswith("odds-")]


def ratio(pays: str) -> Fraction:
    return Fraction(*map(int, pays.split(":")))


def what(kind: str, dice: tuple[int, int], number: int = 0) -> str:
    """What a throw does to a bet that has this number, or none yet: wins, loses, null, stays, or the box it goes to."""
    total, double = sum(dice), dice[0] == dice[1]
    if kind in ONCE:
        return "wins" if total in ONCE[kind] else "loses"
    if kind.startswith("big-"):
        number, kind = int(kind[-1]), "right"
    if kind.startswith("hard-"):
        hit = total == int(kind.partition("-")[2])
        return "wins" if hit and double else "loses" if hit or total == 7 else "stays"
    number = number or (int(kind.rpartition("-")[2]) if kind not in LINE else 0)
    against = "dont" in kind or kind.startswith("wrong")
    if number:
        won, lost = (7, number) if against else (number, 7)
        return "wins" if total == won else "loses" if total == lost else "stays"
    if total in BOXES:
        return str(total)
    if against and total == 12:
        return "null"
    return "wins" if (total in (7, 11)) != against else "loses"


def due(kind: str, dice: tuple[int, int], number: int = 0, pays: str = "") -> Fraction:
    """What comes back of one unit: the stake with its winnings, the stake, nothing; a bet that waits brings nothing."""
    result = what(kind, dice, number)
    if result == "wins":
        better = kind == "field" and sum(dice) in (2, 12)
        return 1 + (2 if better else ratio(pays or PAYS[kind]))
    return Fraction(1 if result == "null" else 0)


class DiceTable(Session):
    """A craps table with a shooter, `zoe`, who has the dice and bets one minimum on win at every first throw."""

    def __init__(self, law: str, *people: str, purse: int = 100_000, reading: Any = "default", **more: Any) -> None:
        super().__init__(law, "craps", "zoe", *(people or ("ana",)), purse=purse, reading=reading, **more)

    def ready(self) -> None:
        """Betting is open, zoe has the dice and her bet lies on the cloth."""
        if self.phase == "idle":
            self.table.staff()
        desk = self.table.state.desk
        if not desk.shooter:
            while (who := self.table.awaits()[0].who) != "zoe":
                self.do(PassDice(by=who))
            self.do(TakeDice(by="zoe"))
        if not desk.point and "win" not in self.lying("zoe"):
            self.bet("zoe", "win", self.unit)

    def throws(self, *throws: tuple[int, int]) -> list[Event]:
        """Zoe throws; all the events."""
        mark = len(self.table.log)
        for dice in throws:
            self.ready()
            self.lands(dice)
        return [e.event for e in self.table.log[mark:]]

    def points(self, number: int) -> None:
        """A first throw that sets this point."""
        self.throws(made(number))
        assert self.table.state.desk.point == number

    def laid(self, who: str, bets: Mapping[str, int]) -> None:
        for on, units in bets.items():
            self.do(PlaceBet(by=who, on=on, amount=units * self.unit))

    def shut(self) -> None:
        self.do(CloseBetting(by=CROUPIER))


def made(total: int) -> tuple[int, int]:
    """Dice that make a total without a double, where there are any."""
    return next((d for d in THROWS if sum(d) == total and d[0] != d[1]), (total // 2, total // 2))


def with_number(table: DiceTable, who: str, line: str, number: int, units: int) -> str:
    """Lays a simple bet and lets it get its number; the spot that it lies on then."""
    if line in ("win", "dont-win"):
        table.ready()
        table.laid(who, {line: units})
        table.points(number)
        return line
    table.points(next(n for n in BOXES if n != number))
    table.laid(who, {line: units})
    table.throws(made(number))
    return f"{line}-{number}"
