"""From the off to the last payment: the result, who answers for it, bets and pools, events that do not count."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.betting.acts import (
    BETTING,
    DONE,
    IDLE,
    PROVISIONAL,
    RESULT,
    RUNNING,
    TAKING,
    VOID,
    BetsSettled,
    Betting,
    ConfirmResult,
    Contest,
    EventStarted,
    EventVoided,
    MeetingEnded,
    PoolPaid,
    RectifyResult,
    ResultConfirmed,
    ResultEntered,
    ResultRectified,
    Settled,
    StartEvent,
    Ticket,
    VoidEvent,
)
from novamas.games.betting.desk import (
    ShopPart,
    announce,
    change,
    current,
    legs_of,
    moves_of,
    settle_bet,
    slips_on,
    tickets_on,
    with_leg,
)
from novamas.games.betting.markets import POOLS, back, won_part
from novamas.games.betting.models import results_of
from novamas.games.betting.pools import pay, share_out
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CHANCE,
    CLOTH,
    DIRECTOR,
    FLOAT,
    JACKPOT,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Move,
    Offer,
    Run,
)
from novamas.kit.decider import CROUPIER as BOOKMAKER
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf, Why

CAUSES = ("abandoned", "postponed", "changed", "irregular")
"""Why an event does not count."""


class Course(ShopPart):
    """What becomes of the events."""

    events = (MeetingEnded,)

    def awaits(self, s: Betting) -> tuple[Await, ...]:
        if s.phase == BETTING:
            return (Await(BOOKMAKER, ("StartEvent",)),)
        if s.phase == PROVISIONAL:
            return (Await(HEAD, ("ConfirmResult",)),)
        return (Await(CHANCE, what=RESULT),) if s.phase == RUNNING else ()

    def default(self, s: Betting, who: Actor) -> Command:
        return StartEvent(by=who) if s.phase == BETTING else ConfirmResult(by=who)

    def chance(self, s: Betting) -> Dist | None:
        contest = current(s)
        return results_of(contest.fixture, contest.out) if s.phase == RUNNING and contest is not None else None

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(StartEvent, by=(BOOKMAKER,), during=(BETTING,))
    def allow_start(self, s: Betting, who: Actor) -> Answer:
        clauses = self.rules.event.clauses
        return Offer("StartEvent", who, clauses=clauses) if s.phase == BETTING else Shut("not-now", clauses)

    @gate(ConfirmResult, by=(HEAD,), during=(PROVISIONAL,))
    def allow_confirm(self, s: Betting, who: Actor) -> Answer:
        clauses = self.rules.event.clauses
        return Offer("ConfirmResult", who, clauses=clauses) if s.phase == PROVISIONAL else Shut("no-result", clauses)

    @gate(RectifyResult, by=(DIRECTOR,), during=(PROVISIONAL,))
    def allow_rectify(self, s: Betting, who: Actor) -> Answer:
        clauses, contest = self.rules.event.clauses, current(s)
        if s.phase != PROVISIONAL or contest is None:
            return Shut("no-result", clauses)
        others = tuple(r for r, _ in results_of(contest.fixture, contest.out) if r != contest.result)
        return Offer("RectifyResult", who, {"result": OneOf(others, Why("no-such-result", clauses))}, clauses)

    @gate(VoidEvent, by=(DIRECTOR,), during=TAKING)
    def allow_void(self, s: Betting, who: Actor) -> Answer:
        clauses = self.rules.event.clauses
        live = tuple(c.number for c in s.contests if c.status not in (DONE, VOID))
        if s.phase not in TAKING or not live:
            return Shut("not-now", clauses)
        form = {"event": OneOf(live, Why("event-over", clauses)), "cause": OneOf(CAUSES)}
        return Offer("VoidEvent", who, form, clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Betting], c: Command) -> None:
        clauses = self.rules.event.clauses
        contest = current(run.s)
        assert contest is not None
        match c:
            case StartEvent():
                call = announce("off", event=contest.number)
                run(EventStarted(number=contest.number, calls=(call,), clauses=clauses))
            case Chance(value=str(result)):
                call = announce("result", result=result, event=contest.number)
                run(ResultEntered(number=contest.number, result=result, calls=(call,), clauses=clauses))
            case RectifyResult(result=result):
                call = announce("rectified", result=result, event=contest.number)
                was = contest.result
                run(ResultRectified(number=contest.number, was=was, result=result, calls=(call,), clauses=clauses))
            case ConfirmResult():
                self.confirm(run, contest)
            case VoidEvent(event=number, cause=cause):
                self.void(run, number, cause)

    def confirm(self, run: Run[Betting], contest: Contest) -> None:
        """The result is final: fixed prices are paid, then each pool."""
        clauses, number = self.rules.event.clauses, contest.number
        call = announce("confirmed", result=contest.result, event=number)
        run(ResultConfirmed(number=number, result=contest.result, calls=(call,), clauses=clauses))
        touched = []
        for slip in slips_on(run.s, number):
            (leg,) = legs_of(slip, number)
            part = won_part(contest.fixture, leg.on, contest.result, contest.places)
            touched.append(with_leg(slip, leg.on, back=str(back(part, leg.price, leg.kept))))
        if touched:
            over, waiting = self.shop.split(touched)
            run(BetsSettled(number=number, settled=over, changed=waiting, moves=moves_of(over), clauses=clauses))
        for pool in POOLS:
            if tickets := tickets_on(run.s, number, pool):
                self.pay_pool(run, contest, pool, tickets)
        self.end(run)

    def pay_pool(self, run: Run[Betting], contest: Contest, pool: str, tickets: list[Ticket]) -> None:
        """What was staked, less what is taken out, goes to those who have won; every cent has a place."""
        house, s = self.house, run.s
        stakes: dict[str, int] = {}
        for ticket in tickets:
            stakes[ticket.on] = stakes.get(ticket.on, 0) + ticket.amount
        parts = {on: won_part(contest.fixture, on, contest.result, contest.places) or Fraction(0) for on in stakes}
        staked, carried = sum(stakes.values()), s.carried.get(pool, 0)
        shared = share_out(house, stakes, parts, carried)
        refunds = not shared.paid and house.unwon == "refund"
        over = tuple(
            settle_bet(t, t.amount, "refund")
            if refunds
            else settle_bet(t, paid := pay(house, t.amount, shared.paid.get(t.on, 0)), "pool" if paid else "lost")
            for t in tickets
        )
        paid_out = sum(each.returned for each in over)
        taken = 0 if refunds else shared.taken
        net = staked + carried - taken
        topped = max(0, paid_out - net)
        rest = net - paid_out + topped
        keeps = refunds or (not shared.paid) or house.breakage == "carry"
        left = rest if keeps else 0
        moves = list(self.pool_moves(carried, topped, over))
        for amount, to, why in (
            (taken, FLOAT, "take-out"),
            (rest - left, FLOAT, "breakage"),
            (left, JACKPOT, "carried"),
        ):
            if amount:
                moves.append(Move(CLOTH, to, amount, why))
        run(
            PoolPaid(
                number=contest.number,
                pool=pool,
                total=staked,
                carried=carried,
                taken=taken,
                dividends=shared.paid,
                breakage=rest if shared.paid else 0,
                topped=topped,
                left=left,
                settled=over,
                moves=tuple(moves),
                clauses=self.rules.event.clauses,
            )
        )

    @staticmethod
    def pool_moves(carried: int, topped: int, over: tuple[Settled, ...]) -> Iterator[Move]:
        if carried:
            yield Move(JACKPOT, CLOTH, carried, "carried")
        if topped:
            yield Move(FLOAT, CLOTH, topped, "least-dividend")
        for each in over:
            if each.returned:
                yield Move(CLOTH, each.who, each.returned, "dividend")

    def void(self, run: Run[Betting], number: int, cause: str) -> None:
        """Stakes on the event go back; the other half of a double stands by itself."""
        s = run.s
        touched = [with_leg(slip, legs_of(slip, number)[0].on, back="1") for slip in slips_on(s, number)]
        over, waiting = self.shop.split(touched)
        over = (*over, *(settle_bet(t, t.amount, "void") for t in tickets_on(s, number)))
        run(
            EventVoided(
                number=number,
                cause=cause,
                settled=over,
                changed=waiting,
                calls=(announce("void", event=number),),
                moves=moves_of(over),
                clauses=self.rules.event.clauses,
            )
        )
        self.end(run)

    @staticmethod
    def end(run: Run[Betting]) -> None:
        """The meeting is over once all of its events are."""
        if current(run.s) is None:
            results = {str(c.number): c.result for c in run.s.contests}
            run(MeetingEnded(round=run.s.round, results=results, calls=(announce("over"),)))

    @staticmethod
    def evolve(s: Betting, e: Event) -> Betting:
        return change(s, phase=IDLE)

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, ResultConfirmed) else None
