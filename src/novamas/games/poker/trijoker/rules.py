"""What the law leaves to data in trijoker: three equal bets, which of them may be taken back, and the pay table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from novamas.games.boxes.rules import check_tier
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.rules import Payoff, PokerHouse, PokerRules, check_poker, check_prizes
from novamas.games.table_rules import Section
from novamas.law import BadLaw, BadOption

WHOLE = "three-bets"
PARTS = ("bet-one", "bet-two", "bet-three")


class Stake(BetRule, frozen=True, kw_only=True):
    """So many equal bets; the maximum is that of each."""

    bets: int


class Choice(Section, frozen=True, kw_only=True):
    """The bets that may be taken back, one after another: before each of the two common cards."""

    withdrawn: tuple[str, ...]


class TrijokerBets(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """The bets there are: three that are laid as one."""

    three_bets: Stake


class TrijokerRules(PokerRules, frozen=True, kw_only=True):
    """Trijoker as a law gives it."""

    bets: TrijokerBets
    choice: Choice
    prizes: dict[str, Payoff]


class TrijokerHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses."""


def check(rules: TrijokerRules, house: TrijokerHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    yield from check_poker(rules, house)
    yield from check_tier(house.maximum, rules.bets.three_bets)
    check_prizes(rules.prizes, rules.ranking)
    if rules.bets.three_bets.maximum is None or not rules.bets.three_bets.maximum.multiples:
        raise BadLaw("law-bets-maximum")
    if not 2 <= rules.bets.three_bets.bets <= len(PARTS):
        raise BadLaw("law-laid-together", name=len(PARTS), bets=rules.bets.three_bets.bets)
    stages = PARTS[: min(2, rules.bets.three_bets.bets - 1)]
    if rules.choice.withdrawn != stages:
        raise BadLaw("law-taken-back", known=tuple(stages))
