"""Every error a user can cause: one base class, one subclass a cause, one clear sentence each.

A bug raises anything else. Whoever talks to people (command line, server, scenario runner) catches
`NovamasError`, prints the sentence and changes nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar


class NovamasError(Exception):
    """Something a person asked for cannot be done; `str()` is the sentence to show."""

    code: ClassVar[str] = "error"


class BadInput(NovamasError):
    """An argument, a file or a field that cannot be read."""

    code = "bad-input"

    def __init__(self, sentence: str, *, field: str = "", value: Any = None) -> None:
        super().__init__(sentence)
        self.field = field
        self.value = value


class BadAmount(BadInput):
    """An amount of money that is not one: letters, too many decimals, not positive."""

    code = "bad-amount"
