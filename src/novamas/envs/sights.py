"""Numbers for what is seen: the masked view of an agent, laid out cell by cell as its types say.

A struct is its fields one after another; a list its length and then its places; a mapping by person one place a person,
the agent first and the others in their order; any other mapping one place a key that has been seen. A word is its
number among the words seen in that place, a person how far they sit from the agent, yes and no are 1 and 0. What is
hidden, or not there, is -1. How long a list may be and which words there are is found by looking (`survey.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec.inspect as kinds
from msgspec import Struct

from novamas.kit.decider import Actor, Veiled, is_person

NOTHING = -1.0
MOST_PLACES = 64
Write: TypeAlias = Callable[[Any, list[float], "Eyes"], None]


class Cell(Struct, frozen=True):
    """One number of an observation: where it comes from, what it is, and the words it may stand for."""

    path: str
    kind: str
    words: tuple[str, ...] = ()


class Eyes(Struct, frozen=True):
    """Whose view it is: the people of the table, from that person on."""

    order: tuple[Actor, ...]

    def number(self, who: Actor) -> int:
        return self.order.index(who)


class Found(Struct):
    """What has been seen in the places of a state: the longest list, the words and the keys, each by its path."""

    people: tuple[Actor, ...]
    lengths: dict[str, int] = {}
    words: dict[str, set[str]] = {}
    keys: dict[str, set[Any]] = {}


def look(t: kinds.Type, x: object, path: str, found: Found) -> None:
    """Notes what a value has in it."""
    t = choose(t, x)
    if x is None:
        return
    if isinstance(x, Veiled):
        look(value_type(t), x.value, path, found)
    elif isinstance(t, kinds.StructType):
        for field in t.fields:
            look(field.type, getattr(x, field.name), join(path, field.name), found)
    elif isinstance(x, tuple | list):
        found.lengths[path] = max(found.lengths.get(path, 0), len(x))
        for n, item in enumerate(x):
            look(item_type(t, n), item, f"{path}[]", found)
    elif isinstance(x, Mapping) and isinstance(t, kinds.DictType):
        found.keys.setdefault(path, set()).update(x)
        found.lengths[f"{path}{{}}#"] = max(found.lengths.get(f"{path}{{}}#", 0), len(x))
        for value in x.values():
            look(t.value_type, value, f"{path}{{}}", found)
    elif isinstance(x, str) and x not in found.people:
        found.words.setdefault(path, set()).add(x)


class Layout:
    """The cells of an observation, and how a view is written into them."""

    def __init__(self, state: type[Struct], found: Found) -> None:
        self.found = found
        self.cells: list[Cell] = []
        self.write_all = self.lay(kinds.type_info(state), "", "")

    @property
    def size(self) -> int:
        return len(self.cells)

    def write(self, view: object, who: Actor) -> list[float]:
        """A view as numbers."""
        people = self.found.people
        at = people.index(who)
        numbers: list[float] = []
        self.write_all(view, numbers, Eyes((*people[at:], *people[:at])))
        return numbers

    # -- laying out --------------------------------------------------------------------------------------------------

    def lay(self, t: kinds.Type, path: str, shown: str) -> Write:
        """Lays out the cells of a type; what writes them."""
        t = strip(t)
        if isinstance(t, kinds.StructType):
            if is_veil(t):
                inner = self.lay(value_type(t), path, shown)
                return lambda x, out, eyes: inner(None if x is None else x.value, out, eyes)
            return self.lay_struct(t, path, shown)
        if isinstance(t, kinds.TupleType | kinds.VarTupleType | kinds.ListType):
            return self.lay_list(t, path, shown)
        if isinstance(t, kinds.DictType):
            return self.lay_map(t, path, shown)
        words = tuple(sorted(self.found.words.get(path, ())))
        if isinstance(t, kinds.LiteralType):
            words = tuple(sorted({*words, *(v for v in t.values if isinstance(v, str))}))
        self.cells.append(Cell(shown, name_type(t), words))
        return lambda x, out, eyes: out.append(number_of(x, words, eyes))

    def lay_struct(self, t: kinds.StructType, path: str, shown: str) -> Write:
        parts = [(f.name, self.lay(f.type, join(path, f.name), join(shown, f.name))) for f in t.fields]

        def write(x: object, out: list[float], eyes: Eyes) -> None:
            for name, part in parts:
                part(None if x is None else getattr(x, name), out, eyes)

        return write

    def lay_list(self, t: kinds.Type, path: str, shown: str) -> Write:
        fixed = len(t.item_types) if isinstance(t, kinds.TupleType) else 0
        places = fixed or min(MOST_PLACES, self.found.lengths.get(path, 0))
        if not fixed:
            self.cells.append(Cell(f"{shown}.length", "length"))
        parts = [self.lay(item_type(t, n), f"{path}[]", f"{shown}[{n}]") for n in range(places)]

        def write(x: Any, out: list[float], eyes: Eyes) -> None:
            if not fixed:
                out.append(NOTHING if x is None else len(x))
            for n, part in enumerate(parts):
                part(x[n] if x is not None and n < len(x) else None, out, eyes)

        return write

    def lay_map(self, t: kinds.DictType, path: str, shown: str) -> Write:
        keys = self.found.keys.get(path, set())
        named = {key for key in keys if isinstance(key, str)}
        if keys == named and all(map(is_person, keys)) and keys & {*self.found.people}:
            return self.lay_people(t, path, shown)
        if keys == named:
            return self.lay_keys(t, path, shown, tuple(sorted(named))[:MOST_PLACES])
        return self.lay_numbered(t, path, shown)

    def lay_people(self, t: kinds.DictType, path: str, shown: str) -> Write:
        """One place a person, from the agent on."""
        seats = range(len(self.found.people))
        parts = [self.lay(t.value_type, f"{path}{{}}", f"{shown}[person {n}]") for n in seats]

        def write(x: Any, out: list[float], eyes: Eyes) -> None:
            for who, part in zip(eyes.order, parts, strict=True):
                part(None if x is None else x.get(who), out, eyes)

        return write

    def lay_keys(self, t: kinds.DictType, path: str, shown: str, keys: tuple[str, ...]) -> Write:
        """One place a key."""
        parts = [(key, self.lay(t.value_type, f"{path}{{}}", f"{shown}[{key}]")) for key in keys]

        def write(x: Any, out: list[float], eyes: Eyes) -> None:
            for key, part in parts:
                part(None if x is None else x.get(key), out, eyes)

        return write

    def lay_numbered(self, t: kinds.DictType, path: str, shown: str) -> Write:
        """As a list, each place with its number: bets on a cloth come and go."""
        places = min(MOST_PLACES, self.found.lengths.get(f"{path}{{}}#", 0))
        self.cells.append(Cell(f"{shown}.length", "length"))
        parts = []
        for n in range(places):
            self.cells.append(Cell(f"{shown}[{n}].key", "key"))
            parts.append(self.lay(t.value_type, f"{path}{{}}", f"{shown}[{n}]"))

        def write(x: Any, out: list[float], eyes: Eyes) -> None:
            items = sorted(x.items()) if x else []
            out.append(NOTHING if x is None else len(items))
            for n, part in enumerate(parts):
                key, value = items[n] if n < len(items) else (None, None)
                out.append(number_of(key, (), eyes))
                part(value, out, eyes)

        return write


# -- one value ---------------------------------------------------------------------------------------------------------


def number_of(x: object, words: tuple[str, ...], eyes: Eyes) -> float:
    """A plain value as a number."""
    if x is None:
        return NOTHING
    if isinstance(x, str):
        if x in eyes.order:
            return float(eyes.number(x))
        return float(len(eyes.order) + (words.index(x) if x in words else len(words)))
    return float(x) if isinstance(x, int | float) else NOTHING


def join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def strip(t: kinds.Type) -> kinds.Type:
    """A type without the nothing beside it."""
    if isinstance(t, kinds.Metadata):
        return strip(t.type)
    if isinstance(t, kinds.UnionType):
        some = [strip(each) for each in t.types if not isinstance(each, kinds.NoneType)]
        return next((each for each in some if isinstance(each, kinds.StructType)), some[0]) if some else t
    return t


def choose(t: kinds.Type, x: object) -> kinds.Type:
    """The type of a value that is there."""
    return kinds.type_info(type(x)) if isinstance(x, Struct) and not isinstance(x, Veiled) else strip(t)


def is_veil(t: kinds.StructType) -> bool:
    """Whether a type is that of something veiled, of whatever lies under it."""
    return getattr(t.cls, "__origin__", t.cls) is Veiled


def value_type(t: kinds.Type) -> kinds.Type:
    """What lies under a veil."""
    t = strip(t)
    assert isinstance(t, kinds.StructType)
    return strip(t.fields[0].type)


def item_type(t: kinds.Type, n: int) -> kinds.Type:
    t = strip(t)
    if isinstance(t, kinds.TupleType):
        return t.item_types[min(n, len(t.item_types) - 1)]
    return t.item_type if isinstance(t, kinds.VarTupleType | kinds.ListType) else t


def name_type(t: kinds.Type) -> str:
    return {"IntType": "number", "BoolType": "yes-no", "StrType": "word", "LiteralType": "word"}.get(
        type(t).__name__, "number"
    )
