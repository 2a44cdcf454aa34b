"""Fingers on a screen: taps, presses that last, and chips that are pushed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(of: Locator) -> Point:
    """Where somebody would touch a thing."""
    box = of.bounding_box()
    assert box is not None, "there is nothing to touch"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger, as the browser feels it."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def _touch(self, kind: str, *at: Point) -> None:
        points: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in at]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, on: Locator) -> None:
        self.at = middle(on)
        self._touch("touchStart", self.at)

    def slide(self, to: Locator, steps: int = 5) -> None:
        (x0, y0), (x1, y1) = self.at, middle(to)
        for n in range(1, steps + 1):
            self.at = (x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps)
            self._touch("touchMove", self.at)

    def lift(self) -> None:
        self._touch("touchEnd")
