"""`novamas let-in`: a one-time way in for somebody who cannot get in otherwise, for whoever holds the house's key."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.stores import Keys, Store, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.words import say

Name = Annotated[str, Parameter(help=word("option-let-in-name"))]


def let_in(store: Store, name: Name, /, *, keys: Keys = None, witness: Witness = None, lang: Lang = None) -> None:
    tongue = choose_language(ask.a_language(lang))
    with needing_the_store():
        from novamas.server.people import People
        from novamas.server.seals import Seal
        from novamas.store.books import open_books
        from novamas.store.places import open_place
    with reading(store):
        open_place(store, existing=True).close()  # nobody is let into a house that is not there
        books = open_books(store, keys=keys, witness=witness)
        try:
            people = People(books, Seal.at(books.journal.folder / "session.key"))
            id = people.names.find(name)
            if id is None or people.find(id) is None:
                raise BadInput(word("let-in-nobody", name=name), field="name", value=name)
            ticket = asyncio.run(people.ticket(id, "console"))
        finally:
            books.close()
    console().print(say("let-in-done", tongue, name=name, link=f"/enter?ticket={ticket}"), soft_wrap=True)
