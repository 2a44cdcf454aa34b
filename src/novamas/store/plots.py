"""Pictures of what a table held, as SVG that stands in a page: where its result lies in its band, and how it came
there.

A picture only repeats what the words beside it say, so it has a name for whoever cannot see it and nothing more.
"""

from __future__ import annotations

from html import escape

from novamas.store.hold import Held, Point

REACH = 5.0  # spreads on either side that a strip shows; what lies further out stands at its end
STRIP = (140, 18)
CURVE = (640, 200)
EDGE = 6


def strip(held: Held, name: str) -> str:
    """Where a result lies: the middle two of three, nearly all, and the mark of this one."""
    width, height = STRIP
    middle = height / 2
    if not held.sd or len(held.band) != 4:
        return ""

    def x(value: float) -> float:
        out = max(-REACH, min(REACH, (value - held.expected) / held.sd))
        return round(width / 2 + out / REACH * (width / 2 - EDGE), 1)

    low, inner, outer, high = map(x, held.band)
    at = x(held.won)
    mark = f"M{at - 5} {middle}L{at} {middle - 7}L{at + 5} {middle}L{at} {middle + 7}Z"
    return (
        f"<svg class=strip viewBox='0 0 {width} {height}' width={width} height={height} role=img "
        f"aria-label='{escape(name, quote=True)}'>"
        f"<line x1=0 x2={width} y1={middle} y2={middle} class=axis />"
        f"<rect x={low} y=3 width={round(high - low, 1)} height={height - 6} class=wide />"
        f"<rect x={inner} y=3 width={round(outer - inner, 1)} height={height - 6} class=narrow />"
        f"<line x1={x(held.expected)} x2={x(held.expected)} y1=0 y2={height} class=mean />"
        f"<path d='{mark}' class='mark {held.verdict}' /></svg>"
    )


def curve(held: Held, name: str) -> str:
    """How a table came to its result, round after round, inside the band that grows with its play."""
    width, height = CURVE
    points = [Point(0, 0.0, 0, 0.0, 0.0, 0.0), *held.points]
    if len(points) < 3:
        return ""
    first, last = 0, len(points) - 1
    least = min(min(p.low, p.won) for p in points)
    most = max(max(p.high, p.won) for p in points)
    span = (most - least) or 1.0

    def place(n: int, value: float) -> str:
        x = EDGE + (n - first) / (last - first) * (width - 2 * EDGE)
        y = EDGE + (most - value) / span * (height - 2 * EDGE)
        return f"{round(x, 1)} {round(y, 1)}"

    upper = " ".join(place(n, p.high) for n, p in enumerate(points))
    lower = " ".join(place(n, p.low) for n, p in reversed(list(enumerate(points))))
    mean = " ".join(place(n, p.expected) for n, p in enumerate(points))
    won = " ".join(place(n, p.won) for n, p in enumerate(points))
    zero = place(0, 0.0).split()[1]
    return (
        f"<svg class=curve viewBox='0 0 {width} {height}' role=img aria-label='{escape(name, quote=True)}'>"
        f"<polygon points='{upper} {lower}' class=wide />"
        f"<line x1={EDGE} x2={width - EDGE} y1={zero} y2={zero} class=axis />"
        f"<polyline points='{mean}' class=mean fill=none />"
        f"<polyline points='{won}' class='won {held.verdict}' fill=none /></svg>"
    )


__all__ = ["curve", "strip"]
