"""A store to be opened, and a private PostgreSQL server for the tests that need one."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from msgspec import Struct

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"
PACKAGES = (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"])


class Where(Struct, frozen=True):
    """A store to be opened: its address, and the folder of its keys."""

    url: str
    keys: Path
    kind: str


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
    with Path(tempfile.gettempdir(), "novamas-postgresql.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for command in PACKAGES if binaries() is None else ():
            subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=600)


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


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])
