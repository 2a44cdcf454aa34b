"""A table is a decider too: it wraps any game with people, staff, a float, limits and a book.

Its own commands change what every table has (`Desk`, the book, the minimum); everything else goes to the game.
So one suite of properties, one replay and one scenario runner serve games and tables alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, cast

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.table_rules import TableRules
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
    Event,
    Game,
    Move,
    Offer,
    Refused,
    Run,
    apply_moves,
    is_name,
    is_person,
    purse,
)
from novamas.kit.forms import Lift
from novamas.kit.spaces import Amount, OneOf, Space, Why
from novamas.kit.wire import money_fields
from novamas.table.acts import (
    AnnounceLast,
    Bring,
    Brought,
    ChangeMinimum,
    CloseTable,
    Expel,
    Expelled,
    Joined,
    LastAnnounced,
    Leave,
    Left,
    MinimumAnnounced,
    MinimumChanged,
    Notice,
    Resume,
    Seated,
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
)
from novamas.table.inner import Inner
from novamas.table.opening import Prepared, in_proportion

MOST_CHIPS = 1_000_000  # minima: more than this nobody brings to a table at once
MOST_ROUNDS = 100
POSTS = (CROUPIER, INSPECTOR)


class TableGame(Game[TableState]):
    """Any game at a table."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        Bring, Take, Tip, Sit, Stand, Leave, Expel, AnnounceLast, ChangeMinimum, TopUp, StaffArrive, StaffLeave,
        Suspend, Resume, CloseTable,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        TableOpened, Joined, Brought, Took, Tipped, Seated, Stood, Left, Expelled, LastAnnounced, MinimumAnnounced,
        MinimumChanged, ToppedUp, StaffChanged, TableSuspended, TableResumed, TableClosed,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = TableState

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.opening = prepared.opening
        self.game: AnyGame = prepared.game
        self.rules: TableRules = prepared.game.rules
        self.name = self.game.name

    def all_commands(self) -> tuple[type[Command], ...]:
        return (*self.commands, *type(self.game).commands)

    def all_events(self) -> tuple[type[Event], ...]:
        return (*self.events, *type(self.game).events)

    def all_lifts(self) -> tuple[Lift, ...]:
        """How commands and events that earlier versions wrote are read."""
        return (*self.lifts, *type(self.game).lifts)

    def opened(self) -> TableOpened:
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
        if not s.open or s.suspended:
            return ()
        if self.spent(s):
            return (Await(DIRECTOR, ("TopUp",)),)
        awaited = self.game.awaits(s.desk)
        return (Await(DIRECTOR, ("StaffArrive",)),) if self.missing(s, awaited) else awaited

    def resting(self, s: TableState) -> bool:
        return self.game.resting(s.desk)

    def fresh(self, s: TableState) -> bool:
        """Nothing more comes of what a closed table has drawn, whatever is left in its shoe."""
        return not s.open or self.game.fresh(s.desk)

    def spent(self, s: TableState) -> bool:
        """The float paid out more than it had: no round begins before the director completes it."""
        return s.book.get(FLOAT, 0) < 0 and self.resting(s)

    def shortfall(self, s: TableState) -> int:
        """What brings a float that payments have emptied back to where the table opened."""
        return self.prepared.float - s.book.get(FLOAT, 0)

    def missing(self, s: TableState, awaited: tuple[Await, ...]) -> tuple[Actor, ...]:
        """Staff who are not at the table: whom the game awaits, and a head without whom no round begins."""
        head = (INSPECTOR,) if awaited and self.headless(s) else ()
        return (*away_of(awaited, s.desk), *head)

    def headless(self, s: TableState) -> bool:
        """Whether the table stands still between two rounds because nobody directs the game."""
        return self.rules.heads.directs and INSPECTOR not in s.desk.staff and self.resting(s)

    def past(self, s: TableState) -> int:
        """How many rounds are past betting: the running one is, once nothing can be staked on it any more."""
        running: int = s.desk.round
        return running - 1 if self.game.takes_stakes(s.desk) else running

    def over(self, s: TableState) -> bool:
        """Whether the last round that was announced has been played."""
        return s.desk.last is not None and self.resting(s) and self.game.session_over(s.desk)

    def chance(self, s: TableState) -> Dist | None:
        return self.game.chance(s.desk) if s.open and not s.suspended and not self.headless(s) else None

    def default(self, s: TableState, who: Actor) -> Command | None:
        if not s.open or s.suspended:
            return None
        if self.spent(s):
            return TopUp(by=who, amount=self.shortfall(s)) if who == DIRECTOR else None
        if away := self.missing(s, self.game.awaits(s.desk)):
            return StaffArrive(by=who, role=away[0]) if who == DIRECTOR else None
        return self.game.default(s.desk, who)

    def options(self, s: TableState, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        if not s.open:
            return ()
        own = kind is None or any(kind == c.__name__ for c in self.commands)
        offers: list[Offer] = []
        if own:
            found = self.people(s, who) if is_person(who) else self.staff(s, who)
            offers += (o for o in found if kind in (None, o.kind))
        if not self.still(s, who):
            offers += self.game.options(s.desk, who, kind)
        return tuple(offers)

    def still(self, s: TableState, who: Actor) -> bool:
        """Whether the game offers somebody nothing, because the table stands still."""
        return s.suspended or self.spent(s) or (self.headless(s) and not is_person(who))

    def offers_for(self, s: TableState, c: Command) -> Iterable[Offer]:
        if type(c) in self.commands or not s.open or self.still(s, c.by):
            return super().offers_for(s, c)
        return self.game.offers_for(s.desk, c)

    def people(self, s: TableState, who: Actor) -> Iterable[Offer]:
        if s.suspended:
            return
        desk: Desk = s.desk
        if not is_name(who) or who in s.expelled:
            return
        yield from self.brings(s, who)
        if who not in desk.chips:
            return
        if desk.chips[who] > 0:
            all_of_them = Amount(1, desk.chips[who], above=Why("not-enough-chips"))
            if self.game.why_not_take(desk, who) is None:
                yield Offer("Take", who, {"amount": all_of_them})
            tipping = self.rules.tips.slot and CROUPIER in desk.staff
            if tipping and self.game.why_not_take(desk, who, tip=True) is None:
                yield Offer("Tip", who, {"amount": all_of_them}, self.rules.tips.clauses)
        seats = (i for i, p in enumerate(desk.seats, 1) if p is None and who in desk.standing)
        if free := tuple(i for i in seats if self.game.why_not_sit(desk, who, i) is None):
            yield Offer("Sit", who, {"seat": OneOf(free, Why("seat-taken"))})
        if who in desk.seats and self.game.why_not_stand(desk, who) is None:
            yield Offer("Stand", who)
        if self.game.why_not_leave(desk, who) is None:
            yield Offer("Leave", who)

    def brings(self, s: TableState, who: Actor) -> Iterable[Offer]:
        """The chips that somebody may bring, or buy for cash at the table, as far as the game lets them."""
        desk: Desk = s.desk
        allowed = self.game.bringing(desk, who)
        if isinstance(allowed, Why):
            return
        amount = allowed or Amount(1, desk.minimum * MOST_CHIPS, above=Why("too-many-chips"))
        yield Offer("Bring", who, {"amount": amount, "means": OneOf(("chips",))})
        watched = INSPECTOR in desk.staff or not self.rules.heads.exchanges
        chips = s.book.get(FLOAT, 0)
        if watched and chips >= amount.lo:
            cash = amount if amount.hi <= chips else replace(amount, hi=chips, above=Why("float-too-small"))
            yield Offer("Bring", who, {"amount": cash, "means": OneOf(("cash",))})

    def staff(self, s: TableState, who: Actor) -> Iterable[Offer]:
        desk: Desk = s.desk
        if who == INSPECTOR and INSPECTOR in desk.staff and not s.suspended and desk.last is None:
            yield from self.endings(s, who)
        if who == INSPECTOR and INSPECTOR in desk.staff and not s.suspended:
            for player, clauses in self.game.expellable(desk).items():
                if player in desk.chips and self.game.why_not_leave(desk, player) is None:
                    yield Offer("Expel", who, {"player": OneOf((player,))}, clauses)
        if who != DIRECTOR:
            return
        minimum_due = s.notice is None and not s.suspended and self.rules.limits.change in ("notice", "authorised")
        if minimum_due and not self.too_late(s) and (self.rules.limits.change == "notice" or self.resting(s)):
            granted = tuple(m for m in self.opening.authorisation.minimums if m != desk.minimum)
            if granted:
                why = Why("minimum-not-authorised", self.rules.limits.clauses)
                most = self.prepared.float if self.rules.limits.float == "optional" else 0
                form: dict[str, Space] = {"to": OneOf(granted, why), "top_up": Amount(0, most)}
                yield Offer("ChangeMinimum", who, form, self.rules.limits.clauses)
        if not s.suspended:
            most = max(self.prepared.float * 10, self.shortfall(s))
            yield Offer("TopUp", who, {"amount": Amount(1, most)})
        here = tuple(r for r in POSTS if r in desk.staff)
        away = tuple(r for r in POSTS if r not in desk.staff)
        closing = self.rules.closing
        if away:
            yield Offer("StaffArrive", who, {"role": OneOf(away)})
        if here:
            yield Offer("StaffLeave", who, {"role": OneOf(here)})
        if closing.temporary and not s.suspended and not desk.chips and self.resting(s):
            yield Offer("Suspend", who, clauses=closing.clauses)
        if s.suspended and not (closing.staffed and away):
            yield Offer("Resume", who, clauses=closing.clauses)
        if self.resting(s) and not any(self.game.holdings(desk).values()) and not desk.chips:
            shut = OneOf(closing.wheel or ("lock",), Why("wheel-left-open", closing.wheel_clauses))
            yield Offer("CloseTable", who, {"wheel": shut}, closing.wheel_clauses)

    def endings(self, s: TableState, who: Actor) -> Iterable[Offer]:
        """What may be announced as the last: rounds, the number of the law first, and what else the law has."""
        ending, units = self.rules.ending, self.game.ends_by(s.desk)
        rounds = (ending.number,) if ending.exact else dict.fromkeys((ending.number or 1, *range(1, MOST_ROUNDS + 1)))
        for unit in units:
            many = tuple(rounds) if unit == "round" else (1,)
            number = OneOf(many, Why("last-number", ending.clauses)) if len(many) == 1 else OneOf(many)
            named = OneOf(("", unit) if unit == units[0] else (unit,))
            yield Offer("AnnounceLast", who, {"rounds": number, "unit": named}, ending.clauses)

    def too_late(self, s: TableState) -> bool:
        """Whether the session ends before a new minimum could be played: its last round is announced or over."""
        last = s.desk.last
        notice = self.rules.limits.notice if self.rules.limits.change == "notice" else 0
        return last is not None and self.past(s) + notice >= last

    def why_not(self, s: TableState, c: Command) -> Refused:
        closing = self.rules.closing
        if not s.open:
            return Refused("table-closed")
        if s.suspended and not isinstance(c, Resume | CloseTable | StaffArrive | StaffLeave):
            return Refused("table-suspended", closing.clauses)
        desk: Desk = s.desk
        if c.by == INSPECTOR and self.rules.heads.clauses and handles_chips(c):
            return Refused("heads-handle-no-chips", self.rules.heads.clauses)
        match c:
            case Bring() if c.by not in (*STAFF, CHANCE) and not is_name(c.by):
                return Refused("not-a-name", field="by", value=c.by)
            case Bring() if c.by in s.expelled:
                return Refused("expelled", s.expelled[c.by], "by", c.by)
            case Expel(player=player) if c.by == INSPECTOR and INSPECTOR in desk.staff:
                why = self.game.why_not_leave(desk, player) if player in self.game.expellable(desk) else None
                return Refused(why.code if why else "not-now", why.clauses if why else (), "player", player)
            case Tip() if is_person(c.by) and not (self.rules.tips.slot and CROUPIER in desk.staff):
                return Refused("nobody-takes-tips", self.rules.tips.clauses)
            case Bring() | Take() | Tip() | Sit() | Stand() | Leave() if is_person(c.by):
                return self.why_not_person(desk, c)
            case ChangeMinimum():
                return self.why_no_change(s, c)
            case Suspend(by="@director") if not closing.temporary:
                return Refused("no-temporary-closing", closing.clauses)
            case Suspend(by="@director") | CloseTable(by="@director"):
                # Clauses about closing for a while forbid nothing to a director who closes for good.
                clauses = () if closing.temporary and isinstance(c, CloseTable) else closing.clauses
                return Refused("people-at-the-table" if desk.chips else "round-running", clauses)
            case Resume(by="@director") if s.suspended:
                return Refused("staff-missing", closing.clauses)
            case Resume(by="@director") | StaffArrive(by="@director") | StaffLeave(by="@director"):
                return Refused("not-now")
            case AnnounceLast(by="@inspector") if INSPECTOR in desk.staff:
                return Refused("not-now")
        if c.by in POSTS and c.by not in desk.staff:
            return Refused("not-at-the-table", self.staffing(), "by", c.by)
        if type(c) in self.commands:
            return Refused("not-your-role", field="by", value=c.by)
        if self.spent(s) and any(a.who == c.by for a in self.game.awaits(desk)):
            return Refused("float-spent")
        if self.over(s):
            return Refused("session-over", self.rules.ending.clauses)
        if c.by in STAFF and self.headless(s) and self.game.options(desk, c.by, type(c).__name__):
            return Refused("no-head", self.rules.heads.directs_clauses)
        return self.game.why_not(desk, c)

    def why_not_person(self, desk: Desk, c: Command) -> Refused:
        if isinstance(c, Bring) and isinstance(why := self.game.bringing(desk, c.by), Why):
            return Refused(why.code, why.clauses, "amount", c.amount)
        if c.by not in desk.chips:
            return Refused("not-at-the-table", field="by", value=c.by)
        tip = isinstance(c, Tip)
        if isinstance(c, Take | Tip) and (kept := self.game.why_not_take(desk, c.by, tip)) is not None:
            return Refused(kept.code, kept.clauses, "amount", c.amount)
        match c:
            case Take() | Tip():
                return Refused("not-enough-chips", field="amount", value=c.amount)
            case Sit(seat=n) if c.by in desk.standing:
                free = type(n) is int and 0 < n <= len(desk.seats) and desk.seats[n - 1] is None
                if free and (why := self.game.why_not_sit(desk, c.by, n)) is not None:
                    return Refused(why.code, why.clauses, "seat", n)
                return Refused("seat-taken", field="seat", value=c.seat)
            case Stand() if c.by in desk.seats and (why := self.game.why_not_stand(desk, c.by)):
                return Refused(why.code, why.clauses)
            case Leave() if why := self.game.why_not_leave(desk, c.by):
                return Refused(why.code, why.clauses)
        return Refused("not-now")

    def why_no_change(self, s: TableState, c: ChangeMinimum) -> Refused:
        """Only the director changes the minimum, one change at a time, as the law lets it happen at an open table."""
        limits = self.rules.limits
        if c.by != DIRECTOR:
            return Refused("not-your-role", limits.clauses, "by", c.by)
        if limits.change == "unsaid":
            return Refused("no-change-foreseen")
        if limits.change == "closed":
            return Refused("minimum-fixed", limits.clauses, "to", c.to)
        if s.notice is not None:
            return Refused("notice-running", limits.clauses, "to", c.to)
        if self.too_late(s):
            return Refused("session-ends-first", limits.clauses, "to", c.to)
        if c.to in self.opening.authorisation.minimums and not self.resting(s):
            return Refused("round-running", limits.clauses)
        return Refused("minimum-not-authorised", limits.clauses, "to", c.to)

    def why_shut(self, s: TableState, c: Command) -> Refused | None:
        if isinstance(c, Bring) and c.means == "cash":
            if self.rules.heads.exchanges and INSPECTOR not in s.desk.staff:
                return Refused("exchange-unwatched", self.rules.heads.exchange_clauses)
            return Refused("float-too-small", field="amount", value=c.amount)
        return None if type(c) in self.commands else self.game.why_shut(s.desk, c)

    def why_amount(self, s: TableState, c: Command) -> Refused | None:
        return None if type(c) in self.commands else self.game.why_amount(s.desk, c)

    def staffing(self) -> tuple[str, ...]:
        """The clauses that say who stands at this table."""
        rule = self.rules.staff_for(self.prepared.game.house)
        return rule.clauses if rule else ()

    def outcome(self, e: Event) -> Value | None:
        return None if isinstance(e, TableEvent) else self.game.outcome(e)

    def holdings(self, s: TableState) -> Mapping[Account, int]:
        return self.game.holdings(s.desk)

    def view(self, s: TableState, who: Actor) -> Any:
        return replace(s, desk=self.game.view(s.desk, who))

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[TableState], c: Command) -> None:
        if type(c) in self.commands:
            self.play_own(run, c)
            return
        self.game.play(cast(Run[Any], Inner(self.game, run)), c)
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
                run(Left(who=who, moves=self.taken_home(desk, who)))
            case Expel(player=who):
                clauses = self.game.expellable(desk)[who]
                run(Expelled(who=who, moves=self.taken_home(desk, who), clauses=clauses))
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

    def taken_home(self, desk: Desk, who: Actor) -> tuple[Move, ...]:
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
        self.game.follow_minimum(cast(Run[Any], Inner(self.game, run)))

    # -- folding -----------------------------------------------------------------------------------------------

    def move(self, s: TableState, moves: tuple[Move, ...]) -> TableState:
        book = apply_moves(s.book, moves, lambda a: not is_person(a))
        return replace(s, desk=self.game.move(s.desk, moves), book=book)

    def evolve(self, s: TableState, e: Event) -> TableState:
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
                desk = replace(desk, seats=vacated(desk, who), standing=(*desk.standing, who))
                desk = self.game.fold_standing_up(desk, who)
            case Left(who=who):
                desk = self.gone(desk, who)
            case Expelled(who=who, clauses=clauses):
                return replace(s, desk=self.gone(desk, who), expelled={**s.expelled, who: clauses})
            case LastAnnounced(last=last, unit=unit):
                desk = replace(desk, last=last, last_unit=unit)
            case MinimumAnnounced(notice=notice):
                return replace(s, notice=notice)
            case MinimumChanged(minimum=minimum, guarantee=guarantee):
                return replace(s, desk=replace(desk, minimum=minimum), notice=None, guarantee=guarantee)
            case StaffChanged(roles=roles):
                desk = replace(desk, staff=roles)
            case TableSuspended():
                return replace(s, suspended=True)
            case TableResumed():
                return replace(s, suspended=False)
            case TableClosed():
                return replace(s, open=False, suspended=False)
        return replace(s, desk=desk)

    def gone(self, desk: Desk, who: Actor) -> Desk:
        """The desk without somebody: no chips, no seat, nothing of theirs in the game."""
        chips = {p: n for p, n in desk.chips.items() if p != who}
        standing = tuple(p for p in desk.standing if p != who)
        rest = replace(desk, chips=chips, seats=vacated(desk, who), standing=standing)
        return cast(Desk, self.game.fold_leaving(rest, who))


def away_of(awaited: tuple[Await, ...], desk: Desk) -> tuple[Actor, ...]:
    """Of those who are awaited, the staff who are not at the table."""
    return tuple(a.who for a in awaited if a.who in POSTS and a.who not in desk.staff)


def vacated(desk: Desk, who: Actor) -> tuple[Actor | None, ...]:
    return tuple(None if p == who else p for p in desk.seats)


def handles_chips(c: Command) -> bool:
    """Whether a command puts hands on money, plaques or chips: it names an amount of them."""
    return bool(money_fields(type(c))) and not isinstance(c, ChangeMinimum)
