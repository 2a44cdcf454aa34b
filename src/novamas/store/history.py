"""The past of a table, from any place in it: what happened, how it stood, which rounds were played.

Nothing is read that is not needed. Records are numbered without a gap and everything in them only grows (event numbers,
rounds), so a place is found by halving; the state there is folded from the nearest state that is known: one folded a
moment ago, a waypoint, or the beginning.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Any

import msgspec
from eventsourcing.persistence import StoredEvent
from msgspec import Struct

from novamas.casino import Act, Codec, Snapshot
from novamas.games import FAMILIES
from novamas.games.draws.transcript import Transcript, transcript
from novamas.kit.chance import Scripted, Value
from novamas.kit.decider import UNKNOWN, Chance, Report, fold, is_person
from novamas.kit.forms import split_kind
from novamas.kit.sealed import Opening, Sealed
from novamas.store.books import HOUSE, TABLE, Books, Listed
from novamas.store.chain import GENESIS
from novamas.store.chain import digest as record_hash
from novamas.store.errors import Tampered
from novamas.store.gate import Gate
from novamas.store.journal import PAGE as WHOLE_PAGE
from novamas.store.journal import as_read
from novamas.store.ledger import result_of
from novamas.store.reports import count_staked
from novamas.table import TableState
from novamas.table.acts import Rectify

PAGE = 1_000  # records read at once while folding
STRIDE = 250  # records between two states that are kept in memory
KEPT = 48  # states of a table kept in memory
TABLES = 32  # tables whose past is at hand
MOST_EVENTS = 20_000  # folded for one page of rounds, unless a single round is longer


class Head(Struct, frozen=True):
    """As much of an act as is needed to find a place."""

    seq: int
    round: int
    events: tuple[msgspec.Raw, ...]
    at: float = 0.0

    @property
    def end(self) -> int:
        return self.seq + len(self.events)


class Place(Struct, frozen=True):
    """A table after one of its records: the record's number, the number of the next event, the state."""

    record: int
    seq: int
    state: TableState


class Moment(Struct, frozen=True):
    """A table after one of its events, and the act that the event belongs to."""

    seq: int
    act: Act
    state: TableState


class Drawn(Struct, frozen=True):
    """What chance answered: what was in motion, and what came of it; `?` for those who may not see it."""

    what: str
    value: Value


class RoundPlayed(Struct, kw_only=True):
    """A round of a table: its events (from `seq` to before `end`), its time, who took part, and what came of it.

    `handle` is what was staked and `result` what the house won, in minor units. Round 0 is what happened before the
    first one; what happens between two rounds belongs to the one before.
    """

    round: int
    seq: int
    end: int
    at: float
    until: float
    acts: int = 0
    people: list[str] = []
    outcomes: list[Drawn] = []
    handle: int = 0
    result: int = 0
    irregularities: int = 0


class Draw(Struct, frozen=True):
    """One draw of an epoch: the number of its event, its own number, what was drawn, what could come and what came.

    Of a card from a sealed pack it is not said what could come, because that tells of cards that others hold; what came
    is `?` for those who have not seen it, and `opening` shows all others where the card lay.
    """

    seq: int
    number: int
    what: str
    dist: Any
    value: Value
    opening: Opening | None = None


class Checkable(Struct, frozen=True):
    """An epoch of a table, with all that anybody needs to check it.

    `commitment` was on disk, and told to everybody, before the first bet that its draws decide; `secret` and `draws`
    are there once the epoch is over. A table whose results are typed has epochs and nothing to check. Where it is
    `sealed`, what is committed is the order of a pack, and cards that stay hidden have no secret that could be told;
    where one is told all the same, because none was dealt, `root` is what the seals of that pack came to.
    """

    epoch: int
    since: int
    at: float
    commitment: str
    secret: str = ""
    draws: tuple[Draw, ...] = ()
    over: bool = False
    sealed: bool = False
    root: str = ""


class Extent(Struct, frozen=True):
    """How far a table has come: how many records and events it has, and the number of its last round."""

    records: int
    events: int
    rounds: int


class History:
    """The past of one table. What is asked of it may take a moment: ask from a thread."""

    def __init__(self, books: Books, listed: Listed) -> None:
        self.books = books
        self.listed = listed
        self.stream = TABLE + listed.id
        self._table = books.empty_table(listed, Scripted())
        self._nothing = self._table.state
        self.decider = self._table.decider
        self.currency = self._table.currency
        self._codec = Codec(self.decider)
        self._places: OrderedDict[int, Place] = OrderedDict()
        self._lock = threading.Lock()

    # -- what is asked -------------------------------------------------------------------------------------------------

    def extent(self) -> Extent:
        with self._lock:
            last = self._last()
            place = self._place(last)
            return Extent(last, place.seq, place.state.desk.round)

    def acts(self, since: int, limit: int) -> list[Act]:
        """The acts that end after an event number, no more than asked for."""
        with self._lock:
            after = self._first(lambda head: head.end > since) - 1
            return [act for _, act in self._read(after, limit)]

    def later(self, at: float, most: int) -> list[Act]:
        """The acts from a time on, the last ones where there are more than so many."""
        with self._lock:
            after = max(self._first(lambda head: head.at >= at) - 1, self._last() - most)
            return [act for _, act in self._read(after, most)]

    def at(self, seq: int) -> Moment | None:
        """The table after an event; nothing if it has not come so far."""
        with self._lock:
            record = self._first(lambda head: head.end > seq)
            for _, act in self._read(record - 1, 1):
                state = self._place(record - 1).state
                for event in act.events[: seq - act.seq + 1]:
                    state = fold(self.decider, state, event)
                return Moment(seq, act, state)
        return None

    def rounds(self, first: int, limit: int, gate: Gate) -> list[RoundPlayed]:
        """Rounds from a number on, as many as asked for or as one page may take, as this reader may see them."""
        with self._lock:
            # An act says which round it found: the one before the first that found this one began it.
            place = self._place(max(0, self._first(lambda head: head.round >= first) - 2))
            start, found = place.seq, list[RoundPlayed]()
            for record, act in self._read(place.record, None):
                before, state = place, place.state
                for seq, event in enumerate(act.events, act.seq):
                    state = fold(self.decider, state, event)
                    if state.desk.round < first:
                        continue
                    if not found or found[-1].round != state.desk.round:
                        if len(found) == limit or (found and seq - start > MOST_EVENTS):
                            self._remember(before)  # the next page begins here
                            return found
                        found.append(RoundPlayed(round=state.desk.round, seq=seq, end=seq, at=act.at, until=act.at))
                    found[-1].end, found[-1].until = seq + 1, act.at
                    found[-1].handle += sum(map(count_staked, event.moves))
                    found[-1].result += result_of(event.moves)
                place = Place(record, act.end, state)
                if record % STRIDE == 0:
                    self._remember(place)
                if found:
                    note(found[-1], act, gate)
            return found

    def epoch(self, number: int, gate: Gate) -> Checkable | None:
        """An epoch, with its draws if it is over, as this reader may see them; nothing if the table has not come so
        far."""
        with self._lock:
            found = list(islice(self.books.epochs_back(self.listed.id, number + 1), 2))
            found = [epoch for epoch in found if epoch.number >= number]
            if not found or found[-1].number != number:
                return None
            here, after = found[-1], found[0] if len(found) > 1 else None
            told = Checkable(here.number, here.since, here.at, here.commitment, sealed=here.sealed)
            if after is None or after.before is None:
                return told
            if after.before.sealed:
                draws = self._sealed_draws(here.since, after.since, bytes.fromhex(after.before.secret), gate)
                return msgspec.structs.replace(told, draws=draws, over=True)
            plain, secret = tuple(self._draws(here.since, after.since)), after.before.secret
            root = Sealed(bytes.fromhex(secret), self.decider.game.sealed_pack()).root if here.sealed else ""
            return msgspec.structs.replace(told, secret=secret, draws=plain, over=True, root=root)

    def transcript(self, number: int) -> Transcript | None:
        """What a stranger needs to check the draw of an epoch that is over; nothing where no drum was turned in it."""
        with self._lock:
            found = list(islice(self.books.epochs_back(self.listed.id, number + 1), 2))
            if len(found) < 2 or found[-1].number != number or (before := found[0].before) is None:
                return None
            here, until = found[-1], found[0].since
            first = self._first(lambda head: head.end > here.since)
            acts = takewhile(lambda act: act.seq < until, (act for _, act in self._read(first - 1, None)))
            events = (event for act in acts for event in act.events)
            drawn = FAMILIES[self.decider.rules.family].drawn(events)
            if drawn is None:
                return None
            return transcript(self.listed.id, number, here.commitment, before.secret, drawn)

    def epochs(self, last: int | None, limit: int) -> list[Checkable]:
        """Some epochs, the newest first, without their draws."""
        with self._lock:
            found: list[Checkable] = []
            secret, over = "", False
            for each in self.books.epochs_back(self.listed.id, None if last is None else last + 1):
                if last is None or each.number <= last:
                    found.append(
                        Checkable(
                            each.number, each.since, each.at, each.commitment, secret, over=over, sealed=each.sealed
                        )
                    )
                secret, over = "" if each.before is None else each.before.tell().secret, True
                if len(found) == limit:
                    break
            return found

    def _draws(self, since: int, until: int) -> Iterator[Draw]:
        for number, (act, state) in enumerate(self._chances(since, until), 1):
            assert isinstance(act.command, Chance)
            dist = msgspec.to_builtins(self.decider.chance(state))
            yield Draw(act.seq, number, act.command.what, dist, act.command.value)

    def _sealed_draws(self, since: int, until: int, secret: bytes, gate: Gate) -> tuple[Draw, ...]:
        """The draws of an epoch in which cards stay hidden: opened to those who saw them, then or later."""
        game = self.decider.game
        sealed = Sealed(secret, game.sealed_pack())
        drawn: list[tuple[Act, int]] = []
        latest: dict[Value, int] = {}  # the last draw of each card
        seen: set[int] = set()
        for act, state in self._between(since, until):
            if isinstance(act.command, Chance):
                if not gate.hides(act):
                    seen.add(len(drawn))
                latest[act.command.value] = len(drawn)
                drawn.append((act, game.sealed_deal(state.desk) if self._table.deals(act.command) else 0))
            seen.update(latest[card] for event in act.events for card in game.shows(event) if card in latest)
        return tuple(draw_seen(act, n + 1, deal, sealed, n in seen) for n, (act, deal) in enumerate(drawn))

    def _chances(self, since: int, until: int) -> Iterator[tuple[Act, TableState]]:
        """What chance answered between two events, each with the table before it."""
        for act, state in self._between(since, until):
            if isinstance(act.command, Chance):
                yield act, state

    def _between(self, since: int, until: int) -> Iterator[tuple[Act, TableState]]:
        """The acts between two events, each with the table before it."""
        record = self._first(lambda head: head.end > since)
        state = self._place(record - 1).state
        for _, act in self._read(record - 1, None):
            if act.seq >= until:
                return
            yield act, state
            for event in act.events:
                state = fold(self.decider, state, event)

    # -- finding a place -----------------------------------------------------------------------------------------------

    def _last(self) -> int:
        newest = self.books.journal.recorder.select_events(self.stream, desc=True, limit=1)
        return newest[0].originator_version if newest else 0

    def _row(self, record: int) -> StoredEvent:
        there = self.books.journal.recorder.select_events(self.stream, gt=record - 1, lte=record, limit=1)
        if not there:
            raise Tampered("record-missing", self.stream, record)
        return there[0]

    def _hash(self, record: int) -> str:
        row = self._row(record)
        return record_hash(self.stream, record, row.topic, row.state)

    def _first(self, reached: Callable[[Head], bool]) -> int:
        """The first record that has reached something; the one after the last where none has."""
        low, high = 1, self._last() + 1
        while low < high:
            middle = (low + high) // 2
            body = self.books.journal.check_row(self._row(middle)).body
            if reached(msgspec.json.decode(body, type=Head)):
                high = middle
            else:
                low = middle + 1
        return low

    def _read(self, after: int, limit: int | None) -> Iterator[tuple[int, Act]]:
        """The acts after a record, each checked against the one before it."""
        chain = self.books.journal.chain(self.stream, after, self._hash(after) if after else GENESIS)
        while limit is None or limit > 0:
            size = PAGE if limit is None else min(PAGE, limit)
            page = self.books.journal.recorder.select_events(self.stream, gt=chain.seq, limit=size)
            for row in page:
                seq = row.originator_version
                body = chain.follow(seq, row.topic, row.state)
                yield seq, self._codec.read(body, split_kind(row.topic)[1])
            if len(page) < size:
                return
            limit = None if limit is None else limit - size

    # -- the state there -----------------------------------------------------------------------------------------------

    def _place(self, record: int) -> Place:
        """The table after a record, folded from the nearest place that is known."""
        place = self._nearest(record)
        for number, act in self._read(place.record, record - place.record):
            state = place.state
            for event in act.events:
                state = fold(self.decider, state, event)
            place = Place(number, act.end, state)
            if number % STRIDE == 0 or number == record:
                self._remember(place)
        return place

    def _nearest(self, record: int) -> Place:
        near = max((known for known in self._places if known <= record), default=0)
        if near + STRIDE < record and (point := self._waypoint(near, record)) is not None:
            return self._remember(point)
        return self._remember(self._places[near]) if near else Place(0, 0, self._nothing)

    def _waypoint(self, after: int, until: int) -> Place | None:
        """The nearest waypoint between two records that fits the record it was made after."""
        for point in self.books.waypoints.before(self.listed.id, until, self._table.shape):
            if point.record > after:
                head = msgspec.json.decode(self.books.journal.check_row(self._row(point.record)).body, type=Head)
                if self._hash(point.record) == point.hash and head.end == point.seq:
                    self._table.restore(Snapshot(point.seq, point.state))
                    return Place(point.record, point.seq, self._table.state)
        return None

    def _remember(self, place: Place) -> Place:
        self._places[place.record] = place
        self._places.move_to_end(place.record)
        if len(self._places) > KEPT:
            self._places.popitem(last=False)
        return place


def draw_seen(act: Act, number: int, deal: int, sealed: Sealed, seen: bool) -> Draw:
    """A draw of a sealed epoch, as somebody who has seen it may check it, or as nobody else may."""
    assert isinstance(act.command, Chance)
    what, value = act.command.what, act.command.value
    if not seen:
        return Draw(act.seq, number, what, None, UNKNOWN)
    opening = sealed.open(deal, value) if deal and isinstance(value, int) else None
    return Draw(act.seq, number, what, None, value, opening)


def note(page: RoundPlayed, act: Act, gate: Gate) -> None:
    """Enters an act into the round in which it ended."""
    page.acts += 1
    if is_person(act.by) and act.by not in page.people:
        page.people.append(act.by)
    if isinstance(act.command, Chance) and (value := gate.outcome(act)) is not None:
        page.outcomes.append(Drawn(act.command.what, value))
    elif isinstance(act.command, Rectify) and page.outcomes:
        page.outcomes.pop()
    page.irregularities += isinstance(act.command, Report)


class Histories:
    """The past of every table that was ever opened, of the closed ones too."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self._listed: dict[str, Listed] = {}
        self._read = books.journal.chain(HOUSE)
        self._known: OrderedDict[str, History] = OrderedDict()
        self._lock = threading.Lock()

    def tables(self) -> list[Listed]:
        """Every table, in the order in which they were opened; only what is new is read."""
        with self._lock:
            self._refresh()
            return list(self._listed.values())

    def of(self, id: str) -> History | None:
        """The past of a table; nothing if there never was one of that number."""
        with self._lock:
            if id not in self._listed:
                self._refresh()
            if id not in self._listed:
                return None
            known = self._known.get(id)
            if known is None:
                known = self._known[id] = History(self.books, self._listed[id])
                if len(self._known) > TABLES:
                    self._known.popitem(last=False)
            self._known.move_to_end(id)
            return known

    def _refresh(self) -> None:
        while True:
            page = self.books.journal.recorder.select_events(HOUSE, gt=self._read.seq, limit=WHOLE_PAGE)
            for row in page:
                seq, kind = row.originator_version, row.topic
                read = as_read(HOUSE, seq, kind, self._read.follow(seq, kind, row.state))
                if read.kind == "Table":
                    listed = msgspec.json.decode(read.body, type=Listed)
                    self._listed[listed.id] = listed
            if len(page) < WHOLE_PAGE:
                return
