"""The sheet of a texas poker table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from novamas.games.poker.going import ANTE, SECOND
from novamas.games.poker.mistakes import REPORTERS
from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.poker.texas.acts import CardsTouched, Miscount
from novamas.games.poker.texas.odds import never_given_up, pays
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import TEXAS_BONUS, TexasRules
from novamas.games.sheet import Choice, Irregularity, Sheet
from novamas.kit.decider import INSPECTOR

EXPEL = "Expel"  # the table's own command: whom it may be about, the game says (`expellable`)


def sheet(game: TexasGame, minimum: int) -> Sheet:
    made = poker_sheet(game, minimum, cloth(game), pays(game), (never_given_up(game),))
    return replace(made, irregularities=(*made.irregularities, *irregularities(game.rules)))


def irregularities(rules: TexasRules) -> Iterator[Irregularity]:
    if rules.miscounted.mended != "not-at-all":
        yield Irregularity(Miscount.__name__, REPORTERS, rules.miscounted.clauses)
    yield Irregularity(CardsTouched.__name__, REPORTERS, rules.touching.clauses)
    if rules.touching.expels:
        yield Irregularity(EXPEL, (INSPECTOR,), rules.touching.expels_clauses)


def cloth(game: TexasGame) -> PokerCloth:
    rules = game.rules
    return poker_cloth(
        game,
        (TEXAS_BONUS, ANTE, SECOND),
        {ANTE: rules.bets.ante.prizes, TEXAS_BONUS: rules.bets.texas_bonus.prizes},
        (rules.qualify.kind, *rules.qualify.ranks),
        rules.bets.second.times,
    )


def choices(rules: TexasRules) -> Iterator[Choice]:
    return poker_choices(rules, rules.bets.ante)


__all__ = ["choices", "limits", "sheet"]
