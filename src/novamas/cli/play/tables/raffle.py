"""An evening at a draw: how many tickets, then number after number; who has won fetches the prize."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play.counter import CounterSession
from novamas.cli.play.grammar import Misread, phrases
from novamas.cli.play.session import ME
from novamas.games.draws.acts import MachineSealed, TicketWon
from novamas.games.raffle.acts import (
    CLAIMS,
    DRAWING,
    IDLE,
    BuyTickets,
    ClaimPrize,
    ExchangePoints,
    NothingWon,
    PointsWon,
    PrizeUnclaimed,
)
from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import mark
from novamas.games.raffle.sheet import limits
from novamas.kit.decider import Actor, AnyDesk, Event, fold


class RaffleSession(CounterSession):
    """One person's evening at a raffle, a tombola or a promotional draw."""

    greeting: ClassVar[str] = "play-raffle-begin"
    unheard: ClassVar[str] = "play-raffle-hear"

    @property
    def stall(self) -> RaffleGame:
        return cast(RaffleGame, self.game)

    @property
    def price(self) -> int:
        return self.stall.stand.price(self.desk.minimum)

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(sum(lot.paid for lot in self.desk.sold if lot.who == who))

    def example(self) -> str:
        return "3"

    # -- the evening ---------------------------------------------------------------------------------------------------

    def supply_company(self) -> None:
        self.supply(self.price, ME)

    def look(self) -> None:
        """What the tickets of a tombola say, as soon as they are bought."""
        while self.stall.rules.instant and self.stall.machine.draws(self.desk):
            self.roll()

    def finish_spin(self) -> None:
        """A draw that runs when somebody leaves goes on to its end, and what they have won is fetched for them."""
        while self.stall.stand.count_held(self.desk, ME) and not self.source.by_hand:
            self.step()
            self.fetch()

    def finish_before_leaving(self) -> None:
        if not self.table.options(ME, "Leave"):
            self.finish_spin()  # a tombola keeps nobody

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear_own(self, said: str) -> bool:
        if said.isascii() and said.isdigit():
            self.take(int(said[:9]))
        elif said in phrases("play-raffle-word-fetch"):
            self.fetch(asked=True)
        elif said in phrases("play-raffle-word-points"):
            self.exchange()
        elif said in phrases("play-raffle-word-record"):
            self.show_record()
        else:
            return False
        return True

    def rules(self) -> None:
        worth = self.money(self.stall.stand.worth)
        self.show_limits(limits(self.stall, self.desk.minimum), worth, self.stall.rules.prizes.clauses)

    def take(self, tickets: int) -> None:
        self.act(BuyTickets(by=ME, tickets=tickets), quiet=True)
        self.look()
        self.draw()

    def fetch(self, asked: bool = False) -> None:
        """Everything that one has won; where there is nothing, the refusal says so."""
        while offers := self.table.options(ME, ClaimPrize.__name__):
            self.act(ClaimPrize(by=ME, ticket=int(str(next(iter(offers[0].form["ticket"].each()))))))
            asked = False
        if asked:
            self.act(ClaimPrize(by=ME, ticket=1))

    def exchange(self) -> None:
        """Points for the best object that they are enough for."""
        names = [prize.name for prize in self.stall.stand.kinds if prize.points]
        for offer in self.table.options(ME, ExchangePoints.__name__):
            names = [str(name) for name in offer.form["prize"].each()]
        self.act(ExchangePoints(by=ME, prize=names[0] if names else ""))

    def show_record(self) -> None:
        """The list that was sealed, and what came."""
        if not self.desk.sealed:
            raise Misread("raffle-none-drawn")
        self.t.say("raffle-seal-why")
        self.t.line(in_groups(self.desk.sealed))
        if not self.stall.rules.instant:
            self.t.line(" ".join(self.name_of(symbol.value) for symbol in self.desk.drawn) or "–")

    def name_of(self, ticket: int) -> str:
        return mark(ticket, self.stall.house.marks)

    # -- one step ------------------------------------------------------------------------------------------------------

    def go(self) -> None:
        """One number, or what comes between two of them."""
        before = self.desk.phase
        self.step()
        if self.desk.phase in (DRAWING, CLAIMS) or before == IDLE:
            self.draw()

    def step(self) -> None:
        """What staff and chance do until somebody may say something, or the draw is over."""
        running = self.desk.phase != IDLE
        if not self.staff():
            self.t.say("play-raffle-over", "bold")
            return
        if self.stall.chance(self.desk) is not None:
            self.roll()
        self.everybody()
        if self.desk.phase == IDLE:
            self.end(running)

    def end(self, played: bool) -> None:
        """The draw is over: what it has made of one's money, and the next sale."""
        self.rounds += played
        self.tell_result(self.chips() - self.worth, False)
        if self.table.awaits():
            self.open()
            self.draw()
        else:
            self.t.say("play-raffle-over", "bold")

    def tell(self, before: AnyDesk, events: list[Event]) -> None:
        instant = self.stall.rules.instant
        for event in events:
            self.croupier.tell(event, before.desk)
            match event:
                case TicketWon(who=who, ticket=ticket, prize=prize, place=place):
                    shown = self.name_of(place if instant else ticket)
                    self.t.say("play-raffle-won", "bold", who=self.person(who), prize=prize, ticket=shown)
                case PointsWon(who=who, points=points, total=total):
                    self.t.say("play-raffle-points", "", who=self.person(who), points=points, total=total)
                case NothingWon(who=who, ticket=ticket) if who == ME:
                    self.t.say("play-raffle-nothing", "dim", who=self.person(who), ticket=self.name_of(ticket))
                case PrizeUnclaimed(ticket=ticket, prize=prize):
                    self.t.say("play-raffle-unclaimed", "dim", prize=prize, ticket=self.name_of(ticket))
                case MachineSealed(digest=digest, tickets=tickets):
                    self.t.say("play-raffle-seal", "dim", digest=in_groups(digest), tickets=len(tickets))
            self.croupier.because(*event.clauses)
            before = fold(self.table.decider, before, event)

    def person(self, who: Actor) -> str:
        return self.t.word("play-you") if who == ME else who

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        desk, stand = self.desk, self.stall.stand
        self.t.line(Text.assemble((game_name(self.stall.name, self.t.lang), "bold"), f" · {self.law}"))
        for prize in stand.kinds:
            key = "play-raffle-for-points" if prize.points else "play-raffle-prize"
            value = self.money(prize.value)
            self.t.say(key, "", prize=prize.name, number=prize.count, value=value, points=prize.points)
        self.t.say(
            "play-raffle-sale",
            "",
            sold=desk.next - 1,
            tickets=stand.house.tickets,
            price=self.money(self.price),
            own=stand.count_held(desk, ME),
        )
        if desk.points.get(ME):
            self.t.say("play-raffle-own-points", "", points=desk.points[ME])


SESSION = RaffleSession


def in_groups(digest: str) -> str:
    """A digest that a line of any width can hold, and an eye compare."""
    return " ".join(digest[at : at + 8] for at in range(0, len(digest), 8))
