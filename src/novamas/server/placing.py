"""What the tables of a house are called and where they stand; the floor as a file, read in and written out.

A file (docs/floor.md) says what should be open. `open_floor` opens what is not there yet, by its name, and changes
nothing that runs: a table that is open under other terms, or that the file does not know, is told and stays as it is.
`floor_text` writes the floor of a house as such a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from novamas.games import family
from novamas.kit.errors import Worded
from novamas.kit.money import Currency, plain
from novamas.kit.plain import PlainDict
from novamas.kit.toml_text import pair
from novamas.kit.wire import money_fields
from novamas.law import library
from novamas.server.hosted import Policy, PolicySet
from novamas.server.licensing import Licences, Licensed, licence_lines, list_lines
from novamas.server.licensing import Place as Place
from novamas.store.books import HOUSE, Books, Listed
from novamas.table import FloorTable, Opening
from novamas.table.floor import Running
from novamas.table.licence import Licence
from novamas.table.opening import Authorisation

if TYPE_CHECKING:
    from novamas.server.house import House
    from novamas.server.roles import Person

PLACED = "Placed"


class TablePlaced(Struct, frozen=True, tag=PLACED):
    """The house's record of that."""

    id: str
    place: Place
    at: float = 0.0
    by: str = ""


class NotOneLaw(Worded):
    """A floor has one law, and this house has tables of several."""

    code = "bad-floor"


class Opened(Struct, frozen=True):
    """What became of a floor that was read in: tables by what they are called, or by their numbers in the house."""

    opened: tuple[str, ...]
    there: tuple[str, ...]
    unlike: tuple[str, ...]
    besides: tuple[str, ...]


class Standing(Struct, frozen=True):
    """An open table of a house as the books know it."""

    listed: Listed
    policy: Policy
    place: Place


class Places:
    """Which table is called what; tables that nobody named have nothing here."""

    def __init__(self) -> None:
        self.known: dict[str, Place] = {}

    def read(self, kind: str, body: bytes) -> None:
        if kind == PLACED:
            self.note(msgspec.json.decode(body, type=TablePlaced))

    def note(self, placed: TablePlaced) -> None:
        self.known[placed.id] = placed.place

    def place(self, id: str) -> Place:
        return self.known.get(id, Place())


def place_of(table: FloorTable) -> Place:
    return Place(
        table.name, table.sector, table.inspector, table.attendant, table.remote, table.printed, table.materials
    )


def policy_of(running: Running, usual: int, cash: bool) -> Policy:
    """How a table of a file runs; where it does not say how much company there is, its game's usual one comes."""
    bots = (0 if cash or running.physical else usual) if running.bots is None else running.bots
    return Policy(running.auto, running.seconds, running.physical, bots)


async def open_floor(
    house: House, opener: Person, tables: Sequence[FloorTable], seconds: float | None = None
) -> Opened:
    """Opens the tables of a floor that are not there yet; nothing that runs is changed. `seconds`, where it is given,
    is the time to bet at tables of which the file says nothing else."""
    opened, there, unlike = list[str](), list[str](), list[str]()
    free = dict(house.tables)
    found: list[tuple[FloorTable, str | None]] = []
    for table in tables:
        id = next((id for id in free if is_meant(table, house, id)), None)
        free.pop(id or "", None)
        found.append((table, id))
    for number, (table, id) in enumerate(found, 1):
        called = table.name or str(number)
        if id is not None:
            listed = house.table(id).listed
            (there if runs_so(table, listed) else unlike).append(called)
            continue
        usual = family(table.opening.law, table.opening.game).company
        policy = policy_of(table.running, usual, table.money == "cash")
        if seconds is not None and table.running.seconds == Running().seconds:
            policy = msgspec.structs.replace(policy, seconds=seconds)
        await house.open_table(opener, table.opening, policy, money=table.money, place=place_of(table))
        opened.append(called)
    return Opened(tuple(opened), tuple(there), tuple(unlike), tuple(house.places.place(id).name or id for id in free))


def is_meant(table: FloorTable, house: House, id: str) -> bool:
    """Whether a table of the house is the one that the file speaks of: by its game, and by its name if it has one."""
    there, wanted = house.table(id).listed.opening, table.opening
    same = (there.law, there.game) == (wanted.law, wanted.game) and id not in house.friends.tables
    return same and house.places.place(id).name == table.name


def runs_so(table: FloorTable, listed: Listed) -> bool:
    """Whether a table of the house was opened as the file says. Which shoe it was allotted is the house's affair."""
    there, wanted = listed.opening, table.opening
    meant = msgspec.structs.replace(wanted, shoe=wanted.shoe or there.shoe, attended=there.attended, typed=there.typed)
    same = there == meant
    return same and listed.money == table.money and listed.typed == table.running.physical


# -- written out -------------------------------------------------------------------------------------------------------


def standing(books: Books) -> list[Standing]:
    """The open tables of a house from its books, those for friends left out."""
    tables: dict[str, Listed] = {}
    policies: dict[str, Policy] = {}
    places, private = Places(), set[str]()
    for read in books.journal.read(HOUSE):
        if read.kind == "Table":
            listed = msgspec.json.decode(read.body, type=Listed)
            tables[listed.id] = listed
        elif read.kind == "Policy":
            chosen = msgspec.json.decode(read.body, type=PolicySet)
            policies[chosen.id] = chosen.policy
        elif read.kind == "Private":
            private.add(msgspec.json.decode(read.body, type=Named).id)
        else:
            places.read(read.kind, read.body)
    return [
        Standing(listed, policies.get(id, Policy(physical=listed.typed)), places.place(id))
        for id, listed in tables.items()
        if id not in private and not books.is_closed(listed)
    ]


class Named(Struct, frozen=True):
    """As much of a record as says which table it is about."""

    id: str


def of_law(tables: Iterable[Standing], law: str | None) -> tuple[str, list[Standing]]:
    """The tables of one law: the one that is named, or the only one that there is."""
    tables = list(tables)
    laws = sorted({t.listed.opening.law for t in tables})
    if law is None and len(laws) > 1:
        raise NotOneLaw("floor-of-laws", (), "law", known=laws)
    law = law or next(iter(laws), "")
    chosen = [t for t in tables if t.listed.opening.law == law]
    if not chosen:
        raise NotOneLaw("floor-empty", (), "law", known=laws)
    return law, chosen


def floor_text(law: str, tables: Sequence[Standing], licences: Licences | None = None) -> str:
    """A floor as a file that `novamas check` and `novamas serve --floor` read."""
    currency = library().currency(law)
    granted = (licences or Licences()).known.get(law) or Licensed(law, Licence())
    games = sorted({t.listed.opening.game for t in tables}.union(granted.games))
    lines = [*pair("law", law), *pair("games", games), *licence_lines(granted, currency)]
    lines += list_lines(granted, currency)
    for table in tables:
        lines += ["", "[[table]]"]
        for key, value in table_fields(table, currency):
            lines += pair(key, value)
    return "\n".join(lines) + "\n"


def table_fields(table: Standing, currency: Currency) -> Iterator[tuple[str, object]]:
    """What a file says of a table, key by key; what goes without saying is left out."""
    opening, usual = table.listed.opening, Opening(law="", game="", minimum=0)
    granted = in_decimals(msgspec.to_builtins(opening.authorisation), money_fields(Authorisation), currency)
    minimums = granted.pop("minimums")
    nothing = msgspec.to_builtins(Authorisation())
    house = money_fields(family(opening.law, opening.game).house)
    yield "game", opening.game
    yield from ((key, text) for key, text in msgspec.structs.asdict(table.place).items() if text)
    yield "minimum", plain(opening.minimum, currency)
    if minimums:
        yield "authorised", minimums
    authorisation = {k: v for k, v in granted.items() if opening_of(opening, k) != nothing[k]}
    for key, value in (("authorisation", authorisation), ("options", in_decimals(opening.options, house, currency))):
        if value:
            yield key, value
    if opening.readings != usual.readings:
        yield ("reading" if isinstance(opening.readings, str) else "readings"), opening.readings
    for key in ("float", "guarantee"):
        if amount := getattr(opening, key):
            yield key, plain(amount, currency)
    for key in ("seats", "staff", "reversible", "counted"):
        if (value := getattr(opening, key)) != getattr(usual, key):
            yield key, value
    if opening.shoe:
        yield "last_shoe", opening.shoe
    policy = table.policy
    yield "running", {"auto": policy.auto, "seconds": policy.seconds, "physical": policy.physical, "bots": policy.bots}
    if table.listed.money != "play":
        yield "money", table.listed.money


def opening_of(opening: Opening, key: str) -> object:
    return msgspec.to_builtins(getattr(opening.authorisation, key))


def in_decimals(values: Mapping[str, object], keys: Iterable[str], currency: Currency) -> PlainDict:
    """The same values with amounts as people write them."""
    amounts = set(keys)

    def to_text(value: object) -> object:
        if isinstance(value, list | tuple):
            return [to_text(each) for each in value]
        return plain(value, currency) if type(value) is int else value

    return {key: to_text(value) if key in amounts else value for key, value in values.items()}
