"""What tickets have won: told as it is drawn, fetched by the winners, kept by the organiser where nobody comes."""

from __future__ import annotations

from novamas.games.draws.acts import DrawCalledOff, MachineSealed, NumberUnsold, TicketWon
from novamas.games.draws.machine import DrawMachine
from novamas.games.raffle.acts import (
    CLAIMS,
    DRAWING,
    SALE,
    ClaimPrize,
    DrawEnded,
    EndClaims,
    ExchangePoints,
    FetchingOpened,
    NothingWon,
    PointsExchanged,
    PointsWon,
    PrizeFetched,
    PrizeUnclaimed,
    Raffle,
    TicketSaleOpened,
    Win,
)
from novamas.games.raffle.desk import Stand, StandPart, announce, change
from novamas.games.raffle.rules import AGAIN, CASH, Prize, mark
from novamas.games.terms import join
from novamas.kit.decider import CLOTH, CROUPIER, FLOAT, Actor, Await, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf, Why


class Winning(StandPart):
    """Prizes, and what has become of them."""

    owns = ("wins", "stayed", "judged", "points", "given")
    events = (
        TicketSaleOpened, MachineSealed, TicketWon, NumberUnsold, PointsWon, NothingWon, FetchingOpened, PrizeFetched,
        PointsExchanged, PrizeUnclaimed, DrawEnded, DrawCalledOff,
    )  # fmt: skip

    def __init__(self, stand: Stand, machine: DrawMachine[Raffle]) -> None:
        super().__init__(stand)
        self.machine = machine

    def awaits(self, s: Raffle) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("EndClaims",)),) if s.phase == CLAIMS else ()

    def default(self, s: Raffle, who: Actor) -> Command:
        return EndClaims(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(ClaimPrize, during=(CLAIMS,))
    def allow_claim(self, s: Raffle, who: Actor) -> Answer:
        clauses = self.rules.prizes.clauses
        own = tuple(win.ticket for win in s.wins if win.who == who and not win.fetched)
        if s.phase != CLAIMS or not own:
            return Shut("nothing-won", clauses, "ticket")
        return Offer("ClaimPrize", who, {"ticket": OneOf(own, Why("not-your-win", clauses))}, clauses)

    @gate(ExchangePoints, during=(SALE, CLAIMS))
    def allow_exchange(self, s: Raffle, who: Actor) -> Answer:
        clauses = self.rules.wins.clauses
        if s.phase not in (SALE, CLAIMS) or not any(prize.points for prize in self.stand.kinds):
            return Shut("no-points-here", clauses)
        points = s.points.get(who, 0)
        there = [prize for prize in self.stand.kinds if prize.points and self.there(s, prize)]
        if not there:
            return Shut("prizes-gone", clauses, "prize")
        enough = tuple(prize.name for prize in there if prize.points <= points)
        if not enough:
            return Shut("too-few-points", clauses, "prize", limit=points)
        return Offer("ExchangePoints", who, {"prize": OneOf(enough, Why("not-this-prize", clauses))}, clauses)

    def there(self, s: Raffle, prize: Prize) -> bool:
        place = self.stand.kinds.index(prize)
        return given_of(s, place) < prize.count

    @gate(EndClaims, by=(CROUPIER,), during=(CLAIMS,))
    def allow_end(self, s: Raffle, who: Actor) -> Answer:
        clauses = self.rules.prizes.clauses
        return Offer("EndClaims", who, clauses=clauses) if s.phase == CLAIMS else Shut("not-now", clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Raffle], c: Command) -> None:
        match c:
            case ClaimPrize(ticket=ticket):
                win = next(win for win in run.s.wins if win.ticket == ticket and not win.fetched)
                self.hand_over(run, win.who, ticket, self.stand.prizes[win.prize], win.prize)
            case ExchangePoints(by=who, prize=name):
                self.exchange(run, who, name)
            case EndClaims():
                self.end(run)

    def after(self, run: Run[Raffle]) -> None:
        """Each symbol is told as soon as it has come; once the last has come, prizes are fetched."""
        while run.s.judged < len(run.s.drawn):
            place = run.s.judged + 1
            (self.open_ticket if self.rules.instant else self.award)(run, place, run.s.drawn[place - 1].value)
        if run.s.phase == DRAWING and run.s.drawn and not self.machine.draws(run.s):
            run(FetchingOpened(calls=(announce("claims"),), clauses=self.rules.prizes.clauses))

    def award(self, run: Run[Raffle], place: int, ticket: int) -> None:
        """The next prize goes to whoever has the ticket; for one that nobody has the house has said what follows."""
        s, clauses = run.s, join(self.rules.prizes.clauses, self.rules.wins.clauses)
        prize = self.stand.prizes[len(s.wins) + s.stayed]
        called = mark(ticket, self.house.marks)
        who = self.stand.holder(s, ticket)
        if who is not None:
            won = announce("won", ticket=called, prize=prize.name)
            run(TicketWon(who=who, ticket=ticket, prize=prize.name, place=place, calls=(won,), clauses=clauses))
        else:
            stays = "" if self.house.unsold == AGAIN else prize.name
            told = announce("unsold-stays" if stays else "unsold-again", ticket=called)
            run(NumberUnsold(ticket=ticket, prize=stays, place=place, calls=(told,), clauses=self.rules.wins.clauses))

    def open_ticket(self, run: Run[Raffle], place: int, symbol: int) -> None:
        """Opens a ticket of a tombola: it wins a thing, carries points, or is a blank."""
        s, clauses = run.s, join(self.rules.scope.clauses, self.rules.wins.clauses)
        who, says = self.stand.holder(s, place), self.stand.says(symbol)
        assert who is not None
        if isinstance(says, Prize):
            won = announce("won", ticket=mark(place, self.house.marks), prize=says.name)
            run(TicketWon(who=who, ticket=symbol, prize=says.name, place=place, calls=(won,), clauses=clauses))
            self.hand_over(run, who, place, says, self.stand.kinds.index(says))
        elif says:
            total = s.points.get(who, 0) + says
            run(PointsWon(who=who, ticket=place, points=says, total=total, clauses=clauses))
        else:
            run(NothingWon(who=who, ticket=place, clauses=clauses))

    def hand_over(self, run: Run[Raffle], who: Actor, ticket: int, prize: Prize, place: int) -> None:
        """A thing is handed over and moves no chips; money is paid."""
        moves = (Move(FLOAT, who, prize.value, "prize"),) if prize.kind == CASH else ()
        run(
            PrizeFetched(
                who=who,
                ticket=ticket,
                prize=prize.name,
                place=place,
                kind=prize.kind,
                value=prize.value,
                moves=moves,
                clauses=self.rules.prizes.clauses,
            )
        )

    def exchange(self, run: Run[Raffle], who: Actor, name: str) -> None:
        place, prize = next((n, p) for n, p in enumerate(self.stand.kinds) if p.name == name)
        run(
            PointsExchanged(
                who=who,
                prize=name,
                place=place,
                value=prize.value,
                points=prize.points,
                left=run.s.points[who] - prize.points,
                clauses=join(self.rules.wins.clauses, self.rules.prizes.clauses),
            )
        )

    def end(self, run: Run[Raffle]) -> None:
        """What nobody has fetched stays with the organiser, and so does what tickets have brought in."""
        clauses: tuple[Clause, ...] = self.rules.prizes.clauses
        for win in [win for win in run.s.wins if not win.fetched]:
            run(PrizeUnclaimed(ticket=win.ticket, prize=self.stand.prizes[win.prize].name, clauses=clauses))
        taken = sum(lot.paid for lot in run.s.sold)
        moves = (Move(CLOTH, FLOAT, taken, "takings"),) if taken else ()
        run(
            DrawEnded(
                taken=taken, given=self.handed_over(run.s), calls=(announce("end"),), moves=moves, clauses=clauses
            )
        )

    def handed_over(self, s: Raffle) -> int:
        """The value of what was handed over."""
        if self.rules.instant:
            return sum(prize.value * given_of(s, place) for place, prize in enumerate(self.stand.kinds))
        return sum(self.stand.prizes[win.prize].value for win in s.wins if win.fetched)

    @staticmethod
    def evolve(s: Raffle, e: Event) -> Raffle:
        match e:
            case TicketSaleOpened():
                return change(s, wins=(), stayed=0, points={}, given=())
            case MachineSealed():
                return change(s, judged=0)
            case TicketWon(who=who, ticket=ticket):
                if s.phase == DRAWING:
                    win = Win(who, ticket, len(s.wins) + s.stayed)
                    return change(s, wins=(*s.wins, win), judged=s.judged + 1)
                return change(s, judged=s.judged + 1)
            case NumberUnsold(prize=prize):
                return change(s, stayed=s.stayed + bool(prize), judged=s.judged + 1)
            case PointsWon(who=who, total=total):
                return change(s, points={**s.points, who: total}, judged=s.judged + 1)
            case NothingWon():
                return change(s, judged=s.judged + 1)
            case FetchingOpened():
                return change(s, phase=CLAIMS)
            case PrizeFetched(ticket=ticket, place=place):
                if s.phase != CLAIMS:
                    return change(s, given=one_more(s.given, place))
                return change(s, wins=tuple(mark_fetched(win, ticket) for win in s.wins))
            case PointsExchanged(who=who, place=place, left=left):
                return change(s, points={**s.points, who: left}, given=one_more(s.given, place))
            case DrawEnded():
                return change(s, points={})
            case DrawCalledOff():
                return change(s, judged=0)
        return s


def mark_fetched(win: Win, ticket: int) -> Win:
    return Win(win.who, win.ticket, win.prize, True) if win.ticket == ticket else win


def given_of(s: Raffle, place: int) -> int:
    """How many of a prize have been handed over."""
    return s.given[place] if place < len(s.given) else 0


def one_more(given: tuple[int, ...], place: int) -> tuple[int, ...]:
    padded = (*given, *(0,) * (place + 1 - len(given)))
    return tuple(number + (n == place) for n, number in enumerate(padded))
