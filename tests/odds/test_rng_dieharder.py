"""The second opinion: what dieharder writes is read rightly, and it is asked about the right bytes."""

from __future__ import annotations

import shutil

import crooks
import pytest

from novamas.kit.chance import Csprng
from novamas.odds.randomness import dieharder

WRITTEN = """\
        diehard_runs,   0,    100000,     100,0.24997213,  PASSED  
        diehard_runs,   0,    100000,     100,0.00200000,   WEAK   
"""  # noqa: W291

needs_dieharder = pytest.mark.skipif(shutil.which("dieharder") is None, reason="dieharder is not installed")


def test_what_it_writes() -> None:
    first, second = dieharder.read(15, WRITTEN)
    assert first == dieharder.Opinion(15, "diehard_runs", 0, 100_000, 100, 0.24997213, "PASSED")
    assert (second.p, second.assessment) == (0.002, "WEAK")
    assert list(dieharder.read(0, "# some error\n\n")) == []


def test_the_rule_is_that_of_the_dossier() -> None:
    first, second = dieharder.read(15, WRITTEN)
    assert first.passed
    for again, passed in ((0.5, True), (0.0001, True), (0.00009, False)):
        lines = dieharder._again([first, second], [first, dieharder.replace(second, p=again)])
        assert [line.again for line in lines] == [None, again]
        assert [line.passed for line in lines] == [True, passed]


def test_without_it_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(dieharder.NoDieharder, match=r"^dieharder is not installed on this machine .*\.$"):
        dieharder.ask(Csprng())


@needs_dieharder
@pytest.mark.slow
def test_it_passes_what_is_fair() -> None:
    begun: list[tuple[int, int | None]] = []
    found = dieharder.ask(Csprng(), dieharder.parts((0, 15)), lambda part: begun.append(part))
    assert [part[0] for part in begun] == [0, 15]
    assert [opinion.test for opinion in found] == ["diehard_birthdays", "diehard_runs", "diehard_runs"]
    assert all(opinion.passed for opinion in found)


@needs_dieharder
@pytest.mark.slow
def test_it_fails_what_is_not() -> None:
    (found,) = dieharder.ask(crooks.StuckBit(), dieharder.parts((100,)))
    assert not found.passed
    assert found.assessment == "FAILED"
