"""What is said and done at trijoker beside what every poker has: a bet that is taken back, or left in play."""

from __future__ import annotations

from novamas.kit.decider import Command, Event


class WithdrawBet(Command, frozen=True, kw_only=True):
    """The hand in turn takes back the bet that is in question."""


class LeaveBet(Command, frozen=True, kw_only=True):
    """The hand in turn leaves the bet that is in question."""


class BetWithdrawn(Event, frozen=True, kw_only=True):
    """A bet has been taken back."""

    hand: str
    kind: str
    bet: int


class BetLeft(Event, frozen=True, kw_only=True):
    """A bet stays in play."""

    hand: str
    kind: str
