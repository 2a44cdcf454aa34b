"""What a player is told of a ticket before buying it: what there is to win."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import TICKET
from novamas.games.terms import Prize, Terms, join


def terms(game: RaffleGame) -> Iterator[Terms]:
    rules, house = game.rules, game.house
    prizes = tuple(
        Prize(
            f"rules-case-raffle-{'points' if prize.points else 'prize'}",
            "",
            rules.prizes.clauses,
            {"prize": prize.name, "number": str(prize.count), "points": str(prize.points)},
        )
        for prize in game.stand.kinds
    )
    yield Terms(
        bet=TICKET,
        prizes=prizes,
        maximum="raffle-tickets",
        args={"most": str(house.most_tickets)},
        clauses=join(rules.tickets.clauses, rules.wins.clauses),
    )
