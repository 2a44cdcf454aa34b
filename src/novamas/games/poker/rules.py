"""What the laws leave to data in poker against the house: cards, ranking, deal, who sees what, mistakes, pay tables.

`PokerRules` mirrors what the epigraphs have in common; each game extends it with its bets and its bank. `PokerHouse` is
what a casino may choose; `check_poker` refuses a choice that the law does not allow, with the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from novamas.games.boxes.rules import BoxHouse, BoxRules, check_boxes
from novamas.games.cloth.rules import BetRule, Said
from novamas.games.shoe.rules import Pack
from novamas.games.table_rules import Section, check_table
from novamas.kit.cards import RANKS
from novamas.kit.decider import Sight
from novamas.kit.hands import FIVE_ACES, FIVE_CARDS, HEIGHTS, Made, Ranking
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

HAND = "hand"
"""The slot of a card for each hand in the order of the deal; the others go to the place of their own."""
KINDS = frozenset((FIVE_ACES, *FIVE_CARDS))


class PokerPack(Pack, frozen=True, kw_only=True):
    """The deck, fresh for every round, its `jokers`, and whether a machine may shuffle it and deal packets."""

    decks: int = 1
    behind: int = 0
    jokers: int = 0
    shuffler: Literal["unsaid", "allowed"] = "unsaid"
    shuffler_clauses: tuple[Clause, ...] = ()


class Ties(Section, frozen=True, kw_only=True):
    """What decides between two hands of a kind, where that is not all of their ranks: how many of them."""

    ranks: int


class HandRanking(Section, frozen=True, kw_only=True):
    """The combinations from the highest down, and how two of the same are compared.

    `wheel` is the straight with an ace as its lowest card: the lowest, or the second.
    """

    size: int
    order: tuple[str, ...]
    wheel: Literal["lowest", "second"] = "lowest"
    ties: dict[str, Ties] = {}
    wheel_clauses: tuple[Clause, ...] = ()
    order_clauses: tuple[Clause, ...] = ()

    def ranking(self) -> Ranking:
        ties = tuple((kind, tie.ranks) for kind, tie in sorted(self.ties.items()))
        return Ranking(order=self.order, size=self.size, ties=ties, wheel=self.wheel)


class Deal(Section, frozen=True, kw_only=True):
    """The cards in the order of the deal: "hand" is one to every hand in turn, anything else one to that place.

    `packets`: what is dealt where a machine gives out packets: all cards of a hand at once, the bank's at the end.
    """

    order: tuple[str, ...]
    packets: bool = False
    packets_clauses: tuple[Clause, ...] = ()


class Seen(Section, frozen=True, kw_only=True):
    """Who sees a card when it is dealt: everybody, whoever holds the hand, nobody."""

    by: Sight


class MisdealRule(Section, frozen=True, kw_only=True):
    """Mistakes that void the round, by their cause."""

    causes: tuple[str, ...] = ()


class ShownRule(Section, frozen=True, kw_only=True):
    """What follows a card that lies open by mistake: the round stands, or is void; at some places only from a rank on.

    `rank` is that rank ("J"), for cards whose consequence is "void-from".
    """

    hand: Literal["stands", "void", "void-from", "unsaid"] = "unsaid"
    bank: Literal["stands", "void", "void-from", "unsaid"] = "unsaid"
    common: Literal["stands", "void", "void-from", "unsaid"] = "unsaid"
    rank: str = "A"
    hand_clauses: tuple[Clause, ...] = ()
    bank_clauses: tuple[Clause, ...] = ()
    common_clauses: tuple[Clause, ...] = ()


class BreachRule(Section, frozen=True, kw_only=True):
    """A player who tells others of the own cards or shows them: what that costs."""

    penalty: Literal["all-bets", "warning"]
    penalty_clauses: tuple[Clause, ...] = ()


class Payoff(Section, frozen=True, kw_only=True):
    """A line of a pay table; `least` is the lowest rank of the kind that it is for ("J": a pair of jacks or better)."""

    pays: Ratio
    least: str = "2"


class Qualify(Section, frozen=True, kw_only=True):
    """The least hand with which the bank plays: a kind, and the ranks that it needs ("A", "K" for ace and king)."""

    kind: str
    ranks: tuple[str, ...] = ()

    def least(self) -> Made:
        return Made(self.kind, tuple(high(rank) for rank in self.ranks))


class Paying(Section, frozen=True, kw_only=True):
    """At which side of the croupier the hands are settled first."""

    begins: Literal["right", "left"] = "right"


class AntePay(BetRule, frozen=True, kw_only=True):
    """The ante: what it pays when the hand beats the bank's, and what where the bank does not play."""

    idle: Ratio
    idle_clauses: tuple[Clause, ...] = ()


class SecondBet(BetRule, frozen=True, kw_only=True):
    """The bet of those who go on: so many times the first one. `pays` is what a win pays, where one figure says it."""

    times: int


class GoBets(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """The bets of a poker with an ante; a game adds those beside it. In the law's file names are written "par-plus"."""

    ante: BetRule
    second: SecondBet


class PokerRules(BoxRules, frozen=True, kw_only=True):
    """What every poker against the house says; each game adds its own."""

    pack: PokerPack
    ranking: HandRanking
    deal: Deal
    sight: dict[str, Seen]
    misdeal: MisdealRule = MisdealRule()
    shown: ShownRule = ShownRule()
    breach: BreachRule
    paying: Paying = Paying()


class Going(Section, frozen=True, kw_only=True):
    """The choice to go on or to give up: what is said, and which bets beside the ante are lost with it."""

    go: Said = Said()
    fold: Said = Said()
    loses: tuple[str, ...] = ()
    loses_clauses: tuple[Clause, ...] = ()


class GoRules(PokerRules, frozen=True, kw_only=True):
    """What every poker with an ante and a second bet says."""

    bets: GoBets
    going: Going
    qualify: Qualify


class PokerHouse(BoxHouse, frozen=True, kw_only=True):
    """What the house chooses: its boxes, its maximum, and whether a machine shuffles and deals."""

    shuffler: bool = False


class PayTable(Struct, frozen=True):
    """A pay table, ready to be asked: what a hand is paid, if it is in it."""

    ranking: Ranking
    lines: tuple[tuple[str, int, Ratio], ...]
    """(kind, the least of its first rank, what it pays)"""

    @classmethod
    def of(cls, ranking: Ranking, prizes: dict[str, Payoff]) -> PayTable:
        return cls(ranking, tuple((kind, high(line.least), line.pays) for kind, line in prizes.items()))

    def pays(self, made: Made) -> Ratio | None:
        for kind, least, pays in self.lines:
            if made.kind == kind and made.ranks[0] >= least:
                return pays
        return None


def high(rank: str) -> int:
    """A rank as laws write it ("J", "10", "A"), by its height: the ace is the highest."""
    if rank not in RANKS:
        raise BadLaw("law-not-a-rank", value=rank)
    return HEIGHTS[RANKS.index(rank) - 1]


def check_poker(rules: PokerRules, house: PokerHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow; raises `BadLaw` for what cannot be played."""
    yield from check_table(rules, house)
    yield from check_boxes(rules, house)
    check_ranking(rules.ranking)
    if house.shuffler and rules.pack.shuffler == "unsaid":
        yield BadOption("no-shuffler", rules.pack.clauses, "shuffler")
    if missing := [slot for slot in rules.deal.order if slot not in rules.sight]:
        raise BadLaw("law-who-sees", value=missing[0])
    hands = rules.deal.order.count(HAND)
    if not hands or rules.boxes.most * hands + len(rules.deal.order) - hands > 52 * rules.pack.decks:
        raise BadLaw("law-deck-deal")
    high(rules.shown.rank)


def check_ranking(ranking: HandRanking) -> None:
    named = (*ranking.order, *ranking.ties)
    if strange := [kind for kind in named if kind not in KINDS]:
        raise BadLaw("law-not-a-combination", value=strange[0], known=sorted(KINDS))
    if not 2 <= ranking.size <= 5 or len(set(ranking.order)) < len(ranking.order):
        raise BadLaw("law-ranking")
    if any(tie.ranks < 1 for tie in ranking.ties.values()):
        raise BadLaw("law-tie-break")


def check_prizes(prizes: dict[str, Payoff], ranking: HandRanking) -> None:
    """Raises `BadLaw` for a prize on what is no combination of the game."""
    if strange := [kind for kind in prizes if kind not in ranking.ranking().kinds()]:
        raise BadLaw("law-prize-for", value=strange[0])
    for line in prizes.values():
        high(line.least)
