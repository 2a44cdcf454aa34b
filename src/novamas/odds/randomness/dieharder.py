"""A second opinion: dieharder, a battery of tests that others wrote, fed with the bytes of a source.

It reads raw bytes from its standard input (`-g 200`) for as long as a test needs them. The rule is that of the
dossier: what lies below the first level is asked again with fresh bytes, and fails where it lies below the second.
dieharder's p-values come out of a Kolmogorov-Smirnov test over a hundred rounds of each test, so they are two-sided
as they stand.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.chance import Source
from novamas.kit.errors import Worded
from novamas.odds.randomness.dossier import FIRST, SECOND
from novamas.odds.randomness.samples import raw

PROGRAM = "dieharder"

Part = tuple[int, int | None]
"""The number of a test, and the length of the tuples that it looks at where it has to be told."""

PARTS: tuple[Part, ...] = (
    *((number, None) for number in (0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102)),
    (200, 1), (200, 4), (202, 2),
    *((number, None) for number in (206, 207, 208, 209)),
)  # fmt: skip
"""A battery of some minutes, each test with dieharder's own figures. Left out are those that it calls suspect (5, 6,
7) or not to be used (14), the one that tests its own arithmetic (204), and those that read bytes for much longer than
all these together: 17, 201, 203, 205, and 200 and 202 with longer tuples."""

COLUMNS = ("test_name", "ntuple", "tsamples", "psamples", "pvalues", "assessment")


class NoDieharder(Worded):
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
        raise NoDieharder("no-dieharder", field="dieharder")
    return found


def parts(numbers: Collection[int]) -> tuple[Part, ...]:
    """The parts of the battery with these numbers."""
    return tuple(part for part in PARTS if part[0] in numbers)


def ask(
    source: Source, wanted: Sequence[Part] = PARTS, before: Callable[[Part], None] = lambda _: None
) -> list[Opinion]:
    """The opinions about a source, part after part; `before` is told each as it begins."""
    program = find()
    found: list[Opinion] = []
    for part in wanted:
        before(part)
        lines = _one(program, source, part)
        if any(line.p < FIRST for line in lines):
            lines = _again(lines, _one(program, source, part))
        found += lines
    return found


def _again(lines: Iterable[Opinion], repeated: Iterable[Opinion]) -> list[Opinion]:
    """Lines that were too low, with what they gave the second time; the others as they were."""
    pairs = zip(lines, repeated, strict=True)
    return [replace(line, again=second.p) if line.p < FIRST else line for line, second in pairs]


def _one(program: str, source: Source, part: Part) -> list[Opinion]:
    number, ntuple = part
    command = [program, "-g", "200", "-d", str(number), "-c", ","]
    if ntuple is not None:
        command += ["-n", str(ntuple)]
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
        raise NoDieharder("dieharder-silent", number=number)
    return lines


def read(number: int, written: str) -> Iterator[Opinion]:
    """The lines that dieharder writes, one a result."""
    for line in written.splitlines():
        parts = [part.strip() for part in line.split(",")]
        if len(parts) == len(COLUMNS):
            name, ntuple, tsamples, psamples, p, assessment = parts
            yield Opinion(number, name, int(ntuple), int(tsamples), int(psamples), float(p), assessment)
