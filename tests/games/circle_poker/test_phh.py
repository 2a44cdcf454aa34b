"""Hand histories in PHH: out and in again, what stays hidden, what nobody can read, and that others read ours."""

from __future__ import annotations

import warnings
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.games.circle_poker.phh import (
    CODES,
    BadHand,
    Board,
    Changed,
    Covered,
    Dealt,
    Folded,
    HandRecord,
    Raised,
    Shown,
    code_of,
    read,
    read_all,
    write,
    write_all,
)
from novamas.kit.cards import parse


def cards(written: str) -> tuple[int | None, ...]:
    return tuple(None if name == "?" else parse(name) for name in written.split())


HAND = HandRecord(
    game="texas-holdem",
    limit="none",
    players=("ana", "ben", "Eva \"la\" ñ"),
    stacks=(100_00, 100_00, 40_00),
    antes=(0, 0, 0),
    blinds=(1_00, 2_00, 0),
    minimum=2_00,
    maximum=10_00,
    actions=(
        Dealt(0, cards("? ?")), Dealt(1, cards("AS AH")), Dealt(2, cards("? ?")),
        Raised(2, 6_00), Folded(0), Covered(1), Board(cards("KS 7D 2C")), Covered(1), Raised(2, 34_00), Covered(1),
        Shown(2, cards("KD KC")), Shown(1, cards("AS AH")), Board(cards("3S")), Board(cards("4S")),
    ),
    seats=(3, 5, 1),
    hand=17,
    table="7",
    law="euskadi-1996",
    currency="EUR",
    when=datetime(2026, 11, 18, 21, 30, 5, tzinfo=UTC),
)  # fmt: skip


def test_a_hand_goes_out_and_comes_back() -> None:
    text = write(HAND)
    assert 'variant = "NT"' in text
    assert '"d dh p1 ????"' in text, "what is hidden stays hidden"
    assert '"p3 cbr 6"' in text
    assert read(text) == HAND


def test_several_hands_in_one_text() -> None:
    assert read_all(write_all([HAND, HAND])) == (HAND, HAND)
    with pytest.raises(BadHand, match="One hand"):
        read(write_all([HAND, HAND]))


players = st.integers(0, 2)
some = st.lists(st.none() | st.integers(0, 51), max_size=5).map(tuple)
more = st.lists(st.none() | st.integers(0, 51), min_size=1, max_size=5).map(tuple)
amounts = st.integers(0, 10**9)
actions = st.one_of(
    st.builds(lambda who, held: Dealt(who, held, tuple(n % 2 == 0 for n in range(len(held)))), players, more),
    st.builds(Board, more, st.integers(0, 1)),
    st.builds(Folded, players), st.builds(Covered, players), st.builds(Raised, players, amounts),
    st.builds(Changed, players, some), st.builds(Shown, players, some),
)  # fmt: skip
three = st.tuples(amounts, amounts, amounts)
records = st.builds(
    HandRecord,
    game=st.sampled_from(("texas-holdem", "omaha", "omaha-five", "sintetico", "five-card-draw", "seven-card-stud")),
    limit=st.sampled_from(("none", "pot", "split", "fixed")),
    players=st.tuples(st.text(max_size=8), st.text(max_size=8), st.text(max_size=8)),
    stacks=three, antes=three, blinds=three, minimum=amounts, maximum=st.integers(1, 10**9),
    actions=st.lists(actions, max_size=12).map(tuple), finish=three, won=three, fees=three,
    taken=st.lists(amounts, min_size=1, max_size=5).map(tuple),
    hand=st.integers(1, 10**6), table=st.text(min_size=1, max_size=9), law=st.just("euskadi-1996"),
)  # fmt: skip


@given(records)
def test_any_hand_comes_back_as_it_was(record: HandRecord) -> None:
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("variant = ", "no TOML"),
        ("", "variant"),
        ('variant = "FB"\nstarting_stacks = [1]', "does not have the variety FB"),
        ('variant = "NT"', "starting_stacks"),
        ('variant = "NT"\nstarting_stacks = [1, 1]\nantes = [0]\nblinds_or_straddles = [1, 2]\nactions = []', "antes"),
        ('variant = "NT"\nstarting_stacks = [1.005]\nantes = [0]\nblinds_or_straddles = [0]\nactions = []', "1.005"),
        (
            'variant = "NT"\nstarting_stacks = [inf]\nantes = [0]\nblinds_or_straddles = [0]\nactions = []',
            "whole cents",
        ),
        ('variant = "NT"\nstarting_stacks = [1]\nantes = [0]\nblinds_or_straddles = [0]\nactions = ["p2 f"]', "p2 f"),
        ('variant = "NT"\nstarting_stacks = [1]\nantes = [0]\nblinds_or_straddles = [0]\nactions = ["d db Zz"]', "Zz"),
        (
            'variant = "NT"\nstarting_stacks = [1]\nantes = [0]\nblinds_or_straddles = [0]\nactions = ["p1 jump"]',
            "jump",
        ),
    ],
)
def test_what_is_no_hand_is_told_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadHand, match=said):
        read(text)


def test_codes_of_others_and_of_our_own() -> None:
    assert code_of("omaha", "pot") == "PO"
    assert code_of("sintetico", "none") == "novamas:sintetico:none"
    assert len(set(CODES.values())) == len(CODES)


def test_pokerkit_reads_and_plays_what_we_write() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pokerkit = pytest.importorskip("pokerkit")
        known = write(HAND).replace("d dh p1 ????", "d dh p1 QhQd").replace("d dh p3 ????", "d dh p3 KdKc")
        history = pokerkit.HandHistory.loads(known)
        *_, last = history
    assert list(last.stacks) == [99, 60, 81]
    assert read(pokerkit.HandHistory.dumps(history)).actions[1] == HAND.actions[1]
