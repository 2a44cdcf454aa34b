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
from novamas.kit.words import plain_args, say, sentence
from novamas.law import library
from novamas.odds import proofread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from novamas.table.floor import FloorTable, Problem

PROBLEMS = 1


def check(
    floor: Annotated[Path | None, Parameter(help=word("option-floor"))] = None,
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from novamas.table.floor import check_floor, survey

    tongue = spoken(ask.a_language(lang))
    if floor is None:
        return check_laws(json, tongue)
    tables = survey(floor)
    problems = check_floor(tables)
    if json:
        put_json([as_json(p, tables, tongue) for p in problems])
    else:
        out, names = console(), [table.name for table in tables]
        for p in problems:
            where = "" if p.table is None else f"{called(tables[p.table], p.table, names, tongue)}: "
            clauses = f" [{', '.join(p.clauses)}]" if p.clauses else ""
            line = f"{where}{sentence(p.error, tongue)}{clauses} ({p.error.reason})"
            out.print(line, style="red", soft_wrap=True, markup=False, highlight=False)
        verdict = say("check-problems", tongue, problems=len(problems)) if problems else say("check-fine", tongue)
        out.print(verdict, style="bold red" if problems else "bold green")
    return PROBLEMS if problems else 0


def as_json(problem: Problem, tables: Sequence[FloorTable], tongue: str) -> dict[str, object]:
    """A problem for programs: the table by its number in the file (from 1 on), its name and its game; a code to switch
    on, the reason and what it speaks of, a sentence for people, the clauses and the field."""
    error, n = problem.error, problem.table
    table = None if n is None else tables[n]
    return {
        "table": None if n is None else n + 1,
        "name": table.name if table else "",
        "game": table.opening.game if table else error.args_.get("game", ""),
        "code": error.code,
        "reason": error.reason,
        "sentence": sentence(error, tongue),
        "clauses": list(error.clauses),
        "field": error.field,
        "args": plain_args(error),
    }


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


def called(table: FloorTable, number: int, names: Sequence[str], tongue: str) -> str:
    """A table by its name, or by its place in the file where it has none or another has the same."""
    if table.name and names.count(table.name) == 1:
        return table.name
    if table.name:
        return say("check-table", tongue, number=number + 1, game=table.name)
    if not table.opening.game:
        return say("check-table-alone", tongue, number=number + 1)
    return say("check-table", tongue, number=number + 1, game=game_name(table.opening.game, tongue))
