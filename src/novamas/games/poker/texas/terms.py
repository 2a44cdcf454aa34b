"""What a player is told of the bets of Texas poker."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.going import ANTE
from novamas.games.poker.terms import tell_hands, tell_second
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import TEXAS_BONUS
from novamas.games.terms import Terms, tell_terms


def terms(game: TexasGame) -> Iterator[Terms]:
    bets, kinds = game.rules.bets, game.ranking.kinds()
    yield tell_terms(ANTE, bets.ante, prizes=tell_hands(bets.ante.prizes, kinds))
    yield tell_second(bets.second)
    yield tell_terms(TEXAS_BONUS, bets.texas_bonus, prizes=tell_hands(bets.texas_bonus.prizes, kinds))
