"""The round of every game where something spins, as the articles tell it.

Betting opens (*hagan juego*), people lay bets on a cloth, the ball or the wheel is launched while betting goes
on, *no va más* closes it, chance answers, losers are collected, winners are paid in the order of the law. What lies
on the cloth is `games/cloth`; roulette adds zero and colour chips; boule and the wheel of fortune are almost nothing
but this.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from novamas.games.cloth.acts import BETTING, CLOSED
from novamas.games.cloth.play import ClothGame, calls_by, change
from novamas.games.cloth.work import numbers
from novamas.games.spin.acts import OPEN, ROLLING, Landed, Launch, Launched, Spin, SpinVoided, VoidSpin
from novamas.games.spin.chances import EVEN_CHANCES
from novamas.games.spin.rules import SpinHouse, SpinRules
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CHANCE,
    CROUPIER,
    STAFF,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Event,
    Offer,
    Run,
)
from novamas.kit.parts import ANYBODY, PEOPLE, Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why

S = TypeVar("S", bound=Spin)
R = TypeVar("R", bound=SpinRules)
H = TypeVar("H", bound=SpinHouse)


MOVING = (ROLLING, CLOSED)
"""The phases in which the ball or the wheel runs."""


class SpinGame(ClothGame[S, R, H]):
    """A game where something spins. Subclasses draw the cloth (`spots`), name the outcomes and add their own rules."""

    commands: ClassVar[tuple[type[Command], ...]] = (*ClothGame.commands, Launch, VoidSpin, Chance)
    closing: ClassVar[frozenset[str]] = frozenset(("Launch", "CloseBetting"))
    events: ClassVar[tuple[type[Event], ...]] = (*ClothGame.events, Launched, Landed, SpinVoided)
    state: ClassVar[type[Struct]] = Spin
    what: ClassVar[str] = "ball"
    open_phases = OPEN
    paid_in_one = EVEN_CHANCES

    def __init__(self, name: str, rules: R, house: H) -> None:
        super().__init__(name, rules, house)
        self.distribution = self.outcomes()

    # -- what a family says -------------------------------------------------------------------------------

    @abstractmethod
    def outcomes(self) -> Dist:
        """What chance may answer, with exact weights."""

    def results(self) -> frozenset[Value]:
        return frozenset(value for value, weight in self.distribution if weight > 0)

    @abstractmethod
    def result_calls(self, value: Value) -> tuple[Call, ...]:
        """The announcement of the result, as far as the law asks for it."""

    # -- whom the game waits for -----------------------------------------------------------------------------

    def awaits(self, s: S) -> tuple[Await, ...]:
        match s.phase:
            case "betting":
                return (Await(CROUPIER, ("Launch",)),)
            case "rolling":
                return (Await(CROUPIER, ("CloseBetting",)),)
            case "closed":
                return (Await(CHANCE, ("Chance",), self.what),)
        return super().awaits(s)

    def chance(self, s: S) -> Dist | None:
        return self.distribution if s.phase == CLOSED else None

    def default(self, s: S, who: Actor) -> Command | None:
        if any(a.who == who and a.kinds == ("Launch",) for a in self.awaits(s)):
            return Launch(by=who, turns=self.turns(s)[0])
        return super().default(s, who)

    # -- what each may do --------------------------------------------------------------------------------------

    @gate(Launch, by=(CROUPIER,), also=ANYBODY, during=(BETTING,))
    def allow_launch(self, s: S, who: Actor) -> Answer:
        launch, void = self.rules.launch, self.rules.void
        if who != CROUPIER:
            return Shut("not-your-role", launch.turn_clauses or launch.clauses, "by")
        if s.phase != BETTING or CROUPIER not in s.staff:
            return Shut("not-now", launch.clauses)
        turns = OneOf(self.turns(s), Why("wrong-turns", void.clauses if void else ()))
        return Offer("Launch", who, {"turns": turns}, launch.clauses)

    @gate(VoidSpin, by=STAFF, also=PEOPLE, during=MOVING)
    def allow_void(self, s: S, who: Actor) -> Answer:
        """The first of those named who is at the table stops the game."""
        void = self.rules.void
        if void is None:
            return Shut("no-void-spin")
        if who not in void.by or (s.phase in MOVING and who != next((r for r in void.by if r in s.staff), None)):
            return Shut("not-your-role", void.clauses, "by")
        if s.phase not in MOVING:
            return Shut("no-ball-in-motion", void.clauses, "by")
        return Offer("VoidSpin", who, {"cause": OneOf(void.causes, Why("not-a-cause", void.clauses))}, void.clauses)

    def turns(self, s: S) -> tuple[int, ...]:
        """After a void spin some laws let the wheel turn a little before the ball is thrown again."""
        void = self.rules.void
        return void.turns if void is not None and s.after_void and void.turns else (0,)

    def thrower(self, s: S) -> int:
        """Whose turn it is to throw, where several croupiers take turns: a void throw is repeated by the same one."""
        crew = numbers(s)
        if not self.rules.launch.in_turn or len(crew) < 2:
            return 0
        return s.thrower if s.after_void and s.thrower else s.thrower % len(crew) + 1

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        s = run.s
        match c:
            case Launch():
                wheel = s.wheel_turns if s.after_void else opposite(s.wheel_turns)
                turn = self.thrower(s)
                clauses = self.rules.launch.turn_clauses if turn else ()
                run(Launched(wheel=wheel, ball=opposite(wheel), croupier=turn, clauses=clauses))
            case VoidSpin(by=who, cause=cause):
                self.void(run, cause, who)
            case Chance(value=value):
                assert not isinstance(value, tuple)
                run(Landed(value=value, calls=self.result_calls(value)))
                self.settle(run, value)
            case _:
                super().play(run, c)

    def void(self, run: Run[S], cause: str, by: Actor) -> None:
        void = self.rules.void
        assert void is not None
        restart = run.s.previous if void.from_previous else None
        run(SpinVoided(cause=cause, restart=restart, calls=calls_by(void.calls, by), clauses=void.clauses))

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: S, e: Event) -> S:
        match e:
            case Launched(wheel=wheel, croupier=turn):
                return change(s, phase=ROLLING, wheel_turns=wheel, after_void=False, thrower=turn)
            case Landed(value=value):
                return change(s, previous=value)
            case SpinVoided():
                return change(s, phase=BETTING, after_void=True)
        return super().evolve(s, e)

    def outcome(self, e: Event) -> Value | None:
        return e.value if isinstance(e, Landed) else None


AnySpin: TypeAlias = SpinGame[Any, Any, Any]


def opposite(turn: str) -> str:
    return "left" if turn == "right" else "right"
