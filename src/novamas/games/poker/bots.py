"""Company at a poker table: people who bet on the box before them and decide in their own way.

Each game's own `bots.py` says what a character does when it is asked; laying bets is the same everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from novamas.games.bots import fill, find_awaited
from novamas.games.boxes.acts import box_of
from novamas.games.poker.acts import Poker
from novamas.games.poker.play import AnyPoker, PokerGame
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer, mask
from novamas.kit.spaces import Amount


class PokerPlayer(ABC):
    """Bets once a round on the own box; `main` is the bet that gets cards, `beside` those that this character adds."""

    temper: ClassVar[str] = "regular"
    main: ClassVar[str]
    beside: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self._round: int | None = None

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, PokerGame)
        assert isinstance(state, Poker)
        if asked := find_awaited(game, state, who):
            return self.answer(game, mask(state, who), {offer.kind: offer for offer in asked}, rng)
        if state.round == self._round or who not in state.seats:
            return None
        return self.bet(game, state, who, rng)

    def bet(self, game: AnyPoker, s: Poker, who: Actor, rng: Rng) -> Command | None:
        """The main bet, then whatever this character likes beside it."""
        own = s.seats.index(who) + 1
        lying = {bet.on for bet in s.bets.values() if bet.owner == who}
        for kind in (self.main, *self.beside):
            if f"{kind}:{own}" not in game.spots:
                continue
            parts = {on for on, _ in game.spots[f"{kind}:{own}"].parts} or {f"{kind}:{own}"}
            if parts & lying:
                continue
            for offer in game.options(s, who, "PlaceBet"):
                if offer.form["on"].has(f"{kind}:{own}"):
                    return self.fill_bet(game, offer, f"{kind}:{own}", s, rng)
        if any(box_of(on) == own for on in lying):
            self._round = s.round
        return None

    def fill_bet(self, game: AnyPoker, offer: Offer, spot: str, s: Poker, rng: Rng) -> Command:
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        wanted = min(amount.hi, amount.lo * self.units(s, offer.by, rng))
        return fill(game, offer, rng, on=spot, amount=wanted - (wanted - amount.lo) % amount.step)

    def units(self, s: Poker, who: Actor, rng: Rng) -> int:
        """How many times the least stake."""
        return 1 + rng.randrange(4)

    def answer(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        """Friendly to guests; everything else is the game's."""
        if "Consent" in asked:
            return fill(game, asked["Consent"], rng, yes=True)
        if "Follow" in asked:
            return fill(game, asked["Follow"], rng, yes=bool(asked["Follow"].form["yes"].has(True)))
        return self.decide(game, s, asked, rng)

    @abstractmethod
    def decide(self, game: AnyPoker, s: Poker, asked: dict[str, Offer], rng: Rng) -> Command:
        """What this character does with the hand in turn, by the own cards and by what lies open."""

    def visible_cards(self, s: Poker, *places: str) -> tuple[int, ...]:
        """The cards at these places that this character can see."""
        return tuple(card.value for place in places for card in s.cards.get(place, ()) if card.value is not None)
