"""The toys pass the suite; every fault planted in them is caught by the property that is there for it."""

from __future__ import annotations

import random

import pytest

from novamas.kit.decider import Chance, Game, step
from properties.checks import Broken
from properties.suite import Walk, command_types, event_types, reread
from toys.duel import Duel, DuelGame
from toys.facedown import Facedown, FacedownGame
from toys.faults import FAULTS, SURVIVORS
from toys.pots import Call, PotGame, Pots, RaiseTo, StartHand

STARTS = {
    "duel": Duel(chips={"ana": 400, "bea": 300, "carlos": 20}),
    "pots": Pots(chips={"ana": 30, "bea": 70, "carlos": 120, "dora": 3}),
    "facedown": Facedown(chips={"ana": 100, "bea": 37}),
}
WALKS, STEPS = 40, 60


def walk(game: Game[object], seed: int, steps: int = STEPS) -> Walk:
    return Walk(game, reread(STARTS[game.name], game), random.Random(seed)).run(steps)


@pytest.mark.parametrize("toy", [DuelGame, PotGame, FacedownGame])
def test_a_toy_passes_the_suite_and_shows_all_it_has(toy: type[Game[object]]) -> None:
    game = toy()
    seen = set().union(*(walk(game, seed).seen for seed in range(12)))
    assert seen == {*command_types(game), *event_types(game)}


def walks(fault: type[Game[object]]) -> None:
    for seed in range(WALKS):
        walk(fault(), seed)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda f: f.__name__)
def test_a_planted_fault_is_caught(fault: type[Game[object]]) -> None:
    with pytest.raises(Broken) as caught:
        walks(fault)
    assert caught.value.what in FAULTS[fault].split("|")


@pytest.mark.parametrize("fault", SURVIVORS, ids=lambda f: f.__name__)
def test_what_only_the_law_can_tell_survives(fault: type[Game[object]]) -> None:
    for seed in range(4):
        walk(fault(), seed)


def test_side_pots_to_the_chip() -> None:
    """30, 70, 120 and 120, all of it: 4 x 30, 3 x 40 and 2 x 50, and the best card of each layer takes it."""
    game = PotGame()
    s = Pots(chips={"ana": 30, "bea": 70, "carlos": 120, "dora": 120})
    s, _ = step(game, s, StartHand(by="@croupier"))
    for card in (5, 4, 3, 1):
        s, _ = step(game, s, Chance(what="card", value=card))
    events = []
    for who, to in (("ana", 30), ("bea", 70), ("carlos", 120)):
        s, events = step(game, s, RaiseTo(by=who, to=to))
    s, events = step(game, s, Call(by="dora"))
    cut = next(e.pots for e in events if type(e).__name__ == "PotsCut")
    assert [n for n, _ in cut] == [120, 120, 100]
    assert s.chips == {"ana": 120, "bea": 120, "carlos": 100, "dora": 0}
