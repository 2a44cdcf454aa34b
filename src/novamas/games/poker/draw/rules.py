"""What the law leaves to data in poker with discard: bets and prizes, who changes how many cards, jackpot, carousel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from novamas.games.boxes.rules import check_tier
from novamas.games.cloth.rules import Said
from novamas.games.poker.jackpot_rules import JackpotHouse, JackpotRule, JackpotRules, check_jackpot
from novamas.games.poker.rules import AntePay, GoBets, Payoff, SecondBet, check_poker, check_prizes, high
from novamas.games.table_rules import Section
from novamas.kit.hands import TWO
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

Shape: TypeAlias = Literal["three", "two-pair", "pair", "four-suited", "four-in-a-row", "nothing"]
"""What a hand that does not stand is to the bank: three equal cards, two pairs, a pair, four cards of a suit, four in a
row, none of all that. The first that fits counts."""

KEPT = "kept"
DRAWN = "drawn"
BANK_DRAWN = "bank-drawn"
"""The slots of cards after the discard: what a player keeps, what a player gets, what the bank gets."""


class SecondPay(SecondBet, frozen=True, kw_only=True):
    """The second bet: its pay table, and what becomes of it where the bank does not play."""

    prizes: dict[str, Payoff]
    idle: Literal["back", "lost"]
    times_clauses: tuple[Clause, ...] = ()
    idle_clauses: tuple[Clause, ...] = ()


class DrawBets(GoBets, frozen=True, kw_only=True):
    """The bets there are beside the jackpot."""

    ante: AntePay
    second: SecondPay


class Discard(Section, frozen=True, kw_only=True):
    """How many cards a player may change at most, and what is called when that begins."""

    most: int
    call: Said = Said()


class Throws(Section, frozen=True, kw_only=True):
    """How many cards the bank throws away: the lowest of those that are no part of what it holds."""

    cards: int


class BankRule(Section, frozen=True, kw_only=True):
    """What the bank must do with its five cards.

    It `stands` on that combination and on every higher one; of other hands it throws away what `throws` says. Four in a
    row count from the `lowest` rank on. `call` is what is said of it.
    """

    stands: str
    call: Said = Said()
    throws: dict[Shape, Throws]
    lowest: str
    stands_clauses: tuple[Clause, ...] = ()
    lowest_clauses: tuple[Clause, ...] = ()


class DrawJackpot(JackpotRule, frozen=True, kw_only=True):
    """The jackpot; `given_up`: whether the bet of a hand that is given up is still decided by its cards."""

    given_up: bool
    given_up_clauses: tuple[Clause, ...] = ()
    drawn_clauses: tuple[Clause, ...] = ()
    first_clauses: tuple[Clause, ...] = ()
    feed_clauses: tuple[Clause, ...] = ()


class DrawRules(JackpotRules, frozen=True, kw_only=True):
    """Poker with discard as a law gives it."""

    bets: DrawBets
    discard: Discard
    bank: BankRule
    jackpot: DrawJackpot
    tie: Section


class DrawHouse(JackpotHouse, frozen=True, kw_only=True):
    """What the house chooses besides: whether the jackpot also pays hands that were `drawn` to, and whether a machine
    adds to a progressive pot before the deal or people do at the end (`feed`)."""

    drawn: bool = False
    feed: Literal["manual", "automatic"] = "manual"


def check(rules: DrawRules, house: DrawHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow; raises `BadLaw` for what cannot be played."""
    yield from check_poker(rules, house)
    yield from check_tier(house.maximum, rules.bets.ante)
    check_prizes(rules.bets.second.prizes, rules.ranking)
    check_bank(rules)
    yield from check_jackpot(rules, house)
    ante, kinds = rules.bets.ante, rules.ranking.ranking().kinds()
    if ante.pays is None or ante.maximum is None or not ante.maximum.multiples:
        raise BadLaw("law-ante")
    if rules.bets.second.times < 1 or not 0 < rules.discard.most <= rules.ranking.size:
        raise BadLaw("law-second-and-discards")
    if missing := [slot for slot in (KEPT, DRAWN, BANK_DRAWN) if slot not in rules.sight]:
        raise BadLaw("law-who-sees", value=missing[0])
    if strange := [kind for kind in (*rules.jackpot.shares, *rules.jackpot.drawn) if kind not in kinds]:
        raise BadLaw("law-jackpot-part", value=strange[0])
    check_paid(rules)


def check_paid(rules: DrawRules) -> None:
    """Raises `BadLaw` where a hand that beats a bank that plays would not be paid."""
    ranking, prizes, least = rules.ranking.ranking(), rules.bets.second.prizes, rules.qualify.least()
    for kind in ranking.kinds()[: ranking.kinds().index(least.kind) + 1]:
        lowest = least.ranks[0] if kind == least.kind and least.ranks else TWO
        if kind not in prizes or high(prizes[kind].least) > lowest:
            raise BadLaw("law-second-pays", value=kind)


def check_bank(rules: DrawRules) -> None:
    """Raises `BadLaw` for a bank that would not know what to do, or has too few cards for it."""
    bank, size = rules.bank, rules.ranking.size
    high(bank.lowest)
    if bank.stands not in rules.ranking.order:
        raise BadLaw("law-bank-stands-on", value=bank.stands)
    free: dict[Shape, int] = {"three": 3, "two-pair": 4, "pair": 2, "four-suited": 4, "four-in-a-row": 4, "nothing": 0}
    for shape, held in free.items():
        if shape not in bank.throws or not 0 <= bank.throws[shape].cards <= size - held:
            raise BadLaw("law-bank-discards", value=shape)
    seats = rules.boxes.most * (rules.deal.order.count("hand") + rules.discard.most)
    if seats + size + max(throw.cards for throw in bank.throws.values()) > 52 * rules.pack.decks:
        raise BadLaw("law-deck-discards")
