"""An evening at the dice. An empty line throws: by the person, if the dice are offered to them, or by whoever has them.

Bets are laid and told as at every table; what differs is that somebody must have the dice, that a round has many
throws, and that some bets cannot be taken back.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from novamas.cli.play.croupier import Croupier
from novamas.cli.play.grammar import Misread, heard, phrases
from novamas.cli.play.session import ME, MOST_SPINS, Session
from novamas.games.cloth.acts import Paid, TakeBack
from novamas.games.craps.acts import (
    AbandonRound,
    BetsMoved,
    BetsReturned,
    DicePassed,
    DicePicked,
    DiceRefused,
    DiceReplaced,
    DiceTaken,
    NullResult,
    PassDice,
    PointSet,
    TakeDice,
    Thrown,
    ThrowVoided,
    VoidThrow,
)
from novamas.kit.decider import CROUPIER, INSPECTOR, Actor, Command, Event, Refused, is_person, step
from novamas.table.decider import AnnounceLast, Leave


class DiceCroupier(Croupier):
    """The voice at a dice table."""

    def tell(self, event: Event, desk: Any) -> None:
        match event:
            case Thrown(dice=dice):
                self.grounds = ()
                faces = Text.assemble("  ", (f" {' + '.join(map(str, dice))} = {sum(dice)} ", "bold reverse"), "  ")
                if event.calls:
                    self.calls(event.calls, faces)
                else:
                    self.t.line(faces)
            case ThrowVoided(cause=cause):
                self.grounds = event.clauses
                self.calls(event.calls)
                self.t.say("event-ThrowVoided", "bold", cause=self.t.word(f"event-cause-{cause}"))
            case PointSet(point=point):
                self.because(*event.clauses)
                self.t.say("event-PointSet", "bold", point=point)
            case DiceTaken(who=who) | DiceRefused(who=who) | DicePassed(who=who):
                mine, kind = who == self.me, type(event).__name__
                self.t.say(f"play-own-{kind}" if mine else f"event-{kind}", "bold" if mine else "dim", who=who)
            case DicePicked() | DiceReplaced():
                self.t.say(f"event-{type(event).__name__}", "dim", dice=", ".join(map(str, getattr(event, "dice", ()))))
            case BetsMoved(bets=bets) | NullResult(bets=bets) | BetsReturned(bets=bets):
                own = [id for id in bets if desk.bets[id].owner == self.me]
                back = sum(m.amount for m in event.moves if m.dst == self.me)
                if own:
                    self.t.say(f"event-{type(event).__name__}", bets=len(own), amount=self.money(back))
            case _:
                super().tell(event, desk)

    def paid(self, event: Paid, bets: list[Any]) -> None:
        """What a bet wins may depend on the throw: it is told as it was paid."""
        won = sum(m.amount for m in event.moves if m.why == "win")
        rule = self.game.bet_rule(self.game.spots[bets[0].on].kind)
        if bets[0].owner == self.me and self.game.house.rounding.share(bets[0].amount, rule.pays) != won:
            self.because(*rule.clauses, *self.settled())
            self.t.say("play-paid-better", "bold", bet=self.name(bets[0].on), win=self.money(won))
        else:
            super().paid(event, bets)


class DiceSession(Session):
    """One person's evening at the dice."""

    voice = DiceCroupier

    def begin(self) -> None:
        super().begin()
        self.t.say("play-dice-begin")

    # -- who throws ------------------------------------------------------------------------------------------------

    def asked(self) -> Actor | None:
        """The first person that the table waits for."""
        return next((a.who for a in self.table.awaits() if is_person(a.who)), None)

    def hand_over(self) -> bool:
        """The dice find somebody who throws them; whether they did."""
        while (who := self.asked()) is not None:
            if who == ME and not self.take():
                return False
            if who != ME:
                self.let(who)
        if not self.table.awaits():  # everybody has let them pass
            self.act(TakeDice(by=ME))
            return self.hand_over()
        return True

    def take(self) -> bool:
        """The person takes the dice, and picks the first where there is a choice; the bet that is due is theirs."""
        if self.table.options(ME, "TakeDice"):
            self.act(TakeDice(by=ME))
            return True
        if self.table.options(ME, "PickDice"):
            self.act(self.by_default(ME))
            return True
        self.refuse(Refused("shooter-must-bet", self.game.rules.shooter.must_clauses))
        return False

    def let(self, who: Actor) -> None:
        """One of the company does what it must, in character."""
        command = self.bots[who].act(self.game, self.desk, who, self.rng) if who in self.bots else None
        self.act(command or self.by_default(who))

    def by_default(self, who: Actor) -> Command:
        command = self.table.decider.default(self.table.state, who)
        assert command is not None
        return command

    def decline(self) -> None:
        self.act(PassDice(by=ME))
        self.company()

    # -- a throw ---------------------------------------------------------------------------------------------------

    def spin(self) -> None:
        """Ya no va más, the dice, the settlement, and betting again."""
        if not self.hand_over():
            return
        laid = [(self.desk.bets[id].on, n) for line in self.laid for id, n in line if id in self.desk.bets]
        self.before = laid or self.before
        worth = self.chips() + self.on_the_cloth()
        self.t.keep()
        self.company()
        self.board.paint_for_the_ball(self.t.release())
        self.t.keep()
        self.staff()
        self.t.pause(0.8)
        self.roll()
        self.laid = []
        result = self.chips() + self.on_the_cloth() - worth
        self.best = max(self.best, result)
        if result:
            self.t.say("play-round-won" if result > 0 else "play-round-lost", "bold", amount=self.money(abs(result)))
        if self.table.decider.resting(self.table.state):
            self.rounds += 1
        if self.table.awaits():
            self.open()
        self.board.repaint(self.t.release())

    def void(self, rest: str) -> None:
        """The croupier beside the dice reports a throw that cannot count, and the law says what follows."""
        causes = self.game.rules.void.causes
        named = {cause: {heard(cause), *phrases(f"event-cause-{cause}")} for cause in causes}
        cause = next((c for c in causes if rest in named[c]), None) if rest else causes[0]
        if cause is None:
            names = ", ".join(causes)
            raise Misread("play-no-such-cause", said=rest, causes=names)
        if self.hand_over():
            self.t.keep()
            self.staff()
            self.act(VoidThrow(by=CROUPIER, cause=cause))
            self.board.repaint(self.t.release())

    # -- taking back -----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """The last line of bets, if all of it may go."""
        state = self.table.state
        for id, amount in reversed(self.laid[-1] if self.laid else []):
            state, _ = step(self.table.decider, state, TakeBack(by=ME, bet=id, amount=amount))
        super().undo()

    def clear(self) -> None:
        """Everything that may be withdrawn; what must stay, stays."""
        back = 0
        while offers := self.table.options(ME, "TakeBack"):
            id = next(b for b in offers[0].form["bet"].each() if isinstance(b, int))
            back += self.desk.bets[id].amount
            self.act(TakeBack(by=ME, bet=id, amount=self.desk.bets[id].amount), quiet=True)
        if not back:
            raise Misread("play-nothing-laid")
        self.laid = []
        self.taken_back(back)

    def walk_out(self) -> None:
        """Takes back what may be taken, and waits for the end of the round for the rest."""
        self.finish_spin()
        while offers := self.table.options(ME, "TakeBack"):
            id = next(b for b in offers[0].form["bet"].each() if isinstance(b, int))
            self.act(TakeBack(by=ME, bet=id, amount=self.desk.bets[id].amount), quiet=True)
        if self.on_the_cloth() and not self.source.by_hand:
            self.t.say("play-waiting-for-dice")
            if self.table.options(INSPECTOR, "AnnounceLast"):
                self.act(AnnounceLast(by=INSPECTOR, rounds=1), quiet=True)
            for _ in range(MOST_SPINS):
                if not self.on_the_cloth():
                    break
                self.to_the_end()
        self.kept = self.chips()
        if self.table.options(ME, "Leave"):
            self.act(Leave(by=ME), quiet=True)
            self.left = True

    def to_the_end(self) -> None:
        """One act more of a round that is to end: whoever leaves throws no new one."""
        who = self.asked()
        if who == ME:
            self.act(self.by_default(ME))
        elif who is not None:
            self.let(who)
        elif not self.table.awaits():
            self.act(AbandonRound(by=INSPECTOR))
        elif not self.staff():
            self.roll()
