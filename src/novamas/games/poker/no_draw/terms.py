"""What a player is told of the bets of poker without draw."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.going import ANTE
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import INSURANCE
from novamas.games.poker.terms import tell_ante, tell_hands, tell_jackpot, tell_second
from novamas.games.terms import Terms, join, percent


def terms(game: NoDrawGame) -> Iterator[Terms]:
    rules, kinds = game.rules, game.ranking.kinds()
    yield tell_ante(ANTE, rules.bets.ante)
    yield tell_second(rules.bets.second, tell_hands(rules.bets.second.prizes, kinds))
    insurance = rules.bets.insurance
    yield Terms(
        bet=INSURANCE,
        prizes=tell_hands(insurance.prizes, kinds),
        maximum="share-of-minimum",
        args={"percent": percent(insurance.most)},
        clauses=join(insurance.clauses, insurance.most_clauses),
    )
    yield tell_jackpot(rules.jackpot)
