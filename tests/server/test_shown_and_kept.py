"""What people are shown is what is kept: the time that they have, the table as it is on disk, times that only grow."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace
from parlour import FRENCH, Parlour, parlour

from novamas.casino import LiveTable
from novamas.kit.chance import Scripted
from novamas.kit.money import EUR
from novamas.server.hosted import Policy
from novamas.table.acts import Bring, Sit
from novamas.table.opening import read_opening

SECONDS = 1.5
ZERO = {"law": "galicia-2007", "game": "roulette-french", "minimum": "5.00"}


def test_whoever_owes_an_answer_has_the_time_that_the_house_gives_and_shows(tmp_path: Path) -> None:
    """Zero has come, and ana does not say whether she takes half or goes to prison."""

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: any(o["kind"] == "PlaceBet" for o in ana.options))
        await ana.do("PlaceBet", on="red", amount="5.00")
        await ana.until(lambda: any(a["who"] == "ana" for a in ana.awaits) and ana.closes_at is not None)
        asked = next(a["at"] for a in reversed(ana.acts) if any(e["type"] == "PrisonOffered" for e in a["events"]))
        shown = ana.closes_at
        assert shown is not None
        assert shown >= asked + SECONDS - 0.05, "as much time as the house says that it gives"
        await ana.until(lambda: any(a.get("cause") == "clock" and a["by"] == "ana" for a in ana.acts))
        answered = next(a["at"] for a in ana.acts if a.get("cause") == "clock" and a["by"] == "ana")
        assert answered >= shown - 0.05, "and not less than is shown"

    async def main() -> None:
        policy = Policy(seconds=SECONDS)
        async with (
            asyncio.timeout(60),
            parlour(
                str(tmp_path / "casino.db"), policy=policy, opening=ZERO, source=lambda: Scripted([0, 5, 6, 7, 8, 9])
            ) as p,
        ):
            await evening(p)

    asyncio.run(main())


def test_nobody_is_shown_what_is_not_on_disk_yet(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        hosted = p.house.tables["1"]
        await p.house.wait_until_written(hosted)
        before = replace(p.house.snapshot(hosted, "ana"), at=0)
        held = []
        committer = p.house.books.committer
        hand_in = committer.hand_in
        committer.hand_in = lambda *batch: held.append(batch)  # type: ignore[method-assign]
        doing = asyncio.create_task(ana.do("Take", amount="100.00"))
        while not held:
            await asyncio.sleep(0.005)
        assert hosted.live.state.desk.chips["ana"] == 400_00
        assert replace(p.house.snapshot(hosted, "ana"), at=0) == before, "decided, but not written"
        committer.hand_in = hand_in  # type: ignore[method-assign]
        hand_in(*held[0])
        await doing
        assert p.house.snapshot(hosted, "ana").view.desk.chips["ana"] == 400_00

    async def main() -> None:
        async with asyncio.timeout(60), parlour(str(tmp_path / "casino.db"), staff=False) as p:
            await evening(p)

    asyncio.run(main())


def test_acts_of_a_table_are_never_older_than_the_one_before() -> None:
    times = iter([100.0, 90.0, 110.0, 105.0])
    opening = read_opening("euskadi-1996", "roulette-french", {"minimum": FRENCH["minimum"]}, EUR)
    table = LiveTable("1", opening, Scripted(), lambda: next(times))
    acts = [table.open("dora"), *(table.act(c) for c in (Bring(by="ana", amount=500), Sit(by="ana", seat=1)))]
    acts.append(table.act(Bring(by="bea", amount=500)))
    assert [act.at for act in acts] == [100.0, 100.0, 110.0, 110.0]
