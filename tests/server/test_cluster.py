"""Several servers on one PostgreSQL: a table is run by one of them, and what was acknowledged happened once."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from novamas.kit.decider import Refused
from novamas.server.cluster import ClusterHouse, Timing, open_house
from novamas.server.cluster_wire import Asked, Line, Request, Switchboard, secret_of
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.store import Conflict
from novamas.store.audit import audit
from novamas.store.books import PURSE, TABLE
from novamas.store.journal import open_journal
from novamas.store.keys import Key
from novamas.table.decider import Bring

HERE = Path(__file__).parent
FRENCH = {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"}
BY_HAND = {"auto": False, "physical": True}
ANA, BEA, CRO = ["ana", "guest"], ["bea", "guest"], ["carlos", "croupier"]


def _store_fixtures() -> Any:
    """The PostgreSQL server of the store's tests."""
    if (folder := str(HERE.parent / "store")) not in sys.path:
        sys.path.append(folder)
    spec = importlib.util.spec_from_file_location("store_fixtures", HERE.parent / "store" / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


postgres = _store_fixtures().postgres


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
            self.purses: dict[str, int] = {}
            for stream, _, _, state in journal.all():
                body = msgspec.json.decode(state)["body"]
                if stream.startswith(TABLE):
                    self.acts.setdefault(stream.removeprefix(TABLE), []).append(body)
                elif stream.startswith(PURSE):
                    name = stream.removeprefix(PURSE)
                    self.purses[name] = self.purses.get(name, 0) + body["amount"]
        finally:
            journal.close()

    def keys(self, table: str) -> Counter[str]:
        return Counter(act["key"].partition("/")[2] for act in self.acts[table] if act.get("key"))

    def spans(self, table: str) -> list[tuple[int, int]]:
        return [(act["seq"], act["seq"] + len(act["events"])) for act in self.acts[table]]


def test_whoever_is_asked_the_owner_answers_and_everybody_sees_it(postgres: Any, tmp_path: Path) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> list[Any]:
        async with members(url, keys, 2) as (one, two):
            assert await two.do("open", opening=FRENCH, policy=BY_HAND) == "1"
            await until(lambda: has_table(one, "1"))  # a new table appears at the others
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two
            assert (await other.info())["tables"]["1"]["policy"] == BY_HAND
            await owner.do("watch", table="1")
            await other.do("watch", table="1")

            assert await other.do("chips", person=ANA) == 100_000
            came = await other.act(ANA, "1", "Bring", key="first", amount="500.00")
            assert (came["seq"], came["again"]) == (1, False)
            for member in (one, two):  # the same command again, anywhere
                again = await member.act(ANA, "1", "Bring", key="first", amount="500.00")
                assert (again["seq"], again["again"]) == (1, True)
            assert await other.do("purse", person="ana") == 50_000

            with pytest.raises(Failed) as refused:  # a refusal travels whole
                await other.act(ANA, "1", "PlaceBet", on="red", amount="5.00")
            assert (refused.value.kind, refused.value.code) == ("Refused", "betting-not-open")
            assert refused.value.clauses
            with pytest.raises(Failed) as wrong:
                await other.act(ANA, "1", "PlaceBet", on="red", amount="lots")
            assert wrong.value.code == "bad-amount"

            for _ in range(4):
                for kind in ("OpenBetting", "Launch"):
                    await other.act(CRO, "1", kind)
                bets = (other.act(ANA, "1", "PlaceBet", on=f"straight:{n}", amount="5.00") for n in range(1, 11))
                await asyncio.gather(*bets)
                await other.act(CRO, "1", "CloseBetting")
                await other.do("chance", person=CRO, table="1", value=7)
            await other.do("policy", table="1", policy={"auto": False, "seconds": 7.0})

            async def same() -> bool:
                return bool((await owner.info())["tables"] == (await other.info())["tables"])

            await until(same)
            assert await owner.do("state", table="1") == await other.do("state", table="1")
            assert (await other.info())["commands"] == 0  # all of it was played in one place
            end = (await owner.info())["tables"]["1"]["seq"]

            async def all_shown() -> bool:  # viewers are woken once for all that happens within a moment
                return all([(await m.do("watched", table="1"))[-1][1] == end for m in (owner, other)])

            await until(all_shown)
            shown = [await m.do("watched", table="1") for m in (owner, other)]

            closed = await other.do("act", person=ANA, table="1", written={"Leave": {}})
            assert closed["events"]
            await other.do("close_table", person=["dora", "director"], table="1")
            for member in (one, two):
                await until(lambda m=member: not_(has_table(m, "1")))
            return shown

    shown = asyncio.run(evening())
    log = Log(url, keys)
    assert set(log.keys("1").values()) == {1}
    whole = log.spans("1")
    for seen in shown:  # without a gap, in order, nothing twice
        seen = [tuple(span) for span in seen]
        assert seen == whole[1 : 1 + len(seen)]
        assert len(seen) == len(whole) - 3  # the opening, and what came after the count


async def not_(true: Awaitable[bool]) -> bool:
    return not await true


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
        assert sum(log.purses.values()) == paid_in - 500 * brought


def test_the_owner_is_killed_under_load(postgres: Any, tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, nothing happens twice, and the others go on within two seconds."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> Crowd:
        async with members(url, keys, 3) as all_:
            for id in ("1", "2"):
                assert await all_[0].do("open", opening=FRENCH, policy=BY_HAND) == id
            for member in all_:
                await until(lambda m=member: has_table(m, "2"))
            crowd = Crowd(all_, [f"p{n}" for n in range(6)], ["1", "2"])
            for person in crowd.people:
                await all_[0].do("cash", person=person, amount="5000.00", out=False)
            playing = asyncio.create_task(crowd.run())
            await asyncio.sleep(1.2)
            owner = await owner_of(all_, "1")
            before, died = len(crowd.heard), time.monotonic()
            owner.signal(signal.SIGKILL)
            await asyncio.sleep(2.5)
            crowd.stop.set()
            await playing
            assert before > 50
            assert len(crowd.heard) > before + 50
            assert min(at for at, table in crowd.heard[before:] if table == "1" and at > died + 0.01) < died + 2.0
            left = [m for m in all_ if m is not owner]
            heir = await owner_of(left, "1")
            assert (await heir.held())["1"] >= 2
            for key, seq in list(crowd.acked["1"].items())[:5]:  # a very late repetition
                again = await left[0].act([key.split("-")[0], "guest"], "1", "Bring", key=key, amount="5.00")
                assert (again["again"], again["seq"]) == (True, seq)
            return crowd

    crowd = asyncio.run(evening())
    crowd.check(Log(url, keys), 6 * 500_000)


@pytest.mark.slow
def test_servers_die_sleep_and_lose_their_lines_all_evening(postgres: Any, tmp_path: Path) -> None:
    """Whoever runs a table is killed, paused or cut off at random, over and over; others come."""
    url, keys = postgres.database(), tmp_path / "keys"
    rng = random.Random(14)

    async def evening() -> Crowd:
        async with members(url, keys, 3) as all_:
            tables = [await all_[0].do("open", opening=FRENCH, policy=BY_HAND) for _ in range(4)]
            crowd = Crowd(list(all_), [f"p{n}" for n in range(8)], tables)
            for person in crowd.people:
                await all_[0].do("cash", person=person, amount="90000.00", out=False)
            playing = asyncio.create_task(crowd.run())
            for _ in range(20):
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                victim = rng.choice(crowd.servers)
                match rng.choice(("kill", "pause", "cut", "cut all")):
                    case "kill":
                        victim.signal(signal.SIGKILL)
                        fresh = await Member.start(url, keys)
                        all_.append(fresh)
                        crowd.servers[crowd.servers.index(victim)] = fresh
                    case "pause":
                        victim.signal(signal.SIGSTOP)
                        await asyncio.sleep(rng.choice((0.2, 1.0, 3.0)))
                        victim.signal(signal.SIGCONT)
                    case "cut":
                        cut(url, "application_name like 'novamas %%'")
                    case _:
                        cut(url, "datname = current_database()")
            crowd.stop.set()
            await asyncio.wait_for(playing, 60)
            for id in tables:
                await owner_of(crowd.servers, id)
            return crowd

    crowd = asyncio.run(evening())
    assert len(crowd.heard) > 500
    crowd.check(Log(url, keys), 8 * 9_000_000)


def cut(url: str, whose: str) -> None:
    """Ends other connections to the database."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {whose} and pid <> pg_backend_pid()")


def test_a_paused_owner_acknowledges_nothing_when_it_wakes(postgres: Any, tmp_path: Path) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> tuple[list[dict[str, Any]], set[str]]:
        async with members(url, keys, 2) as (one, two):
            await one.do("open", opening=FRENCH, policy=BY_HAND)
            await until(lambda: has_table(two, "1"))
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two
            await other.do("watch", table="1")
            await owner.do("chips", person=ANA)
            await owner.act(ANA, "1", "Bring", key="before", amount="100.00")
            generation = (await owner.held())["1"]

            owner.signal(signal.SIGSTOP)
            # These lie before the sleeper: it will find them when it wakes, and believe that the table is its own.
            late = [asyncio.create_task(owner.act(ANA, "1", "Bring", key=f"late-{n}", amount="5.00")) for n in range(8)]
            await asyncio.sleep(0)
            # Somebody asks the other server, which waits until the sleeper has been silent too long.
            await other.act(ANA, "1", "Bring", key="meanwhile", amount="5.00")
            assert (await other.held())["1"] > generation
            assert not any(task.done() for task in late)
            wrote = [await other.act(ANA, "1", "Bring", key=f"on-{n}", amount="5.00") for n in range(3)]

            owner.signal(signal.SIGCONT)
            acks = await asyncio.gather(*late)
            info = await owner.info()
            assert info["held"] == {}  # it lets go, and follows
            assert info["commands"] == 1  # what came before the pause: since then it has written nothing itself
            assert "1" in await other.held()
            assert min(ack["seq"] for ack in acks) > max(ack["seq"] for ack in wrote)

            async def same() -> bool:
                return bool((await owner.info())["tables"]["1"]["seq"] == (await other.info())["tables"]["1"]["seq"])

            await until(same)
            assert await owner.do("state", table="1") == await other.do("state", table="1")
            await owner.act(ANA, "1", "Bring", key="after", amount="5.00")
            names = {"before", "meanwhile", "after"}
            return acks, names | {f"late-{n}" for n in range(8)} | {f"on-{n}" for n in range(3)}

    acks, expected = asyncio.run(evening())
    log = Log(url, keys)
    assert log.keys("1") == Counter(expected)
    assert len({ack["seq"] for ack in acks}) == len(acks)


def test_two_servers_drain_one_purse(postgres: Any, tmp_path: Path) -> None:
    """Never below zero, nothing twice: by the cage and by tables of two servers at the same moment."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> list[bool]:
        async with members(url, keys, 2) as (one, two):
            for _ in range(2):
                await one.do("open", opening=FRENCH, policy=BY_HAND)
            await until(lambda: has_table(two, "2"))

            async def shared() -> bool:  # the one who joined later is given its share
                return len(await one.held()) == len(await two.held()) == 1

            await until(shared)
            await two.do("cash", person="ana", amount="150.00", out=False)

            async def draw(n: int) -> bool:
                member = (one, two)[n % 2]
                try:
                    if n % 3:
                        await member.act(ANA, str(1 + n // 2 % 2), "Bring", key=f"draw-{n}", amount="5.00")
                    else:
                        await member.do("cash", person="ana", amount="5.00", out=True)
                except Failed as failed:
                    if failed.code != "purse-too-small":
                        raise
                    return False
                return True

            drawn = await asyncio.gather(*(draw(n) for n in range(48)))
            assert await one.do("purse", person="ana") == 0

            filled = await asyncio.gather(*(m.do("chips", person=BEA) for m in (one, two) for _ in range(4)))
            assert set(filled) == {100_000}  # filled once, however many clicks on however many servers
            return drawn

    drawn = asyncio.run(evening())
    assert drawn.count(True) == 30
    assert Log(url, keys).purses == {"ana": 0, "bea": 100_000}


def test_only_the_owner_deals(postgres: Any, tmp_path: Path) -> None:
    """Both servers have staff; the rounds of a table are dealt by one, and by the other when the first one leaves."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with members(url, keys, 2, "--staff") as (one, two):
            await one.do("open", opening=FRENCH, policy={"seconds": 0.3})
            await until(lambda: has_table(two, "1"))
            owner = await owner_of([one, two], "1")
            other = one if owner is two else two
            await other.do("chips", person=ANA)
            await other.act(ANA, "1", "Bring", amount="100.00")

            async def counts_down() -> bool:  # the countdown is seen at the other server as well
                return (await other.info())["tables"]["1"]["closes_at"] is not None

            await until(counts_down)

            async def went_on(by: int) -> bool:
                return (await other.info())["tables"]["1"]["seq"] > by

            await until(lambda: went_on(12))
            assert (await other.info())["commands"] == 0
            await owner.leave()
            assert owner.process.returncode == 0
            await until(lambda: went_on(30))
            assert (await other.info())["commands"] > 0

    asyncio.run(evening())
    assert Log(url, keys).report.rounds >= 4


@contextlib.asynccontextmanager
async def houses(url: str, keys: Path, count: int) -> AsyncIterator[list[ClusterHouse]]:
    """Several servers in this process: what happens between them can be arranged step by step."""
    opened = [open_house(url, keys, timing=Timing(beat=0.1, stale=2.0)) for _ in range(count)]
    clustered = [house for house in opened if isinstance(house, ClusterHouse)]
    assert len(clustered) == count
    for house in clustered:
        await house.start()
    try:
        yield clustered
    finally:
        for house in clustered:
            await house.close()


ANA_HERSELF = Person("ana", "guest")
DORA = Person("dora", "director")


async def opened(house: ClusterHouse, other: ClusterHouse) -> None:
    await house.open_table(DORA, FRENCH)
    await house.play_chips(ANA_HERSELF)
    await house.act(ANA_HERSELF, "1", {"Bring": {"amount": "100.00"}})
    while "1" not in other.tables or other.tables["1"].seq != house.tables["1"].seq:
        await asyncio.sleep(0.01)


def test_the_fence_holds_before_the_new_owner_has_written_anything(postgres: Any, tmp_path: Path) -> None:
    """Sequence numbers alone would let the former owner write one more act: the generation does not."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (old, new):
            await opened(old, new)
            hosted = old.tables["1"]
            before = hosted.seq
            with psycopg.connect(url, autocommit=True) as db:  # the old one's lock goes, and it does not know
                db.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = %s",
                    (f"novamas {old.member}",),
                )
                while db.execute("select 1 from pg_locks where locktype = 'advisory'").fetchall():
                    await asyncio.sleep(0.005)
            old_lease = dict(old.recorder.generations)
            assert await new.take("1")
            assert new.held["1"] == old_lease["table/1"] + 1
            old.held, old.recorder.generations = {"1": old_lease["table/1"]}, dict(old_lease)

            with pytest.raises(Conflict):
                await House.play(old, hosted, Bring(by="ana", amount=500))
            assert old.books.journal.size() == new.books.journal.size()
            while hosted.lost:
                await asyncio.sleep(0.01)
            assert old.held == {}
            assert (hosted.seq, hosted.live.seq) == (before, before)
            ack = await old.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}})
            assert ack.seq == before
            assert new.tables["1"].seq == before + ack.events

    asyncio.run(evening())
    Log(url, keys)


def test_a_server_cut_off_from_postgresql_comes_back(postgres: Any, tmp_path: Path) -> None:
    """Every connection drops at once: leases are lost, and everything goes on with the same keys."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            for n in range(3):
                cut(url, "datname = current_database()")
                acts = (
                    house.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}}, f"k{n}")
                    for house in (one, two, one, two)
                )
                acks = await asyncio.gather(*acts)
                assert len({ack.seq for ack in acks}) == 1
            await until_same(one, two)

    asyncio.run(evening())
    assert Log(url, keys).keys("1") == Counter(["k0", "k1", "k2"])


async def until_same(one: ClusterHouse, two: ClusterHouse) -> None:
    for _ in range(500):
        if one.tables["1"].state == two.tables["1"].state:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the two servers show different tables")


def test_an_answer_that_is_lost_on_the_way(postgres: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner has written and its line breaks before the answer: asked again, it does not do it again."""
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            answered = Switchboard._reply
            lost: list[Request] = []

            async def lose_the_first(board: Switchboard, line: Line, request: Request) -> None:
                if lost:
                    return await answered(board, line, request)
                lost.append(request)
                await board.answer(request.asked)
                await line.close()
                return None

            monkeypatch.setattr(Switchboard, "_reply", lose_the_first)
            ack = await two.act(ANA_HERSELF, "1", {"Bring": {"amount": "5.00"}})  # without a key of her own
            assert lost
            assert ack.again
            assert one.tables["1"].state.desk.chips == {"ana": 10_500}

    asyncio.run(evening())
    log = Log(url, keys)
    assert len(log.acts["1"]) == 3


def test_only_servers_of_the_house_are_heard(postgres: Any, tmp_path: Path) -> None:
    """The line between servers trusts nobody who does not have the house's key."""
    url, keys = postgres.database(), tmp_path / "keys"
    asked = Asked("act", DORA, "1", {"CloseTable": {}})

    async def call(address: str, secret: bytes) -> bytes:
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        line = Line(reader, writer, secret, caller=True)
        try:
            await line.shake()
            line.send(Request(1, asked))
            return await line.hear()
        finally:
            await line.close()

    async def evening() -> None:
        async with houses(url, keys, 2) as (one, two):
            await opened(one, two)
            stranger = secret_of(Key.of(tmp_path / "other-keys"))
            with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                await call(one.address, stranger)
            assert one.tables["1"].seq == two.tables["1"].seq == 3
            assert b'"problem"' in await call(one.address, secret_of(one.books.journal.key))

    asyncio.run(evening())


def test_one_address_decides(postgres: Any, tmp_path: Path) -> None:
    async def evening() -> None:
        alone = open_house(str(tmp_path / "casino.db"))
        assert type(alone) is House
        await alone.start()
        await alone.close()
        several = open_house(postgres.database(), tmp_path / "keys")
        assert isinstance(several, ClusterHouse)
        await several.start()
        with pytest.raises(Refused):
            await several.open_table(ANA_HERSELF, FRENCH)
        await several.close()

    asyncio.run(evening())
