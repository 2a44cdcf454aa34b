"""`novamas games`: which games there are, under which laws."""

from __future__ import annotations

from typing import Any

from novamas.cli import ask
from novamas.cli.names import game_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, put_json, table
from novamas.cli.voice import spoken
from novamas.kit.words import say
from novamas.law import library


def games(*, json: Json = False, lang: Lang = None) -> None:
    asked = spoken(ask.a_language(lang))
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
    later = dict.fromkeys(row["game"] for row in rows if not row["playable"])
    if later:
        out.print(say("cli-games-later", asked), style="bold")
        for game in later:
            having = ", ".join(row["law"] for row in rows if row["game"] == game and not row["playable"])
            out.print(f"  {game_name(game, asked)} · {game} ({having})", style="dim")


def catalogue(lang: str) -> list[dict[str, Any]]:
    """Every game of every law's catalogue, games together, those that can be played first."""
    laws = library()
    rows = []
    for law in laws.laws():
        head, playable = laws.head(law), laws.games(law)
        for game in head.catalogue.games:
            can = game in playable
            rows.append(
                {
                    "game": game,
                    "name": game_name(game, lang),
                    "law": law,
                    "title": head.title_en if lang == "en" else head.title,
                    "epigraph": laws.resolve(law, game).tree.get("epigraph", "") if can else None,
                    "currency": head.currency,
                    "readings": len(laws.readings(law, game)) if can else 0,
                    "playable": can,
                }
            )
    order = {game: n for n, game in enumerate(dict.fromkeys(row["game"] for row in rows if row["playable"]))}
    last = len(order)
    return sorted(rows, key=lambda row: order.get(row["game"], last + _first(rows, row["game"])))


def _first(rows: list[dict[str, Any]], game: str) -> int:
    return next(n for n, row in enumerate(rows) if row["game"] == game)
