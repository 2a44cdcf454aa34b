"""Scratch tickets: a lot is put on sale, its tickets are bought in their order, scratched, verified and paid.

Read `rules.py` first, then `lots.py`. What is printed on a ticket is fixed by the lot's secret before the first ticket
is sold, and worked out only when its first box is scratched: until then it stands nowhere
(docs/decisions/0038-tickets-that-nobody-can-read.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import Spot
from novamas.games.scratch_tickets.acts import (
    COVERED,
    IDLE,
    SALE,
    TICKET,
    Asked,
    BoxesScratched,
    BuyTickets,
    CashIn,
    CloseCounter,
    Counter,
    CounterClosed,
    CounterOpened,
    EndLot,
    LotEnded,
    LotOpened,
    OpenCounter,
    OpenLot,
    PresentTicket,
    PrizePaid,
    Scratch,
    ScratchAll,
    SealBroken,
    Slip,
    TicketOpened,
    TicketRead,
    TicketsSold,
)
from novamas.games.scratch_tickets.lots import BOXES, CODES, Lot, boxes, find_prize
from novamas.games.scratch_tickets.rules import TicketHouse, TicketRules
from novamas.kit.chance import Dist, LotPlace, Value
from novamas.kit.decider import (
    CHANCE,
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
    Veiled,
)
from novamas.kit.decider import CROUPIER as SELLER
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Composed, Part, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why

EVERY_BOX = tuple(range(1, BOXES + 1))


def announce(key: str, by: Actor = SELLER, **args: int | str) -> Call:
    return Call(f"ticket-{key}", args, by)


def change(s: Counter, **fields: object) -> Counter:
    return replace(s, **fields)


class TicketPart(Part[Counter]):
    """A part of the game: it knows the rules, the house and what its lots are made of."""

    def __init__(self, rules: TicketRules, house: TicketHouse) -> None:
        self.rules, self.house = rules, house

    @cached_property
    def lot(self) -> Lot:
        return self.house.lot()


class Selling(TicketPart):
    """Lots, the counter, and tickets that are bought in their order."""

    owns = ("phase", "lot", "price", "next", "size", "lots")
    events = (LotOpened, CounterOpened, TicketsSold, CounterClosed, LotEnded)

    def awaits(self, s: Counter) -> tuple[Await, ...]:
        if s.asked:
            return ()
        if s.phase == SALE:
            return (Await(SELLER, ("CloseCounter",)),)
        if s.past_last():
            return ()
        if not s.lot:
            return (Await(HEAD, ("OpenLot",)),)
        return (Await(HEAD, ("EndLot",)),) if self.is_over(s) else (Await(SELLER, ("OpenCounter",)),)

    @staticmethod
    def is_over(s: Counter) -> bool:
        """Whether every ticket of the lot has been sold and settled."""
        return s.next > s.size and not open_slips(s)

    def default(self, s: Counter, who: Actor) -> Command:
        if s.phase == SALE:
            return CloseCounter(by=who)
        if not s.lot:
            return OpenLot(by=who)
        return EndLot(by=who) if self.is_over(s) else OpenCounter(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(OpenLot, by=(HEAD,), during=(IDLE,))
    def allow_open_lot(self, s: Counter, who: Actor) -> Answer:
        clauses = self.rules.scope.clauses
        if s.phase != IDLE or s.lot or s.past_last():
            return Shut("not-now", clauses)
        return Offer("OpenLot", who, clauses=clauses)

    @gate(OpenCounter, by=(SELLER,), during=(IDLE,))
    def allow_open_sale(self, s: Counter, who: Actor) -> Answer:
        clauses = self.rules.scope.clauses
        if not s.lot:
            return Shut("no-lot", clauses)
        if s.phase != IDLE or s.past_last() or self.is_over(s) or s.asked:
            return Shut("not-now", clauses)
        return Offer("OpenCounter", who, clauses=clauses)

    @gate(BuyTickets, during=(SALE,))
    def allow_buy(self, s: Counter, who: Actor) -> Answer:
        clauses = self.rules.scope.clauses
        if s.phase != SALE:
            return Shut("counter-closed", clauses)
        unread = sum(slip.who == who and not slip.read for slip in s.slips.values())
        bounds = (
            (self.house.in_hand - unread, Why("too-many-tickets")),
            (s.chips[who] // s.price, Why("not-enough-chips")),
            (s.size - s.next + 1, Why("lot-ends", self.rules.support.code_clauses)),
        )
        count, above = min(bounds, key=lambda bound: bound[0])
        if count < 1:
            return Shut(above.code, above.clauses, "count", limit=0)
        return Offer("BuyTickets", who, {"count": Amount(1, count, above=above)}, clauses)

    @gate(CloseCounter, by=(SELLER,), during=(SALE,))
    def allow_close(self, s: Counter, who: Actor) -> Answer:
        return Offer("CloseCounter", who) if s.phase == SALE and not s.asked else Shut("not-now")

    @gate(EndLot, by=(HEAD,), during=(IDLE,))
    def allow_end_lot(self, s: Counter, who: Actor) -> Answer:
        clauses = self.rules.support.code_clauses
        if not s.lot or s.phase != IDLE:
            return Shut("not-now", clauses)
        return Shut("tickets-in-hand", clauses) if open_slips(s) else Offer("EndLot", who, clauses=clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Counter], c: Command) -> None:
        s, rules, lot = run.s, self.rules, self.lot
        match c:
            case OpenLot():
                prizes = tuple(times * s.minimum for times in lot.times)
                support = rules.support
                run(
                    LotOpened(
                        lot=s.lots + 1,
                        price=s.minimum,
                        prizes=prizes,
                        printed=lot.printed,
                        calls=(announce("lot", HEAD, lot=s.lots + 1, size=lot.size, amount=s.minimum),),
                        clauses=(*support.clauses, *support.covered_clauses, *support.combinations_clauses),
                    )
                )
            case OpenCounter():
                clauses = rules.scope.clauses
                run(CounterOpened(round=s.round + 1, next=s.next, calls=(announce("open"),), clauses=clauses))
            case BuyTickets(by=who, count=count):
                paid = Move(who, FLOAT, count * s.price, "tickets")
                clauses = (*rules.scope.clauses, *rules.support.code_clauses, *rules.support.price_clauses)
                run(TicketsSold(who=who, first=s.next, count=count, moves=(paid,), clauses=clauses))
            case CloseCounter():
                run(CounterClosed(left=s.size - s.next + 1, calls=(announce("closed"),)))
            case EndLot():
                sold = s.next - 1
                run(
                    LotEnded(
                        lot=s.lot,
                        sold=sold,
                        found=s.found,
                        takings=sold * s.price,
                        prizes=lot.paid_of(s.found) * s.price,
                        calls=(announce("lot-over", HEAD, lot=s.lot),),
                        clauses=rules.support.code_clauses,
                    )
                )

    @staticmethod
    def evolve(s: Counter, e: Event) -> Counter:
        match e:
            case LotOpened(lot=lot, price=price, printed=printed):
                return change(s, lot=lot, lots=lot, price=price, next=1, size=sum(printed))
            case CounterOpened(round=number):
                return change(s, phase=SALE, round=number)
            case TicketsSold(first=first, count=count):
                return change(s, next=first + count)
            case CounterClosed():
                return change(s, phase=IDLE)
        return change(s, lot=0, price=0, next=1, size=0)


class Reading(TicketPart):
    """Tickets in people's hands: scratched box by box, read, verified and paid."""

    owns = ("slips", "found", "paid", "asked")
    events = (
        LotOpened, TicketsSold, SealBroken, TicketOpened, BoxesScratched, TicketRead, PrizePaid, LotEnded,
    )  # fmt: skip

    def awaits(self, s: Counter) -> tuple[Await, ...]:
        return (Await(CHANCE, what=TICKET),) if s.asked else ()

    def chance(self, s: Counter) -> Dist | None:
        """What the ticket that is being scratched may be: any of those that are not open."""
        if not s.asked:
            return None
        gone = [*s.found]
        for slip in s.slips.values():
            if slip.printed.value is not None and not slip.read:
                gone[self.kind_of(slip.printed.value)] += 1
        left = tuple(count - out for count, out in zip(self.lot.printed, gone, strict=True))
        return LotPlace(self.lot.printed, left, self.lot.patterns(), CODES, s.asked[0].serial - 1)

    def kind_of(self, shown: tuple[int, ...]) -> int:
        """Which prize a ticket shows that is open; the kind after the last is nothing."""
        prize = find_prize(shown)
        return self.lot.nothing if prize is None else prize

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(Scratch, narrow=True)
    def allow_scratch(self, s: Counter, who: Actor, c: Command | None) -> Answer:
        return self.scratching(s, who, number_of(c.ticket) if isinstance(c, Scratch) else None, Scratch)

    @gate(ScratchAll, narrow=True)
    def allow_scratch_all(self, s: Counter, who: Actor, c: Command | None) -> Answer:
        return self.scratching(s, who, number_of(c.ticket) if isinstance(c, ScratchAll) else None, ScratchAll)

    def scratching(self, s: Counter, who: Actor, serial: int | None, kind: type[Command]) -> Iterator[Offer | Shut]:
        """Whoever holds a ticket may scratch it, whether the counter is open or not."""
        slip = s.slips.get(str(serial))
        if serial is not None and (slip is None or slip.who != who):
            yield self.unknown(s, serial)
        for each in s.slips.values():
            if each.who == who and serial in (None, each.serial):
                yield self.boxes_of(s, who, each, kind)

    def boxes_of(self, s: Counter, who: Actor, slip: Slip, kind: type[Command]) -> Offer | Shut:
        """The boxes of a ticket that are still covered."""
        clauses = (*self.rules.reading.clauses, *self.rules.support.instructions_clauses)
        covered = tuple(box for box in EVERY_BOX if slip.boxes[box - 1] == COVERED)
        if not covered:
            return Shut("all-scratched", clauses, "ticket")
        if any(each.serial == slip.serial for each in s.asked):
            return Shut("not-now", clauses, "ticket")
        boxes = {"box": OneOf(covered, Why("box-open", clauses))} if kind is Scratch else {}
        return Offer(kind.__name__, who, {"ticket": OneOf((slip.serial,)), **boxes}, clauses)

    def unknown(self, s: Counter, serial: int) -> Shut:
        """Why a ticket that one does not hold is refused."""
        support, paid = self.rules.support, s.paid.get(str(serial))
        if paid is not None:
            return Shut("ticket-paid" if paid else "no-prize", self.tell_win(paid), "ticket")
        if s.lot and 1 <= serial < s.next:
            return Shut("not-your-ticket", self.rules.scope.clauses, "ticket")
        return Shut(
            "ticket-not-sold" if s.lot and 1 <= serial <= s.size else "no-such-ticket", support.code_clauses, "ticket"
        )

    def tell_win(self, paid: int) -> tuple[str, ...]:
        """The clause by which a settled ticket is worth nothing more: its code was used, or it does not win."""
        return self.rules.support.code_clauses if paid else self.rules.reading.win_clauses

    @gate(PresentTicket, narrow=True)
    def allow_claim(self, s: Counter, who: Actor, c: Command | None) -> Answer:
        """A ticket that shows a prize, presented with the code that is printed on it, once."""
        clauses = (*self.rules.reading.clauses, *self.rules.reading.win_clauses)
        if not isinstance(c, PresentTicket):
            return tuple(self.claim(who, slip) for slip in s.slips.values() if claims(slip, who))
        slip = s.slips.get(str(c.ticket))
        if slip is None or slip.who != who:
            return self.unknown(s, number_of(c.ticket))
        if not slip.read:
            return Shut("not-scratched", clauses, "ticket")
        if not claims(slip, who):
            return Shut("ticket-paid" if slip.paid else "no-prize", self.tell_win(slip.prize), "ticket")
        return self.claim(who, slip)

    def claim(self, who: Actor, slip: Slip) -> Offer:
        wrong = Why("wrong-code", self.rules.support.code_clauses)
        codes = () if slip.code.value is None else (slip.code.value,)
        clauses = (*self.rules.reading.clauses, *self.rules.reading.win_clauses)
        form = {"ticket": OneOf((slip.serial,)), "code": OneOf(codes, wrong)}
        return Offer("PresentTicket", who, form, clauses)

    @gate(CashIn)
    def allow_cash_in(self, s: Counter, who: Actor) -> Answer:
        clauses = self.rules.reading.clauses
        if not any(is_open(slip) for slip in s.slips.values() if slip.who == who):
            return Shut("no-tickets", clauses)
        return Shut("not-now", clauses) if s.asked else Offer("CashIn", who, clauses=clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Counter], c: Command) -> None:
        match c:
            case Scratch(by=who, ticket=serial, box=box):
                self.begin(run, who, Asked(serial, (box,)))
            case ScratchAll(by=who, ticket=serial):
                self.begin(run, who, Asked(serial, EVERY_BOX))
            case PresentTicket(ticket=serial):
                self.pay(run, serial)
            case CashIn(by=who):
                for slip in [slip for slip in run.s.slips.values() if slip.who == who and is_open(slip)]:
                    if slip.read:
                        self.pay(run, slip.serial)
                    else:
                        self.begin(run, who, Asked(slip.serial, EVERY_BOX, cash=True))
            case Chance(value=(kind, pattern, code)):
                self.open(run, int(kind), int(pattern), int(code))

    def begin(self, run: Run[Counter], who: Actor, asked: Asked) -> None:
        """A ticket that is open already shows its boxes at once; for a sealed one it has to be known what it is."""
        if run.s.slips[str(asked.serial)].printed.value is not None:
            self.uncover(run, asked)
            return
        clauses = (*self.rules.reading.clauses, *self.rules.support.instructions_clauses)
        run(SealBroken(who=who, asked=asked, clauses=clauses))

    def open(self, run: Run[Counter], kind: int, pattern: int, code: int) -> None:
        asked = run.s.asked[0]
        printed: Veiled[tuple[int, ...]] = Veiled(boxes(kind, len(self.lot.times), pattern))
        clauses = self.rules.support.covered_clauses
        run(TicketOpened(serial=asked.serial, printed=printed, code=Veiled(code), clauses=clauses))
        self.uncover(run, asked)

    def uncover(self, run: Run[Counter], asked: Asked) -> None:
        rules, slip = self.rules, run.s.slips[str(asked.serial)]
        assert slip.printed.value is not None
        new = tuple(box for box in asked.boxes if slip.boxes[box - 1] == COVERED)
        shown = tuple(slip.printed.value[box - 1] for box in new)
        run(
            BoxesScratched(
                who=slip.who,
                serial=slip.serial,
                boxes=new,
                shown=shown,
                clauses=(*rules.reading.clauses, *rules.support.instructions_clauses),
            )
        )
        after = run.s.slips[str(asked.serial)]
        if COVERED in after.boxes:
            return
        kind = self.kind_of(after.boxes)
        prize = 0 if kind == self.lot.nothing else self.lot.times[kind] * run.s.price
        run(
            TicketRead(
                who=slip.who,
                serial=slip.serial,
                kind=kind,
                prize=prize,
                code=Veiled(slip.code.value, (slip.who,)),
                clauses=(*rules.reading.win_clauses, *rules.scope.clauses),
            )
        )
        if asked.cash and prize:
            self.pay(run, slip.serial)

    def pay(self, run: Run[Counter], serial: int) -> None:
        slip, rules = run.s.slips[str(serial)], self.rules
        clauses = (
            *rules.reading.clauses,
            *rules.reading.win_clauses,
            *rules.support.code_clauses,
            *rules.prizes.clauses,
        )
        run(
            PrizePaid(
                who=slip.who,
                serial=serial,
                amount=slip.prize,
                calls=(announce("paid", number=serial, amount=slip.prize),),
                moves=(Move(FLOAT, slip.who, slip.prize, "prize"),),
                clauses=clauses,
            )
        )

    @staticmethod
    def evolve(s: Counter, e: Event) -> Counter:
        match e:
            case LotOpened(printed=printed):
                return change(s, slips={}, paid={}, found=(0,) * len(printed))
            case TicketsSold(who=who, first=first, count=count):
                kept = {key: slip for key, slip in s.slips.items() if slip.who != who or is_open(slip)}
                new = {str(n): Slip(serial=n, who=who) for n in range(first, first + count)}
                return change(s, slips={**kept, **new})
            case SealBroken(asked=asked):
                return change(s, asked=(*s.asked, asked))
            case TicketOpened(serial=serial, printed=printed, code=code):
                left = tuple(each for each in s.asked if each.serial != serial)
                return change(write(s, serial, printed=printed, code=code), asked=left)
            case BoxesScratched(serial=serial, boxes=which, shown=shown):
                now = dict(zip(which, shown, strict=True))
                old = s.slips[str(serial)].boxes
                return write(s, serial, boxes=tuple(now.get(n, box) for n, box in enumerate(old, 1)))
            case TicketRead(serial=serial, kind=kind, prize=prize, code=code):
                found = tuple(count + (n == kind) for n, count in enumerate(s.found))
                paid = s.paid if prize else {**s.paid, str(serial): 0}
                return change(write(s, serial, read=True, prize=prize, code=code), found=found, paid=paid)
            case PrizePaid(serial=serial, amount=amount):
                return change(write(s, serial, paid=True), paid={**s.paid, str(serial): amount})
        return change(s, slips={}, found=(), paid={})

    # -- what the table asks -------------------------------------------------------------------------------------------

    def why_not_leave(self, s: Counter, who: Actor) -> Why | None:
        """Whoever holds a ticket scratches it or hands it in before leaving."""
        held = any(slip.who == who and is_open(slip) for slip in s.slips.values())
        return Why("tickets-in-hand", self.rules.reading.clauses) if held else None

    @staticmethod
    def fold_leaving(s: Counter, who: Actor) -> Counter:
        return change(s, slips={key: slip for key, slip in s.slips.items() if slip.who != who})

    def outcome(self, e: Event) -> Value | None:
        """What a board would show: the last tickets that were read, by what they won."""
        return e.prize if isinstance(e, TicketRead) else None


def number_of(ticket: object) -> int:
    """The number that somebody has said; none that a ticket has where it is no number."""
    return ticket if type(ticket) is int else 0


def write(s: Counter, serial: int, **fields: object) -> Counter:
    key = str(serial)
    return change(s, slips={**s.slips, key: replace(s.slips[key], **fields)})


def is_open(slip: Slip) -> bool:
    """Whether a ticket is unread, or wins something that was not paid."""
    return not slip.read or (slip.prize > 0 and not slip.paid)


def open_slips(s: Counter) -> list[Slip]:
    return [slip for slip in s.slips.values() if is_open(slip)]


def claims(slip: Slip, who: Actor) -> bool:
    return slip.who == who and slip.read and slip.prize > 0 and not slip.paid


class TicketGame(Composed[Counter]):
    """Scratch tickets under one law and one house."""

    state: ClassVar[type[Struct]] = Counter
    closing: ClassVar[frozenset[str]] = frozenset(("CloseCounter",))
    before_leaving: ClassVar[tuple[str, ...]] = ("CashIn",)
    made_of: ClassVar[tuple[type[Part[Counter]], ...]] = (Selling, Reading)
    what: ClassVar[str] = TICKET

    def __init__(self, name: str, rules: TicketRules, house: TicketHouse) -> None:
        self.rules, self.house = rules, house
        super().__init__(name, Selling(rules, house), Reading(rules, house))
        self.spots: dict[str, Spot] = {TICKET: Spot(TICKET, TICKET, frozenset(self.lot.times))}
        self.kinds: dict[str, tuple[str, ...]] = {TICKET: (TICKET,)}

    @cached_property
    def lot(self) -> Lot:
        return self.house.lot()

    def holdings(self, s: Counter) -> dict[Account, int]:
        """Takings and prizes go into the float and come out of it: nothing lies on a cloth."""
        return {}

    def takes_stakes(self, s: Counter) -> bool:
        return s.phase == SALE

    def resting(self, s: Counter) -> bool:
        return s.phase == IDLE and not s.asked

    def fresh(self, s: Counter) -> bool:
        """A lot hides what its tickets are from its first to its last."""
        return self.resting(s) and not s.lot
