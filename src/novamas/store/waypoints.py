"""Waypoints: how a table stood along its way, so that every moment of a long past is near one.

A snapshot is for going on from a table's end, and only the newest are kept; waypoints stay. Each is signed by the
house, because an auditor looks at what was folded from it: one that is not, or does not fit its record, is passed over.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress

import msgspec
from eventsourcing.persistence import AggregateRecorder, IntegrityError, PersistenceError, StoredEvent
from msgspec import Struct

from novamas.store.keys import Key, is_signed_by

WAY = "way/"
APART = 4_000  # events between two waypoints of a table, at least
TRIES = 3  # waypoints that are looked at for one that is good


class Waypoint(Struct, frozen=True):
    """The state of a table after a record, with that record's hash, the number of the next event, and its shape."""

    record: int
    hash: str
    seq: int
    state: msgspec.Raw
    shape: str
    sign: str


class Waypoints:
    """The waypoints of all tables, beside their snapshots."""

    def __init__(self, recorder: AggregateRecorder, key: Key) -> None:
        self.recorder = recorder
        self.key = key

    def mark(self, id: str, record: int, hash: str, seq: int, state: msgspec.Raw, shape: str) -> bool:
        """Keeps a waypoint if the last one is far enough away."""
        last = next(iter(self._newest(id)), None)
        if seq < APART + (last.seq if last is not None else 0):
            return False
        point = Waypoint(record, hash, seq, state, shape, self.key.sign(signable(id, record, hash, seq, state, shape)))
        with suppress(IntegrityError):  # another server was here
            self.recorder.insert_events([StoredEvent(WAY + id, record, "Waypoint", msgspec.json.encode(point))])
        return True

    def before(self, id: str, record: int, shape: str) -> list[Waypoint]:
        """The good waypoints of a shape after no later record than this, the nearest first."""
        near = self._newest(id, record)
        return [point for point in near if point.shape == shape and genuine(id, point, self.key.public)]

    def _newest(self, id: str, until: int | None = None) -> list[Waypoint]:
        found = []
        with suppress(PersistenceError):  # what cannot be read is not there: it only saves time
            for row in self.recorder.select_events(WAY + id, lte=until, desc=True, limit=TRIES):
                with suppress(msgspec.MsgspecError):
                    found.append(msgspec.json.decode(row.state, type=Waypoint))
        return found


def signable(id: str, record: int, hash: str, seq: int, state: msgspec.Raw, shape: str) -> str:
    return f"{WAY}{id} {record} {hash} {seq} {shape} {hashlib.sha256(bytes(state)).hexdigest()}"


def genuine(id: str, point: Waypoint, public: str) -> bool:
    """Whether the house signed a waypoint."""
    return is_signed_by(public, signable(id, point.record, point.hash, point.seq, point.state, point.shape), point.sign)
