"""Company at trente et quarante: each has a chance to follow, and an opinion about insurance and prison."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from novamas.games import bots
from novamas.games.bots import Bettor, Bot, fill
from novamas.games.trente_quarante.rules import BLACK, CHANCES, COLOUR, INVERSE, RED
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command


class Guest(Bettor):
    """Anybody at the table. `insures` is whether a bet gets its token as soon as it lies."""

    insures: ClassVar[bool] = False
    answers = ("half", "prison")

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        command = super().act(game, state, who, rng)
        if command is None and self.insures and (offers := game.options(state, who, "InsureBet")):
            return fill(game, offers[0], rng)
        return command


class Regular(Guest, bots.Regular):
    """Follows a chance for a while and leaves it in prison rather than take half."""

    kinds = CHANCES
    answers = ("prison", "half")


class Careful(Guest, bots.Careful):
    """Red or black, the least there is, insured where it may be."""

    kinds = (RED, BLACK)
    insures = True


class Martingale(Guest, bots.Martingale):
    """Doubles on colour or inverse until the limit."""

    kinds = (COLOUR, INVERSE)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, Careful, Martingale)
