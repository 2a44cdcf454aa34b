"""What going on is worth with three cards: against every hand that the bank may have."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from novamas.games.poker.rules import PayTable
from novamas.games.poker.three_card.rules import ThreeCardRules
from novamas.kit.hand_tables import tables
from novamas.kit.hands import Ranking


def going(rules: ThreeCardRules, ranking: Ranking, bonus: PayTable, cards: tuple[int, ...]) -> Fraction:
    """The average result, in antes, of a player who goes on with these cards."""
    table, ante, second = tables(ranking), rules.bets.ante, rules.bets.second
    assert ante.pays is not None
    assert second.pays is not None
    won, lost = ante.pays + second.times * second.pays, Fraction(1 + second.times)
    least = next(n for n, value in enumerate(table.classes) if value >= ranking.value_of(rules.qualify.least()))
    mine, deals = table.of(cards), 0
    ends = {"idle": 0, "won": 0, "lost": 0}
    for bank in combinations([card for card in range(52) if card not in cards], ranking.size):
        other = table.of(bank)
        deals += 1
        if other < least:
            ends["idle"] += 1
        elif other != mine:
            ends["won" if mine > other else "lost"] += 1
    total = ends["idle"] * Fraction(ante.idle) + ends["won"] * won - ends["lost"] * lost
    return total / deals + (bonus.pays(ranking.evaluate(cards)) or 0)
