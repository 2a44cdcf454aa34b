"""Exact odds of craps: every bet followed to its end, and the simple bets with as much odds as the law allows.

A bet that a throw leaves where it is faces the same throw again, so such throws are left out of account; a bet that
gets a number goes on as one that has it. Nothing is cut off, whatever the number of throws.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import cast

from novamas.games.craps.play import CrapsGame, Fate, box, fate
from novamas.games.craps.rules import LINE, CrapsBet, simple_maximum
from novamas.games.odds import Row, net_of, row, spread

Nets = dict[Fraction, Fraction]
WITHDRAWN = "withdrawn"
FULL_ODDS = "full-odds"


def odds(game: CrapsGame) -> list[Row]:
    """One row a bet; one more where it may be withdrawn once it has its number; and one with full odds."""
    return [row for kind, rule in game.bets.items() for row in rows(game, kind, rule)]


def rows(game: CrapsGame, kind: str, rule: CrapsBet) -> Iterator[Row]:
    clauses = (*rule.clauses, *game.rules.maxima[rule.group].clauses)
    yield row(kind, pays(rule), life(game, rule, rule.number), clauses)
    if kind in LINE:
        if not rule.locked:
            yield row(kind, pays(rule), first_throw(game, rule), (*rule.clauses, *rule.locked_clauses), WITHDRAWN)
        yield with_odds(game, kind, rule)


def pays(rule: CrapsBet) -> str:
    """The law's own figure; where some totals pay better, those too."""
    return "|".join(dict.fromkeys(map(str, (rule.pays, *rule.better.values()))))


def decisive(game: CrapsGame, rule: CrapsBet, number: int = 0) -> Iterator[tuple[Fate, tuple[int, ...], Fraction]]:
    """The throws that do something to a bet, with the probability of each among them."""
    throws = [(cast(tuple[int, ...], dice), p) for dice, p in spread(game.distribution()).items()]
    fates = [(fate(rule, number, dice, game.seven), dice, p) for dice, p in throws]
    decided = sum((p for what, _, p in fates if what != "stays"), Fraction(0))
    yield from ((what, dice, p / decided) for what, dice, p in fates if what != "stays")


def life(game: CrapsGame, rule: CrapsBet, number: int = 0) -> Nets:
    """{net result of one unit: probability} of a bet that has this number, or none yet, until it is decided."""
    ends: list[tuple[Fraction, Fraction]] = []
    for what, dice, p in decisive(game, rule, number):
        if what == "moves":
            ends += ((net, p * q) for net, q in life(game, rule, sum(dice)).items())
        else:
            ends.append((result(rule, what, sum(dice)), p))
    return net_of(ends)


def result(rule: CrapsBet, what: str, total: int) -> Fraction:
    """What a decided unit brings."""
    if what == "wins":
        assert rule.pays is not None
        return Fraction(rule.better.get(str(total), rule.pays))
    return Fraction(-1 if what == "loses" else 0)


def first_throw(game: CrapsGame, rule: CrapsBet) -> Nets:
    """The same for a bet that is withdrawn as soon as it has a number."""
    return net_of((result(rule, what, sum(dice)), p) for what, dice, p in decisive(game, rule))


def with_odds(game: CrapsGame, kind: str, rule: CrapsBet) -> Row:
    """A simple bet to which the player adds full odds as soon as it has a number.

    Figures are per unit staked, odds included: the result of a bet over what such bets put at stake on average.
    """
    ends: list[tuple[Fraction, Fraction]] = []
    staked = Fraction(0)
    for what, dice, p in decisive(game, rule):
        total = sum(dice)
        if what != "moves":
            ends.append((result(rule, what, total), p))
            staked += p
            continue
        beside, share = game.bets.get(f"odds-{box(kind, total)}"), full(game, kind, total)
        staked += p * (1 + share)
        for net, q in life(game, rule, total).items():
            extra = Fraction(0)
            if beside is not None:
                assert beside.pays is not None
                extra = share * (beside.pays if net > 0 else -1)
            ends.append((net + extra, p * q))
    caps = {game.rules.maxima[bet.group].clauses for bet in game.bets.values() if bet.base == kind}
    clauses = (*rule.clauses, *game.rules.odds.clauses, *(c for cap in caps for c in cap))
    return row(f"{kind}-{FULL_ODDS}", pays(rule), net_of((net / staked, p) for net, p in ends), clauses)


def full(game: CrapsGame, kind: str, number: int) -> Fraction:
    """The most odds that one unit allows; where they have no maximum of their own, one minimum up to the table's."""
    rule = game.bets.get(f"odds-{box(kind, number)}")
    if rule is None:
        return Fraction(0)
    percent = game.rules.maxima[rule.group].percent.get(str(number))
    return Fraction(percent, 100) if percent is not None else Fraction(simple_maximum(game.rules, game.house))
