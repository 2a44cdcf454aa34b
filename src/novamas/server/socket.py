"""A table, live: one WebSocket for everybody who looks at it.

The client says `{"hello": {"seq": n?, "lang": "es"?}}`. The server answers with a snapshot, or with the acts since
`seq` if they are still in memory; then it sends every act in order, and what the viewer may do now whenever that has
changed. Commands go the other way, `{"do": {…}, "key": "…", "id": n}`, and are acknowledged when they are on disk.
Who has a purse is told what it holds, `{"purse": {"EUR": 100000, "ESP": 20000}}`, at first and when that has changed.
Who needs no more time says `{"ready": true}`: once everybody at the table has, the automatic croupier waits no longer.
Who plays may say one of a few phrases, `{"phrase": "good-luck"}`: everybody hears `{"uttered": {"who", "phrase"}}`.

A frame from the server holds one message or several, each on a line of its own; they are to be read in order.

Nothing is queued for a viewer but the answers to what they asked: acts lie in the table's tail, once for all. Whoever
reads too slowly for it is told `{"again": true}` and starts from a new snapshot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, TypeAlias

import msgspec
from eventsourcing.persistence import PersistenceError
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, UnsetType

from novamas.kit.decider import Actor, Refused
from novamas.kit.errors import BadInput, NovamasError
from novamas.kit.money import Currency
from novamas.kit.words import languages, refusal, sentence
from novamas.server.bodies import Unreadable, check_readable
from novamas.server.crowd import Lines
from novamas.server.door import address
from novamas.server.hosted import Ack, Hosted, Viewer
from novamas.server.house import House
from novamas.server.limits import Limits, TooMany
from novamas.server.phrases import Uttered
from novamas.server.problems import language, put_in_words
from novamas.server.requests import AnySocket
from novamas.server.roles import PLAYERS, Person, has_scope, hold_to_scope, scope_of_deeds
from novamas.server.sessions import NotAuthorized, Sessions, bearer, person_of, standing
from novamas.server.sight import encoder, message
from novamas.server.wire import Done, Heard, Hello, Now, OwnSnapshot, Place, Said

LARGEST = 64 * 1024  # bytes of one message from a client
RATE, BURST = 50.0, 100.0  # messages a second from a client, and how many at once
STRIKES = 5  # messages in a row that are none, before the line is closed
UNANSWERED = 64  # commands of one client on their way to the disk, before the next is read
PATIENCE = 10.0  # seconds in which a client says hello
BEAT, MISSES = 2.0, 15  # seconds between two heartbeats, and how many may go unanswered
GOODBYE = 2.0  # seconds that a client is given to hear why its line closes

AGAIN = '{"again":true}'
RESTART, LATER = 1012, 1013
NONSENSE, NOT_YOURS, NO_TABLE, SILENT, TABLE_CLOSED, TOO_FAST = 4400, 4403, 4404, 4408, 4410, 4429

log = logging.getLogger("novamas.socket")


def say_error(
    error: NovamasError, lang: str = "en", currency: Currency | None = None, id: int | str | None = None
) -> Said:
    """An error that a person caused, in one sentence of their language."""
    if isinstance(error, Refused):
        return Said(error.code, refusal(error, lang, currency), error.clauses, error.field, id)
    field = error.field if isinstance(error, BadInput) else ""
    return Said(error.code, sentence(error, lang), getattr(error, "clauses", ()), field, id)


Lasts: TypeAlias = Callable[[], bool]
"""Whether somebody may still be on the line: nobody who has signed out elsewhere goes on here."""


def ever() -> bool:
    return True


class Line:
    """One connection of one viewer to one table."""

    def __init__(self, socket: AnySocket, house: House, person: Person, table: str, lasts: Lasts = ever) -> None:
        self.socket = socket
        self.lasts = lasts
        self.house = house
        self.person = person
        self.table = table
        self.pace = house.pace
        self.lang = "en"
        self.hosted: Hosted | None = None
        self.viewer: Viewer | None = None
        self.answers: deque[str] = deque()
        self.unanswered = 0
        self.room = asyncio.Event()
        self.tokens, self.filled = BURST, time.monotonic()
        self.strikes = 0
        self.missed = 0
        self.beats = 0
        self.closing: tuple[int, str] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        # What was last told: the state it was about, and the marks of what was in it.
        self._about: object = None
        self._told_awaits: bytes = b""
        self._told_until: float | None = None
        self._told_options = 0
        self._options_of: object = None
        self._turn: float | None = None
        self._changed = False  # whether it was given because the table waits for something else
        self._later: asyncio.TimerHandle | None = None
        self._told_purse: int | None = -1 if person.role in PLAYERS else None  # entries of it; None: has no purse
        self._fetching: asyncio.Future[None] | None = None
        self._told_draws: object = None
        self._told_ready: frozenset[Actor] = frozenset()

    # -- the whole life of a line ------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            hello = await self.greet()
            if hello is None:
                return
            if self._told_purse is not None:
                with suppress(PersistenceError, TimeoutError):  # else it is read when it is needed
                    async with asyncio.timeout(PATIENCE):
                        await self.house.purses.read((self.person.id,))
            await self.table_read()
            self.hosted, self.viewer = self.house.look(self.person, self.table)
        except NovamasError as e:
            await self.hang_up(NO_TABLE if e.code == "unknown-table" else NOT_YOURS, say_error(e, self.lang))
            return
        writer = asyncio.create_task(self.write(self.hosted, self.viewer, hello))
        self._reader = asyncio.create_task(self.read())
        self._timers.append(asyncio.get_running_loop().call_later(BEAT, self.beat))
        try:
            await asyncio.wait((writer, self._reader), return_when=asyncio.FIRST_COMPLETED)
            if self._reader.done() and self.closing is not None and not writer.done():
                await asyncio.wait((writer,), timeout=GOODBYE)
        finally:
            self.house.leave(self.hosted, self.viewer)
            for timer in (*self._timers, *((self._later,) if self._later else ())):
                timer.cancel()
            for task in (writer, self._reader):
                task.cancel()
            for outcome in await asyncio.gather(writer, self._reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not has_left(outcome):
                    log.error("line to table %s broke", self.table, exc_info=outcome)

    async def table_read(self) -> None:
        """Waits for a table that is being read again from the books; not for ever."""
        until = time.monotonic() + PATIENCE
        while (hosted := self.house.tables.get(self.table)) is not None and hosted.lost and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def greet(self) -> Hello | None:
        """Waits for the hello; without one the line is closed."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.strikes < STRIKES:
                    heard = await self.hear()
                    if heard is None:
                        return None
                    if isinstance(heard, Heard) and heard.hello is not None:
                        if heard.hello.lang in languages():
                            self.lang = heard.hello.lang
                        return heard.hello
                    wrong = heard if isinstance(heard, NovamasError) else Refused("hello-first")
                    self.strikes += 1
                    await self.send(message("refused", say_error(wrong, self.lang)))
        except TimeoutError:
            pass
        await self.hang_up(NONSENSE, say_error(Refused("hello-first"), self.lang))
        return None

    async def hang_up(self, code: int, why: Said) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self.send(message("refused", why))
                await self.socket.close(code, why.code)

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    # -- from the client ---------------------------------------------------------------------------------------------

    async def hear(self) -> Heard | NovamasError | None:
        """The next message, or what is wrong with it; None when the client has gone."""
        event: Any = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        data = event.get("text")
        if data is None:
            data = event.get("bytes") or b""
        if len(data) > LARGEST:
            return Refused("too-large", field="message", value=len(data), limit=LARGEST)
        if not self.afford():
            return Refused("too-fast", limit=int(RATE))
        try:
            check_readable(data)
            return decoder.decode(data)
        except msgspec.ValidationError:
            return Refused("unknown-message")
        except (msgspec.DecodeError, Unreadable):
            return Refused("not-json")

    def afford(self) -> bool:
        now = time.monotonic()
        self.tokens = min(BURST, self.tokens + (now - self.filled) * RATE)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    async def read(self) -> None:
        while True:
            heard = await self.hear()
            if heard is None:
                return
            self.missed = 0
            if isinstance(heard, Heard) and (heard.do is not UNSET or heard.chance is not UNSET):
                self.strikes = 0
                if not self.lasts():
                    self.refuse(NotAuthorized(), heard.id)
                    self.close(NOT_YOURS, NotAuthorized.code)
                    return
                self.ask(heard)
                while self.unanswered + len(self.answers) >= UNANSWERED:
                    self.room.clear()
                    await self.room.wait()
            elif isinstance(heard, Heard) and (heard.ready is not UNSET or heard.speed is not UNSET):
                self.strikes = 0
                self.hear_pace(heard)
            elif isinstance(heard, Heard) and heard.phrase is not UNSET:
                self.strikes = 0
                self.hear_phrase(heard)
            elif isinstance(heard, NovamasError) or heard.pong is UNSET:
                wrong = heard if isinstance(heard, NovamasError) else Refused("unknown-message")
                self.strikes += 1
                self.answer("refused", say_error(wrong, self.lang))
                if self.strikes >= STRIKES:
                    self.close(TOO_FAST if wrong.code == "too-fast" else NONSENSE, wrong.code)
                    return

    def ask(self, heard: Heard) -> None:
        """Plays a command at once; it is answered when it is on disk."""
        try:
            if heard.chance is not UNSET:
                typed = asyncio.ensure_future(self.house.type_chance(self.person, self.table, heard.chance, heard.key))
                self.await_(typed, heard.id)
            else:
                self.await_(self.house.ask(self.person, self.table, heard.do, heard.key), heard.id)
        except NovamasError as e:
            self.refuse(e, heard.id)

    def hear_pace(self, heard: Heard) -> None:
        """What the client says of the table's pace; only who plays here has a say in it."""
        hosted, viewer = self.hosted, self.viewer
        assert hosted is not None
        assert viewer is not None
        if viewer.eyes not in hosted.state.desk.chips:
            self.refuse(Refused("no-chips-here"), heard.id)
            return
        if not has_scope(self.person, scope_of_deeds(self.person.role)):
            self.refuse(Refused("token-scope", field="scope", value=scope_of_deeds(self.person.role)), heard.id)
            return
        if heard.ready is not UNSET:
            hosted.set_ready(viewer.eyes, heard.ready, None if heard.seen is UNSET else heard.seen)
        if heard.speed is not UNSET:
            viewer.speed = heard.speed

    def hear_phrase(self, heard: Heard) -> None:
        """One of the phrases, for everybody at the table; only who plays here speaks, and nobody without end."""
        hosted, viewer = self.hosted, self.viewer
        assert hosted is not None
        assert viewer is not None
        assert heard.phrase is not UNSET
        try:
            if viewer.eyes not in hosted.state.desk.chips:
                raise Refused("no-chips-here")
            hold_to_scope(self.person, scope_of_deeds(self.person.role))
            hosted.patience.take(viewer.eyes)
        except (Refused, TooMany) as e:
            self.refuse(e, heard.id)
            return
        self.house.utter(hosted, Uttered(viewer.eyes, heard.phrase))

    def await_(self, future: asyncio.Future[Ack], id: int | str | None) -> None:
        self.unanswered += 1
        future.add_done_callback(lambda done: self.send_answer(done, id))

    def send_answer(self, done: asyncio.Future[Ack], id: int | str | None) -> None:
        self.unanswered -= 1
        error = None if done.cancelled() else done.exception()
        if done.cancelled():
            self.refuse(Refused("house-closing"), id)
        elif error is None:
            ack = done.result()
            self.answer("ack", Done(ack.seq, ack.events, ack.again, id))
        elif isinstance(error, NovamasError):
            self.refuse(error, id)
        else:
            log.error("a command at table %s failed", self.table, exc_info=error)
            self.refuse(Refused("not-written"), id)

    def refuse(self, error: NovamasError, id: int | str | None) -> None:
        currency = self.hosted.currency if self.hosted is not None else None
        self.answer("refused", say_error(error, self.lang, currency, id))

    def answer(self, kind: str, body: object) -> None:
        self.answers.append(message(kind, body))
        if self.viewer is not None:
            self.viewer.news.set()

    # -- to the client -----------------------------------------------------------------------------------------------

    async def write(self, hosted: Hosted, viewer: Viewer, hello: Hello) -> None:
        """Everything that the viewer is sent, in order, by this one hand: all that is new goes into one frame."""
        if hello.seq is not None and self.house.since(hosted, hello.seq) is not None:
            viewer.seq = hello.seq
            words = [message("resume", Place(hosted.live.id, hello.seq))]
        else:
            words = [self.whole(hosted, viewer)]
        while True:
            if hosted.lost:
                await self.send(AGAIN)
                await self.socket.close(LATER, "table-read-again")
                return
            words += self.find_missed_acts(hosted, viewer)
            words += self.news(hosted, viewer)
            words += self.ready(hosted)
            words += [message("uttered", viewer.uttered.popleft()) for _ in range(len(viewer.uttered))]
            words += self.draws(hosted)
            words += self.purse()
            words += self.answers
            self.answers.clear()
            end = self.last_words(hosted, viewer)
            if end is not None and end[0]:
                words.append(end[0])
            if words:
                await self.send("\n".join(words))
            self.room.set()
            if end is not None:
                await self.socket.close(*end[1:])
                return
            words = []
            await viewer.news.wait()
            viewer.news.clear()

    def find_missed_acts(self, hosted: Hosted, viewer: Viewer) -> list[str]:
        """The acts that the viewer has not seen, or a snapshot if some of them are gone."""
        if viewer.seq == hosted.seq:
            return []
        missed = self.house.since(hosted, viewer.seq)
        if missed is None:
            return [AGAIN, self.whole(hosted, viewer)]
        viewer.seq = hosted.seq
        return [shown.same or shown.text(viewer.eyes) for shown in missed]

    def whole(self, hosted: Hosted, viewer: Viewer) -> str:
        """A snapshot, and a note of all that it tells."""
        whole = self.house.snapshot(hosted, viewer.eyes)
        viewer.seq = hosted.seq
        self._about = self._options_of = hosted.state
        self._told_awaits = hosted.whom_it_awaits()[1]
        self._told_until = hosted.closes_at
        self._told_options = hash(encoder.encode(whole.options))
        self._told_draws = hosted.draws
        self._told_ready = hosted.ready
        return message("snapshot", OwnSnapshot(you=viewer.eyes, **msgspec.structs.asdict(whole)))

    def news(self, hosted: Hosted, viewer: Viewer) -> list[str]:
        """Whom the table waits for and what the viewer may do, if either has changed since they were told."""
        state = hosted.state
        if state is self._about and state is self._options_of and hosted.closes_at == self._told_until:
            return []
        awaited, awaits = hosted.whom_it_awaits()
        options: msgspec.Raw | UnsetType = UNSET
        if state is not self._options_of and self.my_turn(viewer, awaited, awaits != self._told_awaits):
            now = time.monotonic()
            fresh = encoder.encode(hosted.live.decider.options(state, viewer.eyes))
            self._options_of, self._turn, self._changed = state, None, False
            self.pace.took(time.monotonic() - now)
            if (mark := hash(fresh)) != self._told_options:
                self._told_options = mark
                options = msgspec.Raw(fresh)
        self._about = state
        if options is UNSET and awaits == self._told_awaits and hosted.closes_at == self._told_until:
            return []
        self._told_awaits, self._told_until = awaits, hosted.closes_at
        return [message("now", Now(viewer.seq, msgspec.Raw(awaits), hosted.closes_at, options))]

    def ready(self, hosted: Hosted) -> list[str]:
        """Who needs no more time, if that is new."""
        if hosted.ready == self._told_ready:
            return []
        self._told_ready = hosted.ready
        return [message("ready", sorted(hosted.ready))]

    def purse(self) -> list[str]:
        """What the viewer has away from any table, if it has changed; not while a command of theirs may change it."""
        if self._told_purse is None or self.unanswered:
            return []
        purse = self.house.purses.get(self.person.id)
        if purse is None:  # told once it was read
            self.fetch_purse()
            return []
        if purse.entries == self._told_purse:
            return []
        self._told_purse = purse.entries
        return [message("purse", self.house.balances(purse))]

    def fetch_purse(self) -> None:
        """Has the purse read, and looks again when it is there."""
        if self._fetching is None or self._fetching.done():
            self._fetching = asyncio.ensure_future(self.house.purses.read((self.person.id,)))
            self._fetching.add_done_callback(self.send_fetched)

    def send_fetched(self, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and done.exception() is None:
            self.due_now()

    def due_now(self) -> None:
        if self.viewer is not None:
            self.viewer.news.set()

    def draws(self, hosted: Hosted) -> list[str]:
        """What was committed for the draws to come, and the secret of those that are over, whenever that is new."""
        if hosted.draws is self._told_draws:
            return []
        self._told_draws = hosted.draws
        return [message("draws", hosted.draws)]

    def my_turn(self, viewer: Viewer, awaited: frozenset[Actor], changed: bool) -> bool:
        """Whether this viewer's options are worked out now: at once if the table waits for them, else in their turn."""
        if viewer.eyes in awaited:
            return True
        now = time.monotonic()
        if self._turn is None or (changed and not self._changed):
            turn = self.pace.turn(now, changed)
            self._turn = turn if self._turn is None else min(turn, self._turn)
            self._changed = changed
            if self._later is not None:
                self._later.cancel()
                self._later = None
            if self._turn > now:
                self._later = asyncio.get_running_loop().call_later(self._turn - now, self.due)
        return now >= self._turn

    def due(self) -> None:
        self._later = None
        if self.viewer is not None:
            self.viewer.news.set()

    # -- how a line ends ---------------------------------------------------------------------------------------------

    def last_words(self, hosted: Hosted, viewer: Viewer) -> tuple[str, int, str] | None:
        """The last words, the code and the reason, if this line is to end now."""
        if self.closing is not None:
            return ("", *self.closing)
        if viewer.seq != hosted.seq or self.unanswered:
            return None
        if not hosted.state.open:
            return message("closed", Place(hosted.live.id, viewer.seq)), TABLE_CLOSED, "table-closed"
        if not self.house.open:
            hint = Place(hosted.live.id, viewer.seq, GOODBYE)
            return message("closing", hint), RESTART, "house-closing"
        return None

    def close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        if self.viewer is not None:
            self.viewer.news.set()

    def beat(self) -> None:
        """Asks whether the client is still there; who is silent too long, or has signed out, is taken off the line."""
        if self.missed >= MISSES or not self.lasts():
            self.close(*((SILENT, "silent") if self.missed >= MISSES else (NOT_YOURS, NotAuthorized.code)))
            if self._reader is not None:
                self._reader.cancel()
            return
        self.missed += 1
        self.beats += 1
        self.answers.append(message("ping", self.beats))
        if self.viewer is not None:
            self.viewer.news.set()
        self._timers[:] = [asyncio.get_running_loop().call_later(BEAT, self.beat)]


decoder = msgspec.json.Decoder(Heard)


def has_left(error: BaseException) -> bool:
    """Whether an error only says that the client has left."""
    return isinstance(error, WebSocketDisconnect) or type(error).__name__ == "ClientDisconnected"


async def attend(
    socket: AnySocket,
    house: House,
    person: Person,
    table: str,
    lasts: Lasts = ever,
) -> None:
    """Serves one line until either side ends it, or whatever lets this person in does not last."""
    with suppress(WebSocketDisconnect):
        await socket.accept()
        await Line(socket, house, person, table, lasts).run()


@websocket("/api/tables/{table:str}/live")
async def table_socket(socket: AnySocket) -> None:
    """A table, live, for whoever the session says is asking."""
    state = socket.app.state
    limits: Limits = state.limits
    lines: Lines = state.lines
    sessions: Sessions = state.sessions
    if (session := sessions.read(socket)) is not None:
        await sessions.people.know(session.id)
    try:
        if sent := bearer(socket):
            if sessions.people.holder(sent) is None:
                limits.strangers.take(address(socket))
            await sessions.know_token(sent)
        try:
            person = person_of(socket)
        except NotAuthorized:
            limits.strangers.take(address(socket))
            raise
    except (NotAuthorized, TooMany) as e:  # before anything is accepted: a plain 403
        await socket.close(NOT_YOURS, e.code)
        return
    with ExitStack() as held:
        try:
            limits.lines.take(person.id)
            held.enter_context(lines.one_more(person, address(socket)))
        except (TooMany, Refused) as e:
            await turn_away(socket, e)
            return
        await attend(socket, state.house, person, socket.path_params["table"], standing(socket))


async def turn_away(socket: AnySocket, error: NovamasError) -> None:
    """For whom there is no line: why, and goodbye."""
    why = put_in_words(error, language(socket))
    with suppress(WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await socket.accept()
            await socket.send_text(message("refused", Said(why.code, why.sentence)))
            await socket.close(TOO_FAST, why.code)


async def farewell(house: House) -> None:
    """Before the server stops: everybody who looks on hears that the house closes and where to resume."""
    house.open = False
    tables = list(house.tables.values())
    for hosted in tables:
        hosted.stir()
    until = time.monotonic() + GOODBYE
    while any(hosted.viewers for hosted in tables) and time.monotonic() < until:
        await asyncio.sleep(0.01)


__all__ = ["attend", "farewell", "table_socket"]
