"""What the environments share: an agent's place at a table, in numbers. It needs no library but numpy."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from novamas.envs.acts import WAIT, Pen
from novamas.envs.sitting import Setup, Sitting
from novamas.envs.survey import Plan, plan
from novamas.kit.decider import Actor

Observation = dict[str, NDArray[Any]]


class Place:
    """A sitting spoken to in numbers: whose turn it is, what they see, what they may say, and what they say."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.plan: Plan = plan(setup)
        self.sitting = Sitting(setup)
        self.size = self.plan.tongue.size
        self.turn: Actor | None = None
        self.pen: Pen | None = None
        self.chips: dict[Actor, int] = {}
        self.start(0)

    @property
    def length(self) -> int:
        """How many numbers an observation has: the view, and what is being filled in."""
        return int(self.plan.layout.size) + 2

    def start(self, seed: int) -> None:
        self.sitting.begin(seed)
        self.chips = {who: self.sitting.chips(who) for who in self.sitting.agents}
        self.find_turn()

    def find_turn(self) -> None:
        self.turn = self.sitting.turn()
        self.pen = None
        if self.turn is not None:
            awaited = self.sitting.is_awaited(self.turn)
            self.pen = Pen(self.plan.tongue, self.sitting.options(self.turn), not awaited)

    def say(self, number: int) -> bool:
        """The one whose turn it is says a number; whether it could be said: otherwise nothing changes."""
        if self.turn is None or self.pen is None or number not in self.pen.choices():
            self.sitting.acts += 1
            return False
        if number == WAIT and not self.pen.kind:
            self.sitting.wait(self.turn)
            self.find_turn()
            return True
        command = self.pen.write(number, self.turn, self.sitting.kinds)
        if command is not None:
            self.sitting.act(command)
            self.find_turn()
        return True

    def earn(self, who: Actor) -> float:
        """What somebody has won or lost since they were last asked this, in minima."""
        now = self.sitting.chips(who)
        won, self.chips[who] = now - self.chips[who], now
        return won / self.sitting.minimum

    def mask(self, who: Actor) -> NDArray[np.int8]:
        """Which numbers somebody may say now; once it is over they may only wait for the next table."""
        mask = np.zeros(self.size, dtype=np.int8)
        if self.turn is None:
            mask[WAIT] = 1
        if who == self.turn and self.pen is not None:
            mask[list(self.pen.choices())] = 1
        return mask

    def observe(self, who: Actor) -> Observation:
        """What somebody sees, and what they may say."""
        filled = [0.0, 0.0]
        if who == self.turn and self.pen is not None and self.pen.kind:
            filled = [1.0 + self.plan.tongue.kinds.index(self.pen.kind), 1.0 + len(self.pen.filled)]
        numbers = self.plan.layout.write(self.sitting.view(who), who) + filled
        return {"observation": np.array(numbers, dtype=np.float32), "action_mask": self.mask(who)}

    @property
    def is_over(self) -> bool:
        return self.turn is None and not self.sitting.is_cut()

    @property
    def is_cut(self) -> bool:
        return self.sitting.is_cut()

    def tell(self) -> str:
        """The table in words: what an agent, or an onlooker, sees."""
        seen = self.sitting.view(self.turn or self.sitting.agents[0])
        return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(seen, str_keys=True))).decode()

    def read(self, number: int) -> str:
        """What a number would say now, in words of the game."""
        choices = self.pen.choices() if self.pen is not None else {}
        said = choices.get(number, "")
        return "wait" if said is None else f"{self.pen.asks} = {said}" if self.pen and self.pen.kind else str(said)
