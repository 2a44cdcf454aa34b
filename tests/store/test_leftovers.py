"""A test run that is killed leaves its PostgreSQL running; the next one stops that server and nobody else's."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from private_postgres import Server, a_folder, sweep

RUN = """
import sys
import private_postgres as ours
if sys.argv[1] == "of another checkout":
    ours.CHECKOUT += "/elsewhere"
folder, lock = ours.a_folder()
server = ours.Server(ours.binaries(), folder / "server")
server.start()
print(folder, server.port, flush=True)
sys.stdin.read()
server.stop()
"""


class Run:
    """Another test run with a server of its own."""

    def __init__(self, kind: str, folder: Path) -> None:
        env = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": str(Path(__file__).parent.parent)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, kind], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        where, port = self.process.stdout.readline().split()
        self.folder, self.port = Path(where), int(port)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> None:
        self.process.communicate("")


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A temporary folder that holds nothing but the runs of this test, where any user may come in."""
    with tempfile.TemporaryDirectory(prefix="novamas-r-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        monkeypatch.setattr("tempfile.tempdir", name)
        yield folder


def test_the_server_of_a_killed_run_is_stopped_and_no_other(postgres: Server, crowd: Path) -> None:
    killed, stranger, alive = (Run(kind, crowd) for kind in ("ours", "of another checkout", "ours"))
    try:
        killed.kill()
        stranger.kill()
        assert killed.answers(), "nobody was there to stop it"
        assert sweep(postgres.programs) == [killed.folder]
        assert not killed.answers()
        assert not killed.folder.exists()
        assert stranger.answers(), "another checkout's"
        assert alive.answers(), "its run goes on"
        assert sweep(postgres.programs) == []
    finally:
        alive.end()
        Server(postgres.programs, stranger.folder / "server").stop()
    assert not alive.answers()
    assert not stranger.answers()


def test_a_run_holds_its_folder_from_the_first_moment(crowd: Path, postgres: Server) -> None:
    folder, lock = a_folder()
    assert sweep(postgres.programs) == []
    os.close(lock)
    assert sweep(postgres.programs) == [folder]
