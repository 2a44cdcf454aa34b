"""What can be met at a table: played at random for a while, always the same way, before an environment is made.

The types of a game say what an observation and an act are made of, but not how long its lists grow nor which words
stand in them. Some rounds of seeded play tell: so the same table under the same version has the same numbers in every
process, and nothing has to be written by hand for a game.
"""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import Any

import msgspec
import msgspec.inspect as kinds
from msgspec import Struct

from novamas.envs.acts import MOST_VALUES, SPARE, TIMES, WAIT, Pen, Tongue, form_of
from novamas.envs.sights import Found, Layout, look
from novamas.envs.sitting import Setup, Sitting
from novamas.kit.decider import Command
from novamas.kit.spaces import OneOf, Subset

ROUNDS, ACTS = 12, 240
"""How much is played to find out."""
WAITS = 0.3
"""How often the one who looks around does nothing."""


class Plan(Struct, frozen=True):
    """How the numbers of one table are to be read: its acts and its observations."""

    tongue: Tongue
    layout: Any  # a Layout


def plan(setup: Setup) -> Plan:
    """The numbers of a table; the same setup is looked at once in a process."""
    return _plan(msgspec.json.encode(setup, order="deterministic"))


@lru_cache(maxsize=64)
def _plan(written: bytes) -> Plan:
    setup = msgspec.json.decode(written, type=Setup)
    sitting = Sitting(msgspec.structs.replace(setup, rounds=3, acts=ACTS))
    return Survey(sitting).run()


class Survey:
    """One who plays at random and notes what there is."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.found = Found(sitting.people)
        self.words: dict[tuple[str, str], set[str]] = {}
        self.values = len(TIMES) + 1
        self.rng = random.Random(20)
        self.type = type(sitting.view(sitting.agents[0]))

    def run(self) -> Plan:
        acts = 0
        for seed in range(ROUNDS):
            if acts >= ACTS:
                break
            self.sitting.begin(seed)
            while acts < ACTS and (who := self.sitting.turn()) is not None:
                self.note(who)
                self.act_somehow(who)
                acts += 1
            self.note(self.sitting.agents[0])
        return Plan(self.tongue(), Layout(self.type, self.found))

    def tongue(self) -> Tongue:
        words = {key: tuple(sorted(each, key=in_order)) for key, each in self.words.items()}
        forms = {name: form_of(kind, words) for name, kind in self.sitting.kinds.items()}
        most = max([self.values, *(len(each) + SPARE for each in words.values())])
        return Tongue(tuple(forms), forms, min(MOST_VALUES, 8 * -(-most // 8)))

    def note(self, who: str) -> None:
        view = self.sitting.view(who)
        look(kinds.type_info(self.type), view, "", self.found)
        for offer in self.sitting.options(who):
            for name, space in offer.form.items():
                if isinstance(space, Subset):
                    self.values = max(self.values, space.size())
                elif isinstance(space, OneOf):
                    self.note_values(offer.kind, name, space.values)
                elif space.size() <= MOST_VALUES:
                    self.values = max(self.values, min(space.size(), 64))

    def note_values(self, kind: str, name: str, values: tuple[object, ...]) -> None:
        said = {v for v in values if isinstance(v, str)}
        if said:
            self.words.setdefault((kind, name), set()).update(said)
        small = [v for v in values if type(v) is int and 0 <= v < MOST_VALUES]
        self.values = max([self.values, len(values), *(v + 1 for v in small)])

    def act_somehow(self, who: str) -> None:
        """Any act that is offered; now and then none, where the table does not wait."""
        sitting = self.sitting
        awaited = sitting.is_awaited(who)
        pen = Pen(self.tongue(), sitting.options(who), not awaited)
        command: Command | None = None
        while command is None:
            choices = pen.choices()
            if WAIT in choices and (self.rng.random() < WAITS or len(choices) < 2):
                sitting.wait(who)
                return
            numbers = [number for number in choices if number != WAIT]
            command = pen.write(numbers[self.rng.randrange(len(numbers))], who, sitting.kinds)
        sitting.act(command)


def in_order(word: str) -> list[tuple[int, int, str]]:
    """Words by their letters, and the numbers in them by their size."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", word)]
