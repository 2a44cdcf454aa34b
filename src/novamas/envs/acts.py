"""Numbers for acts: a command is said as a form is filled in, its kind first and then one field after another.

So a few hundred numbers are enough for any game: 0 waits, then one a kind of command in the order of the game, then
values. What a value means depends on the field that is being filled in, and is the same whenever that field comes up:
a word by its place among the words of the table, a whole number by itself, an amount by how many times the least, cards
to be picked by their places in ascending order. A mask says which numbers the offers allow now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from novamas.kit.decider import Actor, Command, Offer
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import Amount, OneOf, Space, Subset
from novamas.kit.wire import money_fields

TIMES = (1, 2, 3, 5, 10, 20, 50)
"""Amounts are as many times the least of the offer; the last number is the most."""
WAIT = 0
SPARE = 4
"""Numbers for words that nobody has heard yet at such a table."""
MOST_VALUES = 256


class Field(Struct, frozen=True):
    """A field of a command as it is filled in: its name, and the words that it has been seen to take."""

    name: str
    money: bool
    words: tuple[str, ...]


class Tongue(Struct, frozen=True):
    """How the acts of a game are said: the kinds of command, their fields, and how many values a field may have."""

    kinds: tuple[str, ...]
    forms: Mapping[str, tuple[Field, ...]]
    values: int

    @property
    def size(self) -> int:
        return 1 + len(self.kinds) + self.values

    def field(self, kind: str, name: str) -> Field:
        return next(each for each in self.forms[kind] if each.name == name)

    def levels(self, space: Amount, money: bool) -> list[int | None]:
        """The amounts that can be said, by number; nothing where two numbers would say the same."""
        last = (space.hi - space.lo) // space.step if space.hi >= space.lo else -1
        if last < 0:
            return list(space.also[: self.values])
        if money:
            wanted = [space.lo * n for n in TIMES] + [space.hi]
        else:
            count = min(last + 1, self.values)
            wanted = [space.lo + space.step * (last * n // max(1, count - 1)) for n in range(count)]
        found: list[int | None] = []
        for amount in wanted:
            near = space.lo + (min(max(amount, space.lo), space.hi) - space.lo) // space.step * space.step
            found.append(near if near not in found else None)
        return found

    def values_of(self, kind: str, name: str, space: Space) -> dict[int, object]:
        """What may be said for a field: the value behind each number."""
        known = self.field(kind, name)
        match space:
            case Amount():
                levels = enumerate(self.levels(space, known.money))
                return {n: amount for n, amount in levels if amount is not None and n < self.values}
            case Subset():
                return dict(enumerate(islice(space.each(), self.values)))
            case OneOf(values=values):
                return dict(self.number_values(known, values))

    def number_values(self, known: Field, values: tuple[Any, ...]) -> Iterator[tuple[int, Any]]:
        if all(type(v) is bool for v in values):
            yield from ((int(v), v) for v in values)
        elif all(type(v) is int and 0 <= v < self.values for v in values):
            yield from ((v, v) for v in values)
        elif all(type(v) is str for v in values):
            strange = [v for v in values if v not in known.words]
            yield from ((known.words.index(v), v) for v in values if v in known.words)
            yield from islice(enumerate(strange, len(known.words)), max(0, self.values - len(known.words)))
        else:
            yield from islice(enumerate(values), self.values)


def form_of(kind: type[Command], words: Mapping[tuple[str, str], tuple[str, ...]]) -> tuple[Field, ...]:
    """The fields of a command, in the order in which they are filled in."""
    money = money_fields(kind)
    names = (f.name for f in fields(kind) if f.name != "by")
    return tuple(Field(name, name in money, words.get((kind.__name__, name), ())) for name in names)


class Pen:
    """Fills in one command, field by field, within the offers of one moment."""

    def __init__(self, tongue: Tongue, offers: tuple[Offer, ...], may_wait: bool) -> None:
        self.tongue, self.may_wait = tongue, may_wait
        self.offers = tuple(o for o in offers if o.kind in tongue.kinds and all(map(_some, o.form.values())))
        self.kind = ""
        self.filled: PlainDict = {}

    @property
    def asks(self) -> str:
        """The field that is asked for now; nothing where it is the kind."""
        return "" if not self.kind else next(f.name for f in self.tongue.forms[self.kind] if f.name not in self.filled)

    @cached_property
    def _kinds(self) -> dict[int, str]:
        kinds = {offer.kind for offer in self.offers}
        return {1 + n: kind for n, kind in enumerate(self.tongue.kinds) if kind in kinds}

    def choices(self) -> dict[int, Any]:
        """The numbers that may be said now, and what each means."""
        if not self.kind:
            return {WAIT: None, **self._kinds} if self.may_wait or not self._kinds else dict(self._kinds)
        name = self.asks
        found: dict[int, Any] = {}
        for offer in self.fitting():
            for number, value in self.tongue.values_of(self.kind, name, offer.form[name]).items():
                found.setdefault(1 + len(self.tongue.kinds) + number, value)
        return found

    def fitting(self) -> list[Offer]:
        """The offers that hold what has been filled in so far."""
        fitting = (o for o in self.offers if o.kind == self.kind)
        return [o for o in fitting if all(o.form[name].has(value) for name, value in self.filled.items())]

    def write(self, number: int, who: Actor, kinds: Mapping[str, type[Command]]) -> Command | None:
        """Takes a number that may be said; the command, once all of it is there."""
        value = self.choices()[number]
        if not self.kind:
            self.kind = value
        else:
            self.filled[self.asks] = value
        if len(self.filled) < len(self.tongue.forms[self.kind]):
            return None
        return kinds[self.kind](by=who, **self.filled)


def _some(space: Space) -> bool:
    return space.size() > 0
