"""A hundred thousand bingo cards in one game: what it costs to know, ball by ball, which are complete.

    python -m benchmarks.bingo

Beside it the rival that one writes first: the numbers of every line as a set, looked at one after another. Times are of
one processor; the worst ball of a game counts, then the usual one.
"""

from __future__ import annotations

import random
from statistics import median
from time import process_time

from novamas.games.bingo.cards import NUMBERS, STRIP, every_card, line_numbers
from novamas.games.bingo.checker import Checker

CARDS = 100_000 + (-100_000) % STRIP
SIZES = (CARDS // 100 // STRIP * STRIP, CARDS)


def main() -> None:
    balls = random.Random(90).sample(range(1, NUMBERS + 1), NUMBERS)
    for size in SIZES:
        began = process_time()
        cards = list(every_card(1, size))
        made = process_time() - began
        began = process_time()
        checker = Checker(cards)
        ready = process_time() - began
        print(f"{size:>7} cards: made in {made:.2f} s, made ready in {ready:.2f} s")

        now, took, counts = checker.mark(()), [], []
        for ball in balls:
            start = process_time()
            now.mark(ball)
            line, bingo = now.line((0, 1, 2)), now.bingo()
            took.append(process_time() - start)
            counts.append((line.bit_count(), bingo.bit_count()))
        usual, worst = 1e3 * median(took), 1e3 * max(took)
        print(f"        a ball, kept from ball to ball: {usual:.3f} ms, the worst {worst:.3f} ms")

        start = process_time()
        assert checker.mark(balls[:60]).bingo().bit_count() == counts[59][1]
        print(f"        sixty balls anew, as a table asks: {1e3 * (process_time() - start):.3f} ms")

        lines = [[frozenset(line) for line in line_numbers(rows)] for rows in cards]
        called = set(balls[:60])
        start = process_time()
        full = [[line <= called for line in card] for card in lines]
        rival = process_time() - start
        assert (sum(map(any, full)), sum(map(all, full))) == counts[59]
        print(f"        the rival, one ball: {1e3 * rival:.1f} ms, {rival / median(took):,.0f} times as long")


if __name__ == "__main__":
    main()
