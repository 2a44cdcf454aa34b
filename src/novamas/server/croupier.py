"""The automatic croupier: runs a table where nobody deals, with a countdown that everybody can see.

It opens the betting when somebody is there, waits, launches, calls *no va más*, lets chance answer, gives people who
owe an answer their time, and pauses when the table is empty. It sends the same commands as a croupier of flesh and
blood.
"""

from __future__ import annotations

import asyncio
import random
import time

from novamas.games.bots import Bot, company
from novamas.kit.decider import CHANCE, CROUPIER, Actor, Refused, is_person
from novamas.server.house import Hosted, House
from novamas.store import Conflict
from novamas.table.decider import Bring

ROLL = 0.35  # of the time for betting: bets are still taken while the ball rolls
PAUSE = 0.15  # between two rounds, so that a payment can be read
BOT = "bot-"


class Croupier:
    """One table's automatic croupier, and the bots that keep it company."""

    def __init__(self, house: House, hosted: Hosted, seed: int | None = None) -> None:
        self.house = house
        self.hosted = hosted
        self.rng = random.Random(seed)
        self.bots: dict[Actor, Bot] = {}

    async def run(self) -> None:
        """Until the table or the house closes."""
        live = self.hosted.live
        while self.house.open and live.id in self.house.tables:
            try:
                moved = await self.turn()
            except (Refused, Conflict):
                moved = False  # somebody else was quicker; look again
            if not moved:
                self.hosted.changed.clear()
                try:
                    await asyncio.wait_for(self.hosted.changed.wait(), 1.0)
                except TimeoutError:
                    continue

    async def turn(self) -> bool:
        """One act of the table, if it is this croupier's to make; False if there is nothing to do."""
        hosted, live = self.hosted, self.hosted.live
        await self.seat_bots()
        awaited = live.decider.awaits(live.state)
        if not awaited:
            return False
        people = [a.who for a in awaited if is_person(a.who)]
        if people:
            return await self.ask(people)
        if awaited[0].who == CHANCE:
            if hosted.policy.physical:
                return False
            command = live.chance_command()
            if command is None:
                return False
            await self.house.play(hosted, command, source=live.source.name)
            return True
        if not hosted.policy.auto:
            return False
        kinds = awaited[0].kinds
        if live.decider.resting(live.state):
            if not any(p not in self.bots for p in live.state.desk.chips):
                return False  # nobody is here, or only bots
            await asyncio.sleep(hosted.policy.seconds * PAUSE)
        elif awaited[0].who == CROUPIER:
            await self.countdown(hosted.policy.seconds * (1 - ROLL if kinds == ("Launch",) else ROLL))
        staff = live.staff_command()
        if staff is None:
            return False
        await self.house.play(hosted, staff, cause="autopilot")
        return True

    async def countdown(self, seconds: float) -> None:
        self.hosted.closes_at = time.time() + seconds
        for bot in list(self.bots):
            await self.bet(bot)
        await asyncio.sleep(max(0.0, self.hosted.closes_at - time.time()))
        self.hosted.closes_at = None

    async def ask(self, people: list[Actor]) -> bool:
        """People who owe an answer have the time of a betting phase; then their default is played."""
        live = self.hosted.live
        for who in people:
            if who in self.bots:
                await self.bet(who)
                return True
        deadline = time.time() + self.hosted.policy.seconds
        self.hosted.closes_at = deadline
        while live.silent() and time.time() < deadline and self.house.open:
            self.hosted.changed.clear()
            try:
                await asyncio.wait_for(self.hosted.changed.wait(), max(0.01, deadline - time.time()))
            except TimeoutError:
                break
        self.hosted.closes_at = None
        for who in live.silent():
            command = live.decider.default(live.state, who)
            if command is not None:
                await self.house.play(self.hosted, command, cause="clock")
        return True

    # -- company -----------------------------------------------------------------------------------------------------

    async def seat_bots(self) -> None:
        wanted = self.hosted.policy.bots
        live = self.hosted.live
        if len(self.bots) >= wanted or not live.state.open or live.state.suspended:
            return
        for name, bot in company(live.decider.game, wanted, self.rng).items():
            who = f"{BOT}{live.id}-{name.lower()}"
            if who in self.bots:
                continue
            chips = 400 * live.state.desk.minimum
            await self.house.post(who, chips, "@issue", "play chips", "house")
            if who not in live.state.desk.chips:
                await self.house.play(self.hosted, Bring(by=who, amount=chips))
            self.bots[who] = bot

    async def bet(self, who: Actor) -> None:
        live = self.hosted.live
        for _ in range(4):
            command = self.bots[who].act(live.decider.game, live.state.desk, who, self.rng)
            if command is None:
                return
            try:
                await self.house.play(self.hosted, command, cause="bot")
            except Refused:
                return
