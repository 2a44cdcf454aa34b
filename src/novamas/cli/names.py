"""The names of things, where the command line looks for them."""

from __future__ import annotations

from novamas.kit.names import bet_name, choice_name, game_name, spot_name
from novamas.law import library


def law_name(law: str, lang: str = "en") -> str:
    """The short name of a law; one that has none is called by the title of its text, an unknown one by its key."""
    return library().head(law).short_name(lang) if law in library().folders else law


__all__ = ["bet_name", "choice_name", "game_name", "law_name", "spot_name"]
