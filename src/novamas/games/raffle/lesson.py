"""The three draws in six sentences each."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, tell
from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import CASH, SUCCESSIVE


def lesson(game: RaffleGame) -> Iterator[Line]:
    rules, house, stand = game.rules, game.house, game.stand
    name = game.name
    yield tell("raffle-how-goal", game=name, prizes=sum(p.count for p in stand.kinds), money=CASH in rules.prizes.kinds)
    yield tell("raffle-how-buy", game=name, tickets=house.tickets)
    if rules.instant:
        yield tell("raffle-how-open", points=any(prize.points for prize in stand.kinds))
    else:
        yield tell("raffle-how-drawn", unsold=house.unsold)
    yield tell("raffle-how-sealed", instant=rules.instant)
    if rules.dated:
        yield tell("raffle-how-dates", several=house.tract == SUCCESSIVE, draws=len(stand.dates), days=house.period)
    else:
        yield tell("raffle-how-value", cover=rules.prizes.cover)
    yield tell("raffle-how-fetch", instant=rules.instant)
