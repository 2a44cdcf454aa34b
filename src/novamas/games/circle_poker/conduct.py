"""How people behave: what is forbidden, who is warned, who may be sent away, and what the person responsible decides.

The first time the croupier warns; the second time for the same the person responsible is told, and decides.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.circle_poker import reports as r
from novamas.games.circle_poker.acts import BETTING, DRAWING, IDLE, CirclePoker, GameBegun, HandBegun
from novamas.games.circle_poker.desk import PokerPart
from novamas.kit.decider import CROUPIER, INSPECTOR, Actor, Command, Event, Offer, Run
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf

STAYS, OUT = "stays", "out"


class Conduct(PokerPart):
    """Warnings, and whom the person responsible may send away."""

    owns = ("warned", "liable", "shuffler")
    events = (r.Reprimanded, r.ExpulsionOpened, r.PlayerKept, r.ShuffleAllowed, GameBegun, HandBegun)

    # -- what may be reported ------------------------------------------------------------------------------------------

    @gate(r.Misconduct, by=ANYBODY)
    def allow_misconduct(self, s: CirclePoker, who: Actor) -> Answer:
        rule = self.rules.conduct
        if who not in (CROUPIER, INSPECTOR) or who not in s.staff:
            return Shut("not-your-role", rule.clauses, "by")
        offers = tuple(
            Offer("Misconduct", who, {"player": OneOf(players), "cause": OneOf((cause,))}, each.clauses)
            for cause, each in rule.forbidden.items()
            if (players := tuple(self.those(s, each.by)))
        )
        return offers or Shut("not-now", rule.clauses)

    def those(self, s: CirclePoker, by: str) -> Iterable[Actor]:
        """Whom a rule of conduct is for; nobody is warned of anything once the person responsible is to decide."""
        groups = {"seated": tuple(who for who in s.seats if who is not None), "gone": s.hand.gone}
        return (who for who in groups.get(by, s.standing) if who not in s.liable and who in s.chips)

    @gate(r.DecideConduct, by=ANYBODY)
    def allow_decide(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.conduct.decided_clauses
        if who != INSPECTOR or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        offers = tuple(
            Offer(
                "DecideConduct",
                who,
                {"player": OneOf((player,)), "decision": OneOf((STAYS, OUT) if self.may_go(s, player) else (STAYS,))},
                clauses,
            )
            for player in s.liable
        )
        return offers or Shut("nobody-to-decide", clauses)

    def may_go(self, s: CirclePoker, who: Actor) -> bool:
        """Whether somebody can be taken out of the hand now."""
        return s.phase in (BETTING, DRAWING) and self.table.playing(s, who)

    @gate(r.AllowShuffle, by=ANYBODY, during=(IDLE,))
    def allow_shuffle(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.deck.player_clauses
        if who != INSPECTOR or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        players = tuple(player for player in s.seats if player is not None)
        if s.phase != IDLE or not s.begun or s.shuffler or not players:
            return Shut("not-now", clauses)
        return Offer("AllowShuffle", who, {"player": OneOf(players)}, clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        rule = self.rules.conduct
        match c:
            case r.Misconduct(player=player, cause=cause):
                self.warn(run, player, cause, rule.forbidden[cause].clauses, rule.decided_clauses)
            case r.DecideConduct(player=player, decision=decision):
                if decision == OUT:
                    run(r.CardsWithdrawn(who=(player,), cause="decision", clauses=rule.decided_clauses))
                else:
                    run(r.PlayerKept(who=player, clauses=rule.decided_clauses))
            case r.AllowShuffle(player=player):
                deck = self.rules.deck
                run(r.ShuffleAllowed(who=player, clauses=(*deck.player_clauses, *deck.shuffle_clauses)))

    def warn(
        self, run: Run[CirclePoker], who: Actor, cause: str, clauses: tuple[Clause, ...], again: tuple[Clause, ...]
    ) -> None:
        """A warning the first time; the second time the person responsible is told, who may send the player away."""
        rule = self.rules.conduct
        if cause in run.s.warned.get(who, ()):
            run(r.ExpulsionOpened(who=who, cause=cause, clauses=(*again, *rule.told_clauses)))
        else:
            calls = self.table.announce("warns", who=who)
            run(r.Reprimanded(who=who, cause=cause, calls=calls, clauses=(*clauses, *rule.warned_clauses)))

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        match e:
            case r.Reprimanded(who=who, cause=cause):
                return replace(s, warned={**s.warned, who: (*s.warned.get(who, ()), cause)})
            case r.ExpulsionOpened(who=who):
                return replace(s, liable={**s.liable, who: e.clauses})
            case r.PlayerKept(who=who):
                return replace(s, liable={p: clauses for p, clauses in s.liable.items() if p != who})
            case r.ShuffleAllowed(who=who):
                return replace(s, shuffler=who)
            case GameBegun():
                return replace(s, warned={}, liable={})
            case HandBegun():
                return replace(s, shuffler="")
        return s

    @staticmethod
    def fold_leaving(s: CirclePoker, who: Actor) -> CirclePoker:
        warned = {p: causes for p, causes in s.warned.items() if p != who}
        liable = {p: clauses for p, clauses in s.liable.items() if p != who}
        return replace(s, warned=warned, liable=liable, shuffler="" if s.shuffler == who else s.shuffler)
