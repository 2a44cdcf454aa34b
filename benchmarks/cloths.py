"""Commands a second of evenings at games on a cloth: rounds of blackjack, bets at roulette, whatever is named.

    python -m benchmarks.cloths [GAME…]

The evenings are those of `benchmarks.circles`.
"""

from __future__ import annotations

import sys

from benchmarks.circles import measure
from novamas.law import library

GAMES = ("blackjack", "triple-blackjack", "roulette-french")


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        for law in library().with_game(game):
            measure(law, game)


if __name__ == "__main__":
    main()
