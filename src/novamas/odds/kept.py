"""Long counts kept on disk, in the user's cache folder: each is done once for a machine, not once a run.

A file's name is a digest of the count, of its arguments (the rules, as far as they change the price) and of the code
that counts, so that nothing outdated is ever found. What cannot be read or written there is counted again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path

from novamas.games.counts import Count, Keeper, TooLong

ROOT = Path(__file__).parents[1]
CODE = (
    "games/counts.py", "games/odds.py", "games/poker/counting.py", "games/poker/exact_*.py",
    "games/poker/house_way.py", "games/poker/kernels/*.py", "kit/hand*.py",
)  # fmt: skip
"""What a count is done by: a change to it makes what was kept worthless."""
SHORT = 2
"""Seconds of one processor that everybody waits for."""
PATIENT = 30
"""Seconds that somebody waits for who asks a server for the odds of one game."""


class Progress:
    """Hears about counts that are done; this one does nothing with it."""

    def begin(self, count: Count) -> None: ...

    def step(self, share: float) -> None: ...

    def end(self) -> None: ...


class Kept(Keeper):
    """Remembers counts in a folder, and does none itself that takes more than `most` seconds."""

    def __init__(self, most: float = inf, progress: Progress | None = None, folder: Path | None = None) -> None:
        self.most = most
        self.progress = progress or Progress()
        self.folder = folder or cache_folder()

    def find(self, count: Count) -> bytes | None:
        with suppress(OSError):
            return self.place(count).read_bytes()
        return None

    def keep(self, count: Count, found: bytes) -> None:
        place = self.place(count)
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            beside = place.with_suffix(f".{os.getpid()}")
            beside.write_bytes(found)
            beside.replace(place)

    def place(self, count: Count) -> Path:
        digest = sha256(b"\0".join((edition(), count.work.encode(), count.given)))
        return self.folder / f"{count.game}-{digest.hexdigest()[:32]}.json"

    def begin(self, count: Count) -> None:
        if count.seconds > self.most:
            raise TooLong(count)
        self.progress.begin(count)

    def step(self, share: float) -> None:
        self.progress.step(share)

    def end(self, count: Count) -> None:
        self.progress.end()


@cache
def edition() -> bytes:
    """A digest of the code that counts."""
    files = sorted({path for pattern in CODE for path in ROOT.glob(pattern)})
    return sha256(b"\0".join(path.read_bytes() for path in files)).digest()


def cache_folder() -> Path:
    """Where this user's programs keep what they could work out again, or what `NOVAMAS_CACHE` names."""
    if own := os.environ.get("NOVAMAS_CACHE"):
        return Path(own) / "counts"
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "novamas" / "counts"
