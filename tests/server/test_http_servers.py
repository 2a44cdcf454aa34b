"""Two servers of one house on PostgreSQL: people are the same on both, and what is good once is good once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from visitors import PASSWORD, Casino, problem

from novamas.server.cluster import open_house


@pytest.fixture
def two(postgres: Any, tmp_path: Path) -> Iterator[tuple[Casino, Casino]]:
    url, keys = postgres.database(), tmp_path / "keys"
    one, other = (Casino(open_house(url, keys), deal=False) for _ in range(2))
    with one.client, other.client:
        yield one, other


def test_people_are_the_same_everywhere(two: tuple[Casino, Casino]) -> None:
    one, other = two
    ana, guest = one.account("player", "Ana"), one.guest()
    ana.casino = guest.casino = other
    assert ana.get("/api/session").json()["name"] == "Ana"
    assert guest.get("/api/purse").json()["balances"] == {"EUR-play": 100_000}
    again = other.let_in(other.ask("POST", "/api/session", {"name": "ana", "password": PASSWORD}))
    assert again.id == ana.id
    problem(other.guest()("PUT", "/api/session/name", {"name": "Ana"}), 409, "name-taken")
    assert one.ask("GET", "/health").json()["ok"] is True


def test_a_ticket_is_good_once_on_all_of_them(two: tuple[Casino, Casino]) -> None:
    one, other = two
    ticket = one.run(one.people.first_director)
    director = one.let_in(one.ask("POST", "/api/session/ticket", {"ticket": ticket}))
    problem(other.ask("POST", "/api/session/ticket", {"ticket": ticket}), 401, "wrong-ticket")
    director.casino = other
    director = other.let_in(director("PUT", "/api/session/password", {"new": PASSWORD}))
    assert director("POST", "/api/accounts", {"name": "Eva", "role": "croupier"}).status_code == 201
    assert other.run(other.people.first_director) is None


def test_who_is_let_go_is_gone_everywhere_in_a_moment(two: tuple[Casino, Casino]) -> None:
    one, other = two
    eva, director = one.account("croupier", "Eva"), one.account("director", "Dora")
    assert eva.get("/api/session").status_code == 200
    director.casino = other
    assert director("DELETE", f"/api/accounts/{eva.id}").status_code == 204
    until = time.monotonic() + 60  # about two seconds where nobody else needs the machine
    while eva.get("/api/session").status_code != 401:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_who_signs_out_here_is_out_there_and_only_this_session(two: tuple[Casino, Casino]) -> None:
    one, other = two
    ana = one.account("player", "Ana")
    again = other.let_in(other.ask("POST", "/api/session", {"name": "Ana", "password": PASSWORD}))
    assert ana("DELETE", "/api/session").status_code == 200
    ana.casino = other
    until = time.monotonic() + 60
    while ana.get("/api/purse").status_code != 401:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert again.get("/api/purse").status_code == 200
