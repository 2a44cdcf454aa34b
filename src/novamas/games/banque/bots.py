"""Company at two cloths: people who want the bank, who break it, who stay on one cloth or play on both."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from novamas.games.banque.acts import ON_BOTH, ON_FIRST, ON_SECOND, Banque, LeaveBank
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.bots import Bot, fill, find_awaited
from novamas.games.circle.acts import HoldBank
from novamas.games.circle.desk import AUCTION, BETTING, IDLE, OFFERING
from novamas.games.circle.hands import CARD
from novamas.games.circle.rules import BANK
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount


class Guest:
    """Anybody at the table. A temper is how much one banks with, when one leaves, and how one stakes."""

    temper: ClassVar[str] = "regular"
    banks: ClassVar[int] = 20  # minima bid for a bank, at most
    leaves_at: ClassVar[int] = 4  # times the first bank, after which it is left
    stakes: ClassVar[int] = 4  # minima laid on a cloth, at most
    bancos: ClassVar[int] = 12  # one in so many shoes is begun with banco
    bids: ClassVar[int] = 3  # one in so many auctions is bid in
    crosses: ClassVar[int] = 6  # one in so many stakes plays on both cloths, or on the other one

    def __init__(self) -> None:
        self._seen: tuple[int, str, int] = (0, "", 0)

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, BanqueGame)
        assert isinstance(state, Banque)
        if asked := find_awaited(game, state, who):
            return self.answer(game, state, who, {offer.kind: offer for offer in asked}, rng)
        now = (state.round, state.phase, state.shoe.number)
        if self._seen == now:
            return None
        self._seen = now
        match state.phase:
            case phase if phase == BETTING:
                return self.stake(game, state, who, rng)
            case phase if phase in (AUCTION, OFFERING) and rng.randrange(self.bids) == 0:
                return self.bid(game, state, who, rng, "Bid")
            case phase if phase == IDLE and rng.randrange(4 * self.bids) == 0:
                return self.bid(game, state, who, rng, "DepositBank")
        return None

    def bid(self, game: BanqueGame, s: Banque, who: Actor, rng: Rng, kind: str) -> Command | None:
        """Something between the least and what one banks with, never all that one has."""
        for offer in game.options(s, who, kind):
            amount = offer.form["amount"]
            top = min(self.banks * s.minimum, s.chips[who] // 2)
            if isinstance(amount, Amount) and amount.lo <= top:
                steps = (min(amount.hi, top) - amount.lo) // s.minimum + 1
                return fill(game, offer, rng, amount=amount.lo + s.minimum * rng.randrange(steps))
        return None

    def answer(self, game: BanqueGame, s: Banque, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        if "HoldBank" in asked or "LeaveBank" in asked or "ReplenishBank" in asked:
            return self.hold(game, s, who, asked, rng)
        if "AskCard" in asked and "StandPat" in asked and "LayDown" not in asked:
            return fill(game, asked["AskCard" if self.draws(game, s, who, rng) else "StandPat"], rng)
        default = game.default(s, who)
        assert default is not None
        return default

    def hold(self, game: BanqueGame, s: Banque, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        bank = s.bank
        assert bank is not None
        if "ReplenishBank" in asked and rng.randrange(3) == 0:
            return fill(game, asked["ReplenishBank"], rng)
        rich = "LeaveBank" in asked and bank.amount >= self.leaves_at * bank.base
        return LeaveBank(by=who) if rich or "HoldBank" not in asked else HoldBank(by=who)

    def stake(self, game: BanqueGame, s: Banque, who: Actor, rng: Rng) -> Command | None:
        banco = game.options(s, who, "CallBanco")
        if banco and (who == s.maker or rng.randrange(self.bancos) == 0):
            return fill(game, banco[0], rng)
        mine = game.table.cloth_of(s, who) or CLOTHS[rng.randrange(2)]
        on = mine if rng.randrange(self.crosses) else (ON_FIRST, ON_SECOND, ON_BOTH)[rng.randrange(3)]
        for offer in game.options(s, who, "PlaceBet"):
            amount = offer.form["amount"]
            if offer.form["on"].has(on) and isinstance(amount, Amount):
                laid = amount.lo * (1 + rng.randrange(self.stakes))
                return fill(game, offer, rng, on=on, amount=min(amount.hi, laid))
        return None

    def draws(self, game: BanqueGame, s: Banque, who: Actor, rng: Rng) -> bool:
        """A cloth with a choice draws four times in five; a banker does what the chart says of the richer cloth."""
        if not game.table.is_banker(s, who):
            return rng.randrange(5) > 0
        plays = {cloth: sum(amount for _, amount in game.settle.stakes_on(s, cloth)) for cloth in CLOTHS}
        richer = max(CLOTHS, key=lambda cloth: plays[cloth])
        words = game.hands.chart_words(game.table.scores.base(s.coup, BANK), game.table.scores.third(s.coup, richer))
        return words == (CARD,) or (len(words) > 1 and rng.randrange(2) == 0)


class Careful(Guest):
    """Stays on one cloth with the minimum, and hardly ever banks."""

    temper = "careful"
    banks = 4
    leaves_at = 2
    stakes = 1
    bancos = 1_000
    bids = 50
    crosses = 1_000


class Banker(Guest):
    """Wants the bank and keeps it to the end of the shoe."""

    temper = "banker"
    banks = 60
    leaves_at = 1_000
    bids = 1
    stakes = 2


class Breaker(Guest):
    """Lives to break banks: banco, and large stakes on both cloths."""

    temper = "breaker"
    bancos = 2
    stakes = 10
    crosses = 2
    bids = 8


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Guest, Careful, Banker, Breaker)
