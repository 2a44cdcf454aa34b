"""`novamas serve` as a process: nothing to configure, a good end, and every table where it was."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from novamas.cli import main
from novamas.cli.serve import STORE
from novamas.law import library
from novamas.server.addresses import Address
from novamas.server.seals import Seal
from novamas.store import open_journal
from novamas.store.audit import audit
from private_postgres import Server

CODE = "import sys; from novamas.cli import main; sys.exit(main())"
WAIT = 60.0
ON_POSTGRESQL = ("--port", "0", "--store", "postgresql://nobody@127.0.0.1:1/none")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Serving:
    """`novamas serve` in a process of its own."""

    def __init__(self, home: Path, *more: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        env = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
        argv = [sys.executable, "-c", CODE, "serve", "--port", str(port), *more]
        self.log = home / f"log-{port}"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        self.printed: list[str] = []

    def wait(self, client: httpx.Client) -> None:
        """Until it serves."""
        until = time.monotonic() + WAIT
        while True:
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until
            try:
                if client.get("/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)

    def stop(self, sign: int) -> None:
        """Its end must be a good one."""
        self.process.send_signal(sign)
        out, _ = self.process.communicate(timeout=WAIT)
        self.printed += out.splitlines()
        assert self.process.returncode == 0, self.log.read_text()

    def end(self) -> None:
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@contextmanager
def serving(home: Path, *more: str, end: int = signal.SIGTERM) -> Iterator[tuple[httpx.Client, str, list[str]]]:
    """A server of its own process; what it printed comes along, and its end must be a good one."""
    server = Serving(home, *more)
    try:
        with httpx.Client(base_url=server.address, timeout=WAIT) as client:
            server.wait(client)
            yield client, server.address, server.printed
        server.stop(end)
    finally:
        server.end()


def sign_in(client: httpx.Client) -> dict[str, str]:
    here: dict[str, Any] = client.post("/api/guests").json()
    return {"x-novamas-token": here["token"]}


def test_serve_needs_nothing_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, address, printed):
        token = sign_in(client)
        floor = client.get("/api/tables").json()
        games = {(t["law"], t["game"]) for t in floor}
        assert {
            ("euskadi-1996", g) for g in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
        } <= games
        assert games == {(law, game) for law in library().laws() for game in library().games(law)}
        assert {t["currency"] for t in floor} == {"EUR-play", "ESP-play"}
        assert set(client.get("/api/purse").json()["balances"]) == {"EUR-play", "ESP-play"}
        assert all(client.get("/api/purse").json()["balances"].values()), "chips for every table of the floor"
        table = next(t["table"] for t in floor if (t["law"], t["game"]) == ("euskadi-1996", "roulette-french"))
        brought = client.post(f"/api/tables/{table}/acts", json={"do": {"Bring": {"amount": "100.00"}}}, headers=token)
        assert brought.status_code == 201
        until = time.monotonic() + WAIT
        while client.get(f"/api/tables/{table}").json()["view"]["desk"]["phase"] != "betting":
            assert time.monotonic() < until, "the automatic croupier opens the betting for whoever is there"
            time.sleep(0.1)
        bet = {"do": {"PlaceBet": {"on": "red", "amount": "5.00"}}}
        assert client.post(f"/api/tables/{table}/acts", json=bet, headers=token).status_code == 201
        cookies = dict(client.cookies)
    assert any(line.endswith("casino-2.db") for line in printed)
    link = next(m for line in printed if (m := re.search(rf"{address}/enter\?ticket=(\S+)", line)))
    store = tmp_path / "novamas" / "casino-2.db"
    assert store.exists()
    journal = open_journal(str(store))
    try:
        report = audit(journal)
        assert report.finding is None
    finally:
        journal.close()
    with serving(tmp_path, end=signal.SIGINT) as (client, _, printed):
        client.cookies.update(cookies)
        mine = client.get(f"/api/tables/{table}").json()["view"]["desk"]["bets"].values()
        assert [(b["on"], b["amount"]) for b in mine if b["owner"] == client.get("/api/session").json()["person"]] == [
            ("red", 500)
        ]
        assert len(client.get("/api/tables").json()) == len(floor), "the floor is opened once"
        # A start makes a new link while no director has a password, and the one of the first start is void.
        form = {"ticket": link[1], "password": "a long enough password"}
        assert client.post("/enter", data=form).status_code == 401
    assert any("ticket=" in line for line in printed), "no director had a password when it started"


def test_serve_opens_the_floor_of_a_file(tmp_path: Path) -> None:
    floor = tmp_path / "floor.toml"
    floor.write_text(Path("examples/floor.toml").read_text(encoding="utf-8"), encoding="utf-8")
    for told in ("R1, R2, A1, B1, BJ1", ""):
        with serving(tmp_path, "--floor", str(floor)) as (client, _, printed):
            names = [(t["name"], t["sector"], t["minimum"]) for t in client.get("/api/tables").json()]
            assert names == [("R1", "A", 500), ("R2", "A", 1000), ("A1", "B", 250), ("B1", "B", 200), ("BJ1", "A", 500)]
        assert any(told in line for line in printed if told) == bool(told), "the second start opens nothing"
    assert main(["floor", str(tmp_path / "novamas" / STORE)]) == 0


def test_two_servers_do_not_share_an_embedded_store(tmp_path: Path) -> None:
    store = str(tmp_path / "casino.db")
    with serving(tmp_path, "--store", store):
        done = subprocess.run(
            [sys.executable, "-c", CODE, "serve", "--port", "0", "--store", store], capture_output=True, text=True,
            env={**os.environ, "LANG": "C.UTF-8"}, timeout=WAIT, check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert done.stderr.splitlines()[-1].startswith("novamas: Another server has this store open")


def test_two_servers_that_start_at_once_open_one_floor(postgres: Server, tmp_path: Path) -> None:
    """On an empty database neither knows of the other: one opens the floor, both show it."""
    store = ("--store", postgres.database(), "--keys", str(tmp_path / "keys"))
    both = [Serving(tmp_path, *store, "--internal", "127.0.0.1") for _ in range(2)]
    try:
        shown = []
        for server in both:
            with httpx.Client(base_url=server.address, timeout=WAIT) as client:
                server.wait(client)
                sign_in(client)
                shown.append(client.get("/api/tables").json())
        games = [(law, game) for law in library().laws() for game in library().games(law)]
        for floor in shown:
            assert Counter((t["law"], t["game"]) for t in floor) <= Counter(games), "a table was opened twice"
            assert [t["table"] for t in floor] == [str(n) for n in range(1, len(floor) + 1)]
        assert len(shown[0]) == len(shown[1]) > 5
        for server in both:
            server.stop(signal.SIGTERM)
    finally:
        for server in both:
            server.end()
    lines = [line for server in both for line in server.printed]
    assert sum(line.startswith("First run:") for line in lines) == 1
    assert sum(line.startswith("Other servers of the house reach this one at 127.0.0.1:") for line in lines) == 2
    journal = open_journal(store[1], keys=tmp_path / "keys", existing=True)
    try:
        assert audit(journal).finding is None
        kinds = Counter(kind for stream, _, kind, _ in journal.all() if stream == "house")
    finally:
        journal.close()
    assert kinds["Table"] == len(shown[0])
    assert kinds["AccountCreated"] == 3, "one director, and the two guests of this test"


def test_servers_that_start_at_once_have_one_key_for_sessions(tmp_path: Path) -> None:
    """A key that is only half written is nobody's key."""
    for n in range(20):
        with ThreadPoolExecutor(8) as many:
            found = list(many.map(lambda _: Seal.at(tmp_path / f"{n}.key").stamp("a", "b"), range(8)))  # noqa: B023
        assert len(set(found)) == 1
        assert (tmp_path / f"{n}.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--port", "70000"], "A port is a number from 0 to 65535, not 70000."),
        (["--port", "-1"], "A port is a number"),
        (["--port", "x"], "“x” is not a value for --port."),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1 is not an address of this machine."),
        (["--internal", "10.0.0.5:7000"], "Only servers that share a PostgreSQL reach each other"),
        (["--internal", "10.0.0.5:7000", "--store", "casino.db"], "Only servers that share a PostgreSQL"),
        (["--advertise", "10.0.0.5", *ON_POSTGRESQL], "--advertise says where others reach the address of --internal"),
        (["--internal", "", *ON_POSTGRESQL], "“” is not an address for --internal: write HOST or HOST:PORT"),
        (["--internal", ":7000", *ON_POSTGRESQL], "“:7000” is not an address for --internal"),
        (["--internal", "10.0.0.5:", *ON_POSTGRESQL], "“10.0.0.5:” is not an address"),
        (["--internal", "10.0.0.5:x", *ON_POSTGRESQL], "“10.0.0.5:x” is not an address"),
        (["--internal", "10.0.0.5:65536", *ON_POSTGRESQL], "“10.0.0.5:65536” is not an address"),
        (["--internal", "[::1", *ON_POSTGRESQL], "“[::1” is not an address"),
        (["--internal", "a b:1", *ON_POSTGRESQL], "“a b:1” is not an address"),
        (["--internal", "192.0.2.1", *ON_POSTGRESQL], "192.0.2.1 is not an address of this machine."),
        (["--internal", "0.0.0.0:7000", *ON_POSTGRESQL], "Nobody can be reached at 0.0.0.0: say with --advertise"),
        (["--internal", "[::]:7000", *ON_POSTGRESQL], "Nobody can be reached at ::"),
        (["--internal", "127.0.0.1", "--advertise", "x:y", *ON_POSTGRESQL], "“x:y” is not an address for --advertise"),
        (["--internal", "127.0.0.1", "--advertise", "0.0.0.0", *ON_POSTGRESQL], "Nobody can be reached at 0.0.0.0"),
        (["--port", "0", "--store", "/"], "/ is a folder; a store is a file in one."),
        (["--port", "0", "--store", "/nowhere/at/all/c.db"], "There is no folder /nowhere/at/all"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("NOVAMAS_LANG", "en")
    assert main(["serve", *argv]) == 2
    assert capsys.readouterr().err.removeprefix("novamas: ").startswith(said)


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("10.0.0.5", "10.0.0.5", 0),
        ("10.0.0.5:7000", "10.0.0.5", 7000),
        ("node-2.example:1", "node-2.example", 1),
        ("::1", "::1", 0),
        ("fe80::1%eth0", "fe80::1%eth0", 0),
        ("[::1]", "::1", 0),
        ("[fe80::1%eth0]:7000", "fe80::1%eth0", 7000),
    ],
)
def test_an_address_as_people_write_it(text: str, host: str, port: int) -> None:
    read = Address.read(text)
    assert (read.host, read.port) == (host, port)
    assert Address.read(str(read)) == read


def test_a_port_for_servers_that_is_taken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVAMAS_LANG", "en")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--internal", f"127.0.0.1:{port}", *ON_POSTGRESQL]) == 2
        said = f"novamas: Port {port} of 127.0.0.1 is taken; choose another with --internal.\n"
        assert capsys.readouterr().err == said


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVAMAS_LANG", "en")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
        assert capsys.readouterr().err == f"novamas: Port {port} of 127.0.0.1 is taken; choose another with --port.\n"
