"""Company at the blackjack table: people who bet on the box before them and play their hand in their own way.

One of them plays by the book, and on a vacant box too. The book is known by heart, as people know it, and a test holds
it against the strategy that is worked out for each law: to work it out at a table would keep everybody waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from novamas.games.blackjack.acts import (
    Blackjack,
    DoubleDown,
    Draw,
    Follow,
    Hand,
    PlayOn,
    SplitPair,
    Stay,
    Surrender,
)
from novamas.games.blackjack.play import BlackjackGame, where
from novamas.games.blackjack.rules import BOX
from novamas.games.blackjack.score import is_ace
from novamas.games.bots import Bot, fill, find_awaited
from novamas.games.shoe.acts import CutPack
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount


class Player:
    """Bets once a round on the own box, and plays by rules of thumb."""

    temper: ClassVar[str] = "regular"
    insures: ClassVar[bool] = False
    beside: ClassVar[bool] = False
    boxes: ClassVar[int] = 1
    stages: ClassVar[int] = 2

    def __init__(self) -> None:
        self._round: int | None = None

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, BlackjackGame)
        assert isinstance(state, Blackjack)
        if asked := find_awaited(game, state, who):
            return self.answer(game, state, who, {offer.kind: offer for offer in asked}, rng)
        if state.round == self._round or who not in state.seats:
            return None
        return self.bet(game, state, who, rng)

    # -- bets ---------------------------------------------------------------------------------------------------------

    def bet(self, game: BlackjackGame, s: Blackjack, who: Actor, rng: Rng) -> Command | None:
        """The box before the own seat, then perhaps what lies beside it, then perhaps a vacant one."""
        own = s.seats.index(who) + 1
        lying = {bet.on for bet in s.bets.values() if bet.owner == who}
        taken = {where(spot)[0] for spot in lying}
        for offer in game.options(s, who, "PlaceBet"):
            for spot in map(str, offer.form["on"].each()):
                (box, stage), is_box = where(spot), spot.startswith(f"{BOX}:")
                mine = box == own or box in taken
                more = bool(taken) and len(taken) < self.boxes and not game.on_box(s, box)
                here = mine or (more and game.front(s, box) is None)
                if spot not in lying and here and (stage <= self.stages if is_box else self.beside):
                    return self.fill_bet(game, offer, spot, s, rng)
        if lying:
            self._round = s.round
        return None

    def fill_bet(self, game: BlackjackGame, offer: Offer, spot: str, s: Blackjack, rng: Rng) -> Command:
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
            return self.claim(game, s, asked, rng) or PlayOn(by=who)
        hand, up = s.hands[s.turn], s.bank[0]
        if self.gives_up(game, hand, up):
            for offer in game.options(s, who, "Surrender"):
                if offer.form["hand"].has(s.turn):
                    return Surrender(by=who, hand=s.turn)
        if "SplitPair" in asked and self.splits(game, hand, up):
            return SplitPair(by=who)
        if "DoubleDown" in asked and self.doubles(game, hand, up):
            return DoubleDown(by=who)
        return Draw(by=who) if "Draw" in asked and self.draws(game, hand, up) else Stay(by=who)

    def claim(self, game: BlackjackGame, s: Blackjack, asked: dict[str, Offer], rng: Rng) -> Command | None:
        """What is claimed before any third card, if anything: insurance as high as it goes, or a hand given up."""
        if self.insures and "Insure" in asked:
            most = asked["Insure"].form["amount"]
            assert isinstance(most, Amount)
            return fill(game, asked["Insure"], rng, amount=most.hi)
        if "Surrender" in asked:
            for key in map(str, asked["Surrender"].form["hand"].each()):
                if self.gives_up(game, s.hands[key], s.bank[0]):
                    return fill(game, asked["Surrender"], rng, hand=key)
        return None

    def gives_up(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return False

    def strong(self, game: BlackjackGame, up: int) -> bool:
        """Whether the bank's first card is one to fear."""
        return is_ace(up) or game.score.value_of(up) >= 7

    def splits(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        """Aces and eights, unless the bank shows an ace or a ten."""
        feared = is_ace(up) or game.score.value_of(up) == game.rules.points.tens
        return not feared and (is_ace(hand.cards[0]) or game.score.value_of(hand.cards[0]) == 8)

    def doubles(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        feared = is_ace(up) or game.score.value_of(up) == game.rules.points.tens
        return not feared and game.score.of(hand) in (10, 11)

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        total = game.score.of(hand)
        if total != game.score.hard(hand.cards):  # an ace counts eleven: nothing can go wrong yet
            return total < 18
        return total < (17 if self.strong(game, up) else 12)


class Careful(Player):
    """Never risks going over, and never puts down more than at first."""

    temper = "careful"
    stages = 1

    def units(self, s: Blackjack, who: Actor, rng: Rng) -> int:
        return 1

    def splits(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return False

    def doubles(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return False

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return game.score.of(hand) < 12


class Mimic(Player):
    """Plays as the bank must: draws to sixteen, whatever it shows; insures, and bets beside the box."""

    temper = "mimic"
    insures = True
    beside = True
    stages = 3

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


class Scholar(Player):
    """Plays by the book, on a vacant box too; never insures."""

    temper = "scholar"
    boxes = 2
    stages = 3

    def units(self, s: Blackjack, who: Actor, rng: Rng) -> int:
        return 2

    def book(self, game: BlackjackGame, hand: Hand, up: int, pair: bool = False) -> str:
        """What the book says: S stand, H card, D double, P split, R give up."""
        score = game.score
        column = UPS.index(score.value_of(up))
        if pair:
            return PAIRS[score.value_of(hand.cards[0])][column]
        total = score.of(hand)
        rows, least = (SOFT, 17) if total != score.hard(hand.cards) else (HARD, 8)
        return "H" if total <= least else rows[total][column] if total in rows else "S"

    def gives_up(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return len(hand.cards) == 2 and self.book(game, hand, up, game.score.pair(hand.cards)) == "R"

    def splits(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return self.book(game, hand, up, pair=True) == "P"

    def doubles(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return self.book(game, hand, up) == "D"

    def draws(self, game: BlackjackGame, hand: Hand, up: int) -> bool:
        return self.book(game, hand, up) != "S"


UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
"""The columns of the book: what the bank's first card counts, the ace last."""
HARD = {
    9: "HDDDDHHHHH", 10: "DDDDDDDDHH", 11: "DDDDDDDDHH", 12: "HHSSSHHHHH", 13: "SSSSSHHHHH", 14: "SSSSSHHHRH",
    15: "SSSSSHHHRH", 16: "SSSSSHHRRH",
}  # fmt: skip
SOFT = {18: "SSSSSSSHHH"}
PAIRS = {
    1: "PPPPPPPPPH", 2: "PPPPPPHHHH", 3: "PPPPPPHHHH", 4: "HHHPPHHHHH", 5: "DDDDDDDDHH", 6: "PPPPPHHHHH",
    7: "PPPPPPHHRH", 8: "PPPPPPPPRH", 9: "PPPPPSPPSS", 10: "SSSSSSSSSS",
}  # fmt: skip

TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Player, Scholar, Careful, Mimic, Martingale)
