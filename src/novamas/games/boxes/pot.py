"""The pot of an accumulated bet, whatever game feeds it: its account, what the director does with it, what is told."""

from __future__ import annotations

from novamas.kit.decider import Command, Event, Money

JACKPOT = "@jackpot"


class SeedPot(Command, frozen=True, kw_only=True):
    """The director brings money for the pot of the accumulated bet."""

    amount: Money


class CarryPot(Command, frozen=True, kw_only=True):
    """The director takes the pot to the cage: another table will have it."""


class PotChanged(Event, frozen=True, kw_only=True):
    """The director brought money for the pot, or took it away."""

    pot: int
