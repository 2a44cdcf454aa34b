"""`novamas law`: every value of a game beside the words of the clause that it comes from."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Json, Lang
from novamas.cli.rules import tell_publication
from novamas.cli.screen import console, put_json
from novamas.cli.voice import choose_language, word
from novamas.kit.words import say
from novamas.law import library
from novamas.odds import Entry, annotate, to_json
from novamas.odds.compare import Value
from novamas.odds.rule_words import rule_name, value_words

if TYPE_CHECKING:
    from rich.console import Console


def law(
    law: Annotated[str, Parameter(help=word("option-law-key"))],
    game: Annotated[str, Parameter(help=word("option-game"))],
    /,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    ask.a_law(law)
    ask.a_game(game, law)
    found = annotate(law, game, tongue)
    if json:
        put_json(to_json(found))
        return
    out, family = console(), library().family(law, game)
    out.print(f"{found.name} · {found.law_name}", style="bold")
    out.print(found.law_title)
    if told := tell_publication(found.date, found.gazette, found.in_force, found.amended_by, tongue):
        out.print(told, style="dim")
    for _, together in groupby(found.entries, key=lambda entry: (entry.path.split(".")[0], entry.clauses)):
        out.print()
        show(out, list(together), tongue, family)


def show(out: Console, entries: list[Entry], tongue: str, family: str) -> None:
    """Values that come from the same clauses, and then those clauses."""
    from rich.padding import Padding
    from rich.text import Text

    for entry in entries:
        section, _, rest = entry.path.partition(".")
        bets = [rest.partition(".")[0]] if section == "bets" else []
        value = in_words(entry.path, entry.value, tongue) if entry.said else say("compare-unsaid", tongue)
        out.print(Text.assemble((rule_name(entry.path, bets, tongue, family), "bold"), ": ", (value, "bold cyan")))
        if other := entry.other:
            if other.unplayable:
                else_ = say("rules-unplayable", tongue, why=other.unplayable)
            elif other.value is None:
                else_ = say("compare-unsaid", tongue)
            else:
                else_ = in_words(entry.path, other.value, tongue)
            sentence = say("law-other-side", tongue, reading=other.reading, says=other.other_says, value=else_)
            out.print(Padding(Text(sentence, style="yellow"), (0, 0, 0, 2)))
    for clause in entries[0].clauses:
        foreign = f"[{clause.language}] " if clause.language != tongue else ""
        cite = f"{clause.id} · {clause.section}"
        out.print(Padding(Text.assemble((cite, "dim"), "  ", (foreign, "yellow"), clause.text), (0, 0, 0, 4)))


def in_words(path: str, value: object, tongue: str) -> str:
    return value_words(path, Value(value, said=True), tongue)
