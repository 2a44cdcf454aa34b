"""The jackpot beside some pokers: a small bet of its own, decided by the player's cards and paid from a pot.

A progressive pot is money of its own (`@jackpot`): the director brings it, every bet feeds it, prizes come out of it. A
fixed one is an amount that the house pays prizes from its float by. A prize is a part of the pot; where several come in
one round, the highest hand is paid first and the next from what is left, as the texts say. In a carousel prizes are
parts of the pots of all its tables (`carousel.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.boxes.acts import box_of
from novamas.games.boxes.pot import Pot, WithPot
from novamas.games.cloth.acts import Bet
from novamas.games.cloth.play import change, without
from novamas.games.poker.acts import JackpotDesk, JackpotFed, JackpotPaid
from novamas.games.poker.carousel import Carousel
from novamas.games.poker.jackpot_rules import BET, PERCENT, JackpotHouse, JackpotRule, JackpotRules, stake
from novamas.games.poker.play import PokerGame
from novamas.kit.decider import CAGE, CLOTH, FLOAT, JACKPOT, Actor, Event, Move, Run
from novamas.kit.hands import Value
from novamas.kit.parts import Part
from novamas.kit.spaces import Amount, Clause, Why


class Claim(Struct, frozen=True):
    """A hand that wins a part of the pot: whose bet it is, how high it is, and whether cards were drawn to it."""

    bet: int
    kind: str
    value: Value
    drawn: bool = False


def shares(pot: int, claims: Iterable[Claim], rule: JackpotRule, fixed: bool) -> Iterator[tuple[Claim, int]]:
    """What each claim is paid, in the order of payment: hands as they were dealt first, among them the highest first.

    Whole pots are shared equally; other equal hands get their part of the pot as it was, each of them; everything else
    its part of what is left. A fixed pot has nothing left or taken: every part is of the whole.
    """
    waiting = sorted(claims, key=lambda claim: (not claim.drawn, claim.value), reverse=True)
    left = pot
    while waiting:
        first = waiting[0]
        alike = [claim for claim in waiting if (claim.drawn, claim.value) == (first.drawn, first.value)]
        waiting = waiting[len(alike) :]
        part = Fraction((rule.drawn if first.drawn else rule.shares)[first.kind].part)
        base = pot if fixed or rule.of == "whole" or (len(alike) > 1 and part < 1) else left
        paid = int(base * part / len(alike)) if part == 1 else int(base * part)
        for claim in alike:
            prize = paid if fixed else min(paid, left)
            left -= 0 if fixed else prize
            yield claim, prize


J = TypeVar("J", bound=JackpotDesk)
Rj = TypeVar("Rj", bound=JackpotRules)
Hj = TypeVar("Hj", bound=JackpotHouse)


class TablePot(Pot[J]):
    """A progressive pot, which the director begins with no less than the law says."""

    owns: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rules: JackpotRules, house: JackpotHouse) -> None:
        super().__init__(house.jackpot > 0 and house.jackpot_kind == "progressive", rules.jackpot.progressive_clauses)
        self.least = rules.jackpot.progressive
        self.percent = house.jackpot

    def brings(self, s: WithPot) -> Amount:
        least = 1 if s.pot else max(1, self.least * stake(s.minimum, self.percent))
        return replace(super().brings(s), lo=least, below=Why("pot-too-small", self.clauses))


class Jackpot(Part[J], Generic[J, Rj, Hj]):
    """The bets that feed the pot and the prizes that come out of it. `draw_cloth` of a game adds the spots
    "jackpot:box" where `house.jackpot` is more than nothing."""

    events: ClassVar[tuple[type[Event], ...]] = (JackpotFed, JackpotPaid)

    def __init__(self, table: PokerGame[J, Rj, Hj], carousel: Carousel[J]) -> None:
        self.table, self.house, self.carousel = table, table.house, carousel
        self.fixed = self.house.jackpot_kind == "fixed"

    @property
    def rule(self) -> JackpotRule:
        return self.table.rules.jackpot

    # -- the bet ------------------------------------------------------------------------------------------------------

    def minimum(self, s: J) -> int:
        return stake(s.minimum, self.house.jackpot)

    def maximum(self, s: J) -> int:
        return self.minimum(s)

    def room(self, s: J, key: str, mine: Mapping[str, int]) -> int | None:
        """One jackpot bet a player and hand."""
        return self.minimum(s) - mine.get(key, 0)

    def full(self) -> Why:
        return Why("above-maximum", self.rule.most_clauses)

    def shut(self, s: J) -> Why | None:
        return None if self.pot(s) else Why("no-pot", self.rule.progressive_clauses)

    def bets(self, s: J) -> dict[int, Bet]:
        """The jackpot bets on the cloth."""
        return {id: b for id, b in s.bets.items() if self.table.spots[b.on].kind == BET}

    # -- the pot ------------------------------------------------------------------------------------------------------

    def own_pot(self, s: J) -> int:
        """The jackpot of this table."""
        return self.carousel.own_pot(s)

    def pot(self, s: J) -> int:
        """What prizes are parts of: in a carousel, the jackpots of all its tables together."""
        return self.own_pot(s) + s.linked

    # -- payment ------------------------------------------------------------------------------------------------------

    def settle(self, run: Run[J], claims: Iterable[Claim]) -> None:
        """The bets feed the pot and are collected; then the claims are paid."""
        if bets := self.bets(run.s):
            self.collect(run)
            self.pay(run, claims, bets)

    def feeding(self, s: J) -> int:
        """What of the jackpot bets on the cloth goes into the pot."""
        return 0 if self.fixed else sum(b.amount * self.house.fed // PERCENT for b in self.bets(s).values())

    def collect(self, run: Run[J]) -> None:
        """All jackpot bets leave the cloth: a part feeds the pot, the rest is the house's."""
        fed = self.feeding(run.s)
        kept = sum(b.amount for b in self.bets(run.s).values()) - fed
        self.collect_fed(run, fed, kept, self.rule.clauses)

    def collect_fed(self, run: Run[J], fed: int, kept: int, clauses: tuple[Clause, ...]) -> None:
        both = (Move(CLOTH, JACKPOT, fed, "jackpot"), Move(CLOTH, FLOAT, kept, "lost"))
        moves = tuple(move for move in both if move.amount)
        run(JackpotFed(bets=tuple(self.bets(run.s)), pot=run.s.pot + fed, moves=moves, clauses=clauses))

    def pay(self, run: Run[J], claims: Iterable[Claim], bets: Mapping[int, Bet]) -> None:
        """Pays the claims on these bets in their order."""
        paid, rule = list(claims), self.rule
        for claim, prize in shares(self.pot(run.s), paid, rule, self.fixed):
            if prize:
                bet = bets[claim.bet]
                clauses = rule.several_clauses if len(paid) > 1 else rule.clauses
                self.pay_prize(run, claim, str(box_of(bet.on)), bet.owner, prize, clauses)

    def pay_prize(
        self, run: Run[J], claim: Claim, hand: str, owner: Actor, prize: int, clauses: tuple[Clause, ...]
    ) -> None:
        """Pays one prize: from the float if the pot is fixed, else from the pot. Every table of a carousel pays in
        proportion to its jackpot; what the others owe comes from the cage."""
        s = run.s
        own = prize * self.own_pot(s) // self.pot(s) if s.linked else prize
        sources = ((FLOAT if self.fixed else JACKPOT, own), (CAGE, prize - own))
        moves = tuple(Move(source, owner, amount, "jackpot") for source, amount in sources if amount)
        pot = s.pot - (0 if self.fixed else own)
        told = (*clauses, *self.carousel.clauses) if s.linked else clauses
        run(JackpotPaid(hand=hand, owner=owner, kind=claim.kind, pot=pot, moves=moves, clauses=told))
        if s.linked and not self.fixed:
            self.carousel.link(run, s.linked - (prize - own))

    # -- folding ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: J, e: Event) -> J:
        match e:
            case JackpotPaid(pot=pot):
                return change(s, pot=pot)
            case JackpotFed(bets=gone, pot=pot):
                return change(s, bets=without(s.bets, gone), pot=pot)
        return s
