"""Company in a bingo hall: people who buy one card or many, and who hear every number, or nearly every one."""

from __future__ import annotations

from typing import ClassVar

from novamas.games.bingo.acts import PLAYING, SALE, Bingo, BuyCards, SingBingo, SingLine
from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import BINGO, LINE, PAPER
from novamas.games.bots import fill
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command
from novamas.kit.spaces import Amount


class Guest:
    """Anybody in the hall. A temper is how many cards one buys, how often one sits a game out, and how often one fails
    to hear that one has won."""

    temper: ClassVar[str] = "bingo-regular"
    buys: ClassVar[tuple[int, int]] = (2, 6)
    rests: ClassVar[int] = 8  # one game in so many is sat out
    deaf: ClassVar[int] = 0  # one chance in so many to sing is missed; none: never

    def __init__(self) -> None:
        self._bought = 0
        self._missed: set[tuple[int, int, str]] = set()

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, BingoGame)
        assert isinstance(state, Bingo)
        if state.phase == SALE:
            return self.buy(game, state, who, rng)
        return self.sing(game, state, who, rng) if state.phase in PLAYING and state.balls else None

    def buy(self, game: BingoGame, s: Bingo, who: Actor, rng: Rng) -> Command | None:
        """Once a game, as many cards as one's temper is, on paper."""
        if self._bought == s.round:
            return None
        self._bought = s.round
        if rng.randrange(self.rests) == 0:
            return None
        for offer in game.options(s, who, BuyCards.__name__):
            count = offer.form["count"]
            if isinstance(count, Amount) and offer.form["support"].has(PAPER):
                least, most = self.buys
                wanted = least + rng.randrange(most - least + 1)
                return fill(game, offer, rng, count=min(wanted, count.hi), support=PAPER)
        return None

    def sing(self, game: BingoGame, s: Bingo, who: Actor, rng: Rng) -> Command | None:
        """What one has, if one has heard it."""
        for what, kind in ((BINGO, SingBingo), (LINE, SingLine)):
            for offer in game.options(s, who, kind.__name__):
                for card in map(str, offer.form["card"].each()):
                    if game.hall.has_won(s, what, card) and self.hears(s, card, rng):
                        return kind(by=who, card=card)
        return None

    def hears(self, s: Bingo, card: str, rng: Rng) -> bool:
        key = (s.round, len(s.balls), card)
        if self.deaf and key not in self._missed and rng.randrange(self.deaf) == 0:
            self._missed.add(key)
        return key not in self._missed


class Careful(Guest):
    """One card, two at most, and rests now and then."""

    temper = "bingo-careful"
    buys = (1, 2)
    rests = 3


class Bold(Guest):
    """A whole strip or two, in every game; with so many cards to look after a number slips by."""

    temper = "bingo-bold"
    buys = (6, 12)
    rests = 50
    deaf = 20


class Distracted(Guest):
    """Talks to the neighbours, and misses a line now and then."""

    temper = "bingo-distracted"
    buys = (1, 4)
    deaf = 3


TEMPERAMENTS = (Guest, Careful, Bold, Distracted)
