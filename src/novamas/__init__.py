"""novamas: the Spanish casino catalogues as software that runs.

What is named here is the public interface; everything else may change without notice. Nothing is imported before it is
used, so `import novamas` costs nothing. A page for each part is in docs/api.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from novamas import client as client
    from novamas import envs as envs
    from novamas import odds as odds
    from novamas import sim as sim
    from novamas.games import make as make
    from novamas.kit.chance import Committed as Committed
    from novamas.kit.chance import Csprng as Csprng
    from novamas.kit.chance import Scripted as Scripted
    from novamas.kit.chance import Seeded as Seeded
    from novamas.kit.decider import Refused as Refused
    from novamas.kit.errors import NovamasError as NovamasError
    from novamas.kit.wire import read_command as read_command
    from novamas.law import library as library
    from novamas.sim import simulate as simulate
    from novamas.table import Opening as Opening
    from novamas.table import Table as Table
    from novamas.table import replay as replay

PUBLIC = {
    "Committed": "novamas.kit.chance",
    "Csprng": "novamas.kit.chance",
    "NovamasError": "novamas.kit.errors",
    "Opening": "novamas.table",
    "Refused": "novamas.kit.decider",
    "Scripted": "novamas.kit.chance",
    "Seeded": "novamas.kit.chance",
    "Table": "novamas.table",
    "library": "novamas.law",
    "make": "novamas.games",
    "read_command": "novamas.kit.wire",
    "replay": "novamas.table",
    "simulate": "novamas.sim",
}
"""Where each public name is at home."""
PARTS = ("client", "envs", "odds", "sim")
"""Packages whose own public names are in their `__all__`."""

__all__ = [
    "Committed",
    "Csprng",
    "NovamasError",
    "Opening",
    "Refused",
    "Scripted",
    "Seeded",
    "Table",
    "__version__",
    "client",
    "envs",
    "library",
    "make",
    "odds",
    "read_command",
    "replay",
    "sim",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """A public name, the first time that somebody asks for it."""
    if name in PARTS:
        return import_module(f"novamas.{name}")
    if name in PUBLIC:
        found = getattr(import_module(PUBLIC[name]), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module 'novamas' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
