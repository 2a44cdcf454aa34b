"""The worked examples of the laws, as the school uses them: what was done at a table, and what came of it.

They stand beside the sources and, installed, inside the package; a game that has none has fewer lessons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from novamas.kit.decider import CROUPIER, Chance, Command, Refused
from novamas.kit.errors import BadInput, NovamasError
from novamas.kit.plain import Plain
from novamas.law import Library, forgets
from novamas.school.rounds import Happened
from novamas.table.acts import TableState
from novamas.table.driver import Envelope
from novamas.table.scenario import Runner
from novamas.table.scenario_file import BadScenario, Scenario, is_given, parse_all, read_raw

INSIDE = Path(__file__).resolve().parents[1] / "scenarios"
BESIDE = Path(__file__).resolve().parents[3] / "scenarios"
STORY = 6
"""Sentences of what happened before a deed."""


class Deed(Struct, frozen=True, kw_only=True):
    """Something that was done in a worked example: by whom, what had happened before, how the table stood for its
    croupier, what came of it or why it was refused."""

    command: Command
    before: tuple[Happened, ...]
    table: TableState
    after: tuple[Happened, ...] = ()
    refused: Refused | None = None


def folder() -> Path:
    """Where the worked examples stand."""
    return INSIDE if INSIDE.is_dir() else BESIDE


def scenarios_of(law: str, game: str, root: Path | None = None) -> list[Scenario]:
    """The worked examples of a game that are written for a law, in the order of their names."""
    found: list[Scenario] = []
    here = (root or folder()) / Path(game).name
    for path in sorted(here.rglob("*.toml")):
        raw = read_raw(path)
        if raw.get("game") == game and (law in raw.get("laws", ()) or raw.get("law") == law) and not is_given(path):
            found += parse_all(raw, str(path), law)
    return found


class Watching(Runner):
    """A worked example in progress, whose single deeds are kept."""

    def __init__(self, scenario: Scenario, laws: Library | None = None) -> None:
        self.deeds: list[Deed] = []
        super().__init__(scenario, laws)

    def act(self, act: Plain) -> None:
        commands = self.command(act) if "do" in act or "bet" in act else []
        if len(commands) != 1 or isinstance(commands[0], Chance):
            super().act(act)
            return
        (command,) = commands
        table, mark = self.table, len(self.table.log)
        before = tuple(as_happened(e) for e in table.log[1:] if e.round in (table.state.desk.round, 0))[-STORY:]
        spots = spots_at(table.state.desk)
        seen = table.view(CROUPIER)
        try:
            super().act(act)
        except Refused as refused:
            self.deeds.append(Deed(command=command, before=before, table=seen, refused=refused))
            raise
        log = self.table.log[mark:] if self.table is table else []
        after = tuple(as_happened(e, spots) for e in log if e.by == command.by and not e.cause and not e.source)
        self.deeds.append(Deed(command=command, before=before, table=seen, after=after))


def as_happened(envelope: Envelope, spots: dict[int, str] | None = None) -> Happened:
    return Happened(envelope.event, envelope.by, envelope.round, spots or {})


def spots_at(desk: object) -> dict[int, str]:
    """Where each bet lies."""
    return {n: bet.on for n, bet in getattr(desk, "bets", {}).items() if hasattr(bet, "on")}


@forgets
@lru_cache(maxsize=128)
def deeds_of(law: str, game: str, root: Path | None = None) -> Sequence[Deed]:
    """Every single deed of the worked examples of a game under a law. An example that does not open tells nothing."""
    found: list[Deed] = []
    for scenario in scenarios_of(law, game, root):
        try:
            runner = Watching(scenario)
        except (NovamasError, BadInput):
            continue
        try:
            for step in scenario.steps:
                runner.run(step)
        except BadScenario:
            pass
        except BadInput:
            pass
        found += runner.deeds
    return tuple(found)
