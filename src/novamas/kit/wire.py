"""Commands as they come from outside: `{"PlaceBet": {"on": "red", "amount": "10.00"}}`, amounts as decimal strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from msgspec.structs import fields

from novamas.kit.convert import convert, explain_message
from novamas.kit.decider import Actor, Chance, Command
from novamas.kit.errors import Worded
from novamas.kit.money import Currency, parse


class BadCommand(Worded):
    """A command that is not one: an unknown name, a missing or misspelt field."""

    code = "bad-command"


def money_fields(kind: type[object]) -> frozenset[str]:
    """The fields of a struct that hold money."""
    known: Any = kind  # mypy does not see that a type of anything can be hashed
    return _money_fields(known)


@cache
def _money_fields(kind: object) -> frozenset[str]:
    """Asked for every command, and slow to work out."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if is_money(hint))


def is_money(hint: object) -> bool:
    """Whether a type is marked as money, or is a list of what is."""
    if get_origin(hint) is Annotated:
        return any((m.extra or {}).get("money") for m in get_args(hint)[1:] if isinstance(m, Meta))
    return get_origin(hint) is tuple and any(is_money(inner) for inner in get_args(hint))


@cache
def _by_name(kinds: tuple[type[Command], ...]) -> dict[str, type[Command]]:
    """The commands that a client may send, by name; `Chance` is not among them."""
    return {k.__name__: k for k in kinds if k is not Chance}


def read_command(kinds: Iterable[type[Command]], written: object, by: Actor, currency: Currency) -> Command:
    """A command from its written form, stamped with who sends it."""
    known = _by_name(tuple(kinds))
    if not isinstance(written, Mapping) or len(written) != 1:
        raise BadCommand("command-shape", example='{ PlaceBet = { on = "red", amount = "10.00" } }')
    name, values = next(iter(written.items()))
    if name not in known:
        raise BadCommand("no-command", field="do", value=name, known=sorted(known))
    if not isinstance(values, Mapping):
        raise BadCommand("command-fields", field="do", value=name, name=name)
    kind = known[name]
    values = dict(values)
    if "by" in values:
        raise BadCommand("command-sender", field="by", name=name)
    money = money_fields(kind)
    for field in money & values.keys():
        if not isinstance(values[field], str):
            raise BadCommand("command-amount", field=field, name=name)
        values[field] = parse(values[field], currency)
    try:
        return convert({**values, "by": by, "type": name}, kind)
    except msgspec.ValidationError as e:
        names = tuple(f.name for f in fields(kind) if f.name != "by")
        raise BadCommand(
            "command-misfit", field="do", name=name, because=explain_message(str(e)), known=names
        ) from None
