"""Exact odds of a cloth against the bank, at the decks of the mode, as far as the banker plays against that cloth.

The other cloth's cards tell nothing about these; so a cloth that alone matters to the banker is a coup of chemin de fer
with other decks. Where both matter the banker cannot answer each as it deserves: what he gives up by that is theirs.
The strategies are those of `games/circle/strategy.py`. The house takes its part of the bank's net win only.

Against a cloth that has laid down the banker plays on only because of the other one. By the chart he then answers that
one. At his best he draws whatever he has, since nothing can be lost there any more, unless the law binds him to
the chart against the other cloth in every such coup. What that comes to is in `laid_down.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec.structs import replace

from novamas.games.banque.laid_down import LaidDown, open_naturals
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.arithmetic import Cards, Cell, Outcome, Policy
from novamas.games.circle.rules import BANK
from novamas.games.circle.strategy import BANK_BEST, FREE, by_chart, cards, pays, policies
from novamas.games.circle.strategy import charts as circle_charts
from novamas.games.odds import Chart, Note, Row, net_of, row


def odds(game: BanqueGame) -> list[Row]:
    """What a unit on a cloth, and a unit of the bank that one cloth covers, lose on the average."""
    rate, rules = game.table.rate(), game.rules
    rows = []
    for strategy, o in outcomes(game, cards(game), policies(game)):
        cloth = net_of(((Fraction(1), o.win), (Fraction(0), o.tie), (Fraction(-1), o.lose)))
        bank = net_of(((1 - rate, o.lose), (Fraction(0), o.tie), (Fraction(-1), o.win)))
        rows += [row(name, "1:1", cloth, rules.settlement.clauses, strategy, True) for name in CLOTHS]
        rows.append(row(BANK, pays(1 - rate), bank, game.table.mode.take_clauses, strategy, True))
    return rows


def outcomes(game: BanqueGame, shoe: Cards, policies: Iterable[tuple[str, Policy]]) -> Iterator[tuple[str, Outcome]]:
    """What each strategy comes to on a cloth, the other one being played in the same way."""
    laid = LaidDown(game.rules, shoe)
    for strategy, policy in policies:
        answers = past_a_natural(game, shoe, strategy, policy)
        yield strategy, laid.change(shoe.outcome(policy), policy.punto, answers)


def past_a_natural(game: BanqueGame, shoe: Cards, strategy: str, policy: Policy) -> Mapping[Cell, Fraction]:
    """How often the banker draws once the cloth has laid down, by his score and the other cloth's third card."""
    if strategy != FREE:
        return policy.bank
    return by_chart(shoe, Fraction(1)).bank if is_bound(game) else dict.fromkeys(shoe.cells(), Fraction(1))


def is_bound(game: BanqueGame) -> bool:
    """Whether a banker must follow the chart against the other cloth in every coup in which one lays down."""
    return game.rules.errors.restored.laid_down == "always"


def charts(game: BanqueGame) -> Iterator[Chart]:
    """Those of a coup with one cloth; and what the banker does about a cloth that has laid down, where that matters."""
    for chart in circle_charts(game):
        spoils = open_naturals(game.rules, cards(game)) if chart.title == BANK_BEST and not is_bound(game) else []
        yield replace(chart, notes=(*chart.notes, *(Note("chart-laid-down", {"score": score}) for score in spoils)))
