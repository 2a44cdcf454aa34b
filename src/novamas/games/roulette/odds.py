"""Exact odds of roulette. One spin decides every bet but the even chances, which zero may send to prison.

Prison is a chain: at each further spin a bet in prison is freed with the probability of its chance, lost with that
of the other, and meets zero again with 1/37. Under the reading by which a freed bet is worth half less for every
further zero, its net result can be 0, −1/2, −3/4, …: the series is summed, not cut off.
"""

from __future__ import annotations

from fractions import Fraction

from novamas.games.odds import Row, row, spread
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
    nil = p[0]
    lost = 1 - won - nil
    gain = Fraction(rule.pays)
    clauses = (*rule.clauses, *(rule.maximum.clauses if rule.maximum else ()), *zero.clauses)
    if choice == "half":
        net = {gain: won, Fraction(-1): lost, Fraction(-1, 2): nil}
        return row(kind, str(rule.pays), net, clauses, choice)
    keeps = Fraction(1, 2) if zero.release == "reduced" else Fraction(1)
    # Back from prison per unit sent there: first and second moment of what is recovered.
    back = won / (1 - nil * keeps)
    back_square = won / (1 - nil * keeps * keeps)
    # Freed whole: at once, or after any number of zeros where they take nothing.
    whole = won if keeps < 1 else won / (1 - nil)
    mean = gain * won - lost + nil * (back - 1)
    square = gain * gain * won + lost + nil * (1 - 2 * back + back_square)
    push = nil * whole
    return Row(
        bet=kind,
        pays=str(rule.pays),
        win=won,
        push=push,
        lose=1 - won - push,
        edge=-mean,
        variance=square - mean * mean,
        strategy=choice,
        clauses=clauses,
    )
