"""Draws the icons of the installed client into web/public: `python -m tools.icons`.

The mark of the house, a wheel with a ball, on a dark ground that reaches the edge: systems cut icons into their shapes.
"""

from __future__ import annotations

import math
import struct
import zlib
from pathlib import Path

from tools.png import DEPTH, MARK, chunk

FOLDER = Path(__file__).parent.parent / "web" / "public"
SIZES = (192, 512)
GROUND, BRASS = (0x14, 0x11, 0x0E), (0xD9, 0xB7, 0x6D)
FINE = 3  # samples a side of a pixel
# The mark in units of a quarter of the picture's half: it stays inside the circle that every system leaves whole.
RING, HUB, STROKE, BALL, BALL_AT = 0.62, 0.24, 0.075, 0.12, (0.33, -0.33)
TRUE_COLOUR = 2


def drawn(x: float, y: float) -> bool:
    """Whether a point of the picture, each side from -1 to 1, is on the mark."""
    away = math.hypot(x, y)
    rings = any(abs(away - ring) <= STROKE / 2 for ring in (RING, HUB))
    spokes = HUB <= away <= RING and min(abs(x), abs(y)) <= STROKE / 2
    return rings or spokes or math.hypot(x - BALL_AT[0], y - BALL_AT[1]) <= BALL


def picture(size: int) -> bytes:
    """A PNG of so many pixels a side."""
    step = 2 / (size * FINE)
    offsets = [(n + 0.5) * step for n in range(FINE)]
    rows = bytearray()
    for row in range(size):
        rows.append(0)
        for column in range(size):
            x, y = 2 * column / size - 1, 2 * row / size - 1
            share = sum(drawn(x + dx, y + dy) for dx in offsets for dy in offsets) / FINE**2
            rows += bytes(round(a + (b - a) * share) for a, b in zip(GROUND, BRASS, strict=True))
    head = struct.pack(">IIBBBBB", size, size, DEPTH, TRUE_COLOUR, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")
    return MARK + b"".join(chunk(*part) for part in parts)


def vector() -> str:
    """The same as SVG."""

    def colour(of: tuple[int, int, int]) -> str:
        return "#" + "".join(f"{part:02x}" for part in of)

    spokes = "".join(f"M{x * HUB} {y * HUB}L{x * RING} {y * RING}" for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0)))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2">'
        f'<rect x="-1" y="-1" width="2" height="2" fill="{colour(GROUND)}"/>'
        f'<g fill="none" stroke="{colour(BRASS)}" stroke-width="{STROKE}"><circle r="{RING}"/><circle r="{HUB}"/>'
        f'<path d="{spokes}"/></g><circle cx="{BALL_AT[0]}" cy="{BALL_AT[1]}" r="{BALL}" fill="{colour(BRASS)}"/>'
        "</svg>\n"
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "icon.svg").write_text(vector(), encoding="utf-8")
    for size in SIZES:
        (FOLDER / f"icon-{size}.png").write_bytes(picture(size))


if __name__ == "__main__":
    main()
