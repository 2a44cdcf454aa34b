"""The line between a page and the casino, in a test's hands: it can be cut, and it can be slow."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Carries every live line that the page opens from now on."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_slow = False
        self.lines: list[WebSocketRoute] = []
        self.late: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live$"), self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close(code=4000)
            return
        house = line.connect_to_server()
        self.lines.append(line)
        line.on_message(house.send)
        house.on_message(lambda said: self._bring(line, said))

    def _bring(self, line: WebSocketRoute, said: str | bytes) -> None:
        if self.is_slow:
            self.late.append((line, said))
        else:
            line.send(said)

    def cut(self) -> None:
        """Whoever was on the line hears nothing more, and nobody gets through."""
        self.is_cut = True
        for line in self.lines:
            line.close(code=4000)
        self.lines.clear()

    def mend(self) -> None:
        self.is_cut = False

    def slow(self) -> None:
        """What the house says does not arrive until it is let through."""
        self.is_slow = True

    def let_through(self) -> None:
        self.is_slow = False
        for line, said in self.late:
            line.send(said)
        self.late.clear()
