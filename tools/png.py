"""Makes pictures of flat colours small: a PNG of Chromium's becomes one with a palette of 256 colours.

The colours that occur most are kept; the few others, which are the soft edges of letters, take the nearest of those.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

MARK = b"\x89PNG\r\n\x1a\n"
MOST = 256
TRUE_COLOUR, INDEXED = 2, 3
DEPTH = 8
SAMPLES = 3

Colour = bytes


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG: what kind each is, and what is in it."""
    at = len(MARK)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def lines(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and the bytes of every line, red, green and blue in turn."""
    parts = list(chunks(png))
    width, height, depth, colours = struct.unpack_from(">IIBB", dict(parts)[b"IHDR"])
    if (depth, colours) != (DEPTH, TRUE_COLOUR):
        raise ValueError("a screenshot has eight bits a colour and no transparency")
    packed = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    size = width * SAMPLES
    found: list[bytes] = []
    above = bytes(size)
    for at in range(0, len(packed), size + 1):
        above = restored(packed[at], bytearray(packed[at + 1 : at + 1 + size]), above)
        found.append(above)
    return width, height, found


def restored(how: int, line: bytearray, above: bytes) -> bytes:
    """A line as it was before it was written as differences from its neighbours."""
    for n, byte in enumerate(line):
        left, over = (line[n - SAMPLES] if n >= SAMPLES else 0), above[n]
        if how == 1:
            line[n] = (byte + left) & 255
        elif how == 2:
            line[n] = (byte + over) & 255
        elif how == 3:
            line[n] = (byte + (left + over) // 2) & 255
        elif how == 4:
            line[n] = (byte + nearest(left, over, above[n - SAMPLES] if n >= SAMPLES else 0)) & 255
    return bytes(line)


def nearest(left: int, over: int, corner: int) -> int:
    """Whichever neighbour is nearest to what the three of them promise (Paeth)."""
    promise = left + over - corner
    return min((left, over, corner), key=lambda each: abs(promise - each))


def apart(a: Colour, b: Colour) -> int:
    """How different two colours look; the eye is keenest for green."""
    return 3 * (a[0] - b[0]) ** 2 + 6 * (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2


def small(png: bytes) -> bytes:
    """The same picture with a palette."""
    width, height, rows = lines(png)
    dots = [[row[n : n + SAMPLES] for n in range(0, len(row), SAMPLES)] for row in rows]
    counted = Counter(dot for row in dots for dot in row)
    palette = [colour for colour, _ in counted.most_common(MOST)]
    index = {colour: n for n, colour in enumerate(palette)}
    for colour in counted.keys() - index.keys():
        index[colour] = min(range(len(palette)), key=lambda n, colour=colour: apart(palette[n], colour))  # type: ignore[misc]
    packed = zlib.compress(b"".join(b"\0" + bytes(index[dot] for dot in row) for row in dots), 9)
    head = struct.pack(">IIBBBBB", width, height, DEPTH, INDEXED, 0, 0, 0)
    parts = (b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", packed), (b"IEND", b"")
    return MARK + b"".join(chunk(*part) for part in parts)
