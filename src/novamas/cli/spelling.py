"""Letters that an output does not have, spelt with those that it has: a dash for a dash, an `a` for an `á`."""

from __future__ import annotations

import codecs
import unicodedata

SPELT = {
    "€": "EUR", "«": '"', "»": '"', "—": "-", "–": "-", "−": "-", "─": "-", "·": "-", "…": "...", "→": "->", "×": "x",
    "¿": "", "¡": "", "’": "'", "“": '"', "”": '"', "✓": "ok", "●": "*",
}  # fmt: skip
HANDLER = "novamas.spell"


def encodes(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def letter(char: str, encoding: str) -> str:
    """How a letter that an encoding does not have is written in it; a question mark for what nothing stands for."""
    if char in SPELT:
        return SPELT[char]
    bare = "".join(c for c in unicodedata.normalize("NFKD", char) if not unicodedata.combining(c))
    return bare if encodes(encoding, bare) else "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(letter(c, error.encoding) for c in error.object[error.start : error.end]), error.end


codecs.register_error(HANDLER, _spell)
