"""What the law leaves to data in three-card poker: ante and second bet, the bonus on the ante, Par Plus."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.boxes.rules import check_tier
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.rules import AntePay, GoBets, GoRules, Payoff, PokerHouse, check_poker, check_prizes
from novamas.games.table_rules import Section
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

PAR_PLUS = "par-plus"


class Bonus(Section, frozen=True, kw_only=True):
    """What some hands are paid on the ante, whatever the bank has; it needs no win."""

    prizes: dict[str, Payoff]


class ParPlus(BetRule, frozen=True, kw_only=True):
    """The bet on the own cards alone.

    `alone`: whether it may be made without an ante. `beaten`: whether it is lost with a hand that the bank beats.
    """

    prizes: dict[str, Payoff]
    alone: bool
    beaten: bool
    alone_clauses: tuple[Clause, ...] = ()
    beaten_clauses: tuple[Clause, ...] = ()


class ThreeCardBets(GoBets, frozen=True, kw_only=True):
    """The bets there are."""

    ante: AntePay
    par_plus: ParPlus


class ThreeCardRules(GoRules, frozen=True, kw_only=True):
    """Three-card poker as a law gives it."""

    bets: ThreeCardBets
    bonus: Bonus
    tie: Section


class ThreeCardHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses."""


def check(rules: ThreeCardRules, house: ThreeCardHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    yield from check_poker(rules, house)
    yield from check_tier(house.maximum, rules.bets.ante)
    yield from check_tier(house.maximum, rules.bets.par_plus)
    check_prizes(rules.bonus.prizes, rules.ranking)
    check_prizes(rules.bets.par_plus.prizes, rules.ranking)
    if rules.bets.ante.pays is None or rules.bets.second.pays is None:
        raise BadLaw("law-ante-and-second")
    for limit in (rules.bets.ante.maximum, rules.bets.par_plus.maximum):
        if limit is None or not limit.multiples:
            raise BadLaw("law-pair-plus-maximum")
    if rules.bets.second.times < 1:
        raise BadLaw("law-second-at-least")
