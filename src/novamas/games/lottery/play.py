"""Lottery: tickets are sold, the list is sealed, numbers come out of the drums, prizes are paid.

Read `rules.py` first, then `programme.py`. The drums are the machine that every draw shares
(docs/decisions/0037-one-machine-for-every-draw.md): its secret is committed before the sale opens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.cloth.acts import Spot
from novamas.games.draws.acts import DrawCalledOff, Drum, TicketWon
from novamas.games.draws.machine import DrawMachine, next_drum
from novamas.games.lottery.acts import (
    DRAWING,
    IDLE,
    SALE,
    BuyChoice,
    BuyNumber,
    CategoryShared,
    ChoiceSold,
    CloseDraw,
    DrawPaid,
    Lottery,
    LotteryOpened,
    NobodyPlays,
    NumberSold,
    OpenDraw,
    SaleOver,
    Ticket,
    VoidDraw,
)
from novamas.games.lottery.programme import WHOLE, find_category
from novamas.games.lottery.rules import CHOICE, NUMBER, PRINTED, LotteryHouse, LotteryRules
from novamas.kit.decider import (
    CLOTH,
    DIRECTOR,
    FLOAT,
    JACKPOT,
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
from novamas.kit.decider import CROUPIER as SELLER
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Composed, Part, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Subset, Why

DIGIT, BALL = "digit", "ball"
CAUSES = ("breakdown", "wrong-list")


def announce(key: str, by: Actor = HEAD, **args: int | str) -> Call:
    return Call(f"lottery-{key}", args, by)


def change(s: Lottery, **fields: object) -> Lottery:
    return replace(s, **fields)


class Hall:
    """The rules, the house and its programme: what every part is given."""

    def __init__(self, rules: LotteryRules, house: LotteryHouse) -> None:
        self.rules, self.house = rules, house
        self.printed = house.variant == PRINTED
        self.form = rules.printed if self.printed else rules.chosen
        self.drawn = house.read_drawn() if self.printed else ()
        self.ranks = () if self.printed else house.ranks()
        self.shares = house.series * house.fractions

    def drums(self) -> tuple[Drum, ...]:
        """A drum of ten figures for each printed number, drawn figure by figure; or one with all numbers, from which
        the complementary one comes last."""
        if self.printed:
            return tuple(Drum(DIGIT, ((0, 9, 1),), self.house.digits, again=True) for _ in self.drawn)
        return (Drum(BALL, ((1, self.house.of, 1),), self.house.picks + self.house.extra),)

    def line(self, ticket: Ticket) -> str:
        """A ticket as it stands on the list that is sealed."""
        if not self.printed:
            return " ".join(map(str, ticket.numbers))
        series, fraction = divmod(ticket.share - 1, self.house.fractions)
        return f"{ticket.numbers[0]:0{self.house.digits}} {series + 1}/{fraction + 1}"

    def numbers_drawn(self, s: Lottery) -> list[int]:
        """The printed numbers that have come whole."""
        digits = self.house.digits
        values = [[symbol.value for symbol in s.drawn if symbol.drum == drum] for drum in range(len(s.drums))]
        return [int("".join(map(str, each))) for each in values if len(each) == digits]

    def fund(self, s: Lottery) -> int:
        """What is paid out of the takings where prizes are shared."""
        unit = self.house.rounding.unit
        return takings(s) * self.house.fund // (WHOLE * unit) * unit

    def pools(self, s: Lottery) -> dict[str, int]:
        """What each category has: its part of the fund, rounded down, and what was carried over to it. The highest has
        what the parts leave over."""
        fund = self.fund(s)
        parts = {each.name: fund * each.share // WHOLE for each in self.ranks}
        parts[self.ranks[0].name] += fund - sum(parts.values())
        return {name: part + s.carried.get(name, 0) for name, part in parts.items()}

    def category_of(self, s: Lottery, ticket: Ticket) -> str | None:
        """What a marked form has won, once all numbers are out."""
        values = [symbol.value for symbol in s.drawn]
        main, rest = set(values[: self.house.picks]), values[self.house.picks :]
        marked = set(ticket.numbers)
        category = find_category(self.ranks, len(marked & main), bool(marked & set(rest)))
        return category.name if category else None


def takings(s: Lottery) -> int:
    return s.price * len(s.tickets)


class LotteryPart(Part[Lottery]):
    """A part of the game: it knows the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.rules, self.house = hall, hall.rules, hall.house


class TicketSale(LotteryPart):
    """The sale, from the announcement of a draw to the list that is sealed."""

    owns = ("phase", "price", "tickets", "taken")
    events = (LotteryOpened, NumberSold, ChoiceSold, SaleOver, NobodyPlays, DrawCalledOff, DrawPaid)

    def __init__(self, hall: Hall, machine: DrawMachine[Lottery]) -> None:
        super().__init__(hall)
        self.machine = machine

    def awaits(self, s: Lottery) -> tuple[Await, ...]:
        if s.phase == SALE:
            return (Await(SELLER, ("CloseDraw",)),)
        return (Await(HEAD, ("OpenDraw",)),) if s.phase == IDLE and not s.past_last() else ()

    def default(self, s: Lottery, who: Actor) -> Command:
        return CloseDraw(by=who) if s.phase == SALE else OpenDraw(by=who)

    @gate(OpenDraw, by=(HEAD,), during=(IDLE,))
    def allow_open(self, s: Lottery, who: Actor) -> Answer:
        clauses = self.hall.form.clauses
        if s.phase != IDLE or s.past_last():
            return Shut("not-now", clauses)
        return Offer("OpenDraw", who, clauses=clauses)

    def most(self, s: Lottery, who: Actor) -> tuple[tuple[int, Why], ...]:
        """How many tickets somebody may still buy, and why no more."""
        own = sum(ticket.who == who for ticket in s.tickets)
        return (
            (self.house.most_tickets - own, Why("too-many-lottery-tickets")),
            (s.chips[who] // s.price if s.price else 0, Why("not-enough-chips")),
        )

    @gate(BuyNumber, narrow=True)
    def allow_buy_number(self, s: Lottery, who: Actor, c: Command | None) -> Iterator[Offer | Shut]:
        """Every number has so many shares, and nobody buys one that is sold."""
        clauses = (*self.hall.form.clauses, *self.hall.form.prize_clauses)
        if not self.hall.printed:
            yield Shut("other-lottery-form", self.rules.chosen.clauses)
        elif s.phase != SALE:
            yield Shut("lottery-sale-closed", clauses)
        elif isinstance(c, BuyNumber):
            if type(c.number) is int and 0 <= c.number < 10**self.house.digits:
                yield self.numbers(s, who, c.number, c.number)
            else:
                yield Shut("no-such-number", clauses, "number")
        else:
            yield from (self.numbers(s, who, first, last) for first, last in self.runs(s))

    def runs(self, s: Lottery) -> Iterator[tuple[int, int]]:
        """All numbers: those of which somebody has bought by themselves, and the runs between them."""
        first = 0
        for number in sorted(map(int, s.taken)):
            if first < number:
                yield first, number - 1
            yield number, number
            first = number + 1
        if first < 10**self.house.digits:
            yield first, 10**self.house.digits - 1

    def numbers(self, s: Lottery, who: Actor, first: int, last: int) -> Offer | Shut:
        """Shares of any of these numbers, of which as many are sold."""
        clauses = (*self.hall.form.clauses, *self.hall.form.prize_clauses)
        left = self.hall.shares - s.taken.get(str(first), 0)
        if left < 1:
            return Shut("number-sold", clauses, "number", {"number": OneOf((first,))})
        count, above = min((*self.most(s, who), (left, Why("number-sold-out", clauses))), key=lambda bound: bound[0])
        if count < 1:
            return Shut(above.code, above.clauses, "count", limit=0)
        return Offer("BuyNumber", who, {"number": Amount(first, last), "count": Amount(1, count, above=above)}, clauses)

    @gate(BuyChoice, during=(SALE,))
    def allow_buy_choice(self, s: Lottery, who: Actor) -> Answer:
        clauses = self.hall.form.clauses
        if self.hall.printed:
            return Shut("other-lottery-form", self.rules.printed.clauses)
        if s.phase != SALE:
            return Shut("lottery-sale-closed", clauses)
        count, above = min(self.most(s, who), key=lambda bound: bound[0])
        if count < 1:
            return Shut(above.code, above.clauses, limit=0)
        picks = self.house.picks
        numbers = Subset(tuple(range(1, self.house.of + 1)), picks, picks, Why("wrong-choice", clauses))
        return Offer("BuyChoice", who, {"numbers": numbers}, clauses)

    @gate(CloseDraw, by=(SELLER,), during=(SALE,))
    def allow_close(self, s: Lottery, who: Actor) -> Answer:
        clauses = self.hall.form.clauses
        return Offer("CloseDraw", who, clauses=clauses) if s.phase == SALE else Shut("not-now", clauses)

    def play(self, run: Run[Lottery], c: Command) -> None:
        s, form = run.s, self.hall.form
        match c:
            case OpenDraw():
                carried = sum(s.carried.values())
                call = announce("open", round=s.round + 1, amount=s.minimum)
                clauses = form.clauses
                run(LotteryOpened(round=s.round + 1, price=s.minimum, carried=carried, calls=(call,), clauses=clauses))
            case BuyNumber(by=who, number=number, count=count):
                paid = Move(who, CLOTH, count * s.price, "lottery")
                first = s.taken.get(str(number), 0) + 1
                clauses = (*form.clauses, *form.prize_clauses)
                run(NumberSold(who=who, number=number, first=first, count=count, moves=(paid,), clauses=clauses))
            case BuyChoice(by=who, numbers=numbers):
                paid = Move(who, CLOTH, s.price, "lottery")
                run(ChoiceSold(who=who, numbers=numbers, moves=(paid,), clauses=form.clauses))
            case CloseDraw() if s.tickets:
                fund = 0 if self.hall.printed else self.hall.fund(s)
                calls = (announce("closed", tickets=len(s.tickets)),)
                tickets = len(s.tickets)
                run(SaleOver(tickets=tickets, takings=takings(s), fund=fund, calls=calls, clauses=form.clauses))
                self.machine.seal(run, map(self.hall.line, s.tickets), self.hall.drums())
            case CloseDraw():
                run(NobodyPlays(calls=(announce("nobody"),), clauses=form.clauses))

    @staticmethod
    def evolve(s: Lottery, e: Event) -> Lottery:
        match e:
            case LotteryOpened(round=number, price=price):
                return change(s, phase=SALE, round=number, price=price, tickets=(), taken={})
            case NumberSold(who=who, number=number, first=first, count=count):
                new = tuple(Ticket(who, (number,), share) for share in range(first, first + count))
                return change(s, tickets=(*s.tickets, *new), taken={**s.taken, str(number): first + count - 1})
            case ChoiceSold(who=who, numbers=numbers):
                return change(s, tickets=(*s.tickets, Ticket(who, numbers)))
            case SaleOver():
                return change(s, phase=DRAWING)
        return change(s, phase=IDLE, tickets=(), taken={})

    def holdings(self, s: Lottery) -> dict[Account, int]:
        return {CLOTH: takings(s)}

    def why_not_leave(self, s: Lottery, who: Actor) -> Why | None:
        held = any(ticket.who == who for ticket in s.tickets)
        return Why("lottery-tickets-in-play", self.hall.form.clauses) if held else None


class Prizes(LotteryPart):
    """What has been won: paid as soon as the last number is out; or the draw is void, and tickets are refunded."""

    owns = ("carried",)
    events = (TicketWon, CategoryShared, DrawPaid)

    @gate(VoidDraw, by=(DIRECTOR,), during=(SALE, DRAWING))
    def allow_void(self, s: Lottery, who: Actor) -> Answer:
        clauses = self.hall.form.clauses
        if s.phase not in (SALE, DRAWING):
            return Shut("no-draw-running", clauses)
        return Offer("VoidDraw", who, {"cause": OneOf(CAUSES)}, clauses)

    def play(self, run: Run[Lottery], c: Command) -> None:
        assert isinstance(c, VoidDraw)
        refunded = dict(Counter(ticket.who for ticket in run.s.tickets))
        refunded = {who: count * run.s.price for who, count in refunded.items()}
        moves = tuple(Move(CLOTH, who, amount, "refund") for who, amount in refunded.items())
        run(DrawCalledOff(refunded=refunded, moves=moves, calls=(announce("void"),), clauses=self.hall.form.clauses))

    def after(self, run: Run[Lottery]) -> None:
        s = run.s
        if s.phase != DRAWING or not s.drums or next_drum(s) is not None:
            return
        if self.hall.printed:
            self.pay_fixed(run)
        else:
            self.share(run)

    def pay_fixed(self, run: Run[Lottery]) -> None:
        """Each ticket has the highest of its prizes of each number that came."""
        s, form = run.s, self.hall.form
        paid: Counter[Actor] = Counter()
        for place, (drawn, number) in enumerate(zip(self.hall.drawn, self.hall.numbers_drawn(s), strict=True), 1):
            for index, ticket in enumerate(s.tickets, 1):
                prize = drawn.find(ticket.numbers[0], number, self.house.digits)
                if prize is not None:
                    paid[ticket.who] += prize.times * s.price
                    run(
                        TicketWon(
                            who=ticket.who,
                            ticket=index,
                            prize=f"{place}-{prize.name}",
                            place=place * self.house.digits,
                            clauses=(*form.clauses, *form.prize_clauses),
                        )
                    )
        moves = (
            Move(CLOTH, FLOAT, takings(s), "takings"),
            *(Move(FLOAT, who, won, "prize") for who, won in paid.items()),
        )
        self.end(run, dict(paid), {}, takings(s) - sum(paid.values()), moves)

    def share(self, run: Run[Lottery]) -> None:
        """Each category is shared equally by its tickets, rounded down; what is left over, or that nobody wins, is
        carried over."""
        s, form, unit = run.s, self.hall.form, self.house.rounding.unit
        won: dict[str, list[tuple[int, Ticket]]] = {}
        for index, ticket in enumerate(s.tickets, 1):
            if (name := self.hall.category_of(s, ticket)) is not None:
                won.setdefault(name, []).append((index, ticket))
        top = self.hall.ranks[0].name
        paid: Counter[Actor] = Counter()
        carried: Counter[str] = Counter()
        added = 0
        for name, had in self.hall.pools(s).items():
            pool, winners = had, won.get(name, [])
            if name == top and winners and pool < self.house.guaranteed * s.price:
                added = self.house.guaranteed * s.price - pool
                pool += added
            each = pool // (len(winners) * unit) * unit if winners else 0
            left = pool - each * len(winners)
            carried[top if self.house.carry == "top" else name] += left
            for index, ticket in winners:
                paid[ticket.who] += each
                run(TicketWon(who=ticket.who, ticket=index, prize=name, place=len(s.drawn), clauses=form.clauses))
            run(
                CategoryShared(
                    category=name,
                    pool=pool,
                    winners=len(winners),
                    each=each,
                    carried=left,
                    clauses=(*form.clauses, *form.prize_clauses),
                )
            )
        self.settle(run, {who: won for who, won in paid.items() if won}, {k: v for k, v in carried.items() if v}, added)

    def settle(self, run: Run[Lottery], paid: dict[Actor, int], carried: dict[str, int], added: int) -> None:
        """Takings and what was carried over are divided among winners, the next draw and the house."""
        s = run.s
        pot, kept = sum(s.carried.values()), takings(s) - self.hall.fund(s)
        moves = [Move(JACKPOT, CLOTH, pot, "jackpot")] if pot else []
        moves += [Move(FLOAT, CLOTH, added, "guarantee")] if added else []
        moves += [Move(CLOTH, who, amount, "prize") for who, amount in paid.items()]
        for account, amount, why in ((JACKPOT, sum(carried.values()), "jackpot"), (FLOAT, kept, "takings")):
            moves += [Move(CLOTH, account, amount, why)] if amount else []
        self.end(run, paid, carried, kept - added, tuple(moves))

    def end(
        self, run: Run[Lottery], paid: dict[Actor, int], carried: dict[str, int], kept: int, moves: tuple[Move, ...]
    ) -> None:
        clauses = (*self.hall.form.clauses, *self.hall.form.prize_clauses)
        call = announce("paid", amount=sum(paid.values()))
        run(DrawPaid(paid=paid, carried=carried, kept=kept, calls=(call,), moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: Lottery, e: Event) -> Lottery:
        return change(s, carried=e.carried) if isinstance(e, DrawPaid) else s

    def holdings(self, s: Lottery) -> dict[Account, int]:
        pot = sum(s.carried.values())
        return {JACKPOT: pot} if pot else {}


class LotteryGame(Composed[Lottery]):
    """Lottery under one law and one house."""

    state: ClassVar[type[Struct]] = Lottery
    closing: ClassVar[frozenset[str]] = frozenset(("CloseDraw",))
    made_of: ClassVar[tuple[type[Part[Lottery]], ...]] = (TicketSale, DrawMachine, Prizes)

    def __init__(self, name: str, rules: LotteryRules, house: LotteryHouse) -> None:
        self.rules, self.house = rules, house
        hall = self.hall = Hall(rules, house)
        self.what = DIGIT if hall.printed else BALL
        machine: DrawMachine[Lottery] = DrawMachine(hall.form.clauses)
        super().__init__(name, TicketSale(hall, machine), machine, Prizes(hall))
        bet = NUMBER if hall.printed else CHOICE
        wins = tuple(prize.name for drawn in hall.drawn for prize in drawn.prizes) or tuple(
            rank.name for rank in hall.ranks
        )
        self.spots: dict[str, Spot] = {bet: Spot(bet, bet, frozenset(wins))}
        self.kinds: dict[str, tuple[str, ...]] = {bet: (bet,)}

    def takes_stakes(self, s: Lottery) -> bool:
        return s.phase == SALE

    def resting(self, s: Lottery) -> bool:
        return s.phase == IDLE
