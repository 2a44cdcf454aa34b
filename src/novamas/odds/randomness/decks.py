"""Tests of what is dealt without putting back: shoes, decks, hands and shuffles. A deal is a sequence of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations

from novamas.odds.randomness import sequences
from novamas.odds.randomness.exact import all_different_cards, patterns_of_hands
from novamas.odds.randomness.measure import Measured, chi_square, of_chi_square

Deals = Sequence[Sequence[int]]
HAND = 5


def half_dealt(deals: Deals, counts: Sequence[int]) -> Measured:
    """Does every card come as often as it should in the first half of each shoe?

    The counts of n cards out of N vary less than those of independent draws, by (N − n) / (N − 1): what is gone
    cannot come again. A sampler that forgets what is gone varies too much, and fails here.
    """
    cards = sum(counts)
    half = cards // 2
    seen: Counter[int] = Counter()
    for deal in deals:
        seen.update(deal[:half])
    kinds = [(card, count) for card, count in enumerate(counts) if count]
    dealt = len(deals) * half
    x = sum((seen[card] - dealt * count / cards) ** 2 / (dealt * count / cards) for card, count in kinds)
    return of_chi_square(x * (cards - 1) / (cards - half), len(kinds) - 1)


def orders(deals: Deals, counts: Sequence[int]) -> Measured:
    """Do four neighbouring cards come in each of their 24 orders equally often? Fours with a tie are set aside."""
    untied = all_different_cards(sequences.ORDERED, counts)
    return sequences.orders(list(_fours(deals)), untied)


def _fours(deals: Deals) -> Iterator[Sequence[int]]:
    for deal in deals:
        yield from sequences.groups(deal, sequences.ORDERED)


def colours(deals: Deals, counts: Sequence[int]) -> Measured:
    """Do the cards of the first half of the suits and those of the second change places as often as they should?"""
    return sequences.changes(deals, sequences.first_part(counts, 2))


def places(deals: Deals, counts: Sequence[int]) -> Measured:
    """Does every card come equally often to every place of a deck? All cards of the deck must differ.

    Rows and columns of the table of places both add up to the number of decks. That leaves (n − 1)² degrees of
    freedom, and makes the usual sum too large by n / (n − 1).
    """
    cards = [card for card, count in enumerate(counts) if count]
    n = len(cards)
    seen: Counter[tuple[int, int]] = Counter()
    for deal in deals:
        seen.update(enumerate(deal))
    due = len(deals) / n
    x = sum((seen[place, card] - due) ** 2 for place in range(n) for card in cards) / due
    return of_chi_square(x * (n - 1) / n, (n - 1) ** 2)


def hands(deals: Deals, counts: Sequence[int], kind: Callable[[int], int]) -> Measured:
    """Five cards from a fresh deck: nothing, a pair, two pairs … `kind` tells which cards make a pair."""
    of_kind: Counter[int] = Counter()
    for card, count in enumerate(counts):
        of_kind[kind(card)] += count
    law = patterns_of_hands(HAND, [count for count in of_kind.values() if count])
    seen = Counter(sequences.pattern([kind(card) for card in deal]) for deal in deals)
    return chi_square([seen[each] for each in law], [len(deals) * p for p in law.values()])


def every_order(deals: Iterable[Sequence[int]], counts: Sequence[int]) -> Measured:
    """Does a small shuffle come out in each of its orders equally often?"""
    seen = Counter(map(tuple, deals))
    possible = list(permutations(range(len(counts))))
    return chi_square([seen[order] for order in possible], [seen.total() / len(possible)] * len(possible))
