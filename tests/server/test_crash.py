"""The server is killed at random moments under load, again and again; what was acknowledged is in the books, once."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from novamas.client import Line, LineLost, Said
from novamas.store import open_journal
from novamas.store.audit import audit
from novamas.store.books import TABLE
from private_postgres import Server

PARLOUR = Path(__file__).with_name("parlour.py")
TABLES, PLAYERS = 2, 8


class Casino:
    """The server in a process of its own."""

    def __init__(self, store: str, keys: Path) -> None:
        self.store = store
        self.keys = keys
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        command = [sys.executable, str(PARLOUR), self.store, str(self.keys), str(TABLES)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the server did not come back"
        self.port = int(line)

    def kill(self) -> None:
        """As a power cut does it: no signal handler, no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.end()

    def end(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(30)
        self.process.stdout.close()


class Player:
    """Sends commands as fast as they are acknowledged, each with a key; what was left open is sent again."""

    def __init__(self, n: int, rng: random.Random) -> None:
        self.id = f"p{n}"
        self.table = str(1 + n % TABLES)
        self.rng = rng
        self.client: Line | None = None
        self.sent = 0
        self.acked: dict[str, int] = {}
        self.open: tuple[str, dict[str, object]] | None = None

    async def play(self, casino: Casino) -> None:
        """Until the line breaks."""
        url = f"ws://127.0.0.1:{casino.port}/api/tables/{self.table}/live"
        client = Line(url, headers={"x-person": f"{self.id}:guest"})
        before = client.seq = self.client.seq if self.client is not None else None
        client.keep = False
        try:
            await client.open()
            assert before is None or (client.seq or 0) >= before, "something that was shown is gone"
            self.client = client
            while True:
                await self.one(client)
                await asyncio.sleep(self.rng.random() * 0.02)
        except (LineLost, OSError):
            return

    async def one(self, client: Line) -> None:
        if self.open is None:
            self.sent += 1
            self.open = (f"{self.id}-{self.sent}", self.command())
        key, command = self.open
        with suppress(Said):  # a refusal is an answer too: nothing happened
            ack = await (await client.ask(command, key))
            self.acked[key] = ack["seq"]
        self.open = None

    def command(self) -> dict[str, object]:
        match self.rng.randrange(4):
            case 0:
                return {"Bring": {"amount": "6.00"}}
            case 1:
                return {"Take": {"amount": "1.00"}}
        return {"PlaceBet": {"on": self.rng.choice(("red", "black", "dozen:1")), "amount": "5.00"}}


async def storm(casino: Casino, players: list[Player], seconds: float) -> None:
    """Everybody plays; after a while the server is killed."""
    playing = [asyncio.create_task(player.play(casino)) for player in players]
    await asyncio.sleep(seconds)
    await asyncio.to_thread(casino.kill)
    await asyncio.gather(*playing)


def crashes(store: str, keys: Path, times: int) -> None:
    rng = random.Random(times)
    casino = Casino(store, keys)
    players = [Player(n, random.Random(n)) for n in range(PLAYERS)]
    for _ in range(times):
        casino.start()
        asyncio.run(storm(casino, players, 0.3 + rng.random()))
    casino.start()  # once more, so that whatever was left open is answered
    asyncio.run(storm(casino, players, 1.0))

    journal = open_journal(store, keys=keys)
    report = audit(journal)
    written: Counter[str] = Counter()
    seqs: dict[str, int] = {}
    for n in range(1, TABLES + 1):
        for read in journal.read(f"{TABLE}{n}"):
            act = msgspec.json.decode(read.body)
            if key := act.get("key", "").rpartition("/")[2]:
                written[key] += 1
                seqs[key] = act["seq"]
    journal.close()
    assert report.finding is None, report.finding
    assert report.balances["EUR-play"]["@issue"] < 0
    assert sum(report.balances["EUR-play"].values()) == 0
    acked = {key: seq for player in players for key, seq in player.acked.items()}
    assert len(acked) > 10 * times
    assert [key for key in acked if key not in written] == [], "acknowledged, and lost"
    assert [key for key, times in written.items() if times > 1] == [], "happened twice"
    assert {key: seqs[key] for key in acked} == acked
    left = [player.open[0] for player in players if player.open is not None]
    assert set(written) - set(acked) <= set(left)
    assert report.rounds > times, "the tables went on"


def test_killed_at_random_moments_on_sqlite(tmp_path: Path) -> None:
    crashes(str(tmp_path / "casino.db"), tmp_path / "keys", 5)


@pytest.mark.slow
def test_killed_many_times_on_sqlite(tmp_path: Path) -> None:
    crashes(str(tmp_path / "casino.db"), tmp_path / "keys", 30)


def test_killed_at_random_moments_on_postgresql(postgres: Server, tmp_path: Path) -> None:
    crashes(postgres.database(), tmp_path / "keys", 3)


@pytest.mark.slow
def test_killed_many_times_on_postgresql(postgres: Server, tmp_path: Path) -> None:
    crashes(postgres.database(), tmp_path / "keys", 30)
