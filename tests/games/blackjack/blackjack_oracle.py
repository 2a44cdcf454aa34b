"""Blackjack as the texts have it, typed by hand, and a table to play it at."""

from __future__ import annotations

from typing import Any

from card_oracle import CardSession, cards
from spin_oracle import UNIT

from novamas.games.blackjack.acts import Draw, PlayOn, Stay
from novamas.games.cloth import PlaceBet
from novamas.kit.decider import CHANCE, Event, is_person
from novamas.table.acts import Sit
from novamas.table.opening import Authorisation, Opening

GAME, TRIPLE = "blackjack", "triple-blackjack"
LAWS = ("boe-1977", "galicia-2007", "euskadi-1996")

BOXES = {"boe-1977": 7, "galicia-2007": 7, "euskadi-1996": 9}


def opening(law: str, game: str = GAME, **fields: Any) -> Opening:
    return Opening(law=law, game=game, **{"minimum": UNIT[law], **fields})


def granted(law: str, *times: int, **fields: Any) -> Authorisation:
    return Authorisation(minimums=tuple(n * UNIT[law] for n in times), **fields)


class BlackjackSession(CardSession):
    """A table with people in its seats and a shoe that is ready; who is not asked by the test plays on and stands."""

    def __init__(self, law: str, *people: str, game: str = GAME, ready: bool = True, **frame: Any) -> None:
        super().__init__(law, game, *(people or ("ana", "bea")), **frame)
        if ready:
            self.ready()
            for seat, who in enumerate(people or ("ana", "bea"), 1):
                self.do(Sit(by=who, seat=seat))

    def ready(self) -> None:
        """Loaded, cut, burnt."""
        self.until_chance()
        while self.phase == "idle" and self.table.decider.chance(self.table.state) is not None:
            self.draw(min(card for card, _ in self.table.decider.chance(self.table.state) or ()))

    def betting(self) -> None:
        while self.phase == "idle" and self.table.staff():
            pass

    def stakes(self, **bets: int) -> None:
        """`ana=10` puts ten minima on the box of Ana's seat."""
        self.betting()
        for who, minima in bets.items():
            box = self.desk.seats.index(who) + 1
            self.do(PlaceBet(by=who, on=f"box:{box}", amount=minima * self.unit))

    def dealt(self, written: str) -> list[Event]:
        """Cards by name, one after another, with whatever staff do in between; nobody else acts."""
        mark = len(self.table.log)
        for card in cards(written):
            self.table.to_chance()
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def everybody_stays(self) -> None:
        """Nobody claims anything, nobody draws."""
        while asked := [a for a in self.table.awaits() if is_person(a.who)]:
            kind = PlayOn if "PlayOn" in asked[0].kinds else Stay
            self.do(kind(by=asked[0].who))

    def draws_to(self, written: str) -> None:
        """The hand in turn draws these cards."""
        for card in cards(written):
            if self.table.decider.chance(self.table.state) is None:
                self.do(Draw(by=next(a.who for a in self.table.awaits())))
            self.draw(card)

    def due(self) -> bool:
        return any(a.who == CHANCE for a in self.table.awaits())
