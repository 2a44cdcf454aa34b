"""Bingo in six sentences."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import ANY, WHOLE
from novamas.games.lesson import Line, tell


def lesson(game: BingoGame) -> Iterator[Line]:
    rules, house = game.rules, game.house
    card, balls = rules.card, rules.balls
    yield tell("bingo-how-goal", numbers=balls.numbers, card=card.numbers, lines=card.lines, each=card.per_line)
    yield tell("bingo-how-buy")
    yield tell("bingo-how-line", each=card.per_line, named=house.row != ANY)
    yield tell("bingo-how-claim", last=rules.claims.last_number)
    yield tell("bingo-how-shared", share=rules.ties.share)
    line, bingo = Fraction(house.line_share, WHOLE), Fraction(house.bingo_share, WHOLE)
    yield tell("bingo-how-returns", line=line, bingo=bingo, kept=1 - line - bingo)
