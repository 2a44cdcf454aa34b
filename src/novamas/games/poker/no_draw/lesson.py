"""Poker without discard in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, tell
from novamas.games.poker.lesson import tell_bank, tell_least, tell_prizes
from novamas.games.poker.no_draw.play import NoDrawGame


def lesson(game: NoDrawGame) -> Iterator[Line]:
    rules, bets = game.rules, game.rules.bets
    yield tell("no-draw-how-goal", cards=rules.ranking.size)
    yield tell("no-draw-how-ante")
    yield tell("poker-how-go", times=bets.second.times, drawn="no")
    yield tell("no-draw-how-buy", most=rules.buying.most, price=Fraction(rules.buying.price))
    yield tell_bank(rules, bets.ante.idle)
    yield tell("poker-how-second", ante=bets.ante.pays, prizes=tell_prizes(bets.second.prizes, rules))


def meanings(game: NoDrawGame) -> Iterator[tuple[str, Line]]:
    rules, bets = game.rules, game.rules.bets
    yield "ante", tell("poker-means-ante", least=tell_least(rules), idle=bets.ante.idle, pays=bets.ante.pays)
    yield "second", tell("poker-means-second", least=tell_least(rules), times=bets.second.times)
    yield "insurance", tell("no-draw-means-insurance", prizes=tell_prizes(bets.insurance.prizes, rules))
    yield "jackpot", tell("poker-means-jackpot")
