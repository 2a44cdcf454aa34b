"""What is public is named in one place, told on a page each, and costs nothing until it is used."""

from __future__ import annotations

import doctest
import os
import socket
import subprocess
import sys
import time
import urllib.request
from importlib import import_module
from pathlib import Path

import pytest

import novamas

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "api"
NEEDS = {"envs.md": ("gymnasium", "pettingzoo")}


def test_every_public_name_is_there() -> None:
    assert {*novamas.PUBLIC, *novamas.PARTS, "__version__"} == set(novamas.__all__)
    assert set(novamas.__all__) <= set(dir(novamas))
    for name, home in novamas.PUBLIC.items():
        assert getattr(novamas, name) is getattr(import_module(home), name)
    for name in novamas.PARTS:
        part = getattr(novamas, name)
        assert part is import_module(f"novamas.{name}")
        assert all(hasattr(part, each) for each in part.__all__)
    with pytest.raises(AttributeError, match="no attribute 'roulete'"):
        novamas.roulete  # type: ignore[attr-defined]


def test_every_public_name_is_on_a_page() -> None:
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES.glob("*.md"))
    assert [name for name in novamas.__all__ if name != "__version__" and name not in told] == []


def test_the_types_come_along() -> None:
    assert (Path(novamas.__file__).parent / "py.typed").exists()


def test_nothing_is_imported_before_it_is_used() -> None:
    """Neither the engine nor a library: whoever wants the version need not wait."""
    code = "import sys, novamas; print(*sorted(m for m in sys.modules if m.partition('.')[0] in NAMES))"
    names = "{'novamas', 'msgspec', 'numpy', 'numba', 'gymnasium', 'rich'}"
    told = subprocess.run(
        [sys.executable, "-c", code.replace("NAMES", names)], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["novamas"]


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_the_examples_say_what_they_print(page: Path, tmp_path: Path) -> None:
    if page.name == "client.md":  # it needs a house to speak to
        speak_to_a_house(page, tmp_path)
        return
    for library in NEEDS.get(page.name, ()):
        pytest.importorskip(library, reason="the extra `envs` is not installed")
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0
    assert tried > 0 or page.name == "README.md"


def speak_to_a_house(page: Path, home: Path) -> None:
    """The examples of the client, against a house of another process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {**os.environ, **{f"NOVAMAS_{what}": str(home / what.lower()) for what in ("KEYS", "WITNESS", "CACHE")}}
    code = "import sys; from novamas.cli import main; sys.exit(main())"
    asked = [sys.executable, "-c", code, "serve", "--port", str(port), "--store", str(home / "casino.db"), "--quiet"]
    house = subprocess.Popen(asked, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + 180
        while not answers(port):
            assert house.poll() is None, house.stderr and house.stderr.read()
            assert time.monotonic() < until, "the house does not open"
            time.sleep(0.1)
        text = page.read_text(encoding="utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{port}")
        told = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
        assert runner.run(told).failed == 0
        assert runner.tries > 10
    finally:
        house.terminate()
        house.communicate(timeout=60)


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
