"""Mistakes that both games have where a player is the bank: what staff report, what follows, why it comes too late."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from novamas.games.circle import reports as r
from novamas.games.circle.desk import BETTING, CircleDesk, CircleTable
from novamas.games.circle.unseen import HELD
from novamas.games.table_rules import Section
from novamas.kit.decider import DIRECTOR, INSPECTOR, Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Shut
from novamas.kit.spaces import Clause, OneOf, Space

S = TypeVar("S", bound=CircleDesk)
Found = tuple[type[Command], dict[str, Space], Section]
"""A report that fits what is seen: its kind, its form, the section of the law that has its clauses."""
COMMON: tuple[type[Command], ...] = (
    r.EarlyDraw, r.WaiveEarly, r.CardFaceUp, r.CardsStuck, r.CardOnFloor, r.DealFault, r.Ruling,
)  # fmt: skip
COMMON_EVENTS: tuple[type[Event], ...] = (
    r.CardDrawnEarly, r.CardHeld, r.HeldDiscarded, r.FaceUpFound, r.CardDiscarded, r.CardPickedUp, r.FaultMended,
    r.RulingNoted,
)  # fmt: skip
ASIDE = "aside"
"""Where a card goes that lies face up in the shoe: out of play."""
VOID, GO_ON = "void", "go-on"
REMEDIES = OneOf((VOID, GO_ON))


class Early(Protocol):
    """A card drawn too soon, and who may waive what follows."""

    @property
    def waived_by(self) -> Actor: ...
    @property
    def waived_clauses(self) -> tuple[Clause, ...]: ...
    @property
    def clauses(self) -> tuple[Clause, ...]: ...


class Errors(Protocol):
    """The sections of a law about mistakes that both games have."""

    @property
    def early(self) -> Early: ...
    @property
    def face_up(self) -> Section: ...
    @property
    def stuck(self) -> Section: ...
    @property
    def floor(self) -> Section: ...
    @property
    def fault(self) -> Section: ...
    @property
    def unforeseen(self) -> Section: ...
    @property
    def claims(self) -> Section: ...


class CommonMistakes(Generic[S]):
    """What both games make of the mistakes that they share."""

    def __init__(
        self,
        table: CircleTable[S],
        errors: Errors,
        void: Callable[[Run[S], str, tuple[Clause, ...]], None],
        waived: Callable[[Run[S]], None],
    ) -> None:
        """`void` annuls a coup for a cause; `waived` is what follows once cards drawn too soon are discarded."""
        self.table, self.errors, self.void, self.waived = table, errors, void, waived

    def answer(self, s: S, who: Actor, kind: str | None, found: Iterable[Found], over: bool) -> Answer:
        """Every report that fits what is seen; others are too late once the coup is `over`, or another's to make."""
        offers: tuple[Offer | Shut, ...] = ()
        if who == DIRECTOR or who in s.staff:
            offers = tuple(
                Offer(k.__name__, who, form, of.clauses) for k, form, of in found if kind in (None, k.__name__)
            )
        if offers or kind is None:
            return offers
        early = self.errors.early
        if kind == "WaiveEarly":
            mine = who == early.waived_by
            return Shut("not-now" if mine else "not-your-role", early.waived_clauses, "" if mine else "by")
        if who == DIRECTOR or (kind == "Ruling" and who != INSPECTOR):
            return Shut("not-your-role", field="by")
        if over and s.phase not in (BETTING, *self.table.coup_phases):
            return Shut("claim-too-late", self.errors.claims.clauses)
        return Shut("not-now")

    def play(self, run: Run[S], c: Command) -> None:
        errors = self.errors
        match c:
            case r.EarlyDraw():
                run(r.CardDrawnEarly(clauses=errors.early.clauses))
            case r.WaiveEarly():
                run(r.HeldDiscarded(clauses=errors.early.waived_clauses))
                self.waived(run)
            case r.CardFaceUp():
                run(r.FaceUpFound(clauses=errors.face_up.clauses))
            case r.CardsStuck():
                self.void(run, "cards-stuck", errors.stuck.clauses)
            case r.CardOnFloor():
                run(r.CardPickedUp(clauses=errors.floor.clauses))
            case r.DealFault(mended=True):
                run(r.FaultMended(clauses=errors.fault.clauses))
            case r.DealFault():
                self.void(run, "wrong-deal", errors.fault.clauses)
            case r.Ruling(remedy=remedy):
                if remedy == VOID:
                    self.void(run, "ruling", errors.unforeseen.clauses)
                else:
                    run(r.RulingNoted(clauses=errors.unforeseen.clauses))


def fold_common(s: S, e: Event, replaced: tuple[str, ...] = (HELD,)) -> S:
    """The state after an event that both games have. A card that is found face up comes before what is due, or in the
    place of what is `replaced`."""
    coup = s.coup
    match e:
        case r.CardDrawnEarly():
            return replace(s, coup=replace(coup, due=(*coup.due, HELD)))
        case r.CardHeld(card=card):
            held = replace(coup, due=coup.due[1:], held=(*coup.held, card))
            return replace(s, shoe=s.shoe.draw(card.value), coup=held)
        case r.HeldDiscarded():
            return replace(s, coup=replace(coup, held=()))
        case r.FaceUpFound():
            rest = coup.due[1:] if coup.due[0] in replaced else coup.due
            return replace(s, coup=replace(coup, due=(ASIDE, *rest)))
        case r.CardDiscarded(card=card):
            return replace(s, shoe=s.shoe.draw(card), coup=replace(coup, due=coup.due[1:]))
    return s
