"""The parts of the house that a page may ask for by name."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import HeaderParameter

from novamas.server.figures import Figures
from novamas.server.house import House
from novamas.server.limits import Limits
from novamas.server.people import People
from novamas.server.roles import Person
from novamas.server.sessions import Sessions
from novamas.store.history import Histories
from novamas.store.once import LONGEST

Asking = NamedDependency[Person]
Visiting = NamedDependency[Person | None]
"""Who is asking, where strangers may ask too."""
TheHouse = NamedDependency[House]
ThePeople = NamedDependency[People]
TheSessions = NamedDependency[Sessions]
TheLimits = NamedDependency[Limits]
TheFigures = NamedDependency[Figures]
TheHistories = NamedDependency[Histories]

Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        max_length=LONGEST,
        required=False,
        description="The same request again under the same key changes nothing more and is answered the same way.",
    ),
]
