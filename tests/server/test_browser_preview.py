"""A preview of a staff command: exactly what the command does afterwards, and nothing is changed by looking."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from test_browser_patch import MARK, at_a_table, bare, marked, seen, wandered
from test_roles import COMMANDS, named, prepared
from visitors import Casino, problem

from novamas.games import family
from novamas.kit.chance import Seeded
from novamas.kit.decider import CROUPIER, Chance, Offer, Refused, Veiled, step
from novamas.kit.money import EUR
from novamas.kit.patch import merge
from novamas.kit.words import has, languages
from novamas.server.preview import preview
from novamas.server.roles import POSTS, Person
from novamas.table import Opening, Table
from novamas.table.acts import Bring

if (tests := str(Path(__file__).parent.parent)) not in sys.path:
    sys.path.insert(0, tests)

from toys.duel import DuelGame
from toys.facedown import FacedownGame, TurnedOver
from toys.kinds import command

STAFFED = sorted((kind, role) for kind, (roles, *_) in COMMANDS.items() for role in roles if role in POSTS)


def ahead(casino: Casino, role: str, table: str, do: dict[str, Any]) -> Any:
    return casino.someone(role)("POST", f"/api/tables/{table}/preview", {"do": do})


@pytest.mark.parametrize(("kind", "role"), STAFFED)
def test_a_preview_is_what_happens_then(shared: Casino, kind: str, role: str) -> None:
    _, fields, steps, game = COMMANDS[kind]
    who = shared.someone(role)
    table, player = prepared(shared, who, steps, game)
    do = named({kind: fields}, player)
    hosted = shared.house.table(table)
    seq, state, live = hosted.seq, hosted.state, hosted.live.state
    records = shared.house.books.journal.size()
    before = who.get(f"/api/tables/{table}").json()["view"]
    answer = ahead(shared, role, table, do)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (hosted.seq, hosted.state, hosted.live.state) == (seq, state, live)
    assert hosted.state is state
    assert shared.house.books.journal.size() == records, "nothing is written"

    assert who.act(table, do).status_code == 201
    (act,) = [shown.act for shown in hosted.tail if shown.seq == seq]
    events = json.loads(msgspec.json.encode(act.events))
    assert told["events"] == events
    assert told["calls"] == [call for event in events for call in event.get("calls", ())]
    assert told["moves"] == [move for event in events for move in event.get("moves", ())]
    assert told["clauses"] == list(dict.fromkeys(c for event in events for c in event.get("clauses", ())))
    assert set(told) == {"events", "calls", "moves", "clauses", "patch"}
    after = seen(hosted.live.decider.view(hosted.state, f"@{role}"))
    assert bare(merge(before, told["patch"])) == after


def test_a_refusal_is_the_one_that_the_command_would_get(casino: Casino) -> None:
    table = casino.open()
    for role, do in (
        ("inspector", {"VoidSpin": {"cause": "ball-out"}}),  # no ball is rolling
        ("croupier", {"VoidSpin": {"cause": "boredom"}}),
        ("croupier", {"Sit": {"seat": 1}}),
        ("director", {"TopUp": {"amount": "0.00"}}),
        ("croupier", {"Chance": {"what": "ball", "value": 7}}),
        ("croupier", {"Launch": {"turns": "two"}}),
        ("croupier", {"Nonsense": {}}),
        ("croupier", {}),
    ):
        looked, acted = ahead(casino, role, table, do), casino.someone(role).act(table, do)
        assert (looked.status_code, looked.json()) == (acted.status_code, acted.json())
        assert looked.status_code in (400, 403, 409)


def test_chance_is_never_tried_out(casino: Casino) -> None:
    table = casino.open()
    for kind in ("OpenBetting", "Launch", "CloseBetting"):
        assert casino.someone("croupier").act(table, {kind: {}}).status_code == 201
    problem(ahead(casino, "croupier", table, {"Chance": {"what": "ball", "value": 7}}), 400, "bad-command")
    assert casino.house.table(table).state.desk.phase == "closed"


def test_it_is_for_staff(casino: Casino) -> None:
    table = casino.open()
    for role in ("guest", "player", "cashier", "auditor"):
        problem(ahead(casino, role, table, {"OpenBetting": {}}), 403, "not-your-role")
    problem(ahead(casino, "croupier", "99", {"OpenBetting": {}}), 404, "unknown-table")
    problem(casino.someone("croupier")("POST", f"/api/tables/{table}/preview", {}), 400, "bad-input")


# -- games with hidden cards -------------------------------------------------------------------------------------------

CARL = Person("carl", "croupier")


def hosted_at(table: Any, state: Any) -> Any:
    return SimpleNamespace(live=SimpleNamespace(decider=table), state=state, currency=EUR)


def test_no_hidden_card_is_in_a_preview() -> None:
    table = at_a_table(DuelGame)
    looked = 0
    for seed in range(10):
        for s in wandered(table, seed):
            dark = msgspec.structs.replace(s, desk=marked(s.desk, CROUPIER))
            for offer in table.options(s, CROUPIER):
                fields = {name: next(iter(space.each())) for name, space in offer.form.items()}
                told = msgspec.json.encode(preview(CARL, hosted_at(table, dark), {offer.kind: fields}))
                assert str(MARK).encode() not in told
                looked += str(MARK) in str(dark)
    assert looked > 10


Expose = command("Expose")


class Exposing(FacedownGame):
    """A game where the croupier may turn the card over."""

    commands = (*FacedownGame.commands, Expose)

    def options(self, s: Any, who: str, kind: str | None = None) -> Any:
        mine = (Offer("Expose", who),) if who == CROUPIER and s.phase == "guessing" and kind in (None, "Expose") else ()
        return (*super().options(s, who, kind), *mine)

    def play(self, run: Any, c: Any) -> None:
        if isinstance(c, Expose):
            run(TurnedOver(card=run.s.card.value))
        else:
            super().play(run, c)


def test_what_would_come_to_light_is_not_shown_before() -> None:
    table = at_a_table(Exposing)
    s = wandered(table, 1, 0)[-1]
    s, _ = step(table, s, next(c for c in table.game.commands if c.__name__ == "Deal")(by=CROUPIER))
    s, _ = step(table, s, Chance(what="card", value=7))
    assert s.desk.card == Veiled(7, ())
    with pytest.raises(Refused, match="preview-would-reveal"):
        preview(CARL, hosted_at(table, s), {"Expose": {}})


# -- sending somebody away ---------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-079")
def test_the_console_shows_what_sending_somebody_away_would_do() -> None:
    """Whose cards touched a second time: the chips they take, the clause, and that nothing has happened yet."""
    table = Table(Opening(law="euskadi-1996", game="texas-poker", minimum=500), Seeded(1))
    for who in ("ana", "bea"):
        table.act(Bring(by=who, amount=20_000))
    state = table.state
    state = msgspec.structs.replace(state, desk=msgspec.structs.replace(state.desk, touched={"ana": 2, "bea": 1}))
    hosted = hosted_at(table.decider, state)
    told = preview(Person("ines", "inspector"), hosted, {"Expel": {"player": "ana"}})
    assert [type(event).__name__ for event in told.events] == ["Expelled"]
    assert [(m.src, m.dst, m.amount) for m in told.moves] == [("ana", "@purse/ana", 20_000)]
    assert told.clauses == ("EUS96-16-079",)
    assert "ana" in hosted.state.desk.chips
    for person, code in ((CARL, "not-your-role"), (Person("dora", "director"), "not-your-role")):
        with pytest.raises(Refused, match=code):
            preview(person, hosted, {"Expel": {"player": "ana"}})
    (reported,) = [
        i
        for i in family("euskadi-1996", "texas-poker").sheet(table.decider.game, 500).irregularities
        if i.kind == "Expel"
    ]
    assert (reported.by, reported.clauses) == (("@inspector",), ("EUS96-16-079",))
    for lang in languages():
        assert all(has(f"console-{key}-Expel", lang) for key in ("act", "does", "outcome"))
