"""Company at the blackjack table: people who bet on the box before them and play their hand in their own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from novamas.games.blackjack.acts import (
    Blackjack,
    DoubleDown,
    Draw,
    Follow,
    Hand,
    PlayOn,
    SplitPair,
    Stay,
)
from novamas.games.blackjack.boxes import where
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import BOX, PAIRS
from novamas.games.blackjack.score import is_ace
from novamas.games.bots import Bot, awaited, fill
from novamas.games.shoe.acts import CutPack
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, Command, Game, Offer
from novamas.kit.spaces import Amount


class Player:
    """Bets once a round on the own box, and plays by rules of thumb."""

    temper: ClassVar[str] = "regular"
    insures: ClassVar[bool] = False
    likes_pairs: ClassVar[bool] = False

    def __init__(self) -> None:
        self._round: int | None = None

    def act(self, game: Game[Any], state: Any, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, BlackjackGame)
        assert isinstance(state, Blackjack)
        if asked := awaited(game, state, who):
            return self.answer(game, state, who, {offer.kind: offer for offer in asked}, rng)
        if state.round == self._round or who not in state.seats:
            return None
        return self.bet(game, state, who, rng)

    # -- bets ---------------------------------------------------------------------------------------------------------

    def bet(self, game: BlackjackGame, s: Blackjack, who: Actor, rng: Rng) -> Command | None:
        """The box before the own seat; beside it now and then a pair."""
        own = s.seats.index(who) + 1
        lying = {bet.on for bet in s.bets.values() if bet.owner == who}
        for offer in game.options(s, who, "PlaceBet"):
            for spot in map(str, offer.form["on"].each()):
                kind = spot.partition(":")[0]
                wanted = not lying if kind == BOX else kind == PAIRS and self.likes_pairs and bool(lying)
                if wanted and where(spot)[0] == own and spot not in lying:
                    return self.laid(game, offer, spot, s, rng)
        if lying:
            self._round = s.round
        return None

    def laid(self, game: BlackjackGame, offer: Offer, spot: str, s: Blackjack, rng: Rng) -> Command:
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        return fill(game, offer, rng, on=spot, amount=min(amount.hi, amount.lo * self.units(s, offer.by, rng)))

    def units(self, s: Blackjack, who: Actor, rng: Rng) -> int:
        """How many times the least stake."""
        return 1 + rng.randrange(4)

    # -- answers ------------------------------------------------------------------------------------------------------

    def answer(self, game: BlackjackGame, s: Blackjack, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        if "Consent" in asked:
            return fill(game, asked["Consent"], rng, yes=True)
        if "CutPack" in asked:
            return CutPack(by=who)
        if "Follow" in asked:
            return Follow(by=who, yes=bool(asked["Follow"].form["yes"].has(True)))
        if "PlayOn" in asked:
            most = asked["Insure"].form["amount"] if self.insures and "Insure" in asked else None
            return fill(game, asked["Insure"], rng, amount=most.hi) if isinstance(most, Amount) else PlayOn(by=who)
        hand = s.hands[s.turn]
        if "SplitPair" in asked and self.splits(game, hand, s.bank[0]):
            return SplitPair(by=who)
        if "DoubleDown" in asked and self.doubles(game, hand, s.bank[0]):
            return DoubleDown(by=who)
        return Draw(by=who) if "Draw" in asked and self.draws(game, hand, s.bank[0]) else Stay(by=who)

    def strong(self, game: BlackjackGame, up: int) -> bool:
        """Whether the bank's first card is one to fear."""
        return is_ace(up) or game.score.worth(up) >= 7

    def splits(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        """Aces and eights, unless the bank shows an ace or a ten."""
        feared = is_ace(up) or game.score.worth(up) == game.rules.points.tens
        return not feared and (is_ace(hand.cards[0]) or game.score.worth(hand.cards[0]) == 8)

    def doubles(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        feared = is_ace(up) or game.score.worth(up) == game.rules.points.tens
        return not feared and game.score.of(hand) in (10, 11)

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        total = game.score.of(hand)
        if total != game.score.hard(hand.cards):  # an ace counts eleven: nothing can go wrong yet
            return total < 18
        return total < (17 if self.strong(game, up) else 12)


class Careful(Player):
    """Never risks going over, and never puts down more than at first."""

    temper = "careful"

    def units(self, s: Blackjack, who: Actor, rng: Rng) -> int:
        return 1

    def splits(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return False

    def doubles(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return False

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return game.score.of(hand) < 12


class Mimic(Player):
    """Plays as the bank must: draws to sixteen, whatever it shows; insures against every ace, and loves pairs."""

    temper = "mimic"
    insures = True
    likes_pairs = True

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return game.score.of(hand) < game.rules.bank.stands


class Martingale(Player):
    """Doubles the stake after every loss, as far as the box takes it."""

    temper = "martingale"

    def __init__(self) -> None:
        super().__init__()
        self._before: int | None = None
        self._doubled = 0

    def units(self, s: Blackjack, who: Actor, rng: Rng) -> int:
        chips = s.chips[who]
        if self._before is not None and chips != self._before:
            self._doubled = min(6, self._doubled + 1) if chips < self._before else 0
        self._before = chips
        return int(2**self._doubled)


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Careful, Mimic, Martingale)
