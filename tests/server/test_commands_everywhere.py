"""Every command of every game, sent live by every role at every kind of table: taken if it is offered, else refused.

At some moments of a played game everybody sends everything that exists there, over HTTP. What lies inside an offer to
them is taken; all else is answered with one sentence, and changes nothing: no event, no record, no chip.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import to_builtins
from twins import ROLES, Clock, World, amount, awaited, proposed

from novamas.games import make
from novamas.kit.decider import Chance, Command
from novamas.kit.money import plain
from novamas.kit.spaces import Amount
from novamas.kit.wire import money_fields
from novamas.law import library
from novamas.server.hosted import Hosted
from novamas.server.roles import DUTIES
from novamas.table.acts import Bring

KINDS = {"automatic": {"auto": True}, "manual": {"auto": False}, "typed": {"auto": False, "physical": True}}
SENDERS = ("ana", "bea", "gil", *ROLES)
ENDING = ("CloseTable", "Suspend", "StaffLeave", "Leave", "AnnounceLast", "Expel", "Stand")
"""What ends the play when it is taken: tried at the last moment only, or where it is refused."""


def guess(hint: Any, rng: random.Random) -> Any:
    """Some value of a type, where no offer says which ones are good."""
    if get_origin(hint) is tuple:
        return tuple(guess(part, rng) for part in get_args(hint) if part is not ...)
    parts = [part for part in get_args(hint) if part is not type(None)]
    if parts and not isinstance(hint, type):
        return guess(parts[0], rng) if isinstance(parts[0], type) or get_origin(parts[0]) else rng.choice(parts)
    return {int: rng.randrange(1, 9), bool: rng.random() < 0.5, str: "left"}.get(hint, "left")


def attempt(hosted: Hosted, kind: type[Command], by: str, rng: random.Random) -> Command:
    """A command of a kind: as somebody is offered it, the sender first, or with guessed fields."""
    game, state = hosted.live.decider, hosted.live.state
    for who in (by, *state.desk.chips, "@croupier", "@inspector", "@director"):
        offers = game.options(state, who, kind.__name__)
        if offers:
            form = rng.choice(offers).form
            fields = {n: amount(s, rng) if isinstance(s, Amount) else s.pick(rng) for n, s in form.items()}
            return kind(by=by, **fields)
    hints = {n: hint for n, hint in get_type_hints(kind).items() if n in kind.__struct_fields__ and n != "by"}
    return kind(by=by, **{name: guess(hint, rng) for name, hint in hints.items()})


def offered(hosted: Hosted, command: Command) -> bool:
    offers = hosted.live.decider.options(hosted.live.state, command.by, type(command).__name__)
    return any(all(space.has(getattr(command, name)) for name, space in o.form.items()) for o in offers)


def written(command: Command, currency: Any) -> dict[str, Any]:
    fields = to_builtins(command)
    kind = fields.pop("type")
    del fields["by"]
    money = money_fields(type(command))
    return {kind: {k: plain(v, currency) if k in money and isinstance(v, int) else v for k, v in fields.items()}}


def everybody_sends_everything(world: World, table: str, rng: random.Random, last: bool) -> int:
    """All commands by all senders; how many were taken."""
    hosted, house, taken = world.house.table(table), world.house, 0
    for kind in sorted(hosted.live.decider.all_commands(), key=lambda k: k.__name__):
        for name in rng.sample(SENDERS, len(SENDERS)):
            if table not in house.tables:
                return taken
            who, live = world.people[name], hosted.live
            command = None if kind is Chance else attempt(hosted, kind, world.eyes(name), rng)
            may = who.role in DUTIES["act-at-table"] and command is not None and offered(hosted, command)
            if may and kind.__name__ in ENDING and not last:
                continue
            if isinstance(command, Bring):
                purse = world.casino.run(house.purses.of, who.id) if may else None
                enough = purse is not None and purse.holds(hosted.currency.code) >= command.amount
                may = may and command.means == "chips" and enough
            before = (live.seq, live.state, house.books.journal.size())
            do = {"Chance": {"what": "card", "value": 0}} if command is None else written(command, hosted.currency)
            answer = who.act(table, do)
            assert answer.status_code == 201 if may else answer.status_code in (400, 403, 409), (name, do, answer.text)
            if may:
                taken += 1
                assert live.seq > before[0]
            else:
                assert set(answer.json()) == {"code", "sentence", "clauses", "field", "reason", "args"}
                assert (live.seq, live.state, house.books.journal.size()) == before, (name, do)
                assert live.state is before[1]
    return taken


def go_on(world: World, table: str, rng: random.Random, commands: int) -> None:
    hosted = world.house.table(table)
    for _ in range(commands):
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif (command := proposed(hosted, rng)) is not None:
            world.send(table, command)


def try_all(folder: Path, tables: list[tuple[str, str, str]], seed: int, moments: int) -> None:
    rng, world = random.Random(seed), World(folder, Clock())
    taken = 0
    with world.casino.client:
        world.admit()
        for law, game, kind in tables:
            table = world.open(law, game, running=KINDS[kind])
            for moment in range(moments):
                go_on(world, table, rng, rng.randrange(5, 40))
                taken += everybody_sends_everything(world, table, rng, last=moment == moments - 1)
                if table not in world.house.tables:
                    break
        assert world.people["auditor"].get("/api/records/audit").json()["finding"] is None
    assert taken > 3 * len(tables)


GAMES = [(law, game) for law in library().laws() for game in library().games(law)]


def covering() -> list[tuple[str, str, str]]:
    """Each kind of game once, the laws and the kinds of table by turns."""
    found: dict[Any, tuple[str, str]] = {}
    for law, game in sorted(GAMES, key=lambda each: (each[1], each[0])):
        found.setdefault(type(make(law, game)), (law, game))
    return [(law, game, list(KINDS)[n % 3]) for n, (law, game) in enumerate(found.values())]


def test_exactly_what_is_offered_is_taken(tmp_path: Path) -> None:
    try_all(tmp_path, covering(), 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_exactly_what_is_offered_is_taken_at_every_table(tmp_path: Path, kind: str) -> None:
    try_all(tmp_path, [(law, game, kind) for law, game in GAMES], 5, 3)
