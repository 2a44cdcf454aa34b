"""A machine: a price is paid, reels turn and stop one after another, what they show is paid.

Read `design.py` first (what a machine is made of), then `reading.py` (what its reels give). The parts: `Reels` (a play
from its price to its end), `Features` (free games, boxes, reels that are held), `Door` (who may be in the room).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.cloth.acts import Spot
from novamas.games.machines.acts import IDLE, REEL, MachineDesk
from novamas.games.machines.door import Door
from novamas.games.machines.features import Features
from novamas.games.machines.reels import Reels
from novamas.games.machines.rules import MachineHouse, MachineRules, design_of, machine_of
from novamas.kit.chance import Span
from novamas.kit.decider import Actor
from novamas.kit.parts import Composed, Part
from novamas.kit.spaces import Amount, Clause, Why

PLAY = "play"
"""What is staked on."""


class MachineGame(Composed[MachineDesk]):
    """A machine under one law and in one house."""

    state: ClassVar[type[Struct]] = MachineDesk
    made_of: ClassVar[tuple[type[Part[MachineDesk]], ...]] = (Reels, Features, Door)
    shared: ClassVar[tuple[str, ...]] = ("phase",)
    what: ClassVar[str] = REEL

    def __init__(self, name: str, rules: MachineRules, house: MachineHouse) -> None:
        self.rules, self.house = rules, house
        design = design_of(house)
        assert design is not None, "the house was checked"
        machine = self.machine = machine_of(design)
        reels = Reels(rules, machine)
        features = Features(rules, machine, reels)
        door = self.door = Door(rules, house, machine)
        reels.features, reels.door = features, door
        super().__init__(name, reels, features, door)
        self.distribution = Span(1, len(machine.reels[0]))
        self.spots: dict[str, Spot] = {PLAY: Spot(PLAY, PLAY, frozenset((PLAY,)))}
        self.kinds: dict[str, tuple[str, ...]] = {PLAY: (PLAY,)}

    def takes_stakes(self, s: MachineDesk) -> bool:
        return s.phase == IDLE

    def resting(self, s: MachineDesk) -> bool:
        return s.phase == IDLE

    def bringing(self, s: MachineDesk, who: Actor) -> Amount | Why | None:
        """A machine has one place."""
        return Why("machine-taken") if any(each != who for each in s.chips) else None

    def expellable(self, s: MachineDesk) -> Mapping[Actor, tuple[Clause, ...]]:
        return s.barred
