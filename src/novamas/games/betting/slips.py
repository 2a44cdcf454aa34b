"""Bets: what anybody may back, at what price and for how much; what stands, and what is over."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.betting.acts import (
    OPEN,
    TAKING,
    BetsSettled,
    BetStruck,
    Betting,
    Contest,
    EntryScratched,
    EventVoided,
    JoinPool,
    Leg,
    PartyDeclared,
    PoolJoined,
    PoolPaid,
    Slip,
    StrikeBet,
    StrikeDouble,
    Ticket,
)
from novamas.games.betting.desk import ShopPart, bettors, change, contest_of, still_open
from novamas.games.betting.markets import WIN, kind_on, number_on, pool_selections, show_price, told_double
from novamas.games.betting.rules import CENTS
from novamas.kit.decider import CLOTH, JACKPOT, Account, Actor, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class Slips(ShopPart):
    """The bets that are open."""

    owns = ("slips", "tickets", "serial", "carried")
    events = (BetStruck, PoolJoined, EntryScratched, PartyDeclared, BetsSettled, PoolPaid, EventVoided)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(StrikeBet, during=TAKING, narrow=True)
    def allow_strike(self, s: Betting, who: Actor, c: StrikeBet | None) -> Answer:
        if s.phase not in TAKING:
            return Shut("no-event", self.rules.event.clauses)
        if c is not None:
            return self.on_price(s, who, c.on)
        return tuple(self.on_price(s, who, on) for each in still_open(s) for on in each.prices)

    def on_price(self, s: Betting, who: Actor, on: str) -> Offer | Shut:
        """A selection at its price, and for how much of it."""
        contest = self.find(s, on)
        if contest is None or on not in contest.prices:
            return Shut("no-such-selection", self.rules.event.clauses, "on")
        about = OneOf((on,))
        if (shut := self.bar(contest, who, "on", {"on": about})) is not None:
            return shut
        price = contest.prices[on]
        amount = self.amount(s, who, self.shop.liability(s, on), price - CENTS, CENTS)
        if isinstance(amount, Why):
            return Shut(amount.code, amount.clauses, "amount", {"on": about}, limit=0)
        asked = OneOf(("", show_price(price)), Why("price-changed"))
        return Offer("StrikeBet", who, {"on": about, "price": asked, "amount": amount}, self.rules.event.clauses)

    @gate(StrikeDouble, during=TAKING, narrow=True)
    def allow_double(self, s: Betting, who: Actor, c: StrikeDouble | None) -> Answer:
        if s.phase not in TAKING:
            return Shut("no-event", self.rules.event.clauses)
        if c is not None:
            return self.on_both(s, who, c.first, c.second)
        winners = [on for each in still_open(s) for on in each.prices if kind_on(on) == WIN]
        pairs = ((a, b) for a in winners for b in winners if number_on(a) < number_on(b))
        return tuple(self.on_both(s, who, first, second) for first, second in pairs)

    def on_both(self, s: Betting, who: Actor, first: str, second: str) -> Offer | Shut:
        """Two winners of different events; their prices count one after the other."""
        prices = []
        for field, on in (("first", first), ("second", second)):
            contest = self.find(s, on)
            if contest is None or on not in contest.prices or kind_on(on) != WIN:
                return Shut("no-such-winner", self.rules.event.clauses, field)
            if (shut := self.bar(contest, who, field, {field: OneOf((on,))})) is not None:
                return shut
            prices.append(contest.prices[on])
        if number_on(first) >= number_on(second):
            return Shut("same-event", self.rules.event.clauses, "second")
        form = {"first": OneOf((first,)), "second": OneOf((second,))}
        amount = self.amount(
            s, who, self.shop.liability(s, first, second), prices[0] * prices[1] - CENTS * CENTS, CENTS * CENTS
        )
        if isinstance(amount, Why):
            return Shut(amount.code, amount.clauses, "amount", form, limit=0)
        asked = OneOf(("", told_double(*prices)), Why("price-changed"))
        return Offer("StrikeDouble", who, {**form, "price": asked, "amount": amount}, self.rules.event.clauses)

    @gate(JoinPool, during=TAKING, narrow=True)
    def allow_join(self, s: Betting, who: Actor, c: JoinPool | None) -> Answer:
        if s.phase not in TAKING:
            return Shut("no-event", self.rules.event.clauses)
        if not self.house.pools:
            return Shut("no-pools", field="on")
        if c is not None:
            return self.on_pool(s, who, c.on)
        return tuple(self.on_pool(s, who, on) for each in still_open(s) for on in in_pools(each))

    def on_pool(self, s: Betting, who: Actor, on: str) -> Offer | Shut:
        contest = self.find(s, on)
        if contest is None or on not in in_pools(contest):
            return Shut("no-such-selection", self.rules.event.clauses, "on")
        about = OneOf((on,))
        if (shut := self.bar(contest, who, "on", {"on": about})) is not None:
            return shut
        amount = self.amount(s, who)
        if isinstance(amount, Why):
            return Shut(amount.code, amount.clauses, "amount", {"on": about}, limit=0)
        return Offer("JoinPool", who, {"on": about, "amount": amount}, self.rules.event.clauses)

    @staticmethod
    def find(s: Betting, on: object) -> Contest | None:
        """The event that a selection is about, however it was written."""
        number = str(on).partition(":")[2].partition("-")[0]
        return next((c for c in s.contests if str(c.number) == number), None)

    def bar(self, contest: Contest, who: Actor, field: str, form: dict[str, OneOf]) -> Shut | None:
        """Why this person may not bet on this event: it has begun, or they take part in it."""
        event = self.rules.event
        if event.uncertain and contest.status != OPEN:
            return Shut("event-off", event.clauses, field, form)
        if event.foreign and who in contest.parties:
            return Shut("party-to-event", event.clauses, field, form)
        return None

    def amount(self, s: Betting, who: Actor, owed: int = 0, win: int = 0, per: int = CENTS) -> Amount | Why:
        """For how much: what there is, the most of one bet, and what the house may still lose on it at `win` for `per`
        staked."""
        unit, most = self.house.rounding.unit, self.house.most_stake * s.minimum
        bounds = [(s.chips[who], Why("not-enough-chips")), (most, Why("above-maximum"))]
        if win:
            left = max(0, self.house.most_liability * s.minimum - owed)
            bounds.append((left * per // win, Why("book-full")))
        hi, why = min(bounds, key=lambda bound: bound[0])
        hi = s.minimum + (hi - s.minimum) // unit * unit
        return Amount(s.minimum, hi, unit, above=why) if hi >= s.minimum else why

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Betting], c: Command) -> None:
        s, clauses = run.s, self.rules.event.clauses
        match c:
            case StrikeBet(by=who, on=on, amount=amount):
                slip = Slip(id=s.serial + 1, who=who, legs=(self.leg(s, on),), amount=amount)
                run(BetStruck(slip=slip, moves=(Move(who, CLOTH, amount, "stake"),), clauses=clauses))
            case StrikeDouble(by=who, first=first, second=second, amount=amount):
                legs = (self.leg(s, first), self.leg(s, second))
                slip = Slip(id=s.serial + 1, who=who, legs=legs, amount=amount)
                run(BetStruck(slip=slip, moves=(Move(who, CLOTH, amount, "stake"),), clauses=clauses))
            case JoinPool(by=who, on=on, amount=amount):
                ticket = Ticket(id=s.serial + 1, who=who, on=on, amount=amount)
                run(PoolJoined(ticket=ticket, moves=(Move(who, CLOTH, amount, "stake"),), clauses=clauses))

    @staticmethod
    def leg(s: Betting, on: str) -> Leg:
        return Leg(on=on, price=contest_of(s, number_on(on)).prices[on])

    @staticmethod
    def evolve(s: Betting, e: Event) -> Betting:
        match e:
            case BetStruck(slip=slip):
                return change(s, slips=(*s.slips, slip), serial=slip.id)
            case PoolJoined(ticket=ticket):
                return change(s, tickets=(*s.tickets, ticket), serial=ticket.id)
            case PoolPaid(pool=pool, left=left, settled=over):
                gone = {each.id for each in over}
                tickets = tuple(t for t in s.tickets if t.id not in gone)
                return change(s, tickets=tickets, carried={**s.carried, pool: left})
        over, now = getattr(e, "settled", ()), getattr(e, "changed", ())
        gone, new = {each.id for each in over}, {slip.id: slip for slip in now}
        slips = tuple(new.get(slip.id, slip) for slip in s.slips if slip.id not in gone)
        return change(s, slips=slips, tickets=tuple(t for t in s.tickets if t.id not in gone))

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Betting) -> dict[Account, int]:
        staked = sum(slip.amount for slip in s.slips) + sum(t.amount for t in s.tickets)
        return {CLOTH: staked, JACKPOT: sum(s.carried.values())}

    def why_not_leave(self, s: Betting, who: Actor) -> Why | None:
        return Why("bets-open", self.rules.event.clauses) if who in bettors(s) else None


def in_pools(contest: Contest) -> Iterator[str]:
    return pool_selections(contest.fixture, contest.number, contest.places, contest.out)
