"""What a player is told of the bets of poker with draw."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.going import ANTE
from novamas.games.poker.terms import tell_ante, tell_hands, tell_jackpot, tell_second
from novamas.games.terms import Terms


def terms(game: DrawGame) -> Iterator[Terms]:
    rules, kinds = game.rules, game.ranking.kinds()
    yield tell_ante(ANTE, rules.bets.ante)
    yield tell_second(rules.bets.second, tell_hands(rules.bets.second.prizes, kinds))
    yield tell_jackpot(rules.jackpot, drawn=True)
