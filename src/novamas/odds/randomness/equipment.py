"""Everything that chance decides, in every game of every law: the wheels, dice, shoes, decks and lots themselves.

They are taken from the games as a table makes them, so a law that brings a new wheel brings it into the dossier too.
What is the same in several games is there once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.games import make
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.craps.shooter import ShooterGame
from novamas.games.poker.keeper import DeckKeeper
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.roulette import RouletteGame
from novamas.games.shoe import ShoeKeeper
from novamas.games.spin.play import SpinGame
from novamas.kit.cards import Cards
from novamas.kit.chance import Dice, Dist, Uniform
from novamas.law import Library, library


class Equipment(Struct, frozen=True):
    """A thing that chance moves. `kind` is roulette, boule, wheel-of-fortune, dice, lots, shoe or deck."""

    kind: str
    size: int
    dist: Dist
    what: str
    """The name under which tables draw it: a part of the label of a committed draw."""
    games: tuple[str, ...] = ()
    mark: str = ""
    """Tells it from another one of its kind and size."""


def equipment(laws: Library | None = None) -> list[Equipment]:
    """Each distinct one, with the games that use it as `law/game`; a second of one kind and size has the mark "b"."""
    shelf = laws or library()
    found: dict[tuple[str, str], tuple[Equipment, list[str]]] = {}
    for law in shelf.laws():
        for game in shelf.games(law):
            for each in used(make(law, game, laws=laws), game):
                key = (each.kind, repr(sorted((str(value), weight) for value, weight in each.dist)))
                found.setdefault(key, (each, []))[1].append(f"{law}/{game}")
    alike: Counter[tuple[str, int]] = Counter()
    each_once: list[Equipment] = []
    for each, games in found.values():
        mark = ascii_lowercase[alike[each.kind, each.size]]
        alike[each.kind, each.size] += 1
        each_once.append(replace(each, games=tuple(games), mark="" if mark == "a" else mark))
    return each_once


def used(game: Any, name: str) -> Iterator[Equipment]:
    """What one game uses."""
    if isinstance(game, SpinGame):
        kind = "roulette" if isinstance(game, RouletteGame) else name
        yield Equipment(kind, game.distribution.total, game.distribution, game.what)
    if isinstance(game, ShooterGame):
        yield _dice(game.distribution())
    if isinstance(game, PaiGowGame):
        yield _dice(Dice(game.rules.throw.dice))
    if isinstance(game, BanqueGame):
        yield Equipment("lots", len(CLOTHS), Uniform(CLOTHS), "lot")
    keeper = getattr(game, "keeper", None)
    if isinstance(keeper, ShoeKeeper):
        cards = Cards(keeper.loaded(1).counts)
        yield Equipment("deck" if isinstance(keeper, DeckKeeper) else "shoe", cards.total, cards, "card")


def _dice(dist: Dice) -> Equipment:
    return Equipment("dice", dist.count, dist, "dice")
