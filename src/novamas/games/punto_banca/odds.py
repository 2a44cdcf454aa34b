"""Exact odds of punto y banca: every pair of hands and every third card, counted without replacement.

A coup depends on values only, so the 416 or 312 cards are ten kinds of card. The cards burnt before have been seen by
nobody, so they change nothing: a card from the middle of a shuffled shoe is as good as its first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from novamas.games.odds import Row, net_of, row
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import BANK, HANDS, TIE, WHOLE, PuntoHouse, PuntoRules
from novamas.kit.cards import RANKS

SIX = "six"
Results: TypeAlias = dict[tuple[str, int], Fraction]
"""{(winning hand or tie, score of the bank): probability}"""


def odds(game: PuntoGame) -> list[Row]:
    """One row a bet; the bank in each form that the law knows, the deduction at the most it allows."""
    rules = game.rules
    rows: list[Row] = []
    for kind in rules.bets:
        if kind == BANK and rules.six is not None:
            rows += [bet_row(form(game, "commission"), kind), bet_row(form(game, SIX), kind, SIX)]
        else:
            rows.append(bet_row(game, kind))
    return rows


def table_odds(game: PuntoGame) -> list[Row]:
    """The rows of one table, with the form that its house has chosen."""
    return [bet_row(game, kind, SIX if kind == BANK and game.house.form == SIX else "") for kind in game.kinds]


def form(game: PuntoGame, name: str) -> PuntoGame:
    """The same table with the house's share in another form."""
    house = PuntoHouse(form="six" if name == SIX else "commission", rounding=game.house.rounding)
    return game if name == game.house.form else PuntoGame(game.name, game.rules, house)


def bet_row(game: PuntoGame, kind: str, strategy: str = "") -> Row:
    rule = game.rules.bets[kind]
    assert rule.pays is not None
    scores = range(game.rules.points.drops)
    won = {score: Fraction(rule.pays) - (kept_share(game, score) if kind == BANK else 0) for score in scores}
    net = net_of(
        (won[score] if result == kind else Fraction(0 if result == TIE and kind in HANDS else -1), p)
        for (result, score), p in results(game).items()
    )
    limit = rule.maximum.clauses if rule.maximum else ()
    wins = dict.fromkeys(won[score] for result, score in results(game) if result == kind)
    pays = "|".join(f"{x.numerator}:{x.denominator}" for x in sorted(wins, reverse=True))
    return row(kind, pays, net, tuple(dict.fromkeys((*rule.clauses, *limit, *share_clauses(game, kind)))), strategy)


def share_clauses(game: PuntoGame, kind: str) -> tuple[str, ...]:
    if kind != BANK:
        return ()
    six = game.rules.six
    return six.clauses if game.house.form == "six" and six is not None else game.rules.commission.clauses


def kept_share(game: PuntoGame, score: int) -> Fraction:
    """What the house keeps of a winning bet on the bank that won with this score."""
    six = game.rules.six
    if game.house.form == "six" and six is not None:
        return Fraction(six.per_mille, WHOLE) if score == six.score else Fraction(0)
    most = game.rules.commission.per_mille[1]
    return Fraction(most if game.house.commission is None else game.house.commission, WHOLE)


# -- counting the coups ------------------------------------------------------------------------------------------


def results(game: PuntoGame) -> Results:
    """How likely each result is with a full shoe."""
    return _results(Coups(game))


class Coups:
    """A game as the count needs it; two games that draw alike share a count."""

    def __init__(self, game: PuntoGame) -> None:
        self.game = game
        rules: PuntoRules = game.rules
        self.key = repr((rules.pack.decks, rules.points, rules.draw, rules.third, rules.bank))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Coups) and self.key == other.key


@lru_cache(maxsize=64)
def _results(coups: Coups) -> Results:
    game = coups.game
    shoe = Counter(game.points(card) for card in range(len(RANKS)))
    cards = Counter({value: 4 * n * game.rules.pack.decks for value, n in shoe.items()})
    whole = sum(cards.values())
    ways: Counter[tuple[str, int]] = Counter()
    first = game.rules.draw.cards
    for player, left, a in hands(cards, first):
        for bank, rest, b in hands(left, first):
            for result, score, thirds, c in outcomes(game, player, bank, rest):
                # Coups with fewer cards go on for as many as they lack, so that all are counted alike.
                spare = whole - 2 * first - thirds
                ways[result, score] += a * b * c * (spare if thirds == 1 else spare * (spare - 1) if not thirds else 1)
    total = ways.total()
    return {key: Fraction(n, total) for key, n in ways.items()}


def hands(cards: Counter[int], size: int) -> Iterator[tuple[tuple[int, ...], Counter[int], int]]:
    """Every first hand by its values, what it leaves, and in how many orders of cards it comes."""
    for values in combinations_with_replacement(sorted(cards), size):
        left, ways = cards.copy(), 1
        for value in values:
            ways *= left[value]
            left[value] -= 1
        if ways:
            yield values, left, ways * orders(values)


def orders(values: tuple[int, ...]) -> int:
    """In how many orders these values can be dealt."""
    found = 1
    for n in range(2, len(values) + 1):
        found *= n
    for count in Counter(values).values():
        for n in range(2, count + 1):
            found //= n
    return found


def outcomes(
    game: PuntoGame, player: tuple[int, ...], bank: tuple[int, ...], rest: Counter[int]
) -> Iterator[tuple[str, int, int, int]]:
    """(result, the bank's score, third cards dealt, ways) of two first hands."""
    drops, third = game.rules.points.drops, game.rules.third
    p, b = sum(player) % drops, sum(bank) % drops
    if p in third.naturals or b in third.naturals:
        yield game.winner(p, b), b, 0, 1
        return
    drawn = [(value, n) for value, n in rest.items() if n] if p in third.player_draws else [(None, 1)]
    for card, n in drawn:
        score = p if card is None else (p + card) % drops
        thirds = 0 if card is None else 1
        if not game.bank_draws(b, card):
            yield game.winner(score, b), b, thirds, n
            continue
        for other, m in rest.items():
            m -= other == card
            if m > 0:
                total = (b + other) % drops
                yield game.winner(score, total), total, thirds + 1, n * m
