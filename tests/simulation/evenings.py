"""Plays simulated evenings, each from its seed alone."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter

from msgspec import Struct
from tests.simulation.checks import Checks
from tests.simulation.inside import inside
from tests.simulation.world import World


class Evening(Struct, frozen=True):
    """What came of a seed. `digest` is the same whenever it is played."""

    seed: int
    plan: str
    wrong: str
    digest: str
    commands: int
    records: int
    seconds: float
    faults: dict[str, int]
    story: tuple[str, ...] = ()


def play(seed: int) -> Evening:
    """One evening, and what is wrong with it when it is over."""
    world = World(seed)
    wrong = ""
    with inside(world.loop, world):
        asyncio.set_event_loop(None)
        try:
            world.loop.run_until_complete(whole(world))
        except Exception as e:
            wrong = f"{type(e).__name__}: {e}"
        finally:
            world.bury()
    sent = [sent for guest in world.guests for sent in guest.sent]
    story = sorted((*world.said, *world.logs, *world.loop.problems))
    return Evening(
        seed, str(world.plan), wrong, world.digest(), len(sent), len(world.disk.rows), world.loop.now,
        dict(Counter(world.done)), tuple(story),
    )  # fmt: skip


async def whole(world: World) -> None:
    await world.evening()
    if world.lost_records:
        checks = Checks(world) if not world.refused else None
        if checks is not None:
            checks.gone_back()
            checks.close()
        return
    await world.settle()
    checks = Checks(world)
    checks.all()
    await world.close()
    checks.audit()
    checks.reopened()
    checks.close()


def tidy() -> None:
    gc.collect()
