"""`novamas whatif`: what an amendment of a law would do to prices, checks and worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import law_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, ids, put_json
from novamas.cli.voice import choose_language, word
from novamas.games.counts import under
from novamas.kit.words import say
from novamas.odds.kept import PATIENT, Kept
from novamas.odds.whatif import OutcomeTold, read_proposal, tell_outcome, try_out

if TYPE_CHECKING:
    from rich.console import Console

CHANGED = 1


def whatif(
    file: Annotated[Path, Parameter(help=word("option-whatif"))],
    /,
    *,
    scenarios: Annotated[
        list[Path] | None,
        Parameter(name="--scenarios", metavar="PATH", negative=(), help=word("option-whatif-scenarios")),
    ] = None,
    out: Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-paper"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from novamas.cli.paper import put_dossier
    from novamas.cli.scenario import find_scenarios
    from novamas.odds.dossier import tell_whatif

    tongue = choose_language(ask.a_language(lang))
    proposal = read_proposal(file)
    files = [found for path in scenarios or () for found in find_scenarios(path)]
    with under(Kept(PATIENT)):
        outcome = try_out(proposal, None, files)
    told = tell_outcome(outcome, tongue)
    if json:
        put_json(msgspec.to_builtins(told))
    elif out is not None:
        put_dossier(tell_whatif(told, tongue), out)
    else:
        show(console(), told, tongue)
    broken = any(one.broken or one.checks for one in told.games)
    return CHANGED if broken or told.changed else 0


def show(out: Console, told: OutcomeTold, tongue: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    def put(text: str, style: str = "", indent: int = 2) -> None:
        out.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))

    out.print(Text(told.title or say("whatif-title", tongue), style="bold"))
    for change in told.changes:
        put(
            f"{law_name(change.law, tongue)} · {change.name}: {change.before} → {change.after}  [{ids(change.clauses)}]"
        )
    for game in told.games:
        out.print(Text(f"\n{game.name} · {law_name(game.law, tongue)}", style="bold cyan"))
        if game.broken:
            put(say("whatif-broken", tongue, why=game.broken), "red")
            continue
        put(game.words, "bold" if game.moves else "dim")
        for move in game.moves:
            put(f"{move.name}: {move.words}", indent=4)
        for check in game.checks:
            put(say("whatif-check", tongue, why=check), "red")
        for bet in game.odd:
            put(say("whatif-odd", tongue, bet=bet), "red")
    if told.scenarios:
        out.print()
        out.print(say("whatif-scenarios", tongue, count=told.scenarios, changed=len(told.changed)), style="bold")
        for one in told.changed:
            put(f"{law_name(one.law, tongue)} · {one.file} · {one.title}")
            put(one.why, "dim", indent=4)
