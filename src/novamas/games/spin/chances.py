"""The even chances (suertes sencillas): red and black, even and odd, low and high, and how a result names them."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.cloth.acts import Spot
from novamas.kit.chance import Value
from novamas.kit.decider import CROUPIER, Actor, Call

AXES = {"colour": ("red", "black"), "parity": ("even", "odd"), "half": ("low", "high")}
EVEN_CHANCES = tuple(chance for pair in AXES.values() for chance in pair)


def even_chance_calls(spots: Mapping[str, Spot], value: Value, by: Actor = CROUPIER) -> tuple[Call, ...]:
    """The even chances that won: in one breath where there is one of each pair, else one by one."""
    won = {
        axis: chance
        for axis, pair in AXES.items()
        for chance in pair
        if chance in spots and value in spots[chance].covers
    }
    if len(won) == len(AXES):
        return (Call("even-chances", dict(won), by),)
    return tuple(Call("even-chance", {"chance": chance}, by) for chance in won.values())
