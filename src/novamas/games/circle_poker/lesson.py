"""Circle poker in six sentences."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.rules import forced_of, limit_of, raises_of, rate_of, streets_of
from novamas.games.lesson import Line, tell


def lesson(game: CirclePokerGame) -> Iterator[Line]:
    rules, house = game.rules, game.house
    streets = streets_of(rules, house)
    common = sum(street.common for street in streets)
    least, most = rules.showdown.own
    exact = bool(common) and least == most
    yield tell(
        "circle-poker-how-goal", boards=rules.showdown.boards, low="yes" if rules.showdown.low is not None else "no"
    )
    yield tell(
        "circle-poker-how-cards",
        own=sum(len(street.deal) for street in streets),
        open=sum(street.deal.count("up") for street in streets),
        common=common,
        exact=exact,
        used=most,
        discards=rules.discards.most,
    )
    forced = forced_of(rules, house)
    yield tell("circle-poker-how-forced", forced=forced, percent=f"{house.ante_percent}/100")
    yield tell("circle-poker-how-turns")
    limit: str = limit_of(rules, house)
    if (limit, rules.stakes.split) == ("split", "levels"):
        limit = "levels"
    yield tell("circle-poker-how-limit", limit=limit, raises=raises_of(rules, house))
    yield tell("circle-poker-how-benefit", benefit=house.benefit, rate=rate_of(rules, house))
