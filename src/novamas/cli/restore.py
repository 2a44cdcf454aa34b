"""`novamas restore`: puts a copy back, and a director answers for a store that is older than its witness."""

from __future__ import annotations

import asyncio
import sys
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.stores import Keys, Store, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say

if TYPE_CHECKING:
    from novamas.store.books import Books

Reason = Annotated[str, Parameter(name="--reason", metavar="TEXT", help=word("option-restore-reason"))]
Director = Annotated[str | None, Parameter(name="--director", metavar="NAME", help=word("option-restore-director"))]
PasswordFile = Annotated[
    Path | None, Parameter(name="--password-file", metavar="FILE", help=word("option-restore-password"))
]
From = Annotated[Path | None, Parameter(name="--from", metavar="COPY", help=word("option-restore-from"))]
LONGEST = 500


def restore(
    store: Store,
    /,
    *,
    reason: Reason,
    director: Director = None,
    password_file: PasswordFile = None,
    copy: From = None,
    keys: Keys = None,
    witness: Witness = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    if not 0 < len(reason.strip()) <= LONGEST:
        raise BadInput(word("restore-reason", most=LONGEST), field="reason")
    with needing_the_store():
        from novamas.store.books import open_books
        from novamas.store.copies import put_back
        from novamas.store.origin import restore as answer_for
        from novamas.store.places import open_place
    with reading(store):
        if copy is not None:
            told = put_back(copy, store, keys)
            back = say("restore-put-back", tongue, records=told.records, house=told.house, at=told.at)
            console().print(back, soft_wrap=True)
        open_place(store, existing=True).close()  # there is nothing to answer for where there is no store
        books = open_books(store, keys=keys, witness=witness, rolled_back=True)
        try:
            if not books.journal.missing:
                console().print(say("restore-nothing", tongue))
                return
            by = who_answers(books, director, password_file)
            restored = answer_for(books.journal, by, reason.strip())
        finally:
            books.close()
    console().print(say("restore-done", tongue, spines=len(restored.gaps), by=director or by), soft_wrap=True)


def who_answers(books: Books, name: str | None, password_file: Path | None) -> str:
    """The director who signs; in a house where none has a password yet, whoever holds its key."""
    from novamas.server.people import People, WrongPassword
    from novamas.server.seals import Seal

    people = People(books, Seal.at(books.journal.folder / "session.key"))
    if not any(account.has_password for account in people.directors()):
        return "house"
    if name is None:
        raise BadInput(word("restore-who"), field="director")
    account = asyncio.run(people.verify(name, password(password_file)))
    if account.role != "director":
        raise WrongPassword
    return account.id


def password(file: Path | None, asking: str = "") -> str:
    if file is not None:
        try:
            return file.read_text(encoding="utf-8").rstrip("\n")
        except OSError as e:
            raise BadInput(
                word("restore-no-password", path=str(file), why=phrase(why_not(e), choose_language()))
            ) from None
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    return getpass((asking or word("restore-password")) + " ")
