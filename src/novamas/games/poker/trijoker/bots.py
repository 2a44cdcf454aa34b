"""Company at trijoker: who plays by the book, who is careful, who never takes a bet back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.play import AnyPoker
from novamas.games.poker.rules import high
from novamas.games.poker.trijoker.play import LEFT, TrijokerGame
from novamas.games.poker.trijoker.rules import WHOLE
from novamas.kit.cards import suit
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.hands import PAIR, height


class Player(PokerPlayer):
    """Leaves a bet with a prize in hand, or with cards of one suit."""

    main = WHOLE

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        assert isinstance(game, TrijokerGame)
        cards = self.visible_cards(s, s.turn, LEFT)
        return fill(game, asked["LeaveBet" if self.leaves(game, cards) else "WithdrawBet"], rng)

    def leaves(self, game: TrijokerGame, cards: tuple[int, ...]) -> bool:
        return self.prize(game, cards) or len({suit(card) for card in cards}) == 1

    def prize(self, game: TrijokerGame, cards: tuple[int, ...]) -> bool:
        """Whether the cards are paid already, whatever comes."""
        counts = Counter(map(height, cards)).most_common()
        several = len([n for _, n in counts if n > 1]) > 1 or counts[0][1] > 2
        return several or (counts[0][1] == 2 and counts[0][0] >= high(game.rules.prizes[PAIR].least))


class Careful(Player):
    """Bets the least, and leaves a bet with a prize in hand only."""

    temper = "careful"

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1

    def leaves(self, game: TrijokerGame, cards: tuple[int, ...]) -> bool:
        return self.prize(game, cards)


class Dreamer(Player):
    """Waits for the long shot, and never takes a bet back."""

    temper = "dreamer"

    def leaves(self, game: TrijokerGame, cards: tuple[int, ...]) -> bool:
        return True


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, Dreamer)
