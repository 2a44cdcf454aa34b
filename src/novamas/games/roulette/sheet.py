"""The sheet of a roulette: its wheel and its colours, and whether it has a racetrack and colour chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.cloth.sheet import cloth_choices
from novamas.games.roulette.odds import odds
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import ANNOUNCED, RouletteHouse, RouletteRules
from novamas.games.sheet import Choice, Cloth, Sheet
from novamas.games.spin.sheet import spin_sheet


class RouletteCloth(Cloth, frozen=True, kw_only=True, tag="roulette"):
    """The picture: numbers and zeros, the order round the wheel (clockwise from zero), a track for announced bets."""

    numbers: int
    zeros: tuple[int, ...]
    colours: dict[str, Literal["red", "black"]]
    wheel: tuple[int, ...]
    track: bool
    style: Literal["french", "american"]
    colour_chips: bool


def sheet(game: RouletteGame, minimum: int) -> Sheet:
    return spin_sheet(game, minimum, odds(game), cloth(game))


def cloth(game: RouletteGame) -> RouletteCloth:
    wheel, order = game.rules.wheel, game.order()
    zeros = tuple(n for n in sorted(order) if wheel.colour(n) == "zero")
    start = order.index(zeros[0])
    colour_chips = game.rules.chips is not None
    return RouletteCloth(
        numbers=wheel.numbers,
        zeros=zeros,
        colours={str(n): "red" if wheel.colour(n) == "red" else "black" for n in sorted(order) if n not in zeros},
        wheel=(*order[start:], *order[:start]),
        track=any(kind in ANNOUNCED for kind in game.kinds),
        style="american" if colour_chips else "french",
        colour_chips=colour_chips,
    )


def choices(rules: RouletteRules) -> Iterator[Choice]:
    """What this law leaves to the house at a roulette."""
    yield from cloth_choices(rules)
    house, least = RouletteHouse(), rules.minimum
    if (tiers := rules.tiers()) > 1:
        of_maxima = dict.fromkeys(c for bet in rules.bets.values() if bet.maximum for c in bet.maximum.clauses)
        values = tuple(range(1, tiers + 1))
        yield Choice(name="tier", type="choice", values=values, default=house.tier, clauses=tuple(of_maxima))
    if least.even_chances > 1:
        yield Choice(
            name="even_minimum", type="number", min=1, max=least.even_chances, default=house.even_minimum,
            clauses=least.clauses,
        )  # fmt: skip
    if least.multiples:
        yield Choice(name="even_multiples", type="flag", default=house.even_multiples, clauses=least.clauses)
    if rules.announced.optional and any(kind in ANNOUNCED for kind in rules.bets):
        yield Choice(name="announced", type="flag", default=house.announced, clauses=rules.announced.clauses)
    if (chips := rules.chips) is not None:
        yield Choice(name="colours", type="number", min=1, default=house.colours, clauses=chips.marker_clauses)
        if len(chips.payment) > 1:
            yield Choice(
                name="payment", type="choice", values=chips.payment, default=house.payment,
                clauses=chips.payment_clauses,
            )  # fmt: skip
        if chips.sorter:
            yield Choice(name="sorter", type="flag", default=house.sorter, clauses=chips.stack_clauses)
        if chips.denominations:
            yield Choice(name="denominations", type="amount", many=True, default=(), clauses=chips.value_clauses)
    wheel = rules.wheel
    yield Choice(
        name="wheel", type="number", many=True, min=0, max=wheel.numbers, default=wheel.order, clauses=wheel.clauses
    )
    yield Choice(name="zero_colour", type="text", default=house.zero_colour, clauses=wheel.clauses)
