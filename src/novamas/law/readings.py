"""Readings: where a text is corrupt, silent or absurd, both what it prints and what it must mean.

The default side is what the game's file says; the other side writes its values into the tree of the rules before
they are typed. A side that cannot be played at all is refused; `unplayable` says why. A default side may write values
too: then it says again, or instead of the file, what is played.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from novamas.kit.plain import PlainDict
from novamas.law.errors import BadLaw

Mode: TypeAlias = Literal["default", "literal", "corrected"]
MODES: tuple[Mode, ...] = ("default", "literal", "corrected")


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to read the text: in a few words, and with the values in which it differs from the game's file."""

    says: str
    set: PlainDict = {}
    remove: tuple[str, ...] = ()


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the text needs a decision, and what to call it.

    `odd`: as it stands, a bet never wins or the player is ahead.
    """

    games: tuple[str, ...]
    clauses: tuple[str, ...]
    reason: str
    default: Literal["literal", "corrected"]
    literal: Side
    corrected: Side
    unplayable: str = ""
    odd: bool = False
    name: str = ""

    def side(self, which: str) -> Side:
        return self.literal if which == "literal" else self.corrected

    def concerns(self, path: str) -> bool:
        """Whether either side writes or removes the value at a path, or a table that it stands in."""
        touched = (*self.literal.set, *self.literal.remove, *self.corrected.set, *self.corrected.remove)
        return any(path == where or path.startswith(f"{where}.") for where in touched)

    def wrote(self, which: str, path: str) -> bool:
        """Whether a side has written or removed the value at a path, something in it, or a table that it stands in."""
        side = self.side(which)
        touched = (*side.set, *side.remove)
        return any(f"{path}.".startswith(f"{where}.") or f"{where}.".startswith(f"{path}.") for where in touched)

    def side_in(self, mode: Mode) -> Literal["literal", "corrected"]:
        """The side that a mode takes; a literal text that cannot be played gives way to the corrected one."""
        if mode == "default":
            return self.default
        if mode == "literal" and self.unplayable:
            return "corrected"
        return mode


class ReadingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """`readings.<lang>.toml`: what `readings.toml` says of a reading in English, in another language."""

    literal: str
    corrected: str
    reason: str
    unplayable: str = ""
    name: str = ""


def apply(tree: PlainDict, reading: Reading, which: str) -> None:
    """Writes the values of one side of a reading into the tree, in place.

    What a side removes has to be there, unless it is the other side that would have written it.
    """
    side, other = reading.side(which), reading.side("corrected" if which == "literal" else "literal")
    for path in side.remove:
        parent, key = _parent(tree, path)
        if key not in parent and path not in other.set:
            raise BadLaw("law-removes-nothing", value=path)
        parent.pop(key, None)
    for path, value in side.set.items():
        parent, key = _parent(tree, path)
        parent[key] = copy_plain(value)


def copy_plain(value: object) -> Any:
    """A deep copy of plain TOML data."""
    if isinstance(value, dict):
        return {k: copy_plain(v) for k, v in value.items()}
    return [copy_plain(v) for v in value] if isinstance(value, list) else value


def _parent(tree: PlainDict, path: str) -> tuple[PlainDict, str]:
    *steps, key = path.split(".")
    node: Any = tree
    for step in steps:
        node = node.setdefault(step, {})
        if not isinstance(node, dict):
            raise BadLaw("law-path-through", value=path)
    return node, key
