"""Company at pai gow poker: who sets cards as the house does, who likes the bank, who loads the low hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from novamas.games.bots import Bot, fill
from novamas.games.poker.acts import Poker
from novamas.games.poker.bots import PokerPlayer
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import HOLD, LOW, WAGER
from novamas.games.poker.pai_gow.setting import numbers, split
from novamas.games.poker.play import AnyPoker
from novamas.kit.chance import Rng
from novamas.kit.decider import Command, Offer
from novamas.kit.spaces import Amount

COVER = 20
"""How many times the least cover a banker puts down."""


class Player(PokerPlayer):
    """Sets cards by the house's way, and leaves the bank to others."""

    main = WAGER
    banks = False

    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        if "AcceptBank" in asked:
            return self.bank(game, asked, rng)
        if "SetHand" not in asked:
            return fill(game, next(iter(asked.values())), rng)
        cards = self.visible_cards(s, s.turn)
        low = self.low(game, cards) if len(cards) == HOLD else tuple(range(1, LOW + 1))
        return fill(game, asked["SetHand"], rng, low=low)

    def bank(self, game: AnyPoker, asked: dict[str, Offer], rng: Rng) -> Command:
        """Whether this character holds the bank, and with how much."""
        if not self.banks:
            return fill(game, asked["PassBank"], rng)
        amount = asked["AcceptBank"].form["amount"]
        assert isinstance(amount, Amount)
        return fill(game, asked["AcceptBank"], rng, amount=min(amount.hi, COVER * amount.lo))

    def low(self, game: AnyPoker, cards: tuple[int, ...]) -> tuple[int, ...]:
        return numbers(cards, house_way(cards)[1])


class Careful(Player):
    """Bets the least."""

    temper = "careful"

    def units(self, s: Poker, who: str, rng: Rng) -> int:
        return 1


class Banker(Player):
    """Takes the bank whenever it is offered."""

    temper = "banker"
    banks = True


class LowLoader(Player):
    """Makes the low hand as high as it may be."""

    temper = "low-loader"

    def low(self, game: AnyPoker, cards: tuple[int, ...]) -> tuple[int, ...]:
        assert isinstance(game, PaiGowGame)
        pairs = {low: split(cards, low) for low in combinations(range(1, HOLD + 1), LOW)}
        right = [low for low, pair in pairs.items() if not game.judge.wrong(pair)]
        return max(right, key=lambda low: game.judge.low.value(pairs[low].low))


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, Banker, LowLoader)
