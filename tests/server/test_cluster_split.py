"""A network that splits: whoever is cut off from the store acknowledges nothing, and follows when it is back."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from colleagues import Failed, Log, Member, has_table, owner_of, until
from forwarder import Forwarder

from novamas.server.addresses import Address
from novamas.server.cluster import ClusterHouse, TableAway, Timing, open_house
from novamas.server.roles import Person
from private_postgres import Server

FRENCH = {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"}
BY_HAND = {"auto": False, "physical": True}
ANA = ["ana", "guest"]
LATE = 8
PATIENT = 60.0


async def again(member: Member, key: str) -> dict[str, Any]:
    """Sends a command until it is answered: the key makes sure that it happens once."""
    while True:
        try:
            ack: dict[str, Any] = await member.act(ANA, "1", "Bring", key=key, amount="5.00")
            return ack
        except (Failed, TimeoutError) as e:
            if isinstance(e, Failed) and e.code != "table-away":
                raise
            await asyncio.sleep(0.05)


def acknowledged(tasks: list[asyncio.Task[Any]]) -> list[Any]:
    return [task.result() for task in tasks if task.done() and task.exception() is None]


@pytest.mark.parametrize("how", ["silent", "refused"])
def test_an_owner_that_is_cut_off_from_the_store_is_fenced_and_follows(
    postgres: Server, tmp_path: Path, how: str
) -> None:
    url, keys = postgres.database(), tmp_path / "keys"

    async def evening(line: Forwarder) -> set[str]:
        owner = await Member.start(url.replace(f":{postgres.port}/", f":{line.port}/"), keys)
        other = None
        try:
            await owner.do("open", opening=FRENCH, policy=BY_HAND)
            await owner.do("chips", person=ANA)
            await owner.act(ANA, "1", "Bring", key="before", amount="100.00")
            other = await Member.start(url, keys)
            await until(lambda: has_table(other, "1"), PATIENT)
            assert await owner_of([owner, other], "1") is owner
            generation = (await owner.held())["1"]
            shown = (await owner.info())["tables"]["1"]["seq"]

            line.cut(how)
            late = [
                asyncio.create_task(owner.act(ANA, "1", "Bring", key=f"late-{n}", amount="5.00")) for n in range(LATE)
            ]
            wrote = [await again(other, f"meanwhile-{n}") for n in range(3)]  # it waits until it may take over
            assert (await other.held())["1"] > generation
            assert acknowledged(late) == [], "what is not on disk is not acknowledged"
            assert min(ack["seq"] for ack in wrote) == shown, "nor is it in the past on which the others build"
            assert (await owner.info())["tables"]["1"]["seq"] == shown, "nor is it shown to anybody"

            line.heal()
            await asyncio.gather(*late, return_exceptions=True)
            acks = [await again(owner, f"late-{n}") for n in range(LATE)]
            assert len({ack["seq"] for ack in acks}) == LATE
            assert min(ack["seq"] for ack in acks) > max(ack["seq"] for ack in wrote)

            async def follows() -> bool:
                mine, theirs = (await owner.info()), (await other.info())
                here, there = mine["tables"]["1"], theirs["tables"]["1"]
                return mine["held"] == {} and not here["lost"] and here["seq"] == here["live"] == there["seq"]

            await until(follows, PATIENT)
            assert await owner.do("state", table="1") == await other.do("state", table="1")
            assert (await other.held())["1"] > generation
            await again(owner, "after")
        finally:
            for member in (owner, other):
                if member is not None:
                    await member.leave()
        return {"before", "after", *(f"meanwhile-{n}" for n in range(3)), *(f"late-{n}" for n in range(LATE))}

    async def whole() -> set[str]:
        async with Forwarder(postgres.port) as line:
            return await evening(line)

    expected = asyncio.run(whole())
    assert Log(url, keys).keys("1") == Counter(expected)


def test_two_servers_that_cannot_reach_each_other(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner keeps its table: commands through the other one fail in time, and what it shows goes on."""
    url, keys = postgres.database(), tmp_path / "keys"
    monkeypatch.setattr("novamas.server.cluster.PATIENCE", 1.5)
    ana, dora, bring = Person("ana", "guest"), Person("dora", "director"), {"Bring": {"amount": "5.00"}}

    async def evening() -> None:
        ear = socket.create_server(("127.0.0.1", 0))
        async with Forwarder(ear.getsockname()[1]) as line:
            timing = Timing(beat=0.1, stale=30.0)
            owner = open_house(url, keys, timing=timing, ear=ear, advertised=Address("127.0.0.1", line.port))
            other = open_house(url, keys, timing=timing)
            assert isinstance(owner, ClusterHouse)
            assert isinstance(other, ClusterHouse)
            await owner.start()
            await owner.open_table(dora, FRENCH)
            await owner.play_chips(ana)
            await other.start()
            try:
                assert (await other.act(ana, "1", bring, "near")).again is False
                line.cut("silent")
                asked = time.monotonic()
                with pytest.raises(TableAway):
                    await other.act(ana, "1", bring, "far")
                assert time.monotonic() - asked < PATIENT
                assert owner.held
                assert not other.held
                ack = await owner.act(ana, "1", bring, "here")
                while other.tables["1"].seq < ack.seq + ack.events:
                    await asyncio.sleep(0.01)
                line.heal()
                while True:
                    try:
                        assert (await other.act(ana, "1", bring, "far")).seq > 0
                        break
                    except TableAway:
                        await asyncio.sleep(0.05)
                assert owner.held
            finally:
                await other.close()
                await owner.close()

    asyncio.run(evening())
    assert Log(url, keys).keys("1") == Counter(["near", "here", "far"])
