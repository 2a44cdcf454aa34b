"""Three-card poker in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, tell
from novamas.games.poker.lesson import tell_bank, tell_least, tell_prizes
from novamas.games.poker.three_card.play import ThreeCardGame


def lesson(game: ThreeCardGame) -> Iterator[Line]:
    rules, bets = game.rules, game.rules.bets
    yield tell("three-how-goal", cards=rules.ranking.size)
    yield tell("three-how-ante")
    yield tell("poker-how-go", times=bets.second.times, drawn="no")
    yield tell_bank(rules, bets.ante.idle)
    yield tell("three-how-pays", ante=bets.ante.pays, second=bets.second.pays)
    yield tell("three-how-plus", prizes=tell_prizes(bets.par_plus.prizes, rules))


def meanings(game: ThreeCardGame) -> Iterator[tuple[str, Line]]:
    rules, bets = game.rules, game.rules.bets
    yield "ante", tell("poker-means-ante", least=tell_least(rules), idle=bets.ante.idle, pays=bets.ante.pays)
    yield "second", tell("poker-means-second", least=tell_least(rules), times=bets.second.times)
    yield "par-plus", tell("three-means-plus", prizes=tell_prizes(bets.par_plus.prizes, rules))
