"""What is said and what is done in every game where something spins, besides what every cloth has."""

from __future__ import annotations

from novamas.games.cloth.acts import BETTING, ClothDesk
from novamas.kit.decider import Command, Event, Report

ROLLING = "rolling"
OPEN = (BETTING, ROLLING)


class Spin(ClothDesk, frozen=True, kw_only=True):
    """The state of a game where something spins; `thrower` is the croupier who threw last, where they take turns."""

    previous: int | str | None = None
    wheel_turns: str = "left"
    after_void: bool = False
    thrower: int = 0


# -- commands -------------------------------------------------------------------------------------------


class Launch(Command, frozen=True, kw_only=True):
    """The croupier sets wheel and ball in motion; `turns` is how long the wheel was let run before a re-throw."""

    turns: int = 0


class VoidSpin(Report, frozen=True, kw_only=True):
    """Staff stop a spin that cannot count (tirada nula)."""

    cause: str


# -- events ---------------------------------------------------------------------------------------------


class Launched(Event, frozen=True, kw_only=True):
    """Wheel and ball are in motion; `croupier` is the one whose turn it was, where they take turns."""

    wheel: str
    ball: str
    croupier: int = 0


class Landed(Event, frozen=True, kw_only=True):
    value: int | str


class SpinVoided(Event, frozen=True, kw_only=True):
    """The spin does not count: bets stand, betting reopens, the ball restarts from where it lay before."""

    cause: str
    restart: int | str | None = None
