"""Players play against each other, so no bet has a price of its own: what it costs to sit down is what the house takes.

The three ways of taking it are priced like bets, each at the least and the most that the law allows and as this house
takes it, per unit of what a player puts into the pots. They are compared over the same evening: as many players as
the law wants at least, equally good, each of whom puts one minimum into the pot in every interval; `HANDS` hands an
hour, and `RESTO` minima to sit down with where a charge goes by that. A table's own pace is for `arithmetic/costs.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.circle_poker.arithmetic.costs import Benefit, Pace, cost_row
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.rules import HUNDRED, BenefitKind
from novamas.games.odds import Row

HANDS = 30
RESTO = 100
UNIT = HUNDRED * HUNDRED
"""A minimum, in parts that any percentage of it is whole in."""
WAYS: tuple[BenefitKind, ...] = ("pot", "session", "hand")


def odds(game: CirclePokerGame) -> list[Row]:
    """What the house takes, in each way, as the price of a bet: this house's own way first."""
    house = game.house
    cap = house.benefit_cap * UNIT
    rows = [row_of(game, house.benefit, game.table.rate, f"benefit-{house.benefit}-here", cap)]
    return [*rows, *(row for way in WAYS for row in ends(game, way))]


def ends(game: CirclePokerGame, way: BenefitKind) -> Iterator[Row]:
    """A way at the least and at the most that the law allows; nothing at all of a pot is no price."""
    least, most = game.rules.benefit.of(way).percent
    for name, percent in (("least", least), ("most", most)):
        if percent:
            yield row_of(game, way, Fraction(percent, HUNDRED), f"benefit-{way}-{name}")


def row_of(game: CirclePokerGame, way: BenefitKind, rate: Fraction, name: str, cap: int = 0) -> Row:
    rule = game.rules.benefit
    benefit = Benefit(kind=way, rate=rate, of=rule.pot.of, cap=cap, clauses=(*rule.clauses, *rule.of(way).clauses))
    return cost_row(benefit, pace_of(game), name)


def pace_of(game: CirclePokerGame) -> Pace:
    """The evening over which the ways are compared."""
    players, streets = game.rules.seating.players, len(game.table.streets)
    return Pace(
        players=players,
        hands=Fraction(HANDS),
        added=(Fraction(players * UNIT),) * streets,
        minimum=UNIT,
        maximum=session_charge(game),
    )


def session_charge(game: CirclePokerGame) -> int:
    """What a session is charged of: the resto that the law asks for, the table maximum, or what one sits down with."""
    resto, table = game.rules.resto.first, game.table
    if resto:
        return resto[0] * UNIT
    bounded = table.limit == "fixed" or (table.limit == "split" and game.rules.stakes.split == "levels")
    return UNIT * HUNDRED // game.house.minimum_percent if bounded else RESTO * UNIT
