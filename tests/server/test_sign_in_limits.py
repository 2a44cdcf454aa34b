"""Signing in while others guess: nobody is locked out of their own name, and guessing stays dear."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from visitors import KINDS, PASSWORD, PLENTY, Casino, problem

from novamas.server.limits import DAY, MOST_CHECKED, Busy, Limits, TooMany, neighbourhood
from novamas.server.seals import Seal
from novamas.server.sessions import DEVICE_LIFE, ON_ONE_DEVICE, Device


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def clocked(**more: Any) -> tuple[Limits, Clock]:
    limits, clock = Limits(**more), Clock()
    for kind in KINDS:
        getattr(limits, kind).clock = clock
    return limits, clock


def wrong(limits: Limits, name: str, address: str, device: str = "") -> bool:
    """Whether a wrong password was looked at."""
    try:
        with limits.sign_in(name, address, device):
            raise LookupError
    except LookupError:
        return True
    except TooMany:
        return False


def right(limits: Limits, name: str, address: str, device: str = "") -> bool:
    try:
        with limits.sign_in(name, address, device):
            return True
    except TooMany:
        return False


# -- the rule ----------------------------------------------------------------------------------------------------------


def test_one_address_that_guesses_keeps_nobody_else_out() -> None:
    limits, clock = clocked()
    for _ in range(2_000):
        clock.now += 4
        wrong(limits, "director", "198.51.100.7")
        assert right(limits, "director", "203.0.113.1")


def test_many_addresses_that_guess_keep_out_neither_a_fresh_address_nor_a_known_device() -> None:
    limits, clock = clocked()
    for n in range(3_000):
        clock.now += 1
        wrong(limits, "director", f"198.51.{n % 100}.7")
    assert not wrong(limits, "director", "198.51.0.7")
    assert limits.names.wait("dlrector") > 0, "the name itself is exhausted"
    for _ in range(10):
        assert right(limits, "director", "203.0.113.1")
        assert right(limits, "director", "198.51.0.7", "my own device"), "even from where the guesses come from"


def test_what_was_right_does_not_count() -> None:
    limits, _ = clocked()
    assert all(right(limits, "Ana", "203.0.113.1") for _ in range(1_000))
    assert [wrong(limits, "Ana", "203.0.113.1") for _ in range(6)] == [True] * 5 + [False]


def test_who_mistyped_waits_a_minute_at_most() -> None:
    limits, clock = clocked()
    while wrong(limits, "Ana", "203.0.113.1"):
        pass
    clock.now += 60
    assert right(limits, "Ana", "203.0.113.1")


def test_many_tries_at_once_gain_nothing() -> None:
    limits, _ = clocked()
    tries = [limits.sign_in("Ana", "203.0.113.1") for _ in range(10)]
    entered = 0
    for each in tries:
        try:
            each.__enter__()
            entered += 1
        except TooMany:
            pass
    assert entered == 5, "each is counted before its password is looked at"


def guesses(limits: Limits, clock: Clock, addresses: list[str], names: list[str], step: float) -> int:
    """How many passwords are looked at in a day if everybody tries as often as they can."""
    looked, until = 0, clock.now + DAY
    while clock.now < until:
        for address in addresses:
            for name in names:
                while wrong(limits, name, address):
                    looked += 1
        clock.now += step
    return looked


def test_what_one_address_guesses_in_a_day() -> None:
    assert guesses(*clocked(), ["a"], ["director"], 60.0) in range(1_440, 1_450)
    assert guesses(*clocked(), ["a"], [f"n{n}" for n in range(40)], 300.0) in range(4_320, 4_360)


def test_what_many_addresses_guess_in_a_day() -> None:
    many = [f"a{n}" for n in range(20)]
    most = 8_640 + 200 + 3 * len(many)
    assert guesses(*clocked(), many, ["director"], 60.0) in range(most - 10, most + 3 * len(many))


@pytest.mark.parametrize("spelt", ["DIRECTOR", "Director", "d1rector", "dіrector", "di rector"])
def test_another_spelling_is_the_same_name(spelt: str) -> None:
    limits, _ = clocked()
    while wrong(limits, "director", "203.0.113.1"):
        pass
    assert not wrong(limits, spelt, "203.0.113.1")


def test_a_thief_of_a_device_is_slow_too() -> None:
    limits, _ = clocked()
    assert [wrong(limits, "Ana", "x", "device") for _ in range(11)] == [True] * 10 + [False]
    assert right(limits, "Ana", "x", "another device")


def test_passwords_of_strangers_do_not_pile_up() -> None:
    limits, _ = clocked(**dict.fromkeys(KINDS, PLENTY))
    waiting = [limits.sign_in("Ana", f"a{n}") for n in range(MOST_CHECKED)]
    for each in waiting:
        each.__enter__()
    with pytest.raises(Busy), limits.sign_in("Ana", "b"):
        pass
    assert right(limits, "Ana", "b", "device")
    waiting.pop().__exit__(None, None, None)
    assert right(limits, "Ana", "b")


@pytest.mark.parametrize(
    ("host", "same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::2"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_that_one_line_has(host: str, same: str) -> None:
    assert neighbourhood(host) == neighbourhood(same)
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Casino]:
    """A casino with its usual limits, where a header says which address a request comes from."""
    monkeypatch.setattr(
        "novamas.server.routes.entrance.address", lambda request: request.headers.get("x-from", "somewhere")
    )
    made = Casino(tmp_path / "c.db", Limits(strangers=PLENTY, requests=PLENTY), deal=False)
    with made.client:
        made.run(made.people.create, "director", "test", "Dora", PASSWORD)
        made.run(made.people.create, "player", "test", "Ana", PASSWORD)
        yield made


def sign_in(casino: Casino, name: str = "Dora", password: str = PASSWORD, at: str = "203.0.113.1", **more: str) -> Any:
    return casino.ask("POST", "/api/session", {"name": name, "password": password}, **{"x-from": at, **more})


def exhaust(casino: Casino, at: str, name: str = "Dora") -> None:
    while sign_in(casino, name, "wrong", at).status_code == 401:
        pass


def test_a_right_password_from_elsewhere_gets_in_while_somebody_guesses(strict: Casino) -> None:
    for n in range(5):
        exhaust(strict, f"198.51.100.{n}")
    problem(sign_in(strict, at="198.51.100.1"), 429, "too-many")
    assert sign_in(strict).status_code == 201


def test_a_device_that_is_known_gets_in_from_where_the_guesses_come_from(strict: Casino) -> None:
    came = sign_in(strict)
    cookie = next(c for c in came.headers.get_list("set-cookie") if c.startswith("novamas-device="))
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/api/session;", "Max-Age=15552000"))
    device = came.cookies["novamas-device"]
    exhaust(strict, "203.0.113.1")
    problem(sign_in(strict), 429, "too-many")
    again = sign_in(strict, cookie=f"novamas-device={device}")
    assert again.status_code == 201
    assert again.cookies["novamas-device"] != device, "it lasts from now on"
    exhaust(strict, "203.0.113.1", "Ana")
    problem(sign_in(strict, "Ana", cookie=f"novamas-device={device}"), 429, "too-many")


def test_a_device_remembers_whoever_signed_in_there(strict: Casino) -> None:
    device = sign_in(strict).cookies["novamas-device"]
    device = sign_in(strict, "Ana", cookie=f"novamas-device={device}").cookies["novamas-device"]
    for name in ("Dora", "Ana"):
        exhaust(strict, "203.0.113.1", name)
        assert sign_in(strict, name, cookie=f"novamas-device={device}").status_code == 201
    opened = strict.sessions.seal.open("device", device, Device)
    assert opened is not None
    assert len(opened.people) == 2
    crowd = strict.sessions.seal.close("device", replace(opened, people=tuple("abcdefgh")))
    device = sign_in(strict, at="203.0.113.2", cookie=f"novamas-device={crowd}").cookies["novamas-device"]
    opened = strict.sessions.seal.open("device", device, Device)
    assert opened is not None
    assert len(opened.people) == ON_ONE_DEVICE


def test_a_device_that_is_not_one(strict: Casino) -> None:
    came = sign_in(strict)
    seal = strict.sessions.seal
    opened = seal.open("device", came.cookies["novamas-device"], Device)
    assert opened is not None
    exhaust(strict, "203.0.113.1")
    over = replace(opened, until=opened.until - DEVICE_LIFE - 1)
    bad = [
        seal.close("device", over),
        seal.close("session", opened),
        Seal(b"0" * 32).close("device", opened),
        "x",
        "é.ñ",
    ]
    for sealed in (*bad, came.cookies["novamas"]):
        headers = [(b"x-from", b"203.0.113.1"), (b"cookie", b"novamas-device=" + sealed.encode())]
        answer = strict.client.request(
            "POST", "/api/session", json={"name": "Dora", "password": PASSWORD}, headers=headers
        )
        problem(answer, 429, "too-many")


def test_a_device_lets_nobody_in_by_itself(strict: Casino) -> None:
    device = sign_in(strict).cookies["novamas-device"]
    problem(strict.ask("GET", "/api/session", None, cookie=f"novamas-device={device}"), 401, "not-signed-in")
    problem(sign_in(strict, password="wrong", cookie=f"novamas-device={device}"), 401, "wrong-password")


def test_a_guest_leaves_no_device_behind(strict: Casino) -> None:
    assert "novamas-device" not in strict.ask("POST", "/api/guests").cookies


def test_only_wrong_links_count(strict: Casino) -> None:
    director = strict.let_in(sign_in(strict))
    made = director("POST", "/api/accounts", {"name": "Carmen", "role": "croupier"}).json()
    for _ in range(40):
        ticket = director("POST", f"/api/accounts/{made['person']}/ticket").json()["ticket"]
        assert strict.ask("POST", "/api/session/ticket", {"ticket": ticket}).status_code == 201
    answers = [strict.ask("POST", "/api/session/ticket", {"ticket": "wrong"}).status_code for _ in range(31)]
    assert answers == [401] * 30 + [429]


@pytest.mark.parametrize("lang", ["es", "en", "eu", "gl"])
def test_who_waits_is_told_in_their_language(strict: Casino, lang: str) -> None:
    exhaust(strict, "203.0.113.9")
    answer = sign_in(strict, at="203.0.113.9", **{"accept-language": lang})
    said = problem(answer, 429, "too-many")["sentence"]
    begins = {"es": "Demasiado", "en": "That was", "eu": "Gehiegi", "gl": "Demasiado en moi"}
    assert said.startswith(begins[lang])
    assert answer.headers["retry-after"] in said
