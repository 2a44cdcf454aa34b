"""A play from its price to its end: reels that turn, and what they pay once the last has stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from novamas.games.machines.acts import (
    IDLE,
    REEL,
    SPINNING,
    BoxesOpened,
    FreeGameStarted,
    LinePaid,
    MachineDesk,
    PlayEnded,
    PlayStarted,
    PriceKept,
    ReelsHeld,
    ReelStopped,
    ScattersPaid,
    StartPlay,
    Win,
)
from novamas.games.machines.design import Machine
from novamas.games.machines.reading import Shown, show
from novamas.games.machines.rules import CASH, MachineRules
from novamas.kit.chance import Dist, Span, Value
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    FLOAT,
    Account,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause, OneOf, Why

if TYPE_CHECKING:
    from novamas.games.machines.door import Door
    from novamas.games.machines.features import Features


class Reels(Part[MachineDesk]):
    """The reels, the price and the prizes."""

    owns = ("who", "times", "stake", "stops", "turned", "won", "wins")
    events = (
        PlayStarted,
        FreeGameStarted,
        ReelsHeld,
        ReelStopped,
        PriceKept,
        LinePaid,
        ScattersPaid,
        BoxesOpened,
        PlayEnded,
    )
    features: Features
    door: Door

    def __init__(self, rules: MachineRules, machine: Machine) -> None:
        self.rules, self.machine = rules, machine
        self.spans = tuple(Span(1, len(strip)) for strip in machine.reels)
        kind = rules.types[machine.type]
        self.price_clauses: tuple[Clause, ...] = kind.clauses
        self.prize_clauses: tuple[Clause, ...] = kind.about(kind.gives_clauses)

    def awaits(self, s: MachineDesk) -> tuple[Await, ...]:
        return (Await(CHANCE, what=REEL),) if s.phase == SPINNING else ()

    def chance(self, s: MachineDesk) -> Dist | None:
        return self.spans[s.stops.index(0)] if s.phase == SPINNING else None

    @gate(StartPlay, during=(IDLE,))
    def allow_start_play(self, s: MachineDesk, who: Actor) -> Answer:
        m, clauses = self.machine, self.price_clauses
        if s.phase != IDLE:
            return Shut("play-running", clauses)
        if s.past_last():
            return Shut("not-now", clauses)
        if (why := self.door.why_not_play(s, who)) is not None:
            return Shut.because(why)
        price = m.price * s.minimum
        times = tuple(n for n in m.stakes if n * price <= s.chips[who])
        if not times:
            return Shut("not-enough-chips", clauses)
        return Offer("StartPlay", who, {"times": OneOf(times, Why("no-such-stake", clauses))}, clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[MachineDesk], c: Command) -> None:
        match c:
            case StartPlay(by=who, times=times):
                stake = times * self.machine.price * run.s.minimum
                run(
                    PlayStarted(
                        round=run.s.round + 1,
                        who=who,
                        times=times,
                        stake=stake,
                        reels=len(self.machine.reels),
                        moves=(Move(who, CLOTH, stake, "price"),),
                        clauses=self.price_clauses,
                    )
                )
            case Chance(value=int(stop)):
                reel = run.s.stops.index(0)
                run(ReelStopped(reel=reel + 1, stop=stop, shows=self.machine.window(reel, stop)))
                if 0 not in run.s.stops:
                    self.settle(run)

    def settle(self, run: Run[MachineDesk]) -> None:
        """All reels have stopped: the machine takes the price, and gives what the reels show."""
        if run.s.stake:
            run(PriceKept(moves=(Move(CLOTH, FLOAT, run.s.stake, "takings"),)))
        shown = show(self.machine, run.s.stops)
        self.pay(run, shown)
        self.features.begin(run, shown)

    def pay(self, run: Run[MachineDesk], shown: Shown) -> None:
        for win in shown.lines:
            prize = self.prize(run.s, win.credits)
            moves, thing = self.give(run.s, prize)
            run(
                LinePaid(
                    line=win.line,
                    symbol=win.symbol,
                    count=win.count,
                    prize=prize,
                    thing=thing,
                    moves=moves,
                    clauses=self.prize_clauses,
                )
            )
        for scatter in shown.scatters:
            prize = self.prize(run.s, scatter.credits)
            moves, thing = self.give(run.s, prize)
            run(
                ScattersPaid(
                    symbol=scatter.symbol,
                    count=scatter.count,
                    prize=prize,
                    thing=thing,
                    moves=moves,
                    clauses=self.prize_clauses,
                )
            )

    def prize(self, s: MachineDesk, credits: int) -> int:
        """So many credits as they are paid in this game."""
        free = self.machine.free
        return credits * s.times * s.minimum * (free.times if s.is_free and free is not None else 1)

    def give(self, s: MachineDesk, prize: int) -> tuple[tuple[Move, ...], str]:
        """A prize as it moves; or what is given in its place, which is no money of the table."""
        if self.machine.pays_in != CASH:
            return (), self.machine.pays_in
        return ((Move(FLOAT, s.who, prize, "prize"),) if prize else ()), ""

    def finish(self, run: Run[MachineDesk]) -> None:
        won = run.s.won
        call = Call("machine-won", {"amount": won}) if won else Call("machine-nothing")
        run(PlayEnded(who=run.s.who, won=won, calls=(call,)))

    @staticmethod
    def evolve(s: MachineDesk, e: Event) -> MachineDesk:
        match e:
            case PlayStarted(round=number, who=who, times=times, stake=stake, reels=reels):
                return replace(
                    s,
                    phase=SPINNING,
                    round=number,
                    who=who,
                    times=times,
                    stake=stake,
                    stops=(0,) * reels,
                    turned=False,
                    won=0,
                    wins=(),
                )
            case FreeGameStarted(reels=reels):
                return replace(s, phase=SPINNING, stops=(0,) * reels, wins=())
            case ReelsHeld(reels=held):
                stops = tuple(stop if n in held else 0 for n, stop in enumerate(s.stops, 1))
                return replace(s, phase=SPINNING, stops=stops, turned=True, wins=())
            case ReelStopped(reel=reel, stop=stop):
                return replace(s, stops=tuple(stop if n == reel else was for n, was in enumerate(s.stops, 1)))
            case PriceKept():
                return replace(s, stake=0)
            case LinePaid(line=line, symbol=symbol, count=count, prize=prize, thing=thing):
                wins = (*s.wins, Win(line, symbol, count, prize))
                return replace(s, won=s.won + (0 if thing else prize), wins=wins)
            case ScattersPaid(symbol=symbol, count=count, prize=prize, thing=thing):
                wins = (*s.wins, Win(0, symbol, count, prize))
                return replace(s, won=s.won + (0 if thing else prize), wins=wins)
            case BoxesOpened(prize=prize, thing=thing):
                return replace(s, won=s.won + (0 if thing else prize))
            case PlayEnded():
                return replace(s, phase=IDLE)
        return s

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: MachineDesk) -> dict[Account, int]:
        return {CLOTH: s.stake}

    def why_not_leave(self, s: MachineDesk, who: Actor) -> Why | None:
        return Why("play-running", self.price_clauses) if s.phase != IDLE and who == s.who else None

    def outcome(self, e: Event) -> Value | None:
        return e.won if isinstance(e, PlayEnded) else None
