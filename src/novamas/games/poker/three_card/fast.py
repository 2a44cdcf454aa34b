"""Three-card poker by the million: the tables of its loop, and who goes on by which rule."""

from __future__ import annotations

from novamas.games.fast import Tables, Unfit, Wanted
from novamas.games.poker.counting import Least
from novamas.games.poker.going_fast import FOLDED, Paid, answer_by_class, go_tables, lay_hands, side_net
from novamas.games.poker.three_card.odds import BEST, count_deals, thumbs
from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import PAR_PLUS
from novamas.games.strategies import Answer, Chart
from novamas.kit.hand_tables import tables
from novamas.kit.hands import Made

NAMED = (BEST, "like-the-bank", "always-go", "pair-or-better")


def goes(game: ThreeCardGame, name: str) -> list[list[list[bool]]] | None:
    """Which classes go on: from the lowest of a strategy. The bank shows no card."""
    table, ways = tables(game.ranking), thumbs(game)
    if name in ("", BEST):
        least = count_deals(game).least
        first = table.classes.index(least) if least else len(table.classes)
    elif name in ways:
        way: Least | None = ways[name]
        first = way.number(table) if way is not None else 0
    else:
        return None
    return [[[n >= first for n in range(len(table.classes))]]]


def fast(game: ThreeCardGame, wanted: Wanted) -> Tables:
    """Antes and Par Plus, with or without each other, in any box."""
    found = goes(game, wanted.strategy) if wanted.chart is None else None
    if found is None:
        raise Unfit("strategy", wanted.strategy)
    lying = lay_hands(game, wanted, (PAR_PLUS,))
    rule, loses = game.rules.bets.par_plus, game.rules.going.loses

    def side(box: int, end: str, made: Made) -> int:
        amount = lying.stakes.get((PAR_PLUS, box), 0)
        if not amount or (end == FOLDED and PAR_PLUS in loses):
            return -amount
        return side_net(game, amount, None if rule.beaten and end == "lost" else game.par_plus.pays(made))

    size = game.ranking.size
    going = {"goes": found, "by_class": True, "straights": [0], "pair": False, "drawing": False, "lead": 0}
    return go_tables(game, wanted, lying, Paid(game, lying, side), counts=(size, size), goes=going)


def strategy(game: ThreeCardGame, name: str, chart: Chart | None) -> Answer | None:
    """Goes on from the lowest hand that a strategy names."""
    found = goes(game, name) if chart is None else None
    return answer_by_class(tables(game.ranking), found) if found is not None else None
