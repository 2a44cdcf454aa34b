"""Company at a machine: one person, who plays it now and then. It has one place, so a guest there plays alone."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.bots import Bot, fill, find_awaited
from novamas.games.machines.acts import StartPlay
from novamas.games.machines.play import MachineGame
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command


class Regular:
    """Plays once the price, and answers what the machine asks."""

    temper: ClassVar[str] = "machine-regular"

    def act(self, game: AnyGame, state: AnyDesk, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, MachineGame)
        if asked := find_awaited(game, state, who):
            return fill(game, asked[0], rng)
        for offer in game.options(state, who, StartPlay.__name__):
            return fill(game, offer, rng, times=1)
        return None


TEMPERAMENTS: tuple[type[Bot], ...] = (Regular,)
