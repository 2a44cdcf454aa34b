"""The records over HTTP: books in every form, the past of tables page by page and step by step, closed ones too."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import date, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.kit.words import languages, say
from novamas.store.pages import book_json
from novamas.store.reports import daily_book

BET = {"PlaceBet": {"on": "red", "amount": "10.00"}}
BOOK, SESSION = "/api/records/book", "/api/records/tables/1/session"
ROUNDS = 6


def play(casino: Casino, table: str, numbers: list[int], player: Visitor) -> None:
    croupier = casino.someone("croupier")
    for number in numbers:
        assert croupier.act(table, {"OpenBetting": {}}).status_code == 201
        assert player.act(table, BET).status_code == 201
        for kind in ("Launch", "CloseBetting"):
            assert croupier.act(table, {kind: {}}).status_code == 201
        assert croupier("POST", f"/api/tables/{table}/chance", {"value": number}).status_code == 201


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    """Table 1 has been played at and closed; table 2 goes on."""
    casino = Casino(tmp_path_factory.mktemp("house") / "the-secret-place.db", deal=False)
    with casino.client:
        for table in ("1", "2"):
            assert casino.open() == table
            guest = casino.someone("guest")
            assert guest.act(table, {"Bring": {"amount": "200.00"}}).status_code == 201
            play(casino, table, [1, 2, 3, 4, 5, 6], guest)  # red and black in turn
            if table == "1":
                for bet in list(guest.get("/api/tables/1").json()["view"]["desk"]["bets"]):
                    assert guest.act("1", {"TakeBack": {"bet": int(bet), "amount": "10.00"}}).status_code == 201
                assert guest.act(table, {"Leave": {}}).status_code == 201
                assert casino.someone("director")("POST", "/api/tables/1/close").status_code == 201
        yield casino


def test_the_command_line_has_the_same_book(played: Casino) -> None:
    """The same figures in the same units, page by page: `novamas book --format json` prints `book_json`."""
    answered = played.someone("auditor").get(f"{BOOK}?format=json").json()
    assert answered == book_json(daily_book(played.house.books))
    assert [page["handle"] for page in answered] == [6_000, 6_000]


# -- every form --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [BOOK, SESSION])
def test_a_form_is_asked_for_by_name_or_by_header(played: Casino, path: str) -> None:
    auditor = played.someone("auditor")
    forms = {
        "json": ("application/json", "inline"),
        "jsonl": ("application/jsonl", "attachment"),
        "csv": ("text/csv; charset=utf-8", "attachment"),
        "html": ("text/html; charset=utf-8", "inline"),
    }
    what = "book" if path == BOOK else "session-table-1"
    for form, (kind, how) in forms.items():
        by_name = auditor.get(f"{path}?format={form}")
        by_header = auditor("GET", path, accept=kind.partition(";")[0])
        assert by_name.status_code == by_header.status_code == 200
        assert by_name.content == by_header.content
        for answer in (by_name, by_header):
            assert answer.headers["content-type"] == kind
            assert answer.headers["content-disposition"] == f'{how}; filename="novamas-{what}.{form}"'
            assert answer.headers["vary"] == "Accept, Accept-Language"
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    assert auditor("GET", path, accept=browser).headers["content-type"].startswith("text/html")
    weighed = "text/html;q=0.3, text/csv;q=0.9"
    assert auditor("GET", path, accept=weighed).headers["content-type"].startswith("text/csv")
    for anything in ("", "*/*", "image/png", ";;q=x,,/", "text"):
        assert auditor("GET", path, accept=anything).headers["content-type"] == "application/json"
    forced = auditor("GET", f"{path}?format=csv", accept="text/html")
    assert forced.headers["content-type"].startswith("text/csv"), "what is said by name counts"


def lines(text: str) -> list[Any]:
    """One object a line, and the last line ends like the others."""
    assert text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


def test_the_book_says_the_same_in_every_form(played: Casino) -> None:
    auditor = played.someone("auditor")
    pages = auditor.get(f"{BOOK}?table=1").json()
    (page,) = pages
    assert (page["handle"], page["rounds"], page["chips_brought"]) == (60_00, ROUNDS, 200_00)
    assert lines(auditor.get(f"{BOOK}?table=1&format=jsonl").text) == pages
    (row,) = csv.DictReader(StringIO(auditor.get(f"{BOOK}?table=1&format=csv").text))
    assert (row["table"], row["handle"], row["rounds"]) == ("1", "60.00", str(ROUNDS))
    shown = auditor.get(f"{BOOK}?table=1&format=html").text
    assert "60.00 €" in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert len(auditor.get(BOOK).json()) == 2
    day = date.today()
    named = auditor.get(f"{BOOK}?table=1&day={day}&format=csv").headers["content-disposition"]
    assert named == f'attachment; filename="novamas-book-table-1-{day}.csv"'
    empty = auditor.get(f"{BOOK}?day={day - timedelta(days=30)}&format=html")
    assert say("book-none", "en") in empty.text


def test_a_session_says_the_same_in_every_form(played: Casino) -> None:
    auditor = played.someone("auditor")
    acts = auditor.get(SESSION).json()
    bet = next(act for act in acts if act["command"] and "PlaceBet" in act["command"])
    assert bet["command"] == {"PlaceBet": {"on": "red", "amount": "10.00"}}
    assert lines(auditor.get(f"{SESSION}?format=jsonl").text) == acts
    rows = list(csv.DictReader(StringIO(auditor.get(f"{SESSION}?format=csv").text)))
    assert {row["act"] for row in rows} == {str(act["act"]) for act in acts}
    assert len(rows) == sum(len(act["events"]) for act in acts)
    shown = auditor.get(f"{SESSION}?format=html").text
    assert played.someone("croupier").id in shown, "who stood behind a role"


@pytest.mark.parametrize("lang", languages())
def test_a_page_to_print_in_every_language(played: Casino, lang: str) -> None:
    auditor = played.someone("auditor")
    for path, title in ((BOOK, "book-title"), (SESSION, "book-session")):
        for answer in (
            auditor.get(f"{path}?format=html&lang={lang}"),
            auditor("GET", f"{path}?format=html", accept_language=f"{lang}, en;q=0.5"),
        ):
            assert f'<html lang="{lang}">' in answer.text
            assert say(title, lang) in answer.text
            assert answer.headers["content-language"] == lang


def test_a_page_asks_for_nothing_and_tells_no_secrets(played: Casino) -> None:
    auditor = played.someone("auditor")
    for path in (BOOK, SESSION):
        answer = auditor("GET", f"{path}?format=html", host="casino.example")
        for word in ("http://", "https://", "<script", "<link", "<img", "url(", "the-secret-place"):
            assert word not in answer.text
        assert "casino.example" in answer.text, "where it was printed from"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"


def test_the_documentation_names_the_forms(played: Casino) -> None:
    schema = played.ask("GET", "/api/docs/openapi.json").json()
    for path in (BOOK, SESSION.replace("/1/", "/{table}/")):
        operation = schema["paths"][path]["get"]
        forms = {"application/json", "application/jsonl", "text/csv", "text/html"}
        assert set(operation["responses"]["200"]["content"]) == forms
        given = {p["name"]: p["schema"] for p in operation["parameters"]}
        assert {"format", "lang", "day"} <= set(given)
        assert set(offered(given["format"])) == {"json", "jsonl", "csv", "html"}
        assert set(offered(given["lang"])) == set(languages())
    assert "text/csv" in played.ask("GET", "/api/docs").text


def offered(schema: dict[str, Any]) -> list[str]:
    return [value for part in (schema, *schema.get("oneOf", ())) for value in part.get("enum", ()) if value]


# -- the past ----------------------------------------------------------------------------------------------------------


def test_a_replay_step_by_step(played: Casino) -> None:
    auditor, guest, croupier = (played.someone(role) for role in ("auditor", "guest", "croupier"))

    def step(seq: int, table: str = "2") -> dict[str, Any]:
        answer = auditor.get(f"/api/tables/{table}/replay?seq={seq}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    bet = step(4)
    assert (bet["table"], bet["game"], bet["currency"]) == ("2", "roulette-french", "EUR-play")
    assert (bet["seq"], bet["event"]["type"], bet["command"]["type"]) == (4, "BetPlaced", "PlaceBet")
    assert (bet["act"]["seq"], bet["act"]["by"], bet["round"]) == (4, guest.id, 1)
    assert bet["view"]["desk"]["chips"] == {guest.id: 190_00}
    before = step(3)
    assert before["view"]["desk"]["chips"] == {guest.id: 200_00}
    assert (before["person"], before["act"]["by"]) == (croupier.id, "@croupier")
    now = auditor.get("/api/tables/2").json()
    last = step(bet["events"] - 1)
    assert last["events"] == now["seq"]
    assert last["view"] == now["view"], "the end of the past is now"
    landed = next(step(seq) for seq in range(5, 20) if step(seq)["event"]["type"] == "Landed")
    assert landed["command"] == {"type": "Chance", "what": "ball", "value": 1, "by": "@chance"}
    said = problem(auditor.get(f"/api/tables/2/replay?seq={now['seq']}"), 400, "bad-input")
    assert (said["field"], said["sentence"]) == ("seq", f"Table 2 has {now['seq']} events so far.")


def test_people_in_a_replay_have_their_names(casino: Casino) -> None:
    table, ana = casino.open(), casino.account("player", "Ana")
    assert ana("POST", "/api/purse/play-chips").is_success
    assert ana.act(table, {"Bring": {"amount": "50.00"}}).status_code == 201
    assert casino.someone("auditor").get(f"/api/tables/{table}/replay?seq=1").json()["names"] == {ana.id: "Ana"}


def test_rounds_page_by_page(played: Casino) -> None:
    auditor = played.someone("auditor")
    first = auditor.get("/api/tables/2/rounds?limit=3").json()
    assert {k: first[k] for k in ("table", "law", "game", "currency", "open", "last")} == {
        "table": "2", "law": "euskadi-1996", "game": "roulette-french", "currency": "EUR-play", "open": True,
        "last": ROUNDS,
    }  # fmt: skip
    assert [each["round"] for each in first["rounds"]] == [0, 1, 2]
    rest = auditor.get("/api/tables/2/rounds?from=3").json()
    assert [each["round"] for each in rest["rounds"]] == [3, 4, 5, 6]
    whole = first["rounds"] + rest["rounds"]
    assert [each["outcomes"] for each in whole[1:]] == [[{"what": "ball", "value": n}] for n in (1, 2, 3, 4, 5, 6)]
    assert whole[-1]["end"] == rest["events"]
    for each in whole[1:]:
        step = auditor.get(f"/api/tables/2/replay?seq={each['seq']}").json()
        assert (step["event"]["type"], step["round"]) == ("BettingOpened", each["round"])
        assert step["act"]["at"] == each["at"]
    assert auditor.get("/api/tables/2/rounds?from=99").json()["rounds"] == []


@pytest.mark.parametrize("role", ["inspector", "auditor", "director"])
def test_a_closed_table_keeps_its_past_for_staff(played: Casino, role: str) -> None:
    who = played.someone(role)
    problem(who.get("/api/tables/1"), 404, "unknown-table")
    page = who.get("/api/tables/1/rounds").json()
    assert (page["open"], page["last"]) == (False, ROUNDS)
    log = who.get("/api/tables/1/log?limit=500").json()
    assert log[-1]["events"][-1]["type"] == "TableClosed"
    assert who.get(f"/api/tables/1/log?from={log[5]['seq']}&limit=4").json() == log[5:9]
    problem(who.get("/api/tables/1/log?from=9999"), 400, "bad-input")
    last = who.get(f"/api/tables/1/replay?seq={page['events'] - 1}").json()
    assert last["event"]["type"] == "TableClosed"
    assert last["view"]["open"] is False
    assert last["names"][last["person"]] == "the director", "who stood behind the role"
    assert "1" in {each["table"] for each in who.get("/api/records/tables").json()}


def test_a_closed_table_has_a_sheet(played: Casino) -> None:
    auditor = played.someone("auditor")
    for table in ("1", "2"):
        sheet = auditor.get(f"/api/tables/{table}/replay/sheet?lang=es").json()
        assert (sheet["table"], sheet["family"], sheet["minimum"]) == (table, "roulette", 500)
    open_one = auditor.get("/api/tables/2/sheet?lang=es").json()
    assert sheet == open_one, "the past of an open table has the same sheet as its present"
    problem(auditor.get("/api/tables/1/sheet"), 404, "unknown-table")
    problem(auditor.get("/api/tables/1/replay/sheet?seq=9999"), 400, "bad-input")
    problem(auditor.get("/api/tables/9/replay/sheet"), 404, "unknown-table")


def test_a_sheet_is_the_one_of_its_moment(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "c.db", deal=False)
    with casino.client:
        table = casino.open(law="boe-1977", minimum="100", authorisation={"minimums": ["100", "200"]})
        director, inspector = casino.someone("director"), casino.someone("inspector")
        assert director.act(table, {"ChangeMinimum": {"to": "200", "top_up": "0"}}).status_code == 201
        for seq, minimum in ((0, 100), (1, 200)):
            assert inspector.get(f"/api/tables/{table}/replay/sheet?seq={seq}").json()["minimum"] == minimum


@pytest.mark.parametrize("role", ["guest", "player", "croupier", "cashier"])
def test_a_closed_table_is_nobody_elses_business(played: Casino, role: str) -> None:
    who = played.guest() if role == "guest" else played.someone(role)  # nobody who has played there
    problem(who.get("/api/tables/1/log"), 404, "unknown-table")
    for page in ("rounds", "replay", "replay/sheet"):
        for table in ("1", "2"):
            problem(who.get(f"/api/tables/{table}/{page}"), 403, "not-your-role")
    assert who.get("/api/tables/2/log").status_code == 200


def test_the_log_reads_on_beyond_what_is_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.server.hosted.TAIL", 4)
    casino = Casino(tmp_path / "c.db", deal=False)
    with casino.client:
        table, guest = casino.open(), casino.someone("guest")
        guest.act(table, {"Bring": {"amount": "100.00"}})
        play(casino, table, [2, 4], guest)
        assert len(casino.house.tables[table].tail) == 4
        whole = guest.get(f"/api/tables/{table}/log").json()
        assert whole[0]["seq"] == 0
        assert guest.get(f"/api/tables/{table}/log?from=4&limit=3").json() == whole[3:6]
        assert [act["seq"] for act in whole] == sorted(act["seq"] for act in whole)
        end = casino.house.tables[table].seq
        assert guest.get(f"/api/tables/{table}/log?from={end}").json() == []
