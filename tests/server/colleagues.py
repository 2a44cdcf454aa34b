"""Servers of one house in processes of their own, people who play at them, and what the store says in the end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from novamas.store import open_journal
from novamas.store.audit import audit
from novamas.store.books import PURSE, TABLE

HERE = Path(__file__).parent


class Failed(Exception):
    """What a server answered instead of doing it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer.get("text") or answer["error"])
        self.code = answer["error"]
        self.kind = answer["kind"]
        self.clauses = answer.get("clauses", [])


class Member:
    """A server in a process of its own, and the pipe that drives it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.n = 0
        self.waiting: dict[int, asyncio.Future[Any]] = {0: asyncio.get_running_loop().create_future()}
        self.reading = asyncio.create_task(self.read())

    @classmethod
    async def start(cls, url: str, keys: Path, *options: str) -> Member:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(HERE / "colleague.py"), url, str(keys), *options,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 22,
        )  # fmt: skip
        member = cls(process)
        try:
            await asyncio.wait_for(member.waiting[0], 30)
        except BaseException:
            await member.leave()
            raise
        return member

    async def read(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            answer = msgspec.json.decode(line)
            done = self.waiting.pop(answer["n"]) if answer["n"] else self.waiting[0]
            if "error" in answer:
                done.set_exception(Failed(answer))
            else:
                done.set_result(answer["ok"])
        for done in self.waiting.values():
            if not done.done():
                done.set_exception(ConnectionError("the server died"))

    async def do(self, what: str, **args: Any) -> Any:
        assert self.process.stdin is not None
        if self.reading.done():
            raise ConnectionError("the server is dead")
        self.n += 1
        done = self.waiting[self.n] = asyncio.get_running_loop().create_future()
        self.process.stdin.write(msgspec.json.encode({"n": self.n, "do": what, **args}) + b"\n")
        return await asyncio.wait_for(done, 30)

    async def act(self, person: list[str], table: str, kind: str, key: str = "", **fields: str) -> Any:
        return await self.do("act", person=person, table=table, written={kind: fields}, key=key)

    async def info(self) -> Any:
        return await self.do("info")

    async def held(self) -> dict[str, int]:
        return (await self.info())["held"]

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    async def leave(self) -> None:
        assert self.process.stdin is not None
        if self.process.returncode is None:
            self.process.stdin.close()
            try:
                await asyncio.wait_for(self.process.wait(), 15)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()
                raise
        await self.reading


@contextlib.asynccontextmanager
async def members(url: str, keys: Path, count: int, *options: str) -> AsyncIterator[list[Member]]:
    started = await asyncio.gather(*(Member.start(url, keys, *options) for _ in range(count)))
    try:
        yield started
    finally:
        for member in started:
            if member.process.returncode is None:
                member.signal(signal.SIGCONT)
        left = await asyncio.gather(*(member.leave() for member in started), return_exceptions=True)
    for outcome in left:
        assert outcome is None, outcome
    for member in started:
        assert member.process.returncode in (0, -signal.SIGKILL)


async def until(true: Callable[[], Awaitable[bool]], seconds: float = 10.0) -> float:
    """Waits for something to become true; how long it took comes back."""
    started = time.monotonic()
    while not await true():
        assert time.monotonic() - started < seconds, "it did not happen in time"
        await asyncio.sleep(0.01)
    return time.monotonic() - started


async def has_table(member: Member, id: str) -> bool:
    return id in (await member.info())["tables"]


async def owner_of(all_: list[Member], id: str) -> Member:
    for _ in range(500):
        for member in all_:
            if id in await member.held():
                return member
        await asyncio.sleep(0.02)
    raise AssertionError("nobody runs the table")


class Log:
    """What the store says in the end; the audit must be clean before anything else is asked."""

    def __init__(self, url: str, keys: Path) -> None:
        journal = open_journal(url, keys, existing=True)
        try:
            self.report = audit(journal)
            assert self.report.clean, self.report.finding
            self.acts: dict[str, list[Any]] = {}
            self.purses: dict[str, dict[str, int]] = {}
            for stream, _, _, state in journal.all():
                body = msgspec.json.decode(state)["body"]
                if stream.startswith(TABLE):
                    self.acts.setdefault(stream.removeprefix(TABLE), []).append(body)
                elif stream.startswith(PURSE):
                    purse, code = self.purses.setdefault(stream.removeprefix(PURSE), {}), body["currency"]
                    purse[code] = purse.get(code, 0) + body["amount"]
        finally:
            journal.close()

    def keys(self, table: str) -> Counter[str]:
        return Counter(act["key"].partition("/")[2] for act in self.acts[table] if act.get("key"))

    def spans(self, table: str) -> list[tuple[int, int]]:
        return [(act["seq"], act["seq"] + len(act["events"])) for act in self.acts[table]]


class Crowd:
    """Players who bring chips all evening, and send a command again, to anybody, until they have heard of it."""

    def __init__(self, servers: list[Member], people: list[str], tables: list[str]) -> None:
        self.servers = servers
        self.people = people
        self.tables = tables
        self.sent: dict[str, set[str]] = {table: set() for table in tables}
        self.acked: dict[str, dict[str, int]] = {table: {} for table in tables}
        self.heard: list[tuple[float, str]] = []
        self.stop = asyncio.Event()

    async def run(self) -> None:
        await asyncio.gather(*(self.player(n, person) for n, person in enumerate(self.people)))

    async def player(self, n: int, person: str) -> None:
        table, k = self.tables[n % len(self.tables)], 0
        while not self.stop.is_set():
            k += 1
            key = f"{person}-{k}"
            self.sent[table].add(key)
            self.acked[table][key] = await self.bring(n, person, table, key)
            self.heard.append((time.monotonic(), table))

    async def bring(self, at: int, person: str, table: str, key: str) -> int:
        while True:
            server = self.servers[at % len(self.servers)]
            try:
                ack = await server.act([person, "guest"], table, "Bring", key=key, amount="5.00")
                return int(ack["seq"])
            except (ConnectionError, TimeoutError):
                await asyncio.sleep(0.01)
            except Failed as failed:
                if failed.code not in ("table-away", "house-closing", "unknown-table"):
                    raise
                await asyncio.sleep(0.05)
            at += 1

    def check(self, log: Log, paid_in: int) -> None:
        """Nothing that was acknowledged is lost or elsewhere, and nothing happened twice."""
        brought = 0
        for table in self.tables:
            happened = log.keys(table)
            assert set(happened.values()) == {1}
            assert set(self.acked[table]) <= set(happened) <= self.sent[table]
            where = {act["key"].partition("/")[2]: act["seq"] for act in log.acts[table] if act.get("key")}
            assert self.acked[table] == {key: where[key] for key in self.acked[table]}
            brought += len(happened)
        assert sum(purse["EUR-play"] for purse in log.purses.values()) == paid_in - 500 * brought


def cut(url: str, whose: str) -> None:
    """Ends other connections to the database."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {whose} and pid <> pg_backend_pid()")
