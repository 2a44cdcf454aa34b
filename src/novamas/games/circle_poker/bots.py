"""Company at circle poker: people who play by what their cards win and what a bet costs, each in a temper of their own.

They see what a player in their place sees (`arithmetic/seen.py`); how they judge it is in `arithmetic/brain.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from novamas.games.bots import Bot, fill, find_awaited
from novamas.games.circle_poker.acts import CirclePoker
from novamas.games.circle_poker.arithmetic.brain import LOOSE, STEADY, TIGHT, Temper, choose, discard
from novamas.games.circle_poker.arithmetic.seen import contest_of, spot_of
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.showdown import cards_of
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer
from novamas.kit.spaces import Amount

SEEDS = 1 << 62


class Steady:
    """Plays neither many hands nor few."""

    temper: ClassVar[str] = "regular"
    plays: ClassVar[Temper] = STEADY

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(game, CirclePokerGame)
        assert isinstance(state, CirclePoker)
        asked = {offer.kind: offer for offer in find_awaited(game, state, who)}
        if not asked:
            back = game.options(state, who, "ComeBack")
            return fill(game, back[0], rng) if back else None
        if "ThrowCards" in asked:
            return fill(game, asked["ThrowCards"], rng, cards=self.changes(game, state, who, rng))
        for only in ("NoBlind", "PutAnte"):
            if only in asked:
                return fill(game, asked[only], rng)
        if len(asked) == 1:  # after a mistake there may be nothing to choose
            return fill(game, next(iter(asked.values())), rng)
        return self.bet(game, state, who, asked, rng)

    def bet(self, game: CirclePokerGame, s: CirclePoker, who: Actor, asked: dict[str, Offer], rng: Rng) -> Command:
        choice = choose(contest_of(game), spot_of(game, s, who), self.plays, Random(rng.randrange(SEEDS)))
        if choice.act == "raise" and "RaiseTo" in asked:
            return fill(game, asked["RaiseTo"], rng, amount=self.raise_by(s, asked["RaiseTo"], choice.size))
        if "Check" in asked:
            return fill(game, asked["Check"], rng)
        return fill(game, asked["LeaveHand" if choice.act == "leave" else "Cover"], rng)

    @staticmethod
    def raise_by(s: CirclePoker, offer: Offer, size: float) -> int:
        """A raise by that part of the pot, as near as it is allowed."""
        amount = offer.form["amount"]
        assert isinstance(amount, Amount)
        wanted = s.hand.level + int(s.hand.pot * size)
        return amount.lo + max(0, min(wanted, amount.hi) - amount.lo) // amount.step * amount.step

    @staticmethod
    def changes(game: CirclePokerGame, s: CirclePoker, who: Actor, rng: Rng) -> tuple[int, ...]:
        """The cards to throw away, by their numbers in the hand."""
        most = game.rules.discards.most
        thrown = discard(contest_of(game), cards_of(s.hand, who), most, Random(rng.randrange(SEEDS)))
        return tuple(n + 1 for n in thrown)


class Careful(Steady):
    """Plays few hands, and those for what they are worth."""

    temper = "careful"
    plays = TIGHT


class Bold(Steady):
    """Plays many hands and raises often."""

    temper = "bold"
    plays = LOOSE


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Steady, Careful, Bold)
