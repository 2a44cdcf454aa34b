"""Prizes: how a fund is divided by shares and places, exactly, with places that several people share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from novamas.casino.tournament.acts import Group, Won
from novamas.casino.tournament.bases import Bases, Prize


def split_exactly(amount: int, weights: Sequence[int | Fraction]) -> list[int]:
    """An amount in whole units, divided in proportion: what rounding leaves goes to the largest remainders, the first
    of equal ones first."""
    whole = sum(weights, Fraction(0))
    if not weights or not whole:
        return [0] * len(weights)
    exact = [Fraction(amount) * weight / whole for weight in weights]
    parts = [int(each) for each in exact]
    order = sorted(range(len(parts)), key=lambda n: (parts[n] - exact[n], n))
    for n in order[: amount - sum(parts)]:
        parts[n] += 1
    return parts


def fixed_of(prizes: Sequence[Prize]) -> int:
    """What is paid in amounts that the bases fix, by the house."""
    return sum(prize.amount for prize in prizes)


def amounts_by_place(fund: int, prizes: Sequence[Prize], places: int) -> list[int]:
    """What each place is paid in money. Shares of places that nobody has are divided among the others in proportion:
    the whole fund goes to the players."""
    taken = prizes[:places]
    shared = iter(split_exactly(fund, [prize.share for prize in taken if prize.share]))
    return [next(shared) if prize.share else prize.amount for prize in taken]


def divide(bases: Bases, fund: int, groups: Sequence[Group], expelled: frozenset[str] = frozenset()) -> list[Won]:
    """Everybody's place, and what it brings. People who share places share what these bring, in equal parts; units that
    cannot be divided go to those of them who entered first. Who was expelled has a place and no prize."""
    paid = [tuple(who for who in group if who not in expelled) for group in groups]
    people = sum(map(len, paid))
    amounts, prizes = amounts_by_place(fund, bases.prizes, people), bases.prizes
    found: list[Won] = []
    first = 1
    for group in filter(None, paid):
        of_places = range(first - 1, first - 1 + len(group))
        parts = split_exactly(sum(amounts[n] for n in of_places if n < len(amounts)), [1] * len(group))
        things = [prizes[n].thing for n in of_places if n < len(prizes) and prizes[n].in_kind]
        for n, who in enumerate(group):
            mine = tuple(things[n : n + 1]) if len(group) > 1 else tuple(things)
            found.append(Won(who, first, len(group), parts[n], mine))
        first += len(group)
    for group in groups:
        for who in group:
            if who in expelled:
                found.append(Won(who, first))
                first += 1
    return found


def tied_for_things(bases: Bases, groups: Sequence[Group], expelled: frozenset[str]) -> Group:
    """People who share places of which one wins a thing: no thing is divided, so a lot decides. The first such tie."""
    first = 0
    for group in groups:
        playing = tuple(who for who in group if who not in expelled)
        if len(playing) > 1 and any(prize.in_kind for prize in bases.prizes[first : first + len(playing)]):
            return playing
        first += len(playing)
    return ()


def deal_amounts(shares: Mapping[str, int], fund: int) -> bool:
    """Whether an agreed division is one of the whole fund."""
    return all(amount >= 0 for amount in shares.values()) and sum(shares.values()) == fund
