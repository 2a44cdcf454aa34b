"""`novamas check`: a casino's floor against the law and its authorisation; without a floor, the laws themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import game_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, put_json
from novamas.cli.voice import spoken, word
from novamas.kit.words import say
from novamas.law import library
from novamas.odds import proofread

if TYPE_CHECKING:
    from novamas.table.floor import FloorTable

PROBLEMS = 1


def check(
    floor: Annotated[Path | None, Parameter(help=word("option-floor"))] = None,
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from novamas.table.floor import check_floor, read_floor

    tongue = spoken(ask.a_language(lang))
    if floor is None:
        return check_laws(json, tongue)
    tables = read_floor(floor)
    problems = check_floor(tables)
    if json:
        put_json([{"table": p.table, "sentence": p.sentence, "clauses": list(p.clauses)} for p in problems])
    else:
        out = console()
        for p in problems:
            where = "" if p.table is None else f"{called(tables[p.table], p.table, tongue)}: "
            clauses = f" [{', '.join(p.clauses)}]" if p.clauses else ""
            out.print(f"{where}{p.sentence}{clauses}", style="red", soft_wrap=True)
        verdict = say("check-problems", tongue, problems=len(problems)) if problems else say("check-fine", tongue)
        out.print(verdict, style="bold red" if problems else "bold green")
    return PROBLEMS if problems else 0


def check_laws(json: bool, tongue: str) -> int:
    """Everything that is wrong in any law, file by file."""
    problems = proofread(library())
    if json:
        put_json([{"sentence": str(p), **(msgspec.structs.asdict(p.place) if p.place else {})} for p in problems])
        return PROBLEMS if problems else 0
    out = console()
    for p in problems:
        out.print(str(p), style="red", soft_wrap=True, markup=False, highlight=False)
    verdict = say("check-problems", tongue, problems=len(problems)) if problems else say("check-laws-fine", tongue)
    out.print(verdict, style="bold red" if problems else "bold green")
    return PROBLEMS if problems else 0


def called(table: FloorTable, number: int, tongue: str) -> str:
    """A table by its name, or by its place in the file."""
    return table.name or say("check-table", tongue, number=number + 1, game=game_name(table.opening.game, tongue))
