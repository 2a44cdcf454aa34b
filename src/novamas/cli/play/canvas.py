"""A sheet of characters with styles, for what is drawn rather than written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from novamas.cli.play.terminal import Glyphs

FRAME = "dim"
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# Which ways the characters of `Glyphs.lines` lead, in their order.
JOINTS = (
    LEFT | RIGHT, UP | DOWN,
    DOWN | RIGHT, DOWN | LEFT | RIGHT, DOWN | LEFT,
    UP | DOWN | RIGHT, UP | DOWN | LEFT | RIGHT, UP | DOWN | LEFT,
    UP | RIGHT, UP | LEFT | RIGHT, UP | LEFT,
)  # fmt: skip


class Canvas:
    """Frames below, characters on top of them."""

    def __init__(self, width: int, height: int, glyphs: Glyphs) -> None:
        self.width, self.height = width, height
        self.joints = dict(zip(JOINTS, glyphs.lines, strict=True))
        self._ways: dict[tuple[int, int], int] = {}
        self._put: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, char in enumerate(text):
            self._put[x + i, y] = (char, style)

    def centre(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        text = shorten(text, width)
        self.put(x + max(0, (width - len(text)) // 2), y, text, style)

    def grid(self, xs: Sequence[int], ys: Sequence[int]) -> None:
        """Lines at these columns and rows; lines of several grids join where they meet."""
        for y in ys:
            for x in range(xs[0], xs[-1]):
                self._lead(x, y, RIGHT)
                self._lead(x + 1, y, LEFT)
        for x in xs:
            for y in range(ys[0], ys[-1]):
                self._lead(x, y, DOWN)
                self._lead(x, y + 1, UP)

    def _lead(self, x: int, y: int, way: int) -> None:
        self._ways[x, y] = self._ways.get((x, y), 0) | way

    def lines(self) -> list[Text]:
        drawn = []
        for y in range(self.height):
            text = Text(no_wrap=True)
            for style, run in groupby((self._at(x, y) for x in range(self.width)), key=itemgetter(1)):
                text.append("".join(char for char, _ in run), style)
            text.rstrip()
            drawn.append(text)
        return drawn

    def _at(self, x: int, y: int) -> tuple[str, str]:
        if (x, y) in self._put:
            return self._put[x, y]
        ways = self._ways.get((x, y))
        return (self.joints[ways], FRAME) if ways else (" ", "")


def shorten(text: str, width: int) -> str:
    """Text that fits: a word too long ends in a full stop, and the shape of a colour behind it stays."""
    if len(text) <= width:
        return text
    word, _, shape = text.rpartition(" ")
    tail = f". {shape}" if word and len(shape) == 1 and not shape.isalnum() else "."
    return text[: max(0, width - len(tail))] + tail


def flow(pieces: Iterable[Text], width: int, between: str = "  ", indent: int = 2) -> list[Text]:
    """Pieces side by side on as many lines as it takes: none is broken that fits a line; later lines are indented."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= width:
            lines[-1].append(between, FRAME).append_text(piece)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(piece))
    return lines
