"""What every part of blackjack asks: rules and house, what cards count, what a bet may be, how far a round is."""

from __future__ import annotations

from novamas.games.blackjack.acts import OVER, Blackjack, CardsReturned
from novamas.games.blackjack.payment import Payment
from novamas.games.blackjack.rules import ACCUMULATED, PAIRS, PERCENT, BlackjackHouse, BlackjackRules, percent
from novamas.games.blackjack.score import Score, is_ace
from novamas.games.cloth.acts import IDLE
from novamas.games.cloth.rules import BetRule
from novamas.kit.cards import Shoe
from novamas.kit.parts import Part


class BlackjackTable:
    """Blackjack under one law and one house, as all its parts see it."""

    def __init__(self, rules: BlackjackRules, house: BlackjackHouse) -> None:
        self.rules, self.house = rules, house
        self.score = Score(rules)
        self.till = Payment(rules, house, self.score)
        self.stages = range(1, rules.stages.number + 1)

    # -- what a bet may be ---------------------------------------------------------------------------------------------

    def bet_rule(self, kind: str) -> BetRule:
        rule: BetRule = getattr(self.rules.bets, kind)
        return rule

    def minimum(self, s: Blackjack, kind: str) -> int:
        if kind == PAIRS:
            assert self.rules.bets.pairs is not None
            share = self.house.pairs_minimum or percent(self.rules.bets.pairs.least)
            return -(-s.minimum * share // PERCENT)
        return self.accumulated_stake(s) if kind == ACCUMULATED else s.minimum

    def maximum(self, s: Blackjack, kind: str) -> int:
        """The most that may lie on one box, whoever bets on it."""
        if kind == ACCUMULATED:
            return self.accumulated_stake(s)
        limit = self.bet_rule(kind).maximum
        assert limit is not None
        chosen = self.house.pairs_maximum if kind == PAIRS else self.house.maximum
        return s.minimum * (chosen or max(limit.multiples))

    def accumulated_stake(self, s: Blackjack) -> int:
        """The stipulated stake of the accumulated bet."""
        return s.minimum * self.house.accumulated // PERCENT

    # -- how far a round is --------------------------------------------------------------------------------------------

    def shoe_due(self, s: Blackjack) -> bool:
        """Whether it is the time to look after the shoe: no round is running, and another will come."""
        return s.phase == IDLE and not s.past_last()

    def first_two(self, s: Blackjack, key: str) -> bool:
        """Whether a hand has its first two cards and has not been decided."""
        hand = s.hands[key]
        return len(hand.cards) == 2 and not hand.split and not hand.doubled and not hand.result

    def third_given(self, s: Blackjack) -> bool:
        """Whether anybody has got a card beyond the first two."""
        return any(len(hand.cards) > 2 or hand.split for hand in s.hands.values())

    def shows_ace(self, s: Blackjack) -> bool:
        """Whether the first card of the bank is an ace."""
        return bool(s.bank) and is_ace(s.bank[0])

    def reshuffle(self, s: Blackjack, behind: bool) -> CardsReturned:
        """The whole pack without what lies on the table; behind the stop card, where there was one."""
        lying = [*s.bank, *(card for hand in s.hands.values() if hand.result != OVER for card in hand.cards)]
        counts = list(Shoe.of(self.rules.pack.decks).counts)
        for card in lying:
            counts[card] -= 1
        return CardsReturned(counts=tuple(counts), behind=sum(counts) if behind and not self.house.shuffler else 0)


class BlackjackPart(Part[Blackjack]):
    """A part of blackjack."""

    def __init__(self, table: BlackjackTable) -> None:
        self.table = table
        self.rules, self.house = table.rules, table.house
        self.score, self.till = table.score, table.till
