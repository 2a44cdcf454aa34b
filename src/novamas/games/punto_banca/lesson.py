"""Punto y banca in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, edges, tell
from novamas.games.punto_banca.odds import odds
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import BANK, PLAYER, TIE, WHOLE


def lesson(game: PuntoGame) -> Iterator[Line]:
    rules, bets = game.rules, game.rules.bets
    yield tell("punto-how-goal", target=rules.points.target)
    yield tell("punto-how-points", ace=rules.points.ace, tens=rules.points.tens)
    yield tell("punto-how-third", naturals=rules.third.naturals, draws=rules.third.player_draws)
    yield (
        tell("punto-how-pays", player=bets[PLAYER].pays, tie=bets[TIE].pays)
        if TIE in bets
        else tell("punto-how-pays-no-tie", player=bets[PLAYER].pays)
    )
    yield tell_share(game)
    rows = odds(game)
    yield tell("punto-how-edge", bank=edges(rows, BANK)[0], player=edges(rows, PLAYER)[0])


def tell_share(game: PuntoGame) -> Line:
    """What the house keeps of a winning bet on the bank."""
    if game.house.form == "six" and (six := game.rules.six) is not None:
        return tell("punto-how-six", score=six.score, part=Fraction(six.per_mille, WHOLE))
    most = game.rules.commission.per_mille[1]
    kept = most if game.house.commission is None else game.house.commission
    return tell("punto-how-commission", part=Fraction(kept, WHOLE))


def meanings(game: PuntoGame) -> Iterator[tuple[str, Line]]:
    for kind in game.kinds:
        yield kind, tell(f"punto-means-{kind}", target=game.rules.points.target)
