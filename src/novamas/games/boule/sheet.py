"""The sheet of a boule: its numbers, their colours, and the cups of the dish."""

from __future__ import annotations

from typing import Literal

from novamas.games.boule.odds import odds
from novamas.games.boule.play import BouleGame
from novamas.games.sheet import Cloth, Sheet
from novamas.games.spin.sheet import spin_sheet

Colour = Literal["red", "black", "special"]


class BouleCloth(Cloth, frozen=True, kw_only=True, tag="boule"):
    """The picture: the numbers, the one that belongs to no even chance, and the number beside each cup, in order."""

    numbers: tuple[int, ...]
    colours: dict[str, Colour]
    special: int
    cups: tuple[int, ...]


def sheet(game: BouleGame, minimum: int) -> Sheet:
    return spin_sheet(game, minimum, odds(game), cloth(game))


def cloth(game: BouleGame) -> BouleCloth:
    dish = game.rules.dish
    named: dict[Colour, tuple[int, ...]] = {"red": dish.red, "black": dish.black, "special": (dish.neutral,)}
    return BouleCloth(
        numbers=tuple(sorted(set(dish.holes))),
        colours={str(n): colour for colour, numbers in named.items() for n in numbers},
        special=dish.neutral,
        cups=dish.holes,
    )
