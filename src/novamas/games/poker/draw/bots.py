"""Company at poker with discard: who plays well, who is careful, who goes on with anything, who wants the jackpot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.draw.bank import thrown
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.going import ANTE
from novamas.games.poker.jackpot import BET
from novamas.games.poker.play import PokerGame
from novamas.kit.cards import suit
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.hands import HIGH_CARD, PAIR, Made

FOUR = 4


class Player(PokerPlayer):
    """Goes on with a pair, or with four cards of a suit, and changes what the bank would change."""

    main = ANTE
    least: ClassVar[Made | None] = Made(PAIR, (2,))

    def decide(self, game: PokerGame[Any, Any, Any], s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        assert isinstance(game, DrawGame)
        own = self.seen(s, s.turn)
        if "Discard" in asked:
            return fill(game, asked["Discard"], rng, cards=self.changes(game, own))
        return fill(game, asked["Go" if "Go" in asked and self.goes(game, own) else "Fold"], rng)

    def goes(self, game: DrawGame, own: Sequence[int]) -> bool:
        if self.least is None or len(own) < game.ranking.size:
            return True
        four = max(Counter(map(suit, own)).values()) == FOUR
        return four or game.ranking.value(own) >= game.ranking.worth(self.least)

    def changes(self, game: DrawGame, own: Sequence[int]) -> tuple[int, ...]:
        """The numbers of the cards to throw away."""
        if len(own) < game.ranking.size:
            return ()
        _, cards = thrown(own, game.ranking, game.rules.bank)
        return tuple(n for n, card in enumerate(own, 1) if card in cards)


class Careful(Player):
    """Bets the least, and goes on only with what the bank would play with."""

    temper = "careful"
    least = Made(PAIR, (8,))

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1


class GoGetter(Player):
    """Goes on with anything."""

    temper = "go-getter"
    least = None


class Dreamer(Player):
    """Bets on the jackpot too, and never changes a card of a hand that wins a part of it."""

    temper = "dreamer"
    beside = (BET,)
    least = Made(HIGH_CARD, (14, 13))


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, GoGetter, Dreamer)
