"""Exact odds of bets under the rule of zero: half back, or a chain of rounds in prison.

In prison a bet is freed with the probability of its chance, lost with that of the other, and meets zero again with that
of zero; rounds that decide nothing only take time. Under the reading by which a freed bet is worth half less for every
further zero, its net result can be 0, −1/2, −3/4, …: the series is summed, not cut off.
"""

from __future__ import annotations

from fractions import Fraction

from novamas.games.cloth.prison import Zero
from novamas.games.odds import Row, row
from novamas.kit.money import Ratio


def zero_row(
    bet: str, pays: Ratio, won: Fraction, nil: Fraction, zero: Zero, choice: str, clauses: tuple[str, ...],
    void: Fraction = Fraction(0),
) -> Row:  # fmt: skip
    """A bet whose owner always makes the same choice: it wins, meets zero, or is void with these probabilities."""
    lost, gain = 1 - won - nil - void, Fraction(pays)
    if choice == "half":
        net = {gain: won, Fraction(-1): lost, Fraction(-1, 2): nil, Fraction(0): void}
        return row(bet, str(pays), {x: p for x, p in net.items() if p}, clauses, choice)
    keeps = Fraction(1, 2) if zero.release == "reduced" else Fraction(1)
    free, again = won / (1 - void), nil / (1 - void)  # of the rounds that decide something
    # Back from prison per unit sent there: first and second moment of what is recovered.
    back = value_in_prison(won, nil, zero, void)
    back_square = free / (1 - again * keeps * keeps)
    # Freed whole: at once, or after any number of zeros where they take nothing.
    whole = free if keeps < 1 else free / (1 - again)
    mean = gain * won - lost + nil * (back - 1)
    square = gain * gain * won + lost + nil * (1 - 2 * back + back_square)
    push = void + nil * whole
    ends = ((gain, won), (Fraction(0), push), (Fraction(-1), 1 - won - push)) if keeps == 1 else ()
    return Row(
        bet=bet,
        pays=str(pays),
        win=won,
        push=push,
        lose=1 - won - push,
        edge=-mean,
        variance=square - mean * mean,
        strategy=choice,
        clauses=clauses,
        net=ends,
    )


def value_in_prison(won: Fraction, nil: Fraction, zero: Zero, void: Fraction = Fraction(0)) -> Fraction:
    """What comes back, on the average, of a unit that zero has sent to prison."""
    keeps = Fraction(1, 2) if zero.release == "reduced" else Fraction(1)
    free, again = won / (1 - void), nil / (1 - void)
    return free / (1 - again * keeps)
