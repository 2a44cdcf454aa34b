"""What everything that may be done with a hand is worth: for somebody at the table who asks.

It is the strategy by cards of a full shoe, worked out for the one card that the bank shows. Nothing but the hand itself
and that card is looked at, so it tells nobody what they could not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from novamas.games.blackjack.acts import Blackjack
from novamas.games.blackjack.arithmetic.bank import bank
from novamas.games.blackjack.arithmetic.hands import NONE, TEN, Cards, minus, places, plus, shoe
from novamas.games.blackjack.arithmetic.strategy import Action, Against, by_cards, doubling, drawing
from novamas.games.blackjack.arithmetic.table import Table
from novamas.games.blackjack.arithmetic.terms import Terms
from novamas.games.blackjack.odds import terms
from novamas.games.blackjack.play import BlackjackGame
from novamas.kit.cards import rank

KINDS: dict[Action, str] = {
    "stand": "Stay",
    "draw": "Draw",
    "double": "DoubleDown",
    "split": "SplitPair",
    "surrender": "Surrender",
}
"""Commands by what the arithmetic calls them."""


def value_answers(game: BlackjackGame, s: Blackjack, key: str) -> dict[str, float]:
    """What each answer of a hand would be worth, in stakes, by the name of its command, allowed or not.

    What a pair that comes of a split is worth if it is split again is taken from a pair of first cards.
    """
    hand, against = s.hands[key], facing(terms(game).plain(), value(s.bank[0]))
    n, known = places()[count_cards(hand.cards)], drawing(against.table)
    found: dict[Action, float] = {"stand": known.stand[n], "draw": known.draw[n]}
    if n in against.choices:
        found = {**found, **against.choices[n].worth}
        if hand.split and (again := doubling(against.table).get(n)) is not None:
            found["double"] = again
    return {KINDS[action]: x for action, x in found.items()}


def gain(game: BlackjackGame, s: Blackjack, kind: str, key: str) -> float:
    """What a claim before the third card would change for a hand, in stakes, against playing on without it."""
    rules, cards = game.rules, s.hands[key].cards
    seen = plus(count_cards(cards), value(s.bank[0]))
    left = minus(shoe(rules.pack.decks), seen)
    natural = Fraction(left[TEN], sum(left))
    if kind == "Insure":
        return float(rules.insurance.share * (natural * (rules.insurance.pays + 1) - 1))
    if kind == "TakeEvenMoney":
        assert rules.even_money is not None
        waiting = rules.natural.pays * (1 - natural if rules.natural.tie == "push" else 1)
        return float(rules.even_money.pays - waiting)
    every = value_answers(game, s, key)
    given_up = every.pop(KINDS["surrender"])
    return given_up - max(every.values())


@lru_cache(maxsize=64)
def facing(terms: Terms, up: int) -> Against:
    """The strategy against one first card of the bank."""
    return by_cards(Table(terms, bank(terms.decks, terms.stand, terms.ace), up))


def count_cards(cards: Iterable[int]) -> Cards:
    """Cards as the arithmetic counts them."""
    found = NONE
    for card in cards:
        found = plus(found, value(card))
    return found


def value(card: int) -> int:
    return min(rank(card), TEN)
