"""Company at poker with discard: who plays well, who is careful, who does as the bank, who wants the jackpot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.draw.bank import FOUR, choose_discards
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.going import ANTE
from novamas.games.poker.jackpot_rules import BET
from novamas.games.poker.play import AnyPoker
from novamas.kit.cards import suit
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.hands import HIGH_CARD, PAIR, TWO, Made

JACK = 11


class Player(PokerPlayer):
    """Goes on with everything, which costs least, and keeps four cards of a suit rather than a pair of jacks."""

    main = ANTE
    least: ClassVar[Made] = Made(HIGH_CARD, (TWO,))
    keeps_suit: ClassVar[bool] = True

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        assert isinstance(game, DrawGame)
        own = self.visible_cards(s, s.turn)
        if "Discard" in asked:
            return fill(game, asked["Discard"], rng, cards=self.changes(game, own))
        return fill(game, asked["Go" if "Go" in asked and self.goes(game, own) else "Fold"], rng)

    def goes(self, game: DrawGame, own: Sequence[int]) -> bool:
        """Nothing is known of cards that nobody has told; such a hand goes on."""
        return len(own) < game.ranking.size or game.ranking.value(own) >= game.ranking.value_of(self.least)

    def changes(self, game: DrawGame, own: Sequence[int]) -> tuple[int, ...]:
        """The numbers of the cards to throw away: those that the bank would, or the one of another suit."""
        if len(own) < game.ranking.size:
            return ()
        made, suits = game.ranking.evaluate(own), Counter(map(suit, own))
        cards: Sequence[int] = choose_discards(own, game.ranking, game.rules.bank)[1]
        if self.keeps_suit and made.kind == PAIR and made.ranks[0] <= JACK and FOUR in suits.values():
            cards = [card for card in own if suits[suit(card)] == 1]
        return tuple(n for n, card in enumerate(own, 1) if card in cards)


class Careful(Player):
    """Bets the least, and goes on only with a pair of eights or better."""

    temper = "careful"
    least = Made(PAIR, (8,))

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1


class Mimic(Player):
    """Goes on with a pair, and changes what the bank would change."""

    temper = "mimic"
    least = Made(PAIR, (TWO,))
    keeps_suit = False


class Dreamer(Player):
    """Bets on the jackpot too."""

    temper = "dreamer"
    beside = (BET,)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, Mimic, Dreamer)
