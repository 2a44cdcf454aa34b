"""What a player is told of the three bets of trijoker."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.terms import tell_hands
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import WHOLE
from novamas.games.terms import Terms, tell_terms


def terms(game: TrijokerGame) -> Iterator[Terms]:
    prizes = tell_hands(game.rules.prizes, game.ranking.kinds())
    yield tell_terms(WHOLE, game.rules.bets.three_bets, prizes=prizes)
