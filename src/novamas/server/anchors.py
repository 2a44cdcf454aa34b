"""Anchors: while the house is open, receipts for its books are kept where it cannot reach them later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from novamas.store import Journal
from novamas.store.receipts import issue, keep

EVERY = 600.0  # seconds between two receipts

log = logging.getLogger("novamas.anchors")


def drop(journal: Journal, where: Sequence[str], failed: Callable[[str, Exception], None]) -> None:
    """Keeps one receipt in every place; one that cannot be reached does not keep the others from it."""
    if not where:
        return
    receipt = issue(journal)
    for place in where:
        try:
            keep(receipt, place)
        except Exception as e:  # whatever the other side says, this house goes on
            failed(place, e)


async def anchor(journal: Journal, where: Sequence[str], failed: Callable[[str, Exception], None]) -> None:
    """Keeps receipts for as long as the house is open."""
    while where:
        await asyncio.to_thread(drop, journal, where, failed)
        await asyncio.sleep(EVERY)
