"""The ceremony before a shoe as a part of a game: the cards pass, are shuffled last by the croupier, cut and loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from novamas.games.circle.desk import CircleDesk
from novamas.games.circle.keeper import (
    CardsChecked,
    CheckCards,
    CircleKeeper,
    CutDeclined,
    DeclineCut,
    LastShuffle,
    PackShuffled,
    ShufflePack,
)
from novamas.games.circle.rules import CirclePack
from novamas.games.shoe.acts import CutPack, LoadShoe, PackCut, ShoeLoaded
from novamas.kit.chance import Dist
from novamas.kit.decider import CROUPIER, Actor, Await, Command, Due, Event, Offer, Run, is_person
from novamas.kit.parts import ANYBODY, Answer, Part, Shut, gate

S = TypeVar("S", bound=CircleDesk)
BETWEEN = ("idle", "holding")
"""The phases in which a shoe is made ready, in either game."""


class Ceremony(Part[S]):
    """Looks after the shoe between two of them. The game says when that is due, and when its cards may be counted."""

    owns = ("declined", "mixing")
    events = (ShoeLoaded, PackShuffled, PackCut, CutDeclined, CardsChecked)

    def __init__(self, pack: CirclePack, due: Callable[[S], bool], ended: Callable[[S], bool]) -> None:
        self.pack = pack
        self.keeper = CircleKeeper(pack)
        self.fresh, self.ended = due, ended

    def busy(self, s: S) -> bool:
        """Whether no hand can be dealt: there is no shoe, its stop card is out, or it is not ready yet."""
        return self.keeper.busy(s)

    def due(self, s: S) -> bool:
        """Whether the shoe must be looked after before anything else."""
        return self.fresh(s) and self.busy(s)

    def awaits(self, s: S) -> tuple[Await, ...]:
        return self.keeper.awaits(s) if self.due(s) else ()

    def next_due(self, s: S) -> Due | None:
        return self.keeper.next_due(s)

    def chance(self, s: S) -> Dist | None:
        return self.keeper.chance(s)

    def default(self, s: S, who: Actor) -> Command | None:
        return self.keeper.default(s, who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def passing(self, s: S, who: Actor) -> bool:
        """Whether somebody is at the table while a pack lies before it that is not cut."""
        here = who in s.seats or who in s.standing or who in s.staff
        return here and s.shoe.uncut and not s.shoe.stopped and self.due(s)

    @gate(LoadShoe, by=ANYBODY, during=BETWEEN)
    def allow_load_shoe(self, s: S, who: Actor) -> Answer:
        if who == CROUPIER and who in s.staff and s.shoe.stopped and self.due(s):
            return Offer("LoadShoe", who, clauses=self.pack.clauses)
        code = "shoe-not-spent" if who == CROUPIER else "not-your-role"
        return Shut(code, self.pack.stop_clauses or self.pack.clauses, "by")

    @gate(ShufflePack, by=ANYBODY, during=BETWEEN)
    def allow_shuffle_pack(self, s: S, who: Actor) -> Answer:
        free = self.pack.players_shuffle and not s.declined and not s.mixing
        if is_person(who) and free and self.passing(s, who):
            return Offer("ShufflePack", who, clauses=self.pack.shuffle_clauses)
        return Shut("cards-do-not-pass", self.pack.shuffle_clauses)

    @gate(LastShuffle, by=ANYBODY, during=BETWEEN)
    def allow_last_shuffle(self, s: S, who: Actor) -> Answer:
        if who == CROUPIER and s.mixing and self.passing(s, who):
            return Offer("LastShuffle", who, clauses=self.pack.shuffle_clauses)
        return Shut("cards-do-not-pass", self.pack.shuffle_clauses)

    @gate(CutPack, by=ANYBODY, during=BETWEEN)
    def allow_cut_pack(self, s: S, who: Actor) -> Answer:
        if not s.mixing and self.passing(s, who) and who == self.keeper.cutter(s):
            return Offer("CutPack", who, clauses=self.pack.cut_clauses)
        return Shut("not-yours-to-cut", self.pack.cut_clauses, "by")

    @gate(DeclineCut, by=ANYBODY, during=BETWEEN)
    def allow_decline_cut(self, s: S, who: Actor) -> Answer:
        if is_person(who) and not s.mixing and self.passing(s, who) and who == self.keeper.cutter(s):
            return Offer("DeclineCut", who, clauses=self.pack.cut_clauses)
        return Shut("not-yours-to-cut", self.pack.cut_clauses, "by")

    @gate(CheckCards, by=ANYBODY, during=BETWEEN)
    def allow_check_cards(self, s: S, who: Actor) -> Answer:
        here = who in s.seats or who in s.standing
        spent = here and s.shoe.number > 0 and s.shoe.stopped and self.due(s)
        if is_person(who) and (spent or self.ended(s)):
            return Offer("CheckCards", who, clauses=self.pack.check_clauses)
        return Shut("shoe-not-spent", self.pack.check_clauses)

    # -- the rulebook and the fold -------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        self.keeper.play(run.s, c, run)

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        match e:
            case ShoeLoaded():
                return replace(s, shoe=s.shoe.after(e), declined=(), mixing=False)
            case PackCut():
                return replace(s, shoe=s.shoe.after(e))
            case PackShuffled(back=back):
                return replace(s, mixing=not back)
            case CutDeclined(who=who):
                return replace(s, declined=(*s.declined, who))
        return s

    @staticmethod
    def fold_leaving(s: S, who: Actor) -> S:
        return replace(s, declined=tuple(p for p in s.declined if p != who))
