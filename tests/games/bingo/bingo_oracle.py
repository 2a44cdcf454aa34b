"""What the texts say about bingo, typed by hand; and a hall to try it in."""

from __future__ import annotations

from typing import Any

from novamas.games.bingo.acts import BuyCards, CheckCard, CloseSale, GoOn, SingBingo, SingLine, StartGame
from novamas.kit.chance import Scripted
from novamas.kit.decider import CROUPIER, INSPECTOR, Chance, Command, Event, Refused
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAWS = ("boe-1977", "euskadi-1996")
NUMBERS = 90
CARD_NUMBERS, LINES, PER_LINE = 15, 3, 5
COLUMNS, PER_COLUMN = 9, (1, 3)  # only Euskadi says so
MACHINES = {"special": 12, "first": 12, "second": 8, "third": 6}
MACHINE_SERIES = 6
CARD_ONE = ((1, 16, 40, 75, 83), (17, 29, 34, 54, 60), (36, 58, 65, 78, 85))
"""The lines of card 1 of series 1, of 1,200: cards are the same for ever, or printed ones would not be."""
PRICE = 100


class Hall:
    """A hall with some people in it; amounts are minor units."""

    def __init__(self, law: str, *people: str, reading: Any = "default", **options: Any) -> None:
        opening = Opening(law=law, game="bingo", minimum=PRICE, options=options, readings=reading)
        self.table = Table(opening, Scripted())
        for who in people:
            self.table.act(Bring(by=who, amount=1_000_000))

    @property
    def desk(self) -> Any:
        return self.table.state.desk

    @property
    def events(self) -> list[Event]:
        return [envelope.event for envelope in self.table.log]

    def act(self, command: Command) -> list[Event]:
        return self.table.act(command)

    def refused(self, command: Command) -> Refused:
        before = self.table.state
        try:
            self.table.act(command)
        except Refused as refused:
            assert self.table.state is before
            return refused
        raise AssertionError(f"{command} was not refused")

    def sell(self) -> None:
        """Staff open the sale."""
        while self.desk.phase == "idle":
            assert self.table.staff()

    def buy(self, who: str, count: int, support: str = "paper") -> list[Event]:
        self.sell()
        return self.act(BuyCards(by=who, count=count, support=support))

    def start(self, row: str = "any") -> list[Event]:
        self.act(CloseSale(by=CROUPIER))
        return self.act(StartGame(by=INSPECTOR, row=row))

    def draw(self, *numbers: int) -> list[Event]:
        """These numbers, one after another; the events of the last."""
        events: list[Event] = []
        for number in numbers:
            self.table.to_chance()
            events = self.act(Chance(what="ball", value=number))
        return events

    def line(self, who: str, card: str) -> list[Event]:
        return self.act(SingLine(by=who, card=card))

    def bingo(self, who: str, card: str) -> list[Event]:
        return self.act(SingBingo(by=who, card=card))

    def check(self, card: str) -> list[Event]:
        return self.act(CheckCard(by=INSPECTOR, card=card))

    def go_on(self) -> list[Event]:
        return self.act(GoOn(by=INSPECTOR))

    def net(self, who: str) -> int:
        return int(self.desk.chips[who]) - 1_000_000
