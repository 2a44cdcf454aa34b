"""Breaks the law, value by value, and the code, fault by fault; the tests that cite the broken rule must fail.

    make mutants                       every game of every law
    make mutants GAME=boule            one game;  LAW=galicia-2007 one law
    python -m tools.mutants --faults   planted faults only;  --values: law values only;  --told: what is told only
    python -m tools.mutants --list     what would be done;  --sample 200 --seed 1: so many of what is told, by lot

Each value in `laws/<law>/<game>.toml` and in the files that games have in common, each value of the other side in
`readings.toml` and each default there is changed in turn. Only tests and scenarios that cite one of the clauses beside
the value, or of a reading that concerns it, are run, in this process; at least one must fail. A planted fault
(`tests/faults/<family>.toml`) replaces a line of the code; for each of its clauses one of the tests that cite it must
fail. Of what is told (`tests/told.py`) every call is left out, halved and put into another's mouth, and every clause of
an event or an offer is left out; one of the scenarios in which it is told must fail. What survives is printed, and the
exit code is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct
from msgspec.structs import replace

from novamas.games import family, make
from novamas.kit.decider import CROUPIER, INSPECTOR, Call, Event, Offer, Run
from novamas.kit.errors import NovamasError
from novamas.law import forget, library
from novamas.law.articles import clauses_in
from novamas.law.library import BUILT_IN, Tree
from novamas.law.readings import Reading, copy_plain
from novamas.table.decider import TableGame

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # the modules that the tests share

import told  # noqa: E402
import worked_examples  # noqa: E402
from told import Line  # noqa: E402

FAULTS = ROOT / "tests" / "faults"
MOST_SCENARIOS = 4  # of those that tell a thing, so many are asked
SETS = {"covers", "extra", "causes", "zero_never"}
NAMES = {"by", "who", "hand", "cause", "box", "symbol", "card", "kind", "digest"}
"""Arguments of calls that are no numbers."""
PROSE = {
    "clauses",
    "articles",
    "family",
    "epigraph",
    "extends",
    "like",
    "says",
    "reason",
    "unplayable",
    "games",
    "remove",
}


class Mutant(NamedTuple):
    """A change to a law file: where, from what to what, and the clauses that speak of it."""

    path: Path
    where: tuple[str | int, ...]
    old: Any
    new: Any
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        place = ".".join(map(str, self.where))
        return f"{self.path.parent.name}/{self.path.name}: {place}: {self.old!r} -> {self.new!r}"


class Fault(NamedTuple):
    """A planted fault: a line of code and what it becomes."""

    file: str
    find: str
    put: str
    why: str
    clauses: tuple[str, ...]
    games: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.why}"


# -- breaking values ------------------------------------------------------------------------------------------


def law_mutants(law: str, game: str, common: Iterable[str] = ()) -> Iterator[Mutant]:
    """Every changed value of a game's file and of these files that several have in common, and of its readings."""
    folder = library().folders[law]
    kind = family(law, game).rules
    known = library().readings(law, game)
    found: list[Mutant] = []
    for path in (folder / f"{name}.toml" for name in (game, *common)):
        found += (in_doubt(m, known) for m in broken_values(path, library().read(path), kind, (), ()))
    readings = folder / "readings.toml"
    if readings.exists():
        for key, raw in library().read(readings).items():
            if game in raw["games"]:
                found += broken_reading(readings, key, raw, kind)
    made = make(law, game)
    yield from (m for m in found if not same_order(made, m))


def commons_of(pairs: list[tuple[str, str]]) -> dict[tuple[str, str], tuple[str, ...]]:
    """The files of rules that several games have in common, each with the first of these games that extends it."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    seen: set[tuple[str, str]] = set()
    for law, game in pairs:
        folder, names, name = library().folders[law], [], game
        while (name := library().read(folder / f"{name}.toml").get("extends", "")) and (law, name) not in seen:
            if library().read(folder / f"{name}.toml").get("common"):
                seen.add((law, name))
                names.append(name)
        found[law, game] = tuple(names)
    return found


def in_doubt(mutant: Mutant, known: dict[str, Reading]) -> Mutant:
    """The same, with the clauses of the readings that have another side for the value."""
    place = ".".join(map(str, mutant.where))
    more = (c for reading in known.values() if reading.concerns(place) for c in reading.clauses)
    return mutant._replace(clauses=tuple(dict.fromkeys((*mutant.clauses, *more))))


def broken_reading(path: Path, key: str, raw: Tree, kind: Any) -> Iterator[Mutant]:
    """A reading with the other default, and with each value of each side changed."""
    clauses = tuple(raw["clauses"])
    if any(raw[side].get("set") or raw[side].get("remove") for side in ("literal", "corrected")):
        other = "literal" if raw["default"] == "corrected" else "corrected"
        yield Mutant(path, (key, "default"), raw["default"], other, clauses)
    for side in ("literal", "corrected"):
        if side == "literal" and raw.get("unplayable"):
            continue  # nobody can choose it, so nothing can be seen of its values
        for target, value in raw[side].get("set", {}).items():
            hint = hint_at(kind, tuple(target.split(".")))
            yield from broken(path, (key, side, "set", target), value, hint, clauses)


def same_order(game: Any, mutant: Mutant) -> bool:
    """Two kinds of bet that no outcome pays together may change places in an order without anybody seeing it."""
    if str(mutant.where[-1]).rsplit(".", 1)[-1] != "pay_order" or sorted(mutant.old) != sorted(mutant.new):
        return False
    moved = [kind for kind, now in zip(mutant.old, mutant.new, strict=True) if kind != now]
    covers = [set().union(*(game.spots[key].covers for key in game.kinds.get(kind, ()))) for kind in moved]
    return not set.intersection(*covers)


def equipment_mutants() -> Iterator[Mutant]:
    path = BUILT_IN / "equipment.toml"
    tree = library().read(path)
    for name, wheel in tree["wheels"].items():
        yield from broken(path, ("wheels", name, "order"), wheel["order"], tuple[str, ...], tuple(wheel["clauses"]))


def broken_values(
    path: Path, node: Tree, hint: Any, where: tuple[str | int, ...], above: tuple[str, ...]
) -> Iterator[Mutant]:
    clauses = clauses_in(node) or above
    for key, value in node.items():
        if key in PROSE or (key == "order" and isinstance(value, str)) or (key == "common" and not where):
            continue
        inner = step_hint(hint, key)
        if isinstance(value, dict):
            yield from broken_values(path, value, inner, (*where, key), clauses)
        else:
            yield from broken(path, (*where, key), value, inner, clauses)


def broken(
    path: Path, where: tuple[str | int, ...], value: Any, hint: Any, clauses: tuple[str, ...]
) -> Iterator[Mutant]:
    """Every way to change one value."""
    if isinstance(value, dict):
        own = tuple(dict.fromkeys((*value.get("clauses", ()), *clauses)))
        for key, inner in value.items():
            if key not in PROSE:
                yield from broken(path, (*where, key), inner, step_hint(hint, key), own)
        return
    for new in changes(value, hint, where[-1]):
        yield Mutant(path, where, value, new, clauses)


def changes(value: Any, hint: Any, key: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
            if value:
                yield value - 1
        case str() if ":" in value and value.replace(":", "").isdigit():
            pays, stake = map(int, value.split(":"))
            yield f"{pays + 1}:{stake}"
            yield f"{pays}:{stake + 1}" if pays else f"2:{stake}"
        case str():
            yield from (other for other in literals(hint) if other != value)
        case list():
            yield from list_changes(value, hint, key)


def list_changes(values: list[Any], hint: Any, key: Any) -> Iterator[list[Any]]:
    item = (get_args(plain(hint)) or (None,))[0]
    fixed = get_origin(plain(hint)) is tuple and Ellipsis not in get_args(plain(hint))
    ordered = all(isinstance(v, str) for v in values) or len(values) == 37
    for i, value in enumerate(values):
        if not (ordered and len(values) == 37):
            yield from ([*values[:i], new, *values[i + 1 :]] for new in changes(value, item, key))
            if isinstance(value, str) and " " in value:
                count, spot = value.split()
                yield [*values[:i], f"{int(count) + 1} {spot}", *values[i + 1 :]]
            if not fixed:
                yield [*values[:i], *values[i + 1 :]]
        movable = i + 1 < len(values) and value != values[i + 1] and " " not in str(value)
        if ordered and movable and not unordered(key, item):
            yield [*values[:i], values[i + 1], value, *values[i + 2 :]]
    for extra in literals(item):
        if extra not in values:
            yield [*values, extra]


def unordered(key: Any, item: Any) -> bool:
    """Lists of a closed choice (half or prison, colour or value), of spots, causes and colours are sets."""
    return bool(literals(item)) or key in SETS


def literals(hint: Any) -> tuple[Any, ...]:
    hint = plain(hint)
    return get_args(hint) if get_origin(hint) is Literal else ()


def plain(hint: Any) -> Any:
    """A type without its `None`."""
    if get_origin(hint) in (Union, UnionType):
        rest = [a for a in get_args(hint) if a is not type(None)]
        return rest[0] if len(rest) == 1 else hint
    return hint


def step_hint(hint: Any, key: str) -> Any:
    hint = plain(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return get_type_hints(hint).get(key)
    return get_args(hint)[1] if get_origin(hint) is dict else None


def hint_at(hint: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        hint = step_hint(hint, key)
    return hint


@contextmanager
def in_force(mutant: Mutant) -> Iterator[None]:
    tree = library().read(mutant.path)
    node: Any = tree
    for key in mutant.where[:-1]:
        node = node[key]
    node[mutant.where[-1]] = copy_plain(mutant.new)
    with library().pretend(mutant.path, tree):
        yield


def stillborn(mutant: Mutant, law: str, game: str) -> bool:
    """True if the changed file is not even a law any more: the loader refuses it for every choice of readings."""
    with in_force(mutant):
        for reading in ("default", "literal", "corrected"):
            try:
                family(law, game)
                library().rules(family(law, game).rules, law, game, reading)  # type: ignore[arg-type]
                return False
            except NovamasError:
                continue
    return True


# -- planting faults ------------------------------------------------------------------------------------------


def faults(games: list[str]) -> Iterator[Fault]:
    for path in sorted(FAULTS.glob("*.toml")):
        for raw in tomllib.loads(path.read_text(encoding="utf-8")).get("fault", ()):
            fault = Fault(
                raw["file"], raw["find"], raw["put"], raw["why"], tuple(raw.get("clauses", ())), tuple(raw["games"])
            )
            if set(fault.games) & set(games):
                yield fault


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """Compiles the file with the fault in it and swaps the code of every function that changed."""
    source = (ROOT / "src" / "novamas" / fault.file).read_text(encoding="utf-8")
    if source.count(fault.find) != 1:
        sys.exit(
            f"{fault.file}: {fault.find!r} stands {source.count(fault.find)} times; a fault needs exactly one place."
        )
    try:
        with swapped(fault.file, source.replace(fault.find, fault.put)):
            yield
    except NotPlanted:
        sys.exit(f"{fault.file}: {fault.find!r} is not inside a function; a fault changes code, not a definition.")


class NotPlanted(Exception):
    """No function of a file has changed."""


@contextmanager
def swapped(file: str, source: str) -> Iterator[None]:
    """The functions of a file with the code of another source of it."""
    path = ROOT / "src" / "novamas" / file
    name = "novamas." + file.removesuffix(".py").replace("/", ".")
    module = import_module(name)
    broken_module = ModuleType(name)
    broken_module.__file__ = str(path)
    sys.modules[name] = broken_module  # struct decorators look their module up while it is being made
    try:
        exec(compile(source, str(path), "exec"), broken_module.__dict__)
    finally:
        sys.modules[name] = module
    old, new = functions(module), functions(broken_module)
    kept = {key: old[key].__code__ for key in old if key in new}
    changed = [key for key in kept if same(kept[key]) != same(new[key].__code__)]
    if not any(kept[key].co_freevars == new[key].__code__.co_freevars for key in changed):
        raise NotPlanted
    for key in kept:
        if old[key].__code__.co_freevars == new[key].__code__.co_freevars:
            old[key].__code__ = new[key].__code__
    forget()
    try:
        yield
    finally:
        for key, code in kept.items():
            old[key].__code__ = code
        forget()


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """Every function and method that a module defines, by its qualified name, also those whose results are kept."""
    found: dict[str, FunctionType] = {}
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__:
            found.update((inner.__qualname__, inner) for member in vars(value).values() for inner in bare(member))
        else:
            found.update((inner.__qualname__, inner) for inner in bare(value) if inner.__module__ == module.__name__)
    return found


def bare(member: Any) -> Iterator[FunctionType]:
    """The function inside a property, a method of a class, or something whose results are kept."""
    for name in ("fget", "__func__", "func", "__wrapped__"):
        if not isinstance(member, FunctionType):
            member = getattr(member, name, member)
    if isinstance(member, FunctionType):
        yield member


def same(code: Any) -> tuple[Any, ...]:
    consts = tuple(same(c) if hasattr(c, "co_code") else repr(c) for c in code.co_consts)
    return code.co_code, consts, code.co_names, code.co_varnames


# -- what is told -------------------------------------------------------------------------------------------------


class Lie(NamedTuple):
    """Something that is told otherwise: a clause or a call that is left out, half a sum, the wrong voice."""

    line: Line
    how: Literal["clause", "dropped", "halved", "misattributed"]
    clause: str = ""

    def __str__(self) -> str:
        what = f"without {self.clause}" if self.clause else self.how
        return f"{self.line.law}: {self.line.what} {self.line.name} ({self.line.by}): {what}"

    def event(self, event: Event) -> Event:
        """An event as it comes out."""
        kind = type(event).__name__
        if self.line.what == "event" and kind == self.line.name:
            return replace(event, clauses=tuple(c for c in event.clauses if c != self.clause))
        if self.line.what == "call" and kind == self.line.name.partition("/")[0]:
            return replace(event, calls=tuple(heard for call in event.calls for heard in self.call(call)))
        return event

    def call(self, call: Call) -> tuple[Call, ...]:
        if call.key != self.line.name.partition("/")[2]:
            return (call,)
        match self.how:
            case "dropped":
                return ()
            case "halved":
                return (replace(call, args={arg: halve(n) for arg, n in call.args.items()}),)
            case _:
                return (replace(call, by=CROUPIER if call.by != CROUPIER else INSPECTOR),)

    def offer(self, offer: Offer) -> Offer:
        """An offer as it is made."""
        if self.line.what != "offer" or offer.kind != self.line.name:
            return offer
        return replace(offer, clauses=tuple(c for c in offer.clauses if c != self.clause))


def halve(said: int | str) -> int | str:
    """Half of a number, of one that is written out also; a word stays as it is."""
    if isinstance(said, int):
        return said // 2 or 1 - said
    return str(halve(int(said))) if said.isdecimal() else said


def lies(law: str, game: str) -> Iterator[Lie]:
    """Every way to tell something of a game otherwise."""
    for line in sorted(told.table(game)):
        if line.law == law and line.what == "call":
            yield Lie(line, "dropped")
            yield Lie(line, "misattributed")
            if any(counts(word) for word in line.says.split()):
                yield Lie(line, "halved")
        elif line.law == law:
            yield from (Lie(line, "clause", clause) for clause in line.says.split())


def counts(word: str) -> bool:
    """Whether an argument of a call is a number."""
    arg, _, source = word.partition("=")
    return arg not in NAMES and not source.replace("|", "").isalpha()


@contextmanager
def telling(lie: Lie) -> Iterator[None]:
    """Every table tells it so."""
    run, options = Run.__call__, TableGame.options

    def emits(self: Any, event: Event) -> None:
        run(self, lie.event(event))

    def offers(self: Any, *args: Any) -> tuple[Offer, ...]:
        return tuple(lie.offer(offer) for offer in options(self, *args))

    Run.__call__, TableGame.options = emits, offers  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Run.__call__, TableGame.options = run, options  # type: ignore[method-assign]


# -- running --------------------------------------------------------------------------------------------------


class Hunt:
    """A pytest plugin that replaces the run by the hunt: for every mutant, the tests that cite it."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.items: list[Any] = []
        self.by_clause: dict[str, list[Any]] = {}
        self.spent: dict[Any, float] = {}
        self.survivors: list[str] = []
        self.uncited: list[str] = []
        self.counts: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [i for i in items if i.get_closest_marker("slow") is None]
        self.items = items
        for item in items:
            for mark in item.iter_markers("clause"):
                for clause in mark.args:
                    cited = self.by_clause.setdefault(clause, [])
                    if item not in cited:
                        cited.append(item)

    def pytest_runtestloop(self, session: Any) -> bool:
        started = time.monotonic()
        pairs = self.pairs()
        commons = commons_of(pairs)
        cited = {c for pair in pairs for m in law_mutants(*pair, commons[pair]) for c in m.clauses}
        if not self.options.told:
            self.check_sound(cited)
        chosen = {what for what in ("values", "faults", "told") if getattr(self.options, what)}
        if not chosen or "values" in chosen:
            for law, game in pairs:
                self.hunt_values(law, game, commons[law, game])
            self.hunt_equipment(cited)
        if not chosen or "faults" in chosen:
            self.hunt_faults(sorted({game for _, game in pairs}))
        if not chosen or "told" in chosen:
            self.hunt_told(pairs)
        self.report(time.monotonic() - started)
        if self.survivors:
            session.testsfailed = len(self.survivors)
        return True

    def pairs(self) -> list[tuple[str, str]]:
        laws = [self.options.law] if self.options.law else library().laws()
        pairs = [(law, g) for law in laws for g in library().games(law) if self.options.game in (None, g)]
        if not pairs:
            sys.exit("No such game under that law.")
        return pairs

    def check_sound(self, clauses: set[str]) -> None:
        """The tests to be used must pass before anything is broken."""
        items = list(dict.fromkeys(i for c in sorted(clauses) for i in self.by_clause.get(c, ())))
        say(f"{len(items)} tests and scenarios cite these games; checking that they pass …")
        for item in items:
            started = time.monotonic()
            if self.fails([item]):
                sys.exit(f"{item.nodeid} fails before anything is broken; mend that first.")
            self.spent[item] = time.monotonic() - started

    def hunt_values(self, law: str, game: str, common: tuple[str, ...]) -> None:
        mutants = list(law_mutants(law, game, common))
        started = time.monotonic()
        for n, mutant in enumerate(mutants, 1):
            progress(f"{law} {game}: {n}/{len(mutants)} ({len(self.survivors)} survived)")
            self.judge(mutant, stillborn(mutant, law, game))
        say(f"{law} {game}: {len(mutants)} values broken in {time.monotonic() - started:.0f} s")

    def hunt_equipment(self, cited: set[str]) -> None:
        """The equipment of the chosen games: what cites a clause of theirs."""
        for mutant in (m for m in equipment_mutants() if cited.intersection(m.clauses)):
            progress(str(mutant)[:100])
            self.judge(mutant, False)
        say("equipment: done")

    def judge(self, mutant: Mutant, dead: bool) -> None:
        if dead:
            self.counts["refused by the loader"] += 1
            return
        items = self.citing(mutant.clauses)
        if not items:
            self.uncited.append(str(mutant))
            self.survivors.append(f"{mutant}  (no test cites {', '.join(mutant.clauses) or 'a clause: it has none'})")
            return
        with in_force(mutant):
            if self.fails(items):
                self.counts["killed"] += 1
            else:
                self.survivors.append(f"{mutant}  ({len(items)} tests cite it)")

    def hunt_faults(self, games: list[str]) -> None:
        planned = list(faults(games))
        for n, fault in enumerate(planned, 1):
            progress(f"faults: {n}/{len(planned)}: {fault.why[:60]}")
            with planted(fault):
                blind = [clause for clause in fault.clauses if not self.fails(self.citing((clause,)))]
            if blind:
                self.survivors.append(f"{fault}  (no test that cites {', '.join(blind)} fails)")
            else:
                self.counts["faults killed"] += 1
        say(f"{len(planned)} faults planted")

    def hunt_told(self, pairs: list[tuple[str, str]]) -> None:
        """Tells everything otherwise; of the scenarios in which it is told, one must fail."""
        planned = [lie for law, game in pairs for lie in lies(law, game)]
        if self.options.sample and self.options.sample < len(planned):
            planned = random.Random(self.options.seed).sample(planned, self.options.sample)
        where = self.where_told({(lie.line.law, lie.line.name) for lie in planned}, pairs)
        for n, lie in enumerate(planned, 1):
            progress(f"told: {n}/{len(planned)} ({len(self.survivors)} survived)")
            items = where.get(lie.line, [])[:MOST_SCENARIOS]
            with telling(lie):
                if items and self.fails(items):
                    self.counts["lies found out"] += 1
                else:
                    self.survivors.append(f"{lie}  ({len(items)} scenarios tell it)")
        say(f"{len(planned)} things told otherwise")

    def where_told(self, names: set[tuple[str, str]], pairs: list[tuple[str, str]]) -> dict[Line, list[Any]]:
        """The scenarios in which each line is told."""
        items = {item.name: item for item in self.items if item.name.startswith("test_scenario[")}
        found: dict[Line, list[Any]] = {}
        for example in worked_examples.examples():
            if (example.law, example.game) not in pairs or not any(law == example.law for law, _ in names):
                continue
            seen = told.listen(example.scenario())[1]
            heard = {(call.name, told.speaker(call.call)) for call in seen.calls}
            calls = (ln for ln in told.table(example.game) if ln.what == "call" and (ln.name, ln.by) in heard)
            for line in (*seen.lines, *(line for line in calls if line.law == example.law)):
                found.setdefault(line, []).append(items[f"test_scenario[{example.name}]"])
        return found

    def citing(self, clauses: tuple[str, ...]) -> list[Any]:
        """The tests that cite any of the clauses, quickest first."""
        items = dict.fromkeys(i for c in clauses for i in self.by_clause.get(c, ()))
        return sorted(items, key=lambda i: self.spent.get(i, 1.0))

    def fails(self, items: list[Any]) -> bool:
        for item in items:
            item._initrequest()  # a collected item can be run again once its fixtures are forgotten
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return True
        return False

    def report(self, seconds: float) -> None:
        say("")
        say(
            ", ".join(f"{n} {what}" for what, n in self.counts.items())
            + f"; {len(self.survivors)} survived; {seconds:.0f} s"
        )
        for survivor in self.survivors:
            say(f"SURVIVED {survivor}")


def say(line: str) -> None:
    sys.stdout.write("\r" + line.ljust(100) + "\n")
    sys.stdout.flush()


def progress(line: str) -> None:
    if sys.stdout.isatty():
        sys.stdout.write("\r" + line[:100].ljust(100))
        sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game")
    parser.add_argument("--law")
    parser.add_argument("--values", action="store_true", help="law values only")
    parser.add_argument("--faults", action="store_true", help="planted faults only")
    parser.add_argument("--told", action="store_true", help="calls and clauses told otherwise only")
    parser.add_argument("--sample", type=int, default=0, help="so many of what is told, by lot")
    parser.add_argument("--seed", type=int, default=1, help="the lot")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    options = parser.parse_args()
    for name, known in (
        ("law", library().laws()),
        ("game", sorted({g for law in library().laws() for g in library().games(law)})),
    ):
        if getattr(options, name) not in (None, *known):
            parser.error(f"there is no {name} {getattr(options, name)!r}; there are: {', '.join(known)}")
    if options.list:
        pairs = Hunt(options).pairs()
        for pair, common in commons_of(pairs).items():
            for mutant in law_mutants(*pair, common):
                sys.stdout.write(f"{mutant}  {', '.join(mutant.clauses)}\n")
        return 0
    hunt = Hunt(options)
    args = ["-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "addopts=", str(ROOT / "tests")]
    code = pytest.main(args, plugins=[hunt])
    return 1 if hunt.survivors or code not in (0, 1) else 0


if __name__ == "__main__":
    sys.exit(main())
