"""What is over is open to readers of the books, and only that: a hand that ended, a table that closed, all on disk."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from twins import Clock, World, awaited, lead_to_a_secret, proposed

from novamas.casino import Act
from novamas.kit.chance import Committed
from novamas.kit.decider import Chance, Command, Event, Report, Veiled
from novamas.store.gate import Gate, horizon
from novamas.store.reports import session
from novamas.table.acts import Leave
from novamas.table.telling import Teller

SUIT = re.compile("[♠♥♦♣]")


class Noted(Event, frozen=True, kw_only=True):
    hand: str
    card: Veiled[int]


class Choose(Command, frozen=True, kw_only=True):
    cards: tuple[int, ...]


class CardSeen(Report, frozen=True, kw_only=True):
    hand: str
    score: int


def test_the_gate_by_itself() -> None:
    open_, shut = Veiled(7, None), Veiled(7, ("ana",))
    dealt = Act(10, 1, "@chance", Chance(what="card", value=7), (Noted(hand="left", card=shut),))
    seeing = (Gate("ana"), Gate("bea", 11))
    for gate in (*seeing, Gate("bea"), Gate(), Gate("bea", 10)):
        value = 7 if gate in seeing else "?"
        asked = gate.command(dealt)
        assert asked is not None
        assert (gate.outcome(dealt), asked.fields) == (value, {"what": "card", "value": value})
        assert gate.events(dealt)[0].card.value == (7 if value == 7 else None)  # type: ignore[attr-defined]
    chosen = Act(10, 1, "ana", Choose(by="ana", cards=(1, 2)), (Noted(hand="left", card=shut),))
    for gate in (*seeing, Gate("bea")):
        told = gate.command(chosen)
        assert told is not None
        assert told.fields == {"cards": (1, 2) if gate in seeing else "?"}, "a choice made in secret"
    seen = Act(10, 1, "@inspector", CardSeen(by="@inspector", hand="left", score=7), (Noted(hand="left", card=open_),))
    told = Gate("@auditor").command(seen)
    assert told is not None
    assert told.fields == {"hand": "left", "score": "?"}, "a report says no more than the table was told"
    over = Gate("@auditor", 11).command(seen)
    assert over is not None
    assert over.fields == {"hand": "left", "score": 7}
    assert Gate().command(Act(0, 0, "@director", None, ())) is None


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("house"), Clock())
    with made.casino.client:
        made.admit()
        yield made


def hands(world: World, table: str, rng: random.Random, many: int) -> None:
    """Plays on until so many epochs are over, and then into the next until something lies face down."""
    hosted = world.house.table(table)
    for _ in range(3000):
        if hosted.live.epoch > many:
            break
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif (command := proposed(hosted, rng, mistakes=0)) is not None:
            world.send(table, command)
    assert hosted.live.epoch > many
    if awaited(hosted) is None or hosted.live.drawn == 0:
        born = lead_to_a_secret(world, table, rng, 1.0)
        assert born is not None
        assert world.send(table, Chance(what=born.what, value=born.values[0]))


def drawn_in(acts: list[dict[str, Any]]) -> list[Any]:
    return [act["command"]["Chance"]["value"] for act in acts if act["command"] and "Chance" in act["command"]]


@pytest.mark.parametrize("typed", [False, True], ids=["drawn", "typed"])
@pytest.mark.parametrize("game", ["texas-poker", "three-card-poker", "poker-no-draw"])
def test_hands_that_are_over_are_open_and_the_one_that_runs_is_not(world: World, game: str, typed: bool) -> None:
    table = world.open("euskadi-1996", game, typed)
    hands(world, table, random.Random(game), 2)
    hosted = world.house.table(table)
    since = hosted.live.since
    acts = list(world.house.books.acts(hosted.listed, hosted.codec))
    chance = [act for act in acts if isinstance(act.command, Chance)]
    past, now = [a for a in chance if a.seq < since], [a for a in chance if a.seq >= since]
    assert past
    assert any(Gate().hides(act) for act in now)
    wanted = [act.command.value for act in past if isinstance(act.command, Chance)]
    wanted += ["?" if Gate().hides(act) else act.command.value for act in now if isinstance(act.command, Chance)]

    director, inspector = world.people["director"], world.people["inspector"]
    path = f"/api/records/tables/{table}/session"
    assert drawn_in(director.get(path).json()) == wanted
    rows = csv.DictReader(io.StringIO(director.get(f"{path}?format=csv").text))
    lines = dict.fromkeys((row["act"], row["command"]) for row in rows if row["command"].startswith("Chance "))
    assert [line.rpartition("=")[2] for _, line in lines] == [str(value) for value in wanted]
    drawn = [p for p in session(world.house.books, hosted.listed) if p.command and p.command.kind == "Chance"]
    printed = dict(re.findall(r"<td class=n>(\d+)</td>(.*?)</tr>", director.get(f"{path}?format=html&lang=en").text))
    told = [printed[str(act)] for act in dict.fromkeys(p.act for p in drawn)]
    tells = Teller("en", hosted.currency)
    for line, value in zip(told, wanted, strict=True):
        assert (f"A card is dealt: {tells.card(value)}." in line) == (value != "?")
        assert (SUIT.search(line) is None) == (value == "?"), "a card that lies face down has no name on paper"
    read = [p.command for p in drawn if p.command]
    by_act = dict.fromkeys(id(command) for command in read)
    assert len(by_act) == len(wanted), "whoever reads the store itself (the command line) passes the same gate"
    assert {str(command.fields["value"]) for command in read} == {str(value) for value in wanted}

    outcomes = [d["value"] for r in director.get(f"/api/tables/{table}/rounds").json()["rounds"] for d in r["outcomes"]]
    assert outcomes == wanted
    hidden = next(act for act in past if Gate().hides(act))
    replay = f"/api/tables/{table}/replay?seq={hidden.seq}"
    assert director.get(replay).json()["command"]["value"] == hidden.command.value  # type: ignore[union-attr]
    assert inspector.get(replay).json()["command"]["value"] == "?", "who is no reader of the books saw no more then"
    veiled = next(act for act in now if Gate().hides(act))
    for who in (director, inspector, world.people["auditor"]):
        told = who.get(f"/api/tables/{table}/replay?seq={veiled.seq}").json()
        assert told["command"] == {"type": "Chance", "by": "@chance", "what": "card", "value": "?"}


def test_of_a_closed_table_everything_is_open_and_its_last_draws_can_be_checked(world: World) -> None:
    table = world.open("boe-1977", "punto-banca")
    rng = random.Random(8)
    hosted, director = world.house.table(table), world.people["director"]
    for _ in range(500):
        if hosted.live.drawn > 6 and hosted.live.decider.resting(hosted.live.state):
            break
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif (command := proposed(hosted, rng, mistakes=0)) is not None:
            world.send(table, command)
    path = f"/api/records/tables/{table}/session"
    assert "?" in drawn_in(director.get(path).json()), "burnt cards of a shoe that is on the table"
    epoch = director.get(f"/api/tables/{table}/draws/{hosted.live.epoch}").json()
    assert (epoch["over"], epoch["secret"], epoch["draws"]) == (False, "", [])
    for who in list(hosted.live.state.desk.chips):
        for bet in list(hosted.live.state.desk.bets):
            world.people["ana"].act(table, {"TakeBack": {"bet": bet}})
        assert world.send(table, Leave(by=who))
    last = hosted.live.epoch
    assert director("POST", f"/api/tables/{table}/close").status_code == 201
    assert "?" not in drawn_in(director.get(path).json())
    for who in ("gil", "director"):
        over = world.people[who].get(f"/api/tables/{table}/draws/{last}").json()
        assert over["over"]
        assert Committed(bytes.fromhex(over["secret"])).commitment == over["commitment"]
        assert len(over["draws"]) > 6
    assert world.people["auditor"].get("/api/records/audit").json()["finding"] is None


def test_what_is_not_on_disk_is_not_over(world: World) -> None:
    """Memory is ahead of the disk: an epoch that has ended there alone has told nobody anything."""
    table = world.open("euskadi-1996", "roulette-french")
    hosted, books = world.house.table(table), world.house.books
    for kind in ("OpenBetting", "Launch", "CloseBetting"):
        assert world.people["croupier"].act(table, {kind: {}}).status_code == 201
    live = hosted.live
    secret, before = live.secret, (live.epoch, live.since)
    assert secret is not None

    async def decide() -> None:
        command = live.chance_command()
        assert command is not None
        books.play(live, hosted.listed, command, **live.drawing())  # decided; never handed to the disk

    world.casino.run(decide)
    assert live.epoch == before[0] + 1
    assert live.since > before[1]
    assert horizon(books, hosted.listed) == before[1]
    for name in ("gil", "croupier", "director", "auditor"):
        who = world.people[name]
        for path in ("draws", f"draws/{before[0]}", "log", "results", "rounds", f"replay?seq={live.seq - 1}", ""):
            answer = who.get(f"/api/tables/{table}/{path}".rstrip("/"))
            assert secret.hex() not in answer.text
            assert '"Landed"' not in answer.text
        assert who.get(f"/api/tables/{table}/draws").json()[0]["over"] is False
        assert who.get(f"/api/tables/{table}").json()["draws"]["epoch"] == before[0]
