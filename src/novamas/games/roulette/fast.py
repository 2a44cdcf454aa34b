"""Roulette by the million: the tables of its loop, and what zero does to even chances."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.cloth.fast import Held, answer_zero, choose, hold, lay_out
from novamas.games.fast import Tables, Unfit, Wanted
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import EVEN_CHANCES
from novamas.games.spin.fast import tables
from novamas.games.strategies import Answer
from novamas.kit.chance import Value


def fast(game: RouletteGame, wanted: Wanted) -> Tables:
    """Bets of one spin, and even chances that zero halves or imprisons."""
    lying = lay_out(game, wanted)
    even = {on: amount for on, amount in lying.items() if on in EVEN_CHANCES}
    zero = game.rules.zero
    choice = choose(game, wanted.strategy, zero)
    values = [value for value, _ in game.distribution]
    held: dict[Value, Held] = {0: hold(game, zero, even, values, choice)} if even else {}
    return tables(game, wanted, held, tuple(even))


def strategy(game: RouletteGame, name: str, chart: Mapping[str, Mapping[str, str]] | None) -> Answer | None:
    """Half back or prison, whenever zero comes."""
    zero = game.rules.zero
    try:
        return answer_zero(choose(game, name, zero)) if chart is None else None
    except Unfit:
        return None
