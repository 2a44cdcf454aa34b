"""The race: we and every rival that is installed, at the same work in the same run, as one table.

    python -m benchmarks.rivals                 installs the rivals beside the environment
    python -m benchmarks.race [--seconds S] [--only WORD]

Everything runs on one core and is measured in processor time. In each contest the entrants take turns, three times, and
the best of each counts: what disturbs the machine disturbs them all. Compiled code is warm before the clock starts.
A rival that is not installed is told and left out. docs/benchmarks.md has the protocol and a table with its machine.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
from collections.abc import Callable, Iterator
from math import ceil
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from benchmarks import ours, rivals
from benchmarks.rivals import Work

RUNS = 3
HANDS = 20_000
WIDTH, SPREAD, SURE = 1e-4, 1.15, 1.96
"""An edge of blackjack to within so much, the standard deviation of a round, and 95 %: how many rounds that takes."""
ACES, KINGS = ("Ah", "As"), ("Kd", "Kc")


class Entrant(NamedTuple):
    name: str
    make: Callable[[], Work]
    note: str = ""


class Contest(NamedTuple):
    what: str
    unit: str
    entrants: tuple[Entrant, ...]


class Line(NamedTuple):
    what: str
    name: str
    rate: float
    unit: str
    ratio: float
    note: str


def deal_hands() -> list[list[str]]:
    """The same seven cards for all."""
    rng = random.Random(1)
    pack = [r + s for r in "23456789TJQKA" for s in "cdhs"]
    return [rng.sample(pack, 7) for _ in range(HANDS)]


class Judges:
    """Whoever evaluates hands, held to the order of strength that we find: a rival that judged otherwise, or less of
    the hand, would be doing other work."""

    def __init__(self) -> None:
        self.hands = deal_hands()
        self.order = ours.hands_from_python(self.hands)[1]

    def enter(self, judge: Callable[[Any], rivals.Judged]) -> Work:
        work, strengths = judge(self.hands)
        for n in range(1, len(strengths)):
            mine, other = self.order[n] - self.order[n - 1], strengths[n] - strengths[n - 1]
            assert (mine > 0, mine < 0) == (other > 0, other < 0), self.hands[n - 1 : n + 1]
        return work


def contests() -> Iterator[Contest]:
    judges = Judges()
    single = (
        Entrant("novamas, a call a hand", lambda: judges.enter(ours.hands_from_python)),
        Entrant("novamas, compiled loop", lambda: judges.enter(ours.hands_in_bulk), "an array of hands at once"),
        Entrant("eval7", lambda: judges.enter(rivals.eval7_hands), "C behind each call"),
        Entrant("phevaluator", lambda: judges.enter(rivals.phevaluator_hands), "C behind each call"),
        Entrant("treys", lambda: judges.enter(rivals.treys_hands), "plain Python"),
        Entrant("pokerkit", lambda: judges.enter(rivals.pokerkit_hands), "plain Python, hands as objects"),
    )
    yield Contest("seven cards evaluated", "hands", single)
    yield Contest(
        "six hands and a board, dealt and compared", "deals",
        (
            Entrant("novamas", ours.showdowns),
            Entrant("eval7", rivals.eval7_showdowns),
            Entrant("phevaluator", rivals.phevaluator_showdowns),
            Entrant("treys", rivals.treys_showdowns),
        ),
    )  # fmt: skip
    chart = ours.below_seventeen()
    bets = {"box:1": "5.00"}
    yield Contest(
        "blackjack, drawing below 17", "rounds",
        (
            Entrant(
                "novamas, compiled loop",
                lambda: ours.rounds_of("blackjack", bets, 20_000_000, chart=chart), "six decks to the stop card",
            ),
            Entrant(
                "novamas, by the rules",
                lambda: ours.rounds_of("blackjack", bets, 200, by="engine", chart=chart), "offers, refusals, events",
            ),
            Entrant("Gymnasium", rivals.gymnasium_blackjack, "cards drawn with replacement"),
            Entrant("OpenSpiel", rivals.openspiel_blackjack, "C++, one deck a round"),
            Entrant("RLCard", rivals.rlcard_blackjack, "one deck a round"),
        ),
    )  # fmt: skip
    yield Contest(
        "hold'em, six players to the showdown", "hands",
        (
            Entrant("novamas", ours.seated_poker, "a log of events with moves, clauses and calls"),
            Entrant("pokerkit", rivals.pokerkit_table, "a list of operations"),
            Entrant("OpenSpiel", rivals.openspiel_table, "C++, actions alone"),
            Entrant("RLCard", rivals.rlcard_table, "actions alone"),
        ),
    )  # fmt: skip
    yield Contest(
        "aces against kings before the flop, all 1,712,304 boards", "boards",
        (
            Entrant("novamas", lambda: ours.equity_boards(ACES, KINGS)),
            Entrant("eval7", lambda: rivals.eval7_equity(ACES, KINGS, 60), "a sixtieth of them timed"),
        ),
    )  # fmt: skip
    yield Contest(
        "French roulette, rounds", "spins",
        (
            Entrant("raw random numbers alone", ours.raw_words, "drawn and added up, nothing else"),
            Entrant("novamas, ten bets", lambda: ours.rounds_of("roulette-french", ours.TEN_BETS, 200_000_000)),
            Entrant("novamas, red with prison", lambda: prison(100_000_000)),
            Entrant("numpy, ten bets", numpy_roulette, "a table of 37 nets, what a researcher writes"),
        ),
    )  # fmt: skip
    yield Contest("the log: bets of roulette at a table", "bets", (Entrant("novamas", ours.rounds_at_a_table),))
    yield Contest("the log: blackjack, five boxes, at a table", "rounds", (Entrant("novamas", ours.boxes_at_a_table),))
    for game, count in LOOPS.items():
        entrants = (
            Entrant("novamas, compiled loop", lambda game=game, count=count: ours.rounds_of(game, None, count)),
            Entrant("novamas, by the rules", lambda game=game: ours.rounds_of(game, None, 100, by="engine")),
        )
        yield Contest(game, "rounds", entrants)


LOOPS = {
    "boule": 100_000_000, "wheel-of-fortune": 100_000_000, "craps": 20_000_000, "punto-banca": 20_000_000,
    "trente-et-quarante": 10_000_000, "blackjack": 20_000_000, "three-card-poker": 10_000_000,
    "trijoker": 10_000_000, "poker-no-draw": 10_000_000, "texas-poker": 10_000_000,
}  # fmt: skip
"""Games with a compiled loop, and so many rounds that what a call costs by itself does not count."""


def prison(rounds: int) -> Work:
    from novamas.sim import simulate

    seeds = iter(range(1, 10**9))
    return lambda: (
        simulate(ours.LAW, "roulette-french", {"red": "10.00"}, "prison", rounds, seed=next(seeds), jobs=1).rounds
    )


def numpy_roulette() -> Work:
    """A researcher's own: numbers by the million, looked up in a table of what ten bets bring."""
    import numpy as np

    rng = np.random.default_rng(1)
    nets = np.arange(37, dtype=np.int64) * 35 - 600

    def work() -> int:
        brought = nets[rng.integers(37, size=4_000_000, dtype=np.uint8)]
        brought.sum(), (brought * brought).sum()
        return len(brought)

    return work


def measure(contest: Contest, seconds: float, told: Callable[[str], None]) -> list[Line]:
    """The best of three turns of each entrant; ratios to the first rival, or to ourselves where there is none."""
    works: dict[str, Work] = {}
    for each in contest.entrants:
        try:
            works[each.name] = each.make()
        except ImportError as missing:
            told(f"{each.name} is not installed ({missing.name or missing})")
            continue
        works[each.name]()
    rates = dict.fromkeys(works, 0.0)
    for _ in range(RUNS):
        for name, work in works.items():
            began, done = process_time(), 0
            while (gone := process_time() - began) < seconds:
                done += work()
            rates[name] = max(rates[name], done / gone)
    first = next(iter(rates.values()))
    notes = {each.name: each.note for each in contest.entrants}
    return [Line(contest.what, name, rate, contest.unit, first / rate, notes[name]) for name, rate in rates.items()]


def exact_lines(blackjack: dict[str, float]) -> Iterator[tuple[str, str]]:
    """How long it takes to know an edge: exactly by counting; to four places by playing, at the rates just measured."""
    for game in ("roulette-french", "craps", "three-card-poker", "punto-banca", "blackjack", "texas-poker"):
        yield f"{game}, every bet, counted anew", f"{ours.exact_seconds(game):.2f} s, exact"
    rounds = ceil((SURE * SPREAD / WIDTH) ** 2)
    for name, rate in blackjack.items():
        yield f"blackjack, {rounds:.1e} rounds for ± {WIDTH:.2%}: {name}", f"{rounds / rate:,.0f} s, with 95 %"


def machine() -> str:
    cpu = next(
        (
            line.split(":", 1)[1].strip()
            for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    return f"{cpu}, one core of it; Python {platform.python_version()}, {platform.system()}"


def short(number: float) -> str:
    return f"{number:,.0f}" if number < 1e6 else f"{number / 1e6:,.1f} million"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each of three turns")
    parser.add_argument("--only", default="", help="contests with this word in their name; `edge` for the second table")
    asked = parser.parse_args()
    print(f"On {machine()}.\n")
    print("| work | who | a second | first line = 1 | |\n| --- | --- | --- | --- | --- |")
    blackjack: dict[str, float] = {}
    left_out: list[str] = []
    for contest in contests():
        if asked.only not in contest.what or asked.only == "edge":
            continue
        for line in measure(contest, asked.seconds, left_out.append):
            ratio = f"1/{line.ratio:,.1f}" if line.ratio > 1 else f"{1 / line.ratio:,.2f}"
            print(f"| {line.what} | {line.name} | {short(line.rate)} {line.unit} | {ratio} | {line.note} |", flush=True)
            if contest.what.startswith("blackjack, drawing"):
                blackjack[line.name] = line.rate
    if asked.only in ("", "edge"):
        print("\n| to know an edge | takes |\n| --- | --- |")
        for what, takes in exact_lines(blackjack):
            print(f"| {what} | {takes} |", flush=True)
    for each in left_out:
        print(f"\nNot in the race: {each}.")


if __name__ == "__main__":
    sys.exit(main())
