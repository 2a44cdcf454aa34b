"""Before a game: the material is checked once a session, a series is announced, cards are sold in their order."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.bingo.acts import (
    IDLE,
    READY,
    SALE,
    Bingo,
    BingoEnded,
    BuyCards,
    CardsSold,
    CheckMaterial,
    CloseSale,
    GameVoided,
    InspectMaterial,
    Lot,
    MaterialChecked,
    MaterialInspected,
    NobodyBought,
    OpenSale,
    SaleClosed,
    SaleOpened,
    SeriesOpened,
)
from novamas.games.bingo.desk import HallPart, announce, change
from novamas.games.bingo.rules import ELECTRONIC, MACHINE, PAPER
from novamas.kit.decider import CLOTH, Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.decider import CROUPIER as CASHIER
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class CardSale(HallPart):
    """The sale of cards, and the look at the material before the first."""

    owns = ("checked", "inspected", "series", "next", "sold")
    events = (
        MaterialChecked, MaterialInspected, SaleOpened, SeriesOpened, CardsSold, SaleClosed, NobodyBought, BingoEnded,
        GameVoided,
    )  # fmt: skip

    def awaits(self, s: Bingo) -> tuple[Await, ...]:
        if s.phase == SALE:
            return (Await(CASHIER, ("CloseSale",)),)
        if s.phase != IDLE or s.past_last():
            return ()
        return (Await(HEAD, ("OpenSale" if s.checked else "CheckMaterial",)),)

    def default(self, s: Bingo, who: Actor) -> Command:
        if s.phase == SALE:
            return CloseSale(by=who)
        return OpenSale(by=who) if s.checked else CheckMaterial(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(CheckMaterial, by=(HEAD,), during=(IDLE,))
    def allow_check_material(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.session.clauses
        if s.phase != IDLE or s.checked or s.past_last():
            return Shut("not-now", clauses)
        return Offer("CheckMaterial", who, clauses=clauses)

    @gate(InspectMaterial, during=(IDLE,))
    def allow_inspect_material(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.session.inspect_clauses
        if s.phase == IDLE and s.checked and not s.round and who not in s.inspected:
            return Offer("InspectMaterial", who, clauses=clauses)
        return Shut("not-now", clauses)

    @gate(OpenSale, by=(HEAD,), during=(IDLE,))
    def allow_open_sale(self, s: Bingo, who: Actor) -> Answer:
        if s.phase == IDLE and not s.checked:
            return Shut("material-unchecked", self.rules.session.clauses)
        if s.phase != IDLE or s.past_last():
            return Shut("not-now", self.rules.sale.announced_clauses)
        return Offer("OpenSale", who, clauses=self.rules.sale.announced_clauses)

    @gate(BuyCards, during=(SALE,))
    def allow_buy_cards(self, s: Bingo, who: Actor) -> Answer:
        sale = self.rules.sale
        if s.phase != SALE:
            return Shut("no-sale", (*sale.announced_clauses, *sale.sellers_clauses))
        return tuple(self.on_sale(s, who))

    def on_sale(self, s: Bingo, who: Actor) -> Iterator[Offer | Shut]:
        """What somebody may buy, on each support that the hall has."""
        own = self.house.most_cards - sum(lot.count for lot in s.sold if lot.who == who and lot.support != MACHINE)
        supports = (PAPER, ELECTRONIC) if self.house.electronic else (PAPER,)
        yield self.offer(s, who, supports, own, Why("too-many-cards"))
        machines = self.rules.machines
        if not self.house.machines:
            yield Shut("no-machine", machines.clauses, "support", {"support": OneOf((MACHINE,))})
            return
        taken = {lot.who for lot in s.sold if lot.support == MACHINE}
        if who not in taken and len(taken) >= self.house.machines:
            yield Shut("machines-taken", machines.clauses, "support", {"support": OneOf((MACHINE,))})
            return
        played = sum(lot.count for lot in s.sold if lot.who == who and lot.support == MACHINE)
        most = machines.series * (machines.cards or self.house.series_size) - played
        yield self.offer(s, who, (MACHINE,), most, Why("too-many-series", machines.series_clauses))

    def offer(self, s: Bingo, who: Actor, supports: tuple[str, ...], most: int, why: Why) -> Offer | Shut:
        """So many cards at most; and no more than can be paid, or than the series still has."""
        bounds = (
            (most, why),
            (s.chips[who] // s.minimum, Why("not-enough-chips")),
            (self.house.series_size - s.next + 1, Why("series-ends", self.rules.sale.order_clauses)),
        )
        count, above = min(bounds, key=lambda bound: bound[0])
        on = OneOf(supports, Why("no-such-support", self.rules.electronic.clauses))
        if count < 1:
            return Shut(above.code, above.clauses, "count", {"support": on}, limit=0)
        clauses = (*self.rules.sale.order_clauses, *self.rules.sale.sellers_clauses)
        return Offer("BuyCards", who, {"count": Amount(1, count, above=above), "support": on}, clauses)

    @gate(CloseSale, by=(CASHIER,), during=(SALE,))
    def allow_close_sale(self, s: Bingo, who: Actor) -> Answer:
        clauses = self.rules.sale.unsold_clauses
        return Offer("CloseSale", who, clauses=clauses) if s.phase == SALE else Shut("not-now", clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Bingo], c: Command) -> None:
        rules, s = self.rules, run.s
        match c:
            case CheckMaterial():
                balls = rules.balls.numbers
                clauses = (*rules.session.clauses, *rules.balls.load_clauses)
                run(MaterialChecked(balls=balls, calls=(announce("material", balls=balls),), clauses=clauses))
            case InspectMaterial(by=who):
                run(MaterialInspected(who=who, clauses=rules.session.inspect_clauses))
            case OpenSale():
                self.open(run)
            case BuyCards(by=who, count=count, support=support):
                paid = Move(who, CLOTH, count * s.minimum, "cards")
                lot = Lot(who, s.series, s.next, count, support)
                shown = rules.machines.shown_clauses if support == MACHINE else ()
                run(CardsSold(lot=lot, moves=(paid,), clauses=(*rules.sale.order_clauses, *shown)))
                if run.s.next > self.house.series_size:
                    self.open_series(run)
            case CloseSale() if s.sold:
                left = self.house.series_size - s.next + 1
                run(SaleClosed(left=left, calls=(announce("sale-over"),), clauses=rules.sale.unsold_clauses))
            case CloseSale():
                run(NobodyBought(calls=(announce("nobody-bought"),), clauses=rules.sale.unsold_clauses))

    def open(self, run: Run[Bingo]) -> None:
        """The series that the last game stopped in, from the next card on; the first series from its first."""
        s, size = run.s, self.house.series_size
        series, first = (s.series, s.next) if s.series else (self.house.first_series, self.rules.sale.first)
        run(
            SaleOpened(
                round=s.round + 1,
                series=series,
                first=first,
                size=size,
                price=s.minimum,
                calls=(self.announce_series(s, series),),
                clauses=(*self.rules.sale.announced_clauses, *self.rules.sale.order_clauses),
            )
        )

    def open_series(self, run: Run[Bingo]) -> None:
        s, series = run.s, self.hall.next_series(run.s.series)
        run(
            SeriesOpened(
                series=series,
                first=self.rules.sale.first,
                size=self.house.series_size,
                price=s.minimum,
                calls=(self.announce_series(s, series),),
                clauses=(*self.rules.sale.announced_clauses, *self.rules.sale.order_clauses),
            )
        )

    def announce_series(self, s: Bingo, series: int) -> Call:
        return announce("series", series=series, size=self.house.series_size, amount=s.minimum)

    @staticmethod
    def evolve(s: Bingo, e: Event) -> Bingo:
        match e:
            case MaterialChecked():
                return change(s, checked=True)
            case MaterialInspected(who=who):
                return change(s, inspected=(*s.inspected, who))
            case SaleOpened(round=number, series=series, first=first):
                return change(s, phase=SALE, round=number, series=series, next=first)
            case SeriesOpened(series=series, first=first):
                return change(s, series=series, next=first)
            case CardsSold(lot=lot):
                return change(s, sold=(*s.sold, lot), next=lot.last + 1)
            case SaleClosed():
                return change(s, phase=READY)
        return change(s, phase=IDLE, sold=())

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: Bingo) -> dict[Account, int]:
        return {CLOTH: self.hall.takings(s)}

    def why_not_leave(self, s: Bingo, who: Actor) -> Why | None:
        held = any(lot.who == who for lot in s.sold)
        return Why("cards-in-play", self.rules.card.once_clauses) if held else None

    @staticmethod
    def fold_leaving(s: Bingo, who: Actor) -> Bingo:
        return change(s, inspected=tuple(each for each in s.inspected if each != who))
