"""The events of a meeting: what is announced, what it costs, who is withdrawn, who may not bet on it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from novamas.games.betting.acts import (
    ANNOUNCING,
    BETTING,
    DONE,
    IDLE,
    OPEN,
    PROVISIONAL,
    RUNNING,
    TAKING,
    VOID,
    AnnounceEvent,
    Betting,
    ChangePrice,
    Contest,
    DeclareParty,
    EntryScratched,
    EventAnnounced,
    EventStarted,
    EventVoided,
    MeetingOpened,
    PartyDeclared,
    PriceChanged,
    ResultConfirmed,
    ResultEntered,
    ResultRectified,
    ScratchEntry,
    Slip,
    Ticket,
)
from novamas.games.betting.desk import (
    Shop,
    ShopPart,
    announce,
    change,
    contest_of,
    legs_of,
    moves_of,
    settle_bet,
    slips_on,
    still_open,
    tickets_on,
    with_leg,
)
from novamas.games.betting.fixtures import Fixture
from novamas.games.betting.markets import (
    PLACE,
    POOL_PLACE,
    WIN,
    entries_on,
    kind_on,
    number_on,
    open_prices,
    places_that_count,
    running,
)
from novamas.games.betting.rules import HIGHEST, LOWEST, WHOLE, clauses_of_kind, fixtures_within, kind_of
from novamas.kit.decider import CROUPIER as BOOKMAKER
from novamas.kit.decider import INSPECTOR as HEAD
from novamas.kit.decider import Actor, Await, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why


class Meeting(ShopPart):
    """What is announced, and what changes before the off."""

    owns = ("contests", "next")
    events = (
        EventAnnounced, MeetingOpened, PriceChanged, EntryScratched, PartyDeclared, EventStarted, ResultEntered,
        ResultRectified, ResultConfirmed, EventVoided,
    )  # fmt: skip

    def __init__(self, shop: Shop) -> None:
        super().__init__(shop)
        self.covered = fixtures_within(self.rules, self.house)

    def awaits(self, s: Betting) -> tuple[Await, ...]:
        waits = s.phase == ANNOUNCING or (s.phase == IDLE and not s.past_last())
        return (Await(HEAD, ("AnnounceEvent",)),) if waits else ()

    def default(self, s: Betting, who: Actor) -> Command:
        fixture = next(each for each in self.upcoming(s) if each in self.covered)
        return AnnounceEvent(by=who, fixture=fixture.name, matter=fixture.matter)

    def upcoming(self, s: Betting) -> list[Fixture]:
        """The events that may be announced, the next of the programme first."""
        every = self.shop.fixtures
        there = {c.fixture.name for c in s.contests} if s.phase == ANNOUNCING else set()
        return [each for n in range(len(every)) if (each := every[(s.next + n) % len(every)]).name not in there]

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(AnnounceEvent, by=(HEAD,), during=(IDLE, ANNOUNCING))
    def allow_announce(self, s: Betting, who: Actor) -> Answer:
        if s.phase not in (IDLE, ANNOUNCING) or (s.phase == IDLE and s.past_last()):
            return Shut("not-now", self.rules.event.clauses)
        return tuple(self.to_announce(s, who))

    def to_announce(self, s: Betting, who: Actor) -> Iterator[Offer | Shut]:
        """Each event of the programme, as what it may be announced; and why not as anything else."""
        rules = self.rules
        for fixture in self.upcoming(s):
            named = OneOf((fixture.name,), Why("not-on-the-programme", rules.event.clauses))
            known = []
            for matter in rules.allowed:
                kind = kind_of(rules, self.house, fixture, matter)
                if kind in self.house.authorised:
                    known.append(matter)
                    continue
                clauses = clauses_of_kind(rules, self.house, kind)
                yield Shut(f"{kind}-not-covered", clauses, "matter", {"fixture": named, "matter": OneOf((matter,))})
            about = OneOf(tuple(known), Why("no-such-matter", rules.event.clauses))
            if known:
                yield Offer("AnnounceEvent", who, {"fixture": named, "matter": about}, rules.event.clauses)
        matters = rules.matters
        yield Shut("matter-outside", matters.outside_clauses, "matter", {"matter": OneOf(matters.outside)})
        for found in (rules.forbidden.harmful, rules.forbidden.unlawful):
            clauses = rules.forbidden.clauses_of(found[0])
            yield Shut("matter-forbidden", clauses, "matter", {"matter": OneOf(found)})

    @gate(ChangePrice, by=(BOOKMAKER,), during=TAKING)
    def allow_change_price(self, s: Betting, who: Actor) -> Answer:
        if s.phase not in TAKING:
            return Shut("not-now")
        on = tuple(key for c in still_open(s) for key in c.prices)
        if not on:
            return Shut("event-off", self.rules.event.clauses, "on")
        below, above = Why("price-too-low"), Why("price-too-high")
        price = Amount(LOWEST, HIGHEST, below=below, above=above)
        return Offer("ChangePrice", who, {"on": OneOf(on, Why("no-such-selection")), "price": price})

    @gate(ScratchEntry, by=(HEAD,), during=TAKING)
    def allow_scratch(self, s: Betting, who: Actor) -> Answer:
        if s.phase not in TAKING:
            return Shut("not-now")
        return tuple(self.to_scratch(s, who)) or Shut("nobody-to-scratch", field="event")

    def to_scratch(self, s: Betting, who: Actor) -> Iterator[Offer]:
        """Who may be withdrawn: as long as there is still something to decide without them."""
        for c in still_open(s):
            left = running(c.fixture, c.out)
            if c.fixture.is_field and len(left) > 2:
                other = Why("no-such-entry")
                yield Offer("ScratchEntry", who, {"event": OneOf((c.number,), other), "entry": OneOf(left, other)})

    @gate(DeclareParty, by=(HEAD,), during=TAKING)
    def allow_declare(self, s: Betting, who: Actor) -> Answer:
        clauses = self.rules.event.clauses
        if s.phase not in TAKING or not self.rules.event.foreign:
            return Shut("not-now", clauses)
        return tuple(self.to_declare(s, who)) or Shut("no-such-party", clauses, "who")

    def to_declare(self, s: Betting, who: Actor) -> Iterator[Offer]:
        people = s.present()
        for c in s.contests:
            free = tuple(each for each in people if each not in c.parties)
            if free and c.status not in (DONE, VOID):
                form = {"event": OneOf((c.number,), Why("no-such-event")), "who": OneOf(free, Why("no-such-party"))}
                yield Offer("DeclareParty", who, form, self.rules.event.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Betting], c: Command) -> None:
        match c:
            case AnnounceEvent(fixture=name, matter=matter):
                self.announce(run, name, matter)
            case ChangePrice(on=on, price=price):
                was = contest_of(run.s, number_on(on)).prices[on]
                call = announce("price", price=price, event=number_on(on))
                run(PriceChanged(on=on, was=was, price=price, calls=(call,)))
            case ScratchEntry(event=number, entry=entry):
                self.scratch(run, number, entry)
            case DeclareParty(event=number, who=who):
                self.declare(run, number, who)

    def announce(self, run: Run[Betting], name: str, matter: str) -> None:
        s, rules, house = run.s, self.rules, self.house
        every = self.shop.fixtures
        place = next(n for n, each in enumerate(every) if each.name == name)
        fixture = every[place]
        opens = s.phase == IDLE
        number = 1 if opens else len(s.contests) + 1
        kind = kind_of(rules, house, fixture, matter)
        places = places_that_count(house.places, len(fixture.entries)) if fixture.is_field else 0
        contest = Contest(
            number=number,
            fixture=fixture,
            matter=matter,
            kind=kind,
            places=places,
            parties=fixture.parties if rules.event.foreign else (),
            prices=dict(open_prices(fixture, number, places, house.margin)),
        )
        run(
            EventAnnounced(
                round=s.round + opens,
                contest=contest,
                next=(place + 1) % len(every),
                calls=(announce("announced", event=number, name=name),),
                clauses=tuple(dict.fromkeys((*rules.event.clauses, *clauses_of_kind(rules, house, kind)))),
            )
        )
        if number == house.events:
            run(MeetingOpened(events=number, calls=(announce("open"),), clauses=rules.scope.clauses))

    def scratch(self, run: Run[Betting], number: int, entry: int) -> None:
        """Who backed the entry has the stake back; what the others win was too much, and is less by its part."""
        s, house = run.s, self.house
        contest = contest_of(s, number)
        out = (*contest.out, entry)
        left = len(running(contest.fixture, out))
        deducted = self.part_of(contest, entry) if house.deduction else 0
        touched = []
        for slip in slips_on(s, number):
            (leg,) = legs_of(slip, number)
            gone = entry in entries_on(leg.on) or (
                kind_on(leg.on) == PLACE and not places_that_count(contest.places, left)
            )
            kept = leg.kept * (WHOLE - deducted) // WHOLE
            touched.append(with_leg(slip, leg.on, back="1") if gone else with_leg(slip, leg.on, kept=kept))
        over, waiting = self.shop.split(touched)
        no_places = not places_that_count(contest.places, left)
        tickets = [
            t for t in tickets_on(s, number) if entry in entries_on(t.on) or (kind_on(t.on) == POOL_PLACE and no_places)
        ]
        over = (*over, *(settle_bet(t, t.amount, "void") for t in tickets))
        run(
            EntryScratched(
                number=number,
                entry=entry,
                deducted=deducted,
                prices=dict(open_prices(contest.fixture, number, contest.places, house.margin, out)),
                settled=over,
                changed=waiting,
                calls=(announce("scratched", event=number, name=contest.fixture.entries[entry - 1]),),
                moves=moves_of(over),
                clauses=self.rules.event.clauses,
            )
        )

    @staticmethod
    def part_of(contest: Contest, entry: int) -> int:
        """An entry's part of the prices of all winners, in thousandths."""
        key = f"{WIN}:{contest.number}-"
        parts = {on: Fraction(1, price) for on, price in contest.prices.items() if on.startswith(key)}
        return int(parts[f"{key}{entry}"] / sum(parts.values()) * WHOLE)

    def declare(self, run: Run[Betting], number: int, who: Actor) -> None:
        s = run.s
        bets: list[Slip | Ticket] = [*slips_on(s, number), *tickets_on(s, number)]
        over = tuple(settle_bet(bet, bet.amount, "party") for bet in bets if bet.who == who)
        run(
            PartyDeclared(
                number=number,
                who=who,
                settled=over,
                calls=(announce("party", event=number),),
                moves=moves_of(over),
                clauses=self.rules.event.clauses,
            )
        )

    @staticmethod
    def evolve(s: Betting, e: Event) -> Betting:
        match e:
            case EventAnnounced(round=number, contest=contest, next=following):
                before = s.contests if s.phase == ANNOUNCING else ()
                contests = (*before, contest)
                return change(s, phase=ANNOUNCING, round=number, contests=contests, next=following)
            case MeetingOpened():
                return change(s, phase=BETTING)
            case PriceChanged(on=on, price=price):
                contest = contest_of(s, number_on(on))
                return with_contest(s, contest.number, prices={**contest.prices, on: price})
            case EntryScratched(number=number, entry=entry, prices=prices):
                return with_contest(s, number, out=(*contest_of(s, number).out, entry), prices=prices)
            case PartyDeclared(number=number, who=who):
                return with_contest(s, number, parties=(*contest_of(s, number).parties, who))
            case EventStarted(number=number):
                return with_contest(change(s, phase=RUNNING), number, status=RUNNING)
            case ResultEntered(number=number, result=result):
                return with_contest(change(s, phase=PROVISIONAL), number, status=PROVISIONAL, result=result)
            case ResultRectified(number=number, result=result):
                return with_contest(s, number, result=result)
            case ResultConfirmed(number=number):
                return with_contest(change(s, phase=BETTING), number, status=DONE)
            case EventVoided(number=number):
                live = contest_of(s, number).status != OPEN
                return with_contest(change(s, phase=BETTING) if live else s, number, status=VOID, result="")
        raise AssertionError(e)


def with_contest(s: Betting, number: int, **fields: object) -> Betting:
    contests = tuple(replace(c, **fields) if c.number == number else c for c in s.contests)
    return change(s, contests=contests)
