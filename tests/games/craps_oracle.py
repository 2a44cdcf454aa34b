"""Craps as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `CRAPS_CLAUSES` says which article of each law speaks of a topic; `what` and `PAYS`
say what every throw does to every bet. `DiceTable` plays: staff on autopilot, a shooter, and the dice a test wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from spin_oracle import Session

from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.craps.acts import PassDice, TakeDice
from novamas.kit.decider import CROUPIER, Event

THROWS: list[tuple[int, int]] = list(product(range(1, 7), repeat=2))
BOXES = (4, 5, 6, 8, 9, 10)
LINE = ("win", "dont-win", "come", "dont-come")

# ---- which article speaks of what

CRAPS_CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "banked": ("BOE77-06-001",),
        "two dice": ("BOE77-06-002", "BOE77-06-112"),
        "six dice": ("BOE77-06-006", "BOE77-06-007"),
        "closed list": ("BOE77-06-013",),
        "players": ("BOE77-06-099",),
        "collect and pay": ("BOE77-06-010",),
        "even money": ("BOE77-06-014",),
        "win": ("BOE77-06-015", "BOE77-06-016", "BOE77-06-018"),
        "don't win": ("BOE77-06-020", "BOE77-06-021", "BOE77-06-022", "BOE77-06-023"),
        "come": ("BOE77-06-024", "BOE77-06-025", "BOE77-06-026", "BOE77-06-027"),
        "don't come": ("BOE77-06-028", "BOE77-06-029", "BOE77-06-030", "BOE77-06-031"),
        "point": ("BOE77-06-017", "BOE77-06-018"),
        "locked": ("BOE77-06-032",),
        "dice pass": ("BOE77-06-019",),
        "field": ("BOE77-06-033", "BOE77-06-034", "BOE77-06-035"),
        "big 6": ("BOE77-06-036", "BOE77-06-037"),
        "big 8": ("BOE77-06-038", "BOE77-06-039"),
        "under 7": ("BOE77-06-040",),
        "over 7": ("BOE77-06-041",),
        "any time": ("BOE77-06-042",),
        "hard ways": ("BOE77-06-043", "BOE77-06-044", "BOE77-06-045", "BOE77-06-046"),
        "seven": ("BOE77-06-047", "BOE77-06-048"),
        "eleven": ("BOE77-06-049", "BOE77-06-050"),
        "any craps": ("BOE77-06-051", "BOE77-06-052"),
        "craps 2": ("BOE77-06-053", "BOE77-06-054"),
        "craps 3": ("BOE77-06-055", "BOE77-06-056"),
        "craps 12": ("BOE77-06-057", "BOE77-06-058"),
        "horn": ("BOE77-06-059", "BOE77-06-060"),
        "odds": ("BOE77-06-061", "BOE77-06-062", "BOE77-06-063"),
        "odds on win": ("BOE77-06-065", "BOE77-06-066", "BOE77-06-067", "BOE77-06-068"),
        "odds on don't win": ("BOE77-06-070", "BOE77-06-071", "BOE77-06-072", "BOE77-06-073"),
        "odds on come": ("BOE77-06-075", "BOE77-06-076"),
        "odds on don't come": ("BOE77-06-078", "BOE77-06-079"),
        "place bets": ("BOE77-06-080", "BOE77-06-081"),
        "right bets": ("BOE77-06-083", "BOE77-06-086", "BOE77-06-085", "BOE77-06-084"),
        "wrong bets": ("BOE77-06-088", "BOE77-06-091", "BOE77-06-090", "BOE77-06-089"),
        "minimum": ("BOE77-06-092",),
        "simple maximum": ("BOE77-06-093",),
        "multiple maximum": ("BOE77-06-094",),
        "odds maximum": ("BOE77-06-095",),
        "lay odds maximum": ("BOE77-06-096",),
        "right maximum": ("BOE77-06-097",),
        "wrong maximum": ("BOE77-06-098",),
        "order of the dice": ("BOE77-06-100", "BOE77-06-101"),
        "shooter must bet": ("BOE77-06-114",),
        "deprived": ("BOE77-06-109",),
        "conduct": ("BOE77-06-104",),
        "far edge": ("BOE77-06-106",),
        "change of dice": ("BOE77-06-110", "BOE77-06-111"),
        "asking for dice": ("BOE77-06-105",),
        "die on the floor": (),
        "void throws": ("BOE77-06-107", "BOE77-06-108"),
        "closing call": ("BOE77-06-103",),
        "result call": ("BOE77-06-012",),
        "late bets": ("BOE77-06-113",),
        "staff": ("BOE77-06-008",),
        "head of table": ("BOE77-06-009",),
        "exchanges": ("BOE77-06-011",),
        "stickman": ("BOE77-06-012",),
    },
    "euskadi-1996": {
        "banked": ("EUS96-06-001",),
        "two dice": ("EUS96-06-002", "EUS96-06-079"),
        "six dice": ("EUS96-06-005", "EUS96-06-006"),
        "closed list": ("EUS96-06-013",),
        "players": ("EUS96-06-063",),
        "collect and pay": ("EUS96-06-010",),
        "even money": ("EUS96-06-014",),
        "win": ("EUS96-06-015", "EUS96-06-017"),
        "don't win": ("EUS96-06-019", "EUS96-06-020"),
        "come": ("EUS96-06-021", "EUS96-06-022"),
        "don't come": ("EUS96-06-023", "EUS96-06-024"),
        "point": ("EUS96-06-016", "EUS96-06-017"),
        "locked": ("EUS96-06-025",),
        "dice pass": ("EUS96-06-018",),
        "field": ("EUS96-06-026", "EUS96-06-027"),
        "big 6": ("EUS96-06-028", "EUS96-06-029"),
        "big 8": ("EUS96-06-030", "EUS96-06-031"),
        "under 7": ("EUS96-06-032",),
        "over 7": ("EUS96-06-033",),
        "any time": ("EUS96-06-034",),
        "hard ways": ("EUS96-06-035", "EUS96-06-036", "EUS96-06-037"),
        "seven": ("EUS96-06-038",),
        "eleven": ("EUS96-06-039",),
        "any craps": ("EUS96-06-040",),
        "craps 2": ("EUS96-06-041",),
        "craps 3": ("EUS96-06-042",),
        "craps 12": ("EUS96-06-043",),
        "horn": ("EUS96-06-044",),
        "odds": ("EUS96-06-045",),
        "odds on win": ("EUS96-06-046", "EUS96-06-047"),
        "odds on don't win": ("EUS96-06-048", "EUS96-06-049"),
        "odds on come": ("EUS96-06-050",),
        "odds on don't come": ("EUS96-06-051",),
        "place bets": ("EUS96-06-052",),
        "right bets": ("EUS96-06-053", "EUS96-06-054"),
        "wrong bets": ("EUS96-06-055", "EUS96-06-056"),
        "minimum": ("EUS96-06-057",),
        "simple maximum": ("EUS96-06-058",),
        "multiple maximum": ("EUS96-06-059",),
        "odds maximum": ("EUS96-06-060",),
        "lay odds maximum": ("EUS96-06-060",),
        "right maximum": ("EUS96-06-061",),
        "wrong maximum": ("EUS96-06-062",),
        "order of the dice": ("EUS96-06-064", "EUS96-06-065"),
        "shooter must bet": ("EUS96-06-081",),
        "deprived": ("EUS96-06-076",),
        "conduct": ("EUS96-06-068",),
        "far edge": ("EUS96-06-072",),
        "change of dice": ("EUS96-06-077", "EUS96-06-078"),
        "asking for dice": ("EUS96-06-069",),
        "die on the floor": ("EUS96-06-070", "EUS96-06-071"),
        "void throws": ("EUS96-06-073", "EUS96-06-074", "EUS96-06-075"),
        "closing call": ("EUS96-06-067",),
        "result call": ("EUS96-06-012",),
        "late bets": ("EUS96-06-080",),
        "staff": ("EUS96-06-007", "EUS96-06-008"),
        "head of table": ("EUS96-06-009",),
        "exchanges": ("EUS96-06-011",),
        "stickman": ("EUS96-06-012",),
    },
    "galicia-2007": {
        "banked": ("GAL07-09-001",),
        "two dice": ("GAL07-09-002", "GAL07-09-003", "GAL07-09-077"),
        "six dice": ("GAL07-09-008", "GAL07-09-009"),
        "closed list": ("GAL07-09-014",),
        "players": ("GAL07-09-065",),
        "collect and pay": ("GAL07-09-012",),
        "even money": ("GAL07-09-015",),
        "win": ("GAL07-09-016", "GAL07-09-018"),
        "don't win": ("GAL07-09-020", "GAL07-09-021"),
        "come": ("GAL07-09-022", "GAL07-09-023"),
        "don't come": ("GAL07-09-024", "GAL07-09-025"),
        "point": ("GAL07-09-017", "GAL07-09-018"),
        "locked": ("GAL07-09-026",),
        "dice pass": ("GAL07-09-019",),
        "field": ("GAL07-09-027", "GAL07-09-028"),
        "big 6": ("GAL07-09-029",),
        "big 8": ("GAL07-09-030",),
        "under 7": ("GAL07-09-031",),
        "over 7": ("GAL07-09-032",),
        "any time": ("GAL07-09-033",),
        "hard ways": ("GAL07-09-034", "GAL07-09-035", "GAL07-09-036"),
        "seven": ("GAL07-09-037",),
        "eleven": ("GAL07-09-038",),
        "any craps": ("GAL07-09-039",),
        "craps 2": ("GAL07-09-040",),
        "craps 3": ("GAL07-09-041",),
        "craps 12": ("GAL07-09-042",),
        "horn": ("GAL07-09-043",),
        "odds": ("GAL07-09-044",),
        "odds on win": ("GAL07-09-045", "GAL07-09-046"),
        "odds on don't win": ("GAL07-09-047", "GAL07-09-048"),
        "odds on come": ("GAL07-09-049", "GAL07-09-050"),
        "odds on don't come": ("GAL07-09-051", "GAL07-09-052"),
        "place bets": ("GAL07-09-053",),
        "right bets": ("GAL07-09-054", "GAL07-09-055"),
        "wrong bets": ("GAL07-09-056", "GAL07-09-057"),
        "minimum": ("GAL07-09-058",),
        "simple maximum": ("GAL07-09-059",),
        "multiple maximum": ("GAL07-09-060",),
        "odds maximum": ("GAL07-09-061",),
        "lay odds maximum": ("GAL07-09-062",),
        "right maximum": ("GAL07-09-063",),
        "wrong maximum": ("GAL07-09-064",),
        "order of the dice": ("GAL07-09-066",),
        "shooter must bet": ("GAL07-09-079",),
        "deprived": ("GAL07-09-075",),
        "conduct": ("GAL07-09-068",),
        "far edge": ("GAL07-09-072",),
        "change of dice": ("GAL07-09-076", "GAL07-09-077"),
        "asking for dice": ("GAL07-09-069",),
        "die on the floor": ("GAL07-09-070", "GAL07-09-071"),
        "void throws": ("GAL07-09-073", "GAL07-09-074"),
        "closing call": ("GAL07-09-068",),
        "result call": ("GAL07-09-013",),
        "late bets": ("GAL07-09-078",),
        "staff": ("GAL07-09-010",),
        "head of table": ("GAL07-09-011",),
        "exchanges": ("GAL07-09-012",),
        "stickman": ("GAL07-09-013",),
    },
    "asturias-2011": {
        "banked": ("AST11-CR-001",),
        "two dice": ("AST11-CR-100",),
        "six dice": ("AST11-CR-099",),
        "closed list": ("AST11-CR-002",),
        "players": ("AST11-CR-082",),
        "collect and pay": ("AST11-CR-003",),
        "even money": ("AST11-CR-003",),
        "win": ("AST11-CR-004", "AST11-CR-005", "AST11-CR-008"),
        "don't win": ("AST11-CR-009", "AST11-CR-010", "AST11-CR-011", "AST11-CR-012"),
        "come": ("AST11-CR-013", "AST11-CR-014", "AST11-CR-015", "AST11-CR-016"),
        "don't come": ("AST11-CR-017", "AST11-CR-018", "AST11-CR-019", "AST11-CR-020"),
        "point": ("AST11-CR-006", "AST11-CR-007", "AST11-CR-008"),
        "locked": ("AST11-CR-021",),
        "dice pass": ("AST11-CR-096",),
        "field": ("AST11-CR-022", "AST11-CR-023", "AST11-CR-024"),
        "big 6": ("AST11-CR-025", "AST11-CR-026"),
        "big 8": ("AST11-CR-027", "AST11-CR-028"),
        "under 7": ("AST11-CR-030",),
        "over 7": ("AST11-CR-031",),
        "any time": ("AST11-CR-032",),
        "hard ways": ("AST11-CR-033", "AST11-CR-034", "AST11-CR-035", "AST11-CR-036", "AST11-CR-037"),
        "seven": ("AST11-CR-038", "AST11-CR-039"),
        "eleven": ("AST11-CR-040", "AST11-CR-041"),
        "any craps": ("AST11-CR-042", "AST11-CR-043"),
        "craps 2": ("AST11-CR-044", "AST11-CR-045"),
        "craps 3": ("AST11-CR-046", "AST11-CR-047"),
        "craps 12": ("AST11-CR-048", "AST11-CR-049"),
        "horn": ("AST11-CR-050", "AST11-CR-051"),
        "odds": ("AST11-CR-052", "AST11-CR-053", "AST11-CR-054"),
        "odds on win": ("AST11-CR-056", "AST11-CR-057"),
        "odds on don't win": ("AST11-CR-059", "AST11-CR-060"),
        "odds on come": ("AST11-CR-062", "AST11-CR-063"),
        "odds on don't come": ("AST11-CR-065", "AST11-CR-066"),
        "place bets": ("AST11-CR-067", "AST11-CR-068"),
        "right bets": ("AST11-CR-070", "AST11-CR-071"),
        "wrong bets": ("AST11-CR-073", "AST11-CR-074"),
        "minimum": ("AST11-CR-075",),
        "simple maximum": ("AST11-CR-076",),
        "multiple maximum": ("AST11-CR-077",),
        "odds maximum": ("AST11-CR-078",),
        "lay odds maximum": ("AST11-CR-079",),
        "right maximum": ("AST11-CR-080",),
        "wrong maximum": ("AST11-CR-081",),
        "order of the dice": ("AST11-CR-083", "AST11-CR-084"),
        "shooter must bet": ("AST11-CR-102", "AST11-CR-103"),
        "deprived": ("AST11-CR-095",),
        "conduct": ("AST11-CR-087",),
        "far edge": ("AST11-CR-091",),
        "change of dice": ("AST11-CR-097", "AST11-CR-098", "AST11-CR-099"),
        "asking for dice": ("AST11-CR-088",),
        "die on the floor": ("AST11-CR-089", "AST11-CR-090"),
        "void throws": ("AST11-CR-092", "AST11-CR-093", "AST11-CR-094"),
        "closing call": ("AST11-CR-086",),
        "result call": (),
        "late bets": ("AST11-CR-101",),
        "staff": (),
        "head of table": (),
        "exchanges": (),
        "stickman": (),
    },
}
TOPICS: dict[str, tuple[str, ...]] = {
    "win": ("win", "even money"),
    "dont-win": ("don't win", "even money"),
    "come": ("come", "even money"),
    "dont-come": ("don't come", "even money"),
    "field": ("field",),
    "big-6": ("big 6", "even money"),
    "big-8": ("big 8", "even money"),
    "under-7": ("under 7", "even money"),
    "over-7": ("over 7", "even money"),
    **{f"hard-{n}": ("hard ways", "any time") for n in (4, 6, 8, 10)},
    **{kind: (kind.replace("-", " "), "any time") for kind in ("seven", "eleven", "any-craps", "horn")},
    **{f"craps-{n}": (f"craps {n}", "any time") for n in (2, 3, 12)},
    **{f"odds-win-{n}": ("odds on win",) for n in BOXES},
    **{f"odds-dont-win-{n}": ("odds on don't win",) for n in BOXES},
    **{f"odds-come-{n}": ("odds on come",) for n in BOXES},
    **{f"odds-dont-come-{n}": ("odds on don't come",) for n in BOXES},
    **{f"right-{n}": ("right bets", "place bets") for n in BOXES},
    **{f"wrong-{n}": ("wrong bets", "place bets") for n in BOXES},
}
"""The topics that speak of each bet."""

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


# ---- which tests run under which clauses


def each_bet(kinds: Iterable[str], *more: str, laws: Iterable[str] = ()) -> Any:
    """Runs a test for every law and bet, citing the clauses of the bet and of further topics."""
    return pytest.mark.parametrize(
        ("law", "kind"),
        [
            pytest.param(law, kind, id=f"{law}/{kind}", marks=pytest.mark.clause(*ids))
            for law in laws or CRAPS_CLAUSES
            for kind in kinds
            if (ids := [id for topic in (*TOPICS[kind], *more) for id in CRAPS_CLAUSES[law][topic]])
        ],
    )


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
