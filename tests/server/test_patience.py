"""Slow and many connections: everybody who lets the server wait is sent away, and nobody else.

The server is uvicorn with our protocols, on loopback; its clock is the test's, so nobody really waits.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from visitors import Casino
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from novamas.kit.decider import Refused
from novamas.server import patience
from novamas.server.crowd import LINES_OF_A_PLAYER, LINES_OF_STAFF, Heads, Lines
from novamas.server.limits import Limits
from novamas.server.loop import quickest
from novamas.server.patience import BODY, FLUSH, HEADERS, IDLE, LINGER, READ, Crowd, patient, room_for
from novamas.server.roles import Person

SOON = 10.0  # seconds after which a test gives up
HALF = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
LARGE = 8 * 1024 * 1024


class House:
    """A server, its crowd, and a clock that can be put forward."""

    def __init__(self, **caps: int) -> None:
        self.skew = 0.0
        self.crowd = Crowd(clock=lambda: time.monotonic() + self.skew, **caps)
        self.port = 0
        self.asked: list[str] = []
        self.bodies: list[bytes | None] = []
        self.opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (heard := await receive())["type"] == "websocket.receive":
                if heard.get("text") == "much":
                    await send({"type": "websocket.send", "text": "x" * LARGE})
            return
        self.asked.append(scope["path"])
        body = b""
        if scope["path"] == "/body":
            more = True
            while more:
                got = await receive()
                if got["type"] == "http.disconnect":
                    self.bodies.append(None)
                    return
                body, more = body + got["body"], got["more_body"]
            self.bodies.append(body)
        answer = b"x" * LARGE if scope["path"] == "/much" else b"well"
        headers = [(b"content-length", str(len(answer)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def call(self, data: bytes = b"", source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0), limit=2**26)
        self.opened.append((reader, writer))
        writer.write(data)
        await writer.drain()
        return reader, writer

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not true():
                await asyncio.sleep(0.005)

    async def later(self, seconds: float) -> None:
        """Puts the clock forward, and lets the crowd look."""
        self.skew += seconds
        self.crowd.look()
        await asyncio.sleep(0)


async def rest(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(SOON):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@asynccontextmanager
async def house(proxied: bool = False, **caps: int) -> AsyncIterator[House]:
    made = House(**caps)
    config = uvicorn.Config(
        made.app, interface="asgi3", port=0, lifespan="off", log_config=None, proxy_headers=proxied,
        timeout_graceful_shutdown=1, ws_per_message_deflate=False, ws_ping_interval=None,
        **patient(made.crowd),
    )  # fmt: skip
    server = uvicorn.Server(config)
    web = asyncio.create_task(server._serve())
    await made.until(lambda: server.started)
    made.port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        for _, writer in made.opened:
            writer.transport.abort()
        server.should_exit = True
        await web


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """In the loop that the server really runs in."""
    with asyncio.Runner(loop_factory=quickest()) as runner:
        runner.run(scene())  # type: ignore[arg-type]


def test_a_client_that_never_finishes_its_headers_is_turned_away() -> None:
    async def scene() -> None:
        async with house() as h:
            slow = [await h.call(HALF) for _ in range(20)]
            silent = [await h.call() for _ in range(5)]
            await h.until(lambda: len(h.crowd.here) == 25)
            await h.until(lambda: sum(bool(one.conn.trailing_data[0]) for one in h.crowd.here) == 20)  # type: ignore[attr-defined]
            await h.later(HEADERS - 3)
            for _, writer in slow:
                writer.write(b"x")  # a byte now and then does not put it off
            assert len(h.crowd.here) == 25
            await h.later(4)
            for reader, _ in slow:
                head, _, body = (await rest(reader)).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 408 ")
                assert json.loads(body)["code"] == "too-slow"
            for reader, _ in silent:
                assert await rest(reader) == b""
            await h.later(LINGER + 1)
            await h.until(lambda: not h.crowd.here and h.crowd.heads.total == 0)
            assert h.asked == []

    play(scene)


def test_the_second_request_of_a_connection_is_not_waited_for_either() -> None:
    async def scene() -> None:
        async with house() as h:
            reader, writer = await h.call(WHOLE)
            assert (await reader.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            await h.later(IDLE - 1)
            writer.write(HALF)
            await h.until(lambda: any(one.step == "headers" for one in h.crowd.here))  # type: ignore[attr-defined]
            await h.later(HEADERS + 1)
            assert (await rest(reader)).startswith(b"HTTP/1.1 408 ")

    play(scene)


def test_a_connection_that_is_kept_for_nothing_ends() -> None:
    async def scene() -> None:
        async with house() as h:
            reader, writer = await h.call(WHOLE)
            await reader.readuntil(b"well")
            await h.later(IDLE - 1)
            writer.write(WHOLE)
            await reader.readuntil(b"well")
            await h.later(IDLE + 1)
            assert await rest(reader) == b"", "without a word: nothing was asked"

    play(scene)


def test_a_body_that_never_ends() -> None:
    async def scene() -> None:
        async with house() as h:
            start = b"POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc"
            reader, writer = await h.call(start)
            await h.until(lambda: h.asked == ["/body"])
            await h.later(BODY - 2)
            writer.write(b"d")
            await h.later(3)
            assert (await rest(reader)).startswith(b"HTTP/1.1 408 ")
            await h.until(lambda: h.bodies == [None])
            again, writer = await h.call(start)
            writer.write(b"defghij")
            assert (await again.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            assert h.bodies == [None, b"abcdefghij"]

    play(scene)


def test_a_body_that_drips_on_after_the_answer() -> None:
    async def scene() -> None:
        async with house() as h:
            reader, writer = await h.call(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n")
            assert (await reader.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            writer.write(b"x")
            await h.later(BODY + 1)
            assert await rest(reader) == b""
            await h.until(lambda: not h.crowd.here)

    play(scene)


@pytest.mark.parametrize("line", [False, True])
def test_who_does_not_read_is_sent_away(line: bool) -> None:
    async def scene() -> None:
        async with house() as h:
            if line:
                async with connect(f"ws://127.0.0.1:{h.port}/", max_size=None, max_queue=1) as socket:
                    socket.transport.pause_reading()
                    await socket.send("much")
                    await stalls(h)
                    socket.transport.abort()
            else:
                _, writer = await h.call(b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n")
                writer.transport.pause_reading()
                await stalls(h)

    async def stalls(h: House) -> None:
        await h.until(lambda: any(one.transport.get_write_buffer_size() for one in h.crowd.here))  # type: ignore[attr-defined]
        await h.later(0)
        assert len(h.crowd.here) == 1
        await h.later(READ + 1)
        await h.until(lambda: not h.crowd.here)

    play(scene)


def test_who_reads_slowly_is_waited_for() -> None:
    async def scene() -> None:
        async with house() as h:
            reader, _ = await h.call(b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            got = 0
            while got < LARGE:
                async with asyncio.timeout(SOON):
                    got += len(await reader.read(1024 * 1024))
                await h.later(1)
            assert got == LARGE

    play(scene)


def test_an_end_that_is_not_let_happen() -> None:
    async def scene() -> None:
        async with house() as h:
            _, writer = await h.call(b"GET /much HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            writer.transport.pause_reading()
            await h.until(lambda: any(one.transport.get_write_buffer_size() for one in h.crowd.here))  # type: ignore[attr-defined]
            for one in h.crowd.here:
                one.transport.close()  # type: ignore[attr-defined]
            await h.later(0)
            await h.later(FLUSH + 1)
            await h.until(lambda: not h.crowd.here)

    play(scene)


def test_pings_of_somebody_who_does_not_read_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "UNREAD", 64 * 1024)

    async def scene() -> None:
        async with house() as h, connect(f"ws://127.0.0.1:{h.port}/", max_size=None, max_queue=1) as socket:
            socket.transport.pause_reading()
            await socket.send("much")
            await h.until(lambda: any(one.transport.get_write_buffer_size() > 65536 for one in h.crowd.here))  # type: ignore[attr-defined]
            await socket.ping()
            await h.until(lambda: not h.crowd.here)
            socket.transport.abort()

    play(scene)


def test_a_message_of_many_pieces_has_an_end() -> None:
    async def scene() -> None:
        async with house() as h, connect(f"ws://127.0.0.1:{h.port}/") as socket:

            async def pieces() -> AsyncIterator[str]:
                while True:
                    yield "x" * 16_384

            async with asyncio.timeout(SOON):
                with pytest.raises(ConnectionClosed) as over:
                    await socket.send(pieces())
            assert over.value.rcvd is not None
            assert over.value.rcvd.code == 1009

    play(scene)


# -- how many ----------------------------------------------------------------------------------------------------------


def test_one_address_does_not_take_all_the_room() -> None:
    async def scene() -> None:
        async with house(of_one=5, most=8) as h:
            for _ in range(5):
                await h.call(HALF)
            await h.until(lambda: len(h.crowd.here) == 5)
            refused, _ = await h.call(WHOLE)
            head, _, body = (await rest(refused)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in head
            assert json.loads(body)["code"] == "crowded"
            other, _ = await h.call(WHOLE, "127.0.0.2")
            assert (await other.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            for n in range(2):
                await h.call(HALF, f"127.0.0.{n + 3}")
            await h.until(lambda: len(h.crowd.here) == 8)
            full, _ = await h.call(WHOLE, "127.0.0.9")
            assert (await rest(full)).startswith(b"HTTP/1.1 503 ")
            await h.later(HEADERS + 1)
            await h.later(LINGER + 1)
            await h.until(lambda: len(h.crowd.here) <= 1)
            again, _ = await h.call(WHOLE)
            assert (await again.readuntil(b"well")).startswith(b"HTTP/1.1 200"), "there is room again"

    play(scene)


def test_a_line_takes_the_place_of_its_request() -> None:
    async def scene() -> None:
        async with house(of_one=1) as h:
            async with connect(f"ws://127.0.0.1:{h.port}/"):
                await h.until(lambda: [type(one).__name__ for one in h.crowd.here] == ["Line"])
                assert h.crowd.heads.total == 1
                await h.later(HEADERS + IDLE + BODY)
                assert len(h.crowd.here) == 1, "the table itself says how long it waits"
            await h.until(lambda: h.crowd.heads.total == 0)

    play(scene)


def test_a_proxy_is_not_one_client() -> None:
    async def scene() -> None:
        async with house(proxied=True, of_one=2, most=6) as h:
            for _ in range(6):
                await h.call(HALF)
            await h.until(lambda: len(h.crowd.here) == 6)
            full, _ = await h.call(WHOLE)
            assert (await rest(full)).startswith(b"HTTP/1.1 503 ")

    play(scene)


def test_what_is_no_http_ends_without_a_trace(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house() as h:
            for data in (
                b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"\xff" * 100,
                b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 10_000 + b"\r\n",
                b"POST /body HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
                b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
            ):  # fmt: skip
                reader, writer = await h.call(data)
                if data.endswith(b"chunked\r\n\r\n"):
                    await reader.readuntil(b"well")
                    writer.write(b"zz\r\n")  # nonsense after the answer
                said = asyncio.ensure_future(rest(reader))
                while not said.done():
                    await h.later(1)
                    await asyncio.sleep(0.01)
                assert b" 500 " not in said.result()
            await h.until(lambda: not h.crowd.here)

    play(scene)
    assert not [record for record in caplog.records if record.exc_info]


def test_heads_are_counted_and_forgotten() -> None:
    heads = Heads(2, 3)
    for key in ("a", "a", "b"):
        assert heads.room(key)
        heads.enter(key)
    assert not heads.room("a")
    assert not heads.room("c"), "nobody more at all"
    heads.leave("a")
    heads.leave("a")
    assert heads.room("c")
    assert "a" not in heads.here


def test_lines_of_one_person_and_of_one_address() -> None:
    lines = Lines(of_a_player=2, of_staff=3, of_one_address=4)
    ana, dora = Person("ana", "guest"), Person("dora", "director")
    held = [lines.one_more(who, "here") for who in (ana, ana, dora, dora)]
    for each in held:
        each.__enter__()
    for who, where, code in ((ana, "there", "too-many-lines"), (dora, "here", "too-many-lines-here")):
        with pytest.raises(Refused) as refused, lines.one_more(who, where):
            pass
        assert refused.value.code == code
    with lines.one_more(dora, "there"):
        pass
    for each in held:
        each.__exit__(None, None, None)
    assert not lines.players.here
    assert not lines.staff.here
    assert not lines.addresses.here


# -- at the tables -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["guest", "director"])
def test_one_person_does_not_hold_any_number_of_lines(casino: Casino, role: str) -> None:
    table, who = casino.open(), casino.someone(role)
    most = LINES_OF_A_PLAYER if role == "guest" else LINES_OF_STAFF
    headers = {"cookie": f"novamas={who.cookie}", "accept-language": "es"}
    path = f"/api/tables/{table}/live"
    held = [casino.client.websocket_connect(path, headers=headers) for _ in range(most)]
    for each in held:
        each.__enter__()
    with casino.client.websocket_connect(path, headers=headers) as line:
        refused = json.loads(line.receive_text())["refused"]
        assert refused["code"] == "too-many-lines"
        assert refused["sentence"] == f"Ya tiene {most} mesas abiertas a la vez; cierre alguna."
        with pytest.raises(WebSocketDisconnect) as over:
            line.receive_text()
        assert (over.value.code, over.value.detail) == (4429, "too-many-lines")
    held.pop().__exit__(None, None, None)
    with casino.client.websocket_connect(path, headers=headers) as line:
        line.send_text('{"hello": {}}')
        assert "snapshot" in json.loads(line.receive_text().splitlines()[0])
    for each in held:
        each.__exit__(None, None, None)
    until = time.monotonic() + SOON
    while casino.app.state.lines.addresses.here:
        assert time.monotonic() < until, "every line was given back"


def test_lines_are_not_opened_again_and_again(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "c.db", Limits(lines=(0.001, 2)), deal=False)
    with casino.client:
        table, guest = casino.open(), casino.guest()
        codes = []
        for _ in range(3):
            with casino.client.websocket_connect(
                f"/api/tables/{table}/live", headers={"cookie": f"novamas={guest.cookie}"}
            ) as line:
                line.send_text('{"hello": {}}')
                codes.append(next(iter(json.loads(line.receive_text().splitlines()[0]))))
        assert codes == ["snapshot", "snapshot", "refused"]


# -- files of the process ----------------------------------------------------------------------------------------------


def test_the_server_asks_for_files_enough() -> None:
    """In a process of its own, which may have fewer and fewer files."""
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 9_000:
        pytest.skip("this machine gives nobody so many files")
    code = (
        "import resource\n"
        "from novamas.server.patience import room_for\n"
        "for limits in (1024, 9000), (1024, 2000), (400, 400):\n"
        "    resource.setrlimit(resource.RLIMIT_NOFILE, limits)\n"
        "    print(room_for(8000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.splitlines() == ["8000 8500", "1500 2000", "200 400"]
    assert room_for(10) == 10
