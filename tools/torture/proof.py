"""What the books say, compared with what people were told.

After a restart, while nobody plays, the new part of every table's log is read over HTTP. Each act of a person in it
must be one that was acknowledged to them, or the one command that they are still waiting for; each acknowledgement must
be there. A purse must hold what came from the cage or as play chips, less what was brought to tables, plus what was
taken.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec

from novamas.casino import Entry
from novamas.store import open_journal
from tools.torture.floor import FLOOR
from tools.torture.people import AGAIN, REFILL, Crowd, Player

PAGE = 500
PURSE = "@purse/"
CASH = "EUR"
TRIES = LATE = 200
"""Looks at a purse or a log before it is believed to be wrong: of several servers one may hear of a change later."""


class Proof:
    """Keeps its place in every log, and everything that was found to be wrong."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.at = {str(n): 0 for n in range(1, len(FLOOR) + 1)}
        self.people = {player.id: player for player in crowd.players}
        self.unexplained: dict[str, set[int]] = {player.id: set() for player in crowd.players}
        self.seen: dict[str, set[int]] = {player.id: set() for player in crowd.players}
        self.drawn: dict[str, Counter[str]] = {player.id: Counter() for player in crowd.players}  # purse → tables
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.wrong: list[str] = []
        self.checks = 0
        self.late = 0  # how often somebody came to a server that was behind what they had seen

    async def begin(self, web: httpx.AsyncClient, address: str) -> None:
        """What everybody was given when they came in."""
        for player in self.crowd.players:
            player.given = Counter(await player.purse(web, address))

    async def check(self, web: httpx.AsyncClient, address: str) -> None:
        """Reads what is new. Whatever breaks off the reading, the next check goes on from there."""
        for _ in range(LATE):
            for table in self.at:
                await self.read(web, address, table)
            if all(seq < self.at[player.table] for player in self.crowd.players for seq in player.fresh):
                break
            await asyncio.sleep(0.05)
        for player in self.crowd.players:
            self.explain(player)
        for player in self.crowd.players:
            await self.count(web, address, player)
        for player in self.crowd.players:
            self.wrong += player.problems
            player.problems = []
            for seq in player.behind:
                self.late += 1
                if seq > self.at[player.table]:
                    self.lost.append(f"{player.id} was shown event {seq - 1} of table {player.table}, and it is gone")
            player.behind = []
        self.wrong += self.crowd.cage.problems
        self.crowd.cage.problems = []
        self.checks += 1

    # -- logs --------------------------------------------------------------------------------------------------------

    async def read(self, web: httpx.AsyncClient, address: str, table: str) -> None:
        while True:
            url = f"{address}/api/tables/{table}/log?from={self.at[table]}&limit={PAGE}"
            answer = await self.crowd.director.ask(web, "GET", url)
            if answer.status_code != 200:
                code = answer.json().get("code")
                if code == "bad-input":  # the table has fewer events than we have read
                    self.lost.append(f"table {table} had {self.at[table]} events and has fewer: {answer.text}")
                    return
                raise httpx.HTTPError(f"the log of table {table} cannot be read: {answer.text}")
            acts: list[dict[str, Any]] = answer.json()
            for act in acts:
                self.take(table, act)
            if len(acts) < PAGE:
                return

    def take(self, table: str, act: dict[str, Any]) -> None:
        if act["seq"] != self.at[table]:
            self.wrong.append(f"table {table}: event {self.at[table]} was due, and {act['seq']} came")
        self.at[table] = act["seq"] + len(act["events"])
        if (who := act["by"]) in self.people and not act.get("cause"):
            self.unexplained[who].add(act["seq"])
            self.seen[who].add(act["seq"])
        currency = FLOOR[int(table) - 1].currency
        for event in act["events"]:
            for giver, taker, amount, _ in event.get("moves", ()):
                if giver == PURSE + taker and taker in self.people:
                    self.drawn[taker][currency] += amount
                elif taker == PURSE + giver and giver in self.people:
                    self.drawn[giver][currency] -= amount

    def explain(self, player: Player) -> None:
        """Every act of a person was acknowledged to them, or is the one that they still wait for."""
        unexplained, seen, fresh = self.unexplained[player.id], self.seen[player.id], player.fresh
        player.fresh = []
        for seq in fresh:
            if seq not in seen:
                self.lost.append(f"{player.id} was told of event {seq} of table {player.table}, which is not there")
            elif seq not in unexplained:
                self.wrong.append(f"event {seq} of table {player.table} was acknowledged for two commands")
            unexplained.discard(seq)
        waiting = 1 if player.open is not None else 0
        for seq in sorted(unexplained)[: len(unexplained) - waiting]:
            self.doubled.append(f"event {seq} of table {player.table} happened, and {player.id} was never told of it")
            unexplained.discard(seq)

    # -- purses ------------------------------------------------------------------------------------------------------

    async def count(self, web: httpx.AsyncClient, address: str, player: Player) -> None:
        cage = self.crowd.cage
        if player.filling is not None:  # chips that were asked for are here before anything is counted
            await player.refill(web, address, {})
        over: dict[str, int] = {}
        for _ in range(TRIES):
            holds = await player.purse(web, address)
            should = Counter(player.given)
            should[CASH] += cage.given.get(player.id, 0)
            should.subtract(self.drawn[player.id])
            over = {code: holds.get(code, 0) - should[code] for code in {*holds, *should}}
            over = {code: amount for code, amount in over.items() if amount}
            paying = cage.open if cage.open is not None and cage.open.to == player.id else None
            if paying is not None and over == {CASH: paying.amount}:
                return  # the payment that is not answered yet was made
            if not over:
                await self.top_up(web, address, player, holds)
                return
            await self.read(web, address, player.table)
            await asyncio.sleep(0.05)
        self.misses(player, over)

    async def top_up(self, web: httpx.AsyncClient, address: str, player: Player, holds: dict[str, int]) -> None:
        """Now and then a guest fills up a purse of which everything is known, or asks for old chips once more."""
        if player.visitor.role != "guest" or player.open is not None or player.filling is not None:
            return
        if player.rng.random() < REFILL:
            await player.refill(web, address, holds)
        elif player.filled and player.rng.random() < AGAIN:
            await player.refill_again(web, address)

    def misses(self, player: Player, over: dict[str, int]) -> None:
        """A purse is wrong: says why, as far as one can see, and goes on from what it holds."""
        extra, cage = over.get(CASH, 0), self.crowd.cage
        payments = [p for p in (*cage.paid, *filter(None, (cage.open,))) if p.to == player.id]
        more = next((p for p in reversed(payments) if extra > 0 and extra % p.amount == 0), None)
        if more is not None:
            twice = f"the cage paid {more.written} more than once under the key {more.key}"
            self.doubled += [twice] * (extra // more.amount)
        else:
            self.wrong.append(f"the purse of {player.id} differs from what its tables and the cage say by {over}")
        player.given.update(over)

    # -- the books themselves ----------------------------------------------------------------------------------------

    def statements(self, store: str, keys: Path) -> None:
        """In the end every entry of every purse is read from the store itself. From the cage came each payment, once;
        from the issue what was counted as given; from and to tables what their logs say; and nothing else."""
        journal = open_journal(store, keys, existing=True)
        try:
            for player in self.crowd.players:
                reads = journal.read(f"purse/{player.id}")
                self.state(player, [msgspec.json.decode(read.body, type=Entry) for read in reads])
        finally:
            journal.close()

    def state(self, player: Player, entries: list[Entry]) -> None:
        cage = self.crowd.cage
        sums: dict[str, Counter[str]] = {"@cage": Counter(), "@issue": Counter(), "table/": Counter()}
        for entry in entries:
            other = "table/" if entry.other.startswith("table/") else entry.other
            sums.setdefault(other, Counter())[entry.currency] += entry.amount
        paid = [entry.amount for entry in entries if entry.other == "@cage"]
        told = [payment.amount for payment in cage.paid if payment.to == player.id]
        waits = [cage.open.amount] if cage.open is not None and cage.open.to == player.id else []
        if sorted(paid) not in (sorted(told), sorted(told + waits)):
            self.wrong.append(f"the cage paid {player.id} {paid}, and said {told}")
        self.same(player, "the issue", sums.pop("@issue"), player.given)
        self.same(player, "the tables", sums.pop("table/"), {c: -n for c, n in self.drawn[player.id].items()})
        issued = sum(entry.other == "@issue" for entry in entries)
        if issued > len(player.filled) + 1 + (player.filling is not None):  # the first came with the guest
            self.wrong.append(f"{player.id} was given play chips {issued} times, and asked {len(player.filled)} times")
        del sums["@cage"]
        if sums:
            self.wrong.append(f"the purse of {player.id} has dealings with {sorted(sums)}")

    def same(self, player: Player, who: str, there: Mapping[str, int], told: Mapping[str, int]) -> None:
        codes = {code for code in {*there, *told} if there.get(code, 0) != told.get(code, 0)}
        for code in sorted(codes):
            had, heard = there.get(code, 0), told.get(code, 0)
            self.wrong.append(
                f"{player.id} had {had} {code} from {who} in the books, and {heard} by all that was heard"
            )
