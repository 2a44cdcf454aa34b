"""Where the tests of the store write: an SQLite file, and a PostgreSQL server of their own.

The server runs on loopback in a temporary folder, one a test process, with its syncs on. Where it cannot run the tests
are skipped with the reason; with NOVAMAS_NO_SKIPS set, as CI sets it, they fail instead.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from servers import Server, Where, binaries, install


def unavailable(why: str) -> None:
    """Skips loudly, or fails where skipping is not allowed."""
    reason = f"no PostgreSQL to test with: {why}"
    if os.environ.get("NOVAMAS_NO_SKIPS"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server of this test process. Its folder is short, because sockets have short names, and not root's."""
    if binaries() is None:
        install()
    programs = binaries()
    if programs is None:
        unavailable("it is not installed, and only root can install it (apt-get install postgresql)")
        return
    folder = Path(tempfile.mkdtemp(prefix="novamas-pg-"))
    folder.chmod(0o755)
    server = Server(programs, folder / "server")
    try:
        server.start()
    except (RuntimeError, OSError, LookupError) as e:
        server.stop()
        unavailable(str(e))
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """An empty store of each kind."""
    keys = tmp_path / "keys"
    if request.param == "sqlite":
        return Where(str(tmp_path / "casino.db"), keys, "sqlite")
    server: Server = request.getfixturevalue("postgres")
    return Where(server.database(), keys, "postgresql")


@pytest.fixture
def sql(where: Where) -> Callable[..., list[tuple]]:
    """Reads and changes a store behind the casino's back; `?` stands for a value."""

    def run(statement: str, *values: object) -> list[tuple]:
        if where.kind == "sqlite":
            import sqlite3

            db = sqlite3.connect(where.url)
            try:
                rows = db.execute(statement.replace("{order}", "rowid"), values).fetchall()
                db.commit()
                return rows
            finally:
                db.close()
        import psycopg

        with psycopg.connect(where.url) as db:
            ran = db.execute(statement.replace("{order}", "notification_id").replace("?", "%s"), values)
            return ran.fetchall() if ran.description else []

    return run
