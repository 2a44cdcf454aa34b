"""Breaks the code of the games by lot, one small change at a time; a test that cites a clause must fail for each.

    make code-mutants GAME=boule COUNT=200 SEED=7         the game, and what it is built on
    make code-mutants GAME=boule IN=games/cloth           only what stands there;  IN=table/decider.py one file
    python -m tools.code_mutants --game boule --list      what would be done

`make mutants` knows which clauses a value or a planted fault belongs to. Here nobody has said so: every comparison,
count, condition, statement, branch and reason of the functions that play a game may be changed (`changes_of` says how).
The functions are taken in turn, so that none is left out while another is broken for the fifth time.

First every quick test and scenario of the game that cites a clause is played once, and the lines that it reaches are
kept. A mutant is then planted in a child of this process, and the tests that reach its line are run there, those first
that have found others in the same function, then those that reach least. What survives is printed as a diff, with the
clauses that speak of it most, as far as the tests know; the exit code is 1. What cannot be seen by anybody stands with
its reason in `tests/faults/equivalent.toml` and is passed over.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import select
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

from novamas.games import FAMILIES
from novamas.law import forget, library
from tools.mutants import FAULTS, ROOT, Hunt, NotPlanted, progress, say, swapped

SOURCE = ROOT / "src" / "novamas"
EQUIVALENT = FAULTS / "equivalent.toml"
ALWAYS = ("table/decider.py", "table/opening.py")
APART = {"odds", "bots", "sheet", "lesson", "terms", "hint", "chart", "advice", "prices", "chances", "equipment"}
"""Modules that play nothing: what they say has tests of another kind."""
REASONS = {"Why": 1, "Shut": 1, "Offer": 3}
"""What may be given clauses without saying so, and as which argument."""
FEW_CALLS = 4
LONGEST = 60.0
"""Seconds after which a mutant that nothing has found, and that may never end, is left."""

FLIPS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="), ast.LtE: ("<",), ast.Gt: (">=", "<="), ast.GtE: (">",), ast.Eq: ("!=",), ast.NotEq: ("==",),
    ast.In: ("not in",), ast.NotIn: ("in",), ast.Is: ("is not",), ast.IsNot: ("is",),
}  # fmt: skip
SYMBOLS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in",
    ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip
SUMS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "//", ast.FloorDiv: "*", ast.Mod: "//"}
SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "CROUPIER": "INSPECTOR", "INSPECTOR": "CROUPIER"}


class Mutant(NamedTuple):
    """A small change to a file: the bytes from `start` to `end` become `put`."""

    file: str
    function: str
    line: int
    start: int
    end: int
    put: str

    @property
    def source(self) -> bytes:
        return (SOURCE / self.file).read_bytes()

    def mutated(self) -> bytes:
        return self.source[: self.start] + self.put.encode() + self.source[self.end :]

    def change(self) -> tuple[str, str]:
        """The whole lines that change, as they stand and as they become."""
        source = self.source
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        put = source[first : self.start] + self.put.encode() + source[self.end : last]
        return source[first:last].decode().strip(), put.decode().strip()

    def __str__(self) -> str:
        find, put = self.change()
        before = "".join(f"\n    - {line}" for line in find.splitlines())
        return f"{self.file}:{self.line} {self.function}{before}" + "".join(f"\n    + {ln}" for ln in put.splitlines())


# -- what can be broken -------------------------------------------------------------------------------------------


def changes_of(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every small change at a node: what is replaced, and by what."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            for flip in FLIPS[type(op)]:
                yield node, f"{ast.unparse(left)} {flip} {ast.unparse(right)}"
        case ast.Compare(left=left, ops=ops, comparators=values):
            for i, op in enumerate(ops):
                signs = [FLIPS[type(op)][0] if i == j else SYMBOLS[type(other)] for j, other in enumerate(ops)]
                rest = " ".join(f"{sign} {ast.unparse(v)}" for sign, v in zip(signs, values, strict=True))
                yield node, f"{ast.unparse(left)} {rest}"
        case ast.BoolOp(op=op, values=values):
            for i in range(len(values)):
                left = [*values[:i], *values[i + 1 :]]
                yield node, ast.unparse(left[0] if len(left) == 1 else ast.BoolOp(op, left))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=other):
            yield node, f"{ast.unparse(other)} if {ast.unparse(test)} else {ast.unparse(body)}"
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
            if value:
                yield node, str(value - 1)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
            yield node, f"{ast.unparse(left)} {SUMS[type(op)]} {ast.unparse(right)}"
        case ast.Name(id=name, ctx=ast.Load()) if name in NAMES:
            yield node, NAMES[name]
        case ast.Call() if isinstance(node.func, ast.Name):
            yield from calls_changed(node, node.func.id)
        case ast.comprehension(ifs=ifs):
            yield from ((test, "True") for test in ifs)
        case ast.If(test=test, orelse=other):
            yield test, f"not ({ast.unparse(test)})" if other else "False"
            if not other:
                yield test, "True"
        case ast.Expr(value=value) if not isinstance(value, ast.Constant | ast.Yield | ast.YieldFrom):
            yield node, "pass"
        case ast.AugAssign():
            yield node, "pass"
        case ast.Continue() | ast.Break():
            yield node, "pass"
        case ast.FunctionDef(body=body, returns=ast.Constant(value=None)):
            yield from (
                (s, "return") for s in body[1:] if not (isinstance(s, ast.If) and isinstance(s.body[0], ast.Raise))
            )
        case ast.Return(value=ast.Tuple(elts=items)) | ast.keyword(arg="moves" | "calls", value=ast.Tuple(elts=items)):
            for i, item in enumerate(items):
                yield (item, "") if i + 1 == len(items) and len(items) > 1 else (item, "*()")


def calls_changed(node: ast.Call, name: str) -> Iterator[tuple[ast.AST, str]]:
    """Calls without their clauses; events without their calls or moves."""
    for given in node.keywords:
        if given.arg == "clauses" or (given.arg in ("calls", "moves") and not isinstance(given.value, ast.Tuple)):
            yield given.value, "()"
    if name in REASONS and len(node.args) > REASONS[name]:
        yield node.args[REASONS[name]], "()"


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of the functions of a file."""
    source = (SOURCE / file).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    seen: set[tuple[int, int, str]] = set()
    for function, node in functions_in(ast.parse(source)):
        for each in inside(node):
            for changed, put in changes_of(each):
                at: Any = changed
                start, end = starts[at.lineno - 1] + at.col_offset, starts[at.end_lineno - 1] + at.end_col_offset
                mutant = Mutant(file, function, at.lineno, start, end, put)
                if (start, end, put) not in seen and compiles(mutant):
                    seen.add((start, end, put))
                    yield mutant


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module, as they are called."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{m.name}", m) for m in node.body if isinstance(m, ast.FunctionDef))


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """A function's nodes: no decorator, default or type, nothing that only complains of a law file, is broken."""
    if complains(node):
        return
    yield node
    if isinstance(node, ast.FunctionDef):
        children: Iterable[ast.AST] = node.body
    elif isinstance(node, ast.Assert | ast.Raise):
        children = ()
    elif isinstance(node, ast.AnnAssign):
        children = () if node.value is None else (node.value,)
    else:
        children = ast.iter_child_nodes(node)
    for child in children:
        yield from inside(child)


def complains(node: ast.AST) -> bool:
    """Whether a statement does nothing but raise what is wrong."""
    return isinstance(node, ast.If) and isinstance(node.body[0], ast.Raise) and not node.orelse


def compiles(mutant: Mutant) -> bool:
    try:
        ast.parse(mutant.mutated())
    except SyntaxError:
        return False
    return True


# -- where ----------------------------------------------------------------------------------------------------------


def families_of(games: Iterable[str]) -> set[str]:
    return {
        library().family(law, game) for law in library().laws() for game in library().games(law) if game in set(games)
    }


def folder_of(name: str) -> str:
    """The first folder of a family: its games stand in it, and below tests/ its tests."""
    return "/".join(FAMILIES[name].game.__module__.split(".")[1:3])


def files_of(games: Iterable[str], within: str) -> list[str]:
    """The files that play these games: the module of the game's class and what it imports, and the table."""
    found: dict[str, None] = dict.fromkeys(ALWAYS)
    todo = [FAMILIES[name].game.__module__ for name in sorted(families_of(games))]
    while todo:
        name = todo.pop()
        module = SOURCE / name.removeprefix("novamas.").replace(".", "/")
        path = next((p for p in (module.with_suffix(".py"), module / "__init__.py") if p.is_file()), None)
        if path is None or path.stem in APART or not name.startswith("novamas.games."):
            continue
        file = path.relative_to(SOURCE).as_posix()
        if file in found:
            continue
        found[file] = None
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                todo += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    here = [file for file in found if file.startswith(within) and (SOURCE / file).stem != "__init__"]
    if not here:
        sys.exit(f"Nothing that plays there stands in {within!r}; there are: {', '.join(sorted(found))}")
    return sorted(here)


def by_lot(mutants: list[Mutant], count: int, lot: random.Random) -> list[Mutant]:
    """So many of them, one of each function before a second of any."""
    groups: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in lot.sample(mutants, len(mutants)):
        groups.setdefault((mutant.file, mutant.function), []).append(mutant)
    ranked = [(n, i, m) for i, group in enumerate(groups.values()) for n, m in enumerate(group)]
    return [m for _, _, m in sorted(ranked, key=lambda one: one[:2])][: count or None]


def equivalents() -> set[tuple[str, str, str]]:
    """Changes that nobody can see, each with its reason in the file."""
    raw = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"] if EQUIVALENT.exists() else []
    return {(one["file"], one["find"].strip(), one["put"].strip()) for one in raw}


# -- running --------------------------------------------------------------------------------------------------------


class Reached:
    """Which functions of the chosen files a test reaches, and which lines in the first few calls of each."""

    def __init__(self, files: Iterable[str]) -> None:
        self.names = {str(SOURCE / file): file for file in files}
        self.calls: Counter[CodeType] = Counter()
        self.lines: set[tuple[str, int]] = set()

    @property
    def functions(self) -> set[tuple[str, str]]:
        """By file and name; what stands inside a function is that function."""
        found = ((self.names[c.co_filename], c.co_qualname.partition(".<locals>")[0]) for c in self.calls)
        return set(found)

    def __enter__(self) -> Reached:
        sys.settrace(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        code = frame.f_code
        file = self.names.get(code.co_filename)
        if file is None:
            return None
        self.calls[code] += 1
        if self.calls[code] > FEW_CALLS:
            return None
        add = self.lines.add

        def line(frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
            add((file, frame.f_lineno))
            return line

        return line(frame, event, arg)


class Running(NamedTuple):
    """A mutant that a child of this process is trying the tests on."""

    mutant: Mutant
    items: list[Any]
    pid: int
    ear: int
    until: float


class CodeHunt(Hunt):
    """For every mutant, the citing tests that reach its line."""

    def __init__(self, options: argparse.Namespace) -> None:
        super().__init__(options)
        self.files = files_of(options.games, options.within)
        self.folders = {folder_of(name) for name in FAMILIES}
        self.own_folders = {folder_of(name) for name in families_of(options.games)}
        self.reaching: dict[tuple[str, int], list[Any]] = defaultdict(list)
        self.calling: dict[tuple[str, str], list[Any]] = defaultdict(list)
        self.reach: dict[Any, int] = {}
        self.cites: dict[Any, tuple[str, ...]] = {}
        self.killers: Counter[tuple[str, str, Any]] = Counter()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            self.cites[item] = tuple(id for mark in item.iter_markers("clause") for id in mark.args)
        items[:] = [i for i in items if self.cites[i] and i.get_closest_marker("slow") is None and self.concerns(i)]
        self.items = items

    def concerns(self, item: Any) -> bool:
        """Whether a test is about one of the games, as far as its case, or the folder it stands in, says."""
        given = item.callspec.params if hasattr(item, "callspec") else {}
        game = given["example"].game if "example" in given else given.get("game")
        if isinstance(game, str):
            return game in self.options.games
        folder = item.path.parent.relative_to(ROOT / "tests").as_posix()
        return folder not in self.folders or folder in self.own_folders

    def pytest_runtestloop(self, session: Any) -> bool:
        started = time.monotonic()
        known = equivalents()
        mutants = [m for file in self.files for m in mutants_of(file) if (file, *m.change()) not in known]
        chosen = by_lot(mutants, self.options.count, random.Random(self.options.seed))
        say(f"{len(mutants)} mutants in {len(self.files)} files")
        say(f"{len(chosen)} of them by lot (seed {self.options.seed})")
        self.play_all()
        self.hunt(chosen)
        self.report(time.monotonic() - started)
        if self.survivors:
            session.testsfailed = len(self.survivors)
        return True

    def play_all(self) -> None:
        """Every test once, to see what it reaches."""
        started = time.monotonic()
        for n, item in enumerate(self.items, 1):
            progress(f"playing {n}/{len(self.items)}: {item.name}")
            began = time.monotonic()
            forget()
            forget_results()
            with Reached(self.files) as reached:
                failed = self.fails([item])
            if failed:
                sys.exit(f"{item.nodeid} fails before anything is broken; mend that first.")
            self.spent[item], self.reach[item] = time.monotonic() - began, len(reached.lines)
            for place in reached.lines:
                self.reaching[place].append(item)
            for function in reached.functions:
                self.calling[function].append(item)
        say(f"{len(self.items)} citing tests and scenarios played in {time.monotonic() - started:.0f} s")

    def hunt(self, mutants: list[Mutant]) -> None:
        todo, running = list(reversed(mutants)), list[Running]()
        until = time.monotonic() + 60 * self.options.minutes
        while todo or running:
            while todo and len(running) < self.options.jobs and time.monotonic() < until:
                mutant = todo.pop()
                if items := self.likeliest(mutant):
                    running.append(self.start(mutant, items))
                else:
                    self.counts["reached by no citing test"] += 1
                    self.survivors.append(f"{mutant}\n    no citing test reaches it")
            if todo and time.monotonic() >= until:
                say(f"{self.options.minutes} minutes are over: {len(todo)} mutants were not tried")
                todo.clear()
            select.select([each.ear for each in running], [], [], 1.0)
            running = [each for each in running if not self.ended(each)]
            done = len(mutants) - len(todo) - len(running)
            progress(f"{done}/{len(mutants)} ({len(self.survivors)} survived)")

    def likeliest(self, mutant: Mutant) -> list[Any]:
        """The tests that call the function of a mutant, the likeliest to find it first: those that reach its line."""
        where = mutant.file, mutant.function
        here = set(self.reaching.get((mutant.file, mutant.line), ()))
        return sorted(
            self.calling[where], key=lambda i: (i not in here, -self.killers[*where, i], self.reach[i], self.spent[i])
        )

    def start(self, mutant: Mutant, items: list[Any]) -> Running:
        ear, mouth = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(ear)
            os.write(mouth, self.try_on(mutant, items).encode())
            os._exit(0)
        os.close(mouth)
        return Running(mutant, items, pid, ear, time.monotonic() + LONGEST)

    def try_on(self, mutant: Mutant, items: list[Any]) -> str:
        """In the child: the number of the first test that fails, if any."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            forget_results()
            with swapped(mutant.file, mutant.mutated().decode()):
                return next((str(n) for n, item in enumerate(items) if self.fails([item])), "none")
        except NotPlanted:
            return "cannot"
        except BaseException:  # whatever a broken game does, it is noticed
            return "broke"

    def ended(self, each: Running) -> bool:
        """Whether a child is done, and what came of it."""
        if select.select([each.ear], [], [], 0)[0]:
            told = os.read(each.ear, 64).decode() or "broke"
        elif time.monotonic() > each.until:
            os.kill(each.pid, signal.SIGKILL)
            told = "late"
        else:
            return False
        os.close(each.ear)
        os.waitpid(each.pid, 0)
        mutant = each.mutant
        match told:
            case "none":
                speak = ", ".join(self.speaking(mutant))
                self.survivors.append(f"{mutant}\n    reached by {len(each.items)} citing tests, mostly for {speak}")
                if self.options.verbose:
                    say(f"SURVIVED {self.survivors[-1]}")
            case "cannot":
                self.counts["could not be planted"] += 1
            case "late":
                self.counts["never ended"] += 1
            case "broke":
                self.counts["broke the run"] += 1
            case number:
                self.counts["killed"] += 1
                self.killers[mutant.file, mutant.function, each.items[int(number)]] += 1
        return True

    def speaking(self, mutant: Mutant) -> list[str]:
        """The clauses whose tests reach a line more than others do."""
        here = Counter(id for item in self.reaching[mutant.file, mutant.line] for id in self.cites[item])
        everywhere = Counter(id for item in self.items for id in self.cites[item])
        return sorted(here, key=lambda id: (-here[id] / (everywhere[id] + 2), id))[:6]


def forget_results() -> None:
    """Whatever functions of the games and the table have kept of what they were asked before."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("novamas.games", "novamas.table")):
            for value in list(vars(module).values()):
                for member in (value, *(vars(value).values() if isinstance(value, type) else ())):
                    if isinstance(member, _lru_cache_wrapper):
                        member.cache_clear()


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make code-mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    games = sorted({g for law in library().laws() for g in library().games(law)})
    parser.add_argument("--game", default="", help="a game, or several with commas; all if none is named")
    parser.add_argument("--in", dest="within", default="", help="a folder or file below src/novamas")
    parser.add_argument("--count", type=int, default=100, help="how many, by lot; 0 for all (100)")
    parser.add_argument("--seed", type=int, default=1, help="the lot")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once")
    parser.add_argument("--minutes", type=float, default=30, help="how long it may go on (30)")
    parser.add_argument(
        "--tests", nargs="*", default=["games", "table"], help="folders below tests/ to take tests from"
    )
    parser.add_argument("--verbose", action="store_true", help="print what survives at once")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    options = parser.parse_args()
    options.games = [name for name in options.game.split(",") if name] or games
    if wrong := [name for name in options.games if name not in games]:
        parser.error(f"there is no game {wrong[0]!r}; there are: {', '.join(games)}")
    if options.list:
        mutants = [m for file in files_of(options.games, options.within) for m in mutants_of(file)]
        for mutant in by_lot(mutants, options.count, random.Random(options.seed)):
            sys.stdout.write(f"{mutant}\n")
        return 0
    hunt = CodeHunt(options)
    folders = [str(ROOT / "tests" / each) for each in options.tests]
    args = ["-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "addopts=", *folders]
    code = pytest.main(args, plugins=[hunt])
    return 1 if hunt.survivors or code not in (0, 1) else 0


if __name__ == "__main__":
    sys.exit(main())
