"""The floor: what the laws ask of a casino's tables together, beyond what each must be by itself.

One table of a game stays at its lowest authorised minimum; some games may be played at so many tables only; one head
may cover only so many, and the tables of a game have only so many attendants; the sides of a reversible cloth (tables
that name the same `reversible`) are alike, and each has a number of its own; no two tables are dealt from one shoe,
and none from the shoe that it had in the last session. A casino has the tables that its law wants in service, of games
that it is authorised for, and games of casinos are played nowhere else.
`check_floor` finds every problem of tables, `check_casino` also those of the house as a whole, all at once, so that a
director can mend them all; `survey` reads a floor from TOML, with whatever in it cannot be understood, and `read_floor`
the tables of one in which everything can:

    law = "euskadi-1996"
    games = ["roulette-french", "blackjack"]
    [[table]]
    game = "roulette-french"
    name = "R1"
    sector = "A"
    inspector = "Ane"
    minimum = "5.00"
    authorised = ["5.00", "10.00"]
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.games import family
from novamas.games.table_rules import Cover, Reversible, TableRules
from novamas.kit.errors import Worded
from novamas.kit.money import Currency, plain
from novamas.kit.spaces import Clause
from novamas.law import BadOption, Library, library, misfit
from novamas.table.licence import KEYS as LICENCE
from novamas.table.licence import BadFloor, Licence, Standing, check_licence, read_licence
from novamas.table.opening import WRITTEN, Opening, Prepared, fitting, granted_minima, prepare, problems_of, understand

KEYS = {"law", "games", "premises", "table", *LICENCE}
PLACE = ("name", "sector", "inspector", "attendant")
RUNS = {"running", "money"}
LISTS = ("printed", "materials")
SHORTEST, LONGEST = 0.05, 600  # seconds that people may bet
Premises: TypeAlias = Literal["casino", "hall", "other"]
PREMISES: tuple[Premises, ...] = get_args(Premises)
Plays: TypeAlias = Literal["play", "cash"]
UNREADABLE = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EACCES: "forbidden"}
_AT_LINE = re.compile(r"at line (\d+)")


class Running(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table runs on a server: by itself or by a croupier, how many seconds people may bet, whether its results
    are typed, how many bots keep company (nothing said: as many as its game usually has)."""

    auto: bool = True
    seconds: float = 20.0
    physical: bool = False
    bots: int | None = None


class FloorTable(Struct, frozen=True, kw_only=True):
    """A table on the floor: how it opens, what it is called, where it stands, who heads and who attends it; the number
    of the shoe that it had in the last session (0: none, or unknown); how it runs and for which money, where it is
    opened from its file; whether it is played at a distance, in which languages its cloth is printed, the numbers of
    what is played with there; `unread` is what nobody can make sense of."""

    opening: Opening
    name: str = ""
    sector: str = ""
    inspector: str = ""
    attendant: str = ""
    last_shoe: int = 0
    running: Running = Running()
    money: Plays = "play"
    remote: bool = False
    printed: tuple[str, ...] = ()
    materials: tuple[str, ...] = ()
    unread: tuple[Worded, ...] = ()


class Floor(Struct, frozen=True, kw_only=True):
    """A casino's floor: its law, its tables, the games that it is authorised for (none named: those of its tables),
    what its premises are authorised as, and what else it was granted."""

    law: str
    tables: tuple[FloorTable, ...]
    games: tuple[str, ...] = ()
    premises: Premises = "casino"
    licence: Licence = Licence()
    unread: tuple[Worded, ...] = ()


class Problem(Struct, frozen=True):
    """Something that is wrong on a floor: what, and at which table (none: the whole floor)."""

    error: Worded
    table: int | None = None

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return self.error.clauses

    @property
    def sentence(self) -> str:
        """It in English; `novamas.kit.words.sentence` says it in any language."""
        return str(self.error)


def forbidden(
    reason: str, clauses: tuple[Clause, ...], table: int | None = None, field: str = "", **args: object
) -> Problem:
    """A problem between tables."""
    return Problem(BadFloor(reason, clauses, field, **args), table)


def check_casino(floor: Floor, laws: Library | None = None) -> list[Problem]:
    """Every problem of a floor: those of its tables, and those of the house as a whole."""
    laws = laws or library()
    whole = [Problem(error) for error in floor.unread]
    standing = [as_granted(table) for table in floor.tables]
    whole += (Problem(error, n) for error, n in check_licence(floor.law, floor.licence, standing, laws))
    if floor.premises != "casino":
        return [*whole, *check_floor(floor.tables, laws), *outside_casinos(floor, laws)]
    return [*whole, *check_floor(floor.tables, laws), *find_unauthorised(floor, laws), *not_in_service(floor, laws)]


def as_granted(table: FloorTable) -> Standing:
    """What of a table its authorisation is about."""
    return Standing(table.opening, table.inspector, table.attendant, table.remote, table.printed, table.materials)


def outside_casinos(floor: Floor, laws: Library) -> Iterator[Problem]:
    """Games of casinos in a house that is none."""
    rule = laws.head(floor.law).authorised
    for n, table in enumerate(floor.tables):
        game = table.opening.game
        if rule.exclusive_clauses and game and game not in rule.besides:
            clauses = (*rule.exclusive_clauses, *(rule.variants_clauses if game in rule.variants else ()))
            yield forbidden("only-in-casinos", clauses, n, "game", game=game)
    yield from find_unauthorised(floor, laws)


def find_unauthorised(floor: Floor, laws: Library) -> Iterator[Problem]:
    """Tables of games for which the house has no authorisation."""
    rule = laws.head(floor.law).authorised
    for n, table in enumerate(floor.tables):
        game = table.opening.game
        if floor.games and game and game not in floor.games:
            yield forbidden("game-not-authorised", rule.clauses, n, "game", game=game)


def not_in_service(floor: Floor, laws: Library) -> Iterator[Problem]:
    """Kinds of tables of which the law wants one in service at every moment, and there is none. Where nobody can tell
    what a table is for, nothing is said."""
    if any(error.field == "game" for table in floor.tables for error in table.unread) or not all(
        table.opening.game for table in floor.tables
    ):
        return
    there = {table.opening.game for table in floor.tables}
    for rule in laws.head(floor.law).in_service:
        bound = not rule.where_authorised or not there.union(floor.games).isdisjoint(rule.games)
        if bound and there.isdisjoint(rule.games):
            yield forbidden("none-in-service", rule.clauses, None, "games", kind=rule.kind)


def check_floor(tables: Sequence[Opening | FloorTable], laws: Library | None = None) -> list[Problem]:
    """Every problem of a floor: of each table by itself, of each game, of each head.

    What tables have to do with each other is asked of those that may be opened.
    """
    laws = laws or library()
    floor = [t if isinstance(t, FloorTable) else FloorTable(opening=t) for t in tables]
    problems: list[Problem] = []
    ready: dict[int, Prepared] = {}
    for n, table in enumerate(floor):
        unplayable = any(error.field == "game" for error in table.unread)
        found = [*table.unread, *([] if unplayable or not table.opening.game else faults(table.opening, laws))]
        problems += (Problem(error, n) for error in found)
        if not found:
            ready[n] = prepare(table.opening, laws)
    problems += same_names(floor) + check_minima(ready, laws) + too_many(ready) + check_heads(floor, ready)
    return problems + check_attendants(floor, ready) + check_turned_over(floor, ready) + check_shoes(floor, ready)


def faults(opening: Opening, laws: Library) -> list[BadOption] | list[Worded]:
    """Everything that the law forbids of one table; of a game that cannot be played there is nothing more to say."""
    try:
        return problems_of(opening, laws)
    except Worded as e:
        return [e]


def same_names(floor: Sequence[FloorTable]) -> list[Problem]:
    """No two tables have one name, by which the books and the people would mix them up."""
    problems: list[Problem] = []
    seen: set[str] = set()
    for n, table in enumerate(floor):
        if table.name and table.name in seen and not table.opening.reversible:
            problems.append(forbidden("name-twice", (), n, "name", name=table.name))
        seen.add(table.name)
    return problems


def check_minima(ready: dict[int, Prepared], laws: Library) -> list[Problem]:
    """Every game keeps a table, or a cloth, at its lowest authorised minimum."""
    games: dict[tuple[str, str], list[Prepared]] = {}
    for p in ready.values():
        games.setdefault((p.opening.law, p.opening.game), []).append(p)
    problems = []
    for (law, game), group in games.items():
        rules: TableRules = group[0].rules
        keep = rules.minimum.keep_one
        # Only the rule about tables yields to the authorisation; the one about cloths knows no exception.
        exempt = keep == "table" and any(p.opening.authorisation.lowest_exempt for p in group)
        lowest = min(m for p in group for m in granted_minima(p.opening, getattr(p.house, "raised", 1)))
        if keep != "no" and not exempt and all(p.opening.minimum != lowest for p in group):
            reason = "keep-cloth" if keep == "cloth" else "keep-table"
            money = {"amount": lowest, "currency": laws.currency(law).code}
            problems.append(forbidden(reason, rules.minimum.keep_clauses, None, "minimum", game=game, **money))
    return problems


def too_many(ready: dict[int, Prepared]) -> list[Problem]:
    """No more tables of a kind than its law allows a casino."""
    seen: dict[tuple[str, str], int] = {}
    problems = []
    for n, p in ready.items():
        rule = p.rules.tables_for(p.house)
        if rule.most:
            kind = (p.opening.law, p.opening.game)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > rule.most:
                problems.append(forbidden("too-many-tables", rule.clauses, n, game=p.opening.game, most=rule.most))
    return problems


def check_heads(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """Nobody heads more tables, or tables farther apart, than the law of each of them allows."""
    heads: dict[str, list[int]] = {}
    for n in ready:
        if floor[n].inspector:
            heads.setdefault(floor[n].inspector, []).append(n)
    problems: list[Problem] = []
    for head, tables in heads.items():
        for n in tables:
            first = floor[tables[0]]
            rules: TableRules = ready[n].rules
            cover = rules.cover_for(ready[n].house)
            place = len({furniture(floor, m) for m in tables[: tables.index(n) + 1]})
            if (reason := find_obstacle(cover, floor[n], place, first)) is not None:
                staff = rules.staff_for(ready[n].house)
                clauses = cover.clauses or (staff.clauses if staff else ())
                about = {"head": head, "game": floor[n].opening.game, "most": cover.tables}
                problems.append(forbidden(reason, clauses, n, "inspector", **about))
    return problems


def find_obstacle(cover: Cover, table: FloorTable, place: int, first: FloorTable) -> str | None:
    """Why a head who already has others cannot take this table as well, if so."""
    if place > cover.tables:
        return "head-tables"
    if cover.same_sector and table.sector != first.sector:
        return "head-sector"
    if cover.same_game and table.opening.game != first.opening.game:
        return "head-game"
    return None


def check_attendants(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """No more attendants than the tables of a game may have, and none of them heads a table."""
    problems: list[Problem] = []
    games: dict[tuple[str, str], list[int]] = {}
    for n, p in ready.items():
        games.setdefault((p.opening.law, p.opening.game), []).append(n)
    heads = {table.inspector for table in floor}
    for (_, game), tables in games.items():
        rule = ready[tables[0]].rules.attendants
        if not rule.tables:
            continue
        most = -(-len({furniture(floor, n) for n in tables}) // rule.tables)
        allowed = [*dict.fromkeys(floor[n].attendant for n in tables if floor[n].attendant)][:most]
        for n in tables:
            who = floor[n].attendant
            if who and who not in allowed:
                problems.append(forbidden("attendants", rule.clauses, n, "attendant", game=game, most=most))
            if who and who in heads:
                problems.append(forbidden("attendant-heads", rule.apart_clauses, n, "attendant", name=who))
    return problems


def furniture(floor: Sequence[FloorTable], n: int) -> str | int:
    """What stands on the floor: both sides of a reversible cloth are one table."""
    return floor[n].opening.reversible or n


def check_turned_over(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """The sides of a reversible cloth: different games at tables alike, each with a number that no other table has."""
    problems: list[Problem] = []
    names = [table.name for table in floor]
    for n, p in ready.items():
        if not p.opening.reversible:
            continue
        rule = p.rules.reversible_for(p.house)
        if not floor[n].name or names.count(floor[n].name) > 1:
            problems.append(forbidden("side-number", rule.clauses, n, "name"))
        for m, other in ready.items():
            if m != n and furniture(floor, m) == furniture(floor, n):
                problems += (Problem(error, n) for error in unlike(rule, p, other, m < n))
    return problems


def unlike(rule: Reversible, one: Prepared, other: Prepared, later: bool) -> Iterator[BadFloor]:
    """Why two games cannot be the sides of one cloth; what concerns both is said of the `later`."""
    rules: TableRules = other.rules
    game = other.opening.game
    if later and game == one.opening.game:
        yield BadFloor("side-same-game", rule.clauses, "reversible", game=game)
    if later and rules.reversible_for(other.house).shape != rule.shape:
        yield BadFloor("side-unlike", rule.shape_clauses, "reversible", game=game)
    places = rules.seats_for(other.house).most
    if rule.beside not in ("", game) or rule.places not in (0, places):
        yield BadFloor("side-beside", rule.beside_clauses, "reversible", game=rule.beside, places=rule.places)


def check_shoes(floor: Sequence[FloorTable], ready: dict[int, Prepared]) -> list[Problem]:
    """Every shoe stands on one table, and on another one than in the last session where the law has them change."""
    problems: list[Problem] = []
    seen: set[int] = set()
    for n, p in ready.items():
        rule, shoe = p.rules.shoes, p.opening.shoe
        if shoe in seen:
            problems.append(forbidden("shoe-twice", rule.clauses, n, "shoe", value=shoe))
        if rule.rotate and shoe and shoe == floor[n].last_shoe:
            problems.append(forbidden("shoe-again", rule.rotate_clauses, n, "shoe", value=shoe))
        seen |= {shoe} - {0}
    return problems


def read_floor(path: Path, laws: Library | None = None) -> list[FloorTable]:
    """The tables of a floor from its file, in which everything can be understood."""
    tables = survey(path, laws).tables
    for n, table in enumerate(tables, 1):
        for error in table.unread:
            raise BadFloor(
                "floor-table", error.clauses, error.field, value=error.value, path=str(path), number=n, because=error
            )
    return list(tables)


def survey(path: Path, laws: Library | None = None) -> Floor:
    """A floor from its file, it and each table with what cannot be understood of it; a file that cannot be read at all
    raises `BadFloor`."""
    laws = laws or library()
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadFloor("floor-unreadable", path=str(path), why=UNREADABLE.get(e.errno or 0, "other")) from None
    except UnicodeDecodeError:
        raise BadFloor("floor-not-text", path=str(path)) from None
    except tomllib.TOMLDecodeError as e:
        line = _AT_LINE.search(str(e))
        raise BadFloor("floor-not-toml", path=str(path), line=int(line[1]) if line else 0) from None
    if unknown := sorted(set(raw) - KEYS):
        raise BadFloor("floor-unknown-key", path=str(path), value=unknown[0], known=sorted(KEYS))
    law, tables = raw.get("law"), raw.get("table")
    if not isinstance(law, str):
        raise BadFloor("floor-without-law", path=str(path))
    if law not in laws.laws():
        raise BadFloor("floor-no-law", (), "law", path=str(path), value=law, known=laws.laws())
    if not isinstance(tables, list) or not tables:
        raise BadFloor("floor-without-tables", path=str(path))
    unread: list[Worded] = []
    games, premises = raw.get("games", []), raw.get("premises", PREMISES[0])
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        unread.append(misfit("games", "list", games))
        games = []
    for game in games:
        try:
            laws.check_game(law, game)
        except Worded as e:
            unread.append(e)
    if premises not in PREMISES:
        unread.append(misfit("premises", "choice", premises, PREMISES))
        premises = PREMISES[0]
    licence = read_licence(law, raw, laws, unread)
    return Floor(
        law=law,
        tables=tuple(read_table(law, grant_minima(licence, t, laws.currency(law)), laws) for t in tables),
        games=tuple(games or (grant.game for grant in licence.authorised)),
        premises=premises,
        licence=licence,
        unread=tuple(unread),
    )


def grant_minima(licence: Licence, raw: object, currency: Currency) -> object:
    """A table of the file with the minima that were granted for its game, where it names none itself."""
    if not isinstance(raw, dict) or {"authorised", "authorisation"} & set(raw):
        return raw
    grant = licence.grant(str(raw.get("game", "")))
    if grant is None or not grant.minimums:
        return raw
    return {**raw, "authorised": [plain(minimum, currency) for minimum in grant.minimums]}


def read_table(law: str, raw: object, laws: Library) -> FloorTable:
    """A table of the file, with what cannot be understood of it."""
    currency = laws.currency(law)
    if not isinstance(raw, dict):
        return FloorTable(opening=Opening(law=law, game="", minimum=currency.minimum), unread=(BadFloor("no-table"),))
    unread: list[Worded] = []
    known = WRITTEN | {"game", "last_shoe", "remote", *PLACE, *RUNS, *LISTS}
    unread += (misfit(key, "unknown", raw[key], tuple(sorted(known))) for key in sorted(set(raw) - known))
    game = raw.get("game")
    if not isinstance(game, str) or not game:
        unread.append(BadFloor("table-without-game", (), "game"))
        game = ""
    place = {key: raw.get(key, "") for key in PLACE}
    unread += (misfit(key, "text", text) for key, text in place.items() if not isinstance(text, str))
    last = raw.get("last_shoe", 0)
    if type(last) is not int or last < 0:
        unread.append(BadOption("last-shoe", (), "last_shoe", value=last))
        last = 0
    if game:
        try:
            laws.check_game(law, game)
        except Worded as e:
            unread.append(e)
    remote = raw.get("remote", False)
    if not isinstance(remote, bool):
        unread.append(misfit("remote", "truth", remote))
        remote = False
    printed, materials = (read_texts(key, raw.get(key, []), unread) for key in LISTS)
    opening, problems = understand(law, game, {k: v for k, v in raw.items() if k in WRITTEN}, currency, laws)
    place = {key: text for key, text in place.items() if isinstance(text, str)}
    most = family(law, game, laws).most_company if game and not any(e.field == "game" for e in unread) else 0
    running, money = read_running(raw, most, unread)
    return FloorTable(
        opening=opening,
        last_shoe=last,
        running=running,
        money=money,
        remote=remote,
        unread=(*unread, *problems),
        printed=printed,
        materials=materials,
        **place,
    )


def read_texts(key: str, raw: object, unread: list[Worded]) -> tuple[str, ...]:
    """A list of texts of a table."""
    if isinstance(raw, list) and all(isinstance(each, str) for each in raw):
        return tuple(raw)
    unread.append(misfit(key, "list", raw))
    return ()


def read_running(raw: Mapping[str, object], most: int, unread: list[Worded]) -> tuple[Running, Plays]:
    """How a table of the file runs, with at most so many bots, and which money it plays for."""
    given, money = raw.get("running", {}), raw.get("money", "play")
    if not isinstance(given, Mapping):
        unread.append(misfit("running", "table", given))
        given = {}
    plain = {key: float(v) if key == "seconds" and type(v) is int else v for key, v in given.items()}
    running = Running(**fitting(plain, Running, unread))
    if not SHORTEST <= running.seconds <= LONGEST:
        unread.append(BadFloor("running-seconds", (), "running", most=LONGEST))
    if running.bots is not None and not 0 <= running.bots <= most:
        unread.append(BadFloor("running-bots", (), "running", value=running.bots, most=most))
    if money == "cash":
        if running.bots:
            unread.append(BadFloor("company-for-cash", (), "running", value=running.bots))
        return running, "cash"
    if money != "play":
        unread.append(misfit("money", "choice", money, get_args(Plays)))
    return running, "play"


__all__ = [
    "BadFloor",
    "Floor",
    "FloorTable",
    "Problem",
    "Running",
    "check_casino",
    "check_floor",
    "read_floor",
    "survey",
]
