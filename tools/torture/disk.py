"""Disks that are full, files that may not be written, files that are gone: what the server says, and what it keeps.

Each has a house of its own. Everybody plays; the disk fails under the running server; everybody goes on trying; the
disk is well again; the server goes on, or is started anew; then the books are looked at. In the notes stands what
the server answered, said in its log, and said at /health. Where it has to say why, it is wrong if it does not.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import httpx

from tools.torture.casino import Casino, casino
from tools.torture.kills import finish, settle
from tools.torture.lives import Gone, Life, Zygote
from tools.torture.mounts import fill, frozen, may_freeze, small_disk
from tools.torture.people import BROKEN, Crowd
from tools.torture.postgres import Absent, Postgres, postgres
from tools.torture.table import Progress, Row

CALM, FAILING, HEALING = 1.5, 7.0, 30.0  # seconds; the server believes its last look at the disk for five
SMALL = 32  # MiB of a disk of our own
DATABASE = 160  # MiB of one that PostgreSQL needs
FILES = ("casino.db", "casino.db-wal", "casino.db-shm")
BAD_INPUT, ROLLED_BACK = 2, 5  # exit codes of `novamas`
EVERYDAY = frozenset(("request", "command", "refused"))


class Said:
    """What a server said while its disk failed."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.skip = log.stat().st_size if log.exists() else 0
        self.health: dict[str, str] = {}
        self.codes: Counter[str] = Counter()

    async def listen(self, web: httpx.AsyncClient, address: str) -> None:
        with suppress(httpx.HTTPError):
            answer = await web.get(f"{address}/health", timeout=6)
            self.health[str(answer.status_code)] = answer.text

    def lacks(self, words: str) -> list[str]:
        """What is wrong if /health did not say what it had to."""
        if any(words in text for text in self.health.values()):
            return []
        return [f"/health did not say {words!r} but {' / '.join(self.health.values()) or 'nothing'}"]

    def notes(self) -> list[str]:
        with self.log.open(errors="replace") as file:
            file.seek(self.skip)
            lines = [said for line in file if (said := spoken(line.strip()))]
        counted = Counter(lines)
        log = ", ".join(f"{words!r} ({times}×)" for words, times in counted.most_common(2)) or "nothing"
        health = self.health.get("503") or self.health.get("200") or "nothing"
        return [f"log: {log}", f"/health: {health}"]


def spoken(line: str) -> str:
    """What a line of the log says beyond the everyday, in short; a trace is called one."""
    if not line:
        return ""
    try:
        fields = json.loads(line)
    except ValueError:
        return line[:160]
    if fields.get("what") in EVERYDAY:
        return ""
    text = str(fields.get("says") or fields.get("sentence") or fields.get("error") or fields.get("what"))
    trace = fields.get("trace")
    return f"{text[:120]} [with a trace: {trace.strip().splitlines()[-1][:100]}]" if trace else text[:160]


# -- playing on ------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def playing(house: Casino, life: Life) -> AsyncIterator[Crowd]:
    """Everybody plays meanwhile; what is not answered in the end is sent again later."""
    stop = asyncio.Event()
    task = asyncio.create_task(house.crowd.play(house.web, lambda: life.address, stop, stay=True))
    try:
        yield house.crowd
    finally:
        stop.set()
        await asyncio.wait((task,), timeout=3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def endure(
    house: Casino,
    row: Row,
    fails: Callable[[], AbstractContextManager[object]],
    says: str = "",
    goes_on: bool = False,
) -> None:
    """Plays, fails, heals: the server is to go on by itself; if it does not in time, it is started anew. `says` is what
    /health has to say meanwhile; `goes_on` is whether commands have to be taken meanwhile too."""
    life = await house.serve()
    await life.ready(house.web)
    said = Said(house.log)
    async with playing(house, life) as crowd:
        await asyncio.sleep(CALM)
        with fails():
            before = crowd.acked
            until = time.monotonic() + FAILING
            while time.monotonic() < until:
                await said.listen(house.web, life.address)
                await asyncio.sleep(0.2)
            row.notes.append(f"{crowd.acked - before} acknowledged meanwhile")
            if goes_on and crowd.acked == before:
                row.wrong.append("nothing was acknowledged meanwhile")
        healed = time.monotonic()
        while not crowd.silence.over(healed) and time.monotonic() - healed < HEALING and not life.ended.done():
            await asyncio.sleep(0.05)
        row.recovery = time.monotonic() - healed
        by_itself = crowd.silence.over(healed)
    row.times += 1
    row.notes += said.notes()
    row.wrong += said.lacks(says)
    if life.ended.done():
        row.notes.append(f"the server ended with {life.ended.result()}")
    else:
        row.notes.append(
            "went on by itself" if by_itself else f"not all tables went on in {HEALING:.0f} s: started anew"
        )
        await house.stop(life)


async def look(house: Casino, row: Row) -> None:
    """Started anew; everything is looked at."""
    try:
        await settle(house)
    except Gone as gone:
        row.wrong.append(str(gone))
    except BROKEN as e:
        row.wrong.append(f"The books could not be looked at: {e}")
    row.audit = await house.audit()
    finish(row, house)
    row.notes.pop()  # how often it was looked at is of no interest here


# -- what fails ------------------------------------------------------------------------------------------------------


@contextmanager
def full(folder: Path, leave: int = 0) -> Iterator[None]:
    ballast = fill(folder, leave)
    try:
        yield
    finally:
        ballast.unlink()


async def disks(zygote: Zygote, folder: Path, stores: list[str], seed: int) -> list[Row]:
    jobs = []
    if "sqlite" in stores:
        jobs += [store_full, keys_full, witness_frozen, read_only, log_deleted, log_deleted_and_killed, store_deleted]
    if "postgresql" in stores:
        jobs.append(database_full)
    progress = Progress("disks", len(jobs))
    rows = []
    for n, job in enumerate(jobs, 1):
        here = folder / job.__name__
        here.mkdir(parents=True)
        try:
            rows.append(await job(zygote, here, seed))
        except Absent as e:
            rows.append(Row(job.__name__, "", notes=[f"left out: {e}"], audit="clean"))
        progress.at(n)
    return rows


async def store_full(zygote: Zygote, folder: Path, seed: int) -> Row:
    row = Row("the store's disk full", "sqlite")
    with small_disk(folder / "disk", SMALL) as mounted:
        async with casino(zygote, str(folder / "disk" / "casino.db"), folder) as house:
            await house.open(seed)
            if mounted:
                await endure(house, row, lambda: full(folder / "disk", 200_000))
            else:
                await limited(house, row)
            await look(house, row)
    return row


async def limited(house: Casino, row: Row) -> None:
    """Without root: a limit on the size of files. It cannot be lifted again, so that the server is started anew."""
    row.notes.append("no disk of our own could be mounted: a limit on the size of files stands in for it")
    store = Path(house.store)
    size = max(file.stat().st_size for file in store.parent.glob(f"{store.name}*") if file.is_file())
    life = await house.serve(fsize=size + 300_000)
    await life.ready(house.web)
    said = Said(house.log)
    async with playing(house, life) as crowd:
        for _ in range(60):
            before = crowd.acked
            await asyncio.sleep(0.5)
            await said.listen(house.web, life.address)
            if crowd.acked == before:
                break
    row.times += 1
    row.notes += said.notes()
    await house.stop(life)


async def keys_full(zygote: Zygote, folder: Path, seed: int) -> Row:
    """The witness writes over its own slots, so that a running server needs no room; one that starts does, and is
    refused with one sentence."""
    row = Row("the disk of keys and witness full, also at a start", "sqlite")
    with small_disk(folder / "keys", 1) as mounted:
        if not mounted:
            raise Absent("no disk of our own could be mounted.")
        async with casino(zygote, str(folder / "casino.db"), folder, folder / "keys") as house:
            await house.open(seed)
            await endure(house, row, lambda: full(folder / "keys"), "on the disk of the store or its witness", True)
            with full(folder / "keys"):
                await refused(house, row, "on the full disk", BAD_INPUT)
            row.times += 1
            await look(house, row)
    return row


async def refused(house: Casino, row: Row, when: str, code: int) -> None:
    """A server that must not start here says why in one sentence, and ends with a code that says so too."""
    life = await house.serve("--quiet")
    try:
        await life.ready(house.web)
    except Gone:
        row.notes.append(f"a start {when} was refused: {life.last_words()}")
        if (ended := await life.end()) != code:
            row.wrong.append(f"a start {when} ended with {ended}: {life.last_words()}")
    else:
        row.wrong.append(f"a server started {when}")
        await life.kill()


async def witness_frozen(zygote: Zygote, folder: Path, seed: int) -> Row:
    """What is on disk is on disk, whether the witness can note it or not: commands go on, and /health tells."""
    row = Row("the witness made read-only", "sqlite")
    if not may_freeze(folder):
        raise Absent("files cannot be made unchangeable here.")
    async with casino(zygote, str(folder / "casino.db"), folder) as house:
        await house.open(seed)
        seen = house.keys / "witness"
        await endure(house, row, lambda: frozen(list(seen.glob("*.json"))), "The witness cannot be written", True)
        await look(house, row)
    return row


async def read_only(zygote: Zygote, folder: Path, seed: int) -> Row:
    row = Row("the store made read-only", "sqlite")
    if not may_freeze(folder):
        raise Absent("files cannot be made unchangeable here.")
    async with casino(zygote, str(folder / "casino.db"), folder) as house:
        await house.open(seed)
        # The third file is shared memory and no part of the store: whoever cannot write to that is ended by the kernel.
        await endure(house, row, lambda: frozen([folder / name for name in FILES[:2]]))
        await look(house, row)
    return row


async def log_deleted(zygote: Zygote, folder: Path, seed: int) -> Row:
    """The file that commits go to first is unlinked under the server, which has it open."""
    row = Row("the store's write-ahead log deleted, then the server closed", "sqlite", times=1)
    return await deleted(zygote, folder, seed, row, FILES[1:2], signal.SIGTERM)


async def log_deleted_and_killed(zygote: Zygote, folder: Path, seed: int) -> Row:
    row = Row("the store's write-ahead log deleted, then the server killed", "sqlite", times=1)
    return await deleted(zygote, folder, seed, row, FILES[1:2], signal.SIGKILL)


async def store_deleted(zygote: Zygote, folder: Path, seed: int) -> Row:
    row = Row("the store's files deleted, then the server killed", "sqlite", times=1)
    return await deleted(zygote, folder, seed, row, FILES, signal.SIGKILL)


async def without(house: Casino, row: Row, folder: Path, files: tuple[str, ...]) -> tuple[Life, Path]:
    """Everybody plays; files are deleted under the server; everybody goes on trying. Nothing may be acknowledged from
    then on, and /health says why. A copy of what was there in that moment comes back."""
    copy = folder / "copy"
    copy.mkdir()
    life = await house.serve()
    await life.ready(house.web)
    said = Said(house.log)
    async with playing(house, life) as crowd:
        await asyncio.sleep(CALM)
        await life.pause()
        for name in FILES:
            shutil.copy2(folder / name, copy / name)
        for name in files:
            (folder / name).unlink()
        await asyncio.sleep(0.3)  # what was answered before is heard of
        mark = crowd.mark()
        life.signal(signal.SIGCONT)
        until = time.monotonic() + FAILING
        while time.monotonic() < until:
            await said.listen(house.web, life.address)
            await asyncio.sleep(0.2)
    row.notes += said.notes()
    row.wrong += said.lacks("was taken away under this server")
    row.acknowledged = crowd.acked
    row.lost += ["acknowledged after a file was deleted"] * crowd.rewind(mark)
    return life, copy


async def deleted(
    zygote: Zygote, folder: Path, seed: int, row: Row, files: tuple[str, ...], end: signal.Signals
) -> Row:
    """What was acknowledged before, and was nowhere but in what somebody deleted, is destroyed when the server ends: no
    server can help that, and it is counted. On what is left nobody opens the house as if nothing had happened. Then the
    copy is put back, and everything has to be there."""
    async with casino(zygote, str(folder / "casino.db"), folder) as house:
        await house.open(seed)
        life, copy = await without(house, row, folder, files)
        life.signal(end)
        await life.end()
        destroyed = len(done_in(copy) - done_in(folder))
        row.notes.append(f"{destroyed} acknowledged before were destroyed by the deletion")
        if destroyed:
            await refused(house, row, "on what was left", ROLLED_BACK)
            for file in folder.glob("casino.db*"):
                if file.is_file():
                    file.unlink()
            for name in FILES[:2]:
                shutil.copy2(copy / name, folder / name)
            row.notes.append("the copy of that moment was put back")
        await look(house, row)
    return row


def done_in(folder: Path) -> set[str]:
    """The commands under keys that there are in an SQLite file and its log; the files stay as they are."""
    with tempfile.TemporaryDirectory() as aside:
        for name in FILES[:2]:
            with suppress(FileNotFoundError):
                shutil.copy2(folder / name, aside)
        with closing(sqlite3.connect(Path(aside) / FILES[0])) as db:
            if not db.execute("select 1 from sqlite_master where name = 'stored_events'").fetchone():
                return set()
            return {row[0] for row in db.execute("select originator_id from stored_events") if row[0][:4] == "key/"}


async def database_full(zygote: Zygote, folder: Path, seed: int) -> Row:
    row = Row("PostgreSQL's disk full", "postgresql")
    with ExitStack() as stack:
        if not stack.enter_context(small_disk(folder / "disk", DATABASE)):
            raise Absent("no disk of our own could be mounted.")
        server: Postgres = stack.enter_context(postgres(folder / "disk" / "pg", segment=1))
        async with casino(zygote, server.database("casino"), folder) as house:
            await house.open(seed)

            @contextmanager
            def out_of_room() -> Iterator[None]:
                with full(folder / "disk"):
                    yield
                if server.process is not None and server.process.poll() is not None:
                    row.notes.append("PostgreSQL had stopped and was started again")
                    server.start()

            await endure(house, row, out_of_room)
            await look(house, row)
    return row
