"""Trente et quarante as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`. `BLACK`, `RED` … are cards in order: a first row and a second one, with totals that
the names of the rows tell.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, cards
from msgspec.structs import replace

from novamas.games.cloth import CloseBetting, OpenBetting
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.shoe import CutPack, LoadShoe
from novamas.games.trente_quarante.acts import InsureBet
from novamas.kit.cards import Shoe
from novamas.kit.decider import CROUPIER, Event, Veiled

GAME = "trente-et-quarante"
CHANCES = ("red", "black", "colour", "inverse")
MULTIPLES = {"boe-1977": (1000,), "galicia-2007": (1000,), "euskadi-1996": (20, 25, 50)}
PAY_ORDER = {
    "boe-1977": ["inverse", "black", "red", "colour"],
    "galicia-2007": ["colour", "inverse", "black", "red"],
    "euskadi-1996": ["colour", "inverse", "black", "red"],
}
LATER = ("euskadi-1996", "galicia-2007")

# Rows by their totals. The first card of the black row decides colour or inverse: S and C are black, H and D red.
ROW31, ROW32, ROW33, ROW34, ROW40 = "10 10 10 A", "10 10 10 2", "10 10 10 3", "10 10 10 4", "10 10 10 10"


def row(total: str, first: str = "S") -> str:
    """A row of cards that count ten and a small one, its first card in the suit given; no card comes twice."""
    suits, tens = [first, "D", "C", "H"], ["10", "J", "Q", "K"]
    ranks = [ten if rank == "10" else rank for rank, ten in zip(total.split(), tens, strict=True)]
    return " ".join(f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True))


def rows(black: str, red: str, first: str = "S") -> list[int]:
    return cards(f"{row(black, first)} {row(red, 'H')}")


WINS = {
    ("black", "colour"): rows(ROW31, ROW33, "S"),
    ("black", "inverse"): rows(ROW31, ROW33, "H"),
    ("red", "colour"): rows(ROW34, ROW32, "D"),
    ("red", "inverse"): rows(ROW34, ROW32, "C"),
}
"""Cards by the two chances that win with them."""
REFAIT, TIE = rows(ROW31, ROW31), rows(ROW34, ROW34)


class TrenteSession(CardSession):
    """A table of trente et quarante with a shoe that has been cut."""

    def __init__(self, law: str, *people: str, ready: bool = True, **options: Any) -> None:
        super().__init__(law, GAME, *people, **options)
        self.law = law
        if ready:
            self.ready()

    def ready(self) -> None:
        self.do(LoadShoe(by=CROUPIER))
        self.do(CutPack(by=self.awaited()[0]))

    def opens(self) -> list[Event]:
        return self.do(OpenBetting(by=CROUPIER))

    def close(self) -> list[Event]:
        return self.do(CloseBetting(by=CROUPIER))

    def insure(self, who: str, bet: int) -> list[Event]:
        return self.do(InsureBet(by=who, bet=bet))

    def choose(self, who: str, bet: int, choice: str) -> list[Event]:
        return self.do(PrisonChoice(by=who, bet=bet, choice=choice))

    def coup(self, given: list[int], **bets: Any) -> list[Event]:
        """A round with these cards; `bets` by person: ("red", amount), or a list of such. Nobody answers for others."""
        if self.phase == "idle":
            self.opens()
        for who, laid in bets.items():
            for on, amount in laid if isinstance(laid, list) else [laid]:
                self.bet(who, on, amount)
        mark = len(self.table.log)
        self.close()
        for card in given:
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def plays(self, given: list[int], **bets: Any) -> dict[str, int]:
        """What everybody has won or lost in one round."""
        before = {who: self.net(who) for who in self.brought}
        self.coup(given, **bets)
        assert self.phase == "idle", "the cards given do not end the round"
        return {who: self.net(who) - before[who] for who in self.brought}


def shortened(table: TrenteSession, left: int, given: list[int]) -> None:
    """As if only so many cards were left in the shoe, these among them."""
    counts = [0] * 54
    for card in given:
        counts[card] += 1
    counts[0] += left - len(given)
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left, cards=Veiled(Shoe(tuple(counts)), ()))
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))
