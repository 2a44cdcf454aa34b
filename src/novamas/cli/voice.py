"""The language of a run: `--lang`, or NOVAMAS_LANG, or the locale of the terminal, or English.

It is settled before anything else, so that help and errors speak it too. A language that has texts of laws but no
words of its own yet (Basque, Galician) is answered in English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from novamas.kit.words import languages, say

LANGS = ("es", "en", "eu", "gl")
"""Every language in which the text of a clause may be asked for."""

_settled = "en"


def settle(argv: Sequence[str], environ: Mapping[str, str] = os.environ) -> None:
    """Finds the language of this run; a wrong one is answered by the command that is given it."""
    global _settled
    wished = _named(argv) or environ.get("NOVAMAS_LANG") or _locale(environ)
    _settled = wished if wished in LANGS else "en"


def current() -> str:
    """The language that was asked for."""
    return _settled


def spoken(lang: str | None = None) -> str:
    """The language of novamas' own words for it."""
    lang = lang or _settled
    return lang if lang in languages() else "en"


def word(key: str, **args: Any) -> str:
    """The words of a key in the language of this run."""
    return say(key, spoken(), **args)


def _named(argv: Sequence[str]) -> str | None:
    for n, here in enumerate(argv):
        if here == "--lang":
            return argv[n + 1] if n + 1 < len(argv) else None
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return None


def _locale(environ: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name][:2]
    return "en"
