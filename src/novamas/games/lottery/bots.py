"""Company at a lottery: people with a lucky number, and people who let chance choose."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.bots import fill
from novamas.games.lottery.acts import SALE, BuyChoice, BuyNumber, Lottery
from novamas.games.lottery.play import LotteryGame
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command
from novamas.kit.spaces import Amount


class Guest:
    """Anybody. A temper is how many tickets one buys for a draw, and whether one stays with the same number."""

    temper: ClassVar[str] = "lottery-regular"
    buys: ClassVar[int] = 1
    faithful: ClassVar[bool] = True

    def __init__(self) -> None:
        self._draw, self._bought = 0, 0
        self._number: int | None = None

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, LotteryGame)
        assert isinstance(state, Lottery)
        if state.phase != SALE:
            return None
        if self._draw != state.round:
            self._draw, self._bought = state.round, 0
        if self._bought >= self.buys:
            return None
        self._bought += 1
        if not game.hall.printed:
            offers = game.options(state, who, BuyChoice.__name__)
            return fill(game, offers[0], rng) if offers else None
        return self.number(game, state, who, rng)

    def number(self, game: LotteryGame, s: Lottery, who: Actor, rng: Rng) -> Command | None:
        """One's own number, or the next that has a share left."""
        if self._number is None or not self.faithful:
            self._number = rng.randrange(10**game.house.digits)
        for offer in game.options(s, who, BuyNumber.__name__):
            numbers = offer.form["number"]
            if isinstance(numbers, Amount) and numbers.hi >= self._number:
                return fill(game, offer, rng, number=max(numbers.lo, self._number), count=1)
        return None


class Fickle(Guest):
    """Another number every time, and three of them."""

    temper = "lottery-fickle"
    buys = 3
    faithful = False


TEMPERAMENTS = (Guest, Fickle)
