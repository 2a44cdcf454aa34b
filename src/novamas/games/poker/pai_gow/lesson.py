"""Pai gow poker in six sentences, and what its bet means."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, tell
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import HOLD, LOW, WAGER


def lesson(game: PaiGowGame) -> Iterator[Line]:
    rules = game.rules
    yield tell("pai-gow-how-goal", hold=HOLD, high=HOLD - LOW, low=LOW)
    yield tell("pai-gow-how-set", low=LOW, wrong=rules.setting.wrong)
    yield tell("pai-gow-how-compare")
    yield tell("pai-gow-how-results", part=kept_share(game), equal=rules.cases["equal-equal"].result)
    yield tell("pai-gow-how-joker", jokers=rules.pack.jokers)
    yield tell(
        "pai-gow-how-dice", dice=rules.throw.dice, bank=rules.banking.to == "players" and game.house.players_bank
    )


def kept_share(game: PaiGowGame) -> Fraction:
    """What the house keeps of a winning bet."""
    most = game.rules.commission.per_mille[1]
    return Fraction(most if game.house.commission is None else game.house.commission, 1000)


def meanings(game: PaiGowGame) -> Iterator[tuple[str, Line]]:
    yield WAGER, tell("pai-gow-means", part=kept_share(game), equal=game.rules.cases["equal-equal"].result)
