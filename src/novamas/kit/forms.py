"""The written form: how this version writes things down for ever, and how it reads what earlier versions wrote.

The form is one number for everything that lies in a store: records, commands, events, rules. Every record says its own
in its kind: `PlaceBet` is of the first form that stores are promised to be read in, `PlaceBet.3` of form 3. A change
that an older record would not survive (a name, a field, a meaning) raises `FORM` by one and brings a `Lift` that says
how a body of the form before reads in the new one. Lifts are applied one after the other, and are never taken away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.plain import PlainDict

FIRST = 2  # the first form with seals and an origin; a kind without a number is of this form
FORM = 2  # what this version writes
DECIDING = ("kit", "law", "games", "table", "casino")  # the packages that say what follows from a command


class Lift(Struct, frozen=True):
    """How something of one form reads in the next.

    `kind` is the kind of a record, or the `type` of a command or an event; `becomes` the new kind of a record that is
    called otherwise. A command or an event names its own new type in what `lift` gives back.
    """

    form: int
    kind: str
    lift: Callable[[PlainDict], PlainDict]
    becomes: str = ""


def kind_in_form(kind: str, form: int | None = None) -> str:
    """A kind as it is written, with the form of its record."""
    form = FORM if form is None else form
    return kind if form == FIRST else f"{kind}.{form}"


def split_kind(written: str) -> tuple[str, int]:
    """The kind and the form of a record."""
    kind, dot, form = written.partition(".")
    return (kind, int(form)) if dot and form.isdecimal() else (written, FIRST)


def lift_record(lifts: Iterable[Lift], kind: str, form: int, body: msgspec.Raw) -> tuple[str, msgspec.Raw]:
    """The kind and the body of a record as this version would have written them."""
    for at in range(form, FORM):
        for lift in lifts:
            if (lift.form, lift.kind) == (at, kind):
                body = msgspec.Raw(msgspec.json.encode(lift.lift(msgspec.json.decode(body))))
                kind = lift.becomes or kind
                break
    return kind, body


def lift_tagged(lifts: Iterable[Lift], form: int, body: msgspec.Raw) -> msgspec.Raw:
    """A command or an event as this version would have written it."""
    told: Any = msgspec.json.decode(body)
    if told is None:  # the opening of a table follows from no command
        return body
    for at in range(form, FORM):
        for lift in lifts:
            if (lift.form, lift.kind) == (at, told["type"]):
                told = lift.lift(told)
                break
    return msgspec.Raw(msgspec.json.encode(told))


@cache
def engine_mark() -> str:
    """A digest of the code that decides: two processes with the same mark say the same to the same command."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for file in sorted(file for name in DECIDING for file in (package / name).rglob("*.py")):
        digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
