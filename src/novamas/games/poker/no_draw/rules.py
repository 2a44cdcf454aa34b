"""What the law leaves to data in poker without discard: bets and prizes, the insurance, the card that may be bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.boxes.rules import check_tier
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.jackpot_rules import PERCENT, JackpotHouse, JackpotRules, check_jackpot
from novamas.games.poker.rules import AntePay, GoBets, Going, Payoff, SecondBet, check_poker, check_prizes
from novamas.games.table_rules import Section
from novamas.kit.cards import RANKS, SUITS
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

INSURANCE = "insurance"
UP, BOUGHT = "up", "bought"
"""The slots of the bank's card that lies open, and of a card that a player buys."""


class SecondPay(SecondBet, frozen=True, kw_only=True):
    """The second bet: its pay table, and what becomes of it where the bank does not play."""

    prizes: dict[str, Payoff]
    idle: Literal["back", "lost"]
    idle_clauses: tuple[Clause, ...] = ()


class Insurance(BetRule, frozen=True, kw_only=True):
    """The bet on the own five cards: at `most` this part of the table's minimum, and its pay table.

    `stake`: the house takes one stipulated stake only, or any up to it.
    """

    most: Ratio
    stake: Literal["single", "any"]
    prizes: dict[str, Payoff]
    most_clauses: tuple[Clause, ...] = ()
    stake_clauses: tuple[Clause, ...] = ()


class NoDrawBets(GoBets, frozen=True, kw_only=True):
    """The bets there are beside the jackpot."""

    ante: AntePay
    second: SecondPay
    insurance: Insurance


class Buying(Section, frozen=True, kw_only=True):
    """Cards for cards: at `most` so many, each for this part of the ante; whether the hand may be one that nobody has
    looked at (`blind`), and which bets beside it are lost by buying (`forfeits`)."""

    most: int
    price: Ratio
    blind: bool
    forfeits: tuple[Literal["jackpot", "insurance"], ...]
    price_clauses: tuple[Clause, ...] = ()
    blind_clauses: tuple[Clause, ...] = ()
    forfeits_clauses: tuple[Clause, ...] = ()


class Passing(Going, frozen=True, kw_only=True):
    """Going on or passing: which bets beside the ante are lost with it."""

    loses: tuple[Literal["jackpot", "insurance"], ...]


class NoDrawRules(JackpotRules, frozen=True, kw_only=True):
    """Poker without discard as a law gives it."""

    bets: NoDrawBets
    going: Passing
    buying: Buying
    tie: Section


class NoDrawHouse(JackpotHouse, frozen=True, kw_only=True):
    """What the house chooses besides: the stake of the `insurance` in per cent of the minimum (0: not played).

    All of a jackpot bet feeds the pot, less what the house has been authorised to deduct.
    """

    fed: int = PERCENT
    insurance: int = 0


def check(rules: NoDrawRules, house: NoDrawHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow; raises `BadLaw` for what cannot be played."""
    yield from check_poker(rules, house)
    yield from check_jackpot(rules, house)
    yield from check_tier(house.maximum, rules.bets.ante)
    check_bets(rules)
    check_buying(rules)
    if not rules.jackpot.fixed and (house.jackpot_kind == "fixed" or house.fixed):
        field = "fixed" if house.fixed else "jackpot_kind"
        yield BadOption("no-fixed-jackpot", rules.jackpot.progressive_clauses, field)
    most = percent(rules.bets.insurance.most)
    if not 0 <= house.insurance <= most:
        clauses = rules.bets.insurance.most_clauses
        yield BadOption("insurance-share", clauses, INSURANCE, value=house.insurance, most=most)


def percent(part: Ratio) -> int:
    return PERCENT * part.numerator // part.denominator


def check_bets(rules: NoDrawRules) -> None:
    ante, second, kinds = rules.bets.ante, rules.bets.second, rules.ranking.ranking().kinds()
    check_prizes(second.prizes, rules.ranking)
    check_prizes(rules.bets.insurance.prizes, rules.ranking)
    if ante.pays is None or ante.maximum is None or not ante.maximum.multiples:
        raise BadLaw("law-ante")
    if missing := [kind for kind in kinds if kind not in second.prizes]:
        raise BadLaw("law-second-pays", value=missing[0])
    if any(line.least != "2" for line in (*second.prizes.values(), *rules.bets.insurance.prizes.values())):
        raise BadLaw("law-bet-combination")
    if strange := [kind for kind in rules.jackpot.shares if kind not in kinds]:
        raise BadLaw("law-pot-part", value=strange[0])
    if rules.qualify.least().kind not in kinds:
        raise BadLaw("law-bank-plays-from", value=rules.qualify.kind)
    if second.times < 1:
        raise BadLaw("law-second-at-least")


def check_buying(rules: NoDrawRules) -> None:
    order, most = rules.deal.order, rules.buying.most
    own = order.count("hand")
    if own != rules.ranking.size or order.count("bank") + order.count(UP) != rules.ranking.size:
        raise BadLaw("law-all-get", size=rules.ranking.size)
    if BOUGHT not in rules.sight:
        raise BadLaw("law-who-sees", value=BOUGHT)
    if most < 0 or rules.boxes.most * (own + most) + rules.ranking.size > len(RANKS) * len(SUITS):
        raise BadLaw("law-deck-bought")
