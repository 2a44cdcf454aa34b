"""The feed: what other servers write, batch by batch, in the order of writing, without a gap.

Every batch is announced in the transaction that writes it, and PostgreSQL delivers announcements in the order of
commits. An own batch only moves the place on; for another's, the new records are read. A missed announcement costs
time, never a record: the place is a number in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import psycopg
from eventsourcing.persistence import Notification, PersistenceError

from novamas.server.cluster_lease import CLOCK, NEWS, conninfo
from novamas.store.journal import PAGE, SPINE, Journal

POLL = 1.0  # seconds without news after which the store is looked at anyway
PLAIN = "stored_events"  # the channel of writers that are no servers of a cluster

log = logging.getLogger("novamas.cluster")

Follow = Callable[[Sequence[Notification]], Awaitable[None]]


class Feed:
    """One server's place in the store, and what it does with what others wrote."""

    def __init__(self, url: str, journal: Journal, member: str, follow: Follow, clock: Callable[[str], None]) -> None:
        self.url = url
        self.journal = journal
        self.member = member
        self.follow = follow
        self.clock = clock
        self.last = journal.size()
        self.lock = asyncio.Lock()

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (psycopg.Error, PersistenceError, OSError) as e:
                log.warning("the feed was cut off: %s", str(e).strip())
                await asyncio.sleep(0.2)

    async def listen(self) -> None:
        info = conninfo(self.url, application_name=f"novamas {self.member}")
        async with await psycopg.AsyncConnection.connect(info, autocommit=True) as line:
            for channel in (NEWS, CLOCK, PLAIN):
                await line.execute(f"LISTEN {channel}")
            while True:
                await self.pull()  # what was written before this line was open, or without an announcement
                async for notice in line.notifies(timeout=POLL):
                    await self.hear(notice)

    async def hear(self, notice: psycopg.Notify) -> None:
        if notice.channel == CLOCK:
            self.clock(notice.payload)
            return
        author, _, last = notice.payload.partition(" ")
        if author == self.member:
            async with self.lock:  # all that was announced before has been read
                self.last = max(self.last, int(last))
        elif not last or int(last) > self.last:
            await self.pull()

    async def pull(self) -> None:
        """Reads on to the end of the store."""
        async with self.lock:
            place, rows = self.last, list[Notification]()
            while True:
                page = await asyncio.to_thread(self.page, place)
                for row in page:
                    rows.append(row)
                    if str(row.originator_id).startswith(SPINE):  # the last record of a batch
                        if row.originator_id != SPINE + self.member:
                            await self.follow(rows)
                        rows, self.last = [], row.id
                if len(page) < PAGE:
                    return
                place = page[-1].id

    def page(self, after: int) -> Sequence[Notification]:
        return self.journal.recorder.select_notifications(after, PAGE, inclusive_of_start=False)

    async def reach(self, number: int) -> None:
        """Returns when everything up to a record has been followed."""
        while self.last < number:
            await self.pull()
