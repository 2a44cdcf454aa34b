"""What a ticket is worth: exactly, because the whole lot is printed before the first one is sold.

All tickets of a lot that nobody has opened are worth the same, whichever one buys: what is left of the prizes, divided
among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.odds import Chart, Note, Row, net_of, row
from novamas.games.scratch_tickets.acts import TICKET
from novamas.games.scratch_tickets.lots import Lot
from novamas.games.scratch_tickets.play import TicketGame

SOLD = (0, 25, 50, 75, 90, 99)
"""Parts of a lot that have been sold, in per cent, for which figures are told."""


def odds(game: TicketGame) -> list[Row]:
    """A ticket of a lot of which nothing is known yet, for a price of one."""
    lot = game.lot
    net = net_of(
        (Fraction((*lot.times, 0)[kind] - 1), Fraction(count, lot.size)) for kind, count in enumerate(lot.printed)
    )
    clauses = (*game.rules.reading.win_clauses, *game.rules.support.combinations_clauses)
    return [row(TICKET, f"{lot.times[0] - 1}:1", net, clauses)]


def value_left(lot: Lot, found: tuple[int, ...]) -> Fraction:
    """What a ticket is worth, in prices, once so many of each kind have been read: the prizes that nobody has found,
    divided among the tickets that nobody has read."""
    left = tuple(count - out for count, out in zip(lot.printed, found, strict=True))
    return Fraction(lot.paid_of(left), sum(left)) if sum(left) else Fraction(0)


def value_after(lot: Lot, sold: int, top_left: bool) -> Fraction:
    """What the next ticket is worth on the average once so many are sold and read, and all the highest prizes are left
    or none of them is."""
    tops, times = lot.printed[0], lot.times[0]
    others = Fraction(lot.paid - tops * times, lot.size - tops)
    left = lot.size - sold
    return (tops * times + (left - tops) * others) / left if top_left else others


def charts(game: TicketGame) -> Iterator[Chart]:
    """What the next ticket is worth as a lot is sold, with the highest prizes still in it or gone."""
    lot = game.lot
    rows = []
    for part in SOLD:
        sold = lot.size * part // 100
        possible = (lot.size - sold >= lot.printed[0], sold >= lot.printed[0])
        cells = (value_after(lot, sold, top) if can else None for top, can in zip((True, False), possible, strict=True))
        rows.append((str(part), tuple("–" if cell is None else f"{float(100 * cell):.1f} %" for cell in cells)))
    notes = (Note("chart-ticket-worth", {"size": lot.size, "times": lot.times[0], "tops": lot.printed[0]}),)
    yield Chart("ticket-left", (str(lot.printed[0]), "0"), tuple(rows), "ticket", notes)
