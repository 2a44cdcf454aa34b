"""People who come over loopback: guests with play chips, players whom the cage pays, and the cashier.

Everybody sends one command at a time, each with a key. What was not answered is sent again with the same key, to
whichever server is there, until it is; now and then something that was acknowledged long ago, maybe hundreds of lives
ago, is sent again too, and must be answered as it was then.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from novamas.client import Line, LineLost, OutOfOrder, Said
from tools.torture.floor import CASH, FLOOR, PLAY, Spot

PASSWORD = "correct horse battery"
UNSURE = frozenset((
    "fault", "conflict", "table-away", "house-closing", "unknown-table", "store", "store-gone", "too-many",
))  # fmt: skip
"""Answers after which nobody knows, or may know, what became of a command: it is sent again."""
BROKEN = (LineLost, OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
PAUSE = 0.02  # seconds between two commands of somebody, at most
LEISURE = 0.1  # the same where they play for long: otherwise nobody has chips left
PATIENCE = 20.0  # seconds that somebody waits for an answer
REFILL = 0.2  # how often a guest asks for play chips when their purse is looked at
PAYING = 0.1  # seconds between two payments, at most
AGAIN = 0.03  # how often somebody sends again what was acknowledged


class Visitor:
    """Somebody with a session."""

    def __init__(self, here: dict[str, Any], cookie: str) -> None:
        self.id: str = here["person"]
        self.role: str = here["role"]
        self.headers = {"cookie": f"novamas={cookie}", "x-novamas-token": here["token"]}

    @classmethod
    def of(cls, answer: httpx.Response) -> Visitor:
        if answer.status_code not in (200, 201):
            raise RuntimeError(f"Nobody was let in: {answer.text}")
        return cls(answer.json(), answer.cookies["novamas"])

    async def ask(self, web: httpx.AsyncClient, method: str, url: str, body: Any = None, **more: str) -> httpx.Response:
        headers = self.headers | {name.replace("_", "-"): value for name, value in more.items()}
        return await web.request(method, url, json=body, headers=headers, timeout=PATIENCE)


class Silence:
    """How long a table acknowledged nothing to anybody."""

    def __init__(self) -> None:
        self.last: dict[str, float] = {}
        self.longest = 0.0

    def begin(self) -> None:
        self.last = dict.fromkeys(self.last, time.monotonic())
        self.longest = 0.0

    def heard(self, table: str) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.last.get(table, now))
        self.last[table] = now

    def over(self, since: float) -> bool:
        """Whether every table has acknowledged something since a moment."""
        return all(last > since for last in self.last.values())


class Player:
    """Plays at one table. `acked` has the event number of every command that was acknowledged, by its key."""

    def __init__(self, visitor: Visitor, table: int, seat: int, rng: random.Random, silence: Silence) -> None:
        self.visitor = visitor
        self.id = visitor.id
        self.table = str(table)
        self.spot: Spot = FLOOR[table - 1]
        self.seat = seat
        self.rng = rng
        self.sent = 0
        self.acked: dict[str, int] = {}
        self.fresh: list[int] = []  # event numbers that were acknowledged since somebody looked
        self.told: list[tuple[str, dict[str, Any], int]] = []  # what was acknowledged, and in which life
        self.open: tuple[str, dict[str, Any]] | None = None
        self.refused = 0
        self.again = 0
        self.lives = 0
        self.oldest = 0  # lives between a command and its being sent again, at most
        self.seq: int | None = None
        self.silence = silence
        self.behind: list[int] = []  # events that were shown, and not when somebody came back to look
        self.given: Counter[str] = Counter()  # play chips, by currency
        self.filling: tuple[str, dict[str, int]] | None = None  # play chips asked for, and what the purse held before
        self.filled: list[tuple[str, dict[str, int]]] = []  # play chips that came, and what was answered then
        self.problems: list[str] = []

    async def play(self, address: str, stop: asyncio.Event, pause: float = PAUSE) -> None:
        """Until the line breaks or everybody is asked to stop."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        client = Line(url, headers={"cookie": self.visitor.headers["cookie"]})
        client.seq, client.keep = self.seq, False
        self.lives += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await client.open()
            if self.seq is not None and (client.seq or 0) < self.seq:
                self.behind.append(self.seq)  # of several servers one may hear of it later
            while not stop.is_set():
                await self.one(client)
                self.seq = client.seq
                await asyncio.sleep(self.rng.random() * pause)
        except OutOfOrder as e:
            self.problems.append(f"{self.id} at table {self.table}: {e}")
        except (Said, *BROKEN):
            pass  # whoever is not let in for good is missed where tables must play on
        finally:
            with suppress(*BROKEN):
                await client.cut()

    async def one(self, client: Line) -> None:
        if self.open is None and self.told and self.rng.random() < AGAIN:
            await self.repeat(client)
            return
        if self.open is None:
            self.sent += 1
            self.open = (f"{self.id}-{self.sent}", self.spot.command(self.seat, self.rng))
        key, command = self.open
        try:
            ack = await asyncio.wait_for(await client.ask(command, key), PATIENCE)
        except Said as said:
            if said.code in UNSURE:
                await asyncio.sleep(PAUSE)
                return
            self.refused += 1
        else:
            self.acked[key] = ack["seq"]
            self.fresh.append(ack["seq"])
            self.silence.heard(self.table)
            self.told.append((key, command, self.lives))
        self.open = None

    async def refill(self, web: httpx.AsyncClient, address: str, holds: dict[str, int]) -> None:
        """Asks for play chips under a key, or again for those that were not answered. What the purse held before is
        known and nothing else changes it: somebody who waits for chips, or for anything else, does not play."""
        assert self.open is None
        if self.filling is None:
            self.filling = (f"chips-{len(self.filled)}", holds)
        key, before = self.filling
        answer = await self.visitor.ask(web, "POST", f"{address}/api/purse/play-chips", idempotency_key=key)
        if answer.status_code == 201:
            now: dict[str, int] = answer.json()["balances"]
            self.given.update({code: amount - before.get(code, 0) for code, amount in now.items()})
            self.filled.append((key, now))
            self.filling = None
        elif answer.json().get("code") not in UNSURE:
            self.problems.append(f"{self.id} got no play chips: {answer.text}")

    async def refill_again(self, web: httpx.AsyncClient, address: str) -> None:
        """Asks for chips that came long ago: nothing comes, and the answer is what it was then."""
        key, then = self.rng.choice(self.filled)
        answer = await self.visitor.ask(web, "POST", f"{address}/api/purse/play-chips", idempotency_key=key)
        if answer.status_code != 201:
            if answer.json().get("code") not in UNSURE:
                self.problems.append(f"{key} of {self.id} was answered, and refused later: {answer.text}")
            return
        self.again += 1
        if (now := answer.json()["balances"]) != then:
            self.problems.append(f"{key} of {self.id} was answered with {then}, and again with {now}")

    async def purse(self, web: httpx.AsyncClient, address: str) -> dict[str, int]:
        answer = await self.visitor.ask(web, "GET", f"{address}/api/purse")
        if answer.status_code != 200:
            raise httpx.HTTPError(f"a purse cannot be read: {answer.text}")
        balances: dict[str, int] = answer.json()["balances"]
        return balances

    async def repeat(self, client: Line) -> None:
        """What was acknowledged is sent again: it is answered with the number that it had."""
        key, command, life = self.rng.choice(self.told)
        try:
            ack = await asyncio.wait_for(await client.ask(command, key), PATIENCE)
        except Said as said:
            if said.code not in UNSURE:
                self.problems.append(f"{key} was acknowledged, and refused when it was sent again: {said}")
            return
        self.again += 1
        self.oldest = max(self.oldest, self.lives - life)
        if not ack.get("again") or ack["seq"] != self.acked[key]:
            self.problems.append(f"{key} was acknowledged at event {self.acked[key]}, and again at {ack['seq']}")


class Payment:
    """Money on its way from the cage to a purse. No two have the same amount, so that each is known again."""

    def __init__(self, key: str, to: str, amount: int) -> None:
        self.key = key
        self.to = to
        self.amount = amount
        self.answer: dict[str, int] = {}  # what was in the purse then

    @property
    def written(self) -> str:
        return f"{self.amount // 100}.{self.amount % 100:02}"


class Cage:
    """The cashier pays in, and sends again what was not answered, and now and then what was."""

    def __init__(self, visitor: Visitor, players: list[str], rng: random.Random) -> None:
        self.visitor = visitor
        self.players = players
        self.rng = rng
        self.paid: list[Payment] = []
        self.open: Payment | None = None
        self.sent = 0
        self.again = 0
        self.given = dict.fromkeys(players, 0)
        self.problems: list[str] = []

    async def work(self, web: httpx.AsyncClient, address: str, stop: asyncio.Event) -> None:
        try:
            while not stop.is_set():
                if self.open is None and self.paid and self.rng.random() < AGAIN * 5:
                    await self.repeat(web, address)
                else:
                    await self.pay(web, address)
                await asyncio.sleep(PAYING * self.rng.random())
        except BROKEN:
            return

    async def send(self, web: httpx.AsyncClient, address: str, payment: Payment) -> httpx.Response:
        return await self.visitor.ask(
            web, "POST", f"{address}/api/people/{payment.to}/purse/in",
            {"amount": payment.written, "currency": "EUR"}, idempotency_key=payment.key,
        )  # fmt: skip

    async def pay(self, web: httpx.AsyncClient, address: str) -> None:
        if self.open is None:
            self.sent += 1
            to = self.players[self.sent % len(self.players)]
            self.open = Payment(f"cage-{self.sent}", to, 1_000 + self.sent)
        answer = await self.send(web, address, self.open)
        if answer.status_code in (200, 201):
            self.open.answer = answer.json()["balances"]
            self.paid.append(self.open)
            self.given[self.open.to] += self.open.amount
            self.open = None
        elif answer.json().get("code") not in UNSURE:
            self.problems.append(f"The cage could not pay: {answer.text}")
            self.open = None

    async def repeat(self, web: httpx.AsyncClient, address: str) -> None:
        """A payment that was answered is sent again: nothing is paid, and the answer is what it was then."""
        payment = self.rng.choice(self.paid)
        answer = await self.send(web, address, payment)
        if answer.status_code not in (200, 201):
            if answer.json().get("code") not in UNSURE:
                self.problems.append(f"{payment.key} was paid, and refused when it was sent again: {answer.text}")
            return
        self.again += 1
        if (now := answer.json()["balances"]) != payment.answer:
            self.problems.append(f"{payment.key} was answered with {payment.answer}, and again with {now}")


class Mark(NamedTuple):
    """A moment of the evening: what each had been told by then."""

    players: dict[str, tuple[int, dict[str, int], tuple[str, dict[str, Any]] | None]]
    paid: list[Payment]
    paying: Payment | None


class Crowd:
    """Everybody who is in the house."""

    def __init__(self, director: Visitor, players: list[Player], cage: Cage, silence: Silence) -> None:
        self.director = director
        self.silence = silence
        self.players = players
        self.cage = cage

    async def play(self, web: httpx.AsyncClient, where: Callable[[], str], stop: asyncio.Event, stay: bool) -> None:
        """Everybody plays until the line breaks; with `stay` they go to whichever server is there, until `stop`."""

        async def busy(player: Player) -> None:
            while not stop.is_set():
                if player.filling is None:
                    await player.play(where(), stop, LEISURE if stay else PAUSE)
                else:  # who waits for chips asks for them again, and does not play before they came
                    with suppress(*BROKEN):
                        await player.refill(web, where(), {})
                if not stay:
                    return
                await asyncio.sleep(PAUSE)

        async def paying() -> None:
            while not stop.is_set():
                await self.cage.work(web, where(), stop)
                if not stay:
                    return
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(busy(player) for player in self.players), paying())

    async def until(self, true: Callable[[], bool], seconds: float) -> bool:
        """Waits for something to become true, so long and no longer; whether it did comes back."""
        end = time.monotonic() + seconds
        while not true() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return true()

    def mark(self) -> Mark:
        """How far everybody has come."""
        return Mark(
            {p.id: (len(p.fresh), dict(p.acked), p.open) for p in self.players},
            list(self.cage.paid),
            self.cage.open,
        )

    def rewind(self, mark: Mark) -> int:
        """Everybody forgets what they sent and were told after that moment, because what they did it to is put back; of
        what they were told, how much that was comes back.

        What was on its way at that moment may be written already. If its sender was told so, it has to be there.
        """
        gone = 0
        for player in self.players:
            fresh, before, waiting = mark.players[player.id]
            landed = waiting[0] if waiting is not None and waiting[0] in player.acked else None
            kept = {key: seq for key, seq in player.acked.items() if key in before or key == landed}
            gone += len(player.acked) - len(kept)
            player.fresh = player.fresh[: fresh + (landed is not None)]
            player.acked, player.open, player.seq = kept, None if landed is not None else waiting, None
            player.told = [told for told in player.told if told[0] in kept]
        cage, paid = self.cage, list(mark.paid)
        if mark.paying is not None and mark.paying in cage.paid:
            paid.append(mark.paying)
        gone += len(cage.paid) - len(paid)
        cage.paid, cage.open = paid, None if mark.paying in paid else mark.paying
        cage.given = {to: sum(p.amount for p in paid if p.to == to) for to in cage.players}
        return gone

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players) + len(self.cage.paid)

    @property
    def again(self) -> int:
        return sum(player.again for player in self.players) + self.cage.again

    @property
    def oldest(self) -> int:
        """Over how many lives a command was sent again, at most."""
        return max((player.oldest for player in self.players), default=0)


async def gather(web: httpx.AsyncClient, address: str, ticket: str, seed: int, guests: int) -> Crowd:
    """Everybody comes in: the director by their link, staff and players by the director's tickets, guests with a click.
    Guests play for play money, players for cash."""

    async def enter(ticket: str) -> Visitor:
        there = Visitor.of(await web.post(f"{address}/api/session/ticket", json={"ticket": ticket}))
        return Visitor.of(await there.ask(web, "PUT", f"{address}/api/session/password", {"new": PASSWORD}))

    async def account(role: str, name: str) -> Visitor:
        made = await director.ask(web, "POST", f"{address}/api/accounts", {"name": name, "role": role})
        return await enter(made.json()["ticket"])

    director = await enter(ticket)
    cashier = await account("cashier", "cashier")
    known = [await account("player", f"player {n}") for n in range(2)]
    players, silence = [], Silence()
    for n in range(guests):
        guest = Visitor.of(await web.post(f"{address}/api/guests"))
        players.append(Player(guest, PLAY[n % len(PLAY)], 1 + n // len(PLAY), random.Random(f"{seed}/{n}"), silence))
    for n, visitor in enumerate(known):
        table = CASH[n % len(CASH)]
        players.append(Player(visitor, table, 1 + n, random.Random(f"{seed}/player/{n}"), silence))
    cage = Cage(cashier, [visitor.id for visitor in known], random.Random(f"{seed}/cage"))
    return Crowd(director, players, cage, silence)
