"""Commands a second of evenings at the games in which a player is the bank.

    python -m benchmarks.circles

Bots play the same evenings from the same seeds, on one processor; the best of some runs counts, in processor time.
"""

from __future__ import annotations

import random
import sys
from time import process_time

from tools.soak import Guests, arrive

from novamas.games import FAMILIES, company, family
from novamas.kit.chance import Seeded
from novamas.kit.decider import STAFF
from novamas.law import library
from novamas.table import Opening, Table

RUNS, ACTS, PEOPLE = 5, 1_500, 8


def play(law: str, game: str, seed: int) -> tuple[Table, int, float]:
    """An evening, how many commands it had, and the processor time that they took."""
    rng = random.Random(seed)
    table = Table(Opening(law=law, game=game, minimum=500), Seeded(seed))
    places = len(table.state.desk.seats)
    guests = Guests(company(table.decider.game, min(PEOPLE, places or PEOPLE), rng))
    for n, who in enumerate(guests.bots, 1):
        arrive(table, who, rng, n)
    began = process_time()
    acts = next((n for n in range(ACTS) if not guests.turn(table, rng)), ACTS)
    return table, acts, process_time() - began


def ask(table: Table) -> tuple[int, float]:
    """Everybody's options at one state, many times: questions, and the processor time that they took."""
    game, desk = table.decider.game, table.state.desk
    people = (*desk.chips, *STAFF)
    began = process_time()
    for _ in range(200):
        for who in people:
            game.options(desk, who)
    return 200 * len(people), process_time() - began


def measure(law: str, game: str) -> None:
    """The same evening some times, and what the best of them took."""
    evenings = [play(law, game, 7) for _ in range(RUNS)]
    rate = max(acts / seconds for _, acts, seconds in evenings)
    asked = min(seconds / count for count, seconds in (ask(evenings[0][0]) for _ in range(RUNS)))
    sys.stdout.write(f"{law:14} {game:18} {rate:8,.0f} commands a second, options {asked * 1e6:6.1f} µs\n")


def main() -> None:
    for law in library().laws():
        for game in (g for g in library().games(law) if family(law, g).player_banks):
            measure(law, game)


if __name__ == "__main__":
    assert any(room.player_banks for room in FAMILIES.values())
    main()
