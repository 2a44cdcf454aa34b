"""Plays simulated evenings, each from its seed alone."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from tests.simulation.checks import Checks, gone_back
from tests.simulation.inside import inside
from tests.simulation.world import Plan, World


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
    timeline: tuple[tuple[str, int, float], ...]
    story: tuple[str, ...]


def play(seed: int, plan: Plan | None = None) -> Evening:
    """One evening, and what is wrong with it when it is over; a plan of one's own takes the place of the seed's."""
    world = World(seed, plan)
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
        seed=seed,
        plan=str(world.plan),
        wrong=wrong,
        digest=world.digest(),
        commands=len(sent),
        records=len(world.disk.rows),
        seconds=world.loop.now,
        faults=dict(world.done),
        timeline=world.timeline(),
        story=tuple(story),
    )


async def whole(world: World) -> None:
    await world.evening()
    if world.lost_records:
        gone_back(world)
        return
    await world.settle()
    checks = Checks(world)
    checks.all()
    await world.close()
    checks.audit()
    checks.reopened()
    checks.close()
