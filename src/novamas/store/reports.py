"""The daily book of the tables and the report of a session: folds over the same acts as the ledger and the audit.

What a reader may see of an act, the gate says: of a hand that still runs no more than what lies open on the table.
A day is a day of the clock of the machine that asks. Amounts are minor units here; `pages` writes them for people.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime

from msgspec import Struct, field

from novamas.casino import Act, Codec
from novamas.kit.chance import Scripted
from novamas.kit.decider import (
    BOX,
    CAGE,
    CAGNOTTE,
    CHANCE,
    CLOTH,
    FLOAT,
    JACKPOT,
    PLAYERS_BANK,
    TIPS,
    Actor,
    Call,
    Event,
    Move,
    Report,
    is_person,
)
from novamas.kit.plain import PlainDict
from novamas.store.books import Books, Listed
from novamas.store.gate import NOBODY, Asked, Gate, horizon
from novamas.store.ledger import result_of
from novamas.table.acts import MinimumChanged, TableOpened

STAKE, OTHER = "stake", "other"
"""The spot of a stake at a table that has no other, and the kind of what lies on none."""


class NewMinimum(Struct, frozen=True):
    at: float
    minimum: int
    person: str = ""


class Irregularity(Struct, frozen=True):
    """A mistake or an accident that staff reported; the clauses that resolved it; what of it may be told."""

    at: float
    round: int
    kind: str
    by: str
    person: str = ""
    clauses: tuple[str, ...] = ()
    details: PlainDict = {}


class DayAtTable(Struct, kw_only=True):
    """One page of the book: one table on one day. What the house holds at a table closes with what was counted before
    it was returned to the cage.

    `sent_back` went from the float to the cage before the table closed; `difference` is what counts of float and box
    found more or less than was booked, no win and no loss. `result` is what float and box won; `cagnotte` what the
    house took of the wins of players who are the bank, and `take` both together. Tips are the croupiers', a jackpot is
    the players' (`jackpot_fed` by their stakes, `jackpot_seeded` from the cage), a bank the banker's. `sources` says
    who answered for chance, and how often.
    """

    table: str
    game: str
    law: str
    currency: str
    day: str
    minimum: int
    first: float = 0.0
    last: float = 0.0
    opening_float: int = 0
    opening_box: int = 0
    opening_cloth: int = 0
    top_ups: int = 0
    sent_back: int = 0
    difference: int = 0
    returned: int = 0
    drop: int = 0
    chips_brought: int = 0
    chips_taken: int = 0
    handle: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    rounds: int = 0
    result: int = 0
    opening_cagnotte: int = 0
    cagnotte: int = 0
    closing_cagnotte: int = 0
    take: int = 0
    opening_tips: int = 0
    tips: int = 0
    closing_tips: int = 0
    opening_jackpot: int = 0
    jackpot_seeded: int = 0
    jackpot_fed: int = 0
    jackpot_paid: int = 0
    closing_jackpot: int = 0
    opening_bank: int = 0
    closing_bank: int = 0
    closing_float: int = 0
    closing_box: int = 0
    closing_cloth: int = 0
    people: list[str] = field(default_factory=list)
    minimums: list[NewMinimum] = field(default_factory=list)
    irregularities: list[Irregularity] = field(default_factory=list)
    staff: dict[str, list[str]] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)
    acts: int = 0

    @property
    def balances(self) -> bool:
        """What the house should have at the table is what it has."""
        began = self.opening_float + self.opening_box + self.top_ups - self.sent_back
        return (
            began + self.result + self.difference == self.closing_float + self.closing_box
            and self.opening_cagnotte + self.cagnotte == self.closing_cagnotte
            and self.opening_tips + self.tips == self.closing_tips
            and self.opening_jackpot + self.jackpot_seeded + self.jackpot_fed - self.jackpot_paid
            == self.closing_jackpot
        )


class Played(Struct, frozen=True):
    """One event of a session, with the act that caused it; `fact` is what happened as its reader may see it, `spots`
    where the bets lay that it speaks of."""

    act: int
    at: float
    round: int
    by: str
    person: str
    command: Asked | None
    event: str
    calls: tuple[Call, ...]
    moves: tuple[Move, ...]
    clauses: tuple[str, ...]
    fact: Event
    spots: dict[int, str] = {}


class Walk:
    """Goes through the acts of one table from the first, with the table as it stood before and stands after each."""

    def __init__(self, books: Books, listed: Listed) -> None:
        self.books = books
        self.listed = listed
        self.table = books.empty_table(listed, Scripted())

    def acts(self) -> Iterator[Act]:
        """Each act before it is applied; it is once the next is asked for."""
        for act in self.books.acts(self.listed, Codec(self.table.decider)):
            yield act
            self.table.apply(act)

    def spots_of(self, event: Event) -> dict[int, str]:
        """Where the bets lie that an event names, as far as they have a spot."""
        lying = getattr(self.table.state.desk, "bets", {})
        named = (getattr(event, "bet", None), *getattr(event, "bets", ()))
        found = {bet: getattr(lying.get(bet), "on", None) for bet in named if isinstance(bet, int)}
        return {bet: on for bet, on in found.items() if isinstance(on, str)}

    def kind_of(self, on: str) -> str:
        """The kind of a bet by the spot it lies on; where nothing is said of a spot, the usual one of its table."""
        spots = getattr(self.table.decider.game, "spots", {})
        spot = spots.get(on or STAKE)
        return spot.kind if spot is not None else on.partition(":")[0] or OTHER


def family_of(books: Books, listed: Listed) -> str:
    """What is played at a table, as its law calls the family."""
    family: str = books.empty_table(listed, Scripted()).decider.rules.family
    return family


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at).date().isoformat()


def daily_book(
    books: Books, table: str | None = None, day: date | None = None, eyes: Actor = NOBODY
) -> list[DayAtTable]:
    """The book: every day of every table on which something happened, or only those asked for; by day, then table."""
    wanted = day.isoformat() if day is not None else None
    listed = [each for each in books.list_tables() if table in (None, each.id)]
    pages = [page for each in listed for page in days_of(books, each, eyes) if wanted in (None, page.day)]
    return sorted(pages, key=lambda page: page.day)


def days_of(books: Books, listed: Listed, eyes: Actor = NOBODY) -> Iterator[DayAtTable]:
    """The daily pages of one table; each day begins with what the one before left."""
    walk, gate = Walk(books, listed), Gate(eyes, horizon(books, listed))
    page: DayAtTable | None = None
    for act in walk.acts():
        today = day_of(act.at)
        if page is None or page.day != today:
            if page is not None:
                yield close_day(page, walk)
            page = open_day(walk, today, act)
        enter(page, walk, act, gate)
    if page is not None:
        yield close_day(page, walk)


def open_day(walk: Walk, today: str, act: Act) -> DayAtTable:
    state, opening = walk.table.state, walk.listed.opening
    return DayAtTable(
        table=walk.listed.id,
        game=opening.game,
        law=opening.law,
        currency=walk.table.currency.code,
        day=today,
        minimum=state.desk.minimum or opening.minimum,
        first=act.at,
        opening_float=state.book.get(FLOAT, 0),
        opening_box=state.book.get(BOX, 0),
        opening_cloth=state.book.get(CLOTH, 0),
        opening_cagnotte=state.book.get(CAGNOTTE, 0),
        opening_tips=state.book.get(TIPS, 0),
        opening_jackpot=state.book.get(JACKPOT, 0),
        opening_bank=state.book.get(PLAYERS_BANK, 0),
        rounds=-state.desk.round,
    )


def close_day(page: DayAtTable, walk: Walk) -> DayAtTable:
    state = walk.table.state
    page.rounds += state.desk.round
    page.closing_float += state.book.get(FLOAT, 0)
    page.closing_box += state.book.get(BOX, 0)
    page.closing_cloth = state.book.get(CLOTH, 0)
    page.closing_cagnotte += state.book.get(CAGNOTTE, 0)
    page.closing_tips += state.book.get(TIPS, 0)
    page.closing_jackpot += state.book.get(JACKPOT, 0)
    page.closing_bank = state.book.get(PLAYERS_BANK, 0)
    page.take = page.result + page.cagnotte
    return page


def enter(page: DayAtTable, walk: Walk, act: Act, gate: Gate) -> None:
    """Books one act on the page of its day."""
    page.acts += 1
    page.last = act.at
    if is_person(act.by):
        if act.by not in page.people:
            page.people.append(act.by)
    elif act.by != CHANCE:
        behind = page.staff.setdefault(act.by, [])
        if act.person and act.person not in behind:
            behind.append(act.person)
    if act.source:
        page.sources[act.source] = page.sources.get(act.source, 0) + 1
    if isinstance(act.command, Report) and (asked := gate.command(act)) is not None:
        clauses = tuple(dict.fromkeys(clause for event in act.events for clause in event.clauses))
        page.irregularities.append(
            Irregularity(act.at, act.round, asked.kind, act.by, act.person, clauses, asked.fields)
        )
    for event in act.events:
        if isinstance(event, TableOpened):
            page.opening_float += sum(move.amount for move in event.moves if move.dst == FLOAT)
            continue
        if isinstance(event, MinimumChanged):
            page.minimums.append(NewMinimum(act.at, event.minimum, act.person))
        for move in event.moves:
            book_move(page, move)
        for kind, amount in stakes_of(walk, event):
            page.handle += amount
            page.by_kind[kind] = page.by_kind.get(kind, 0) + amount
        page.result += result_of(event.moves)


def book_move(page: DayAtTable, move: Move) -> None:
    match move.src, move.dst:
        case ("@cage", held) | (held, "@cage") if move.why == "closing":
            amount = move.amount if move.dst == CAGE else -move.amount
            page.returned += amount
            page.closing_float += amount if held == FLOAT else 0
            page.closing_box += amount if held == BOX else 0
            page.closing_cagnotte += amount if held == CAGNOTTE else 0
            page.closing_tips += amount if held == TIPS else 0
            page.closing_jackpot += amount if held == JACKPOT else 0
        case ("@difference", held) | (held, "@difference"):
            found = move.amount if move.dst == held else -move.amount
            page.difference += found if held in (FLOAT, BOX) else 0
            page.tips += found if held == TIPS else 0
            page.cagnotte += found if held == CAGNOTTE else 0
        case "@cage", "@jackpot":
            page.jackpot_seeded += move.amount
        case "@jackpot", "@cage":
            page.jackpot_seeded -= move.amount
        case _, "@jackpot":
            page.jackpot_fed += move.amount
        case "@jackpot", _:
            page.jackpot_paid += move.amount
        case _, "@cagnotte":
            page.cagnotte += move.amount
        case "@cagnotte", _:
            page.cagnotte -= move.amount
        case _, "@tips":
            page.tips += move.amount
        case "@cage", "@float":
            page.top_ups += move.amount
        case "@float", "@cage":
            page.sent_back += move.amount
        case src, "@box" if src.startswith("@purse/"):
            page.drop += move.amount
        case src, dst if src.startswith("@purse/") and is_person(dst):
            page.chips_brought += move.amount
        case src, dst if is_person(src) and dst.startswith("@purse/"):
            page.chips_taken += move.amount


def count_staked(move: Move) -> int:
    """What a move adds to the bets handled: a stake laid counts, a stake taken back does not, nor one that lies there
    again because what was typed was rectified."""
    if move.why == "rectified":
        return 0
    if is_person(move.src) and move.dst == CLOTH:
        return move.amount
    if move.src == CLOTH and is_person(move.dst) and move.why == "back":
        return -move.amount
    return 0


def stakes_of(walk: Walk, event: Event) -> Iterator[tuple[str, int]]:
    """The stakes that an event lays or takes back, each with the kind of its bet."""
    lying = getattr(walk.table.state.desk, "bets", {})
    named = [lying[id] for id in getattr(event, "bets", ()) if id in lying]
    for move in event.moves:
        if amount := count_staked(move):
            mine = next((bet for bet in named if (bet.owner, bet.amount) == (move.dst, move.amount)), None)
            if mine is not None:
                named.remove(mine)
            yield walk.kind_of(mine.on if mine is not None else spot_of(lying, event)), amount


def spot_of(lying: Mapping[int, object], event: Event) -> str:
    """The spot of the stake that an event is about: named in it, or that of the bet it names; nothing where it has
    none."""
    on = getattr(event, "on", None)
    return str(on) if on is not None else getattr(lying.get(getattr(event, "bet", 0)), "on", "")


def session(books: Books, listed: Listed, day: date | None = None, eyes: Actor = NOBODY) -> Iterator[Played]:
    """Every event of a table in order, or only those of one day, as a reader of the books with these eyes sees it."""
    wanted = day.isoformat() if day is not None else None
    gate, walk = Gate(eyes, horizon(books, listed)), Walk(books, listed)
    for number, act in enumerate(walk.acts(), 1):
        if wanted is not None and day_of(act.at) != wanted:
            continue
        command = gate.command(act)
        for event in gate.events(act):
            yield Played(
                number,
                act.at,
                act.round,
                act.by,
                act.person,
                command,
                type(event).__name__,
                event.calls,
                event.moves,
                event.clauses,
                event,
                walk.spots_of(event),
            )


__all__ = ["DayAtTable", "Irregularity", "NewMinimum", "Played", "daily_book", "session"]
