"""Designs that come with novamas: what a house builds for itself where no law prints one, a file each.

They are no law, so they stand apart from the laws, in `laws/models/<kind>/<name>.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from novamas.kit.plain import PlainDict

MODELS = Path(__file__).parent.parent / "laws" / "models"


@cache
def models(kind: str) -> dict[str, PlainDict]:
    """The designs of a kind, by name."""
    files = sorted((MODELS / kind).glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}
