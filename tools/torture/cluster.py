"""Several servers of one house, and what can befall them and what lies between them."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from tools.torture.casino import Casino, casino
from tools.torture.forwarder import Forwarder
from tools.torture.kills import settle
from tools.torture.lives import PATIENCE, Gone, Life, Zygote, a_port
from tools.torture.people import BROKEN
from tools.torture.postgres import Postgres
from tools.torture.table import Progress, Row

CALM = 1.0  # seconds of play before something happens


class Member:
    """A server of the house, with a line to the store and a line from its colleagues that can be cut."""

    def __init__(self, house: Casino, store: str, to_store: Forwarder, from_others: Forwarder) -> None:
        self.house = house
        self.store = store
        self.to_store = to_store
        self.from_others = from_others
        self.port = a_port()
        self.life: Life

    async def start(self) -> None:
        lines = ("--internal", f"127.0.0.1:{self.from_others.to}", "--advertise", f"127.0.0.1:{self.from_others.port}")
        self.life = await self.house.serve("--quiet", *lines, store=self.store, port=self.port)

    async def well(self) -> None:
        await self.life.ready(self.house.web, time.monotonic() - self.life.born + PATIENCE)


class Members:
    """All servers of the house."""

    def __init__(self, house: Casino, all_: list[Member], server: Postgres) -> None:
        self.house = house
        self.all = all_
        self.server = server

    async def well(self) -> None:
        await asyncio.gather(*(member.well() for member in self.all))


Harm: TypeAlias = Callable[[Members, random.Random], Awaitable[None]]


@asynccontextmanager
async def members(house: Casino, server: Postgres, count: int) -> AsyncIterator[Members]:
    """They run until they are not needed any more."""
    database = house.store.rpartition("/")[2]
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(count):
            to_store = await stack.enter_async_context(Forwarder(server.port))
            from_others = await stack.enter_async_context(Forwarder(a_port()))
            made.append(Member(house, server.address(database, to_store.port), to_store, from_others))
        for member in made:
            await member.start()
        try:
            yield Members(house, made, server)
        finally:
            for member in made:
                member.life.signal(signal.SIGCONT)
                member.life.signal(signal.SIGTERM)
            for member in made:
                try:
                    await member.life.end(20)
                except Gone:
                    await member.life.kill()


# -- what can happen -------------------------------------------------------------------------------------------------


async def killed(house: Members, rng: random.Random) -> None:
    victim = rng.choice(house.all)
    await victim.life.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await victim.start()


def paused(least: float, most: float) -> Harm:
    async def harm(house: Members, rng: random.Random) -> None:
        victim = rng.choice(house.all)
        victim.life.signal(signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(least, most))
        victim.life.signal(signal.SIGCONT)

    return harm


def cut_off(how: str, least: float, most: float) -> Harm:
    async def harm(house: Members, rng: random.Random) -> None:
        line = rng.choice(house.all).to_store
        line.cut(how)
        await asyncio.sleep(rng.uniform(least, most))
        line.heal()

    return harm


async def parted(house: Members, rng: random.Random) -> None:
    line = rng.choice(house.all).from_others
    line.cut(rng.choice(("silent", "refused")))
    await asyncio.sleep(rng.uniform(2, 8))
    line.heal()


def postgres_stopped(mode: str) -> Harm:
    async def harm(house: Members, rng: random.Random) -> None:
        if mode == "kill":
            await asyncio.to_thread(house.server.kill)
        else:
            await asyncio.to_thread(house.server.stop, mode)
        await asyncio.sleep(rng.uniform(0, 3))
        await asyncio.to_thread(house.server.start)

    return harm


BETWEEN: tuple[tuple[str, Harm], ...] = (
    ("one of three servers killed", killed),
    ("one of three paused for up to 4 s", paused(0.2, 4)),
    ("one of three paused for 6 to 9 s", paused(6, 9)),
    ("one of three cut off from the store in silence", cut_off("silent", 3, 9)),
    ("one of three cut off from the store with a refusal", cut_off("refused", 1, 6)),
    ("one of three cut off from the others", parted),
)
BENEATH: tuple[tuple[str, Harm], ...] = (
    ("PostgreSQL stopped at once (immediate) and started", postgres_stopped("immediate")),
    ("PostgreSQL killed with signal 9 and started", postgres_stopped("kill")),
    ("PostgreSQL restarted (fast)", postgres_stopped("fast")),
)

# -- rounds ----------------------------------------------------------------------------------------------------------


async def cluster(zygote: Zygote, url: str, server: Postgres, folder: Path, rounds: int, seed: int) -> list[Row]:
    return await harmed("cluster", BETWEEN, 3, zygote, url, server, folder, rounds, seed)


async def outages(zygote: Zygote, url: str, server: Postgres, folder: Path, rounds: int, seed: int) -> list[Row]:
    return await harmed("PostgreSQL", BENEATH, 2, zygote, url, server, folder, rounds, seed)


async def harmed(
    name: str, harms: Sequence[tuple[str, Harm]], servers: int,
    zygote: Zygote, url: str, server: Postgres, folder: Path, rounds: int, seed: int,
) -> list[Row]:  # fmt: skip
    """One harm after the other, all of them equally often; the books are looked at after each."""
    rng = random.Random(seed)
    rows = [Row(what, "postgresql") for what, _ in harms]
    progress = Progress(name, max(rounds, len(harms)))
    async with casino(zygote, url, folder) as house:
        await house.open(seed)
        try:
            async with members(house, server, servers) as all_:
                await all_.well()
                for n in range(max(rounds, len(harms))):
                    await one_round(all_, rows[n % len(rows)], harms[n % len(harms)][1], rng)
                    progress.at(n + 1, f"{house.crowd.acked:,} commands acknowledged")
            await settle(house)
        except Gone as gone:
            rows[-1].wrong.append(str(gone))
        proof = house.proof
        last = Row("the same, everything looked at in the end", "postgresql", sum(row.times for row in rows))
        last.acknowledged = house.crowd.acked
        last.lost, last.doubled = proof.lost, proof.doubled
        last.wrong = proof.wrong
        audit = await house.audit()
    rows = [row for row in rows if row.times or row.wrong]
    for row in (*rows, last):
        row.audit = audit
        row.recovery = row.recovery or max((each.recovery for each in rows), default=0.0)
    if proof.late:
        rows[0].notes.append(f"in all of these {proof.late} came to a server that was behind what they had seen")
    last.notes.append(f"{proof.checks:,} looks at the books, {house.crowd.again:,} commands sent again")
    return [*rows, last] if last.lost or last.doubled or last.wrong else rows


async def one_round(house: Members, row: Row, harm: Harm, rng: random.Random) -> None:
    """Everybody plays; something happens and passes; everybody plays on; then the books are looked at."""
    crowd, proof = house.house.crowd, house.house.proof
    before, lost, doubled, wrong = crowd.acked, len(proof.lost), len(proof.doubled), len(proof.wrong)
    stop = asyncio.Event()
    playing = asyncio.create_task(
        crowd.play(house.house.web, lambda: rng.choice(house.all).life.address, stop, stay=True)
    )
    crowd.silence.begin()
    try:
        await asyncio.sleep(CALM * rng.random())
        await harm(house, rng)
        healed = time.monotonic()
        await house.well()
        while not crowd.silence.over(healed):
            if time.monotonic() - healed > PATIENCE:
                row.wrong.append(f"{PATIENCE:.0f} s after it had passed some table did not play")
                break
            await asyncio.sleep(0.05)
        row.recovery = max(row.recovery, crowd.silence.longest)
    finally:
        stop.set()
        await asyncio.wait((playing,), timeout=3)
        playing.cancel()  # what is not answered by now is sent again in the next round
        await asyncio.gather(playing, return_exceptions=True)
    row.times += 1
    for attempt in range(20):
        try:
            await proof.check(house.house.web, rng.choice(house.all).life.address)
            break
        except BROKEN as e:
            if attempt == 19:
                raise Gone(f"The books could not be looked at: {e}") from None
            await asyncio.sleep(0.5)
    row.acknowledged += crowd.acked - before
    row.lost += proof.lost[lost:]
    row.doubled += proof.doubled[doubled:]
    row.wrong += proof.wrong[wrong:]
    del proof.lost[lost:], proof.doubled[doubled:], proof.wrong[wrong:]
