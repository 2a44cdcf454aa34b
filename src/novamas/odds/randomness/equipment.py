"""Everything that chance decides, in every game of every law: the wheels, dice, shoes, decks and lots themselves.

They are taken from the games as a table makes them, so a law that brings a new wheel brings it into the dossier too.
What is the same in several games is there once.
"""

from __future__ import annotations

from collections import Counter
from string import ascii_lowercase

from msgspec.structs import replace

from novamas.games import family, make
from novamas.games.equipment import Equipment
from novamas.law import Library, library


def equipment(laws: Library | None = None) -> list[Equipment]:
    """Each distinct one, with the games that use it as `law/game`; a second of one kind and size has the mark "b"."""
    shelf = laws or library()
    found: dict[tuple[str, str], tuple[Equipment, list[str]]] = {}
    for law in shelf.laws():
        for game in shelf.games(law):
            for each in family(law, game, laws).equipment(make(law, game, laws=laws)):
                key = (each.kind, repr(sorted((str(value), weight) for value, weight in each.dist)))
                found.setdefault(key, (each, []))[1].append(f"{law}/{game}")
    alike: Counter[tuple[str, int]] = Counter()
    each_once: list[Equipment] = []
    for each, games in found.values():
        mark = ascii_lowercase[alike[each.kind, each.size]]
        alike[each.kind, each.size] += 1
        each_once.append(replace(each, games=tuple(games), mark="" if mark == "a" else mark))
    return each_once
