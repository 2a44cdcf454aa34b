"""A table, live: one line to it.

It keeps its place in the table's log, answers heartbeats, and holds itself to what the server promises: acts arrive in
order, without a gap, and none twice. After a cut it resumes from its place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from novamas.client.said import Said
from novamas.kit.errors import NovamasError
from novamas.kit.patch import merge
from novamas.kit.plain import PlainDict

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class LineLost(NovamasError):
    """The line broke before the answer came: the command may or may not have happened; send it again with its key."""

    code = "line-lost"


class OutOfOrder(NovamasError):
    """The server broke its promise: an act is missing or came twice."""

    code = "out-of-order"


class Line:
    """One viewer of one table."""

    def __init__(
        self,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        lang: str = "en",
        heard: Callable[[str], None] | None = None,
    ) -> None:
        self.url = url
        self.headers = dict(headers or {})
        self.lang = lang
        self.heard = heard
        self.seq: int | None = None
        self.snapshot: PlainDict = {}
        self.view: PlainDict = {}  # the table as it is now, kept up by the patches of the acts
        self.acts: list[PlainDict] = []
        self.awaits: list[PlainDict] = []
        self.options: list[PlainDict] = []
        self.closes_at: float | None = None
        self.purse: dict[str, int] = {}
        self.ready: list[str] = []  # who needs no more time
        self.uttered: list[PlainDict] = []  # who said what
        self.snapshots = 0
        self.keep = True  # whether acts are kept, or only counted
        self.act_count = 0
        self.closed: str = ""
        self.last_word = ""
        self.error: Exception | None = None
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Future[PlainDict]] = {}
        self._next = 0
        self._stir = asyncio.Condition()

    # -- the line ----------------------------------------------------------------------------------------------------

    async def open(self) -> Line:
        """Connects, or connects again from where the line was cut."""
        self.closed, self.error = "", None
        self._line = await connect(
            self.url, additional_headers=self.headers, compression=None, max_size=None, ping_interval=None
        )
        hello: PlainDict = {"lang": self.lang}
        if self.seq is not None:
            hello["seq"] = self.seq
        await self._send({"hello": hello})
        ready = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._read(self._line, ready))
        await ready
        if self.error is not None:
            raise self.error
        return self

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def cut(self) -> None:
        """The cable is pulled: no goodbye, nothing that was on its way arrives."""
        if self._line is not None and self._task is not None:
            self._task.cancel()
            self._line.transport.abort()
            await asyncio.wait((self._task,))
            self._lose()

    async def __aenter__(self) -> Line:
        return await self.open()

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _send(self, body: object) -> None:
        if self._line is None:
            raise LineLost("There is no line to the table.")
        try:
            await self._line.send(encode(body), text=True)
        except ConnectionClosed as e:
            raise LineLost(f"The line was closed: {e}.") from None

    # -- asking ------------------------------------------------------------------------------------------------------

    async def do(self, name: str, key: str = "", **fields: object) -> PlainDict:
        """Sends a command and waits until it is on disk; a refusal is raised."""
        return await (await self.ask({name: fields}, key))

    async def ask(self, command: object, key: str = "") -> asyncio.Future[PlainDict]:
        """Sends a command; the future is done when it is acknowledged."""
        return await self.post({"do": command, "key": key})

    async def say_ready(self, ready: bool = True) -> None:
        """No more time is needed now, or it is after all."""
        await self._send({"ready": ready})

    async def set_speed(self, speed: str) -> None:
        """How fast the table goes while no other person is there."""
        await self._send({"speed": speed})

    async def post(self, body: PlainDict) -> asyncio.Future[PlainDict]:
        self._next += 1
        answer = self._asked[self._next] = asyncio.get_running_loop().create_future()
        try:
            await self._send({**body, "id": self._next})
        except LineLost:
            self._asked.pop(self._next, None)
            raise
        return answer

    async def until(self, ready: Callable[[], bool], seconds: float = 10.0) -> None:
        """Waits until something holds that what the client hears can make true."""
        async with asyncio.timeout(seconds), self._stir:
            while not ready():
                if self.error is not None:
                    raise self.error
                if self.closed:
                    raise LineLost(self.closed)
                await self._stir.wait()

    def offers(self, kind: str) -> list[PlainDict]:
        return [offer for offer in self.options if offer["kind"] == kind]

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def _read(self, line: ClientConnection, ready: asyncio.Future[None]) -> None:
        try:
            async for frame in line:
                for said in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
                    if self.heard is not None:
                        self.heard(said)
                    self._take(decode(said))
                if not ready.done() and (self.seq is not None or self.error is not None):
                    ready.set_result(None)
                async with self._stir:
                    self._stir.notify_all()
            self.closed = f"{line.close_code} {line.close_reason}"
        except ConnectionClosed as e:
            self.closed = str(e)
        except OutOfOrder as e:
            self.error = e
        finally:
            self._lose()
            if not ready.done():
                ready.set_exception(self.error or LineLost(f"The line was closed: {self.closed}."))
            with suppress(asyncio.CancelledError):
                async with self._stir:
                    self._stir.notify_all()

    def _lose(self) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(LineLost("The line broke before the answer came."))
                answer.exception()  # heard, even if nobody waits for it
        self._asked.clear()

    def _take(self, body: PlainDict) -> None:
        kind, content = next(iter(body.items()))
        match kind:
            case "act":
                self._follow(content)
            case "now":
                self.awaits, self.closes_at = content["awaits"], content.get("closes_at")
                self.options = content.get("options", self.options)
            case "purse":
                self.purse = content
            case "ready":
                self.ready = content
            case "uttered":
                self.uttered.append(content)
            case "resume":
                self.ready = []  # told again, if anybody is
            case "snapshot":
                self.snapshot, self.seq = content, content["seq"]
                self.view = content["view"]
                self.awaits, self.options = content["awaits"], content["options"]
                self.closes_at, self.ready = content["closes_at"], content["ready"]
                self.snapshots += 1
            case "ack" | "refused":
                self._take_answer(kind, content)
            case "ping":
                if self._line is not None:
                    self._pong = asyncio.ensure_future(self._pong_back(content))
            case "closed" | "closing":
                self.last_word = kind

    async def _pong_back(self, beat: object) -> None:
        with suppress(LineLost):
            await self._send({"pong": beat})

    def _follow(self, act: PlainDict) -> None:
        if act["seq"] != self.seq:
            raise OutOfOrder(f"Event {self.seq} was due, and {act['seq']} came.")
        self.seq = act["seq"] + len(act["events"])
        self.act_count += 1
        if self.keep:
            self.acts.append(act)
            self.view = merge(self.view, act["patch"])

    def _take_answer(self, kind: str, content: PlainDict) -> None:
        answer = self._asked.pop(content.get("id", 0), None)
        if answer is None or answer.done():
            if kind == "refused" and self.seq is None:
                self.error = Said(content)
            return
        if kind == "ack":
            answer.set_result(content)
        else:
            answer.set_exception(Said(content))


__all__ = ["Line", "LineLost", "OutOfOrder", "Said"]
