"""Where the tests of the store write: an SQLite file, and a PostgreSQL server of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from stores import Where

from private_postgres import Server


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
