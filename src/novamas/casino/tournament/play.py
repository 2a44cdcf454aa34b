"""The rulebook of a tournament: who may enter, where everybody sits, who is out, how it ends and what is paid.

It is a decider as a game is: commands become events or are refused with the clause, and nothing here knows a clock, a
random source or a table. Tables are told where people belong by reading the state; what they play comes back as
`TellTable`. The lots for seats are chance's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from novamas.casino.tournament.acts import (
    CALLED_OFF,
    DRAWING,
    ENTRY,
    FUND,
    ORGANISATION,
    OVER,
    PAUSE,
    PLAYING,
    TIES,
    AcceptDeal,
    AdmitPlayer,
    Begin,
    Begun,
    CalledOff,
    CallOff,
    DealAccepted,
    DealProposed,
    DeclareAge,
    Enter,
    EnterAgain,
    Entered,
    Entrant,
    ExpelPlayer,
    Group,
    KnockedOut,
    Known,
    LevelBegun,
    NextLevel,
    PlayerAdmitted,
    PlayerExpelled,
    PlayerTurnedAway,
    PrizesPaid,
    ProposeDeal,
    SeatAllotted,
    Slot,
    StackGiven,
    TableBalanced,
    TableBroken,
    TableTold,
    TellTable,
    TieDrawn,
    TournamentEnded,
    TournamentOpened,
    TournamentState,
    Withdraw,
    Withdrawn,
    Won,
)
from novamas.casino.tournament.bases import MOST_ENTRANTS, Plan
from novamas.casino.tournament.lots import balances, breaks, first_slots, free_slots
from novamas.casino.tournament.prizes import deal_amounts, divide, tied_for_things
from novamas.kit.chance import Dist, Uniform
from novamas.kit.decider import (
    CAGE,
    CHANCE,
    DIRECTOR,
    Account,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Game,
    Move,
    Offer,
    Run,
    Shut,
    apply_moves,
    is_name,
    is_person,
    purse,
)
from novamas.kit.forms import Lift
from novamas.kit.parts import Answer, Doors, Gate, gate, gates_of
from novamas.kit.spaces import OneOf

LOT = "lot"
INSCRIPTION, PRIZE, BACK = "inscription", "prize", "returned"


class Tournament(Game[TournamentState]):
    """A tournament by its bases, under a law."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        AdmitPlayer, DeclareAge, Enter, Withdraw, EnterAgain, Begin, CallOff, TellTable, NextLevel, ExpelPlayer,
        ProposeDeal, AcceptDeal, Chance,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        TournamentOpened, PlayerAdmitted, PlayerTurnedAway, Entered, Withdrawn, CalledOff, Begun, SeatAllotted,
        StackGiven, LevelBegun, TableTold, KnockedOut, PlayerExpelled, TableBroken, TableBalanced, DealProposed,
        DealAccepted, TournamentEnded, TieDrawn, PrizesPaid,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = TournamentState
    gates: ClassVar[tuple[Gate, ...]] = ()

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bases, self.rules = plan.bases, plan.rules
        self.name = plan.bases.name
        self.seats, self.fewest, self.conserved = plan.seats, plan.fewest, plan.conserved
        self.doors = Doors(self)

    def all_events(self) -> tuple[type[Event], ...]:
        return self.events

    def all_lifts(self) -> tuple[Lift, ...]:
        """How commands and events that earlier versions wrote are read."""
        return self.lifts

    @property
    def most(self) -> int:
        return self.bases.inscription.most or MOST_ENTRANTS

    @property
    def knocks_out(self) -> bool:
        return self.bases.kind == "knock-out"

    def opening_event(self) -> TournamentOpened:
        clauses = (*self.rules.clauses, *self.rules.terms_clauses)
        return TournamentOpened(plan=self.plan, clauses=clauses)

    def empty(self) -> TournamentState:
        return TournamentState()

    # -- questions -----------------------------------------------------------------------------------------------------

    def awaits(self, s: TournamentState) -> tuple[Await, ...]:
        return (Await(CHANCE, ("Chance",), LOT),) if s.lots else ()

    def chance(self, s: TournamentState) -> Dist | None:
        return Uniform(s.lots) if s.lots else None

    def options(self, s: TournamentState, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return self.doors.options(s, who, "" if is_person(who) else who, kind)

    def answers_to(self, s: TournamentState, c: Command) -> Iterable[Offer | Shut]:
        yield from self.doors.answers_to(s, c, "" if is_person(c.by) else c.by)
        yield Shut("not-your-role", field="by")

    def offers_for(self, s: TournamentState, c: Command) -> Iterable[Offer]:
        return [each for each in self.answers_to(s, c) if isinstance(each, Offer)]

    def holdings(self, s: TournamentState) -> Mapping[Account, int]:
        return s.book

    def can_enter(self, s: TournamentState) -> bool:
        """Whether one may still come in: before it begins, or until the level that the bases name."""
        late = s.phase in (PLAYING, PAUSE) and self.level_number(s) <= self.bases.inscription.late
        return (s.phase == ENTRY or late) and not s.lots

    def level_number(self, s: TournamentState) -> int:
        """The number of the level that is played, pauses not counted."""
        return sum(not level.pause for level in self.bases.levels[: s.level])

    def minimum(self, s: TournamentState) -> int:
        """The minimum in force: in a pause that of the level before."""
        played = [level.minimum for level in self.bases.levels[: max(1, s.level)] if not level.pause]
        return played[-1] if played else self.bases.playing_levels[0].minimum

    # -- who gets in ---------------------------------------------------------------------------------------------------

    @gate(AdmitPlayer, by=(DIRECTOR,), narrow=True)
    def allow_admitting(self, s: TournamentState, who: Actor, c: AdmitPlayer | None) -> Answer:
        if s.phase in (OVER, CALLED_OFF):
            return Shut("tournament-over")
        if c is None:
            return None
        if not is_name(c.player):
            return Shut("not-a-name", field="player")
        return self.shut_day(c.born) or Offer("AdmitPlayer", who, clauses=self.rules.mention_clauses)

    @gate(DeclareAge, narrow=True)
    def allow_declaring(self, s: TournamentState, who: Actor, c: DeclareAge | None) -> Answer:
        if self.bases.admission != "declared":
            return Shut("only-the-desk-admits", self.rules.mention_clauses)
        if s.phase in (OVER, CALLED_OFF):
            return Shut("tournament-over")
        if c is None:
            return None
        if (shut := self.shut_day(c.born)) is not None:
            return shut
        if self.is_minor(c.born):
            return Shut("under-age", self.rules.age_clauses, "born", limit=self.rules.age)
        return Offer("DeclareAge", who, clauses=(*self.rules.age_clauses, *self.rules.mention_clauses))

    @staticmethod
    def shut_day(text: str) -> Shut | None:
        try:
            date.fromisoformat(text)
        except ValueError:
            return Shut("not-a-day", field="born")
        return None

    def is_minor(self, born: str) -> bool:
        """Whether somebody has not reached the age of the law on the day of the tournament."""
        if not self.rules.age or self.bases.begins is None:
            return False
        then, day = date.fromisoformat(born), self.bases.begins.date()
        years = day.year - then.year - ((day.month, day.day) < (then.month, then.day))
        return years < self.rules.age

    @gate(Enter)
    def allow_entering(self, s: TournamentState, who: Actor) -> Answer:
        rules = self.rules
        if who in s.turned_away:
            return Shut(s.turned_away[who], rules.age_clauses, "by")
        if who not in s.admitted:
            return Shut("not-through-admission", rules.mention_clauses or rules.join_clauses, "by")
        if who in s.entrants:
            return Shut("entered-already", rules.join_clauses)
        if not self.can_enter(s):
            return Shut("entry-closed", rules.join_clauses)
        if len(s.entrants) >= self.most or (s.phase != ENTRY and not self.find_seat(s)):
            return Shut("tournament-full", rules.join_clauses, limit=self.most)
        return Offer("Enter", who, clauses=(*rules.join_clauses, *rules.fund_clauses))

    @gate(Withdraw)
    def allow_withdrawing(self, s: TournamentState, who: Actor) -> Answer:
        if who not in s.entrants:
            return Shut("not-entered", self.rules.join_clauses)
        return Offer("Withdraw", who) if s.phase == ENTRY else Shut("tournament-begun", self.rules.join_clauses)

    @gate(EnterAgain)
    def allow_entering_again(self, s: TournamentState, who: Actor) -> Answer:
        again, clauses = self.bases.reentry, (*self.rules.join_clauses, *self.rules.terms_clauses)
        mine = s.entrants.get(who)
        if mine is None:
            return Shut("not-entered", clauses)
        if not mine.out or mine.expelled:
            return Shut("expelled" if mine.expelled else "still-in", clauses)
        if not again.times:
            return Shut("no-entering-again", clauses)
        if mine.entries > again.times:
            return Shut("entered-often-enough", clauses, limit=again.times)
        if s.phase not in (PLAYING, PAUSE) or s.lots or self.level_number(s) > again.until:
            return Shut("entry-closed", clauses)
        return Offer("EnterAgain", who, clauses=clauses) if self.find_seat(s) else Shut("tournament-full", clauses)

    def find_seat(self, s: TournamentState) -> tuple[Slot, ...]:
        """The next free seat while it is played, if there is one."""
        return free_slots({t: [s.entrants[p].seat for p in s.at(t)] for t in s.tables}, self.seats, 1)

    # -- what the director does ----------------------------------------------------------------------------------------

    @gate(Begin, by=(DIRECTOR,))
    def allow_beginning(self, s: TournamentState, who: Actor) -> Answer:
        if s.phase != ENTRY:
            return Shut("tournament-begun")
        least = max(self.bases.inscription.least, self.fewest)
        if len(s.entrants) < least:
            return Shut("too-few-entrants", self.rules.terms_clauses, limit=least)
        return Offer("Begin", who, clauses=self.rules.clauses)

    @gate(CallOff, by=(DIRECTOR,))
    def allow_calling_off(self, s: TournamentState, who: Actor) -> Answer:
        return Offer("CallOff", who) if s.phase not in (OVER, CALLED_OFF, TIES) else Shut("tournament-over")

    @gate(TellTable, by=(DIRECTOR,), narrow=True)
    def allow_telling(self, s: TournamentState, who: Actor, c: TellTable | None) -> Answer:
        if s.phase not in (PLAYING, PAUSE) or s.lots:
            return Shut("not-now")
        if c is None:
            return None
        if c.table not in s.tables or c.rounds < s.rounds.get(c.table, 0):
            return Shut("no-such-table-told", field="table")
        here = set(s.at(c.table))
        if not set(c.stacks) <= here or not set(c.out) <= set(c.stacks) or any(n < 0 for n in c.stacks.values()):
            return Shut("not-at-this-table", field="stacks")
        before = sum(s.entrants[p].stack for p in c.stacks)
        if self.conserved and sum(c.stacks.values()) != before:
            return Shut("chips-not-conserved", self.rules.rules_clauses, "stacks")
        return Offer("TellTable", who, clauses=self.rules.rules_clauses)

    @gate(NextLevel, by=(DIRECTOR,))
    def allow_next_level(self, s: TournamentState, who: Actor) -> Answer:
        if s.phase not in (PLAYING, PAUSE) or s.lots:
            return Shut("not-now")
        if s.level >= len(self.bases.levels):
            return Shut("last-level", self.rules.terms_clauses)
        return Offer("NextLevel", who, clauses=self.rules.rules_clauses)

    @gate(ExpelPlayer, by=(DIRECTOR,))
    def allow_expelling(self, s: TournamentState, who: Actor) -> Answer:
        if s.phase not in (PLAYING, PAUSE) or s.lots:
            return Shut("not-now")
        return tuple(
            Offer("ExpelPlayer", who, {"player": OneOf(s.alive), "cause": OneOf((cause,))}, clauses)
            for cause, clauses in self.rules.forbidden.items()
        )

    # -- dividing the prizes -------------------------------------------------------------------------------------------

    @gate(ProposeDeal, narrow=True)
    def allow_proposing(self, s: TournamentState, who: Actor, c: ProposeDeal | None) -> Answer:
        if (shut := self.shut_deal(s, who)) is not None:
            return shut
        if c is None:
            return None
        if set(c.shares) != set(s.alive) or not deal_amounts(c.shares, s.fund):
            return Shut("not-the-whole-fund", self.rules.fund_clauses, "shares", limit=s.fund)
        return Offer("ProposeDeal", who, clauses=self.rules.deals_clauses)

    @gate(AcceptDeal)
    def allow_accepting(self, s: TournamentState, who: Actor) -> Answer:
        if (shut := self.shut_deal(s, who)) is not None:
            return shut
        open_ = bool(s.offer) and who not in s.agreed
        return Offer("AcceptDeal", who, clauses=self.rules.deals_clauses) if open_ else Shut("no-deal-proposed")

    def shut_deal(self, s: TournamentState, who: Actor) -> Shut | None:
        """Why nobody divides the prizes otherwise than the bases say."""
        if self.rules.deals == "forbidden" or not self.bases.deals:
            return Shut("no-dividing", self.rules.deals_clauses or self.rules.terms_clauses)
        if s.phase not in (PLAYING, PAUSE) or s.lots or who not in s.alive:
            return Shut("not-now")
        return Shut("things-are-not-divided") if any(p.in_kind for p in self.bases.prizes) else None

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[TournamentState], c: Command) -> None:
        s = run.s
        match c:
            case AdmitPlayer(player=player, born=born, barred=barred):
                self.admit(run, player, born, barred)
            case DeclareAge(by=who, born=born):
                self.admit(run, who, born, barred=False)
            case Enter(by=who):
                self.enter(run, who, again=False)
            case EnterAgain(by=who):
                self.enter(run, who, again=True)
            case Withdraw(by=who):
                run(Withdrawn(who=who, moves=self.give_back(s, who)))
            case CallOff():
                moves = tuple(move for who in s.entrants for move in self.give_back(s, who))
                run(CalledOff(moves=moves, clauses=self.rules.fund_clauses))
            case Begin(at=at):
                slots = first_slots(len(s.entrants), self.seats)
                run(
                    Begun(
                        tables=max(slot.table for slot in slots),
                        slots=slots,
                        lots=tuple(s.entrants),
                        clauses=self.rules.rules_clauses,
                    )
                )
                self.begin_level(run, 1, at)
            case Chance(value=who):
                assert isinstance(who, str)
                self.follow_lot(run, who)
            case TellTable():
                self.hear(run, c)
            case NextLevel(at=at):
                self.begin_level(run, s.level + 1, at)
            case ExpelPlayer(player=who, cause=cause):
                run(PlayerExpelled(who=who, cause=cause, clauses=self.rules.forbidden[cause]))
                self.end_if_over(run)
            case ProposeDeal(by=who, shares=shares):
                run(DealProposed(by=who, shares=shares, clauses=self.rules.deals_clauses))
                self.close_deal(run)
            case AcceptDeal(by=who):
                run(DealAccepted(who=who, clauses=self.rules.deals_clauses))
                self.close_deal(run)

    def admit(self, run: Run[TournamentState], who: Actor, born: str, barred: bool) -> None:
        """Who is of age and not barred is let in, with the mention that the law asks for; anybody else is not."""
        if barred or self.is_minor(born):
            why = "barred" if barred else "under-age"
            run(PlayerTurnedAway(who=who, why=why, clauses=self.rules.age_clauses))
            return
        mention = "tournament" if self.rules.mention else ""
        run(PlayerAdmitted(who=who, born=born, mention=mention, clauses=self.rules.mention_clauses))

    def enter(self, run: Run[TournamentState], who: Actor, again: bool) -> None:
        """The inscription goes into the fund, but for the part of the organisation; whoever comes while it is played
        has a seat at once."""
        cost, kept = self.bases.inscription.cost, self.bases.kept
        both = (Move(purse(who), FUND, cost - kept, INSCRIPTION), Move(purse(who), ORGANISATION, kept, INSCRIPTION))
        moves = tuple(move for move in both if move.amount)
        clauses = (*self.rules.fund_clauses, *(self.rules.share_clauses if kept else ()))
        run(Entered(who=who, paid=cost, kept=kept, again=again, moves=moves, clauses=clauses))
        if run.s.phase != ENTRY:
            (slot,) = self.find_seat(run.s)
            run(SeatAllotted(who=who, slot=slot))
            run(StackGiven(who=who, amount=self.bases.stack))

    def give_back(self, s: TournamentState, who: Actor) -> tuple[Move, ...]:
        mine = s.entrants[who]
        both = (
            Move(FUND, purse(who), mine.paid - mine.kept, BACK), Move(ORGANISATION, purse(who), mine.kept, BACK),
        )  # fmt: skip
        return tuple(move for move in both if move.amount)

    def begin_level(self, run: Run[TournamentState], level: int, at: float) -> None:
        written = self.bases.levels[level - 1]
        clauses = self.rules.rules_clauses
        run(LevelBegun(level=level, minimum=written.minimum, pause=written.pause, at=at, clauses=clauses))

    def follow_lot(self, run: Run[TournamentState], who: Actor) -> None:
        """A lot is drawn: for a seat, or between people who share a place that wins a thing."""
        if run.s.phase == TIES:
            run(TieDrawn(who=who, clauses=self.rules.terms_clauses))
            if len(run.s.lots) <= 1:
                self.end(run, run.s.groups)
            return
        slot, first = run.s.slots[0], not run.s.entrants[who].table
        run(SeatAllotted(who=who, slot=slot, clauses=self.rules.rules_clauses))
        if first:
            run(StackGiven(who=who, amount=self.bases.stack))

    def hear(self, run: Run[TournamentState], c: TellTable) -> None:
        """What a table tells: the chips, who is out, and what follows for the tables and for the tournament."""
        before = run.s
        run(TableTold(table=c.table, rounds=c.rounds, stacks=c.stacks, clauses=self.rules.rules_clauses))
        out = [who for who in c.out if self.knocks_out]
        for group in same_first(out, {who: before.entrants[who].stack for who in out}):
            run(KnockedOut(who=group, clauses=self.rules.terms_clauses))
        if not self.end_if_over(run) and self.fewest > 1:
            self.seat_anew(run, c.table)

    def seat_anew(self, run: Run[TournamentState], table: int) -> None:
        """A table with too few is broken up, tables are balanced: where people play each other, and for the table that
        rests now."""
        s = run.s
        many = {t: len(s.at(t)) for t in s.tables}
        others = {t: [s.entrants[p].seat for p in s.at(t)] for t in s.tables if t != table}
        here = s.at(table)
        if breaks(many, table, self.seats):
            slots = free_slots(others, self.seats, len(here))
            run(TableBroken(table=table, slots=slots, lots=here, clauses=self.rules.rules_clauses))
        elif balances(many, table):
            slots = free_slots(others, self.seats, 1)
            run(TableBalanced(table=table, slots=slots, lots=here, clauses=self.rules.rules_clauses))

    def end_if_over(self, run: Run[TournamentState]) -> bool:
        """Ends it where nobody, or too few, are left, or where everybody has played the rounds of the bases."""
        s, bases = run.s, self.bases
        few = len(s.alive) < max(2, self.fewest)
        played = bases.rounds and all(s.rounds.get(table, 0) >= bases.rounds for table in s.tables if s.at(table))
        if not (few or played):
            return False
        self.end(run, final_order(s))
        return True

    def end(self, run: Run[TournamentState], groups: tuple[Group, ...]) -> None:
        """The order is known; where a thing would have to be divided, lots are drawn first."""
        expelled = frozenset(who for who, e in run.s.entrants.items() if e.expelled)
        tied = tied_for_things(self.bases, groups, expelled)
        clauses = self.rules.terms_clauses
        slots = tuple(Slot(0, n + 1) for n in range(len(tied)))
        run(TournamentEnded(groups=groups, lots=tied, slots=slots, clauses=clauses))
        if not tied:
            fund = max(run.s.fund, self.bases.guaranteed)
            self.pay(run, divide(self.bases, fund, groups, expelled))

    def pay(self, run: Run[TournamentState], won: list[Won]) -> None:
        """Shares come out of the fund; what is guaranteed beyond it, and amounts that the bases fix, from the cage.
        Nothing is left."""
        s = run.s
        moves: list[Move] = []
        left = s.fund
        for each in won:
            own = min(each.amount, left)
            left -= own
            both = (Move(FUND, purse(each.who), own, PRIZE), Move(CAGE, purse(each.who), each.amount - own, PRIZE))
            moves += [move for move in both if move.amount]
        rest = (Move(ORGANISATION, CAGE, s.book.get(ORGANISATION, 0), "organisation"), Move(FUND, CAGE, left, BACK))
        moves += [move for move in rest if move.amount]
        clauses = (*self.rules.fund_clauses, *self.rules.prizes_clauses)
        run(PrizesPaid(won=tuple(won), moves=tuple(moves), clauses=clauses))

    def close_deal(self, run: Run[TournamentState]) -> None:
        """Once everybody who is still in has agreed, it is over and paid so; the others have their places."""
        s = run.s
        if set(s.agreed) != set(s.alive):
            return
        groups = final_order(s)
        run(TournamentEnded(groups=groups, clauses=self.rules.deals_clauses))
        nothing = {each.who: each for each in divide(self.bases, 0, groups)}
        won = [replace(each, amount=s.offer.get(who, 0), things=()) for who, each in nothing.items()]
        self.pay(run, won)

    # -- folding -------------------------------------------------------------------------------------------------------

    def move(self, s: TournamentState, moves: tuple[Move, ...]) -> TournamentState:
        return replace(s, book=apply_moves(s.book, moves, lambda _: True))

    def evolve(self, s: TournamentState, e: Event) -> TournamentState:
        match e:
            case PlayerAdmitted(who=who, born=born, mention=mention):
                away = {p: why for p, why in s.turned_away.items() if p != who}
                return replace(s, admitted={**s.admitted, who: Known(born, mention)}, turned_away=away)
            case PlayerTurnedAway(who=who, why=why):
                known = {p: k for p, k in s.admitted.items() if p != who}
                return replace(s, admitted=known, turned_away={**s.turned_away, who: why})
            case Entered():
                return fold_entry(s, e)
            case Withdrawn(who=who):
                return replace(s, entrants={p: entrant for p, entrant in s.entrants.items() if p != who})
            case CalledOff():
                return replace(s, phase=CALLED_OFF, lots=(), slots=())
            case Begun(tables=tables, slots=slots, lots=lots):
                return replace(s, phase=DRAWING, tables=tuple(range(1, tables + 1)), lots=lots, slots=slots)
            case LevelBegun(level=level, pause=pause, at=at):
                phase = s.phase if s.lots else PAUSE if pause else PLAYING
                return replace(s, phase=phase, level=level, since=at, told=0)
            case SeatAllotted(who=who, slot=slot):
                return fold_seat(s, who, slot)
            case StackGiven(who=who, amount=amount):
                return with_entrant(s, who, stack=amount)
            case TableTold(table=table, rounds=rounds, stacks=stacks):
                for who, stack in stacks.items():
                    s = with_entrant(s, who, stack=stack)
                told = s.told + rounds - s.rounds.get(table, 0)
                return replace(s, rounds={**s.rounds, table: rounds}, told=told)
            case KnockedOut(who=group):
                for who in group:
                    s = with_entrant(s, who, out=s.outs + 1, table=0, seat=0)
                return replace(s, outs=s.outs + 1, offer={}, agreed=())
            case PlayerExpelled(who=who):
                s = with_entrant(s, who, out=s.outs + 1, table=0, seat=0, stack=0, expelled=True)
                return replace(s, outs=s.outs + 1, offer={}, agreed=())
            case TableBroken(table=table, slots=slots, lots=lots):
                return replace(s, tables=tuple(t for t in s.tables if t != table), lots=lots, slots=slots)
            case TableBalanced(slots=slots, lots=lots):
                return replace(s, lots=lots, slots=slots)
            case DealProposed(by=by, shares=shares):
                return replace(s, offer=shares, agreed=(by,))
            case DealAccepted(who=who):
                return replace(s, agreed=(*s.agreed, who))
            case TournamentEnded(groups=groups, lots=lots, slots=slots):
                return replace(s, phase=TIES if lots else s.phase, groups=groups, lots=lots, slots=slots)
            case TieDrawn(who=who):
                return fold_tie(s, who)
            case PrizesPaid(won=won):
                return replace(s, phase=OVER, won=won, lots=(), slots=(), offer={}, agreed=())
        return s


Tournament.gates = gates_of(Tournament)


def with_entrant(s: TournamentState, who: Actor, **values: object) -> TournamentState:
    return replace(s, entrants={**s.entrants, who: replace(s.entrants[who], **values)})


def fold_entry(s: TournamentState, e: Entered) -> TournamentState:
    mine = s.entrants.get(e.who)
    if mine is None:
        fresh = Entrant(number=s.entries + 1, paid=e.paid, kept=e.kept)
        return replace(s, entrants={**s.entrants, e.who: fresh}, entries=s.entries + 1)
    return with_entrant(
        s, e.who, entries=mine.entries + 1, paid=mine.paid + e.paid, kept=mine.kept + e.kept, out=0, table=0, seat=0
    )


def fold_seat(s: TournamentState, who: Actor, slot: Slot) -> TournamentState:
    """Somebody has a seat; when no seat is left to be drawn, nobody waits for a lot."""
    s = with_entrant(s, who, table=slot.table, seat=slot.seat)
    if not s.lots:
        return s
    slots = s.slots[1:]
    lots = tuple(p for p in s.lots if p != who) if slots else ()
    phase = PLAYING if s.phase == DRAWING and not slots else s.phase
    return replace(s, lots=lots, slots=slots, phase=phase)


def fold_tie(s: TournamentState, who: Actor) -> TournamentState:
    """The tied player whom the lot has drawn takes the better place alone; those who shared it come after."""
    groups: list[Group] = []
    for group in s.groups:
        if who in group:
            groups += [(who,), tuple(p for p in group if p != who)]
        else:
            groups.append(group)
    return replace(s, groups=tuple(g for g in groups if g), lots=tuple(p for p in s.lots if p != who))


def same_first(people: list[Actor], stacks: Mapping[Actor, int]) -> list[Group]:
    """People who are out in one round, those with the fewest chips before it first: who had as many goes with them."""
    return [tuple(who for who in people if stacks[who] == amount) for amount in sorted({stacks[who] for who in people})]


def final_order(s: TournamentState) -> tuple[Group, ...]:
    """Everybody, best first: who is still in by their chips, then who is out, the last to go first; people who were
    expelled behind all others."""
    alive = s.alive
    inside = [
        tuple(who for who in alive if s.entrants[who].stack == stack)
        for stack in sorted({s.entrants[who].stack for who in alive}, reverse=True)
    ]
    gone = [who for who, e in s.entrants.items() if e.out and not e.expelled]
    outside = [
        tuple(who for who in gone if s.entrants[who].out == n)
        for n in sorted({s.entrants[who].out for who in gone}, reverse=True)
    ]
    expelled = [(who,) for who, e in s.entrants.items() if e.expelled]
    return (*inside, *outside, *expelled)
