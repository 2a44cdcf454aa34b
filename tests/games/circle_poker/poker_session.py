"""A table of circle poker for the tests: four people or more sit, lots give them the seats that they have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from novamas.games.circle_poker.acts import BeginGame, CirclePoker, DealHand
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.kit.cards import parse
from novamas.kit.chance import Seeded
from novamas.kit.decider import CROUPIER, Chance, Command, Event, Refused
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Sit

LAW = "euskadi-1996"
GAMES = (
    "five-card-draw", "omaha", "omaha-five", "omaha-hi-lo", "texas-holdem", "double-holdem", "five-card-stud",
    "seven-card-stud", "sintetico",
)  # fmt: skip
PEOPLE = tuple(f"p{n}" for n in range(1, 12))
MINIMUM = 500
STACK = 100 * MINIMUM


class PokerTable:
    """People p1, p2, … on the seats of their numbers; p1 has the first lead, and the deal goes p1, last, …, p2."""

    def __init__(self, game: str, many: int = 4, stack: int = STACK, seats: int | None = None, **opening: Any) -> None:
        frame = Opening(law=LAW, game=game, minimum=MINIMUM, seats=seats or many, **opening)
        self.table = Table(frame, Seeded(7))
        self.people = PEOPLE[:many]
        for n, who in enumerate(self.people, 1):
            self.do(Bring(by=who, amount=stack), Sit(by=who, seat=n))

    @property
    def desk(self) -> CirclePoker:
        desk: CirclePoker = self.table.state.desk
        return desk

    @property
    def game(self) -> CirclePokerGame:
        game: CirclePokerGame = self.table.decider.game
        return game

    @property
    def order(self) -> tuple[str, ...]:
        """The players from the first lead on, clockwise."""
        return (self.people[0], *reversed(self.people[1:]))

    def do(self, *commands: Command) -> list[Event]:
        return [event for command in commands for event in self.table.act(command)]

    def refused(self, command: Command) -> Refused:
        before = self.table.state
        with pytest.raises(Refused) as refusal:
            self.table.act(command)
        assert self.table.state is before
        return refusal.value

    def lots(self) -> list[Event]:
        events = self.do(BeginGame(by=CROUPIER))
        return events + self.do(*(Chance(what="lot", value=who) for who in self.people))

    def begin(self) -> PokerTable:
        """A game has begun, and the forced bets of its first hand lie in the pot."""
        self.lots()
        self.do(DealHand(by=CROUPIER))
        return self

    def cards(self, written: str) -> list[Event]:
        return self.do(*(Chance(what="card", value=parse(name)) for name in written.split()))

    def any_cards(self) -> list[Event]:
        """Whatever cards are due come."""
        before = len(self.table.log)
        while self.table.chance():
            pass
        return [envelope.event for envelope in self.table.log[before:]]

    def kinds(self, who: str) -> set[str]:
        return {offer.kind for offer in self.table.options(who)}

    def speaker(self) -> str:
        return self.desk.hand.turn[0]

    def amount(self, who: str, kind: str = "RaiseTo") -> Any:
        """How high somebody may raise."""
        (offer,) = self.table.options(who, kind)
        return offer.form["amount"]


def calls_of(events: Iterable[Event]) -> list[str]:
    return [call.key for event in events for call in event.calls]
