"""Scenario files: what is written in them, in the first form and in the second, checked and brought to one shape.

A file of the first form is one worked example of one law. A file of the second form (`format = 2`) may be written for
several laws, begin with named preludes (`given`) and write its steps in shorter ways; it is read as one `Scenario` for
each of its laws, with the preludes worked in. docs/scenarios.md lists every key of both.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from novamas.kit.convert import explain_message
from novamas.kit.errors import Worded, Words
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.reasons import why_not
from novamas.law import Library, library
from novamas.table.opening import WRITTEN as TABLE_KEYS

KEYS = {"law", "game", "title", "clauses", "table", "players", "autopilot", "step", "expect"}
STEP_KEYS = {"by", "do", "bet", "chance", "expect", "note"}
SECOND_KEYS = KEYS | {"format", "laws", "given"}
ACT_KEYS = {"by", "do", "bet", "chance", "deal", "stop", "note", "under"}
SECOND_STEP_KEYS = ACT_KEYS | {"first", "open", "expect"}
LAW_KEYS = {"title", "clauses", "times", "table", "players", "autopilot", "given", "expect"}
PRELUDE_KEYS = {"given", "acts", "note"}
DEEDS = ("do", "bet", "chance", "deal", "stop", "open")
GIVEN = "given.toml"
HOUSE = "house"  # in `net`, the float: nobody can be called so
OPENING = Words("place-opening")
_AMOUNT = re.compile(r"(?<![\w.:-])[+-]?[0-9]+\.[0-9]{2}(?![\w.])")


At: TypeAlias = str | Path | Words
"""Where something stands in a file."""


def place_in(at: At, what: At) -> Words:
    """A place inside another."""
    return Words("place-in", {"at": at, "what": what})


def step_place(number: int) -> Words:
    return Words("place-step", {"number": number})


def act_place(at: At, number: int) -> Words:
    return Words("place-act", {"at": at, "number": number})


def place_of_given(name: str) -> Words:
    return Words("place-given", {"value": name})


def toml_line(error: tomllib.TOMLDecodeError) -> int:
    """The line on which a file stops being TOML; 0 where that is its end."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else 0


class BadScenario(Worded):
    """A scenario file that cannot be read or makes no sense."""

    code = "bad-scenario"


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario under one law, checked for shape.

    `laws` are all that its file is written for; `places` say of each step which one of the file it is, and where in it.
    """

    path: str
    law: str
    game: str
    title: str = ""
    clauses: tuple[str, ...] = ()
    table: PlainDict = {}
    players: dict[str, str] = {}
    autopilot: bool = True
    steps: tuple[PlainDict, ...] = ()
    expect: PlainDict = {}
    format: int = 1
    laws: tuple[str, ...] = ()
    places: tuple[tuple[int, Words], ...] = ()

    def place(self, n: int) -> tuple[int, Words]:
        """The number of a step in its file, and the words for where it stands, counted from 0 here."""
        return self.places[n] if self.places else (n + 1, step_place(n + 1))


class Denied(Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal that is expected: its code, and the clauses that it must name."""

    code: str = ""
    clauses: tuple[str, ...] = ()


class Contains(Struct, frozen=True, forbid_unknown_fields=True):
    """Things that must come in this order, whatever comes between them."""

    contains: tuple[str | dict[str, PlainDict], ...]


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of an `expect` table; money is a decimal string."""

    net: dict[str, str] = {}
    chips: dict[str, str] = {}
    cloth: dict[str, str] = {}
    book: dict[str, str] = {}
    minimum: str = ""
    round: int = 0
    calls: tuple[str | dict[str, PlainDict], ...] = ()
    events: tuple[str | dict[str, PlainDict], ...] = ()
    moves: tuple[str, ...] = ()
    refused: str | Denied = ""
    awaits: tuple[str, ...] = ()
    offers: dict[str, tuple[str, ...]] = {}
    view: dict[str, PlainDict] = {}


class SecondExpected(Expected, frozen=True, forbid_unknown_fields=True):
    """The same in the second form: parts of a list, stakes by their spot, offers with their bounds."""

    cloth: dict[str, str | dict[str, str]] = {}  # type: ignore[assignment]
    calls: tuple[str | dict[str, PlainDict], ...] | Contains = ()  # type: ignore[assignment]
    events: tuple[str | dict[str, PlainDict], ...] | Contains = ()  # type: ignore[assignment]
    moves: tuple[str, ...] | Contains = ()  # type: ignore[assignment]
    offers: dict[str, tuple[str | dict[str, PlainDict], ...] | Contains] = {}  # type: ignore[assignment]


EXPECT_KEYS = set(Expected.__struct_fields__)


# -- files -----------------------------------------------------------------------------------------------------


def read(path: Path, law: str = "") -> Scenario:
    """A scenario from its file; `law` says which, where the file is written for several."""
    return parse_scenario(read_raw(path), str(path), law)


def read_all(path: Path) -> list[Scenario]:
    """The scenarios of a file: one for each law that it is written for."""
    return parse_all(read_raw(path), str(path))


def read_raw(path: Path) -> PlainDict:
    """What is written in a file, as TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadScenario("scenario-unread", why=why_not(e), place=path) from None
    except UnicodeDecodeError:
        raise BadScenario("scenario-not-text", place=path) from None
    except tomllib.TOMLDecodeError as e:
        raise BadScenario("scenario-not-toml", line=toml_line(e), place=path) from None


def read_folder(folder: Path) -> list[Scenario]:
    """Every scenario below a folder, by law, game and name."""
    files = [file for file in folder.rglob("*.toml") if not is_given(file)]
    found = [scenario for file in files for scenario in read_all(file)]
    return sorted(found, key=lambda s: (s.law, s.game, Path(s.path).name))


def is_given(path: Path) -> bool:
    """Whether a file holds preludes and not a scenario: it is called so, and is of the second form."""
    if path.name != GIVEN:
        return False
    try:
        return read_raw(path).get("format") == 2
    except BadScenario:
        return False


def parse_scenario(raw: Plain, path: str = "scenario", law: str = "") -> Scenario:
    """The scenario that was written, under one of its laws."""
    found = parse_all(raw, path, law)
    if len(found) != 1:
        names = ", ".join(s.law for s in found)
        raise BadScenario("scenario-several-laws", names=names, place=path)
    return found[0]


def parse_all(raw: Plain, path: str = "scenario", law: str = "") -> list[Scenario]:
    """The scenarios that were written, one for each law; or the one of `law`."""
    if "format" not in raw:
        found = [parse_first(raw, path)]
    elif raw["format"] == 2 and type(raw["format"]) is int:
        found = parse_second(raw, path, law)
    else:
        raise BadScenario("scenario-format", value=raw["format"], place=path)
    if law and law not in (s.law for s in found):
        raise BadScenario("scenario-other-law", law=law, known=tuple(s.law for s in found), place=path)
    return [s for s in found if law in ("", s.law)]


# -- the first form --------------------------------------------------------------------------------------------


def parse_first(raw: Plain, path: str) -> Scenario:
    """A scenario of the first form: one law, one step after the other."""
    if unknown := sorted(set(raw) - KEYS):
        raise BadScenario("scenario-key", value=unknown[0], known=sorted(KEYS), place=path)
    for key in ("law", "game"):
        if key not in raw:
            raise BadScenario("scenario-missing-key", key=key, place=path)
    if not raw.get("step") and not raw.get("expect"):
        raise BadScenario("scenario-empty", place=path)
    try:
        scenario = msgspec.convert(
            {**{k: v for k, v in raw.items() if k != "step"}, "steps": raw.get("step", []), "path": path}, Scenario
        )
    except msgspec.ValidationError as e:
        raise BadScenario("because", because=explain_message(str(e)), place=path) from None
    check_table(scenario)
    for n, step in enumerate(scenario.steps, 1):
        if step.get("by") == HOUSE:
            raise BadScenario("scenario-reserved", value=HOUSE, place=place_in(path, step_place(n)))
        if bad := sorted(set(step) - STEP_KEYS):
            raise BadScenario(
                "scenario-key", value=bad[0], known=sorted(STEP_KEYS), place=place_in(path, step_place(n))
            )
        if sum(k in step for k in ("do", "bet", "chance")) > 1:
            known = ("do", "bet", "chance")
            raise BadScenario("scenario-one-deed", known=known, place=place_in(path, step_place(n)))
    for n, expected in enumerate([scenario.expect, *(s.get("expect", {}) for s in scenario.steps)]):
        check_expected(expected, place_in(path, step_place(n) if n else OPENING))
    return scenario


def check_table(scenario: Scenario) -> None:
    """Raises `BadScenario` for a [table] or [players] that no table can have."""
    path = scenario.path
    if bad := sorted(set(scenario.table) - TABLE_KEYS):
        raise BadScenario("scenario-table-key", value=bad[0], known=sorted(TABLE_KEYS), place=path)
    if {"reading", "readings"} <= set(scenario.table):
        raise BadScenario("scenario-readings", place=path)
    if HOUSE in scenario.players:
        raise BadScenario("scenario-reserved", value=HOUSE, place=place_in(path, "[players]"))


def check_expected(expected: object, where: At, shape: type[Expected] = Expected) -> None:
    """Raises `BadScenario` for an `expect` table that could never be compared with anything."""
    if isinstance(expected, Mapping) and (bad := sorted(set(expected) - EXPECT_KEYS)):
        keys = ", ".join(sorted(EXPECT_KEYS))
        raise BadScenario("scenario-expect-key", value=bad[0], known=keys, place=where)
    try:
        shaped = msgspec.convert(expected, shape)
    except msgspec.ValidationError as e:
        raise BadScenario("because", because=explain_message(str(e)), place=place_in(where, "expect")) from None
    lists = (shaped.calls, shaped.events, *(shaped.offers.values() if shape is SecondExpected else ()))
    named = (each for many in lists for each in (many.contains if isinstance(many, Contains) else many))
    if any(len(each) != 1 for each in named if not isinstance(each, str)):
        raise BadScenario("scenario-call", place=where)
    if isinstance(shaped.moves, Contains) and not all(isinstance(m, str) for m in shaped.moves.contains):
        raise BadScenario("scenario-move", place=where)


# -- the second form -------------------------------------------------------------------------------------------


def parse_second(raw: Plain, path: str, only: str = "") -> list[Scenario]:
    """The scenarios of a file of the second form; of one law where `only` one is wanted."""
    check_keys(raw, SECOND_KEYS, path)
    if "game" not in raw:
        raise BadScenario("scenario-no-game", place=path)
    if not raw.get("step") and not raw.get("expect") and not raw.get("laws"):
        raise BadScenario("scenario-empty", place=path)
    laws = laws_of(raw, path)
    steps = raw.get("step", [])
    if not isinstance(steps, list) or not all(isinstance(s, Mapping) for s in steps):
        raise BadScenario("scenario-steps", place=path)
    for n, step in enumerate(steps, 1):
        check_step(step, place_in(path, step_place(n)), laws)
    wanted = {law: own for law, own in laws.items() if only in ("", law)} or laws
    return [under_law(raw, path, law, own, tuple(laws)) for law, own in wanted.items()]


def laws_of(raw: Plain, path: str) -> dict[str, Plain]:
    """What a file says of each law: `law` and `clauses` where it is one, the `laws` table where they are several."""
    if ("law" in raw) == ("laws" in raw):
        raise BadScenario("scenario-no-law", place=path)
    if "law" in raw:
        if not isinstance(raw["law"], str):
            raise BadScenario("scenario-law", value=raw["law"], place=path)
        return {raw["law"]: {}}
    laws = raw["laws"]
    if not isinstance(laws, Mapping) or not laws or not all(isinstance(own, Mapping) for own in laws.values()):
        raise BadScenario("scenario-laws", example='boe-1977 = { clauses = ["…"] }', place=path)
    if "clauses" in raw:
        raise BadScenario("scenario-own-clauses", place=path)
    for law, own in laws.items():
        check_keys(own, LAW_KEYS, place_in(path, f"[laws] {law}"))
        times = own.get("times", 1)
        if type(times) is not int or times < 1:
            raise BadScenario("scenario-times", law=law, value=times, place=path)
    return dict(laws)


def under_law(raw: Plain, path: str, law: str, own: Plain, laws: tuple[str, ...]) -> Scenario:
    """What a file of the second form comes to under one of its laws."""
    amounts = Amounts(law, own.get("times", 1))
    steps: list[PlainDict] = []
    places: list[tuple[int, Words]] = []
    for name in names_of(own.get("given", raw.get("given", ())), path):
        for words, act in prelude(name, Path(path), laws, ()):
            for deed in deeds_of(act, law, amounts):
                steps.append(deed)
                places.append((0, words))
    for n, step in enumerate(raw.get("step", ()), 1):
        for m, act in enumerate(step.get("first", ()), 1):
            for deed in deeds_of(act, law, amounts):
                steps.append(deed)
                places.append((n, act_place(step_place(n), m)))
        last = {k: v for k, v in step.items() if k != "first"}
        if last or not step.get("first"):
            steps.append(whole(last, law, amounts))
            places.append((n, step_place(n)))
    table = {**amounts.of(raw.get("table", {})), **own.get("table", {})}
    written = {
        "path": path,
        "law": law,
        "game": raw["game"],
        "title": own.get("title", raw.get("title", "")),
        "clauses": own.get("clauses", raw.get("clauses", ())),
        "table": table,
        "players": own.get("players", amounts.of(raw.get("players", {}))),
        "autopilot": own.get("autopilot", raw.get("autopilot", True)),
        "expect": own.get("expect", amounts.of(raw.get("expect", {}))),
        "steps": steps,
        "format": 2,
        "laws": laws,
        "places": places,
    }
    if not steps and not written["expect"]:
        raise BadScenario("scenario-empty", place=path)
    try:
        scenario = msgspec.convert(written, Scenario)
    except msgspec.ValidationError as e:
        raise BadScenario("because", because=explain_message(str(e)), place=path) from None
    check_table(scenario)
    check_expected(scenario.expect, place_in(path, OPENING), SecondExpected)
    for step, (_, words) in zip(scenario.steps, scenario.places, strict=True):
        if "expect" in step:
            check_expected(step["expect"], place_in(path, words), SecondExpected)
    return scenario


def check_keys(written: Plain, keys: set[str], where: At) -> None:
    if unknown := sorted(set(written) - keys):
        raise BadScenario("scenario-key", value=unknown[0], known=sorted(keys), place=where)


def check_step(step: Plain, where: At, laws: Plain) -> None:
    """Raises `BadScenario` for a step that cannot be one, in one sentence with its place and its key."""
    check_keys(step, SECOND_STEP_KEYS, where)
    first = step.get("first", [])
    if not isinstance(first, list) or not all(isinstance(act, Mapping) for act in first):
        raise BadScenario("scenario-first", example='[{ by = "ana", do = "Leave" }]', place=where)
    for m, act in enumerate(first, 1):
        check_act(act, act_place(where, m), laws)
    check_act({k: v for k, v in step.items() if k not in ("first", "open", "expect")}, where, laws, bare=True)
    if "open" in step and any(key in step for key in DEEDS[:-1]):
        raise BadScenario("scenario-one-deed", known=tuple(DEEDS), place=where)
    if "open" in step and not isinstance(step["open"], Mapping):
        raise BadScenario("scenario-open", example='{ minimum = "10.00" }', place=where)
    if bad := sorted(set(step.get("open", {})) - TABLE_KEYS):
        raise BadScenario("scenario-open-key", value=bad[0], known=sorted(TABLE_KEYS), place=where)
    if not isinstance(step.get("expect", {}), Mapping):
        raise BadScenario("scenario-expect-table", value=step["expect"], place=where)


def check_act(act: Plain, where: At, laws: Plain, bare: bool = False) -> None:
    check_keys(act, ACT_KEYS, where)
    under = act.get("under", {})
    if not isinstance(under, Mapping) or not all(isinstance(v, Mapping) for v in under.values()):
        raise BadScenario("scenario-under", place=where)
    if laws and (unknown := sorted(set(under) - set(laws))):
        raise BadScenario("scenario-under-law", value=unknown[0], place=where)
    for law, other in under.items():
        check_keys(
            other, (ACT_KEYS | {"expect", "open"} if bare else ACT_KEYS) - {"under"}, place_in(where, f"under {law}")
        )
    for seen in (act, *({**act, **other} for other in under.values())):
        deeds = [key for key in DEEDS if key in seen]
        if len(deeds) > 1:
            raise BadScenario("scenario-one-deed", known=tuple(DEEDS), place=where)
        if not deeds and not bare:
            raise BadScenario("scenario-act", known=tuple(DEEDS[:-1]), place=where)
        check_deed(seen, where)


def check_deed(act: Plain, where: At) -> None:
    by = act.get("by")
    if by == HOUSE:
        raise BadScenario("scenario-reserved", value=HOUSE, place=where)
    if by is not None and not isinstance(by, str):
        raise BadScenario("scenario-by", value=by, place=where)
    if "do" in act:
        if by is None:
            raise BadScenario("scenario-do-by", place=where)
        for each in act["do"] if isinstance(act["do"], list) else [act["do"]]:
            if not isinstance(each, str) and not (isinstance(each, Mapping) and len(each) == 1):
                raise BadScenario("scenario-do", example="{ Sit = { seat = 1 } }", place=where)
    if "bet" in act:
        bets = act["bet"]
        if not isinstance(bets, Mapping) or not bets:
            raise BadScenario("scenario-bet", example='{ red = "10.00" }', place=where)
        if by is None and not all(isinstance(laid, Mapping) for laid in bets.values()):
            raise BadScenario("scenario-bet-by", example='{ ana = { red = "10.00" } }', place=where)
        if by is None and HOUSE in bets:
            raise BadScenario("scenario-reserved", value=HOUSE, place=where)
    if "deal" in act and not (
        isinstance(act["deal"], Mapping) and act["deal"] and all(isinstance(c, str) for c in act["deal"].values())
    ):
        raise BadScenario("scenario-deal", example='{ punto = "K 5", bank = "7" }', place=where)
    if "stop" in act and (type(act["stop"]) is not int or act["stop"] < 1):
        raise BadScenario("scenario-stop", value=act["stop"], place=where)


def names_of(given: object, where: At) -> list[str]:
    """The preludes that are asked for: one name, or several in their order."""
    names: list[Any] = [given] if isinstance(given, str) else list(given) if isinstance(given, list | tuple) else [0]
    if not all(isinstance(name, str) for name in names):
        raise BadScenario("scenario-given", place=where)
    return names


def prelude(name: str, path: Path, laws: tuple[str, ...], inside: tuple[str, ...]) -> Iterator[tuple[Words, Any]]:
    """The acts of a prelude with their places, those of the preludes that it builds on first."""
    folder, found = find_prelude(name, path)
    if name in inside:
        raise BadScenario("scenario-given-loop", value=name, place=folder / GIVEN)
    for base in names_of(found.get("given", ()), place_in(folder / GIVEN, place_of_given(name))):
        yield from prelude(base, folder / GIVEN, laws, (*inside, name))
    for m, act in enumerate(found.get("acts", ()), 1):
        yield act_place(place_of_given(name), m), act


def find_prelude(name: str, path: Path) -> tuple[Path, Plain]:
    """The prelude of that name in the nearest `given.toml`, in the folder of a file or above it."""
    known: list[str] = []
    for folder in path.absolute().parents:
        held = preludes_in(folder)
        if name in held:
            return folder, held[name]
        known += held
    raise BadScenario("scenario-no-prelude", value=name, known=known, many=len(known), file=GIVEN, place=path)


def preludes_in(folder: Path) -> Mapping[str, Plain]:
    """The preludes that a folder keeps, by name."""
    file = folder / GIVEN
    try:
        changed = file.stat().st_mtime_ns
    except OSError:
        return {}
    return read_preludes(file, changed)


@lru_cache(maxsize=64)
def read_preludes(file: Path, changed: int) -> Mapping[str, Plain]:
    """The preludes of a `given.toml` as it was at a time."""
    raw = read_raw(file)
    if raw.get("format") != 2:
        return {}  # a scenario of the first form that happens to be called so
    check_keys(raw, {"format", "given"}, str(file))
    held = raw.get("given", {})
    if not isinstance(held, Mapping) or not all(isinstance(p, Mapping) for p in held.values()):
        raise BadScenario("scenario-preludes", place=file)
    for name, found in held.items():
        check_keys(found, PRELUDE_KEYS, place_in(file, place_of_given(name)))
        acts = found.get("acts", [])
        if not isinstance(acts, list) or not all(isinstance(act, Mapping) for act in acts):
            raise BadScenario("scenario-acts", value=name, place=file)
        for m, act in enumerate(acts, 1):
            check_act(act, act_place(place_in(file, place_of_given(name)), m), {})
    return dict(held)


# -- from the second form to steps that can be run ---------------------------------------------------------------


class Amounts:
    """The amounts of a file under one law: as written, or so many times as much in the money of that law."""

    def __init__(self, law: str, times: int, laws: Library | None = None) -> None:
        self.times = times
        self.digits = (laws or library()).currency(law).digits if times != 1 else 0

    def of(self, written: object) -> Any:
        """The same with every amount that is written with two decimals multiplied."""
        if self.times == 1:
            return written
        match written:
            case str():
                return _AMOUNT.sub(self.multiply, written)
            case Mapping():
                return {k: self.of(v) for k, v in written.items()}
            case list():
                return [self.of(v) for v in written]
        return written

    def multiply(self, found: re.Match[str]) -> str:
        text = found[0]
        sign = text[0] if text[0] in "+-" else ""
        return f"{sign}{abs(Decimal(text)) * self.times:.{self.digits}f}"


def step_under(step: Plain, law: str, amounts: Amounts) -> PlainDict:
    """A step as it is under a law: what differs there put in the place of what is usual."""
    usual = amounts.of({k: v for k, v in step.items() if k != "under"})
    other = step.get("under", {}).get(law, {})
    if "expect" in other:
        other = {**other, "expect": {**usual.get("expect", {}), **other["expect"]}}
    return {**usual, **other}


def deeds_of(act: Plain, law: str, amounts: Amounts) -> list[PlainDict]:
    """The single deeds of an act, each as a step of its own."""
    step = step_under(act, law, amounts) if "under" in act or amounts.times != 1 else dict(act)
    return split(step)


def split(step: PlainDict) -> list[PlainDict]:
    if "do" in step:
        if isinstance(step["do"], Mapping):
            return [step]
        each = step["do"] if isinstance(step["do"], list) else [step["do"]]
        return [{**step, "do": {one: {}} if isinstance(one, str) else one} for one in each]
    if "bet" in step and "by" not in step:
        return [{**step, "by": who, "bet": laid} for who, laid in step["bet"].items()]
    return [step]


def whole(step: Plain, law: str, amounts: Amounts) -> PlainDict:
    """A step with what it expects; several deeds of it are kept together, because it speaks of all of them."""
    here = step_under(step, law, amounts) if "under" in step or amounts.times != 1 else dict(step)
    deeds = split({k: v for k, v in here.items() if k not in ("expect", "note")})
    rest = {k: v for k, v in here.items() if k in ("expect", "note")}
    return {**deeds[0], **rest} if len(deeds) == 1 else {"all": deeds, **rest}


def acts_of(step: Plain) -> list[Plain]:
    """The single deeds of a step that can be run."""
    return list(step["all"]) if "all" in step else [step]
