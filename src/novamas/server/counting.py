"""Counts at the tables of the house: whose hands, and what the house counts by itself where nobody deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from novamas.kit.decider import Command, Refused
from novamas.server.hosted import Hosted
from novamas.table.acts import Count, Countersign

if TYPE_CHECKING:
    from novamas.server.house import House


async def count_out(house: House, hosted: Hosted) -> None:
    """The house's own hands count a table that deals by itself and sign, as far as it can be closed."""
    live = hosted.live
    if not hosted.policy.auto or live.state.desk.chips or not live.decider.resting(live.state):
        return
    while not live.decider.is_counted_out(live.state):
        await house.play(hosted, next(live.decider.own_counts(live.state)), cause="autopilot")


def check_hands(hosted: Hosted, command: Command, person: str) -> None:
    """Whoever counted a table does not sign their own count."""
    if not isinstance(command, Countersign):
        return
    counts = (act for act in reversed(hosted.live.tail) if isinstance(act.command, Count))
    if (last := next(counts, None)) is not None and last.person == person:
        raise Refused("same-hands", field="by")
