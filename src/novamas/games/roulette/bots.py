"""Company at a roulette. On an American table they take a colour first; when zero comes each answers in character."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from novamas.games import bots
from novamas.games.bots import Bettor, Bot, Cloth, any_of, fill
from novamas.games.roulette.rules import EVEN_CHANCES
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command


class Guest(Bettor):
    """Anybody at a roulette."""

    def prepare(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        """Colour chips at the table minimum, where bets are laid with them."""
        offers = game.options(state, who, "TakeColour")
        return fill(game, offers[0], rng, value=0) if offers else None


class Regular(Guest, bots.Regular):
    """Plays the even chances every night, and leaves the stake in prison."""

    kinds = EVEN_CHANCES
    answers = ("prison", "half")


class NumberLover(Guest):
    """Has a number, and plays it with its neighbours on the wheel, or with those on the cloth."""

    temper = "number-lover"
    answers = ("half", "prison")

    def __init__(self) -> None:
        super().__init__()
        self._number = ""

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        numbers = [spot.partition(":")[2] for spot in cloth.spots("straight")]
        if numbers and self._number not in numbers:
            self._number = any_of(numbers, rng)
        if f"neighbours:{self._number}" in cloth.spots("neighbours") and rng.randrange(3):
            yield f"neighbours:{self._number}", 1
            return
        yield f"straight:{self._number}", 1 + rng.randrange(3)
        beside = [s for s in cloth.spots("split", "corner") if self._number in s.partition(":")[2].split("-")]
        if beside and rng.randrange(2):
            yield any_of(beside, rng), 1


class Careful(Guest, bots.Careful):
    """A dozen or a column, the least there is; takes the half back and is glad of it."""

    kinds = ("dozen", "column")
    answers = ("half", "prison")


class Martingale(Guest, bots.Martingale):
    """Doubles on red or black until the limit."""

    kinds = ("red", "black")
    answers = ("prison", "half")


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, NumberLover, Careful, Martingale)
