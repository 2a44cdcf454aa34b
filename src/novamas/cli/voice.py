"""The language of a run: `--lang`, or NOVAMAS_LANG, or the locale of the terminal, or English.

It is settled before anything else, so that help and errors speak it too.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from novamas.kit.words import languages, say

_settled = "en"


def settle(argv: Sequence[str], environ: Mapping[str, str] = os.environ) -> None:
    """Finds the language of this run; a wrong one is answered by the command that is given it."""
    global _settled
    wishes = (_find_language(argv), environ.get("NOVAMAS_LANG"), _locale(environ))
    _settled = next((lang for lang in wishes if lang in languages()), "en")


def current() -> str:
    """The language that was asked for."""
    return _settled


def choose_language(lang: str | None = None) -> str:
    """The language that was named, or else that of this run."""
    return lang or _settled


def word(key: str, **args: object) -> str:
    """The words of a key in the language of this run."""
    return say(key, choose_language(), **args)


def _find_language(argv: Sequence[str]) -> str | None:
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
