"""Long counts kept on disk: those that came with the package, and those of this machine in the user's cache folder.

A file's name is a digest of the count and of its arguments (the rules, as far as they change the price), so that no
figure is ever taken for that of other rules. In the cache folder the code that counts is part of the digest too: what
another version counted is not found. What comes with the package was counted by `tools/counts.py`, for the laws
here; the slow tests count it again. What cannot be read or written is counted again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path

from novamas.games import FAMILIES
from novamas.games.counts import Count, Keeper, TooLong

ROOT = Path(__file__).parents[1]
SHARED = ("games/counts.py", "games/odds.py", "kit/hand*.py")
CODE = (
    *SHARED, *dict.fromkeys(f"games/{files}" for room in FAMILIES.values() for files in room.counted_by),
)  # fmt: skip
"""What a count is done by: a change to it makes what was kept worthless."""
COUNTED = ROOT / "odds" / "counted"
"""What came with the package."""
SHORT = 2
"""Seconds of one processor that everybody waits for."""
PATIENT = 60
"""Seconds that somebody waits for who asks a server for the odds of one game."""


class Progress:
    """Hears about counts that are done; this one does nothing with it."""

    def begin(self, count: Count) -> None: ...

    def step(self, share: float) -> None: ...

    def end(self) -> None: ...


class Kept(Keeper):
    """Remembers counts in a folder, and does none itself that takes more than `most` seconds; `again` does all of them
    again, whatever is known; `card` is a graphics card for those that one can do."""

    def __init__(
        self,
        most: float = inf,
        progress: Progress | None = None,
        folder: Path | None = None,
        again: bool = False,
        card: object = None,
    ) -> None:
        self.most = most
        self.progress = progress or Progress()
        self.folder = folder or cache_folder()
        self.again = again
        self.card = card

    def find(self, count: Count) -> bytes | None:
        for place in () if self.again else (self.place(count), COUNTED / name(count)):
            with suppress(OSError):
                return place.read_bytes()
        return None

    def keep(self, count: Count, found: bytes) -> None:
        put(self.place(count), found)

    def place(self, count: Count) -> Path:
        return self.folder / name(count, edition())

    def begin(self, count: Count) -> None:
        if count.seconds > self.most:
            raise TooLong(count)
        self.progress.begin(count)

    def step(self, share: float) -> None:
        self.progress.step(share)

    def end(self, count: Count) -> None:
        self.progress.end()


def name(count: Count, *more: bytes) -> str:
    """What the file of a count is called."""
    digest = sha256(b"\0".join((*more, count.work.encode(), count.given)))
    return f"{count.game}-{digest.hexdigest()[:32]}.json"


def put(place: Path, found: bytes) -> None:
    """Writes a file as a whole or not at all; nothing is lost but time where it cannot be written."""
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_suffix(f".{os.getpid()}")
        beside.write_bytes(found)
        beside.replace(place)


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
