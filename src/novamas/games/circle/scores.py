"""What the cards of a coup come to, hand by hand, with whatever mistakes have put in the place of cards."""

from __future__ import annotations

from novamas.games.circle.hands import Hands
from novamas.games.circle.unseen import Lying, is_seen, values


class Scores:
    """The arithmetic of the hands as they lie; `first` is how many cards each is dealt at first."""

    def __init__(self, hands: Hands, first: int) -> None:
        self.hands, self.first = hands, first

    def base(self, coup: Lying, hand: str) -> int:
        """The score of the first cards, or what stands in its place."""
        stated = coup.find_stated(hand)
        return self.hands.score(values(coup.hands.get(hand, ())[: self.first])) if stated is None else stated

    def third(self, coup: Lying, hand: str) -> int | None:
        """The third card of a hand, if it has one that is known."""
        extra = () if coup.is_thrown(hand) else values(coup.hands.get(hand, ())[self.first :])
        return extra[0] if extra else None

    def total(self, coup: Lying, hand: str) -> int:
        if hand in coup.final:
            return coup.final[hand]
        third, base = self.third(coup, hand), self.base(coup, hand)
        return base if third is None else self.hands.add(base, third)

    def natural(self, coup: Lying, hand: str) -> bool:
        """Whether a hand is to be laid down: eight or nine, and the right to do so not lost."""
        able = hand not in coup.forfeited and hand not in coup.final and is_seen(coup, hand)
        return able and self.hands.natural(self.base(coup, hand))

    def may_lay(self, coup: Lying, hand: str) -> bool:
        """Whether a hand can be laid down: it must be, or nobody knows yet that it cannot."""
        return self.natural(coup, hand) or not (is_seen(coup, hand) or hand in coup.forfeited)
