"""`novamas serve` as a process: nothing to configure, a good end, and every table where it was."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from novamas.cli import main
from novamas.store.audit import audit
from novamas.store.journal import open_journal

CODE = "import sys; from novamas.cli import main; sys.exit(main())"
WAIT = 20.0


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def serving(home: Path, *more: str, end: int = signal.SIGTERM) -> Iterator[tuple[httpx.Client, str, list[str]]]:
    """A server of its own process; what it printed comes along, and its end must be a good one."""
    port = free_port()
    env = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
    argv = [sys.executable, "-c", CODE, "serve", "--port", str(port), *more]
    log = (home / "log").open("w")
    process = subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
    printed: list[str] = []
    assert process.stdout is not None
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            until = time.monotonic() + WAIT
            while True:
                assert process.poll() is None, (home / "log").read_text()
                assert time.monotonic() < until
                try:
                    if client.get("/health").status_code == 200:
                        break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield client, f"http://127.0.0.1:{port}", printed
        process.send_signal(end)
        out, _ = process.communicate(timeout=WAIT)
        printed += out.splitlines()
        assert process.returncode == 0, (home / "log").read_text()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        log.close()


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
        assert {(law, "roulette-french") for law in ("euskadi-1996", "galicia-2007")} <= games
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
    assert any(line.endswith("casino.db") for line in printed)
    link = next(m for line in printed if (m := re.search(rf"{address}/enter\?ticket=(\S+)", line)))
    store = tmp_path / "novamas" / "casino.db"
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
        # The link of the first start is still good: nobody has used it.
        form = {"ticket": link[1], "password": "a long enough password"}
        assert client.post("/enter", data=form).status_code == 201
    assert any("ticket=" in line for line in printed), "no director had a password when it started"


def test_two_servers_do_not_share_an_embedded_store(tmp_path: Path) -> None:
    store = str(tmp_path / "casino.db")
    with serving(tmp_path, "--store", store):
        done = subprocess.run(
            [sys.executable, "-c", CODE, "serve", "--port", "0", "--store", store], capture_output=True, text=True,
            env={**os.environ, "LANG": "C.UTF-8"}, timeout=WAIT, check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert done.stderr.splitlines()[-1].startswith("novamas: Another server has this store open")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--port", "70000"], "A port is a number from 0 to 65535, not 70000."),
        (["--port", "-1"], "A port is a number"),
        (["--port", "x"], "“x” is not a value for --port."),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1 is not an address of this machine."),
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


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVAMAS_LANG", "en")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
        assert capsys.readouterr().err == f"novamas: Port {port} of 127.0.0.1 is taken; choose another with --port.\n"
