"""`novamas receipt`: one signed line that says how far the books have come, for somebody to keep elsewhere."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.stores import Keys, Store, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say

Out = Annotated[str | None, Parameter(name="--out", metavar="WHERE", help=word("option-receipt-out"))]


def receipt(store: Store, /, *, out: Out = None, keys: Keys = None, witness: Witness = None, lang: Lang = None) -> None:
    tongue = choose_language(ask.a_language(lang))
    with needing_the_store():
        from novamas.store import open_journal, receipts
        from novamas.store.keys import Key
    with reading(store):
        journal = open_journal(store, keys=keys, witness=witness, existing=True)
        try:
            line = receipts.issue(journal, Key.open(journal.folder))
        finally:
            journal.close()
    if out is None:
        sys.stdout.write(f"{line}\n")
        return
    with reading(out):
        try:
            receipts.keep(line, out)
        except OSError as e:
            raise BadInput(word("store-cannot-write", path=out, why=phrase(why_not(e), choose_language()))) from None
    console().print(say("receipt-kept", tongue, where=out, batch=line.seq), soft_wrap=True)
