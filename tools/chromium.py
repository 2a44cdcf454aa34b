"""Debian's Chromium, driven by Playwright: where it is, how it is started, how a visitor's window is opened.

Tests take the headless shell where there is one: the same engine without the furniture of a browser's window, which
costs two thirds of the processor time of a visit. `python -m tools.chromium` installs both where it may.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
WAIT = ("-o", "DPkg::Lock::Timeout=300")  # somebody else may be installing something
BRIEF = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20")  # there may be no network
PACKAGES = (
    ["apt-get", *WAIT, *BRIEF, "update", "-q"],
    ["apt-get", *WAIT, *BRIEF, "install", "-y", "-q", "--no-install-recommends", "chromium"],
    ["apt-get", *WAIT, *BRIEF, "install", "-y", "-q", "--no-install-recommends", SHELL],
)
QUIET = (
    "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-default-apps", "--force-color-profile=srgb",
)  # fmt: skip
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
LOCALES = {"es": "es-ES", "en": "en-GB", "eu": "eu-ES", "gl": "gl-ES"}
Theme = Literal["light", "dark"]


def found() -> str | None:
    """The browser that people have."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def found_for_tests() -> str | None:
    """The headless shell, or else the browser that people have."""
    return shutil.which(SHELL) or found()


def install() -> None:
    """Root on Debian may install both, one process at a time."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with Path(tempfile.gettempdir(), "novamas-apt.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for command in PACKAGES if found() is None or shutil.which(SHELL) is None else ():
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=300)


@contextmanager
def browser(path: str) -> Iterator[Browser]:
    """A browser with a new profile, gone at the end."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=[*QUIET, *sandbox])
        try:
            yield running
        finally:
            running.close()


def window(
    browser: Browser, *, lang: str = "es", size: tuple[int, int] = DESKTOP, theme: Theme = "dark", still: bool = True,
    **more: Any,
) -> BrowserContext:  # fmt: skip
    """A visitor's own window, with their own cookies. `still`: they have asked for less motion."""
    phone = size[0] < 760
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[lang],
        color_scheme=theme,
        reduced_motion="reduce" if still else "no-preference",
        has_touch=phone,
        is_mobile=phone,
        timezone_id="Europe/Madrid",
        **{"service_workers": "block", **more},  # what a test holds up or answers itself does not pass a worker
    )


if __name__ == "__main__":
    install()
    print(f"Chromium: {found() or 'none'}; for the tests: {found_for_tests() or 'none'}.")
