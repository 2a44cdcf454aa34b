"""The whole floor at a glance, for whoever answers for it."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from novamas.server.parts import Asking
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.watch import Floor, Watch

TAGS = ["records"]


@get("/api/watch", tags=TAGS, responses=problems(401, 403))
async def watch(person: Asking, watching: NamedDependency[Watch]) -> Floor:
    """Every open table with its people, its drop, what it won beside what it should have and who works there; what was
    reported last, and how many people there were."""
    check(person, "see-books")
    return await watching.floor()


ROUTES = [watch]
