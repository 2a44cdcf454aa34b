"""What came of it: one row for each thing that was done, one table at the end."""

from __future__ import annotations

import sys
import time
from typing import Any

from msgspec import Struct, field, to_builtins

HEADS = ("what was done", "store", "times", "acknowledged", "lost", "doubled", "audit", "longest recovery", "notes")


class Row(Struct):
    """One row. `wrong` is what was found besides lost and doubled commands; anything of it fails the run too."""

    done: str
    store: str
    times: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    audit: str = "not asked"
    recovery: float = 0.0
    notes: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not self.lost and not self.doubled and not self.wrong and self.audit == "clean"

    def cells(self) -> list[str]:
        notes = [*self.notes, *self.wrong[:3], *self.lost[:1], *self.doubled[:1]]
        if len(self.wrong) > 3:
            notes.append(f"and {len(self.wrong) - 3} more of the kind")
        return [
            self.done, self.store, f"{self.times:,}", f"{self.acknowledged:,}", str(len(self.lost)),
            str(len(self.doubled)), self.audit, f"{self.recovery:.1f} s", "; ".join(notes).replace("|", "/"),
        ]  # fmt: skip


def table(rows: list[Row]) -> str:
    """As Markdown, so that it can be read here and pasted there."""
    lines = [list(HEADS), ["---"] * len(HEADS), *(row.cells() for row in rows)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def as_json(rows: list[Row]) -> list[dict[str, Any]]:
    return [{**to_builtins(row), "good": row.good} for row in rows]


class Progress:
    """How far it is, how fast, and how long it will take: one line that is written over on a terminal, else one now and
    then."""

    EVERY = 10.0

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.began = time.monotonic()
        self.said = 0.0
        self.rewrites = sys.stderr.isatty()

    def at(self, done: int, more: str = "") -> None:
        now = time.monotonic()
        if now - self.said < (0.2 if self.rewrites else self.EVERY) and done < self.total:
            return
        self.said = now
        rate = done / max(now - self.began, 1e-9)
        left = (self.total - done) / rate if rate else 0.0
        text = f"{self.what}: {done:,} of {self.total:,}, {60 * rate:.0f} a minute, {left / 60:.1f} min left; {more}"
        sys.stderr.write(f"\r{text:<110}" if self.rewrites else f"{text}\n")
        if self.rewrites and done >= self.total:
            sys.stderr.write("\n")
        sys.stderr.flush()
