"""Pages that go to paper: a page that stands by itself as a file, or as PDF where a browser is here to print it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec

from novamas.cli.book import put
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase
from novamas.odds.dossier import Dossier, write_csv, write_html

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome")
ROOT = ("--no-sandbox",) if getattr(os, "geteuid", lambda: 1)() == 0 else ()
"""What Chromium asks of root."""
PATIENCE = 120
"""Seconds that a browser may take to print a page."""


def put_page(page: str, out: Path) -> None:
    """Writes a page into a file; one that ends in `.pdf` is printed."""
    if out.suffix.lower() == ".pdf":
        print_page(page, out)
    else:
        put(page, out)


def print_page(page: str, out: Path) -> None:
    """A page as PDF, by the browser of this machine."""
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if browser is None:
        raise BadInput(word("paper-no-browser", path=str(out)), field="out", value=str(out))
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "page.html"), Path(folder, "page.pdf")
        source.write_text(page, encoding="utf-8")
        command = [
            browser, "--headless", *ROOT, "--disable-gpu", "--no-pdf-header-footer",
            f"--user-data-dir={folder}/profile", f"--print-to-pdf={made}", source.as_uri(),
        ]  # fmt: skip
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)  # noqa: S603 (what was found)
        if not made.exists():
            raise BadInput(word("paper-not-printed", path=str(out)), field="out", value=str(out))
        put_bytes(made.read_bytes(), out)


def put_bytes(data: bytes, out: Path) -> None:
    """Writes a file, or says why it cannot be written."""
    try:
        out.write_bytes(data)
    except OSError as e:
        raise BadInput(word("store-cannot-write", path=str(out), why=phrase(why_not(e), choose_language()))) from None


def put_dossier(dossier: Dossier, out: Path | None) -> None:
    """Writes a dossier in the form that the name of its file asks for; as a page where there is no name."""
    form = out.suffix.lower() if out is not None else ""
    if form == ".csv":
        put(write_csv(dossier), out)
    elif form == ".json":
        put(json.dumps(msgspec.to_builtins(dossier), ensure_ascii=False, indent=2) + "\n", out)
    elif out is None:
        put(write_html(dossier), None)
    else:
        put_page(write_html(dossier), out)
