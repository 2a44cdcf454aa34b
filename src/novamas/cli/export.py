"""`novamas export`: the books of a house in open files, or every chip that moved as tidy rows."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.book import a_book, a_day, a_table, as_json, prices, put
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.stores import Keys, Store, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say, sentence

if TYPE_CHECKING:
    from novamas.store.books import Books

FORMS = ("csv", "jsonl", "parquet")
BOOKS = ("tables", "sessions", "incidents", "jackpots", "cage", "hold")

Tidy = Annotated[bool, Parameter(name="--tidy", negative=(), help=word("option-export-tidy"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="WHERE", help=word("option-export-out"))]
Table = Annotated[str | None, Parameter(name="--table", metavar="ID", help=word("option-export-table"))]
Day = Annotated[str | None, Parameter(name="--day", metavar="DAY", help=word("option-export-day"))]
Format = Annotated[str | None, Parameter(name="--format", metavar="FORM", help=word("option-export-format"))]


def export(
    store: Store,
    /,
    *,
    tidy: Tidy = False,
    out: Out = None,
    table: Table = None,
    day: Day = None,
    format: Format = None,
    keys: Keys = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    when = a_day(day)
    form = a_form(format, out)
    if not tidy and (out is None or table is not None or format is not None or when is not None):
        raise BadInput(word("export-what"), field="tidy")
    if form == "parquet" and out is None:
        raise BadInput(word("export-parquet-file"), field="out")
    with needing_the_store():
        from novamas.store import Tampered
        from novamas.store.books import open_books
    with reading(store):
        books = open_books(store, keys=keys, existing=True)
        try:
            a_table(books, table)
            if tidy:
                tidily(books, table, when, form, out)
            elif out is not None:
                files = whole(books, out, tongue)
                console().print(say("export-done", tongue, path=str(out), files=", ".join(files)), soft_wrap=True)
        except Tampered as e:
            raise BadInput(word("store-damaged", why=sentence(e, choose_language()))) from None
        finally:
            books.close()


def a_form(name: str | None, out: Path | None) -> str:
    """The form that was asked for, or the one that the name of the file asks for."""
    if name is None:
        name = out.suffix.lstrip(".").lower() if out is not None and out.suffix.lstrip(".").lower() in FORMS else "csv"
    return ask.one_of("store-no-format", name, FORMS)


def tidily(books: Books, table: str | None, day: date | None, form: str, out: Path | None) -> None:
    """One move a row."""
    from novamas.store import tidy

    found = tidy.moves(books, table, day)
    if form == "parquet" and out is not None:
        as_parquet(tidy.as_rows(found), out)
    else:
        put(tidy.as_csv(found) if form == "csv" else tidy.as_lines(found), out)


def as_parquet(rows: list[dict[str, object]], out: Path) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise BadInput(word("export-needs-extra"), field="format") from None
    from novamas.store.tidy import COLUMNS

    whole = {"at": pyarrow.float64(), **{name: pyarrow.int64() for name in ("row", "act", "round", "amount")}}
    schema = pyarrow.schema([(name, whole.get(name, pyarrow.string())) for name in COLUMNS])
    try:
        parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), out)
    except OSError as e:
        raise BadInput(word("store-cannot-write", path=str(out), why=phrase(why_not(e), choose_language()))) from None


def whole(books: Books, folder: Path, lang: str) -> list[str]:
    """Every book of the house, every act of every table, and every move, each in a file of its own."""
    import msgspec

    from novamas.store import bookshelf, reports, tidy
    from novamas.store.pages import session_json

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput(word("export-not-empty", path=str(folder)), field="out")
    except OSError as e:
        why = phrase(why_not(e), choose_language())
        raise BadInput(word("store-cannot-write", path=str(folder), why=why)) from None
    asked = bookshelf.Asked(lang, {})
    for name in BOOKS:
        kind = a_book(name)
        put(bookshelf.save_book(kind, bookshelf.read_book(books, kind, asked, prices)), folder / f"{name}.csv")
    put(tidy.as_csv(tidy.moves(books)), folder / "moves.csv")
    tables = list(books.list_tables())
    opened = [{"table": t.id, "money": t.money, "chance": t.chance, **msgspec.to_builtins(t.opening)} for t in tables]
    put(as_json(opened), folder / "openings.json")
    lines = (
        {"table": listed.id, **act}
        for listed in tables
        for act in session_json(reports.session(books, listed), books.money(listed).code)
    )
    put("".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines), folder / "events.jsonl")
    return sorted(file.name for file in folder.iterdir())
