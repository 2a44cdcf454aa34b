"""The records: every table that ever was, the daily book, the report of a session, and the audit."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, NamedTuple

from litestar import Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from novamas.kit.decider import Actor
from novamas.kit.plain import PlainDict
from novamas.server.forms import Form, InAnyForm, InRows, Rows, choose_form, send_as
from novamas.server.house import House, UnknownTable
from novamas.server.parts import Asking, TheHistories, TheHouse
from novamas.server.problems import problems
from novamas.server.requests import AnyRequest, AnyResponse
from novamas.server.roles import Person, check, eyes
from novamas.server.routes.library import Tongue, choose_language
from novamas.server.sheets import prices
from novamas.store import tidy
from novamas.store.audit import Report, audit
from novamas.store.books import Books, Listed
from novamas.store.bookshelf import Asked, Kind, print_book, read_book, save_book
from novamas.store.cage import Paid
from novamas.store.documents import Documents
from novamas.store.history import Histories, History
from novamas.store.hold import Held
from novamas.store.incidents import Incident
from novamas.store.jackpots import JackpotBook
from novamas.store.pages import session_csv, session_json
from novamas.store.printed import Page
from novamas.store.reports import DayAtTable, daily_book, session
from novamas.store.sessions import SessionBook
from novamas.store.tidy import MoveRow

TAGS = ["records"]
TableId = Annotated[str, PathParameter(max_length=20)]
TheTable = Annotated[str | None, QueryParameter(max_length=20)]
TheDay = FromQuery[date | None]
TheForm = Annotated[
    Form | None, QueryParameter(name="format", description="Without it, the header `Accept` says what is wanted.")
]


class TableRecord(Struct, frozen=True):
    """A table that was ever opened."""

    table: str
    law: str
    game: str
    digest: str
    open: bool


def past(histories: Histories, table: str) -> History:
    """The past of a table, open or closed."""
    found = histories.of(table)
    if found is None:
        raise UnknownTable("never-a-table", field="table", value=table)
    return found


@get("/api/records/tables", tags=TAGS, responses=problems(401, 403))
async def tables(person: Asking, house: TheHouse, histories: TheHistories) -> list[TableRecord]:
    """Every table that was ever opened, for whoever may replay it."""
    check(person, "replay")
    found = await asyncio.to_thread(histories.tables)
    return [TableRecord(t.id, t.opening.law, t.opening.game, t.digest, t.id in house.tables) for t in found]


@get("/api/records/book", tags=TAGS, responses=problems(400, 401, 403, 404), operation_class=InAnyForm)
async def book(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TheTable = None,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[DayAtTable]]:
    """The daily book, a page for every table and day: amounts in minor units in JSON, as decimals in CSV."""
    check(person, "see-books")
    asking = Wanting(request, person, house, histories, table, day, form, lang)
    return await asking.answer("tables", "book")


@get("/api/records/sessions", tags=TAGS, responses=problems(400, 401, 403), operation_class=InAnyForm)
async def sessions(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[SessionBook]]:
    """Every day of the house: its tables and what they came to, the cage, who worked, what was reported."""
    check(person, "see-books")
    return await Wanting(request, person, house, histories, None, day, form, lang).answer("sessions")


@get("/api/records/incidents", tags=TAGS, responses=problems(400, 401, 403, 404), operation_class=InAnyForm)
async def book_of_incidents(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TheTable = None,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[Incident]]:
    """Every irregularity that was reported, in the order of time, with what followed and from which articles."""
    check(person, "see-books")
    return await Wanting(request, person, house, histories, table, day, form, lang).answer("incidents")


@get("/api/records/jackpots", tags=TAGS, responses=problems(400, 401, 403, 404), operation_class=InAnyForm)
async def jackpots(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TheTable = None,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[JackpotBook]]:
    """What went into every jackpot and out of it, a page for every table and day."""
    check(person, "see-books")
    return await Wanting(request, person, house, histories, table, day, form, lang).answer("jackpots")


@get("/api/records/cage", tags=TAGS, responses=problems(400, 401, 403), operation_class=InAnyForm)
async def cage(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[Paid]]:
    """What went over the counter of the cage: taken, paid and issued, with what each purse held then."""
    check(person, "see-cage")
    return await Wanting(request, person, house, histories, None, day, form, lang).answer("cage")


@get("/api/records/hold", tags=TAGS, responses=problems(400, 401, 403, 404), operation_class=InAnyForm)
async def hold(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TheTable = None,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[Held]]:
    """What every table won beside what the exact odds expect, with the band in which nearly all such tables lie."""
    check(person, "see-books")
    return await Wanting(request, person, house, histories, table, day, form, lang).answer("hold")


class Wanting(NamedTuple):
    """A book that somebody asks for, and the form in which they want it."""

    request: AnyRequest
    person: Person
    house: House
    histories: Histories
    table: str | None
    day: date | None
    form: Form | None
    lang: Tongue | None

    async def answer(self, kind: Kind, name: str = "") -> AnyResponse:
        tongue, form = choose_language(self.request, self.lang), choose_form(self.request, self.form)
        body = await asyncio.to_thread(self.write, kind, tongue, form)
        return send_as(body, form, name_file(name or kind, self.table, self.day), tongue)

    def write(self, kind: Kind, tongue: str, form: Form) -> object:
        """The book in its form. It is read from the store: in a thread, please."""
        if self.table is not None:
            past(self.histories, self.table)
        books = self.house.books
        asked = Asked(tongue, books.names(), self.table, self.day, eyes(self.person))
        found = read_book(books, kind, asked, prices)
        match form:
            case "csv":
                return save_book(kind, found)
            case "html":
                return print_book(kind, found, Documents(tongue, where(self.request), asked.names))
        return found


@get(
    "/api/records/tables/{table:str}/session",
    tags=TAGS,
    responses=problems(400, 401, 403, 404),
    operation_class=InAnyForm,
)
async def report(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TableId,
    day: TheDay = None,
    form: TheForm = None,
    lang: FromQuery[Tongue | None] = None,
) -> Response[list[PlainDict]]:
    """Every act of a table in order, or only those of one day: who wanted what, what was called, which chips moved."""
    check(person, "see-books")
    tongue, chosen = choose_language(request, lang), choose_form(request, form)
    body = await asyncio.to_thread(
        lambda: session_of(house.books, past(histories, table), day, eyes(person), chosen, tongue, where(request))
    )
    return send_as(body, chosen, name_file("session", table, day), tongue)


def session_of(
    books: Books, history: History, day: date | None, who: Actor, form: Form, lang: str, store: str
) -> object:
    listed: Listed = history.listed
    played, currency = session(books, listed, day, who), history.currency.code
    match form:
        case "csv":
            return session_csv(played, currency, lang)
        case "html":
            days, family = daily_book(books, listed.id, day, who), history.decider.rules.family
            page = Page(lang, store, books.names())
            return page.session(listed.id, listed.opening.game, played, currency, family, days)
    return session_json(played, currency)


def where(request: AnyRequest) -> str:
    """What a printed page says it was printed from: the address of the house, never that of its database."""
    return request.url.netloc


def name_file(what: str, table: str | None, day: date | None) -> str:
    """The name of a file."""
    parts = ("novamas", what, f"table-{table}" if table else "", day.isoformat() if day else "")
    return "-".join(part for part in parts if part)


@get("/api/records/audit", tags=TAGS, responses=problems(401, 403))
async def run_audit(request: AnyRequest, person: Asking, house: TheHouse) -> Report:
    """Reads everything again from the first record, and believes nothing."""
    check(person, "audit")
    report = await asyncio.to_thread(audit, house.books.journal)
    return report.tell_in(choose_language(request, None))


@get("/api/records/moves", tags=TAGS, responses=problems(400, 401, 403, 404), operation_class=InRows)
async def moves(
    request: AnyRequest,
    person: Asking,
    house: TheHouse,
    histories: TheHistories,
    table: TheTable = None,
    day: TheDay = None,
    form: Annotated[Rows | None, QueryParameter(name="format")] = None,
) -> Response[list[MoveRow]]:
    """Every chip that moved, one move a row, as data frames take it: of all tables, of one, of one day."""
    check(person, "see-books")
    chosen = form or ("json" if (liked := choose_form(request, None)) == "html" else liked)
    if table is not None:
        past(histories, table)
    books, who = house.books, eyes(person)
    found = await asyncio.to_thread(lambda: list(tidy.moves(books, table, day, who)))
    body = await asyncio.to_thread(tidy.as_csv, found) if chosen == "csv" else found
    return send_as(body, chosen, name_file("moves", table, day), choose_language(request, None))


ROUTES = [tables, moves, book, sessions, book_of_incidents, jackpots, cage, hold, report, run_audit]
