"""The sheet of a table of poker with discard."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.draw.odds import pays, rows_of_deals
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.draw.rules import DrawRules
from novamas.games.poker.going import ANTE, SECOND
from novamas.games.poker.jackpot_rules import BET, MOST_FIXED, PERCENT
from novamas.games.poker.sheet import PokerCloth, limits, poker_choices, poker_cloth, poker_sheet
from novamas.games.sheet import Choice, Sheet


def sheet(game: DrawGame, minimum: int) -> Sheet:
    """A fixed jackpot has figures that stay; those of a progressive one change with every bet."""
    quick = [row for row in rows_of_deals(game) if game.jackpot.fixed and row.strategy == "fixed-pot"]
    return poker_sheet(game, minimum, cloth(game), pays(game), quick)


def cloth(game: DrawGame) -> PokerCloth:
    rules = game.rules
    spaces = (ANTE, SECOND, BET) if game.house.jackpot else (ANTE, SECOND)
    return poker_cloth(
        game,
        spaces,
        {SECOND: rules.bets.second.prizes},
        (rules.qualify.kind, *rules.qualify.ranks),
        rules.bets.second.times,
    )


def choices(rules: DrawRules) -> Iterator[Choice]:
    yield from poker_choices(rules, rules.bets.ante)
    rule = rules.jackpot
    most = PERCENT * rule.most.numerator // rule.most.denominator
    yield Choice(name="jackpot", type="number", min=0, max=most, default=0, clauses=rule.most_clauses)
    kinds = ("progressive", "fixed")
    yield Choice(name="jackpot_kind", type="choice", values=kinds, default=kinds[0], clauses=rule.fixed_clauses)
    progressive, fixed = (("jackpot_kind", (kind,)) for kind in kinds)
    yield Choice(
        name="fed",
        type="number",
        min=0,
        max=PERCENT,
        default=0,
        clauses=rule.progressive_clauses,
        given=progressive,
    )
    feeds = ("manual", "automatic")
    yield Choice(
        name="feed", type="choice", values=feeds, default=feeds[0], clauses=rule.feed_clauses, given=progressive
    )
    yield Choice(name="fixed", type="number", min=0, max=MOST_FIXED, default=0, clauses=rule.fixed_clauses, given=fixed)
    yield Choice(name="drawn", type="flag", default=False, clauses=rule.drawn_clauses)
    some = ("jackpot", tuple(range(1, most + 1)))
    yield Choice(name="carousel", type="flag", default=False, clauses=rules.carousel.clauses, given=some)


__all__ = ["choices", "limits", "sheet"]
