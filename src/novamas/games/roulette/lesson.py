"""Roulette in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.cloth.lesson import tell_choices
from novamas.games.lesson import Line, edges, tell
from novamas.games.odds import spread
from novamas.games.roulette.odds import even_chance, odds
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import ANNOUNCED, EVEN_CHANCES


def lesson(game: RouletteGame) -> Iterator[Line]:
    rules = game.rules
    even = next(kind for kind in rules.bets if kind in EVEN_CHANCES)
    yield tell("roulette-how-goal", numbers=rules.wheel.numbers, pockets=rules.wheel.numbers + 1)
    yield tell("roulette-how-bet", colours=rules.chips is not None)
    yield tell("roulette-how-time")
    yield tell("roulette-how-pays", straight=rules.bets["straight"].pays, even=rules.bets[even].pays)
    yield tell_zero(game, even)
    rows = odds(game)
    inside, chance = edges(rows, "straight"), edges(rows, *EVEN_CHANCES)
    yield tell("roulette-how-edge", inside=inside[1], even=chance[0])


def tell_zero(game: RouletteGame, even: str) -> Line:
    """What zero does to an even chance, with what each choice costs in the long run."""
    costs = {choice: even_chance(game, even, choice).edge for choice in game.rules.zero.choices}
    return tell("roulette-how-zero", choice="-".join(costs), **costs)


def meanings(game: RouletteGame) -> Iterator[tuple[str, Line]]:
    numbers = game.rules.wheel.numbers
    for kind in game.kinds:
        count = len(game.spots[game.kinds[kind][0]].covers)
        if kind in EVEN_CHANCES:
            yield (
                kind,
                tell(f"roulette-means-{kind}", half=numbers // 2, numbers=numbers),
            )
        elif kind in ANNOUNCED:
            chips = sum(n for _, n in game.spots[game.kinds[kind][0]].parts)
            yield kind, tell("roulette-means-announced", chips=chips)
        else:
            yield kind, tell("roulette-means-numbers", count=count, pockets=numbers + 1)
    p = spread(game.distribution)
    even = next(kind for kind in game.kinds if kind in EVEN_CHANCES)
    won = sum((p[n] for n in game.spots[even].covers), Fraction(0))
    yield from tell_choices(game.rules.zero, won, p[0])
