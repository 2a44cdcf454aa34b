"""Company at three-card poker: who plays by the book, who is careful, who goes on with anything, who likes Par Plus."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.going import ANTE
from novamas.games.poker.play import AnyPoker
from novamas.games.poker.three_card.rules import PAR_PLUS
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.hands import HIGH_CARD, PAIR, Made


class Player(PokerPlayer):
    """Goes on with queen, six and four or better: what costs least under the usual rules."""

    main = ANTE
    least: ClassVar[Made | None] = Made(HIGH_CARD, (12, 6, 4))

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        return fill(game, asked["Go" if "Go" in asked and self.goes(game, s) else "Fold"], rng)

    def goes(self, game: AnyPoker, s: Poker) -> bool:
        cards = self.visible_cards(s, s.turn)
        if self.least is None or len(cards) < game.ranking.size:
            return True
        return game.ranking.value(cards) >= game.ranking.value_of(self.least)


class Careful(Player):
    """Bets the least, and goes on with a pair or better only."""

    temper = "careful"
    least = Made(PAIR, (2,))

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1


class GoGetter(Player):
    """Goes on with anything."""

    temper = "go-getter"
    least = None


class LoverOfPairs(Player):
    """Bets on the own cards too."""

    temper = "lover-of-pairs"
    beside = (PAR_PLUS,)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, GoGetter, LoverOfPairs)
