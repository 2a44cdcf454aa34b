"""Keys of commands: the same command twice happens once, and another command under the same key is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.casino import mark
from novamas.games.spin import PlaceBet
from novamas.kit.decider import Chance

BET = {"PlaceBet": {"on": "red", "amount": "10.00"}}
OTHERS: list[dict[str, Any]] = [
    {"PlaceBet": {"on": "red", "amount": "10.05"}},
    {"PlaceBet": {"on": "black", "amount": "10.00"}},
    {"TakeBack": {"bet": 1, "amount": "10.00"}},
    {"Leave": {}},
]


def seated(casino: Casino, table: str) -> Visitor:
    guest = casino.guest()
    assert guest.act(table, {"Bring": {"amount": "500.00"}}, idempotency_key="came").status_code == 201
    assert casino.someone("croupier").act(table, {"OpenBetting": {}}).status_code == 201
    return guest


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_key_is_for_one_command(casino: Casino, other: dict[str, Any]) -> None:
    table = casino.open()
    ana = seated(casino, table)
    first = ana.act(table, BET, idempotency_key="k").json()
    before = ana.see(table)
    said = problem(ana.act(table, other, idempotency_key="k"), 409, "key-reused")
    assert said["field"] == "key"
    assert said["sentence"] == "This key was used for another command; give every command a key of its own."
    assert ana.see(table) == before, "nothing changes"
    again = ana.act(table, BET, idempotency_key="k").json()
    assert (again["seq"], again["again"]) == (first["seq"], True)
    assert ana.act(table, BET, idempotency_key="k2").json()["again"] is False


def test_a_command_that_was_refused_leaves_its_key_free(casino: Casino) -> None:
    table = casino.open()
    ana = seated(casino, table)
    problem(
        ana.act(table, {"PlaceBet": {"on": "red", "amount": "9999.00"}}, idempotency_key="k"), 409, "not-enough-chips"
    )
    assert ana.act(table, BET, idempotency_key="k").json()["again"] is False


@pytest.mark.parametrize("snapshot", [False, True], ids=["from the acts", "from a snapshot"])
def test_what_a_key_was_for_is_known_after_a_restart(
    tmp_path: Path, snapshot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("novamas.store.books.EVERY", 1 if snapshot else 10**9)
    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        table = first.open()
        ana = first.guest()
        assert ana.act(table, {"Bring": {"amount": "500.00"}}, idempotency_key="came").status_code == 201
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        assert (second.house.books._snapshot(table, second.house.tables[table].live.shape) is not None) == snapshot
        ana.casino = second
        problem(ana.act(table, {"Bring": {"amount": "5.00"}}, idempotency_key="came"), 409, "key-reused")
        assert ana.act(table, {"Bring": {"amount": "500.00"}}, idempotency_key="came").json()["again"] is True
        assert ana.get(f"/api/tables/{table}").json()["view"]["desk"]["chips"] == {ana.id: 500_00}


def test_an_outcome_that_is_typed_twice_fell_once(casino: Casino) -> None:
    table = casino.open()
    seated(casino, table)
    croupier = casino.someone("croupier")

    def typed(value: Any, key: str) -> Any:
        return croupier("POST", f"/api/tables/{table}/chance", {"value": value}, idempotency_key=key)

    for kind in ("Launch", "CloseBetting"):
        croupier.act(table, {kind: {}})
    first = typed(17, "spin-1").json()
    for same in (17, "17"):
        again = typed(same, "spin-1").json()
        assert (again["seq"], again["again"]) == (first["seq"], True)
    problem(typed(18, "spin-1"), 409, "key-reused")
    problem(typed(17, "spin-2"), 409, "chance-not-awaited")
    problem(typed(17, "k" * 65), 400, "bad-input")
    for kind in ("OpenBetting", "Launch", "CloseBetting"):
        croupier.act(table, {kind: {}})
    assert typed(17, "spin-1").json()["again"] is True, "it is not taken for the next spin's"
    assert typed(17, "spin-2").json()["again"] is False


def test_marks() -> None:
    bet = PlaceBet(by="ana", on="red", amount=1000)
    assert mark(bet) == mark(PlaceBet(by="ana", on="red", amount=1000))
    others = (PlaceBet(by="eva", on="red", amount=1000), PlaceBet(by="ana", on="red", amount=1001))
    chances = (Chance(what="ball", value=0), Chance(what="ball", value="00"), Chance(what="dice", value=(3, 4)))
    assert len({mark(each) for each in (bet, *others, *chances)}) == 6
    assert mark(Chance(what="dice", value=(3, 4))) == mark(Chance(what="", value=["3", 4]))
