"""`novamas trace`: which clauses of the laws are enforced by a test, shown in the rulebook, or missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.evidence import Traced, as_json, checkout, read_results, summary
from novamas.cli.evidence import trace as trace_clauses
from novamas.cli.names import game_name
from novamas.cli.options import AnyLaw, Json, Lang
from novamas.cli.screen import complain, console, put_json, table
from novamas.cli.voice import choose_language, word
from novamas.kit.words import say
from novamas.law import LAYERS, library

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def trace(
    *,
    game: Annotated[str | None, Parameter(metavar="GAME", help=word("option-trace-game"))] = None,
    law: AnyLaw = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    laws = library()
    if law is not None:
        ask.a_law(law)
    if game is not None:
        ask.a_chapter(game, law)
    results = read_results(checkout())
    traced = trace_clauses(laws, results, game, law)
    if results.stale:
        complain(word("trace-stale"))
    if json:
        put_json(as_json(traced))
    else:
        show(console(), traced, tongue)


def show(out: Console, traced: list[Traced], tongue: str) -> None:
    groups: dict[tuple[str, str], list[Traced]] = {}
    for t in traced:
        groups.setdefault((t.law, t.clause.game), []).append(t)
    columns = [say("trace-law", tongue), say("trace-game", tongue), *LAYERS, say("trace-missing", tongue)]
    shown = table(*columns, title=say("trace-title", tongue), right=range(2, 7), whole=range(7))
    before = ""
    for (law, game), clauses in groups.items():
        missing = sum(t.status == "missing" for t in clauses)
        shown.add_row(
            law if law != before else "",
            game_name(game, tongue),
            *(share([t for t in clauses if t.clause.layer == layer]) for layer in LAYERS),
            str(missing) if missing else "",
        )
        before = law
    out.print(shown)
    total = summary(traced)
    counts = {status: str(n) for status, n in total["by_status"].items()}
    out.print(say("trace-total", tongue, clauses=str(total["clauses"]), **counts), style="bold")
    for (law, game), clauses in groups.items():
        put_ids(out, law, game_name(game, tongue), [t.clause.id for t in clauses if t.status == "missing"])
    if any(t.untouched for t in traced):
        out.print()
        out.print(say("trace-untouched", tongue), style="bold")
        for (law, game), clauses in groups.items():
            put_ids(out, law, game_name(game, tongue), [t.clause.id for t in clauses if t.untouched])


def put_ids(out: Console, law: str, game: str, ids: list[str]) -> None:
    if ids:
        out.print()
        out.print(f"{law} · {game} ({len(ids)})", style="bold")
        out.print(f"  {', '.join(ranges(ids))}", style="red")


def share(clauses: list[Traced]) -> Text:
    """Kept clauses out of all: `41/44`."""
    from rich.text import Text

    if not clauses:
        return Text("–", style="dim")
    kept = sum(t.status != "missing" for t in clauses)
    style = "green" if kept == len(clauses) else ("red" if not kept else "yellow")
    return Text(f"{kept}/{len(clauses)}", style=style)


def ranges(ids: Iterable[str]) -> list[str]:
    """Ids that follow each other, drawn together: `EUS96-01-012…014`."""
    found: list[tuple[str, int, int, int]] = []
    for id in ids:
        head, _, tail = id.rpartition("-")
        if not tail.isdigit():
            found.append((id, 0, -1, 0))
        elif found and found[-1][0] == head and found[-1][2] + 1 == int(tail):
            found[-1] = (head, found[-1][1], int(tail), len(tail))
        else:
            found.append((head, int(tail), int(tail), len(tail)))
    return [_range(*one) for one in found]


def _range(head: str, first: int, last: int, width: int) -> str:
    if last < first:
        return head
    start = f"{head}-{first:0{width}}"
    return start if first == last else f"{start}…{last:0{width}}"
