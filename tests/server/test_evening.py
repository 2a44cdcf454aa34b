"""What one has played, for oneself alone: rounds, net, and luck beside the exact odds; and one's rounds again."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import pytest
from test_http_records import play
from visitors import Casino, problem


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    casino = Casino(tmp_path_factory.mktemp("house") / "evening.db", deal=False)
    with casino.client:
        assert casino.open() == "1"
        croupier = casino.someone("croupier")
        assert croupier.act("1", {"OpenBetting": {}}).status_code == 201
        for kind in ("Launch", "CloseBetting"):
            assert croupier.act("1", {kind: {}}).status_code == 201
        assert croupier("POST", "/api/tables/1/chance", {"value": 9}).status_code == 201
        guest = casino.someone("guest")
        assert guest.act("1", {"Bring": {"amount": "200.00"}}).status_code == 201
        play(casino, "1", [2], guest)  # black
        play(casino, "1", [0], guest)  # zero: half or prison
        bet = next(iter(guest.get("/api/tables/1").json()["view"]["desk"]["bets"]))
        assert guest.act("1", {"PrisonChoice": {"bet": int(bet), "choice": "prison"}}).status_code == 201
        play(casino, "1", [1], guest)  # red: the prisoner is free, and the new bet wins
        yield casino


def evening(casino: Casino) -> dict[str, Any]:
    answer: dict[str, Any] = casino.someone("guest").get("/api/evening/1").json()
    return answer


def test_rounds_and_what_each_brought(played: Casino) -> None:
    told = evening(played)
    assert [each["net"] for each in told["rounds"]] == [-1000, 0, 1000]
    assert told["rounds"][0]["bets"] == {"red": 1000}
    assert told["luck"]["net"] == 0
    assert [table["table"] for table in played.someone("guest").get("/api/evening").json()] == ["1"]


def test_luck_is_measured_by_the_exact_odds(played: Casino) -> None:
    """Three bets of ten on red are decided, each at an edge of 1/74 with half of it back after zero."""
    told = evening(played)
    assert told["luck"]["mean"] == pytest.approx(-3 * 1000 / 74)
    assert 0.4 < told["luck"]["below"] < 0.6
    spread = sum(each["variance"] for each in told["rounds"]) ** 0.5
    assert told["luck"]["sd"] == pytest.approx(spread)
    assert 1500 < spread < 1800


def test_luck_is_counted_result_by_result(played: Casino) -> None:
    """Three bets of ten on red, each won, lost or halved: what came of it is nothing won and nothing lost."""
    ends = {10: Fraction(18, 37), -10: Fraction(18, 37), -5: Fraction(1, 37)}
    sums = [(sum(three), prod(ends[each] for each in three)) for three in product(ends, repeat=3)]
    told = evening(played)
    assert told["luck"]["exact"]
    assert told["luck"]["below"] == pytest.approx(float(sum(p for x, p in sums if x < 0)))
    assert told["luck"]["above"] == pytest.approx(float(sum(p for x, p in sums if x > 0)))
    assert told["rounds"][-1]["band"] == [-3000, -1000, 1000, 3000]
    assert told["before"] == {"net": 0, "mean": 0, "variance": 0}
    last = played.someone("guest").get("/api/evening/1?limit=1").json()
    assert (len(last["rounds"]), last["before"]["net"]) == (1, -1000)
    assert last["rounds"][0]["band"] == told["rounds"][-1]["band"]


def test_nobody_else_is_in_it(played: Casino) -> None:
    other = played.guest()
    assert other.get("/api/evening").json() == []
    assert other.get("/api/evening/1").json()["rounds"] == []
    problem(played.someone("director").get("/api/evening"), 403, "not-your-role")
    problem(other.get("/api/evening/99"), 404, "unknown-table")


def test_one_goes_through_ones_own_rounds_again(played: Casino) -> None:
    guest, first = played.someone("guest"), evening(played)["rounds"][0]
    moment = guest.get(f"/api/tables/1/replay?seq={first['end'] - 1}").json()
    assert moment["person"] == ""
    assert moment["command"] is None, "what somebody else asked for"
    assert guest.get("/api/tables/1/replay/sheet?seq=0").status_code == 200
    rounds = guest.get("/api/tables/1/rounds").json()["rounds"]
    assert rounds, "the rounds since one came"
    assert all(each["end"] > first["seq"] - 5 for each in rounds)


def test_nobody_sees_what_was_before_they_came(played: Casino) -> None:
    problem(played.someone("guest").get("/api/tables/1/replay?seq=1"), 403, "not-your-role")
    problem(played.guest().get("/api/tables/1/replay?seq=1"), 403, "not-your-role")
    problem(played.guest().get("/api/tables/1/rounds"), 403, "not-your-role")


def test_what_one_played_at_a_closed_table(played: Casino, tmp_path: Path) -> None:
    with (casino := Casino(tmp_path / "closed.db", deal=False)).client:
        table, guest = casino.open(), casino.someone("guest")
        assert guest.act(table, {"Bring": {"amount": "50.00"}}).status_code == 201
        play(casino, table, [2], guest)
        assert guest.act(table, {"Leave": {}}).status_code == 201
        assert casino.someone("director")("POST", f"/api/tables/{table}/close").status_code == 201
        told = guest.get(f"/api/evening/{table}").json()
        assert (told["open"], [each["net"] for each in told["rounds"]]) == (False, [-1000])
        assert guest.get(f"/api/tables/{table}/log?from={told['rounds'][0]['seq']}").status_code == 200
        problem(casino.guest().get(f"/api/tables/{table}/log"), 404, "unknown-table")
