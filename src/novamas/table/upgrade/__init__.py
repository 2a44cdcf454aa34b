"""From the first form of a scenario to the second, with the proof that nothing else has changed.

Files of the first form that lie in one folder are read and played; the cards that chance gave are written by whose they
are, bets by player and spot, and what many files of a game begin with becomes a prelude (`given.toml`). Files of sister
laws with the same name that differ in little become one file. The new files are played before anything is written: for
every law the log of the table and its last state must be the same, byte for byte, and as many expectations must hold.

A folder is left in this order: `<game>/<name>.toml` for several laws, `<game>/<law>/<name>.toml` for one,
`<game>/given.toml` for the preludes of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from novamas.kit.plain import Plain
from novamas.table.scenario import BadScenario
from novamas.table.scenario_file import GIVEN, preludes_in, read_raw
from novamas.table.upgrade.preludes import Beginnings, base_times, begin, is_needed, name_preludes, use_prelude
from novamas.table.upgrade.proof import prove_file, prove_folder
from novamas.table.upgrade.sheet import sheet_of
from novamas.table.upgrade.sisters import MOST_DIFFERENCES, Group, group_sheets, merge_steps, rank, times_between
from novamas.table.upgrade.writing import file_text, write_given


class Upgraded(Struct, frozen=True):
    """What an upgrade came to: how many scenarios in how many files and lines, before and after."""

    scenarios: int
    files_before: int
    files_after: int
    lines_before: int
    lines_after: int
    preludes: int


class Plan(Struct, kw_only=True):
    """What an upgrade would change, proven and not yet done: the files that go, and the text of those that come."""

    old: list[Path] = []
    texts: dict[Path, str] = {}
    lines: int = 0
    preludes: int = 0


def upgrade(paths: Sequence[Path]) -> Upgraded:
    """Rewrites the files and folders at these paths; changes nothing unless all of it can be proven."""
    plans = [plan_folder(path) if path.is_dir() else plan_file(path) for path in paths]
    for path, plan in zip(paths, plans, strict=True):
        carry_out(plan, path)
    files = [text for plan in plans for text in plan.texts.values()]
    old = sum(len(plan.old) for plan in plans)
    return Upgraded(
        scenarios=old,
        files_before=old,
        files_after=len(files),
        lines_before=sum(plan.lines for plan in plans),
        lines_after=sum(text.count("\n") for text in files),
        preludes=sum(plan.preludes for plan in plans),
    )


def carry_out(plan: Plan, root: Path) -> None:
    """Writes the new files, and takes the old ones and their empty folders away."""
    for path in plan.old:
        path.unlink()
    for path, text in plan.texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for folder in {path.parent for path in plan.old}:
        while folder != root and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
            folder = folder.parent


def plan_file(path: Path) -> Plan:
    """One file of the first form, where it lies; with a prelude that is in reach of it, if it begins so."""
    if read_raw(path).get("format") == 2:
        return Plan()
    sheet = sheet_of(path)
    held: dict[str, Plain] = {}
    for folder in reversed(path.absolute().parents):
        held.update(preludes_in(folder))
    use_prelude(sheet, Beginnings(held, path))
    text = file_text(Group(game=sheet.scenario.game, name=path.stem, sheets=[sheet]))
    prove_file(sheet.scenario, text, path)
    return Plan(old=[path], texts={path: text}, lines=path.read_text(encoding="utf-8").count("\n"))


def plan_folder(root: Path) -> Plan:
    """Every file of the first form below a folder, game by game."""
    plan = Plan(old=[p for p in sorted(root.rglob("*.toml")) if read_raw(p).get("format") != 2], texts={})
    plan.lines = sum(path.read_text(encoding="utf-8").count("\n") for path in plan.old)
    sheets = [sheet_of(path) for path in plan.old]
    groups = group_sheets(sheets)
    for game in dict.fromkeys(group.game for group in groups):
        plan_game([group for group in groups if group.game == game], root / game, plan)
    prove_folder(root, plan.texts, [(sheet.path.stem, sheet.scenario) for sheet in sheets])
    return plan


def plan_game(groups: Sequence[Group], folder: Path, plan: Plan) -> None:
    """The files of one game, and its preludes: those that are there, and new ones."""
    tree = Beginnings(preludes_in(folder), folder / GIVEN)
    begin(groups, tree)
    nodes = tree.choose()
    name_preludes(nodes, set(tree.old))
    for sheet in (sheet for group in groups for sheet in group.sheets):
        use_prelude(sheet, tree)
    groups = rejoin(groups)
    used = {sheet.given for group in groups for sheet in group.sheets}
    kept = [node for node in nodes if is_needed(node, nodes, used)]
    for node in nodes:
        node.name = node.name if node in kept else ""
    for group in groups:
        first = group.sheets[0]
        target = (folder if len(group.sheets) > 1 else folder / first.law) / f"{group.name}.toml"
        if target.exists() and target not in plan.old:
            raise BadScenario("scenario-in-the-way", path=first.path, place=target)
        plan.texts[target] = file_text(group)
    given = folder / GIVEN
    if tree.old or kept:
        before = given.read_text(encoding="utf-8") if tree.old else "format = 2\n"
        plan.texts[given] = before + write_given(kept)
        plan.preludes += len(kept)


def rejoin(groups: Sequence[Group]) -> list[Group]:
    """The groups once more, where files of one name differ in nothing but how they begin."""
    found: list[Group] = []
    names: dict[str, list[Group]] = {}
    for group in groups:
        names.setdefault(group.name, []).append(group)
    for name, same in names.items():
        several = [g for g in same if len(g.sheets) > 1]
        if len(same) == 1 or any(merge_steps(g.sheets, [s.steps for s in g.sheets]) is None for g in same):
            found += again(same)
            continue
        base, *others = sorted(same, key=lambda g: (-len(g.sheets), rank(g.sheets[0])))
        for other in others:
            both = sorted([*base.sheets, *other.sheets], key=rank)
            kept = [s.times for s in both]
            for s in both:
                s.times = times_between(both[0].law, s.law)
            made = merge_steps(both, [s.steps for s in both])
            if made is None or made[1] > MOST_DIFFERENCES or made[1] * 3 > len(made[0]):
                for s, times in zip(both, kept, strict=True):
                    s.times = times
                found.append(other)
            else:
                base = Group(game=base.game, name=name, sheets=both)
        found.append(base)
        assert len(several) <= 1
    return found


def again(same: Sequence[Group]) -> list[Group]:
    """Groups that their preludes have made uneven are taken apart."""
    found: list[Group] = []
    for group in same:
        if merge_steps(group.sheets, [s.steps for s in group.sheets]) is None:
            for s in group.sheets:
                s.times = base_times(s) if s.given else 1
            found += [Group(game=group.game, name=group.name, sheets=[s]) for s in group.sheets]
        else:
            found.append(group)
    return found


__all__ = ["Upgraded", "upgrade"]
