"""Consent to bets on another's hand, as a part: who is asked, what they may say, and what follows.

What is written here is what the pokers have in common; blackjack, whose law has it otherwise, extends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from novamas.games.boxes.acts import Admitted, BoxDesk, Consent, ConsentSought, Dismissed, box_of
from novamas.games.boxes.rules import Behind
from novamas.games.cloth.acts import BETTING, Bet
from novamas.games.cloth.play import change, without
from novamas.kit.decider import INSPECTOR, Actor, Await, Command, Event, Move, Offer, Run, is_person
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause, OneOf

S = TypeVar("S", bound=BoxDesk)
Sk = TypeVar("Sk", bound=BoxDesk, contravariant=True)


class BoxTable(Protocol[Sk]):
    """What consent asks of the boxes: who sits there, who bets there, which bets make a hand."""

    boxes: range

    def front(self, s: Sk, box: int) -> Actor | None: ...

    def holder(self, s: Sk, box: int) -> Actor | None: ...

    def bettors(self, s: Sk, box: int) -> dict[Actor, bool]: ...

    def on_box(self, s: Sk, box: int) -> dict[int, Bet]: ...

    def lies_in_hand(self, on: str) -> bool: ...

    def back(self, s: Sk, bets: Iterable[int]) -> tuple[Move, ...]: ...


class Consents(Part[S], Generic[S]):
    """Whoever must agree to somebody's bets on a box is asked; until then these bets wait."""

    owns = ("admitted",)
    events = (ConsentSought, Admitted, Dismissed)

    def __init__(self, table: BoxTable[S], rule: Behind) -> None:
        self.table, self.rule = table, rule

    # -- whose consent is needed --------------------------------------------------------------------------------------

    def parties(self, s: S, who: Actor, box: int) -> tuple[Actor, ...]:
        """All those who must agree to somebody's bets on a box, in the order in which they are asked."""
        holder = self.table.front(s, box)
        if holder is None or holder == who:
            return ()
        return tuple(holder if party == "holder" else INSPECTOR for party in self.rule.consent)

    def find_due(self, s: S, who: Actor, box: int) -> Actor | None:
        """Whose consent somebody's bets on a box need next, if anybody's."""
        parties = self.parties(s, who, box)
        return next((by for by in parties if (box, by, who) not in s.admitted), None)

    def must_ask(self, s: S, who: Actor, on: str) -> Actor | None:
        """Who is asked for consent when a bet is laid, if anybody."""
        return self.find_due(s, who, box_of(on)) if self.table.lies_in_hand(on) else None

    def who_is_asked(self, s: S, guest: Actor, box: int) -> Actor | None:
        """Whose answer a bet on a box waits for."""
        return self.find_due(s, guest, box)

    def speaks_for(self, s: S, box: int) -> Actor:
        """In whose name consent is given, where it is not in one's own."""
        return ""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return self.rule.consent_clauses or self.rule.clauses

    # -- asking and answering -----------------------------------------------------------------------------------------

    def seek(self, run: Run[S], who: Actor, on: str, of: Actor) -> None:
        """Bets that have just been laid wait for somebody's consent."""
        for bet in self.waiting_with(run.s, who, on):
            if not run.s.bets[bet].asked:
                run(ConsentSought(bet=bet, of=of, clauses=self.clauses))

    def waiting_with(self, s: S, who: Actor, on: str) -> tuple[int, ...]:
        """The bets that wait for consent once one of them has been laid: all that a guest has at the box."""
        return tuple(id for id, b in self.table.on_box(s, box_of(on)).items() if b.owner == who)

    def asking(self, s: S) -> list[tuple[int, Actor, Actor]]:
        """Every guest who waits: (box, guest, who is asked)."""
        found = sorted({(box_of(b.on), b.owner) for b in s.bets.values() if b.asked})
        return [(box, who, by) for box, who in found if (by := self.who_is_asked(s, who, box)) is not None]

    def awaits(self, s: S) -> tuple[Await, ...]:
        if s.phase != BETTING:
            return ()
        owed = dict.fromkeys(by for _, _, by in self.asking(s))
        return tuple(Await(by, ("Consent",)) for by in owed)

    def default(self, s: S, who: Actor) -> Command | None:
        """A player's silence is no consent; the house approves of what a player has agreed to."""
        box, guest = next((box, guest) for box, guest, by in self.asking(s) if by == who)
        return Consent(by=who, box=box, guest=guest, yes=not is_person(who))

    @gate(Consent, by=("", INSPECTOR), during=(BETTING,))
    def allow_consent(self, s: S, who: Actor) -> Answer:
        """Whoever is asked lets others bet on a box or not; a player may also send away one who was let in."""
        here = s.phase == BETTING and (is_person(who) or who in s.staff)
        return (tuple(self.find_offers(s, who)) if here else ()) or Shut("nothing-asked", self.clauses)

    def find_offers(self, s: S, who: Actor) -> Iterator[Offer]:
        for box in self.table.boxes:
            for guest, asks in sorted(self.table.bettors(s, box).items()):
                if yes := self.may_say(s, who, guest, box, asks):
                    form = {"box": OneOf((box,)), "guest": OneOf((guest,)), "yes": OneOf(yes)}
                    yield Offer("Consent", who, form, self.clauses)

    def may_say(self, s: S, who: Actor, guest: Actor, box: int, asks: bool) -> tuple[bool, ...]:
        """What somebody may say to a guest's bets on a box; `asks`: they wait for consent."""
        if asks and self.who_is_asked(s, guest, box) == who:
            return True, False
        return (False,) if (box, who, guest) in s.admitted and is_person(who) else ()

    def play(self, run: Run[S], c: Command) -> None:
        assert isinstance(c, Consent)
        if c.yes:
            holder = self.speaks_for(run.s, c.box)
            heard = replace(run.s, admitted=(*run.s.admitted, (c.box, holder or c.by, c.guest)))
            free = self.find_due(heard, c.guest, c.box) is None
            run(Admitted(box=c.box, holder=holder, guest=c.guest, by=c.by, free=free, clauses=self.clauses))
            return
        bets = tuple(id for id, b in self.table.on_box(run.s, c.box).items() if b.owner == c.guest)
        moves = self.table.back(run.s, bets)
        run(Dismissed(box=c.box, guest=c.guest, by=c.by, bets=bets, moves=moves, clauses=self.clauses))

    # -- folding ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        match e:
            case ConsentSought(bet=id):
                return change(s, bets={**s.bets, id: replace(s.bets[id], asked=True)})
            case Admitted(box=box, holder=holder, guest=guest, by=by, free=free):
                heard = {
                    id: replace(b, asked=False) if free and b.owner == guest and box_of(b.on) == box else b
                    for id, b in s.bets.items()
                }
                return change(s, bets=heard, admitted=(*s.admitted, (box, holder or by, guest)))
            case Dismissed(box=box, guest=guest, bets=gone):
                kept = tuple(a for a in s.admitted if (a[0], a[2]) != (box, guest))
                return change(s, bets=without(s.bets, gone), admitted=kept)
        return s

    @staticmethod
    def fold_leaving(s: S, who: Actor) -> S:
        """Nobody's consent outlives them at the table."""
        return change(s, admitted=tuple(a for a in s.admitted if who not in a[1:]))
