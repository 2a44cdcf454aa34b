"""A line that can be cut: a TCP forwarder on loopback between a server and what it talks to."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Forwarder:
    """Passes everything on, until it is cut: silently, as a network does it, or with a refusal."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.through = asyncio.Event()
        self.through.set()
        self.refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Forwarder:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, how: str) -> None:
        """`silent`: nothing passes and nobody is told. `refused`: every line breaks, and no new one is made."""
        self.through.clear()
        if how == "refused":
            self.refuses = True
            for writer in self._writers:
                writer.transport.abort()

    def heal(self) -> None:
        self.refuses = False
        self.through.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.refuses:
            writer.transport.abort()
            return
        self._writers.add(writer)
        with suppress(OSError, asyncio.CancelledError):
            await self.through.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(back)
            try:
                await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
            finally:
                self._writers.discard(back)
                back.transport.abort()
        self._writers.discard(writer)
        writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, until its end: then the other side hears of it too."""
        while chunk := await reader.read(1 << 16):
            await self.through.wait()
            writer.write(chunk)
            await writer.drain()
        await self.through.wait()
        writer.close()
