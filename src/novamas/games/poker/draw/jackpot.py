"""The jackpot of poker with discard: a machine may feed the pot before the deal; people do once prizes are paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from novamas.games.cloth.play import change
from novamas.games.poker.acts import JackpotFed
from novamas.games.poker.draw.acts import DrawDesk, PotFed
from novamas.games.poker.draw.rules import DrawHouse, DrawRules
from novamas.games.poker.jackpot import Claim, Jackpot
from novamas.kit.decider import CLOTH, JACKPOT, Account, Event, Move, Run
from novamas.kit.spaces import Clause, Why

P = TypeVar("P", bound=DrawDesk)


class FedJackpot(Jackpot[DrawDesk, DrawRules, DrawHouse]):
    """The pot; `fed` is what of the bets on the cloth is in it already."""

    owns = ("fed",)
    events = (*Jackpot.events, PotFed)

    def shut(self, s: DrawDesk) -> Why | None:
        """Whatever other tables have, nobody bets on a pot of this one that has not begun."""
        begun = self.fixed or s.pot
        return super().shut(s) if begun else Why("no-pot", self.rule.progressive_clauses)

    def holdings(self, s: DrawDesk) -> Mapping[Account, int]:
        return {CLOTH: -s.fed}

    def settle(self, run: Run[DrawDesk], claims: Iterable[Claim]) -> None:
        """A machine has fed the pot before the deal; people do it when the prizes of the hand have been paid."""
        if bets := self.bets(run.s):
            self.pay(run, claims, bets)
            self.collect(run)

    def feed(self, run: Run[DrawDesk]) -> None:
        """The machine, where there is one, adds its part of the chips that it has detected."""
        fed = self.feeding(run.s) if self.house.feed == "automatic" else 0
        if fed:
            moves = (Move(CLOTH, JACKPOT, fed, "jackpot"),)
            run(PotFed(pot=run.s.pot + fed, fed=fed, moves=moves, clauses=self.table.rules.jackpot.feed_clauses))

    def feeding(self, s: DrawDesk) -> int:
        """What of the bets on the cloth has still to go into the pot."""
        return super().feeding(s) - s.fed

    def collect(self, run: Run[DrawDesk]) -> None:
        fed = self.feeding(run.s)
        kept = sum(b.amount for b in self.bets(run.s).values()) - fed - run.s.fed
        self.collect_fed(run, fed, kept, self.table.rules.jackpot.feed_clauses)

    def give_back(self, run: Run[DrawDesk], clauses: tuple[Clause, ...]) -> None:
        """What a machine has added of bets that do not count comes out of the pot again."""
        if fed := run.s.fed:
            moves = (Move(JACKPOT, CLOTH, fed, "jackpot"),)
            run(PotFed(pot=run.s.pot - fed, fed=0, moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        s = Jackpot.evolve(s, e)
        match e:
            case PotFed(pot=pot, fed=fed):
                return change(s, pot=pot, fed=fed)
            case JackpotFed():
                return change(s, fed=0)
        return s
