"""What chance moves at a table: wheels, dice, shoes, decks and lots, taken from a game as a table makes it.

Each room says what its game uses; the dossier of the random number generator tests every one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Protocol

from msgspec import Struct

from novamas.kit.cards import Cards
from novamas.kit.chance import Dice, Dist


class Equipment(Struct, frozen=True):
    """A thing that chance moves. `kind` is a wheel by its name, dice, lots, shoe or deck."""

    kind: str
    size: int
    dist: Dist
    what: str
    """The name under which tables draw it: a part of the label of a committed draw."""
    games: tuple[str, ...] = ()
    mark: str = ""
    """Tells it from another one of its kind and size."""


class WithWheel(Protocol):
    """A game in which a wheel or a ball decides."""

    name: str
    what: ClassVar[str]

    @property
    def distribution(self) -> Dist: ...


class WithDice(Protocol):
    """A game that dice decide."""

    def distribution(self) -> Dice: ...


class Keeper(Protocol):
    """Who loads what cards are dealt from."""

    def load(self, number: int) -> Loaded: ...


class Loaded(Protocol):
    """What was loaded: so many of each card."""

    @property
    def counts(self) -> tuple[int, ...]: ...


class WithShoe(Protocol):
    """A game that is dealt from a shoe or a deck."""

    @property
    def keeper(self) -> Keeper: ...


def find_wheel(game: WithWheel, kind: str = "") -> Iterator[Equipment]:
    """The wheel of a game with a ball or a wheel, under the game's own name unless it is given another."""
    yield Equipment(kind or game.name, game.distribution.total, game.distribution, game.what)


def find_dice(game: WithDice) -> Iterator[Equipment]:
    """The dice of a game that is about nothing else."""
    yield make_dice(game.distribution())


def make_dice(dist: Dice) -> Equipment:
    return Equipment("dice", dist.count, dist, "dice")


def find_shoe(game: WithShoe, kind: str = "shoe") -> Iterator[Equipment]:
    """The cards that a game is dealt from."""
    cards = Cards(game.keeper.load(1).counts)
    yield Equipment(kind, cards.total, cards, "card")


def find_deck(game: WithShoe) -> Iterator[Equipment]:
    """The cards of a game for which they are shuffled before every hand."""
    return find_shoe(game, "deck")
