"""What a player is told of a ticket before buying it: every combination that wins, and how much."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.scratch_tickets.acts import TICKET
from novamas.games.scratch_tickets.lots import ALIKE
from novamas.games.scratch_tickets.play import TicketGame
from novamas.games.terms import Prize, Terms, join


def terms(game: TicketGame) -> Iterator[Terms]:
    rules, lot = game.rules, game.lot
    clauses = rules.support.combinations_clauses
    prizes = tuple(
        Prize("rules-case-ticket-prize", f"{times - 1}:1", clauses, {"alike": str(ALIKE), "times": str(times)})
        for times in lot.times
    )
    yield Terms(
        bet=TICKET,
        prizes=prizes,
        maximum="tickets-in-hand",
        args={"most": str(game.house.in_hand)},
        clauses=join(rules.reading.win_clauses, rules.prizes.clauses),
    )
