"""Tournaments of an open house over HTTP: announced, entered, played by themselves to the prizes, and audited."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.casino.tournament import Tournament, plan_of, read_bases
from novamas.server.tournaments import coarsen

EXAMPLES = Path(__file__).parents[2] / "examples" / "tournaments"
ENDED = ("over", "called-off")


def bases(name: str, **changes: str) -> str:
    """An example whose tables are quick and that play money enters by word."""
    text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
    text = text.replace("rounds = 8", "rounds = 2").replace("rounds = 10", "rounds = 2").replace("minutes = 20\n", "")
    today = date.today()
    for key, day in (("notified", 0), ("since", -30), ("until", 300)):
        text = re.sub(rf"^{key} = .*$", f"{key} = {today + timedelta(day)}", text, flags=re.MULTILINE)
    for key, hour in (("begins", 20), ("ends", 22)):
        text = re.sub(rf"^{key} = .*$", f"{key} = {today + timedelta(30)}T{hour}:00:00", text, flags=re.MULTILINE)
    head, _, rest = text.partition("\n[")
    lines = [line for line in head.splitlines() if line.split(" = ")[0] not in changes]
    more = {"admission": '"declared"', "seconds": "0.02", **changes}
    return "\n".join([*lines, *(f"{key} = {value}" for key, value in more.items())]) + "\n[" + rest


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    made = Casino(tmp_path_factory.mktemp("house") / "casino.db")
    with made.client:
        yield made


def announced(casino: Casino, text: str, **more: Any) -> dict[str, Any]:
    answer = casino.someone("director")("POST", "/api/tournaments", {"bases": text, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def ask(visitor: Visitor, id: str, **do: Any) -> Any:
    return visitor("POST", f"/api/tournaments/{id}/acts", {"do": do})


def enter(casino: Casino, id: str, who: Visitor) -> None:
    assert who("POST", "/api/purse/play-chips").is_success
    assert ask(who, id, DeclareAge={"born": "1980-05-31"}).status_code == 201
    answer = ask(who, id, Enter={})
    assert answer.status_code == 201, answer.text


def play_out(casino: Casino, id: str, seconds: float = 90) -> dict[str, Any]:
    """Waits until the prizes are paid and the tables are closed."""
    until = time.monotonic() + seconds
    director = casino.someone("director")
    while True:
        told: dict[str, Any] = director.get(f"/api/tournaments/{id}").json()
        if told["heading"]["phase"] in ENDED and not told["tables"] and told["secret"]:
            return told
        assert time.monotonic() < until, told
        time.sleep(0.1)


@pytest.mark.clause("EUS96-A2B-002", "EUS96-A2B-004")
def test_a_sit_and_go_plays_itself_to_the_prizes(dealt: Casino) -> None:
    """A person and company: it begins when its seats are taken, and every chip is in the books when it is over."""
    id = announced(dealt, bases("sit-and-go"))["heading"]["id"]
    ana = dealt.guest()
    enter(dealt, id, ana)
    before = ana.get("/api/purse").json()["balances"]["EUR-play"]
    assert dealt.someone("director")("POST", f"/api/tournaments/{id}/company", {"count": 5}).status_code == 201
    told = play_out(dealt, id)
    assert told["heading"]["phase"] == "over"
    assert len(told["board"]) == 6
    assert sorted((line["won"] for line in told["board"]), reverse=True)[:3] == [17_550, 9_450, 0]
    assert told["secret"]
    won = next(line["won"] for line in told["board"] if line["who"] == ana.id)
    assert ana.get("/api/purse").json()["balances"]["EUR-play"] == before + won
    assert "KnockedOut" in {line["kind"] for line in told["course"]}
    report = dealt.someone("auditor").get("/api/records/audit").json()
    assert report["finding"] is None
    acts = dealt.someone("auditor").get(f"/api/tournaments/{id}/acts").json()
    assert acts[0]["events"][0]["type"] == "TournamentOpened"
    page = dealt.someone("auditor").get("/api/records/tournaments?lang=es").text
    assert "Sit & Go de los jueves" in page.replace("&amp;", "&")


def test_strangers_see_nobody_in_it(dealt: Casino) -> None:
    id = announced(dealt, bases("sit-and-go"))["heading"]["id"]
    ana = dealt.guest()
    enter(dealt, id, ana)
    stranger = dealt.ask("GET", f"/api/tournaments/{id}").json()
    assert (stranger["heading"]["people"], stranger["board"], stranger["may"]) == (1, [], [])
    mine = ana.get(f"/api/tournaments/{id}").json()
    assert (mine["mine"], mine["may"]) == (ana.id, ["Withdraw"])
    assert [line["who"] for line in mine["board"]] == [ana.id]
    assert dealt.ask("GET", "/api/tournaments").json()[0]["id"] == id
    assert ask(ana, id, Withdraw={}).status_code == 201
    assert ask(dealt.someone("director"), id, CallOff={}).status_code == 201


@pytest.mark.clause("EUS96-A2B-002")
def test_everybody_has_everything_back_when_it_is_called_off(dealt: Casino) -> None:
    id = announced(dealt, bases("roulette-points"))["heading"]["id"]
    ana, eva = dealt.guest(), dealt.guest()
    for who in (ana, eva):
        enter(dealt, id, who)
        assert who.get("/api/purse").json()["balances"]["EUR-play"] == 970_00
    assert ask(dealt.someone("director"), id, Begin={}).status_code == 201
    assert ask(dealt.someone("director"), id, CallOff={}).status_code == 201
    assert play_out(dealt, id)["heading"]["phase"] == "called-off"
    for who in (ana, eva):
        assert who.get("/api/purse").json()["balances"]["EUR-play"] == 1_000_00


def test_roles_at_a_tournament(dealt: Casino) -> None:
    """Players act for themselves, the desk lets people in, the director runs it; nobody tells tables or draws lots."""
    problem(dealt.someone("cashier")("POST", "/api/tournaments", {"bases": "x"}), 403, "not-your-role")
    id = announced(dealt, bases("roulette-points", admission='"desk"'))["heading"]["id"]
    ana = dealt.account("player", "ana of the tournament")
    assert ana("POST", "/api/purse/play-chips").is_success
    problem(ask(ana, id, Enter={}), 409, "not-through-admission")
    problem(ask(ana, id, DeclareAge={"born": "1980-01-01"}), 409, "only-the-desk-admits")
    problem(ask(ana, id, Begin={}), 403, "not-your-role")
    problem(ask(dealt.someone("cashier"), id, CallOff={}), 403, "not-your-role")
    problem(ask(dealt.someone("director"), id, TellTable={"table": 1, "rounds": 1, "stacks": {}}), 400, "bad-command")
    problem(ask(dealt.someone("inspector"), id, Begin={}), 403, "not-your-role")
    let_in = {"player": ana.id, "born": "1980-01-01"}
    assert ask(dealt.someone("cashier"), id, AdmitPlayer=let_in).status_code == 201
    assert ask(ana, id, Enter={}).status_code == 201
    acts = dealt.someone("auditor").get(f"/api/tournaments/{id}/acts").json()
    assert "1980" not in str(acts), "no date of birth is written down"
    problem(dealt.ask("GET", "/api/tournaments/99"), 404, "unknown-tournament")
    cash = announced(dealt, bases("roulette-points"), money="cash")["heading"]["id"]
    asked = dealt.someone("director")("POST", f"/api/tournaments/{cash}/company", {"count": 2})
    problem(asked, 409, "no-company-for-cash-tournament")
    held = dealt.someone("director")("POST", "/api/tournaments/check", {"bases": bases("roulette-points")}).json()
    assert all(rule["kept"] for rule in held)


def test_its_tables_are_its_own(dealt: Casino) -> None:
    """Nobody brings chips to one, and the director seats, closes and changes nothing there by hand."""
    id = announced(dealt, bases("roulette-points", seconds="20"))["heading"]["id"]
    ana, eva = dealt.guest(), dealt.guest()
    for who in (ana, eva):
        enter(dealt, id, who)
    assert ask(dealt.someone("director"), id, Begin={}).status_code == 201
    until = time.monotonic() + 20
    while True:
        told = ana.get(f"/api/tournaments/{id}").json()
        table = told["tables"].get("1")
        if table and set(ana.see(table)["view"]["desk"]["chips"]) == {ana.id, eva.id}:
            break
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ana.see(table)["currency"] == "EUR-points"
    problem(ana.act(table, {"Leave": {}}), 409, "tournament-seats")
    problem(ana.act(table, {"Bring": {"amount": "10"}}), 409, "tournament-seats")
    director = dealt.someone("director")
    problem(director("POST", f"/api/tables/{table}/close"), 409, "tournament-runs-itself")
    problem(director.act(table, {"RemovePlayer": {"player": ana.id}}), 409, "tournament-runs-itself")
    assert ask(director, id, CallOff={}).status_code == 201
    play_out(dealt, id)


def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "casino.db"
    first = Casino(store)
    with first.client:
        id = announced(first, bases("roulette-points", rounds="6"))["heading"]["id"]
        assert first.someone("director")("POST", f"/api/tournaments/{id}/company", {"count": 5}).status_code == 201
        assert ask(first.someone("director"), id, Begin={}).status_code == 201
    again = Casino(store)
    with again.client:
        again._staff["director"] = again.let_in(
            again.ask("POST", "/api/session", {"name": "the director", "password": "correct horse battery"})
        )
        told = play_out(again, id)
        assert told["heading"]["phase"] == "over"
        assert told["played"] == 6
        assert again.someone("auditor").get("/api/records/audit").json()["finding"] is None


@pytest.mark.parametrize(
    ("born", "kept"), [("1950-03-01", "2008-12-18"), ("2008-12-18", "2008-12-18"), ("2015-01-01", "2008-12-19")]
)
def test_of_a_date_of_birth_only_the_side_of_the_age_is_kept(born: str, kept: str) -> None:
    text = (EXAMPLES / "roulette-points.toml").read_text(encoding="utf-8")
    tournament = Tournament(plan_of(read_bases(text)))
    assert coarsen(tournament, born) == kept
    assert tournament.is_minor(kept) == tournament.is_minor(born)
