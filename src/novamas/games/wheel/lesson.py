"""The wheel of fortune in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, edges, tell
from novamas.games.wheel.odds import odds
from novamas.games.wheel.play import WheelGame


def lesson(game: WheelGame) -> Iterator[Line]:
    cells, spots = game.rules.wheel.cells, game.spots.values()
    covered = {spot.kind: sum(cells[str(symbol)] for symbol in spot.covers) for spot in spots}
    common, rare = max(covered, key=lambda kind: covered[kind]), min(covered, key=lambda kind: covered[kind])
    yield tell("wheel-how-goal", cells=sum(cells.values()), symbols=len(cells))
    yield tell("wheel-how-bet")
    yield tell("wheel-how-time")
    yield tell("wheel-how-cells", most=covered[common], low=game.bet_rule(common).pays)
    yield tell("wheel-how-rare", few=covered[rare], high=game.bet_rule(rare).pays)
    least, most = edges(odds(game))
    yield tell("wheel-how-edge", least=least, most=most)


def meanings(game: WheelGame) -> Iterator[tuple[str, Line]]:
    cells = game.rules.wheel.cells
    for spot in game.spots.values():
        yield spot.kind, tell("wheel-means", count=sum(cells[str(s)] for s in spot.covers), cells=sum(cells.values()))
