"""Boule and the wheel of fortune as the texts have them, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `BOULE_CLAUSES` and `WHEEL_CLAUSES` say which article of each law speaks of a
topic; a test takes the topics that it would fail for, and `under` turns them into citations, law by law. `Session`
plays: a table with staff on autopilot, people with chips, and the ball wherever the test wants it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from novamas.games import make
from novamas.games.families import family
from novamas.games.odds import Row
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack, VoidSpin
from novamas.kit.chance import Scripted, Value
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Chance, Command, Event, Refused
from novamas.table.acts import Bring, StaffLeave
from novamas.table.driver import Table
from novamas.table.opening import Authorisation, Opening

UNIT = {"boe-1977": 100, "euskadi-1996": 500, "galicia-2007": 500, "asturias-2011": 500}
"""The authorised minimum of the tests: 100 pesetas, 5 euros."""

# ---- which article speaks of what

BOULE_CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "against the house": ("BOE77-04-001",),
        "ball decides": ("BOE77-04-001",),
        "cloths": ("BOE77-04-002",),
        "holes": ("BOE77-04-004",),
        "colours": ("BOE77-04-005",),
        "even chances": ("BOE77-04-007", "BOE77-04-016"),
        "five stands apart": ("BOE77-04-008",),
        "players": ("BOE77-04-013",),
        "closed list": ("BOE77-04-014",),
        "number bet": ("BOE77-04-015",),
        "number pays": ("BOE77-04-015",),
        "even pays": ("BOE77-04-017",),
        "five loses": ("BOE77-04-018",),
        "minimum": ("BOE77-04-019",),
        "raised cloth": ("BOE77-04-020",),
        "maximum granted": ("BOE77-04-021",),
        "number maximum": ("BOE77-04-022",),
        "even maximum": ("BOE77-04-023",),
        "maximum per player": ("BOE77-04-024",),
        "no maximum for all": ("BOE77-04-025",),
        "opening call": ("BOE77-04-026",),
        "chips": ("BOE77-04-027",),
        "throw": ("BOE77-04-028",),
        "asking call": ("BOE77-04-029",),
        "closing call": ("BOE77-04-030",),
        "late bet": ("BOE77-04-031",),
        "result call": ("BOE77-04-032",),
        "collect then pay": ("BOE77-04-033",),
        "stake recovered": ("BOE77-04-034",),
    },
    "euskadi-1996": {
        "against the house": ("EUS96-04-001",),
        "ball decides": ("EUS96-04-001",),
        "cloths": ("EUS96-04-002",),
        "holes": ("EUS96-04-004",),
        "colours": ("EUS96-04-005",),
        "even chances": ("EUS96-04-007",),
        "five stands apart": ("EUS96-04-008",),
        "players": ("EUS96-04-012",),
        "closed list": ("EUS96-04-013",),
        "number bet": ("EUS96-04-014",),
        "number pays": ("EUS96-04-014",),
        "even pays": ("EUS96-04-015",),
        "five loses": ("EUS96-04-016",),
        "minimum": ("EUS96-04-017",),
        "raised cloth": ("EUS96-04-018",),
        "maximum granted": ("EUS96-04-019",),
        "number maximum": ("EUS96-04-020",),
        "even maximum": ("EUS96-04-021",),
        "maximum per player": ("EUS96-04-022",),
        "no maximum for all": ("EUS96-04-022",),
        "opening call": ("EUS96-04-023",),
        "chips": ("EUS96-04-024",),
        "throw": ("EUS96-04-025",),
        "asking call": ("EUS96-04-026",),
        "closing call": ("EUS96-04-027",),
        "late bet": ("EUS96-04-028",),
        "result call": ("EUS96-04-029",),
        "collect then pay": ("EUS96-04-030",),
        "stake recovered": ("EUS96-04-031",),
    },
    "galicia-2007": {
        "against the house": ("GAL07-04-001",),
        "ball decides": ("GAL07-04-002",),
        "cloths": ("GAL07-04-003",),
        "holes": ("GAL07-04-005",),
        "colours": ("GAL07-04-006",),
        "even chances": ("GAL07-04-008",),
        "five stands apart": ("GAL07-04-009",),
        "players": ("GAL07-04-013",),
        "closed list": ("GAL07-04-014",),
        "number bet": ("GAL07-04-015",),
        "number pays": ("GAL07-04-016",),
        "even pays": ("GAL07-04-017",),
        "five loses": ("GAL07-04-018",),
        "minimum": ("GAL07-04-019",),
        "raised cloth": ("GAL07-04-020",),
        "maximum granted": (),  # said in the two articles that follow
        "number maximum": ("GAL07-04-021",),
        "even maximum": ("GAL07-04-022",),
        "maximum per player": ("GAL07-04-023",),
        "no maximum for all": ("GAL07-04-024",),
        "opening call": ("GAL07-04-025",),
        "chips": ("GAL07-04-026",),
        "throw": ("GAL07-04-027",),
        "asking call": ("GAL07-04-028",),
        "closing call": ("GAL07-04-028",),
        "late bet": ("GAL07-04-029",),
        "result call": ("GAL07-04-030",),
        "collect then pay": ("GAL07-04-031",),
        "stake recovered": ("GAL07-04-032",),
    },
}

WHEEL_CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "euskadi-1996": {
        "against the house": ("EUS96-10-001",),
        "wheel decides": ("EUS96-10-002",),
        "cells": ("EUS96-10-005",),
        "one bet a cell": ("EUS96-10-006",),
        "bets": ("EUS96-10-008",),
        "players": ("EUS96-10-015",),
        "24": ("EUS96-10-016",),
        "15": ("EUS96-10-017",),
        "7": ("EUS96-10-018",),
        "4": ("EUS96-10-019",),
        "2": ("EUS96-10-020",),
        "jokers": ("EUS96-10-021",),
        "limits": ("EUS96-10-022",),
        "opening call": ("EUS96-10-023",),
        "chips": ("EUS96-10-024",),
        "spin": ("EUS96-10-025",),
        "asking call": ("EUS96-10-026",),
        "closing call": ("EUS96-10-027",),
        "late bet": ("EUS96-10-028",),
        "result call": ("EUS96-10-029",),
        "collect first": ("EUS96-10-030",),
        "then pay": ("EUS96-10-031",),
        "stake recovered": ("EUS96-10-032",),
    },
    "galicia-2007": {
        "against the house": ("GAL07-10-001",),
        "wheel decides": ("GAL07-10-002",),
        "cells": ("GAL07-10-005",),
        "one bet a cell": ("GAL07-10-005",),
        "bets": ("GAL07-10-006",),
        "players": ("GAL07-10-011",),
        "24": ("GAL07-10-012",),
        "15": ("GAL07-10-013",),
        "7": ("GAL07-10-014",),
        "4": ("GAL07-10-015",),
        "2": ("GAL07-10-016",),
        "jokers": ("GAL07-10-017",),
        "limits": ("GAL07-10-018",),
        "opening call": ("GAL07-10-019",),
        "chips": ("GAL07-10-020",),
        "spin": ("GAL07-10-021",),
        "closing call": ("GAL07-10-022",),
        "late bet": ("GAL07-10-023",),
        "result call": ("GAL07-10-024",),
        "collect first": ("GAL07-10-025",),
        "then pay": ("GAL07-10-025",),
        "stake recovered": ("GAL07-10-026",),
    },
}

# ---- boule: what wins, what it pays

BOULE_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)
BOULE_HOLES = {"boe-1977": 1, "euskadi-1996": 2, "galicia-2007": 2}
"""Holes a number: nine in all in 1977, eighteen in the later laws."""
BOULE_WINS: dict[str, tuple[int, ...]] = {
    "number:1": (1,), "number:2": (2,), "number:3": (3,), "number:4": (4,), "number:5": (5,), "number:6": (6,),
    "number:7": (7,), "number:8": (8,), "number:9": (9,),
    "red": (2, 4, 7, 9), "black": (1, 3, 6, 8),
    "even": (2, 4, 6, 8), "odd": (1, 3, 7, 9),
    "low": (1, 2, 3, 4), "high": (6, 7, 8, 9),
}  # fmt: skip
EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")
NUMBER_PAYS, EVEN_PAYS = 7, 1
BOULE_CALLS: dict[int, tuple[str, str, str] | None] = {
    1: ("black", "odd", "low"),
    2: ("red", "even", "low"),
    3: ("black", "odd", "low"),
    4: ("red", "even", "low"),
    5: None,
    6: ("black", "even", "high"),
    7: ("red", "odd", "high"),
    8: ("black", "even", "high"),
    9: ("red", "odd", "high"),
}
"""The even chances announced with each number; none with a five."""

# ---- the wheel of fortune: its cells, what each bet pays

WHEEL_CELLS = {"24": 24, "15": 15, "7": 7, "4": 4, "2": 2, "joker-red": 1, "joker-black": 1}
GALICIAN = {"24": 1, "15": 2, "7": 5, "4": 10, "2": 20, "joker-red": 45, "joker-black": 45}
WHEEL_PAYS: dict[tuple[str, str], dict[str, int]] = {
    ("galicia-2007", "default"): GALICIAN,
    ("euskadi-1996", "default"): {**GALICIAN, "24": 0, "15": 1},
    ("euskadi-1996", "corrected"): GALICIAN,
    ("euskadi-1996", "literal"): {"24": 0, "15": 1, "7": 5, "4": 10, "2": 20, "joker": 45},
}


def wheel_wins(bet: str) -> tuple[str, ...]:
    """The symbols that win a bet: its own, and both jokers where the text has one bet for them."""
    return ("joker-red", "joker-black") if bet == "joker" else (bet,)


def under(
    topics_by_law: Mapping[str, Mapping[str, tuple[str, ...]]], *topics: str, laws: Iterable[str] = ()
) -> pytest.MarkDecorator:
    """Runs a test under every law, citing the clauses of these topics in each."""
    cases = []
    for law in laws or topics_by_law:
        ids = [id for topic in topics for id in topics_by_law[law][topic]]
        cases.append(pytest.param(law, id=law, marks=[pytest.mark.clause(*ids)] if ids else []))
    return pytest.mark.parametrize("law", cases)


class Session:
    """A table in play. Money is in minor units; `unit` is the authorised minimum."""

    def __init__(
        self,
        law: str,
        game: str,
        *people: str,
        reading: Any = "default",
        purse: int = 1_000,
        raised: int = 1,
        seats: int | None = None,
        **options: Any,
    ) -> None:
        self.unit = UNIT[law]
        if raised != 1:
            options["raised"] = raised
        self.table = Table(
            Opening(
                law=law,
                game=game,
                minimum=self.unit * raised,
                options=options,
                readings=reading,
                authorisation=Authorisation(minimums=(self.unit,)),
                seats=seats,
            ),
            Scripted(),
        )
        self.brought: dict[str, int] = {}
        for who in people or ("ana",):
            self.bring(who, purse * self.unit)

    # -- acts --------------------------------------------------------------------------------------------------

    def do(self, command: Command) -> list[Event]:
        return self.table.act(command)

    def bring(self, who: str, amount: int, means: str = "chips") -> list[Event]:
        self.brought[who] = self.brought.get(who, 0) + amount
        return self.do(Bring(by=who, amount=amount, means=means))

    def opens(self) -> list[Event]:
        """The head of the game opens boule; the croupier opens the wheel."""
        return self.do(OpenBetting(by=INSPECTOR if self.table.decider.name == "boule" else CROUPIER))

    def bet(self, who: str, on: str, amount: int) -> list[Event]:
        return self.do(PlaceBet(by=who, on=on, amount=amount))

    def back(self, who: str, bet: int, amount: int) -> list[Event]:
        return self.do(TakeBack(by=who, bet=bet, amount=amount))

    def launch(self) -> list[Event]:
        return self.do(Launch(by=CROUPIER))

    def close(self) -> list[Event]:
        return self.do(CloseBetting(by=CROUPIER))

    def void(self, cause: str, by: str = INSPECTOR) -> list[Event]:
        return self.do(VoidSpin(by=by, cause=cause))

    def without(self, role: str) -> None:
        """A member of staff leaves the table."""
        self.do(StaffLeave(by=DIRECTOR, role=role))

    def stops(self, value: Value) -> list[Event]:
        """Only the answer of chance."""
        what = next(a.what for a in self.table.awaits())
        return self.do(Chance(what=what, value=value))

    def lands(self, value: Value) -> list[Event]:
        """Staff carry the round to chance, which answers; all the events of it."""
        mark = len(self.table.log)
        self.table.to_chance()
        self.stops(value)
        return [e.event for e in self.table.log[mark:]]

    def refused(self, command: Command) -> Refused:
        """The refusal of a command, which changed nothing."""
        state, events = self.table.state, len(self.table.log)
        with pytest.raises(Refused) as caught:
            self.table.act(command)
        assert self.table.state == state
        assert len(self.table.log) == events
        return caught.value

    # -- what came of it ---------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        phase: str = self.table.state.desk.phase
        return phase

    def chips(self, who: str) -> int:
        chips: int = self.table.state.desk.chips[who]
        return chips

    def lying(self, who: str) -> dict[str, int]:
        """What a person has on the cloth, by spot."""
        return {b.on: b.amount for b in self.table.state.desk.bets.values() if b.owner == who}

    def net(self, who: str) -> int:
        return self.chips(who) + sum(self.lying(who).values()) - self.brought[who]

    def float(self) -> int:
        return self.table.state.book["@float"]

    def offered(self, who: str, kind: str) -> list[Mapping[str, Any]]:
        return [o.form for o in self.table.options(who, kind)]

    def spots(self, who: str) -> list[str]:
        """Every spot that a person may lay chips on now."""
        return sorted(spot for form in self.offered(who, "PlaceBet") for spot in form["on"].values)


def calls(events: Iterable[Event]) -> list[Any]:
    """What was announced: the key, or the key and its arguments where it has any."""
    return [(c.key, c.args) if c.args else c.key for e in events for c in e.calls]


def names(events: Iterable[Event]) -> list[str]:
    return [type(e).__name__ for e in events]


def moves(events: Iterable[Event]) -> list[tuple[str, str, int, str]]:
    return [(m.src, m.dst, m.amount, m.why) for e in events for m in e.moves]


def odds_rows(law: str, game: str, reading: Any = "default") -> dict[str, Row]:
    """The published odds by bet."""
    rows = family(law, game).odds(make(law, game, reading=reading))
    found = {row.bet: row for row in rows}
    assert len(found) == len(rows)
    return found


def played_edge(law: str, game: str, on: str, reading: Any = "default") -> Fraction:
    """The house's edge on a spot, from rounds played through every outcome that chance may give."""
    table = Session(law, game, reading=reading)
    table.table.to_chance()
    dist = table.table.decider.chance(table.table.state)
    assert dist is not None
    lost = Fraction(0)
    for value, weight in dist:
        round_ = Session(law, game, reading=reading)
        round_.opens()
        round_.bet("ana", on, round_.unit)
        round_.lands(value)
        lost -= Fraction(weight, dist.total) * Fraction(round_.net("ana"), round_.unit)
    return lost
