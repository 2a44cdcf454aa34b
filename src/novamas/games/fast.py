"""Rounds by the million: what a game's room gives to the compiled loop that plays it, and what it says where none can.

A room names a function (`fast`) that turns the game, its law already resolved, and what somebody wants played into
`Tables`: plain whole numbers, every payment among them, in the smallest unit of chips that they have in common. The
loop (`games/<family>/kernel.py` or the like) knows no figure of any law. Where the game, an option or a strategy has
something that the loop cannot do, the function raises `Unfit`, and whoever simulates plays the rounds by the rules.

Neither this module nor a function that makes tables imports numpy or numba: only the loops do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import gcd
from typing import Any, TypeAlias

from msgspec import Struct

from novamas.kit.money import Rounding


class Wanted(Struct, frozen=True):
    """What somebody plays, round after round: the minimum of the table, the stakes by spot in minor units, in the order
    in which they are laid, and how they answer. `chart` is a strategy of their own, as a table."""

    minimum: int
    bets: Mapping[str, int]
    strategy: str = ""
    chart: Mapping[str, Mapping[str, str]] | None = None


class Unfit(Exception):
    """Why a compiled loop does not play what is wanted: the key of a reason (`sim-why-<reason>`), what it is about."""

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


Given: TypeAlias = dict[str, Any]
"""What a loop reads, by name: whole numbers, and rows of them however deep."""


class Tables(Struct, frozen=True, kw_only=True):
    """What a loop is driven by.

    `kernel` is the module of the loop, `given` what it reads, `unit` the chips that all its money is counted in.
    `lowest` and `highest` bound what one round may bring, `outcomes` names what chance may bring, in the order of the
    loop's numbers. `linear`: twice the stakes bring twice the money, whatever comes; `raises`: more may be put down in
    a round than at first; `countable`: one draw decides a round, so that it is enough to count what came.
    """

    kernel: str
    given: Given
    unit: int
    lowest: int
    highest: int
    outcomes: tuple[str, ...] = ()
    linear: bool = True
    raises: bool = False
    countable: bool = False


def common_unit(amounts: Iterable[int]) -> int:
    """The largest number of chips that all these amounts are multiples of."""
    return gcd(*amounts) or 1


def exact_share(rounding: Rounding, amount: int, pays: Fraction | int) -> bool:
    """Whether a payment comes out in whole chips, so that nothing is rounded."""
    return rounding.share(amount, Fraction(pays)) == amount * Fraction(pays)
