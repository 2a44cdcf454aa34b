"""Every planted fault of `make mutants` still has its one place in the code, and cites clauses that exist."""

from __future__ import annotations

import builtins
import dis
import tomllib
from importlib import import_module
from pathlib import Path
from types import CodeType

import pytest

import novamas
from novamas.law import library

SOURCE = Path(novamas.__file__).parent
FAULTS = [
    pytest.param(fault, id=f"{path.stem}: {fault['why']}")
    for path in sorted(Path(__file__).parent.glob("*.toml"))
    for fault in tomllib.loads(path.read_text(encoding="utf-8")).get("fault", ())
]


def names_looked_up(code: CodeType) -> set[str]:
    """The names that functions look up in their module."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    own = {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}
    return own.union(*map(names_looked_up, inner))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_has_one_place(fault: dict[str, object]) -> None:
    source = (SOURCE / str(fault["file"])).read_text(encoding="utf-8")
    assert source.count(str(fault["find"])) == 1
    code = compile(source.replace(str(fault["find"]), str(fault["put"])), str(fault["file"]), "exec")
    module = import_module("novamas." + str(fault["file"]).removesuffix(".py").replace("/", "."))
    known = {*vars(module), *vars(builtins)}
    assert names_looked_up(code) <= known, "a fault that fails for want of a name proves nothing"
    assert fault["clauses"]
    for clause in fault["clauses"]:  # type: ignore[attr-defined]
        assert clause in library().register(library().law_of(clause))


def test_what_nobody_can_see_still_has_its_place() -> None:
    """What `make code-mutants` passes over: a change that the code can still undergo, and why it shows nowhere."""
    for each in tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text(encoding="utf-8"))["equivalent"]:
        assert each["find"] in (SOURCE / each["file"]).read_text(encoding="utf-8"), each["find"]
        assert each["put"] != each["find"]
        assert len(each["why"]) > 15
