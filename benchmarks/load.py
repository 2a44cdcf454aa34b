"""`python -m benchmarks.load`: how many people and tables one server holds on this machine, over loopback.

The server runs in a process of its own with a durable store, the players in another one. Players look at their table
and lay bets while the automatic croupiers run the rounds; everything they would see in a browser is sent to them. The
cost of a bare durable append on the same disk is measured in the same run, so that the rest is a ratio.

Sign-in is left out: who is asking comes from a header here. Everything behind the door is the real server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LIMIT = 0.050  # seconds at the 99th percentile
THINKING = 4.0  # seconds between two bets of a player who takes their time
PURSE = 100_000_00
FLOOR: tuple[tuple[dict[str, str], tuple[str, ...]], ...] = (
    ({"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"},
     ("red", "black", "odd", "even", "dozen:1", "column:2", "straight:17", "split:17-20", "corner:25-26-28-29")),
    ({"law": "galicia-2007", "game": "boule"}, ("red", "black", "number:5", "number:7")),
    ({"law": "euskadi-1996", "game": "wheel-of-fortune"}, ("2", "4", "7", "15", "24")),
    ({"law": "galicia-2007", "game": "roulette-french"}, ("red", "black", "dozen:3", "straight:0")),
)  # fmt: skip


# -- the server ------------------------------------------------------------------------------------------------------


async def serve(store: str, keys: str, tables: int, seconds: float) -> None:
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    from novamas.kit.money import EUR, for_play, show
    from novamas.server.croupier import Staff
    from novamas.server.hosted import Policy
    from novamas.server.house import House
    from novamas.server.roles import Person
    from novamas.server.socket import attend, farewell
    from novamas.server.steady import steady
    from novamas.store.books import open_books

    @websocket("/api/tables/{table:str}/live")
    async def line(socket: WebSocket[Any, Any, Any]) -> None:
        person = Person(socket.headers["x-person"], "guest")
        if not (await house.purses.of(person.id)).entries:
            await house.post(person.id, {for_play(EUR).code: PURSE}, "@issue", "play chips", person.id)
        await attend(socket, house, person, socket.path_params["table"])

    line.signature_namespace = {"WebSocket": WebSocket}
    house = House(open_books(store, keys=Path(keys)))
    app = Litestar([line], openapi_config=None, logging_config=None, signature_namespace={"WebSocket": WebSocket})
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None, log_level="error",
        backlog=4096,
    )  # fmt: skip
    server = uvicorn.Server(config)
    web = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    dora = Person("dora", "director")
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.readline)  # memory is read before the tables open
    for n in range(tables):  # no two keep the same time, as in a real house
        policy = Policy(seconds=seconds * (0.8 + 0.4 * n / tables))
        hosted = await house.open_table(dora, FLOOR[n % len(FLOOR)][0], policy)
        print(show(hosted.state.desk.minimum, hosted.currency, "en"), flush=True)
    steady()
    dealing = asyncio.create_task(Staff(house).run())
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await farewell(house)
    server.should_exit = True
    await asyncio.gather(web, dealing)
    await house.close()


# -- the players -----------------------------------------------------------------------------------------------------


class Player(asyncio.Protocol):
    """A client as lean as can be, so that the server is measured and not this: it looks at how a message begins."""

    def __init__(self, id: str, table: int, stake: str, rng: random.Random) -> None:
        self.id = id
        self.table = table
        self.stake = stake
        self.spots = FLOOR[table % len(FLOOR)][1]
        self.rng = rng
        self.buffer = b""
        self.upgraded = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answer: asyncio.Future[bytes] | None = None
        self.seen_at = 0.0
        self.messages = self.frames = self.bytes = self.acks = self.refused = self.again = 0
        self.lost = False
        self.told = asyncio.Event()
        self.laid: list[tuple[float, float, float]] = []  # bets: when, seconds to the answer, seconds to the own act
        self.mine = f'"by":"{id}"'.encode()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table + 1}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nX-Person: {self.id}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.upgraded, self.buffer = True, self.buffer[end + 4 :]
            self.say(b'{"hello":{}}')
        at, buffer, size = 0, self.buffer, len(self.buffer)
        while size - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if size - at < head + length:
                break
            self.frames += 1
            for text in buffer[at + head : at + head + length].split(b"\n"):
                self.take(text)
            at += head + length
        self.buffer = buffer[at:]

    def take(self, text: bytes) -> None:
        self.messages += 1
        self.bytes += len(text)
        match text[2:5]:
            case b"act" if self.mine in text[:80]:
                self.seen_at = time.perf_counter()
            case b"ack" | b"ref" if self.answer is not None and not self.answer.done():
                self.answer.set_result(text)
            case b"sna" if not self.ready.done():
                self.ready.set_result(None)
            case b"now" if b'"PlaceBet"' in text:
                self.told.set()
            case b"pin":
                self.say(b'{"pong":1}')
            case b"aga":
                self.again += 1

    def say(self, text: bytes) -> None:
        """One masked frame; a mask of zeros leaves the text as it is."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        for waiting in (self.ready, self.answer):
            if waiting is not None and not waiting.done():
                waiting.set_exception(ConnectionError("the line broke"))
                waiting.exception()

    async def ask(self, text: bytes) -> bool:
        self.answer = asyncio.get_running_loop().create_future()
        self.say(text)
        done = (await self.answer)[2:5] == b"ack"
        self.acks += done
        self.refused += not done
        return done

    async def bet(self) -> bool:
        started = time.perf_counter()
        spot = self.rng.choice(self.spots)
        done = await self.ask(
            b'{"do":{"PlaceBet":{"on":"%s","amount":"%s"}},"id":1}' % (spot.encode(), self.stake.encode())
        )
        if done:
            self.laid.append((started, time.perf_counter() - started, self.seen_at - started))
        return done


async def stroll(player: Player, until: float, pause: float) -> None:
    """Lays a bet, thinks, lays the next; without a pause, as fast as the answers come.

    Who is in a hurry and hears *no va más* waits until bets are offered to them, as a page in a browser would.
    """
    await asyncio.sleep(player.rng.random() * pause)
    while (now := time.perf_counter()) < until:
        player.told.clear()
        laid = await player.bet()
        if pause:
            await asyncio.sleep(max(0.0, min(pause * (0.5 + player.rng.random()), until - now)))
        elif not laid:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(player.told.wait(), max(0.0, until - now))


async def arrive(port: int, n: int, tables: int, stakes: list[str]) -> Player:
    loop = asyncio.get_running_loop()
    table = n % tables
    _, player = await loop.create_connection(
        lambda: Player(f"p{n}", table, stakes[table], random.Random(n)), "127.0.0.1", port
    )
    await player.ready
    await player.ask(b'{"do":{"Bring":{"amount":"50000"}},"id":1}')
    return player


# -- measuring -------------------------------------------------------------------------------------------------------


def bare_appends(folder: Path, seconds: float = 2.0) -> float:
    """Durable appends a second of one row each, with nothing around them, on the same disk."""
    path = folder / "bare.db"
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("create table log (seq integer primary key, body blob)")
    body, n, started = os.urandom(300), 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        db.execute("insert into log (body) values (?)", (body,))
        n += 1
    db.close()
    return n / seconds


def bare_postgres(url: str, seconds: float = 2.0) -> float:
    import psycopg

    body, n = os.urandom(300), 0
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("create table if not exists bare_log (seq bigserial primary key, body bytea)")
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            db.execute("insert into bare_log (body) values (%s)", (body,))
            n += 1
        db.execute("drop table bare_log")
    return n / seconds


def memory(pid: int) -> float:
    """Resident memory of a process in KiB."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def machine() -> float:
    """Seconds of processor time that everything on this machine has used."""
    with contextlib.suppress(OSError):
        user, nice, system, _, _, irq, soft, *_ = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:])
        return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")
    return 0.0


def at(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


class Measure:
    """One stretch of play: what came of it.

    Other work on the same machine can hold everything up for a moment, and one such moment decides the 99th percentile
    of the whole stretch. So that of each second is taken too, and the middle one of these is shown beside it.
    """

    def __init__(self, pid: int, players: list[Player], everybody: list[Player]) -> None:
        self.pid, self.players, self.everybody = pid, players, everybody

    async def run(self, seconds: float, pause: float) -> Measure:
        refused = sum(p.refused for p in self.players)
        messages, frames = sum(p.messages for p in self.everybody), sum(p.frames for p in self.everybody)
        used, own = cpu(self.pid), cpu(os.getpid())
        whole, started = machine(), time.perf_counter()
        for player in self.players:
            player.laid.clear()
        await asyncio.gather(*(stroll(p, started + seconds, pause) for p in self.players), return_exceptions=True)
        self.seconds = time.perf_counter() - started
        laid = [bet for player in self.players for bet in player.laid]
        self.times = [answered for _, answered, _ in laid]
        self.seen = [seen for _, _, seen in laid]
        every_second = [[t for when, t, _ in laid if int(when - started) == n] for n in range(int(seconds))]
        self.usual = at([at(times, 0.99) / 1000 for times in every_second if times], 0.5)
        self.rate = len(self.times) / self.seconds
        self.refused = (sum(p.refused for p in self.players) - refused) / self.seconds
        self.sent = (sum(p.messages for p in self.everybody) - messages) / self.seconds
        self.frames = (sum(p.frames for p in self.everybody) - frames) / self.seconds
        self.server = (cpu(self.pid) - used) / self.seconds
        self.client = (cpu(os.getpid()) - own) / self.seconds
        self.others = max(0.0, (machine() - whole) / self.seconds - self.server - self.client)
        return self

    def limit(self) -> str:
        if self.server > 0.9:
            return "one core of the server (Python runs one thread at a time)"
        if self.server + self.client + self.others > 0.9 * (os.cpu_count() or 1):
            return f"the processors of this machine, of which others took {self.others:.0%}"
        return "the players' process" if self.client > 0.9 else "waiting for the disk"

    def __str__(self) -> str:
        each = self.server / self.rate * 1000 if self.rate else 0.0
        return (
            f"{self.rate:>8,.0f} acks/s ({self.refused:,.0f} refused)   "
            f"ack p50 {at(self.times, 0.5):6.1f}  p99 {at(self.times, 0.99):6.1f} ms "
            f"(in the middle second {self.usual:.1f})   "
            f"own act seen p99 {at(self.seen, 0.99):6.1f} ms   "
            f"{self.sent:>8,.0f} messages/s in {self.frames:,.0f} frames   "
            f"processor: server {self.server:4.0%} ({each:.2f} ms a command), players {self.client:4.0%}, "
            f"others {self.others:4.0%}"
        )


@contextlib.contextmanager
def server(store: str, keys: str, tables: int, seconds: float) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load", "--serve", "--store", store, "--keys", keys, "--tables", str(tables),
         "--round", str(seconds)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.stdin is not None:
            process.stdin.close()
        process.wait(60)


async def furnish(process: subprocess.Popen[str]) -> list[str]:
    """Has the server open its tables; what the least bet is at each of them."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("open\n")
    process.stdin.flush()
    stakes = []
    while (line := (await asyncio.to_thread(process.stdout.readline)).strip()) != "ready":
        if not line:
            raise SystemExit("the server did not open its tables")
        stakes.append("".join(c for c in line.partition(" ")[0].replace(",", "") if c.isdigit() or c == "."))
    return stakes


async def measure(store: str, keys: str, bare: float, options: argparse.Namespace) -> None:
    players, tables, seconds, only = options.players, options.tables, options.seconds, options.only
    with server(store, keys, tables, options.round) as process:
        assert process.stdout is not None
        port = int(await asyncio.to_thread(process.stdout.readline))
        empty = memory(process.pid)
        stakes = await furnish(process)
        furnished = memory(process.pid)
        here: list[Player] = []
        held: tuple[int, Measure] | None = None
        steps = sorted({max(1, players // 8), max(1, players // 4), max(1, players // 2), players})
        print(f"\nplayers who bet every {THINKING:.0f} s on average, at {tables} tables", flush=True)
        for step in steps[-1:] if only else steps:
            while len(here) < step:
                few = range(len(here), min(step, len(here) + 25))
                here += await asyncio.gather(*(arrive(port, n, tables, stakes) for n in few))
            await asyncio.sleep(options.round / 4)  # until the last of them may bet
            if only == "busy":
                continue
            result = await Measure(process.pid, here, here).run(seconds, THINKING)
            print(f"{step:>8,} players {result}", flush=True)
            if at(result.times, 0.99) <= LIMIT * 1000:
                held = step, result
        full = memory(process.pid)
        print("\neverybody as fast as the answers come", flush=True)
        counts = sorted({c for c in (tables, players // 4, players) if 0 < c <= len(here)})
        best: Measure | None = None
        for count in () if only == "thinking" else counts[-1:] if only else counts:
            result = await Measure(process.pid, here[:count], here).run(seconds, 0)
            print(f"{count:>8,} busy    {result}", flush=True)
            best = result if best is None or result.rate > best.rate else best
        print()
        if held is not None:
            print(f"held at p99 under {LIMIT * 1000:.0f} ms: {held[0]:,} players over {tables:,} tables "
                  f"({held[1].rate:,.0f} commands/s, {held[1].sent:,.0f} messages/s)")  # fmt: skip
        if best is not None:
            print(f"at saturation: {best.rate:,.0f} acknowledged durable commands/s; the limit is {best.limit()}")
            print(f"bare durable appends: {bare:,.0f}/s   ratio {best.rate / bare:.2f}")
        print(f"memory: {empty / 1024:.0f} MiB empty, {(furnished - empty) / tables:.0f} KiB a table, "
              f"{(full - furnished) / len(here):.0f} KiB a client")  # fmt: skip
        lost, again = sum(p.lost for p in here), sum(p.again for p in here)
        if lost or again:
            print(f"lines lost: {lost}, viewers who had to start again: {again}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--players", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each stretch")
    parser.add_argument("--round", type=float, default=20.0, help="seconds for betting")
    parser.add_argument("--store", default="", help="postgresql://… or a file; a new SQLite file by default")
    parser.add_argument("--folder", default="", help="where the new SQLite file lies: the disk that is measured")
    parser.add_argument("--only", choices=("thinking", "busy"), help="only the last stretch of one part")
    parser.add_argument("--keys", default="", help=argparse.SUPPRESS)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        from novamas.server.loop import run

        run(serve(options.store, options.keys, options.tables, options.round))
        return 0
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=options.folder or None) as folder:
        store = options.store or str(Path(folder) / "casino.db")
        postgres = store.startswith("postgres")
        bare = bare_postgres(store) if postgres else bare_appends(Path(folder))
        print(f"load on loopback, {os.cpu_count()} cores, {'PostgreSQL' if postgres else 'SQLite'}, durable")
        keys = str(Path(folder) / "keys")
        asyncio.run(measure(store, keys, bare, options))
    return 0


if __name__ == "__main__":
    sys.exit(main())
