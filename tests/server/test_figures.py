"""What takes long to work out: once for all who ask, kept, in its own queue, and with an end to it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from visitors import KINDS, PLENTY, Casino, problem

from novamas.server import answers, figures, sheets
from novamas.server.figures import SOME_TIME, WAITING, Desk, Provisional
from novamas.server.limits import Buckets, Busy, Limits, TooMany
from novamas.server.routes import library as routes

SOON = 30.0


class Work:
    """A piece of work that takes as long as a test wants."""

    def __init__(self, answer: Any = "figures", free: bool = False) -> None:
        self.answer = answer
        self.go = threading.Event()
        self.done = 0
        self.threads: set[str] = set()
        if free:
            self.go.set()

    def __call__(self) -> Any:
        assert self.go.wait(SOON)
        self.done += 1
        self.threads.add(threading.current_thread().name)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def play(scene: Callable[[Desk], Awaitable[None]]) -> None:
    async def whole() -> None:
        desk = Desk("test")
        try:
            async with asyncio.timeout(SOON):
                await scene(desk)
        finally:
            desk.close()

    asyncio.run(whole())


def test_many_who_ask_the_same_get_one_answer() -> None:
    async def scene(desk: Desk) -> None:
        work = Work()
        asked = [asyncio.create_task(desk.ask("q", work)) for _ in range(50)]
        await asyncio.sleep(0)
        work.go.set()
        assert await asyncio.gather(*asked) == ["figures"] * 50
        assert await desk.ask("q", work) == "figures"
        assert work.done == 1, "and it is kept"
        assert work.threads == {"novamas-test"}, "never where others work"

    play(scene)


def test_who_goes_away_takes_the_answer_from_nobody() -> None:
    async def scene(desk: Desk) -> None:
        work = Work()
        first, second = (asyncio.create_task(desk.ask("q", work)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait((first,))
        work.go.set()
        assert await second == "figures"

    play(scene)


def test_a_failure_is_told_to_all_and_not_kept() -> None:
    async def scene(desk: Desk) -> None:
        work = Work(ValueError("no"), free=True)
        for said in await asyncio.gather(*(desk.ask("q", work) for _ in range(3)), return_exceptions=True):
            assert isinstance(said, ValueError)
        assert work.done == 1
        assert await desk.ask("q", Work(free=True)) == "figures"

    play(scene)


def test_only_so_many_wait() -> None:
    async def scene(desk: Desk) -> None:
        work = Work()
        asked = [asyncio.create_task(desk.ask(n, work)) for n in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await desk.ask("one more", work)
        assert busy.value.wait > 1
        joined = asyncio.create_task(desk.ask(0, work))  # who asks what is asked already does not add to it
        work.go.set()
        assert await asyncio.gather(*asked, joined) == ["figures"] * (WAITING + 1)
        assert await desk.ask("one more", work) == "figures"

    play(scene)


def test_only_whoever_has_something_worked_out_pays_for_it() -> None:
    async def scene(desk: Desk) -> None:
        limit = (Buckets(0.001, 2), "here")
        for question in ("a", "b", "a", "b", "a"):
            await desk.ask(question, Work(free=True), limit)
        with pytest.raises(TooMany):
            await desk.ask("c", Work(free=True), limit)
        assert await desk.ask("c", Work(free=True), (limit[0], "there")) == "figures"

    play(scene)


def test_what_is_not_the_last_word_is_asked_again() -> None:
    async def scene(desk: Desk) -> None:
        now = [0.0]
        desk.clock = lambda: now[0]
        assert await desk.ask("q", Work(Provisional("not counted yet"), free=True)) == "not counted yet"
        better = Work("counted", free=True)
        assert await desk.ask("q", better) == "not counted yet"
        now[0] = SOME_TIME + 1
        assert await desk.ask("q", better) == "counted"
        now[0] *= 100
        assert await desk.ask("q", better) == "counted"
        assert better.done == 1

    play(scene)


def test_the_oldest_answers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "KEPT", 2)

    async def scene(desk: Desk) -> None:
        works = [Work(n, free=True) for n in range(3)]
        for n in (0, 1, 0, 2, 0, 1):
            assert await desk.ask(n, works[n]) == n
        assert [work.done for work in works] == [1, 2, 1]

    play(scene)


def test_a_desk_that_closes_does_not_keep_the_server() -> None:
    async def scene(desk: Desk) -> None:
        work = Work()
        asked = [asyncio.create_task(desk.ask(n, work)) for n in range(3)]
        await asyncio.sleep(0.01)
        desk.close()
        await asyncio.wait(asked)
        assert all(task.cancelled() for task in asked)
        work.go.set()

    play(scene)


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def counted(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> tuple[Casino, dict[str, int]]:
    """How often each thing is worked out."""
    done: dict[str, int] = {}
    for module, name in (
        (routes, "reports"), (routes, "compare"), (answers, "catalogue"), (answers, "rulebook"),
        (sheets, "table_report"),
    ):  # fmt: skip
        real = getattr(module, name)

        def once_more(*args: Any, real: Any = real, name: str = name) -> Any:
            done[name] = done.get(name, 0) + 1
            return real(*args)

        monkeypatch.setattr(module, name, once_more)
    return casino, done


def test_what_the_library_tells_is_worked_out_once(counted: tuple[Casino, dict[str, int]]) -> None:
    casino, done = counted
    table = casino.open("boule")
    second = casino.open("boule")
    asked = {
        "/api/games/boule/odds": "reports", "/api/games/boule/compare": "compare", "/api/games": "catalogue",
        "/api/games/boule/rules?law=galicia-2007": "rulebook", f"/api/tables/{table}/odds": "table_report",
    }  # fmt: skip
    for path in asked:
        first = casino.ask("GET", path)
        assert first.status_code == 200, first.text
        with ThreadPoolExecutor(4) as many:
            for again in many.map(lambda p: casino.client.get(p), [path] * 8):
                assert again.json() == first.json()
    assert done == dict.fromkeys(asked.values(), 1)
    assert casino.ask("GET", f"/api/tables/{second}/odds").status_code == 200
    assert done["table_report"] == 1, "tables that play the same share it"
    whole = casino.ask("GET", "/api/games/boule/compare?all=true").json()
    assert len(whole["rules"]) > len(casino.ask("GET", "/api/games/boule/compare").json()["rules"])
    assert done["compare"] == 1
    casino.ask("GET", "/api/games/boule/odds?reading=literal")
    assert done["reports"] == 2, "another question"


def test_a_stranger_does_not_have_the_house_count_all_day(tmp_path: Path) -> None:
    limits = Limits(**{**dict.fromkeys(KINDS, PLENTY), "figures": (0.001, 2)})
    casino = Casino(tmp_path / "c.db", limits, deal=False)
    with casino.client:
        for path in ("odds", "compare", "odds", "compare"):
            assert casino.ask("GET", f"/api/games/boule/{path}").status_code == 200
        answer = casino.ask("GET", "/api/games/wheel-of-fortune/odds", **{"accept-language": "gl"})
        assert problem(answer, 429, "too-many")["sentence"].startswith("Demasiado en moi pouco tempo")
        assert int(answer.headers["retry-after"]) > 1
        assert casino.ask("GET", "/api/games/boule/odds").status_code == 200, "what is kept costs nothing"


def test_too_long_a_queue_is_said(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "WAITING", 0)
    answer = casino.ask("GET", "/api/games/boule/odds", **{"accept-language": "es"})
    said = problem(answer, 503, "busy")
    assert said["sentence"] == f"La casa está ocupada; vuelva a intentarlo dentro de {answer.headers['retry-after']} s."
    problem(casino.ask("GET", f"/api/tables/{casino.open()}/sheet"), 503, "busy")


def test_the_floor_is_shown_while_something_is_counted(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that takes long holds up nobody who looks at the floor."""
    table, other = casino.open("boule"), casino.open("wheel-of-fortune", law="galicia-2007", minimum="1.00")
    work = Work([], free=False)
    begun = threading.Event()

    def slow(*args: Any) -> Any:
        begun.set()
        return work()

    sheets._kept.clear()
    monkeypatch.setitem(sheets.FAMILIES, "boule", replace(sheets.FAMILIES["boule"], sheet=slow))
    with ThreadPoolExecutor(1) as aside:
        waiting = aside.submit(casino.client.get, f"/api/tables/{table}/sheet")
        assert begun.wait(SOON)
        assert {t["table"] for t in casino.client.get("/api/tables").json()} == {table, other}
        work.answer = ValueError("enough")
        work.go.set()
        assert waiting.result(SOON).status_code == 500
