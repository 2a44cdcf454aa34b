"""The server is killed at random moments: while it starts, while it plays, while it closes."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tools.torture.casino import Casino, casino
from tools.torture.lives import Gone, Life, Zygote
from tools.torture.people import BROKEN
from tools.torture.table import Progress, Row

USUAL, LONGEST = 10, 1.5  # acknowledgements of a life, and the seconds after which it ends with fewer
MOMENT = 0.02  # seconds within which the signal comes then: any step of the next command may be hit
LOOKING = 0.1
SETTLING = 5.0  # seconds in which every table may acknowledge something in the end
KINDS = {"playing": 12, "starting": 2, "looking back": 2, "sitting down": 2, "closing": 2}  # of twenty


class Usual:
    """How long something takes, learnt from how long it took: so that a signal may hit every part of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def took(self, seconds: float) -> None:
        self.seconds = 0.9 * self.seconds + 0.1 * seconds


async def kills(zygote: Zygote, store: str, kind: str, folder: Path, count: int, seed: int) -> Row:
    row = Row("server killed with signal 9", kind)
    rng = random.Random(seed)
    progress = Progress(f"kills on {kind}", count)
    died = dict.fromkeys(KINDS, 0)
    starting, closing = Usual(0.3), Usual(0.2)
    cpu = 0.0
    async with casino(zygote, store, folder) as house:
        await house.open(seed)
        try:
            while row.times < count:
                how = rng.choices(list(KINDS), list(KINDS.values()))[0]
                life = await house.serve("--quiet")
                if how == "starting":
                    await asyncio.sleep(rng.random() * starting.seconds)
                    code = await life.kill()
                else:
                    took = await life.ready(house.web)
                    starting.took(took)
                    row.recovery = max(row.recovery, took)
                    code = await ended(house, life, how, rng, closing)
                house.cpu += life.cpu
                if code == -signal.SIGKILL:
                    row.times += 1
                    died[how] += 1
                progress.at(row.times, f"{house.crowd.acked:,} commands acknowledged")
            cpu = house.cpu / row.times
            await settle(house)
        except Gone as gone:
            row.wrong.append(str(gone))
        finish(row, house)
        row.audit = await house.audit()
    row.notes.append(", ".join(f"{died[how]} while {how}" for how in KINDS))
    row.notes.append(f"{cpu:.2f} s of a core for a life of a server")
    return row


async def ended(house: Casino, life: Life, how: str, rng: random.Random, closing: Usual) -> int:
    """Everybody plays, after the books were looked at; then the server dies in the way that was chosen."""

    stop = asyncio.Event()
    playing = asyncio.create_task(house.proof.check(house.web, life.address))
    if how == "looking back":
        await asyncio.sleep(rng.random() * LOOKING)
    else:
        await playing
        wanted = house.crowd.acked + 1 + int(rng.expovariate(1 / USUAL))
        playing = asyncio.create_task(house.crowd.play(house.web, lambda: life.address, stop, stay=False))
        if how == "sitting down":
            await asyncio.sleep(rng.random() * LOOKING)
        else:
            await house.crowd.until(lambda: house.crowd.acked >= wanted, LONGEST)
            await asyncio.sleep(rng.random() * MOMENT)
    if how == "closing":
        began = time.monotonic()
        life.signal(signal.SIGTERM)
        await asyncio.wait((life.ended,), timeout=rng.random() * closing.seconds)
        if life.ended.done():  # it was quicker: the next one is hit earlier
            closing.took(time.monotonic() - began)
        else:
            closing.took(closing.seconds * 1.2)
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
    try:
        await house.crowd.until(lambda: house.crowd.silence.over(life.born), SETTLING)
    finally:
        stop.set()
        await asyncio.wait_for(playing, 60)
    for _ in range(2):  # the second look: nobody waits for anything any more
        try:
            await house.proof.check(house.web, life.address)
        except BROKEN as e:
            raise Gone(f"The books could not be looked at: {e}") from None
    await house.stop(life)
    await asyncio.to_thread(house.proof.statements, house.store, house.keys)


def finish(row: Row, house: Casino) -> None:
    proof, crowd = house.proof, house.crowd
    row.acknowledged = crowd.acked
    row.lost, row.doubled = proof.lost, proof.doubled
    row.wrong += proof.wrong
    refused = sum(player.refused for player in crowd.players)
    row.notes.append(
        f"{proof.checks:,} looks at the books, {refused:,} commands refused, {len(crowd.cage.paid):,} payments,"
        f" {crowd.again:,} acknowledged ones sent again up to {crowd.oldest:,} lives later"
    )
