"""The odds room: the exact figures of every bet, for the terminal, the browser and whoever asks in JSON."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.games import FAMILIES, AnyRoom, Chart, Row, family, make
from novamas.games.counts import TooLong, count_asked
from novamas.kit.decider import AnyGame
from novamas.kit.errors import Worded
from novamas.kit.money import encode_hook
from novamas.kit.plain import PlainDict
from novamas.kit.words import say
from novamas.law import Library, Mode, forgets, library
from novamas.table import TableGame

Choice: TypeAlias = Mode | Mapping[str, str]
"""How the doubtful places of a text are read: all in one way, or some by name and the others as usual."""
Side: TypeAlias = tuple[str, str, tuple[Row, ...] | None]
"""A reading, its other side, and the odds with it; nothing where they are not counted."""


DIGITS = 8
"""Decimals of a figure that is computed."""
COUNTING = ("numba", "numpy")
"""What some games need for their odds, and nothing else here does: the extra `odds`."""


MOST_KNOWN = 500
"""Tables whose odds are kept; all laws, games and readings taken one by one are about 300."""
INSTALL = "pip install 'novamas[odds]'"
"""What brings that."""


class NeedsExtra(Worded):
    """Odds that cannot be counted with what is installed."""

    code = "needs-extra"

    def __init__(self, game: str, missing: str) -> None:
        super().__init__("needs-extra", field="game", value=game, game=game, missing=missing, install=INSTALL)


class Report(Struct, frozen=True):
    """The odds of a game under one law and one choice of readings, as it was asked for.

    `lacking` is the key of why there are none: something has to be installed for them, or they take `waits` seconds to
    count, which is longer than was wanted. `command` is what brings them, to be typed where the counting is done.
    """

    game: str
    law: str
    reading: str
    rows: tuple[Row, ...]
    charts: tuple[Chart, ...] = ()
    lacking: str = ""
    waits: int = 0
    command: str = ""


class Shift(Struct, frozen=True):
    """What the other side of one reading does to one bet; nothing before or after means that the bet is not there."""

    reading: str
    side: str
    bet: str
    strategy: str
    before: Row | None
    after: Row | None


class Move(Struct, frozen=True):
    """A bet whose figures change when its rules do; nothing before or after means that the bet is not there."""

    bet: str
    strategy: str
    before: Row | None
    after: Row | None


def label(reading: Choice) -> str:
    """A choice as people write it: `literal`, `joker=literal,wheel-24-and-15=corrected`."""
    return reading if isinstance(reading, str) else ",".join(f"{key}={side}" for key, side in reading.items())


def rows(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> tuple[Row, ...]:
    """One row a bet and, where the player chooses, a choice; `NeedsExtra` where they cannot be counted here."""
    return room_rows(family(law, game, laws), make(law, game, None, reading, laws), game)


def room_rows(room: AnyRoom, made: AnyGame, game: str) -> tuple[Row, ...]:
    """The odds of one table; `NeedsExtra` where they cannot be counted with what is installed."""
    given = (made.name, made.rules, made.house)  # type: ignore[attr-defined]
    key = room.odds, msgspec.json.encode(given, enc_hook=encode_hook)
    if (known := KNOWN.rows.get(key)) is not None:
        return known
    before = count_asked()
    try:
        found = tuple(room.odds(made))
    except ModuleNotFoundError as missing:
        if missing.name not in COUNTING:
            raise
        raise NeedsExtra(game, missing.name) from missing
    if count_asked() == before:  # a long count has its own keeper, who may want to do it again
        KNOWN.keep(key, found)
    return found


class Known:
    """Odds that were worked out before, by the rules, the house and the function that does it."""

    def __init__(self) -> None:
        self.rows: dict[Hashable, tuple[Row, ...]] = {}

    def keep(self, key: Hashable, rows: tuple[Row, ...]) -> None:
        if len(self.rows) >= MOST_KNOWN:
            self.rows.clear()
        self.rows[key] = rows

    def cache_clear(self) -> None:
        self.rows.clear()


KNOWN: Known = forgets(Known())


def report(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> Report:
    return price(
        Report(game, law, label(reading), ()),
        reading,
        lambda: (rows(law, game, reading, laws), charts(law, game, reading, laws)),
    )


def price(empty: Report, reading: Choice, figures: Callable[[], tuple[tuple[Row, ...], tuple[Chart, ...]]]) -> Report:
    """A report with its figures, or with the reason why there are none and what brings them."""
    try:
        found, how = figures()
    except NeedsExtra:
        return replace(empty, lacking="odds-needs", command=INSTALL)
    except TooLong as long:
        seconds, command = long.count.seconds, counting(empty.game, empty.law, reading)
        return replace(empty, lacking="odds-waits", waits=seconds, command=command)
    return replace(empty, rows=found, charts=how)


def why_lacking(report: Report, tongue: str) -> str:
    """Why there are no figures, in words."""
    return say(report.lacking, tongue, seconds=report.waits, command=report.command)


def table_report(table: TableGame) -> Report:
    """The figures of a table's very game, with its readings and what its house chose, and how it is best played."""
    opening, game = table.opening, table.game
    room, known = FAMILIES[table.rules.family], library().readings(opening.law, opening.game)
    taken = {k: side for k, side in table.prepared.readings.items() if k in known and side != known[k].default}
    return price(
        Report(opening.game, opening.law, "table", ()),
        taken,
        lambda: (room_rows(room, game, opening.game), tuple(room.charts(game))),
    )


def counting(game: str, law: str, reading: Choice = "default") -> str:
    """The command that counts the odds of a game, however long that takes, and keeps them."""
    read = f" --reading {label(reading)}" if reading not in ("default", {}) else ""
    return f"novamas odds {game} --law {law}{read}"


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
        for taken in (_keep_known(one, each, reading, laws) for reading in readings)
        if taken
    ]


def _keep_known(law: str, game: str, reading: Choice, laws: Library) -> Choice:
    if isinstance(reading, str):
        return reading
    known = laws.readings(law, game)
    return {key: side for key, side in reading.items() if key in known}


def shifts(law: str, game: str, laws: Library | None = None, sides: Iterable[Side] | None = None) -> list[Shift]:
    """The bets whose figures change when one reading alone is taken the other way; those that are not counted are left
    out. `sides` are the figures of the other sides, where they are known already."""
    laws = laws or library()
    usual = rows(law, game, "default", laws)
    return [
        Shift(key, side, move.bet, move.strategy, move.before, move.after)
        for key, side, figures in (other_sides(law, game, laws) if sides is None else sides)
        for move in moves(usual, usual if figures is None else figures)
    ]


def moves(usual: Iterable[Row], other: Iterable[Row]) -> list[Move]:
    """The bets whose figures are not the same in two reports."""
    one, two = _by_bet(usual), _by_bet(other)
    found = []
    for bet in dict.fromkeys([*one, *two]):
        before, after = one.get(bet), two.get(bet)
        if before is None or after is None or not same_figures(before, after):
            found.append(Move(*bet, before, after))
    return found


def other_sides(law: str, game: str, laws: Library) -> Iterator[Side]:
    """Every reading, its other side and the odds with it, or nothing where they are not counted."""
    for key, reading in laws.readings(law, game).items():
        side = "literal" if reading.default == "corrected" else "corrected"
        if side == "literal" and reading.unplayable:
            continue
        try:
            yield key, side, rows(law, game, {key: side}, laws)
        except (TooLong, NeedsExtra):
            yield key, side, None


def same_figures(a: Row, b: Row) -> bool:
    """Whether two rows mean the same to a player, whatever articles they come from."""
    return (a.pays, a.win, a.push, a.lose, a.edge, a.variance) == (b.pays, b.win, b.push, b.lose, b.edge, b.variance)


def as_json(reports: Iterable[Report], tongue: str) -> list[PlainDict]:
    """The contract of `novamas odds --json`: exact fractions as strings, and two floats for plotting; what is said is
    in the language of who asks."""
    return [
        {"game": r.game, "law": r.law, "reading": r.reading, "bets": [row_json(row) for row in r.rows]}
        | ({"charts": [chart_json(chart) for chart in r.charts]} if r.charts else {})
        | ({"lacking": why_lacking(r, tongue), "command": r.command} if r.lacking else {})
        | ({"waits": r.waits} if r.waits else {})
        for r in reports
    ]


def chart_json(chart: Chart) -> PlainDict:
    rows = [{"hand": heading, "answers": list(cells)} for heading, cells in chart.rows]
    notes = [{"key": note.key, **note.args} for note in chart.notes]
    return {"title": chart.title, "against": list(chart.columns), "rows": rows} | ({"notes": notes} if notes else {})


def row_json(row: Row) -> PlainDict:
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
