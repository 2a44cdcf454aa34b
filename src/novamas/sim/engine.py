"""Rounds played by the rules themselves: any game, any option, any strategy, without a log.

One round is all that comes of what was laid: the stakes are put down, and the table goes on until none of them
lies on it any more, whatever lay between (a prison, a point, many throws). Where nothing is laid on a cloth everybody
is company, and a round is what the game calls one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from novamas.games import FAMILIES, company, family
from novamas.games.bots import Bot, ask_bot
from novamas.games.cloth.acts import Paid, PlaceBet, StakesFreed, TakeBack
from novamas.games.cloth.play import ClothGame
from novamas.games.cloth.sheet import AnyCloth
from novamas.games.counts import under
from novamas.games.strategies import Answer
from novamas.kit.chance import Rng
from novamas.kit.decider import (
    CHANCE,
    AnyDesk,
    AnyGame,
    Chance,
    Command,
    Event,
    Offer,
    Refused,
    is_person,
    mask,
    step,
    trust,
)
from novamas.kit.spaces import Amount
from novamas.kit.streams import PLAYERS, Stream
from novamas.law import library
from novamas.odds.kept import Kept
from novamas.sim.job import ME, BadJob, Job, NextLevel
from novamas.sim.plans import FLAT, PLANS, PROPORTIONAL, next_level, proportion
from novamas.sim.tally import Played
from novamas.table import Opening, TableGame, TableState, open_table
from novamas.table.acts import Bring, Sit

PLENTY = 10**15
"""Chips of whoever never runs out of them."""
PURSE = 1_000
"""Minima with which people come where they play each other."""
MOST_ACTS = 200_000
"""Acts of one round; more are a fault."""
WILLING = 400
"""Acts of company between two rounds before the round is asked for by staff alone."""
TAKEN_BACK = frozenset(("BetTakenBack", "BetWithdrawn"))
"""Events by which somebody takes an own stake back: it was not put down."""
HOPELESS = frozenset(
    ("no-such-bet", "below-minimum", "above-maximum", "off-step", "not-enough-chips", "no-such-command")
)
"""Why a bet is not laid that no later moment would change."""


class Seat:
    """A table opened for a job, with everybody where they belong: the state that every session begins with."""

    def __init__(self, job: Job, answer: Answer | None = None, plan: NextLevel | None = None) -> None:
        self.job = job
        self.next_level = plan
        minimum = job.minimum or library().currency(job.law).minimum
        opening = Opening(law=job.law, game=job.game, minimum=minimum, options=dict(job.options), readings=job.readings)
        table, state, _ = open_table(opening)
        self.game: AnyGame = table.game
        self.room = family(job.law, job.game)
        self.cloth = self.game if isinstance(self.game, ClothGame) else None
        fewest = getattr(getattr(self.game, "rules", None), "fewest_others", None)
        needed = max(self.room.helpers, int(fewest()) if fewest is not None else 0)
        if self.cloth is None and (self.room.player_banks or needed):
            needed = max(needed, self.room.company)
        self.others = company(self.game, max(job.company, needed), Stream(job.seed, 0, PLAYERS))
        self.others.pop(ME, None)
        for seat, who in enumerate((ME, *self.others), 1):
            state = self._bring(table, state, who, seat)
        self.desk: AnyDesk = state.desk
        self.purses: dict[str, int] = dict(state.desk.chips)
        self.bets = dict(job.bets)
        self.base = sum(self.bets.values()) or minimum
        if self.cloth is not None and not self.bets:
            raise BadJob("sim-no-bets", field="bets", known=tuple(self.cloth.spots)[:12])
        if self.cloth is None and self.bets:
            raise BadJob("sim-bets-nowhere", field="bets", game=job.game)
        self.most = self.find_most()
        self.answer = answer or find_strategy(self.game, job)

    def _bring(self, table: TableGame, state: TableState, who: str, seat: int) -> TableState:
        """Somebody comes with chips and sits down where that is needed."""
        offers = [offer for offer in table.options(state, who, "Bring") if offer.form["means"].has("chips")]
        if not offers:
            raise BadJob("sim-no-room", field="company", value=len(self.others))
        amount = offers[0].form["amount"]
        assert isinstance(amount, Amount)
        wanted = min(amount.hi, self.minimum_purse(state))
        state, _ = step(table, state, Bring(by=who, amount=max(amount.lo, wanted)))
        for offer in table.options(state, who, "Sit"):
            free = tuple(place for place in offer.form["seat"].each() if isinstance(place, int))
            if free and (self.game.needs_seats() or self.room.player_banks):
                state, _ = step(table, state, Sit(by=who, seat=seat if seat in free else free[0]))
            break
        if who == ME and not self.room.player_banks and self.cloth is not None:
            chips = {**state.desk.chips, ME: self.job.plan.chips or PLENTY}
            state = replace(state, desk=replace(state.desk, chips=chips))
        return state

    def minimum_purse(self, state: AnyDesk) -> int:
        return int(self.job.plan.chips or PURSE * state.desk.minimum)

    def find_most(self) -> int:
        """How many times the first stakes the table takes."""
        if self.cloth is None or self.job.plan.name == "flat":
            return 1
        rooms = (self.cloth.room(self.desk, on, {}) // amount for on, amount in self.bets.items())
        return max(1, min(rooms))


def find_strategy(game: AnyGame, job: Job) -> Answer:
    """How somebody answers: one of the strategies of the room, by its name or from a table, or a character's way."""
    room = FAMILIES[game.rules.family]  # type: ignore[attr-defined]
    if room.strategies is not None:
        with under(Kept()):
            if (found := room.strategies(game, job.strategy, job.chart)) is not None:
                return found
    if job.chart is not None:
        raise BadJob("sim-no-chart", field="chart", game=job.game)
    tempers = {make.temper: make for make in room.bots if hasattr(make, "temper")}
    if job.strategy and job.strategy not in tempers:
        known = (*room.strategy_names, *tempers)
        raise BadJob("sim-no-strategy", field="strategy", value=job.strategy, known=known)
    bot = tempers[job.strategy]() if job.strategy else room.bots[0]()
    rng = Stream(job.seed, 0, PLAYERS)

    def answer(game: AnyGame, s: object, who: str, offers: Mapping[str, Offer]) -> Command | None:
        return ask_bot(bot, game, s, who, rng)

    return answer


class Session:
    """One session from its first round to its last."""

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat, self.game = seat, seat.game
        self.chance = Stream(seat.job.seed, number)
        self.rng: Rng = Stream(seat.job.seed, number + 1, PLAYERS)
        self.s: AnyDesk = seat.desk
        self.bots: dict[str, Bot] = dict(company(self.game, len(seat.others), self.rng)) if seat.others else {}
        self.bots = dict(zip(seat.others, self.bots.values(), strict=False))
        self.me: Bot = seat.room.bots[0]()
        self.put = 0
        self.kept: set[int] = set()
        self.patience = 0
        self.outcomes: Counter[str] = Counter()

    def play(self, rounds: int) -> Played:
        """Plays so many rounds, or fewer where the plan ends the session."""
        job, seat = self.seat.job, self.seat
        plan, chips = PLANS.index(job.plan.name), job.plan.chips
        played = Played([], [], self.outcomes)
        level, place, won = 1, 0, 0
        for _ in range(rounds):
            if plan == PROPORTIONAL:
                level = proportion(chips + won, job.plan.per_mille, seat.base, seat.most)
            if chips and seat.cloth is not None:
                level = min(level, (chips + won) // seat.base)
                if not level:
                    played.ruined = True
                    break
            self.fill_purses()
            before, self.put = self.wealth(), 0
            if seat.cloth is not None:
                self.lay_round(seat.cloth, level)
            else:
                self.company_round()
            net = self.wealth() - before
            played.nets.append(net)
            played.puts.append(self.put)
            won += net
            if job.plan.target and won >= job.plan.target:
                break
            if seat.next_level is not None:
                level = seat.next_level(won, net, level)
                if not level:
                    break
            elif plan != FLAT:
                level, place = next_level(plan, level, place, net, seat.most)
        return played

    def wealth(self) -> int:
        return int(self.s.chips.get(ME, 0)) + self.game.count_banked(self.s, ME)

    # -- one round on a cloth -----------------------------------------------------------------------------------------

    def lay_round(self, cloth: AnyCloth, level: int) -> None:
        """Everything that comes of the stakes once they are laid."""
        game, waiting, laid = self.game, list(self.seat.bets.items()), False
        refused: Refused | None = None
        asked = (-1, False)
        for _ in range(MOST_ACTS):
            if self.bots and game.takes_stakes(self.s) and (self.s.round, laid) != asked:
                asked = (self.s.round, laid)
                self.ask_bots()
            if waiting and game.takes_stakes(self.s):
                refused = self.lay(cloth, waiting, level)
                laid = laid or not waiting
            if not waiting and game.resting(self.s):
                if self.kept:
                    self.take_back()
                if not any(bet.owner == ME for bet in self.s.bets.values()):
                    return
            elif laid and game.takes_stakes(self.s) and not any(bet.owner == ME for bet in self.s.bets.values()):
                return  # all that was laid is decided before the round is: the next throw is open
            self.go_on()
            self.patience = self.patience + 1 if refused is not None else 0
            if refused is not None and self.patience > WILLING:
                raise refused
        raise refused or AssertionError(f"a round of {game.name} does not end")

    def lay(self, cloth: AnyCloth, waiting: list[tuple[str, int]], level: int) -> Refused | None:
        """Lays what the table takes now; what it does not take yet stays waiting."""
        found: Refused | None = None
        for on, amount in tuple(waiting):
            try:
                self.do(PlaceBet(by=ME, on=on, amount=amount * level))
            except Refused as refused:
                if refused.code in HOPELESS:
                    raise
                prepare = getattr(self.me, "prepare", None)
                command = prepare(self.game, self.s, ME, self.rng) if prepare is not None else None
                if command is None:
                    found = refused
                    continue
                self.do(command)
                self.do(PlaceBet(by=ME, on=on, amount=amount * level))
            waiting.remove((on, amount))
        return found

    def ask_bots(self) -> None:
        """The others lay what they like."""
        for who, bot in self.bots.items():
            for _ in range(WILLING):
                if who not in self.s.chips or (command := ask_bot(bot, self.game, self.s, who, self.rng)) is None:
                    break
                self.do(command)

    def take_back(self) -> None:
        """Takes stakes off the cloth that won and were left there."""
        for bet in tuple(self.kept):
            if bet in self.s.bets and not getattr(self.s.bets[bet], "zeros", 0):
                self.do(TakeBack(by=ME, bet=bet, amount=self.s.bets[bet].amount))
        self.kept.clear()

    def fill_purses(self) -> None:
        """Whoever has little left comes with chips again: every round is played with enough."""
        full, mine = self.seat.purses, self.seat.cloth is not None or self.seat.job.plan.chips
        low = {
            who: full[who]
            for who, chips in self.s.chips.items()
            if 2 * chips < full.get(who, 0) and not (mine and who == ME)
        }
        if low:
            self.s = replace(self.s, chips={**self.s.chips, **low})

    # -- one round of company -----------------------------------------------------------------------------------------

    def company_round(self) -> None:
        """One round of a game in which everybody does as they like."""
        game = self.game
        people = {ME: self.me, **self.bots}
        running, now, unasked, idle = False, (-1, ""), [""], 0
        for _ in range(MOST_ACTS):
            s = self.s
            resting = game.resting(s)
            if resting and running:
                return
            running = running or not resting
            phase = (s.round, str(getattr(s, "phase", "")))
            if phase != now:
                now, unasked = phase, list(people)
                for last in range(len(unasked) - 1, 0, -1):
                    other = self.rng.randrange(last + 1)
                    unasked[last], unasked[other] = unasked[other], unasked[last]
                idle = 0
            if unasked and idle < WILLING:
                who = unasked[-1]
                command = ask_bot(people[who], game, s, who, self.rng) if who in s.chips else None
                if command is None:
                    unasked.pop()
                else:
                    idle += 1
                    self.do(command)
                continue
            self.go_on(people)
        raise AssertionError(f"a round of {game.name} does not end")

    # -- acts ---------------------------------------------------------------------------------------------------------

    def go_on(self, people: Mapping[str, Bot] | None = None) -> None:
        """Whoever is awaited does what is due: chance, staff, or somebody who is asked."""
        game, s = self.game, self.s
        for a in game.awaits(s):
            if a.who == CHANCE:
                dist = game.chance(s)
                assert dist is not None
                self.trust(Chance(what=a.what, value=self.chance.draw(dist, a.what)))
                return
            if is_person(a.who):
                if people is not None:
                    command = ask_bot(people[a.who], game, s, a.who, self.rng) if a.who in people else None
                    self.do(command or self.default(a.who))
                elif a.who == ME:
                    offers = {o.kind: o for kind in a.kinds for o in game.options(s, ME, kind)}
                    self.do(self.seat.answer(game, mask(s, ME), ME, offers) or self.default(ME))
                else:
                    self.do(ask_bot(self.bots[a.who], game, s, a.who, self.rng) or self.default(a.who))
                return
            if (command := game.default(s, a.who)) is not None:
                self.trust(command)
                return
        raise AssertionError(f"nobody goes on with {game.name} in the phase {getattr(s, 'phase', '')!r}")

    def default(self, who: str) -> Command:
        command = self.game.default(self.s, who)
        assert command is not None, f"{who} is awaited and does nothing"
        return command

    def do(self, command: Command) -> None:
        """What somebody wants: checked against what is offered."""
        self.s, events = step(self.game, self.s, command)
        self.note(events)

    def trust(self, command: Command) -> None:
        """What staff do by default, and what chance brings."""
        self.s, events = trust(self.game, self.s, command)
        self.note(events)

    def note(self, events: list[Event]) -> None:
        for event in events:
            for move in event.moves:
                if move.src == ME:
                    self.put += move.amount
                elif move.dst == ME and move.why == "back" and type(event).__name__ in TAKEN_BACK:
                    self.put -= move.amount
            if isinstance(event, Paid | StakesFreed) and event.kept:
                self.kept.update(event.kept)
            value = getattr(event, "result", None) or self.game.outcome(event)
            if value is not None and " " not in (name := str(value)):
                self.outcomes[name] += 1
