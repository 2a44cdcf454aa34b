"""Company at the boule."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from novamas.games import bots
from novamas.games.bots import Bettor, Bot, Cloth, any_of
from novamas.games.spin.chances import EVEN_CHANCES
from novamas.kit.chance import Rng


class Regular(bots.Regular):
    """Plays the even chances and does not count fives."""

    kinds = EVEN_CHANCES


class NumberLover(Bettor):
    """Two or three numbers in every round."""

    temper = "number-lover"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if numbers := cloth.spots("number"):
            for _ in range(2 + rng.randrange(2)):
                yield any_of(numbers, rng), 1


class Careful(bots.Careful):
    """Low or high, the least there is."""

    kinds = ("low", "high")


class Martingale(bots.Martingale):
    """Doubles on red or black until the limit."""

    kinds = ("red", "black")


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, NumberLover, Careful, Martingale)
