"""What an act changed in what a viewer sees, as a JSON merge patch (RFC 7386): so that a client folds no events.

States are frozen and share what did not change, so two of them are compared by identity first, and only what is new is
looked at: a few microseconds an act. Where nothing can be veiled, one patch serves every viewer; else everybody who may
see what others may not gets a patch of their own view. A member that is null and one that is not there mean the same.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from novamas.kit.decider import STAFF, Actor, Game
from novamas.kit.plain import PlainDict
from novamas.server.sight import NOBODY, encoder, find_watched, may_veil
from novamas.table import TableGame, TableState

Patches = dict[Actor, bytes]
"""Patches by whose eyes they are for; who is not named sees what nobody in particular sees."""

SAME: Any = object()


def patches(table: TableGame, before: TableState, after: TableState) -> Patches:
    """The patches that turn every viewer's view of one state into their view of the next."""
    kind: Any = type(table.game)
    if not hides(kind):
        return {NOBODY: patch(before, after)}
    return {
        eyes: patch(table.view(before, eyes), table.view(after, eyes))
        for eyes in (NOBODY, *sorted(apart(table, before) | apart(table, after)))
    }


def patch(before: object, after: object) -> bytes:
    """The patch between two views, as it is sent."""
    change = difference(before, after)
    return encoder.encode({} if change is SAME else change)


@cache
def hides(game: Any) -> bool:
    """Whether a game's state can look different to different people."""
    return game.view is not Game.view or game.with_derived is not Game.with_derived or may_veil(game.state)


def apart(table: TableGame, state: TableState) -> frozenset[Actor]:
    """Those who may see something that others do not."""
    own_view = type(table.game).view is not Game.view  # then it may treat anybody apart
    return find_watched((state.desk,)) | (frozenset((*state.desk.chips, *STAFF)) if own_view else frozenset())


def difference(old: Any, new: Any) -> Any:
    """What must be merged into `old` to make it `new`; `SAME` where nothing must."""
    if old is new:
        return SAME
    kind = type(new)
    if kind is type(old):
        if kind is dict:
            return _between_dicts(old, new)
        if not issubclass(kind, Struct):
            return SAME if old == new else new
        if names := _names(kind):
            return _between_structs(old, new, names)
        if old == new and not _is_object(new):
            return SAME
    if _is_object(old) and _is_object(new):  # written in another way: what is in the old and not in the new must go
        return _between_dicts(_plain(old), _plain(new))
    return new


def _between_structs(old: Struct, new: Struct, names: tuple[str, ...]) -> object:
    changes = {}
    for name, was, now in zip(names, astuple(old), astuple(new), strict=True):
        if was is not now and (change := difference(was, now)) is not SAME:
            changes[name] = change
    return changes or SAME


def _between_dicts(old: PlainDict, new: PlainDict) -> object:
    changes: PlainDict = {}
    fresh = 0
    for key, now in new.items():
        was = old.get(key, SAME)
        if was is now:
            continue
        if was is SAME:
            changes[str(key)] = now
            fresh += 1
        elif (change := difference(was, now)) is not SAME:
            changes[str(key)] = change
    if len(old) + fresh != len(new):
        changes |= {str(key): None for key in old if key not in new}
    return changes or SAME


@cache
def _names(kind: type[Struct]) -> tuple[str, ...]:
    """The names that a struct's fields are written under; none where it is not written as an object of them all."""
    config = kind.__struct_config__
    return () if config.array_like or config.omit_defaults else kind.__struct_encode_fields__


def _is_object(x: object) -> bool:
    return isinstance(x, dict) or (isinstance(x, Struct) and not type(x).__struct_config__.array_like)


def _plain(x: object) -> PlainDict:
    written: PlainDict = msgspec.to_builtins(x, str_keys=True)
    return written


__all__ = ["Patches", "patch", "patches"]
