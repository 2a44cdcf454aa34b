"""A PostgreSQL server for the tests that need one: private, on loopback, with its syncs on, gone at the end.

Each test process has its own, in a temporary folder that it holds by a lock for as long as it lives. A run that was
killed could not stop its server: the next run of the same checkout finds the folder, sees that nobody holds it, and
stops that server and no other. Where no server can run the tests are skipped with the reason; with NOVAMAS_NO_SKIPS
set, as CI sets it, they fail instead.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import lacking

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"
WAIT = ("-o", "DPkg::Lock::Timeout=300")  # somebody else may be installing something
PACKAGES = (
    ["apt-get", *WAIT, "update", "-q"],
    ["apt-get", *WAIT, "install", "-y", "-q", "--no-install-recommends", "postgresql"],
)
PREFIX = "novamas-pg-"
HELD, WHOSE = "held", "whose"  # in a run's folder: the lock of its process, and the checkout that it belongs to
CHECKOUT = str(Path(__file__).resolve().parent.parent)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server of this test process."""
    if binaries() is None:
        install()
    programs = binaries()
    if programs is None:
        unavailable("it is not installed, and only root can install it (apt-get install postgresql)")
        return
    sweep(programs)
    folder, lock = a_folder()
    server = Server(programs, folder / "server")
    try:
        try:
            server.start()
        except (RuntimeError, OSError, LookupError) as e:
            unavailable(str(e))
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
        os.close(lock)


def unavailable(why: str) -> None:
    lacking.unavailable(f"no PostgreSQL to test with: {why}")


def binaries() -> Path | None:
    """The newest PostgreSQL there is: Debian's, or the one on the path."""
    found = sorted(BINARIES.glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]) if p.parts[-3].isdigit() else 0)
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def install() -> None:
    """Root on Debian may install it, one test process at a time."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with Path(tempfile.gettempdir(), "novamas-apt.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for command in PACKAGES if binaries() is None else ():
            subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=600)


# -- the folder of a run -----------------------------------------------------------------------------------------------


def a_folder() -> tuple[Path, int]:
    """A folder that this process holds. Its name is short, because sockets have short names, and it is not root's."""
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    folder.chmod(0o755)
    (folder / WHOSE).write_text(CHECKOUT)
    draft = folder / "new"
    lock = os.open(draft, os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX)
    draft.rename(folder / HELD)  # whoever finds it finds it locked
    return folder, lock


def sweep(programs: Path) -> list[Path]:
    """Stops the servers that killed runs of this checkout left behind, and removes their folders."""
    swept = []
    for held in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{HELD}"):
        try:
            lock = os.open(held, os.O_RDWR)
        except OSError:
            continue  # somebody else's, or gone
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if (held.parent / WHOSE).read_text() == CHECKOUT:
                Server(programs, held.parent / "server").stop()
                shutil.rmtree(held.parent, ignore_errors=True)
                swept.append(held.parent)
        except OSError:
            continue  # a run that is alive
        finally:
            os.close(lock)
    return swept


class Server:
    """A private PostgreSQL server: never root's, never reachable from outside, gone at the end."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.folder.mkdir(mode=0o700)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        data = str(self.folder / "data")
        made = self.run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
        if made.returncode:
            raise RuntimeError(made.stderr.decode().strip().splitlines()[-1])
        self.serve()

    def serve(self) -> None:
        """Starts on what is in its folder, and waits until it answers."""
        data = str(self.folder / "data")
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "on",
            "synchronous_commit": "on",
            "shared_buffers": "16MB",
            "max_connections": 60,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        log = (self.folder.parent / f"{self.folder.name}.log").open("wb")
        self.process = subprocess.Popen(
            [*self.as_user(), str(self.programs / "postgres"), "-D", data, *options],
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd="/",
        )
        log.close()
        for _ in range(300):
            if self.process.poll() is not None:
                raise RuntimeError("the server stopped at once")
            if self.run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("the server did not start in 30 seconds")

    def crash(self) -> None:
        """As if the machine had lost its power: no goodbye to anybody, no checkpoint."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        assert self.process is not None
        self.process.wait(timeout=30)

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        if self.process is not None:
            self.process.wait(timeout=30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [*self.as_user(), str(self.programs / program), *arguments]
        return subprocess.run(command, capture_output=True, check=False, cwd="/")

    @staticmethod
    def as_user() -> list[str]:
        """PostgreSQL refuses to run as root."""
        return ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of an empty database. It is always the same one: a new one would be 300 files for each test."""
        import psycopg

        with psycopg.connect(self.address(USER), autocommit=True) as db:
            db.execute("drop schema if exists public cascade")
            db.execute("create schema public")
        return self.address(USER)

    def another(self) -> str:
        """The address of a second empty database, beside the first."""
        import psycopg

        with psycopg.connect(self.address(USER), autocommit=True) as db:
            db.execute("drop database if exists another with (force)")
            db.execute("create database another")
        return self.address("another")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])
