"""The names of things, where the command line looks for them."""

from __future__ import annotations

from novamas.kit import names
from novamas.kit.names import bet_name, choice_name, game_name, spot_name
from novamas.law import library


def law_name(law: str, lang: str = "en") -> str:
    """The short name of a law; one that nobody has named yet is called by the title of its text."""
    name = names.law_name(law, lang)
    if name != law or law not in library().folders:
        return name
    head = library().head(law)
    return head.title_en if lang == "en" else head.title


__all__ = ["bet_name", "choice_name", "game_name", "law_name", "spot_name"]
