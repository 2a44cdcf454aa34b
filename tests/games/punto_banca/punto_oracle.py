"""Punto y banca as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`.
"""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, ranks
from msgspec.structs import replace

from novamas.games.cloth import CloseBetting, OpenBetting
from novamas.games.punto_banca.acts import PassShoe, TakeShoe
from novamas.games.shoe import LoadShoe
from novamas.kit.cards import Shoe
from novamas.kit.decider import CROUPIER, INSPECTOR, Event, Veiled
from novamas.table.acts import Sit

GAME = "punto-banca"
DECKS = {"boe-1977": 8, "euskadi-1996": 6, "galicia-2007": 6}
HEAD = {"boe-1977": INSPECTOR, "euskadi-1996": CROUPIER, "galicia-2007": CROUPIER}
"""Who opens, orders the cards and announces: the table manager in 1977, the croupier later."""
CLOSING = {"boe-1977": ["cartas"], "euskadi-1996": ["no-va-mas", "cartas"], "galicia-2007": ["no-va-mas", "cartas"]}
TIED = ("euskadi-1996", "galicia-2007")
"""The laws with a bet on the tie."""

PLAYER_WINS, BANK_WINS, TIE = ["K", "K", 9, 8], ["K", "K", 8, 9], ["K", "K", 9, 9]
"""Naturals, so that four cards end the coup."""

BANK = {
    0: "TTTTTTTTTTT",
    1: "TTTTTTTTTTT",
    2: "TTTTTTTTTTT",
    3: "TTTTTTTTPTT",
    4: "PPTTTTTTPPT",
    5: "PPPPTTTTPPT",
    6: "PPPPPPTTPPP",
    7: "PPPPPPPPPPP",
}
"""The bank's table as it is printed: T draws, P stands; columns 0 to 9 are the player's third card, the last: stood."""


class PuntoSession(CardSession):
    """A table of punto y banca: everybody named sits down in that order, the shoe is loaded and burnt."""

    def __init__(self, law: str, *people: str, ready: bool = True, sit: bool = True, **options: Any) -> None:
        super().__init__(law, GAME, *people, **options)
        self.law = law
        self.head = HEAD[law]
        if sit:
            for seat, who in enumerate(people or ("ana",), 1):
                self.do(Sit(by=who, seat=seat))
        if ready:
            self.ready()

    def ready(self, deals: str = "") -> None:
        """A shoe with the ace as first card, so that one card is burnt; `deals` takes the shoe, others let it pass."""
        self.do(LoadShoe(by=CROUPIER))
        for card in ranks(("A", "K")):
            self.draw(card)
        self.offer_shoe(deals)

    def offer_shoe(self, deals: str = "") -> None:
        while asked := self.person_awaited():
            self.do(TakeShoe(by=asked[0]) if asked[0] == deals else PassShoe(by=asked[0]))

    def opens(self) -> list[Event]:
        return self.do(OpenBetting(by=self.head))

    def close(self) -> list[Event]:
        return self.do(CloseBetting(by=self.head))

    def coup(self, values: Any, **bets: Any) -> list[Event]:
        """A coup with cards of these values; `bets` by person: ("player", amount), or a list of such."""
        self.opens()
        for who, laid in bets.items():
            for on, amount in laid if isinstance(laid, list) else [laid]:
                self.bet(who, on, amount)
        mark = len(self.table.log)
        self.close()
        self.deal(ranks(values))
        return [e.event for e in self.table.log[mark:]]

    def plays(self, values: Any, **bets: Any) -> dict[str, int]:
        """What everybody has won or lost in one coup."""
        before = {who: self.net(who) for who in self.brought}
        self.coup(values, **bets)
        assert self.phase == "idle", "the cards given do not end the coup"
        return {who: self.net(who) - before[who] for who in self.brought}


def shortened(table: PuntoSession, left: int) -> None:
    """As if only so many cards were left in the shoe: kings, eights and sevens."""
    counts = [0] * 54
    for n in range(left):
        counts[ranks(["K", 8, 7] * 4)[n]] += 1
    state = table.table.state
    shoe = replace(state.desk.shoe, left=left, cards=Veiled(Shoe(tuple(counts)), ()))
    table.table.state = replace(state, desk=replace(state.desk, shoe=shoe))
