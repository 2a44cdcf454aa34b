"""For whoever does not believe the house: a receipt to keep elsewhere."""

from __future__ import annotations

import asyncio

from litestar import get
from msgspec import Struct

from novamas.server.parts import Asking, TheHouse
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.store.receipts import issue

TAGS = ["records"]


class Given(Struct, frozen=True):
    """A receipt: a line to copy or print. The audit takes it, however much later."""

    receipt: str


@get("/api/records/receipt", tags=TAGS, responses=problems(401, 403))
async def receipt(person: Asking, house: TheHouse) -> Given:
    """A signed line that says how far the books have come, for an inspector to keep."""
    check(person, "get-receipt")
    return Given(str(await asyncio.to_thread(issue, house.books.journal)))


ROUTES = [receipt]
