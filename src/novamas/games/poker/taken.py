"""What has been collected in a round so far: it goes back to its owners where the round does not count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from novamas.games.cloth.acts import BettingOpened
from novamas.games.cloth.play import change
from novamas.games.poker.acts import Folded, NotFollowed, PlayerPunished, RoundVoided, TakenDesk
from novamas.kit.decider import FLOAT, Actor, Event, Move
from novamas.kit.parts import Part

T = TypeVar("T", bound=TakenDesk)


class Taken(Part[T]):
    """Remembers what was collected from those who gave up. It folds before the part that takes their bets away."""

    owns = ("taken",)
    events: ClassVar[tuple[type[Event], ...]] = (BettingOpened, RoundVoided, Folded, NotFollowed, PlayerPunished)

    def back(self, s: T) -> tuple[Move, ...]:
        """What comes back where the round does not count."""
        return tuple(Move(FLOAT, who, amount, "back") for who, amount in s.taken)

    @staticmethod
    def evolve(s: T, e: Event) -> T:
        match e:
            case BettingOpened() | RoundVoided():
                return change(s, taken=())
            case Folded(bets=gone) | NotFollowed(bets=gone):
                return change(s, taken=(*s.taken, *owners_of(s, gone)))
            case PlayerPunished(who=who):
                return without_returns(s, who)
        return s

    @staticmethod
    def fold_leaving(s: T, who: Actor) -> T:
        """Whoever has left the table gets nothing back there."""
        return without_returns(s, who)


def owners_of(s: TakenDesk, bets: Iterable[int]) -> tuple[tuple[Actor, int], ...]:
    """Whose bets these are, and how much they are."""
    return tuple((s.bets[id].owner, s.bets[id].amount) for id in bets)


def without_returns(s: T, who: Actor) -> T:
    """The state without what somebody would get back."""
    return change(s, taken=tuple(entry for entry in s.taken if entry[0] != who))
