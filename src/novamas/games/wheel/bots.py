"""Company at the wheel of fortune. The cloth says which symbols there are, from the most frequent to the rarest."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from novamas.games import bots
from novamas.games.bots import Bettor, Bot, Cloth, any_of
from novamas.kit.chance import Rng


class Regular(bots.Regular):
    """A favourite symbol, whichever it is."""


class NumberLover(Bettor):
    """Dreams of the symbols with the fewest cells."""

    temper = "number-lover"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        rare = cloth.spots()[-3:]
        if rare:
            yield any_of(rare, rng), 1 + rng.randrange(2)


class Careful(Bettor):
    """The symbol with most cells, the least there is."""

    temper = "careful"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if (spots := cloth.spots()) and rng.randrange(3):
            yield spots[0], 1


class Martingale(bots.Martingale):
    """Doubles on one symbol until it comes or the limit does."""


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, NumberLover, Careful, Martingale)
