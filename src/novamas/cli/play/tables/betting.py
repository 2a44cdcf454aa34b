"""An evening in a betting shop: a list of prices, a number and an amount for each bet, Enter for the off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play.counter import CounterSession
from novamas.cli.play.grammar import Misread, money, phrases, verb
from novamas.cli.play.session import ME
from novamas.games.betting.acts import (
    BETTING,
    IDLE,
    OPEN,
    RUNNING,
    BetStruck,
    Contest,
    JoinPool,
    PoolJoined,
    Settled,
    StrikeBet,
    StrikeDouble,
)
from novamas.games.betting.markets import (
    PLACE,
    POOL_PLACE,
    POOL_WIN,
    kind_on,
    number_on,
    show_price,
)
from novamas.games.betting.odds import name_selection
from novamas.games.betting.play import BettingGame
from novamas.games.betting.sheet import limits
from novamas.kit.decider import Actor, Event, fold
from novamas.table.acts import TableState

MOST_STEPS = 200
"""Steps after which any meeting is over."""


class BettingSession(CounterSession):
    """One person's evening in the shop."""

    greeting: ClassVar[str] = "play-betting-begin"
    unheard: ClassVar[str] = "play-betting-hear"

    @property
    def shop(self) -> BettingGame:
        return cast(BettingGame, self.game)

    def on_the_cloth(self, who: Actor = ME) -> int:
        bets = (*self.desk.slips, *self.desk.tickets)
        return int(sum(bet.amount for bet in bets if bet.who == who))

    def example(self) -> str:
        return "1 10"

    # -- the evening ---------------------------------------------------------------------------------------------------

    def is_open(self) -> bool:
        return bool(self.desk.phase == BETTING)

    def count_worth(self) -> int:
        """Stakes on what is still to come count as well."""
        return self.chips() + self.on_the_cloth()

    def finish_spin(self) -> None:
        """A meeting that runs when somebody leaves is played to its end."""
        for _ in range(MOST_STEPS):
            if not self.on_the_cloth() or self.source.by_hand:
                return
            self.step()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear_own(self, said: str) -> bool:
        """Reads a bet: "3 10", "3 + 8 10", "pool 3 10"; whether it was one."""
        pool, rest = False, said
        for word in phrases("play-betting-word-pool"):
            if said.startswith(f"{word} "):
                pool, rest = True, said.removeprefix(word).strip()
        found = re.fullmatch(r"(\d{1,3})(?:\s*\+\s*(\d{1,3}))?\s+(\S+)", rest)
        if found is None:
            if pool or verb(said) is None:
                raise Misread("play-betting-hear", said=said)
            return False
        first, second, amount = self.line(found[1]), found[2], money(found[3], self.currency)
        if second is not None:
            one, other = sorted((first, self.line(second)), key=number_on)
            self.act(StrikeDouble(by=ME, first=one, second=other, amount=amount), quiet=True)
        elif pool:
            kind = POOL_PLACE if kind_on(first) == PLACE else POOL_WIN
            self.act(JoinPool(by=ME, on=f"{kind}:{first.partition(':')[2]}", amount=amount), quiet=True)
        else:
            self.act(StrikeBet(by=ME, on=first, amount=amount), quiet=True)
        self.draw_own()
        return True

    def line(self, number: str) -> str:
        """The selection with this number in the list."""
        every = [on for _, on in self.lines()]
        if not 1 <= int(number) <= len(every):
            raise Misread("play-betting-no-line", line=number, most=len(every))
        return every[int(number) - 1]

    def lines(self) -> Iterator[tuple[Contest, str]]:
        """What can be backed now, in the order of the list."""
        for contest in self.desk.contests:
            if contest.status == OPEN:
                yield from ((contest, on) for on in contest.prices)

    def rules(self) -> None:
        self.show_limits(limits(self.shop, self.desk.minimum), "–", self.shop.rules.event.clauses)

    # -- one step ------------------------------------------------------------------------------------------------------

    def go(self) -> None:
        """The next event, to its payment."""
        done = [c.status for c in self.desk.contests]
        for _ in range(MOST_STEPS):
            self.step()
            if [c.status for c in self.desk.contests].count(OPEN) < done.count(OPEN) and self.desk.phase in (
                BETTING,
                IDLE,
            ):
                break
        if self.desk.phase == IDLE:
            self.rounds += 1
            self.tell_result(self.chips() - self.worth, False)
            if not self.table.awaits():
                return
            self.open()
        else:
            self.everybody()
        self.draw()

    def step(self) -> None:
        """What staff and chance do next."""
        if self.desk.phase == RUNNING:
            self.roll()
        else:
            self.staff()

    def tell(self, before: TableState, events: list[Event]) -> None:
        for event in events:
            self.croupier.tell(event, before.desk)
            if not isinstance(event, BetStruck | PoolJoined):
                for each in getattr(event, "settled", ()):
                    if each.who == ME:
                        self.tell_settled(each)
            self.croupier.because(*event.clauses)
            before = fold(self.table.decider, before, event)

    def tell_settled(self, each: Settled) -> None:
        on = " + ".join(map(self.name_of, each.on))
        amount, returned = self.money(each.amount), self.money(each.returned)
        self.t.say("play-betting-settled", "bold", on=on, why=each.why, amount=amount, returned=returned)

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def name_of(self, on: str) -> str:
        """A selection as people say it."""
        fixture = self.desk.contests[number_on(on) - 1].fixture
        return f"{self.croupier.name(kind_on(on))}: {name_selection(fixture, on)}"

    def draw(self) -> None:
        desk = self.desk
        self.t.line(Text.assemble((game_name(self.shop.name, self.t.lang), "bold"), f" · {self.law}"))
        number = 0
        for contest in desk.contests:
            name = " – ".join(contest.fixture.entries)
            if contest.status != OPEN:
                result = contest.result or self.t.word(f"betting-status-{contest.status}", result="")
                self.t.say("play-betting-over", "dim", event=contest.number, name=name, result=result)
                continue
            held = ", ".join(contest.fixture.held)
            self.t.say("play-betting-event", "bold", event=contest.number, name=name, kind=contest.kind, held=held)
            for on, price in contest.prices.items():
                number += 1
                self.t.line(f"{number:>4}  {show_price(price):>8}  {self.name_of(on)}")
        self.draw_own()

    def draw_own(self) -> None:
        """The bets that one has open."""
        slips = [slip for slip in self.desk.slips if slip.who == ME]
        tickets = [ticket for ticket in self.desk.tickets if ticket.who == ME]
        mine = [f"{self.money(s.amount)} {' + '.join(self.name_of(leg.on) for leg in s.legs)}" for s in slips]
        mine += [f"{self.money(ticket.amount)} {self.name_of(ticket.on)}" for ticket in tickets]
        if mine:
            self.t.say("play-betting-own", bets="; ".join(mine))


SESSION = BettingSession
