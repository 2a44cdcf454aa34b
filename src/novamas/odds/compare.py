"""Where the laws differ: every value of a game side by side with its articles, and what it does to the odds.

A value is compared as the game reads it, so that what one law spells out and another leaves to the same rule is
no difference; but what a law does not say is shown as unsaid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from novamas.games import Row, family
from novamas.games.counts import TooLong
from novamas.kit.money import encode_hook
from novamas.kit.plain import Plain, PlainDict
from novamas.law import MODES, Library, Mode, UnknownGame, articles, library
from novamas.odds.report import Choice, NeedsExtra, Shift, row_json, rows, same_figures, shifts

NOT_RULES = ("family", "epigraph")


class Value(Struct, frozen=True):
    """What one law says at one place, by which articles, and through which reading."""

    value: Any = None
    said: bool = False
    clauses: tuple[str, ...] = ()
    reading: str = ""
    side: str = ""


class Line(Struct, frozen=True):
    """One place in the rules under every law."""

    path: str
    values: dict[str, Value]

    @property
    def differs(self) -> bool:
        first, *others = (v.value for v in self.values.values())
        return any(other != first for other in others)


class Edge(Struct, frozen=True):
    """One bet under every law, by reading; a law without the bet has nothing."""

    bet: str
    strategy: str
    laws: dict[str, dict[Mode, Row | None]]

    @property
    def differs(self) -> bool:
        cells = [row for modes in self.laws.values() for row in modes.values()]
        first = cells[0]
        return any(
            (row is None) != (first is None) or (row is not None and first is not None and not same_figures(row, first))
            for row in cells
        )


class Oddity(Struct, frozen=True):
    """A bet that cannot be right: it never wins, or the player wins by it. `because` is the reading it hangs on."""

    law: str
    readings: tuple[Mode, ...]
    bet: str
    what: Literal["never-wins", "player-ahead"]
    row: Row
    because: str = ""
    clauses: tuple[str, ...] = ()


class Comparison(Struct, frozen=True):
    """A game under every law that has it. `uncounted` are the laws and readings whose odds take too long to count, or
    cannot be counted with what is installed."""

    game: str
    laws: tuple[str, ...]
    lines: tuple[Line, ...]
    edges: tuple[Edge, ...]
    oddities: tuple[Oddity, ...]
    uncounted: tuple[tuple[str, Mode], ...] = ()


def compare(game: str, laws: Library | None = None) -> Comparison:
    laws = laws or library()
    having = tuple(laws.with_game(game))
    if not having:
        raise UnknownGame("no-playable-game", field="game", value=game)
    figures = {law: _modes(law, game, laws) for law in having}
    uncounted = tuple((law, mode) for law, modes in figures.items() for mode, table in modes.items() if table is None)
    counted = {
        law: {m: table for m, table in modes.items() if table is not None} if modes["default"] is not None else {}
        for law, modes in figures.items()
    }
    return Comparison(
        game,
        having,
        tuple(_lines(game, having, laws)),
        tuple(_edges(counted)),
        tuple(odd for law in having for odd in _oddities(law, game, counted[law], laws)),
        uncounted,
    )


# -- rules -------------------------------------------------------------------------------------------------------


def _lines(game: str, having: tuple[str, ...], laws: Library) -> Iterator[Line]:
    columns = {law: dict(values(law, game, laws)) for law in having}
    for path in dict.fromkeys(path for column in columns.values() for path in column):
        line = Line(path, {law: column.get(path, Value()) for law, column in columns.items()})
        if any(value.said for value in line.values.values()):
            yield line


def values(law: str, game: str, laws: Library, choice: Choice = "default") -> Iterator[tuple[str, Value]]:
    """Every value of a game under a law, by its path in the TOML."""
    resolved = laws.resolve(law, game, choice)
    rules = laws.rules(family(law, game, laws).rules, law, game, choice)
    typed = msgspec.to_builtins(rules, enc_hook=encode_hook)
    known = laws.readings(law, game)
    own = [name for name, reading in known.items() if game in reading.games]
    readings = {name: known[name] for name in dict.fromkeys((*own, *known))}  # the game's own before those it inherits
    for path, value in _leaves(typed, ()):
        key = ".".join(path)
        said, clauses = _source(resolved.tree, path)
        name = next((name for name, reading in readings.items() if reading.concerns(key)), "")
        if name:
            clauses = tuple(dict.fromkeys((*clauses, *readings[name].clauses)))
        yield key, Value(value, said, clauses, name, resolved.readings.get(name, ""))


def _leaves(node: Plain, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    for key, value in node.items():
        if articles.is_articles(key) or value is None or (not path and key in NOT_RULES):
            continue
        if isinstance(value, Mapping):
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key), value


def _source(tree: Plain, path: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
    """Whether the law says the value itself, and the articles nearest to it."""
    node: Any = tree
    clauses: tuple[str, ...] = ()
    for key in path:
        if not isinstance(node, Mapping):
            return False, clauses
        names = (key, key.removesuffix("s"), key.split("_")[0])
        own = next((found for name in names if (found := node.get(f"{name}{articles.SUFFIX}"))), None)
        clauses = tuple(own or node.get("clauses", clauses))
        if key not in node:
            return False, clauses
        node = node[key]
    return True, clauses


# -- odds --------------------------------------------------------------------------------------------------------


def _modes(law: str, game: str, laws: Library) -> dict[Mode, tuple[Row, ...] | None]:
    """The odds of the default reading, and of those that change any of them; nothing where they are not counted."""
    usual = _rows(law, game, "default", laws)
    found: dict[Mode, tuple[Row, ...] | None] = {"default": usual}
    for mode in MODES:
        if mode not in found:
            other = _rows(law, game, mode, laws)
            if usual is None or other is None:
                found[mode] = other
                continue
            same = [(r.bet, r.strategy) for r in usual] == [(r.bet, r.strategy) for r in other]
            if not same or not all(map(same_figures, usual, other)):
                found[mode] = other
    return found


def _rows(law: str, game: str, mode: Mode, laws: Library) -> tuple[Row, ...] | None:
    try:
        return rows(law, game, mode, laws)
    except (TooLong, NeedsExtra):
        return None


def _edges(figures: Mapping[str, Mapping[Mode, tuple[Row, ...]]]) -> Iterator[Edge]:
    bets = dict.fromkeys(
        (row.bet, row.strategy) for modes in figures.values() for table in modes.values() for row in table
    )
    for bet, strategy in bets:
        yield Edge(
            bet,
            strategy,
            {
                law: {
                    mode: next((r for r in table if (r.bet, r.strategy) == (bet, strategy)), None)
                    for mode, table in modes.items()
                }
                for law, modes in figures.items()
            },
        )


def _oddities(law: str, game: str, modes: Mapping[Mode, tuple[Row, ...]], laws: Library) -> Iterator[Oddity]:
    """Bets that never win or by which the player wins, with the readings under which they do.

    A bet is told once for every reading that makes it so by itself.
    """
    found: dict[str, dict[Mode, Row]] = {}
    for mode, table in modes.items():
        for row in table:
            if _odd(row):
                found.setdefault(row.bet, {}).setdefault(mode, row)
    if not found:
        return
    moved = shifts(law, game, laws)
    for bet, cases in found.items():
        for because, row in _causes([shift for shift in moved if shift.bet == bet], cases):
            clauses = laws.readings(law, game)[because].clauses if because else row.clauses
            what: Literal["never-wins", "player-ahead"] = "never-wins" if row.win == 0 else "player-ahead"
            yield Oddity(law, tuple(cases), bet, what, row, because, clauses)


def _odd(row: Row | None) -> bool:
    """Whether the bet cannot be right: it never wins, or the player wins by it."""
    return row is not None and (row.win == 0 or (row.edge < 0 and not row.among_players))


def _causes(moved: list[Shift], cases: Mapping[Mode, Row]) -> list[tuple[str, Row]]:
    """The readings that make a bet odd, or cure it, each taken alone; where only several together do, the first."""
    usual = cases.get("default")
    found: dict[str, Row] = {}
    for shift in moved:
        if usual is None and shift.after is not None and _odd(shift.after):
            found.setdefault(shift.reading, shift.after)
        elif usual is not None and _odd(shift.before) and not _odd(shift.after):
            found.setdefault(shift.reading, usual)
    row = next(iter(cases.values()))
    return list(found.items()) or [(moved[0].reading if moved else "", row)]


# -- json --------------------------------------------------------------------------------------------------------


def comparison_json(comparison: Comparison, everything: bool = False) -> PlainDict:
    """The contract of `novamas compare --json`."""
    return {
        "game": comparison.game,
        "laws": list(comparison.laws),
        "rules": [
            {"path": line.path, "differs": line.differs, "values": msgspec.to_builtins(line.values)}
            for line in comparison.lines
            if everything or line.differs
        ],
        "odds": [
            {
                "bet": edge.bet,
                "strategy": edge.strategy,
                "differs": edge.differs,
                "laws": {
                    law: {mode: row_json(row) if row else None for mode, row in modes.items()}
                    for law, modes in edge.laws.items()
                },
            }
            for edge in comparison.edges
            if everything or edge.differs
        ],
        "oddities": [
            {
                "law": odd.law,
                "readings": list(odd.readings),
                "bet": odd.bet,
                "what": odd.what,
                "edge": str(odd.row.edge),
                "edge_float": float(odd.row.edge),
                "reading": odd.because,
                "clauses": list(odd.clauses),
            }
            for odd in comparison.oddities
        ],
        **({"uncounted": [list(one) for one in comparison.uncounted]} if comparison.uncounted else {}),
    }
