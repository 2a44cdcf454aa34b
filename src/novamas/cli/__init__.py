"""The `novamas` command: looks in from outside on every room of the house.

`main` is all that the others need. What a person can do wrong ends as one sentence on standard error and exit code
2; a failed expectation or a floor with problems is exit code 1. A store that is broken ends in 4, one that is older
than its witness in 5.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

FAULT, BAD_INPUT, INTERRUPTED = 1, 2, 130
CODES = {"malformed-store": 4, "tampered": 4, "rolled-back": 5}  # stores that need somebody's attention


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line and returns its exit code."""
    from novamas.cli import voice
    from novamas.cli.screen import complain, silence

    written = list(sys.argv[1:] if argv is None else argv)
    voice.settle(written)
    arguments = _language_last(written)
    if sys.stdout is None:  # closed by whoever started us: a house can be open without it, and nothing else is of use
        if "serve" not in arguments:
            complain(voice.word("cli-output-closed"))
            return FAULT
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (until this process ends)
    _forgive(sys.stdout)
    _forgive(sys.stderr)
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader had enough (`| head`)
        silence(sys.stdout)
        return FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as e:
        complain(_what_failed(e))
        silence(sys.stdout)
        return FAULT
    return code


def _language_last(arguments: list[str]) -> list[str]:
    """`novamas --lang es odds` is `novamas odds --lang es`: a language may stand before its command."""
    first = next(iter(arguments), "")
    taken = 2 if first == "--lang" else 1 if first.startswith("--lang=") else 0
    command, language = arguments[taken:], arguments[:taken]
    if not command or command[0].startswith("-"):  # help and version have no options of their own: the words do
        return command or ["--help"] if taken else arguments
    return [*command, *language]


def _what_failed(error: OSError) -> str:
    """What the system refuses and nobody has put into words: a file, or else the output."""
    from novamas.cli.voice import choose_language, word
    from novamas.kit.reasons import why_not
    from novamas.kit.words import phrase

    why = phrase(why_not(error), choose_language())
    if error.filename is None:
        return word("cli-no-output", why=why)
    return word("cli-system", path=str(error.filename), why=why)


def _run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from novamas.cli.app import build, explain
    from novamas.cli.proofs import proofread_first
    from novamas.cli.screen import complain
    from novamas.cli.voice import choose_language
    from novamas.kit.decider import Refused
    from novamas.kit.errors import NovamasError
    from novamas.kit.words import refusal, sentence

    try:
        proofread_first(arguments)
        code = build()(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as e:
        complain(explain(e))
    except Refused as e:
        complain(refusal(e, choose_language()))
    except NovamasError as e:
        clauses = ", ".join(getattr(e, "clauses", ()))
        said = sentence(e, choose_language())
        complain(f"{said} [{clauses}]" if clauses else said)
        return CODES.get(e.code, BAD_INPUT)
    else:
        return code if isinstance(code, int) else 0
    return BAD_INPUT


def _forgive(stream: object) -> None:
    """An output that cannot write every letter spells it; it does not break."""
    from novamas.cli.spelling import HANDLER

    encoding = getattr(stream, "encoding", None) or "utf-8"
    if encoding.lower().replace("-", "") != "utf8" and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=HANDLER)
