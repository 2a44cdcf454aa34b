"""What every event says and on which clauses it stands, what every offer names: kept as a table, game by game.

`tests/table/told/<game>.tsv` has one line for each thing that a worked example may show under a law: an event with its
clauses and its calls, a call with its speaker and with what its arguments are taken from, an offer with its clauses.
Every scenario is checked against it, so that a clause that is lost, a call that is not made, is made by another or
gives another sum is noticed. Some events may stand on more clauses or on fewer: so that one is not taken for the other,
`<game>.sums.tsv` has a checksum of all that each scenario tells, in its order. Both are written anew by
`python -m tools.told`: read the change.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from novamas.kit.decider import STAFF, Call, is_person
from novamas.table import scenario as played
from novamas.table.scenario import Result, Runner, Scenario

FOLDER = Path(__file__).parent / "table" / "told"
MOST_WORDS = 12  # arguments that have no more values than this are listed by them
PERSON = "person"
UNKNOWN = "?"


class Line(NamedTuple):
    """One thing that is told under a law: what, of which name, by whom and how; `says` are clauses or arguments."""

    law: str
    what: str
    name: str
    by: str
    says: str


class Heard(NamedTuple):
    """A call as it was heard: the event that has it, itself, and the values that lay about then."""

    event: str
    call: Call
    about: Mapping[str, int | str]

    @property
    def name(self) -> str:
        return f"{self.event}/{self.call.key}"

    @property
    def told(self) -> dict[str, int | str]:
        """Its arguments; a person who says it is one of them."""
        return {**self.call.args, **({"by": self.call.by} if is_person(self.call.by) else {})}

    def around(self) -> dict[str, int | str]:
        """What lay about, by paths; where a path has a word of the call in it, also by the name of that argument:
        `scores.bank` is `scores.{hand}` to a call whose `hand` is `bank`."""
        found = dict(self.about)
        for arg, word in self.call.args.items():
            if isinstance(word, str):
                ends = ((path, value) for path, value in self.about.items() if path.endswith(f".{word}"))
                found.update((f"{path.removesuffix(word)}{{{arg}}}", value) for path, value in ends)
        return found


class Seen(NamedTuple):
    """What came of a scenario: its lines, its calls, and every event with its clauses and calls, in order."""

    law: str
    game: str
    lines: set[Line]
    calls: list[Heard]
    course: list[str]

    def sum(self) -> str:
        """A checksum of everything that was told."""
        return f"{zlib.crc32(chr(10).join(self.course).encode()):08x}"


def values(node: Any, path: str = "", depth: int = 0) -> Iterator[tuple[str, int | str]]:
    """Every number and word in an event, by its path; of lists and tables of numbers also their sum."""
    if isinstance(node, bool) or node is None or depth > 3:
        return
    if isinstance(node, int | str):
        yield path, node
    elif isinstance(node, Struct):
        skipped = ("calls", "clauses", "moves")
        for field in node.__struct_fields__:
            if field not in skipped:
                yield from values(getattr(node, field), f"{path}.{field}", depth + 1)
    elif isinstance(node, Mapping | list | tuple):
        items = list(node.values() if isinstance(node, Mapping) else node)
        yield f"{path}.#", len(items)
        if items and all(type(item) is int for item in items):
            yield f"{path}.sum", sum(items)
        named = node.items() if isinstance(node, Mapping) else enumerate(items)
        if len(items) <= 4:
            for key, item in named:
                yield from values(item, f"{path}.{key}", depth + 1)


def speaker(call: Call) -> str:
    """Who says it: a role, or a person, whose name is then an argument like others."""
    return call.by if not is_person(call.by) else PERSON


def watch(runner: Runner, seen: Seen) -> None:
    """Adds what the last step has told, and what everybody may do after it."""
    law, about = seen.law, dict[str, int | str]()
    for event in runner.events():
        kind = type(event).__name__
        about.update((f"{kind}{path}", value) for path, value in values(event))
        calls = " ".join(call.key for call in event.calls)
        seen.lines.add(Line(law, "event", kind, calls, " ".join(event.clauses)))
        aloud = "; ".join(f"{call.key} {sorted(call.args.items())} {call.by}" for call in event.calls)
        seen.course.append(f"{kind}: {aloud}: {' '.join(event.clauses)}")
        if event.calls:
            seen.calls.extend(Heard(kind, call, dict(about)) for call in event.calls)
    for who in (*runner.table.state.desk.chips, *STAFF):
        by = PERSON if is_person(who) else who
        for offer in runner.table.options(who):
            seen.lines.add(Line(law, "offer", offer.kind, by, " ".join(offer.clauses)))


@contextmanager
def watching(seen: Seen) -> Iterator[None]:
    """Every runner that checks a step is watched."""
    check: Callable[..., Any] = Runner.check

    def looks(self: Runner, *args: Any, **kwargs: Any) -> Any:
        watch(self, seen)
        return check(self, *args, **kwargs)

    Runner.check = looks  # type: ignore[method-assign]
    try:
        yield
    finally:
        Runner.check = check  # type: ignore[method-assign]


def listen(scenario: Scenario) -> tuple[Result, Seen]:
    """Runs a scenario, and what it tells."""
    seen = Seen(scenario.law, scenario.game, set(), [], [])
    with watching(seen):
        return played.run(scenario), seen


# -- what calls are taken from ---------------------------------------------------------------------------------------


class Source:
    """What an argument of a call has been equal to every time, and the words that it can be."""

    def __init__(self) -> None:
        self.paths: set[str] | None = None
        self.words: set[str] = set()

    def add(self, value: int | str, about: Mapping[str, int | str]) -> None:
        here = {path for path, other in about.items() if type(other) is type(value) and other == value}
        self.paths = here if self.paths is None else self.paths & here
        self.words.add(str(value))

    def written(self, event: str) -> str:
        own = sorted(self.paths or (), key=lambda path: (not path.startswith(f"{event}."), len(path), path))
        if own:
            return own[0]
        return "|".join(sorted(self.words)) if len(self.words) <= MOST_WORDS else UNKNOWN


def agrees(source: str, value: int | str, about: Mapping[str, int | str]) -> bool:
    """Whether an argument is what the table takes it from."""
    if source == UNKNOWN:
        return True
    if source in about:
        return type(about[source]) is type(value) and about[source] == value
    return str(value) in source.split("|")


def sources(calls: Iterable[tuple[str, Heard]]) -> list[Line]:
    """The lines about calls: for each its speakers, and for each argument what it is taken from."""
    found: dict[tuple[str, str, str], dict[str, Source]] = {}
    for law, heard in calls:
        args = found.setdefault((law, heard.name, speaker(heard.call)), {})
        for arg, value in heard.told.items():
            args.setdefault(arg, Source()).add(value, heard.around())
    return [
        Line(law, "call", name, by, " ".join(f"{arg}={src.written(name.split('/')[0])}" for arg, src in args.items()))
        for (law, name, by), args in found.items()
    ]


def lines(seen: Iterable[Seen]) -> set[Line]:
    """All that some scenarios tell."""
    seen = list(seen)
    found = set[Line]().union(*(one.lines for one in seen))
    return found.union(sources((one.law, heard) for one in seen for heard in one.calls))


# -- the table -------------------------------------------------------------------------------------------------------


@cache
def table(game: str) -> frozenset[Line]:
    path = FOLDER / f"{game}.tsv"
    if not path.exists():
        return frozenset()
    rows = path.read_text(encoding="utf-8").splitlines()[1:]
    return frozenset(Line(*row.split("\t")) for row in rows)


@cache
def sums(game: str) -> dict[str, str]:
    """The checksum of each scenario of a game, by its name."""
    path = FOLDER / f"{game}.sums.tsv"
    if not path.exists():
        return {}
    return dict(row.split("\t") for row in path.read_text(encoding="utf-8").splitlines()[1:])


def strangers(seen: Seen, name: str) -> list[str]:
    """What a scenario has told that the table does not have, or at least that it has told it otherwise."""
    new = unknown(seen)
    otherwise = ["what is told has changed"] if sums(seen.game).get(name) != seen.sum() else []
    return new or otherwise


def unknown(seen: Seen) -> list[str]:
    known = table(seen.game)
    new = sorted(str(tuple(line)) for line in seen.lines - known)
    voices = {(line.name, line.by): line.says for line in known if (line.law, line.what) == (seen.law, "call")}
    for heard in seen.calls:
        says = voices.get((heard.name, speaker(heard.call)))
        told, about = heard.told, heard.around()
        taken = dict(word.split("=", 1) for word in (says or "").split())
        wrong = [arg for arg in told if arg in taken and not agrees(taken[arg], told[arg], about)]
        if says is None or set(told) != set(taken) or wrong:
            new.append(f"{heard.name} by {heard.call.by}: {told}, not {says}")
    return list(dict.fromkeys(new))
