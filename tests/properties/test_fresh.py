"""Where an epoch ends, its secret is told to everybody: so nothing that was hidden in it may bear on what comes.

At every such moment (`Game.fresh`) of random play, all that is hidden in the state is exchanged for something else, and
both tables play on alike: the same is offered, the same happens, and chance has the same to choose from.
"""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from novamas.games import make
from novamas.kit.chance import Dist
from novamas.kit.decider import Chance, Refused, step
from novamas.law import library
from novamas.server.patch import hides
from properties import secrecy
from properties.suite import MANY, Walk
from properties.tables import Setting, begin

AFTER = 40  # commands after the end of an epoch
ENDS = 3
MOST = 700


def secretive() -> list[Setting]:
    """Every game of every law in which something may lie face down."""
    laws = library()
    found = [(law, game) for law in laws.laws() for game in laws.games(law)]
    return [Setting(law, game, "default") for law, game in found if hides(type(make(law, game)))]


def outcomes(dist: Dist | None) -> object:
    """What may come, each with its weight; of what has very many outcomes, what it says of itself."""
    few = list(islice(dist or (), MANY))
    return dist if len(few) == MANY else few


def played(walk: Walk, states: list[Any], most: int) -> int:
    """Plays the same commands at every state, the first of which chooses them; how many were played."""
    done = 0
    while done < most:
        walk.state = states[0]
        command = next((c for c in (walk.propose() for _ in range(20)) if c is not None), None)
        if command is None:
            return done
        after = []
        for state in states:
            try:
                after.append(step(walk.game, state, command))
            except Refused as refused:
                after.append((state, [str(refused)]))
        events = [told for _, told in after]
        assert all(told == events[0] for told in events), f"{command} is answered by what was hidden before"
        states[:] = [state for state, _ in after]
        dists = [outcomes(walk.game.chance(state)) for state in states]
        assert all(dist == dists[0] for dist in dists), f"after {command} chance is what was hidden before"
        done += 1
    return done


def otherwise(walk: Walk) -> Any:
    """The same with other values for all that is hidden. What is in a machine that has its cards back is not: they are
    all there but for those that were put aside in the open."""
    other = secrecy.altered(walk, walk.state, "nobody-here")
    shoe = getattr(walk.state.desk, "shoe", None)
    if shoe is not None and not shoe.stopped and walk.state.open:
        assert walk.game.game.house.shuffler, "a shoe goes on"
        other = replace(other, desk=replace(other.desk, shoe=shoe))
    return other


@pytest.mark.parametrize("setting", secretive(), ids=str)
def test_what_was_hidden_in_an_epoch_that_is_over_bears_on_nothing(setting: Setting) -> None:
    ends = 0
    for seed in range(40):
        rng = random.Random(f"{setting}{seed}")
        walk = begin(setting, rng)
        drawn = 0
        for _ in range(MOST):
            command = next((c for c in (walk.propose() for _ in range(20)) if c is not None), None)
            if command is None:
                break
            walk.state, _ = step(walk.game, walk.state, command)
            drawn += isinstance(command, Chance)
            if drawn and walk.game.fresh(walk.state):
                drawn = 0
                here = walk.state
                played(walk, [here, otherwise(walk)], AFTER)
                walk.state = here
                ends += 1
                if ends >= ENDS:
                    return
    assert ends, "no epoch came to its end"
