"""Who is paid what: hands, insurance, pairs and sevens, as moves of chips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from novamas.games.blackjack.acts import Hand, Insured
from novamas.games.blackjack.rules import PERCENT, BlackjackHouse, BlackjackRules
from novamas.games.blackjack.score import Result, Score
from novamas.kit.cards import rank, suit
from novamas.kit.decider import CLOTH, FLOAT, JACKPOT, Actor, Move

POT = "pot"
RED = (1, 2)
"""Hearts and diamonds, by their place among the suits."""


def lose(amount: int) -> Iterable[Move]:
    return (Move(CLOTH, FLOAT, amount, "lost"),)


def pay(owner: Actor, amount: int, win: int) -> Iterable[Move]:
    """The winnings, and the stake with them."""
    if win:
        yield Move(FLOAT, owner, win, "win")
    yield Move(CLOTH, owner, amount, "stake")


class Payment:
    """Pays under one law and one house."""

    def __init__(self, rules: BlackjackRules, house: BlackjackHouse, score: Score) -> None:
        self.rules, self.house, self.score = rules, house, score

    def share(self, amount: int, ratio: Fraction) -> int:
        return self.house.rounding.share(amount, ratio)

    # -- hands --------------------------------------------------------------------------------------------------------

    def collect(self, hand: Hand) -> tuple[Move, ...]:
        """Everything that lies on a hand, for the house."""
        return tuple(move for stake in hand.stakes for move in lose(stake.amount))

    def settle(self, hand: Hand, stage: int, result: Result) -> tuple[Move, ...]:
        """The stakes of one stage of a hand."""
        moves: list[Move] = []
        even, natural = self.rules.bets.box.pays, self.rules.natural.pays
        assert even is not None
        for stake in hand.stakes:
            if stake.stage != stage:
                continue
            if result == "lost":
                moves += lose(stake.amount)
            elif result == "tied":
                moves.append(Move(CLOTH, stake.owner, stake.amount, "tie"))
            else:
                win = self.share(stake.amount, natural if result == "natural" else even)
                moves += pay(stake.owner, stake.amount, win)
        return tuple(moves)

    def surrender(self, hand: Hand) -> tuple[Move, ...]:
        """A part of every stake is lost; what does not divide stays with the house."""
        assert self.rules.surrender is not None
        moves: list[Move] = []
        for stake in hand.stakes:
            back = self.share(stake.amount, 1 - self.rules.surrender.loses)
            moves += lose(stake.amount - back)
            if back:
                moves.append(Move(CLOTH, stake.owner, back, "surrender"))
        return tuple(moves)

    def at_once(self, hand: Hand, owner: Actor, stage: int) -> tuple[Move, ...]:
        """A blackjack that is paid at even money before the bank draws."""
        rule = self.rules.even_money
        assert rule is not None
        stakes = [stake for stake in hand.stakes if (stake.owner, stake.stage) == (owner, stage)]
        return tuple(m for stake in stakes for m in pay(owner, stake.amount, self.share(stake.amount, rule.pays)))

    def settle_insurance(self, bets: Iterable[Insured], won: bool) -> tuple[Move, ...]:
        pays = self.rules.insurance.pays
        return tuple(
            move
            for bet in bets
            for move in (pay(bet.owner, bet.amount, self.share(bet.amount, pays)) if won else lose(bet.amount))
        )

    # -- bets beside the box ------------------------------------------------------------------------------------------

    def pair(self, cards: Sequence[int]) -> str:
        """The kind of pair that two first cards are; nothing if they are none."""
        rule = self.rules.bets.pairs
        assert rule is not None
        one, two = cards[:2]
        same = rank(one) == rank(two) if rule.by == "rank" else self.score.value_of(one) == self.score.value_of(two)
        if not same:
            return ""
        colour = (suit(one) in RED) == (suit(two) in RED)
        if suit(one) == suit(two) if rule.complete == "same-suit" else colour:
            return "complete"
        return "colour" if colour else "incomplete"

    def pairs(self, bets: Iterable[tuple[Actor, int]], result: str) -> tuple[Move, ...]:
        rule = self.rules.bets.pairs
        assert rule is not None
        return tuple(
            move
            for owner, amount in bets
            for move in (pay(owner, amount, self.share(amount, rule.prizes[result].pays)) if result else lose(amount))
        )

    def sevens(self, cards: Sequence[int], split: bool) -> str:
        """The best combination in the first cards of a box; a pair that was split ends with its two cards."""
        rule = self.rules.bets.accumulated
        assert rule is not None
        counted = cards[:2] if split and rule.split == "frozen" else cards[:3]
        run = 0
        for card in counted:
            if rank(card) + 1 != rule.rank:
                break
            run += 1
        suits = len({suit(card) for card in counted[:run]})
        if run == 3 and (suits != 2 or rule.mixed == "as-three"):
            return POT if suits == 1 else "three"
        if run >= 2:
            return "two-suited" if suit(counted[0]) == suit(counted[1]) else "two"
        return "one" if run else ""

    def settle_accumulated(self, owner: Actor, amount: int, result: str, pot: int) -> tuple[Move, ...]:
        """A lost stake feeds the pot with its part; three sevens of a suit win it, and never less than its least."""
        rule, prizes = self.rules.bets.accumulated, self.house.prizes
        assert rule is not None
        if not result:
            fed = amount * self.house.jackpot // PERCENT
            moves = [Move(CLOTH, JACKPOT, fed, "jackpot")] if fed else []
            return (*moves, *(lose(amount - fed) if amount > fed else ()))
        if result != POT:
            pays = getattr(prizes, result.replace("-", "_")) or rule.prizes[result].pays
            return tuple(pay(owner, amount, self.share(amount, Fraction(pays))))
        won = [Move(JACKPOT, owner, pot, "jackpot")] if pot else []
        rest = max(0, amount * (prizes.pot or rule.pot) - pot)
        return (*won, *pay(owner, amount, rest))
