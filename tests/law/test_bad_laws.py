"""A law file that makes no sense is one sentence when it is loaded, never a traceback in the middle of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from novamas.games import make
from novamas.games.families import family
from novamas.kit.chance import Scripted
from novamas.kit.decider import Chance
from novamas.law import BadLaw, library
from novamas.table import Opening, Table

EUS = "euskadi-1996"
CHANCES = ("red", "black", "even", "odd", "low", "high")


def broken(game: str, change: Callable[[Any], None]) -> Any:
    """The library with the changed file of a Basque game."""
    path = library().folders[EUS] / f"{game}.toml"
    tree = library().read(path)
    change(tree)
    return library().pretend(path, tree)


def without(*kinds: str) -> Callable[[Any], None]:
    """Takes bets away; what was like a bet that goes keeps its values."""

    def change(tree: Any) -> None:
        for kind in CHANCES[1:]:
            tree["bets"][kind] = {k: v for k, v in tree["bets"]["red"].items() if k != "like"}
        for kind in kinds:
            del tree["bets"][kind]

    return change


def put(*path: str, value: Any) -> Callable[[Any], None]:
    def change(tree: Any) -> None:
        for key in path[:-1]:
            tree = tree[key]
        tree[path[-1]] = value

    return change


BET = {"pays": "1:1", "maximum": {"between": [1, 2], "multiples": [1, 2, 3, 4]}}
BAD = [
    ("boule", put("dish", "red", value=[1, 2, 4, 7]), "1 cannot be red and black at once"),
    ("boule", put("dish", "red", value=[2, 4, 5, 7, 9]), "5 belongs to no even chance"),
    ("boule", put("dish", "red", value=[2, 4, 7, 12]), "no hole 12"),
    ("boule", put("dish", "neutral", value=0), "no hole 0"),
    ("boule", put("dish", "holes", value=[]), "no holes"),
    ("boule", put("bets", "corner", value=BET), "no bet 'corner'"),
    ("boule", put("bets", value={}), "no bet"),
    ("boule", put("minimum", "raised", value=0), "0 times the minimum"),
    ("roulette-french", put("bets", "trio", value={**BET, "group": "dozens"}), "no bet 'trio'"),
    ("roulette-french", put("bets", "third", "chips", value=["2street:0-2-3"]), "'2street:0-2-3' is not a number"),
    ("roulette-french", put("bets", "third", "chips", value=["0 split:5-8"]), "'0 split:5-8' is not a number"),
    ("roulette-french", put("bets", "third", "chips", value=["1 split:5-9"]), "not on the cloth"),
    ("roulette-french", put("bets", "third", "chips", value=["1 orphans"]), "not on the cloth"),
    ("roulette-french", put("bets", "third", "chips", value=[]), "does not say what it pays"),
    ("roulette-french", put("bets", "street", "extra", value=["0-x-2"]), "'0-x-2' is not a place"),
    ("roulette-french", put("bets", "street", "extra", value=["0-1-99"]), "can never come"),
    ("roulette-french", put("bets", "neighbours", "each_side", value=30), "30 neighbours"),
    ("roulette-french", put("bets", "neighbours", "examples", value={"x": [1]}), "'x' is not a number"),
    ("roulette-french", put("bets", "split", "maximum", "multiples", value=[20]), "fewer tiers"),
    ("roulette-french", put("wheel", "order", value=[0, 1, 2]), "0 to 36, each once"),
    ("roulette-french", put("wheel", "numbers", value=37), "0 to 37, each once"),
    ("roulette-french", put("bets", value={}), "no bet"),
    ("wheel-of-fortune", put("bets", "7", "covers", value=["7", "moon"]), "can never come"),
    ("wheel-of-fortune", put("wheel", "cells", "4", value=-4), "'4' stands on -4 cells"),
    ("wheel-of-fortune", put("wheel", "cells", value={}), "can never come"),
]


@pytest.mark.parametrize(("game", "change", "says"), BAD, ids=[f"{g}: {s}" for g, _, s in BAD])
def test_a_law_that_makes_no_sense_is_one_sentence(game: str, change: Callable[[Any], None], says: str) -> None:
    with broken(game, change), pytest.raises(BadLaw, match=says) as bad:
        make(EUS, game)
    assert str(bad.value).startswith(f"{EUS}/{game}.toml: ")
    assert "\n" not in str(bad.value)


def test_colour_chips_need_the_bet_on_one_number() -> None:
    with broken("roulette-american", put("bets", value={})):
        make(EUS, "roulette-american")  # a table of its own says nothing of what it inherits

    def change(tree: Any) -> None:
        for kind in ("straight", "neighbours", "orphans"):
            tree["bets"].pop(kind, None)

    with broken("roulette-french", change), pytest.raises(BadLaw):
        make(EUS, "roulette-american")


MISSING = [("high",), ("black",), ("even", "odd"), CHANCES]


@pytest.mark.parametrize("gone", MISSING, ids=["-".join(gone) for gone in MISSING])
@pytest.mark.parametrize("game", ["boule", "roulette-french"])
def test_a_cloth_may_lack_even_chances(game: str, gone: tuple[str, ...]) -> None:
    with broken(game, without(*gone)):
        for value, _ in make(EUS, game).distribution:  # type: ignore[attr-defined]
            table = Table(Opening(law=EUS, game=game, minimum=500), Scripted())
            table.to_chance()
            landed = table.act(Chance(what="ball", value=value))[0]
            named = {str(v) for c in landed.calls[1:] for v in c.args.values()}
            cloth = table.decider.game.spots  # type: ignore[attr-defined]
            assert named == {c for c in CHANCES if c not in gone and value in cloth[c].covers}
        assert family(EUS, game).odds(make(EUS, game))


def test_a_house_maximum_is_checked_on_the_even_chances_there_are() -> None:
    with broken("boule", without("red")):
        make(EUS, "boule", {"even_maximum": 200})
        with pytest.raises(Exception, match="200 to 500"):
            make(EUS, "boule", {"even_maximum": 501})
