"""What is simulated: a law, a game, what is laid and how it is played. A job is plain data, so that any machine can
play any part of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from novamas.kit.errors import Worded
from novamas.kit.plain import PlainDict
from novamas.law import Mode
from novamas.sim.plans import PLANS

NextLevel: TypeAlias = Callable[[int, int, int], int]
"""A plan of the caller's: chips won or lost so far, what the last round brought, the level it was played at; the next
level, or 0 to end the session."""

ME = "ana"
"""Who is watched."""
MOST_ROUNDS = 10**13
MOST_SESSION = 1_000_000
SESSION = 1_000
"""Rounds of a session unless told."""


class BadJob(Worded):
    """Something that cannot be simulated."""

    code = "bad-simulation"


class Plan(Struct, frozen=True, kw_only=True):
    """How the money is handled in a session.

    `chips` is what one begins with, in minor units (0: as much as is needed); a session ends when the next stakes
    cannot be paid, or once `target` is won. `per_mille` is the share of the chips that the plan `proportional` lays.
    """

    name: str = "flat"
    chips: int = 0
    target: int = 0
    per_mille: int = 10

    def check(self) -> None:
        if self.name not in PLANS:
            raise BadJob("sim-no-plan", field="plan", value=self.name, known=PLANS)
        for field in ("chips", "target"):
            if getattr(self, field) < 0:
                raise BadJob("sim-negative", field=field, value=getattr(self, field))
        if not 1 <= self.per_mille <= 1000:
            raise BadJob("sim-per-mille", field="per_mille", value=self.per_mille)
        if self.name == "proportional" and not self.chips:
            raise BadJob("sim-plan-needs-chips", field="chips")

    @property
    def ends(self) -> bool:
        """Whether a session may end before its rounds are played."""
        return bool(self.chips or self.target)


class Job(Struct, frozen=True, kw_only=True):
    """Everything that fixes a result but the number of rounds: the same job has the same sessions everywhere."""

    law: str
    game: str
    bets: dict[str, int] = {}
    strategy: str = ""
    chart: dict[str, dict[str, str]] | None = None
    plan: Plan = Plan()
    minimum: int = 0
    options: PlainDict = {}
    readings: Mode | dict[str, str] = "default"
    company: int = 0
    """How many others play; where the game needs some, at least so many."""
    seed: int | str = 1
    session: int = SESSION
