"""What company is called: a bot's name is in its id. People's own names lie beside the books (`store/names.py`)."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.bots import MORE_NAMES, NAMES

BOT = "bot-"

_SPELT = {name.lower(): name for name in (*NAMES, *MORE_NAMES)}


def bot_name(id: str) -> str:
    """What company is called: `bot-3-uxía` is Uxía at every table and for every client."""
    given = id.rpartition("-")[2]
    return _SPELT.get(given, given.capitalize())


def bot_names(ids: Iterable[str]) -> dict[str, str]:
    return {id: bot_name(id) for id in ids if id.startswith(BOT)}
