"""What the law leaves to data in texas poker: the bets, the bonus on the first five cards, mistakes of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.boxes.rules import check_tier
from novamas.games.cloth.rules import BetRule, Said
from novamas.games.poker.rules import GoBets, GoRules, Payoff, PokerHouse, SecondBet, check_poker, check_prizes
from novamas.games.table_rules import Section
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

TEXAS_BONUS = "texas-bonus"
FLOP, TURN, RIVER = "flop", "turn", "river"
BOARD = (FLOP, TURN, RIVER)
"""The slots of the common cards."""


class PrizedBet(BetRule, frozen=True, kw_only=True):
    """A bet that is paid by the combination of the hand."""

    prizes: dict[str, Payoff]


class DoubledBet(SecondBet, frozen=True, kw_only=True):
    """The second bet. `capped`: whether it must keep to the table's maximum too, so that the ante has less room."""

    capped: bool
    capped_clauses: tuple[Clause, ...] = ()


class TexasBets(GoBets, frozen=True, kw_only=True):
    """The bets there are."""

    ante: PrizedBet
    second: DoubledBet
    texas_bonus: PrizedBet


class Miscounted(Section, frozen=True, kw_only=True):
    """A hand with too many or too few cards: until when that is put right and the round goes on."""

    mended: Literal["second-bets", "not-at-all"]


class Touching(Section, frozen=True, kw_only=True):
    """Two players whose cards touch leave the round: what becomes of their bets, and from which time on (0: never) the
    head of the table may send somebody away for it."""

    forfeit: Literal["collected", "given-back"]
    expels: int = 0
    expels_clauses: tuple[Clause, ...] = ()


class TexasRules(GoRules, frozen=True, kw_only=True):
    """Texas poker as a law gives it. `announces` is what the croupier says as a part of the round begins."""

    bets: TexasBets
    tie: Section
    announces: dict[str, Said]
    miscounted: Miscounted
    touching: Touching


class TexasHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses."""


def check(rules: TexasRules, house: TexasHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow; raises `BadLaw` for what cannot be played."""
    yield from check_poker(rules, house)
    yield from check_tier(house.maximum, rules.bets.ante)
    most, beside = rules.bets.ante.maximum, rules.bets.texas_bonus.maximum
    if most is None or not most.multiples or beside is None or beside.multiples != most.multiples:
        raise BadLaw("law-texas-maximum")
    check_prizes(rules.bets.ante.prizes, rules.ranking)
    check_prizes(rules.bets.texas_bonus.prizes, rules.ranking)
    if missing := [kind for kind in rules.ranking.ranking().kinds() if kind not in rules.bets.ante.prizes]:
        raise BadLaw("law-ante-with", value=missing[0])
    if any(line.least != "2" for line in rules.bets.ante.prizes.values()):
        raise BadLaw("law-ante-combination")
    if rules.bets.second.pays is None or rules.bets.second.times < 1:
        raise BadLaw("law-second-and-ante")
    check_deal(rules)


def check_deal(rules: TexasRules) -> None:
    """Two cards for every hand and the bank, then three before the decision, then two after it."""
    order, board = rules.deal.order, (FLOP, FLOP, FLOP, TURN, RIVER)
    first = order[: -len(board)]
    if order[-len(board) :] != board or sorted(first) != ["bank", "bank", "hand", "hand"]:
        raise BadLaw("law-texas-deal")
    if any(rules.sight[slot].by != "all" for slot in BOARD):
        raise BadLaw("law-common-open")
