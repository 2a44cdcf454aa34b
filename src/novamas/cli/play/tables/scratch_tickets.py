"""A counter for scratch tickets: how many, then box after box, and a prize is presented with its code."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play.counter import CounterSession
from novamas.cli.play.grammar import Misread, phrases
from novamas.cli.play.session import ME
from novamas.games.scratch_tickets.acts import (
    COVERED,
    SALE,
    BuyTickets,
    CashIn,
    PresentTicket,
    Scratch,
    ScratchAll,
    Slip,
    TicketRead,
)
from novamas.games.scratch_tickets.odds import value_left
from novamas.games.scratch_tickets.play import TicketGame, claims, is_open
from novamas.games.scratch_tickets.sheet import limits
from novamas.kit.decider import Actor, AnyDesk, Event, fold

ACROSS = 3
MOST_SHOWN = 4
"""Tickets of one's own that are drawn."""


class TicketSession(CounterSession):
    """One person's evening at the counter."""

    greeting: ClassVar[str] = "play-ticket-begin"
    unheard: ClassVar[str] = "play-ticket-hear"

    @property
    def tickets(self) -> TicketGame:
        return cast(TicketGame, self.game)

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(sum(is_open(slip) for slip in self.slips(who)) * self.desk.price)

    def slips(self, who: Actor = ME) -> list[Slip]:
        return [slip for slip in self.desk.slips.values() if slip.who == who]

    def example(self) -> str:
        return "3"

    def look(self) -> None:
        """What is printed on the tickets that are being scratched."""
        while self.desk.asked:
            self.roll()

    def finish_before_leaving(self) -> None:
        if self.on_the_cloth():
            self.act(CashIn(by=ME))
            self.look()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear_own(self, said: str) -> bool:
        if said.isascii() and said.isdigit():
            self.act(BuyTickets(by=ME, count=int(said[:9])), quiet=True)
            self.draw()
        elif said in phrases("play-ticket-word-scratch"):
            self.scratch()
        elif said in phrases("play-ticket-word-all"):
            self.scratch_all()
        elif said in phrases("play-ticket-word-claim"):
            self.claim()
        else:
            return False
        return True

    def rules(self) -> None:
        price = self.desk.price or self.desk.minimum
        most = self.money(self.tickets.lot.times[0] * price)
        self.show_limits(limits(self.tickets, price), most, self.tickets.rules.reading.win_clauses)

    def next_covered(self) -> Slip:
        """The first ticket of one's own with a box that is covered."""
        for slip in self.slips():
            if COVERED in slip.boxes:
                return slip
        raise Misread("play-ticket-none")

    def scratch(self) -> None:
        slip = self.next_covered()
        self.act(Scratch(by=ME, ticket=slip.serial, box=slip.boxes.index(COVERED) + 1), quiet=True)
        self.look()
        self.draw()

    def scratch_all(self) -> None:
        self.act(ScratchAll(by=ME, ticket=self.next_covered().serial), quiet=True)
        self.look()
        self.draw()

    def claim(self) -> None:
        """Every prize of one's own is presented with the code on its ticket."""
        won = [slip for slip in self.slips() if claims(slip, ME)]
        if not won:
            raise Misread("play-ticket-none")
        for slip in won:
            assert slip.code.value is not None
            self.act(PresentTicket(by=ME, ticket=slip.serial, code=slip.code.value))

    def go(self) -> None:
        """The counter closes, and opens the next day."""
        if self.desk.phase == SALE:
            self.staff()
            self.rounds += 1
            self.tell_result(self.chips() - self.worth, False)
        if self.table.awaits():
            self.open()
            self.draw()

    def tell(self, before: AnyDesk, events: list[Event]) -> None:
        for event in events:
            self.croupier.tell(event, before.desk)
            if isinstance(event, TicketRead):
                who = self.t.word("play-you") if event.who == ME else event.who
                key = "play-ticket-read" if event.prize else "play-ticket-lost"
                style = "bold" if event.who == ME else "dim"
                self.t.say(key, style, who=who, serial=event.serial, amount=self.money(event.prize))
            self.croupier.because(*event.clauses)
            before = fold(self.table.decider, before, event)

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        desk = self.desk
        self.t.line(Text.assemble((game_name(self.tickets.name, self.t.lang), "bold"), f" · {self.law}"))
        if desk.lot:
            worth = self.money(round(value_left(self.tickets.lot, desk.found) * desk.price))
            left, price = desk.size - desk.next + 1, self.money(desk.price)
            self.t.say("play-ticket-sale", lot=desk.lot, left=left, size=desk.size, price=price, worth=worth)
        for slip in self.slips()[-MOST_SHOWN:]:
            self.t.line(self.t.word("play-ticket-slip", serial=slip.serial), "dim")
            for first in range(0, len(slip.boxes), ACROSS):
                row = Text("  ", no_wrap=True)
                for shown in slip.boxes[first : first + ACROSS]:
                    times = self.tickets.lot.times
                    cell = "▒▒▒▒" if shown == COVERED else self.money(times[shown] * desk.price)
                    row.append(f"[{cell:^10}]", "dim" if shown == COVERED else "bold")
                self.t.line(row)


SESSION = TicketSession
