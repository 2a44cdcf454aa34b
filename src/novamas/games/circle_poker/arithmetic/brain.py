"""How company plays poker: by what its cards win against hands that others may hold, and by what a bet asks for.

Nothing here needs more than Python, so that a table never waits: two cards before the flop by the exact table
(`preflop.py`), the last street of a game with two cards of one's own against one other player by counting every hand
in that player's range, anything else by dealing the rest of the cards a few dozen times. Only cards that the player
sees go in. The same generator gives the same play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Literal

from msgspec import Struct

from novamas.games.circle_poker.arithmetic.equity import Contest
from novamas.games.circle_poker.arithmetic.preflop import HALF_POTS, PREFLOP
from novamas.games.circle_poker.arithmetic.ranges import Combo, kind_of, order, pairs_of, top
from novamas.kit import hands
from novamas.kit.hand_tables import best_class, low, tables

DEALS = 48
"""Deals by which a hand is judged that cannot be counted."""
TRIES = 24
"""Draws by which each way to discard is judged."""

Act = Literal["leave", "check", "cover", "raise"]


class Temper(Struct, frozen=True, kw_only=True):
    """How somebody plays.

    `plays`: with how many hands in a hundred, before the flop. `thinks`: with how many in a hundred a rival who has bet
    is taken to play. `margin`: how much more than its price a bet must be worth. `raises`: from which multiple of an
    even share on a hand raises; `bluffs`: how often one does so with nothing. `size`: how much of the pot a raise is.
    """

    plays: float
    thinks: float
    margin: float
    raises: float
    bluffs: float
    size: float


STEADY = Temper(plays=28, thinks=38, margin=0.0, raises=1.5, bluffs=0.05, size=0.6)
TIGHT = Temper(plays=18, thinks=25, margin=0.04, raises=1.55, bluffs=0.03, size=0.7)
LOOSE = Temper(plays=42, thinks=55, margin=-0.03, raises=1.4, bluffs=0.09, size=0.55)


class Spot(Struct, frozen=True, kw_only=True):
    """What a player sees in turn: one's own cards, the boards, for each rival the cards of theirs that lie open; the
    pot, what it takes to cover, and whether anybody has raised."""

    own: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]
    pot: int
    to_cover: int
    raised: bool = False
    dead: tuple[int, ...] = ()


class Choice(Struct, frozen=True):
    """What a player wants to do; `size` is the raise beyond covering, as a part of the pot."""

    act: Act
    size: float = 0.0
    equity: float = 0.0


def choose(contest: Contest, spot: Spot, temper: Temper, rng: Random) -> Choice:
    """What somebody of that temper does here. What is not offered at the table is for the caller to put right."""
    first = not any(spot.boards) and len(spot.own) == contest.own and contest.common > 0
    part = rate(contest, spot, temper, rng)
    fair = 1 / (len(spot.rivals) + 1)
    strong, bluff = part >= min(0.9, fair * temper.raises), rng.random() < temper.bluffs
    size = temper.size * (0.7 + 0.6 * rng.random())
    if not spot.to_cover:
        return Choice("raise" if strong or bluff else "check", size, part)
    price = spot.to_cover / (spot.pot + spot.to_cover)
    if first and contest.own == 2 and not spot.raised:
        goes = place_of(spot.own) <= temper.plays
    else:
        goes = part >= price + temper.margin
    if not goes:
        return Choice("raise" if bluff and not spot.raised else "leave", size, part)
    sure = part >= (1.25 if spot.raised else 1.0) * fair * temper.raises
    again = strong and sure and part >= price + 2 * abs(temper.margin)
    return Choice("raise" if again else "cover", size, part)


def place_of(own: Sequence[int]) -> float:
    """How many pairs of cards in a hundred are as good as these two or better, against any other hand."""
    return _places()[kind_of((min(own), max(own)))]


@lru_cache(maxsize=1)
def _places() -> dict[str, float]:
    found, sofar = {}, 0
    for kind in order():
        sofar += len(pairs_of(kind))
        found[kind] = 100 * sofar / 1326
    return found


# -- what a hand wins --------------------------------------------------------------------------------------------------


def rate(contest: Contest, spot: Spot, temper: Temper, rng: Random) -> float:
    """The part of the pot that these cards win against the rivals, on the average."""
    two = contest.own == 2 and not contest.fixed and contest.ranking.lowest == hands.TWO
    if two and not any(spot.boards) and not spot.raised:
        alone = PREFLOP[kind_of((min(spot.own), max(spot.own)))] / HALF_POTS
        return float(alone ** _crowd(len(spot.rivals)))
    done = bool(spot.boards) and all(len(board) == contest.common for board in spot.boards)
    if two and len(spot.rivals) == 1 and done:
        return _last_street(contest, spot, temper)
    return _deal_rest(contest, spot, temper, rng)


def _crowd(rivals: int) -> float:
    """Against several rivals a hand wins about as often as it wins against each of them in turn; they overlap a little,
    so less than once for each counts."""
    return 1 + 0.85 * (rivals - 1)


def _last_street(contest: Contest, spot: Spot, temper: Temper) -> float:
    """Exactly: every hand that the rival may hold."""
    seen = {*spot.own, *spot.dead, *(card for board in spot.boards for card in board)}
    pairs = [pair for pair in _range(spot, temper) if not seen.intersection(pair)]
    if not pairs:
        pairs = list(combinations([card for card in contest.deck() if card not in seen], 2))
    got = 0.0
    table = tables(contest.ranking, contest.own + contest.common)
    for board in spot.boards:
        mine = table.of((*spot.own, *board))
        for pair in pairs:
            other = table.of((*pair, *board))
            got += 1 if mine > other else 0.5 if mine == other else 0
    return got / (len(pairs) * len(spot.boards))


def _range(spot: Spot, temper: Temper) -> tuple[Combo, ...]:
    return _top(temper.thinks if spot.raised else 100.0)


@lru_cache(maxsize=8)
def _top(percent: float) -> tuple[Combo, ...]:
    return tuple(top(percent))


def _deal_rest(contest: Contest, spot: Spot, temper: Temper, rng: Random) -> float:
    """The rest of the cards dealt some dozens of times."""
    seen = {*spot.own, *spot.dead, *(card for cards in (*spot.boards, *spot.rivals) for card in cards)}
    pack = [card for card in contest.deck() if card not in seen]
    boards = (*spot.boards, *((),) * (contest.boards - len(spot.boards)))
    two = contest.own == 2 and not contest.fixed and contest.ranking.lowest == hands.TWO
    pairs = [pair for pair in _range(spot, temper) if not seen.intersection(pair)] if two and spot.raised else []
    got = 0.0
    for _ in range(DEALS):
        rivals, out = _rivals(contest, spot, pairs, rng)
        left = [card for card in pack if card not in out] if out else pack
        rest = rng.sample(left, _missing(contest, spot, rivals, boards))
        mine = (*spot.own, *_take(rest, contest.own - len(spot.own)))
        others = [(*cards, *_take(rest, contest.own - len(cards))) for cards in rivals]
        full = [(*board, *_take(rest, contest.common - len(board))) for board in boards]
        got += sum(_part(contest, mine, others, board) for board in full) / len(full)
    return got / DEALS


def _rivals(
    contest: Contest, spot: Spot, pairs: Sequence[Combo], rng: Random
) -> tuple[list[tuple[int, ...]], set[int]]:
    """The rivals' cards as far as they are known, or taken from what one who has raised may hold: the first of them."""
    if not pairs or not spot.rivals:
        return list(spot.rivals), set()
    pair = rng.choice(pairs)
    return [tuple(pair), *spot.rivals[1:]], set(pair)


def _missing(contest: Contest, spot: Spot, rivals: Iterable[Sequence[int]], boards: Iterable[Sequence[int]]) -> int:
    own = sum(contest.own - len(cards) for cards in (spot.own, *rivals))
    return own + sum(contest.common - len(board) for board in boards)


def _take(cards: list[int], count: int) -> list[int]:
    taken = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return taken


def _part(contest: Contest, mine: Sequence[int], others: Sequence[Sequence[int]], board: Sequence[int]) -> float:
    """The part of the pot that the first of these hands gets."""
    ranking, use = contest.ranking, contest.use_own
    numbers = [best_class(cards, board, ranking, use) for cards in (mine, *others)]
    high = _even(numbers)
    if contest.low is None or not contest.low.open(board):
        return high
    lows = [low(cards, board, contest.low, use) for cards in (mine, *others)]
    values = [found[0] for found in lows if found is not None]
    if not values:
        return high
    best = max(values)
    lowest = 1 / values.count(best) if lows[0] is not None and lows[0][0] == best else 0.0
    return (high + lowest) / 2


def _even(numbers: Sequence[int]) -> float:
    best = max(numbers)
    return 1 / numbers.count(best) if numbers[0] == best else 0.0


# -- cards to change ---------------------------------------------------------------------------------------------------


def discard(contest: Contest, own: Sequence[int], most: int, rng: Random) -> tuple[int, ...]:
    """Which cards to throw away, by their places in the hand: what makes the highest hands against another one."""
    pack = [card for card in contest.deck() if card not in own]
    table = tables(contest.ranking)
    draws = [rng.sample(pack, len(own) + most) for _ in range(TRIES)]
    best: tuple[float, tuple[int, ...]] = (-1.0, ())
    for count in range(most + 1):
        for places in combinations(range(len(own)), count):
            kept = [card for n, card in enumerate(own) if n not in places]
            won = 0.0
            for drawn in draws:
                mine, other = table.of([*kept, *drawn[:count]]), table.of(drawn[most:])
                won += 1 if mine > other else 0.5 if mine == other else 0
            if won > best[0]:
                best = (won, places)
    return best[1]
