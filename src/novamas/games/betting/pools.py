"""Pari-mutuel pools: what is taken out, what each winner is paid, where every last cent goes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from novamas.games.betting.rules import CENTS, WHOLE, BettingHouse


class Dividends(Struct, frozen=True):
    """What a pool comes to: `taken` by the house, `net` for those who have won, and what one staked brings back, in
    hundredths, by selection; nothing where nobody has won."""

    taken: int
    net: int
    paid: dict[str, int]


def share_out(
    house: BettingHouse, stakes: Mapping[str, int], parts: Mapping[str, Fraction], carried: int = 0
) -> Dividends:
    """A pool by its `stakes`, among selections that have won these `parts` of it; a part that nobody backed is shared
    by the others."""
    total = sum(stakes.values()) + carried
    taken = total * house.take_out // WHOLE
    net = total - taken
    backed = {on: part for on, part in parts.items() if part and stakes.get(on)}
    whole = sum(backed.values(), Fraction(0))
    paid = {on: dividend(house, net * part / whole, stakes[on]) for on, part in backed.items()}
    return Dividends(taken, net, paid)


def dividend(house: BettingHouse, share: Fraction, staked: int) -> int:
    """What one staked brings back of a share, rounded down to the house's step; not below its least."""
    step = house.breakage_step
    exact = share * CENTS / staked
    return max(int(exact // step) * step, house.least_dividend)


def pay(house: BettingHouse, amount: int, paid: int) -> int:
    """What a ticket is paid at a dividend, in coins that there are."""
    return house.rounding.share(amount, Fraction(paid, CENTS))
