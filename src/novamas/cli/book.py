"""`novamas book`: the daily book of the tables, and the report of a session, on screen or on paper."""

from __future__ import annotations

import json as json_text
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
    from novamas.store.books import Books, Listed
    from novamas.store.reports import DayAtTable

FORMATS = ("json", "csv", "html")
PAPER = ".pdf"
"""A page that is printed."""
NBSP = "\N{NO-BREAK SPACE}"
SHOWN = ("rounds", "opening_float", "top_ups", "drop", "handle", "result", "cagnotte", "take", "closing_float")

Table = Annotated[str | None, Parameter(name="--table", metavar="ID", help=word("option-book-table"))]
Day = Annotated[str | None, Parameter(name="--day", metavar="DAY", help=word("option-book-day"))]
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

        books = open_books(store, keys=keys, existing=True)
    try:
        listed = a_table(books, table)
        if session and listed is not None:
            text = session_text(books, listed, when, form or "csv", tongue, hide_password(store))
        else:
            text = book_text(books, table, when, form, tongue, hide_password(store))
    except Tampered as e:
        raise BadInput(word("store-damaged", why=sentence(e, choose_language()))) from None
    finally:
        books.close()
    if text and out is not None and out.suffix.lower() == PAPER:
        from novamas.cli.paper import print_page

        print_page(text, out)
    elif text:
        put(text, out)


def book_text(books: Books, table: str | None, day: date | None, form: str | None, lang: str, store: str) -> str:
    """The book in the form that was asked for; on the screen if none was."""
    from novamas.store import pages, reports

    found = reports.daily_book(books, table, day)
    match form:
        case "json":
            return as_json(pages.book_json(found))
        case "csv":
            return pages.book_csv(found)
        case "html":
            return pages.Page(lang, store).book(found)
    on_screen(found, lang)
    return ""


def session_text(books: Books, listed: Listed, day: date | None, form: str, lang: str, store: str) -> str:
    from novamas.store import pages, reports

    played = reports.session(books, listed, day)
    currency = books.money(listed).code
    match form:
        case "json":
            return as_json(pages.session_json(played, currency))
        case "html":
            return pages.Page(lang, store).session(listed.id, listed.opening.game, played, currency)
    return pages.session_csv(played, currency, lang)


def on_screen(found: list[DayAtTable], lang: str) -> None:
    out = console()
    if not found:
        out.print(say("book-none", lang))
        return
    columns = ("day", "table", "game", *SHOWN)
    shown = table(*(say(f"book-{c}", lang) for c in columns), right=range(3, len(columns)), whole=[0])
    for page in found:
        money = MONEYS[page.currency]
        figures = (show(getattr(page, name), money, lang).replace(" ", NBSP) for name in SHOWN[1:])
        shown.add_row(page.day, page.table, game_name(page.game, lang), str(page.rounds), *figures)
    out.print(shown)


def a_format(name: str | None, out: Path | None) -> str | None:
    """The format that was asked for, or the one that the name of the file asks for."""
    if name is None and out is not None:
        suffix = out.suffix.lower()
        name = "html" if suffix == PAPER else suffix.lstrip(".") or "json"
    if name is not None and name not in FORMATS:
        known = word("cli-there-are", known=", ".join(FORMATS))
        raise BadInput(f"{word('store-no-format', value=name)}; {known}", field="format", value=name)
    return name


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
