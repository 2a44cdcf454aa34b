"""Company at chemin de fer: people who like to bank or to break banks, who pass in time or never do."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from novamas.games.bots import Bot, fill, find_awaited
from novamas.games.chemin.acts import AllGoes, Chemin, PassHand
from novamas.games.chemin.desk import ON_CLOTH
from novamas.games.chemin.play import CheminGame
from novamas.games.circle.acts import HoldBank
from novamas.games.circle.hands import CARD
from novamas.games.circle.rules import BANK, PUNTO
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount


class Guest:
    """Anybody at the table. A temper is how much one banks with, when one passes, and how one covers."""

    temper: ClassVar[str] = "regular"
    banks: ClassVar[int] = 8  # minima put up where the hand comes in turn
    passes_at: ClassVar[int] = 6  # times the first bank, after which it is passed on
    covers: ClassVar[int] = 4  # minima staked against a bank, at most
    bancos: ClassVar[int] = 8  # one in so many banks that can be covered is covered
    buys: ClassVar[int] = 6  # one in so many hands that others pass is taken
    bids: ClassVar[int] = 3  # one in so many auctions is bid in
    shares: ClassVar[int] = 0  # one in so many banks is offered a share; none: never

    def __init__(self) -> None:
        self._seen: tuple[int, str] = (0, "")

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, CheminGame)
        assert isinstance(state, Chemin)
        if asked := find_awaited(game, state, who):
            return self.answer(game, state, who, {offer.kind: offer for offer in asked}, rng)
        if state.unwanted and (freely := game.options(state, who, "TakeBank")):
            return self.put_up(game, state, freely[0], rng)
        if self._seen == (state.round, state.phase):
            return None
        self._seen = (state.round, state.phase)
        match state.phase:
            case "betting":
                return self.cover(game, state, who, rng)
            case "auction" if rng.randrange(self.bids) == 0:
                return self.one(game, state, who, rng, "Bid")
            case "holding" if self.shares and rng.randrange(self.shares) == 0:
                return self.one(game, state, who, rng, "OfferShare")
        return None

    def one(self, game: CheminGame, s: Chemin, who: Actor, rng: Rng, kind: str) -> Command | None:
        """The least that an offer of this kind asks for."""
        for offer in game.options(s, who, kind):
            amount = offer.form.get("amount")
            return fill(game, offer, rng, **({"amount": amount.lo} if isinstance(amount, Amount) else {}))
        return None

    # -- the bank ------------------------------------------------------------------------------------------------------

    def answer(self, game: CheminGame, s: Chemin, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        if "TakeBank" in asked or "DeclineBank" in asked:
            return self.take(game, s, who, asked, rng)
        if "AnswerShare" in asked:
            return fill(game, asked["AnswerShare"], rng, yes=rng.randrange(2) == 0)
        if "HoldBank" in asked or "PassHand" in asked:
            return self.hold(game, s, who, asked, rng)
        if "TakeStake" in asked:
            return fill(game, asked["LeaveStake" if rng.randrange(2) else "TakeStake"], rng)
        if "GiveCard" in asked and "RefuseCard" in asked:
            return fill(game, asked["GiveCard" if rng.randrange(2) else "RefuseCard"], rng)
        if "AskCard" in asked and "StandPat" in asked:
            return fill(game, asked["AskCard" if self.draws(game, s, who, rng) else "StandPat"], rng)
        default = game.default(s, who)
        assert default is not None
        return default

    def take(self, game: CheminGame, s: Chemin, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        """A hand in turn is taken, a passed one now and then if it is not too dear, one's own never again."""
        hand = s.offered
        if hand is not None and hand.passed and not hand.forced and (hand.former == who or rng.randrange(self.buys)):
            return fill(game, asked["DeclineBank"], rng)
        offer = asked.get("TakeBank")
        amount = offer.form["amount"] if offer is not None else None
        dear = isinstance(amount, Amount) and amount.lo > max(self.banks * s.minimum, s.chips[who] // 2)
        if offer is None or not isinstance(amount, Amount) or (dear and "DeclineBank" in asked):
            return fill(game, asked["DeclineBank"], rng)
        return self.put_up(game, s, offer, rng)

    def put_up(self, game: CheminGame, s: Chemin, offer: Offer, rng: Rng) -> Command:
        """Takes a bank, with as much as one's temper is, or as near to it as can be."""
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        return fill(game, offer, rng, amount=max(amount.lo, min(amount.hi, self.banks * s.minimum)))

    def hold(self, game: CheminGame, s: Chemin, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        bank = s.bank
        assert bank is not None
        aside = game.options(s, who, "SetAside")
        if aside and rng.randrange(3) == 0:
            amount = aside[0].form["amount"]
            assert isinstance(amount, Amount)
            return fill(game, aside[0], rng, amount=max(amount.lo, amount.hi // 2))
        if game.options(s, who, "AllGoes") and rng.randrange(10) == 0:
            return AllGoes(by=who)
        full = "PassHand" in asked and bank.amount >= self.passes_at * bank.base
        return PassHand(by=who) if full or "HoldBank" not in asked else HoldBank(by=who)

    # -- against the bank ----------------------------------------------------------------------------------------------

    def cover(self, game: CheminGame, s: Chemin, who: Actor, rng: Rng) -> Command | None:
        follow = game.options(s, who, "CallFollowed")
        if follow and rng.randrange(2) == 0:
            return fill(game, follow[0], rng)
        if rng.randrange(self.bancos) == 0:
            for kind in ("CallBanco", "CallWithTable", "JoinBanco"):
                if rng.randrange(3) and (command := self.one(game, s, who, rng, kind)) is not None:
                    return command
        if rng.randrange(6) == 0 and (command := self.one(game, s, who, rng, "CompleteTable")) is not None:
            return command
        for offer in game.options(s, who, "PlaceBet"):
            amount = offer.form["amount"]
            if offer.form["on"].has(ON_CLOTH) and isinstance(amount, Amount):
                stake = amount.lo * (1 + rng.randrange(self.covers))
                return fill(game, offer, rng, on=ON_CLOTH, amount=min(amount.hi, stake))
        return None

    def draws(self, game: CheminGame, s: Chemin, who: Actor, rng: Rng) -> bool:
        """A punto with a choice draws four times in five; a banker does what the chart says."""
        if not game.table.is_banker(s, who):
            return rng.randrange(5) > 0
        words = game.hands.chart_words(game.table.scores.base(s.coup, BANK), game.table.scores.third(s.coup, PUNTO))
        return words == (CARD,) or (len(words) > 1 and rng.randrange(2) == 0)


class Careful(Guest):
    """Banks with the minimum, passes after the first good win, and never goes banco."""

    temper = "careful"
    banks = 1
    passes_at = 2
    covers = 1
    bancos = 1_000
    bids = 50


class Banker(Guest):
    """Wants the shoe, bids for it, takes partners, and does not let go."""

    temper = "banker"
    banks = 20
    passes_at = 50
    bids = 1
    covers = 2


class Breaker(Guest):
    """Lives to break banks: banco, banco seguido."""

    temper = "breaker"
    bancos = 2
    covers = 8
    bids = 6


class Partner(Guest):
    """Would rather share another's bank than hold one."""

    temper = "partner"
    banks = 4
    passes_at = 3
    shares = 3


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Guest, Careful, Banker, Breaker, Partner)
