"""Shares as people read them."""

from __future__ import annotations

from fractions import Fraction

from novamas.kit.money import MINUS


def percent(x: Fraction, lang: str = "en", digits: int = 2, sign: bool = False) -> str:
    """`2.70 %`, in Spanish `2,70 %`; with `sign`, what a player expects: `−2.70 %`."""
    number = f"{abs(float(x)) * 100:.{digits}f}"
    if lang != "en":
        number = number.replace(".", ",")
    before = MINUS if x < 0 else ("+" if sign and x > 0 else "")
    return f"{before}{number} %"
