"""Plain data into structs, in one place and one thread at a time.

msgspec works out what a struct is made of the first time that it meets it, and falls if two threads do so at once. The
server answers in several threads, and whichever comes first meets a game's rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from threading import RLock
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect

from novamas.kit.errors import Told, Worded

T = TypeVar("T")
_turn = RLock()


def misfits(
    given: Mapping[str, object], kind: type[Struct], **how: object
) -> Iterator[tuple[str, str, tuple[object, ...]]]:
    """What of some named values does not fit a struct: the name, how it misses (`unknown`, or what is wanted: `whole`,
    `text`, `truth`, `choice`, `list`, `table`, `fitting`), and the names or choices that would do."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            yield name, "unknown", tuple(fields)
            continue
        try:
            convert(value, fields[name], **how)
        except msgspec.ValidationError:
            yield name, *describe_wanted(inspect.type_info(fields[name]))


def describe_wanted(hint: inspect.Type) -> tuple[str, tuple[object, ...]]:
    """What values of a type are, in one word, and the choices where they are few."""
    match hint:
        case inspect.IntType():
            return "whole", ()
        case inspect.StrType():
            return "text", ()
        case inspect.BoolType():
            return "truth", ()
        case inspect.LiteralType(values=values):
            return "choice", values
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return "list", ()
        case inspect.StructType() | inspect.DictType():
            return "table", ()
        case inspect.UnionType(types=types):
            return next(
                (describe_wanted(each) for each in types if not isinstance(each, inspect.NoneType)), ("fitting", ())
            )
        case inspect.Metadata(type=inner):
            return describe_wanted(inner)
    return "fitting", ()


def explain_message(message: str, name: str = "") -> Worded:
    """What msgspec says of data that it cannot read, in words of our own; `name` is the value that it speaks of, where
    the message does not say so."""
    told = _MESSAGE.fullmatch(message.rstrip("."))
    what, name = (told["what"], told["at"] or name) if told else (message, name)
    for pattern, reason in SAYS:
        if (found := pattern.match(what)) is not None:
            args = found.groupdict()
            name = ".".join(filter(None, (name, args.pop("inner", ""))))
            return Worded(reason, (), name, name=name, **args)
    return Worded("field-value", (), name, name=name) if name else Worded("unreadable")


def word_cause(error: Exception) -> Told:
    """Why something could not be read, in words of our own, whoever says so."""
    if isinstance(error, Told):
        return error
    return explain_message(str(error)) if isinstance(error, msgspec.MsgspecError) else Worded("unreadable")


_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$\.?(?P<at>.*)`)?")
SAYS = (
    (re.compile(r"Object missing required field `(?P<inner>.+)`"), "field-missing"),
    (re.compile(r"Object contains unknown field `(?P<inner>.+)`"), "field-unknown"),
    (re.compile(r"Expected `(?P<wanted>\w+)[^`]*`, got "), "field-type"),
    (re.compile(r"Expected `\w+[^`]*` of length (?P<bound>.+)"), "field-length"),
    (re.compile(r"Expected `\w+[^`]*` (?P<bound>[<>].+)"), "field-bounds"),
)


def convert(value: Any, kind: type[T], **how: Any) -> T:
    """`msgspec.convert`, whoever else converts something now."""
    with _turn:
        found: T = msgspec.convert(value, kind, **how)
    return found
