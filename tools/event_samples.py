"""Writes one event of every kind that the scenarios bring about, for the browser's tests of its sentences.

    python -m tools.event_samples      rewrites web/src/lib/events.fixture.json

Two events are of one kind when they have the same type, fill the same fields and, where they have a result, the same
one. The first of each kind is kept, as whoever looks on receives it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from novamas.kit.decider import Event, mask
from novamas.law import BadOption
from novamas.server.sight import NOBODY, encoder
from novamas.table.scenario import Runner, Scenario, read_folder

ROOT = Path(__file__).parent.parent
FIXTURE = ROOT / "web" / "src" / "lib" / "events.fixture.json"


def samples() -> list[dict[str, Any]]:
    """The events, in the order of their types."""
    found: dict[str, dict[str, Any]] = {}
    for scenario in read_folder(ROOT / "scenarios"):
        for event in happened(scenario):
            told: dict[str, Any] = json.loads(encoder.encode(mask(event, NOBODY)))
            told.pop("clauses", None)
            told.pop("calls", None)
            kind = f"{told['type']} {' '.join(sorted(k for k, v in told.items() if v))} {told.get('result', '')}"
            found.setdefault(kind, told)
    return [found[kind] for kind in sorted(found)]


def happened(scenario: Scenario) -> list[Event]:
    """All that happens in a scenario; nothing in one whose table does not open."""
    try:
        runner = Runner(scenario)
        for step in runner.scenario.steps:
            runner.run(step)
    except BadOption:  # the scenario is about a table that may not open
        return []
    return [envelope.event for envelope in runner.table.log]


def main() -> None:
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in samples())
    FIXTURE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
