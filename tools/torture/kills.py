"""The server is killed at random moments: while it starts, while it plays, while it closes."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

import httpx

from tools.torture.casino import Casino, casino
from tools.torture.lives import Gone, Life, Zygote
from tools.torture.people import BROKEN
from tools.torture.table import Progress, Row

LONGEST, USUAL = 1.5, 0.35  # seconds from the first command of a life to its end
CLOSING = 0.3
LOOKING = 0.1
KINDS = {"playing": 12, "starting": 2, "looking back": 2, "sitting down": 2, "closing": 2}  # of twenty


async def kills(zygote: Zygote, store: str, kind: str, folder: Path, count: int, seed: int, cage_keys: bool) -> Row:
    row = Row("server killed with signal 9", kind)
    rng = random.Random(seed)
    progress = Progress(f"kills on {kind}", count)
    died = dict.fromkeys(KINDS, 0)
    usual = 0.4
    async with casino(zygote, store, folder) as house:
        await house.open(seed, cage_keys)
        try:
            while row.times < count:
                how = rng.choices(list(KINDS), list(KINDS.values()))[0]
                life = await house.serve("--quiet")
                if how == "starting":
                    await asyncio.sleep(rng.random() * usual)
                    code = await life.kill()
                else:
                    took = await life.ready(house.web)
                    usual, row.recovery = 0.9 * usual + 0.1 * took, max(row.recovery, took)
                    code = await ended(house, life, how, rng)
                if code == -signal.SIGKILL:
                    row.times += 1
                    died[how] += 1
                progress.at(row.times, f"{house.crowd.acked:,} commands acknowledged")
            await settle(house)
        except Gone as gone:
            row.wrong.append(str(gone))
        finish(row, house)
        row.audit = await house.audit()
    row.notes.append(", ".join(f"{died[how]} while {how}" for how in KINDS))
    return row


async def ended(house: Casino, life: Life, how: str, rng: random.Random) -> int:
    """Everybody plays, after the books were looked at; then the server dies in the way that was chosen."""

    stop = asyncio.Event()
    playing = asyncio.create_task(house.proof.check(house.web, life.address))
    if how == "looking back":
        await asyncio.sleep(rng.random() * LOOKING)
    else:
        await playing
        before = house.crowd.acked
        playing = asyncio.create_task(house.crowd.play(house.web, lambda: life.address, stop, stay=False))
        if how == "sitting down":
            await asyncio.sleep(rng.random() * LOOKING)
        else:
            await house.crowd.until(lambda: house.crowd.acked > before, 5.0)
            await asyncio.sleep(min(LONGEST, rng.expovariate(1 / USUAL)))
    if how == "closing":
        life.signal(signal.SIGTERM)
        await asyncio.sleep(rng.random() * CLOSING)
    code = await life.kill()
    stop.set()
    with suppress(httpx.HTTPError):  # who was looking when it died looks again in the next life
        await asyncio.wait_for(playing, 60)
    return code


async def settle(house: Casino) -> None:
    """Once more without harm, so that whatever was left open is answered; then everything is looked at."""
    life = await house.serve("--quiet")
    await life.ready(house.web)
    stop = asyncio.Event()
    playing = asyncio.create_task(house.crowd.play(house.web, lambda: life.address, stop, stay=True))
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.wait_for(playing, 60)
    for _ in range(2):  # the second look: nobody waits for anything any more
        try:
            await house.proof.check(house.web, life.address)
        except BROKEN as e:
            raise Gone(f"The books could not be looked at: {e}") from None
    await house.stop(life)


def finish(row: Row, house: Casino) -> None:
    proof, crowd = house.proof, house.crowd
    row.acknowledged = crowd.acked
    row.lost, row.doubled = proof.lost, proof.doubled
    row.wrong += proof.wrong
    refused = sum(player.refused for player in crowd.players)
    row.notes.append(
        f"{proof.checks:,} looks at the books, {crowd.again:,} commands sent again, {refused:,} refused,"
        f" {len(crowd.cage.paid):,} payments"
    )
