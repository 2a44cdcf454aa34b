"""What the properties share: the fault they raise, and how to find the game's own state."""

from __future__ import annotations

from typing import Any

STRANGER = "zoe"
"""Somebody who never came to the table."""

MANY = 1000
"""Outcomes of chance that are looked at one by one; a shuffle has more."""


class Broken(AssertionError):
    """A property that does not hold: which one, and where."""

    def __init__(self, what: str, detail: object = "") -> None:
        super().__init__(f"{what}: {detail}" if detail != "" else what)
        self.what = what


def demand(holds: bool, what: str, detail: object = "") -> None:
    if not holds:
        raise Broken(what, detail)


def desk(s: Any) -> Any:
    """The game's own state: a table wraps it."""
    return getattr(s, "desk", s)
