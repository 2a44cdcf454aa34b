"""Trente et quarante in six sentences, and what its four chances mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.cloth.lesson import tell_choices
from novamas.games.lesson import Line, edges, tell
from novamas.games.trente_quarante.odds import odds, ties
from novamas.games.trente_quarante.play import TrenteGame
from novamas.games.trente_quarante.rules import CHANCES, RED


def lesson(game: TrenteGame) -> Iterator[Line]:
    rules, rows = game.rules, game.rules.rows
    first = rows.order[0]
    yield tell("trente-how-rows", first=first, reaches=rows.reaches)
    yield tell("trente-how-points", ace=rules.points.ace, courts=rules.points.courts)
    yield tell("trente-how-wins", nearest=rows.nearest)
    yield tell("trente-how-colour", first=first)
    yield tell("trente-how-pays", pays=rules.bets[RED].pays)
    least, _ = edges((row for row in odds(game)), *CHANCES)
    yield tell("trente-how-refait", refait=rows.refait, choice="-".join(rules.zero.choices), edge=least)


def meanings(game: TrenteGame) -> Iterator[tuple[str, Line]]:
    rows = game.rules.rows
    for kind in game.kinds:
        yield kind, tell(f"trente-means-{kind}", nearest=rows.nearest, first=rows.order[0], refait=rows.refait)
    same = ties(game)
    refait = same.get(rows.refait, Fraction(0))
    void = sum(same.values(), Fraction(0)) - refait
    yield from tell_choices(game.rules.zero, (1 - void - refait) / 2, refait, void)
