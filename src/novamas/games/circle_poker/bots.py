"""Company at circle poker: people who pass, cover what is cheap, raise now and then, and change what does not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from novamas.games.bots import Bot, awaited, fill
from novamas.games.circle_poker.acts import CirclePoker
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.showdown import held
from novamas.kit.cards import rank
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, Command, Game, Offer
from novamas.kit.spaces import Amount


class Steady:
    """Covers up to some part of what it has, the more the better its cards match; raises once in a while."""

    temper: ClassVar[str] = "regular"
    covers: ClassVar[int] = 8  # a bet is covered up to one in so many of one's chips, with nothing in hand
    raises: ClassVar[int] = 6  # one in so many turns is a raise, with something in hand
    bluffs: ClassVar[int] = 40  # and with nothing

    def act(self, game: Game[Any], state: Any, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, CirclePokerGame)
        assert isinstance(state, CirclePoker)
        asked = {offer.kind: offer for offer in awaited(game, state, who)}
        if not asked:
            back = game.options(state, who, "ComeBack")
            return fill(game, back[0], rng) if back else None
        if "ThrowCards" in asked:
            return fill(game, asked["ThrowCards"], rng, cards=self.changes(state, who))
        if "NoBlind" in asked:
            return fill(game, asked["NoBlind"], rng)
        return self.bet(game, state, who, asked, rng)

    def bet(self, game: CirclePokerGame, s: CirclePoker, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        equal = self.matches(s, who)
        often = self.raises if equal else self.bluffs
        if "RaiseTo" in asked and rng.randrange(often) == 0:
            amount = asked["RaiseTo"].form["amount"]
            assert isinstance(amount, Amount)
            return fill(game, asked["RaiseTo"], rng, amount=amount.lo)
        if "Check" in asked:
            return fill(game, asked["Check"], rng)
        price = s.hand.level - s.hand.bet(who)
        dear = price * self.covers > s.chips[who] * (1 + 3 * equal)
        return fill(game, asked["LeaveHand" if dear and rng.randrange(8) else "Cover"], rng)

    @staticmethod
    def matches(s: CirclePoker, who: Actor) -> int:
        """How many cards of one rank there are at most among the own ones and those with them, less one."""
        own = held(s.hand, who)
        board = s.hand.boards[0] if s.hand.boards else ()
        ranks = Counter(map(rank, (*own, *board)))
        return max((ranks[rank(card)] for card in own), default=1) - 1

    @staticmethod
    def changes(s: CirclePoker, who: Actor) -> tuple[int, ...]:
        """The three lowest cards that match no other."""
        own = held(s.hand, who)
        ranks = Counter(map(rank, own))
        alone = sorted((rank(card) or 13, n) for n, card in enumerate(own, 1) if ranks[rank(card)] == 1)
        return tuple(sorted(n for _, n in alone[:3]))


class Careful(Steady):
    """Leaves unless it is cheap or the cards match."""

    temper = "careful"
    covers = 20
    raises = 15
    bluffs = 1_000


class Bold(Steady):
    """Covers nearly everything and raises often."""

    temper = "bold"
    covers = 3
    raises = 3
    bluffs = 12


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Steady, Careful, Bold)
