"""The streams of chance: known answers of Philox, and the same draws in plain Python and compiled."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from novamas.games.compiled_streams import END, STATE, SURE, begin, compile_loop, draw, refill
from novamas.kit.cards import Shoe
from novamas.kit.chance import Counts, Dice, Span, Weighted
from novamas.kit.streams import Stream, key_of, scramble


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_known_answers(counter: tuple[int, int, int, int], key: tuple[int, int], words: tuple[int, ...]) -> None:
    """The answers that its authors publish with Philox 4x32-10."""
    assert scramble(counter, key) == words


@compile_loop
def draw_all(key: np.ndarray, session: int, sizes: np.ndarray, found: np.ndarray) -> None:
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    place = begin(at, key, session)
    for n in range(len(sizes)):
        if place > SURE:
            place = refill(words, at, place)
        found[n], place = draw(words, place, sizes[n])


@pytest.mark.parametrize("session", [0, 1, 2**33 + 5])
def test_compiled_draws_are_those_of_python(session: int) -> None:
    """Whatever is drawn in between: words that are left are not lost when more are drawn ahead."""
    rng = random.Random(session)
    sizes = [rng.choice((2, 6, 37, 52, 312, 2**31 - 1, 3 * 2**29)) for _ in range(5_000)]
    key = key_of("a text")
    found = np.zeros(len(sizes), dtype=np.int64)
    draw_all(np.array([key & 0xFFFFFFFF, key >> 32], dtype=np.int64), session, np.array(sizes), found)
    stream = Stream("a text", session)
    assert found.tolist() == [stream.randrange(size) for size in sizes]


def test_large_numbers_take_several_words() -> None:
    stream = Stream(3)
    assert all(0 <= stream.randrange(10**30) < 10**30 for _ in range(100))
    with pytest.raises(ValueError, match="nothing to choose"):
        stream.randrange(0)


def test_draws_are_what_the_distribution_has() -> None:
    """Weights of 1 to 3 in 40,000 draws: chi-square with 3 degrees of freedom, far beyond any chance."""
    stream, dist = Stream(7), Weighted((("a", 1), ("b", 2), ("c", 3), ("d", 4)))
    seen = Counter(stream.draw(dist, "wheel") for _ in range(40_000))
    assert sum((seen[value] - 4_000 * weight) ** 2 / (4_000 * weight) for value, weight in dist) < 21.1
    assert stream.draw(Span(4, 4), "x") == 4
    assert stream.draw(Dice(), "dice") in Dice()


def test_a_shoe_gives_each_card_once() -> None:
    stream, shoe = Stream(5, 2), Shoe.of(2)
    drawn: Counter[int] = Counter()
    for _ in range(104):
        card = stream.draw(shoe.dist(), "card")
        assert isinstance(card, int)
        drawn[card] += 1
        shoe = shoe.draw(card)
    assert set(drawn.values()) == {2}
    assert shoe.left == 0


def test_another_shoe_lies_in_order_again() -> None:
    """What was left of the last shoe does not matter to the next one."""
    stream, numbers, full = Stream(9), Stream(9), Counts((3, 3, 3))
    assert [stream.draw(full, "card") for _ in range(20)] == [numbers.randrange(9) // 3 for _ in range(20)]
