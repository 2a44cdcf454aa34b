"""A PostgreSQL of our own: on loopback, with its syncs on, never root's; it can be stopped in every bad way."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.torture.lives import Gone, a_port

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"
SEGMENT = 16  # MiB of a file of its log


class Absent(Exception):
    """There is no PostgreSQL on this machine."""


def binaries() -> Path:
    found = sorted(BINARIES.glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]) if p.parts[-3].isdigit() else 0)
    if found:
        return found[-1].parent
    if (on_path := shutil.which("initdb")) is not None:
        return Path(on_path).parent
    raise Absent("There is no PostgreSQL on this machine (initdb was not found).")


class Postgres:
    """A server and its folder."""

    def __init__(self, folder: Path, segment: int = SEGMENT) -> None:
        self.programs = binaries()
        self.folder = folder
        self.data = folder / "data"
        self.segment = segment
        self.port = a_port()
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        self.folder.mkdir(mode=0o700, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        made = self.run(
            "initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N",
            f"--wal-segsize={self.segment}",
        )  # fmt: skip
        if made.returncode:
            raise Absent(f"PostgreSQL cannot make a database here: {made.stderr.decode().strip().splitlines()[-1]}")

    def start(self, seconds: float = 60.0) -> None:
        """Starts on what is in its folder, and waits until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder, "fsync": "on",
            "synchronous_commit": "on", "shared_buffers": "16MB", "max_connections": 60,
            "min_wal_size": f"{2 * self.segment}MB", "max_wal_size": f"{4 * self.segment}MB",
        }  # fmt: skip
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
                self.process = subprocess.Popen(
                    [*as_user(), str(self.programs / "postgres"), "-D", str(self.data), *options],
                    stdout=log, stderr=subprocess.STDOUT, cwd="/",
                )  # fmt: skip
            while self.process.poll() is None and time.monotonic() < until:
                if self.run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0:
                    return
                time.sleep(0.05)
            time.sleep(0.1)  # what a killed one left behind may still be ending
        raise Gone("PostgreSQL did not start again.")

    def stop(self, mode: str) -> None:
        """`immediate` is a crash: no goodbye, no checkpoint. `fast` is how it is restarted."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-t", "30", "stop")
        self.gone()

    def kill(self) -> None:
        """Ends the first of its processes with signal 9; the others notice."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        self.gone()

    def gone(self) -> None:
        if self.process is not None:
            self.process.wait(timeout=60)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [*as_user(), str(self.programs / program), *arguments]
        return subprocess.run(command, capture_output=True, check=False, cwd="/", timeout=120)

    def address(self, database: str, port: int = 0) -> str:
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{database}"

    def database(self, name: str) -> str:
        made = self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        if made.returncode:
            raise Gone(f"No database could be made: {made.stderr.decode().strip()}")
        return self.address(name)


def as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []


@contextmanager
def postgres(folder: Path, segment: int = SEGMENT) -> Iterator[Postgres]:
    """It runs while it is needed, and is stopped whatever happens."""
    server = Postgres(folder, segment)
    server.make()
    try:
        server.start()
        yield server
    finally:
        server.stop("immediate")
