"""The floor: what the laws ask of a casino's tables together, beyond what each must be by itself.

One table of a game stays at its lowest authorised minimum; some games may be played at so many tables only; one head
may cover only so many; the sides of a reversible cloth (tables that name the same `reversible`) are alike, and each has
a number of its own; no two tables are dealt from one shoe, and none from the shoe that it had in the last session.
`check_floor` finds every problem at once, so that a director can mend them all; `read_floor` reads a floor from TOML:

    law = "euskadi-1996"
    [[table]]
    game = "roulette-french"
    name = "R1"
    sector = "A"
    inspector = "Ane"
    minimum = "5.00"
    authorised = ["5.00", "10.00"]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from novamas.games.table_rules import Cover, Reversible, TableRules
from novamas.kit.errors import BadInput
from novamas.kit.money import show
from novamas.kit.spaces import Clause
from novamas.law import BadOption, Library, library
from novamas.table.opening import WRITTEN, Opening, Prepared, authorised, prepare, read_opening

KEYS = {"law", "table"}
PLACE = ("name", "sector", "inspector")


class BadFloor(BadInput):
    """A floor file that cannot be read or makes no sense."""

    code = "bad-floor"


class FloorTable(Struct, frozen=True, kw_only=True):
    """A table on the floor: how it opens, what it is called, where it stands and who heads it; the number of the shoe
    that it had in the last session (0: none, or unknown)."""

    opening: Opening
    name: str = ""
    sector: str = ""
    inspector: str = ""
    last_shoe: int = 0


class Problem(Struct, frozen=True):
    """Something the law forbids: a sentence, its clauses, and the table it is about (none: the whole floor)."""

    sentence: str
    clauses: tuple[Clause, ...] = ()
    table: int | None = None


def check_floor(tables: Sequence[Opening | FloorTable], laws: Library | None = None) -> list[Problem]:
    """Every problem of a floor: of each table by itself, of each game, of each head."""
    laws = laws or library()
    floor = [t if isinstance(t, FloorTable) else FloorTable(opening=t) for t in tables]
    problems: list[Problem] = []
    ready: dict[int, Prepared] = {}
    for n, table in enumerate(floor):
        try:
            ready[n] = prepare(table.opening, laws)
        except BadOption as e:
            problems.append(Problem(str(e), e.clauses, n))
        except BadInput as e:
            problems.append(Problem(str(e), (), n))
    problems += kept_minima(ready, laws) + too_many(ready) + covered(floor, ready)
    return problems + turned_over(floor, ready) + allotted(floor, ready)


def kept_minima(ready: dict[int, Prepared], laws: Library) -> list[Problem]:
    """Every game keeps a table, or a cloth, at its lowest authorised minimum."""
    games: dict[tuple[str, str], list[Prepared]] = {}
    for p in ready.values():
        games.setdefault((p.opening.law, p.opening.game), []).append(p)
    problems = []
    for (law, game), group in games.items():
        rules: TableRules = group[0].game.rules
        keep = rules.minimum.keep_one
        # Only the rule about tables yields to the authorisation; the one about cloths knows no exception.
        exempt = keep == "table" and any(p.opening.authorisation.lowest_exempt for p in group)
        lowest = min(m for p in group for m in authorised(p.opening, getattr(p.game.house, "raised", 1)))
        if keep != "no" and not exempt and all(p.opening.minimum != lowest for p in group):
            amount = show(lowest, laws.currency(law), "en")
            sentence = f"At least one {keep} of {game} must keep the lowest authorised minimum, {amount}."
            problems.append(Problem(sentence, rules.minimum.keep_clauses))
    return problems


def too_many(ready: dict[int, Prepared]) -> list[Problem]:
    """No more tables of a kind than its law allows a casino."""
    seen: dict[tuple[str, str], int] = {}
    problems = []
    for n, p in ready.items():
        rule = p.game.rules.tables_for(p.game.house)
        if rule.most:
            kind = (p.opening.law, p.opening.game)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > rule.most:
                tables = "one table" if rule.most == 1 else f"{rule.most} tables"
                sentence = f"A casino may have {tables} like this of {p.opening.game}."
                problems.append(Problem(sentence, rule.clauses, n))
    return problems


def covered(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """Nobody heads more tables, or tables farther apart, than the law of each of them allows."""
    heads: dict[str, list[int]] = {}
    for n in ready:
        if floor[n].inspector:
            heads.setdefault(floor[n].inspector, []).append(n)
    problems: list[Problem] = []
    for head, tables in heads.items():
        for n in tables:
            first = floor[tables[0]]
            rules: TableRules = ready[n].game.rules
            cover = rules.cover_for(ready[n].game.house)
            why = uncovered(cover, floor[n], len({furniture(floor, m) for m in tables[: tables.index(n) + 1]}), first)
            if why:
                staff = rules.staff_for(ready[n].game.house)
                clauses = cover.clauses or (staff.clauses if staff else ())
                problems.append(Problem(f"{head} cannot head this table too: {why}.", clauses, n))
    return problems


def uncovered(cover: Cover, table: FloorTable, place: int, first: FloorTable) -> str:
    """Why a head who already has others cannot take this table as well, if so."""
    if place > cover.tables:
        most = "one table" if cover.tables == 1 else f"{cover.tables} tables"
        return f"one head of {table.opening.game} may cover {most}"
    if cover.same_sector and table.sector != first.sector:
        return "the tables of one head stand in the same sector"
    if cover.same_game and table.opening.game != first.opening.game:
        return "the tables of one head play the same game"
    return ""


def furniture(floor: Sequence[FloorTable], n: int) -> str | int:
    """What stands on the floor: both sides of a reversible cloth are one table."""
    return floor[n].opening.reversible or n


def turned_over(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """The sides of a reversible cloth: different games at tables alike, each with a number that no other table has."""
    problems: list[Problem] = []
    names = [table.name for table in floor]
    for n, p in ready.items():
        if not p.opening.reversible:
            continue
        rule = p.game.rules.reversible_for(p.game.house)
        if not floor[n].name or names.count(floor[n].name) > 1:
            problems.append(Problem("Each side of a reversible cloth has a number of its own.", rule.clauses, n))
        for m, other in ready.items():
            if m != n and furniture(floor, m) == furniture(floor, n):
                problems += (Problem(sentence, clauses, n) for sentence, clauses in unlike(rule, p, other, m < n))
    return problems


def unlike(rule: Reversible, one: Prepared, other: Prepared, later: bool) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Why two games cannot be the sides of one cloth, with the clauses; what concerns both is said of the `later`."""
    rules: TableRules = other.game.rules
    game = other.opening.game
    if later and game == one.opening.game:
        yield f"The sides of a reversible cloth are for different games, not twice {game}.", rule.clauses
    if later and rules.reversible_for(other.game.house).shape != rule.shape:
        yield f"Its table is not like that of {game}, which is the other side of its cloth.", rule.shape_clauses
    places = rules.seats_for(other.game.house).most
    if rule.beside not in ("", game) or rule.places not in (0, places):
        wanted = f"{rule.beside} with {rule.places} places" if rule.places else rule.beside
        yield f"The other side of its cloth must be {wanted}.", rule.beside_clauses


def allotted(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """Every shoe stands on one table, and on another one than in the last session where the law has them change."""
    problems: list[Problem] = []
    seen: set[int] = set()
    for n, p in ready.items():
        rule, shoe = p.game.rules.shoes, p.opening.shoe
        if shoe in seen:
            problems.append(Problem(f"Shoe {shoe} stands on another table already.", rule.clauses, n))
        if rule.rotate and shoe and shoe == floor[n].last_shoe:
            sentence = f"Shoe {shoe} was on this table in the last session: it goes to another one."
            problems.append(Problem(sentence, rule.rotate_clauses, n))
        seen |= {shoe} - {0}
    return problems


def read_floor(path: Path, laws: Library | None = None) -> list[FloorTable]:
    """The tables of a floor from its file."""
    laws = laws or library()
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadFloor(f"{path}: cannot be read ({e.strerror}).") from None
    except UnicodeDecodeError:
        raise BadFloor(f"{path}: is not text.") from None
    except tomllib.TOMLDecodeError as e:
        raise BadFloor(f"{path}: is not TOML: {e}.") from None
    if unknown := sorted(set(raw) - KEYS):
        raise BadFloor(f"{path}: unknown key {unknown[0]!r}; the keys are: {', '.join(sorted(KEYS))}.")
    law, tables = raw.get("law"), raw.get("table")
    if not isinstance(law, str):
        raise BadFloor(f"{path}: it does not say its law.")
    if not isinstance(tables, list) or not tables:
        raise BadFloor(f"{path}: it has no [[table]].")
    return [read_table(law, t, f"{path}: table {n}", laws) for n, t in enumerate(tables, 1)]


def read_table(law: str, raw: Any, where: str, laws: Library) -> FloorTable:
    if not isinstance(raw, dict):
        raise BadFloor(f"{where}: a table is written as [[table]].")
    known = WRITTEN | {"game", "last_shoe", *PLACE}
    if unknown := sorted(set(raw) - known):
        raise BadFloor(f"{where}: unknown key {unknown[0]!r}; the keys are: {', '.join(sorted(known))}.")
    game = raw.get("game")
    if not isinstance(game, str):
        raise BadFloor(f"{where}: it does not say its game.")
    for key in PLACE:
        if not isinstance(raw.get(key, ""), str):
            raise BadFloor(f"{where}: {key} must be text.")
    last = raw.get("last_shoe", 0)
    if type(last) is not int or last < 0:
        raise BadFloor(f"{where}: last_shoe must be the number of a shoe.")
    try:
        laws.check_game(law, game)
        opening = read_opening(law, game, {k: v for k, v in raw.items() if k in WRITTEN}, laws.currency(law), laws)
    except msgspec.ValidationError as e:
        raise BadFloor(f"{where}: {e}.") from None
    except BadInput as e:
        raise BadFloor(f"{where}: {e}", field=e.field, value=e.value) from None
    return FloorTable(opening=opening, last_shoe=last, **{key: raw.get(key, "") for key in PLACE})


__all__ = ["BadFloor", "FloorTable", "Problem", "check_floor", "read_floor"]
