"""A store to be opened."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Where(Struct, frozen=True):
    """A store to be opened: its address, and the folder of its keys."""

    url: str
    keys: Path
    kind: str
