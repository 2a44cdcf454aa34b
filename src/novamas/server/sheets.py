"""The sheet of a table of the house: what its family says, its law's languages and readings, other laws' figures.

Tables that play the same rules with the same options at the same minimum share one; figures are worked out once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from novamas.games import FAMILIES
from novamas.games.families import AnyCloth, Family
from novamas.games.sheet import Irregularity, Limit, Sheet, SpotInfo, Step
from novamas.kit.decider import Game
from novamas.law import forgets, library
from novamas.odds.report import rows
from novamas.odds.rulebook import reading_text
from novamas.server.house import Hosted

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
    side: str
    literal: str
    corrected: str
    reason: str
    clauses: tuple[str, ...]


class TableSheet(Struct, frozen=True, kw_only=True):
    """What a table is, for drawing and explaining it. Amounts are minor units; figures are exact fractions."""

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
    at_once: str
    collect_clauses: tuple[str, ...]
    cloth: AnyCloth
    elsewhere: dict[str, tuple[Elsewhere, ...]]
    readings: tuple[Read, ...]
    irregularities: tuple[Irregularity, ...]


def table_sheet(hosted: Hosted, lang: str) -> TableSheet:
    """The sheet of a table at the minimum in force, its readings in a language."""
    opening = hosted.listed.opening
    sheet: Sheet = _shared(hosted, "sheet", lambda kind, game, minimum: kind.sheet(game, minimum))
    own = {field: getattr(sheet, field) for field in Sheet.__struct_fields__}
    return TableSheet(
        table=hosted.live.id,
        law=opening.law,
        game=opening.game,
        currency=Coin(hosted.currency.code, hosted.currency.digits),
        languages=languages(opening.law),
        elsewhere=elsewhere(opening.law, opening.game),
        readings=tuple(readings(hosted, lang)),
        **own,
    )


def limits(hosted: Hosted) -> tuple[Limit, ...]:
    """What may be staked on each kind of bet at the minimum in force."""
    return _shared(hosted, "limits", lambda kind, game, minimum: kind.limits(game, minimum))


def readings(hosted: Hosted, lang: str) -> list[Read]:
    """The doubtful places of the law, with the sides that this table was opened with."""
    opening, known = hosted.listed.opening, library().readings(hosted.listed.opening.law, hosted.listed.opening.game)

    def said(key: str, part: str) -> str:
        return reading_text(opening.law, key, part, known[key], lang)

    return [
        Read(key, side, said(key, "literal"), said(key, "corrected"), said(key, "reason"), known[key].clauses)
        for key, side in hosted.live.decider.prepared.readings.items()
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
    """The readings of a game's text that are in doubt."""
    return tuple(library().readings(law, game))


@forgets
@lru_cache(maxsize=64)
def elsewhere(law: str, game: str) -> dict[str, tuple[Elsewhere, ...]]:
    """By kind of bet, the figures of every other law that has the game; the better choice where there is one."""
    found: dict[str, tuple[Elsewhere, ...]] = {}
    for other in library().with_game(game):
        if other != law:
            best = {row.bet: row for row in sorted(rows(other, game), key=lambda row: row.edge, reverse=True)}
            for kind, row in best.items():
                found[kind] = (*found.get(kind, ()), Elsewhere(other, row.pays, str(row.edge)))
    return found


_kept: dict[tuple[Any, ...], Any] = {}
_keeping = Lock()


def _shared(hosted: Hosted, what: str, make: Callable[[Family, Game[Any], int], T]) -> T:
    """Made once for all tables that play the same; the oldest is forgotten when there are too many."""
    opening, minimum = hosted.listed.opening, hosted.state.desk.minimum
    options = msgspec.json.encode(opening.options, order="sorted")
    key = (what, opening.game, hosted.listed.digest, options, minimum)
    with _keeping:
        if key not in _kept:
            decider = hosted.live.decider
            _kept[key] = make(FAMILIES[decider.rules.family], decider.game, minimum)
            if len(_kept) > KEPT:
                del _kept[next(iter(_kept))]
        found: T = _kept[key]
    return found
