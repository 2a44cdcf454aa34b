"""Several agents at one table, for PettingZoo: one acts at a time, as the game asks them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from novamas.envs.place import Observation, Place
from novamas.envs.single import observation_space
from novamas.envs.sitting import BadSetup, Setup
from novamas.kit.plain import PlainDict


class SeveralEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # its library has no types
    """A table at which every agent learns. Rewards are what chips came and went, in minima; they add up to what the
    house took or paid."""

    metadata = {"render_modes": ["ansi"], "name": "novamas", "is_parallelizable": False}

    def __init__(self, *, law: str, game: str, agents: int = 2, render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        if agents < 2:
            raise BadSetup("envs-several")
        self.place = Place(Setup(law=law, game=game, agents=agents, **setup))
        self.render_mode = render_mode
        self.possible_agents = list(self.place.sitting.agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {who: observation_space(self.place) for who in self.possible_agents}
        self.action_spaces = {who: gymnasium.spaces.Discrete(self.place.size) for who in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: PlainDict | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.place.start(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, PlainDict] = {who: {} for who in self.agents}
        self.agent_selection = self.place.turn or self.agents[0]
        self._end()

    def observe(self, agent: str) -> Observation:
        return self.place.observe(agent)

    def step(self, action: Any) -> None:
        who = self.agent_selection
        if self.terminations[who] or self.truncations[who]:
            self._was_dead_step(action)
            return
        heard = self.place.say(int(action))
        self._cumulative_rewards[who] = 0.0
        self.rewards = {each: self.place.earn(each) for each in self.agents}
        self.infos = {each: {} for each in self.agents}
        if not heard:
            self.infos[who] = {"refused": True}
        if self.place.turn is not None:
            self.agent_selection = self.place.turn
        self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        """All leave together: the rounds are over for everybody."""
        self.terminations = dict.fromkeys(self.agents, self.place.is_over)
        self.truncations = dict.fromkeys(self.agents, self.place.is_cut)

    def render(self) -> object:
        return self.place.tell() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""
