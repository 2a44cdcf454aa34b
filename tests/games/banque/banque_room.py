"""A table of baccarat on two cloths for tests: a banker, two players a cloth, and the cards that a test wants."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from novamas.games import make
from novamas.games.banque.acts import AuctionBank, Banque
from novamas.games.banque.play import BanqueGame
from novamas.games.circle.acts import Bid, CloseAuction, DealCards, HoldBank
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.shoe.acts import CutPack, LoadShoe, TableShoe
from novamas.kit.decider import CROUPIER, Chance, Command, Event, Refused, decide, step

LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
PEOPLE = ("bea", "cid", "dan", "eva")
BANKER = "ana"
CHIPS = 5_000


class Room:
    """A minimum of ten; bea and cid sit at the first cloth, dan and eva at the second, ana stands and has the bank."""

    def __init__(self, law: str, reading: Any = "default", bank: int = 1_000, **options: Any) -> None:
        game = make(law, "baccarat-banque", options, reading)
        assert isinstance(game, BanqueGame)
        self.game = game
        chips = dict.fromkeys((BANKER, *PEOPLE), CHIPS)
        self.s: Banque = Banque(chips=chips, seats=PEOPLE, standing=(BANKER,), minimum=10)
        self.do(LoadShoe(by=CROUPIER))
        self.do(CutPack(by=game.keeper.cutter(self.s)))
        if bank:
            by = game.rules.award.by
            self.do(AuctionBank(by=by, shoes=1), Bid(by=BANKER, amount=bank), CloseAuction(by=by))

    def do(self, *commands: Command) -> list[Event]:
        told: list[Event] = []
        for c in commands:
            self.s, events = step(self.game, self.s, c)
            told += events
        return told

    def draw(self, *points: int) -> list[Event]:
        """Cards by their points; a ten has none."""
        told: list[Event] = []
        for point in points:
            left = self.s.shoe.dist()
            card = next(c for c in range(52) if self.game.hands.points(c) == point and c in left)
            told += self.do(Chance(what="card", value=card))
        return told

    def stake(self, **stakes: int) -> None:
        """The bank is announced, bea stakes on the first cloth and dan on the second, betting closes, cards are due."""
        self.do(HoldBank(by=BANKER))
        for on, amount in stakes.items():
            self.do(PlaceBet(by={"first": "bea", "second": "dan"}[on], on=on, amount=amount))
        self.do(CloseBetting(by=CROUPIER), DealCards(by=BANKER))

    def deal(
        self, one: tuple[int, int], two: tuple[int, int], bank: tuple[int, int], first: int = 100, second: int = 60
    ) -> None:
        """A bet on each cloth, and six cards by their points."""
        self.stake(first=first, second=second)
        self.draw(*(hand[n] for n in range(2) for hand in (one, two, bank)))

    def refresh(self, shoe: TableShoe) -> None:
        """As if the shoe had just been cut, and the bank had what it had."""
        bank = self.s.bank
        assert bank is not None
        self.s = replace(
            self.s, shoe=shoe, bank=replace(bank, amount=bank.base), chips=dict.fromkeys(self.s.chips, CHIPS)
        )

    def kinds(self, who: str) -> set[str]:
        """The words that somebody may say."""
        return {o.kind for o in self.game.options(self.s, who)} & {"AskCard", "StandPat", "LayDown", "GiveCard"}

    def third(self, hand: str) -> int | None:
        """The points of a third card."""
        card = self.game.table.scores.third(self.s.coup, hand)
        return None if card is None else self.game.hands.points(card)

    @property
    def bank(self) -> int:
        assert self.s.bank is not None
        return self.s.bank.amount

    def refused(self, c: Command) -> Refused:
        with pytest.raises(Refused) as e:
            decide(self.game, self.s, c)
        return e.value
