"""What can be wrong with a law file, a law's name or a choice that a law does not allow."""

from __future__ import annotations

from msgspec import Struct

from novamas.kit.errors import Told, Worded, Words
from novamas.kit.words import phrase


class Place(Struct, frozen=True):
    """Where something is wrong: a file, a line, the path of a key (`bets.red.pays`), the reading that wrote it there,
    and the game in which it showed, where the file is not that game's own."""

    file: str
    line: int = 0
    path: str = ""
    reading: str = ""
    game: str = ""

    @property
    def whole(self) -> bool:
        """Whether it says where in the file."""
        return bool(self.line or self.path or self.reading)

    def parts(self) -> tuple[str | Words, ...]:
        """The place as it is told, part by part."""
        parts: list[str | Words] = [self.file]
        if self.line:
            parts.append(Words("place-line", {"line": self.line}))
        if self.path:
            parts.append(self.path)
        if self.reading:
            parts.append(Words("place-reading", {"value": self.reading}))
        if self.game and not self.file.endswith(f"/{self.game}.toml"):
            parts.append(Words("place-game", {"value": self.game}))
        return tuple(parts)

    def __str__(self) -> str:
        return str(phrase(self.parts(), "en"))


class BadLaw(Told):
    """A law file that cannot be read: the sentence names the file and, where that is known, the place in it."""

    code = "bad-law"
    place: Place | None

    def at(self, place: Place) -> BadLaw:
        """The same, in the file or at the place that is known now; a place that it names already stays."""
        if self.place is None:
            self.place = place
        return self


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


def misfit(name: str, miss: str, value: object, known: tuple[object, ...] = (), field: str = "") -> BadOption:
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
