"""How card games with bets on a cloth are played in tests: a table, people with chips, and the cards a test wants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spin_oracle import Session

from novamas.kit.cards import parse
from novamas.kit.decider import CHANCE, Chance, Command, Event, is_person

SUITS = "SHDC"


def cards(written: str) -> list[int]:
    """`"AS 10H"` as cards."""
    return [parse(name) for name in written.split()]


def ranks(values: Iterable[str | int]) -> list[int]:
    """Cards of these ranks, in suits that take turns, so that no shoe runs out of one."""
    return [parse(f"{'A' if value in (1, 'A') else value}{SUITS[n % 4]}") for n, value in enumerate(values)]


class CardSession(Session):
    """A table where chance is cards. People do by default what the game waits for, unless a test does it itself."""

    def default(self) -> bool:
        """Whoever is awaited, chance aside, does the default; False if only chance is awaited, or nobody."""
        for a in self.table.awaits():
            if a.who != CHANCE:
                command = self.table.decider.default(self.table.state, a.who)
                assert command is not None
                self.do(command)
                return True
        return False

    def draw(self, card: Any, what: str = "card") -> list[Event]:
        """One answer of chance, given where the table stands now."""
        return self.do(Chance(what=what, value=card))

    def until_chance(self) -> list[Event]:
        """Staff and silent people act until chance is awaited."""
        mark = len(self.table.log)
        for _ in range(100):
            if self.table.decider.chance(self.table.state) is not None or not self.default():
                break
        return [e.event for e in self.table.log[mark:]]

    def deal(self, given: Iterable[int], *, finish: bool = True) -> list[Event]:
        """These cards, one after another, with everything that happens around them."""
        mark = len(self.table.log)
        for card in given:
            self.until_chance()
            self.draw(card)
        if finish:
            self.finish()
        return [e.event for e in self.table.log[mark:]]

    def finish(self) -> None:
        """People do what they are awaited for, until the round is over or a card is due."""
        while self.phase not in ("idle", "betting") and self.table.decider.chance(self.table.state) is None:
            if not self.default():
                return

    def awaited(self) -> list[str]:
        return [a.who for a in self.table.awaits()]

    def person_awaited(self) -> list[str]:
        return [a.who for a in self.table.awaits() if is_person(a.who)]

    def sends(self, *commands: Command) -> list[Event]:
        return [event for command in commands for event in self.do(command)]

    @property
    def desk(self) -> Any:
        return self.table.state.desk
