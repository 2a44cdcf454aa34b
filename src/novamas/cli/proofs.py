"""What is wrong in the laws, said before a command begins: what is left out, and that the rest goes on."""

from __future__ import annotations

import os
from collections.abc import Sequence

from novamas.cli.screen import complain
from novamas.cli.voice import choose_language, word
from novamas.kit.words import sentence


def proofread_first(arguments: Sequence[str]) -> None:
    """Proofreads the laws that somebody has added, and for `novamas games` all; `novamas check` does it itself."""
    command = arguments[0] if arguments else ""
    if command in ("", "check") or command.startswith("-") or "--help" in arguments:
        return
    if command != "games" and not os.environ.get("NOVAMAS_LAWS"):
        return
    from novamas.law import library
    from novamas.law.library import BUILT_IN
    from novamas.odds import proofread

    laws = library()
    added = [law for law, folder in laws.folders.items() if folder.parent != BUILT_IN]
    for problem in proofread(laws, None if command == "games" else added):
        complain(word("cli-left-out", problem=sentence(problem, choose_language())))
