"""Pots among players, held against a slower settlement that goes by the definition, chip by chip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.kit.pots import Pot, pay, share, side_pots, split

PEOPLE = "abcdef"


def by_the_chip(
    put_in: Mapping[str, int], in_hand: Collection[str]
) -> tuple[dict[frozenset[str], int], dict[str, int]]:
    """Every chip at every height: who else put one in there, and who of them may win it. A chip that nobody else
    matched goes back; one that only players who left put in is won with the chips just below."""
    pots: Counter[frozenset[str]] = Counter()
    back: Counter[str] = Counter()
    last: frozenset[str] = frozenset()
    for height in range(1, max(put_in.values(), default=0) + 1):
        there = [who for who in put_in if put_in[who] >= height]
        claim = frozenset(who for who in there if who in in_hand)
        if len(there) == 1 and claim:
            back[there[0]] += 1
            continue
        last = claim or last
        pots[last] += len(there)
    return dict(pots), dict(back)


stakes = st.dictionaries(st.sampled_from(PEOPLE), st.integers(0, 25), min_size=1)


@pytest.mark.clause("EUS96-17-116", "EUS96-17-124")
@given(stakes, st.sets(st.sampled_from(PEOPLE), min_size=1))
def test_pots_are_those_of_the_definition(put_in: dict[str, int], staying: set[str]) -> None:
    in_hand = {who for who in staying if put_in.get(who)}
    if not in_hand:
        return
    pots, refunds = side_pots(put_in, in_hand)
    expected, back = by_the_chip(put_in, in_hand)
    assert refunds == back
    assert {frozenset(pot.claimants): pot.amount for pot in pots} == expected
    assert len({pot.claimants for pot in pots}) == len(pots)
    assert sum(pot.amount for pot in pots) + sum(refunds.values()) == sum(put_in.values())


@pytest.mark.clause("EUS96-17-116", "EUS96-17-140", "EUS96-170203-005", "EUS96-170302-013")
@given(
    stakes,
    st.sets(st.sampled_from(PEOPLE), min_size=1),
    st.lists(st.dictionaries(st.sampled_from(PEOPLE), st.integers(0, 3)), min_size=1, max_size=2),
    st.integers(1, 5),
    st.permutations(PEOPLE),
    st.none() | st.dictionaries(st.sampled_from(PEOPLE), st.integers(0, 9)),
)
def test_nobody_is_paid_from_a_pot_without_a_claim(
    put_in: dict[str, int],
    staying: set[str],
    heights: list[dict[str, int]],
    chip: int,
    order: list[str],
    weights: dict[str, int] | None,
) -> None:
    in_hand = {who for who in staying if put_in.get(who)}
    if not in_hand:
        return
    pots, refunds = side_pots(put_in, in_hand)
    first = {who: (heights[0].get(who, 0),) for who in in_hand}
    contests = [first, *({who: (n,) for who, n in more.items() if who in in_hand} for more in heights[1:])]
    won = pay(pots, contests, chip, order, weights)
    assert sum(won.values()) + sum(refunds.values()) == sum(put_in.values())
    for pot in pots:
        alone = pay([pot], contests, chip, order, weights)
        assert set(alone) <= set(pot.claimants)
        assert all(amount >= 0 for amount in alone.values())
        for who in alone:
            best = [c for c in contests if who in c and c[who] == max(c[w] for w in pot.claimants if w in c)]
            assert best or len(pot.claimants) == 1, "somebody was paid who has no best hand"
    for who in won:
        most = sum(min(put_in[other], put_in[who]) for other in put_in)
        dead = max(0, max(put_in.values()) - max(put_in[w] for w in in_hand)) * len(put_in)
        assert won[who] <= most + dead, "more than the player matched"


@given(st.integers(0, 500), st.sets(st.sampled_from(PEOPLE), min_size=1), st.integers(1, 7), st.permutations(PEOPLE))
def test_equal_shares_differ_by_no_more_than_a_chip(
    amount: int, winners: set[str], chip: int, order: list[str]
) -> None:
    shares = share(amount, winners, chip, order)
    assert sum(shares.values()) == amount
    assert set(shares) == winners
    rounded = {who: part - part % chip for who, part in shares.items()}
    assert max(rounded.values()) - min(rounded.values()) <= chip
    ranked = [shares[who] for who in order if who in winners]
    assert ranked == sorted(ranked, reverse=True), "odd chips go by the order"


@pytest.mark.clause("EUS96-17-140")
def test_shares_in_proportion_to_what_players_have() -> None:
    assert share(900, ["ana", "ben"], weights={"ana": 100, "ben": 200}) == {"ana": 300, "ben": 600}
    assert share(900, ["ana", "ben"], weights={"ana": 0, "ben": 0}) == {"ana": 450, "ben": 450}
    assert share(1000, ["ana", "ben", "eva"], 100, ["eva", "ana"], {"ana": 1, "ben": 1, "eva": 1}) == {
        "eva": 400, "ana": 300, "ben": 300,
    }  # fmt: skip


@pytest.mark.clause("EUS96-17-116")
def test_three_players_who_have_different_amounts() -> None:
    pots, refunds = side_pots({"ana": 50, "ben": 120, "eva": 300, "leo": 20}, {"ana", "ben", "eva"})
    assert pots == (Pot(170, ("ana", "ben", "eva")), Pot(140, ("ben", "eva")))
    assert refunds == {"eva": 180}
    assert pay(pots, [{"ana": (9,), "ben": (5,), "eva": (5,)}]) == {"ana": 170, "ben": 70, "eva": 70}


@pytest.mark.clause("EUS96-170203-005")
def test_halves_and_who_gets_the_odd_chip() -> None:
    pots = (Pot(153, ("ana", "ben", "eva")),)
    high, low = {"ana": (3,), "ben": (2,), "eva": (1,)}, {"ben": (1,), "eva": (2,)}
    assert pay(pots, [high, low]) == {"ana": 77, "eva": 76}
    assert pay(pots, [high, {}]) == {"ana": 153}, "without a low hand the high one takes all"
    assert pay(pots, [high, high]) == {"ana": 153}, "both halves may be won"
    assert pay((Pot(100, ("eva",)),), [high, {}]) == {"eva": 100}
    assert split(700, 2, 100) == (400, 300)
