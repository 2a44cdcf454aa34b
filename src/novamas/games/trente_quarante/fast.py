"""Tables for the compiled loop of trente et quarante: points, results, and what the refait does to bets."""

from __future__ import annotations

from collections.abc import Mapping

from novamas.games.cloth.acts import Bet
from novamas.games.cloth.fast import answer_zero, choose, hold, lay_out
from novamas.games.fast import Tables, Unfit, Wanted, common_unit
from novamas.games.shoe.fast import shoe_tables
from novamas.games.strategies import Answer
from novamas.games.trente_quarante.acts import Trente
from novamas.games.trente_quarante.play import RED_SUITS, TrenteGame
from novamas.games.trente_quarante.rules import BLACK, COLOUR, INVERSE, RED, REFAIT, TIE
from novamas.kit.cards import RANKS, suit

WINNERS = tuple(f"{row}-{chance}" for row in (BLACK, RED) for chance in (COLOUR, INVERSE))
RESULTS = (*WINNERS, TIE, REFAIT)
ROWS = (BLACK, RED)


def fast(game: TrenteGame, wanted: Wanted) -> Tables:
    """The four chances, with half back or prison on the refait; nobody insures."""
    if wanted.chart is not None:
        raise Unfit("strategy")
    rules, lying = game.rules, lay_out(game, wanted)
    held = hold(game, rules.zero, lying, WINNERS, choose(game, wanted.strategy, rules.zero))
    money = [*(bring(game, lying, result) for result in WINNERS), 0, held.first]
    most_back = max((n for row in held.back for n in row), default=0)
    back = (n for row in held.back for n in row)
    unit = common_unit((*lying.values(), *wanted.bets.values(), *money, *back))
    suited = range(4 * len(RANKS))
    return Tables(
        kernel="novamas.games.trente_quarante.kernel",
        given={
            **shoe_tables(rules.pack),
            "points": [game.points(card) for card in suited],
            "red": [suit(card) in RED_SUITS for card in suited],
            "order": [ROWS.index(row) for row in rules.rows.order],
            "reaches": rules.rows.reaches,
            "nearest": rules.rows.nearest,
            "refait": rules.rows.refait,
            "money": [n // unit for n in money],
            "waits": bool(held.back),
            "back": [[n // unit for n in row] for row in held.back],
            "ends": held.ends,
        },
        unit=unit,
        lowest=min(money) // unit,
        highest=max(max(money), held.first + most_back) // unit,
        outcomes=RESULTS,
        linear=False,
    )


def bring(game: TrenteGame, lying: Mapping[str, int], result: str) -> int:
    """What all bets bring at a result that has a winner."""
    total = 0
    for on, amount in lying.items():
        won = result in game.spots[on].covers
        total += game.winnings(Trente(), Bet("", on, amount)) if won else -amount
    return total


def strategy(game: TrenteGame, name: str, chart: Mapping[str, Mapping[str, str]] | None) -> Answer | None:
    """Half back or prison, whenever the refait comes."""
    try:
        return answer_zero(choose(game, name, game.rules.zero)) if chart is None else None
    except Unfit:
        return None
