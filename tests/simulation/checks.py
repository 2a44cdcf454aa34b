"""What must be true when an evening is over, whatever went wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from tests.simulation.disk import spoilt
from tests.simulation.guests import Guest, Seen, Sent
from tests.simulation.world import World

from novamas.casino import Act, Codec, Entry, LiveTable
from novamas.kit.chance import Scripted
from novamas.kit.decider import Veiled
from novamas.server.croupier import is_bot
from novamas.server.house import House
from novamas.store.audit import audit
from novamas.store.books import PURSE, TABLE
from novamas.table import TableState

PLAIN = frozenset((int, str, bool, float, type(None)))


class Wrong(AssertionError):
    """What should never be."""


class Told(Struct):
    """A table's whole past, read again from the store."""

    live: LiveTable
    acts: dict[int, Act]
    times: dict[int, float]
    states: dict[int, TableState]


def builtins(x: Any) -> Any:
    return bare(msgspec.to_builtins(x, str_keys=True))


def bare(x: Any) -> Any:
    """Without members that are null: they mean the same as those that are not there."""
    if isinstance(x, dict):
        return {k: bare(v) for k, v in x.items() if v is not None}
    return [bare(v) for v in x] if isinstance(x, list | tuple) else x


class Checks:
    """Reads the store of an evening once, and compares it with what everybody was told."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._entries: dict[str, list[Entry]] = {}
        self.books = world.open_books()
        self.tables = {listed.id: self.past(listed) for listed in self.books.list_tables()}

    def past(self, listed: Any) -> Told:
        live = LiveTable(listed.id, listed.opening, Scripted(), lambda: 0.0, self.books.laws(listed.digest))
        codec = Codec(live.decider)
        told = Told(live, {}, {}, {0: live.state})
        at = [t for row, t in zip(self.world.disk.rows, self.world.disk.times, strict=True)
              if row.originator_id == TABLE + listed.id]  # fmt: skip
        for read, when in zip(self.books.journal.read(TABLE + listed.id), at, strict=True):
            act = codec.read(read.body, read.form)
            live.apply(act)
            told.acts[act.seq], told.times[act.seq], told.states[act.end] = act, when, live.state
        return told

    def all(self) -> None:
        for guest in self.world.guests:
            for sent in guest.sent:
                self.once(guest, sent)
            for seen in guest.seen:
                self.view(seen)
            for table, heard in guest.heard.items():
                self.heard(guest, table, heard)
        self.no_key_twice()
        self.cage()
        self.memory()
        self.time()

    # -- exactly once -------------------------------------------------------------------------------------------------

    def no_key_twice(self) -> None:
        for id, told in self.tables.items():
            keys = Counter(act.key for act in told.acts.values() if act.key)
            for key, times in keys.items():
                if times > 1:
                    raise Wrong(f"the command {key} happened {times} times at table {id}")

    def once(self, guest: Guest, sent: Sent) -> None:
        told = self.tables[sent.table]
        found = [act for act in told.acts.values() if act.key == f"{sent.who}/{sent.key}"]
        name = f"{sent.who}'s {sent.key} ({next(iter(sent.written))}) at table {sent.table}"
        if sent.ack is not None and not found:
            raise Wrong(f"{name} was acknowledged and is not in the log")
        if sent.ack is not None and sent.ack["seq"] != found[0].seq:
            raise Wrong(f"{name} was acknowledged as event {sent.ack['seq']} and is event {found[0].seq}")
        if sent.refused and sent.sure and found:
            raise Wrong(f"{name} was refused ({sent.refused}) and is in the log")
        if found and type(found[0].command).__name__ != next(iter(sent.written)):
            raise Wrong(f"{name} is in the log as {type(found[0].command).__name__}")

    def cage(self) -> None:
        """What the cage paid was paid once; what it refused was not."""
        paid: Counter[tuple[str, str, int]] = Counter()
        for row in self.world.disk.rows:
            if str(row.originator_id).startswith(PURSE):
                entry = self.entry(str(row.originator_id), row.originator_version)
                if entry.by.startswith("cage-"):
                    paid[str(row.originator_id).removeprefix(PURSE), entry.by, entry.amount] += 1
        for guest in self.world.guests:
            for cashed in guest.cashed:
                times = paid[cashed.who, cashed.by, cashed.amount]
                if times > 1 or (cashed.done is True and times != 1) or (cashed.done is False and times):
                    raise Wrong(f"a payment to {cashed.who} by {cashed.by} ({cashed.done=}) was booked {times} times")

    def entry(self, stream: str, seq: int) -> Entry:
        if stream not in self._entries:
            reads = self.books.journal.read(stream)
            self._entries[stream] = [msgspec.json.decode(read.body, type=Entry) for read in reads]
        return self._entries[stream][seq - 1]

    # -- what people saw ----------------------------------------------------------------------------------------------

    def view(self, seen: Seen) -> None:
        told = self.tables[seen.table]
        state = told.states.get(seen.seq)
        if state is None:
            raise Wrong(
                f"{seen.eyes} saw table {seen.table} after event {seen.seq}, which is inside an act or not there"
            )
        if path := leak(state, seen.view, seen.eyes):
            raise Wrong(f"{seen.eyes} saw {path} of table {seen.table} at event {seen.seq}, which is veiled")
        if bare(seen.view) != self.expected(told, seen):
            raise Wrong(f"{seen.eyes} does not see table {seen.table} as it was after event {seen.seq}")

    def expected(self, told: Told, seen: Seen) -> Any:
        return builtins(told.live.decider.view(told.states[seen.seq], seen.eyes))

    def heard(self, guest: Guest, table: str, heard: dict[int, dict[str, Any]]) -> None:
        """Acts are those of the log, and nothing in them is shown to whom it is not meant for."""
        acts = self.tables[table].acts
        eyes = guest.person.id if guest.plays else "@" + guest.person.role
        for seq, seen in heard.items():
            act = acts.get(seq)
            if act is None or len(act.events) != len(seen["events"]):
                raise Wrong(f"{eyes} was shown an act at event {seq} of table {table} that is not in the log")
            if set(seen) & {"person", "key"} or not isinstance(seen.get("command", ""), str):
                raise Wrong(f"{eyes} was shown who stood behind an act")
            for event, shown in zip(act.events, seen["events"], strict=True):
                if path := leak(event, shown, eyes):
                    raise Wrong(f"{eyes} was shown {path} of event {seq} of table {table}, which is veiled")

    # -- what servers believe -----------------------------------------------------------------------------------------

    def memory(self) -> None:
        """What every server has in memory is what the store says."""
        for server in self.world.servers:
            for id, told in self.tables.items():
                hosted = server.house.tables.get(id)
                if hosted is None:
                    if told.live.state.open:
                        raise Wrong(f"{server.name} has lost table {id}")
                    continue
                if hosted.lost or hosted.pending:
                    raise Wrong(f"table {id} has not come to rest at {server.name}")
                for what, state in (("shows", hosted.state), ("plays", hosted.live.state)):
                    if state != told.live.state:
                        raise Wrong(f"{server.name} {what} table {id} at event {hosted.seq}, not {told.live.seq}")
            for person, purse in server.house.purses.items():
                if purse.balances != self.books.purse(person).balances:
                    raise Wrong(f"{server.name} takes the purse of {person} for {purse.balances}")

    def reopened(self) -> None:
        """A house that opens on this store stands where the last one stood."""
        books = self.world.open_books(existing=False)
        house = House(books)
        house.load()
        for id, told in self.tables.items():
            if told.live.state.open and (id in house.shut or house.tables[id].live.state != told.live.state):
                raise Wrong(f"table {id} is not opened again as it was {house.shut}")
        books.close()

    # -- time ---------------------------------------------------------------------------------------------------------

    def time(self) -> None:
        """Nobody is answered for, and no betting closed, before the time was up, whatever the clocks showed."""
        seconds = self.world.plan.seconds
        for id, told in self.tables.items():
            opened = 0.0
            for act in told.acts.values():
                kind = type(act.command).__name__
                at = told.times[act.seq]
                if any(type(event).__name__ == "BettingOpened" for event in act.events):
                    opened = at
                if act.cause == "clock" and not is_bot(act.by):
                    had = self.waited(told, act)
                elif act.cause == "autopilot" and kind == "CloseBetting":
                    had = at - opened
                else:
                    continue
                if had < seconds - 0.01:
                    raise Wrong(f"{had:.2f} of {seconds} seconds until the {kind} of {act.by}, {act.seq} of table {id}")

    def waited(self, told: Told, act: Act) -> float:
        """How long somebody was waited for before an act, since their last one."""
        since = told.times[act.seq]
        for seq in sorted((s for s in told.acts if s < act.seq), reverse=True):
            before = told.acts[seq]
            awaits = told.live.decider.awaits(told.states[before.end])
            if not any(a.who == act.by for a in awaits):
                break
            since = told.times[seq]
            if before.by == act.by:
                break
        return told.times[act.seq] - since

    # -- the audit ----------------------------------------------------------------------------------------------------

    def audit(self) -> None:
        report = audit(self.books.journal)
        if spoilt(self.world.disk):
            if report.finding is None:
                raise Wrong("a snapshot was changed, and the audit does not say so")
            return
        if report.finding is not None:
            raise Wrong(f"the audit finds: {report.finding.sentence}")
        for currency, kinds in report.balances.items():
            if sum(kinds.values()):
                raise Wrong(f"the books in {currency} do not sum to zero")

    def close(self) -> None:
        self.books.close()


def gone_back(world: World) -> None:
    """A disk that lost what was acknowledged is not opened, and does not pass the audit."""
    books = world.open_books()
    finding = audit(books.journal).finding
    books.close()
    lost = f"the disk went back by {world.lost_records} records"
    if finding is None:
        raise Wrong(f"{lost}, and the audit does not say so")
    if not world.refused:
        raise Wrong(f"{lost}, and the house opened on it")


def leak(x: Any, seen: Any, eyes: str, path: str = "") -> str:
    """The first place where something was shown that is veiled to these eyes; nothing where there is none."""
    if seen is None or type(x) in PLAIN:
        return ""
    if isinstance(x, Veiled):
        shown = seen.get("value")
        if x.to is not None and eyes not in x.to:
            return "" if shown is None else path or "a value"
        return leak(x.value, shown, eyes, path)
    parts: Iterator[tuple[Any, Any, Any]] = iter(())
    if isinstance(x, Struct) and isinstance(seen, dict):
        names = zip(x.__struct_fields__, x.__struct_encode_fields__, strict=True)
        parts = ((getattr(x, name), seen.get(written), name) for name, written in names)
    elif isinstance(x, dict) and isinstance(seen, dict):
        parts = ((value, seen.get(str(key)), key) for key, value in x.items())
    elif isinstance(x, tuple | list) and isinstance(seen, list):
        parts = ((one, other, n) for n, (one, other) in enumerate(zip(x, seen, strict=False)))
    for one, other, name in parts:
        if other is not None and type(one) not in PLAIN and (found := leak(one, other, eyes, f"{path}.{name}")):
            return found
    return ""


__all__ = ["Checks", "Wrong"]
