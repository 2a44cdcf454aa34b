"""What the files of a game begin with, and which of it is worth a name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path

from novamas.games import family
from novamas.kit.decider import Command
from novamas.kit.wire import money_fields
from novamas.law import library
from novamas.table.decider import TableGame
from novamas.table.scenario import Scenario
from novamas.table.scenario_file import Amounts, prelude, split
from novamas.table.upgrade.sheet import Sheet, Step
from novamas.table.upgrade.sisters import ORDER, Group, times_between

LEAST_SHARED = 3  # files that must begin alike for a prelude
LEAST_SAVED = 10  # acts that a prelude must save


class Node:
    """A beginning that several files share: their first acts, one after the other."""

    def __init__(self, above: Node | None = None, act: Step | None = None) -> None:
        self.above, self.act = above, act
        self.depth: int = above.depth + 1 if above else 0
        self.below: dict[str, Node] = {}
        self.files: set[int] = set()
        self.name = ""

    def acts(self) -> list[Step]:
        here = self.above.acts() if self.above else []
        return [*here, self.act] if self.act is not None else here

    def find_above(self) -> Node | None:
        """The nearest beginning above this one that has a name."""
        above = self.above
        while above is not None and not above.name:
            above = above.above
        return above


def silent(steps: Sequence[Step]) -> list[Step]:
    """The first steps of a file that expect nothing and say nothing of their own."""
    found: list[Step] = []
    for step in steps:
        if set(step) - {"by", "do", "bet", "chance", "deal"}:
            break
        found.append(step)
    return found


def key_of(act: Step) -> str:
    return json.dumps(act, sort_keys=True)


class Beginnings:
    """What the files of a game begin with, as a tree; some of it gets a name."""

    def __init__(self, held: Iterable[str], path: Path) -> None:
        self.root = Node()
        self.old: dict[str, Node] = {}
        for name in held:
            steps = [deed for _, act in prelude(name, path, (), ()) for deed in split(dict(act))]
            node = self.walk([bare(step) for step in steps])
            node.name = name
            self.old[name] = node

    def walk(self, acts: Sequence[Step], file: int | None = None) -> Node:
        node = self.root
        for act in acts:
            node = node.below.setdefault(key_of(act), Node(node, act))
            if file is not None:
                node.files.add(file)
        return node

    def choose(self) -> list[Node]:
        """The beginnings that are worth a name, those that others build on first."""
        taken: dict[int, int] = {}
        nodes = [n for n in self.all(self.root) if len(n.files) >= LEAST_SHARED and n.depth > 1]
        for old in self.old.values():
            for file in old.files:
                taken[file] = max(taken.get(file, 0), old.depth)
        made: list[Node] = []
        while True:
            best, gain = None, LEAST_SAVED
            for node in nodes:
                if node.name:
                    continue
                saved = sum(max(0, node.depth - taken.get(file, 0)) for file in node.files)
                above = node.find_above()
                cost = node.depth - (above.depth if above else 0) + 4
                if saved - cost > gain:
                    best, gain = node, saved - cost
            if best is None:
                return sorted(made, key=lambda n: n.depth)
            best.name = "?"
            made.append(best)
            for file in best.files:
                taken[file] = max(taken.get(file, 0), best.depth)

    def all(self, node: Node) -> Iterable[Node]:
        for below in node.below.values():
            yield below
            yield from self.all(below)

    def longest(self, acts: Sequence[Step]) -> Node | None:
        """The longest named beginning of these acts."""
        node, found = self.root, None
        for act in acts:
            if key_of(act) not in node.below:
                break
            node = node.below[key_of(act)]
            found = node if node.name else found
        return found


def bare(step: Step) -> Step:
    """A step as the second form writes it shortest, so that equal ones are written alike."""
    if isinstance(step.get("do"), Mapping):
        name, fields = next(iter(step["do"].items()))
        if not fields and isinstance(fields, Mapping):
            return {**step, "do": name}
    return step


def in_base_money(act: Step, times: int, money: Mapping[str, frozenset[str]]) -> Step:
    """An act of a law whose money has no decimals, as one of the law that the preludes are written in."""

    def divide(value: object) -> object:
        if not isinstance(value, str) or not re.fullmatch("[0-9]+", value):
            return value
        amount = Decimal(value) / times
        return f"{amount:.2f}" if amount == amount.quantize(Decimal("0.01")) else value

    if "bet" in act:
        return {**act, "bet": {spot: divide(v) for spot, v in act["bet"].items()}}
    if isinstance(act.get("do"), Mapping):
        name, fields = next(iter(act["do"].items()))
        if isinstance(fields, Mapping):
            return {**act, "do": {name: {k: divide(v) if k in money[name] else v for k, v in fields.items()}}}
        return {**act, "do": {name: divide(fields) if money[name] else fields}}
    return act


def words(act: Step) -> str:
    """An act in a few words, for the name of a prelude."""
    by = act.get("by", "")
    if "bet" in act:
        return f"{by} " + ", ".join(f"{spot} {amount}" for spot, amount in act["bet"].items())
    if "do" in act:
        name, fields = (act["do"], None) if isinstance(act["do"], str) else next(iter(act["do"].items()))
        said = re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
        values = list(fields.values()) if isinstance(fields, Mapping) else [] if fields is None else [fields]
        return " ".join([by, said, *map(str, values)])
    return "the cards" if "deal" in act else "chance"


def name_preludes(chosen_nodes: Sequence[Node], taken: set[str]) -> None:
    """Names that say what has happened last."""
    for node in chosen_nodes:
        above = node.find_above()
        own = node.acts()[above.depth if above else 0 :]
        sits = [act["by"] for act in own if isinstance(act.get("do"), Mapping) and "Sit" in act["do"]]
        rest = [words(act) for act in own if not (isinstance(act.get("do"), Mapping) and "Sit" in act["do"])]
        said = [", ".join(sits) + " sit"] if sits else []
        name = "; ".join([*said, *rest[-2:]])
        unique, n = name, 1
        while unique in taken:
            n += 1
            unique = f"{name} ({n})"
        taken.add(unique)
        node.name = unique


def begin(groups: Sequence[Group], tree: Beginnings) -> None:
    """Puts the silent beginnings of every file into the tree."""
    for n, group in enumerate(groups):
        seen = {json.dumps([key_of(a) for a in acts_in(sheet)]): acts_in(sheet) for sheet in group.sheets}
        for acts in seen.values():
            tree.walk(acts, n)


def base_times(sheet: Sheet) -> int:
    """How many units of a law's money stand for one of the money that preludes are written in."""
    return (
        times_between(ORDER[0], sheet.law)
        if ORDER[0] in library().laws() and not library().currency(sheet.law).digits
        else 1
    )


def acts_in(sheet: Sheet) -> list[Step]:
    """The silent beginning of a scenario, in the money that preludes are written in."""
    acts = silent(sheet.steps)
    times = base_times(sheet)
    if times == 1:
        return acts
    kinds = {k.__name__: money_fields(k) for k in commands_of(sheet.scenario)}
    return [in_base_money(act, times, kinds) for act in acts]


def commands_of(scenario: Scenario) -> Sequence[type[Command]]:
    return (*TableGame.commands, *family(scenario.law, scenario.game).game.commands)


def use_prelude(sheet: Sheet, tree: Beginnings) -> None:
    """Takes the longest prelude that a scenario begins with out of its steps."""
    amounts = Amounts(sheet.law, base_times(sheet))
    node = tree.longest(acts_in(sheet))
    while node is not None and amounts.of(node.acts()) != sheet.steps[: node.depth]:
        node = node.find_above()
    if node is None or node.depth < 2:
        return
    sheet.given = node.name
    sheet.given_amounts = amounts.of(node.acts()) != node.acts()
    if sheet.times == 1 and sheet.given_amounts:
        sheet.times = amounts.times
    sheet.steps = sheet.steps[node.depth :]


def is_needed(node: Node, nodes: Sequence[Node], used: set[str]) -> bool:
    """Whether a prelude is used by a file, or by another prelude that is."""
    return node.name in used or any(n.find_above() is node and is_needed(n, nodes, used) for n in nodes)
