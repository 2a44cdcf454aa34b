"""The floor: which tables there are, what can be seen and done at each, and how the director runs them."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from novamas.casino import Money
from novamas.games.sheet import Limit
from novamas.kit.decider import Offer, is_person
from novamas.kit.plain import PlainDict
from novamas.server.attending import stand_in
from novamas.server.hosted import Ack, Hosted, Policy
from novamas.server.house import MOST_BOTS, House
from novamas.server.licensing import Place
from novamas.server.parts import Asking, Key, TheHouse, Visiting
from novamas.server.placing import floor_text, of_law, standing
from novamas.server.problems import problems
from novamas.server.roles import Person, check, eyes
from novamas.server.sheets import against, anomalies, languages, limits
from novamas.server.sight import phase_of
from novamas.server.wire import Snapshot
from novamas.store.once import once

TAGS = ["floor"]
TableId = Annotated[str, PathParameter(max_length=20)]
PLACE = "floor"  # where its keys belong; a table has its own


class Running(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table runs: by itself or by a croupier, how many seconds people may bet, whether its wheel is a real one
    whose results are typed, how many bots keep company."""

    auto: bool = True
    seconds: Annotated[float, Meta(ge=0.05, le=600)] = 20.0
    physical: bool = False
    bots: Annotated[int, Meta(ge=0, le=MOST_BOTS)] = 0

    def policy(self) -> Policy:
        return Policy(self.auto, self.seconds, self.physical, self.bots)


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: its law and game, and what a scenario's `[table]` may say. Amounts are decimal strings.

    Whether its results are typed (`running.physical`) and which `money` it plays for stay as they are while it is open:
    `play` for chips that are issued for nothing, `cash` for those that the cage sells and pays. `counted`: two people
    count what lies there before its first round and before it closes.
    """

    law: str
    game: str
    minimum: str | None = None
    options: PlainDict = {}
    readings: str | dict[str, str] = "default"
    authorisation: PlainDict = {}
    float: str | None = None
    guarantee: str | None = None
    seats: Annotated[int, Meta(ge=0, le=100)] | None = None
    staff: dict[str, int] = {}
    reversible: Annotated[str, Meta(max_length=64)] = ""
    shoe: Annotated[int, Meta(ge=0, le=9999)] = 0
    counted: bool = False
    running: Running = Running()
    money: Money = "play"
    place: Place = Place()

    def to_plain(self) -> PlainDict:
        plain: PlainDict = msgspec.to_builtins(self)
        del plain["running"], plain["money"], plain["place"]
        return {key: value for key, value in plain.items() if value is not None}


class FloorTable(Struct, frozen=True):
    """A table as the floor shows it. Amounts are minor units of the currency; `awaits` are roles, never people.

    `family` is the family of its game, `languages` are those of its law, `anomalies` the readings where the letter of
    the law is odd; `pace` is how many seconds a round has really taken there of late; `reversible` the cloth
    that it is one side of; `shoe` the number of its shoe, nought where the law numbers none; `currency` is that of play
    money (`EUR-play`) where `money` says so. `people` are persons with chips there, without the company of the house.
    `private`: a table for friends, which only those see who came by its link. `mine` are the chips that whoever asks
    has there, `seat` where they sit; `name` and `sector` what the house calls it and where it stands; `against` the odd
    readings that it plays by the letter.
    """

    table: str
    law: str
    game: str
    family: str
    money: Money
    currency: str
    minimum: int
    round: int
    phase: str
    seats: int
    free: int
    people: int
    standing: int
    viewers: int
    suspended: bool
    policy: Policy
    awaits: tuple[str, ...]
    languages: tuple[str, ...]
    limits: tuple[Limit, ...]
    anomalies: tuple[str, ...]
    pace: float | None = None
    closes_at: float | None = None
    reversible: str = ""
    shoe: int = 0
    private: bool = False
    mine: int | None = None
    seat: int | None = None
    name: str = ""
    sector: str = ""
    against: tuple[str, ...] = ()


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A command as it is written: `{"do": {"PlaceBet": {"on": "red", "amount": "10.00"}}}`."""

    do: PlainDict


class Act(Wanted, frozen=True, forbid_unknown_fields=True):
    """A command, and for whom a croupier enters it who has no device."""

    player: Annotated[str, Meta(max_length=60)] = ""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """What the physical wheel did."""

    value: int | str


class Bots(Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=0, le=MOST_BOTS)]


def entry(house: House, hosted: Hosted, person: Person | None = None) -> FloorTable:
    """A table as the floor shows it to somebody."""
    state, opening = hosted.state, hosted.listed.opening
    desk = state.desk
    who = "" if person is None else eyes(person)
    place = house.places.place(hosted.live.id)
    return FloorTable(
        table=hosted.live.id,
        law=opening.law,
        game=opening.game,
        family=hosted.live.decider.rules.family,
        money=hosted.listed.money,
        currency=hosted.currency.code,
        minimum=desk.minimum,
        round=desk.round,
        phase=phase_of(state),
        seats=len(desk.seats),
        free=sum(p is None for p in desk.seats),
        people=hosted.people,
        standing=len(desk.standing),
        viewers=len(hosted.viewers),
        suspended=state.suspended,
        policy=hosted.policy,
        awaits=tuple(a.who for a in hosted.live.decider.awaits(state) if not is_person(a.who)),
        languages=languages(opening.law),
        limits=limits(hosted),
        anomalies=anomalies(opening.law, opening.game),
        against=against(hosted.live.decider),
        pace=hosted.round_length() if hosted.policy.auto else None,
        closes_at=hosted.closes_at,
        reversible=opening.reversible,
        shoe=opening.shoe,
        private=hosted.live.id in house.friends.tables,
        mine=desk.chips.get(who),
        seat=desk.seats.index(who) + 1 if who in desk.seats else None,
        name=place.name,
        sector=place.sector,
    )


@get("/api/tables", tags=TAGS, responses=problems())
async def floor(house: TheHouse, visitor: Visiting) -> list[FloorTable]:
    """Every open table, for whoever looks in from the street: nobody at them is named. Tables for friends are shown to
    those who came by their link, and to staff."""
    shown = (hosted for id, hosted in house.tables.items() if house.friends.admits(visitor, id))
    return [entry(house, hosted, visitor) for hosted in shown]


@post("/api/tables", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def open_table(person: Asking, data: JSONBody[OpenTable], house: TheHouse, key: Key = "") -> FloorTable:
    """The director opens a table, inside the law and its authorisation."""
    check(person, "open-table")
    asked = once(PLACE, person.id, key, data)
    opened = await house.open_table(
        person, data.to_plain(), data.running.policy(), money=data.money, once=asked, place=data.place
    )
    return entry(house, opened, person)


@get("/api/floor", tags=TAGS, responses=problems(400, 401, 403), media_type="application/toml")
async def floor_file(person: Asking, house: TheHouse, law: FromQuery[str | None] = None) -> str:
    """The floor as a file, as `novamas check` and `novamas serve --floor` read it: of one law, where it has several."""
    check(person, "see-books")
    found = await asyncio.to_thread(standing, house.books)
    return floor_text(*of_law(found, law), house.licences)


@get("/api/tables/{table:str}", tags=TAGS, responses=problems(400, 401, 403, 404))
async def look(person: Asking, table: TableId, house: TheHouse) -> Snapshot:
    """All that this viewer may see of a table now, what they may do, and what people there are called."""
    return house.snapshot(house.see(person, table), eyes(person))


@get("/api/tables/{table:str}/options", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def options(
    person: Asking,
    table: TableId,
    house: TheHouse,
    player: Annotated[str, QueryParameter(max_length=60)] = "",
) -> list[Offer]:
    """What this person may do at a table now: kinds of commands, with a space for every field. For a croupier also what
    a player may do who has no device."""
    hosted = house.see(person, table)
    who = stand_in(person, hosted, player) if player else eyes(person)
    return list(hosted.live.decider.options(hosted.state, who))


@post("/api/tables/{table:str}/acts", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def act(person: Asking, table: TableId, data: JSONBody[Act], house: TheHouse, key: Key = "") -> Ack:
    """A command; the answer means that it is on disk. With an `Idempotency-Key`, the same one twice happens once."""
    house.friends.check(person, table)
    return await house.act(person, table, data.do, key, data.player)


@post("/api/tables/{table:str}/chance", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def type_chance(person: Asking, table: TableId, data: JSONBody[Outcome], house: TheHouse, key: Key = "") -> Ack:
    """The croupier types what the physical wheel did."""
    return await house.type_chance(person, table, data.value, key)


@put("/api/tables/{table:str}/policy", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def run_table(
    person: Asking, table: TableId, data: JSONBody[Running], house: TheHouse, key: Key = ""
) -> FloorTable:
    """The director says how a table runs: between two rounds, and never where its results come from."""
    await house.set_policy(person, table, data.policy(), once(PLACE, person.id, key, ("policy", table, data)))
    return entry(house, house.table(table), person)


@post("/api/tables/{table:str}/bots", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def invite_bots(
    person: Asking, table: TableId, data: JSONBody[Bots], house: TheHouse, key: Key = ""
) -> FloorTable:
    """Company for whoever would play alone, at a table for play money."""
    await house.invite_bots(person, table, data.count, once(PLACE, person.id, key, ("bots", table, data)))
    return entry(house, house.table(table), person)


@post("/api/tables/{table:str}/close", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def close_table(person: Asking, table: TableId, house: TheHouse, key: Key = "") -> Ack:
    """The director closes a table for good."""
    return await house.close_table(person, table, key)


ROUTES = [floor, floor_file, open_table, look, options, act, type_chance, run_table, invite_bots, close_table]
