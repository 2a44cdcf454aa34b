"""The sale of tickets: prizes and price are announced, tickets go in their order, and the list is closed for good."""

from __future__ import annotations

from novamas.games.draws.acts import DrawCalledOff
from novamas.games.draws.machine import DrawMachine
from novamas.games.raffle.acts import (
    CLAIMS,
    DRAWING,
    IDLE,
    SALE,
    BuyTickets,
    CallOffDraw,
    CloseTicketSale,
    DrawEnded,
    FetchingOpened,
    Lot,
    NoTicketSold,
    OpenTicketSale,
    Raffle,
    RecordPurchases,
    TicketSaleClosed,
    TicketSaleOpened,
    TicketsGiven,
    TicketsSold,
)
from novamas.games.raffle.desk import Stand, StandPart, announce, change
from novamas.games.raffle.rules import SINGLE
from novamas.games.terms import join
from novamas.kit.decider import (
    CLOTH,
    CROUPIER,
    DIRECTOR,
    FLOAT,
    Account,
    Actor,
    Await,
    Call,
    Command,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, Clause, OneOf, Why

TICKETS_GO, PRODUCT_GOES = "tickets", "product"
"""Why chips move: they pay for tickets, or for what tickets come with."""


class TicketSale(StandPart):
    """Who has which tickets."""

    owns = ("next", "sold")
    events = (
        TicketSaleOpened, TicketsSold, TicketsGiven, TicketSaleClosed, NoTicketSold, DrawEnded, DrawCalledOff,
    )  # fmt: skip

    def __init__(self, stand: Stand, machine: DrawMachine[Raffle]) -> None:
        super().__init__(stand)
        self.machine = machine

    def awaits(self, s: Raffle) -> tuple[Await, ...]:
        if s.phase == SALE:
            return (Await(CROUPIER, ("CloseTicketSale",)),)
        if s.phase != IDLE or s.past_last() or self.stand.dates_over(s):
            return ()
        return (Await(CROUPIER, ("OpenTicketSale",)),)

    def default(self, s: Raffle, who: Actor) -> Command:
        return CloseTicketSale(by=who) if s.phase == SALE else OpenTicketSale(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(OpenTicketSale, by=(CROUPIER,), during=(IDLE,))
    def allow_open(self, s: Raffle, who: Actor) -> Answer:
        if s.phase != IDLE or s.past_last():
            return Shut("not-now", self.rules.tickets.clauses)
        if self.stand.dates_over(s):
            return Shut("no-more-dates", self.of_dates())
        return Offer("OpenTicketSale", who, clauses=self.clauses_of_sale())

    def clauses_of_sale(self) -> tuple[Clause, ...]:
        return join(self.rules.scope.clauses, self.rules.prizes.clauses, self.of_dates())

    def of_dates(self) -> tuple[Clause, ...]:
        dates = self.rules.dates
        return dates.single_clauses if self.house.tract == SINGLE else dates.successive_clauses

    @gate(BuyTickets, during=(SALE,))
    def allow_buy(self, s: Raffle, who: Actor) -> Answer:
        price = self.stand.price(s.minimum)
        money = s.chips[who] // price
        return self.offer_within(s, who, BuyTickets, {}, (money, Why("not-enough-chips")))

    @gate(RecordPurchases, by=(CROUPIER,), during=(SALE,))
    def allow_record(self, s: Raffle, who: Actor) -> Answer:
        if not self.rules.free:
            return Shut("tickets-are-bought", self.rules.tickets.clauses)
        people = s.present()
        if not people and s.phase == SALE:
            return Shut("nobody-here", self.rules.promotion.clauses)
        if s.phase != SALE:
            return Shut("no-ticket-sale", self.rules.tickets.clauses)
        return tuple(
            self.offer_within(s, who, RecordPurchases, {"player": OneOf((player,))}, holder=player) for player in people
        )

    def offer_within(
        self,
        s: Raffle,
        who: Actor,
        kind: type[Command],
        form: dict[str, OneOf],
        *more: tuple[int, Why],
        holder: Actor = "",
    ) -> Offer | Shut:
        """So many tickets at most as there are, as one person may have, and as can be paid."""
        clauses = self.rules.tickets.clauses
        if s.phase != SALE:
            return Shut("no-ticket-sale", clauses)
        own = self.house.most_tickets - self.stand.count_held(s, holder or who)
        bounds = ((self.stand.count_left(s), Why("tickets-gone", clauses)), (own, Why("too-many-tickets")), *more)
        count, above = min(bounds, key=lambda bound: bound[0])
        if count < 1:
            return Shut(above.code, above.clauses, "tickets", dict(form), limit=0)
        return Offer(kind.__name__, who, {**form, "tickets": Amount(1, count, above=above)}, clauses)

    @gate(CloseTicketSale, by=(CROUPIER,), during=(SALE,))
    def allow_close(self, s: Raffle, who: Actor) -> Answer:
        clauses = self.rules.wins.clauses
        return Offer("CloseTicketSale", who, clauses=clauses) if s.phase == SALE else Shut("not-now", clauses)

    @gate(CallOffDraw, by=(DIRECTOR,), during=(SALE, DRAWING))
    def allow_call_off(self, s: Raffle, who: Actor) -> Answer:
        if s.phase not in (SALE, DRAWING):
            return Shut("nothing-to-call-off", self.rules.tickets.clauses)
        if s.drawn or s.ordered:
            return Shut("draw-begun", self.rules.wins.clauses)
        return Offer("CallOffDraw", who, clauses=self.rules.tickets.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Raffle], c: Command) -> None:
        match c:
            case OpenTicketSale():
                self.open(run)
            case BuyTickets(by=who, tickets=count):
                self.sell(run, who, count)
            case RecordPurchases(player=player, tickets=count):
                lot = Lot(player, run.s.next, count, 0)
                clauses = (*self.rules.promotion.clauses, *self.rules.promotion.surcharge_clauses)
                run(TicketsGiven(lot=lot, clauses=clauses))
            case CloseTicketSale():
                self.close(run)
            case CallOffDraw():
                refunded = self.refunds(run.s)
                back = tuple(Move(CLOTH, who, amount, "refund") for who, amount in refunded.items())
                off = Call("draws-off", by=DIRECTOR)
                run(DrawCalledOff(refunded=refunded, calls=(off,), moves=back, clauses=self.rules.tickets.clauses))

    def open(self, run: Run[Raffle]) -> None:
        s, stand = run.s, self.stand
        price, number = stand.price(s.minimum), s.round + 1
        day = stand.day(number)
        told = announce("sale-day", amount=price, day=day) if day else announce("sale", amount=price)
        run(
            TicketSaleOpened(
                round=number,
                tickets=self.house.tickets,
                price=price,
                prizes=len(stand.prizes),
                worth=stand.worth,
                day=day,
                calls=(told, announce("prizes", prizes=len(stand.prizes), amount=stand.worth)),
                clauses=(*self.clauses_of_sale(), *self.rules.prizes.cover_clauses),
            )
        )
        if self.rules.instant:
            self.seal(run)

    def seal(self, run: Run[Raffle]) -> None:
        self.machine.seal(run, self.stand.list_of(run.s), (self.stand.drum(run.s),))

    def sell(self, run: Run[Raffle], who: Actor, count: int) -> None:
        """Tickets are paid for; free ones come with what is paid for, which is the organiser's at once."""
        paid = count * self.stand.price(run.s.minimum)
        promotion = self.rules.promotion
        if self.rules.free:
            lot, to, why = Lot(who, run.s.next, count, 0), FLOAT, PRODUCT_GOES
            clauses = join(promotion.clauses, promotion.surcharge_clauses)
        else:
            lot, to, why = Lot(who, run.s.next, count, paid), CLOTH, TICKETS_GO
            clauses = self.rules.tickets.clauses
        run(TicketsSold(lot=lot, moves=(Move(who, to, paid, why),), clauses=clauses))

    def close(self, run: Run[Raffle]) -> None:
        """Nobody can come in any more; who has which ticket is sealed before anything is drawn."""
        s = run.s
        if not s.sold:
            run(NoTicketSold(calls=(announce("nobody-bought"),), clauses=self.rules.wins.clauses))
            return
        closed = announce("sale-over", sold=s.next - 1)
        sold, left = s.next - 1, self.stand.count_left(s)
        run(TicketSaleClosed(sold=sold, left=left, calls=(closed,), clauses=self.rules.wins.clauses))
        if self.rules.instant:
            run(FetchingOpened(calls=(announce("claims"),), clauses=self.rules.wins.clauses))
        else:
            self.seal(run)

    @staticmethod
    def refunds(s: Raffle) -> dict[Actor, int]:
        """What everybody has paid for tickets."""
        paid: dict[Actor, int] = {}
        for lot in s.sold:
            if lot.paid:
                paid[lot.who] = paid.get(lot.who, 0) + lot.paid
        return paid

    @staticmethod
    def evolve(s: Raffle, e: Event) -> Raffle:
        match e:
            case TicketSaleOpened(round=number):
                return change(s, phase=SALE, round=number, next=1, sold=())
            case TicketsSold(lot=lot) | TicketsGiven(lot=lot):
                return change(s, sold=(*s.sold, lot), next=lot.last + 1)
            case TicketSaleClosed():
                return change(s, phase=DRAWING)
        return change(s, phase=IDLE, sold=(), next=1)

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Raffle) -> dict[Account, int]:
        return {CLOTH: sum(lot.paid for lot in s.sold)}

    def why_not_leave(self, s: Raffle, who: Actor) -> Why | None:
        """Whoever can still win something stays; what was won in a tombola is in hand."""
        waiting = s.phase in (SALE, DRAWING) and not self.rules.instant and self.stand.count_held(s, who)
        unfetched = s.phase == CLAIMS and any(win.who == who and not win.fetched for win in s.wins)
        return Why("tickets-in-play", self.rules.wins.clauses) if waiting or unfetched else None

    @staticmethod
    def fold_leaving(s: Raffle, who: Actor) -> Raffle:
        return change(s, points={each: points for each, points in s.points.items() if each != who})
