"""`python -m benchmarks.history`: how long a table with a long past takes to open, beside playing its past again.

Company plays some rounds of French roulette; then their bets are laid again and again, with fresh spins, through the
real engine, codec, chain, signatures and snapshots of the house, until the table has as many events as were asked for.
A store that is given is kept and filled up further the next time.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from novamas.casino import Codec, LiveTable, purse_moves
from novamas.games import company
from novamas.games.bots import ask_bot
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Command, Refused
from novamas.server.house import House
from novamas.store.books import EVERY, TABLE, Books, Listed, open_books
from novamas.store.journal import Record
from novamas.store.once import once
from novamas.table import Opening
from novamas.table.acts import Bring

OPENING = Opening(law="euskadi-1996", game="roulette-french", minimum=500)
ID = "1"
PLAYERS = 7
CHIPS = 10_000  # minima that a player brings; whoever has too few for a round brings as many again
REHEARSED = 200  # rounds that company makes up; then they are repeated
BETS = 6  # of each player in a round, at most
MISSED = 20  # acts that a viewer who was cut off asks for

T = TypeVar("T")
Round = list[Command]


class Filler:
    """Plays rounds at a table and hands them to the disk, a snapshot's worth of events in each transaction."""

    def __init__(self, books: Books, table: LiveTable, listed: Listed, seed: int = 1) -> None:
        self.books = books
        self.table = table
        self.listed = listed
        self.rng = random.Random(seed)
        self.people = company(table.decider.game, PLAYERS, self.rng)
        self.records: list[Record] = []

    def act(self, command: Command) -> None:
        """Under a key, as every client sends its commands: each has a record of its own, for ever."""
        drawing = self.table.drawing() if command.by == CHANCE else {}
        key = f"{self.table.seq:032x}"
        act, records = self.books.play(self.table, self.listed, command, key=key, cause="bot", **drawing)
        self.records += records
        if (under := once(TABLE + ID, command.by, key, command)) is not None:
            self.records.append(under.record({"seq": act.seq}))
        for who, amount in purse_moves(act):
            self.records.append(self.books.entry(who, amount, self.table.currency.code, TABLE + ID, "chips"))

    def flush(self) -> None:
        """What was played is on disk when this returns, and so is a snapshot after it."""
        if self.records:
            self.books.committer.submit(self.records).result()
            self.records = []
            self.books.keep_snapshot(self.table)

    def seat(self) -> None:
        """Everybody has chips for the next round."""
        least = self.table.state.desk.minimum
        for name in self.people:
            if self.table.state.desk.chips.get(name, 0) < CHIPS * least // 20:
                code = self.table.currency.code
                self.records.append(self.books.entry(name, CHIPS * least, code, "@issue", "play chips"))
                self.act(Bring(by=name, amount=CHIPS * least))

    def round(self, bets: Iterator[Command]) -> None:
        table = self.table
        self.seat()
        opens = table.staff_command()
        assert opens is not None
        self.act(opens)
        for bet in bets:
            try:
                self.act(bet)
            except Refused:  # a stake in prison takes room on its spot
                continue
        while not table.decider.resting(table.state):
            command = table.staff_command() or table.chance_command()
            self.act(command or table.decider.default(table.state, table.silent()[0]))  # type: ignore[arg-type]

    def rehearse(self) -> list[Round]:
        """Rounds that company makes up: they are played like all others, and what was bet is remembered."""
        rounds: list[Round] = []

        def made_up(bets: Round) -> Iterator[Command]:
            for who, bot in self.people.items():
                for _ in range(BETS):
                    command = ask_bot(bot, self.table.decider.game, self.table.state.desk, who, self.rng)
                    if command is None:
                        break
                    bets.append(command)
                    yield command

        for _ in range(REHEARSED):
            rounds.append([])
            self.round(made_up(rounds[-1]))
        return rounds

    def fill(self, events: int) -> None:
        """Plays on until the table has so many events."""
        started, begun, said = time.perf_counter(), self.table.seq, 0.0
        rounds = self.rehearse() if self.table.seq < events else []
        while self.table.seq < events:
            self.round(iter(rounds[self.rng.randrange(len(rounds))]))
            if len(self.records) >= EVERY:
                self.flush()
            now = time.perf_counter()
            if now - said > 10:
                said = now
                rate = (self.table.seq - begun) / (now - started)
                left = (events - self.table.seq) / rate if rate else 0.0
                print(f"  {self.table.seq:>12,} events  {rate:>8,.0f}/s  {left:5.0f} s left", flush=True)
        self.flush()


def timed(act: Callable[[], T]) -> tuple[T, float]:
    started = time.perf_counter()
    done = act()
    return done, time.perf_counter() - started


def opened(store: str, keys: Path | None) -> tuple[House, float]:
    """The house as a server opens it: its table is back when this returns."""

    def act() -> House:
        house = House(open_books(store, keys=keys))
        house.load()
        return house

    return timed(act)


def replayed(books: Books) -> LiveTable:
    """The table from its first act on, as if there were no snapshots."""
    listed = next(books.list_tables())
    table = LiveTable(listed.id, listed.opening, Seeded(1), books.clock, books.laws(listed.digest), money=listed.money)
    codec = Codec(table.decider)
    for read in books.journal.read(TABLE + ID):
        table.apply(codec.read(read.body, read.form))
    return table


def files(store: str) -> list[Path]:
    """The files of an embedded store."""
    path = Path(store)
    return [] if "://" in store else [p for p in path.parent.glob(path.name + "*") if p.is_file()]


def chill(store: str) -> bool:
    """Has the system forget what it remembers of the store's files; whether it can."""
    for path in files(store) if hasattr(os, "posix_fadvise") else ():
        with path.open("rb") as file:
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return bool(files(store)) and hasattr(os, "posix_fadvise")


def size(books: Books, store: str) -> float:
    """MiB of the store on disk."""
    if "://" not in store:
        return sum(path.stat().st_size for path in files(store)) / 2**20
    with books.journal.recorder.datastore.transaction(commit=False) as cursor:  # type: ignore[attr-defined]
        cursor.execute("select pg_database_size(current_database()) as size")
        return int(cursor.fetchone()["size"]) / 2**20


def prepared(store: str, keys: Path | None, events: int) -> None:
    """A store whose table has so many events, filled up where there are fewer."""
    books = open_books(store, keys=keys)
    listed = next(books.list_tables(), None)
    if listed is None:
        table, listed, done = books.open_table(ID, OPENING, Seeded(1), "dora")
        done.result()
    else:
        table = books.load_table(listed, Seeded(time.time_ns()))
    before = table.seq
    _, took = timed(lambda: Filler(books, table, listed).fill(events))
    if played := table.seq - before:
        print(f"filled with {played:,} events in {took:,.0f} s: {played / took:,.0f} a second")
    records = books.journal.head(TABLE + ID).seq
    print(f"one table: {table.seq:,} events in {records:,} records, {size(books, store):,.0f} MiB on disk")
    books.close()


def measure(store: str, keys: Path | None, events: int) -> None:
    prepared(store, keys, events)
    if chill(store):
        house, cold = opened(store, keys)
        house.books.close()
        print(f"opened, nothing of it in memory before: {cold * 1000:>10,.1f} ms")
    house, warm = opened(store, keys)
    print(f"opened again:                           {warm * 1000:>10,.1f} ms")
    hosted = house.tables[ID]
    since = hosted.seq - MISSED
    missed, took = timed(lambda: list(house.books.acts(hosted.listed, hosted.codec, since)))
    print(f"the last {len(missed)} acts for a viewer who was cut off: {took * 1000:.1f} ms")
    table, whole = timed(lambda: replayed(house.books))
    if table.state != hosted.state or table.seq != hosted.seq:
        raise SystemExit("the table that was opened is not the one that was played")
    print(f"replayed from its first event:          {whole * 1000:>10,.1f} ms   ({table.seq / whole:,.0f} events/s)")
    print(f"ratio {whole / warm:,.0f}; the same table either way")
    house.books.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.history", description=__doc__)
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--store", default="", help="postgresql://… or a file, kept; a passing SQLite file by default")
    parser.add_argument("--folder", default="", help="where the passing file lies")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=options.folder or None) as folder:
        store = options.store or str(Path(folder) / "casino.db")
        print(f"a long history, {'PostgreSQL' if '://' in store else 'SQLite'}")
        measure(store, None if options.store else Path(folder) / "keys", options.events)
    return 0


if __name__ == "__main__":
    sys.exit(main())
