"""Lines between clients and servers, and between servers: messages travel for a while, in order, until the line breaks.

A line may break for both sides at once, or for one of them only: then the other learns of it by itself, or not at all.
Whatever had not arrived is lost. A reader that does not read holds up whoever writes to it.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from tests.simulation.virtual import CURRENT, WORLD, Loop, Process
from websockets.exceptions import ConnectionClosedError

from novamas.server.addresses import Address

WINDOW = 16  # frames on their way to a client, before the server waits
GIVES_UP = 10.0
STEP = 0.2


class Line:
    """A WebSocket between a client and a server, with an end for each."""

    def __init__(self, network: Network, process: Process) -> None:
        self.network = network
        self.process = process
        self.up: deque[str] = deque()  # arrived at the server
        self.down: deque[str] = deque()  # arrived at the client
        self.flying = 0  # frames on their way to the client
        self.broken = False  # nothing travels any more
        self.server_knows = False
        self.client_knows: tuple[int, str] | None = None
        self.slow = 0.0  # seconds that the client takes for every frame
        self.last_up = self.last_down = 0.0
        self._server, self._client, self._room = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.transport = SimpleNamespace(abort=self.cut)

    # -- the way ------------------------------------------------------------------------------------------------------

    def to_server(self, text: str) -> None:
        self.last_up = max(self.last_up, self.network.loop.now) + self.network.hop()
        self.network.loop.call_at(self.last_up, self._at_server, text, context=self.process.context())

    def _at_server(self, text: str) -> None:
        if not self.broken:
            self.up.append(text)
            self._server.set()

    def _at_client(self, text: str) -> None:
        self.flying -= 1
        self._room.set()
        if not self.broken:
            self.down.append(text)
            self._client.set()

    def cut(self, both: bool = True) -> None:
        """The cable is pulled. The server hears of it a moment later, or only when its heartbeats stay unanswered."""
        self.broken = True
        self.client_knows = self.client_knows or (1006, "")
        self._client.set()
        if both:
            self.network.loop.call_later(self.network.hop(), self._tell_server, context=self.process.context())

    def _tell_server(self) -> None:
        self.server_knows = True
        self._server.set()
        self._room.set()

    # -- the server's end: what `socket.Line` uses of a WebSocket -----------------------------------------------------

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        while not self.up:
            if self.server_knows:
                return {"type": "websocket.disconnect", "code": 1006}
            self._server.clear()
            await self._server.wait()
        return {"type": "websocket.receive", "text": self.up.popleft()}

    async def send(self, event: dict[str, Any]) -> None:
        while self.flying >= WINDOW and not self.server_knows:
            self._room.clear()
            await self._room.wait()
        if self.server_knows:
            raise WebSocketDisconnect
        self.flying += 1
        self.last_down = max(self.last_down, self.network.loop.now) + self.network.hop() + self.slow
        self.network.loop.call_at(self.last_down, self._at_client, event["text"], context=WORLD.context())

    def _hung_up(self, code: int, reason: str) -> None:
        self.broken = True
        self.client_knows = (code, reason)
        self._client.set()

    # -- the client's end: what `client.Client` uses of a connection --------------------------------------------------

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            while self.down:
                yield self.down.popleft()
            if self.client_knows is not None:
                if self.client_knows[0] == 1006:
                    raise ConnectionClosedError(None, None)
                return
            self._client.clear()
            await self._client.wait()

    @property
    def close_code(self) -> int:
        return self.client_knows[0] if self.client_knows else 0

    @property
    def close_reason(self) -> str:
        return self.client_knows[1] if self.client_knows else ""


class ClientEnd:
    """The same line, seen by the client: `send` and `close` mean something else there."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.transport = line.transport

    async def send(self, data: bytes | str, text: bool = True) -> None:
        if self.line.client_knows is not None:
            raise ConnectionClosedError(None, None)
        self.line.to_server(data if isinstance(data, str) else data.decode())

    def __aiter__(self) -> AsyncIterator[str]:
        return self.line.__aiter__()

    async def close(self) -> None:
        self.line.cut()

    @property
    def close_code(self) -> int:
        return self.line.close_code

    @property
    def close_reason(self) -> str:
        return self.line.close_reason


class ServerEnd:
    """The line as the server sees it."""

    def __init__(self, line: Line) -> None:
        self.accept, self.receive, self.send = line.accept, line.receive, line.send
        self.line = line

    async def close(self, code: int = 1000, reason: str = "") -> None:
        line = self.line
        line.server_knows = True
        line._server.set()
        at = max(line.last_down, line.network.loop.now) + line.network.hop()
        line.network.loop.call_at(at, line._hung_up, code, reason, context=WORLD.context())


class Pipe:
    """One direction of a line between two servers: bytes in order, until it breaks."""

    def __init__(self, network: Network, ends: tuple[Process, Process]) -> None:
        self.network = network
        self.ends = ends  # from, to
        self.reader = asyncio.StreamReader(loop=network.loop)
        self.other: Pipe | None = None
        self.last = 0.0
        self.broken = False

    def write(self, data: bytes) -> None:
        if self.broken:
            return
        self.last = max(self.last, self.network.loop.now) + self.network.hop()
        self.network.loop.call_at(self.last, self._arrive, data, 0.0, context=self.ends[1].context())

    def _arrive(self, data: bytes, waited: float) -> None:
        if self.broken:
            return
        if self.network.parted(*self.ends):
            if waited >= GIVES_UP:
                self.snap()
                return
            self.last = max(self.last, self.network.loop.now + STEP)
            again = self.network.loop.now + STEP
            self.network.loop.call_at(again, self._arrive, data, waited + STEP, context=self.ends[1].context())
            return
        self.reader.feed_data(data)

    def snap(self) -> None:
        """The line breaks, in both directions."""
        for pipe in (self, self.other):
            if pipe is not None and not pipe.broken:
                pipe.broken = True
                if pipe.ends[1].alive and pipe.reader.exception() is None:
                    pipe.reader.set_exception(ConnectionResetError("the line broke"))


class Writer:
    """What the servers use of a `StreamWriter`."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe

    def write(self, data: bytes) -> None:
        self.pipe.write(data)

    def get_extra_info(self, name: str) -> Any:
        return SimpleNamespace(setsockopt=lambda *_: None)

    def close(self) -> None:
        pipe = self.pipe
        pipe.network.loop.call_later(pipe.network.hop(), pipe.snap, context=WORLD.context())

    async def wait_closed(self) -> None:
        pass


class Ear:
    """A listening socket, as far as a server asks it where it is."""

    def __init__(self, host: str, port: int) -> None:
        self.where = (host, port)

    def getsockname(self) -> tuple[str, int]:
        return self.where


class Network:
    """All lines of the house."""

    def __init__(self, loop: Loop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.delay = 0.002
        self.servers: dict[str, Any] = {}  # by the name in an address: who answers clients there
        self.listening: dict[str, tuple[Process, Callable[..., Any]]] = {}
        self.lines: list[Line] = []
        self.pipes: list[Pipe] = []
        self.split: set[frozenset[str]] = set()  # pairs of servers that do not reach each other

    def hop(self) -> float:
        long = 20.0 if self.rng.random() < 0.02 else 1.0
        return self.delay * long * self.rng.uniform(0.1, 1.0)

    def parted(self, one: Process, other: Process) -> bool:
        return frozenset((one.name, other.name)) in self.split

    def died(self, process: Process) -> None:
        """A server's machine says so for it: every line to it breaks."""
        for line in self.lines:
            if line.process is process:
                line.broken = line.server_knows = True
                self.loop.call_later(self.hop(), line._hung_up, 1006, "", context=WORLD.context())
        self.lines = [line for line in self.lines if line.process is not process]
        for address in [a for a, (owner, _) in self.listening.items() if owner is process]:
            del self.listening[address]
        for pipe in self.pipes:
            if process in pipe.ends:
                self.loop.call_later(self.hop(), pipe.snap, context=WORLD.context())
        self.pipes = [pipe for pipe in self.pipes if process not in pipe.ends]

    # -- for clients --------------------------------------------------------------------------------------------------

    async def connect(self, url: str, additional_headers: dict[str, str], **options: Any) -> ClientEnd:
        """`websockets.connect`: the address says which server and which table."""
        name, _, table = url.removeprefix("ws://").partition("/")
        await asyncio.sleep(self.hop())
        server = self.servers.get(name)
        if server is None or not server.open:
            raise ConnectionRefusedError(f"nobody answers at {name}")
        line = Line(self, server.process)
        self.lines.append(line)
        server.serve(ServerEnd(line), additional_headers["x-person"], table)
        return ClientEnd(line)

    async def request(self, name: str, ask: Callable[[Any], Any], patience: float = 30.0) -> Any:
        """A question over HTTP: asked of the house of a server, answered unless a line breaks meanwhile."""
        await asyncio.sleep(self.hop())
        server = self.servers.get(name)
        if server is None or not server.open:
            raise ConnectionRefusedError(f"nobody answers at {name}")
        answer: asyncio.Future[Any] = self.loop.create_future()

        async def handle() -> None:
            try:
                outcome: Any = await ask(server.house)
            except Exception as e:
                outcome = e
            self.loop.call_later(self.hop(), tell, outcome, context=WORLD.context())

        def tell(outcome: Any) -> None:
            if not answer.done():
                answer.set_result(outcome)

        server.spawn(handle())
        async with asyncio.timeout(patience):
            outcome = await answer
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    # -- between servers ----------------------------------------------------------------------------------------------

    async def listen(self, serve: Callable[..., Any], sock: Ear, **options: Any) -> Any:
        """`asyncio.start_server`."""
        address = str(Address(*sock.getsockname()))
        self.listening[address] = (CURRENT.get(), serve)
        return SimpleNamespace(close=lambda: self.listening.pop(address, None))

    async def call(self, host: str, port: int, **options: Any) -> tuple[asyncio.StreamReader, Writer]:
        """`asyncio.open_connection`."""
        me = CURRENT.get()
        await asyncio.sleep(self.hop())
        found = self.listening.get(str(Address(host, port)))
        if found is None:
            raise ConnectionRefusedError("nobody answers")
        other, serve = found
        waited = 0.0
        while self.parted(me, other):
            await asyncio.sleep(STEP)
            waited += STEP
            if waited >= GIVES_UP:
                raise ConnectionError("no way there")
        out, back = Pipe(self, (me, other)), Pipe(self, (other, me))
        out.other, back.other = back, out
        self.pipes += (out, back)
        context = other.context()
        self.loop.call_later(
            self.hop(), lambda: self.loop.create_task(serve(out.reader, Writer(back))), context=context
        )
        return back.reader, Writer(out)
