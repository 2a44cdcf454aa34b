"""Fingers on a screen: taps, presses that last, and chips that are pushed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Error, Locator, Page

Point = tuple[float, float]
LISTEN = "() => { const felt = {}; document.addEventListener('click', () => (felt.yes = true), true); return felt }"


def middle(of: Locator) -> Point:
    """Where somebody would touch a thing."""
    box = of.bounding_box()
    assert box is not None, "there is nothing to touch"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(on: Locator) -> None:
    """A short touch; again if no click came of it: on a busy machine a touch may last, and then it is a long press."""
    felt = on.evaluate_handle(
        "it => { const felt = {}; it.addEventListener('click', () => (felt.yes = true), true); return felt }"
    )
    for _ in range(5):
        on.tap()
        for _ in range(20):
            try:
                if felt.evaluate("felt => !!felt.yes"):
                    return
            except Error:  # it led to another page
                return
            on.page.wait_for_timeout(50)
    raise AssertionError(f"no click came of five taps on {on}")


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
