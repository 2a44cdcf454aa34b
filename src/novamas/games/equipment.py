"""What chance moves at a table: wheels, dice, shoes, decks and lots, taken from a game as a table makes it.

Each room says what its game uses; the dossier of the random number generator tests every one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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


def find_wheel(game: Any, kind: str = "") -> Iterator[Equipment]:
    """The wheel of a game with a ball or a wheel, under the game's own name unless it is given another."""
    yield Equipment(kind or game.name, game.distribution.total, game.distribution, game.what)


def find_dice(game: Any) -> Iterator[Equipment]:
    """The dice of a game that is about nothing else."""
    yield make_dice(game.distribution())


def make_dice(dist: Dice) -> Equipment:
    return Equipment("dice", dist.count, dist, "dice")


def find_shoe(game: Any, kind: str = "shoe") -> Iterator[Equipment]:
    """The cards that a game is dealt from."""
    cards = Cards(game.keeper.load(1).counts)
    yield Equipment(kind, cards.total, cards, "card")


def find_deck(game: object) -> Iterator[Equipment]:
    """The cards of a game for which they are shuffled before every hand."""
    return find_shoe(game, "deck")
