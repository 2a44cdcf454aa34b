"""What the bank throws away: the seven rules of the text, of which the first that fits is followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from novamas.games.poker.draw.rules import BankRule, Shape
from novamas.games.poker.rules import high
from novamas.kit.cards import suit
from novamas.kit.hands import ACE, PAIR, THREE, TWO_PAIR, Ranking, height

STANDS = "stands"
FOUR = 4


def shape(cards: Sequence[int], ranking: Ranking, rule: BankRule) -> tuple[Shape | None, tuple[int, ...]]:
    """What five cards are to the bank, and which of them are part of it; nothing where it stands."""
    made = ranking.evaluate(cards)
    if ranking.strength(made.kind) >= ranking.strength(rule.stands):
        return None, tuple(cards)
    times = Counter(map(height, cards))
    equal = tuple(card for card in cards if times[height(card)] > 1)
    named: dict[str, Shape] = {THREE: "three", TWO_PAIR: "two-pair", PAIR: "pair"}
    if made.kind in named:
        return named[made.kind], equal
    suits = Counter(map(suit, cards))
    if suited := tuple(card for card in cards if suits[suit(card)] == FOUR):
        return "four-suited", suited
    if row := in_a_row(cards, high(rule.lowest)):
        return "four-in-a-row", row
    return "nothing", ()


def in_a_row(cards: Sequence[int], lowest: int) -> tuple[int, ...]:
    """Four cards of consecutive ranks among cards of different ranks, the highest such four; from a rank on. Where the
    ace is the lowest rank it also stands before the two."""
    places = {height(card): card for card in cards}
    if lowest == ACE and ACE in places:
        places[1] = places[ACE]
    least = 1 if lowest == ACE else lowest
    for first in range(ACE + 1 - FOUR, least - 1, -1):
        if all(first + n in places for n in range(FOUR)):
            return tuple(places[first + n] for n in range(FOUR))
    return ()


def choose_discards(cards: Sequence[int], ranking: Ranking, rule: BankRule) -> tuple[str, tuple[int, ...]]:
    """The rule that the bank follows with five cards, and the cards that it throws away: the lowest of the others."""
    found, part = shape(cards, ranking, rule)
    if found is None:
        return STANDS, ()
    rest = sorted((card for card in cards if card not in part), key=height)
    return found, tuple(rest[: rule.throws[found].cards])
