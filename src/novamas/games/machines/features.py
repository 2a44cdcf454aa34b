"""What a play may bring besides prizes: free games, closed boxes, reels that are held."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.machines.acts import (
    BOXES,
    FREE,
    HOLD,
    HOLDING,
    LUCK,
    OPENING,
    PICKING,
    BoxesOpened,
    BoxesShown,
    BoxPicked,
    FreeGameAwaited,
    FreeGameStarted,
    FreeGamesWon,
    HoldDenied,
    HoldDrawn,
    HoldOffered,
    HoldReels,
    MachineDesk,
    PickBox,
    PlayEnded,
    PlayFree,
    PlayStarted,
    ReelsHeld,
)
from novamas.games.machines.design import Machine
from novamas.games.machines.reading import Shown
from novamas.games.machines.reels import Reels
from novamas.games.machines.rules import MachineRules
from novamas.kit.chance import Dist, Permutation, Span
from novamas.kit.decider import CHANCE, Actor, Await, Chance, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import OneOf, Subset, Why


class Features(Part[MachineDesk]):
    """What follows a spin."""

    owns = ("free", "given", "is_free", "held", "box")
    events = (
        PlayStarted, FreeGamesWon, FreeGameAwaited, FreeGameStarted, BoxesShown, BoxPicked, HoldDrawn,
        HoldOffered, HoldDenied, ReelsHeld, PlayEnded,
    )  # fmt: skip

    def __init__(self, rules: MachineRules, machine: Machine, reels: Reels) -> None:
        self.machine, self.reels = machine, reels
        kind = rules.types[machine.type]
        self.clauses = kind.about(kind.gives_clauses)
        self.boxes = Permutation(len(machine.bonus.boxes)) if machine.bonus else None

    def awaits(self, s: MachineDesk) -> tuple[Await, ...]:
        match s.phase:
            case "luck":
                return (Await(CHANCE, what=HOLD),)
            case "opening":
                return (Await(CHANCE, what=BOXES),)
            case "keeping":
                return (Await(s.who, ("HoldReels",)),)
            case "free":
                return (Await(s.who, ("PlayFree",)),)
            case "picking":
                return (Await(s.who, ("PickBox",)),)
        return ()

    def chance(self, s: MachineDesk) -> Dist | None:
        if s.phase == LUCK and self.machine.hold is not None:
            return Span(1, self.machine.hold.one_in)
        return self.boxes if s.phase == OPENING else None

    def default(self, s: MachineDesk, who: Actor) -> Command:
        """Whoever says nothing holds nothing, opens the first box, and plays what costs nothing."""
        if s.phase == HOLDING:
            return HoldReels(by=who, reels=())
        return PickBox(by=who, box=1) if s.phase == PICKING else PlayFree(by=who)

    @gate(PlayFree, during=(FREE,))
    def allow_play_free(self, s: MachineDesk, who: Actor) -> Answer:
        if s.phase != FREE or who != s.who:
            return Shut("no-free-game", self.clauses)
        return Offer("PlayFree", who, clauses=self.clauses)

    @gate(HoldReels, during=(HOLDING,))
    def allow_hold_reels(self, s: MachineDesk, who: Actor) -> Answer:
        if s.phase != HOLDING or who != s.who:
            return Shut("no-hold", self.clauses)
        reels = tuple(range(1, len(self.machine.reels) + 1))
        some = Subset(reels, 0, len(reels) - 1, Why("no-such-reels", self.clauses))
        return Offer("HoldReels", who, {"reels": some}, self.clauses)

    @gate(PickBox, during=(PICKING,))
    def allow_pick_box(self, s: MachineDesk, who: Actor) -> Answer:
        bonus = self.machine.bonus
        if bonus is None or s.phase != PICKING or who != s.who:
            return Shut("no-box", self.clauses)
        boxes = OneOf(tuple(range(1, len(bonus.boxes) + 1)), Why("no-such-box", self.clauses))
        return Offer("PickBox", who, {"box": boxes}, self.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[MachineDesk], c: Command) -> None:
        match c:
            case PlayFree():
                run(FreeGameStarted(reels=len(self.machine.reels), clauses=self.clauses))
            case HoldReels(reels=reels):
                run(ReelsHeld(reels=reels, clauses=self.clauses))
            case PickBox(box=box):
                run(BoxPicked(box=box, clauses=self.clauses))
            case Chance(what="hold", value=int(lot)):
                if lot == 1:
                    run(HoldOffered(clauses=self.clauses))
                else:
                    run(HoldDenied())
                    self.go_on(run)
            case Chance(value=tuple(order)):
                self.open(run, order)

    def begin(self, run: Run[MachineDesk], shown: Shown) -> None:
        """What the reels have brought besides prizes."""
        free = self.machine.free
        if free is not None and (games := min(shown.games, free.most - run.s.given)) > 0:
            run(FreeGamesWon(games=games, clauses=self.clauses))
        if shown.bonus and self.machine.bonus is not None:
            run(BoxesShown(boxes=len(self.machine.bonus.boxes), clauses=self.clauses))
            return
        s = run.s
        if self.machine.hold is not None and not (shown.anything or s.turned or s.is_free):
            run(HoldDrawn())
            return
        self.go_on(run)

    def open(self, run: Run[MachineDesk], order: tuple[int, ...]) -> None:
        """What is in the boxes is settled only once one is chosen, so none is a better choice than another."""
        assert self.machine.bonus is not None
        inside = tuple(self.machine.bonus.boxes[place] for place in order)
        box, s = run.s.box, run.s
        prize = inside[box - 1] * s.times * s.minimum
        moves, thing = self.reels.give(s, prize)
        run(BoxesOpened(box=box, inside=inside, prize=prize, thing=thing, moves=moves, clauses=self.clauses))
        self.go_on(run)

    def go_on(self, run: Run[MachineDesk]) -> None:
        """The next game that costs nothing, or the end of the play."""
        if run.s.free:
            run(FreeGameAwaited(left=run.s.free))
        else:
            self.reels.finish(run)

    @staticmethod
    def evolve(s: MachineDesk, e: Event) -> MachineDesk:
        match e:
            case PlayStarted():
                return replace(s, free=0, given=0, held=(), box=0)
            case FreeGamesWon(games=games):
                return replace(s, free=s.free + games, given=s.given + games)
            case FreeGameAwaited():
                return replace(s, phase=FREE)
            case FreeGameStarted():
                return replace(s, free=s.free - 1, is_free=True, held=())
            case BoxesShown():
                return replace(s, phase=PICKING)
            case BoxPicked(box=box):
                return replace(s, phase=OPENING, box=box)
            case HoldDrawn():
                return replace(s, phase=LUCK)
            case HoldOffered():
                return replace(s, phase=HOLDING)
            case ReelsHeld(reels=reels):
                return replace(s, held=reels)
            case PlayEnded():
                return replace(s, is_free=False)
        return s
