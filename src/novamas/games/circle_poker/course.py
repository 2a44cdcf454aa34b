"""What follows what in a hand: streets, intervals, the change of cards, the showdown. It goes on as far as it can."""

from __future__ import annotations

from novamas.games.circle_poker.acts import BETTING, DEALING, DRAWING, IDLE, CirclePoker, GameEnded
from novamas.games.circle_poker.betting import Betting
from novamas.games.circle_poker.deal import Deal
from novamas.games.circle_poker.desk import PokerPart, PokerTable
from novamas.games.circle_poker.draws import Draws
from novamas.games.circle_poker.mistakes import Mistakes
from novamas.kit.decider import Run


class Course(PokerPart):
    """Leads a hand from one stage to the next, after whatever has been done."""

    def __init__(self, table: PokerTable, deal: Deal, betting: Betting, draws: Draws, mistakes: Mistakes) -> None:
        super().__init__(table)
        self.deal, self.betting, self.draws, self.mistakes = deal, betting, draws, mistakes

    def after(self, run: Run[CirclePoker]) -> None:
        while self.goes_on(run):
            pass

    def goes_on(self, run: Run[CirclePoker]) -> bool:
        """One step that follows by itself; False where somebody is awaited."""
        s = run.s
        hand = s.hand
        if hand.claimed:
            return False
        if s.phase == DEALING:
            if not hand.due:
                self.after_cards(run)
            elif not s.deck.left:
                self.draws.reuse(run)
            else:
                return False
        elif s.phase == BETTING and not hand.turn and hand.skipped:
            self.mistakes.lose_turn(run)
        elif s.phase == BETTING and (len(hand.inside()) == 1 or not hand.turn):
            self.betting.close(run)
            if run.s.phase == DEALING:
                self.go_to_street(run)
        elif s.phase in (BETTING, DRAWING) and hand.turn[0:1] and hand.turn[0] in hand.absent:
            self.mistakes.withdraw_absent(run)
        elif s.phase == DRAWING and not hand.turn:
            self.draws.replace_cards(run)
        elif s.phase == IDLE and s.begun and self.over(s):
            run(GameEnded(calls=self.table.announce("game-ends"), clauses=self.rules.length.clauses))
        else:
            return False
        return True

    def over(self, s: CirclePoker) -> bool:
        """Whether the last hands of the session have been played."""
        return s.ends is not None and s.round >= s.ends

    def after_cards(self, run: Run[CirclePoker]) -> None:
        """The cards of a street have come, and its interval opens, or goes on after a card that did not count; before
        the first one nothing is dealt yet. Cards that lie where nobody plays are collected first."""
        if run.s.hand.resumes:
            self.mistakes.resume(run)
            return
        if run.s.hand.spare:
            self.mistakes.collect_spare(run)
        if run.s.hand.street:
            self.betting.open(run)
        else:
            self.deal.begin_street(run)

    def go_to_street(self, run: Run[CirclePoker]) -> None:
        """The next street: its cards come, or cards are changed first."""
        if self.table.streets[run.s.hand.street].draw:
            self.draws.open(run)
        else:
            self.deal.begin_street(run)
