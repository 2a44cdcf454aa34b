"""Poker without discard by the million: the tables of its loop, and who goes on by which rule."""

from __future__ import annotations

from novamas.games.fast import Tables, Unfit, Wanted
from novamas.games.poker.counting import Least
from novamas.games.poker.going_fast import FOLDED, Paid, answer_by_class, go_tables, lay_hands, side_net
from novamas.games.poker.no_draw.exact import RULES, goes_usual
from novamas.games.poker.no_draw.odds import CHART, THUMBS, counted, terms
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import INSURANCE
from novamas.games.strategies import Answer, Chart
from novamas.kit.hand_tables import tables
from novamas.kit.hands import TWO, Made

NAMED = (CHART, *THUMBS.values())
SHOWN = 13
"""The ranks of the card that the bank shows."""


def goes(game: NoDrawGame, name: str) -> list[list[list[bool]]] | None:
    """[card shown][whether the hand has one of its rank][class]"""
    table = tables(game.ranking)
    counted_as = {told: key for key, told in THUMBS.items()}
    every = range(len(table.classes))
    if name in ("", CHART):
        firsts = [[len(table.classes)] * 2 for _ in range(SHOWN)]
        for line in counted(terms(game)).lines:
            if line.least:
                firsts[line.up - TWO][line.match] = table.classes.index(line.least)
        return [[[n >= first for n in every] for first in row] for row in firsts]
    if name not in counted_as:
        return None
    if (rule := counted_as[name]) == "usual":
        return goes_usual(table, SHOWN)
    least: Least | None = RULES[rule]
    first = least.number(table) if least is not None else 0
    return [[[n >= first for n in every]] * 2] * SHOWN


def fast(game: NoDrawGame, wanted: Wanted) -> Tables:
    """Antes and insurance, without cards that are bought; the pot of a jackpot is played by the rules."""
    found = goes(game, wanted.strategy) if wanted.chart is None else None
    if found is None:
        raise Unfit("strategy", wanted.strategy)
    lying = lay_hands(game, wanted, (INSURANCE,))
    loses = game.rules.going.loses

    def side(box: int, end: str, made: Made) -> int:
        amount = lying.stakes.get((INSURANCE, box), 0)
        if not amount or (end == FOLDED and INSURANCE in loses):
            return -amount
        return side_net(game, amount, game.insured.pays(made))

    size = game.ranking.size
    going = {"goes": found, "by_class": True, "straights": [0], "pair": False, "drawing": False, "lead": 0}
    return go_tables(game, wanted, lying, Paid(game, lying, side), counts=(size, size), goes=going)


def strategy(game: NoDrawGame, name: str, chart: Chart | None) -> Answer | None:
    """Goes on by the chart or by a rule of thumb, and buys no card."""
    found = goes(game, name) if chart is None else None
    return answer_by_class(tables(game.ranking), found) if found is not None else None
