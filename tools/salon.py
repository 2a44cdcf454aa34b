"""A whole casino on loopback, in a thread of this process, for whoever drives a browser at it and must know results.

It is the server of `novamas serve` over a store of its own. What chance says can be told beforehand, staff can be acted
for without signing in, and it can be stopped and started again at the same address, as a server that fell would be.

    with Salon(folder) as salon:
        table = salon.open(running={"auto": False, "physical": True})
        salon.act("croupier", table, "OpenBetting")
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import uvicorn
from argon2 import PasswordHasher

from novamas.casino import Money
from novamas.kit.chance import Source
from novamas.server.app import create_app
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.limits import Limits
from novamas.server.pages import CLIENT
from novamas.server.people import People
from novamas.server.roles import Person, Role
from novamas.store import open_journal
from novamas.store.audit import Report, audit
from novamas.store.books import open_books
from novamas.table import TableState

T = TypeVar("T")
FRENCH = {"law": "euskadi-1996", "game": "roulette-french"}
BY_HAND = {"auto": False, "physical": True, "seconds": 600.0}  # somebody deals, types what the wheel did, and waits
PASSWORD = "correct horse battery"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PLENTY = (100_000.0, 100_000.0)
PATIENCE = 60.0


class Salon:
    """The casino while somebody looks at it."""

    def __init__(self, folder: Path, client: Path = CLIENT, source: Callable[[], Source] | None = None) -> None:
        """Without a `source` the house draws as it does for everybody: from secrets that it commits in advance."""
        self.store = str(folder / "casino.db")
        self.keys = folder / "keys"
        self.client = client
        self.source = source
        self.port = 0
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop
        self._server: uvicorn.Server
        self.house: House
        self.people: People

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Salon:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    # -- doors ---------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Opens the doors; after a stop, at the same address."""
        ear = socket.create_server(("127.0.0.1", self.port), backlog=256)
        self.port = ear.getsockname()[1]
        ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(ear, ready), name="salon", daemon=True)
        self._thread.start()
        if not ready.wait(PATIENCE):
            raise RuntimeError("the casino did not open")

    def _serve(self, ear: socket.socket, ready: threading.Event) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            self.house = House(open_books(self.store, keys=self.keys), self.source)
            limits = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY)
            app = create_app(self.house, limits=limits, hasher=QUICK, client=self.client)
            self.people = app.state.people
            config = uvicorn.Config(
                app, lifespan="on", log_config=None, access_log=False, timeout_graceful_shutdown=5,
                ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None,
            )  # fmt: skip
            self._server = uvicorn.Server(config)
            serving = asyncio.create_task(self._server.serve(sockets=[ear]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.005)
            ready.set()
            await serving

        with ear:
            asyncio.run(serve())

    def stop(self) -> None:
        """Closes the doors; everything is on disk."""
        if self._thread is None:
            return
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            raise RuntimeError("the casino did not close")
        self._thread = None

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Meanwhile the house does nothing at all, like a machine that hangs; its lines stay open."""
        goes_on = threading.Event()
        self._loop.call_soon_threadsafe(goes_on.wait, PATIENCE)
        try:
            yield
        finally:
            goes_on.set()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Has something done inside, and waits for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    # -- people --------------------------------------------------------------------------------------------------------

    def account(self, role: Role, name: str) -> Person:
        """Somebody who can sign in with this name and `PASSWORD`."""
        made = self.run(self.people.create(role, "house", name, PASSWORD))
        return Person(made.id, role)

    def guest(self, id: str, name: str = "") -> Person:
        """A guest with play chips, who needs no browser."""
        person = Person(id, "guest")
        self.run(self.house.play_chips(person))
        if name:
            self.people.names.give(id, name)
        return person

    def purse(self, person: str) -> dict[str, int]:
        return self.run(self._held(person))

    async def _held(self, person: str) -> dict[str, int]:
        return await self.house.holding(person)

    # -- tables --------------------------------------------------------------------------------------------------------

    def open(self, running: dict[str, Any] | None = None, money: Money = "play", **opening: Any) -> str:
        """Opens a table, French roulette in Euskadi for play chips unless told otherwise; its number."""
        policy = Policy(**running) if running else Policy()
        house = Person("house", "director")
        wanted = {**FRENCH, **opening}
        return self.run(self.house.open_table(house, wanted, policy, money=money)).live.id

    def set_policy(self, table: str, **running: Any) -> None:
        self.run(self.house.set_policy(Person("house", "director"), table, Policy(**running)))

    def act(self, who: Person | Role, table: str, kind: str, **fields: Any) -> None:
        """A command of somebody; a role stands for whoever is on duty."""
        person = who if isinstance(who, Person) else Person(f"the-{who}", who)
        self.run(self.house.act(person, table, {kind: fields}))

    def fall(self, table: str, value: int | str) -> None:
        """The croupier types what the wheel did."""
        self.run(self.house.type_chance(Person("the-croupier", "croupier"), table, value))

    def deal(self, table: str) -> None:
        """The next act of the staff, whoever of them the law wants for it."""
        self.run(self._deal(table))

    async def _deal(self, table: str) -> None:
        hosted = self.house.table(table)
        command = hosted.live.staff_command()
        if command is None:
            raise RuntimeError(f"table {table} does not wait for its staff")
        await self.house.play(hosted, command)

    def spin(self, table: str, value: int | str) -> None:
        """The rest of a round in which bets are open: launched, no va más, and where the ball came to rest."""
        self.deal(table)
        self.deal(table)
        self.fall(table, value)

    def close(self, table: str) -> None:
        self.run(self.house.close_table(Person("house", "director"), table))

    def state(self, table: str) -> TableState:
        return self.run(self._state(table))

    def seq(self, table: str) -> int:
        """How many events of a table are on disk: so many are in `state` and on the pages."""
        return self.run(self._seq(table))

    async def _seq(self, table: str) -> int:
        return self.house.table(table).seq

    async def _state(self, table: str) -> TableState:
        return self.house.table(table).state

    def bets(self, table: str) -> dict[str, int]:
        """What lies on a table's cloth, by spot."""
        lying: dict[str, int] = {}
        for bet in self.state(table).desk.bets.values():
            lying[bet.on] = lying.get(bet.on, 0) + bet.amount
        return lying

    # -- books ---------------------------------------------------------------------------------------------------------

    def audit(self) -> Report:
        """Everything read again from the first record, as `novamas audit` does."""
        journal = open_journal(self.store, self.keys, existing=True)
        try:
            return audit(journal)
        finally:
            journal.close()
