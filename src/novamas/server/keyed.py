"""Commands of a table under a key: whose the key is, where it is written, and who hears of it twice."""

from __future__ import annotations

import asyncio

from novamas.casino import mark
from novamas.kit.decider import Command
from novamas.kit.errors import Worded
from novamas.server.hosted import Ack
from novamas.server.roles import Person
from novamas.store.books import TABLE
from novamas.store.once import Once, stream_of

LONGEST_KEY = 64


def scope_key(person: Person, key: str) -> str:
    """A person's key is theirs alone: nobody else's command is taken for theirs."""
    if len(key) > LONGEST_KEY:
        raise Worded("long-key", field="key", longest_key=LONGEST_KEY)
    return f"{person.id}/{key}" if key else ""


def key_stream(table: str, key: str) -> str:
    """Where a key of a table is written, once for as long as the store lives."""
    person, _, own = key.partition("/")
    return stream_of(TABLE + table, person, own)


def once_at(table: str, key: str, command: Command) -> Once:
    """A command of a table under a key."""
    return Once(key_stream(table, key), mark(command))


def repeat(done: asyncio.Future[Ack], answer: asyncio.Future[Ack], again: Ack) -> None:
    """Answers whoever sent a command a second time as soon as the first is answered."""
    if answer.done():
        return
    error = None if done.cancelled() else done.exception()
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(again)


__all__ = ["key_stream", "once_at", "repeat", "scope_key"]
