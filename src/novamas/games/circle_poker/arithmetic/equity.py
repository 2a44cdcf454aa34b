"""Equities: which part of a pot each hand wins on the average, if nobody leaves it any more.

A `Contest` is how a game compares hands. What is known goes in (each player's cards as far as whoever asks may see
them, the common cards, cards that are out of the game), whatever is missing comes from the rest of the pack: all ways
are counted where they are few enough, and then every figure is exact; else as many as asked for are drawn at random,
and the result says within what it is right.

The counting needs numpy and numba (`kernel.py`), which nothing loads before somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb, sqrt
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from novamas.games.circle_poker.arithmetic.ranges import Combo, Range
from novamas.kit.cards import NAMES, RANKS, SUITS
from novamas.kit.errors import Worded
from novamas.kit.hand_tables import LOW_MASK, SHIFT, low_values, tables
from novamas.kit.hands import ACE, CircleRanking, LowRanking, height

if TYPE_CHECKING:
    from novamas.games.circle_poker.arithmetic.kernel import Way
    from novamas.games.poker.compiled import Ints

EXACT = 60_000_000
"""So many deals are counted one by one; where there are more, some are drawn."""
DRAWN = 400_000
"""So many deals are drawn where nobody asks for another number."""
PIECES = 16
PUBLIC = 5
"""Common cards of a board."""


class BadEquity(Worded):
    """Cards that cannot lie together."""

    code = "bad-equity"


class Contest(Struct, frozen=True, kw_only=True):
    """How hands are compared: the ranking, the cards of one's own and how many of them are in a hand (the least and the
    most), the common cards on each of `boards`, each of which decides about an equal part of the pot; and the ranking
    of low hands, to which half of the pot belongs where there is one. `lowest` is the lowest rank in the pack, where
    that is not the one below which the ace stands in a straight."""

    ranking: CircleRanking = CircleRanking()
    own: int = 2
    use_own: tuple[int, int] = (0, 5)
    common: int = 5
    boards: int = 1
    low: LowRanking | None = None
    lowest: int = 0

    def deck(self) -> tuple[int, ...]:
        """The cards that are played with."""
        return tuple(card for card in self.ranking.deck() if height(card) >= self.lowest)

    @property
    def fixed(self) -> int:
        """How many of one's own cards are in a hand; 0, if any number may be."""
        least, most = self.use_own
        if least == most == 2 and self.common == PUBLIC:
            return least
        if least == 0 and most >= min(self.own, self.ranking.size) and self.low is None:
            return 0
        raise BadEquity("equity-way", value=list(self.use_own))


class Share(Struct, frozen=True):
    """What a player has of the pot on the average; how often the player wins alone, and how often beside others."""

    equity: Fraction
    wins: Fraction
    shares: Fraction
    error: float = 0.0
    """The standard error of the equity; 0 where it is exact."""


class Equities(Struct, frozen=True):
    """The shares of all players, in their order, and over how many deals they were counted."""

    shares: tuple[Share, ...]
    deals: int
    exact: bool


def equity(
    contest: Contest,
    hands: Sequence[Sequence[int]],
    common: Sequence[Sequence[int]] = (),
    dead: Iterable[int] = (),
    *,
    exact: bool | None = None,
    deals: int = DRAWN,
    seed: int = 1,
) -> Equities:
    """The equities of players of whom some cards, or none, are known; `common` are the boards as far as they lie there.

    Where `exact` is not said, everything is counted if that can be done in seconds.
    """
    boards = [tuple(board) for board in common] or [()]
    boards += [()] * (contest.boards - len(boards))
    _check(contest, hands, boards, dead)
    found = []
    for n, board in enumerate(boards):
        gone = {*dead, *(card for m, other in enumerate(boards) if m != n for card in other)}
        found.append(_one_board(contest, hands, board, gone, exact, deals, seed + n))
    if len(found) == 1:
        return found[0]
    return Equities(
        tuple(_join([each.shares[p] for each in found]) for p in range(len(hands))),
        sum(each.deals for each in found),
        all(each.exact for each in found),
    )


def _join(shares: Sequence[Share]) -> Share:
    """Boards that decide about equal parts of a pot. Wins are told of a board, on the average of them."""
    count = len(shares)
    return Share(
        sum((share.equity for share in shares), Fraction(0)) / count,
        sum((share.wins for share in shares), Fraction(0)) / count,
        sum((share.shares for share in shares), Fraction(0)) / count,
        sqrt(sum(share.error**2 for share in shares)) / count,
    )


def ways(contest: Contest, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Iterable[int] = ()) -> int:
    """In how many ways the missing cards may come."""
    known = {card for hand in hands for card in hand} | set(board) | set(dead)
    left = len([card for card in contest.deck() if card not in known])
    found = 1
    for count in (contest.common - len(board), *(contest.own - len(hand) for hand in hands)):
        found *= comb(left, count)
        left -= count
    return found


def _one_board(
    contest: Contest,
    hands: Sequence[Sequence[int]],
    board: Sequence[int],
    dead: set[int],
    exact: bool | None,
    deals: int,
    seed: int,
) -> Equities:
    counting = ways(contest, hands, board, dead) <= EXACT if exact is None else exact
    found = _count(contest, hands, board, dead) if counting else _draw_deals(contest, hands, board, dead, deals, seed)
    return _as_equities(found[0], found[1], counting)


def _as_equities(totals: Ints, deals: int, exact: bool) -> Equities:
    from novamas.games.circle_poker.arithmetic.kernel import SHARES

    shares = []
    for parts, squares, won, shared in totals.tolist():
        mean = parts / deals / SHARES
        error = 0.0 if exact else sqrt(max(0.0, squares / deals / SHARES**2 - mean * mean) / deals)
        shares.append(Share(Fraction(parts, deals * SHARES), Fraction(won, deals), Fraction(shared, deals), error))
    return Equities(tuple(shares), deals, exact)


def _lay_out(
    contest: Contest, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Iterable[int]
) -> tuple[Ints, ...]:
    """What the kernel is given: the cards of each group, how many it has and misses, the rest of the pack."""
    import numpy as np

    groups = [tuple(board), *(tuple(hand) for hand in hands)]
    sizes = [contest.common, *(contest.own for _ in hands)]
    cards = np.zeros((len(groups), max(*sizes, 1)), np.int64)
    for n, group in enumerate(groups):
        cards[n, : len(group)] = group
    held = np.array([len(group) for group in groups], np.int64)
    known = {card for group in groups for card in group} | set(dead)
    pack = np.array([card for card in contest.deck() if card not in known], np.int64)
    return cards, held, np.array(sizes, np.int64) - held, pack


def _count(
    contest: Contest, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Iterable[int]
) -> Sequence[Any]:
    from novamas.games.circle_poker.arithmetic.kernel import walk
    from novamas.games.poker.compiled import add, share_out

    way = _way(contest)
    cards, held, missing, pack = _lay_out(contest, hands, board, dead)
    if not missing.sum():
        return walk(way, cards, held, missing, pack, 0, 1)
    return add(share_out(lambda a, b: walk(way, cards.copy(), held, missing, pack, a, b), len(pack), len(pack)))


def _draw_deals(
    contest: Contest, hands: Sequence[Sequence[int]], board: Sequence[int], dead: Iterable[int], deals: int, seed: int
) -> Sequence[Any]:
    from novamas.games.circle_poker.arithmetic.kernel import draw

    cards, held, missing, pack = _lay_out(contest, hands, board, dead)
    return draw(_way(contest), cards, held, missing, pack, deals, seed)


@lru_cache(maxsize=16)
def _way(contest: Contest) -> Way:
    """The tables of a contest."""
    import numpy as np

    from novamas.games.circle_poker.arithmetic.kernel import Way
    from novamas.games.poker.compiled import lookup

    ranking, own = contest.ranking, contest.fixed
    five = tables(ranking, ranking.size)
    whole = five if own else tables(ranking, contest.own + contest.common)
    lows, ranks = np.zeros(len(five.unsuited), np.int64), 0
    low = contest.low
    if low is not None:
        values = low_values(low)
        numbers = {value: n for n, value in enumerate(sorted(set(values.values())), 1)}
        for key, value in values.items():
            lows[five.low_base[key & LOW_MASK] + five.high_place[key >> SHIFT]] = numbers[value]
        ranks = sum(1 << card for card in range(len(RANKS)) if height(card) == ACE or height(card) <= low.most)
    return Way(lookup(whole), lookup(five), lows, own, low is not None, low.common if low else 0, ranks)


# -- ranges ------------------------------------------------------------------------------------------------------------


class Meeting(Struct, frozen=True):
    """A player's hands against another's: the equity of all together, and of each pair of cards."""

    equity: Fraction
    wins: Fraction
    shares: Fraction
    pairs: dict[Combo, Fraction]


def against(
    contest: Contest, first: Range, second: Range, board: Sequence[int] = (), dead: Iterable[int] = ()
) -> Meeting:
    """The equity of one range of pairs of cards against another, exact: every board, every pair that may meet."""
    import numpy as np

    from novamas.games.circle_poker.arithmetic.kernel import meet
    from novamas.games.poker.compiled import add, share_out

    if contest.own != 2 or contest.fixed or contest.boards != 1:
        raise BadEquity("equity-pairs", value=contest.own)
    _check(contest, (), [tuple(board)], dead)
    gone = {*board, *dead}
    mine, theirs = (_find_allowed(each, gone, contest) for each in (first, second))
    pack = np.array([card for card in contest.deck() if card not in gone], np.int64)
    names = np.array(_renamings((mine, theirs), board, dead), np.int64)
    coming = contest.common - len(board)
    sides = [(np.array(list(each), np.int64), np.array(list(each.values()), np.int64)) for each in (mine, theirs)]
    laid = np.array(board, np.int64)
    whole = _way(contest).whole

    def some(begin: int, end: int) -> tuple[Any, ...]:
        return meet(whole, *sides[0], *sides[1], laid, coming, pack, names, begin, end)

    wins, ties, total, _ = add(share_out(some, len(pack), len(pack))) if coming else some(0, 1)
    every = int(total.sum())
    if not every:
        raise BadEquity("equity-nobody-meets")
    pairs = _by_pair(mine, names.tolist(), 2 * wins + ties, 2 * total)
    won, tied = int(wins.sum()), int(ties.sum())
    return Meeting(Fraction(2 * won + tied, 2 * every), Fraction(won, every), Fraction(tied, every), pairs)


def _by_pair(pairs: Iterable[Combo], names: list[list[int]], won: Ints, total: Ints) -> dict[Combo, Fraction]:
    """The equity of each pair. Boards that differ by names of suits were counted once, so that only all the pairs
    together that differ in the same way have met all boards."""
    like = {pair: min(_pair(_rename(pair[0], order), _rename(pair[1], order)) for order in names) for pair in pairs}
    sums: dict[Combo, tuple[int, int]] = {}
    for first, got, of in zip(like.values(), won.tolist(), total.tolist(), strict=True):
        before = sums.get(first, (0, 0))
        sums[first] = (before[0] + got, before[1] + of)
    return {pair: Fraction(*sums[first]) for pair, first in like.items() if sums[first][1]}


def _rename(card: int, order: Sequence[int]) -> int:
    return order[card // len(RANKS)] * len(RANKS) + card % len(RANKS)


def _find_allowed(pairs: Range, gone: set[int], contest: Contest) -> dict[Combo, int]:
    deck = set(contest.deck()) - gone
    found = {pair: weight for pair, weight in pairs.items() if weight and deck.issuperset(pair)}
    if not found:
        raise BadEquity("equity-empty-range")
    return found


def _renamings(ranges: Sequence[dict[Combo, int]], board: Sequence[int], dead: Iterable[int]) -> list[list[int]]:
    """The ways to rename the suits that leave both ranges, the board and the dead cards as they are."""

    def same(order: Sequence[int]) -> bool:
        if any({_rename(card, order) for card in cards} != set(cards) for cards in (tuple(board), tuple(dead))):
            return False
        return all(
            pairs.get(_pair(_rename(a, order), _rename(b, order))) == weight
            for pairs in ranges
            for (a, b), weight in pairs.items()
        )

    return [list(order) for order in permutations(range(len(SUITS))) if same(order)]


def _pair(a: int, b: int) -> Combo:
    return (a, b) if a < b else (b, a)


# -- what a bet asks for -----------------------------------------------------------------------------------------------


def pot_odds(pot: int, to_cover: int) -> Fraction:
    """The least equity with which covering a bet costs nothing: `pot` is what lies there, the bet included."""
    if pot < 0 or to_cover < 0 or pot + to_cover == 0:
        raise BadEquity("equity-pot", value=to_cover)
    return Fraction(to_cover, pot + to_cover)


def value_of_covering(part: Fraction, pot: int, to_cover: int) -> Fraction:
    """What covering a bet is worth on the average, with that part of the pot, if no more is bet."""
    return part * (pot + to_cover) - to_cover


def _check(
    contest: Contest, hands: Sequence[Sequence[int]], boards: Sequence[Sequence[int]], dead: Iterable[int]
) -> None:
    deck = set(contest.deck())
    seen: set[int] = set()
    if len(boards) > contest.boards:
        raise BadEquity("equity-boards", value=len(boards), count=contest.boards)
    for cards in (*hands, *boards, tuple(dead)):
        for card in cards:
            if card not in deck:
                raise BadEquity("equity-not-in-pack", value=card, name=NAMES[card])
            if card in seen:
                raise BadEquity("equity-twice", value=card, name=NAMES[card])
            seen.add(card)
    if any(len(hand) > contest.own for hand in hands):
        raise BadEquity("equity-too-many", value=contest.own, count=contest.own)
    if any(len(board) > contest.common for board in boards):
        raise BadEquity("equity-too-many", value=contest.common, count=contest.common)
    missing = contest.boards * contest.common + contest.own * len(hands)
    if missing + len(tuple(dead)) > len(deck):
        raise BadEquity("equity-pack-too-small", value=len(hands))
