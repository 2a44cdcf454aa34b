"""The entrance: guests, passwords, one-time links, sessions that cannot be forged, requests that others send."""

from __future__ import annotations

import json
import time
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace
from visitors import KINDS, PASSWORD, PLENTY, Casino, Visitor, plenty, problem

from novamas.server.limits import Buckets, Limits, TooMany
from novamas.server.people import TICKET_LIFE, Ticket
from novamas.server.seals import Seal
from novamas.server.sessions import GUEST_LIFE, LIFE, Session


def test_a_guest_comes_in_with_one_click(casino: Casino) -> None:
    answer = casino.ask("POST", "/api/guests")
    assert answer.status_code == 201
    cookies = {c.partition("=")[0]: c for c in answer.headers.get_list("set-cookie")}
    assert "HttpOnly" in cookies["novamas"]
    assert "HttpOnly" not in cookies["novamas-token"], "our own pages read it"
    assert all("SameSite=lax" in c and "Secure" not in c for c in cookies.values())
    guest = casino.let_in(answer)
    assert guest.role == "guest"
    assert guest.get("/api/purse").json() == {"person": guest.id, "balances": {"EUR-play": 100_000}}
    assert guest.get("/api/session").json()["person"] == guest.id


def test_cookies_behind_https_are_only_sent_there(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "c.db", secure=True, deal=False)
    with casino.client:
        answer = casino.ask("POST", "/api/guests")
        assert all("Secure" in c for c in answer.headers.get_list("set-cookie"))


def signed_in(casino: Casino, name: str) -> Visitor:
    return casino.let_in(casino.ask("POST", "/api/session", {"name": name, "password": PASSWORD}))


def test_signing_out_ends_this_session_and_no_other(casino: Casino) -> None:
    ana = casino.account("player", "Ana")
    again = signed_in(casino, "ANA")
    assert again.id == ana.id
    problem(again("DELETE", "/api/session", x_novamas_token="wrong"), 403, "foreign-request")
    left = again("DELETE", "/api/session")
    assert left.status_code == 200
    assert all("Max-Age=0" in c for c in left.headers.get_list("set-cookie"))
    problem(again.get("/api/purse"), 401, "not-signed-in")
    problem(again("DELETE", "/api/session"), 401, "not-signed-in")
    assert ana.get("/api/purse").status_code == 200, "another device"
    assert signed_in(casino, "Ana").get("/api/purse").status_code == 200, "who has left may come back"


def test_signing_out_everywhere(casino: Casino) -> None:
    ana, eva = casino.account("player", "Ana"), casino.account("player", "Eva")
    again = signed_in(casino, "Ana")
    assert again("DELETE", "/api/sessions").status_code == 200
    for each in (again, ana):
        problem(each.get("/api/purse"), 401, "not-signed-in")
    assert eva.get("/api/purse").status_code == 200
    problem(casino.ask("DELETE", "/api/sessions"), 401, "not-signed-in")


def test_a_session_that_was_left_stays_so_after_a_restart(tmp_path: Path) -> None:
    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        guest, other = first.guest(), first.guest()
        assert guest("DELETE", "/api/session").status_code == 200
        session = first.sessions.seal.open("session", guest.cookie, Session)
        assert session is not None
        assert not any(session.sid.encode() in row[3] for row in first.house.books.journal.all())
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        guest.casino = other.casino = second
        problem(guest.get("/api/session"), 401, "not-signed-in")
        assert other.get("/api/session").status_code == 200


ENDS = {
    "signs out": lambda casino, ana: ana("DELETE", "/api/session"),
    "signs out everywhere": lambda casino, ana: ana("DELETE", "/api/sessions"),
    "becomes something else": lambda casino, ana: casino.someone("director")(
        "PUT", f"/api/accounts/{ana.id}/role", {"role": "croupier"}
    ),
    "is let go": lambda casino, ana: casino.someone("director")("DELETE", f"/api/accounts/{ana.id}"),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_live_line_ends_with_its_session(casino: Casino, end: str) -> None:
    """At the next command, and at the next heartbeat of whoever sends none."""
    table, ana = casino.open(), casino.account("player", "Ana")
    other = signed_in(casino, "Ana")
    assert ana("POST", "/api/purse/play-chips").is_success

    def on_the_line(who: Visitor) -> Any:
        headers = {"cookie": f"novamas={who.cookie}"}
        return casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers)

    def bring(line: Any) -> dict[str, Any]:
        line.send_text('{"do": {"Bring": {"amount": "5.00"}}, "id": 7}')
        while True:
            for word in map(json.loads, line.receive_text().splitlines()):
                if "ack" in word or "refused" in word:
                    return word

    with on_the_line(ana) as mine, on_the_line(other) as theirs:
        for line in (mine, theirs):
            line.send_text('{"hello": {}}')
            assert "ack" in bring(line)
        assert ENDS[end](casino, ana).status_code in (200, 204)
        assert bring(mine)["refused"]["code"] == "not-signed-in"
        with pytest.raises(WebSocketDisconnect) as over:
            mine.receive_text()
        assert (over.value.code, over.value.detail) == (4403, "not-signed-in")
        if end == "signs out":
            assert "ack" in bring(theirs), "another device"
        chips = casino.house.tables[table].state.desk.chips[ana.id]
        assert chips == (15_00 if end == "signs out" else 10_00)


def test_a_line_on_which_nothing_is_said_ends_at_a_heartbeat(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.server.socket.BEAT", 0.05)
    monkeypatch.setattr("novamas.server.socket.MISSES", 10**6)
    table, guest = casino.open(), casino.guest()
    headers = {"cookie": f"novamas={guest.cookie}"}
    with casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line:
        line.send_text('{"hello": {}}')
        line.receive_text()
        assert guest("DELETE", "/api/session").status_code == 200
        with pytest.raises(WebSocketDisconnect) as over:
            deque(iter(line.receive_text, None), 0)
        assert (over.value.code, over.value.detail) == (4403, "not-signed-in")


def test_sessions_that_would_be_over_anyway_are_not_remembered(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.server.people.MANY", 5)
    people, now = casino.people, [1_000.0]
    people.clock, people._many = (lambda: now[0]), 5
    guest = casino.guest()
    for n in range(5):
        casino.run(people.end_session, guest.id, f"short-{n}", 1_010.0)
    casino.run(people.end_session, guest.id, "over", 999.0)
    assert people.has_ended("short-0")
    assert not people.has_ended("over"), "its time was over: it needs no note"
    now[0] = 1_020.0
    casino.run(people.end_session, guest.id, "long", 9_999.0)
    assert len(people._ended) == 1
    assert people.has_ended("long")


@pytest.mark.parametrize("body", [{"name": "Ana", "password": "wrong"}, {"name": "nobody", "password": PASSWORD}])
def test_a_wrong_name_and_a_wrong_password_look_the_same(casino: Casino, body: dict[str, str]) -> None:
    casino.account("player", "Ana")
    said = problem(casino.ask("POST", "/api/session", body), 401, "wrong-password")
    assert said["sentence"] == "The name or the password is wrong."


def test_an_unknown_name_takes_as_long_as_a_wrong_password(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both check one password against one hash."""
    casino.account("player", "Ana")
    checked: list[str] = []
    fits = casino.people._fits
    monkeypatch.setattr(casino.people, "_fits", lambda hash, word: checked.append(hash) or fits(hash, word))
    for name in ("Ana", "nobody"):
        casino.ask("POST", "/api/session", {"name": name, "password": "wrong"})
    assert len(checked) == 2
    assert all(hash.startswith("$argon2id$") for hash in checked)


def test_passwords_are_kept_as_argon2id(casino: Casino) -> None:
    ana = casino.account("player", "Ana")
    assert casino.people.accounts[ana.id].hash.startswith("$argon2id$")
    written = [row[3] for row in casino.house.books.journal.all()]
    assert not any(PASSWORD.encode() in row for row in written)
    assert not any(b"Ana" in row for row in written), "names stay outside the books"


def test_a_name_can_be_erased(casino: Casino) -> None:
    ana = casino.account("player", "Ana")
    assert ana("PUT", "/api/session/name", {"name": "Anita"}).json() == {"person": ana.id, "name": "Anita"}
    assert casino.people.names.find("anita") == ana.id
    problem(casino.guest()("PUT", "/api/session/name", {"name": "ANITA"}), 409, "name-taken")
    assert ana("DELETE", "/api/session/name").status_code == 204
    assert ana.get("/api/session").json()["name"] == ""
    assert casino.people.names.find("anita") is None


def test_a_guest_has_no_password(casino: Casino) -> None:
    problem(casino.guest()("PUT", "/api/session/password", {"new": PASSWORD}), 409, "guests-stay-guests")


@pytest.mark.parametrize("name", ["", " ", "-", "<b>", "a" * 61, "a\x00b", "@croupier", "…"])
def test_what_is_no_name(casino: Casino, name: str) -> None:
    problem(casino.guest()("PUT", "/api/session/name", {"name": name}), 400, "bad-input")


def test_a_new_password_ends_the_other_sessions(casino: Casino) -> None:
    ana = casino.account("player", "Ana")
    other = casino.let_in(casino.ask("POST", "/api/session", {"name": "Ana", "password": PASSWORD}))
    body = {"new": "another one entirely", "old": "wrong"}
    problem(ana("PUT", "/api/session/password", body), 401, "wrong-password")
    fresh = casino.let_in(ana("PUT", "/api/session/password", {**body, "old": PASSWORD}))
    assert fresh.get("/api/purse").status_code == 200
    problem(other.get("/api/purse"), 401, "not-signed-in")
    problem(casino.ask("POST", "/api/session", {"name": "Ana", "password": PASSWORD}), 401, "wrong-password")


# -- the first director ------------------------------------------------------------------------------------------------


def test_the_first_director_enters_once_and_chooses_a_password(casino: Casino) -> None:
    ticket = casino.run(casino.people.first_director)
    answer = casino.ask("POST", "/api/session/ticket", {"ticket": ticket})
    director = casino.let_in(answer)
    assert answer.json()["password_first"] is True
    problem(director.get("/api/accounts"), 403, "password-first")
    problem(director("POST", "/api/tables", {"law": "galicia-2007", "game": "boule"}), 403, "password-first")
    problem(casino.ask("POST", "/api/session/ticket", {"ticket": ticket}), 401, "wrong-ticket")
    director = casino.let_in(director("PUT", "/api/session/password", {"new": PASSWORD}))
    assert director("POST", "/api/tables", {"law": "galicia-2007", "game": "boule"}).status_code == 201
    assert casino.run(casino.people.first_director) is None, "there is a director now"
    again = casino.let_in(casino.ask("POST", "/api/session", {"name": "director", "password": PASSWORD}))
    assert again.role == "director"


def test_the_link_is_a_page_that_needs_nothing_else(casino: Casino) -> None:
    ticket = casino.run(casino.people.first_director)
    page = casino.ask("GET", f"/enter?ticket={ticket}")
    assert page.status_code == 200
    assert ticket in page.text
    assert "<script" not in page.text
    form = {"content-type": "application/x-www-form-urlencoded"}
    short = casino.ask("POST", "/enter", f"ticket={ticket}&password=short".encode(), **form)
    assert short.status_code == 400
    done = casino.ask("POST", "/enter", f"ticket={ticket}&password=long+enough+for+all".encode(), **form)
    assert done.status_code == 201
    assert "novamas" in done.cookies
    again = casino.ask("POST", "/enter", f"ticket={ticket}&password=long+enough+for+all".encode(), **form)
    assert again.status_code == 401
    casino.let_in(casino.ask("POST", "/api/session", {"name": "director", "password": "long enough for all"}))


def test_tickets_that_are_no_good(casino: Casino) -> None:
    ticket = casino.run(casino.people.first_director)
    director = casino.people.directors()[0]
    old = Ticket(director.id, director.version, time.time() - 1, "x")
    other = Seal(b"x" * 32).close("ticket", Ticket(director.id, 0, time.time() + TICKET_LIFE, "x"))
    session = casino.people.seal.close("session", Ticket(director.id, 0, time.time() + 99, "x"))
    for bad in ("", "x", ticket + "x", ticket[:-1], casino.people.seal.close("ticket", old), other, session):
        answer = casino.ask("POST", "/api/session/ticket", {"ticket": bad})
        assert answer.status_code in (400, 401), answer.text
    assert casino.ask("POST", "/api/session/ticket", {"ticket": ticket}).status_code == 201


def test_staff_enter_with_a_ticket_from_the_director(casino: Casino) -> None:
    director = casino.someone("director")
    made = director("POST", "/api/accounts", {"name": "Carmen", "role": "croupier"}).json()
    carmen = casino.let_in(casino.ask("POST", "/api/session/ticket", {"ticket": made["ticket"]}))
    carmen = casino.let_in(carmen("PUT", "/api/session/password", {"new": PASSWORD}))
    assert carmen.role == "croupier"
    assert director("PUT", f"/api/accounts/{carmen.id}/role", {"role": "inspector"}).status_code == 200
    problem(carmen.get("/api/tables/1"), 401, "not-signed-in")
    reset = director("POST", f"/api/accounts/{carmen.id}/ticket").json()["ticket"]
    carmen = casino.let_in(casino.ask("POST", "/api/session/ticket", {"ticket": reset}))
    problem(casino.ask("POST", "/api/session", {"name": "Carmen", "password": PASSWORD}), 401, "wrong-password")
    assert director("DELETE", f"/api/accounts/{carmen.id}").status_code == 204
    problem(carmen.get("/api/session"), 401, "not-signed-in")
    assert casino.people.names.find("carmen") is None
    listed = {a["person"]: a for a in director.get("/api/accounts").json()}
    assert listed[carmen.id]["closed"]
    assert all(a["ticket"] == "" for a in listed.values())


def test_a_house_keeps_a_director(casino: Casino) -> None:
    director = casino.someone("director")
    problem(director("DELETE", f"/api/accounts/{director.id}"), 409, "last-director")
    problem(director("PUT", f"/api/accounts/{director.id}/role", {"role": "player"}), 409, "last-director")
    guest = casino.guest()
    problem(director("PUT", f"/api/accounts/{guest.id}/role", {"role": "director"}), 409, "guests-stay-guests")


def test_accounts_come_back_after_a_restart(tmp_path: Path) -> None:
    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        ana = first.account("player", "Ana")
        guest = first.guest()
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        ana.casino = guest.casino = second
        assert ana.get("/api/session").json()["name"] == "Ana"
        assert guest.get("/api/purse").json()["balances"] == {"EUR-play": 100_000}
        second.let_in(second.ask("POST", "/api/session", {"name": "Ana", "password": PASSWORD}))


# -- sessions and requests that others send ----------------------------------------------------------------------------


FORGED = {
    "not ours": lambda ours, session: Seal(b"0" * 32).close("session", session),
    "for another use": lambda ours, session: ours.close("ticket", session),
    "changed": lambda ours, session: "eyJ" + ours.close("session", session),
    "without a stamp": lambda ours, session: ours.close("session", session).partition(".")[0],
    "empty": lambda ours, session: "",
    "nonsense": lambda ours, session: "a.b",
    "not ascii": lambda ours, session: "é.ñ",
    "too long": lambda ours, session: "a" * 5_000,
    "over": lambda ours, session: ours.close("session", replace(session, until=time.time() - 1)),
    "of nobody": lambda ours, session: ours.close("session", replace(session, id="p-nobody")),
    "of an earlier state": lambda ours, session: ours.close("session", replace(session, version=-1)),
    "another shape": lambda ours, session: ours.close("session", {"id": 5}),
}


@pytest.mark.parametrize("kind", FORGED)
def test_a_session_that_is_not_one(shared: Casino, kind: str) -> None:
    session = Session(shared.someone("player").id, 0, time.time() + 100, "sid")
    sealed = FORGED[kind](shared.sessions.seal, session)
    headers = [(b"cookie", b"novamas=" + sealed.encode())]
    problem(shared.client.request("GET", "/api/purse", headers=headers), 401, "not-signed-in")


def test_a_session_that_is_one(shared: Casino) -> None:
    session = Session(shared.someone("player").id, 0, time.time() + 100, "sid")
    sealed = shared.sessions.seal.close("session", session)
    assert shared.ask("GET", "/api/purse", None, cookie=f"novamas={sealed}").status_code == 200


def test_sessions_end(shared: Casino) -> None:
    assert LIFE <= 24 * 3600
    assert GUEST_LIFE <= 31 * 24 * 3600
    ana = shared.someone("player")
    clock = shared.sessions.clock
    try:
        shared.sessions.clock = lambda: time.time() + LIFE + 1
        problem(ana.get("/api/purse"), 401, "not-signed-in")
    finally:
        shared.sessions.clock = clock
    assert ana.get("/api/purse").status_code == 200


def test_the_cookie_alone_changes_nothing(shared: Casino) -> None:
    ana, other = shared.guest(), shared.guest()
    for token in ("", "x", other.token, "é"):
        answer = shared.client.request(
            "POST", "/api/purse/play-chips",
            headers=[(b"cookie", f"novamas={ana.cookie}".encode()), (b"x-novamas-token", token.encode())],
        )  # fmt: skip
        problem(answer, 403, "foreign-request")
    problem(shared.ask("POST", "/api/purse/play-chips", None, cookie=f"novamas={ana.cookie}"), 403, "foreign-request")
    assert ana("POST", "/api/purse/play-chips").status_code == 201


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", "http://["])
def test_requests_from_other_sites_are_turned_away(shared: Casino, origin: str) -> None:
    ana = shared.someone("player")
    problem(ana("POST", "/api/purse/play-chips", origin=origin), 403, "foreign-request")
    problem(shared.ask("POST", "/api/guests", origin=origin), 403, "foreign-request")
    problem(shared.ask("POST", "/api/session", {"name": "a", "password": "b"}, origin=origin), 403, "foreign-request")


def test_requests_from_our_own_pages_are_heard(shared: Casino) -> None:
    ana = shared.guest()
    own = str(shared.client.base_url).rstrip("/")
    assert ana("POST", "/api/purse/play-chips", origin=own).status_code == 201


# -- limits ------------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Buckets(2, 3, lambda: now[0])
    for _ in range(3):
        bucket.take("ana")
    with pytest.raises(TooMany) as e:
        bucket.take("ana")
    assert e.value.wait == 1
    bucket.take("eva")
    now[0] = 0.5
    bucket.take("ana")
    with pytest.raises(TooMany):
        bucket.take("ana")


def limited(store: Path, **one: tuple[float, float]) -> Casino:
    return Casino(store, Limits(**{**dict.fromkeys(KINDS, PLENTY), **one}), deal=False)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    casino = limited(tmp_path / "c.db", requests=(0.5, 5))
    with casino.client:
        ana, eva = casino.guest(), casino.guest()
        assert [ana.get("/api/purse").status_code for _ in range(5)] == [200] * 5
        answer = ana.get("/api/purse")
        problem(answer, 429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 2
        assert eva.get("/api/purse").status_code == 200


@pytest.mark.parametrize("name", ["Ana", "nobody"])
def test_passwords_cannot_be_guessed(tmp_path: Path, name: str) -> None:
    casino = limited(tmp_path / "c.db", tries=(0.01, 5))
    with casino.client:
        casino.run(casino.people.create, "player", "test", "Ana", PASSWORD)
        body = {"name": name, "password": "guess"}
        assert [casino.ask("POST", "/api/session", body).status_code for _ in range(5)] == [401] * 5
        problem(casino.ask("POST", "/api/session", {"name": name.upper(), "password": PASSWORD}), 429, "too-many")


def test_an_address_that_tries_many_names_waits(tmp_path: Path) -> None:
    casino = limited(tmp_path / "c.db", addresses=(0.01, 4), guests=(0.01, 2), strangers=PLENTY)
    with casino.client:
        tried = [casino.ask("POST", "/api/session", {"name": f"n{n}", "password": "x"}).status_code for n in range(5)]
        assert tried == [401] * 4 + [429]
        assert [casino.ask("POST", "/api/guests").status_code for _ in range(3)] == [201, 201, 429]


def test_strangers_wait_too(tmp_path: Path) -> None:
    casino = limited(tmp_path / "c.db", strangers=(0.01, 3))
    with casino.client:
        assert [casino.ask("GET", "/health").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert plenty().strangers.burst == PLENTY[1]
