"""Patience with the other end of a connection, and its limits.

uvicorn waits for ever for the rest of a request once its first byte has come, for a reader who does not read, and for
the last bytes of a connection that it closes; and it takes any number of connections. Here everybody who is connected
stands in a `Crowd`, which looks around once a second and sends away whoever lets the server wait too long.

Behind a proxy (`novamas serve --secure`) all connections come from it: it is trusted, so that the cap for one address
does not count for it, and holds off slow clients itself. What counts then is the cap for the whole server, and for the
clients' own addresses the rates (limits.py) and the live lines (crowd.py).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from novamas.kit.plain import PlainDict
from novamas.kit.words import say
from novamas.server.crowd import MOST, OF_ONE_ADDRESS, Heads
from novamas.server.limits import neighbourhood
from novamas.server.problems import Problem

HEADERS = 10.0  # seconds from the connection, or from a request's first byte, to the end of its headers: 16 KiB at most
BODY = 20.0  # seconds for the body: 64 KiB at most, which a bad mobile line sends in ten
IDLE = 15  # seconds that a connection is kept for the next request; browsers open another without a word
READ, LEAST = 30.0, 8 * 1024  # in so many seconds whoever is sent more than fits on the way reads at least so much
UNREAD = 4 * 1024 * 1024  # bytes that wait for somebody who goes on asking; the largest snapshot is a tenth of it
LINGER = 2.0  # seconds in which whoever is sent away may still talk: an end at once could swallow the last words
FLUSH = 5.0  # seconds for the last bytes of a connection that is closed
LARGEST_FRAME = (
    256 * 1024
)  # bytes of a message: more than a table takes (64 KiB) gets a sentence, more than this an end
LOOK = 1.0  # seconds between two looks around
SPARE_FILES = 500  # files that are not connections: the store, the client's files, what others open


class Waited(Protocol):
    """A connection, as the crowd sees it."""

    address: str
    trusted: bool

    def look(self, now: float) -> None: ...


class Crowd:
    """Everybody who is connected to a server."""

    def __init__(
        self, most: int = MOST, of_one: int = OF_ONE_ADDRESS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.heads = Heads(of_one, most)
        self.here: set[Waited] = set()
        self.clock = clock
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, one: Waited) -> bool:
        """Lets one more in, if there is room."""
        if not (self.heads.total < self.heads.most if one.trusted else self.heads.room(one.address)):
            return False
        self.heads.enter(one.address)
        self.here.add(one)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK, self._look_again)
        return True

    def leave(self, one: Waited) -> None:
        if one in self.here:
            self.here.remove(one)
            self.heads.leave(one.address)

    def look(self) -> None:
        """Sends away whoever lets the server wait too long."""
        now = self.clock()
        for one in list(self.here):
            one.look(now)

    def _look_again(self) -> None:
        self._timer = None
        self.look()
        if self.here:
            self._timer = asyncio.get_running_loop().call_later(LOOK, self._look_again)

    def protocols(self) -> tuple[type[PatientRequests], type[PatientLine]]:
        """What uvicorn talks to the crowd with: HTTP, and live lines."""
        return (
            type("Requests", (PatientRequests,), {"crowd": self}),
            type("Line", (PatientLine,), {"crowd": self}),
        )


class Reader:
    """Watches whether the other end reads what it is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.since: float | None = None
        self.unread = 0
        self.closed: float | None = None

    def has_gone(self, now: float) -> bool:
        """Whether nothing more can be expected: too little was read for too long, or the end is not let happen."""
        if self.transport.is_closing():
            self.closed = now if self.closed is None else self.closed
            if now - self.closed > FLUSH:
                return True
        unread = self.transport.get_write_buffer_size()
        if unread == 0:
            self.since = None
        elif self.since is None or unread <= self.unread - LEAST:
            self.since, self.unread = now, unread
        else:
            self.unread = max(self.unread, unread)
        return self.since is not None and now - self.since > READ


class PatientRequests(H11Protocol):
    """HTTP with an end to every wait.

    `step` is what the other end is to do next: headers, body, or nothing now. Whoever was told why it ends is leaving.
    """

    crowd: Crowd
    address = "?"
    trusted = False
    step = ""
    until = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reader = Reader(transport)
        if self.client is not None:
            self.address = neighbourhood(self.client[0])
            self.trusted = self.client[0] in getattr(self.app, "trusted_hosts", ())
        self._expect("headers", HEADERS)
        if not self.crowd.enter(self):
            self._last_words(503, "crowded", {"retry-after": "5"})
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self.step == "leaving":
            return
        if self.step == "idle":
            self._expect("headers", HEADERS)
        super().data_received(data)
        self._next_step()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._next_step()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.crowd.leave(self)  # the line takes the place
        self._expect("", 0)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the answer had begun already
            self.transport.close()

    def _next_step(self) -> None:
        """Notes whose turn it is. A step that goes on keeps its end: a byte now and then does not put it off."""
        theirs, ours = self.conn.their_state, self.conn.our_state
        if theirs is h11.SEND_BODY:
            if self.step != "body":
                self._expect("body", BODY)
        elif theirs is h11.IDLE and ours is h11.IDLE:
            if self.step not in ("headers", "idle"):
                self._expect("idle", IDLE)
        else:
            self._expect("", 0)

    def _expect(self, step: str, seconds: float) -> None:
        self.step, self.until = step, self.crowd.clock() + seconds

    def look(self, now: float) -> None:
        if self.reader.has_gone(now):
            self.transport.abort()
        elif self.step and now > self.until and not self.transport.is_closing():
            answered = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
            silent = self.step == "idle" or (self.step == "headers" and not self.conn.trailing_data[0])
            if answered or silent or self.step == "leaving":
                self.transport.close()
                return
            if self.step == "body":  # whoever reads it hears of it
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            self._last_words(408, "too-slow", {})
            self.transport.write_eof()
            self._expect("leaving", LINGER)

    def _last_words(self, status: int, code: str, headers: dict[str, str]) -> None:
        """An answer without a request that could be read."""
        body = msgspec.json.encode(Problem(code, say(f"problem-{code}")))
        reason = {408: "Request Timeout", 503: "Service Unavailable"}[status]
        told = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        self.transport.write(f"HTTP/1.1 {status} {reason}\r\n{head}\r\n".encode() + body)


class PatientLine(WebSocketsSansIOProtocol):
    """A live line. The table itself sees to its hello and its heartbeats (socket.py)."""

    crowd: Crowd
    address = "?"
    trusted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reader = Reader(self.transport)
        if self.client is not None:
            self.address = neighbourhood(self.client[0])
            self.trusted = self.client[0] in getattr(self.app, "trusted_hosts", ())
        self.crowd.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:  # pings are answered whether anybody reads that or not
            self.transport.abort()
            return
        super().data_received(data)

    def look(self, now: float) -> None:
        if self.reader.has_gone(now):
            self.transport.abort()


def room_for(most: int = MOST) -> int:
    """How many connections this process may hold: it asks the system for enough files, and takes what it gets."""
    try:
        import resource
    except ImportError:  # not on every system
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (OSError, ValueError):
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return max(soft - SPARE_FILES, soft // 2)  # few files: half for connections
    return most


def patient(crowd: Crowd) -> PlainDict:
    """How uvicorn is configured so that it serves a crowd."""
    http, ws = crowd.protocols()
    return {"http": http, "ws": ws, "timeout_keep_alive": IDLE, "ws_max_size": LARGEST_FRAME}


__all__ = ["Crowd", "patient", "room_for"]
