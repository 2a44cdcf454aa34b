"""`python -m tools.torture`: does it, and says what came of it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import tools.torture
from tools.torture.cluster import cluster, outages
from tools.torture.disk import disks
from tools.torture.kills import kills
from tools.torture.lives import Gone, Zygote, zygote
from tools.torture.postgres import Absent, Postgres, postgres
from tools.torture.table import Row, as_json, table

WHAT = ("kills", "cluster", "postgres", "disk")
STORES = ("sqlite", "postgresql")
COUNT = 1_000
STOPPED = 130


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "torture", description=tools.torture.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--only", choices=WHAT, action="append", help="some of it; may be given more than once")
    add("--store", choices=STORES, help="one of the stores; both unless told")
    add("--count", type=int, default=COUNT, help="kills a store; the rest follows in proportion")
    add("--seed", type=int, default=1)
    add("--json", action="store_true", help="the table for programs")
    add("--keep", action="store_true", help="leave stores and logs where they are, and say where")
    options = parser.parse_args(arguments)
    if not 1 <= options.count <= 1_000_000:
        parser.error("--count is between 1 and 1,000,000.")
    options.only = options.only or list(WHAT)
    options.stores = [options.store] if options.store else list(STORES)
    return options


async def torture(options: argparse.Namespace, folder: Path, server: Postgres | None) -> list[Row]:
    rows: list[Row] = []
    rounds = max(1, options.count // 25)
    async with zygote(folder) as made:
        if "kills" in options.only:
            rows += await both_kills(made, options, folder, server)
        if "cluster" in options.only and server is not None:
            url = server.database("cluster")
            rows += await cluster(made, url, server, folder / "cluster", rounds, options.seed)
        if "postgres" in options.only and server is not None:
            url = server.database("outages")
            rows += await outages(made, url, server, folder / "outages", rounds, options.seed)
        if "disk" in options.only:
            rows += await disks(made, folder / "disk", options.stores, options.seed)
    return rows


async def both_kills(made: Zygote, options: argparse.Namespace, folder: Path, server: Postgres | None) -> list[Row]:
    """The two stores at the same time: each waits for its own disk."""
    jobs = []
    for kind in options.stores:
        if kind == "sqlite":
            (folder / kind).mkdir()
            jobs.append((str(folder / kind / "casino.db"), kind))
        elif server is not None:
            jobs.append((server.database("kills"), kind))
    return await asyncio.gather(
        *(kills(made, url, kind, folder / kind, options.count, options.seed) for url, kind in jobs)
    )


def main(arguments: list[str] | None = None) -> int:
    options = read(arguments)
    if not sys.platform.startswith("linux"):
        sys.stderr.write("This needs Linux: it forks servers and fills disks.\n")
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it finds everything cleaned up
    folder = Path(tempfile.mkdtemp(prefix="novamas-torture-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    needs = "postgresql" in options.stores and set(options.only) != {"disk"}
    try:
        with ExitStack() as stack:
            server = stack.enter_context(postgres(folder / "pg")) if needs else None
            rows = asyncio.run(torture(options, folder, server))
    except (Absent, Gone) as e:
        sys.stderr.write(f"{e}\n")
        return 1
    except KeyboardInterrupt:
        return STOPPED
    finally:
        if options.keep:
            sys.stderr.write(f"Stores and logs are in {folder}.\n")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    sys.stderr.write(f"Those who played and looked took {time.process_time():.0f} s of a core.\n")
    sys.stdout.write(json.dumps(as_json(rows), indent=1) + "\n" if options.json else table(rows) + "\n")
    sys.stdout.flush()
    return 0 if rows and all(row.good for row in rows) else 1


if __name__ == "__main__":
    os.environ.setdefault("NO_COLOR", "1")
    sys.exit(main())
