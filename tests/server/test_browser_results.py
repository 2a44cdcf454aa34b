"""What has come at a table: kept as it happens, and read back after a restart no further than it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, problem

from novamas.games import make
from novamas.games.spin import BettingOpened, Landed
from novamas.kit.decider import Game
from novamas.server import results as results_module
from novamas.store.errors import Tampered
from novamas.table.acts import Seated

NUMBERS = [(7 * n + 3) % 37 for n in range(40)]


def spin(casino: Casino, table: str, *numbers: int | str, opens: str = "croupier") -> None:
    croupier = casino.someone("croupier")
    for number in numbers:
        assert casino.someone(opens).act(table, {"OpenBetting": {}}).status_code == 201
        for kind in ("Launch", "CloseBetting"):
            assert croupier.act(table, {kind: {}}).status_code == 201
        answer = croupier("POST", f"/api/tables/{table}/chance", {"value": number})
        assert answer.status_code == 201, answer.text


def came(casino: Casino, table: str, limit: int | None = None) -> list[dict[str, Any]]:
    asked = f"/api/tables/{table}/results" + (f"?limit={limit}" if limit else "")
    answer = casino.someone("director").get(asked)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_results_come_newest_last(casino: Casino) -> None:
    table = casino.open()
    assert came(casino, table) == []
    spin(casino, table, 17, 0, 36)
    found = came(casino, table)
    assert [(r["round"], r["value"]) for r in found] == [(1, 17), (2, 0), (3, 36)]
    assert set(found[0]) == {"round", "value", "at"}
    assert found[0]["at"] <= found[1]["at"]
    assert [r["value"] for r in came(casino, table, 2)] == [0, 36]


def test_a_void_spin_is_no_result(casino: Casino) -> None:
    table = casino.open()
    spin(casino, table, 5)
    for role, do in (("croupier", "OpenBetting"), ("croupier", "Launch")):
        casino.someone(role).act(table, {do: {}})
    assert casino.someone("inspector").act(table, {"VoidSpin": {"cause": "ball-out"}}).status_code == 201
    assert [r["value"] for r in came(casino, table)] == [5]
    for do in ({"Launch": {"turns": 2}}, {"CloseBetting": {}}):
        assert casino.someone("croupier").act(table, do).status_code == 201
    casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": 9})
    assert [(r["round"], r["value"]) for r in came(casino, table)] == [(1, 5), (2, 9)]


def test_symbols_are_results_too(casino: Casino) -> None:
    table = casino.open("wheel-of-fortune")
    spin(casino, table, "joker-red", "24")
    assert [r["value"] for r in came(casino, table)] == ["joker-red", "24"]


def test_what_is_a_result_the_game_says() -> None:
    game = make("euskadi-1996", "boule")
    assert game.outcome(Landed(value=5)) == 5
    assert game.outcome(BettingOpened(round=1)) is None
    assert Game().outcome(Seated(who="ana", seat=1)) is None


def counting(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the records that are read backwards."""
    read: list[int] = []
    journal = casino.house.books.journal
    back = journal.read_back

    def counted(stream: str, last: int) -> Any:
        for record in back(stream, last):
            read.append(record.seq)
            yield record

    monkeypatch.setattr(journal, "read_back", counted)
    return read


def test_after_a_restart_they_are_read_back_as_far_as_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.server.hosted.TAIL", 6)  # a table whose last acts in memory hold one result
    store = tmp_path / "casino.db"
    with (first := Casino(store, deal=False)).client:
        table = first.open()
        spin(first, table, *NUMBERS)
        before = came(first, table)
        assert [r["value"] for r in before] == NUMBERS
    with (again := Casino(store, deal=False)).client:
        read = counting(again, monkeypatch)
        again._staff["director"] = again.let_in(
            again.ask("POST", "/api/session", {"name": "the director", "password": "correct horse battery"})
        )
        known = again.house.table(table).results
        assert len(known.last(200)) < 3, "not all of them are read at the start"
        assert came(again, table, 10) == before[-10:]
        assert 30 < len(read) < 60, "about nine rounds of four acts, not forty"
        assert came(again, table, 10) == before[-10:]
        assert len(read) < 60, "once is enough"
        assert came(again, table) == before
        assert min(read) == 1
        assert known.since == 0
        whole = len(read)
        assert came(again, table, 500) == before
        assert len(read) == whole, "there is nothing more to read"
        again._staff["croupier"] = again.let_in(
            again.ask("POST", "/api/session", {"name": "the croupier", "password": "correct horse battery"})
        )
        spin(again, table, 11)
        assert [r["value"] for r in came(again, table)] == [*NUMBERS, 11]


def test_older_results_never_push_out_newer_ones(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results_module, "KEPT", 3)
    table = casino.open()
    spin(casino, table, 1, 2, 3, 4)
    hosted = casino.house.table(table)
    acts = [shown.act for shown in hosted.tail]
    fresh = results_module.Results(hosted.live.decider, acts[-4:], acts[-4].seq)
    assert [r.value for r in fresh.last(9)] == [4]
    found, since = fresh.older(reversed(acts[:-4]), 9)
    assert ([r.value for r in found], since) == ([3, 2, 1], 0)
    fresh.put_before(found, since)
    assert [r.value for r in fresh.last(9)] == [2, 3, 4]


def test_a_record_that_was_changed_is_noticed(casino: Casino) -> None:
    table = casino.open()
    spin(casino, table, 1, 2)
    journal = casino.house.books.journal
    stream = f"table/{table}"
    last = journal.head(stream).seq
    assert [r.seq for r in journal.read_back(stream, last)] == list(range(last, 0, -1))
    with journal.recorder.datastore.transaction(commit=True) as cursor:
        cursor.execute(
            "update stored_events set state = cast(replace(cast(state as text), 'Launched', 'Launchex') as blob) "
            "where originator_id = ? and originator_version = 3", (stream,),
        )  # fmt: skip
    with pytest.raises(Tampered, match="Record 3"):
        list(journal.read_back(stream, last))
    with journal.recorder.datastore.transaction(commit=True) as cursor:
        cursor.execute("delete from stored_events where originator_id = ? and originator_version <= 3", (stream,))
    with pytest.raises(Tampered, match="Record 3"):
        list(journal.read_back(stream, last))


def test_bad_questions(casino: Casino) -> None:
    table = casino.open()
    ana = casino.guest()
    problem(ana.get(f"/api/tables/{table}/results?limit=0"), 400, "bad-input")
    problem(ana.get(f"/api/tables/{table}/results?limit=501"), 400, "bad-input")
    problem(ana.get("/api/tables/99/results"), 404, "unknown-table")
    assert casino.ask("GET", f"/api/tables/{table}/results").json() == [], "whoever looks in from the street may see it"
