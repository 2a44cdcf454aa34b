"""Boule in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.boule.odds import odds
from novamas.games.boule.play import BouleGame
from novamas.games.lesson import Line, edges, tell
from novamas.games.spin.chances import EVEN_CHANCES


def lesson(game: BouleGame) -> Iterator[Line]:
    dish, bets = game.rules.dish, game.rules.bets
    even = next(kind for kind in bets if kind in EVEN_CHANCES)
    yield tell("boule-how-goal", numbers=max(dish.holes), holes=len(dish.holes))
    yield tell("boule-how-bet")
    yield tell("boule-how-time")
    yield tell("boule-how-pays", number=bets["number"].pays, even=bets[even].pays)
    yield tell("boule-how-neutral", neutral=dish.neutral)
    yield tell("boule-how-edge", edge=edges(odds(game))[0])


def meanings(game: BouleGame) -> Iterator[tuple[str, Line]]:
    numbers = sorted(set(game.rules.dish.holes))
    for kind in game.kinds:
        if kind in EVEN_CHANCES:
            wins = tuple(sorted(game.spots[kind].covers))
            yield kind, tell("boule-means-chance", wins=wins, neutral=game.rules.dish.neutral)
        else:
            yield kind, tell("boule-means-number", numbers=len(numbers))
