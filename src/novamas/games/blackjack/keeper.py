"""Who cuts the pack: it is offered to the players one after another, and somebody of the house cuts if none will."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from novamas.games.blackjack.acts import Blackjack, CutDeclined, DeclineCut
from novamas.games.blackjack.rules import BlackjackHouse, BlackjackPack
from novamas.games.shoe.acts import LoadShoe
from novamas.games.shoe.keeper import ShoeKeeper, WithShoe
from novamas.games.shoe.rules import Burn
from novamas.kit.decider import CROUPIER, Actor, Await, Command, Event, Offer, Refused, is_person


class BlackjackKeeper(ShoeKeeper):
    """Looks after the shoe between two rounds; players may decline the cut."""

    def __init__(self, pack: BlackjackPack, house: BlackjackHouse) -> None:
        self.rules = pack
        self.shuffler = house.shuffler
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

    def offers(self, s: WithShoe, who: Actor) -> Iterable[Offer]:
        if s.shoe.stopped or not s.shoe.uncut:
            yield from super().offers(s, who)
        elif who == self.cutter(s) and (is_person(who) or who in s.staff):
            yield Offer("CutPack", who, clauses=self.pack.cut_clauses)
            if is_person(who):
                yield Offer("DeclineCut", who, clauses=self.rules.last_clauses)

    def why_not(self, s: WithShoe, c: Command) -> Refused | None:
        """A machine changes nothing about whose task the cards are."""
        if isinstance(c, LoadShoe) and self.shuffler and c.by != CROUPIER:
            return Refused("not-your-role", self.rules.shuffler_clauses, "by", c.by)
        return super().why_not(s, c)

    def play(self, s: WithShoe, c: Command, run: Callable[[Event], None]) -> None:
        if isinstance(c, DeclineCut):
            run(CutDeclined(who=c.by, clauses=self.rules.last_clauses))
        else:
            super().play(s, c, run)
