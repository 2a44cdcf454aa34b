"""The enumerator on a toy: against a count made without the game, with and without a memory, cut off and whole."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from novamas.kit.decider import Await, Chance, Command, step
from novamas.odds.enumerate import outcomes
from toys.duel import SHOE, Duel, DuelGame, Stake, TakeBank
from toys.facedown import Facedown, FacedownGame, Guess

LOW = 2


def hand() -> Duel:
    s = Duel(chips={"ana": 100, "bea": 40})
    s, _ = step(DuelGame(), s, TakeBank(by="ana", amount=100))
    s, _ = step(DuelGame(), s, Stake(by="bea", amount=40))
    return s


def ended(s: Duel) -> bool:
    return not s.stakes


def alike(s: Duel) -> object:
    """What the rest of a hand depends on: the burn card matters only by having left the shoe."""
    return s.phase, s.due, s.shoe, tuple(s.cards.items()), tuple(s.choices.items())


def counted() -> dict[int, Fraction]:
    """Bea's change of chips, from the ranks alone. Which card is burnt cannot matter, so none is."""
    found: dict[int, Fraction] = {}

    def draw(left: tuple[int, ...], p: Fraction) -> list[tuple[int, tuple[int, ...], Fraction]]:
        total = sum(left)
        return [
            (rank, tuple(n - (i == rank) for i, n in enumerate(left)), p * Fraction(n, total))
            for rank, n in enumerate(left)
            if n
        ]

    def keep_or_change(rank: int, left: tuple[int, ...], p: Fraction) -> list[tuple[int, tuple[int, ...], Fraction]]:
        return draw(left, p) if rank < LOW else [(rank, left, p)]

    for bea, left, p in draw(SHOE, Fraction(1)):
        for ana, left2, p2 in draw(left, p):
            for bea2, left3, p3 in keep_or_change(bea, left2, p2):
                for ana2, _, p4 in keep_or_change(ana, left3, p3):
                    back = 80 if bea2 > ana2 else 40 if bea2 == ana2 else 0
                    found[back] = found.get(back, Fraction(0)) + p4
    return found


def test_enumeration_agrees_with_a_count_of_the_ranks() -> None:
    found = outcomes(DuelGame(), hand(), memo_key=alike, over=ended)
    assert not found.cut
    assert found.of("bea") == counted()
    assert found.of("ana") == {0: Fraction(1)}  # a banker's chips lie in the bank


def test_a_memory_changes_nothing() -> None:
    assert outcomes(DuelGame(), hand(), over=ended) == outcomes(DuelGame(), hand(), memo_key=alike, over=ended)


def test_what_is_cut_off_is_told() -> None:
    """After burn and two cards some hands are decided; the rest is handed back as it stood."""
    whole = outcomes(DuelGame(), hand(), memo_key=alike, over=ended)
    part = outcomes(DuelGame(), hand(), memo_key=alike, over=ended, depth=3)
    assert part.open("bea") == {0: 1 - sum(part.of("bea").values())}
    assert sum(part.of("bea").values()) + sum(part.open("bea").values()) == 1
    assert all(part.of("bea")[back] <= p for back, p in whole.of("bea").items())


def test_people_answer_by_their_policy() -> None:
    """Ten cards, five of them high: a guess is even money, whatever is guessed."""

    def policy(s: Any, awaits: tuple[Await, ...]) -> Command:
        return Guess(by=awaits[0].who, says="high", amount=30)

    s = Facedown(chips={"ana": 100}, phase="laying")
    found = outcomes(FacedownGame(), s, policy, over=lambda s: s.phase == "open")
    assert found.of("ana") == {30: Fraction(1, 2), -30: Fraction(1, 2)}
    known, _ = step(FacedownGame(), s, Chance(what="card", value=9))
    assert outcomes(FacedownGame(), known, policy, over=lambda s: s.phase == "open").of("ana") == {30: Fraction(1)}
