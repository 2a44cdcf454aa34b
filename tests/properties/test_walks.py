"""Random walks over every table of every law: the suite of properties holds wherever they lead.

A failure names the table and the seed in its id, so that
`pytest "tests/properties/test_walks.py::test_walk[<id>]"` plays the same walk again, command for command.
"""

from __future__ import annotations

import random
from itertools import count

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from novamas.kit.decider import STAFF, Refused
from novamas.table import replay
from properties.tables import Setting, begin, combined, fresh, games, settings

STEPS = 50
LONGER = 20
SEEDS = (1, pytest.param(2, marks=pytest.mark.slow))


def seeded(setting: Setting, seed: int) -> random.Random:
    return random.Random(f"{setting}/{seed}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_walk(setting: Setting, seed: int) -> None:
    begin(setting, seeded(setting, seed)).run(STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings(every=True), ids=str)
def test_long_walk(setting: Setting) -> None:
    """From many places, and far from each."""
    for seed in range(100, 100 + LONGER):
        begin(setting, seeded(setting, seed)).run(STEPS * len(SEEDS))


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game"), games(), ids=map("/".join, games()))
def test_walk_with_many_choices_of_the_house(law: str, game: str) -> None:
    """Choices that are each allowed may still not get along."""
    rng = random.Random(f"{law}/{game}")
    for _ in range(LONGER):
        begin(combined(law, game, rng), rng).run(STEPS)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game"), games(), ids=map("/".join, games()))
def test_walk_that_shrinks(law: str, game: str) -> None:
    """The same walks under Hypothesis: slower, but a failure comes back as the shortest walk that shows it."""

    @effort(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
    @given(rng=st.randoms(use_true_random=False), steps=st.integers(1, STEPS))
    def shrinkable(rng: random.Random, steps: int) -> None:
        begin(Setting(law, game, "default"), rng).run(steps)

    shrinkable()


@pytest.mark.parametrize(("law", "game"), games(), ids=map("/".join, games()))
def test_a_refusal_is_not_written_down(law: str, game: str) -> None:
    """At the driver: neither its state nor its log know of what was refused."""
    setting = Setting(law, game, "default")
    table = fresh(setting, seeded(setting, 0))
    walks = (begin(setting, seeded(setting, seed)).run(STEPS) for seed in count())
    walk = next(walk for walk in walks if walk.stale)  # one that begins at a table that has closed goes nowhere
    refused = 0
    for command in walk.stale:
        for by in (command.by, *STAFF, "zoe"):
            state, log = table.state, list(table.log)
            try:
                table.act(type(command)(**{f: getattr(command, f) for f in command.__struct_fields__} | {"by": by}))
            except Refused:
                refused += 1
                assert table.state is state
                assert table.log == log
    assert refused
    assert replay(table.log) == table.state
