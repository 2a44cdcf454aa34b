"""Exact odds of roulette. One spin decides every bet but the even chances, which zero may send to prison."""

from __future__ import annotations

from fractions import Fraction

from novamas.games.cloth.odds import zero_row
from novamas.games.odds import Row, spread
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import EVEN_CHANCES
from novamas.games.spin.odds import kind_row


def odds(game: RouletteGame) -> list[Row]:
    """One row a kind of bet; for even chances one for each choice that zero leaves."""
    rows: list[Row] = []
    for kind in game.kinds:
        if kind in EVEN_CHANCES:
            rows += [even_chance(game, kind, choice) for choice in game.rules.zero.choices]
        else:
            rows.append(kind_row(game, kind))
    return rows


def even_chance(game: RouletteGame, kind: str, choice: str) -> Row:
    """An even chance whose owner always makes the same choice when zero comes."""
    rule, zero = game.rules.bets[kind], game.rules.zero
    assert rule.pays is not None
    p = spread(game.distribution)
    won = sum((p[n] for n in game.spots[kind].covers), Fraction(0))
    clauses = (*rule.clauses, *(rule.maximum.clauses if rule.maximum else ()), *zero.clauses)
    return zero_row(kind, rule.pays, won, p[0], zero, choice, clauses)
