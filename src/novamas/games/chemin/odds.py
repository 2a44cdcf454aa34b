"""Exact odds of chemin de fer, for who holds the bank and for who stakes against it, at the decks of the law.

The players have choices, so there are rows for what they may do. `chart`: the banker follows the chart and draws where
it leaves a choice, the punto draws with a five. `advice`: the same, the punto standing with a five. `free`: both play
as well as they can against each other (docs/decisions/0024-the-life-of-a-bank.md). The house takes its part of the
banker's wins only; it is no part of the game between the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from weakref import WeakKeyDictionary

from novamas.games.chemin.play import CheminGame
from novamas.games.circle.arithmetic import Cards, Equilibrium, Outcome, Policy
from novamas.games.circle.hands import CARD
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.odds import Row, net_of, row

CHART, ADVICE, FREE = "chart", "advice", "free"

_counted: WeakKeyDictionary[CheminGame, Cards] = WeakKeyDictionary()
_solved: WeakKeyDictionary[CheminGame, Equilibrium] = WeakKeyDictionary()


def cards(game: CheminGame) -> Cards:
    """The cards of this law's shoe, counted once a game."""
    if game not in _counted:
        _counted[game] = Cards(game.hands, game.rules.pack.decks)
    return _counted[game]


def by_chart(shoe: Cards, draws: Fraction) -> Policy:
    """The banker by the chart, drawing where he may choose; the punto drawing so often where he may."""
    bank = {
        (b, t): Fraction(CARD in shoe.hands.chart_words(b, t if t is None else card_of(t))) for b, t in shoe.cells()
    }
    return Policy(shoe.punto_policy(draws), bank)


def card_of(points: int) -> int:
    """Some card with so many points, for rules that ask for one: a ten has none."""
    return points - 1 if points else 9


def outcomes(game: CheminGame) -> Iterator[tuple[str, Outcome]]:
    shoe = cards(game)
    yield CHART, shoe.outcome(by_chart(shoe, Fraction(1)))
    yield ADVICE, shoe.outcome(by_chart(shoe, Fraction(0)))
    yield FREE, equilibrium(game).outcome


def equilibrium(game: CheminGame) -> Equilibrium:
    """How both sides play best against each other with this shoe, worked out once a game."""
    if game not in _solved:
        _solved[game] = cards(game).equilibrium()
    return _solved[game]


def odds(game: CheminGame) -> list[Row]:
    """What a unit staked against the bank, and a unit of the bank that is covered, lose on the average."""
    rate, rules = game.rate(), game.rules
    rows = []
    for strategy, o in outcomes(game):
        punto = net_of(((Fraction(1), o.win), (Fraction(0), o.tie), (Fraction(-1), o.lose)))
        bank = net_of(((1 - rate, o.lose), (Fraction(0), o.tie), (Fraction(-1), o.win)))
        rows.append(row(PUNTO, "1:1", punto, rules.settlement.clauses, strategy))
        rows.append(row(BANK, pays(1 - rate), bank, rules.cagnotte.clauses, strategy))
    return rows


def pays(ratio: Fraction) -> str:
    return f"{ratio.numerator}:{ratio.denominator}"
