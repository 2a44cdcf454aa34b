"""A sitting of the house (sesión): from the hour at which it opens its doors to the books that it closes.

Beside its tables a house does things that no table knows of: it opens and closes a sitting, admits people at the door
and turns others away, keeps a list of those who may not come in, holds a deposit and enough money in the cage, and
keeps its tables running while people are there. A law says when a table that has begun may stop (`Sitting` of its
head); here that is decided. Everything is an event; `Sittings` is their fold.

`decide` is pure: what it has to know of the tables and the clock it is handed (`Facts`). Nobody's document is written
down: of a number there is a mark that only the house's key makes, and of a date of birth whether it is long enough ago.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from novamas.kit.decider import Refused
from novamas.law import Library, library
from novamas.law.whole import Sitting

Reason: TypeAlias = Literal["own-wish", "court", "house"]
"""Why somebody may not come in: they asked for it themselves, a court or an authority says so, or the house does."""
REASONS: tuple[Reason, ...] = get_args(Reason)
LAST_CALL = 30  # minutes before the hour in which the last rounds may be announced, unless a session says otherwise
Note = Annotated[str, Meta(max_length=60)]


class TableFact(Struct, frozen=True):
    """What of a table a session is about: its free places (none: people stand, as many as like), the people at it."""

    id: str
    law: str
    game: str
    people: int = 0
    places: int | None = None
    suspended: bool = False
    ending: bool = False
    guarantee: int = 0

    @property
    def plays(self) -> bool:
        return not self.suspended and not self.ending


class Facts(Struct, frozen=True):
    """What the tables and the clock say."""

    now: float
    tables: tuple[TableFact, ...] = ()


# -- events ------------------------------------------------------------------------------------------------------------


class SittingOpened(Struct, frozen=True, tag=True, kw_only=True):
    """The house opens its doors under a law, until an hour; so much money lies in the cage to guarantee the bets."""

    number: int
    law: str
    at: float
    closes: float
    last_call: int
    cage: int = 0
    present: int = 0
    by: str = ""


class SittingClosed(Struct, frozen=True, tag=True, kw_only=True):
    number: int
    at: float
    by: str = ""


class CageCounted(Struct, frozen=True, tag=True, kw_only=True):
    """So much money lies in the cage now to guarantee the bets."""

    amount: int
    at: float
    by: str = ""


class Admitted(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody came in: who the house knows them as, the mark of their document, and a note where one is asked for."""

    id: str
    mark: str
    at: float
    by: str = ""
    note: str = ""


class TurnedAway(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody was not let in; of whom nobody learns from it, because only the reason and the time are written."""

    why: str
    at: float
    by: str = ""


class WentOut(Struct, frozen=True, tag=True, kw_only=True):
    id: str
    at: float
    by: str = ""


class Barred(Struct, frozen=True, tag=True, kw_only=True):
    """Whoever has a document of this mark is not let in, until a day (none: for good)."""

    mark: str
    why: Reason
    until: float = 0.0
    at: float = 0.0
    by: str = ""


class BarLifted(Struct, frozen=True, tag=True, kw_only=True):
    mark: str
    at: float
    by: str = ""


class DepositLodged(Struct, frozen=True, tag=True, kw_only=True):
    """So much was lodged (fianza)."""

    amount: int
    required: int
    at: float
    by: str = ""


class DepositDrawn(Struct, frozen=True, tag=True, kw_only=True):
    """So much of the deposit was taken for something that it answers for."""

    amount: int
    why: str
    at: float
    by: str = ""


SittingEvent: TypeAlias = (
    SittingOpened | SittingClosed | CageCounted | Admitted | TurnedAway | WentOut | Barred | BarLifted | DepositLodged
    | DepositDrawn
)  # fmt: skip
EVENTS: dict[str, type[Struct]] = {kind.__name__: kind for kind in get_args(SittingEvent)}


class Visit(Struct, frozen=True):
    """Somebody in the register of admission."""

    id: str
    mark: str
    at: float
    by: str = ""
    note: str = ""
    out: float | None = None


class Sittings:
    """All sittings so far: the one that runs, the register of admission, the bars, the deposit."""

    def __init__(self) -> None:
        self.opened: SittingOpened | None = None
        self.closed: SittingClosed | None = None
        self.count = 0
        self.cage = 0
        self.register: dict[str, Visit] = {}
        self.turned_away: dict[str, int] = {}
        self.barred: dict[str, Barred] = {}
        self.deposit = 0
        self.required = 0

    @property
    def running(self) -> SittingOpened | None:
        """The session that runs, if one does."""
        return self.opened if self.closed is None else None

    def inside(self) -> list[Visit]:
        """Those who are in the house."""
        return [entry for entry in self.register.values() if entry.out is None]

    def is_inside(self, id: str) -> bool:
        entry = self.register.get(id)
        return entry is not None and entry.out is None

    def is_barred(self, mark: str, now: float) -> bool:
        bar = self.barred.get(mark)
        return bar is not None and (not bar.until or now < bar.until)

    def read(self, kind: str, body: bytes) -> None:
        """A record of the house, if it is about sessions."""
        if kind in EVENTS:
            self.note(msgspec.json.decode(body, type=EVENTS[kind]))

    def note(self, event: Struct) -> None:
        match event:
            case SittingOpened():
                self.opened, self.closed, self.count = event, None, event.number
                self.cage, self.register, self.turned_away = event.cage, {}, {}
            case SittingClosed():
                self.closed = event
                self.register = {
                    id: entry if entry.out is not None else replace(entry, out=event.at)
                    for id, entry in self.register.items()
                }
            case CageCounted(amount=amount):
                self.cage = amount
            case Admitted(id=id):
                self.register[id] = Visit(id, event.mark, event.at, event.by, event.note)
            case TurnedAway(why=why):
                self.turned_away[why] = self.turned_away.get(why, 0) + 1
            case WentOut(id=id, at=at):
                self.register[id] = replace(self.register[id], out=at)
            case Barred(mark=mark):
                self.barred[mark] = event
                now = event.at
                for id, entry in self.register.items():
                    if entry.mark == mark and entry.out is None:
                        self.register[id] = replace(entry, out=now)
            case BarLifted(mark=mark):
                self.barred.pop(mark, None)
            case DepositLodged(amount=amount, required=required):
                self.deposit, self.required = self.deposit + amount, required
            case DepositDrawn(amount=amount):
                self.deposit -= amount


# -- opening and closing -----------------------------------------------------------------------------------------------


def open_sitting(
    s: Sittings, law: str, facts: Facts, *, closes: float, cage: int, present: int, last_call: int = LAST_CALL,
    by: str = "", laws: Library | None = None,
) -> SittingOpened:  # fmt: skip
    """The doors open: the tables that the people there call for are running, and the cage holds its guarantee."""
    head = (laws or library()).head(law)
    if s.running is not None:
        raise Refused("sitting-running", field="sitting", value=s.count)
    if closes <= facts.now:
        raise Refused("hour-passed", field="closes")
    check_sums(cage=cage)
    day = datetime.date.fromtimestamp(facts.now)
    if head.in_force is not None and day < head.in_force:
        raise Refused("law-not-in-force", head.in_force_clauses, "law", law, since=head.in_force.isoformat())
    if s.deposit < s.required:
        money = (laws or library()).currency(law).code
        raise Refused("deposit-short", head.deposit.clauses, "deposit", s.deposit, limit=s.required, currency=money)
    if (missing := find_missing_kind(law, facts.tables, laws)) is not None:
        kind, clauses = missing
        raise Refused("none-in-service", clauses, "table", kind)
    if head.sitting.attendance_clauses and (places := count_places(facts.tables)) is not None and places < present:
        raise Refused("too-few-places", head.sitting.attendance_clauses, "present", present, limit=places)
    check_guarantee(cage, facts.tables, money=(laws or library()).currency(law).code)
    return SittingOpened(
        number=s.count + 1, law=law, at=facts.now, closes=closes, last_call=last_call, cage=cage, present=present, by=by
    )


def close_sitting(s: Sittings, facts: Facts, *, by: str = "") -> SittingClosed:
    """The doors close once every table has closed for good."""
    running = need_sitting(s)
    if facts.tables:
        raise Refused("tables-open", field="sitting", value=len(facts.tables))
    return SittingClosed(number=running.number, at=facts.now, by=by)


def need_sitting(s: Sittings) -> SittingOpened:
    if s.running is None:
        raise Refused("no-sitting")
    return s.running


def find_missing_kind(
    law: str, tables: Iterable[TableFact], laws: Library | None = None
) -> tuple[str, tuple[str, ...]] | None:
    """A kind of tables of which the law wants one in service and none is, with the clauses."""
    playing = {table.game for table in tables if not table.suspended}
    for rule in (laws or library()).head(law).in_service:
        if not rule.where_authorised and playing.isdisjoint(rule.games):
            return rule.kind, rule.clauses
    return None


def count_places(tables: Iterable[TableFact]) -> int | None:
    """How many people the tables that play have room for, those who are there counted; none: as many as like."""
    total = 0
    for table in tables:
        if table.plays:
            if table.places is None:
                return None
            total += table.places + table.people
    return total


def check_guarantee(cage: int, tables: Iterable[TableFact], more: int = 0, *, money: str) -> None:
    """The cage holds what the tables for cash ask it to hold, and what one more would ask for."""
    needed = sum(table.guarantee for table in tables) + more
    if cage < needed:
        raise Refused("guarantee-short", (), "cage", cage, limit=needed, currency=money)


# -- tables that have begun --------------------------------------------------------------------------------------------


def check_pause(s: Sittings, facts: Facts, id: str, laws: Library | None = None) -> None:
    """Whether a table may close for a while: not too near the hour, and not the last of its kind."""
    if (running := s.running) is None:
        return
    rule = rule_of(running, laws)
    if rule.pause and running.closes - facts.now < 60 * rule.pause:
        raise Refused("too-late-to-pause", rule.pause_clauses, "table", id, limit=rule.pause)
    check_in_service(running, facts, id, laws)


def check_stop(s: Sittings, facts: Facts, id: str, laws: Library | None = None) -> None:
    """Whether a table may close for good before the hour: once its people have gone, if another one of its kind plays
    on where the law wants one."""
    running = s.running
    if running is None or is_near(running, facts.now):
        return
    check_in_service(running, facts, id, laws)


def check_last_call(s: Sittings, facts: Facts, id: str, laws: Library | None = None) -> None:
    """Whether the last rounds of a table may be announced: shortly before the hour, or at a table that has lost its
    animation while others have room for those who play there."""
    running = s.running
    if running is None or is_near(running, facts.now):
        return
    rule = rule_of(running, laws)
    if not rule.only_clauses:
        return
    here = next((table for table in facts.tables if table.id == id), None)
    others = [table for table in facts.tables if table.id != id and table.plays]
    if not others:
        clauses = (*rule.until_clauses, *rule.only_clauses)
        raise Refused("goes-on-till-the-hour", clauses, "table", id)
    room = sum(table.places for table in others if table.places is not None)
    if here is not None and all(table.places is not None for table in others) and room < here.people:
        raise Refused("no-room-elsewhere", rule.interruptions["quiet"], "table", id, limit=room)
    check_in_service(running, facts, id, laws)


def check_round(s: Sittings, now: float, laws: Library | None = None) -> None:
    """No round begins once the hour has come."""
    running = s.running
    if running is not None and now >= running.closes:
        raise Refused("hour-has-come", rule_of(running, laws).interruptions.get("hour", ()))


def check_in_service(running: SittingOpened, facts: Facts, id: str, laws: Library | None = None) -> None:
    """Without this table the house has still one of every kind that the law wants in service."""
    rest = [table for table in facts.tables if table.id != id]
    missing, before = find_missing_kind(running.law, rest, laws), find_missing_kind(running.law, facts.tables, laws)
    if missing is not None and missing != before:
        raise Refused("last-in-service", missing[1], "table", missing[0])


def is_near(running: SittingOpened, now: float) -> bool:
    """Whether the last rounds may be announced because the hour is near."""
    return running.closes - now <= 60 * running.last_call


def rule_of(running: SittingOpened, laws: Library | None = None) -> Sitting:
    return (laws or library()).head(running.law).sitting


class Attendance(Struct, frozen=True):
    """What the number of people advises: how many are in the house, for how many there is room, how many are without,
    and the clauses by which tables open as they come. What follows from it is for the director to say."""

    people: int
    places: int | None
    without: int
    clauses: tuple[str, ...]


def advise(s: Sittings, facts: Facts, laws: Library | None = None) -> Attendance:
    running = need_sitting(s)
    people, places = len(s.inside()), count_places(facts.tables)
    without = 0 if places is None else max(0, people - places)
    return Attendance(people, places, without, rule_of(running, laws).more_clauses)


# -- the door ----------------------------------------------------------------------------------------------------------


def mark_document(secret: bytes, document: str) -> str:
    """The mark of a document's number: the same for every way to write it, and nothing that anybody reads back."""
    plain = "".join(sign for sign in document.casefold() if sign.isalnum())
    if not plain:
        raise Refused("document-unread", field="document")
    return hmac.new(secret, plain.encode(), hashlib.sha256).hexdigest()[:32]


def is_of_age(born: datetime.date, day: datetime.date, age: int) -> bool:
    """Whether somebody has had their birthday of that age; born on 29 February, on 1 March of other years."""
    return (day.year - born.year) - ((day.month, day.day) < (born.month, born.day)) >= age


def admit(
    s: Sittings, facts: Facts, *, id: str, mark: str, born: datetime.date, by: str = "", note: str = "",
    laws: Library | None = None,
) -> Admitted | TurnedAway:  # fmt: skip
    """Somebody at the door: they come in, or are turned away for being too young or not allowed to play."""
    running = need_sitting(s)
    if s.is_inside(id):
        raise Refused("already-inside", field="person", value=id)
    if any(entry.mark == mark and entry.id != id for entry in s.inside()):
        raise Refused("document-inside", field="document")
    rule = (laws or library()).head(running.law).admission
    if not is_of_age(born, datetime.date.fromtimestamp(facts.now), rule.age):
        return TurnedAway(why="age", at=facts.now, by=by)
    if s.is_barred(mark, facts.now):
        return TurnedAway(why="barred", at=facts.now, by=by)
    return Admitted(id=id, mark=mark, at=facts.now, by=by, note=note)


def leave(s: Sittings, facts: Facts, *, id: str, by: str = "") -> WentOut:
    if not s.is_inside(id):
        raise Refused("not-inside", field="person", value=id)
    return WentOut(id=id, at=facts.now, by=by)


def check_inside(s: Sittings, id: str) -> None:
    """While a session runs nobody plays for cash who was not admitted."""
    if s.running is not None and not s.is_inside(id):
        raise Refused("not-in-the-register", field="by")


def bar(s: Sittings, facts: Facts, *, mark: str, why: Reason, until: float = 0.0, by: str = "") -> Barred:
    if until and until <= facts.now:
        raise Refused("day-passed", field="until")
    return Barred(mark=mark, why=why, until=until, at=facts.now, by=by)


def lift_bar(s: Sittings, facts: Facts, *, mark: str, by: str = "") -> BarLifted:
    """A bar is taken back; one that the law or the person set ends on its day only."""
    known = s.barred.get(mark)
    if known is None:
        raise Refused("not-barred")
    if known.why != "house":
        raise Refused("not-the-houses-bar")
    return BarLifted(mark=mark, at=facts.now, by=by)


# -- the deposit and how people pay ------------------------------------------------------------------------------------


def lodge(s: Sittings, facts: Facts, *, amount: int, required: int, by: str = "") -> DepositLodged:
    check_sums(amount=amount, required=required)
    return DepositLodged(amount=amount, required=required, at=facts.now, by=by)


def count_cage(s: Sittings, facts: Facts, *, amount: int, by: str = "") -> CageCounted:
    """Writes down what somebody has counted in the cage."""
    check_sums(amount=amount)
    return CageCounted(amount=amount, at=facts.now, by=by)


def check_sums(**sums: int) -> None:
    """Nobody counts or lodges less than nothing."""
    for field, amount in sums.items():
        if amount < 0:
            raise Refused("not-an-amount", field=field, value=amount)


def draw(
    s: Sittings, facts: Facts, *, law: str, amount: int, why: str, by: str = "", laws: Library | None = None
) -> DepositDrawn:
    """Part of the deposit pays what it answers for by law, and nothing else."""
    rule = (laws or library()).head(law).deposit
    if why not in rule.covers:
        raise Refused("deposit-not-for-that", rule.covers_clauses, "why", why)
    if not 0 < amount <= s.deposit:
        money = (laws or library()).currency(law).code
        raise Refused("deposit-short", rule.clauses, "amount", amount, limit=s.deposit, currency=money)
    return DepositDrawn(amount=amount, why=why, at=facts.now, by=by)


def check_means(law: str, means: str, granted: Iterable[str], laws: Library | None = None) -> None:
    """With what somebody pays for chips: legal tender, or what was authorised; never what the house lends."""
    rule = (laws or library()).head(law).payment
    if means == "cash":
        return
    if means in LOANS and rule.loans_clauses:
        raise Refused("loan-forbidden", rule.loans_clauses, "means", means)
    if means not in tuple(granted):
        raise Refused("means-not-authorised", (*rule.clauses, *rule.others_clauses), "means", means)


LOANS = ("credit", "loan")


def list_entries(s: Sittings) -> Iterator[Visit]:
    """The register in the order in which people came."""
    yield from sorted(s.register.values(), key=lambda entry: entry.at)
