"""More time to think: so often in a game (partida) as the house gives it, and each time as long as the table's clock.

How long that is only the clock knows. What is left is a fact of the game, so that whoever reads the log again finds the
same (docs/decisions/0055-time-that-is-saved-up.md).
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import BETTING, DRAWING, CirclePoker, GameBegun, TakeTime, TimeTaken
from novamas.games.circle_poker.desk import PokerPart
from novamas.kit.decider import Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Shut, gate


class TimeBank(PokerPart):
    """Who may think for longer, and who has."""

    owns = ("longer",)
    events = (GameBegun, TimeTaken)

    def count_left(self, s: CirclePoker, who: Actor) -> int:
        """How often somebody may still have more time in this game."""
        return max(0, self.house.time_bank - s.longer.get(who, 0))

    def instead(self, s: CirclePoker, who: Actor) -> Command | None:
        """What the clock does for somebody who is silent before it decides for them: it gives more time, if any is
        left and they are here."""
        return TakeTime(by=who) if self.count_left(s, who) and who not in s.hand.absent else None

    @gate(TakeTime, during=(BETTING, DRAWING))
    def allow_taking(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.mistakes.slow.clauses
        if not self.house.time_bank:
            return Shut("no-time-bank", clauses)
        if s.phase not in (BETTING, DRAWING):
            return Shut("not-now", clauses)
        if s.hand.turn[:1] != (who,) or s.hand.claimed:
            return Shut("not-your-turn", clauses, "by")
        return Offer("TakeTime", who, clauses=clauses) if self.count_left(s, who) else Shut("time-bank-spent", clauses)

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        calls = self.table.announce("more-time", who=c.by)
        run(
            TimeTaken(
                who=c.by, left=self.count_left(run.s, c.by) - 1, calls=calls, clauses=self.rules.mistakes.slow.clauses
            )
        )

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        match e:
            case GameBegun():
                return replace(s, longer={})
            case TimeTaken(who=who):
                return replace(s, longer={**s.longer, who: s.longer.get(who, 0) + 1})
        return s

    @staticmethod
    def fold_leaving(s: CirclePoker, who: Actor) -> CirclePoker:
        return replace(s, longer={p: n for p, n in s.longer.items() if p != who})
