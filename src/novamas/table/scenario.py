"""Scenarios: worked examples of a law as TOML, run through the same driver as everything else.

    law = "galicia-2007"
    game = "boule"
    clauses = ["GAL07-04-018"]
    [[step]]
    by = "ana"
    do = { PlaceBet = { on = "red", amount = "10.00" } }
    [[step]]
    chance = [5]                                    # staff act by default: no va más, then the ball
    expect = { net = { ana = "-10.00", house = "+10.00" } }

docs/scenarios.md lists every key. A failed expectation is a `Failed`; a file that cannot be read is a `BadScenario`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.chance import Impossible, Scripted
from novamas.kit.decider import CAGE, CHANCE, FLOAT, STAFF, Actor, Command, Event, Refused, answer, is_person
from novamas.kit.errors import BadInput
from novamas.kit.money import Currency, parse, plain, signed
from novamas.kit.wire import read_command
from novamas.law import BadOption, Library, library
from novamas.table.decider import Bring
from novamas.table.driver import MOST_STEPS, Table
from novamas.table.opening import WRITTEN as TABLE_KEYS
from novamas.table.opening import Opening, read_opening

PURSE = 1_000  # minima that a player brings unless the scenario says otherwise
KEYS = {"law", "game", "title", "clauses", "table", "players", "autopilot", "step", "expect"}
STEP_KEYS = {"by", "do", "bet", "chance", "expect", "note"}
HOUSE = "house"  # in `net`, the float: nobody can be called so
RESERVED = f"nobody can be called {HOUSE!r}, which is the float."


class BadScenario(BadInput):
    """A scenario file that cannot be read or makes no sense."""

    code = "bad-scenario"


class Failed(Struct, frozen=True):
    """An expectation that did not come true."""

    step: int
    what: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        where = f"step {self.step}" if self.step else "opening"
        return f"{where}: {self.what}: expected {self.expected!r}, got {self.got!r}"


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario as written, checked for shape."""

    path: str
    law: str
    game: str
    title: str = ""
    clauses: tuple[str, ...] = ()
    table: dict[str, Any] = {}
    players: dict[str, str] = {}
    autopilot: bool = True
    steps: tuple[dict[str, Any], ...] = ()
    expect: dict[str, Any] = {}


class Denied(Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal that is expected: its code, and the clauses that it must name."""

    code: str = ""
    clauses: tuple[str, ...] = ()


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of an `expect` table; money is a decimal string."""

    net: dict[str, str] = {}
    chips: dict[str, str] = {}
    cloth: dict[str, str] = {}
    book: dict[str, str] = {}
    minimum: str = ""
    round: int = 0
    calls: tuple[str | dict[str, dict[str, Any]], ...] = ()
    events: tuple[str | dict[str, dict[str, Any]], ...] = ()
    moves: tuple[str, ...] = ()
    refused: str | Denied = ""
    awaits: tuple[str, ...] = ()
    offers: dict[str, tuple[str, ...]] = {}
    view: dict[str, dict[str, Any]] = {}


EXPECT_KEYS = set(Expected.__struct_fields__)


class Result(Struct, frozen=True):
    """What a run came to: the first expectation that failed, if any, and how many were checked."""

    scenario: Scenario
    failed: Failed | None
    checked: int

    @property
    def passed(self) -> bool:
        return self.failed is None


def read(path: Path) -> Scenario:
    """A scenario from its file."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadScenario(f"{path}: cannot be read ({e.strerror}).") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path}: is not text.") from None
    except tomllib.TOMLDecodeError as e:
        raise BadScenario(f"{path}: is not TOML: {e}.") from None
    return parse_scenario(raw, str(path))


def parse_scenario(raw: Mapping[str, Any], path: str = "scenario") -> Scenario:
    if unknown := sorted(set(raw) - KEYS):
        raise BadScenario(f"{path}: unknown key {unknown[0]!r}; the keys are: {', '.join(sorted(KEYS))}.")
    for key in ("law", "game"):
        if key not in raw:
            raise BadScenario(f"{path}: it does not say its {key}.")
    if not raw.get("step") and not raw.get("expect"):
        raise BadScenario(f"{path}: it has no step and expects nothing.")
    try:
        scenario = msgspec.convert(
            {**{k: v for k, v in raw.items() if k != "step"}, "steps": raw.get("step", []), "path": path}, Scenario
        )
    except msgspec.ValidationError as e:
        raise BadScenario(f"{path}: {e}.") from None
    if bad := sorted(set(scenario.table) - TABLE_KEYS):
        raise BadScenario(f"{path}: unknown key {bad[0]!r} in [table]; the keys are: {', '.join(sorted(TABLE_KEYS))}.")
    if {"reading", "readings"} <= set(scenario.table):
        raise BadScenario(f"{path}: [table]: one of reading and readings, not both.")
    if HOUSE in scenario.players:
        raise BadScenario(f"{path}: [players]: {RESERVED}")
    for n, step in enumerate(scenario.steps, 1):
        if step.get("by") == HOUSE:
            raise BadScenario(f"{path}: step {n}: {RESERVED}")
        if bad := sorted(set(step) - STEP_KEYS):
            raise BadScenario(f"{path}: step {n}: unknown key {bad[0]!r}.")
        if sum(k in step for k in ("do", "bet", "chance")) > 1:
            raise BadScenario(f"{path}: step {n}: one of do, bet and chance at a time.")
    for n, expected in enumerate([scenario.expect, *(s.get("expect", {}) for s in scenario.steps)]):
        check_expected(expected, f"{path}: {f'step {n}' if n else 'opening'}")
    return scenario


def check_expected(expected: Any, where: str) -> None:
    """Raises `BadScenario` for an `expect` table that could never be compared with anything."""
    if isinstance(expected, Mapping) and (bad := sorted(set(expected) - EXPECT_KEYS)):
        keys = ", ".join(sorted(EXPECT_KEYS))
        raise BadScenario(f"{where}: unknown key {bad[0]!r} in expect; the keys are: {keys}.")
    try:
        shaped = msgspec.convert(expected, Expected)
    except msgspec.ValidationError as e:
        raise BadScenario(f"{where}: expect: {e}.") from None
    if any(len(named) != 1 for named in (*shaped.calls, *shaped.events) if not isinstance(named, str)):
        raise BadScenario(f"{where}: expect: a call or an event is a name, or one name with its fields.")


def check_clauses(scenario: Scenario, laws: Library) -> None:
    """Raises `BadScenario` for a clause that the law of the scenario does not have."""
    register = laws.register(scenario.law)
    cited = [("clauses", scenario.clauses)]
    for n, expected in enumerate([scenario.expect, *(s.get("expect", {}) for s in scenario.steps)]):
        refused = expected.get("refused", "")
        if not isinstance(refused, str):
            cited.append((f"step {n}: refused" if n else "opening: refused", tuple(refused.get("clauses", ()))))
    for where, clauses in cited:
        for clause in clauses:
            if clause not in register:
                raise BadScenario(f"{scenario.path}: {where}: {scenario.law} has no clause {clause!r}.")


def opening_of(scenario: Scenario, laws: Library | None = None) -> Opening:
    """The opening that a scenario's [table] describes."""
    laws = laws or library()
    try:
        return read_opening(scenario.law, scenario.game, scenario.table, laws.currency(scenario.law), laws)
    except msgspec.ValidationError as e:
        raise BadScenario(f"{scenario.path}: [table]: {e}.") from None


class Runner:
    """A scenario in progress. The property suite drives it step by step to reach deep states."""

    def __init__(self, scenario: Scenario, laws: Library | None = None) -> None:
        self.scenario = scenario
        check_clauses(scenario, laws or library())
        self.currency: Currency = (laws or library()).currency(scenario.law)
        self.source = Scripted()
        self.table = Table(opening_of(scenario, laws), self.source, laws=laws)
        self.mark = len(self.table.log)
        self.refused: Refused | None = None
        self.start: dict[Actor, int] = {}
        minimum = self.table.state.desk.minimum
        names = scenario.players or {
            s["by"]: "" for s in scenario.steps if isinstance(s.get("by"), str) and is_person(s["by"])
        }
        for who, chips in names.items():
            if not is_person(who) or not who:
                raise BadScenario(f"{scenario.path}: {who!r} is not a person's name.")
            amount = parse(chips, self.currency) if chips else PURSE * minimum
            if amount:
                self.table.act(Bring(by=who, amount=amount))

    def command(self, step: Mapping[str, Any]) -> list[Command]:
        by = step.get("by")
        if not isinstance(by, str):
            raise BadScenario("a step with do or bet needs by.")
        kinds = self.table.decider.all_commands()
        written = [step["do"]] if "do" in step else [{"PlaceBet": b} for b in bets_of(step["bet"])]
        return [read_command(kinds, w, by, self.currency) for w in written]

    def run(self, step: Mapping[str, Any]) -> None:
        """One step; a refusal is kept, not raised."""
        self.mark = len(self.table.log)
        self.refused = None
        try:
            if "chance" in step:
                for what, value in chances_of(step["chance"]):
                    self.chance(value, what)
            elif "do" in step or "bet" in step:
                for command in self.command(step):
                    if self.scenario.autopilot and command.by not in STAFF:
                        self.open_for(command)
                    self.table.act(command)
        except Refused as refused:
            self.refused = refused
        except Impossible as e:  # a slip of the pen, unless the scenario is about it
            if expected_code(step) != e.code:
                raise
            self.refused = Refused(e.code, field=e.field, value=e.value)

    def chance(self, value: Any, called: str = "") -> None:
        if self.scenario.autopilot:
            self.table.to_chance()
        what = next((a.what for a in self.table.awaits() if a.who == CHANCE), called)
        if called and called != what:
            raise BadScenario(f"chance is awaited as {what!r}, not as {called!r}.")
        self.table.act(answer(self.table.decider, self.table.state, value), source=self.source.name)

    def open_for(self, command: Command) -> None:
        """Staff open what must be open before a person can act: betting, between two rounds."""
        for _ in range(MOST_STEPS):
            kind = type(command).__name__
            if self.table.options(command.by, kind) or not self.table.decider.resting(self.table.state):
                return
            own = {c.__name__ for c in type(self.table.decider).commands}
            if kind in own or command.by not in self.table.state.desk.chips or not self.table.staff():
                return

    # -- what came of it ---------------------------------------------------------------------------------------

    def events(self) -> list[Event]:
        return [e.event for e in self.table.log[self.mark :]]

    def net(self, who: Actor) -> int:
        """What somebody has won or lost since the start; `house` is the float."""
        total = 0
        for envelope in self.table.log:
            for m in envelope.event.moves:
                if who == "house":
                    total += (m.dst == FLOAT) * m.amount - (m.src == FLOAT) * m.amount
                    total -= (m.src in (CAGE,) and m.dst == FLOAT) * m.amount
                    total += (m.src == FLOAT and m.why in ("chips", "closing")) * m.amount
                elif is_person(m.src) or is_person(m.dst):
                    if m.why in ("chips", "cash"):
                        continue
                    total += (m.dst == who) * m.amount - (m.src == who) * m.amount
        return total

    def check(self, n: int, expected: Mapping[str, Any]) -> tuple[Failed | None, int]:
        """The first expectation of a step that did not come true, and how many were looked at."""
        if self.refused is not None and "refused" not in expected:
            return Failed(n, "refused", None, str(self.refused)), 1
        count = 0
        for key, wanted in expected.items():
            for what, want, got in self.compare(key, wanted):
                count += 1
                if want != got:
                    return Failed(n, what, want, got), count
        return None, count

    def compare(self, key: str, wanted: Any) -> list[tuple[str, Any, Any]]:
        state, desk = self.table.state, self.table.state.desk
        money = self.currency
        match key:
            case "net":
                return [(f"net of {w}", _signed(v, money), signed(self.net(w), money)) for w, v in wanted.items()]
            case "chips":
                return [
                    (f"chips of {w}", _plain(v, money), plain(desk.chips.get(w, 0), money)) for w, v in wanted.items()
                ]
            case "cloth":
                lying: dict[str, int] = {}
                for bet in getattr(desk, "bets", {}).values():
                    lying[bet.owner] = lying.get(bet.owner, 0) + bet.amount
                return [(f"cloth of {w}", _plain(v, money), plain(lying.get(w, 0), money)) for w, v in wanted.items()]
            case "book":
                return [(f"book {a}", _plain(v, money), plain(state.book.get(a, 0), money)) for a, v in wanted.items()]
            case "minimum":
                return [("minimum", _plain(wanted, money), plain(desk.minimum, money))]
            case "round":
                return [("round", wanted, desk.round)]
            case "calls":
                calls = [c for e in self.events() for c in e.calls]
                if len(wanted) != len(calls):
                    return [("calls", wanted, [c.key for c in calls])]
                return [
                    (
                        "call",
                        w,
                        c.key
                        if isinstance(w, str)
                        else {c.key: picked(next(iter(w.values())), {**c.args, "by": c.by}, money)},
                    )
                    for w, c in zip(wanted, calls, strict=True)
                ]
            case "events":
                return self.compare_events(wanted)
            case "moves":
                moves = [f"{m.src} > {m.dst} {plain(m.amount, money)} {m.why}" for e in self.events() for m in e.moves]
                return [("moves", wanted, moves)]
            case "refused":
                return self.compare_refusal(wanted)
            case "awaits":
                return [("awaits", sorted(wanted), sorted(a.who for a in self.table.awaits()))]
            case "offers":
                return [
                    (f"offers to {w}", sorted(v), sorted({o.kind for o in self.table.options(w)}))
                    for w, v in wanted.items()
                ]
            case "view":
                return [
                    (f"view of {w}", v, picked(v, msgspec.to_builtins(self.table.view(w).desk), money))
                    for w, v in wanted.items()
                ]
        raise BadScenario(f"cannot expect {key!r}.")

    def compare_events(self, wanted: list[Any]) -> list[tuple[str, Any, Any]]:
        events = self.events()
        names = [type(e).__name__ for e in events]
        if [w if isinstance(w, str) else next(iter(w)) for w in wanted] != names:
            return [("events", wanted, names)]
        found: list[tuple[str, Any, Any]] = [("events", len(wanted), len(names))]
        for w, e in zip(wanted, events, strict=True):
            if not isinstance(w, str):
                name, fields = next(iter(w.items()))
                whole = msgspec.to_builtins(msgspec.structs.asdict(e))  # with what is left at its default
                found.append((name, fields, picked(fields, whole, self.currency)))
        return found

    def compare_refusal(self, wanted: Any) -> list[tuple[str, Any, Any]]:
        got = self.refused
        if got is None:
            return [("refused", wanted, None)]
        if isinstance(wanted, str):
            return [("refused", wanted, got.code)]
        found: list[tuple[str, Any, Any]] = [("refused", wanted.get("code", got.code), got.code)]
        if "clauses" in wanted:
            found.append(
                (
                    "clauses of the refusal",
                    sorted(set(wanted["clauses"])),
                    sorted(set(wanted["clauses"]) & set(got.clauses)),
                )
            )
        return found


def run(scenario: Scenario, laws: Library | None = None) -> Result:
    """Runs a scenario to its first failed expectation."""
    checked = 0
    try:
        runner = Runner(scenario, laws)
    except BadOption as e:
        wanted = scenario.expect.get("refused")
        if wanted is None:
            return Result(scenario, Failed(0, "refused", None, str(e)), 1)
        code = wanted if isinstance(wanted, str) else wanted.get("code", e.code)
        clauses = [] if isinstance(wanted, str) else wanted.get("clauses", [])
        missing = [c for c in clauses if c not in e.clauses]
        if code != e.code or missing:
            return Result(scenario, Failed(0, "refused", wanted, f"{e.code} {list(e.clauses)}: {e}"), 1)
        return Result(scenario, None, 1)
    if "refused" in scenario.expect:
        return Result(scenario, Failed(0, "refused", scenario.expect["refused"], "the table opened"), 1)
    failed, n = runner.check(0, scenario.expect)
    checked += n
    for number, step in enumerate(scenario.steps, 1):
        if failed is not None:
            break
        try:
            runner.run(step)
            failed, n = runner.check(number, step.get("expect", {}))
        except BadInput as e:
            raise BadScenario(f"{scenario.path}: step {number}: {e}") from None
        checked += n
    return Result(scenario, failed, checked)


def bets_of(written: Any) -> list[dict[str, Any]]:
    """`bet = { on = "red", amount = "10.00" }`, or `bet = { red = "10.00", "straight:5" = "2.00" }`."""
    if not isinstance(written, Mapping):
        raise BadScenario('bet is a table, like { red = "10.00" }.')
    if "on" in written:
        return [dict(written)]
    return [{"on": on, "amount": amount} for on, amount in written.items()]


def chances_of(written: Any) -> list[tuple[str, Any]]:
    """`chance = [5]`, or `chance = { ball = 5 }`, which says what it is that falls."""
    if isinstance(written, Mapping):
        return list(written.items())
    return [("", value) for value in (written if isinstance(written, list) else [written])]


def expected_code(step: Mapping[str, Any]) -> str:
    """The code of the refusal that a step expects, if it does."""
    refused = step.get("expect", {}).get("refused", "")
    return refused if isinstance(refused, str) else str(refused.get("code", ""))


def picked(wanted: Any, got: Any, currency: Currency) -> Any:
    """`got`, cut down to the parts that `wanted` names, money written the same way."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        keyed = {str(k): v for k, v in got.items()}
        return {k: picked(w, keyed.get(k), currency) for k, w in wanted.items()}
    if isinstance(wanted, list) and isinstance(got, list | tuple):
        if len(wanted) != len(got):
            return list(got)
        return [picked(w, g, currency) for w, g in zip(wanted, got, strict=True)]
    if isinstance(wanted, str) and type(got) is int:
        return plain(got, currency)
    return got


def _signed(text: Any, currency: Currency) -> str:
    return signed(_money(text, currency), currency)


def _plain(text: Any, currency: Currency) -> str:
    return plain(_money(text, currency), currency)


def _money(text: Any, currency: Currency) -> int:
    if not isinstance(text, str):
        raise BadScenario(f"An amount is written as a decimal string, not {text!r}.")
    return parse(text, currency)


__all__ = ["BadScenario", "Failed", "Result", "Runner", "Scenario", "opening_of", "parse_scenario", "read", "run"]
