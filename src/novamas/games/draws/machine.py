"""The machine: drums that are sealed before the first symbol, and one draw of chance for each symbol.

Every symbol that is left in a drum is as likely as any other one. What chance answers is one draw of the epoch, so
whoever has the secret can work it out again (docs/decisions/0028-draws-that-anybody-can-check.md); the digest says that
nobody changed drums or tickets in between.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from msgspec.structs import replace

from novamas.games.draws.acts import (
    DrawCalledOff,
    Drawing,
    DrawSymbol,
    Drum,
    MachineSealed,
    Symbol,
    SymbolDrawn,
    SymbolOrdered,
)
from novamas.kit.chance import Dist, Uniform, Weighted
from novamas.kit.decider import CHANCE, Actor, Await, Call, Chance, Command, Event, Offer, Run
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause

S = TypeVar("S", bound=Drawing)
TAG = "novamas draw\n"
TOLD = 12
"""So much of a digest is called aloud; the whole of it is in the event."""


def digest_of(tickets: Iterable[str], drums: Iterable[Drum]) -> str:
    """The SHA-256 of the tag, of a line for each ticket and of a line for each drum."""
    return hashlib.sha256(
        (TAG + "".join(f"{line}\n" for line in (*tickets, *map(write_drum, drums)))).encode()
    ).hexdigest()


def write_drum(drum: Drum) -> str:
    """A drum in a line: what it draws, its runs, how many are drawn, whether they go back."""
    runs = " ".join(f"{first}-{last}x{copies}" for first, last, copies in drum.runs)
    return f"drum {drum.what} {runs} {drum.picks} {'again' if drum.again else 'once'}"


def left_in(drum: Drum, values: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The symbols that are left in a drum from which these have come, and how many of each."""
    gone: Counter[int] = Counter() if drum.again else Counter(values)
    every = ((value, copies) for first, last, copies in drum.runs for value in range(first, last + 1))
    return tuple((value, copies - gone[value]) for value, copies in every if copies > gone[value])


def distribution(drum: Drum, values: Iterable[int] = ()) -> Dist:
    """What may come next: each symbol that is left, as often as it is there."""
    left = left_in(drum, values)
    if all(copies == 1 for _, copies in left):
        return Uniform(tuple(value for value, _ in left))
    return Weighted(left)


def next_drum(s: Drawing) -> int | None:
    """The first drum from which fewer symbols have come than it is to give."""
    come = Counter(symbol.drum for symbol in s.drawn)
    return next((n for n, drum in enumerate(s.drums) if come[n] < drum.picks), None)


class DrawMachine(Part[S], Generic[S]):
    """Drums, and what has come out of them.

    `wanted` says from which drum the next symbol comes, or that none does: each drum's picks in their order, unless the
    game knows better. Where it is not drawn `by_hand` a symbol comes as soon as it is wanted, without an order. `shown`
    is what is called of a symbol (nothing: it is not called), `clauses` what its draw rests on.
    """

    owns = ("drums", "sealed", "ordered", "drawn")
    events = (MachineSealed, SymbolOrdered, SymbolDrawn, DrawCalledOff)

    def __init__(
        self,
        clauses: tuple[Clause, ...] = (),
        *,
        wanted: Callable[[S], int | None] = next_drum,
        by_hand: bool = True,
        shown: Callable[[int], str] = str,
    ) -> None:
        self.clauses, self.wanted, self.by_hand, self.shown = clauses, wanted, by_hand, shown

    def draws(self, s: S) -> bool:
        """Whether a symbol is still to come."""
        return bool(s.drums) and self.wanted(s) is not None

    def fresh(self, s: S) -> bool:
        """Whether nothing that has come bears on what comes."""
        return not s.drawn or not self.draws(s)

    def seal(self, run: Run[S], tickets: Iterable[str], drums: tuple[Drum, ...]) -> None:
        """Fixes who takes part and what can come; from here on the list is closed."""
        lines = tuple(tickets)
        digest = digest_of(lines, drums)
        call = Call("draws-sealed", {"digest": digest[:TOLD]}, HEAD)
        run(MachineSealed(digest=digest, tickets=lines, drums=drums, calls=(call,), clauses=self.clauses))

    def awaits(self, s: S) -> tuple[Await, ...]:
        if not self.draws(s):
            return ()
        drum = s.drums[self.next(s)]
        return (Await(CHANCE, what=drum.what),) if s.ordered or not self.by_hand else (Await(HEAD, ("DrawSymbol",)),)

    def next(self, s: S) -> int:
        drum = self.wanted(s)
        assert drum is not None
        return drum

    def chance(self, s: S) -> Dist | None:
        if not self.draws(s) or (self.by_hand and not s.ordered):
            return None
        drum = self.next(s)
        return distribution(s.drums[drum], (symbol.value for symbol in s.drawn if symbol.drum == drum))

    def default(self, s: S, who: Actor) -> Command:
        return DrawSymbol(by=who)

    @gate(DrawSymbol, by=(HEAD,))
    def allow_draw_symbol(self, s: S, who: Actor) -> Answer:
        if self.by_hand and self.draws(s) and not s.ordered:
            return Offer("DrawSymbol", who, clauses=self.clauses)
        return Shut("nothing-to-draw", self.clauses)

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case DrawSymbol():
                run(SymbolOrdered(clauses=self.clauses))
            case Chance(value=int(value)):
                drum, place, shown = self.next(run.s), len(run.s.drawn) + 1, self.shown(value)
                calls = (Call("draws-number", {"number": shown}, HEAD),) if shown else ()
                run(SymbolDrawn(drum=drum, value=value, place=place, calls=calls, clauses=self.clauses))

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        match e:
            case MachineSealed(digest=digest, drums=drums):
                return replace(s, drums=drums, sealed=digest, ordered=False, drawn=())
            case SymbolOrdered():
                return replace(s, ordered=True)
            case SymbolDrawn(drum=drum, value=value):
                return replace(s, ordered=False, drawn=(*s.drawn, Symbol(drum, value)))
        return replace(s, drums=(), sealed="", ordered=False, drawn=())
