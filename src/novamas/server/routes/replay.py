"""What happened at a table, page by page and step by step: its log, its rounds, and how it stood after any event."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated

from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from novamas.casino import Act
from novamas.games.draws.transcript import Transcript
from novamas.kit.decider import Event, fold
from novamas.kit.errors import Worded
from novamas.kit.plain import PlainDict
from novamas.server.hosted import Hosted
from novamas.server.house import House
from novamas.server.parts import Asking, TheHistories, TheHouse, Visiting
from novamas.server.problems import problems
from novamas.server.requests import AnyRequest
from novamas.server.roles import Person, check, eyes, may
from novamas.server.routes.library import Tongue, choose_language
from novamas.server.routes.records import TableId, past
from novamas.server.sheets import Laid, TableSheet, table_sheet
from novamas.server.sight import PublicAct, phase_of, public
from novamas.store.books import Books, Listed
from novamas.store.evening import visit_of
from novamas.store.gate import Gate, horizon
from novamas.store.history import Checkable, History, Moment, RoundPlayed
from novamas.table import TableState

TAGS = ["replay"]
MOST_ACTS = 500
MOST_ROUNDS = 200
MOST_EPOCHS = 100
Number = Annotated[int, QueryParameter(ge=0, le=2**53)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=2**53)]


def reading(person: Person, books: Books, listed: Listed) -> Gate:
    """What a person may see of a table's acts: to readers of the books all is open that is over."""
    return Gate(eyes(person), horizon(books, listed) if may(person, "see-books") else 0)


def looking(person: Person, hosted: Hosted) -> Gate:
    """The same of an open table from what is in memory; of it only what is on disk was ever shown."""
    since = 0 if hosted.draws is None else hosted.draws.since
    return Gate(eyes(person), since if may(person, "see-books") else 0)


def admit(person: Person, house: House, table: str) -> float:
    """From which time on a person may go through the past of a table: staff from its beginning, whoever plays from when
    they first brought chips to it. Raises `Refused` for anybody else."""
    own = may(person, "see-own-evening") and not may(person, "replay")
    visit = visit_of(house.books, person.id, table) if own else None
    if visit is not None:
        return visit.since
    check(person, "replay")
    return 0.0


def was_there(person: Person, house: House, table: str) -> bool:
    """Whether somebody may read on about a table that is closed."""
    if may(person, "replay"):
        return True
    return may(person, "see-own-evening") and visit_of(house.books, person.id, table) is not None


class Rounds(Struct, frozen=True):
    """Some rounds of a table, and how far it has come: the number of its last round and how many events it has."""

    table: str
    law: str
    game: str
    currency: str
    open: bool
    last: int
    events: int
    rounds: list[RoundPlayed]


class Replayed(Struct, frozen=True):
    """A table after one of its events (`seq`, of `events` in all), as the reader may see it.

    `act` is the act that the event belongs to and `event` the event itself; `command` is what was asked for (`?` for
    what the reader may not see of it), `money` which of its fields are amounts, and `person` who stood behind the role.
    Event `act.seq - 1` is the last of the act before.
    """

    table: str
    law: str
    game: str
    currency: str
    seq: int
    events: int
    round: int
    act: PublicAct
    event: Event
    person: str
    command: PlainDict | None
    money: tuple[str, ...]
    view: TableState
    names: dict[str, str]


@get("/api/tables/{table:str}/log", tags=TAGS, responses=problems(400, 401, 403, 404))
async def log(
    person: Asking,
    table: TableId,
    house: TheHouse,
    histories: TheHistories,
    since: From = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ACTS)] = 100,
) -> list[PublicAct]:
    """The acts of a table from an event number on, as this viewer may see them; of closed tables for staff."""
    check(person, "see-table")
    if table in house.tables or not await asyncio.to_thread(was_there, person, house, table):
        hosted = house.see(person, table)
        if (tail := house.since(hosted, since)) is not None:
            return [shown.show_to(looking(person, hosted)) for shown in tail[:limit]]

    def read() -> list[PublicAct]:
        history = past(histories, table)
        acts = history.acts(since, limit)
        if not acts and since > (events := history.extent().events):
            raise Worded("events-so-far", field="from", value=since, id=table, events=events)
        gate = reading(person, house.books, history.listed)
        return [
            public(act, gate, history.decider, phase) for act, phase in zip(acts, phases(history, acts), strict=True)
        ]

    return await asyncio.to_thread(read)


def phases(history: History, acts: list[Act]) -> Iterator[str]:
    """The phase after each of some acts that follow one another, folded on from the first event of theirs."""
    moment = next((history.at(act.seq) for act in acts if act.events), None)
    state = None if moment is None else moment.state
    for act in acts:
        for number, event in enumerate(act.events, act.seq):
            if state is not None and moment is not None and number > moment.seq:
                state = fold(history.decider, state, event)
        yield "" if state is None else phase_of(state)


@get("/api/tables/{table:str}/rounds", tags=TAGS, responses=problems(400, 401, 403, 404))
async def rounds(
    person: Asking,
    table: TableId,
    house: TheHouse,
    histories: TheHistories,
    first: From = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ROUNDS)] = 50,
) -> Rounds:
    """The rounds of a table, open or closed, from a number on; a page may hold fewer than asked for."""
    since = await asyncio.to_thread(admit, person, house, table)

    def read() -> Rounds:
        history = past(histories, table)
        extent, opening = history.extent(), history.listed.opening
        found = history.rounds(first, limit, reading(person, house.books, history.listed))
        found = [each for each in found if each.until >= since]
        code, open_ = history.currency.code, table in house.tables
        return Rounds(table, opening.law, opening.game, code, open_, extent.rounds, extent.events, found)

    return await asyncio.to_thread(read)


@get("/api/tables/{table:str}/replay", tags=TAGS, responses=problems(400, 401, 403, 404))
async def replay(person: Asking, table: TableId, house: TheHouse, histories: TheHistories, seq: Number = 0) -> Replayed:
    """A table, open or closed, as it stood after an event, folded from the books under the rules of its day."""
    since = await asyncio.to_thread(admit, person, house, table)

    def read() -> Replayed:
        history = past(histories, table)
        moment = find_moment(history, seq)
        if moment.act.at < since:
            check(person, "replay")
        return show_moment(history, moment, history.extent().events, person, house)

    return await asyncio.to_thread(read)


def show_moment(history: History, moment: Moment, events: int, person: Person, house: House) -> Replayed:
    """What a reader may see of a moment: what was asked and who stood behind a role, but nothing that is veiled."""
    act, gate = moment.act, reading(person, house.books, history.listed)
    (phase,) = phases(history, [act])
    seen, asked = public(act, gate, history.decider, phase), gate.command(act)
    staff = may(person, "replay")
    if not staff and act.by != person.id:
        asked = None
    opening = history.listed.opening
    return Replayed(
        table=history.listed.id,
        law=opening.law,
        game=opening.game,
        currency=history.currency.code,
        seq=moment.seq,
        events=events,
        round=moment.state.desk.round,
        act=seen,
        event=seen.events[moment.seq - act.seq],
        person=act.person if staff else "",
        command=None if asked is None else asked.flat(),
        money=() if asked is None else tuple(sorted(asked.money)),
        view=gate.view(history.decider, moment.state, act),
        names=house.called({*moment.state.desk.chips, act.by, *((act.person,) if staff else ())}),
    )


@get("/api/tables/{table:str}/replay/sheet", tags=TAGS, responses=problems(400, 401, 403, 404))
async def past_sheet(
    request: AnyRequest,
    person: Asking,
    table: TableId,
    house: TheHouse,
    histories: TheHistories,
    seq: Number = 0,
    lang: FromQuery[Tongue | None] = None,
) -> TableSheet:
    """What a table, open or closed, was after an event: its sheet under the rules and at the minimum of that moment."""
    await asyncio.to_thread(admit, person, house, table)
    tongue = choose_language(request, lang)

    def read() -> TableSheet:
        history = past(histories, table)
        moment = find_moment(history, seq)
        return table_sheet(Laid(history.listed, history.decider, history.currency, moment.state.desk.minimum), tongue)

    return await asyncio.to_thread(read)


def find_moment(history: History, seq: int) -> Moment:
    """The moment after an event; a number that the table has not come to is one clear sentence."""
    moment = history.at(seq)
    if moment is None:
        events = history.extent().events
        raise Worded("events-so-far", field="seq", value=seq, id=history.listed.id, events=events)
    return moment


@get("/api/tables/{table:str}/draws", tags=TAGS, responses=problems(400, 404))
async def epochs(
    table: TableId,
    histories: TheHistories,
    last: Annotated[int | None, QueryParameter(name="from", ge=1, le=2**53)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_EPOCHS)] = 20,
) -> list[Checkable]:
    """What a table draws from, the newest first or from a number back: commitments, and the secrets of epochs that are
    over, but for those in which cards stay hidden. An epoch is a spin, a hand from a new deck, or a shoe. Open to
    all."""
    return await asyncio.to_thread(lambda: past(histories, table).epochs(last, limit))


@get("/api/tables/{table:str}/draws/{epoch:int}", tags=TAGS, responses=problems(400, 404))
async def epoch(
    visitor: Visiting,
    table: TableId,
    epoch: Annotated[int, PathParameter(ge=1, le=2**53)],
    house: TheHouse,
    histories: TheHistories,
) -> Checkable:
    """One epoch with every draw in it, once it is over, so that anybody can check them. Open to all; of cards that stay
    hidden everybody is shown those they have seen."""

    def read() -> Checkable:
        history = past(histories, table)
        gate = Gate() if visitor is None else reading(visitor, house.books, history.listed)
        found = history.epoch(epoch, gate)
        if found is None:
            raise Worded("epoch-to-come", field="epoch", value=epoch, table=table, epoch=epoch)
        return found

    return await asyncio.to_thread(read)


@get("/api/tables/{table:str}/draws/{epoch:int}/transcript", tags=TAGS, responses=problems(400, 404))
async def draw_transcript(
    table: TableId, epoch: Annotated[int, PathParameter(ge=1, le=2**53)], histories: TheHistories
) -> Transcript:
    """A draw from a drum that is over, as `examples/check_draw.py` checks it: who had which ticket, what the drum held,
    what came and what it won. Open to all."""

    def read() -> Transcript:
        found = past(histories, table).transcript(epoch)
        if found is None:
            raise Worded("no-transcript", field="epoch", value=epoch, table=table, epoch=epoch)
        return found

    return await asyncio.to_thread(read)


ROUTES = [log, rounds, replay, past_sheet, epochs, epoch, draw_transcript]
