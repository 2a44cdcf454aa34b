"""Scratch tickets in six sentences."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, tell
from novamas.games.scratch_tickets.lots import ALIKE, BOXES
from novamas.games.scratch_tickets.play import TicketGame


def lesson(game: TicketGame) -> Iterator[Line]:
    lot = game.lot
    winning = lot.size - lot.printed[-1]
    yield tell("ticket-how-goal", boxes=BOXES, alike=ALIKE)
    yield tell("ticket-how-lot", size=lot.size, winning=winning, top=lot.times[0])
    yield tell("ticket-how-sealed")
    yield tell("ticket-how-code")
    yield tell("ticket-how-left")
    yield tell("ticket-how-returns", back=Fraction(lot.paid, lot.size), hit=Fraction(winning, lot.size))
