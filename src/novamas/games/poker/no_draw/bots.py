"""Company at poker without discard: who plays by the book, who is careful, who goes with anything, who buys cards, who
dreams of the pot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import BANK, Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.going import ANTE
from novamas.games.poker.jackpot_rules import BET
from novamas.games.poker.no_draw.rules import INSURANCE
from novamas.games.poker.play import AnyPoker
from novamas.kit.cards import suit
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, Command, Offer
from novamas.kit.hands import ACE, HIGH_CARD, height

KING, QUEEN, JACK = ACE - 1, ACE - 2, ACE - 3


class Player(PokerPlayer):
    """Goes by the usual rule: with a pair, and with some hands of ace and king, by the card that the bank shows."""

    main = ANTE

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        cards = self.visible_cards(s, s.turn)
        unseen = len(cards) < game.ranking.size
        if not unseen and "BuyCard" in asked and (given := self.gives_away(game, s, cards)):
            return fill(game, asked["BuyCard"], rng, card=given)
        goes = unseen or self.goes(game, cards, height(self.visible_cards(s, BANK)[0]))
        return fill(game, asked["Go" if "Go" in asked and goes else "Fold"], rng)

    def goes(self, game: AnyPoker, cards: tuple[int, ...], shown: int) -> bool:
        hand = game.ranking.evaluate(cards)
        if hand.kind != HIGH_CARD:
            return True
        first, second, third, fourth, _ = hand.ranks
        if (first, second) != (ACE, KING):
            return False
        if shown in hand.ranks:
            return shown < KING or third >= JACK
        return third == QUEEN and shown < fourth

    def gives_away(self, game: AnyPoker, s: Poker, cards: tuple[int, ...]) -> int:
        """The number of the card that this character gives away for another; 0 for none."""
        return 0


class Careful(Player):
    """Bets the least, and goes with a pair or better only."""

    temper = "careful"

    def units(self, s: Poker, who: Actor, rng: Rng) -> int:
        return 1

    def goes(self, game: AnyPoker, cards: tuple[int, ...], shown: int) -> bool:
        return game.ranking.evaluate(cards).kind != HIGH_CARD


class GoGetter(Player):
    """Goes with anything."""

    temper = "go-getter"

    def goes(self, game: AnyPoker, cards: tuple[int, ...], shown: int) -> bool:
        return True


class Buyer(Player):
    """Buys a card for the odd one of four cards of a suit."""

    temper = "buyer"

    def gives_away(self, game: AnyPoker, s: Poker, cards: tuple[int, ...]) -> int:
        suits = Counter(map(suit, cards))
        common, count = suits.most_common(1)[0]
        made = game.ranking.evaluate(cards).kind
        if count != game.ranking.size - 1 or made != HIGH_CARD:
            return 0
        return next(n for n, card in enumerate(cards, 1) if suit(card) != common)


class Dreamer(Player):
    """Bets on the pot and on the insurance, wherever they are played."""

    temper = "dreamer"
    beside = (BET, INSURANCE)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, GoGetter, Buyer, Dreamer)
