"""Poker against the house as its texts have it: a table to play it at, cards in the order of the deal."""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, cards
from spin_oracle import UNIT

from novamas.games import family, make
from novamas.games.cloth import PlaceBet
from novamas.games.odds import Row
from novamas.kit.chance import Scripted
from novamas.kit.decider import CHANCE, Event, is_person
from novamas.table.decider import Bring, Sit
from novamas.table.driver import Table
from novamas.table.opening import Authorisation, Opening

LAW = "euskadi-1996"


def opening(game: str, **fields: Any) -> Opening:
    return Opening(law=LAW, game=game, **{"minimum": UNIT[LAW], **fields})


def granted(*times: int, **fields: Any) -> Authorisation:
    return Authorisation(minimums=tuple(n * UNIT[LAW] for n in times), **fields)


def rows(game: str, reading: Any = "default") -> dict[tuple[str, str], Row]:
    """The odds of a game, by bet and strategy."""
    return {(row.bet, row.strategy): row for row in family(LAW, game).odds(make(LAW, game, reading=reading))}


class PokerSession(CardSession):
    """A table with people in its seats, ready for bets."""

    def __init__(self, game: str, *people: str, standing: tuple[str, ...] = (), **frame: Any) -> None:
        seated = people or ("ana",)
        super().__init__(LAW, game, *seated, *standing, **frame)
        for seat, who in enumerate(seated, 1):
            self.do(Sit(by=who, seat=seat))

    def betting(self) -> None:
        """Staff shuffle and open the betting."""
        while self.phase == "idle" and self.table.staff():
            pass

    def stakes(self, kind: str, **bets: int) -> None:
        """`ana=10` puts ten minima at the box of Ana's seat."""
        self.betting()
        for who, minima in bets.items():
            self.lay(who, f"{kind}:{self.desk.seats.index(who) + 1}", minima)

    def lay(self, who: str, on: str, minima: int) -> list[Event]:
        self.betting()
        return self.do(PlaceBet(by=who, on=on, amount=minima * self.unit))

    def dealt(self, written: str) -> list[Event]:
        """Cards by name in the order of the deal, "?" for one that nobody sees; staff do what they do in between."""
        mark = len(self.table.log)
        for name in written.split():
            self.table.to_chance()
            what = next(a.what for a in self.table.awaits() if a.who == CHANCE)
            self.draw("?" if name == "?" else cards(name)[0], what)
        return [e.event for e in self.table.log[mark:]]

    def turn(self) -> str:
        """Whose decision is awaited."""
        return next((a.who for a in self.table.awaits() if is_person(a.who)), "")

    def won(self, who: str) -> float:
        """What somebody has won since the beginning, in minima."""
        return self.net(who) / self.unit

    def seen(self, who: str, place: str) -> list[int | None]:
        """The cards at a place as somebody sees them."""
        return [card.value for card in self.table.view(who).desk.cards.get(place, ())]


def bought_with_cash(game: str) -> tuple[Table, list[Event]]:
    """A table at which Ana has changed cash at the croupier's, and what came of it."""
    table = Table(opening(game, float=1_000_000), Scripted())
    return table, table.act(Bring(by="ana", amount=50_000, means="cash"))
