"""One agent at a table, for Gymnasium; everybody else at it is a bot."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from novamas.envs.place import Observation, Place
from novamas.envs.sitting import BadSetup, Setup
from novamas.kit.decider import AnyDesk
from novamas.kit.plain import PlainDict


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at any game of the house. An episode is so many rounds; the reward is what they bring, in minima.

    A number that may not be said now (`action_mask` is 0) changes nothing and is told as `info["refused"]`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, *, law: str, game: str, render_mode: str | None = None, **setup: Any) -> None:
        if setup.pop("agents", 1) != 1:
            raise BadSetup("envs-one")
        self.place = Place(Setup(law=law, game=game, **setup))
        self.render_mode = render_mode
        (self.who,) = self.place.sitting.agents
        self.action_space = gymnasium.spaces.Discrete(self.place.size)
        self.observation_space = observation_space(self.place)

    def reset(self, *, seed: int | None = None, options: PlainDict | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        self.place.start(int(self.np_random.integers(2**63)))
        return self.place.observe(self.who), self.tell_more()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, PlainDict]:
        place = self.place
        before = len(place.sitting.seen)
        heard = place.say(int(action))
        info = self.tell_more()
        if not heard:
            info["refused"] = True
        info["events"] = tuple(type(e).__name__ for e in place.sitting.seen[before:])
        return place.observe(self.who), place.earn(self.who), place.is_over, place.is_cut, info

    def tell_more(self) -> PlainDict:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """Which numbers may be said now."""
        return self.place.mask(self.who)

    @property
    def view(self) -> AnyDesk:
        """What the agent sees, as the types of the game have it."""
        return self.place.sitting.view(self.who)

    def render(self) -> Any:
        return self.place.tell() if self.render_mode == "ansi" else None


def observation_space(place: Place) -> gymnasium.spaces.Space[Any]:
    """The numbers of a view, and which numbers may be said."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-np.inf, np.inf, (place.length,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (place.size,), np.int8),
        }
    )
