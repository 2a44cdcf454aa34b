"""The automatic croupier: runs a table where nobody deals, with a countdown that everybody can see.

It opens the betting when somebody is there, waits until it is time or everybody is ready, launches, calls *no va más*,
lets chance answer, gives people who owe an answer their time, and pauses when the table is empty. It sends the same
commands as a croupier in flesh and blood, and stands back when one is quicker. `Staff` keeps one at every table: what
goes wrong at a table stays there.

Everybody's time is measured by the loop's clock, which only goes forward: whoever sets the clock of the machine neither
gives time nor takes any. The time of day is only what people are shown.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Iterable
from contextlib import suppress
from math import inf

from novamas.casino import Act
from novamas.games import company
from novamas.games.bots import BOT, Bot, ask_bot, fill
from novamas.kit.decider import CHANCE, Actor, Await, Command, Offer, Refused, is_person
from novamas.kit.spaces import Amount
from novamas.server import seating
from novamas.server.friends import DESERTED
from novamas.server.hosted import Hosted, Speed, ends_round, is_bot, people_in
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.store import Conflict
from novamas.store.ledger import ISSUE
from novamas.table.acts import Bring, Leave, Sit, Stand

ROLL = 0.35  # of the time for betting: bets are still taken while the ball rolls
PAUSE = 0.15  # of the same, between two rounds: the ball comes to rest and the result is read
BREATH = 0.02  # of the same, before whatever else is done between two rounds: nobody has anything to read then
STEP = 0.035  # of the same, for every step of a payment
DEAL = 0.008  # of the same, before every card: one is seen to be dealt before the next
LINGER = 60.0  # seconds that somebody who does not look on counts as present after their last act
BACK_OFF = 1.0  # seconds before a table that went wrong is tried again
CARD = "card"
LAUNCH = ("Launch",)
BLINK = 0.02
SLICE = 0.5  # seconds between two looks at whether a wait still makes sense
STAKE = 400  # minima that company brings
PLANS = 0.8  # of the time for betting, in which company lays its bets
IN_PERSON = 0.25  # of the same, at a table where somebody deals in person: they close the betting when they like
THROW = 0.4  # of the time for betting: so long whoever has the dice may hold them
SEEN = 0.05  # of the time for betting: so long the ball is seen to roll, whoever is ready
THINKS = 0.04  # of the time for betting, about: so long a bot thinks before it answers
GONE = 120.0  # seconds after which whoever has closed the page leaves the table, with their chips in the purse
SPEEDS: dict[Speed, float] = {"slow": 1.75, "normal": 1.0, "fast": 0.5}  # of the house's time, for a person alone

HOUSE = Person("house", "director")

log = logging.getLogger("novamas.croupier")


def now() -> float:
    """The time that waits are measured by."""
    return asyncio.get_running_loop().time()


class Staff:
    """The automatic croupiers of a house: one at every open table, called back if one fails."""

    def __init__(self, house: House, seed: int | None = None) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.at_work: dict[Hosted, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until the house closes."""
        try:
            while self.house.open:
                self.call_in()
                await asyncio.sleep(SLICE)
        finally:
            for task in self.at_work.values():
                task.cancel()
            await asyncio.gather(*self.at_work.values(), return_exceptions=True)

    def call_in(self) -> None:
        for hosted, task in list(self.at_work.items()):
            if task.done():
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.error("the croupier of table %s fell", hosted.live.id, exc_info=error)
                del self.at_work[hosted]
        for hosted in self.house.tables.values():
            if hosted in self.at_work or self.house.evening.is_over(hosted):
                continue
            if self.house.deals(hosted):
                croupier = Croupier(self.house, hosted, self.rng.getrandbits(64))
                self.at_work[hosted] = asyncio.create_task(croupier.run())


class Croupier:
    """One table's automatic croupier, and the bots that keep it company."""

    def __init__(self, house: House, hosted: Hosted, seed: int | None = None) -> None:
        self.house = house
        self.hosted = hosted
        self.rng = random.Random(seed)
        self.bots: dict[Actor, Bot] = {}
        self._acted: dict[Actor, float] = {}  # when somebody last acted, by the loop's clock
        self._read_until = -inf  # so long the last result is read before the next round, by the same clock
        self._noted: Act | None = None  # the last act that was noted in it
        self._deserted: float | None = None  # since when nobody is at a table for friends, by the same clock
        self._gone: dict[Actor, float] = {}  # since when somebody with chips here has not looked on, by the same clock
        self.asked: dict[Actor, float] = {}  # since when somebody can see that they owe an answer, by the same clock
        self._bets: list[tuple[float, Actor]] = []  # when company lays its bets while somebody deals in person
        self._bets_of: object = None  # the moment of the round that they were planned for

    @property
    def on_duty(self) -> bool:
        here = self.house.tables.get(self.hosted.live.id) is self.hosted
        deals = self.house.deals(self.hosted) and not self.house.evening.is_over(self.hosted)
        return here and self.house.open and deals

    async def run(self) -> None:
        """Until the table or the house closes. Whatever goes wrong, the next try comes after a while."""
        while self.on_duty:
            self.hosted.changed.clear()
            try:
                if await self.turn():
                    continue
            except (Refused, Conflict):
                await asyncio.sleep(BLINK)  # somebody else was quicker; look again
                continue
            except Exception:
                log.exception("table %s: the round cannot go on", self.hosted.live.id)
                self.hosted.count_down(None)
                await asyncio.sleep(BACK_OFF)
                continue
            await self.wait(1.0)
            await self.close_if_deserted()
        self.hosted.count_down(None)

    async def close_if_deserted(self) -> None:
        """A table for friends is closed when nobody has been there for long; the house's own tables stay."""
        hosted = self.hosted
        if hosted.live.id not in self.house.friends.tables or hosted.viewers or people_in(hosted.live.state):
            self._deserted = None
        elif self._deserted is None:
            self._deserted = now()
        elif now() - self._deserted >= DESERTED:
            with suppress(Refused, Conflict):  # a round that still runs: at the next look, then
                await self.house.close_table(HOUSE, hosted.live.id)

    async def wait(self, seconds: float) -> None:
        """Until something happens at the table, at most so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.hosted.changed.wait()
        except TimeoutError:
            pass

    async def turn(self) -> bool:
        """One act of the table, if it is this croupier's to make; False if there is nothing to do."""
        hosted, live = self.hosted, self.hosted.live
        self.note_acts()
        if live.state.halted is not None:  # no clock runs; whoever owed an answer has all their time afterwards
            self.asked.clear()
            hosted.count_down(None)
            return False
        if live.decider.resting(live.state):
            await self.mind_the_bots()
            if not self.house.tournaments.may_go_on(hosted):
                hosted.count_down(None)
                return False
        awaited = live.decider.awaits(live.state)
        if not awaited:
            hosted.count_down(None)
            return False
        if people := [a.who for a in awaited if is_person(a.who)]:
            return await self.ask(people)
        self.asked.clear()
        if awaited[0].who == CHANCE:
            return await self.chance(awaited[0].what)
        if not hosted.policy.auto:
            hosted.count_down(None)
            return await self.bet_in_person(awaited)
        if live.decider.game.closing.intersection(awaited[0].kinds):
            if not await self.betting(awaited):
                return True
        elif live.decider.resting(live.state):
            if not self.company_or_people():
                hosted.count_down(None)
                return False
            rest = max(self._read_until, now() + self.seconds * BREATH)
            if not await self.hold(awaited, rest) or not self.company_or_people():
                return True  # look again: they may have left meanwhile
        staff = live.staff_command()
        if staff is None:
            return False
        if awaited[0].kinds != LAUNCH:  # who is ready for the ball is ready for the end of the bets
            hosted.clear_ready()
        await self.house.play(hosted, staff, cause="autopilot", person=self.house.behind(live.id, staff.by))
        return True

    def company_or_people(self) -> bool:
        """Whether somebody is here to play: people, the guests of a demonstration, or whoever a tournament has seated,
        looking on or not."""
        if self.hosted.listed.opening.tournament:
            return True
        return bool(self.present()) or (self.house.company is not None and bool(self.bots))

    async def chance(self, what: str) -> bool:
        """Chance answers by itself, unless the wheel is a physical one: then its result is typed."""
        hosted, live = self.hosted, self.hosted.live
        hosted.count_down(None)
        if hosted.listed.typed:
            return False
        if what == CARD:
            await asyncio.sleep(self.seconds * DEAL)
        elif hosted.policy.auto and (who := live.decider.game.who_throws(live.state.desk)) in self.present():
            await self.wait_for_throw(who)
        return await self.house.draw(hosted)

    async def wait_for_throw(self, who: Actor) -> None:
        """Whoever has the dice throws them, by saying that they are ready; after a while they are thrown for them."""
        hosted, live = self.hosted, self.hosted.live
        awaited, until = live.decider.awaits(live.state), now() + self.seconds * THROW
        hosted.count_down(until)
        while self.on_duty and who not in hosted.ready and (left := until - now()) > 0:
            hosted.changed.clear()
            await self.wait(min(SLICE, left))
            if live.decider.awaits(live.state) != awaited:
                break
        hosted.count_down(None)
        hosted.clear_ready()  # ready to throw, and for nothing that comes after it

    def pause(self, act: Act) -> float:
        """Seconds between two rounds: longer where more people were paid, so that each payment can be seen."""
        return self.seconds * (PAUSE + STEP * sum(bool(event.moves) for event in act.events))

    @property
    def seconds(self) -> float:
        """The time for betting: the house's, or as the only person here likes it."""
        people = people_in(self.hosted.live.state)
        wishes = [viewer.speed for viewer in self.hosted.viewers if people == [viewer.eyes]]
        return self.hosted.policy.seconds * min((SPEEDS[speed] for speed in wishes), default=1.0)

    def present(self) -> set[Actor]:
        """The people who are here: at the table with chips, and looking on or not long gone."""
        hosted = self.hosted
        since = now() - max(LINGER, 3 * hosted.policy.seconds)
        looking = {viewer.eyes for viewer in hosted.viewers}
        people = people_in(hosted.live.state)
        return {who for who in people if who in looking or self._acted.get(who, since) > since}

    def everybody_ready(self) -> bool:
        """Whether nobody who is here needs more time."""
        people = self.present()
        return bool(people) and people <= self.hosted.ready

    def note_acts(self) -> None:
        """When people acted, and until when the end of a round is read: now, for what has come since the last look.
        Only for acts that were there before this croupier is the time of day asked how long ago they were, and it is
        believed once."""
        tail, before = self.hosted.tail, self._noted
        for shown in reversed(tail):
            act = shown.act
            if act is before:
                break
            if act.cause != "clock":
                ago = max(0.0, time.time() - act.at) if before is None else 0.0
                self._acted[act.by] = max(now() - ago, self._acted.get(act.by, -inf))
            if before is not None and ends_round(act):
                self._read_until = max(self._read_until, now() + self.pause(act))
        if tail:
            self._noted = tail[-1].act

    # -- time ----------------------------------------------------------------------------------------------------------

    async def betting(self, awaited: tuple[Await, ...]) -> bool:
        """Waits as long as the phase lasts. Everybody sees when *no va más* comes, also before the ball is launched."""
        part = next(map(self.hosted.live.decider.game.pace.get, awaited[0].kinds), None)
        seconds = self.seconds * float(1 if part is None else part)
        launch = awaited[0].kinds == LAUNCH
        start = now()
        ends = self.hosted.ends
        if ends is None or ends < start:
            launched = any(kind.__name__ == "Launch" for kind in self.hosted.live.decider.all_commands())
            ends = start + seconds * (1 if launch or not launched else ROLL)
        self.hosted.count_down(ends)
        until = ends - seconds * ROLL if launch else ends
        bets = sorted((start + self.rng.random() * PLANS * (until - start), who) for who in self.bots)
        held = await self.hold(awaited, until, bets, least=0 if launch else start + seconds * SEEN)
        if not launch or not held:
            self.hosted.count_down(None)
        return held

    async def hold(
        self, awaited: tuple[Await, ...], until: float, bets: Iterable[tuple[float, Actor]] = (), least: float = 0
    ) -> bool:
        """Waits until a time, or until everybody is ready if that is not before `least`, while bots lay their bets;
        False if the table did not wait so long."""
        live = self.hosted.live
        plans = list(bets)
        while (at := now()) < until:
            self.hosted.changed.clear()
            ready = self.everybody_ready()
            if plans and (ready or plans[0][0] <= at):
                await self.bet(plans.pop(0)[1])
            elif ready and at >= least:
                return True
            else:
                step = min(until, plans[0][0] if plans else until, least if ready else until)
                await self.wait(min(SLICE, step - at))
            if not self.on_duty or not self.hosted.policy.auto or live.decider.awaits(live.state) != awaited:
                return False
        return True

    async def ask(self, people: list[Actor]) -> bool:
        """People who owe an answer have the time of a betting phase, each from when they could see that they do; then
        their default is played."""
        hosted, live = self.hosted, self.hosted.live
        for who in people:
            if is_bot(who):
                await asyncio.sleep(self.seconds * THINKS * (0.5 + self.rng.random()))
                if who in live.silent() and (who not in self.bots or not await self.bet(who)):
                    await self.by_default(who)
                return True
        while self.on_duty and (silent := live.silent()) and not any(map(is_bot, silent)):
            due, who = self.due(silent)
            hosted.count_down(due if who else None)
            left = due - now()
            if left <= 0 and not hosted.pending:  # what is not on disk yet may be their answer
                self.asked.pop(who)
                hosted.count_down(None)
                await self.by_default(who)
                return True
            hosted.changed.clear()
            await self.wait(min(SLICE, max(BLINK, left)))
        hosted.count_down(None)
        return True

    def due(self, silent: list[Actor]) -> tuple[float, Actor]:
        """Until when an answer is due, and whose. Time runs from when they can see that they owe it: nobody is named
        while what was decided is still on its way to the disk."""
        self.note_acts()
        shown = self.hosted.whom_it_awaits()[0]
        self.asked = {who: self.asked.get(who, now()) for who in silent if who in shown}
        seconds = self.hosted.policy.seconds
        times = [(max(since, self._acted.get(who, -inf)) + seconds, who) for who, since in self.asked.items()]
        return min(times, default=(now() + seconds, ""))

    async def by_default(self, who: Actor) -> None:
        command = self.hosted.live.decider.default(self.hosted.live.state, who)
        if command is not None:
            await self.house.play(self.hosted, command, cause="clock")

    # -- company -------------------------------------------------------------------------------------------------------

    async def mind_the_bots(self) -> None:
        """Between two rounds company comes, goes, and buys chips, as the policy says and while somebody is there."""
        live = self.hosted.live
        if not live.state.open or live.state.suspended:
            return
        here = [who for who in live.state.desk.chips if is_bot(who)]
        for who in [who for who in self.bots if who not in here]:
            del self.bots[who]
        if self.hosted.listed.opening.tournament:  # who sits there is the tournament's business
            tempers = iter(company(live.decider.game, len(here), self.rng).values())
            for who in here:
                if who not in self.bots and (temper := next(tempers, None)) is not None:
                    self.bots[who] = temper
            return
        wanted = self.company_wanted()
        for who in self.find_gone():
            await self.send_off(who, "clock")
        for who in here[wanted:]:
            await self.send_off(who)
        await self.seat(here[:wanted], wanted)
        for who in list(self.bots):
            if live.state.desk.chips.get(who, 0) < live.state.desk.minimum:
                await self.buy_in(who)
            elif who in live.state.desk.standing:
                await self.sit(who)
        await self.keep_even()

    def company_wanted(self) -> int:
        """How many bots there should be: as the policy says; none alone, unless somebody deals in person; and where
        seats count people come first."""
        live = self.hosted.live
        desk, fewest = live.state.desk, live.decider.rules.fewest_others()
        people = len(people_in(live.state))
        asked = self.house.company
        bots = self.hosted.policy.bots if asked is None else asked(self.hosted)
        alone = not people and asked is None and self.hosted.policy.auto
        if not bots or alone:
            return 0
        if seating.counts(live.decider) and desk.seats:
            bots = min(bots, len(desk.seats) - people)
        return max(bots, fewest)

    def find_gone(self) -> list[Actor]:
        """The people who closed the page long enough ago; where somebody deals in person, nobody need have one."""
        if not self.hosted.policy.auto or self.hosted.listed.typed:
            return []
        looking = {viewer.eyes for viewer in self.hosted.viewers}
        people = people_in(self.hosted.live.state)
        self._gone = {who: self._gone.get(who, now()) for who in people if who not in looking}
        until = now() - max(GONE, 3 * self.hosted.policy.seconds)
        return [who for who, since in self._gone.items() if max(since, self._acted.get(who, since)) <= until]

    async def seat(self, here: list[Actor], wanted: int) -> None:
        """Those who were here before keep their places, with a temper of their own again after a restart."""
        live = self.hosted.live
        strangers = [who for who in here if who not in self.bots]
        missing = wanted - len(self.bots)
        if missing <= 0:
            return
        for name, bot in company(live.decider.game, wanted + len(here), self.rng).items():
            if len(self.bots) >= wanted:
                return
            who = strangers.pop() if strangers else f"{BOT}{live.id}-{name.lower()}"
            if who not in live.state.desk.chips:
                await self.buy_in(who)
            self.bots[who] = bot

    async def buy_in(self, who: Actor) -> None:
        chips = self.stake_of(who)
        code = self.hosted.currency.code
        purse = await self.house.purses.of(who)
        lacking = chips - purse.holds(code)
        if lacking > 0:
            await self.house.post(who, {code: lacking}, ISSUE, "play chips", "house", purse=purse)
        await self.house.play(self.hosted, Bring(by=who, amount=chips), cause="bot")
        await self.sit(who)

    def stake_of(self, who: Actor) -> int:
        """What company brings: the usual, or the nearest to it that the game allows."""
        live = self.hosted.live
        usual: int = STAKE * live.state.desk.minimum
        offers = live.decider.options(live.state, who, "Bring")
        amounts = [space for offer in offers if isinstance(space := offer.form["amount"], Amount)]
        return max(amounts[0].lo, min(amounts[0].hi, usual)) if amounts else usual

    async def sit(self, who: Actor) -> None:
        """Seats company, at games where a place is needed to play."""
        live = self.hosted.live
        seats = live.state.desk.seats
        for offer in live.decider.options(live.state, who, "Sit") if seating.counts(live.decider) else ():
            free = [n for n in range(1, len(seats) + 1) if offer.form["seat"].has(n)]
            await self.house.play(self.hosted, Sit(by=who, seat=seating.best(seats, free, self.rng)), cause="bot")

    async def bet_in_person(self, awaited: tuple[Await, ...]) -> bool:
        """While somebody deals in person, company lays its bets soon after the betting opens; whether it goes on."""
        live = self.hosted.live
        if not live.decider.game.closing.intersection(awaited[0].kinds):
            self._bets_of = None
            return False
        moment = (live.state.desk.round, awaited)
        if moment != self._bets_of:
            self._bets_of = moment
            within = self.hosted.policy.seconds * IN_PERSON
            self._bets = sorted((now() + self.rng.random() * within, who) for who in self.bots)
        if not self._bets:
            return False
        at, who = self._bets[0]
        if (left := at - now()) > 0:
            await self.wait(min(SLICE, left))
        else:
            self._bets.pop(0)
            await self.bet(who)
        return True

    async def keep_even(self) -> None:
        """Somebody goes over to the other cloth, where guests have left it too few players."""
        live = self.hosted.live

        def movable(who: Actor) -> bool:
            return who in self.bots and bool(live.decider.options(live.state, who, "Stand"))

        who = seating.shifts(live.decider.rules, live.state.desk.seats, movable)
        if who is not None:
            await self.house.play(self.hosted, Stand(by=who), cause="bot")
            await self.sit(who)

    async def send_off(self, who: Actor, cause: str = "bot") -> None:
        """Somebody leaves as soon as they may; what lies on the cloth or in their colour is taken back first."""
        live = self.hosted.live
        game = live.decider.game
        for _ in range(64):
            if live.decider.options(live.state, who, "Leave"):
                await self.house.play(self.hosted, Leave(by=who), cause=cause)
                self.bots.pop(who, None)
                return
            offers = [o for kind in game.before_leaving for o in game.options(live.state.desk, who, kind)]
            if not offers:
                return  # a stake in prison: after the next round, then
            await self.house.play(self.hosted, fill(game, offers[0], self.rng, **everything(offers[0])), cause=cause)

    async def bet(self, who: Actor) -> bool:
        """One bot does what it likes; whether it did anything."""
        live = self.hosted.live
        acted = False
        for _ in range(4):
            command: Command | None = None
            if who in live.state.desk.chips:
                command = ask_bot(self.bots[who], live.decider.game, live.state.desk, who, self.rng)
            if command is None:
                break
            try:
                await self.house.play(self.hosted, command, cause="bot")
            except Refused:
                break
            acted = True
        return acted


def everything(offer: Offer) -> dict[str, int]:
    """The largest amount that an offer takes."""
    return {
        name: max(space.hi, *space.also) if space.also else space.hi
        for name, space in offer.form.items()
        if isinstance(space, Amount)
    }


__all__ = ["Croupier", "Staff"]
