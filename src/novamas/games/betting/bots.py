"""Company in a betting shop: people with an eye for favourites, for outsiders, for two at once, for the pools."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.betting.acts import TAKING, Betting, JoinPool, StrikeBet, StrikeDouble
from novamas.games.betting.play import BettingGame
from novamas.games.bots import fill
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount


class Punter:
    """Somebody with money to lose. A temper is the kinds of bets one makes, how many an event, and which one likes."""

    temper: ClassVar[str] = "betting-regular"
    likes: ClassVar[tuple[type[Command], ...]] = (StrikeBet, JoinPool)
    most: ClassVar[int] = 2
    units: ClassVar[int] = 4

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._left = 0

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        """A few bets before each off."""
        assert isinstance(game, BettingGame)
        assert isinstance(state, Betting)
        if state.phase not in TAKING:
            return None
        at = (state.round, sum(c.status == "open" for c in state.contests))
        if at != self._at:
            self._at, self._left = at, rng.randrange(self.most + 1)
        if not self._left:
            return None
        self._left -= 1
        kind = self.likes[rng.randrange(len(self.likes))]
        offers = game.options(state, who, kind.__name__)
        if not offers:
            return None
        offer = self.choose(state, offers, rng)
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        wanted = min(amount.hi, state.minimum * (1 + rng.randrange(self.units)))
        return fill(game, offer, rng, amount=wanted, price="")

    def choose(self, s: Betting, offers: tuple[Offer, ...], rng: Rng) -> Offer:
        return offers[rng.randrange(len(offers))]


class Cautious(Punter):
    """The favourite, and not much on it."""

    temper = "betting-cautious"
    likes = (StrikeBet,)
    most = 1
    units = 2

    def choose(self, s: Betting, offers: tuple[Offer, ...], rng: Rng) -> Offer:
        prices = {on: price for c in s.contests for on, price in c.prices.items()}
        few = [offers[rng.randrange(len(offers))] for _ in range(3)]
        return min(few, key=lambda offer: prices[str(next(iter(offer.form["on"].each())))])


class Dreamer(Punter):
    """Two at once, and outsiders."""

    temper = "betting-dreamer"
    likes = (StrikeDouble, StrikeDouble, StrikeBet)
    most = 3
    units = 3


class Crowd(Punter):
    """Nothing but the pools."""

    temper = "betting-crowd"
    likes = (JoinPool,)
    most = 3
    units = 8


TEMPERAMENTS = (Punter, Cautious, Dreamer, Crowd)
