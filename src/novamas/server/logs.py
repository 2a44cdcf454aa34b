"""Structured logs: one line a request, a command or a refusal, as JSON or for people. Nothing secret goes into them.

A line never holds a query string, a header, a body, a password, a key or a ticket; people are their opaque ids.
"""

from __future__ import annotations

import logging
import sys
import time
from datetime import datetime
from typing import TextIO

import msgspec

from novamas.casino import Act
from novamas.kit.decider import Command
from novamas.kit.plain import PlainDict

LOG = logging.getLogger("novamas.server")


class Lines(logging.Formatter):
    """Writes every record as one line of JSON; what is not ours (a library's warning) becomes its message."""

    def format(self, record: logging.LogRecord) -> str:
        fields: PlainDict | None = getattr(record, "fields", None)
        line = {"at": round(record.created, 3), "level": record.levelname.lower()}
        line |= fields if fields is not None else {"what": "note", "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Plainly(logging.Formatter):
    """Writes the same for people: the time of day, the level, what happened, and then what else there is to it."""

    def format(self, record: logging.LogRecord) -> str:
        fields: PlainDict | None = getattr(record, "fields", None)
        told = dict(fields) if fields is not None else {"what": record.getMessage()}
        what = told.pop("what")
        when = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        rest = " ".join(f"{name}={value}" for name, value in told.items() if value != "")
        said = f"{when} {record.levelname.lower():<7} {what} {rest}".rstrip()
        return f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said


class Stderr(logging.StreamHandler[TextIO]):
    """Writes to whatever standard error is at that moment: what stood there before may have been closed."""

    @property
    def stream(self) -> TextIO:
        return sys.stderr

    @stream.setter
    def stream(self, _: TextIO) -> None:
        pass


def to_stream(stream: TextIO | None = None, level: int = logging.INFO, form: str = "json") -> logging.Handler:
    """Sends the server's lines, and the warnings of what it stands on, to a stream."""
    handler = Stderr() if stream is None else logging.StreamHandler(stream)
    handler.setFormatter(Plainly() if form == "text" else Lines())
    for name, least in (("novamas", level), ("uvicorn", logging.WARNING), ("litestar", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
    return handler


def line(what: str, level: int = logging.INFO, **fields: object) -> None:
    if LOG.isEnabledFor(level):
        LOG.log(level, what, extra={"fields": {"what": what, **fields}})


def request_line(method: str, path: str, status: int, started: float, person: str) -> None:
    spent = round(1000 * (time.perf_counter() - started), 2)
    line("request", method=method, path=path, status=status, ms=spent, person=person)


def command_line(table: str, act: Act, seconds: float) -> None:
    """A command that is on disk."""
    if LOG.isEnabledFor(logging.INFO):
        kind, spent = type(act.command).__name__, round(1000 * seconds, 2)
        line("command", table=table, kind=kind, by=act.by, person=act.person, seq=act.seq, ms=spent)


def refusal_line(table: str, command: Command, person: str, code: str) -> None:
    line("refused", table=table, kind=type(command).__name__, by=command.by, person=person, code=code)


def fault_line(path: str, error: BaseException) -> None:
    """A bug: the one place where a trace is written."""
    LOG.error("fault", extra={"fields": {"what": "fault", "path": path}}, exc_info=error)
