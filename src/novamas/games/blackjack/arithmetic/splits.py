"""Pairs that are split: what has been worked out once is remembered, since most terms leave most pairs as they are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from novamas.games.blackjack.arithmetic.bank import bank
from novamas.games.blackjack.arithmetic.hands import ACE
from novamas.games.blackjack.arithmetic.table import Plan, Split, Table
from novamas.games.blackjack.arithmetic.terms import Terms


class Pair(NamedTuple):
    """All that the worth of a split depends on: the terms that touch it, the bank's first card, what its hands do."""

    terms: Terms
    up: int
    value: int
    plan: Plan

    def table(self) -> Table:
        terms = self.terms
        return Table(terms, bank(terms.decks, terms.stand, terms.ace), self.up)


def pair(table: Table, value: int, plan: Plan) -> Pair:
    """A pair and how its halves are played: aces take one card each, other pairs draw and double as the plan says."""
    played = Plan(()) if value == ACE else Plan(plan.draws, doubles_split=plan.doubles_split)
    return Pair(table.terms.of_split(value), table.up, value, played)


def split_of(table: Table, value: int, plan: Plan) -> Split:
    """What splitting a pair is worth."""
    return _split(pair(table, value, plan))


@lru_cache(maxsize=2048)
def _split(one: Pair) -> Split:
    return one.table().split(one.value, one.plan)
