"""The sitting of the house: opening and closing it, the door and its register, the cage's guarantee, the deposit.

Who sees what: everybody when the house closes; players what the register says of themselves; the director who came and
went; the auditor besides the marks of documents, which name nobody. No document and no date of birth is kept.
"""

from __future__ import annotations

import datetime
from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from novamas.casino.sitting import (
    LAST_CALL,
    Reason,
    Visit,
    admit,
    bar,
    close_sitting,
    draw,
    leave,
    lift_bar,
    list_entries,
    lodge,
    need_sitting,
    open_sitting,
)
from novamas.casino.sitting import count_cage as count
from novamas.kit.decider import Refused
from novamas.kit.money import parse
from novamas.law import library
from novamas.server.house import House
from novamas.server.parts import Asking, Key, TheHouse, ThePeople
from novamas.server.problems import problems
from novamas.server.roles import check, may
from novamas.server.routes.cage import PersonId
from novamas.server.sitting import Kept, Told, find_closing, without_mark
from novamas.store.once import once

TAGS = ["sitting"]
PLACE = "sitting"  # where its keys belong
Text = Annotated[str, Meta(min_length=1, max_length=40)]
Clock = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Decimal = Annotated[str, Meta(min_length=1, max_length=30)]


class OpenSitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A sitting to open: its law, its hour (`closes`, as clocks show it), the money in the cage that guarantees the
    bets, how many people wait, and how many minutes before the hour the last rounds may be announced."""

    law: Annotated[str, Meta(max_length=60)]
    closes: Clock
    cage: Decimal = "0"
    present: Annotated[int, Meta(ge=0, le=100_000)] = 0
    last_call: Annotated[int, Meta(ge=1, le=240)] = LAST_CALL


class CageMoney(Struct, frozen=True, forbid_unknown_fields=True):
    amount: Decimal


class AtTheDoor(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the door: whom the house knows them as, the number of their document and their date of birth, of
    which neither is kept, and a note for the register."""

    person: Annotated[str, Meta(max_length=60)]
    document: Text
    born: datetime.date
    note: Annotated[str, Meta(max_length=60)] = ""


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the house does not let in: by the number of a document, or somebody who is in the register; why, and until
    which day (none: for good)."""

    why: Reason
    document: Annotated[str, Meta(max_length=40)] = ""
    person: Annotated[str, Meta(max_length=60)] = ""
    until: datetime.date | None = None


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    document: Text


class Deposit(Struct, frozen=True, forbid_unknown_fields=True):
    """What is lodged now, and how much the authorisation asks for in all."""

    amount: Decimal
    required: Decimal = "0"


class DepositDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """What is taken of the deposit, and for what it answers."""

    amount: Decimal
    why: Text


@get("/api/sitting", tags=TAGS, responses=problems())
async def see_sitting(house: TheHouse) -> Told | None:
    """The sitting that runs, or the last one that was. Open to all."""
    return house.evening.tell()


@get("/api/sitting/house", tags=TAGS, responses=problems(401, 403))
async def see_house(person: Asking, house: TheHouse) -> Kept | None:
    """The same for the staff: people, places and what they advise, the guarantee, the deposit."""
    check(person, "see-sitting")
    return house.evening.summarize()


@post("/api/sitting", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def open_house(person: Asking, data: JSONBody[OpenSitting], house: TheHouse, key: Key = "") -> Told | None:
    """The director opens the doors."""
    check(person, "open-sitting")
    currency = library().currency(data.law)
    cage = parse(data.cage, currency)
    await house.evening.do(
        person,
        "open-sitting",
        lambda s, facts: open_sitting(
            s, data.law, facts, closes=find_closing(data.closes, facts.now), cage=cage, present=data.present,
            last_call=data.last_call, by=person.id,
        ),
        once(PLACE, person.id, key, ("open", data)),
    )  # fmt: skip
    return house.evening.tell()


@post("/api/sitting/close", tags=TAGS, responses=problems(400, 401, 403, 409))
async def close_house(person: Asking, house: TheHouse, key: Key = "") -> Told | None:
    """The director closes the doors, once every table has closed for good."""
    await house.evening.do(
        person, "open-sitting", lambda s, facts: close_sitting(s, facts, by=person.id),
        once(PLACE, person.id, key, "close"),
    )  # fmt: skip
    return house.evening.tell()


@put("/api/sitting/cage", tags=TAGS, responses=problems(400, 401, 403, 409))
async def count_cage(person: Asking, data: JSONBody[CageMoney], house: TheHouse, key: Key = "") -> Kept | None:
    """The cashier counts the money that guarantees the bets."""
    check(person, "count-cage")
    amount = parse(data.amount, library().currency(law_now(house)))
    await house.evening.do(
        person, "count-cage", lambda s, facts: count(s, facts, amount=amount, by=person.id),
        once(PLACE, person.id, key, ("cage", data)),
    )  # fmt: skip
    return house.evening.summarize()


@post("/api/sitting/door", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def at_the_door(
    person: Asking, data: JSONBody[AtTheDoor], house: TheHouse, people: ThePeople, key: Key = ""
) -> Visit:
    """Somebody is let in, or turned away. What is kept of it is a mark, a time and a note."""
    check(person, "admit")
    await people.know(data.person)
    who = people.get(data.person).id
    mark = house.evening.mark(data.document)
    await house.evening.do(
        person,
        "admit",
        lambda s, facts: admit(s, facts, id=who, mark=mark, born=data.born, by=person.id, note=data.note),
        once(PLACE, person.id, key, ("door", who, mark)),
    )
    return without_mark(house.evening.sittings.register[who])


@post("/api/sitting/door/{id:str}/out", tags=TAGS, responses=problems(400, 401, 403, 409))
async def out_of_the_door(person: Asking, id: PersonId, house: TheHouse, key: Key = "") -> Visit:
    """Somebody has gone."""
    await house.evening.do(
        person, "admit", lambda s, facts: leave(s, facts, id=id, by=person.id), once(PLACE, person.id, key, ("out", id))
    )
    return without_mark(house.evening.sittings.register[id])


@get("/api/sitting/register", tags=TAGS, responses=problems(401, 403))
async def register(person: Asking, house: TheHouse) -> list[Visit]:
    """Who came and went: for the director without the marks of documents, for the auditor with them."""
    check(person, "see-register")
    entries = list_entries(house.evening.sittings)
    return list(entries) if may(person, "see-marks") else [without_mark(entry) for entry in entries]


@get("/api/sitting/me", tags=TAGS, responses=problems(401, 403))
async def own_entry(person: Asking, house: TheHouse) -> Visit | None:
    """What the register says of whoever asks."""
    check(person, "see-own-entry")
    return house.evening.find_entry(person)


@post("/api/sitting/bars", tags=TAGS, status_code=204, responses=problems(400, 401, 403, 409))
async def set_bar(person: Asking, data: JSONBody[Bar], house: TheHouse, key: Key = "") -> None:
    """Somebody is not let in any more; whoever is in the house is out from now on."""
    check(person, "bar")
    entry = house.evening.sittings.register.get(data.person)
    if not data.document and entry is None:
        raise Refused("not-inside", field="person", value=data.person)
    mark = house.evening.mark(data.document) if data.document or entry is None else entry.mark
    day = data.until
    until = 0.0 if day is None else datetime.datetime.combine(day, datetime.time.min).timestamp()
    await house.evening.do(
        person, "bar", lambda s, facts: bar(s, facts, mark=mark, why=data.why, until=until, by=person.id),
        once(PLACE, person.id, key, ("bar", mark, data.why, until)),
    )  # fmt: skip


@post("/api/sitting/bars/lift", tags=TAGS, status_code=204, responses=problems(400, 401, 403, 409))
async def lift(person: Asking, data: JSONBody[Document], house: TheHouse, key: Key = "") -> None:
    """What the house itself forbade somebody is allowed again."""
    check(person, "bar")
    mark = house.evening.mark(data.document)
    await house.evening.do(
        person, "bar", lambda s, facts: lift_bar(s, facts, mark=mark, by=person.id),
        once(PLACE, person.id, key, ("lift", mark)),
    )  # fmt: skip


@post("/api/sitting/deposit", tags=TAGS, responses=problems(400, 401, 403, 409))
async def lodge_deposit(person: Asking, data: JSONBody[Deposit], house: TheHouse, key: Key = "") -> Kept | None:
    """The deposit is lodged, or filled up."""
    check(person, "lodge-deposit")
    currency = await house.own_currency()
    amount, required = parse(data.amount, currency), parse(data.required, currency)
    await house.evening.do(
        person, "lodge-deposit", lambda s, facts: lodge(s, facts, amount=amount, required=required, by=person.id),
        once(PLACE, person.id, key, ("lodge", data)),
    )  # fmt: skip
    return house.evening.summarize()


@post("/api/sitting/deposit/draw", tags=TAGS, responses=problems(400, 401, 403, 409))
async def draw_deposit(person: Asking, data: JSONBody[DepositDraw], house: TheHouse, key: Key = "") -> Kept | None:
    """Part of the deposit pays what it answers for by the law of the sitting."""
    check(person, "lodge-deposit")
    law = law_now(house)
    amount = parse(data.amount, library().currency(law))
    await house.evening.do(
        person,
        "lodge-deposit",
        lambda s, facts: draw(s, facts, law=law, amount=amount, why=data.why, by=person.id),
        once(PLACE, person.id, key, ("draw", data)),
    )
    return house.evening.summarize()


def law_now(house: House) -> str:
    """The law of the sitting that runs."""
    return need_sitting(house.evening.sittings).law


ROUTES = [
    see_sitting, see_house, open_house, close_house, count_cage, at_the_door, out_of_the_door, register, own_entry,
    set_bar, lift, lodge_deposit, draw_deposit,
]  # fmt: skip
