"""What the tests of every family share: a table in play, and citations by topic.

`<family>_clauses.py` says which article of each law speaks of a topic; a test takes the topics that it would fail for,
and `under` turns them into citations, law by law. `Session` plays: a table with staff on autopilot, people with chips,
and the ball wherever the test wants it.
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
