"""The words of a coup at chemin de fer: as in `circle/words.py`, but the punto lifts his cards before he speaks."""

from __future__ import annotations

from novamas.games.chemin.acts import Chemin, LiftCards
from novamas.games.chemin.desk import CheminTable
from novamas.games.chemin.hand import Hand
from novamas.games.circle.desk import LIFTING
from novamas.games.circle.words import Spoken
from novamas.kit.decider import Actor, Await, Command, Offer, is_person
from novamas.kit.parts import ANYBODY, Answer, gate


class CheminWords(Spoken[Chemin]):
    """Who may say what, and who looks at the cards first."""

    def __init__(self, table: CheminTable, hand: Hand) -> None:
        rules = table.rules
        super().__init__(table, hand, early=rules.errors.early.clauses, turn=rules.banco.clauses)
        self.lift_clauses = rules.banco.late_clauses

    def awaits(self, s: Chemin) -> tuple[Await, ...]:
        return (Await(s.coup.holder, ("LiftCards",)),) if self.lifting(s) else super().awaits(s)

    def default(self, s: Chemin, who: Actor) -> Command | None:
        return LiftCards(by=who) if self.lifting(s) else super().default(s, who)

    def lifting(self, s: Chemin) -> bool:
        """Whether the punto's cards lie on the cloth until he lifts them."""
        return s.phase == LIFTING and not s.coup.due

    @gate(LiftCards, by=ANYBODY, during=(LIFTING,))
    def allow_lift_cards(self, s: Chemin, who: Actor) -> Answer:
        if self.lifting(s) and who == s.coup.holder and (is_person(who) or who in s.staff):
            return Offer("LiftCards", who, clauses=self.lift_clauses)
        return self.not_his_word(s, who, None)
