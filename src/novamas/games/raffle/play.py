"""Raffle, tombola and promotional draw: tickets are sold, symbols are drawn, whoever has the ticket has the prize.

Read `rules.py` first. The parts, in the order of a draw: `sale.py` (tickets, and the end of the sale), the machine
(`games/draws`), `prizes.py` (what was won, fetched, exchanged for points, left). A raffle and a promotional draw are
drawn once the sale is over; each ticket of a tombola is drawn when it is bought.
"""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from msgspec import Struct

from novamas.games.cloth.acts import Spot
from novamas.games.draws.machine import DrawMachine, distribution
from novamas.games.raffle.acts import IDLE, SALE, Raffle
from novamas.games.raffle.desk import Stand
from novamas.games.raffle.prizes import Winning
from novamas.games.raffle.rules import TICKET, RaffleHouse, RaffleRules, mark
from novamas.games.raffle.sale import TicketSale
from novamas.games.terms import join
from novamas.kit.parts import Composed, Part


class RaffleGame(Composed[Raffle]):
    """One of the three draws under one law, one organiser and one choice of readings."""

    state: ClassVar[type[Struct]] = Raffle
    closing: ClassVar[frozenset[str]] = frozenset(("CloseTicketSale", "DrawSymbol", "EndClaims"))
    pace: ClassVar[dict[str, Fraction]] = {"DrawSymbol": Fraction(1, 6), "EndClaims": Fraction(1, 2)}
    made_of: ClassVar[tuple[type[Part[Raffle]], ...]] = (DrawMachine, TicketSale, Winning)
    shared: ClassVar[tuple[str, ...]] = ("phase",)
    what: ClassVar[str] = TICKET

    def __init__(self, name: str, rules: RaffleRules, house: RaffleHouse) -> None:
        self.rules, self.house = rules, house
        stand = self.stand = Stand(rules, house)
        self.machine: DrawMachine[Raffle] = DrawMachine(
            join(rules.scope.clauses, rules.wins.clauses),
            wanted=stand.next_symbol,
            by_hand=not rules.instant,
            shown=lambda number: "" if rules.instant else mark(number, house.marks),
        )
        super().__init__(name, self.machine, TicketSale(stand, self.machine), Winning(stand, self.machine))
        full = Raffle(next=house.tickets + 1)
        self.distribution = distribution(stand.drum(full))
        self.spots: dict[str, Spot] = {TICKET: Spot(TICKET, TICKET, frozenset(prize.name for prize in stand.kinds))}
        self.kinds: dict[str, tuple[str, ...]] = {TICKET: (TICKET,)}

    def takes_stakes(self, s: Raffle) -> bool:
        return s.phase == SALE

    def resting(self, s: Raffle) -> bool:
        return s.phase == IDLE

    def fresh(self, s: Raffle) -> bool:
        """What was drawn bears on what comes while a tombola has tickets left, and between two symbols of one draw."""
        if self.rules.instant:
            return s.phase != SALE or not s.drawn
        return self.machine.fresh(s)
