"""Once: a command that carries a key happens once, for as long as the store lives.

Whoever sends a command may name it by a key of their own. In the batch that writes what the command did there is one
more record, the first and only one of a stream named after whose key it is: the database has no second place for it,
so however often the command is sent, through whichever server and after however many restarts, one of them is
written. The record says what was asked and what the answer was, and that is what the others hear.
"""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_left

import msgspec
from eventsourcing.persistence import ApplicationRecorder
from msgspec import Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import Worded
from novamas.store.journal import ONCE, Journal, Record
from novamas.store.places import streams_between

LONGEST = 64
BEYOND = ONCE[:-1] + chr(ord(ONCE[-1]) + 1)  # the first name that no key's stream can have
MERGE = 50_000  # new keys that are kept apart before they are sorted in with the others


class Done(Struct, frozen=True):
    """A command that was done: the mark by which the same one is known again, and what its sender was told."""

    mark: str
    answer: msgspec.Raw


DONE = msgspec.json.Decoder(Done)


class Once(Struct, frozen=True):
    """A command under a key: the stream of its one record, and the mark of what is asked."""

    stream: str
    mark: str

    def record(self, answer: object) -> Record:
        """What is written along with what the command does."""
        return Record(self.stream, "Done", Done(self.mark, msgspec.Raw(msgspec.json.encode(answer))), after=0)

    def check(self, done: Done) -> msgspec.Raw:
        """The answer that was given before; a key that stood for something else is refused."""
        if done.mark != self.mark:
            raise Refused("key-reused", field="key")
        return done.answer


def stream_of(place: str, person: str, key: str) -> str:
    """The stream of a key: it belongs to one person, and to one place (a table, the cage, the office)."""
    return ONCE + hashlib.sha256(msgspec.json.encode((place, person, key))).hexdigest()[:40]


def once(place: str, person: str, key: str, asked: object) -> Once | None:
    """The command that a person marked with a key; nothing where there is no key."""
    if not key:
        return None
    if len(key) > LONGEST:
        raise Worded("long-key", field="key", longest_key=LONGEST)
    return Once(stream_of(place, person, key), hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:24])


def find(journal: Journal, stream: str) -> Done | None:
    """What was done under a key, if anything was. It reads the store."""
    read = journal.first(stream)
    journal.check_there()
    return None if read is None else DONE.decode(read.body)


class Known:
    """Which keys were ever used, as far as can be told without the store: a small print of each, eight bytes a key.

    What is not among them is new; for what is, the store is asked. The prints of a long past are read once, in a thread
    of its own, and until then every key is looked up.
    """

    def __init__(self) -> None:
        self.ready = False
        self._past = array("Q")
        self._new: set[int] = set()

    def add(self, stream: str) -> None:
        self._new.add(print_of(stream))
        if self.ready and len(self._new) > MERGE:  # before that, what is being loaded would take their place
            self._past, self._new = array("Q", sorted((*self._past, *self._new))), set()

    def may_hold(self, stream: str) -> bool:
        mark = print_of(stream)
        if not self.ready or mark in self._new:
            return True
        at = bisect_left(self._past, mark)
        return at < len(self._past) and self._past[at] == mark

    def load(self, recorder: ApplicationRecorder) -> None:
        """Reads which keys there are; what is used meanwhile is known already."""
        self._past = array("Q", sorted(map(print_of, streams_between(recorder, ONCE, BEYOND))))
        self.ready = True


def print_of(stream: str) -> int:
    return int(stream[len(ONCE) : len(ONCE) + 16], 16)
