"""Company at texas poker: who goes by a rule of thumb, who is careful, who goes with anything, who likes the bonus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import COMMON, Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.going import ANTE
from novamas.games.poker.play import AnyPoker
from novamas.games.poker.texas.rules import TEXAS_BONUS
from novamas.kit.cards import suit
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.hands import ACE, HEIGHTS, TWO, height


class Player(PokerPlayer):
    """Goes on with a pair, with four to a flush or a straight that two ranks complete, and with a high card."""

    main = ANTE
    lead: ClassVar[int] = 10
    """The lowest card that is enough by itself."""

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        goes = "Go" in asked and self.goes(self.visible_cards(s, s.turn), self.visible_cards(s, COMMON))
        return fill(game, asked["Go" if goes else "Fold"], rng)

    def goes(self, own: Sequence[int], flop: Sequence[int]) -> bool:
        return has_pair(own, flop) or drawing(own, flop) or max(map(height, own), default=ACE) >= self.lead


class Careful(Player):
    """Bets the least, and goes on with an ace or with something in hand."""

    temper = "careful"
    lead = ACE

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1


class GoGetter(Player):
    """Goes on with anything."""

    temper = "go-getter"
    lead = TWO


class LoverOfBonuses(Player):
    """Bets on the Texas Bonus too."""

    temper = "lover-of-bonuses"
    beside = (TEXAS_BONUS,)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, GoGetter, LoverOfBonuses)


def has_pair(own: Sequence[int], flop: Sequence[int]) -> bool:
    """Whether an own card is one of a pair or more, or all five make a straight or a flush."""
    ranks = Counter(map(height, (*own, *flop)))
    whole = len(own) + len(flop) == 5
    flush = whole and len(set(map(suit, (*own, *flop)))) == 1
    return flush or any(ranks[height(card)] > 1 for card in own) or (whole and () in missing(ranks))


def drawing(own: Sequence[int], flop: Sequence[int]) -> bool:
    """Four of a suit, or two ranks that would each complete a straight."""
    suits = Counter(map(suit, (*own, *flop)))
    ranks = Counter(map(height, (*own, *flop)))
    return max(suits.values(), default=0) >= 4 or sum(len(gap) == 1 for gap in missing(ranks)) >= 2


def missing(ranks: Counter[int]) -> set[tuple[int, ...]]:
    """What each straight still lacks; the ace is its highest card or its lowest."""
    runs = [(ACE, *range(TWO, TWO + 4)), *(tuple(range(low, low + 5)) for low in HEIGHTS if low + 4 <= ACE)]
    return {tuple(rank for rank in run if not ranks[rank]) for run in runs}
