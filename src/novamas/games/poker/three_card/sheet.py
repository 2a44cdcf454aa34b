"""The sheet of a three-card poker table."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.going import ANTE, SECOND
from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.poker.three_card.odds import par_plus_row, pays
from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import PAR_PLUS, ThreeCardRules
from novamas.games.sheet import Choice, Sheet


def sheet(game: ThreeCardGame, minimum: int) -> Sheet:
    quick = () if game.rules.bets.par_plus.beaten else (par_plus_row(game),)
    return poker_sheet(game, minimum, cloth(game), pays(game), quick)


def cloth(game: ThreeCardGame) -> PokerCloth:
    rules = game.rules
    return poker_cloth(
        game,
        (PAR_PLUS, ANTE, SECOND),
        {ANTE: rules.bonus.prizes, PAR_PLUS: rules.bets.par_plus.prizes},
        (rules.qualify.kind, *rules.qualify.ranks),
        rules.bets.second.times,
    )


def choices(rules: ThreeCardRules) -> Iterator[Choice]:
    return poker_choices(rules, rules.bets.ante)


__all__ = ["choices", "limits", "sheet"]
