"""`novamas dossier`: a game under a law, or under two or three, as a document that stands by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang, SomeLaws
from novamas.cli.paper import put_dossier
from novamas.cli.voice import choose_language, word
from novamas.games.counts import under
from novamas.odds import compare
from novamas.odds.differences import choose_laws, price_differences
from novamas.odds.dossier import Dossier, tell_comparison, tell_game
from novamas.odds.kept import PATIENT, Kept


def dossier(
    game: Annotated[str, Parameter(help=word("option-game"))],
    /,
    *,
    law: SomeLaws = None,
    out: Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-paper"))] = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    named = [ask.a_law(each) for each in law or ()]
    with under(Kept(PATIENT)):
        put_dossier(tell(game, named, tongue), out)


def tell(game: str, named: list[str], tongue: str) -> Dossier:
    if len(named) == 1:
        return tell_game(named[0], ask.a_game(game, named[0]), tongue)
    whole = compare(ask.a_game(game))
    if len(whole.laws) == 1:
        return tell_game(whole.laws[0], game, tongue)
    found = choose_laws(whole, named)
    return tell_comparison(whole, found, price_differences(found), tongue)
