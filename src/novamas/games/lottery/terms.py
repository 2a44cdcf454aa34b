"""What a player is told of a ticket before buying it."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lottery.play import LotteryGame
from novamas.games.lottery.rules import CHOICE, NUMBER
from novamas.games.terms import Prize, Terms, join


def terms(game: LotteryGame) -> Iterator[Terms]:
    form, house = game.hall.form, game.house
    if game.hall.printed:
        prizes = tuple(
            Prize(
                f"rules-case-lottery-{prize.kind}",
                f"{prize.times - 1}:1",
                form.prize_clauses,
                {"place": str(place), "figures": str(prize.figures)},
            )
            for place, drawn in enumerate(game.hall.drawn, 1)
            for prize in drawn.prizes
        )
    else:
        prizes = tuple(
            Prize(
                "rules-case-lottery-category",
                "",
                form.prize_clauses,
                {"category": rank.name, "percent": f"{rank.share * house.fund / 10_000:g}"},
            )
            for rank in game.hall.ranks
        )
    yield Terms(
        bet=NUMBER if game.hall.printed else CHOICE,
        prizes=prizes,
        maximum="lottery-tickets",
        args={"most": str(house.most_tickets)},
        clauses=join(form.clauses),
    )
