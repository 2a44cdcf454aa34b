"""The sheet of a table of poker without discard."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.going import ANTE, SECOND
from novamas.games.poker.jackpot_rules import BET, PERCENT
from novamas.games.poker.no_draw.odds import insurance_row, pays
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import INSURANCE, NoDrawHouse, NoDrawRules, percent
from novamas.games.poker.rules import Payoff
from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.sheet import Choice, Sheet


def sheet(game: NoDrawGame, minimum: int) -> Sheet:
    return poker_sheet(game, minimum, cloth(game), pays(game), (insurance_row(game),))


def cloth(game: NoDrawGame) -> PokerCloth:
    """The pay tables of the bets that are taken here; the jackpot's are parts of the pot."""
    rules = game.rules
    tables = {
        SECOND: rules.bets.second.prizes,
        INSURANCE: rules.bets.insurance.prizes,
        BET: {kind: Payoff(pays=share.part) for kind, share in rules.jackpot.shares.items()},
    }
    return poker_cloth(
        game,
        (ANTE, SECOND, *game.beside),
        {bet: table for bet, table in tables.items() if bet == SECOND or bet in game.beside},
        (rules.qualify.kind, *rules.qualify.ranks),
        rules.bets.second.times,
        str(rules.buying.price) if rules.buying.most else "",
    )


def choices(rules: NoDrawRules) -> Iterator[Choice]:
    yield from poker_choices(rules, rules.bets.ante)
    jackpot, insurance, house = rules.jackpot, rules.bets.insurance, NoDrawHouse()
    yield Choice(
        name="jackpot", type="number", min=0, max=percent(jackpot.most), default=0, clauses=jackpot.most_clauses
    )
    yield Choice(name="fed", type="number", min=0, max=PERCENT, default=house.fed, clauses=jackpot.progressive_clauses)
    some = ("jackpot", tuple(range(1, percent(jackpot.most) + 1)))
    yield Choice(name="carousel", type="flag", default=False, clauses=rules.carousel.clauses, given=some)
    yield Choice(
        name="insurance", type="number", min=0, max=percent(insurance.most), default=0, clauses=insurance.most_clauses
    )


__all__ = ["choices", "limits", "sheet"]
