"""The line between two servers: a command goes to the table's owner, its answer comes back.

Who speaks is proved by the house's key: both sides derive a secret from it that no one else can, and every message is
sealed with it, numbered, under two nonces that are new for each line. The text itself is not hidden: lines between
machines belong into a private network.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.server.house import Ack
from novamas.server.roles import Person
from novamas.store import Conflict
from novamas.store.keys import Key

LARGEST = 1 << 20
SEAL = 32
NONCE = 16

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


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why it was not done, so that the other side can say the same."""

    kind: str
    code: str = ""
    sentence: str = ""
    clauses: tuple[str, ...] = ()
    field: str = ""
    value: Any = None
    args: dict[str, Any] = {}


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
        case BadInput():
            return Problem("bad-input", error.code, str(error), (), error.field, plain(error.value))
        case Conflict():
            return Problem("elsewhere")
    log.error("a command of another server failed", exc_info=error)
    return Problem("unknown")


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=str)


def raised(problem: Problem) -> Exception:
    """The error that the other side had."""
    match problem.kind:
        case "refused":
            return Refused(problem.code, problem.clauses, problem.field, problem.value, **problem.args)
        case "bad-input":
            error = BadInput(problem.sentence, field=problem.field, value=problem.value)
            error.code = problem.code  # type: ignore[misc]  # the code of its subclass
            return error
    return Elsewhere("The server that ran this table does not any more.")


def secret_of(key: Key) -> bytes:
    """What only servers of this house can know: signatures of this kind are the same every time."""
    return hashlib.sha256(key.sign("novamas: a line between two servers").encode()).digest()


class Line:
    """One connection: messages sealed and numbered in both directions."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes, caller: bool) -> None:
        self.reader, self.writer = reader, writer
        self.secret = secret
        self.caller = caller
        self.sent = self.heard = 0
        self._key = b""

    async def shake(self) -> None:
        mine = os.urandom(NONCE)
        self.writer.write(mine)
        theirs = await self.reader.readexactly(NONCE)
        both = mine + theirs if self.caller else theirs + mine
        self._key = hmac.digest(self.secret, both, "sha256")

    def _seal(self, caller: bool, number: int, body: bytes) -> bytes:
        return hmac.digest(self._key, b"%d %d " % (caller, number) + body, "sha256")

    def send(self, message: Struct) -> None:
        body = msgspec.json.encode(message)
        self.writer.write(len(body).to_bytes(4, "big") + self._seal(self.caller, self.sent, body) + body)
        self.sent += 1

    async def hear(self) -> bytes:
        size = int.from_bytes(await self.reader.readexactly(4), "big")
        if size > LARGEST:
            raise ConnectionError("A message between servers is too large.")
        seal = await self.reader.readexactly(SEAL)
        body = await self.reader.readexactly(size)
        if not hmac.compare_digest(seal, self._seal(not self.caller, self.heard, body)):
            raise ConnectionError("A message between servers has the wrong seal.")
        self.heard += 1
        return body

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


class Switchboard:
    """Answers other servers, and calls them."""

    def __init__(self, key: Key, answer: Callable[[Asked], Awaitable[Ack]]) -> None:
        self.secret = secret_of(key)
        self.answer = answer
        self._server: asyncio.Server | None = None
        self._calls: dict[str, Call] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, address: str) -> str:
        """Begins to answer at `host:port`; the address comes back with the port that was found if it was 0."""
        host, _, port = address.rpartition(":")
        self._server = await asyncio.start_server(self._serve, host.strip("[]"), int(port))
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer, self.secret, caller=False)
        me = asyncio.current_task()
        if me is not None:
            self._tasks.add(me)
            me.add_done_callback(self._tasks.discard)
        try:
            await line.shake()
            while True:
                request = msgspec.json.decode(await line.hear(), type=Request)
                task = asyncio.create_task(self._reply(line, request))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            pass  # the other side has gone, or is none of ours
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
            line = self._calls[address] = Call(address, self.secret)
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

    def __init__(self, address: str, secret: bytes) -> None:
        self.address = address
        self.secret = secret
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
            host, _, port = self.address.rpartition(":")
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            line = Line(reader, writer, self.secret, caller=True)
            await line.shake()
            for request in self._unsent:
                line.send(request)
            self._line = line
            while True:
                reply = msgspec.json.decode(await line.hear(), type=Reply)
                done = self._waiting.pop(reply.n, None)
                if done is not None and not done.done():
                    done.set_result(reply)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            pass
        finally:
            self.broken = True
            for done in self._waiting.values():
                if not done.done():
                    done.set_exception(ConnectionError(f"The line to {self.address} broke."))
                    done.exception()
            if line is not None:
                await line.close()
