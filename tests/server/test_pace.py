"""The pace of an automatic table: who is ready, who sets the speed, who is gone, who makes room."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from parlour import Parlour
from test_croupier import bots, kinds, play, scripted, until

from novamas.client import Line, Said
from novamas.server import croupier as dealing
from novamas.server.hosted import Policy

LONG = Policy(seconds=300)
BLACKJACK = {"law": "euskadi-1996", "game": "blackjack", "minimum": "5.00", "roles": ["@croupier", "@inspector"]}


HOLDEM = {"law": "euskadi-1996", "game": "texas-holdem", "minimum": "5.00", "seats": 5, "options": {"time_bank": 1}}


async def bets_open(client: Line) -> None:
    await client.until(lambda: bool(client.offers("PlaceBet")))


def test_the_table_goes_on_when_everybody_is_ready(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        bea = await p.guest("bea")
        await ana.say_ready()
        await bea.say_ready()  # the pause before the first round
        await bets_open(ana)
        await ana.until(lambda: not ana.ready)
        await ana.do("PlaceBet", on="red", amount="10.00")
        await ana.say_ready()
        await bea.until(lambda: bea.ready == ["ana"])
        await asyncio.sleep(0.6)
        assert "Launched" not in kinds(ana), "bea has not said that she is ready"
        await ana.say_ready(False)
        await bea.say_ready()
        await bea.until(lambda: bea.ready == ["bea"])
        await asyncio.sleep(0.6)
        assert "Launched" not in kinds(ana), "ana has thought better of it"
        await ana.say_ready()
        await ana.until(lambda: "RoundEnded" in kinds(ana), 25)
        assert ana.ready == bea.ready == []

    # so long a ball is seen to roll, whoever is ready: 0.05 of the time for betting
    play(tmp_path, evening, policy=LONG, source=scripted(5, 6, 7))


def test_who_only_looks_on_neither_holds_up_the_table_nor_hurries_it(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        gil = await p.client("gil").open()
        ana = await p.guest("ana")
        answer = await gil.post({"ready": True})
        with pytest.raises(Said) as refused:
            await answer
        assert refused.value.code == "no-chips-here"
        assert ana.ready == []
        await ana.say_ready()
        await bets_open(ana)

    play(tmp_path, evening, policy=LONG)


def test_a_person_alone_sets_the_speed(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.set_speed("fast")
        await bets_open(ana)
        await ana.until(lambda: ana.closes_at is not None)
        assert ana.closes_at is not None
        assert ana.closes_at - time.time() <= 4.0, "half of the house's time"
        bea = await p.guest("bea")
        await ana.until(lambda: "RoundEnded" in kinds(ana), 25)
        await ana.until(lambda: ana.closes_at is not None, 25)
        assert ana.closes_at is not None
        assert ana.closes_at - time.time() > 4.0, "two people have the house's time"
        await bea.close()

    play(tmp_path, evening, policy=Policy(seconds=8), source=scripted(5, 6, 7, 8))


def test_who_closed_the_page_leaves_with_the_chips_in_the_purse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "GONE", 0.5)

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        bea = await p.guest("bea")
        before = ana.purse["EUR-play"]
        await ana.cut()
        await bea.until(lambda: "ana" not in bea.view["desk"]["chips"], 20)
        purse = await p.house.purses.of("ana")
        assert purse.holds("EUR-play") == before + 500_00
        assert "bea" in bea.view["desk"]["chips"], "who looks on stays"

    play(tmp_path, evening, policy=Policy(seconds=0.1))


def test_bots_make_room_for_people(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        ana = await p.guest("ana")
        seats = len(hosted.live.state.desk.seats)
        await until(lambda: len(bots(hosted)) == seats - 1)
        bea = await p.guest("bea")
        await until(lambda: len(bots(hosted)) == seats - 2)
        await bea.until(lambda: bool(bea.offers("Sit")), 20)
        await ana.close()

    play(tmp_path, evening, policy=Policy(seconds=0.2, bots=9), opening=BLACKJACK)


def test_a_bot_thinks_for_a_moment_and_nobody_waits_for_the_rest_of_a_clock(tmp_path: Path) -> None:
    """Company answers in a part of the time that people have, whoever answered before it."""

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await until(lambda: len(bots(p.house.tables["1"])) == 2)
        hosted = p.house.tables["1"]
        await until(lambda: None in hosted.state.desk.seats and all(b in hosted.state.desk.seats for b in bots(hosted)))
        await ana.do("Sit", seat=hosted.state.desk.seats.index(None) + 1)
        await bets_open(ana)
        spot = next(on for on in ana.offers("PlaceBet")[0]["form"]["on"]["values"])
        await ana.do("PlaceBet", on=spot, amount="5.00")
        await ana.say_ready()
        began = time.monotonic()
        while "RoundEnded" not in kinds(ana) and time.monotonic() - began < 25:
            await asyncio.sleep(0.05)
            if any(a["who"] == "ana" for a in ana.awaits):
                for kind in ("Stay", "PlayOn", "DeclineCut"):
                    if ana.offers(kind):
                        await ana.do(kind)
                        break
        assert "RoundEnded" in kinds(ana)
        assert not any(a.get("cause") == "clock" for a in ana.acts), "nobody was answered for"

    play(tmp_path, evening, policy=Policy(seconds=20, bots=2), opening=BLACKJACK)


def test_the_clock_gives_time_that_is_saved_up_before_it_decides(tmp_path: Path) -> None:
    """Who is silent at circle poker has as long again, once in a game, and sees it; then the default is played."""

    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        ana = await p.guest("ana")
        await until(lambda: all(b in hosted.state.desk.seats for b in bots(hosted)) and len(bots(hosted)) == 4)
        await ana.do("Sit", seat=hosted.state.desk.seats.index(None) + 1)
        await ana.until(lambda: bool(ana.offers("TakeTime")), 60)
        first = ana.closes_at
        assert first is not None
        await ana.until(lambda: "TimeTaken" in kinds(ana), 60)
        await ana.until(lambda: ana.closes_at is not None and ana.closes_at > first, 60)
        assert ana.view["desk"]["longer"] == {"ana": 1}
        assert any(a["who"] == "ana" for a in ana.awaits), "nothing is decided for her yet"
        await ana.until(lambda: ("ana", "clock") in decided(ana), 60)
        assert kinds(ana).count("TimeTaken") == 1

    play(tmp_path, evening, policy=Policy(seconds=1.5, bots=4), opening=HOLDEM)


def decided(client: Line) -> set[tuple[str, str]]:
    """For whom something was said in a hand, and by what."""
    spoken = ("Checked", "HandLeft", "Covered")
    return {(a["by"], a["cause"]) for a in client.acts for e in a["events"] if e["type"] in spoken}
