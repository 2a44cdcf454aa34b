"""Tables for friends: any player opens one within what the house allows, and whoever has its link may come in.

Such a table is a table like any other: its law, its limits, its books and their audit. Only the floor does not show it
to strangers, and nobody is let in without its link. It is for play money, deals by itself, and is closed when everybody
has long gone.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from novamas.kit.decider import Refused
from novamas.server.hosted import Hosted, Policy
from novamas.server.roles import PLAYERS, Person, check
from novamas.store import Record
from novamas.store.books import HOUSE
from novamas.store.once import Once

if TYPE_CHECKING:
    from novamas.server.house import House

MOST = 200  # tables that a house can allow
DESERTED = 600.0  # seconds after which a table for friends where nobody is any more is closed
CODE = 9  # bytes of a link's code: nobody guesses it


class Allowed(Struct, frozen=True, forbid_unknown_fields=True):
    """What the house allows: how many tables for friends at once, of them how many of one person, whether guests may
    open one too, and whether company of the house may keep them company."""

    tables: Annotated[int, Meta(ge=0, le=MOST)] = 12
    each: Annotated[int, Meta(ge=1, le=MOST)] = 1
    guests: bool = True
    bots: bool = True


class FriendsAllowed(Struct, frozen=True, tag="Friends"):
    """The house's record of what it allows."""

    allowed: Allowed
    at: float = 0.0
    by: str = ""


class MadePrivate(Struct, frozen=True, tag="Private"):
    """The house's record of a table for friends: who opened it, and the code of its link."""

    id: str
    host: str
    code: str
    at: float = 0.0


class Invited(Struct, frozen=True, tag="Invited"):
    """The house's record of somebody who came in by the link of a table."""

    id: str
    person: str
    at: float = 0.0


RECORDS = {"Friends": FriendsAllowed, "Private": MadePrivate, "Invited": Invited}


class Friends:
    """What is known of tables for friends: what the house allows, which tables, and whom their links let in."""

    def __init__(self) -> None:
        self.allowed = Allowed()
        self.tables: dict[str, MadePrivate] = {}
        self.invited: dict[str, set[str]] = {}
        self.opening = asyncio.Lock()

    def read(self, kind: str, body: bytes) -> None:
        """A record of the house, if it is about this."""
        if kind in RECORDS:
            self.note(msgspec.json.decode(body, type=RECORDS[kind]))

    def note(self, record: Struct) -> None:
        if isinstance(record, FriendsAllowed):
            self.allowed = record.allowed
        elif isinstance(record, MadePrivate):
            self.tables[record.id] = record
            self.invited.setdefault(record.id, set()).add(record.host)
        elif isinstance(record, Invited):
            self.invited.setdefault(record.id, set()).add(record.person)

    def admits(self, person: Person | None, id: str) -> bool:
        """Whether somebody may see a table: whoever was invited, and the staff of the house, who may see every one."""
        if id not in self.tables:
            return True
        return person is not None and (person.role not in PLAYERS or person.id in self.invited.get(id, ()))

    def check(self, person: Person, id: str) -> None:
        if not self.admits(person, id):
            raise Refused("private-table", field="table", value=id)

    def code(self, person: Person, id: str) -> str:
        """The code of a table's link, for those who are in."""
        made = self.tables.get(id)
        return made.code if made is not None and person.role in PLAYERS and self.admits(person, id) else ""


def new_code() -> str:
    return secrets.token_urlsafe(CODE)


async def open_for_friends(house: House, person: Person, law: str, game: str, bots: int, once: Once | None) -> Hosted:
    """A player opens a table of a game that the house has open, as the house opened it."""
    check(person, "open-private-table")
    friends = house.friends
    async with friends.opening, house.in_turn("friends"):
        if once is not None and (again := await house.exactly.before(once)):
            return house.table(msgspec.json.decode(again, type=str))
        check_allowed(house, person, bots)
        model = next((t.listed.opening for t in house.tables.values() if like(t, friends, law, game)), None)
        if model is None:
            raise Refused("no-such-table-here", field="game", value=game)
        opening = msgspec.structs.replace(model, reversible="", shoe=0)  # its own shoe, and no side of a cloth
        return await house.open_table(person, opening, Policy(bots=bots), once=once, private=new_code())


def like(hosted: Hosted, friends: Friends, law: str, game: str) -> bool:
    """Whether a table of the floor is of such a game, for play money, and dealt by the house itself."""
    opening = hosted.listed.opening
    floor = hosted.live.id not in friends.tables
    automatic = hosted.policy.auto and not hosted.listed.typed and hosted.listed.money == "play"
    return floor and automatic and (opening.law, opening.game) == (law, game)


def check_allowed(house: House, person: Person, bots: int) -> None:
    allowed, friends = house.friends.allowed, house.friends
    now = [made for id, made in friends.tables.items() if id in house.tables]
    if not allowed.tables or (person.role == "guest" and not allowed.guests):
        raise Refused("no-tables-for-friends")
    if len(now) >= allowed.tables:
        raise Refused("enough-tables-for-friends", limit=allowed.tables)
    if sum(made.host == person.id for made in now) >= allowed.each:
        raise Refused("enough-of-your-tables", limit=allowed.each)
    if bots and not allowed.bots:
        raise Refused("no-company-for-friends", field="bots", value=bots)


async def let_in(house: House, person: Person, id: str, code: str) -> None:
    """Somebody comes by the link of a table; from then on they are known there."""
    check(person, "see-table")
    house.table(id)
    friends = house.friends
    if friends.admits(person, id):
        return
    if not hmac.compare_digest(friends.tables[id].code.encode(), code.encode()):
        raise Refused("private-table", field="table", value=id)
    invited = Invited(id, person.id, house.books.clock())
    await house.write([Record(HOUSE, "Invited", invited)])
    friends.note(invited)


async def allow(house: House, person: Person, allowed: Allowed, once: Once | None) -> None:
    """The director says what the house allows. Tables that are open stay open."""
    check(person, "set-policy")

    async def do() -> bool:
        chosen = FriendsAllowed(allowed, house.books.clock(), person.id)
        await house.write([Record(HOUSE, "Friends", chosen), *([] if once is None else [once.record(True)])])
        house.friends.note(chosen)
        return True

    await house.exactly.do(once, do, bool)


__all__ = ["DESERTED", "Allowed", "Friends", "MadePrivate", "allow", "let_in", "open_for_friends"]
