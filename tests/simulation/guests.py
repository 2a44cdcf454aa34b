"""People of a simulated evening: they bet from what they are offered, lose their lines, and send again what they have
not heard of, under the same key. They write down what they sent, what they were told and what they saw."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from novamas.client import Line, LineLost, OutOfOrder, Said
from novamas.kit.errors import NovamasError
from novamas.kit.money import EUR, MONEYS, plain
from novamas.server.roles import Person
from novamas.server.routes.cage import PLACE
from novamas.store.once import once

UNSURE = {"not-written", "conflict", "table-away", "house-closing", "elsewhere", "too-fast", "unknown-table"}
"""Answers after which nobody knows, or after which it is worth while to ask again."""
PATIENCE = 25.0  # seconds that somebody waits for an answer before they try another line
TWICE = 0.15  # how likely somebody sends a command twice at once
AWAY = {"Leave", "Stand"}


class Sent(Struct):
    """A command: how often it was sent, how many answers never came, and what was said at last."""

    who: str
    table: str
    key: str
    written: dict[str, Any]
    tries: int = 0
    unheard: int = 0
    ack: dict[str, Any] | None = None
    refused: str = ""
    sure: bool = False  # whether the refusal was about every time that it was sent


class Seen(Struct, frozen=True):
    """What somebody saw of a table after an event."""

    table: str
    eyes: str
    seq: int
    view: dict[str, Any]


class Cashed(Struct):
    """A payment at the cage: nobody knows whether it happened, until its answer comes."""

    who: str
    by: str
    amount: int
    done: bool | None = None


class Guest:
    """Somebody who plays or looks on."""

    def __init__(self, world: Any, person: Person, tables: list[str], rng: random.Random) -> None:
        self.world = world
        self.person = person
        self.tables = tables
        self.rng = rng
        self.clients: dict[str, Line] = {}
        self.opening = {table: asyncio.Lock() for table in tables}
        self.sent: list[Sent] = []
        self.seen: list[Seen] = []
        self.cashed: list[Cashed] = []
        self.heard: dict[str, dict[int, dict[str, Any]]] = {table: {} for table in tables}

    @property
    def plays(self) -> bool:
        return self.person.role in ("guest", "player")

    async def run(self) -> None:
        if self.plays:
            await self.fill_purse()
        while not self.world.over:
            table = self.rng.choice(self.tables)
            await self.visit(table)

    # -- lines --------------------------------------------------------------------------------------------------------

    async def line(self, table: str) -> Line:
        """An open line to a table, at any server; where it was cut, it is resumed."""
        async with self.opening[table]:
            return await self.opened(table)

    async def opened(self, table: str) -> Line:
        client = self.clients.get(table)
        if client is None:
            client = Line("", headers={"x-person": f"{self.person.id}:{self.person.role}"})
            self.clients[table] = client
        while client._line is None or client.closed or client.error is not None:
            if isinstance(client.error, OutOfOrder):
                raise client.error
            client.url = f"ws://{self.rng.choice(self.world.names)}/{table}"
            try:
                async with asyncio.timeout(PATIENCE):
                    await client.open()
            except OutOfOrder:
                raise
            except (OSError, NovamasError, TimeoutError):
                await self.hang_up(client)
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))
            else:
                client._line.line.slow = self.world.slow_readers * self.rng.random()
        return client

    async def hang_up(self, client: Line) -> None:
        if client._line is not None:
            self.note(client)
            client._line.line.cut(both=self.rng.random() >= self.world.half_open)
            if client._task is not None:
                client._task.cancel()
                await asyncio.wait((client._task,))
            client._lose()
            client._line = None

    def note(self, client: Line) -> None:
        """What is seen now, and what was heard on the way."""
        if isinstance(client.error, OutOfOrder):
            raise client.error
        if client.seq is None or not client.snapshot:
            return
        table, who = client.snapshot["table"], client.snapshot["you"]
        if not any(seen.seq == client.seq and seen.table == table for seen in self.seen[-4:]):
            self.seen.append(Seen(table, who, client.seq, client.view))
        for act in client.acts:
            before = self.heard[table].setdefault(act["seq"], act)
            if {**before, "patch": 0} != {**act, "patch": 0}:
                raise OutOfOrder(f"{who} was told two things of event {act['seq']} of table {table}.")
        client.acts.clear()

    # -- an evening ---------------------------------------------------------------------------------------------------

    async def visit(self, table: str) -> None:
        rng = self.rng
        client = await self.line(table)
        for _ in range(rng.randrange(1, 8)):
            if self.world.over:
                return
            if rng.random() < self.world.cuts:
                await self.hang_up(client)
                client = await self.line(table)
            await asyncio.sleep(rng.uniform(0.02, 1.2))
            if not self.plays:
                self.note(client)
                continue
            if self.person.role == "player" and rng.random() < 0.25:
                await self.cash()
            if rng.random() < 0.1:
                await self.ask_again()
            many = 3 if rng.random() < 0.15 else 1
            wanted = [self.wish(client) for _ in range(many)]
            await asyncio.gather(*(self.send(table, w) for w in wanted if w is not None))
            client = await self.line(table)
            self.note(client)

    def wish(self, client: Line) -> dict[str, Any] | None:
        """A command from what is offered; somebody without chips brings some first."""
        rng = self.rng
        if not client.view:
            return None
        minimum = client.view["desk"]["minimum"]
        currency = MONEYS[client.snapshot["currency"]]
        if self.person.id not in client.view["desk"]["chips"] or rng.random() < 0.05:
            return {"Bring": {"amount": plain(minimum * rng.choice((5, 20, 60)), currency)}}
        offers = [o for o in client.options if o["kind"] not in AWAY or rng.random() < 0.05]
        if not offers:
            return None
        awaited = {k for a in client.awaits if a["who"] == self.person.id for k in a["kinds"]}
        offers = [o for o in offers if o["kind"] in awaited] or offers
        offer = rng.choice(offers)
        form = offer.get("form", {})
        return {offer["kind"]: {name: filled(space, currency, rng) for name, space in form.items()}}

    async def send(self, table: str, written: dict[str, Any]) -> None:
        """Sends a command until it is known what became of it."""
        sent = Sent(self.person.id, table, f"k{len(self.sent)}", written)
        self.sent.append(sent)
        while True:
            client = await self.line(table)
            sent.tries += 1
            sent.unheard += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await client.ask(written, sent.key)
                    if self.rng.random() < TWICE:  # somebody clicks again before anything came back
                        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
                        sent.tries += 1
                        sent.unheard += 1
                        answer = await client.ask(written, sent.key)
                    sent.ack = await answer
                sent.unheard -= 1
                return
            except Said as e:
                sent.unheard -= 1
                if e.code not in UNSURE:
                    sent.refused, sent.sure = e.code, sent.unheard == 0
                    return
                await asyncio.sleep(self.rng.uniform(0.05, 0.4))
            except LineLost:
                await asyncio.sleep(self.rng.uniform(0.01, 0.2))
            except TimeoutError:
                await self.hang_up(client)

    async def ask_again(self) -> None:
        """Sends something again that was acknowledged long ago: the answer must still be the same."""
        done = [sent for sent in self.sent if sent.ack is not None]
        if not done:
            return
        sent = self.rng.choice(done)
        while True:
            client = await self.line(sent.table)
            try:
                async with asyncio.timeout(PATIENCE):
                    again = await (await client.ask(sent.written, sent.key))
            except Said as e:
                if e.code not in UNSURE:
                    raise AssertionError(f"{sent.who}'s {sent.key} was done, and refused later ({e.code})") from None
                await asyncio.sleep(self.rng.uniform(0.05, 0.4))
            except LineLost:
                await asyncio.sleep(self.rng.uniform(0.01, 0.2))
            except TimeoutError:
                await self.hang_up(client)
            else:
                if sent.ack is None or again["seq"] != sent.ack["seq"] or not again.get("again"):
                    raise AssertionError(f"{sent.who}'s {sent.key} was {sent.ack}, and later {again}")
                return

    # -- money --------------------------------------------------------------------------------------------------------

    async def fill_purse(self) -> None:
        chips = once(PLACE, self.person.id, "chips", "play-chips")
        await self.insist(lambda house: house.play_chips(self.person, chips))
        if self.person.role == "player":
            for _ in range(3):
                await self.cash(into=True)

    async def insist(self, ask: Callable[[Any], Any]) -> Any:
        """Asks, at any server, until it is known what became of it; what carries a key happens once all the same."""
        while True:
            try:
                return await self.world.network.request(self.rng.choice(self.world.names), ask)
            except NovamasError as e:
                if e.code not in UNSURE:
                    raise
            except Exception as e:  # whatever a server answers with a 500, or a line that broke
                self.world.tell(f"{self.person.id} asks again: {type(e).__name__}: {e}")
            await asyncio.sleep(0.3)

    async def cash(self, into: bool | None = None) -> None:
        """The cashier pays in or out, and asks again under the same key until the answer is there."""
        out = self.rng.random() < 0.3 if into is None else not into
        amount = self.rng.randrange(1, 40) * 1_000
        cashier = Person(f"cage-{self.person.id}-{len(self.cashed)}", "cashier")
        cashed = Cashed(self.person.id, cashier.id, -amount if out else amount)
        self.cashed.append(cashed)
        key = once(PLACE, cashier.id, "pay", [self.person.id, amount, out])
        try:
            await self.insist(
                lambda house: house.cash(cashier, self.person.id, plain(amount, EUR), EUR, out=out, once=key)
            )
            cashed.done = True
        except NovamasError:
            cashed.done = None if out else False  # an earlier try may have been paid, and left too little for this one


def filled(space: dict[str, Any], currency: Any, rng: random.Random) -> Any:
    match space["type"]:
        case "Amount":
            step = space.get("step", 1)
            most = max(0, (space["hi"] - space["lo"]) // step)
            return plain(space["lo"] + step * rng.randrange(min(most, 3) + 1), currency)
        case "OneOf":
            return rng.choice(space["values"])
    pool = sorted(space["of"])
    return sorted(rng.sample(pool, rng.randint(space["lo"], space["hi"])))
