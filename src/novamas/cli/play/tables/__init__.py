"""How an evening goes at each kind of table: a module a kind, which a room names (`Room.terminal`).

Every module has its `SESSION`: the `Session` that talks, draws and listens there.
"""

from __future__ import annotations

from importlib import import_module

from novamas.cli.play.session import Session
from novamas.games import AnyRoom


def session_at(room: AnyRoom) -> type[Session]:
    """How an evening goes at a table of this room."""
    session: type[Session] = import_module(f"{__name__}.{room.terminal}").SESSION
    return session
