"""`novamas floor`: the floor of a house as a file that `check` and `serve --floor` read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.book import put
from novamas.cli.options import AnyLaw, Lang
from novamas.cli.stores import Keys, Store, needing_the_store, reading
from novamas.cli.voice import word

Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-floor-out"))]


def floor(store: Store, /, *, law: AnyLaw = None, out: Out = None, keys: Keys = None, lang: Lang = None) -> None:
    ask.a_language(lang)
    chosen = None if law is None else ask.a_law(law)
    with needing_the_store():
        from novamas.server.licensing import read_licences
        from novamas.server.placing import floor_text, of_law, standing
        from novamas.store.books import open_books

    with reading(store):
        books = open_books(store, keys=keys, existing=True)
        try:
            put(floor_text(*of_law(standing(books), chosen), read_licences(books)), out)
        finally:
            books.close()
