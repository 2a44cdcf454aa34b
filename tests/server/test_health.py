"""`/health` tells the truth about store, witness and disk, and nobody waits for a store that has gone away."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from parlour import parlour
from visitors import Casino

from novamas.server.hosted import Policy
from novamas.server.house import UnknownTable
from novamas.server.problems import status_of
from novamas.server.roles import Person
from novamas.server.routes import service
from novamas.store.errors import Conflict, StoreGone


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "FRESH", 0.0)


def test_all_is_well(casino: Casino) -> None:
    told = casino.ask("GET", "/health").json()
    assert {told[what] for what in ("ok", "store", "witness", "disk", "open")} == {True}
    assert told["says"] == []


def test_a_witness_that_cannot_be_written_is_said_and_commands_go_on(
    casino: Casino, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command is on disk: that its witness failed afterwards is trouble, but not the sender's."""
    table, guest = casino.open(), casino.guest()
    write = os.write

    def full(file: int, data: bytes) -> int:
        if len(data) == 512:
            raise OSError(28, "No space left on device")
        return write(file, data)

    monkeypatch.setattr(os, "write", full)
    assert guest.act(table, {"Bring": {"amount": "10.00"}}).status_code == 201
    told = casino.ask("GET", "/health")
    assert told.status_code == 503
    assert told.json()["says"] == ["The witness cannot be written: No space left on device."]
    told = casino.ask("GET", "/health", **{"accept-language": "es"})
    assert told.json()["says"] == ["No se puede escribir en el testigo: No space left on device."]
    monkeypatch.setattr(os, "write", write)
    assert guest.act(table, {"Take": {"amount": "1.00"}}).status_code == 201
    assert casino.ask("GET", "/health").status_code == 200, "it heals with the next batch"


def test_a_full_disk_is_said(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "free_in", lambda folder: 5 << 20)
    told = casino.ask("GET", "/health").json()
    assert told["disk"] is False
    assert told["says"] == ["Only 5 MiB are left on the disk of the store or its witness."]


@pytest.mark.parametrize("which", ["", "-wal"])
def test_a_file_taken_away_under_the_server_ends_acknowledgements(tmp_path: Path, which: str) -> None:
    """SQLite would go on writing to a file that nobody finds again: nothing is acknowledged, and /health says why."""
    store = tmp_path / "casino.db"

    async def main() -> None:
        async with parlour(str(store), policy=Policy(auto=False), staff=False) as p:
            ana = Person("ana", "guest")
            await p.house.play_chips(ana)
            await p.house.act(ana, "1", {"Bring": {"amount": "100.00"}})
            Path(f"{store}{which}").rename(tmp_path / "away")
            with pytest.raises(StoreGone, match="taken away"):
                await p.house.act(ana, "1", {"Take": {"amount": "1.00"}}, "a")
            for _ in range(3):  # SQLite still finds it, in a file without a name: nobody is told that it is on disk
                with pytest.raises((StoreGone, Conflict, UnknownTable)):
                    await p.house.act(ana, "1", {"Take": {"amount": "1.00"}}, "a")
                await asyncio.sleep(0.05)
            assert p.house.books.journal.gone() == f"casino.db{which}"
            assert status_of(StoreGone("casino.db")) == 503
            (tmp_path / "away").rename(f"{store}{which}")

    asyncio.run(main())


def test_a_store_that_has_gone_away_blocks_nobody(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store does not answer, what needs none of it is served at once, and /health says so."""
    monkeypatch.setattr(service, "PATIENCE", 0.2)
    table, guest = casino.open(), casino.guest()
    recorder: Any = casino.house.books.journal.recorder
    stuck = {"on": True}

    def slow(method: Any) -> Any:
        def wait(*args: Any, **more: Any) -> Any:
            while stuck["on"]:
                time.sleep(0.01)
            return method(*args, **more)

        return wait

    for name in ("insert_events", "select_events", "select_notifications", "max_notification_id"):
        monkeypatch.setattr(recorder, name, slow(getattr(recorder, name)))
    monkeypatch.setattr(casino.people.table, "pulse", slow(casino.people.table.pulse))
    try:
        assert casino.ask("GET", "/api/tables").status_code == 200
        assert guest.get(f"/api/tables/{table}").status_code == 200
        assert guest.get("/api/purse").status_code == 200
        told = casino.ask("GET", "/health")
        assert told.status_code == 503
        assert told.json()["says"] == ["The store has not answered for 0 s."]
    finally:
        stuck["on"] = False


def test_files_of_the_store_are_the_houses_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        made = Casino(tmp_path / "c.db", deal=False)
        with made.client:
            made.open("boule")
            journal = made.house.books.journal
            files = [*tmp_path.glob("c.db*"), *journal.folder.glob("*.key"), *journal.witness.folder.glob("*.json")]
            assert len(files) >= 5
            assert {oct(f.stat().st_mode & 0o077) for f in files} == {"0o0"}, files
            assert journal.folder.stat().st_mode & 0o077 == 0
            assert journal.witness.folder.stat().st_mode & 0o077 == 0
    finally:
        os.umask(old)


def test_a_store_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    store = tmp_path / "c.db"
    sqlite3.connect(store).close()
    store.touch()
    store.chmod(0o644)
    made = Casino(store, deal=False)
    with made.client:
        assert store.stat().st_mode & 0o077 == 0
