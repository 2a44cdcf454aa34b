"""`novamas book`: the daily book of the tables, and the report of a session, on screen or on paper."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import game_name
from novamas.cli.options import Lang
from novamas.cli.screen import console, table
from novamas.cli.stores import Keys, Store, needing_the_store
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.money import MONEYS, show
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say, sentence

if TYPE_CHECKING:
    from novamas.games.odds import Row
    from novamas.store.books import Books, Listed
    from novamas.store.bookshelf import Found, Kind
    from novamas.table import TableGame

FORMATS = ("json", "csv", "html")
PAPER = ".pdf"
"""A page that is printed."""
NBSP = "\N{NO-BREAK SPACE}"
SHOWN = ("rounds", "opening_float", "top_ups", "drop", "handle", "result", "cagnotte", "take", "closing_float")

Table = Annotated[str | None, Parameter(name="--table", metavar="ID", help=word("option-book-table"))]
Day = Annotated[str | None, Parameter(name="--day", metavar="DAY", help=word("option-book-day"))]
Of = Annotated[str, Parameter(name="--of", metavar="BOOK", help=word("option-book-of"))]
Session = Annotated[
    bool, Parameter(name="--session", negative=(), show_default=False, help=word("option-book-session"))
]
Format = Annotated[str | None, Parameter(name="--format", metavar="FORMAT", help=word("option-book-format"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-book-out"))]


def book(
    store: Store,
    /,
    *,
    table: Table = None,
    day: Day = None,
    of: Of = "tables",
    session: Session = False,
    format: Format = None,
    out: Out = None,
    keys: Keys = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    form = a_format(format, out)
    when = a_day(day)
    if session and table is None:
        raise BadInput(word("store-session-needs-table"), field="table")
    with needing_the_store():
        from novamas.store import Tampered
        from novamas.store.books import open_books
        from novamas.store.places import hide_password

        kind = a_book(of)
        books = open_books(store, keys=keys, existing=True)
    try:
        listed = a_table(books, table)
        if session and listed is not None:
            text = session_text(books, listed, when, form or "csv", tongue, hide_password(store))
        else:
            text = book_text(books, kind, table, when, form, tongue, hide_password(store))
    except Tampered as e:
        raise BadInput(word("store-damaged", why=sentence(e, choose_language()))) from None
    finally:
        books.close()
    if text and out is not None and out.suffix.lower() == PAPER:
        from novamas.cli.paper import print_page

        print_page(text, out)
    elif text:
        put(text, out)


def book_text(
    books: Books, kind: Kind, table: str | None, day: date | None, form: str | None, lang: str, store: str
) -> str:
    """The book in the form that was asked for; on the screen if none was."""
    from novamas.store import bookshelf
    from novamas.store.documents import Documents

    asked = bookshelf.Asked(lang, books.names(), table, day)
    found = bookshelf.read_book(books, kind, asked, prices)
    match form:
        case "json":
            return as_json(msgspec.to_builtins(found))
        case "csv":
            return bookshelf.save_book(kind, found)
        case "html":
            return bookshelf.print_book(kind, found, Documents(lang, store, asked.names))
    on_screen(kind, found, lang, asked.names)
    return ""


def prices(table: TableGame) -> tuple[Row, ...]:
    """The odds of a table, as far as they are known or do not take long."""
    from novamas.games.counts import under
    from novamas.odds.kept import PATIENT, Kept
    from novamas.odds.report import table_report

    with under(Kept(PATIENT)):
        return table_report(table).rows


def session_text(books: Books, listed: Listed, day: date | None, form: str, lang: str, store: str) -> str:
    from novamas.store import pages, printed, reports

    played = reports.session(books, listed, day)
    currency = books.money(listed).code
    match form:
        case "json":
            return as_json(pages.session_json(played, currency))
        case "html":
            days = reports.daily_book(books, listed.id, day)
            page = printed.Page(lang, store, books.names())
            return page.session(
                listed.id, listed.opening.game, played, currency, reports.family_of(books, listed), days
            )
    return pages.session_csv(played, currency, lang)


SHOWN_OF: dict[str, tuple[str, ...]] = {
    "tables": ("day", "table", "game", *SHOWN),
    "sessions": ("day", "money", "tables", "people", "irregularities", "drop", "handle", "result", "take", "tips"),
    "incidents": ("day", "time", "table", "game", "kind", "moved", "articles"),
    "jackpots": ("day", "table", "game", "opening_jackpot", "jackpot_seeded", "jackpot_fed", "jackpot_paid", "meter"),
    "cage": ("day", "time", "person", "why", "by", "amount", "left"),
    "hold": ("table", "game", "rounds", "handle", "won", "expected", "verdict"),
}
"""What of a book stands on the screen, by the names of its columns."""


def on_screen(kind: Kind, found: Sequence[Found], lang: str, names: Mapping[str, str]) -> None:
    """The book for people: the heads of its columns are words, amounts are money."""
    out = console()
    if not found:
        out.print(say("book-none", lang))
        return
    columns = SHOWN_OF[kind]
    heads = [say(f"hold-{c}" if c in ("won", "expected", "verdict") else f"book-{c}", lang) for c in columns]
    words = {"day", "time", "table", "game", "kind", "articles", "person", "why", "by", "verdict", "money"}
    right = [n for n, column in enumerate(columns) if column not in words]
    shown = table(*heads, right=right, whole=[0])
    for each in found:
        for row in screen_rows(kind, each, lang, names):
            shown.add_row(
                *(row[column].replace(" ", NBSP) if column not in words else row[column] for column in columns)
            )
    out.print(shown)


def screen_rows(kind: Kind, each: Found, lang: str, names: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The lines of one entry of a book, as text."""
    from novamas.store.documents import Documents
    from novamas.store.printed import clock
    from novamas.store.reports import day_of
    from novamas.table.telling import Teller

    if kind == "sessions":
        for sum in each.sums:
            counts = {"day": each.day, "people": str(each.people), "irregularities": str(each.irregularities)}
            yield {**_write_fields(sum, sum.currency, lang), **counts, "tables": str(sum.tables), "money": sum.currency}
        return
    tells = Teller(lang, MONEYS[each.currency], None, names)
    row = _write_fields(each, each.currency, lang)
    if hasattr(each, "game"):
        row["game"] = game_name(each.game, lang)
    match kind:
        case "incidents":
            row |= {"time": clock(each.at), "articles": ", ".join(each.clauses)}
            row["kind"] = say(f"console-act-{each.kind}", lang, game=each.game)
        case "jackpots":
            row |= {f"jackpot_{name}": row[name] for name in ("seeded", "fed", "paid")}
            row |= {"opening_jackpot": row["opening"], "meter": row["closing"]}
        case "cage":
            row |= {"day": day_of(each.at), "time": clock(each.at), "by": tells.whole_name(each.by) if each.by else ""}
            row |= {
                "person": tells.name(each.person),
                "why": say(f"book-{'cash' if each.cash else 'play-chips'}", lang),
            }
        case "hold":
            row["expected"] = tells.money(round(each.expected))
            row["verdict"] = Documents(lang, "").verdict(each)
    yield row


COUNTED = ("rounds", "tables", "people", "round", "number", "winners", "acts")


def _write_fields(each: Found, currency: str, lang: str) -> dict[str, str]:
    """The fields of a struct as text: whole numbers that count nothing are money."""
    found = {}
    for name in each.__struct_fields__:
        value = getattr(each, name)
        money = type(value) is int and name not in COUNTED
        found[name] = show(value, MONEYS[currency], lang) if money else str(value)
    return found


def a_format(name: str | None, out: Path | None) -> str | None:
    """The format that was asked for, or the one that the name of the file asks for."""
    if name is None and out is not None:
        suffix = out.suffix.lower()
        name = "html" if suffix == PAPER else suffix.lstrip(".") or "json"
    if name is not None and name not in FORMATS:
        known = word("cli-there-are", known=", ".join(FORMATS))
        raise BadInput(f"{word('store-no-format', value=name)}; {known}", field="format", value=name)
    return name


def a_book(name: str) -> Kind:
    """The book that was asked for."""
    from novamas.store.bookshelf import KINDS

    for kind in KINDS:
        if kind == name:
            return kind
    known = word("cli-there-are", known=", ".join(KINDS))
    raise BadInput(f"{word('store-no-book', value=name)}; {known}", field="of", value=name)


def a_day(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadInput(word("store-no-day", value=text), field="day", value=text) from None


def a_table(books: Books, id: str | None) -> Listed | None:
    """The table that was asked for, if one was."""
    if id is None:
        return None
    tables = {listed.id: listed for listed in books.list_tables()}
    if id not in tables:
        known = word("cli-there-are", known=", ".join(tables) or "–")
        raise BadInput(f"{word('store-no-table', value=id)}; {known}", field="table", value=id)
    return tables[id]


def as_json(value: object) -> str:
    return json_text.dumps(value, ensure_ascii=False, indent=2) + "\n"


def put(text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.write_text(text, encoding="utf-8", newline="")
    except OSError as e:
        raise BadInput(word("store-cannot-write", path=str(out), why=phrase(why_not(e), choose_language()))) from None
