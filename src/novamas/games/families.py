"""The registry: which code plays a family of games. A law's TOML names the family; nothing else is needed.

Adding a game is a folder with a `room.py`, which is found here; adding a law is only TOML.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, reduce
from importlib import import_module
from operator import or_
from pkgutil import walk_packages
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from novamas import games
from novamas.games.bots import MORE_NAMES, NAMES, Bot, Wanderer
from novamas.games.room import AnyRoom
from novamas.games.sheet import Cloth
from novamas.games.table_rules import House, TableRules
from novamas.kit.chance import Rng
from novamas.kit.convert import convert, misfits
from novamas.kit.decider import Actor, AnyGame
from novamas.kit.money import decode_hook
from novamas.kit.plain import Plain
from novamas.law import BadLaw, BadOption, Library, Mode, Place, forgets, library, misfit


def find_rooms(package: ModuleType) -> Iterator[AnyRoom]:
    """The rooms of all folders of a package that have one, in the order of their paths."""
    own = f"{package.__name__}.room"
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.endswith(".room") and module.name != own:
            yield import_module(module.name).ROOM


FAMILIES: dict[str, AnyRoom] = {room.name: room for room in find_rooms(games)}

if TYPE_CHECKING:
    AnyCloth: TypeAlias = Cloth
else:
    AnyCloth = reduce(or_, dict.fromkeys(room.cloth for room in FAMILIES.values()))
"""The pictures that the families have, each under its own `kind`."""


def family(law: str, game: str, laws: Library | None = None) -> AnyRoom:
    name = (laws or library()).family(law, game)
    if name not in FAMILIES:
        raise BadLaw("law-no-family", value=name, known=tuple(FAMILIES), place=Place(f"{law}/{game}.toml"))
    return FAMILIES[name]


def house(law: str, game: str, options: Plain | None = None, laws: Library | None = None) -> House:
    """The house options as the family types them; an unknown or malformed one is one clear sentence."""
    kind: type[House] = family(law, game, laws).house
    try:
        return convert(dict(options or {}), kind, dec_hook=decode_hook, strict=True)
    except msgspec.ValidationError:
        for problem in misfitting(options or {}, kind, game):
            raise problem from None
        raise


def misfitting(options: Mapping[str, object], kind: type[msgspec.Struct], game: str = "") -> Iterator[BadOption]:
    """Every option that a struct does not have, or that is not what it should be."""
    for name, miss, known in misfits(options, kind, dec_hook=decode_hook, strict=True):
        if miss == "unknown" and game:
            yield BadOption("no-option", (), name, value=name, game=game, known=known)
        else:
            yield misfit(name, miss, options[name], known)


def house_problems(
    law: str,
    game: str,
    options: Mapping[str, object],
    reading: Mode | Mapping[str, str] = "default",
    laws: Library | None = None,
) -> tuple[TableRules, House, list[BadOption]]:
    """Every house option that does not fit a game; its rules and its house without them, for whoever looks further."""
    laws = laws or library()
    kind = family(law, game, laws)
    problems = list(laws.reading_problems(law, game, reading))
    rules = laws.rules(kind.rules, law, game, "default" if problems else reading)
    found = list(misfitting(options, kind.house, game))
    left = {name: value for name, value in options.items() if name not in {p.field for p in found}}
    chosen = house(law, game, left, laws)
    unfit = list(kind.check(rules, chosen))
    if unfit:
        left = {name: value for name, value in left.items() if name not in {p.field for p in unfit}}
        chosen = house(law, game, left, laws)
    if unfit and any(True for _ in kind.check(rules, chosen)):  # they hang together: the usual house stands in
        chosen = house(law, game, {}, laws)
    return rules, chosen, [*problems, *found, *unfit]


def make(
    law: str,
    game: str,
    options: Plain | None = None,
    reading: Mode | Mapping[str, str] = "default",
    laws: Library | None = None,
) -> AnyGame:
    """A game under a law: its rules resolved with the readings, its house options checked against them."""
    if laws is None and not options and isinstance(reading, str):
        plain: AnyGame = _plain(law, game, reading)
        return plain
    return _make(law, game, options, reading, laws or library())


@forgets
@lru_cache(maxsize=256)
def _plain(law: str, game: str, reading: Mode) -> AnyGame:
    return _make(law, game, None, reading, library())


def _make(law: str, game: str, options: Plain | None, reading: Mode | Mapping[str, str], laws: Library) -> AnyGame:
    kind = family(law, game, laws)
    rules = laws.rules(kind.rules, law, game, reading)
    chosen = house(law, game, options, laws)
    where = Place(f"{law}/{game}.toml")
    try:
        for problem in kind.check(rules, chosen):
            raise problem
        made: AnyGame = kind.game(game, rules, chosen)
        made.check()
    except BadLaw as e:
        raise e.at(where) from None
    return made


# -- company -----------------------------------------------------------------------------------------------------------


def temperaments(game: AnyGame) -> tuple[Callable[[], Bot], ...]:
    """Who likes to play this game: the people of its room, or wanderers where it has none."""
    rules = getattr(game, "rules", None)
    room = FAMILIES.get(getattr(rules, "family", ""))
    return room.bots if room is not None else (Wanderer,)


def company(game: AnyGame, count: int, rng: Rng) -> dict[Actor, Bot]:
    """So many different people, by name; every temper comes once before any comes again."""
    names, tempers = [*NAMES, *(MORE_NAMES if count > len(NAMES) else ())], temperaments(game)
    first = rng.randrange(len(tempers))
    return {
        names.pop(rng.randrange(len(names))): tempers[(first + n) % len(tempers)]()
        for n in range(min(count, len(names)))
    }
