"""What the states of both games have in common in which a player is the bank, and the phases that both go through."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from novamas.games.circle.hands import Hands
from novamas.games.circle.rules import CircleRules
from novamas.games.circle.scores import Scores
from novamas.games.circle.unseen import CoupDesk
from novamas.kit.decider import Actor, Call

IDLE, OFFERING, AUCTION, HOLDING, BETTING, CLOSED = "idle", "offering", "auction", "holding", "betting", "closed"
DRAWING, DEALING, LIFTING, SPEAKING, GIVING, BANKING = "drawing", "dealing", "lifting", "speaking", "giving", "banking"
PAYING = "paying"


class CircleDesk(CoupDesk, frozen=True, kw_only=True):
    """`declined` will not cut, `mixing`: a player has the cards; `behind` are the places behind which people stand,
    `waiting` want a seat; `bank` is the bank that somebody holds, as each game has it; `charted`: the banker has asked
    for the chart before the cards are dealt."""

    phase: str = IDLE
    declined: tuple[Actor, ...] = ()
    mixing: bool = False
    behind: dict[Actor, int] = {}
    waiting: tuple[Actor, ...] = ()
    bank: Any = None
    charted: bool = False


S = TypeVar("S", bound=CircleDesk)


class CircleTable(Generic[S]):
    """The rules, the table and its people: what every part of either game is given."""

    def __init__(self, rules: CircleRules, coup: tuple[str, ...]) -> None:
        """`coup` are the phases in which cards lie."""
        self.circle_rules = rules
        self.hands = Hands(rules)
        self.scores = Scores(self.hands, rules.deal.cards)
        self.coup_phases = (CLOSED, *coup)

    def session_over(self, s: S) -> bool:
        return s.past_last()

    def is_banker(self, s: S, who: Actor) -> bool:
        return s.bank is not None and who == s.bank.banker

    def word(self, key: str, who: Actor) -> tuple[Call, ...]:
        """A word that is said as the law prescribes it."""
        return (Call(key, by=who),)


def banker_of(s: CircleDesk) -> Actor:
    """Who holds the bank; somebody must."""
    assert s.bank is not None, "nobody holds the bank"
    banker: Actor = s.bank.banker
    return banker
