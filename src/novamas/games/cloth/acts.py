"""What is said and what is done wherever bets lie on a cloth: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.kit.chance import Value
from novamas.kit.decider import Actor, Command, Desk, Event, Money

IDLE, BETTING, CLOSED = "idle", "betting", "closed"


class Spot(Struct, frozen=True):
    """A place on the cloth: the outcomes it covers, or the chips it spreads over other spots."""

    key: str
    kind: str
    covers: frozenset[Value] = frozenset()
    parts: tuple[tuple[str, int], ...] = ()


class Bet(Struct, frozen=True):
    """A stake on the cloth. `zeros` counts the zeros it has met: from one on it is in prison."""

    owner: Actor
    on: str
    amount: int
    zeros: int = 0
    asked: bool = False


class ClothDesk(Desk, frozen=True, kw_only=True):
    """The state of a game with bets on a cloth. They live in it until they are settled, over any number of rounds."""

    phase: str = IDLE
    bets: dict[int, Bet] = {}
    serial: int = 0


# -- commands -------------------------------------------------------------------------------------------


class OpenBetting(Command, frozen=True, kw_only=True):
    """The croupier opens the betting."""


class PlaceBet(Command, frozen=True, kw_only=True):
    """A player lays chips on a spot of the cloth."""

    on: str
    amount: Money


class TakeBack(Command, frozen=True, kw_only=True):
    """A player takes chips of an own bet back before *no va más*."""

    bet: int
    amount: Money


class CloseBetting(Command, frozen=True, kw_only=True):
    """The croupier calls *no va más*."""


# -- events ---------------------------------------------------------------------------------------------


class BettingOpened(Event, frozen=True, kw_only=True):
    round: int


class BetPlaced(Event, frozen=True, kw_only=True):
    """A stake lies on the cloth; `via` is the announced bet that it is a part of, `laid_by` whose hand laid it where it
    was not its owner's."""

    bet: int
    owner: Actor
    on: str
    amount: int
    via: str = ""
    laid_by: str = ""


class BetTakenBack(Event, frozen=True, kw_only=True):
    bet: int
    left: int


class BettingClosed(Event, frozen=True, kw_only=True):
    pass


class Collected(Event, frozen=True, kw_only=True):
    """The losing stakes, raked in before anybody is paid; by which `croupiers`, where the law parts their work."""

    bets: tuple[int, ...]
    croupiers: tuple[int, ...] = ()


class Paid(Event, frozen=True, kw_only=True):
    """Winners paid: `kept` are the stakes that stay on the cloth, `colour_chips` how many colour chips were used,
    `croupiers` which of them pay, where the law parts their work."""

    bets: tuple[int, ...]
    kept: tuple[int, ...] = ()
    colour_chips: int = 0
    croupiers: tuple[int, ...] = ()


class StakesFreed(Event, frozen=True, kw_only=True):
    """A round that these bets neither won nor lost: they are their owners' to withdraw; `kept` stay on the cloth."""

    bets: tuple[int, ...]
    kept: tuple[int, ...] = ()


class StakesReturned(Event, frozen=True, kw_only=True):
    """Stakes left on the cloth that a new minimum no longer admits."""

    bets: tuple[int, ...]


class RoundEnded(Event, frozen=True, kw_only=True):
    pass
