"""`novamas games`: which games there are, under which laws."""

from __future__ import annotations

from novamas.cli import ask
from novamas.cli.names import game_name
from novamas.cli.options import Json, Lang
from novamas.cli.rules import tell_publication
from novamas.cli.screen import console, put_json, table
from novamas.cli.voice import choose_language
from novamas.kit.words import say
from novamas.law import library
from novamas.odds import catalogue


def games(*, json: Json = False, lang: Lang = None) -> None:
    asked = choose_language(ask.a_language(lang))
    if json:
        put_json(catalogue(asked))
        return
    out, rows = console(), catalogue(asked)
    shown = table(
        *(say(f"cli-games-{c}", asked) for c in ("game", "law", "epigraph", "currency", "readings")), right=[4]
    )
    before = ""
    for row in (row for row in rows if row["playable"]):
        name = f"{row['name']} · {row['game']}" if row["game"] != before else ""
        before = row["game"]
        shown.add_row(name, row["law"], row["epigraph"], row["currency"], str(row["readings"]))
    out.print(shown)
    for law in library().laws():
        head = library().head(law)
        when = tell_publication(str(head.date or ""), head.gazette, str(head.in_force or ""), head.amended_by, asked)
        out.print(" · ".join(filter(None, (law, head.short_name(asked), when))), style="dim")
    later = dict.fromkeys(row["game"] for row in rows if not row["playable"])
    if later:
        out.print(say("cli-games-later", asked), style="bold")
        for game in later:
            having = ", ".join(row["law"] for row in rows if row["game"] == game and not row["playable"])
            out.print(f"  {game_name(game, asked)} · {game} ({having})", style="dim")
