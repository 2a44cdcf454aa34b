"""The wheel of fortune as the texts have it, typed by hand: the oracle beside the law files.

Nothing here is read from `laws/`.
"""

from __future__ import annotations

WHEEL_CELLS = {"24": 24, "15": 15, "7": 7, "4": 4, "2": 2, "joker-red": 1, "joker-black": 1}

GALICIAN = {"24": 1, "15": 2, "7": 5, "4": 10, "2": 20, "joker-red": 45, "joker-black": 45}

WHEEL_PAYS: dict[tuple[str, str], dict[str, int]] = {
    ("galicia-2007", "default"): GALICIAN,
    ("euskadi-1996", "default"): {**GALICIAN, "24": 0, "15": 1},
    ("euskadi-1996", "corrected"): GALICIAN,
    ("euskadi-1996", "literal"): {"24": 0, "15": 1, "7": 5, "4": 10, "2": 20, "joker": 45},
}


def wheel_wins(bet: str) -> tuple[str, ...]:
    """The symbols that win a bet: its own, and both jokers where the text has one bet for them."""
    return ("joker-red", "joker-black") if bet == "joker" else (bet,)
