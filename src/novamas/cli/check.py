"""`novamas check`: a casino's floor against the law and its authorisation; without a floor, the laws themselves."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import game_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, put_json, table
from novamas.cli.voice import choose_language, word
from novamas.kit.money import MONEYS, show
from novamas.kit.page_style import STYLE
from novamas.kit.plain import PlainDict
from novamas.kit.words import plain_args, say, sentence
from novamas.law import library
from novamas.odds import proofread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from novamas.table.floor import Floor, FloorTable, Problem
    from novamas.table.floor_report import Looked

PROBLEMS = 1


Every: TypeAlias = Annotated[
    bool, Parameter(name="--all", negative=(), show_default=False, help=word("option-check-all"))
]
Out: TypeAlias = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-check-out"))]


def check(
    floor: Annotated[Path | None, Parameter(help=word("option-floor"))] = None,
    /,
    *,
    all: Every = False,
    out: Out = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from novamas.table.floor import check_casino, survey

    tongue = choose_language(ask.a_language(lang))
    if floor is None:
        return check_laws(json, tongue)
    plan = survey(floor)
    if all or out is not None:
        return report(plan, out, json, tongue)
    problems = check_casino(plan)
    if json:
        put_json([as_json(p, plan.tables, tongue) for p in problems])
        return PROBLEMS if problems else 0
    put_problems(problems, plan.tables, tongue)
    if not problems:
        console().print(say("check-fine", tongue), style="bold green")
    return PROBLEMS if problems else 0


def report(plan: Floor, out: Path | None, json: bool, tongue: str) -> int:
    """Every rule that the floor was held to, kept or broken: as a table, as JSON, or as a page to print."""
    from novamas.cli.paper import put_page
    from novamas.table.floor_report import look_over

    looked = look_over(plan)
    if out is not None:
        put_page(page(plan, looked, tongue), out)
    if json:
        put_json([rule_as_json(each, plan, tongue) for each in looked])
    elif out is None:
        put_rules(plan, looked, tongue)
    problems = [problem for each in looked for problem in each.problems]
    if not json:
        verdict = say("check-problems", tongue, problems=len(problems)) if problems else say("check-fine", tongue)
        console().print(verdict, style="bold red" if problems else "bold green")
    return PROBLEMS if problems else 0


def sections(plan: Floor, looked: Sequence[Looked], tongue: str) -> Iterator[tuple[str, list[Looked]]]:
    """What was looked at, table by table under its name; at the end the house as a whole."""
    names = [one.name for one in plan.tables]
    for n, one in enumerate(plan.tables):
        game = game_name(one.opening.game, tongue) if one.opening.game else ""
        name = name_table(one, n, names, tongue)
        yield (name if not game or game in name else f"{name} · {game}"), [each for each in looked if each.table == n]
    yield say("floor-report-whole", tongue), [each for each in looked if each.table is None]


def rule_words(looked: Looked, tongue: str) -> str:
    """What the floor has of a rule, in words."""
    args: PlainDict = dict(looked.args)
    if "currency" in args:
        money = MONEYS[args.pop("currency")]
        args["amount"] = show(args["amount"], money, tongue)
        args["least"] = show(args.get("needed", 0), money, tongue)
    if "game" in args:
        args["game"] = game_name(args["game"], tongue)
    if "role" in args:
        args["role"] = say(f"field-{args['role']}", tongue)
    if "options" in args:
        args["options"] = args["options"] or "none"
    return say(f"floor-rule-{looked.topic}", tongue, **args)


def verdict_of(looked: Looked, tongue: str) -> str:
    if looked.kept:
        return say("floor-report-kept", tongue)
    return " ".join((f"{say('floor-report-broken', tongue)}:", *(sentence(p.error, tongue) for p in looked.problems)))


def put_rules(plan: Floor, looked: Sequence[Looked], tongue: str) -> None:
    out = console()
    for title, rules in sections(plan, looked, tongue):
        if not rules:
            continue
        shown = table(*(say(f"floor-report-{c}", tongue) for c in ("rule", "clauses", "verdict")), title=title)
        for each in rules:
            style = "green" if each.kept else "red"
            shown.add_row(rule_words(each, tongue), ", ".join(each.clauses), verdict_of(each, tongue), style=style)
        out.print(shown)


def page(plan: Floor, looked: Sequence[Looked], tongue: str) -> str:
    """The same as a page to print, which asks for nothing from anywhere."""
    heading = say("floor-report-title", tongue, law=library().head(plan.law).full_title(tongue))
    head = "".join(f"<th>{escape(say(f'floor-report-{c}', tongue))}</th>" for c in ("rule", "clauses", "verdict"))
    parts = []
    for title, rules in sections(plan, looked, tongue):
        rows = "".join(
            f"<tr><td>{escape(rule_words(each, tongue))}</td><td>{escape(', '.join(each.clauses))}</td>"
            f"<td{'' if each.kept else ' class=minus'}>{escape(verdict_of(each, tongue))}</td></tr>"
            for each in rules
        )
        if rows:
            parts.append(f"<h2>{escape(title)}</h2><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
    return (
        f'<!doctype html><html lang="{tongue}"><head><meta charset="utf-8"><title>{escape(heading)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(heading)}</h1>{''.join(parts)}</body></html>\n"
    )


def rule_as_json(looked: Looked, plan: Floor, tongue: str) -> dict[str, object]:
    """A rule for programs: the table by its number in the file (from 1 on; nothing for the house), what it is about,
    what the floor has, whether it is kept, the clauses, and the problems."""
    return {
        "table": None if looked.table is None else looked.table + 1,
        "topic": looked.topic,
        "args": dict(looked.args),
        "sentence": rule_words(looked, tongue),
        "kept": looked.kept,
        "clauses": list(looked.clauses),
        "problems": [as_json(problem, plan.tables, tongue) for problem in looked.problems],
    }


def put_problems(problems: Sequence[Problem], tables: Sequence[FloorTable], tongue: str) -> None:
    """Every problem in a line of its own, by the name of its table, and how many there are."""
    out, names = console(), [table.name for table in tables]
    for p in problems:
        where = "" if p.table is None else f"{name_table(tables[p.table], p.table, names, tongue)}: "
        clauses = f" [{', '.join(p.clauses)}]" if p.clauses else ""
        line = f"{where}{sentence(p.error, tongue)}{clauses} ({p.error.reason})"
        out.print(line, style="red", soft_wrap=True, markup=False, highlight=False)
    if problems:
        out.print(say("check-problems", tongue, problems=len(problems)), style="bold red")


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


def name_table(table: FloorTable, number: int, names: Sequence[str], tongue: str) -> str:
    """A table by its name, or by its place in the file where it has none or another has the same."""
    if table.name and names.count(table.name) == 1:
        return table.name
    if table.name:
        return say("check-table", tongue, number=number + 1, game=table.name)
    if not table.opening.game:
        return say("check-table-alone", tongue, number=number + 1)
    return say("check-table", tongue, number=number + 1, game=game_name(table.opening.game, tongue))
