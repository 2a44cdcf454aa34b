"""Checks the colour pairs of the browser client against WCAG 2.2 AA in both themes: text 4.5, large or graphic 3.

python -m tools.contrast            one line if all is well, the pairs that fail if not
python -m tools.contrast --all      every pair
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

TOKENS = Path(__file__).resolve().parent.parent / "web" / "src" / "styles" / "tokens.css"
THEMES = ("day", "night")

ROOM = ("room", "room-raised", "room-sunken")
WASHES = ("room-hover", "brass-wash", "burgundy-wash", "gain-wash", "notice-wash")
SIGNALS = ("brass", "burgundy", "gain", "notice")
CLOTHS = tuple(f"cloth-{colour}{deep}" for deep in ("", "-deep") for colour in ("green", "blue", "burgundy"))
CHIPS = (1, 2, 5, 10, 20, 50, 100, 500, 1000, 5000)
PLAYERS = tuple(range(1, 9))
TEXT, GRAPHIC = 4.5, 3.0

Rgb = tuple[float, ...]


def tokens(css: str) -> dict[str, str]:
    """Every custom property; what a later media query changes does not count."""
    plain = css.split("@media (prefers-contrast")[0]
    found: dict[str, str] = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", plain):
        found.setdefault(name, value.strip())
    return found


def colour(names: dict[str, str], name: str, theme: str) -> Rgb:
    """A token as linear light in one theme."""
    value = names[name]
    if two := re.fullmatch(r"light-dark\((.+?),\s*(.+)\)", value):
        value = two[1 + THEMES.index(theme)].strip()
    if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(names, other[1], theme)
    parts = [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def ratio(a: Rgb, b: Rgb) -> float:
    """The contrast of two colours, 1 to 21."""
    bright = sorted(0.2126 * r + 0.7152 * g + 0.0722 * blue for r, g, blue in (a, b))
    return (bright[1] + 0.05) / (bright[0] + 0.05)


def pairs() -> Iterator[tuple[str, str, float]]:
    """What stands on what, and how much contrast that needs."""
    yield from ((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in (*ROOM, *WASHES))
    yield from (("ink-3", ground, TEXT) for ground in ROOM)
    yield from ((sign, ground, TEXT) for sign in (*SIGNALS, "rojo-text") for ground in ROOM[:2])
    yield from ((sign, f"{sign}-wash", TEXT) for sign in SIGNALS)
    yield from ((f"on-{fill}", f"{fill}-fill", TEXT) for fill in ("brass", "burgundy"))
    yield from (("line-control", ground, GRAPHIC) for ground in ROOM[:2])
    for cloth in CLOTHS:
        yield from ((ink, cloth, TEXT) for ink in ("cloth-ink", "cloth-ink-2"))
        yield from ((line, cloth, GRAPHIC) for line in ("cloth-line", "focus-cloth"))
        yield from ((f"player-{n}", cloth, GRAPHIC) for n in PLAYERS)
    yield from ((f"on-{plate}", plate, TEXT) for plate in ("rojo", "negro", "cero"))
    yield ("rojo-edge", "cloth-green", GRAPHIC)
    yield from ((f"suit-{suit}", "card", TEXT) for suit in "shdc")
    yield from ((f"chip-{n}-ink", f"chip-{n}", TEXT) for n in CHIPS)
    yield from ((f"chip-{n}-mark", f"chip-{n}", GRAPHIC) for n in CHIPS)
    yield from (("on-player", f"player-{n}", TEXT) for n in PLAYERS)
    yield ("cloth-ink", "wood", TEXT)
    yield from (("focus", ground, GRAPHIC) for ground in (*ROOM[:2], "focus-inner"))
    yield ("room", "ink", TEXT)


def report(css: str) -> tuple[list[str], list[str]]:
    """A line for every pair, and the lines of those that fail."""
    names = tokens(css)
    lines, failed = [], []
    for ink, ground, least in pairs():
        got = [ratio(colour(names, ink, theme), colour(names, ground, theme)) for theme in THEMES]
        bad = min(got) < least
        figures = "  ".join(f"{theme} {value:5.2f}" for theme, value in zip(THEMES, got, strict=True))
        line = f"{'FAIL' if bad else 'ok  '} {ink:>16} on {ground:<20} {figures}  needs {least}"
        lines.append(line)
        if bad:
            failed.append(line)
    return lines, failed


def main(arguments: list[str]) -> int:
    lines, failed = report(TOKENS.read_text(encoding="utf-8"))
    for line in lines if "--all" in arguments else failed:
        print(line)
    print(f"{len(lines)} pairs of colours, {len(failed)} with too little contrast")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
