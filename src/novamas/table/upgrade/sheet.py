"""A scenario of the first form, played once and written in the words of the second."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.plain import Plain, PlainDict
from novamas.law import BadOption
from novamas.table.scenario import BadScenario, Runner, Scenario, parse_all, run
from novamas.table.scenario_file import read_raw

Step = PlainDict
MOST_CARDS = 40  # of a deal that still reads well as one


class Sheet(Struct, kw_only=True):
    """A scenario of the first form on its way: what it says, and its steps in the words of the second form."""

    path: Path
    scenario: Scenario
    steps: list[Step]
    given: str = ""
    given_amounts: bool = False
    times: int = 1

    @property
    def law(self) -> str:
        return self.scenario.law


class Watcher(Runner):
    """A run that notes whose each card was."""

    def __init__(self, scenario: Scenario) -> None:
        self.dealt: list[str] = []
        super().__init__(scenario)

    def chance(self, value: object, called: str = "") -> None:
        mark = len(self.table.log)
        super().chance(value, called)
        event = next(e.event for e in self.table.log[mark:] if e.source)
        self.dealt.append(event.to if type(event).__name__ == "Dealt" else "")  # type: ignore[attr-defined]


def sheet_of(path: Path) -> Sheet:
    """A file of the first form, played once to see what its numbers stand for."""
    (scenario,) = parse_all(read_raw(path), str(path))
    result = run(scenario)
    if result.failed is not None:
        raise BadScenario("scenario-not-passing", failed=result.failed.words(), place=path)
    steps: list[Step] = []
    try:
        watcher = Watcher(scenario)
    except BadOption:
        return Sheet(path=path, scenario=scenario, steps=[dict(step) for step in scenario.steps])
    second = msgspec.structs.replace(scenario, format=2)
    kinds = {kind.__name__: kind for kind in watcher.table.decider.all_commands()}
    for step in scenario.steps:
        watcher.dealt = []
        before = watcher.table.state.desk
        watcher.run(step)
        watcher.scenario = second  # bets by player and spot are read in the second form only
        steps.append(shorten(step, watcher, kinds, getattr(before, "bets", {})))
        watcher.scenario = scenario
    return Sheet(path=path, scenario=scenario, steps=steps)


def shorten(step: Plain, watcher: Watcher, kinds: Plain, before: Mapping[int, object]) -> Step:
    """A step in the words of the second form."""
    found: Step = {}
    for key in ("note", "by", "do", "bet", "chance", "expect"):
        if key in step:
            found[key] = step[key]
    if "do" in step:
        name, fields = next(iter(step["do"].items()))
        found["do"] = short_command(name, dict(fields), watcher, kinds, before)
    if "bet" in step and "on" in step["bet"] and set(step["bet"]) == {"on", "amount"}:
        found["bet"] = {step["bet"]["on"]: step["bet"]["amount"]}
    if isinstance(step.get("chance"), list):
        cards = step["chance"]
        if watcher.dealt and all(watcher.dealt) and len(watcher.dealt) == len(cards) <= MOST_CARDS:
            hands: dict[str, list[str]] = {}
            for hand, card in zip(watcher.dealt, cards, strict=True):
                hands.setdefault(hand, []).append(card)
            del found["chance"]
            found["deal"] = {hand: " ".join(held) for hand, held in hands.items()}
        elif len(cards) == 1 and not isinstance(cards[0], list):
            found["chance"] = cards[0]
    if "expect" in step:
        found["expect"] = short_expected(found.pop("expect"), watcher)
    return found


def short_command(name: str, fields: Step, watcher: Watcher, kinds: Plain, before: Mapping[int, object]) -> object:
    if not fields:
        return name
    if type(fields.get("bet")) is int and fields["bet"] in before:
        bet = before[fields["bet"]]
        fields["bet"] = name_of_bet(fields["bet"], bet, watcher)
    own = [f.name for f in msgspec.structs.fields(kinds[name]) if f.name != "by"]
    if len(own) == 1 and not isinstance(fields[own[0]], Mapping):
        return {name: fields[own[0]]}
    return {name: fields}


def name_of_bet(number: int, bet: object, watcher: Watcher) -> int | str:
    """A bet by whose it is and where it lies, where that says which; else its number."""
    written = f"{getattr(bet, 'owner', '')} {getattr(bet, 'on', '')}"
    try:
        return written if watcher.bet_number(written) == number else number
    except (BadScenario, AttributeError):
        return number


def short_expected(expected: Plain, watcher: Watcher) -> Step:
    found = dict(expected)
    if "events" in found:
        bets = {**watcher.lying, **getattr(watcher.table.state.desk, "bets", {})}
        for event in watcher.events():
            if type(event).__name__ == "BetPlaced":
                bets.setdefault(event.bet, event)  # type: ignore[attr-defined]
        found["events"] = [name_event(event, bets, watcher) for event in found["events"]]
    if "refused" in found:
        found["refused"] = short_refusal(found["refused"])
    return found


def name_event(event: Any, bets: Mapping[int, Any], watcher: Watcher) -> object:
    """An expected event with its bets by player and spot."""
    if isinstance(event, str):
        return event
    name, fields = next(iter(event.items()))
    if not fields:
        return name

    def name_number(number: object) -> object:
        return name_of_bet(number, bets[number], watcher) if type(number) is int and number in bets else number

    fields = dict(fields)
    if "bet" in fields:
        fields["bet"] = name_number(fields["bet"])
    for key in ("bets", "kept"):
        if isinstance(fields.get(key), list):
            fields[key] = [name_number(n) for n in fields[key]]
    return {name: fields}


def short_refusal(refused: Any) -> object:
    if isinstance(refused, str):
        return refused
    if not refused:
        return "any"
    return refused["code"] if set(refused) == {"code"} else refused
