"""A table is a decider too: it wraps any game with people, staff, a float, limits and a book.

Its own commands change what every table has (`Desk`, the book, the minimum); everything else goes to the game.
So one suite of properties, one replay and one scenario runner serve games and tables alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    BOX,
    CAGE,
    CAGNOTTE,
    CHANCE,
    CROUPIER,
    DIRECTOR,
    FLOAT,
    INSPECTOR,
    STAFF,
    TIPS,
    Account,
    Actor,
    AnyGame,
    Await,
    Call,
    Command,
    Desk,
    Due,
    Event,
    Move,
    Offer,
    Report,
    Run,
    Shut,
    apply_moves,
    is_name,
    is_person,
    purse,
)
from novamas.kit.forms import Lift
from novamas.kit.parts import ANYBODY, Answer, Doors, Gate, gate, gates_of
from novamas.kit.spaces import Amount, Clause, OneOf, Space, Why
from novamas.kit.wire import money_fields
from novamas.table.acts import (
    AnnounceLast,
    Bring,
    Brought,
    ChangeMinimum,
    CloseTable,
    Count,
    Counted,
    Countersign,
    CountSigned,
    Expel,
    Expelled,
    GameHalted,
    GameProceeded,
    Halt,
    Joined,
    LastAnnounced,
    Leave,
    Left,
    MinimumAnnounced,
    MinimumChanged,
    Minute,
    Notice,
    PlacePlayer,
    Proceed,
    Rectified,
    Rectify,
    Remark,
    Remarked,
    RemovePlayer,
    Resume,
    Seated,
    SendAway,
    SendBack,
    SentAway,
    SentBack,
    Sit,
    StaffArrive,
    StaffChanged,
    StaffLeave,
    Stand,
    Stood,
    Suspend,
    TableClosed,
    TableEvent,
    TableOpened,
    TableResumed,
    TableState,
    TableSuspended,
    Take,
    Tip,
    Tipped,
    Took,
    ToppedUp,
    TopUp,
    Typed,
)
from novamas.table.attended import Attended
from novamas.table.opening import Prepared, in_proportion

MOST_CHIPS = 1_000_000  # minima: more than this nobody brings to a table at once
MOST_ROUNDS = 100
POSTS = (CROUPIER, INSPECTOR)


class TableGame(Attended):
    """Any game at a table."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        Bring, Take, Tip, Sit, Stand, Leave, Expel, AnnounceLast, ChangeMinimum, TopUp, StaffArrive, StaffLeave,
        PlacePlayer, RemovePlayer, Suspend, Resume, CloseTable, Count, Countersign, SendBack,
        Halt, Proceed, Remark, SendAway, Rectify,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        TableOpened, Joined, Brought, Took, Tipped, Seated, Stood, Left, Expelled, LastAnnounced, MinimumAnnounced,
        MinimumChanged, ToppedUp, StaffChanged, TableSuspended, TableResumed, TableClosed,
        Counted, CountSigned, SentBack, GameHalted, GameProceeded, Remarked, SentAway, Typed, Rectified,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = TableState
    gates: ClassVar[tuple[Gate, ...]] = ()

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.opening = prepared.opening
        self.game = prepared.game
        self.rules, self.house = prepared.rules, prepared.house
        self.name = self.game.name
        self.reports = frozenset(kind.__name__ for kind in type(prepared.game).commands if issubclass(kind, Report))
        self.doors = Doors(self)
        self._awaited: tuple[TableState | None, tuple[Await, ...]] = (None, ())  # of the state that was asked of last

    def all_commands(self) -> tuple[type[Command], ...]:
        return (*self.commands, *type(self.game).commands)

    def all_events(self) -> tuple[type[Event], ...]:
        return (*self.events, *type(self.game).events)

    def all_lifts(self) -> tuple[Lift, ...]:
        """How commands and events that earlier versions wrote are read."""
        return (*self.lifts, *type(self.game).lifts)

    def opening_event(self) -> TableOpened:
        p = self.prepared
        return TableOpened(
            opening=p.opening,
            readings=p.readings,
            digest=p.digest,
            staff=p.staff,
            roles=p.roles,
            guarantee=p.guarantee,
            moves=(Move(CAGE, FLOAT, p.float, "float"),),
        )

    def empty(self) -> TableState:
        """What the first event is folded into."""
        return TableState(desk=self.game.state(), open=False)

    # -- questions ---------------------------------------------------------------------------------------------

    def awaits(self, s: TableState) -> tuple[Await, ...]:
        """Whom the game waits for; but first the director, if the float is spent or a role that is needed is empty."""
        known = self._awaited
        if known[0] is s:
            return known[1]
        if not s.open or s.suspended:
            awaited: tuple[Await, ...] = ()
        elif s.halted is not None:
            awaited = self.await_head(s)
        elif self.is_float_spent(s):
            awaited = (Await(DIRECTOR, ("TopUp",)),)
        else:
            awaited = self.game.awaits(s.desk) if self.is_counted_in(s) else self.await_count(s)
            if self.missing(s, awaited):
                awaited = (Await(DIRECTOR, ("StaffArrive",)),)
        self._awaited = (s, awaited)
        return awaited

    def tell_awaits(self, s: TableState) -> tuple[Await, ...]:
        """Whom the table waits for, as whoever looks on is told: of chance also where what it says goes."""
        awaited = self.awaits(s)
        if not any(a.who == CHANCE for a in awaited):
            return awaited
        due = self.next_due(s)
        return tuple(replace(a, due=due) if a.who == CHANCE else a for a in awaited)

    def next_due(self, s: TableState) -> Due | None:
        return None if s.suspended else self.game.next_due(s.desk)

    def resting(self, s: TableState) -> bool:
        return self.game.resting(s.desk)

    def fresh(self, s: TableState) -> bool:
        """Nothing more comes of what a closed table has drawn, whatever is left in its shoe."""
        return not s.open or self.game.fresh(s.desk)

    def is_float_spent(self, s: TableState) -> bool:
        """The float paid out more than it had: no round begins before the director completes it."""
        return s.book.get(FLOAT, 0) < 0 and self.resting(s)

    def shortfall(self, s: TableState) -> int:
        """What brings a float that payments have emptied back to where the table opened."""
        return self.prepared.float - s.book.get(FLOAT, 0)

    def missing(self, s: TableState, awaited: tuple[Await, ...]) -> tuple[Actor, ...]:
        """Staff who are not at the table: whom the game awaits, and a head without whom no round begins."""
        staff = s.desk.staff
        if CROUPIER in staff and INSPECTOR in staff:
            return ()
        head = (INSPECTOR,) if awaited and self.headless(s) else ()
        return (*away_of(awaited, s.desk), *head)

    def headless(self, s: TableState) -> bool:
        """Whether the table stands still between two rounds because nobody directs the game."""
        return INSPECTOR not in s.desk.staff and self.rules.heads.directs and self.resting(s)

    def past(self, s: TableState) -> int:
        """How many rounds are past betting: the running one is, once nothing can be staked on it any more."""
        running: int = s.desk.round
        return running - 1 if self.game.takes_stakes(s.desk) else running

    def over(self, s: TableState) -> bool:
        """Whether the last round that was announced has been played."""
        return s.desk.last is not None and self.resting(s) and self.game.session_over(s.desk)

    def chance(self, s: TableState) -> Dist | None:
        stands = s.suspended or s.halted is not None or self.headless(s)
        return self.game.chance(s.desk) if s.open and not stands else None

    def default(self, s: TableState, who: Actor) -> Command | None:
        if not s.open or s.suspended:
            return None
        if s.halted is not None:
            return Proceed(by=who) if who == self.head_of(s) else None
        if self.is_float_spent(s):
            return TopUp(by=who, amount=self.shortfall(s)) if who == DIRECTOR else None
        counted = self.is_counted_in(s)
        if away := self.missing(s, self.game.awaits(s.desk) if counted else self.await_count(s)):
            return StaffArrive(by=who, role=away[0]) if who == DIRECTOR else None
        if not counted:
            return self.default_count(s, who)
        return self.game.default(s.desk, who)

    def options(self, s: TableState, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        if not s.open:
            return ()
        own = () if s.suspended and is_person(who) else self.doors.options(s, who, role_of(who), kind)
        if self.still(s, who):
            return own
        offers = self.game.options(s.desk, who, kind)
        return (*own, *(offers if s.halted is None else (o for o in offers if o.kind in self.reports)))

    def still(self, s: TableState, who: Actor) -> bool:
        """Whether the game offers somebody nothing, because the table stands still."""
        stands = s.suspended or self.is_float_spent(s) or not self.is_counted_in(s)
        stands = stands or (s.halted is not None and is_person(who))
        return stands or (self.headless(s) and not is_person(who))

    def offers_for(self, s: TableState, c: Command) -> Iterable[Offer]:
        if isinstance(c, Minute):  # what staff write is looked at, not only what they may write about
            return tuple(each for each in self.answers_to(s, c) if isinstance(each, Offer))
        if type(c) in self.commands or not s.open or s.halted is not None or self.still(s, c.by):
            return super().offers_for(s, c)
        return self.game.offers_for(s.desk, c)

    # -- what people may do --------------------------------------------------------------------------------------

    def shut_person(self, s: TableState, who: Actor) -> Shut | None:
        """Why somebody has no part in what people do at a table, if so."""
        if self.opening.tournament:
            return Shut("tournament-seats")
        return None if who in s.desk.chips else Shut("not-at-the-table", field="by")

    @gate(Bring)
    def allow_bring(self, s: TableState, who: Actor) -> Answer:
        if who == CHANCE:
            return Shut("not-your-role", field="by")
        if not is_name(who):
            return Shut("not-a-name", field="by")
        if self.opening.tournament:
            return Shut("tournament-seats")
        if who in s.expelled:
            return Shut("expelled", s.expelled[who], "by")
        allowed = self.game.bringing(s.desk, who)
        if isinstance(allowed, Why):
            return Shut.because(allowed, "amount")
        amount = allowed or Amount(1, s.desk.minimum * MOST_CHIPS, above=Why("too-many-chips"))
        chips: dict[str, Space] = {"amount": amount, "means": OneOf(("chips",))}
        return Offer("Bring", who, chips), self.answer_cash(s, who, amount)

    def answer_cash(self, s: TableState, who: Actor, amount: Amount) -> Offer | Shut:
        """Chips for cash come out of the float, under the eyes of the head of the table where the law says so."""
        heads, means = self.rules.heads, OneOf(("cash",))
        if heads.exchanges and INSPECTOR not in s.desk.staff:
            return Shut("exchange-unwatched", heads.exchange_clauses, form={"means": means})
        if not self.is_counted_in(s):
            return Shut("float-not-counted", form={"means": means})
        most = s.book.get(FLOAT, 0)
        if most < amount.lo:
            return Shut("float-too-small", field="amount", form={"means": means})
        cash = amount if amount.hi <= most else replace(amount, hi=most, above=Why("float-too-small"))
        return Offer("Bring", who, {"amount": cash, "means": means})

    @gate(Take)
    def allow_take(self, s: TableState, who: Actor) -> Answer:
        return self.shut_person(s, who) or self.answer_chips(s, "Take", who)

    @gate(Tip)
    def allow_tip(self, s: TableState, who: Actor) -> Answer:
        tips = self.rules.tips
        if not tips.slot or CROUPIER not in s.desk.staff:
            return Shut("nobody-takes-tips", tips.clauses)
        return self.shut_person(s, who) or self.answer_chips(s, "Tip", who, tips.clauses)

    def answer_chips(self, s: TableState, kind: str, who: Actor, clauses: tuple[Clause, ...] = ()) -> Offer | Shut:
        """As many chips as somebody has."""
        if (why := self.game.why_not_take(s.desk, who, tip=kind == "Tip")) is not None:
            return Shut.because(why, "amount")
        if not s.desk.chips[who]:
            return Shut("not-enough-chips", field="amount")
        some = Amount(1, s.desk.chips[who], above=Why("not-enough-chips"))
        return Offer(kind, who, {"amount": some}, clauses)

    @gate(Sit, narrow=True)
    def allow_sit(self, s: TableState, who: Actor, c: Sit | None) -> Answer:
        if (shut := self.shut_person(s, who)) is not None:
            return shut
        if who not in s.desk.standing:
            return Shut("not-now")
        why_not = {
            seat: self.game.why_not_sit(s.desk, who, seat)
            for seat, held in enumerate(s.desk.seats, 1)
            if held is None and (c is None or c.seat == seat)
        }
        free = tuple(seat for seat, why in why_not.items() if why is None)
        if free:
            return Offer("Sit", who, {"seat": OneOf(free, Why("seat-taken"))})
        why = next(iter(why_not.values()), None)
        return Shut.because(why or Why("seat-taken"), "seat")

    @gate(Stand)
    def allow_stand(self, s: TableState, who: Actor) -> Answer:
        if (shut := self.shut_person(s, who)) is not None:
            return shut
        if who not in s.desk.seats:
            return Shut("not-now")
        why = self.game.why_not_stand(s.desk, who)
        return Offer("Stand", who) if why is None else Shut.because(why)

    @gate(Leave)
    def allow_leave(self, s: TableState, who: Actor) -> Answer:
        if (shut := self.shut_person(s, who)) is not None:
            return shut
        why = self.game.why_not_leave(s.desk, who)
        return Offer("Leave", who) if why is None else Shut.because(why)

    # -- what staff may do ---------------------------------------------------------------------------------------

    @gate(AnnounceLast, by=(INSPECTOR,))
    def allow_announcing(self, s: TableState, who: Actor) -> Answer:
        desk: Desk = s.desk
        if INSPECTOR not in desk.staff or s.suspended or desk.last is not None:
            return None if INSPECTOR not in desk.staff else Shut("not-now")
        return tuple(self.endings(s, who))

    @gate(Expel, by=(INSPECTOR,))
    def allow_expelling(self, s: TableState, who: Actor) -> Answer:
        """Whoever has broken the rules so, once nothing keeps them at the table."""
        desk: Desk = s.desk
        if INSPECTOR not in desk.staff or s.suspended:
            return None
        answers = tuple(
            Offer("Expel", who, {"player": OneOf((player,))}, clauses)
            if (why := self.game.why_not_leave(desk, player)) is None
            else Shut(why.code, why.clauses, "player", {"player": OneOf((player,))})
            for player, clauses in self.game.expellable(desk).items()
            if player in desk.chips
        )
        return (*answers, Shut("not-now", field="player"))

    @gate(ChangeMinimum, by=(DIRECTOR,), also=ANYBODY)
    def allow_change(self, s: TableState, who: Actor) -> Answer:
        """Only the director changes the minimum, one change at a time, as the law lets it happen at an open table."""
        limits = self.rules.limits
        if who != DIRECTOR:
            return Shut("not-your-role", limits.clauses, "by")
        if limits.change == "unsaid":
            return Shut("no-change-foreseen")
        if limits.change == "closed":
            return Shut("minimum-fixed", limits.clauses, "to")
        if s.suspended:
            return Shut("table-suspended", self.rules.closing.clauses)
        if s.notice is not None:
            return Shut("notice-running", limits.clauses, "to")
        if self.too_late(s):
            return Shut("session-ends-first", limits.clauses, "to")
        granted = tuple(m for m in self.opening.authorisation.minimums if m != s.desk.minimum)
        if not granted:
            return Shut("minimum-not-authorised", limits.clauses, "to")
        if limits.change != "notice" and not self.resting(s):
            return Shut("round-running", limits.clauses)
        most = self.prepared.float if limits.float == "optional" else 0
        to = OneOf(granted, Why("minimum-not-authorised", limits.clauses))
        return Offer("ChangeMinimum", who, {"to": to, "top_up": Amount(0, most)}, limits.clauses)

    @gate(TopUp, by=(DIRECTOR,))
    def allow_top_up(self, s: TableState, who: Actor) -> Answer:
        if s.suspended:
            return Shut("table-suspended", self.rules.closing.clauses)
        return Offer("TopUp", who, {"amount": Amount(1, max(self.prepared.float * 10, self.shortfall(s)))})

    @gate(StaffArrive, by=(DIRECTOR,))
    def allow_arriving(self, s: TableState, who: Actor) -> Answer:
        away = tuple(r for r in POSTS if r not in s.desk.staff)
        return Offer("StaffArrive", who, {"role": OneOf(away)}) if away else Shut("not-now")

    @gate(StaffLeave, by=(DIRECTOR,))
    def allow_leaving_post(self, s: TableState, who: Actor) -> Answer:
        here = tuple(r for r in POSTS if r in s.desk.staff)
        return Offer("StaffLeave", who, {"role": OneOf(here)}) if here else Shut("not-now")

    @gate(PlacePlayer, by=(DIRECTOR,), narrow=True)
    def allow_placing(self, s: TableState, who: Actor, c: PlacePlayer | None) -> Answer:
        """Chips of a tournament come to a table with whoever has them, between two rounds."""
        if not self.opening.tournament:
            return Shut("no-tournament-table")
        if not self.resting(s):
            return Shut("round-running")
        if c is None:
            return None
        if not is_name(c.player) or c.player in s.desk.chips:
            return Shut("at-the-table" if c.player in s.desk.chips else "not-a-name", field="player")
        free = tuple(n for n, held in enumerate(s.desk.seats, 1) if held is None)
        why = self.game.why_not_sit(s.desk, c.player, c.seat) if c.seat in free else None
        if why is not None:
            return Shut.because(why, "seat")
        most = Amount(1, s.desk.minimum * MOST_CHIPS, above=Why("too-many-chips"))
        return Offer("PlacePlayer", who, {"amount": most, "seat": OneOf((0, *free), Why("seat-taken"))})

    @gate(RemovePlayer, by=(DIRECTOR,))
    def allow_removing(self, s: TableState, who: Actor) -> Answer:
        """Whoever is out, or belongs to another table of the tournament, goes as soon as nothing keeps them."""
        if not self.opening.tournament:
            return Shut("no-tournament-table")
        return tuple(
            Offer("RemovePlayer", who, {"player": OneOf((player,))})
            if (why := self.game.why_not_leave(s.desk, player)) is None
            else Shut(why.code, why.clauses, "player", {"player": OneOf((player,))})
            for player in s.desk.chips
        ) or Shut("not-now")

    @gate(Suspend, by=(DIRECTOR,))
    def allow_suspending(self, s: TableState, who: Actor) -> Answer:
        closing = self.rules.closing
        if s.suspended:
            return Shut("table-suspended", closing.clauses)
        if not closing.temporary:
            return Shut("no-temporary-closing", closing.clauses)
        return self.shut_closing(s, closing.clauses) or Offer("Suspend", who, clauses=closing.clauses)

    def shut_closing(self, s: TableState, clauses: tuple[Clause, ...]) -> Shut | None:
        """Why a table is not closed now, neither for a while nor for good, if so."""
        if s.desk.chips:
            return Shut("people-at-the-table", clauses)
        return None if self.resting(s) else Shut("round-running", clauses)

    @gate(Resume, by=(DIRECTOR,))
    def allow_resuming(self, s: TableState, who: Actor) -> Answer:
        closing = self.rules.closing
        if not s.suspended:
            return Shut("not-now")
        if closing.staffed and any(r not in s.desk.staff for r in POSTS):
            return Shut("staff-missing", closing.clauses)
        return Offer("Resume", who, clauses=closing.clauses)

    @gate(CloseTable, by=(DIRECTOR,))
    def allow_closing(self, s: TableState, who: Actor) -> Answer:
        closing = self.rules.closing
        # Clauses about closing for a while forbid nothing to a director who closes for good.
        clauses = () if closing.temporary else closing.clauses
        if (shut := self.shut_closing(s, clauses)) is not None:
            return shut
        if any(self.game.holdings(s.desk).values()):
            return Shut("round-running", clauses)
        if not self.is_counted_out(s):
            return Shut("not-counted-out")
        wheel = OneOf(closing.wheel or ("lock",), Why("wheel-left-open", closing.wheel_clauses))
        return Offer("CloseTable", who, {"wheel": wheel}, closing.wheel_clauses)

    def endings(self, s: TableState, who: Actor) -> Iterable[Offer]:
        """What may be announced as the last: as many rounds as the law says, or any number, and what else it has."""
        ending, units = self.rules.ending, self.game.ends_by(s.desk)
        rounds = (ending.number,) if ending.number else tuple(range(1, MOST_ROUNDS + 1))
        for unit in units:
            many = rounds if unit == "round" else (1,)
            number = OneOf(many, Why("last-number", ending.clauses)) if len(many) == 1 else OneOf(many)
            named = OneOf(("", unit) if unit == units[0] else (unit,))
            yield Offer("AnnounceLast", who, {"rounds": number, "unit": named}, ending.clauses)

    def too_late(self, s: TableState) -> bool:
        """Whether the session ends before a new minimum could be played: its last round is announced or over."""
        last = s.desk.last
        notice = self.rules.limits.notice if self.rules.limits.change == "notice" else 0
        return last is not None and self.past(s) + notice >= last

    def answers_to(self, s: TableState, c: Command) -> Iterable[Offer | Shut]:
        if (shut := self.shut_table(s, c)) is not None:
            return (shut,)
        if type(c) in self.commands:
            return (*self.doors.answers_to(s, c, role_of(c.by)), self.shut_role(s, c.by))
        return self.answers_of_game(s, c)

    def shut_table(self, s: TableState, c: Command) -> Shut | None:
        """Why a command is nothing for this table now, whatever its gate says, if so."""
        heads = self.rules.heads
        if not s.open:
            return Shut("table-closed")
        if s.suspended and not isinstance(c, Resume | CloseTable | StaffArrive | StaffLeave):
            return Shut("table-suspended", self.rules.closing.clauses)
        if c.by == INSPECTOR and heads.clauses and handles_chips(c):
            return Shut("heads-handle-no-chips", heads.clauses)
        return None

    def shut_role(self, s: TableState, who: Actor) -> Shut:
        """Why somebody has nothing to say here: they are staff who are not there, or it is not their role."""
        if who in POSTS and who not in s.desk.staff:
            return Shut("not-at-the-table", self.staffing(), "by")
        return Shut("not-your-role", field="by")

    def answers_of_game(self, s: TableState, c: Command) -> Iterable[Offer | Shut]:
        """What the game says, unless the table stands still."""
        answers = list(self.game.answers_to(s.desk, c))
        open_ = any(isinstance(each, Offer) for each in answers)
        stands = s.halted is not None and not isinstance(c, Report)
        if open_ and not stands and not self.still(s, c.by):
            return answers
        if c.by in POSTS and c.by not in s.desk.staff:
            return (self.shut_role(s, c.by),)
        if stands:
            return (Shut("game-halted"),)
        if self.is_float_spent(s) and any(a.who == c.by for a in self.game.awaits(s.desk)):
            return (Shut("float-spent"),)
        if not self.is_counted_in(s):
            return (Shut("float-not-counted"),)
        if self.over(s):
            return (Shut("session-over", self.rules.ending.clauses),)
        if c.by in STAFF and self.headless(s) and open_:
            return (Shut("no-head", self.rules.heads.directs_clauses),)
        return [each for each in answers if isinstance(each, Shut)]

    def staffing(self) -> tuple[str, ...]:
        """The clauses that say who stands at this table."""
        rule = self.rules.staff_for(self.house)
        return rule.clauses if rule else ()

    def outcome(self, e: Event) -> Value | None:
        return None if isinstance(e, TableEvent) else self.game.outcome(e)

    def holdings(self, s: TableState) -> Mapping[Account, int]:
        return self.game.holdings(s.desk)

    def view(self, s: TableState, who: Actor) -> TableState:
        return replace(s, desk=self.game.view(s.desk, who), typed=())

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[TableState], c: Command) -> None:
        if type(c) in self.commands:
            self.play_own(run, c)
            return
        self.note_typing(run, c)
        self.game.play(Inner(self.game, run), c)
        due = run.s.notice
        if due is not None and self.resting(run.s) and self.game.notice_over(run.s.desk, due.after):
            self.bring_in(run, due)

    def play_own(self, run: Run[TableState], c: Command) -> None:
        desk: Desk = run.s.desk
        match c:
            case Bring(by=who, amount=amount, means=means):
                if who not in desk.chips:
                    run(Joined(who=who))
                cash = (Move(purse(who), BOX, amount, "cash"), Move(FLOAT, who, amount, "chips"))
                moves = cash if means == "cash" else (Move(purse(who), who, amount, "chips"),)
                run(Brought(who=who, amount=amount, moves=moves))
            case Take(by=who, amount=amount):
                run(Took(who=who, amount=amount, moves=(Move(who, purse(who), amount, "chips"),)))
            case Tip(by=who, amount=amount):
                moves = (Move(who, TIPS, amount, "tip"),)
                run(Tipped(who=who, amount=amount, moves=moves, clauses=self.rules.tips.clauses))
            case Sit(by=who, seat=seat):
                run(Seated(who=who, seat=seat))
            case Stand(by=who):
                run(Stood(who=who))
            case Leave(by=who):
                run(Left(who=who, moves=self.take_home(desk, who)))
            case Expel(player=who):
                clauses = self.game.expellable(desk)[who]
                run(Expelled(who=who, moves=self.take_home(desk, who), clauses=clauses))
            case PlacePlayer(player=who, amount=amount, seat=seat):
                run(Joined(who=who))
                run(Brought(who=who, amount=amount, moves=(Move(CAGE, who, amount, "tournament"),)))
                if seat:
                    run(Seated(who=who, seat=seat))
            case RemovePlayer(player=who):
                chips = desk.chips[who]
                run(Left(who=who, moves=(Move(who, CAGE, chips, "tournament"),) if chips else ()))
            case AnnounceLast(rounds=n, unit=unit):
                units = self.game.ends_by(desk)
                unit = unit or units[0]
                by = self.rules.ending.by
                call = Call("last-rounds", {"rounds": n}, by) if unit == "round" else Call(f"last-{unit}", by=by)
                last = self.past(run.s) + n if unit in ("round", units[0]) else desk.round  # or one of it is under way
                run(LastAnnounced(last=last, unit=unit, calls=(call,), clauses=self.rules.ending.clauses))
            case ChangeMinimum(to=to, top_up=top_up):
                self.change_minimum(run, to, top_up)
            case TopUp(amount=amount):
                run(ToppedUp(amount=amount, moves=(Move(CAGE, FLOAT, amount, "float"),)))
            case Count() | Countersign() | SendBack():
                self.play_count(run, c)
            case Minute():
                self.play_minute(run, c)
            case StaffArrive(role=role):
                run(StaffChanged(roles=(*desk.staff, role)))
            case StaffLeave(role=role):
                run(StaffChanged(roles=tuple(r for r in desk.staff if r != role)))
            case Suspend():
                run(TableSuspended(clauses=self.rules.closing.clauses))
            case Resume():
                run(TableResumed(clauses=self.rules.closing.clauses))
            case CloseTable(wheel=wheel):
                home = tuple(
                    Move(*((a, CAGE) if run.s.book[a] > 0 else (CAGE, a)), abs(run.s.book[a]), "closing")
                    for a in (FLOAT, BOX, CAGNOTTE, TIPS)
                    if run.s.book.get(a)
                )
                closing = self.rules.closing
                shut = wheel if closing.wheel else ""
                run(TableClosed(wheel=shut, moves=home, clauses=closing.wheel_clauses))

    def take_home(self, desk: Desk, who: Actor) -> tuple[Move, ...]:
        """All the chips that somebody has at the table, as they go."""
        return (Move(who, purse(who), desk.chips[who], "chips"),) if desk.chips[who] else ()

    def change_minimum(self, run: Run[TableState], to: int, top_up: int) -> None:
        """Announced some rounds ahead where the law asks for notice, otherwise at once."""
        limits = self.rules.limits
        notice = Notice(to, self.past(run.s) + limits.notice, top_up)
        if limits.change != "notice":
            self.bring_in(run, notice)
            return
        rounds = Call("last-at-old-minimum", {"rounds": limits.notice})
        calls = (Call("last-shoe-at-old-minimum") if limits.unit == "shoe" else rounds,)
        run(MinimumAnnounced(notice=notice, calls=calls, clauses=limits.clauses))

    def bring_in(self, run: Run[TableState], due: Notice) -> None:
        """The new minimum, and what follows it: the maxima by themselves, float and guarantee as the law says."""
        s, limits = run.s, self.rules.limits
        old = s.desk.minimum
        top_up = due.top_up
        if limits.float == "proportional" and due.minimum > old:
            top_up = in_proportion(self.prepared.float, due.minimum - old, self.opening.minimum)
        guarantee = s.guarantee
        if limits.guarantee == "proportional":
            guarantee = in_proportion(self.prepared.guarantee, due.minimum, self.opening.minimum)
        run(
            MinimumChanged(
                minimum=due.minimum,
                guarantee=guarantee,
                calls=(Call("new-minimum", {"minimum": due.minimum}),),
                moves=(Move(CAGE, FLOAT, top_up, "float"),) if top_up else (),
                clauses=limits.clauses,
            )
        )
        self.game.follow_minimum(Inner(self.game, run))

    # -- folding -----------------------------------------------------------------------------------------------

    def fold(self, s: TableState, e: Event) -> TableState:
        """As any game folds; an event of the game makes one new state of the table and not two."""
        if s.typed or isinstance(e, TableEvent):
            return super().fold(s, e)
        desk: Desk = s.desk
        if not e.moves:
            return replace(s, desk=self.game.evolve(desk, e))
        book = apply_moves(s.book, e.moves, is_account)
        return replace(s, desk=self.game.evolve(self.game.move(desk, e.moves), e), book=book)

    def move(self, s: TableState, moves: tuple[Move, ...]) -> TableState:
        book = apply_moves(s.book, moves, is_account)
        return replace(s, desk=self.game.move(s.desk, moves), book=book)

    def evolve(self, s: TableState, e: Event) -> TableState:
        after = self.evolve_table(s, e)
        return after if not s.typed else self.fold_typed(s, after, e)

    def evolve_table(self, s: TableState, e: Event) -> TableState:
        if not isinstance(e, TableEvent):
            return replace(s, desk=self.game.evolve(s.desk, e))
        desk: Desk = s.desk
        match e:
            case TableOpened(opening=o, staff=staff, roles=roles, guarantee=guarantee):
                fresh = replace(desk, seats=(None,) * (o.seats or 0), staff=roles, crew=staff, minimum=o.minimum)
                return replace(s, desk=fresh, open=True, staff=staff, guarantee=guarantee)
            case Joined(who=who):
                desk = replace(desk, chips={**desk.chips, who: 0}, standing=(*desk.standing, who))
            case Seated(who=who, seat=n):
                seats = tuple(who if i == n else p for i, p in enumerate(desk.seats, 1))
                desk = replace(desk, seats=seats, standing=tuple(p for p in desk.standing if p != who))
                desk = self.game.fold_sitting(desk, who)
            case Stood(who=who):
                desk = replace(desk, seats=vacate(desk, who), standing=(*desk.standing, who))
                desk = self.game.fold_standing_up(desk, who)
            case Left(who=who) | SentAway(who=who):
                desk = self.without_person(desk, who)
            case GameHalted() | GameProceeded() | Typed() | Rectified():
                return self.fold_minute(s, e)
            case Expelled(who=who, clauses=clauses):
                return replace(s, desk=self.without_person(desk, who), expelled={**s.expelled, who: clauses})
            case LastAnnounced(last=last, unit=unit):
                desk = replace(desk, last=last, last_unit=unit)
            case MinimumAnnounced(notice=notice):
                return replace(s, notice=notice)
            case MinimumChanged(minimum=minimum, guarantee=guarantee):
                return replace(s, desk=replace(desk, minimum=minimum), notice=None, guarantee=guarantee)
            case StaffChanged(roles=roles):
                desk = replace(desk, staff=roles)
            case Counted() | CountSigned():
                return self.fold_count(s, e)
            case TableSuspended():
                return replace(s, suspended=True)
            case TableResumed():
                return replace(s, suspended=False)
            case TableClosed():
                return replace(s, open=False, suspended=False)
        return replace(s, desk=desk)

    def without_person(self, desk: Desk, who: Actor) -> Desk:
        """The desk without somebody: no chips, no seat, nothing of theirs in the game."""
        chips = {p: n for p, n in desk.chips.items() if p != who}
        standing = tuple(p for p in desk.standing if p != who)
        rest = replace(desk, chips=chips, seats=vacate(desk, who), standing=standing)
        left: Desk = self.game.fold_leaving(rest, who)
        return left


TableGame.gates = gates_of(TableGame)


class Inner(Run[Desk]):
    """The run of a table as its game sees it: the desk is its state, its events go into the table's run."""

    def __init__(self, game: AnyGame, run: Run[TableState]) -> None:
        super().__init__(game, run.s.desk)
        self._run = run

    def __call__(self, event: Event) -> None:
        self._run(event)
        self.s = self._run.s.desk
        self.events.append(event)


def is_account(name: Account) -> bool:
    """Whether it is an account of the table, and nobody's own chips."""
    return name.startswith("@")


def role_of(who: Actor) -> Actor:
    """What somebody is to a gate: one of the staff, or a person as far as their name goes."""
    return who if who in STAFF else ""


def away_of(awaited: tuple[Await, ...], desk: Desk) -> tuple[Actor, ...]:
    """Of those who are awaited, the staff who are not at the table."""
    return tuple(a.who for a in awaited if a.who in POSTS and a.who not in desk.staff)


def vacate(desk: Desk, who: Actor) -> tuple[Actor | None, ...]:
    return tuple(None if p == who else p for p in desk.seats)


def handles_chips(c: Command) -> bool:
    """Whether a command puts hands on money, plaques or chips: it names an amount of them."""
    return bool(money_fields(type(c))) and not isinstance(c, ChangeMinimum)
