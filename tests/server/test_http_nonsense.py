"""Bytes that no client of ours would send: nested without end, not UTF-8, numbers without end. The house says no.

Bodies, queries, headers, cookies, forms and frames; nothing of it is a fault of the house, and nothing changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from visitors import Casino, Visitor, problem

from novamas.server.bodies import DEEPEST, Unreadable, check_readable, depth

HUGE = b"9" * 4_000
BODIES = {
    "lists": b"[" * 30_000 + b"]" * 30_000,
    "lists without an end": b"[" * 60_000,
    "objects": b'{"a":' * 12_000 + b"1" + b"}" * 12_000,
    "a deep command": b'{"do":{"PlaceBet":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}}",
    "a rather deep command": b'{"do":{"PlaceBet":{"on":' + b"[" * 500 + b"]" * 500 + b"}}}",
    "deep options": b'{"law":"euskadi-1996","game":"boule","options":{"a":' + b"[" * 900 + b"]" * 900 + b"}}",
    "no UTF-8": b'{"name":"\xff\xfe","password":"aaaaaaaaaaaa"}',
    "a surrogate in bytes": b'{"name":"\xed\xa0\x80","password":"aaaaaaaaaaaa"}',
    "a surrogate": b'{"name":"\\ud800","password":"\\udfff\\udfffaaaaaaaaaa"}',
    "surrogates in a command": b'{"do":{"PlaceBet":{"on":"\\ud800","amount":"\\ud800"}}}',
    "a kind that is a surrogate": b'{"do":{"\\ud800":{}}}',
    "a law that is a surrogate": b'{"law":"\\ud800","game":"\\ud800"}',
    "a surrogate as an option": b'{"law":"euskadi-1996","game":"boule","options":{"cloths":"\\ud800"}}',
    "a ticket of surrogates": b'{"ticket":"\\ud800.\\ud800"}',
    "a value that is a surrogate": b'{"value":"\\ud800"}',
    "a huge number": b'{"value":' + HUGE + b"}",
    "a huger number": b'{"value":' + b"9" * 60_000 + b"}",
    "a huge seat": b'{"do":{"Sit":{"seat":' + HUGE + b"}}}",
    "a huge amount": b'{"do":{"PlaceBet":{"on":"red","amount":"' + HUGE + b'"}}}',
    "a huge option": b'{"law":"euskadi-1996","game":"boule","options":{"cloths":' + HUGE + b"}}",
    "a huge minimum": b'{"law":"euskadi-1996","game":"boule","minimum":"' + HUGE + b'"}',
    "NaN": b'{"value":NaN}',
    "a bet of NaN": b'{"do":{"PlaceBet":{"on":"red","amount":NaN}}}',
    "infinity": b'{"value":1e999}',
    "nothing": b"",
    "null": b"null",
    "a byte order mark": b"\xef\xbb\xbf{}",
    "UTF-16": '{"name":"a"}'.encode("utf-16"),
    "NUL": b'{"name":"a\\u0000b","password":"a\\u0000bbbbbbbbbbbb"}',
}
PLACES = [
    ("POST", "/api/session"), ("POST", "/api/session/ticket"), ("PUT", "/api/session/name"), ("POST", "/api/tables"),
    ("POST", "/api/cloths"), ("POST", "/api/tables/1/acts"), ("POST", "/api/tables/1/chance"),
    ("POST", "/api/tables/1/preview"), ("POST", "/api/tables/1/bots"), ("PUT", "/api/tables/1/policy"),
    ("POST", "/api/accounts"), ("POST", "/enter"), ("POST", "/api/people/nobody/purse/in"),
]  # fmt: skip
QUERIES = ["%ff", "%ed%a0%80", "%00", "9" * 5_000, "a" * 3_000, "NaN", "1e999", "-1", "%", "%zz", "[", "%F0%9F%98%80"]
ASKED = [
    "/api/games/{}/odds", "/api/games/boule/odds?law={}", "/api/games/boule/odds?reading={}",
    "/api/games/boule/compare?all={}", "/api/games/{}/rules?law={}", "/api/games/boule/rules?law=galicia-2007&lang={}",
    "/api/clauses/{}", "/api/tables/{}", "/api/tables/1/results?limit={}", "/api/tables/1/log?from={}",
    "/api/tables/1/rounds?from={}", "/api/tables/1/replay?seq={}", "/api/people?like={}", "/api/people/{}/purse",
    "/api/records/book?day={}", "/api/records/book?table={}", "/api/records/tables/{}/session?day={}",
    "/enter?ticket={}", "/{}", "/assets/{}", "/table/{}", "/api/accounts?guests={}",
]  # fmt: skip
HEADERS = [
    "cookie", "x-novamas-token", "origin", "host", "accept-language", "accept", "authorization", "idempotency-key",
    "if-none-match", "accept-encoding", "content-type", "x-forwarded-for",
]  # fmt: skip
VALUES = [
    b"\xff\xfe", b"\xed\xa0\x80", b"a" * 5_000, b"novamas=\xff.\xff; novamas-device=\xff.\xff",
    b"novamas=a.b; novamas=c", b"text/html;q=1e999", b"*/*;q=nan", b"es;q=-inf", b";;;===,,,", b'"',
    b"application/json; charset=\xff", b"application/json; charset=nope", b"multipart/form-data",
    b"multipart/form-data; boundary=", b"application/x-msgpack",
]  # fmt: skip


@pytest.fixture(scope="module")
def open_house(shared: Casino) -> Iterator[Casino]:
    shared.open()
    yield shared
    assert shared.someone("auditor").get("/api/records/audit").json()["finding"] is None


def said_no(answer: Any, what: Any) -> None:
    assert 400 <= answer.status_code < 500, (what, answer.text)
    if answer.headers["content-type"].startswith("application/json"):
        assert set(answer.json()) == {"code", "sentence", "clauses", "field", "reason", "args"}


@pytest.mark.parametrize("what", BODIES)
def test_bodies(open_house: Casino, what: str) -> None:
    for role in ("guest", "director", "croupier"):
        who = open_house.someone(role)
        for method, path in PLACES:
            for headers in ({"content-type": "application/json"}, {}):
                said_no(who(method, path, BODIES[what], **headers), (role, method, path))


@pytest.mark.parametrize("lang", ["es", "en", "eu", "gl"])
def test_what_cannot_be_read_is_said_in_one_sentence(open_house: Casino, lang: str) -> None:
    begins = {"es": "Lo enviado", "en": "What was sent", "eu": "Bidalitako", "gl": "O enviado"}
    for what in ("lists", "no UTF-8"):
        answer = open_house.ask("POST", "/api/session", BODIES[what], **{"accept-language": lang})
        assert problem(answer, 400, "bad-input")["sentence"].startswith(begins[lang])


@pytest.mark.parametrize("query", QUERIES)
def test_queries(open_house: Casino, query: str) -> None:
    for role in ("guest", "director"):
        for path in ASKED:
            answer = open_house.someone(role).get(path.replace("{}", query))
            assert answer.status_code < 500, (path, answer.text)


@pytest.mark.parametrize("everybody", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("header", HEADERS)
def test_headers_and_cookies(open_house: Casino, header: str, everybody: bool) -> None:
    """Each value on each route, by each of three people in turn; in the long run by everybody."""
    asked = [
        ("GET", "/api/session", None), ("POST", "/api/session", b'{"name":"a","password":"b"}'), ("GET", "/", None),
        ("POST", "/api/tables/1/acts", b'{"do":{"Nothing":{}}}'), ("GET", "/api/records/book", None),
        ("GET", "/metrics", None), ("POST", "/enter", b"ticket=a&password=aaaaaaaaaaaaaaaa"),
        ("GET", "/api/games", None),
    ]  # fmt: skip
    people = (None, open_house.someone("guest"), open_house.someone("auditor"))
    for n, value in enumerate(VALUES):
        for m, (method, path, body) in enumerate(asked):
            for who in people if everybody else people[(n + m) % 3 :][:1]:
                sent = [(header.encode(), value)]
                if who is not None and header != "cookie":
                    sent.append((b"cookie", b"novamas=" + who.cookie.encode()))
                if who is not None and header != "x-novamas-token":
                    sent.append((b"x-novamas-token", who.token.encode()))
                open_house.client.cookies.clear()
                answer = open_house.client.request(method, path, headers=sent, content=body, follow_redirects=False)
                assert answer.status_code < 500, (value, method, path, answer.text)


@pytest.mark.parametrize(
    "form",
    [
        b"ticket=%ff&password=%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff", b"\xff=\xff", b"&" * 60_000, b"a=1&" * 10_000,
        b"ticket=%ed%a0%80&password=%ed%a0%80aaaaaaaaaaaaaa", b"password=aaaaaaaaaaaaaaaa&ticket=\xff.\xff",
    ],
)  # fmt: skip
def test_forms(open_house: Casino, form: bytes) -> None:
    answer = open_house.ask("POST", "/enter", form, **{"content-type": "application/x-www-form-urlencoded"})
    assert 400 <= answer.status_code < 500


def heard(casino: Casino, who: Visitor, frame: bytes | str) -> str:
    """What a table says to a frame, and that the line still serves or ends with a reason of ours."""
    headers = {"cookie": f"novamas={who.cookie}"}
    with casino.client.websocket_connect("/api/tables/1/live", headers=headers) as line:
        line.send_text('{"hello": {}}')
        line.receive_text()
        (line.send_text if isinstance(frame, str) else line.send_bytes)(frame)  # type: ignore[operator]
        try:
            while True:
                for word in map(json.loads, line.receive_text().splitlines()):
                    if "refused" in word:
                        return str(word["refused"]["code"])
        except WebSocketDisconnect as e:
            return f"{e.code}"


@pytest.mark.parametrize("what", sorted(set(BODIES) - {"nothing"}))
def test_frames(open_house: Casino, what: str) -> None:
    guest = open_house.someone("guest")
    raw = BODIES[what]
    assert heard(open_house, guest, raw) not in ("1011", "4500", "not-written")
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return
    assert heard(open_house, guest, text) not in ("1011", "4500", "not-written")


@pytest.mark.parametrize("frame", ['{"do":{"Bring":{"amount":"5.00"}},"id":' + "9" * 4_000 + "}",
                                   '{"do":{"Bring":{"amount":"5.00"}},"key":"\\ud800","id":"\\ud800"}',
                                   '{"hello":{"seq":' + "9" * 4_000 + "}}", '{"chance":' + "9" * 4_000 + "}",
                                   '{"do":{"Bring":{"amount":NaN}}}', '{"pong":' + "[" * 30_000])  # fmt: skip
def test_numbers_and_texts_of_a_message(open_house: Casino, frame: str) -> None:
    casino = open_house
    headers = {"cookie": f"novamas={casino.someone('guest').cookie}"}
    with casino.client.websocket_connect("/api/tables/1/live", headers=headers) as line:
        line.send_text(frame)
        line.send_text('{"hello": {}}')
        while "snapshot" not in line.receive_text():
            pass
        line.send_text(frame)
        line.send_text('{"do": {"Nothing": {}}, "id": "last"}')
        while '"id":"last"' not in line.receive_text():
            pass


def test_any_bytes(open_house: Casino) -> None:
    director = open_house.someone("director")
    pieces = st.sampled_from(
        [b"[", b"{", b"]", b"}", b'"', b"\\", b":", b",", b"1", b"\xff", b"\\ud800", b'{"do":', b"e9"]
    )
    raw = st.one_of(st.binary(max_size=60), st.lists(pieces, max_size=60).map(b"".join))

    @seed(20260505)
    @settings(
        max_examples=150, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(raw=raw, place=st.sampled_from(PLACES))
    def attempt(raw: bytes, place: tuple[str, str]) -> None:
        said_no(director(*place, raw), (place, raw))

    attempt()


# -- how deep ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "levels"),
    [(b"", 0), (b"[]", 1), (b"[[],[]]", 2), (b'{"[[[": "]\\"["}', 1), (b"[[[", 3), (b"]]][", 0), (b'"[[[', 0)],
)
def test_depth(raw: bytes, levels: int) -> None:
    assert depth(raw) == levels


def test_what_can_be_read() -> None:
    check_readable(b"[" * DEEPEST + b"]" * DEEPEST)
    check_readable(b"[[]," + b"[]," * 10_000)
    for data in (b"[" * (DEEPEST + 1), "[" * (DEEPEST + 1), b"\xff", "\ud800"):
        with pytest.raises(Unreadable):
            check_readable(data)
