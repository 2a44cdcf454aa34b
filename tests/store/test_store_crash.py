"""A server that is killed at any moment leaves whole batches and nothing else; what it acknowledged is there."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
from evening import Evening, next_command
from eventsourcing.persistence import OperationalError
from stores import Where

from novamas.kit.chance import Seeded
from novamas.store import Conflict, open_journal
from novamas.store.audit import audit
from novamas.store.books import TABLE, open_books
from private_postgres import Server

KILLS = 4
WRITER = Path(__file__).with_name("writer.py")


def killed(where: Where, name: str, after: int) -> list[str]:
    """Lets a server play, kills it in the middle of a write, and gives the keys that it had acknowledged."""
    command = [sys.executable, str(WRITER), where.url, str(where.keys), name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        said = []
        for line in writer.stdout:
            said.append(line)
            if len(said) >= after:
                break
        writer.kill()
        said += writer.stdout.readlines()
    return [line.strip() for line in said if line.endswith("\n")]  # a line cut short was not said


def test_kill_9_loses_nothing_that_was_acknowledged(where: Where) -> None:
    chance = random.Random(7)
    acknowledged: list[str] = []
    for n in range(KILLS):
        acknowledged += killed(where, f"run{n}", chance.randint(20, 400))
    books = open_books(where.url, keys=where.keys, existing=True)
    try:
        report = audit(books.journal)
        written = Counter(
            msgspec.json.decode(read.body).get("key", "")
            for listed in books.list_tables()
            for read in books.journal.read(TABLE + listed.id)
        )
    finally:
        books.close()
    assert report.finding is None, report.finding
    assert [sum(sums.values()) for sums in report.balances.values()] == [0]
    assert len(acknowledged) > KILLS * 20
    assert [key for key in acknowledged if written[key] != 1] == []


def test_a_server_that_loses_its_database_goes_on_once_it_is_back(postgres: Server, tmp_path: Path) -> None:
    """PostgreSQL is killed under load, not the casino: nothing acknowledged is lost, nothing is half there."""
    where = Where(postgres.database(), tmp_path / "keys", "postgresql")
    evening = Evening(where.url, keys=where.keys)
    for _ in range(2):
        evening.round()
        kept = evening.books.journal.head("table/1").seq
        postgres.crash()
        evening.act(next_command(evening.table))  # nobody knows yet whether it will be written
        postgres.serve()
        with suppress(OperationalError, Conflict):
            evening.last.result(60)
        evening.table = evening.books.load_table(next(evening.books.list_tables()), Seeded(1))
        while not evening.table.decider.resting(evening.table.state):
            evening.act(next_command(evening.table))
        evening.last.result(60)
        assert evening.books.journal.head("table/1").seq > kept
    evening.close()
    journal = open_journal(where.url, keys=where.keys, existing=True)
    report = audit(journal)
    journal.close()
    assert report.finding is None, report.finding
