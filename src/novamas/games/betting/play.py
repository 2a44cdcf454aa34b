"""Betting: events are announced, people back what will happen, two people answer for what did, and bets are paid.

Read `rules.py` first, then `markets.py`. The parts: `meeting.py` (events, prices, withdrawals, who may not bet),
`slips.py` (bets), `course.py` (the off, results, payment, events that do not count).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from novamas.games.betting.acts import IDLE, RESULT, TAKING, Betting
from novamas.games.betting.course import Course
from novamas.games.betting.desk import Shop
from novamas.games.betting.markets import DOUBLE, FIXED, POOLS
from novamas.games.betting.meeting import Meeting
from novamas.games.betting.models import results_of
from novamas.games.betting.rules import BettingHouse, BettingRules
from novamas.games.betting.slips import Slips
from novamas.games.cloth.acts import Spot
from novamas.kit.parts import Composed, Part


class BettingGame(Composed[Betting]):
    """Betting under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = Betting
    closing: ClassVar[frozenset[str]] = frozenset(("StartEvent",))
    made_of: ClassVar[tuple[type[Part[Betting]], ...]] = (Meeting, Slips, Course)
    shared: ClassVar[tuple[str, ...]] = ("phase",)
    what: ClassVar[str] = RESULT

    def __init__(self, name: str, rules: BettingRules, house: BettingHouse) -> None:
        self.rules, self.house = rules, house
        shop = self.shop = Shop(rules, house)
        super().__init__(name, Meeting(shop), Slips(shop), Course(shop))
        self.distribution = results_of(shop.fixtures[0])
        kinds = (*FIXED, DOUBLE, *(POOLS if house.pools else ()))
        self.spots: dict[str, Spot] = {kind: Spot(kind, kind, frozenset()) for kind in kinds}
        self.kinds: dict[str, tuple[str, ...]] = {kind: (kind,) for kind in kinds}

    def takes_stakes(self, s: Betting) -> bool:
        return s.phase in TAKING

    def resting(self, s: Betting) -> bool:
        return s.phase == IDLE
