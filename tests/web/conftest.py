"""A browser, a built client and a casino for the tests of the pages.

Debian's Chromium is driven by Playwright against the real server over loopback. A visitor whose page throws, or asks
for something that the page's own policy forbids, fails the test that let them in.
"""

from __future__ import annotations

import fcntl
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tools import chromium, web
from tools.salon import Salon
from visiting import MOST, Visit

import lacking

expect.set_options(timeout=MOST)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for each test process."""
    if chromium.found_for_tests() is None:
        chromium.install()
    path = chromium.found_for_tests()
    if path is None:
        lacking.unavailable("no Chromium to test with: only root can install it (apt-get install chromium)")
        return
    with chromium.browser(path) as running:
        yield running


@contextmanager
def in_turn() -> Iterator[None]:
    """What several test processes must not do to `web/` at the same time; without Node there is nothing to test."""
    with Path(tempfile.gettempdir(), "novamas-client.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        try:
            yield
        except (web.NotBuilt, ImportError) as e:
            lacking.unavailable(f"no client to test: {e}")


@pytest.fixture(scope="session")
def packages() -> None:
    """What the client is made with is installed."""
    with in_turn():
        web.install()


@pytest.fixture(scope="session")
def client() -> Path:
    """The client as its sources are now; the first of several test processes builds it."""
    with in_turn():
        web.build()
    return web.CLIENT


@pytest.fixture
def salon(tmp_path: Path, client: Path) -> Iterator[Salon]:
    """A casino without tables."""
    with Salon(tmp_path, client) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Lets visitors in: `visit(salon, "/odds", lang="eu")`; each has a window of their own."""
    windows: list[BrowserContext] = []
    wrong: list[str] = []

    def come(salon: Salon, path: str = "/", **how: object) -> Page:
        window = chromium.window(browser, **how)  # type: ignore[arg-type]
        windows.append(window)
        window.set_default_timeout(MOST)
        page = window.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(salon.url + path)
        return page

    yield come
    for window in windows:
        try:
            window.close()
        except Error:
            continue  # the browser has fallen: the test has said so
    assert wrong == []
