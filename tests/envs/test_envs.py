"""Environments: any game of the house passes the checkers of both libraries, sees no more than its place, and pays what
the table pays."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from novamas import envs
from novamas.envs.acts import WAIT
from novamas.envs.sitting import BadSetup
from novamas.kit.decider import CHANCE
from novamas.law import library
from properties.secrecy import hidden, veils

PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
FEW = {"boule", "blackjack", "three-card-poker", "chemin-de-fer", "texas-holdem", "machines", "trijoker"}
"""Those of the short run, under the usual law: a cloth, boxes, poker, a circle, circle poker, a machine, decisions."""
MANY = [
    pytest.param(law, game, marks=() if game in FEW and law == envs.usual_law(game) else pytest.mark.slow)
    for law, game in PLAYED
]
ALONE = {"machines"}
"""One place, one player: no table for several agents."""


def walk(env: Any, acts: int, seed: int) -> Iterator[tuple[Any, float, dict[str, Any]]]:
    """An agent that says any number it may say."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(acts):
        observation, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        yield observation, reward, info
        if over or cut:
            _, info = env.reset()


@pytest.mark.parametrize(("law", "game"), MANY)
def test_gymnasium_finds_nothing_wrong(law: str, game: str) -> None:
    env = envs.seat(game, law)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it finds nothing wrong with a space that has no bounds, but says so
        check_env(env, skip_render_check=True)
    for observation, _, info in walk(env, 60, 3):
        assert env.observation_space.contains(observation)
        assert "refused" not in info
        assert info["action_mask"].any()


@pytest.mark.parametrize(("law", "game"), [each for each in MANY if each.values[1] not in ALONE])
def test_pettingzoo_finds_nothing_wrong(law: str, game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders at observations with a mask
        api_test(envs.table(game, law, agents=2), num_cycles=40)
    if game in ("three-card-poker", "texas-holdem"):
        seed_test(lambda: envs.table(game, law, agents=2), num_cycles=20)


def test_every_game_has_an_id() -> None:
    ids = envs.environment_ids()
    assert set(ids.values()) == set(PLAYED)
    assert set(ids) <= set(gymnasium.registry)
    env = gymnasium.make("novamas/roulette-french.boe-1977-v0", rounds=2)
    assert env.reset(seed=1)[0]["action_mask"].any()


@pytest.mark.parametrize("game", ["three-card-poker", "texas-holdem"])
def test_what_is_hidden_changes_no_number(game: str) -> None:
    """The same table with another secret, and the same observation: cells say nothing but what the view says."""
    env = envs.table(game, agents=2)
    env.reset(seed=5)
    rng, looked = np.random.default_rng(5), 0
    for _ in range(120):
        if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            break
        state = env.place.sitting.desk
        for who in env.possible_agents:
            secret = [veil for veil in veils(state) if hidden(veil, who) and veil.value is not None]
            looked += len(secret)
            assert all(v.value is None for v in veils(env.place.sitting.view(who)) if hidden(v, who))
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask)))
    assert looked > 0


def test_rewards_are_what_the_chips_did_in_minima() -> None:
    env = envs.seat("boule", rounds=3)
    env.reset(seed=2)
    before, total = env.place.sitting.chips(env.who), 0.0
    rng, over = np.random.default_rng(2), False
    while not over:
        _, reward, done, cut, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        total, over = total + reward, done or cut
        assert isinstance(info["events"], tuple)
    won = env.place.sitting.chips(env.who) - before
    assert total == pytest.approx(won / env.place.sitting.minimum)
    assert env.place.sitting.desk.round == 3


def test_the_rewards_of_all_and_the_house_come_to_nothing() -> None:
    env = envs.table("chemin-de-fer", agents=5, company=0)
    env.reset(seed=4)
    totals, rng = dict.fromkeys(env.agents, 0.0), np.random.default_rng(4)
    book = sum(env.place.sitting.chips(who) for who in env.possible_agents)
    while env.agents and env.place.turn is not None:
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        for who, reward in env.rewards.items():
            totals[who] += reward
    sitting = env.place.sitting
    after = sum(sitting.chips(who) for who in env.possible_agents)
    assert sum(totals.values()) * sitting.minimum == pytest.approx(after - book)
    assert sum(sitting.desk.chips.values()) + sum(sitting.state.book.values()) == 0


def test_a_number_that_may_not_be_said_changes_nothing() -> None:
    env = envs.seat("three-card-poker")
    _, info = env.reset(seed=1)
    state = env.place.sitting.state
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (info["refused"], reward, over, env.place.sitting.state) == (True, 0.0, False, state)


def test_the_same_seed_plays_the_same_evening_and_another_another() -> None:
    def told(seed: int) -> list[tuple[float, ...]]:
        env = envs.seat("blackjack", rounds=2)
        return [(*map(float, seen["observation"]), reward) for seen, reward, _ in walk(env, 80, seed)]

    assert told(7) == told(7)
    assert told(7) != told(8)


def test_numbers_mean_the_same_in_every_process_that_makes_them() -> None:
    from novamas.envs.sitting import Setup, Sitting
    from novamas.envs.survey import Survey, plan

    setup = Setup(law="euskadi-1996", game="three-card-poker")
    again = Survey(Sitting(setup)).run()
    known = plan(setup)
    assert again.tongue.kinds == known.tongue.kinds
    assert "Misdeal" not in known.tongue.kinds, "what staff report is no act of a player"
    assert plan(setup) is known


def test_several_tables_at_once() -> None:
    tables = gymnasium.make_vec("novamas/three-card-poker-v0", num_envs=3, vectorization_mode="sync", rounds=2)
    seen, _ = tables.reset(seed=9)
    assert seen["observation"].shape[0] == 3
    rng = np.random.default_rng(1)
    for _ in range(30):
        says = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, _, _, _ = tables.step(says)
        assert rewards.shape == (3,)
    tables.close()


def test_an_agent_waits_where_the_table_does_not_wait_for_it() -> None:
    env = envs.seat("three-card-poker")
    env.reset(seed=1)
    assert WAIT in env.place.pen.choices()
    assert env.place.read(WAIT) == "wait"
    assert "phase" in env.place.tell()
    assert not any(a.who == CHANCE for a in env.place.sitting.decider.awaits(env.place.sitting.state))


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: envs.seat("boule", agents=2), "envs-one"),
        (lambda: envs.table("boule", agents=1), "envs-several"),
        (lambda: envs.table("machines", agents=2), "envs-places"),
        (lambda: envs.table("texas-holdem", agents=40), "envs-places"),
    ],
)
def test_what_cannot_be_set_up_is_one_sentence(make: Any, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make()
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")
