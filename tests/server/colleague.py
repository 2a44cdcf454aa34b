"""One server of a house with several, as a process of its own: `python colleague.py URL KEYS [--staff]`.

It is driven by lines of JSON: a request has a number `n` and what to `do`; its answer has the same number. Requests run
side by side, as those of a real server do.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import msgspec

from novamas.casino import Money
from novamas.kit.decider import Refused, to_json
from novamas.kit.errors import NovamasError
from novamas.kit.money import CURRENCIES
from novamas.server.cluster import ClusterHouse, Timing, open_house
from novamas.server.croupier import Staff
from novamas.server.hosted import Policy
from novamas.server.roles import Person

TIMING = Timing(beat=0.2, stale=1.5)


class Colleague:
    """Does what the test asks of this server."""

    def __init__(self, house: ClusterHouse) -> None:
        self.house = house
        self.seen: dict[str, list[tuple[int, int]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def do(self, what: str, **args: Any) -> Any:
        answer = getattr(self, what)(**args)
        return await answer if asyncio.iscoroutine(answer) else answer

    async def act(self, person: list[str], table: str, written: Any, key: str = "") -> Any:
        return await self.house.act(Person(*person), table, written, key)

    async def chance(self, person: list[str], table: str, value: Any) -> Any:
        return await self.house.type_chance(Person(*person), table, value)

    async def close_table(self, person: list[str], table: str) -> Any:
        return await self.house.close_table(Person(*person), table)

    async def open(self, opening: dict[str, Any], policy: dict[str, Any], money: Money = "play") -> str:
        runs = msgspec.convert(policy, Policy)
        return (await self.house.open_table(Person("dora", "director"), opening, runs, money=money)).live.id

    async def policy(self, table: str, policy: dict[str, Any]) -> None:
        await self.house.set_policy(Person("dora", "director"), table, msgspec.convert(policy, Policy))

    async def chips(self, person: list[str]) -> dict[str, int]:
        return await self.house.play_chips(Person(*person))

    async def cash(self, person: str, amount: str, out: bool, currency: str = "EUR") -> dict[str, int]:
        return await self.house.cash(Person("carla", "cashier"), person, amount, CURRENCIES[currency], out=out)

    async def purse(self, person: str) -> dict[str, int]:
        return (await self.house.purses.of(person)).balances

    def info(self) -> dict[str, Any]:
        return {
            "member": self.house.member,
            "held": self.house.held,
            "commands": self.house.meter.total(self.house.meter.played),
            "tables": {
                id: {"seq": h.seq, "live": h.live.seq, "policy": h.policy, "closes_at": h.closes_at, "lost": h.lost}
                for id, h in self.house.tables.items()
            },
        }

    def state(self, table: str) -> str:
        hosted = self.house.table(table)
        assert hosted.state == hosted.live.state
        return to_json(hosted.state).decode()

    def watch(self, table: str) -> None:
        """Looks on as a viewer does: from now on, every act is noted as it is shown."""
        task = asyncio.create_task(self._look(table))
        self.tasks.add(task)

    async def _look(self, table: str) -> None:
        hosted, viewer = self.house.look(Person("ines", "inspector"), table)
        seen = self.seen.setdefault(table, [])
        viewer.seq = hosted.seq
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            missed = self.house.since(hosted, viewer.seq)
            assert missed is not None, "the viewer was sent back to a snapshot"
            for shown in missed:
                seen.append((shown.seq, shown.end))
                viewer.seq = shown.end

    def watched(self, table: str) -> list[tuple[int, int]]:
        for task in self.tasks:
            if task.done():
                task.result()
        return self.seen[table]


async def main(url: str, keys: Path, staff: bool) -> None:
    loop = asyncio.get_running_loop()
    house = open_house(url, keys, timing=TIMING)
    assert isinstance(house, ClusterHouse)
    await house.start()
    colleague = Colleague(house)
    dealing = asyncio.create_task(Staff(house, 1).run()) if staff else None
    reader = asyncio.StreamReader(limit=1 << 22)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)

    async def serve(request: dict[str, Any]) -> None:
        n = request.pop("n")
        try:
            answer = {"n": n, "ok": await colleague.do(request.pop("do"), **request)}
        except NovamasError as e:
            clauses = e.clauses if isinstance(e, Refused) else ()
            answer = {"n": n, "error": e.code, "kind": type(e).__name__, "clauses": clauses, "text": str(e)}
        except Exception as e:
            logging.exception("a request failed")
            answer = {"n": n, "error": repr(e), "kind": "fault"}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()

    sys.stdout.write('{"n":0,"ok":true}\n')
    sys.stdout.flush()
    serving = set()
    while line := await reader.readline():
        task = asyncio.create_task(serve(msgspec.json.decode(line)))
        serving.add(task)
        task.add_done_callback(serving.discard)
    house.open = False
    if dealing is not None:
        await dealing
    await house.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("keys", type=Path)
    parser.add_argument("--staff", action="store_true")
    options = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(process)d %(name)s %(message)s")
    asyncio.run(main(options.url, options.keys, options.staff))
