"""Writes down how a game answers, so that code that was taken apart can be held against what it was before.

    python -m tools.transcript chemin-de-fer > before.tsv
    python -m tools.transcript chemin-de-fer --at asturias-2011/banco-seguido/17      one state, in full

Every step of every scenario and every ninth act of some evenings with bots is a state. Of each the transcript has the
state itself, whom it waits for, what each actor may do, does by default, and why every command is refused: a line a
state and an actor, with a digest. Two transcripts are compared with `diff`; `--at` shows what a line is about.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from novamas.games import company
from novamas.kit.chance import Seeded
from novamas.kit.decider import STAFF, Actor, Chance, Command, Offer, Refused, verify
from novamas.kit.errors import BadInput
from novamas.law import library
from novamas.table import Opening, Table
from novamas.table.scenario import Runner, Scenario, read_folder
from tools.soak import Guests, arrive

SCENARIOS = Path(__file__).parent.parent / "scenarios"
SEEDS = 2
"""Evenings of each law."""
ACTS, EVERY = 600, 9
PEOPLE, STRANGER = 9, "zoe"
VALUES: dict[Any, Any] = {int: 1, str: "punto-1", bool: True}


def tables(game: str, wanted: str = "") -> Iterator[tuple[str, Table]]:
    """Every state of a game that is looked at, under its name; or only those of one scenario or evening."""
    scenarios = read_folder(SCENARIOS / game)
    for law in library().with_game(game):
        for scenario in (each for each in scenarios if each.law == law):
            name = f"{law}/{Path(scenario.path).stem}"
            if f"{name}/".startswith(wanted):
                yield from played(name, scenario)
        for seed in range(SEEDS):
            if f"{law}/evening-{seed}/".startswith(wanted):
                yield from evening(law, game, seed)


def played(name: str, scenario: Scenario) -> Iterator[tuple[str, Table]]:
    try:
        runner = Runner(scenario)
    except BadInput:
        return
    yield f"{name}/0", runner.table
    for number, step in enumerate(scenario.steps, 1):
        runner.run(step)
        yield f"{name}/{number}", runner.table


def evening(law: str, game: str, seed: int) -> Iterator[tuple[str, Table]]:
    rng = random.Random(seed)
    table = Table(Opening(law=law, game=game, minimum=500), Seeded(seed))
    places = len(table.state.desk.seats)
    guests = Guests(company(table.decider.game, min(PEOPLE, places or PEOPLE), rng))
    for n, who in enumerate(guests.bots, 1):
        arrive(table, who, rng, n)
    for act in range(ACTS):
        if act % EVERY == 0:
            yield f"{law}/evening-{seed}/{act}", table
        if not guests.turn(table, rng):
            return


def written(value: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="sorted").decode()


def sample(kind: type[Command], who: Actor) -> Command:
    """A command of a kind with any values: what it is refused with matters, not what it says."""
    fields = {f.name: f for f in msgspec.structs.fields(kind)}
    given = {name: VALUES.get(f.type, 1) for name, f in fields.items() if f.required and name != "by"}
    return kind(by=who, **given)


def asked(table: Table, who: Actor) -> dict[str, Any]:
    """Everything that one actor is told."""
    game, desk = table.decider.game, table.state.desk
    refusals: dict[str, str] = {}
    for kind in sorted(game.all_commands(), key=lambda kind: kind.__name__):
        if kind is not Chance:
            try:
                verify(game, desk, sample(kind, who))
                refusals[kind.__name__] = "allowed"
            except Refused as no:
                refusals[kind.__name__] = f"{no} {sorted(no.args_.items())}"
    return {
        "options": sorted(map(shown, game.options(desk, who))),
        "default": written(game.default(desk, who)),
        "view": written(game.view(desk, who)),
        "why not leave": written(game.why_not_leave(desk, who)),
        "why not stand": written(game.why_not_stand(desk, who)) if who in desk.seats else "",
        "refusals": refusals,
    }


def shown(offer: Offer) -> str:
    return repr((offer.kind, offer.by, {k: repr(v) for k, v in sorted(offer.form.items())}, offer.clauses))


def told(table: Table) -> Iterator[tuple[str, Any]]:
    """The state and what it implies, then what each actor is told."""
    game, desk = table.decider.game, table.state.desk
    log = written([e.event for e in table.log])
    dist = game.chance(desk)
    flags = [game.resting(desk), game.fresh(desk)]
    yield "state", [written(desk), written(game.awaits(desk)), repr(dist), written(game.holdings(desk)), flags]
    yield "log", log
    for who in (*sorted(desk.chips), STRANGER, *STAFF):
        yield who, asked(table, who)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--at", help="one state, in full")
    options = parser.parse_args()
    seen: set[str] = set()
    for name, table in tables(options.game, "" if options.at is None else options.at.rpartition("/")[0] + "/"):
        if options.at is not None:
            if name == options.at:
                json.dump(dict(told(table)), sys.stdout, indent=1, ensure_ascii=False)
                return
            continue
        known = written(table.state)
        if known not in seen:
            seen.add(known)
            for what, said in told(table):
                digest = sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]
                print(f"{name}\t{what}\t{digest}", flush=True)


if __name__ == "__main__":
    main()
