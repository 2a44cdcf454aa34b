"""What is public is named in one place, told on a page each, and costs nothing until it is used."""

from __future__ import annotations

import doctest
import subprocess
import sys
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
def test_the_examples_say_what_they_print(page: Path) -> None:
    for library in NEEDS.get(page.name, ()):
        pytest.importorskip(library, reason="the extra `envs` is not installed")
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0
    assert tried > 0 or page.name == "README.md"
