"""`novamas backup`: a copy of a store, taken while the house is open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.screen import console
from novamas.cli.stores import Keys, Store, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.words import say

Out = Annotated[Path, Parameter(name="--out", metavar="FOLDER", help=word("option-backup-out"))]
WithKey = Annotated[bool, Parameter(name="--with-key", negative=(), help=word("option-backup-with-key"))]
Keep = Annotated[int, Parameter(name="--keep", show_default=False, help=word("option-backup-keep"))]


def backup(
    store: Store, /, *, out: Out, with_key: WithKey = False, keep: Keep = 0, keys: Keys = None, lang: Lang = None
) -> None:
    tongue = choose_language(ask.a_language(lang))
    if keep < 0:
        raise BadInput(word("backup-keep-wrong"), field="keep", value=keep)
    with needing_the_store():
        from novamas.store.copies import about, take
        from novamas.store.places import open_place
    with reading(store):
        open_place(store, existing=True).close()  # one sentence where there is no store
        made = take(store, out, keys, with_key=with_key, keep=keep)
        told = about(made)
    size = sum(file.stat().st_size for file in made.rglob("*") if file.is_file())
    console().print(
        say("backup-done", tongue, path=str(made), records=told.records, mib=f"{size / 2**20:.1f}"), soft_wrap=True
    )
    if not with_key:
        console().print(say("backup-no-key", tongue), soft_wrap=True)
