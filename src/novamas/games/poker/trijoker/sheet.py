"""The sheet of a trijoker table."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.poker.trijoker.odds import pays
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import WHOLE, TrijokerRules
from novamas.games.sheet import Choice, Sheet


def sheet(game: TrijokerGame, minimum: int) -> Sheet:
    return poker_sheet(game, minimum, cloth(game), pays(game))


def cloth(game: TrijokerGame) -> PokerCloth:
    return poker_cloth(game, game.bets, {WHOLE: game.rules.prizes})


def choices(rules: TrijokerRules) -> Iterator[Choice]:
    return poker_choices(rules, rules.bets.three_bets)


__all__ = ["choices", "limits", "sheet"]
