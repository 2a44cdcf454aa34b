"""A browser, a built client and a casino for the tests of the pages.

Debian's Chromium is driven by Playwright against the real server over loopback. A visitor whose page throws, or asks
for something that the page's own policy forbids, fails the test that let them in.
"""

from __future__ import annotations

import fcntl
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tools import chromium, web
from tools.salon import Salon
from visiting import MOST, Visit

import lacking
import quick_apps

quick_apps.install()
expect.set_options(timeout=MOST)


HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a run of several processes a page that failed is visited once more, and both visits are told (`RERUN`).

    A browser among other work has stalls that no test foresees; what is wrong with a page is wrong twice."""
    if hasattr(config, "workerinput"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.flaky(reruns=1))


class Kept:
    """One browser for all tests of the pages that follow each other in a test process.

    It is closed before a test of another folder: as long as it is open, Playwright's event loop is running.
    """

    def __init__(self) -> None:
        self.running: Browser | None = None
        self.closing = ExitStack()

    def open(self, path: str) -> Browser:
        if self.running is None:
            self.running = self.closing.enter_context(chromium.browser(path))
        return self.running

    def close(self) -> None:
        self.running = None
        self.closing.close()


kept = Kept()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        return (yield)
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            kept.close()


def open_browser() -> Browser:
    """The browser of this test process; where it has fallen or was closed, a new one."""
    if chromium.found_for_tests() is None:
        chromium.install()
    path = chromium.found_for_tests()
    if path is None:
        lacking.unavailable("no Chromium to test with: only root can install it (apt-get install chromium)")
    if kept.running is not None and not kept.running.is_connected():
        kept.close()
    return kept.open(path)


@pytest.fixture(scope="module")
def browser() -> Browser:
    return open_browser()


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
    """Lets visitors in: `visit(salon, "/odds", lang="eu")`; each has a window of their own.

    The browser of the module may have been closed before a second visit."""
    windows: list[BrowserContext] = []
    wrong: list[str] = []

    def come(salon: Salon, path: str = "/", **how: object) -> Page:
        window = chromium.window(browser if browser.is_connected() else open_browser(), **how)  # type: ignore[arg-type]
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
