"""A second opinion: dieharder, a battery of tests that others wrote, fed with the bytes of a source.

It reads raw bytes from its standard input (`-g 200`) for as long as a test needs them. The rule is that of the
dossier: what lies below the first level is asked again with fresh bytes, and fails where it lies below the second.
dieharder's p-values come out of a Kolmogorov-Smirnov test over a hundred rounds of each test, so they are two-sided
as they stand.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.chance import Source
from novamas.kit.errors import BadInput
from novamas.odds.randomness.dossier import FIRST, SECOND
from novamas.odds.randomness.samples import raw

PROGRAM = "dieharder"

TESTS = (0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17, 100, 101, 102, 200, 201, 202, 204, 205, 206, 207, 208, 209)
"""All that dieharder itself calls good, each with its default figures, but for the lagged sums (203), which alone
would take hours of bytes. It calls 5, 6 and 7 suspect and 14 not to be used."""

COLUMNS = ("test_name", "ntuple", "tsamples", "psamples", "pvalues", "assessment")


class NoDieharder(BadInput):
    """dieharder is not installed on this machine."""

    code = "no-dieharder"


class Opinion(Struct, frozen=True):
    """One line of dieharder, and the same line of a repetition where one was needed."""

    number: int
    test: str
    ntuple: int
    tsamples: int
    psamples: int
    p: float
    assessment: str
    again: float | None = None

    @property
    def passed(self) -> bool:
        return self.again is None or self.again >= SECOND


def find() -> str:
    """Where the program lies."""
    found = shutil.which(PROGRAM)
    if found is None:
        raise NoDieharder("dieharder is not installed on this machine.")
    return found


def ask(source: Source, tests: Sequence[int] = TESTS, before: Callable[[int], None] = lambda _: None) -> list[Opinion]:
    """The opinions about a source, test after test; `before` is told the number of each."""
    program = find()
    found: list[Opinion] = []
    for number in tests:
        before(number)
        lines = list(_one(program, source, number))
        if any(line.p < FIRST for line in lines):
            lines = _again(lines, _one(program, source, number))
        found += lines
    return found


def _again(lines: Iterable[Opinion], repeated: Iterable[Opinion]) -> list[Opinion]:
    """Lines that were too low, with what they gave the second time; the others as they were."""
    pairs = zip(lines, repeated, strict=True)
    return [replace(line, again=second.p) if line.p < FIRST else line for line, second in pairs]


def _one(program: str, source: Source, number: int) -> Iterator[Opinion]:
    command = [program, "-g", "200", "-d", str(number), "-c", ","]
    for column in COLUMNS:
        command += ["-D", column]
    process = subprocess.Popen(  # noqa: S603  (a program that is installed, arguments that are all ours)
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        try:
            while process.poll() is None:
                process.stdin.write(raw(source))
        except BrokenPipeError:  # it has had enough
            pass
        written = process.stdout.read().decode("ascii", "replace")
        process.wait()
    finally:
        process.kill()
        process.stdin.close()
        process.stdout.close()
        process.wait()
    lines = list(read(number, written))
    if not lines:
        raise NoDieharder(f"dieharder gave no result for test {number}.")
    yield from lines


def read(number: int, written: str) -> Iterator[Opinion]:
    """The lines that dieharder writes, one a result."""
    for line in written.splitlines():
        parts = [part.strip() for part in line.split(",")]
        if len(parts) == len(COLUMNS):
            name, ntuple, tsamples, psamples, p, assessment = parts
            yield Opinion(number, name, int(ntuple), int(tsamples), int(psamples), float(p), assessment)
