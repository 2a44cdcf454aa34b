"""Texas poker in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, tell
from novamas.games.poker.lesson import tell_least, tell_prizes
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import BOARD, FLOP, TEXAS_BONUS


def lesson(game: TexasGame) -> Iterator[Line]:
    rules, bets = game.rules, game.rules.bets
    order = rules.deal.order
    common = sum(order.count(slot) for slot in BOARD)
    yield tell("texas-how-goal", own=order.count("hand"), common=common, cards=rules.ranking.size)
    yield tell("texas-how-ante", flop=order.count(FLOP))
    yield tell("poker-how-go", times=bets.second.times, drawn="no")
    yield tell("texas-how-bank", least=tell_least(rules))
    yield tell("texas-how-pays", second=bets.second.pays, prizes=tell_prizes(bets.ante.prizes, rules))
    yield tell("texas-how-bonus", prizes=tell_prizes(bets.texas_bonus.prizes, rules))


def meanings(game: TexasGame) -> Iterator[tuple[str, Line]]:
    rules, bets = game.rules, game.rules.bets
    yield "ante", tell("texas-means-ante", prizes=tell_prizes(bets.ante.prizes, rules))
    yield "second", tell("poker-means-second", least=tell_least(rules), times=bets.second.times)
    yield TEXAS_BONUS, tell("texas-means-bonus", prizes=tell_prizes(bets.texas_bonus.prizes, rules))
