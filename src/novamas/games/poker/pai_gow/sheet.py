"""The sheet of a pai gow poker table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from novamas.games.poker.pai_gow.odds import pays
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import LOW, MOST, WAGER, PaiGowHouse, PaiGowRules
from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.sheet import Choice, Sheet


def sheet(game: PaiGowGame, minimum: int) -> Sheet:
    return poker_sheet(game, minimum, cloth(game), pays(game))


def cloth(game: PaiGowGame) -> PokerCloth:
    cases = {sides: case.result for sides, case in game.rules.cases.items()}
    return replace(poker_cloth(game, (WAGER,), {}), dice=game.rules.throw.dice, low=LOW, cases=cases)


def choices(rules: PaiGowRules) -> Iterator[Choice]:
    yield from poker_choices(rules, rules.bets.wager)
    usual, (least, most) = PaiGowHouse(), rules.commission.per_mille
    limit = rules.minimum.clauses
    yield Choice(name="maximum", type="number", min=1, max=MOST, default=usual.maximum, clauses=limit)
    yield Choice(name="commission", type="number", min=least, max=most, default=most, clauses=rules.commission.clauses)
    yield Choice(name="players_bank", type="flag", default=usual.players_bank, clauses=rules.banking.clauses)
    yield Choice(name="house_way", type="flag", default=usual.house_way, clauses=rules.setting.clauses)
    yield Choice(
        name="against",
        type="number",
        min=0,
        max=usual.maximum,
        default=usual.against,
        clauses=rules.banking.clauses,
        given=("players_bank", (True,)),
    )


__all__ = ["choices", "limits", "sheet"]
