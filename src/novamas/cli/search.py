"""`novamas search`: the clauses of all laws by words, by article, by what they give to the rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import law_name
from novamas.cli.options import AnyLaw, Json, Lang
from novamas.cli.screen import console, put_json
from novamas.cli.voice import choose_language, word
from novamas.kit.words import say
from novamas.odds.search import USUAL
from novamas.odds.search import search as find

SHOWN = 3
"""Values that are shown of a clause which gives many."""


def search(
    words: Annotated[list[str], Parameter(help=word("option-search"))],
    /,
    *,
    law: AnyLaw = None,
    game: Annotated[str | None, Parameter(name="--game", metavar="GAME", help=word("option-trace-game"))] = None,
    most: Annotated[int, Parameter(name="--most", metavar="N", help=word("option-search-most"))] = USUAL,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from rich.padding import Padding
    from rich.text import Text

    tongue = choose_language(ask.a_language(lang))
    if law is not None:
        ask.a_law(law)
    if game is not None:
        ask.a_chapter(game, law)
    found = find(" ".join(words), tongue, law or "", game or "", max(1, most))
    if json:
        put_json(msgspec.to_builtins(found))
        return 0
    out = console()
    for hit in found.hits:
        head = f"{hit.id} · {law_name(hit.law, tongue)} · {hit.game_name} · {hit.section}"
        out.print(Text(head, style="bold cyan"))
        foreign = f"[{hit.language}] " if hit.language != tongue else ""
        out.print(Padding(Text.assemble((foreign, "yellow"), hit.text), (0, 0, 0, 2)))
        for effect in hit.effects[:SHOWN]:
            out.print(Padding(Text(f"→ {effect.name}: {effect.value}", style="dim"), (0, 0, 0, 4)))
        for key in hit.readings:
            out.print(Padding(Text(say("search-reading", tongue, reading=key), style="yellow"), (0, 0, 0, 4)))
    out.print(say("search-found", tongue, count=found.total, shown=len(found.hits)), style="bold")
    return 0 if found.total else 1
