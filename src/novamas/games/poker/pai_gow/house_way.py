"""How the house sets its seven cards in pai gow poker: a written way, so that the dealer has no choice.

The text prescribes none. This is one of the usual ways, as ten rules; the first that fits decides. A joker is an ace
where it does not fill a straight or a flush. `kernel.py` does the same quickly; a test holds one against the
other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from novamas.kit.cards import JOKERS
from novamas.kit.hands import ACE, FIVE_ACES, FIVE_CARDS, STRAIGHT, Ranking, height

HIGH = Ranking(order=(FIVE_ACES, *FIVE_CARDS), wheel="second")
"""Five aces above all; ace to five the second straight."""
KING, QUEEN, TEN, SIX = ACE - 1, ACE - 2, 10, 6
Cards: TypeAlias = tuple[int, ...]


def rank_of(card: int) -> int:
    """The height of a card, a joker as an ace."""
    return ACE if card in JOKERS else height(card)


def low_worth(cards: Sequence[int]) -> tuple[int, int, int]:
    """How high two cards are: pairs first, then by the higher and the lower card."""
    low, high = sorted(map(rank_of, cards))
    return int(low == high), high, low


def house_way(cards: Sequence[int]) -> tuple[Cards, Cards]:
    """The seven cards as the house sets them: (five, two)."""
    low = _low(sorted(cards, key=rank_of, reverse=True))
    return _without(cards, low), low


def _low(cards: list[int]) -> Cards:
    """The two cards for the low hand, of seven from the highest down."""
    times = Counter(map(rank_of, cards))
    by = {n: [rank for rank, times_ in times.items() if times_ == n] for n in range(1, 6)}
    if by[5]:  # 1. five aces: a pair of kings low, else two of the aces
        return _two(cards, KING if times[KING] == 2 else ACE)
    if by[4]:  # 2. four alike
        return _low_of_four(cards, times, by[4][0])
    if len(by[3]) == 2:  # 3. twice three alike: a pair of the higher
        return _two(cards, max(by[3]))
    if by[3] and by[2]:  # 4. a full house: the highest pair
        return _two(cards, max(by[2]))
    if len(by[2]) == 3:  # 5. three pairs: the highest
        return _two(cards, max(by[2]))
    if len(by[2]) == 2:  # 6. two pairs, whatever else there is
        return _low_of_two_pairs(cards, max(by[2]), min(by[2]), max(by[1]))
    if complete := _complete(cards):  # 7. a straight or a flush: the one that leaves the best low hand
        return complete
    if by[3]:  # 8. three alike: aces part with one
        rest = _others(cards, by[3][0])
        return (_two(cards, ACE)[0], rest[0]) if by[3][0] == ACE else rest[:2]
    if by[2]:  # 9. a pair stays together
        return _others(cards, by[2][0])[:2]
    return tuple(cards[1:3])  # 10. nothing: the highest card goes to the five


def _of(cards: list[int], rank: int) -> Cards:
    return tuple(card for card in cards if rank_of(card) == rank)


def _two(cards: list[int], rank: int) -> Cards:
    return _of(cards, rank)[:2]


def _without(cards: Sequence[int], low: Cards) -> Cards:
    return tuple(card for card in cards if card not in low)


def _others(cards: list[int], *ranks: int) -> Cards:
    return tuple(card for card in cards if rank_of(card) not in ranks)


def _low_of_four(cards: list[int], times: Counter[int], rank: int) -> Cards:
    """With three alike or a pair beside it, that goes low. Up to sixes the four stay together, up to tens with an ace,
    up to kings with an ace and a king or a queen; aces always part, so that the five are as high as can be: a joker
    among them may fill a straight or a flush."""
    beside = [other for other, n in times.items() if n in (2, 3)]
    if beside:
        return _two(cards, max(beside))
    first, second = map(rank_of, _others(cards, rank)[:2])
    if rank == ACE:
        return max(combinations(_of(cards, ACE), 2), key=lambda low: HIGH.value(_without(cards, low)))
    together = rank <= SIX or (rank <= TEN and first == ACE) or (first == ACE and second >= QUEEN)
    return _others(cards, rank)[:2] if together else _two(cards, rank)


def _low_of_two_pairs(cards: list[int], high: int, low: int, single: int) -> Cards:
    """Both pairs stay together if both are sixes or less with a king or an ace beside them, or if the higher is ten or
    less, or the lower six or less and the higher no ace, with an ace beside them. Otherwise the lower goes low."""
    small = high <= SIX and single >= KING
    together = small or (single == ACE and high < ACE and (high <= TEN or low <= SIX))
    return _others(cards, high, low)[:2] if together else _two(cards, low)


def _complete(cards: list[int]) -> Cards:
    """The low hand that a straight or a flush leaves: the best, then the one with the best five; none without."""
    straight = HIGH.strength(STRAIGHT)
    found = []
    for low in combinations(cards, 2):
        made = HIGH.value(_without(cards, low))
        if made[0] >= straight:
            found.append((low_worth(low), made, low))
    return max(found)[2] if found else ()
