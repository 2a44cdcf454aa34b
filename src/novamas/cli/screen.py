"""The terminal: tables and colours where there is one, plain text where the output goes elsewhere."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import TYPE_CHECKING, TextIO

from novamas.kit.money import MINUS

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PIPE_WIDTH = 140
"""Columns of what goes into a file or a pipe, which has no width of its own."""

WIDE = 120
"""From here on a table of figures has room for its articles beside them; below it they stand under it."""

LONGEST = 34
"""Characters of a fraction that a column of figures has room for."""

DIGITS = 12
"""Decimals that are shown of a longer one."""


def console() -> Console:
    """Standard output. Colours only on a terminal, and not where NO_COLOR asks for none."""
    from rich.console import Console

    width = None if sys.stdout.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    return Console(file=sys.stdout, width=width, highlight=False, soft_wrap=False, emoji=False, markup=False)


def table(*columns: str, title: str = "", right: Iterable[int] = (), whole: Iterable[int] = ()) -> Table:
    """A table; `right` are columns of figures, `whole` those that are never broken."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    heading = Text(title, style="bold") if title else None
    made = Table(box=SIMPLE_HEAD, title=heading, title_justify="left", padding=(0, 1, 0, 0), pad_edge=False)
    for n, name in enumerate(columns):
        made.add_column(Text(name), justify="right" if n in right else "left", no_wrap=n in whole)
    return made


def longest_word(text: str) -> int:
    """Columns that a text needs at least."""
    return max(map(len, text.split()), default=0)


def longest_line(text: str) -> int:
    """Columns that a text needs so that no line of it is broken."""
    return max(map(len, text.split("\n")), default=0)


def share_widths(columns: Sequence[Sequence[str]], room: int) -> list[int] | None:
    """The widths of columns that share so much room, none of which tears a word; nothing where there is too little.

    Whatever is left goes to the narrowest column that still breaks a line.
    """
    widths = [max(map(longest_word, column)) for column in columns]
    wanted = [max(map(longest_line, column)) for column in columns]
    left = room - sum(widths)
    if left < 0:
        return None
    while left and (wanting := [n for n, width in enumerate(widths) if width < wanted[n]]):
        widths[min(wanting, key=widths.__getitem__)] += 1
        left -= 1
    return widths


def put_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def complain(sentence: str) -> None:
    """One clear sentence on standard error, if there is one to write to."""
    try:
        sys.stderr.write("novamas: " + " ".join(sentence.split()) + "\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)
    except AttributeError:  # it was closed before we began
        pass


def silence(stream: TextIO) -> None:
    """Sends what is left to be written nowhere, so that the interpreter does not complain about it at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def fraction(x: Fraction, lang: str = "en") -> str:
    """Exactly; of a fraction that no line holds the first digits (`--json` has it whole)."""
    if len(str(x)) <= LONGEST:
        return str(x).replace("-", MINUS)
    whole, rest = divmod(int(abs(x) * 10**DIGITS), 10**DIGITS)
    point = "." if lang == "en" else ","
    return f"{MINUS if x < 0 else ''}{whole}{point}{rest:0{DIGITS}}…"


def decimal(x: float, lang: str = "en", digits: int = 3) -> str:
    number = f"{x:.{digits}f}"
    return number if lang == "en" else number.replace(".", ",")


def ids(clauses: Iterable[str]) -> str:
    """Clause ids, shortened where several follow each other in one epigraph: `EUS96-01-021, -022`."""
    shown: list[str] = []
    epigraph = ""
    for clause in clauses:
        head, _, tail = clause.rpartition("-")
        shown.append(f"-{tail}" if head == epigraph else clause)
        epigraph = head
    return ", ".join(shown)
