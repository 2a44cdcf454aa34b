"""`python -m benchmarks.store`: what a durable act costs, alone and in groups, beside bare durable writes.

An act is chained, signed with its group, witnessed and on disk before it counts. The rivals write the same bytes to the
same disk with nothing around them: a file with a sync after each write, and one SQLite row a transaction.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from eventsourcing.persistence import StoredEvent

from novamas.casino import Act
from novamas.games.spin import BetPlaced, PlaceBet
from novamas.kit.decider import Move
from novamas.store import Committer, Record, open_journal
from novamas.store.chain import encode
from novamas.store.once import once
from novamas.store.places import open_place

WAITING = (1, 10, 100, 1_000)
TABLES = 100


def an_act(seq: int = 0) -> Act:
    """A bet as a client sends it."""
    bet = PlaceBet(by="p-0123456789ab", on="split:17-20", amount=1_000)
    placed = BetPlaced(
        bet=seq, owner=bet.by, on=bet.on, amount=bet.amount, moves=(Move(bet.by, "@cloth", 1_000, "bet"),)
    )
    return Act(seq, 1, bet.by, bet, (placed,), at=1.0, person=bet.by, key=f"{bet.by}/{seq:032x}")


def rate(write: Callable[[int], object], seconds: float) -> float:
    """How often something can be done in a second, one after another."""
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        write(done)
        done += 1
    return done / (time.perf_counter() - started)


def bare_file(folder: Path, body: bytes, seconds: float) -> float:
    file = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(_: int) -> None:
        os.write(file, body)
        os.fsync(file)

    try:
        return rate(write, seconds)
    finally:
        os.close(file)


def bare_row(folder: Path, body: bytes, seconds: float) -> float:
    db = sqlite3.connect(folder / "bare.db", isolation_level=None)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("create table log (seq integer primary key, body blob)")
    try:
        return rate(lambda _: db.execute("insert into log (body) values (?)", (body,)), seconds)
    finally:
        db.close()


def recorder_row(store: str, body: bytes, seconds: float) -> float:
    place = open_place(store)
    first = place.recorder.max_notification_id() or 0
    try:
        return rate(lambda n: place.recorder.insert_events([StoredEvent("bare", first + n + 1, "X", body)]), seconds)
    finally:
        place.close()


def acts(store: str, keys: Path, waiting: int, seconds: float, keyed: bool = False) -> tuple[float, float]:
    """Acts a second with so many waiting for the disk at any time, and transactions a second.

    With keys, each act has a second record along with it, by which the same command is known again for ever.
    """
    journal = open_journal(store, keys=keys)
    committer = Committer(journal)
    line: deque[Future[Any]] = deque()
    seq, done, before, started = 0, 0, journal.spine.seq, time.perf_counter()
    try:
        while time.perf_counter() - started < seconds:
            while len(line) < waiting:
                act = an_act(seq)
                records = [Record(f"table/{seq % TABLES}", "PlaceBet", act)]
                if keyed and (
                    under := once(f"table/{seq % TABLES}", act.by, f"{journal.spine.stream}/{seq}", act.command)
                ):
                    records.append(under.record({"seq": seq}))
                line.append(committer.submit(records))
                seq += 1
            line.popleft().result()
            done += 1
        took = time.perf_counter() - started
        return done / took, (journal.spine.seq - before) / took
    finally:
        committer.close()
        journal.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each line")
    parser.add_argument("--store", default="", help="postgresql://…; a passing SQLite file by default")
    parser.add_argument("--folder", default="", help="where the passing files lie: the disk that is measured")
    options = parser.parse_args(arguments)
    body = encode("table/1", 1, "PlaceBet", "0" * 64, an_act(), bytes(32))
    with tempfile.TemporaryDirectory(dir=options.folder or None) as name:
        folder = Path(name)
        store = options.store or str(folder / "casino.db")
        print(f"a durable act of {len(body)} bytes, {'PostgreSQL' if '://' in store else 'SQLite'}")
        bare = bare_file(folder, body, options.seconds)
        print(f"  {'bare write and sync':<40}{bare:>10,.0f} a second")
        print(f"  {'bare SQLite row':<40}{bare_row(folder, body, options.seconds):>10,.0f}")
        for keyed in (False, True):
            for waiting in WAITING:
                each, commits = acts(store, folder / "keys", waiting, options.seconds, keyed)
                what = f"acts, {waiting:,} waiting at a time" if waiting > 1 else "acts, one at a time"
                what += ", with keys" if keyed else ""
                print(f"  {what:<40}{each:>10,.0f}   ratio {each / bare:6.2f}   {commits:>6,.0f} transactions a second")
        # Last, because what it writes is nobody's: no house would open this store again.
        print(f"  {'one row through the recorder':<40}{recorder_row(store, body, options.seconds):>10,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
