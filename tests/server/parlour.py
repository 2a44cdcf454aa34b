"""A small casino on loopback for the tests of the live side: a house, its croupiers, and a line to every table.

Who is asking comes from a header here, because sessions are tested elsewhere. Run as a script it is the server that
the crash tests kill: `python parlour.py STORE KEYS TABLES` prints its port and serves until it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from novamas.client import Line
from novamas.kit.chance import Source
from novamas.server.croupier import Staff
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.server.socket import attend, farewell
from novamas.store import open_journal
from novamas.store.audit import Report, audit
from novamas.store.books import open_books

DORA = Person("dora-behind-the-desk", "director")
FRENCH = {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"}


@websocket("/api/tables/{table:str}/live")
async def line(socket: WebSocket[Any, Any, Any]) -> None:
    id, _, role = socket.headers["x-person"].partition(":")
    person, house = Person(id, role or "guest"), socket.app.state.house
    if socket.app.state.generous and person.role == "guest":
        await house.play_chips(person)
    await attend(socket, house, person, socket.path_params["table"])


class Parlour:
    """The house while a test runs."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.port = port

    def client(self, id: str, role: str = "guest", table: str = "1", **options: Any) -> Line:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return Line(url, headers={"x-person": f"{id}:{role}"}, **options)

    async def guest(self, id: str, table: str = "1", chips: str = "500.00", **options: Any) -> Line:
        """A guest with play chips who has come to the table."""
        await self.house.play_chips(Person(id, "guest"))
        client = await self.client(id, table=table, **options).open()
        await client.do("Bring", amount=chips)
        return client


def server(house: House, generous: bool = False) -> uvicorn.Server:
    """`generous`: whoever comes in gets play chips at once."""
    app = Litestar([line], openapi_config=None, logging_config=None)
    app.state.house, app.state.generous = house, generous
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None, log_level="error"
    )
    return uvicorn.Server(config)


@contextlib.asynccontextmanager
async def parlour(
    store: str, *, tables: int = 1, policy: Policy | None = None, opening: dict[str, Any] | None = None,
    source: Callable[[], Source] | None = None, staff: bool = True,
) -> AsyncIterator[Parlour]:  # fmt: skip
    house = House(open_books(store), source)
    house.load()
    for _ in range(tables - len(house.tables)):
        await house.open_table(DORA, opening or FRENCH, policy or Policy(seconds=0.3))
    serving = server(house)
    web = asyncio.create_task(serving.serve())
    dealing = asyncio.create_task(Staff(house, 1).run()) if staff else None
    while not serving.started:
        await asyncio.sleep(0.005)
    port = serving.servers[0].sockets[0].getsockname()[1]
    try:
        yield Parlour(house, port)
    finally:
        await farewell(house)
        serving.should_exit = True
        await web
        if dealing is not None:
            await dealing
        await house.close()


def audited(store: str) -> Report:
    journal = open_journal(store)
    try:
        return audit(journal)
    finally:
        journal.close()


async def main(store: str, keys: str, tables: int) -> None:
    house = House(open_books(store, keys=Path(keys)))
    house.load()
    for _ in range(tables - len(house.tables)):
        await house.open_table(DORA, FRENCH, Policy(seconds=0.2, bots=1))
    serving = server(house, generous=True)
    dealing = asyncio.create_task(Staff(house).run())
    web = asyncio.create_task(serving.serve())
    while not serving.started:
        await asyncio.sleep(0.005)
    print(serving.servers[0].sockets[0].getsockname()[1], flush=True)
    await web
    await farewell(house)
    await dealing
    await house.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
