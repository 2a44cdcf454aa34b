"""Exact odds of a cloth against the bank, at the decks of the mode, as far as the banker plays against that cloth.

The other cloth's cards tell nothing about these, and a natural beats whatever the banker draws; so a cloth that alone
matters to the banker is a coup of chemin de fer with other decks. Where both matter the banker cannot answer each as
it deserves: what he gives up by that is theirs. The strategies are those of `games/chemin/odds.py`. The house takes its
part of the bank's net win only.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from weakref import WeakKeyDictionary

from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.arithmetic import Cards, Equilibrium, Outcome, Policy
from novamas.games.circle.hands import CARD
from novamas.games.circle.rules import BANK
from novamas.games.odds import Row, net_of, row

CHART, ADVICE, FREE = "chart", "advice", "free"

_counted: WeakKeyDictionary[BanqueGame, Cards] = WeakKeyDictionary()
_solved: WeakKeyDictionary[BanqueGame, Equilibrium] = WeakKeyDictionary()


def cards(game: BanqueGame) -> Cards:
    """The cards of this mode's shoe, counted once a game."""
    if game not in _counted:
        _counted[game] = Cards(game.hands, game.mode.decks)
    return _counted[game]


def by_chart(shoe: Cards, draws: Fraction) -> Policy:
    """The banker by the chart, drawing where he may choose; the cloth drawing so often where it may."""
    bank = {
        (b, t): Fraction(CARD in shoe.hands.chart_words(b, t if t is None else card_of(t))) for b, t in shoe.cells()
    }
    return Policy(shoe.punto_policy(draws), bank)


def card_of(points: int) -> int:
    """Some card with so many points: a ten has none."""
    return points - 1 if points else 9


def equilibrium(game: BanqueGame) -> Equilibrium:
    """How a cloth and the bank play best against each other with this shoe, worked out once a game."""
    if game not in _solved:
        _solved[game] = cards(game).equilibrium()
    return _solved[game]


def outcomes(game: BanqueGame) -> Iterator[tuple[str, Outcome]]:
    shoe = cards(game)
    yield CHART, shoe.outcome(by_chart(shoe, Fraction(1)))
    yield ADVICE, shoe.outcome(by_chart(shoe, Fraction(0)))
    yield FREE, equilibrium(game).outcome


def odds(game: BanqueGame) -> list[Row]:
    """What a unit on a cloth, and a unit of the bank that one cloth covers, lose on the average."""
    rate, rules = game.rate(), game.rules
    rows = []
    for strategy, o in outcomes(game):
        cloth = net_of(((Fraction(1), o.win), (Fraction(0), o.tie), (Fraction(-1), o.lose)))
        bank = net_of(((1 - rate, o.lose), (Fraction(0), o.tie), (Fraction(-1), o.win)))
        rows += [row(name, "1:1", cloth, rules.settlement.clauses, strategy) for name in CLOTHS]
        rows.append(row(BANK, pays(1 - rate), bank, game.mode.take_clauses, strategy))
    return rows


def pays(ratio: Fraction) -> str:
    return f"{ratio.numerator}:{ratio.denominator}"
