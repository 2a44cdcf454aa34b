"""Poker with discard in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, tell
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.lesson import tell_bank, tell_least, tell_prizes


def lesson(game: DrawGame) -> Iterator[Line]:
    rules, bets = game.rules, game.rules.bets
    yield tell("draw-how-goal", cards=rules.ranking.size)
    yield tell("no-draw-how-ante")
    yield tell("poker-how-go", times=bets.second.times, drawn="yes")
    yield tell("draw-how-discard", most=rules.discard.most)
    yield tell_bank(rules, bets.ante.idle)
    yield tell("poker-how-second", ante=bets.ante.pays, prizes=tell_prizes(bets.second.prizes, rules))


def meanings(game: DrawGame) -> Iterator[tuple[str, Line]]:
    rules, bets = game.rules, game.rules.bets
    yield "ante", tell("poker-means-ante", least=tell_least(rules), idle=bets.ante.idle, pays=bets.ante.pays)
    yield "second", tell("poker-means-second", least=tell_least(rules), times=bets.second.times)
    yield "jackpot", tell("poker-means-jackpot")
