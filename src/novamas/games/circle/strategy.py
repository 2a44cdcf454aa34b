"""How one plays where a player is the bank: by the chart, by advice, or as well as each can against the other.

Chemin de fer has these strategies for the punto, the two cloths for each cloth. `charts` draws them for people: the
bank's chart of the law, what is best instead, and the punto's best; where it is best not to be foreseen, how often.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Protocol
from weakref import WeakKeyDictionary

from novamas.games.circle.arithmetic import Cards, Cell, Equilibrium, Outcome, Policy, of_decks
from novamas.games.circle.hands import CARD, NO, Hands
from novamas.games.circle.keeper import CircleKeeper
from novamas.games.odds import Chart, Note

CHART, ADVICE, FREE = "chart", "advice", "free"
BANK_BEST = "bank-best"
"""The chart of what is best for the bank."""
STOOD = "–"
"""The column of a punto who has taken no card."""
ANSWERS = {(CARD,): "draw", (NO,): "stand", (CARD, NO): "either"}
SIMPLE = 16
"""The most that people count up to when they mix: “three times in eight”."""
DIGITS = 6


class Circle(Protocol):
    """A game whose cards are counted here."""

    hands: Hands
    keeper: CircleKeeper


_counted: WeakKeyDictionary[Circle, Cards] = WeakKeyDictionary()
_solved: WeakKeyDictionary[Circle, Equilibrium] = WeakKeyDictionary()


def cards(game: Circle) -> Cards:
    """The cards of this game's shoe, counted once a game."""
    if game not in _counted:
        _counted[game] = of_decks(game.hands, game.keeper.rules.decks)
    return _counted[game]


def equilibrium(game: Circle) -> Equilibrium:
    """How both sides play best against each other with this shoe, worked out once a game."""
    if game not in _solved:
        _solved[game] = cards(game).equilibrium()
    return _solved[game]


def by_chart(shoe: Cards, draws: Fraction) -> Policy:
    """The bank by the chart, drawing where it may choose; the punto drawing so often where he may."""
    bank = {cell: Fraction(CARD in chart_words(shoe, cell)) for cell in shoe.cells()}
    return Policy(shoe.punto_policy(draws), bank)


def chart_words(shoe: Cards, cell: Cell) -> tuple[str, ...]:
    """What the law's chart says in a cell."""
    score, third = cell
    return shoe.hands.chart_words(score, None if third is None else card_of(third))


def card_of(points: int) -> int:
    """Some card with so many points, for rules that ask for one: a ten has none."""
    return points - 1 if points else 9


def policies(game: Circle) -> Iterator[tuple[str, Policy]]:
    """How both sides play. `chart`: the bank follows the chart and draws where it leaves a choice, the punto draws with
    a five. `advice`: the same, the punto standing with a five. `free`: both as well as they can."""
    shoe = cards(game)
    yield CHART, by_chart(shoe, Fraction(1))
    yield ADVICE, by_chart(shoe, Fraction(0))
    yield FREE, equilibrium(game).policy


def outcomes(game: Circle) -> Iterator[tuple[str, Outcome]]:
    """What each strategy comes to."""
    shoe = cards(game)
    for strategy, policy in policies(game):
        yield strategy, shoe.outcome(policy)


def pays(ratio: Fraction) -> str:
    return f"{ratio.numerator}:{ratio.denominator}"


# -- for people --------------------------------------------------------------------------------------------------------


def charts(game: Circle) -> Iterator[Chart]:
    """The chart of the law, the best reply of the bank to the best punto, and that punto."""
    shoe, best = cards(game), equilibrium(game)
    columns = (*map(str, range(shoe.size)), STOOD)
    law = {cell: ANSWERS[chart_words(shoe, cell)] for cell in shoe.cells()}
    free = {cell: answer(draws) for cell, draws in best.policy.bank.items()}
    notes = tuple(mix_advice(f"chart-mix-{'stood' if t is None else 'bank'}", draws, score=b, third=t or 0)
                  for (b, t), draws in best.mixed.items() if 0 < draws < 1)  # fmt: skip
    yield Chart("bank-law", columns, rows(shoe, law), words="bank")
    yield Chart(BANK_BEST, columns, rows(shoe, free), words="bank", notes=notes)
    punto = tuple(answer(best.policy.punto[score]) for score in shoe.low)
    question = shoe.hands.rules.punto.advice
    own = (mix_advice("chart-mix-punto", best.draws, score=question),) if 0 < best.draws < 1 else ()
    yield Chart("punto-best", tuple(map(str, shoe.low)), (("", punto),), words="punto", notes=own)


def rows(shoe: Cards, answers: dict[Cell, str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A row for each score of the bank: against each third card, then against a punto who stood."""
    return tuple((str(b), tuple(answers[b, t] for t in (*range(shoe.size), None))) for b in shoe.low)


def answer(draws: Fraction) -> str:
    """What to do, or how often to draw."""
    return "draw" if draws == 1 else "stand" if draws == 0 else f"{float(draws):.{DIGITS}f}"


def mix_advice(key: str, draws: Fraction, **where: int) -> Note:
    """How often to draw, in numbers that one can count up to at a table."""
    simple = draws.limit_denominator(SIMPLE)
    return Note(key, {**where, "times": simple.numerator, "of": simple.denominator})
