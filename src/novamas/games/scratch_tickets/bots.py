"""Company at the counter: people who buy a ticket or some, scratch them and present what they have won."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.bots import fill
from novamas.games.scratch_tickets.acts import SALE, BuyTickets, Counter, PresentTicket, Scratch, ScratchAll
from novamas.games.scratch_tickets.play import is_open
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command
from novamas.kit.spaces import Amount


class Guest:
    """Anybody. A temper is how many tickets one buys, how often one lets a day pass, and whether one scratches a ticket
    box by box."""

    temper: ClassVar[str] = "ticket-regular"
    buys: ClassVar[tuple[int, int]] = (1, 2)
    rests: ClassVar[int] = 3  # one day in so many is let pass
    slowly: ClassVar[bool] = False

    def __init__(self) -> None:
        self._bought = 0

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(state, Counter)
        if not any(slip.who == who and is_open(slip) for slip in state.slips.values()):
            return self.buy(game, state, who, rng)
        kinds = (PresentTicket, Scratch, ScratchAll) if self.slowly else (PresentTicket, ScratchAll)
        for kind in kinds:
            if offers := game.options(state, who, kind.__name__):
                return fill(game, offers[0], rng)
        return None

    def buy(self, game: AnyGame, s: Counter, who: Actor, rng: Rng) -> Command | None:
        """Once a day, as many as one's temper is."""
        if s.phase != SALE or self._bought == s.round:
            return None
        self._bought = s.round
        if rng.randrange(self.rests) == 0:
            return None
        for offer in game.options(s, who, BuyTickets.__name__):
            count = offer.form["count"]
            if isinstance(count, Amount):
                least, most = self.buys
                return fill(game, offer, rng, count=min(least + rng.randrange(most - least + 1), count.hi))
        return None


class Patient(Guest):
    """One ticket, scratched box by box."""

    temper = "ticket-patient"
    buys = (1, 1)
    slowly = True


class Hopeful(Guest):
    """A handful, every day."""

    temper = "ticket-hopeful"
    buys = (3, 5)
    rests = 20


TEMPERAMENTS = (Guest, Patient, Hopeful)
