"""Company at a draw: people who buy a ticket or a handful, and fetch what they have won."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.bots import fill
from novamas.games.raffle.acts import SALE, BuyTickets, ClaimPrize, ExchangePoints, Raffle
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command
from novamas.kit.spaces import Amount


class Guest:
    """Anybody in the queue. A temper is how many tickets one buys, and how often one lets a draw go by."""

    temper: ClassVar[str] = "raffle-regular"
    buys: ClassVar[tuple[int, int]] = (1, 4)
    rests: ClassVar[int] = 8  # one draw in so many is left out
    forgets: ClassVar[int] = 0  # one prize in so many is never fetched; none: all are

    def __init__(self) -> None:
        self._bought = 0
        self._forgotten: set[tuple[int, int]] = set()

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(state, Raffle)
        if state.phase == SALE and self._bought != state.round:
            self._bought = state.round
            if rng.randrange(self.rests):
                return self.buy(game, state, who, rng)
        for kind in (ExchangePoints, ClaimPrize):
            for offer in game.options(state, who, kind.__name__):
                command = fill(game, offer, rng)
                if not isinstance(command, ClaimPrize) or not self.forgets_it(state, command.ticket, rng):
                    return command
        return None

    def buy(self, game: AnyGame, s: Raffle, who: Actor, rng: Rng) -> Command | None:
        for offer in game.options(s, who, BuyTickets.__name__):
            count = offer.form["tickets"]
            assert isinstance(count, Amount)
            least, most = self.buys
            return fill(game, offer, rng, tickets=min(least + rng.randrange(most - least + 1), count.hi))
        return None

    def forgets_it(self, s: Raffle, ticket: int, rng: Rng) -> bool:
        key = (s.round, ticket)
        if self.forgets and key not in self._forgotten and rng.randrange(self.forgets) == 0:
            self._forgotten.add(key)
        return key in self._forgotten


class Careful(Guest):
    """One ticket, and not every time."""

    temper = "raffle-careful"
    buys = (1, 1)
    rests = 3


class Bold(Guest):
    """A whole strip of tickets."""

    temper = "raffle-bold"
    buys = (5, 12)
    rests = 50


class Forgetful(Guest):
    """Loses a ticket now and then."""

    temper = "raffle-forgetful"
    forgets = 3


TEMPERAMENTS = (Guest, Careful, Bold, Forgetful)
