"""A game of bingo as a stranger can check it: the cards that play, and the balls as they came out of one drum.

It is the transcript of every other draw (`games/draws/transcript.py`). The list of cards needs no seal: they are sold
one after another, which of them play is announced before the first ball, and a card is made from its number.
"""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.bingo.acts import BALL, BallDrawn, CardsSold, Lot
from novamas.games.bingo.cards import NUMBERS
from novamas.games.draws.acts import Drum
from novamas.games.draws.machine import digest_of
from novamas.games.draws.transcript import Came, Drawn
from novamas.kit.decider import Event


def read_game(events: Iterable[Event]) -> Drawn | None:
    """What came in a game; nothing where no ball did."""
    tickets: list[str] = []
    draws: list[Came] = []
    for event in events:
        match event:
            case CardsSold(lot=lot):
                tickets.append(write_lot(lot))
            case BallDrawn(number=number, place=place):
                draws.append(Came(place, 0, number))
    if not draws:
        return None
    drums = (Drum(what=BALL, runs=((1, NUMBERS, 1),), picks=NUMBERS),)
    return Drawn(digest=digest_of(tickets, drums), tickets=tuple(tickets), drums=drums, draws=tuple(draws))


def write_lot(lot: Lot) -> str:
    """Cards that somebody has bought, in a line."""
    return f"series {lot.series} cards {lot.first}-{lot.last} {lot.who}"
