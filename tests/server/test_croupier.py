"""The automatic croupier and the company it keeps, with short seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from parlour import DORA, FRENCH, Parlour, audited, parlour

from novamas.client import Line
from novamas.kit.chance import Scripted, Source
from novamas.kit.decider import Refused
from novamas.server import croupier as dealing
from novamas.server.croupier import is_bot
from novamas.server.hosted import Hosted, Policy
from novamas.server.roles import Person

Evening = Callable[[Parlour], Awaitable[None]]
AMERICAN = {**FRENCH, "game": "roulette-american"}


def play(store: Path, evening: Evening, **options: Any) -> None:
    path = str(store / "casino.db")

    async def main() -> None:
        async with asyncio.timeout(30), parlour(path, **options) as p:
            await evening(p)

    asyncio.run(main())
    assert audited(path).finding is None


def kinds(client: Line) -> list[str]:
    return [e["type"] for a in client.acts for e in a["events"]]


def scripted(*values: int) -> Callable[[], Source]:
    return lambda: Scripted(values)


async def until(ready: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not ready():
            await asyncio.sleep(0.01)


def bots(hosted: Hosted) -> list[str]:
    return [who for who in hosted.state.desk.chips if is_bot(who)]


def test_rounds_run_by_themselves_with_a_countdown_for_everybody(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        told: list[float | None] = []
        count_down = hosted.count_down
        hosted.count_down = lambda until: (told.append(until), count_down(until))[1]  # type: ignore[method-assign]
        ana = await p.guest("ana")
        looker = await p.client("gil").open()
        await ana.until(lambda: ana.closes_at is not None)
        promised = ana.closes_at
        assert promised is not None
        await looker.until(lambda: looker.closes_at == promised)
        await ana.until(lambda: "BettingClosed" in kinds(ana))
        first = next(until for until in told if until is not None)
        round_one = told[told.index(first) :]
        assert round_one[: round_one.index(None)] == [first] * round_one.index(None), "launching changes nothing"
        closed = next(a["at"] for a in ana.acts if any(e["type"] == "BettingClosed" for e in a["events"]))
        assert closed > promised - 0.05, "nobody is shut out early"
        await ana.until(lambda: ana.closes_at is None)
        await ana.until(lambda: kinds(ana).count("RoundEnded") == 2)
        assert {a["cause"] for a in ana.acts if a["by"] == "@croupier"} == {"autopilot"}

    play(tmp_path, evening, policy=Policy(seconds=2), source=scripted(5, 6, 7, 8, 9))


def test_an_empty_table_pauses(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        await asyncio.sleep(0.4)
        assert hosted.seq == 1, "nobody has come"
        await p.client("gil").open()
        await asyncio.sleep(0.4)
        assert hosted.seq == 1, "who only looks on does not play"
        ana = await p.guest("ana")
        await ana.until(lambda: "RoundEnded" in kinds(ana))
        await until(lambda: hosted.live.decider.resting(hosted.live.state))
        await ana.do("Leave")
        await until(lambda: hosted.live.decider.resting(hosted.live.state))
        seq = hosted.seq
        await asyncio.sleep(0.5)
        assert hosted.seq == seq

    play(tmp_path, evening, policy=Policy(seconds=0.2))


def test_a_table_pauses_when_its_people_have_gone_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "LINGER", 0.2)

    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        ana = await p.guest("ana")
        await ana.until(lambda: "RoundEnded" in kinds(ana))
        await ana.cut()
        await asyncio.sleep(1.2)
        seq = hosted.seq
        await asyncio.sleep(0.6)
        assert hosted.seq == seq, "her chips are there, she is not"
        await ana.open()
        await ana.until(lambda: (ana.seq or 0) > seq)

    play(tmp_path, evening, policy=Policy(seconds=0.1))


def test_who_does_not_answer_in_time_gets_the_default(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: bool(ana.offers("PlaceBet")))
        await ana.do("PlaceBet", on="red", amount="10.00")
        await ana.until(lambda: any(a["who"] == "ana" for a in ana.awaits))
        await ana.until(lambda: ana.closes_at is not None)
        await ana.until(lambda: any(a.get("cause") == "clock" for a in ana.acts))
        await ana.until(lambda: kinds(ana).count("RoundEnded") >= 1)

    play(tmp_path, evening, policy=Policy(seconds=0.4), source=scripted(0, 1, 2, 3))


def test_a_physical_wheel_waits_for_what_is_typed(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        croupier = await p.client("carl", "croupier").open()
        await croupier.until(lambda: "BettingClosed" in kinds(croupier))
        await asyncio.sleep(0.5)
        assert "Landed" not in kinds(croupier)
        await (await croupier.post({"chance": 8}))
        await ana.until(lambda: "RoundEnded" in kinds(ana))
        typed = next(a for a in ana.acts if a.get("source") == "typed")
        assert [event["value"] for event in typed["events"] if "value" in event] == [8]

    play(tmp_path, evening, policy=Policy(seconds=0.2, physical=True))


def test_the_croupier_stands_back_when_somebody_else_deals(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        croupier = await p.client("carl", "croupier").open()
        await croupier.until(lambda: bool(croupier.offers("Launch")))
        await croupier.do("Launch")
        await croupier.do("CloseBetting")
        await ana.until(lambda: "RoundEnded" in kinds(ana), 3)

    play(tmp_path, evening, policy=Policy(seconds=8))


def test_a_policy_that_changes_is_followed(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        ana = await p.guest("ana")
        await asyncio.sleep(0.6)
        assert "BettingOpened" not in kinds(ana)
        await p.house.set_policy(DORA, "1", Policy(seconds=0.2))
        await ana.until(lambda: "RoundEnded" in kinds(ana))
        while hosted.policy.auto:  # only between two rounds
            with suppress(Refused):
                await p.house.set_policy(DORA, "1", Policy(auto=False))
            await asyncio.sleep(0.01)
        await ana.until(lambda: ana.closes_at is None)
        seq = hosted.seq
        await asyncio.sleep(0.6)
        assert hosted.seq == seq

    play(tmp_path, evening, policy=Policy(auto=False))


@pytest.mark.parametrize("opening", [FRENCH, AMERICAN])
def test_bots_come_play_and_leave_as_the_policy_says(tmp_path: Path, opening: dict[str, Any]) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        await asyncio.sleep(0.4)
        assert not bots(hosted), "company comes when somebody is there"
        ana = await p.guest("ana")
        await ana.until(lambda: len({a["by"] for a in ana.acts if a.get("cause") == "bot"}) == 3)
        await ana.until(lambda: any(e["type"] == "BetPlaced" for a in ana.acts for e in a["events"]))
        await p.house.set_policy(DORA, "1", Policy(seconds=0.2, bots=1))
        await until(lambda: len(bots(hosted)) == 1)
        await ana.do("Leave")
        await until(lambda: not hosted.state.desk.chips)  # nobody to keep company: it goes home with its chips

    play(tmp_path, evening, policy=Policy(seconds=0.2, bots=3), opening=opening)


def test_bots_answer_when_zero_asks_them(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: kinds(ana).count("RoundEnded") >= 4, 15)
        answers = [
            a for a in ana.acts if is_bot(a["by"]) and {"Imprisoned", "Halved"} & {e["type"] for e in a["events"]}
        ]
        offered = [b for a in ana.acts for e in a["events"] if e["type"] == "PrisonOffered" for b in e["bets"]]
        assert offered
        assert answers
        assert all(a["cause"] == "bot" for a in answers)

    play(tmp_path, evening, policy=Policy(seconds=0.3, bots=6), source=scripted(0, 0, 0, 0, 0, 0, 0, 0))


def test_a_bot_with_an_empty_purse_gets_chips(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "STAKE", 2)  # enough for two bets

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        brought = lambda: [e for a in ana.acts for e in a["events"] if e["type"] == "Brought" and is_bot(e["who"])]  # noqa: E731
        await ana.until(lambda: len(brought()) >= 4, 20)

    play(tmp_path, evening, policy=Policy(seconds=0.1, bots=2))


def test_bots_that_were_there_before_a_restart_are_still_bots(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: kinds(ana).count("RoundEnded") >= 1)
        assert len(bots(p.house.tables["1"])) == 2

    async def next_day(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        before = bots(hosted)
        assert len(before) == 2
        ana = await p.client("ana").open()
        await ana.until(lambda: kinds(ana).count("RoundEnded") >= 2)
        assert bots(hosted) == before
        assert any(a["by"] in before for a in ana.acts)

    options = {"policy": Policy(seconds=0.2, bots=2)}
    play(tmp_path, evening, **options)
    play(tmp_path, next_day, **options)


def test_a_table_that_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "BACK_OFF", 0.1)
    sources: Iterable[Source] = iter([Scripted(()), Scripted((1, 2, 3, 4, 5, 6))])  # the first has nothing to say

    async def evening(p: Parlour) -> None:
        ana, bea = await p.guest("ana", "1"), await p.guest("bea", "2")
        await bea.until(lambda: kinds(bea).count("RoundEnded") == 2)
        await ana.until(lambda: "BettingClosed" in kinds(ana))
        assert "Landed" not in kinds(ana)
        p.house.tables["1"].live.source.feed((7, 7, 7, 7))  # the fault is mended
        await ana.until(lambda: "RoundEnded" in kinds(ana))

    play(tmp_path, evening, tables=2, policy=Policy(seconds=0.2), source=lambda: next(iter(sources)))


def test_a_croupier_for_tables_that_open_later(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        await p.house.open_table(DORA, FRENCH, Policy(seconds=0.2))
        bea = await p.guest("bea", "2")
        await bea.until(lambda: "RoundEnded" in kinds(bea))
        assert await p.house.play_chips(Person("bea", "guest"))

    play(tmp_path, evening, policy=Policy(seconds=0.2))
