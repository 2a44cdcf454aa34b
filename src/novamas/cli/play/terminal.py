"""The terminal: where words go out and lines come in. It knows no game.

On a terminal the table is drawn anew for every command; in a pipe everything scrolls by, lines are read from
standard input and echoed, so that what comes out reads like the log of an evening. Colour and drawing characters are
used only where they can be seen.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, cast

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

from novamas.cli.spelling import encodes, letter
from novamas.kit import words
from novamas.kit.money import Currency, show

SLIM, NARROW, WIDE = 60, 80, 108
"""Columns of the smallest cloth, of the usual one, and of one with room to spare."""
PROMPT = "> "
ROOM = 24
"""Columns that a question leaves for its answer."""
_WORD = re.compile(r"\S+(?: (?:€|%|pta)(?!\w)\S*)*")
UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class Goodbye(Exception):
    """The person leaves: `quit`, the end of the input, or Ctrl-C."""


class Glyphs(Struct, frozen=True):
    """The marks of a cloth. A shape before a colour: red and black differ without it."""

    red: str = "◆"
    black: str = "■"
    mine: str = "●"
    theirs: str = "○"
    both: str = "◉"
    prison: str = "▣"
    dolly: str = "◂"
    times: str = "×"
    lines: str = "─│┌┬┐├┼┤└┴┘"


PLAIN = Glyphs(
    red="R", black="B", mine="*", theirs="o", both="@", prison="#", dolly="<", times="x", lines="-|+++++++++"
)


class Legible:
    """A stream that spells what its encoding does not have, instead of failing."""

    def __init__(self, stream: IO[str], encoding: str) -> None:
        self.stream = stream
        self.encoding = encoding

    def write(self, text: str) -> int:
        return self.stream.write(self.spell(text))

    def spell(self, text: str) -> str:
        return "".join(c if encodes(self.encoding, c) else letter(c, self.encoding) for c in text)

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return self.stream.isatty()

    def fileno(self) -> int:
        return self.stream.fileno()


class Terminal:
    """One person's terminal, in one language."""

    def __init__(self, lang: str, console: Console | None = None) -> None:
        self.lang = lang
        self.kept: list[RenderableType] | None = None
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        self.glyphs = Glyphs() if encodes(encoding, "".join(str(g) for g in _marks())) else PLAIN
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.redraws = self.live and not plain
        self.legible = None if encodes(encoding, "€áñ") else Legible(sys.stdout, encoding)
        out = cast(IO[str], self.legible or sys.stdout)
        self.console = console or Console(
            file=out, markup=False, highlight=False, emoji=False, color_system=None if plain else "auto"
        )
        if not self.live and console is None:
            columns = os.environ.get("COLUMNS", "")
            self.console.width = max(SLIM, int(columns)) if columns.isascii() and columns.isdigit() else NARROW
        if self.live:
            with suppress(ImportError):  # a Python without it still reads lines
                import readline  # gives input() its line editing and its memory

                readline.set_completer(lambda text, state: None)  # a tab is no place for the names of files

    # -- out -----------------------------------------------------------------------------------------------

    @property
    def wide(self) -> bool:
        return self.console.width >= WIDE

    @property
    def slim(self) -> bool:
        """Whether the usual cloth has no room."""
        return self.console.width < NARROW

    def word(self, key: str, **args: object) -> str:
        return self.spell(words.say(key, self.lang, **args))

    def spell(self, text: str) -> str:
        """Text in letters that this terminal has: spelt before it is laid out, so that lines keep their width."""
        return self.legible.spell(text) if self.legible else text

    def say(self, key: str, style: str = "", **args: object) -> None:
        """A sentence of the Fluent files."""
        self.line(self.word(key, **args), style)

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.show(Text(self.spell(text), style=style) if isinstance(text, str) else text)

    def show(self, thing: RenderableType) -> None:
        if self.kept is not None:
            self.kept.append(thing)
        for part in self.break_lines(thing) if isinstance(thing, Text) else (thing,):
            self.console.print(part)

    def break_lines(self, text: Text) -> Iterator[Text]:
        """The lines of a text, as many as it takes."""
        for part in text.split(allow_blank=True):
            lines = part.divide([] if text.no_wrap else breaks(part.plain, self.console.width))
            for line in lines[:-1]:
                line.rstrip()
            yield from lines

    def keep(self) -> None:
        """From here on remembers what is shown, so that it can be shown again below a fresh table."""
        self.kept = []

    def release(self) -> list[RenderableType]:
        kept, self.kept = self.kept or [], None
        return kept

    def fresh(self) -> None:
        """An empty screen, where there is one."""
        if self.redraws:
            self.console.clear()

    def pause(self, seconds: float) -> None:
        """The time that a ball takes; nobody waits in a pipe."""
        if self.live:
            time.sleep(seconds)

    def money(self, amount: int, currency: Currency) -> str:
        return self.spell(show(amount, currency, self.lang))

    # -- in ------------------------------------------------------------------------------------------------

    def ask(self, question: str = "") -> str:
        """One line, without its end; `Goodbye` where there is no more. A question that leaves no room to answer stands
        on a line of its own."""
        if len(question) + ROOM > self.console.width:
            self.line(question)
            question = ""
        prompt = f"{question} {PROMPT}".lstrip()
        try:
            line = input(self.spell(prompt)) if self.live else sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Goodbye from None
        except UnicodeDecodeError:  # bytes that are no text say nothing
            line = UNREADABLE
        if not line and not self.live:
            raise Goodbye
        line = "".join(UNREADABLE if "\ud800" <= c <= "\udfff" else c for c in line).strip()
        if not self.live:
            self.line(prompt + line)
        return line


def breaks(text: str, width: int) -> list[int]:
    """Where a line is broken so that its parts fit: between two words, never between an amount and its currency."""
    found, start = [], 0
    for word in _WORD.finditer(text):
        if word.start() > start and word.end() - start > width:
            start = word.start()
            found.append(start)
    return found


def _marks() -> tuple[str, ...]:
    g = Glyphs()
    return (g.red, g.black, g.mine, g.theirs, g.both, g.prison, g.dolly, g.lines)


def short(amount: int, currency: Currency) -> str:
    """An amount in as few characters as it takes: for the chips on a cloth."""
    whole, rest = divmod(amount, 10**currency.digits)
    return f"{whole}.{rest:0{currency.digits}}" if rest else str(whole)
