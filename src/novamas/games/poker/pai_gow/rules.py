"""What the law leaves to data in pai gow poker: one bet, dice, a bank that goes round, and how two hands compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from novamas.games.cloth.rules import BetRule, Said
from novamas.games.poker.rules import HandRanking, PokerHouse, PokerRules, check_poker, check_ranking
from novamas.games.table_rules import Section
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

WAGER = "wager"
SIDES = ("higher", "equal", "lower")
"""How a hand compares with the bank's."""
HOLD, LOW = 7, 2
"""Cards that everybody gets, and cards of the low hand."""
MOST = 1000
"""The most minima that a house may take on one box: the text names no maximum, and chips run out somewhere."""


class WagerBets(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bets there are."""

    wager: BetRule


class Throw(Section, frozen=True, kw_only=True):
    """The dice that say who gets the first hand, and what the croupier says of them."""

    dice: int
    call: Said = Said()


class Offered(Section, frozen=True, kw_only=True):
    """Who else may hold the bank: it is offered to them in turn, a hand at a time, and then to the croupier."""

    to: Literal["players", "nobody"]


class Setting(Section, frozen=True, kw_only=True):
    """Two hands of seven cards. `wrong`: what becomes of one whose low hand is the higher."""

    wrong: Literal["lost", "compared"]
    wrong_clauses: tuple[Clause, ...] = ()


class Case(Section, frozen=True, kw_only=True):
    """A line of the table: what becomes of the bet."""

    result: Literal["won", "tied", "lost"]


class Commission(Section, frozen=True, kw_only=True):
    """What the house keeps of a winning bet, in thousandths: the least and the most that the law allows; `announced` is
    what players are told of it before the first bets."""

    per_mille: tuple[int, int]
    announced: Said = Said()


class Used(Section, frozen=True, kw_only=True):
    """What goes into the container for used cards: whether the cards that are left over do, once they are counted, and
    what becomes of hands that have been settled, by their result."""

    rest: bool
    hands: tuple[Literal["won", "tied", "lost"], ...]
    rest_clauses: tuple[Clause, ...] = ()


class PaiGowRules(PokerRules, frozen=True, kw_only=True):
    """Pai gow poker as a law gives it. `low` is how the hands of two cards rank; `cases` are named by how the high hand
    compares and then the low one: "higher-equal". `announces` are the stages that the croupier announces."""

    bets: WagerBets
    low: HandRanking
    throw: Throw
    banking: Offered
    setting: Setting
    cases: dict[str, Case]
    commission: Commission
    used: Used
    announces: dict[str, Said] = {}


class PaiGowHouse(PokerHouse, frozen=True, kw_only=True):
    """What the house chooses.

    `maximum` is in minima. `commission` is in thousandths (nothing: the most allowed). `players_bank`: whether the bank
    is offered round at all. `house_way`: whether the croupier sets the house's cards by a written way; otherwise as he
    likes. `against` is what the house bets, in minima, against a player who holds the bank.
    """

    maximum: int = 50
    commission: int | None = None
    players_bank: bool = True
    house_way: bool = True
    against: int = 1


def check(rules: PaiGowRules, house: PaiGowHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow; raises `BadLaw` for what cannot be played."""
    yield from check_poker(rules, house)
    check_ranking(rules.low)
    if rules.low.size != LOW or rules.deal.order != ("hand",) * HOLD + ("bank",) * HOLD:
        raise BadLaw("law-pai-gow-cards", hold=HOLD, low=LOW)
    if set(rules.cases) != {f"{high}-{low}" for high in SIDES for low in SIDES}:
        raise BadLaw("law-pai-gow-cases")
    if rules.throw.dice < 1:
        raise BadLaw("law-one-die")
    least, most = rules.commission.per_mille
    if not 0 <= least <= most <= 1000:
        raise BadLaw("law-part-of-winning-bet")
    if house.commission is not None and not least <= house.commission <= most:
        yield BadOption(
            "commission-exact" if least == most else "commission-range",
            rules.commission.clauses,
            "commission",
            value=house.commission,
            least=least,
            most=most,
        )
    if not 1 <= house.maximum <= MOST:
        yield BadOption("maximum-in-minima", rules.minimum.clauses, "maximum", value=house.maximum, most=MOST)
    if not 0 <= house.against <= house.maximum:
        yield BadOption("against-bank", rules.banking.clauses, "against", value=house.against)
