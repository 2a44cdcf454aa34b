"""Plays simulated evenings of a whole house, each with its own misfortunes, and checks every one when it is over.

    make simulate-faults                                  10,000 evenings;  COUNT=500 fewer, SEED=7 from the seventh on
    python -m tools.simulate_faults --count 500 --jobs 1  the same by hand, in one process
    python -m tools.simulate_faults --seed 307 --count 1 --story    one evening again, with what happened in it
    python -m tools.simulate_faults --planted             plants faults in the server; every one of them must be found

An evening is one seed: it says how many servers there are, who comes, what they play, and what goes wrong. All of it
runs in one thread on a clock that is only counted (`tests/simulation/`, docs/reliability.md), so the same seed always
gives the same evening. The first one that is not in order is printed with the command that plays it again, and the
exit code is 1. Ctrl-C stops it, and it says how to go on from there.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.simulation.evenings import Evening, play
from tests.simulation.planted import Found, faults, hunt

from tools.mutants import Fault
from tools.soak import positive

STOPPED = 130
"""The exit code after Ctrl-C."""
COMMAND = "python -m tools.simulate_faults"
ENOUGH = 400
"""Evenings in which a planted fault must be found."""


class Progress:
    """Tells how far it is: on a terminal in one line, elsewhere in a line for every twentieth."""

    def __init__(self, whole: int, what: str) -> None:
        self.whole = whole
        self.what = what
        self.done = 0
        self.started = time.monotonic()

    def __call__(self, more: str) -> None:
        before, self.done = self.done, self.done + 1
        if sys.stderr.isatty():
            print(f"\r{self.text(more)}\033[K", end="", file=sys.stderr, flush=True)
        elif self.done * 20 // self.whole > before * 20 // self.whole:
            print(self.text(more), file=sys.stderr, flush=True)

    def text(self, more: str) -> str:
        rate = self.done / max(1e-9, time.monotonic() - self.started)
        left = int((self.whole - self.done) / rate) if rate else 0
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        return f"{self.done:,} of {self.whole:,} {self.what}, {more}{3600 * rate:,.0f} an hour, {clock} left"

    def end(self) -> None:
        if sys.stderr.isatty():
            print(file=sys.stderr)


@contextmanager
def workers(jobs: int) -> Iterator[Any]:
    """Processes that play; Ctrl-C is for the parent alone."""
    if jobs == 1:
        yield None
        return
    pool = multiprocessing.get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.terminate()
        pool.join()


def told(evening: Evening) -> str:
    return (
        f"Seed {evening.seed} is not in order: {evening.wrong}\n  {evening.plan}\n"
        f"To play it again: {COMMAND} --seed {evening.seed} --count 1 --story"
    )


def simulate(first: int, count: int, jobs: int, story: bool) -> int:
    """Plays every seed; the exit code."""
    progress = Progress(count, "evenings")
    wrongs: Counter[str] = Counter()
    commands = records = 0
    seconds = 0.0
    try:
        with workers(jobs) as pool:
            seeds = range(first, first + count)
            for evening in map(play, seeds) if pool is None else pool.imap(play, seeds, 4):
                wrongs.update(evening.faults)
                commands += evening.commands
                records += evening.records
                seconds += evening.seconds
                progress(f"{wrongs.total():,} misfortunes, ")
                if story:
                    print(*evening.story, evening.plan, f"digest {evening.digest}", sep="\n")
                if evening.wrong:
                    progress.end()
                    print(told(evening))
                    return 1
    except KeyboardInterrupt:
        progress.end()
        print(f"Stopped after {progress.done:,} of {count:,} evenings, all in order. To go on:")
        print(f"  {COMMAND} --seed {first + progress.done} --count {count - progress.done}")
        return STOPPED
    progress.end()
    print(
        f"{count:,} evenings ({seconds / 3600:,.1f} hours in the house), {commands:,} commands, {records:,} records, "
        f"{wrongs.total():,} misfortunes: every command once, every account at zero, nothing shown that is veiled."
    )
    return 0


def hunted(fault: tuple[Fault, ...]) -> Found:
    return hunt(fault, 1, ENOUGH)


def plant(jobs: int) -> int:
    """Plants every fault in turn; the exit code is 1 if one is not found."""
    planted = list(faults())
    progress = Progress(len(planted), "faults")
    missed = 0
    with workers(jobs) as pool:
        for found in map(hunted, planted) if pool is None else pool.imap(hunted, planted):
            progress("")
            if found.by is None:
                missed += 1
                print(f"\nNot found in {found.evenings} evenings: {found.why}")
            else:
                print(f"\nFound in evening {found.evenings}: {found.why}\n  {found.by.wrong}")
    progress.end()
    print(f"{len(planted) - missed} of {len(planted)} planted faults were found.")
    return 1 if missed else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=positive, default=10_000, help="evenings")
    parser.add_argument("--seed", type=positive, default=1, help="of the first evening; the others follow it")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes; all cores without it")
    parser.add_argument("--story", action="store_true", help="print what happened in each")
    parser.add_argument("--planted", action="store_true", help="plant faults and find them")
    asked = parser.parse_args(arguments)
    if asked.planted:
        return plant(asked.jobs)
    return simulate(asked.seed, asked.count, 1 if asked.story or asked.count == 1 else asked.jobs, asked.story)


if __name__ == "__main__":
    sys.exit(main())
