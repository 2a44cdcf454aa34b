"""The bets beside a box: that its first two cards are a pair; the accumulated bet, that its first cards are sevens."""

from __future__ import annotations

from novamas.games.blackjack.acts import Blackjack, PairsSettled, SevensSettled
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.blackjack.rules import ACCUMULATED, PAIRS
from novamas.games.boxes.acts import box_of
from novamas.games.boxes.pot import Pot, PotChanged
from novamas.games.cloth.acts import Bet
from novamas.games.cloth.play import change, without
from novamas.kit.decider import JACKPOT, Event, Run


def lying(s: Blackjack, kind: str) -> dict[int, Bet]:
    """The bets of a kind on the cloth."""
    return {id: bet for id, bet in s.bets.items() if bet.on.partition(":")[0] == kind}


class Pairs(BlackjackPart):
    """The bets on a pair: paid as soon as every hand has its two cards."""

    events = (PairsSettled,)

    def settle(self, run: Run[Blackjack]) -> None:
        """From right to left."""
        for key in reversed(run.s.order):
            box = run.s.hands[key].box
            if bets := {id: b for id, b in lying(run.s, PAIRS).items() if box_of(b.on) == box}:
                result = self.till.pair(run.s.hands[key].cards)
                moves = self.till.pairs([(b.owner, b.amount) for b in bets.values()], result)
                run(PairsSettled(box=box, result=result, bets=tuple(bets), moves=moves))

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        return change(s, bets=without(s.bets, e.bets)) if isinstance(e, PairsSettled) else s


class Sevens(Pot[Blackjack]):
    """The accumulated bet, and the pot that it feeds: paid after the bank's first play."""

    events = (PotChanged, SevensSettled)

    def __init__(self, table: BlackjackTable) -> None:
        bet = table.rules.bets.accumulated
        super().__init__(played=table.house.accumulated > 0, clauses=bet.progressive_clauses if bet is not None else ())
        self.till = table.till

    def settle(self, run: Run[Blackjack]) -> None:
        """From right to left."""
        bets = lying(run.s, ACCUMULATED)
        for id in sorted(bets, key=lambda id: (-box_of(bets[id].on), id)):
            bet, box = bets[id], box_of(bets[id].on)
            split = any(hand.box == box and hand.split for hand in run.s.hands.values())
            result = self.till.sevens(run.s.firsts[box], split)
            moves = self.till.settle_accumulated(bet.owner, bet.amount, result, run.s.pot)
            pot = run.s.pot + sum(m.amount * ((m.dst == JACKPOT) - (m.src == JACKPOT)) for m in moves)
            run(SevensSettled(bet=id, result=result, pot=pot, moves=moves))

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        if isinstance(e, SevensSettled):
            return change(s, bets=without(s.bets, (e.bet,)), pot=e.pot)
        return change(s, pot=e.pot) if isinstance(e, PotChanged) else s
