"""The pot of an accumulated bet, whatever game feeds it: its account, what the director does with it, what is told."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import IDLE
from novamas.kit.decider import (
    CAGE,
    DIRECTOR,
    JACKPOT,
    Account,
    Actor,
    AnyDesk,
    Command,
    Event,
    Money,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Amount, Clause

MOST_POT = 1_000_000
"""Minima that the director may bring to a pot at once."""


class SeedPot(Command, frozen=True, kw_only=True):
    """The director brings money for the pot of the accumulated bet."""

    amount: Money


class CarryPot(Command, frozen=True, kw_only=True):
    """The director takes the pot to the cage: another table will have it."""


class PotChanged(Event, frozen=True, kw_only=True):
    """The director brought money for the pot, or took it away."""

    pot: int


class WithPot(Protocol):
    """A state that has a pot."""

    @property
    def phase(self) -> str: ...
    @property
    def minimum(self) -> int: ...
    @property
    def pot(self) -> int: ...


S = TypeVar("S", bound=Struct)


class Pot(Part[S]):
    """The pot beside a table: between two rounds the director brings money for it or takes it away."""

    owns: ClassVar[tuple[str, ...]] = ("pot",)
    events: ClassVar[tuple[type[Event], ...]] = (PotChanged,)

    def __init__(self, played: bool, clauses: tuple[Clause, ...]) -> None:
        self.played, self.clauses = played, clauses

    def brings(self, s: WithPot) -> Amount:
        """What may be brought at once."""
        return Amount(1, s.minimum * MOST_POT)

    def find_shut(self, s: WithPot) -> Shut | None:
        """Why nobody touches the pot now, if so."""
        if not self.played:
            return Shut("not-now", self.clauses)
        return None if s.phase == IDLE else Shut("round-running", self.clauses)

    @gate(SeedPot, by=(DIRECTOR,), during=(IDLE,))
    def allow_seed_pot(self, s: AnyDesk, who: Actor) -> Answer:
        return self.find_shut(s) or Offer("SeedPot", who, {"amount": self.brings(s)})

    @gate(CarryPot, by=(DIRECTOR,), during=(IDLE,))
    def allow_carry_pot(self, s: AnyDesk, who: Actor) -> Answer:
        if (shut := self.find_shut(s)) is not None:
            return shut
        return Offer("CarryPot", who) if s.pot else Shut("not-now", self.clauses)

    def play(self, run: Run[Any], c: Command) -> None:
        pot = run.s.pot
        match c:
            case SeedPot(amount=amount):
                run(PotChanged(pot=pot + amount, moves=(Move(CAGE, JACKPOT, amount, "jackpot"),)))
            case CarryPot():
                run(PotChanged(pot=0, moves=(Move(JACKPOT, CAGE, pot, "jackpot"),)))

    @staticmethod
    def evolve(s: AnyDesk, e: Event) -> Any:
        return replace(s, pot=e.pot) if isinstance(e, PotChanged) else s

    def holdings(self, s: AnyDesk) -> dict[Account, int]:
        return {JACKPOT: s.pot}
