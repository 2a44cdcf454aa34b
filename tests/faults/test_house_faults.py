"""Planted faults of the house itself, which no article forbids: each has its one place, and a test that finds it.

A fault of `house/<package>.toml` replaces a piece of the code; of the tests that it names at least one must fail then.
`make test-all` plants them, each in a copy of the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import novamas

SOURCE = Path(novamas.__file__).parent
ROOT = Path(__file__).parents[2]
FAULTS = [
    pytest.param(fault, id=f"{path.stem}: {fault['why']}")
    for path in sorted((Path(__file__).parent / "house").glob("*.toml"))
    for fault in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
]


def leave_out(folder: str, names: list[str]) -> list[str]:
    """The built pages of the server and what was compiled are no sources."""
    built = Path(folder).name == "server"
    return [name for name in names if name == "__pycache__" or (built and name == "client")]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_house_has_one_place_and_its_tests(fault: dict[str, str]) -> None:
    source = (SOURCE / fault["file"]).read_text(encoding="utf-8")
    assert source.count(fault["find"]) == 1
    compile(source.replace(fault["find"], fault["put"]), fault["file"], "exec")
    for test in fault["tests"]:
        file, _, name = test.partition("::")
        assert name in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_house_is_found(fault: dict[str, str], tmp_path: Path) -> None:
    copy = tmp_path / "src" / "novamas"
    shutil.copytree(SOURCE, copy, ignore=leave_out)
    file = copy / fault["file"]
    file.write_text(file.read_text(encoding="utf-8").replace(fault["find"], fault["put"]), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", *fault["tests"]]
    ran = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert ran.returncode == 1, f"no test has found it:\n{ran.stdout[-2000:]}"
