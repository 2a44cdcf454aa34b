"""An evening in a bingo hall: how many cards, then ball after ball; who has a line says so before the next number."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from novamas.cli.names import game_name
from novamas.cli.play.counter import CounterSession
from novamas.cli.play.grammar import Misread, phrases
from novamas.cli.play.session import ME
from novamas.games.bingo.acts import (
    CALLED,
    CHECKING,
    DRAWING,
    IDLE,
    PLAYING,
    READY,
    SALE,
    BuyCards,
    CardChecked,
    PrizeAwarded,
    PrizeLapsed,
    SingBingo,
    SingLine,
)
from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.record import minutes, write
from novamas.games.bingo.rules import BINGO, LINE, PAPER
from novamas.games.bingo.sheet import limits
from novamas.kit.decider import Actor, Command, Event, fold
from novamas.table.acts import TableState

ACROSS = 18
"""Numbers in a row of the board."""
MOST_SHOWN = 6
"""Cards of one's own that are drawn."""


class BingoSession(CounterSession):
    """One person's evening in the hall."""

    greeting: ClassVar[str] = "play-bingo-begin"
    unheard: ClassVar[str] = "play-bingo-hear"
    auto = False

    @property
    def hall(self) -> BingoGame:
        return cast(BingoGame, self.game)

    def on_the_cloth(self, who: Actor = ME) -> int:
        return int(sum(lot.count for lot in self.desk.sold if lot.who == who) * self.desk.minimum)

    def example(self) -> str:
        return "3"

    # -- the evening ---------------------------------------------------------------------------------------------------

    def is_quiet(self, command: Command) -> bool:
        """Whoever sings is heard."""
        return isinstance(command, BuyCards)

    def finish_spin(self) -> None:
        """A game that runs when somebody leaves is played to its end, and their cards are sung for them."""
        self.auto = True
        while self.on_the_cloth() and not self.source.by_hand:
            self.step()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear_own(self, said: str) -> bool:
        if said.isascii() and said.isdigit():
            self.take(int(said[:9]))
        elif said in phrases("play-bingo-word-line"):
            self.sing(LINE)
        elif said in phrases("play-bingo-word-bingo"):
            self.sing(BINGO)
        elif said in phrases("play-bingo-word-auto"):
            self.auto = not self.auto
            self.t.say("play-bingo-auto-on" if self.auto else "play-bingo-auto-off")
        elif said in phrases("play-bingo-word-record"):
            self.show_record()
        else:
            return False
        return True

    def rules(self) -> None:
        shares = "–" if not self.desk.line else f"{self.money(self.desk.line)} / {self.money(self.desk.bingo)}"
        self.show_limits(limits(self.hall, self.desk.minimum), shares, self.hall.rules.prizes.clauses)

    def take(self, count: int) -> None:
        self.act(BuyCards(by=ME, count=count, support=PAPER), quiet=True)
        self.draw()

    def sing(self, what: str) -> None:
        """The card that has it; where none has, the first: a wrong claim is one's right, and the check will tell."""
        cards = self.hall.hall.cards_of(self.desk, ME)
        if not cards:
            raise Misread("play-bingo-no-card")
        won = [card for card in cards if self.desk.balls and self.hall.hall.has_won(self.desk, what, card)]
        card = (won or cards)[0]
        self.act(SingLine(by=ME, card=card) if what == LINE else SingBingo(by=ME, card=card))
        self.settle()

    def show_record(self) -> None:
        for each in minutes(e.event for e in self.table.log):
            for line in write(each, self.t.word, self.money):
                self.t.line(line)
            self.t.line()

    # -- one step ------------------------------------------------------------------------------------------------------

    def go(self) -> None:
        """One ball; or, where cards are marked and sung by themselves, the game to its end."""
        self.step()
        while self.auto and self.desk.phase not in (IDLE, SALE):
            self.step()
        if self.desk.phase in (IDLE, SALE):
            return
        self.draw()

    def step(self) -> None:
        """What staff and chance do until somebody may sing, or the game is over."""
        running = self.desk.phase != SALE
        self.staff()
        if self.desk.phase == READY:
            self.staff()
            running = True
        if self.desk.phase == CALLED and not self.desk.balls:
            self.staff()
        if self.desk.phase == DRAWING:
            self.roll()
        self.settle()
        if self.desk.phase == IDLE:
            self.end(running)

    def settle(self) -> None:
        """Everybody sings who has something, and the cards are checked."""
        self.everybody()
        if self.auto:
            self.sing_for_me()
        while self.desk.phase == CHECKING:
            self.staff()
            self.everybody()

    def sing_for_me(self) -> None:
        for what, kind in ((LINE, SingLine), (BINGO, SingBingo)):
            for offer in self.table.options(ME, kind.__name__):
                for card in map(str, offer.form["card"].each()):
                    if self.hall.hall.has_won(self.desk, what, card):
                        self.act(kind(by=ME, card=card))

    def end(self, played: bool) -> None:
        """The game is over: what it has made of one's money, and the next sale."""
        self.rounds += played
        self.tell_result(self.chips() - self.worth, False)
        if self.table.awaits():
            self.open()
            self.draw()

    def tell(self, before: TableState, events: list[Event]) -> None:
        for event in events:
            self.croupier.tell(event, before.desk)
            match event:
                case PrizeAwarded(what=what, shares=shares, thing=thing):
                    who = ", ".join(
                        f"{self.name_person(s.who)} {s.card} {thing or self.money(s.amount)}" for s in shares
                    )
                    self.t.say("play-bingo-awarded", "bold", what=what, who=who)
                case PrizeLapsed(cards=cards):
                    self.t.say("play-bingo-lapsed", "dim", cards=", ".join(cards))
                case CardChecked(who=who, card=card, right=False):
                    self.t.say("play-bingo-wrong", "dim", who=self.name_person(who), card=card)
            self.croupier.because(*event.clauses)
            before = fold(self.table.decider, before, event)

    def name_person(self, who: Actor) -> str:
        return self.t.word("play-you") if who == ME else who

    # -- what is drawn -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        desk = self.desk
        self.t.line(Text.assemble((game_name(self.hall.name, self.t.lang), "bold"), f" · {self.law}"))
        cards = sum(lot.count for lot in desk.sold)
        if desk.phase == SALE:
            price = self.money(desk.minimum)
            self.t.say("play-bingo-sale", series=desk.series, next=desk.next, price=price, cards=cards)
        elif desk.phase in PLAYING:
            self.t.say("play-bingo-prizes", cards=cards, line=self.money(desk.line), bingo=self.money(desk.bingo))
            for line in self.board_text():
                self.t.line(line)
            if desk.balls:
                last = "  ".join(map(str, desk.balls[-1:-7:-1]))
                self.t.say("play-bingo-balls", "bold", place=len(desk.balls), last=last)
        for name in self.nearest():
            self.t.line(self.t.word("play-bingo-card", card=name), "dim")
            for line in self.card_text(name):
                self.t.line(line)

    def nearest(self) -> list[str]:
        """One's own cards, those that lack least first."""
        called = set(self.desk.balls) if self.desk.phase in PLAYING else set()
        lacks = {name: sum(n and n not in called for row in self.hall.hall.rows(name) for n in row) for name in
                 self.hall.hall.cards_of(self.desk, ME)}  # fmt: skip
        return sorted(lacks, key=lambda name: lacks[name])[:MOST_SHOWN]

    def board_text(self) -> list[Text]:
        called, numbers = self.desk.balls, self.hall.rules.balls.numbers
        rows = []
        for first in range(1, numbers + 1, ACROSS):
            row = Text("  ", no_wrap=True)
            for n in range(first, min(first + ACROSS, numbers + 1)):
                out = n in called
                newest = bool(called) and n == called[-1]
                row.append(f"{n:>3}" if out else "  ·", "reverse bold" if newest else "bold" if out else "dim")
            rows.append(row)
        return rows

    def card_text(self, name: str) -> list[Text]:
        called = set(self.desk.balls) if self.desk.phase in PLAYING else set()
        rows = []
        for line in self.hall.hall.rows(name):
            row = Text("  ", no_wrap=True)
            for n in line:
                cell = f"[{n}]" if n in called else str(n or self.t.glyphs.lines[0])
                row.append(f"{cell:^5}", "bold" if n in called else "" if n else "dim")
            rows.append(row)
        return rows


SESSION = BingoSession
