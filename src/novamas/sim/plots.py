"""Pictures of a simulation, as SVG written here: what rounds bring, the course of sessions, ruin and falls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import floor, log10
from pathlib import Path
from typing import TypeAlias
from xml.sax.saxutils import escape

from novamas.sim.result import Result

Point: TypeAlias = tuple[float, float]
Say: TypeAlias = Callable[..., str]
"""The words of a picture, by their key."""
WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 72, 20, 44, 56
INK, GRID, LINE, FAINT, SECOND = "#1f2a24", "#d8d5c8", "#0b6b43", "#0b6b43", "#a3322b"
TICKS = 6
STEPS = (1, 2, 2.5, 5, 10)
MOST_BARS = 120


class Frame:
    """Axes, and where a value lies between them."""

    def __init__(self, title: str, across: str, up: str, xs: Point, ys: Point) -> None:
        self.title, self.across, self.up = title, across, up
        self.xs, self.ys = widen(xs), widen(ys)
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        lo, hi = self.xs
        return LEFT + (value - lo) / (hi - lo) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        lo, hi = self.ys
        return HEIGHT - BOTTOM - (value - lo) / (hi - lo) * (HEIGHT - TOP - BOTTOM)

    def line(self, points: Iterable[Point], colour: str = LINE, width: float = 2, opacity: float = 1) -> None:
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-opacity="{opacity}"/>'
        )

    def bar(self, begin: float, end: float, height: float) -> None:
        top, foot = self.y(height), self.y(max(0.0, self.ys[0]))
        wide = max(1.0, self.x(end) - self.x(begin))
        self.parts.append(
            f'<rect x="{self.x(begin):.1f}" y="{top:.1f}" width="{wide:.1f}" '
            f'height="{max(0.5, foot - top):.1f}" fill="{LINE}"/>'
        )

    def text(self) -> str:
        """The whole picture."""
        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="12" fill="{INK}">',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbfaf5"/>',
            f'<text x="{LEFT}" y="26" font-size="16" font-weight="600">{escape(self.title)}</text>',
        ]
        foot = HEIGHT - BOTTOM
        for value in ticks(*self.xs):
            x = self.x(value)
            out.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{foot}" stroke="{GRID}"/>')
            out.append(f'<text x="{x:.1f}" y="{foot + 18}" text-anchor="middle">{number(value)}</text>')
        for value in ticks(*self.ys):
            y = self.y(value)
            out.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{GRID}"/>')
            out.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number(value)}</text>')
        out += self.parts
        middle = (LEFT + WIDTH - RIGHT) / 2
        out.append(f'<text x="{middle}" y="{HEIGHT - 14}" text-anchor="middle">{escape(self.across)}</text>')
        half = (TOP + foot) / 2
        out.append(
            f'<text x="16" y="{half}" text-anchor="middle" transform="rotate(-90 16 {half})">'
            f"{escape(self.up)}</text></svg>"
        )
        return "\n".join(out) + "\n"


def widen(span: Point) -> Point:
    lo, hi = span
    return (lo, hi) if hi > lo else (lo - 0.5, hi + 0.5)


def ticks(lo: float, hi: float) -> list[float]:
    """Round values between two others."""
    raw = (hi - lo) / TICKS
    size = 10.0 ** floor(log10(raw))
    step = next(size * n for n in STEPS if size * n >= raw)
    first = -int(-lo // step) if lo >= 0 else int(lo // step) + (lo % step > 0)
    return [n * step for n in range(int(first), int(hi / step + 1e-9) + 1)]


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def draw_nets(result: Result, say: Say) -> str:
    """What rounds brought, in first stakes, and how often."""
    nets, total = result.tally.nets, max(1, result.rounds)
    values = sorted(nets)
    lo, hi = values[0] / result.base, values[-1] / result.base
    wide = (hi - lo) / MOST_BARS if len(values) > MOST_BARS else (hi - lo or 1) / (2 * MOST_BARS)
    heights: dict[int, int] = {}
    for value in values:
        place = int((value / result.base - lo) / wide) if wide else 0
        heights[place] = heights.get(place, 0) + nets[value]
    top = max(heights.values()) / total
    frame = Frame(say("sim-plot-nets"), say("sim-plot-stakes"), say("sim-plot-share"), (lo, hi + wide), (0, top * 1.05))
    for place, count in heights.items():
        frame.bar(lo + place * wide, lo + (place + 1) * wide, count / total)
    return frame.text()


def draw_paths(result: Result, say: Say) -> str:
    """The course of some sessions, and the exact mean where it is known."""
    rounds = result.marks()
    paths = [[value / result.base for value in path] for path in result.tally.paths.values()]
    lo, hi = min(map(min, paths), default=0.0), max(map(max, paths), default=1.0)
    frame = Frame(say("sim-plot-paths"), say("sim-plot-rounds"), say("sim-plot-stakes"), (0, rounds[-1]), (lo, hi))
    for path in paths:
        frame.line(zip(rounds, path, strict=False), FAINT, 1, 0.25)
    edge = float(result.exact.edge) if result.exact is not None else result.edge
    frame.line(((0, 0), (rounds[-1], -edge * rounds[-1])), SECOND)
    return frame.text()


def draw_curve(points: Sequence[tuple[int, float]], title: str, across: str, up: str) -> str:
    highest = points[-1][0] if points else 1
    frame = Frame(title, across, up, (0, highest), (0, 1))
    frame.line([(0, 1.0), *points])
    return frame.text()


def write_plots(result: Result, folder: Path, say: Say) -> list[Path]:
    """The pictures as files of a folder."""
    share = say("sim-plot-sessions")
    pictures = {
        "nets": draw_nets(result, say),
        "sessions": draw_paths(result, say),
        "ruin": draw_curve(result.ruin_curve(), say("sim-plot-ruin"), say("sim-plot-chips"), share),
        "drawdown": draw_curve(result.drawdown_curve(), say("sim-plot-drawdown"), say("sim-plot-stakes"), share),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    return [folder / f"{name}.svg" for name in pictures]
