"""Scenarios of sister laws that differ in little, as one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from msgspec import Struct

from novamas.kit.plain import Plain
from novamas.law import library
from novamas.table.scenario import BadScenario
from novamas.table.scenario_file import Amounts
from novamas.table.upgrade.sheet import Sheet, Step, short_refusal

MOST_DIFFERENCES = 3  # steps of two sister laws that may differ in one file
ORDER = ("euskadi-1996", "galicia-2007", "asturias-2011", "boe-1977")
"""Which law a file of several is written in first: one whose money has decimals."""


class Group(Struct, kw_only=True):
    """Sheets of one game and name that become one file."""

    game: str
    name: str
    sheets: list[Sheet]


def times_between(base: str, law: str) -> int:
    """How many units of the money of a law stand for one of another's, where a table of both opens as usual."""
    one, other = library().currency(base), library().currency(law)
    if one == other:
        return 1
    scaled = Decimal(other.minimum) / 10**other.digits / (Decimal(one.minimum) / 10**one.digits)
    return int(scaled) if scaled == int(scaled) else 1


def merge_steps(sheets: Sequence[Sheet], rest: Sequence[Sequence[Step]]) -> tuple[list[Step], int] | None:
    """The steps of sister laws as one list, and how many of them differ; nothing where one list cannot say them all."""
    if len({len(steps) for steps in rest}) != 1:
        return None
    found: list[Step] = []
    differing = 0
    for row in zip(*rest, strict=True):
        step = merge_step(sheets, row)
        if step is None:
            return None
        differing += "under" in step
        found.append(step)
    return found, differing


def merge_step(sheets: Sequence[Sheet], row: Sequence[Step]) -> Step | None:
    """One step of several laws: what is usual, and under a law what differs there."""
    base = {k: v for k, v in row[0].items() if k != "expect"}
    note = next((step["note"] for step in row if "note" in step), None)
    expects = [drop_clauses(step.get("expect", {})) for step in row]
    usual: Step = {k: v for k, v in expects[0].items() if all(k in e for e in expects)}
    under: dict[str, Step] = {}
    for sheet, step, expected in zip(sheets, row, expects, strict=True):
        amounts = Amounts(sheet.law, sheet.times)
        own = {k: v for k, v in step.items() if k not in ("expect", "note") and v != amounts.of(base.get(k))}
        if set(step) - {"expect", "note"} != set(base) - {"note"}:
            return None
        other = {k: v for k, v in expected.items() if k not in usual or v != amounts.of(usual[k])}
        if other:
            own["expect"] = other
        if own:
            under[sheet.law] = own
    cited = {c: None for step in row for c in clauses_of(step.get("expect", {}))}
    found: Step = {k: v for k, v in base.items() if k != "note"}
    if note is not None:
        found = {"note": note, **found}
    if any("expect" in step for step in row):
        found["expect"] = usual
    if under:
        found["under"] = under
    if cited:
        if any("refused" in own.get("expect", {}) for own in under.values()):
            return None
        code = usual["refused"] if isinstance(usual["refused"], str) else usual["refused"].get("code")
        found["expect"] = {
            **usual,
            "refused": {**({} if code in (None, "any") else {"code": code}), "clauses": [*cited]},
        }
    return found


def drop_clauses(expected: Plain) -> Step:
    """What is expected, without the clauses of a refusal: every law has its own."""
    if isinstance(expected.get("refused"), Mapping):
        return {**expected, "refused": short_refusal({k: v for k, v in expected["refused"].items() if k != "clauses"})}
    return dict(expected)


def clauses_of(expected: Plain) -> list[str]:
    refused = expected.get("refused")
    return list(refused.get("clauses", ())) if isinstance(refused, Mapping) else []


def group_sheets(sheets: Iterable[Sheet]) -> list[Group]:
    """Sheets of one game and name together, as far as one file can say what they say."""
    named: dict[tuple[str, str], list[Sheet]] = {}
    for sheet in sheets:
        named.setdefault((sheet.scenario.game, sheet.path.stem), []).append(sheet)
    found: list[Group] = []
    for (game, name), sisters in named.items():
        laws = [s.law for s in sisters]
        for law in laws:
            if laws.count(law) > 1:
                twice = [str(s.path) for s in sisters if s.law == law]
                raise BadScenario("scenario-namesake", law=law, game=game, name2=twice[1], place=twice[0])
        found += [Group(game=game, name=name, sheets=group) for group in join_sisters(sisters)]
    return found


def rank(sheet: Sheet) -> int:
    return ORDER.index(sheet.law) if sheet.law in ORDER else -1


def join_sisters(sisters: Sequence[Sheet]) -> list[list[Sheet]]:
    """Groups sister scenarios into files: the largest group of laws that agree is one file, each other a file alone."""
    groups: list[list[Sheet]] = []
    for sheet in sorted(sisters, key=rank):
        fitting = [(differences([*group, sheet]), n) for n, group in enumerate(groups)]
        best = min(((d, n) for d, n in fitting if d is not None), default=None)
        if best is None:
            groups.append([sheet])
        else:
            groups[best[1]].append(sheet)
    several = sorted((g for g in groups if len(g) > 1), key=len, reverse=True)
    alone = [[sheet] for group in several[1:] for sheet in group]
    for sheet in (s for group in (*alone, *(g for g in groups if len(g) == 1)) for s in group):
        sheet.times = 1
    return [*several[:1], *alone, *(g for g in groups if len(g) == 1)]


def differences(sheets: Sequence[Sheet]) -> int | None:
    """How many steps of these laws differ; nothing where they are too many, or one list of steps cannot say them."""
    base = sheets[0].law
    kept = [sheet.times for sheet in sheets]
    for sheet in sheets:
        sheet.times = times_between(base, sheet.law)
    made = merge_steps(sheets, [sheet.steps[:] for sheet in sheets])
    if made is None or made[1] > MOST_DIFFERENCES or (made[1] and made[1] * 3 > len(made[0])):
        for sheet, times in zip(sheets, kept, strict=True):
            sheet.times = times
        return None
    return made[1]
