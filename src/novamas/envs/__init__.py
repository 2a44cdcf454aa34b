"""Environments for reinforcement learning: any game of the house, as Gymnasium and PettingZoo know a game.

    import novamas.envs as envs

    env = envs.seat("three-card-poker")                       # Gymnasium: one agent, the others are bots
    table = envs.table("texas-holdem", agents=4)              # PettingZoo (AEC): several agents
    many = gymnasium.make_vec("novamas/three-card-poker-v0", num_envs=8)

What an agent may do are the offers of the engine, what it sees is the masked view of its place; both are numbers that
follow from the types of the game (`novamas envs GAME` lists them). The extra `envs` brings both libraries.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from novamas.law import library

if TYPE_CHECKING:
    from novamas.envs.several import SeveralEnv
    from novamas.envs.single import TableEnv

USUAL_LAW = "euskadi-1996"
"""The law of an environment that names none: the one that knows the most games; another one where it does not."""

__all__ = ["SeveralEnv", "TableEnv", "environment_ids", "register", "seat", "table", "usual_law"]


def __getattr__(name: str) -> object:
    """The two classes, once somebody asks for them: they bring the libraries along."""
    if name == "TableEnv":
        from novamas.envs.single import TableEnv

        return TableEnv
    if name == "SeveralEnv":
        from novamas.envs.several import SeveralEnv

        return SeveralEnv
    raise AttributeError(name)


def usual_law(game: str) -> str:
    """The law under which a game is played unless one is named."""
    laws = library().with_game(game)
    return USUAL_LAW if USUAL_LAW in laws or not laws else laws[0]


def seat(game: str, law: str = "", **setup: Any) -> TableEnv:
    """A Gymnasium environment: one agent at a table, and as many bots as the game needs or as `company` says."""
    from novamas.envs.single import TableEnv

    return TableEnv(law=law or usual_law(game), game=game, **setup)


def table(game: str, law: str = "", agents: int = 2, **setup: Any) -> SeveralEnv:
    """A PettingZoo environment (AEC): several agents at one table."""
    from novamas.envs.several import SeveralEnv

    return SeveralEnv(law=law or usual_law(game), game=game, agents=agents, **setup)


def environment_ids() -> dict[str, tuple[str, str]]:
    """The registered ids: `novamas/GAME.LAW-v0` for each game of each law, `novamas/GAME-v0` under the usual law."""
    found = {f"novamas/{game}.{law}-v0": (law, game) for law in library().laws() for game in library().games(law)}
    games = dict.fromkeys(game for _, game in found.values())
    return {f"novamas/{game}-v0": (usual_law(game), game) for game in games} | found


def register() -> None:
    """Makes the ids known to Gymnasium; importing this package does it where Gymnasium is there."""
    from gymnasium.envs.registration import register as enter
    from gymnasium.envs.registration import registry

    for id, (law, game) in environment_ids().items():
        if id not in registry:
            enter(id=id, entry_point="novamas.envs.single:TableEnv", kwargs={"law": law, "game": game})


if find_spec("gymnasium") is not None:
    register()
