"""The line between two servers: a command goes to the table's owner, its answer comes back.

Both sides prove that they have the house's key before a word is said, and nobody on the way can read or change what
is (`cluster_trust`). A line that has gone dead is noticed in seconds.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput, Worded
from novamas.kit.plain import PlainDict
from novamas.kit.words import plain_args
from novamas.server.addresses import Address
from novamas.server.cluster_trust import Papers
from novamas.server.hosted import Ack
from novamas.server.roles import Person
from novamas.store import Conflict

LARGEST = 1 << 20
PROOF = 10.0  # seconds in which whoever calls proves who they are
GOODBYE = 2.0
ALIVE = (("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 2), ("TCP_KEEPCNT", 3), ("TCP_USER_TIMEOUT", 10_000))

log = logging.getLogger("novamas.cluster")


class Elsewhere(Conflict):
    """This server does not run the table, or not any more."""

    code = "elsewhere"


class Asked(Struct, frozen=True):
    """What somebody wants of a table that another server runs."""

    do: str
    person: Person
    table: str
    written: Any = None
    key: str = ""
    player: str = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why it was not done, so that the other side can say the same."""

    kind: str
    code: str = ""
    sentence: str = ""
    clauses: tuple[str, ...] = ()
    field: str = ""
    value: Any = None
    args: PlainDict = {}


class Request(Struct, frozen=True):
    n: int
    asked: Asked


class Reply(Struct, frozen=True):
    n: int
    ack: Ack | None = None
    problem: Problem | None = None


def problem(error: Exception) -> Problem:
    match error:
        case Refused():
            return Problem(
                "refused", error.code, "", error.clauses, error.field, plain(error.value), plain(error.args_)
            )
        case Worded(reason=str(reason)) if reason:
            args = {"reason": reason, **plain_args(error)}
            args.pop("value", None)
            return Problem("worded", error.code, "", error.clauses, error.field, plain(error.value), args)
        case BadInput():
            return Problem("bad-input", error.code, str(error), (), error.field, plain(error.value))
        case Conflict():
            return Problem("elsewhere")
    log.error("a command of another server failed", exc_info=error)
    return Problem("unknown")


def plain(value: object) -> Any:
    return msgspec.to_builtins(value, enc_hook=str)


def make_error(problem: Problem) -> Exception:
    """The error that the other side had."""
    match problem.kind:
        case "refused":
            return Refused(problem.code, problem.clauses, problem.field, problem.value, **problem.args)
        case "worded":
            told = Worded(clauses=problem.clauses, field=problem.field, value=problem.value, **problem.args)
            told.code = problem.code  # type: ignore[misc]  # the code of its subclass
            return told
        case "bad-input":
            error = BadInput(problem.sentence, field=problem.field, value=problem.value)
            error.code = problem.code  # type: ignore[misc]  # the code of its subclass
            return error
    return Elsewhere("table-left")


class Line:
    """One connection between two servers of the house: messages in both directions."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        ear = writer.get_extra_info("socket")
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in ALIVE:
            if hasattr(socket, name):  # not on every system
                ear.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)

    def send(self, message: Struct) -> None:
        body = msgspec.json.encode(message)
        self.writer.write(len(body).to_bytes(4, "big") + body)

    async def hear(self) -> bytes:
        size = int.from_bytes(await self.reader.readexactly(4), "big")
        if size > LARGEST:
            raise ConnectionError("A message between servers is too large.")
        return await self.reader.readexactly(size)

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


async def call(address: str, papers: Papers) -> Line:
    """Calls another server of the house; whoever answers there and is none is told nothing."""
    where = Address.read(address)
    async with asyncio.timeout(PROOF):
        reader, writer = await asyncio.open_connection(
            where.host, where.port, ssl=papers.calling, ssl_shutdown_timeout=GOODBYE
        )
    return Line(reader, writer)


class Switchboard:
    """Answers other servers, and calls them."""

    def __init__(self, papers: Papers, answer: Callable[[Asked], Awaitable[Ack]]) -> None:
        self.papers = papers
        self.answer = answer
        self._server: asyncio.Server | None = None
        self._calls: dict[str, Call] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, ear: socket.socket) -> None:
        """Begins to answer; only those who have proved who they are come as far as `_serve`."""
        self._server = await asyncio.start_server(
            self._serve,
            sock=ear,
            ssl=self.papers.answering,
            ssl_handshake_timeout=PROOF,
            ssl_shutdown_timeout=GOODBYE,
        )

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        me = asyncio.current_task()
        if me is not None:
            self._tasks.add(me)
            me.add_done_callback(self._tasks.discard)
        try:
            while True:
                request = msgspec.json.decode(await line.hear(), type=Request)
                task = asyncio.create_task(self._reply(line, request))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            pass  # the other side has gone
        except asyncio.CancelledError:
            pass  # the house closes
        finally:
            await line.close()

    async def _reply(self, line: Line, request: Request) -> None:
        try:
            reply = Reply(request.n, await self.answer(request.asked))
        except Exception as e:
            reply = Reply(request.n, problem=problem(e))
        with suppress(OSError):
            line.send(reply)

    def call(self, address: str, asked: Asked) -> asyncio.Future[Reply]:
        """Asks another server; the future fails with `ConnectionError` if the line breaks before the answer."""
        line = self._calls.get(address)
        if line is None or line.broken:
            line = self._calls[address] = Call(address, self.papers)
        return line.ask(asked)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for line in self._calls.values():
            line.task.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(line.task for line in self._calls.values()), *self._tasks, return_exceptions=True)


class Call:
    """The line to one other server; requests share it, and all of them fail with it."""

    def __init__(self, address: str, papers: Papers) -> None:
        self.address = address
        self.papers = papers
        self.broken = False
        self._n = 0
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._unsent: list[Request] = []
        self._line: Line | None = None
        self.task = asyncio.create_task(self._run())

    def ask(self, asked: Asked) -> asyncio.Future[Reply]:
        self._n += 1
        request = Request(self._n, asked)
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[self._n] = done
        if self._line is None:
            self._unsent.append(request)
        else:
            self._line.send(request)
        return done

    async def _run(self) -> None:
        line = None
        try:
            line = await call(self.address, self.papers)
            for request in self._unsent:
                line.send(request)
            self._line = line
            while True:
                reply = msgspec.json.decode(await line.hear(), type=Reply)
                done = self._waiting.pop(reply.n, None)
                if done is not None and not done.done():
                    done.set_result(reply)
        except ssl.SSLError as e:
            log.warning("the server at %s does not have this house's key: %s", self.address, e.reason or e)
        except (OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            pass
        finally:
            self.broken = True
            for done in self._waiting.values():
                if not done.done():
                    done.set_exception(ConnectionError(f"The line to {self.address} broke."))
                    done.exception()
            if line is not None:
                await line.close()
