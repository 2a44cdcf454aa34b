"""The life of a game (partida): it begins with lots for the seats and goes on while there are players."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle.acts import AskSeat, SeatAsked
from novamas.games.circle_poker.acts import (
    IDLE,
    LOTS,
    BeginGame,
    CameBack,
    CirclePoker,
    ComeBack,
    EndGame,
    GameBegun,
    GameEnded,
    HandBegun,
    Rested,
    RestHands,
    SeatDrawn,
    SeatsTaken,
)
from novamas.games.circle_poker.desk import PokerPart
from novamas.games.circle_poker.rules import HALVES
from novamas.kit.chance import Dist, Uniform
from novamas.kit.decider import CHANCE, CROUPIER, Actor, Await, Chance, Command, Due, Event, Offer, Run
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Amount, Why


class Seating(PokerPart):
    """Who sits where and who rests; when a game begins and when it may end."""

    owns = ("begun", "starters", "rested", "resting", "drawn", "bought", "waiting")
    events = (SeatAsked, GameBegun, SeatDrawn, SeatsTaken, GameEnded, Rested, CameBack, HandBegun)

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        if s.phase == LOTS:
            return (Await(CHANCE, ("Chance",), "lot"),)
        if s.phase == IDLE and not s.begun and self.table.enough(s) and not s.past_last():
            return (Await(CROUPIER, ("BeginGame",)),)
        return ()

    def chance(self, s: CirclePoker) -> Dist | None:
        return Uniform(self.undrawn(s)) if s.phase == LOTS else None

    def next_due(self, s: CirclePoker) -> Due | None:
        return Due(at="lot", among=self.undrawn(s))

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        return BeginGame(by=who)

    @staticmethod
    def undrawn(s: CirclePoker) -> tuple[Actor, ...]:
        """Those for whom no lot has been drawn yet."""
        return tuple(who for who in s.seats if who is not None and who not in s.drawn)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(BeginGame, by=ANYBODY, during=(IDLE,))
    def allow_begin(self, s: CirclePoker, who: Actor) -> Answer:
        seating = self.rules.seating
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", seating.lots_clauses, "by")
        if s.phase != IDLE or s.begun or s.past_last():
            return Shut("not-now", seating.lots_clauses)
        if not self.table.enough(s):
            return Shut("too-few-players", seating.players_clauses)
        return Offer("BeginGame", who, clauses=(*seating.players_clauses, *seating.lots_clauses))

    @gate(EndGame, by=ANYBODY, during=(IDLE,))
    def allow_end(self, s: CirclePoker, who: Actor) -> Answer:
        length = self.rules.length
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", length.clauses, "by")
        if s.phase != IDLE or not s.begun:
            return Shut("not-now", length.clauses)
        if not self.long_enough(s):
            return Shut("game-too-short", (*length.clauses, *length.fixed_clauses))
        return Offer("EndGame", who, clauses=length.clauses)

    def long_enough(self, s: CirclePoker) -> bool:
        """Whether a game may end: everybody who began it and is still here has had the lead as often as the law says;
        or there are too few players to go on. Where the house has fixed the hours, these decide."""
        if not self.table.enough(s):
            return True
        if self.house.hours or self.house.benefit == "session":
            return s.ends is not None and s.round >= s.ends
        return all(n >= self.rules.length.leads for who, n in s.starters.items() if who in s.seats)

    @gate(RestHands)
    def allow_rest(self, s: CirclePoker, who: Actor) -> Answer:
        seating = self.rules.seating
        if who not in s.seats:
            return Shut("not-seated", seating.rests_clauses)
        if who in s.resting:
            return Shut("not-now", seating.rests_clauses)
        if s.rested.get(who, 0) >= seating.rests:
            return Shut("rested-enough", seating.rests_clauses, limit=seating.rests)
        return Offer("RestHands", who, clauses=seating.rests_clauses)

    @gate(ComeBack)
    def allow_come_back(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.seating.rests_clauses
        return Offer("ComeBack", who, clauses=clauses) if who in s.resting else Shut("not-resting", clauses)

    @gate(AskSeat)
    def allow_ask_seat(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.seating.list_clauses
        if who in s.standing and who not in s.waiting and None not in s.seats:
            return Offer("AskSeat", who, clauses=clauses)
        return Shut("not-now", clauses)

    # -- what the table asks -------------------------------------------------------------------------------------------

    def why_not_leave(self, s: CirclePoker, who: Actor) -> Why | None:
        if s.phase == LOTS and who in s.seats:
            return Why("lots-running", self.rules.seating.lots_clauses)
        return self.table.in_hand() if self.table.playing(s, who) else None

    def why_not_stand(self, s: CirclePoker, who: Actor) -> Why | None:
        return self.why_not_leave(s, who)

    def why_not_sit(self, s: CirclePoker, who: Actor, seat: int) -> Why | None:
        """A vacant seat is for whoever is first on the list. Once a game is under way the responsible person assigns
        the seat: the first that is free."""
        late = self.rules.seating.late_clauses
        if s.waiting and who != s.waiting[0]:
            return Why("seat-is-promised", self.rules.seating.list_clauses)
        if s.phase == LOTS:
            return Why("lots-running", self.rules.seating.lots_clauses)
        return Why("seat-assigned", late) if s.begun and seat != s.seats.index(None) + 1 else None

    def bringing(self, s: CirclePoker, who: Actor) -> Amount | Why | None:
        """What may be added to one's resto: nothing during a hand that one plays; within the law's bounds where it has
        any, at first and again once what is left does not pay for a hand."""
        seating, resto = self.rules.seating, self.rules.resto
        if self.table.playing(s, who):
            return Why("stack-in-play", seating.stack_clauses)
        if resto.first is None or resto.again is None:
            return None
        if who in s.chips and s.chips[who] > self.table.cost(s, who):
            return Why("resto-not-gone", resto.again_clauses)
        (least, most), clauses = (
            (resto.again, resto.again_clauses) if who in s.bought else (resto.first, resto.first_clauses)
        )
        low, high = Why("resto-too-small", clauses), Why("resto-too-large", clauses)
        return Amount(least * s.minimum, most * s.minimum, below=low, above=high)

    def why_not_take(self, s: CirclePoker, who: Actor, tip: bool) -> Why | None:
        """Why nothing can be taken off the table, if so: a resto is kept whole as long as one plays. A tip is given
        between two hands."""
        kept = self.table.playing(s, who) or (s.begun and who in s.seats and not tip)
        return Why("stack-kept", self.rules.seating.stack_clauses) if kept else None

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        s, seating = run.s, self.rules.seating
        match c:
            case BeginGame():
                halves = HALVES if self.house.benefit == "session" else 0
                players = tuple(who for who in s.seats if who is not None)
                clauses = (*seating.players_clauses, *seating.lots_clauses)
                run(
                    GameBegun(players=players, halves=halves, calls=self.table.announce("game-begins"), clauses=clauses)
                )
            case Chance(value=who):
                assert isinstance(who, str)
                run(SeatDrawn(who=who, clauses=seating.lots_clauses))
                if not self.undrawn(run.s):
                    self.seat(run)
            case EndGame():
                run(GameEnded(calls=self.table.announce("game-ends"), clauses=self.rules.length.clauses))
            case RestHands(by=who):
                run(Rested(who=who, clauses=seating.rests_clauses))
            case AskSeat(by=who):
                run(SeatAsked(who=who, seat=0, clauses=seating.list_clauses))
            case ComeBack(by=who):
                run(CameBack(who=who, clauses=seating.rests_clauses))

    def seat(self, run: Run[CirclePoker]) -> None:
        """Everybody goes to the seat that the lots gave; who was drawn first has the lead."""
        s = run.s
        drawn = iter(s.drawn)
        seats = tuple(None if who is None else next(drawn) for who in s.seats)
        lead = seats.index(s.drawn[0]) + 1
        calls = self.table.announce("lead", who=s.drawn[0])
        run(SeatsTaken(seats=seats, lead=lead, calls=calls, clauses=self.rules.lead.clauses))

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        match e:
            case GameBegun(players=players):
                return replace(s, phase=LOTS, begun=True, starters=dict.fromkeys(players, 0), drawn=(), rested={})
            case SeatDrawn(who=who):
                return replace(s, drawn=(*s.drawn, who))
            case SeatsTaken(seats=seats, lead=lead):
                return replace(s, phase=IDLE, seats=seats, lead=lead, drawn=())
            case GameEnded():
                return replace(s, begun=False, starters={}, rested={}, resting=())
            case Rested(who=who):
                return replace(s, resting=(*s.resting, who))
            case CameBack(who=who):
                return replace(s, resting=tuple(p for p in s.resting if p != who))
            case SeatAsked(who=who):
                return replace(s, waiting=(*s.waiting, who))
            case HandBegun() if s.again:
                return s
            case HandBegun(rests=rests, players=players):
                rested = {**s.rested, **{who: s.rested.get(who, 0) + 1 for who in rests}}
                had = players[0]
                starters = {**s.starters, had: s.starters[had] + 1} if had in s.starters else s.starters
                return replace(s, rested=rested, starters=starters, bought=tuple(dict.fromkeys((*s.bought, *players))))
        return s

    @staticmethod
    def fold_sitting(s: CirclePoker, who: Actor) -> CirclePoker:
        """Who has a seat waits for none."""
        return replace(s, waiting=tuple(p for p in s.waiting if p != who))

    @staticmethod
    def fold_leaving(s: CirclePoker, who: Actor) -> CirclePoker:
        def without(row: tuple[Actor, ...]) -> tuple[Actor, ...]:
            return tuple(p for p in row if p != who)

        rested = {p: n for p, n in s.rested.items() if p != who}
        starters = {p: n for p, n in s.starters.items() if p != who}
        waiting = without(s.waiting)
        return replace(
            s,
            resting=without(s.resting),
            bought=without(s.bought),
            rested=rested,
            starters=starters,
            waiting=waiting,
        )

    @staticmethod
    def fold_standing_up(s: CirclePoker, who: Actor) -> CirclePoker:
        return replace(s, resting=tuple(p for p in s.resting if p != who))
