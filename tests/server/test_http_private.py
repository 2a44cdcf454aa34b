"""What only https pages, only this machine and only those who know may do: origins, HSTS, metrics."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from visitors import Casino, problem

from novamas.cli import main
from novamas.server.routes import service

TOKEN = "sixteen-or-more-characters"


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[Casino]:
    made = Casino(tmp_path / "c.db", secure=True, deal=False)
    with made.client:
        yield made


# -- where a request comes from ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "origin", "ours"),
    [
        ("casino.example", "https://casino.example", True),
        ("casino.example:443", "https://casino.example", True),
        ("Casino.Example", "https://casino.example", True),
        ("casino.example:8443", "https://casino.example:8443", True),
        ("casino.example", "http://casino.example", False),
        ("casino.example:443", "http://casino.example:443", False),
        ("casino.example", "https://casino.example:8443", False),
        ("casino.example:8443", "https://casino.example", False),
        ("casino.example", "https://evil.example", False),
        ("casino.example", "https://casino.example.evil.example", False),
        ("casino.example", "ftp://casino.example", False),
        ("casino.example", "casino.example", False),
        ("casino.example", "null", False),
        ("casino.example", "", False),
    ],
)
def test_over_https_only_https_pages_are_ours(secure: Casino, host: str, origin: str, ours: bool) -> None:
    answer = secure.ask("POST", "/api/guests", host=host, origin=origin)
    if ours:
        assert answer.status_code == 201
    else:
        problem(answer, 403, "foreign-request")


@pytest.mark.parametrize(
    ("host", "origin", "ours"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ("casino.example:80", "http://casino.example", True),
        ("casino.example", "https://casino.example", True),
        ("casino.example", "ftp://casino.example", False),
        ("", "http://", False),
        ("casino.example", "http://casino.example:8000", False),
    ],
)
def test_without_https(casino: Casino, host: str, origin: str, ours: bool) -> None:
    assert casino.ask("POST", "/api/guests", host=host, origin=origin).status_code == (201 if ours else 403)


def test_a_live_line_comes_from_an_https_page_too(secure: Casino) -> None:
    table, guest = secure.open(), secure.guest()
    path, headers = f"/api/tables/{table}/live", {"cookie": f"novamas={guest.cookie}", "host": "casino.example"}
    with secure.client.websocket_connect(path, headers={**headers, "origin": "https://casino.example"}) as line:
        line.send_text('{"hello": {}}')
        assert "snapshot" in line.receive_text()
    with (
        pytest.raises(WebSocketDisconnect, match="not-signed-in"),
        secure.client.websocket_connect(path, headers={**headers, "origin": "http://casino.example"}) as line,
    ):
        line.receive_text()


@pytest.mark.parametrize("path", ["/api/tables", "/health", "/", "/api/nothing"])
def test_browsers_stay_with_https(casino: Casino, secure: Casino, path: str) -> None:
    assert secure.ask("GET", path).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in casino.ask("GET", path).headers


# -- metrics -----------------------------------------------------------------------------------------------------------


def test_metrics_are_not_for_strangers(casino: Casino) -> None:
    problem(casino.ask("GET", "/metrics"), 401, "not-signed-in")
    for role in ("guest", "player", "croupier", "inspector", "cashier"):
        problem(casino.someone(role).get("/metrics"), 403, "not-your-role")
    for role in ("director", "auditor"):
        assert casino.someone(role).get("/metrics").status_code == 200


class Asked:
    """As much of a request as says where it was made."""

    def __init__(self, client: str | None, **headers: str) -> None:
        self.client = None if client is None else type("Client", (), {"host": client})
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.mark.parametrize(
    ("client", "headers", "here"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("::1", {"host": "localhost:8000"}, True),
        ("127.0.0.1", {"host": "casino.example"}, False),  # a proxy that does not say whom it asks for
        ("127.0.0.1", {"host": "localhost", "x_forwarded_for": "203.0.113.1"}, False),
        ("127.0.0.1", {"host": "localhost", "forwarded": "for=203.0.113.1"}, False),
        ("127.0.0.1", {"host": "localhost", "via": "1.1 proxy"}, False),
        ("203.0.113.1", {"host": "localhost"}, False),
        ("203.0.113.1", {"host": "127.0.0.1"}, False),
        ("testclient", {"host": "localhost"}, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"host": "a b"}, False),
        (None, {"host": "localhost"}, False),
    ],
)
def test_metrics_for_this_machine(client: str | None, headers: dict[str, str], here: bool) -> None:
    assert service.from_here(Asked(client, **headers)) is here  # type: ignore[arg-type]


def test_metrics_with_a_token(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "c.db", deal=False, metrics_token=TOKEN)
    with casino.client:
        for sent in (f"Bearer {TOKEN}", f"bearer {TOKEN}"):
            assert casino.ask("GET", "/metrics", authorization=sent).text.startswith("# HELP")
        for sent in (TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN}x", "Bearer ", "Bearer", "", "Bearer \u00e9"):
            headers = [(b"authorization", sent.encode())]
            problem(casino.client.request("GET", "/metrics", headers=headers), 401, "not-signed-in")


def test_no_token_is_no_key(casino: Casino) -> None:
    for sent in ("Bearer ", "Bearer", "Bearer  "):
        problem(casino.ask("GET", "/metrics", authorization=sent), 401, "not-signed-in")


@pytest.mark.parametrize("token", ["", "short", "ñ" * 20, "a\nbcdefghijklmnopqrst"])
def test_a_token_that_is_none(
    token: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("NOVAMAS_LANG", "en")
    assert main(["serve", "--port", "0", "--metrics-token", token]) == 2
    assert "has at least 16 ASCII characters" in capsys.readouterr().err
    if token:
        monkeypatch.setenv("NOVAMAS_METRICS_TOKEN", token)
        assert main(["serve", "--port", "0"]) == 2
