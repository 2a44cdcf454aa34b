"""The shoe between two rounds. The cut is offered to the players one after another; somebody of the house cuts if none
will."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from novamas.games.blackjack.acts import Blackjack, CutDeclined, DeclineCut, StopCardShown
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.blackjack.rules import BlackjackHouse, BlackjackPack
from novamas.games.cloth.acts import IDLE, OpenBetting
from novamas.games.cloth.play import change
from novamas.games.shoe.acts import Burnt, CutPack, LoadShoe, PackCut, ShoeLoaded
from novamas.games.shoe.keeper import ShoeKeeper, WithShoe
from novamas.games.shoe.rules import Burn
from novamas.kit.chance import Dist
from novamas.kit.decider import CROUPIER, Actor, Await, Command, Due, Event, Offer, Run, is_person
from novamas.kit.parts import ANYBODY, Answer, Shut, gate


class BlackjackKeeper(ShoeKeeper):
    """Loads the shoe, has it cut, burns."""

    def __init__(self, pack: BlackjackPack, house: BlackjackHouse) -> None:
        self.rules = pack
        if house.shuffler:
            pack = replace(pack, behind=0, cut_by="staff", burn=Burn())
        super().__init__(replace(pack, behind=house.reserve) if house.reserve else pack)

    def cutter(self, s: WithShoe) -> Actor:
        """The player who got the stop card of the last shoe, then the others from the croupier's left."""
        assert isinstance(s, Blackjack)
        first = (s.cutter,) if self.rules.cut_first == "stop-card" and s.cutter in s.chips else ()
        turn = dict.fromkeys((*first, *(who for who in s.seats if who is not None)))
        return next((who for who in turn if who not in s.declined), self.rules.cut_last)

    def awaits(self, s: WithShoe) -> tuple[Await, ...]:
        if not s.shoe.stopped and s.shoe.uncut and is_person(who := self.cutter(s)):
            return (Await(who, ("CutPack", "DeclineCut")),)
        return super().awaits(s)

    def play(self, s: WithShoe, c: Command, run: Callable[[Event], None]) -> None:
        if isinstance(c, DeclineCut):
            run(CutDeclined(who=c.by, clauses=self.rules.last_clauses))
        else:
            super().play(s, c, run)


class BlackjackShoe(BlackjackPart):
    """The shoe as a part of the game: no round begins while it is not ready."""

    owns = ("cutter", "declined", "stopped")
    events = (ShoeLoaded, PackCut, Burnt, CutDeclined, StopCardShown)

    def __init__(self, table: BlackjackTable) -> None:
        super().__init__(table)
        self.pack = table.rules.pack
        self.keeper = BlackjackKeeper(self.pack, table.house)

    def due(self, s: Blackjack) -> bool:
        """Whether the shoe must be looked after before anything else."""
        return self.table.shoe_due(s) and self.keeper.busy(s)

    def awaits(self, s: Blackjack) -> tuple[Await, ...]:
        return self.keeper.awaits(s) if s.phase == IDLE and self.due(s) else ()

    def next_due(self, s: Blackjack) -> Due | None:
        return self.keeper.next_due(s)

    def chance(self, s: Blackjack) -> Dist | None:
        return self.keeper.chance(s)

    def default(self, s: Blackjack, who: Actor) -> Command | None:
        return self.keeper.default(s, who)

    def bars(self, s: Blackjack, kind: type[Command]) -> Shut | None:
        return Shut("not-now", self.pack.clauses, "by") if kind is OpenBetting and self.due(s) else None

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(LoadShoe, by=ANYBODY, during=(IDLE,))
    def allow_load_shoe(self, s: Blackjack, who: Actor) -> Answer:
        """A machine changes nothing about whose task the cards are."""
        clauses = self.pack.stop_clauses or self.pack.clauses
        if who != CROUPIER:
            return Shut("not-your-role", self.pack.shuffler_clauses if self.house.shuffler else clauses, "by")
        if who in s.staff and s.shoe.stopped and self.due(s):
            return Offer("LoadShoe", who, clauses=self.keeper.pack.clauses)
        return Shut("shoe-not-spent", clauses, "by")

    def cuts(self, s: Blackjack, who: Actor) -> bool:
        """Whether it is somebody's turn to cut."""
        return self.due(s) and s.shoe.uncut and not s.shoe.stopped and who == self.keeper.cutter(s)

    @gate(CutPack, by=ANYBODY, during=(IDLE,))
    def allow_cut_pack(self, s: Blackjack, who: Actor) -> Answer:
        if self.cuts(s, who) and (is_person(who) or who in s.staff):
            return Offer("CutPack", who, clauses=self.pack.cut_clauses)
        return Shut("not-yours-to-cut", self.pack.cut_clauses, "by")

    @gate(DeclineCut, by=ANYBODY, during=(IDLE,))
    def allow_decline_cut(self, s: Blackjack, who: Actor) -> Answer:
        if self.cuts(s, who) and is_person(who):
            return Offer("DeclineCut", who, clauses=self.pack.last_clauses)
        return Shut("not-yours-to-cut", self.pack.cut_clauses, "by")

    # -- the rulebook and the fold -------------------------------------------------------------------------------------

    def play(self, run: Run[Blackjack], c: Command) -> None:
        self.keeper.play(run.s, c, run)

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case CutDeclined(who=who):
                return change(s, declined=(*s.declined, who))
            case StopCardShown(to=to):
                return change(s, stopped=True, cutter=to)
            case ShoeLoaded():
                return change(s, shoe=s.shoe.after(e), declined=(), stopped=False)
        return change(s, shoe=s.shoe.after(e))

    @staticmethod
    def fold_leaving(s: Blackjack, who: Actor) -> Blackjack:
        """Nothing of somebody who has gone remains but the cards of the last round."""
        declined = tuple(p for p in s.declined if p != who)
        return change(s, declined=declined, cutter="" if s.cutter == who else s.cutter)
