"""The strategy as tables: what to do with every total and every pair against every first card of the bank.

Answers are keys: `stand`, `draw`, `split`, `double` (else draw), `double-stand` (else stand), `surrender` (else draw),
`surrender-stand` (else stand). Cards that are better played otherwise than their total have a table of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.blackjack.arithmetic.hands import ACE, NONE, VALUES, hands, pair_of, places, plus
from novamas.games.blackjack.arithmetic.strategy import Against, Strategy, twos
from novamas.games.odds import Chart

UPS = (*VALUES[1:], ACE)
"""The columns: two to ten, then the ace."""
NAMES = ("A", *(str(v + 1) for v in VALUES[1:]))


def tables(way: Strategy, cards: Strategy) -> Iterator[Chart]:
    """What is best by totals: those without and with an ace that counts eleven, then pairs; and the two cards that are
    better played otherwise."""
    columns = tuple(NAMES[up] for up in UPS)
    for title, soft in (("hard", False), ("soft", True)):
        yield Chart(title, columns, tuple(rows(way, soft)))
    pairs = ((f"{NAMES[v]}-{NAMES[v]}", places()[plus(NONE, v, 2)]) for v in (*VALUES[1:], ACE))
    yield Chart("pairs", columns, tuple((name, tuple(answer(way.ups[up], n) for up in UPS)) for name, n in pairs))
    if other := tuple(exceptions(way, cards)):
        yield Chart("exceptions", columns, other)


def rows(way: Strategy, soft: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """One row a total: how two cards that count it are played, no pair among them."""
    first = {hands()[n].points: n for n in twos() if pair_of(hands()[n].cards) < 0}
    for points in sorted(first):
        if points.soft == soft:
            yield str(points.total), tuple(answer(way.ups[up], first[points]) for up in UPS)


def answer(against: Against, n: int) -> str:
    """What to do with two cards, and what else where doubling or giving up is not allowed any more."""
    action, worth = against.choices[n].action, against.choices[n].worth
    stands = worth["stand"] > worth.get("draw", -1.0)
    return f"{action}-stand" if action in ("double", "surrender") and stands else action


def exceptions(totals: Strategy, cards: Strategy) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Two cards that are better played otherwise than their total; an empty cell is where they are not."""
    for n in twos():
        if pair_of(hands()[n].cards) >= 0:
            continue
        cells = tuple(
            "" if cards.ups[up].choices[n].action == totals.ups[up].choices[n].action else answer(cards.ups[up], n)
            for up in UPS
        )
        if any(cells):
            values = [v for v in (*VALUES[1:], ACE) for _ in range(hands()[n].cards[v])]
            yield "-".join(NAMES[v] for v in reversed(values)), cells
