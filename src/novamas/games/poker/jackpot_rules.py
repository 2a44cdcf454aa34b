"""What the laws leave to data in the jackpot beside some pokers, and what the house chooses of it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from novamas.games.cloth.rules import BetRule
from novamas.games.poker.rules import GoRules, PokerHouse
from novamas.games.table_rules import Section
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

BET = "jackpot"
PERCENT = 100
MOST_FIXED = 1_000_000
"""Stakes that a fixed jackpot may be worth, so that the house can keep it ready."""


class PotShare(Section, frozen=True, kw_only=True):
    """What part of the pot a hand wins."""

    part: Ratio


class JackpotRule(BetRule, frozen=True, kw_only=True):
    """The bet: at `most` this part of the table's minimum, and what parts of the pot win.

    `shares` are for hands as they were dealt; `drawn` for hands that were bettered by a discard, where the house pays
    those. `fixed` and `progressive` are the least that a pot may be worth, in stakes; 0 says nothing. Of several prizes
    in one round each is a part `of` what those before it have left, or of the whole.
    """

    most: Ratio
    shares: dict[str, PotShare]
    drawn: dict[str, PotShare] = {}
    fixed: int = 0
    progressive: int = 0
    of: Literal["left", "whole"] = "left"
    most_clauses: tuple[Clause, ...] = ()
    fixed_clauses: tuple[Clause, ...] = ()
    progressive_clauses: tuple[Clause, ...] = ()
    several_clauses: tuple[Clause, ...] = ()


class JackpotRules(GoRules, frozen=True, kw_only=True):
    """What a poker with a jackpot says besides; `carousel`: several tables may have one together."""

    jackpot: JackpotRule
    carousel: Section


class JackpotHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses: the stake of the `jackpot` in per cent of the minimum (0: not played), its kind, `fed`,
    what of each stake feeds a progressive pot, in per cent, and `fixed`, what a fixed one is worth, in stakes;
    `carousel`: whether the table is one of several whose jackpots are linked."""

    jackpot: int = 0
    jackpot_kind: Literal["progressive", "fixed"] = "progressive"
    fed: int = 0
    fixed: int = 0
    carousel: bool = False


def stake(minimum: int, percent: int) -> int:
    """The stipulated stake: neither less nor more is taken."""
    return minimum * percent // PERCENT


def parts(rule: JackpotRule) -> str:
    """What the jackpot pays: parts of the pot, the largest first, such as "100%|10%|5%"."""
    found = sorted({Fraction(share.part) for share in rule.shares.values()}, reverse=True)
    return "|".join(f"{float(PERCENT * part):g}%" for part in found)


def check_jackpot(rules: JackpotRules, house: JackpotHouse) -> Iterator[BadOption]:
    """A jackpot or a carousel that the law does not allow; raises `BadLaw` for one that cannot be paid."""
    rule = rules.jackpot
    if any(not 0 < share.part <= 1 for share in (*rule.shares.values(), *rule.drawn.values())):
        raise BadLaw("law-part-of-pot")
    most = PERCENT * rule.most.numerator // rule.most.denominator
    if not 0 <= house.jackpot <= most:
        yield BadOption("jackpot-share", rule.most_clauses, "jackpot", value=house.jackpot, most=most)
    if not 0 <= house.fed <= PERCENT:
        yield BadOption("pot-part", rule.progressive_clauses, "fed", value=house.fed)
    if not 0 <= house.fixed <= MOST_FIXED:
        yield BadOption("fixed-too-high", rule.fixed_clauses, "fixed", value=house.fixed, most=MOST_FIXED)
    if house.jackpot and house.jackpot_kind == "fixed" and house.fixed < max(1, rule.fixed):
        yield BadOption("fixed-too-low", rule.fixed_clauses, "fixed", value=house.fixed, least=max(1, rule.fixed))
    if house.carousel and not house.jackpot:
        yield BadOption("carousel-without-jackpot", rules.carousel.clauses, "carousel")
