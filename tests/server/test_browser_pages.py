"""The pages of the browser client: the built files and nothing else, each with the headers it needs."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from visitors import UNBUILT, Casino, problem

from novamas.server.limits import Limits

PAGE = b"<!doctype html><title>novamas</title><script type=module src=/assets/index-Ab12Cd34.js></script>"
SCRIPT = b"console.log('no va mas');" * 40
HTML = "text/html,application/xhtml+xml"
SPARE = (0.001, 3.0)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as `make web` leaves it, with a secret beside it that nobody may have."""
    place = tmp_path_factory.mktemp("house")
    (place / "secret.txt").write_text("the key of the safe")
    folder = place / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "index-Ab12Cd34.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Ab12Cd34.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "inter-latin-BzK9_x-1.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "plain.css").write_bytes(b"body{}")
    (folder / "mark.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "NOTICES.txt").write_text("Fonts: Inter, Spectral.")
    (folder / "odd.bin").write_bytes(b"\x00\x01")
    (folder / "assets" / "link.txt").symlink_to(place / "secret.txt")
    return folder


@pytest.fixture(scope="module")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    made = Casino(tmp_path_factory.mktemp("books") / "casino.db", deal=False, client=built)
    with made.client:
        yield made


def look(casino: Casino, path: str, **headers: str) -> Any:
    return casino.ask("GET", path, **{"accept": HTML, **{k.replace("_", "-"): v for k, v in headers.items()}})


@pytest.mark.parametrize(
    "path",
    ["/", "/table/3", "/console/3", "/console", "/office", "/audit", "/audit/3?seq=120", "/rules",
     "/rules/euskadi-1996", "/rules/euskadi-1996/roulette-french", "/odds",
     "/odds/roulette-french", "/enter?ticket=abc"],
)  # fmt: skip
def test_every_place_is_the_same_page(house: Casino, path: str) -> None:
    answer = look(house, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == rules["font-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert policy.count("unsafe") == 1, "style attributes, and nothing else"
    assert rules["style-src-attr"] == "'unsafe-inline'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-Ab12Cd34.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/inter-latin-BzK9_x-1.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/assets/plain.css", "text/css; charset=utf-8", "no-cache"),
        ("/mark.svg", "image/svg+xml", "no-cache"),
        ("/NOTICES.txt", "text/plain; charset=utf-8", "no-cache"),
        ("/odd.bin", "application/octet-stream", "no-cache"),
    ],
)
def test_a_file_has_its_type_and_lasts_as_long_as_its_name(house: Casino, path: str, kind: str, cache: str) -> None:
    answer = look(house, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = look(house, path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert look(house, path, if_none_match='"another"').status_code == 200


@pytest.mark.parametrize(
    ("accepts", "packed"),
    [("gzip", True), ("br, gzip;q=0.8", True), ("*", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False),
     ("", False)],
)  # fmt: skip
def test_packed_files_for_those_who_can_unpack_them(house: Casino, accepts: str, packed: bool) -> None:
    answer = look(house, "/assets/index-Ab12Cd34.js", accept_encoding=accepts)
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.content == SCRIPT, "unpacked by the client of the test"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT) if packed else SCRIPT)
    assert "content-encoding" not in look(house, "/mark.svg", accept_encoding=accepts).headers


@pytest.mark.parametrize(
    "path",
    ["/assets/../index.html", "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt",
     "/assets/%2e%2e/%2e%2e/secret.txt", "/assets//etc/passwd", "/assets/link.txt", "/assets/index-Ab12Cd34.js.gz",
     "/assets/", "/assets", "/index.html", "/%00", "/assets/nothing-Ab12Cd34.js"],
)  # fmt: skip
def test_nothing_else_is_sent(house: Casino, path: str) -> None:
    answer = house.ask("GET", path, accept="*/*")
    assert b"the key of the safe" not in answer.content
    problem(answer, 404, "not-found")


def test_the_client_says_that_a_page_is_missing_and_the_api_stays_json(house: Casino) -> None:
    lost = look(house, "/no/such/page")
    assert (lost.status_code, lost.content) == (404, PAGE)
    assert lost.headers["cache-control"] == "no-cache"
    for path in ("/api/nothing", "/api/tables/1/nothing"):
        problem(look(house, path), 404, "not-found")
    problem(house.ask("GET", "/no/such/page", accept="application/json"), 404, "not-found")
    problem(house.ask("POST", "/no/such/page", {}, accept=HTML), 404, "not-found")


def test_what_was_built_anew_is_read_anew(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    with (made := Casino(tmp_path / "casino.db", deal=False, client=folder)).client:
        assert b"make web" in look(made, "/").content
        folder.mkdir()
        (folder / "index.html").write_text("one")
        assert look(made, "/").text == "one"
        (folder / "index.html").write_text("two")
        os.utime(folder / "index.html", ns=(1, 1))
        assert look(made, "/").text == "two"


def test_without_a_client_one_plain_page_says_how_to_build_it(casino: Casino) -> None:
    assert not UNBUILT.exists()
    answer = look(casino, "/")
    assert answer.status_code == 200
    assert "<code>make web</code>" in answer.text
    assert "<script" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    spanish = look(casino, "/table/3", accept_language="es")
    assert "<html lang=es>" in spanish.text
    assert "make web" in spanish.text
    assert spanish.text != answer.text
    problem(look(casino, "/no/such/page"), 404, "not-found")
    assert "<form" in look(casino, "/enter?ticket=abc").text


def test_pages_and_files_are_not_counted_against_anybody(built: Path, tmp_path: Path) -> None:
    limits = Limits(SPARE, SPARE, SPARE, SPARE, SPARE)
    with (made := Casino(tmp_path / "casino.db", limits, deal=False, client=built)).client:
        for _ in range(20):
            assert look(made, "/").status_code == 200
            assert look(made, "/assets/index-Ab12Cd34.js").status_code == 200
        assert [made.ask("GET", "/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
