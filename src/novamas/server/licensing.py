"""What a house was granted, as its books keep it: written down when its floor file says so, and written out again.

A file that says something else takes the place of what was there; the books keep both, each with its time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from novamas.kit.money import Currency, plain
from novamas.kit.plain import PlainDict
from novamas.kit.toml_text import pair
from novamas.law import library
from novamas.store import Record
from novamas.store.books import HOUSE, Books
from novamas.table.floor import PREMISES, Floor, Premises
from novamas.table.licence import BadFloor, Licence, Standing, check_standing
from novamas.table.opening import Opening

if TYPE_CHECKING:
    from novamas.server.house import House

LICENSED = "Licensed"
Label: TypeAlias = Annotated[str, Meta(max_length=40)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is called, where it stands, who heads and who attends it; whether it is played at a distance, the
    languages that its cloth is printed in, the numbers of what is played with there."""

    name: Label = ""
    sector: Label = ""
    inspector: Label = ""
    attendant: Label = ""
    remote: bool = False
    printed: Annotated[tuple[Label, ...], Meta(max_length=10)] = ()
    materials: Annotated[tuple[Label, ...], Meta(max_length=40)] = ()


class Licensed(Struct, frozen=True, tag=LICENSED):
    """The house's record of what it was granted under a law."""

    law: str
    licence: Licence
    games: tuple[str, ...] = ()
    premises: Premises = "casino"
    at: float = 0.0
    by: str = ""

    @property
    def says(self) -> tuple[object, ...]:
        return self.law, self.licence, self.games, self.premises


class Licences:
    """What the house was granted, by law."""

    def __init__(self) -> None:
        self.known: dict[str, Licensed] = {}

    def read(self, kind: str, body: bytes) -> None:
        if kind == LICENSED:
            found = msgspec.json.decode(body, type=Licensed)
            self.known[found.law] = found

    def means(self) -> set[str]:
        """The means of payment that were granted besides legal tender, under any law."""
        return {means for found in self.known.values() for means in found.licence.payment}


def read_licences(books: Books) -> Licences:
    """The same from the books of a house that is not open."""
    found = Licences()
    for read in books.journal.read(HOUSE):
        found.read(read.kind, read.body)
    return found


async def keep_licence(house: House, floor: Floor, by: str) -> None:
    """Writes down what a floor file says that the house was granted, if it says something new."""
    found = Licensed(floor.law, floor.licence, floor.games, floor.premises, house.books.clock(), by)
    silent = Licensed(floor.law, Licence())
    before = house.licences.known.get(floor.law, silent)
    if before.says != found.says:
        await house.write([Record(HOUSE, LICENSED, found)])
        house.licences.known[floor.law] = found


def check_granted(house: House, opening: Opening, place: Place | None) -> None:
    """Whether the house was granted a table such as this one: a director opens nothing that its file would not have."""
    found = house.licences.known.get(opening.law)
    if found is None:
        return
    place = place or Place()
    if found.games and opening.game not in found.games:
        clauses = library().head(opening.law).authorised.clauses
        raise BadFloor("game-not-authorised", clauses, "game", game=opening.game)
    wanted = Standing(opening, place.inspector, place.attendant, place.remote, place.printed, place.materials)
    for problem in check_standing(opening.law, found.licence, wanted, library()):
        raise problem
    grant = found.licence.grant(opening.game)
    here = sum(hosted.listed.opening.game == opening.game for hosted in house.tables.values())
    if grant is not None and grant.tables and here >= grant.tables:
        raise BadFloor("more-tables-than-granted", (), "game", game=opening.game, most=grant.tables)


def licence_lines(found: Licensed, currency: Currency) -> Iterator[str]:
    """It as the lines of a floor file; what goes without saying is left out. Its lists stand after its tables."""
    licence, nothing = found.licence, Licence()
    if found.premises != PREMISES[0]:
        yield from pair("premises", found.premises)
    for key in ("number", "day"):
        if text := getattr(licence, key):
            yield from pair(key, text)
    for key in ("deposit", "deposit_required"):
        if amount := getattr(licence, key):
            yield from pair(key, plain(amount, currency))
    if licence.payment != nothing.payment:
        yield from pair("payment", licence.payment)
    if licence.hours is not None:
        yield from pair("hours", msgspec.to_builtins(licence.hours))


def list_lines(found: Licensed, currency: Currency) -> Iterator[str]:
    """Its grants, its material and its roster, each as a table of the file."""
    for key in ("authorised", "material", "staff"):
        rows: Iterable[Struct] = getattr(found.licence, key)
        for row in rows:
            yield from ("", f"[[{key}]]")
            for name, value in row_fields(row, currency):
                yield from pair(name, value)


def row_fields(row: Struct, currency: Currency) -> Iterator[tuple[str, object]]:
    usual = {field.name: field.default for field in msgspec.structs.fields(type(row))}
    fields: PlainDict = msgspec.structs.asdict(row)
    for name, value in fields.items():
        if name == "minimums" and value:
            yield name, [plain(minimum, currency) for minimum in value]
        elif value and value != usual[name]:
            yield name, value
