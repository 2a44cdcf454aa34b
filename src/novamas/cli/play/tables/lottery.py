"""A lottery: a number or a choice of numbers, then the draw, figure by figure or ball by ball."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play import info
from novamas.cli.play.counter import CounterSession
from novamas.cli.play.grammar import Misread
from novamas.cli.play.session import ME
from novamas.games.draws.acts import TicketWon
from novamas.games.lottery.acts import IDLE, SALE, BuyChoice, BuyNumber
from novamas.games.lottery.play import LotteryGame
from novamas.games.lottery.sheet import limits
from novamas.kit.decider import Actor, AnyDesk, Command, Event, fold

MOST_LISTED = 8
"""Tickets of one's own that are listed."""


class LotterySession(CounterSession):
    """One person's evening with a lottery."""

    @property
    def lottery(self) -> LotteryGame:
        return cast(LotteryGame, self.game)

    greeting: ClassVar[str] = "play-lottery-begin-printed"
    unheard: ClassVar[str] = "play-lottery-hear"

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(sum(ticket.who == who for ticket in self.desk.tickets) * self.desk.price)

    def example(self) -> str:
        if self.lottery.hall.printed:
            return "123"
        return " ".join(map(str, range(1, self.lottery.house.picks + 1)))

    def begin(self) -> None:
        self.t.fresh()
        info.welcome(self)
        if not self.lottery.hall.printed:
            self.t.say("play-lottery-begin-chosen", picks=self.lottery.house.picks)
        self.open()
        self.draw()

    def finish_before_leaving(self) -> None:
        if self.on_the_cloth():
            self.run_draw()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear_own(self, said: str) -> bool:
        numbers = said.replace(",", " ").split()
        if not all(each.isascii() and each.isdigit() for each in numbers):
            return False
        self.act(self.bet_on([int(each[:9]) for each in numbers]), quiet=True)
        self.draw()
        return True

    def bet_on(self, numbers: list[int]) -> Command:
        """A printed number and how many shares of it; or the numbers of a form."""
        if not self.lottery.hall.printed:
            return BuyChoice(by=ME, numbers=tuple(sorted(numbers)))
        if len(numbers) > 2:
            raise Misread("play-lottery-hear", said=" ".join(map(str, numbers)))
        return BuyNumber(by=ME, number=numbers[0], count=numbers[1] if len(numbers) > 1 else 1)

    def rules(self) -> None:
        prizes = [prize.times * self.desk.minimum for drawn in self.lottery.hall.drawn for prize in drawn.prizes]
        wins = self.money(max(prizes)) if prizes else "–"
        self.show_limits(limits(self.lottery, self.desk.minimum), wins, self.lottery.hall.form.clauses)

    # -- the draw ------------------------------------------------------------------------------------------------------

    def run_draw(self) -> None:
        """The sale is closed, and numbers come until all are out."""
        while self.desk.phase != IDLE:
            if self.table.decider.chance(self.table.state) is not None:
                self.roll()
            elif not self.staff():
                return

    def go(self) -> None:
        if self.desk.phase == SALE:
            self.run_draw()
            self.rounds += 1
            self.draw()
            self.tell_result(self.chips() - self.worth, False)
        if self.table.awaits():
            self.open()
            self.draw()

    def tell(self, before: AnyDesk, events: list[Event]) -> None:
        for event in events:
            self.croupier.tell(event, before.desk)
            if isinstance(event, TicketWon):
                who = self.t.word("play-you") if event.who == ME else event.who
                style = "bold" if event.who == ME else "dim"
                self.t.say("play-lottery-won", style, who=who, ticket=event.ticket, prize=event.prize)
            self.croupier.because(*event.clauses)
            before = fold(self.table.decider, before, event)

    def draw(self) -> None:
        desk = self.desk
        self.t.line(Text.assemble((game_name(self.lottery.name, self.t.lang), "bold"), f" · {self.law}"))
        if desk.phase == SALE:
            carried, price = self.money(sum(desk.carried.values())), self.money(desk.price)
            sold = len(desk.tickets)
            self.t.say("play-lottery-sale", round=desk.round, tickets=sold, price=price, carried=carried)
        elif desk.drawn:
            values = self.lottery.hall.numbers_drawn(desk) if self.lottery.hall.printed else ()
            digits = self.lottery.house.digits
            came = [f"{n:0{digits}}" for n in values] or [str(symbol.value) for symbol in desk.drawn]
            self.t.say("play-lottery-came", "bold", numbers=" ".join(came))
        mine = [self.lottery.hall.line(ticket) for ticket in desk.tickets if ticket.who == ME]
        if mine:
            more = " …" if len(mine) > MOST_LISTED else ""
            self.t.say("play-lottery-mine", tickets="; ".join(mine[:MOST_LISTED]) + more)


SESSION = LotterySession
