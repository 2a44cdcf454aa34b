"""Chemin de fer as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`; the bank's chart is in `bank_chart.py`.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, ranks
from msgspec.structs import replace

from novamas.games.chemin.acts import LiftCards, OfferBank, TakeBank
from novamas.games.circle.acts import CallBanco, DealCards, HoldBank, LayDown, StandPat
from novamas.games.cloth import CloseBetting, PlaceBet
from novamas.games.shoe import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, Event
from novamas.table.acts import Sit

GAME = "chemin-de-fer"
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
LATER = LAWS[1:]
SEATED = ("ana", "bea", "carlos", "dani")
REFUSALS = {"boe-1977": 3, "asturias-2011": 2, "galicia-2007": 2, "euskadi-1996": 2}


class CheminSession(CardSession):
    """A table with four players seated, the shoe loaded and cut, and ana to speak, unless a test wants it bare."""

    def __init__(self, law: str, *people: str, ready: bool = True, **kwargs: Any) -> None:
        super().__init__(law, GAME, *(people or SEATED), **kwargs)
        if ready:
            for seat, who in enumerate(SEATED, 1):
                self.do(Sit(by=who, seat=seat))
            self.do(LoadShoe(by=CROUPIER))
            self.do(CutPack(by="dani"))
            self.do(OfferBank(by=CROUPIER))

    def bank(self, minima: int = 20, by: str = "ana") -> list[Event]:
        """Somebody takes the bank and announces it."""
        return self.sends(TakeBank(by=by, amount=minima * self.unit), HoldBank(by=by))

    def stake(self, who: str, minima: int = 10, on: str = "stake") -> list[Event]:
        return self.do(PlaceBet(by=who, on=on, amount=minima * self.unit))

    def cards(self, punto: tuple[Any, Any], bank: tuple[Any, Any], by: str = "ana") -> list[Event]:
        """Betting closes and four cards are dealt."""
        self.do(CloseBetting(by=CROUPIER))
        mark = len(self.table.log)
        self.do(DealCards(by=by))
        for card in ranks((punto[0], bank[0], punto[1], bank[1])):
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def coup(self, punto: tuple[Any, Any], bank: tuple[Any, Any], minima: int = 10, banco: bool = False) -> None:
        """A bank of ana's, bea against it, and bea has looked at her cards."""
        self.bank()
        if banco:
            self.do(CallBanco(by="bea"))
        else:
            self.stake("bea", minima)
        self.cards(punto, bank)
        self.do(LiftCards(by="bea"))

    def kinds(self, who: str) -> set[str]:
        """The kinds of command that somebody is offered about the cards."""
        words = {"LayDown", "AskCard", "StandPat", "GiveCard", "AskAdvice", "AskChart"}
        return {o.kind for o in self.table.options(who)} & words


def pair(score: int) -> tuple[Any, Any]:
    """Two cards of this score: a king, and the score or another king."""
    return ("K", score if score else "Q")


def shortened(table: CheminSession, left: int) -> None:
    """As if only so many cards were left in the shoe, any of them."""
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left)
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))


def last(events: list[Event], kind: str) -> Any:
    """The newest event of a kind."""
    return next(e for e in reversed(events) if type(e).__name__ == kind)


def win(table: CheminSession, banker: str = "ana", punto: str = "bea", minima: int = 10) -> None:
    """The bank wins a coup against one stake."""
    table.do(HoldBank(by=banker))
    table.stake(punto, minima)
    table.cards(("K", 7), (8, "K"), by=banker)
    table.sends(LiftCards(by=punto), StandPat(by=punto), LayDown(by=banker))
