"""How a game is played, in a few sentences that are made from its rules, and what each of its bets means.

A family's `lesson.py` says which sentences (`lesson`) and what wins or loses each kind of bet (`meanings`); the values
in them come from the law. The words are Fluent's; a number of a law stands in none of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from novamas.games.odds import Row
from novamas.kit.money import Ratio
from novamas.kit.words import say


class Line(Struct, frozen=True):
    """A sentence: the key of its words, and what they need.

    A text `35:1` is a payment and is shown as people say it, `1/37` a part and is shown in per cent; several numbers
    are listed with "or" before the last; a line inside a line is put into words first.
    """

    key: str
    args: dict[str, int | str | tuple[int, ...] | Line] = {}


def tell(key: str, **args: Any) -> Line:
    """A line; payments and parts are written as a line has them."""
    return Line(key, {name: as_value(value) for name, value in args.items()})


def as_value(value: object) -> Any:
    """A value of the rules as a line has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Ratio):
        return str(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    return tuple(value) if isinstance(value, list) else value


def edges(rows: Iterable[Row], *bets: str) -> tuple[Fraction, Fraction]:
    """The least and the most that some bets cost, each played as well as it can be; without names all of them."""
    best: dict[str, Fraction] = {}
    for row in rows:
        if not bets or row.bet in bets:
            best[row.bet] = min(row.edge, best.get(row.bet, row.edge))
    return min(best.values()), max(best.values())


def put_into_words(line: Line, lang: str) -> str:
    """A line in a language."""
    return say(line.key, lang, **{name: _show(value, lang) for name, value in line.args.items()})


def _show(value: int | str | tuple[int, ...] | Line, lang: str) -> int | str:
    if isinstance(value, Line):
        return put_into_words(value, lang)
    if isinstance(value, tuple):
        *first, last = map(str, value or ("",))
        return f"{', '.join(first)} {say('how-or', lang, last=int(last))} {last}" if first else last
    if isinstance(value, str) and (paid := re.fullmatch(r"(\d+):(\d+)", value)):
        return say("web-pays", lang, win=paid[1], stake=paid[2])
    if isinstance(value, str) and re.fullmatch(r"\d+/\d+", value):
        figure = f"{100 * float(Fraction(value)):.2f}".rstrip("0").rstrip(".")
        return f"{figure}%" if lang == "en" else f"{figure.replace('.', ',')} %"
    return value
