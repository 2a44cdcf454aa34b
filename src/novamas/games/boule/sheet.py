"""The sheet of a boule: its numbers, their colours, and the cups of the dish."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.boule.odds import odds
from novamas.games.boule.play import BouleGame
from novamas.games.boule.rules import BouleRules
from novamas.games.cloth.sheet import cloth_choices
from novamas.games.sheet import Choice, Cloth, Sheet
from novamas.games.spin.chances import EVEN_CHANCES
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


def choices(rules: BouleRules) -> Iterator[Choice]:
    """What this law leaves to the house at a boule: maxima inside a range, a minimum that is raised."""
    yield from cloth_choices(rules)
    bets = {"number_maximum": "number", "even_maximum": next(k for k in rules.bets if k in EVEN_CHANCES)}
    for name, kind in bets.items():
        limit = rules.bets[kind].maximum
        if limit is not None and limit.between is not None:
            least, most = limit.between
            yield Choice(name=name, type="number", min=least, max=most, default=most, clauses=limit.clauses)
    if (raised := rules.minimum.raised) > 1:
        yield Choice(name="raised", type="choice", values=(1, raised), default=1, clauses=rules.minimum.raised_clauses)
