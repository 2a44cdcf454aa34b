"""The driver's side of the zygote: lives that are begun, signalled and seen to their end."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0
"""Seconds after which a server that does not come back is given up."""
TAIL = 4_000  # bytes of a log in which its last line is looked for
PORTS = (20_000, 30_000)
"""Below those that the system hands out, so that nobody takes one between two lives."""


class Gone(Exception):
    """A server that did not do what it had to in time."""


class Life:
    """One server, from its birth to its end."""

    def __init__(self, zygote: Zygote, number: int, log: Path, port: int = 0) -> None:
        self.zygote = zygote
        self.number = number
        self.log = log
        self.port = port
        self.born = time.monotonic()
        self.cpu = 0.0  # seconds of a core that it took, in the end
        self.began: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def signal(self, number: int) -> None:
        if not self.ended.done():
            self.zygote.tell(do="signal", life=self.number, signal=number)

    async def pause(self) -> None:
        """Stops it, and waits until it has stopped: a machine with much to do takes its time."""
        self.signal(signal.SIGSTOP)
        tasks = Path(f"/proc/{self.began.result()}/task")
        while not self.ended.done() and not all(stopped(task) for task in tasks.iterdir()):
            await asyncio.sleep(0.01)

    async def end(self, seconds: float = PATIENCE) -> int:
        """Waits for the end; the exit code comes back, or the signal below zero."""
        try:
            return await asyncio.wait_for(asyncio.shield(self.ended), seconds)
        except TimeoutError:
            raise Gone(f"The server did not end in {seconds:.0f} s.") from None

    async def kill(self) -> int:
        self.signal(signal.SIGKILL)
        return await self.end()

    async def ready(self, web: httpx.AsyncClient, seconds: float = PATIENCE) -> float:
        """Waits until the house says that it is well; how long that took since it was begun comes back."""
        while True:
            if self.ended.done():
                raise Gone(f"The server ended with {self.ended.result()}: {self.last_words()}")
            with suppress(httpx.HTTPError):
                if (await web.get(f"{self.address}/health", timeout=5)).status_code == 200:
                    return time.monotonic() - self.born
            if time.monotonic() - self.born > seconds:
                raise Gone(f"The server was not well again after {seconds:.0f} s.")
            await asyncio.sleep(0.01)

    def last_words(self) -> str:
        with suppress(OSError), self.log.open("rb") as file:
            file.seek(max(0, self.log.stat().st_size - TAIL))
            lines = file.read().decode(errors="replace").strip().splitlines()
            if lines:
                return lines[-1][:400]
        return "(nothing was said)"


def stopped(task: Path) -> bool:
    """Whether a thread does nothing until it is told to go on."""
    try:
        return (task / "stat").read_text().rpartition(")")[2].split()[0] == "T"
    except OSError:
        return True


class Zygote:
    """The process that forks servers."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.lives: dict[int, Life] = {}
        self.numbers = itertools.count(1)
        self._reading = asyncio.create_task(self._read())

    def tell(self, **order: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _read(self) -> None:
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            said = json.loads(line)
            if (life := self.lives.get(said["life"])) is None:
                continue
            if "pid" in said:
                life.began.set_result(said["pid"])
            else:
                life.cpu = said["cpu"]
                self.lives.pop(life.number).ended.set_result(said["ended"])
        for life in self.lives.values():
            life.ended.set_result(-signal.SIGKILL)

    async def begin(self, do: str, log: Path, port: int = 0, **order: Any) -> Life:
        life = Life(self, next(self.numbers), log, port)
        self.lives[life.number] = life
        self.tell(do=do, life=life.number, log=str(log), **order)
        await life.began
        return life

    async def serve(self, store: str, keys: Path, log: Path, port: int, *options: str, fsize: int = 0) -> Life:
        """`novamas serve`, as it is started from a command line."""
        argv = ["serve", "--port", str(port), "--store", store, "--keys", str(keys), "--lang", "en", *options]
        return await self.begin("start", log, port, argv=argv, fsize=fsize)

    async def prepare(self, store: str, keys: Path, seconds: float) -> None:
        life = await self.begin("prepare", self.folder / "prepare.log", store=store, keys=str(keys), seconds=seconds)
        if await life.end():
            raise Gone(f"The house could not be opened: {life.last_words()}")


@asynccontextmanager
async def zygote(folder: Path) -> AsyncIterator[Zygote]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.torture.zygote", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        if not await process.stdout.readline():
            raise Gone("The process that forks servers did not start.")
        yield Zygote(process, folder)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()


def a_port() -> int:
    """A port that is free now and that nobody is given by chance."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as s, suppress(OSError):
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            s.bind(("127.0.0.1", port))
            return port
