"""Plays whole evenings of the circle games with bots, and counts every chip when they are over.

    make soak                                 10,000 evenings under each law;  COUNT=50 fewer, GAME= LAW= some of them
    python -m tools.soak --count 50 --seed 7  the same by hand, from the seventh evening on
    python -m tools.soak --jobs 1             in one process; without it, one on every core

An evening is one shoe: people come with chips, sit or stand, bank, bid, go banco, and now and then somebody errs and
staff report it. Every other evening the house chooses at random what the law leaves to it, and a side of each reading.
After every act the chips at the table must be those that were brought; at the end the table closes, and what the people
take home and what the house has taken must be all of them. The first evening that fails is printed with its seed, and
the exit code is 1. Ctrl-C stops it, and it says how to go on from there.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.games import company, family, make
from novamas.games.bots import Bot, ask_bot, fill
from novamas.games.sheet import Choice
from novamas.kit.chance import Seeded
from novamas.kit.decider import CAGE, CAGNOTTE, CROUPIER, DIRECTOR, INSPECTOR, Actor, Report, is_person
from novamas.law import BadOption, Reading, library
from novamas.table import Opening, Table, prepare
from novamas.table.acts import Bring, CloseTable, Leave, Sit

GAMES = tuple(game for game in library().every_game() if family(library().with_game(game)[0], game).player_banks)
MINIMUM, PURSES = 500, (20, 200, 2_000)
SEATS, STANDING = 8, 3
MISTAKES = 40
"""One act in so many is followed by a report of staff."""
MOST_ACTS = 100_000
STEPS = (0, 1, 2, 5, 20, 100)
"""How far above its least a number is that the house chooses."""
OPEN = ("holding", "betting", "auction", "idle", "offering")
"""The phases in which anybody may want to do something."""
BLOCK = 10
"""Evenings that a process plays before it says how it went."""
STOPPED = 130
"""The exit code after Ctrl-C."""


class Lost(AssertionError):
    """Chips that nobody can account for."""


class Evening(Struct):
    """What came of an evening."""

    coups: int
    acts: int
    brought: int
    taken: int
    did: Counter[str]


def evening(law: str, game: str, seed: int) -> Evening:
    """One shoe with bots from the first cut to the last coup; raises `Lost` where a chip is missing."""
    rng = random.Random(seed)
    table = Table(house(law, game, seed), Seeded(seed))
    guests = Guests(company(table.decider.game, SEATS + STANDING, rng))
    brought = sum(arrive(table, who, rng, n) for n, who in enumerate(guests.bots, 1))
    reports = frozenset(kind.__name__ for kind in table.decider.all_commands() if issubclass(kind, Report))
    did: Counter[str] = Counter()
    for acts in range(1, MOST_ACTS):
        shoe = table.state.desk.shoe
        kind = ""
        if not (shoe.number and (shoe.stopped or shoe.number > 1) and table.decider.resting(table.state)):
            kind = blunder(table, reports, rng) if rng.randrange(MISTAKES) == 0 else ""
            kind = kind or guests.turn(table, rng)
            if not kind and not ruined(table):
                raise Lost(f"nobody is awaited in the phase {table.state.desk.phase!r}")
        if not kind:
            close(table)
            return Evening(table.state.desk.round, acts, brought, counted(table, brought), did)
        did[kind] += 1
        audit(table, brought)
    raise Lost("the evening does not end")


def house(law: str, game: str, seed: int) -> Opening:
    """The table of an evening: as the house opens it unless told, or with choices of its own within the law."""
    plain = Opening(law=law, game=game, minimum=MINIMUM, seats=SEATS)
    if seed % 2 == 0:
        return plain
    rng = random.Random(f"{law}/{game}/{seed}")
    while True:
        readings = {name: rng.choice(sides(reading)) for name, reading in library().readings(law, game).items()}
        opening = replace(plain, readings=readings, options=drawn(law, game, rng))
        with suppress(BadOption):
            prepare(opening)
            return opening


def sides(reading: Reading) -> tuple[str, ...]:
    """The sides of a reading that can be played."""
    return ("corrected",) if reading.unplayable else ("literal", "corrected")


def drawn(law: str, game: str, rng: random.Random) -> dict[str, Any]:
    """Some of what the law leaves to the house; half of it stays as it is."""
    options: dict[str, Any] = {}
    for choice in family(law, game).choices(make(law, game).rules):  # type: ignore[attr-defined]
        asked = choice.given is None or options.get(choice.given[0]) in choice.given[1]
        if asked and rng.randrange(2):
            outer, _, name = choice.name.rpartition(".")
            value = one_of(choice, rng)
            options |= {outer: {name: value}} if outer else {name: value}
    return options


def one_of(choice: Choice, rng: random.Random) -> Any:
    if choice.type == "flag":
        return bool(rng.randrange(2))
    if choice.type == "choice":
        return rng.choice(choice.values)
    least = choice.min or 0
    return least + rng.choice([n for n in STEPS if choice.max is None or least + n <= choice.max])


def arrive(table: Table, who: Actor, rng: random.Random, n: int) -> int:
    """Somebody comes with chips; the first ones sit down."""
    amount = MINIMUM * PURSES[rng.randrange(len(PURSES))]
    table.act(Bring(by=who, amount=amount))
    if n <= SEATS:
        table.act(Sit(by=who, seat=n))
    return amount


class Guests:
    """The bots of an evening. Everybody is asked once in a phase, in no particular order; then whoever is awaited."""

    def __init__(self, bots: dict[Actor, Bot]) -> None:
        self.bots = bots
        self.now: tuple[int, str] = (-1, "")
        self.unasked: list[Actor] = []

    def turn(self, table: Table, rng: random.Random) -> str:
        """One act: of somebody who may, if he will; else of whoever is awaited. Its kind; "" if there is none."""
        desk = table.state.desk
        if (desk.round, desk.phase) != self.now:
            self.now = (desk.round, desk.phase)
            self.unasked = rng.sample(list(self.bots), len(self.bots)) if desk.phase in OPEN else []
        while self.unasked:
            if kind := self.asks(table, self.unasked.pop(), rng):
                return kind
        awaited = table.awaits()
        for a in awaited:
            if a.who in self.bots and (kind := self.asks(table, a.who, rng)):
                return kind
        return awaited[0].kinds[0] if table.staff() or table.chance() else ""

    def asks(self, table: Table, who: Actor, rng: random.Random) -> str:
        """What somebody does, if anything: its kind."""
        desk = table.state.desk
        if who not in desk.chips or (command := ask_bot(self.bots[who], table.decider.game, desk, who, rng)) is None:
            return ""
        table.act(command)
        return type(command).__name__


def blunder(table: Table, reports: frozenset[str], rng: random.Random) -> str:
    """Staff report some mistake that may have happened now, if there is one."""
    found = [o for who in (CROUPIER, INSPECTOR, DIRECTOR) for o in table.options(who) if o.kind in reports]
    if not found:
        return ""
    command = fill(table.decider.game, found[rng.randrange(len(found))], rng)
    table.act(command)
    return type(command).__name__


def ruined(table: Table) -> bool:
    """Whether nobody has enough left to be the bank, so that the evening is over before the shoe is."""
    desk = table.state.desk
    return desk.bank is None and max(desk.chips.values(), default=0) < table.decider.game.least(desk)  # type: ignore[attr-defined]


def audit(table: Table, brought: int) -> None:
    """Every chip that was brought is with somebody, on the table or in the slot of the house."""
    state = table.state
    there = sum(state.desk.chips.values()) + sum(table.decider.holdings(state).values())
    if there + state.book.get(CAGNOTTE, 0) != brought:
        raise Lost(f"{brought} were brought, {there} are there and {state.book.get(CAGNOTTE, 0)} were taken")
    if state.desk.cagnotte != state.book.get(CAGNOTTE, 0):
        raise Lost("the house has taken something else than the table says")


def close(table: Table) -> None:
    """The bank ends, everybody goes home, the table closes."""
    for _ in range(1_000):
        if table.state.desk.bank is None and not any(table.decider.holdings(table.state).values()):
            break
        if not table.staff() and not table.chance():
            for who in [a.who for a in table.awaits() if is_person(a.who)]:
                leaves = [o for o in table.options(who) if o.kind == "LeaveBank"]
                command = table.decider.default(table.state, who)
                if leaves:
                    command = fill(table.decider.game, leaves[0], random.Random(0))
                if command is not None:
                    table.act(command)
                    break
    for who in tuple(table.state.desk.chips):
        table.act(Leave(by=who))
    table.act(CloseTable(by=DIRECTOR))


def counted(table: Table, brought: int) -> int:
    """What the house has taken, once what the people took home and that are all there was."""
    home = sum(amount for account, amount in table.state.book.items() if account.startswith("@purse/")) + brought
    taken = table.state.book.get(CAGE, 0)
    if home + taken != brought:
        raise Lost(f"{brought} were brought, {home} went home and the house has {taken}")
    if any(amount for account, amount in table.state.book.items() if account != CAGE and "/" not in account):
        raise Lost("something is left on a table that has closed")
    return taken


class Lot(Struct, frozen=True):
    """Evenings at one table: their law and game, the first seed, how many."""

    law: str
    game: str
    seed: int
    count: int

    def __str__(self) -> str:
        return f"--law {self.law} --game {self.game} --seed {self.seed} --count {self.count}"

    def blocks(self) -> list[Lot]:
        """The same evenings in small parts."""
        ends = range(self.seed, self.seed + self.count, BLOCK)
        return [Lot(self.law, self.game, n, min(BLOCK, self.seed + self.count - n)) for n in ends]

    def after(self, done: int) -> Lot:
        return Lot(self.law, self.game, self.seed + done, self.count - done)


class Played(Struct, frozen=True):
    """What came of some evenings; `fault` says which of them failed, and how."""

    evenings: int
    coups: int
    fault: str = ""


def play(lot: Lot) -> Played:
    """Plays evenings one after another until one fails."""
    coups = 0
    for n in range(lot.count):
        seed = lot.seed + n
        try:
            coups += evening(lot.law, lot.game, seed).coups
        except Exception as e:
            return Played(n, coups, f"{lot.law}/{lot.game}, seed {seed}: {type(e).__name__}: {e}")
    return Played(lot.count, coups)


@contextmanager
def played(lots: list[Lot], jobs: int) -> Iterator[Iterator[Played]]:
    """How blocks of evenings went, in their order, whoever plays them; Ctrl-C is for the parent alone."""
    if jobs == 1:
        yield map(play, lots)
        return
    pool = multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool.imap(play, lots)
    finally:
        pool.terminate()
        pool.join()


class Progress:
    """Tells how far it is: on a terminal in one line, elsewhere in a line for every tenth."""

    def __init__(self, evenings: int) -> None:
        self.evenings = evenings
        self.done = 0
        self.coups = 0
        self.started = time.monotonic()

    def __call__(self, lot: Lot, part: Played) -> None:
        before, self.done = self.done, self.done + part.evenings
        self.coups += part.coups
        if sys.stderr.isatty():
            print(f"\r{self.text(lot)}\033[K", end="", file=sys.stderr, flush=True)
        elif self.done * 10 // self.evenings > before * 10 // self.evenings:
            print(self.text(lot), file=sys.stderr, flush=True)

    def text(self, lot: Lot) -> str:
        rate = self.done / max(1e-9, time.monotonic() - self.started)
        left = (self.evenings - self.done) / rate if rate else 0
        clock = f"{int(left) // 3600}:{int(left) // 60 % 60:02}:{int(left) % 60:02}"
        return (
            f"{lot.law}/{lot.game}: {self.done:,} of {self.evenings:,} evenings, {self.coups:,} coups, "
            f"{rate:.1f} evenings a second, {clock} left"
        )

    def end(self) -> None:
        if sys.stderr.isatty():
            print(file=sys.stderr)


def soak(lots: list[Lot], jobs: int) -> int:
    """Plays every lot; the exit code."""
    total = sum(lot.count for lot in lots)
    blocks = [block for lot in lots for block in lot.blocks()]
    progress = Progress(total)
    try:
        with played(blocks, jobs) as parts:
            for block, part in zip(blocks, parts, strict=True):
                progress(block, part)
                if part.fault:
                    progress.end()
                    print(part.fault)
                    return 1
    except KeyboardInterrupt:
        progress.end()
        print(f"Stopped after {progress.done:,} of {total:,} evenings, all in order. To go on:")
        for lot in lots_left(lots, progress.done):
            print(f"  python -m tools.soak {lot}")
        return STOPPED
    progress.end()
    print(f"{total:,} evenings at {len(lots)} tables, {progress.coups:,} coups: every chip is accounted for.")
    return 0


def lots_left(lots: list[Lot], done: int) -> Iterator[Lot]:
    """What remains once so many evenings were played, lot after lot."""
    for lot in lots:
        here = min(done, lot.count)
        done -= here
        if here < lot.count:
            yield lot.after(here)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=positive, default=10_000, help="evenings under each law")
    parser.add_argument("--seed", type=int, default=1, help="of the first evening; the others follow it")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes; all cores without it")
    laws = library()
    tables = [(law, game) for law in laws.laws() for game in GAMES if game in laws.games(law)]
    parser.add_argument("--game", choices=GAMES, help="one game only")
    parser.add_argument("--law", choices=tuple(dict.fromkeys(law for law, _ in tables)), help="one law only")
    asked = parser.parse_args(arguments)
    tables = [(law, game) for law, game in tables if asked.law in (None, law) and asked.game in (None, game)]
    return soak([Lot(law, game, asked.seed, asked.count) for law, game in tables], asked.jobs)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
