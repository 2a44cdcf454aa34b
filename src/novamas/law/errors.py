"""What can be wrong with a law file, a law's name or a choice that a law does not allow."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from novamas.kit.errors import NovamasError, Worded


class Place(Struct, frozen=True):
    """Where something is wrong: a file, a line, the path of a key (`bets.red.pays`), the reading that wrote it there,
    and the game in which it showed, where the file is not that game's own."""

    file: str
    line: int = 0
    path: str = ""
    reading: str = ""
    game: str = ""

    def __str__(self) -> str:
        parts = [self.file]
        if self.line:
            parts.append(f"line {self.line}")
        if self.path:
            parts.append(self.path)
        if self.reading:
            parts.append(f"reading {self.reading!r}")
        if self.game and not self.file.endswith(f"/{self.game}.toml"):
            parts.append(f"game {self.game!r}")
        return ", ".join(parts)


class BadLaw(NovamasError):
    """A law file that cannot be read: the sentence names the file and the place."""

    code = "bad-law"

    def __init__(self, sentence: str, place: Place | None = None) -> None:
        super().__init__(f"{place}: {sentence}" if place else sentence)
        self.place = place


class UnknownLaw(Worded):
    """No law of that name."""

    code = "unknown-law"


class UnknownGame(Worded):
    """No game of that name, or none under that law."""

    code = "unknown-game"


class UnknownClause(Worded):
    """No clause of that id in any law."""

    code = "unknown-clause"


class BadOption(Worded):
    """A house option, an authorisation or a reading that the law does not allow."""

    code = "bad-option"


def misfit(name: str, miss: str, value: Any, known: tuple[Any, ...] = (), field: str = "") -> BadOption:
    """A value that is not what its name asks for (`novamas.kit.convert.misfits` tells how it misses)."""
    return BadOption(
        MISSES[miss], (), field or name, value=name if miss == "unknown" else value, name=name, known=known
    )


MISSES = {
    "unknown": "unknown-key",
    "whole": "not-whole",
    "text": "not-text",
    "truth": "not-truth",
    "choice": "not-choice",
    "list": "not-list",
    "table": "not-table",
    "fitting": "not-fitting",
}
