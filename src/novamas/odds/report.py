"""The odds room: the exact figures of every bet, for the terminal, the browser and whoever asks in JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct

from novamas.games import Chart, Row, family, make
from novamas.law import Library, Mode, library

Choice: TypeAlias = Mode | Mapping[str, str]
"""How the doubtful places of a text are read: all in one way, or some by name and the others as usual."""


DIGITS = 8
"""Decimals of a figure that is computed."""


class Report(Struct, frozen=True):
    """The odds of a game under one law and one choice of readings, as it was asked for."""

    game: str
    law: str
    reading: str
    rows: tuple[Row, ...]
    charts: tuple[Chart, ...] = ()


class Shift(Struct, frozen=True):
    """What the other side of one reading does to one bet; nothing before or after means that the bet is not there."""

    reading: str
    side: str
    bet: str
    strategy: str
    before: Row | None
    after: Row | None


def label(reading: Choice) -> str:
    """A choice as people write it: `literal`, `joker=literal,wheel-24-and-15=corrected`."""
    return reading if isinstance(reading, str) else ",".join(f"{key}={side}" for key, side in reading.items())


def rows(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> tuple[Row, ...]:
    """One row a bet and, where the player chooses, a choice."""
    return tuple(family(law, game, laws).odds(make(law, game, None, reading, laws)))


def report(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> Report:
    return Report(game, law, label(reading), rows(law, game, reading, laws), charts(law, game, reading, laws))


def charts(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> tuple[Chart, ...]:
    """How the game is best played, where it leaves the player so much choice that a table is needed to say it."""
    return tuple(family(law, game, laws).charts(make(law, game, None, reading, laws)))


def reports(
    game: str | None = None,
    law: str | None = None,
    readings: Iterable[Choice] = ("default",),
    laws: Library | None = None,
) -> list[Report]:
    """Every game under every law that has it, or the one asked for.

    Of readings chosen by name each game takes those that it has; a game that has none of them is left out.
    """
    laws = laws or library()
    if game is not None and law is not None:
        laws.check_game(law, game)
    return [
        report(one, each, taken, laws)
        for one in ([law] if law else laws.laws())
        for each in laws.games(one)
        if game in (None, each)
        for taken in (_taken(one, each, reading, laws) for reading in readings)
        if taken
    ]


def _taken(law: str, game: str, reading: Choice, laws: Library) -> Choice:
    if isinstance(reading, str):
        return reading
    known = laws.readings(law, game)
    return {key: side for key, side in reading.items() if key in known}


def shifts(law: str, game: str, laws: Library | None = None) -> list[Shift]:
    """The bets whose figures change when one reading alone is taken the other way."""
    laws = laws or library()
    usual = _by_bet(rows(law, game, "default", laws))
    found = []
    for key, reading in laws.readings(law, game).items():
        side = "literal" if reading.default == "corrected" else "corrected"
        if side == "literal" and reading.unplayable:
            continue
        other = _by_bet(rows(law, game, {key: side}, laws))
        for bet in dict.fromkeys([*usual, *other]):
            before, after = usual.get(bet), other.get(bet)
            if before is None or after is None or not same_figures(before, after):
                found.append(Shift(key, side, *bet, before, after))
    return found


def same_figures(a: Row, b: Row) -> bool:
    """Whether two rows mean the same to a player, whatever articles they come from."""
    return (a.pays, a.win, a.push, a.lose, a.edge, a.variance) == (b.pays, b.win, b.push, b.lose, b.edge, b.variance)


def as_json(reports: Iterable[Report]) -> list[dict[str, Any]]:
    """The contract of `novamas odds --json`: exact fractions as strings, and two floats for plotting."""
    return [
        {"game": r.game, "law": r.law, "reading": r.reading, "bets": [row_json(row) for row in r.rows]}
        | ({"charts": [chart_json(chart) for chart in r.charts]} if r.charts else {})
        for r in reports
    ]


def chart_json(chart: Chart) -> dict[str, Any]:
    rows = [{"hand": heading, "answers": list(cells)} for heading, cells in chart.rows]
    notes = [{"key": note.key, **note.args} for note in chart.notes]
    return {"title": chart.title, "against": list(chart.columns), "rows": rows} | ({"notes": notes} if notes else {})


def row_json(row: Row) -> dict[str, Any]:
    """One bet: exact figures as fractions, computed ones as decimals with what their edge may be wrong by."""

    def figure(x: Fraction) -> str:
        return str(x) if row.method == "exact" else f"{float(x):.{DIGITS}f}"

    found = {
        "bet": row.bet,
        "pays": row.pays,
        "win": figure(row.win),
        "push": figure(row.push),
        "lose": figure(row.lose),
        "edge": figure(row.edge),
        "edge_float": float(row.edge),
        "sd": row.sd,
        "method": row.method,
        "strategy": row.strategy,
        "clauses": list(row.clauses),
    }
    if row.staked != 1:
        found["element_of_risk"] = figure(row.element_of_risk)
    if row.error:
        found["error"] = float(row.error)
    return found


def _by_bet(rows: Iterable[Row]) -> dict[tuple[str, str], Row]:
    return {(row.bet, row.strategy): row for row in rows}
