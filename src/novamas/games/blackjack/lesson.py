"""Blackjack in six sentences, triple blackjack too, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.blackjack.play import BlackjackGame
from novamas.games.lesson import Line, tell


def lesson(game: BlackjackGame) -> Iterator[Line]:
    rules = game.rules
    points, double = rules.points, rules.double
    yield tell("bj-how-goal", target=points.target)
    yield tell("bj-how-points", low=min(points.ace), high=max(points.ace), tens=points.tens)
    yield tell("bj-how-turn", target=points.target)
    yield tell("bj-how-more", on=double.on, any=not double.on)
    yield tell("bj-how-bank", stands=rules.bank.stands, stages=len(game.stages))
    yield tell("bj-how-pays", box=rules.bets.box.pays, natural=rules.natural.pays)


def meanings(game: BlackjackGame) -> Iterator[tuple[str, Line]]:
    for kind in game.kinds:
        yield kind, tell(f"bj-means-{kind}", target=game.rules.points.target, natural=game.rules.natural.pays)
