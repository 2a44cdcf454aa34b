"""Circle poker: players against each other. One engine plays any of the nine games, which are data (`rules.py`).

A game (partida) begins with lots for the seats. A hand is streets: cards, then a betting interval; what the house
takes, who shows first and who wins is the same for all. Here the parts are put together; `course.py` says what
follows what.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.circle_poker.acts import IDLE, CardsOpened, CirclePoker, PotPaid
from novamas.games.circle_poker.benefit import Benefits
from novamas.games.circle_poker.betting import Betting
from novamas.games.circle_poker.conduct import Conduct
from novamas.games.circle_poker.course import Course
from novamas.games.circle_poker.deal import Deal
from novamas.games.circle_poker.desk import PokerTable
from novamas.games.circle_poker.draws import Draws
from novamas.games.circle_poker.judge import Judge
from novamas.games.circle_poker.mistakes import Mistakes
from novamas.games.circle_poker.reports import CardsSeen
from novamas.games.circle_poker.rules import CirclePokerHouse, CirclePokerRules
from novamas.games.circle_poker.seating import Seating
from novamas.games.circle_poker.showdown import Showdown
from novamas.games.circle_poker.time_bank import TimeBank
from novamas.games.cloth.acts import Spot
from novamas.kit.chance import Value
from novamas.kit.decider import Actor, Event
from novamas.kit.parts import Composed, Part
from novamas.kit.spaces import Amount, Clause, Why


class CirclePokerGame(Composed[CirclePoker]):
    """A variety of circle poker under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = CirclePoker
    made_of: ClassVar[tuple[type[Part[CirclePoker]], ...]] = (
        Seating, Benefits, Deal, Mistakes, Conduct, TimeBank, Draws, Betting, Showdown, Course,
    )  # fmt: skip
    sealed_draws: ClassVar[frozenset[str]] = frozenset({"card"})
    shared: ClassVar[tuple[str, ...]] = ("phase", "hand", "deck", "lead")

    def __init__(self, name: str, rules: CirclePokerRules, house: CirclePokerHouse) -> None:
        self.rules, self.house = rules, house
        table = self.table = PokerTable(rules, house)
        judge = self.judge = Judge(rules, house)
        seating = self.seating = Seating(table)
        benefits = Benefits(table)
        deal = Deal(table, benefits)
        bank = TimeBank(table)
        draws = Draws(table, bank)
        betting = self.betting = Betting(table, benefits, judge, bank)
        showdown = self.showdown = Showdown(table, judge)
        conduct = Conduct(table)
        mistakes = Mistakes(table, betting, judge, conduct)
        course = Course(table, deal, betting, draws, mistakes)
        super().__init__(name, seating, benefits, deal, mistakes, conduct, bank, draws, betting, showdown, course)
        self.spots: dict[str, Spot] = {}
        self.kinds: dict[str, tuple[str, ...]] = {}

    def needs_seats(self) -> bool:
        return True

    def resting(self, s: CirclePoker) -> bool:
        return s.phase == IDLE

    def outcome(self, e: Event) -> Value | None:
        """What is paid of the main pot, for a board at the table; of a pot in halves the first."""
        return e.amount if isinstance(e, PotPaid) and e.pot == 1 and e.half in ("alone", "high", "board-1") else None

    def sealed_pack(self) -> tuple[int, ...]:
        return tuple(card for card, there in enumerate(self.table.pack.counts) if there)

    def sealed_deal(self, s: CirclePoker) -> int:
        return 2 if s.hand.reused else 1

    def shows(self, e: Event) -> tuple[int, ...]:
        return e.cards if isinstance(e, CardsOpened | CardsSeen) else ()

    def expellable(self, s: CirclePoker) -> Mapping[Actor, tuple[Clause, ...]]:
        return s.liable

    def bringing(self, s: CirclePoker, who: Actor) -> Amount | Why | None:
        return self.seating.bringing(s, who)

    def can_go_on(self, s: CirclePoker, who: Actor) -> bool:
        """Whoever has more than it costs to be dealt in, resting or not."""
        return s.chips.get(who, 0) > self.table.cost(s, who)

    def why_not_take(self, s: CirclePoker, who: Actor, tip: bool = False) -> Why | None:
        return self.seating.why_not_take(s, who, tip)
