"""Plants a fault in the server and plays evenings until one of them shows it: the simulation must be able to fail."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct
from tests.simulation.evenings import Evening, play
from tools.mutants import Fault, planted

FAULTS = Path(__file__).with_name("faults.toml")


class Found(Struct, frozen=True):
    """Which evening showed a fault, and how; none where none of them did."""

    why: str
    evenings: int
    by: Evening | None


def faults() -> Iterator[tuple[Fault, ...]]:
    """Each fault, as the places in the code that make it; most have one."""
    for written in tomllib.loads(FAULTS.read_text(encoding="utf-8"))["fault"]:
        parts = (written, *([written["also"]] if "also" in written else ()))
        yield tuple(Fault(part["file"], part["find"], part["put"], written["why"], (), ()) for part in parts)


def hunt(fault: tuple[Fault, ...], first: int, most: int, each: Callable[[int], None] = lambda n: None) -> Found:
    """Plays evenings with the fault in the server, until it is found."""
    why = fault[0].why
    with ExitStack() as stack:
        for part in fault:
            stack.enter_context(planted(part))
        for n in range(most):
            evening = play(first + n)
            each(n + 1)
            if evening.wrong:
                return Found(why, n + 1, evening)
    return Found(why, most, None)
