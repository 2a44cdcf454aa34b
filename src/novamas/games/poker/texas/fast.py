"""Texas poker by the million: the tables of its loop, and who goes on by which rule of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from novamas.games.fast import Given, Tables, Unfit, Wanted
from novamas.games.poker.going_fast import (
    FOLDED,
    Paid,
    answer_by,
    go_tables,
    lay_hands,
    representatives,
    side_net,
)
from novamas.games.poker.rules import HAND
from novamas.games.poker.texas.bots import drawing, has_pair, missing
from novamas.games.poker.texas.exact import LEADS
from novamas.games.poker.texas.odds import THUMBS
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import BOARD, TEXAS_BONUS
from novamas.games.strategies import Answer, Chart
from novamas.kit.hands import ACE, HEIGHTS, TWO, Made, height

USUAL = THUMBS[f"pair-draw-or-{LEADS[-1]}"]
NAMED = (USUAL, *(told for told in THUMBS.values() if told != USUAL))
NEVER = ACE + 1
"""No card is so high."""
WHOLE, GAPS = 1, 2


def read(name: str) -> tuple[bool, bool, int] | None:
    """Whether a pair and whether a draw is enough, and from which card on a high card is."""
    told = {told: key for key, told in THUMBS.items()}
    key = told.get(name or USUAL)
    if key is None:
        return None
    usual = {"all": (False, False, TWO), "pair": (True, False, NEVER), "pair-or-draw": (True, True, NEVER)}
    return usual.get(key) or (True, True, int(key.rpartition("-")[2]))


def fast(game: TexasGame, wanted: Wanted) -> Tables:
    """Antes and the Texas Bonus."""
    way = read(wanted.strategy) if wanted.chart is None else None
    if way is None:
        raise Unfit("strategy", wanted.strategy)
    if TEXAS_BONUS not in game.rules.going.loses:
        raise Unfit("option", TEXAS_BONUS)
    lying = lay_hands(game, wanted, (TEXAS_BONUS,))

    def side(box: int, end: str, made: Made) -> int:
        return -lying.stakes.get((TEXAS_BONUS, box), 0) if end == FOLDED else 0

    def bonus(box: int) -> list[int]:
        amount = lying.stakes.get((TEXAS_BONUS, box), 0)
        every = representatives(game.ranking)
        return [side_net(game, amount, game.bonus.pays(made)) if amount else 0 for made in every]

    by_pair, by_draw, lead = way
    going: Given = {
        "goes": [[[False]]], "by_class": False, "straights": [read_ranks(ranks) for ranks in range(1 << len(HEIGHTS))],
        "pair": by_pair, "drawing": by_draw, "lead": lead - TWO,
    }  # fmt: skip
    own, board = game.rules.deal.order.count(HAND), len([slot for slot in game.rules.deal.order if slot in BOARD])
    flop = game.rules.deal.order.count(BOARD[0])
    return go_tables(
        game, wanted, lying, Paid(game, lying, side), counts=(own + flop, own + board), goes=going,
        early=[bonus(box) for box in lying.boxes], later=BOARD,
    )  # fmt: skip


def read_ranks(ranks: int) -> int:
    """What a set of ranks is to a straight."""
    held = Counter({high: 1 for high in HEIGHTS if ranks >> high - TWO & 1})
    gaps = missing(held)
    return (WHOLE if () in gaps else 0) | (GAPS if sum(len(gap) == 1 for gap in gaps) >= 2 else 0)


def strategy(game: TexasGame, name: str, chart: Chart | None) -> Answer | None:
    """Goes on by a rule of thumb."""
    way = read(name) if chart is None else None
    if way is None:
        return None
    by_pair, by_draw, lead = way

    def goes(own: Sequence[int], flop: Sequence[int]) -> bool:
        if max(map(height, own)) >= lead or (by_pair and has_pair(own, flop)):
            return True
        return by_draw and drawing(own, flop)

    return answer_by(goes)
