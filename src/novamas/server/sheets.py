"""The sheet of a table of the house: what its family says, its law's languages and readings, other laws' figures.

Tables that play the same rules with the same options at the same minimum share one; figures are worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from threading import Lock
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from novamas.games import FAMILIES, AnyRoom, Row, family, make
from novamas.games.counts import under
from novamas.games.families import AnyCloth
from novamas.games.lesson import Line
from novamas.games.sheet import Irregularity, Limit, Sheet, SpotInfo, Step
from novamas.kit.decider import AnyGame
from novamas.kit.money import Currency
from novamas.law import forgets, library
from novamas.odds.kept import PATIENT, Kept
from novamas.odds.report import Report, table_report
from novamas.server.hosted import Hosted
from novamas.store.books import Listed
from novamas.table import TableGame

KEPT = 256  # sheets and limits kept in memory; a house has far fewer kinds of tables
T = TypeVar("T")


class Coin(Struct, frozen=True):
    """A currency: its code, and how many decimals lie between the unit people name and the one that is counted."""

    code: str
    digits: int


class Elsewhere(Struct, frozen=True):
    """What a bet of the same kind pays and costs under another law."""

    law: str
    pays: str
    edge: str


class Read(Struct, frozen=True):
    """A doubtful place of the text: what it prints, what it must mean, and which of the two this table plays."""

    id: str
    side: Literal["literal", "corrected"]
    literal: str
    corrected: str
    reason: str
    clauses: tuple[str, ...]


class TableSheet(Struct, frozen=True, kw_only=True):
    """What a table is, for drawing and explaining it. Amounts are minor units; figures are exact fractions.

    `lesson` tells how the game is played, `meanings` what wins and what loses each kind of bet; `tournament` is the
    one that it is a table of.
    """

    table: str
    law: str
    game: str
    family: str
    currency: Coin
    languages: tuple[str, ...]
    minimum: int
    chips: tuple[int, ...]
    spots: tuple[SpotInfo, ...]
    order: tuple[Step, ...]
    at_once: Literal["no", "all", "all-but-even-chances"]
    collect_clauses: tuple[str, ...]
    cloth: AnyCloth
    elsewhere: dict[str, tuple[Elsewhere, ...]]
    readings: tuple[Read, ...]
    irregularities: tuple[Irregularity, ...]
    lesson: tuple[Line, ...] = ()
    meanings: dict[str, Line] = {}
    tournament: str = ""


class Laid(Struct, frozen=True):
    """A table as it lies there, now or long ago: how it was opened, what is played on it, at which minimum."""

    listed: Listed
    decider: TableGame
    currency: Currency
    minimum: int


def lay_out(hosted: Hosted) -> Laid:
    """An open table as it is now."""
    return Laid(hosted.listed, hosted.live.decider, hosted.currency, hosted.state.desk.minimum)


def table_sheet(table: Laid, lang: str, compared: bool = True) -> TableSheet:
    """The sheet of a table at its minimum, its readings in a language; if it is `compared`, other laws' figures."""
    opening = table.listed.opening
    sheet: Sheet = _share(table, "sheet", lambda kind, game, minimum: kind.sheet(game, minimum))
    own = {field: getattr(sheet, field) for field in Sheet.__struct_fields__}
    return TableSheet(
        table=table.listed.id,
        law=opening.law,
        game=opening.game,
        currency=Coin(table.currency.code, table.currency.digits),
        languages=languages(opening.law),
        elsewhere=elsewhere(opening.law, opening.game) if compared else {},
        readings=tuple(readings(table, lang)),
        lesson=_share(table, "lesson", lambda kind, game, minimum: tuple(kind.lesson(game))),
        meanings=_share(table, "meanings", lambda kind, game, minimum: dict(kind.meanings(game))),
        tournament=opening.tournament.partition("/")[0],
        **own,
    )


def odds(table: Laid) -> Report:
    """The figures of a table's very game, as far as they are known or do not take long."""
    with under(Kept(PATIENT)):
        return table_report(table.decider)


def prices(table: TableGame) -> tuple[Row, ...]:
    """The figures of every bet of a table, as far as they are known or do not take long."""
    with under(Kept(PATIENT)):
        return table_report(table).rows


def limits(hosted: Hosted) -> tuple[Limit, ...]:
    """What may be staked on each kind of bet at the minimum in force."""
    return _share(lay_out(hosted), "limits", lambda kind, game, minimum: kind.limits(game, minimum))


def readings(table: Laid, lang: str) -> list[Read]:
    """The doubtful places of the law, with the sides that this table was opened with."""
    opening = table.listed.opening
    known = library().readings(opening.law, opening.game)

    def say_part(key: str, part: str) -> str:
        return library().reading_text(opening.law, key, part, lang)

    return [
        Read(
            key,
            "literal" if side == "literal" else "corrected",
            say_part(key, "literal"),
            say_part(key, "corrected"),
            say_part(key, "reason"),
            known[key].clauses,
        )
        for key, side in table.decider.prepared.readings.items()
        if key in known
    ]


@forgets
@lru_cache(maxsize=64)
def languages(law: str) -> tuple[str, ...]:
    """The languages that a law is written in: those of its cloths."""
    return library().head(law).languages


@forgets
@lru_cache(maxsize=64)
def anomalies(law: str, game: str) -> tuple[str, ...]:
    """The readings without which a bet could never win, or the player would be ahead: where the letter is odd."""
    return tuple(key for key, reading in library().readings(law, game).items() if reading.odd)


def against(table: TableGame) -> tuple[str, ...]:
    """The odd readings that a table plays by the letter: where the house is behind, or a bet cannot win."""
    opening, sides = table.opening, table.prepared.readings
    return tuple(key for key in anomalies(opening.law, opening.game) if sides.get(key) == "literal")


@forgets
@lru_cache(maxsize=64)
def elsewhere(law: str, game: str) -> dict[str, tuple[Elsewhere, ...]]:
    """By kind of bet, the figures of every other law that has the game; the better choice where there is one.

    Figures that take long to work out stand in the library: a table's sheet does not wait for them.
    """
    found: dict[str, tuple[Elsewhere, ...]] = {}
    for other in library().with_game(game):
        if other != law:
            room = family(other, game)
            rows = (room.quick or room.odds)(make(other, game))
            best = {row.bet: row for row in sorted(rows, key=lambda row: row.edge, reverse=True)}
            for kind, row in best.items():
                found[kind] = (*found.get(kind, ()), Elsewhere(other, row.pays, str(row.edge)))
    return found


_kept: dict[Hashable, Any] = {}
_keeping = Lock()  # held for a moment only: the floor asks for limits while a sheet that takes long is made
_making: dict[Hashable, Lock] = {}


def _share(table: Laid, what: str, make: Callable[[AnyRoom, AnyGame, int], T]) -> T:
    """Made once for all tables that play the same; the oldest is forgotten when there are too many."""
    opening = table.listed.opening
    options = msgspec.json.encode(opening.options, order="sorted")
    key = (what, opening.game, table.listed.digest, options, table.minimum)
    with _keeping:
        mine = _making.setdefault(key, Lock())
    with mine:
        found: T | None = _kept.get(key)
        if found is None:
            found = make(FAMILIES[table.decider.rules.family], table.decider.game, table.minimum)
            with _keeping:
                _kept[key] = found
                if len(_kept) > KEPT:
                    oldest = next(iter(_kept))
                    del _kept[oldest]
                    _making.pop(oldest, None)
    return found
