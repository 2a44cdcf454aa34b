"""The casino in one file: it runs in an empty environment, with a Python that has nothing installed."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

one_file = pytest.importorskip("tools.one_file", reason="packaging comes with the tools")

BARE = [getattr(sys, "_base_executable", sys.executable), "-I", "-S"]  # no user's nor environment's packages
WAIT = 180.0


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (one_file.CLIENT / "index.html").is_file():
        pytest.skip("the pages are not built: `make web`")
    file: Path = tmp_path_factory.mktemp("one") / "novamas.pyz"
    one_file.pack(file)
    return file


@pytest.fixture
def empty(tmp_path: Path) -> dict[str, str]:
    """An environment with a home, and nothing else."""
    return {"HOME": str(tmp_path)}


def test_it_answers_with_nothing_installed(packed: Path, empty: dict[str, str], tmp_path: Path) -> None:
    for _ in range(2):  # it unpacks itself once
        told = subprocess.run(
            [*BARE, str(packed), "games", "--json"],
            env=empty,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.returncode == 0, told.stderr
        assert {"euskadi-1996", "boe-1977"} <= {each["law"] for each in json.loads(told.stdout)}
    (unpacked,) = (tmp_path / ".cache" / "novamas" / "one-file").iterdir()
    assert (unpacked / "inside" / "novamas" / "server" / "client" / "index.html").is_file()


def test_it_opens_a_house_with_its_pages(packed: Path, empty: dict[str, str], tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    asked = [*BARE, str(packed), "serve", "--port", str(port), "--store", str(tmp_path / "casino.db")]
    house = subprocess.Popen(
        asked, env=empty, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + WAIT
        while (page := read(f"http://127.0.0.1:{port}/")) is None:
            assert house.poll() is None, house.stderr and house.stderr.read()
            assert time.monotonic() < until
            time.sleep(0.2)
        assert b"<div id=" in page
    finally:
        house.terminate()
        house.communicate(timeout=60)


def read(address: str) -> bytes | None:
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            found: bytes = answer.read()
            return found
    except OSError:
        return None


def test_on_another_machine_it_says_so(packed: Path, empty: dict[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "other"
    with zipfile.ZipFile(packed) as inside:
        start = Path(inside.extract("__main__.py", folder))
    wrong = start.read_text(encoding="utf-8").replace(f"'{sys.version_info[0]}.{sys.version_info[1]}'", "'2.7'")
    start.write_text(wrong, encoding="utf-8")
    told = subprocess.run([*BARE, str(folder)], env=empty, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "Python 2.7" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


def test_where_it_cannot_unpack_it_says_so(packed: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = subprocess.run(
        [*BARE, str(packed)],
        env={"XDG_CACHE_HOME": str(tmp_path / "file")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert os.fspath(tmp_path / "file") in told.stderr
