"""The server as an ASGI app: the house, its people, the door and every page.

books = open_books("casino.db")
app = create_app(books)
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from novamas import __version__
from novamas.server import pages
from novamas.server.bodies import CheckedRequest
from novamas.server.croupier import Staff
from novamas.server.crowd import Lines
from novamas.server.door import Door, on_the_way_out
from novamas.server.figures import Figures
from novamas.server.house import House
from novamas.server.limits import Limits
from novamas.server.openapi import HouseDocument, SocketDocument
from novamas.server.pages import CLIENT, Pages
from novamas.server.people import People
from novamas.server.problems import HANDLERS
from novamas.server.requests import AnyRequest
from novamas.server.roles import Person
from novamas.server.routes import (
    accounts,
    cage,
    cloths,
    entrance,
    evening,
    floor,
    friends,
    library,
    records,
    regulator,
    replay,
    school,
    service,
    sitting,
    table,
    tournaments,
    trust,
    watch,
)
from novamas.server.seals import Seal
from novamas.server.sessions import NotAuthorized, PasswordFirst, Sessions, person_of
from novamas.server.socket import farewell, table_socket
from novamas.server.watch import Watch
from novamas.store.history import Histories

LARGEST_BODY = 64 * 1024
ROOMS = (
    entrance,
    floor,
    sitting,
    tournaments,
    friends,
    cloths,
    table,
    replay,
    evening,
    school,
    cage,
    accounts,
    records,
    watch,
    regulator,
    trust,
    library,
    service,
    pages,
)


def create_app(
    house: House,
    *,
    limits: Limits | None = None,
    secure: bool = False,
    origins: frozenset[str] = frozenset(),
    hasher: PasswordHasher | None = None,
    deal: bool = True,
    client: Path = CLIENT,
    first: Callable[[House, People], Awaitable[None]] | None = None,
    metrics_token: str = "",
) -> Litestar:
    """The app around a house, which opens and closes with it.

    `deal` is whether automatic croupiers work here; `first` is done once the tables are back and before anybody comes
    in; `secure` keeps cookies and pages to https; `origins` are other sites whose pages may use this server; `client`
    is the folder of the built browser client; `metrics_token` opens `/metrics` to whoever has it.
    """
    journal = house.books.journal
    seal = Seal.at(journal.folder / "session.key")
    people = People(house.books, seal, hasher, exactly=house.exactly)
    house.called = people.among
    figures = Figures()
    sessions = Sessions(seal, people, secure=secure, origins=origins)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        if first is not None:
            await first(house, people)
        work = [asyncio.create_task(people.watch())]
        if deal:
            work.append(asyncio.create_task(Staff(house).run()))
            work.append(asyncio.create_task(house.evening.watch()))
            work.append(asyncio.create_task(house.tournaments.watch()))
        try:
            yield
        finally:
            await farewell(house)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            figures.close()
            await house.close()

    state = {
        "house": house, "people": people, "sessions": sessions, "limits": limits or Limits(),
        "pulse": service.Pulse(house, people), "pages": Pages(client), "histories": Histories(house.books),
        "lines": Lines(), "figures": figures, "watching": Watch(house), "metrics_token": metrics_token,
    }  # fmt: skip
    return Litestar(
        route_handlers=[*(route for room in ROOMS for route in room.ROUTES), table_socket],
        state=State(state),
        dependencies={
            "person": Provide(asking, sync_to_thread=False),
            "visitor": Provide(visiting, sync_to_thread=False),
            **{name: Provide(hand_out(name), sync_to_thread=False) for name in state},
        },
        middleware=[Door()],
        request_class=CheckedRequest,
        before_send=[on_the_way_out],
        exception_handlers=HANDLERS,
        lifespan=[open_house],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="novamas",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[
                service.Reference(),
                HouseDocument(path="/openapi.json"),
                SocketDocument(path="/asyncapi.json"),
            ],
        ),
    )


def asking(request: AnyRequest) -> Person:
    return person_of(request)


def visiting(request: AnyRequest) -> Person | None:
    """Who is asking, or nobody in particular."""
    try:
        return person_of(request)
    except (NotAuthorized, PasswordFirst):
        return None


def hand_out(name: str) -> Callable[[State], Any]:
    """Hands a part of the house to the pages that ask for it by name."""

    def part(state: State) -> object:
        return state[name]

    return part
