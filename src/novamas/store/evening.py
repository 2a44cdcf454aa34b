"""What one person has played: round after round, what they staked, what came of it, and how that compares with chance.

Everything is read off the moves of the acts, newest first, back to where the person came to the table. What a bet
should bring on the average, and how results spread, are the exact figures of the table's own odds (`luck`); bets of one
round are counted as if they were independent of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import erf, sqrt

import msgspec
from msgspec import Struct, field

from novamas.casino import Act, Entry
from novamas.games.odds import Row
from novamas.kit.decider import CLOTH, Account, Actor, Event
from novamas.store.books import PURSE, TABLE, Books
from novamas.store.history import PAGE, History
from novamas.store.luck import Luck, Staked, fortune
from novamas.table.acts import Rectified, Typed

OUTSIDE = frozenset(("chips", "cash", "tip"))
"""Moves that bring chips to the table, take them away or give them away: no part of the play."""
POT, WON, IN_POT = "@pot", "win", "pot-bet"
"""The account of a pot that players win from each other, why it pays the winner, and what its stakes are called."""
UNPLAYED = frozenset(("StakesReturned", "Dismissed"))
"""Events that return stakes which cannot be played; those by which a round is void say so in their name."""
MOST_ACTS = 50_000  # of one table that are looked through for one person


class MyRound(Struct, kw_only=True):
    """A round in which somebody had something at stake: its events (from `seq` to before `end`), the stakes by spot,
    what it won or lost, and what it should have on the average (`mean`) with its `variance`, as far as the odds know.

    `unknown` are stakes of which the odds say nothing. `band`: between which results, all rounds up to this one
    together, nearly all such evenings lie, and in the middle two of three of them; nothing where some bet's results
    have not been counted one by one.
    """

    round: int
    seq: int
    end: int
    at: float
    bets: dict[str, int] = field(default_factory=dict)
    net: int = 0
    mean: float = 0.0
    variance: float = 0.0
    unknown: int = 0
    band: list[int] | None = None


class Visit(Struct, frozen=True):
    """A table that somebody has been at, and when they first brought chips to it."""

    table: str
    since: float


def visits(books: Books, person: Actor) -> list[Visit]:
    """The tables that somebody has brought chips to, the last first."""
    found: dict[str, float] = {}
    chain = books.journal.chain(PURSE + person)
    while page := books.journal.recorder.select_events(PURSE + person, gt=chain.seq, limit=PAGE):
        for row in page:
            body = chain.follow(row.originator_version, row.topic, row.state)
            entry = msgspec.json.decode(body, type=Entry)
            if entry.other.startswith(TABLE):
                table = entry.other.removeprefix(TABLE)
                found[table] = found.pop(table, entry.at)
    return [Visit(table, since) for table, since in reversed(found.items())]


def visit_of(books: Books, person: Actor, table: str) -> Visit | None:
    """When somebody came to a table; nothing where they never did."""
    return next((visit for visit in visits(books, person) if visit.table == table), None)


def best_rows(rows: Iterable[Row]) -> dict[str, Row]:
    """The figures of each bet played as well as it can be; bets that players win from each other have none."""
    best: dict[str, Row] = {}
    for row in rows:
        if not row.among_players and (row.bet not in best or row.edge < best[row.bet].edge):
            best[row.bet] = row
    return best


class Played(Struct):
    """The rounds of one person at a table, in their order, and how lucky they were."""

    rounds: list[MyRound]
    luck: Luck


def rounds_of(history: History, visit: Visit, who: Actor, rows: Iterable[Row]) -> Played:
    ledger = Ledger(who, best_rows(rows))
    rounds = list(ledger.read(history.later(visit.since, MOST_ACTS)))
    return Played(rounds, luck(rounds, ledger.decided))


class Ledger:
    """Goes through acts in their order and keeps one person's bets."""

    def __init__(self, who: Actor, rows: Mapping[str, Row]) -> None:
        self.who, self.rows = who, rows
        self.lying: dict[int, tuple[str, int]] = {}
        self.at_stake = 0  # what lies on the cloth and is not decided; bets that play on as hands end with their round
        self.raised: set[int] = set()  # bets that go with another: the figures of that one count them
        self.page: MyRound | None = None
        self.decided: dict[int, list[Staked]] = {}
        """The bets that were decided in each round, by where it begins."""
        self.kept: list[tuple[MyRound, Callable[[], None]]] = []
        """What brings back how all this stood before each result that was typed in a round."""

    def read(self, acts: Iterable[Act]) -> Iterator[MyRound]:
        for act in acts:
            round_ = round_of(act)
            if self.page is None or self.page.round != round_:
                if self.page is not None and has_stakes(self.page):
                    yield self.page
                self.page = MyRound(round=round_, seq=act.seq, end=act.end, at=act.at)
            self.page.end = act.end
            for event in act.events:
                self.note(self.page, event)
        if self.page is not None and has_stakes(self.page):
            yield self.page

    def note(self, page: MyRound, event: Event) -> None:
        for move in event.moves:
            given, got = self.is_mine(move.src), self.is_mine(move.dst)
            if move.why not in OUTSIDE:
                page.net += (got - given) * move.amount
            if POT in (move.src, move.dst) and (given or got) and move.why != WON:
                self.pot(page, move.amount if move.dst == POT else -move.amount)
        before = self.at_stake
        if isinstance(event, Typed):
            same = self.kept and self.kept[-1][0] is page
            self.kept = [*(self.kept if same else ()), (page, self.keep(page))]
        elif isinstance(event, Rectified) and self.kept:
            self.kept.pop()[1]()
        else:
            self.follow(page, event)
        page.net += self.at_stake - before

    def keep(self, page: MyRound) -> Callable[[], None]:
        """What brings back the bets as they stand now; the chips come back with their moves."""
        lying, at_stake, raised = dict(self.lying), self.at_stake, set(self.raised)
        bets, decided = dict(page.bets), list(self.decided.get(page.seq, ()))
        figures = page.unknown, page.mean, page.variance

        def restore() -> None:
            self.lying, self.at_stake, self.raised = lying, at_stake, raised
            page.bets, self.decided[page.seq] = bets, decided
            page.unknown, page.mean, page.variance = figures

        return restore

    def is_mine(self, who: Account) -> bool:
        """Whether chips that come from there or go there are those that are counted."""
        return who == self.who

    def pot(self, page: MyRound, amount: int) -> None:
        """Chips that go into a pot of the players, or come back because nobody covered them; no odds know them."""
        page.bets[IN_POT] = page.bets.get(IN_POT, 0) + amount
        page.unknown += amount

    def follow(self, page: MyRound, event: Event) -> None:
        """Bets that are laid, taken back, go over to hands, are settled or stay."""
        bet, amount = getattr(event, "bet", None), getattr(event, "amount", None)
        if self.is_mine(getattr(event, "owner", "@")) and isinstance(bet, int) and amount is not None:
            on = self.priced_as(str(getattr(event, "on", "")), str(getattr(event, "via", "")))
            self.put(bet, on, self.lying.get(bet, (on, 0))[1] + amount)
            page.bets[on] = page.bets.get(on, 0) + amount
            if hasattr(event, "hand"):
                self.raised.add(bet)
        elif isinstance(bet, int) and bet in self.lying and hasattr(event, "left"):
            on, old = self.lying[bet]
            page.bets[on] = page.bets.get(on, 0) - (old - event.left)
            self.put(bet, on, event.left)
        elif isinstance(bet, int) and bet in self.lying and returns(event):
            self.settle(page, event, [bet])  # who withdraws one of several bets has played it
        elif ids := [id for id in getattr(event, "bets", ()) if id in self.lying]:
            if is_void(event):
                self.give_back(page, ids)
            else:
                self.settle(page, event, ids)

    def priced_as(self, on: str, via: str) -> str:
        """The spot whose figures speak of a stake: of one that is a part of several, where only those are priced."""
        return via if via.partition(":")[0] in self.rows and on.partition(":")[0] not in self.rows else on

    def give_back(self, page: MyRound, ids: list[int]) -> None:
        """Bets that cannot be played go back to their owners, undecided."""
        for id in ids:
            on, amount = self.lying[id]
            page.bets[on] = page.bets.get(on, 0) - amount
            self.put(id, on, 0)

    def settle(self, page: MyRound, event: Event, ids: list[int]) -> None:
        left = dict(zip(getattr(event, "bets", ()), getattr(event, "left", ()), strict=False))
        kept = getattr(event, "kept", ())
        gone = hasattr(event, "hands") or any(move.src == CLOTH for move in event.moves)
        for id in ids:
            on, amount = self.lying[id]
            if id in left:
                self.put(id, on, left[id])
            elif id in kept or gone:
                if id not in self.raised:
                    self.expect(page, on, amount)
                if id not in kept:
                    self.put(id, on, 0)

    def put(self, bet: int, on: str, amount: int) -> None:
        self.at_stake += amount - self.lying.get(bet, (on, 0))[1]
        if amount:
            self.lying[bet] = on, amount
        else:
            self.lying.pop(bet, None)

    def expect(self, page: MyRound, on: str, amount: int) -> None:
        """A bet is decided: what it should have brought."""
        row = self.rows.get(on.partition(":")[0])
        if row is None:
            page.unknown += amount
            return
        self.decided.setdefault(page.seq, []).append(Staked(row.net, amount))
        page.mean -= float(row.edge) * amount
        page.variance += float(row.variance) * amount * amount


def returns(event: Event) -> bool:
    """Whether an event only gives stakes back."""
    from_cloth = [move for move in event.moves if move.src == CLOTH]
    return bool(from_cloth) and all(move.why == "back" for move in from_cloth)


def is_void(event: Event) -> bool:
    """Whether stakes go back undecided: their round is void, or they cannot be played. A tie is a result."""
    kind = type(event).__name__
    return kind.endswith("Voided") or kind in UNPLAYED


def round_of(act: Act) -> int:
    """The round that an act belongs to: stakes that are put down as a hand begins are that hand's."""
    begun = (event for event in act.events if type(event).__name__ == "HandBegun")
    return next((getattr(event, "number", act.round) for event in begun), act.round)


def has_stakes(page: MyRound) -> bool:
    """Whether anything of one's own was at stake in a round."""
    page.bets = {on: amount for on, amount in page.bets.items() if amount > 0}
    return bool(page.bets or page.net or page.mean or page.unknown)


def luck(rounds: Iterable[MyRound], decided: Mapping[int, list[Staked]]) -> Luck:
    """All rounds together, and where they lie among what could have come; writes the band of each round.

    The distribution is that of the bets themselves where the odds have counted every result of each; the normal one,
    which many bets come close to, where they know no more of some bet than its mean and its variance. Nothing is said
    where they do not know every bet."""
    known = list(rounds)
    mean, variance = sum(each.mean for each in known), sum(each.variance for each in known)
    net, sd = sum(each.net for each in known), sqrt(variance)
    below = above = None
    whole = bool(decided) and not any(each.unknown for each in known)
    exact = whole and all(bet.ends for bets in decided.values() for bet in bets)
    if exact:
        so_far = fortune(bet for bets in decided.values() for bet in bets)
        for each in known:
            for bet in decided.get(each.seq, ()):
                so_far.add(bet)
            each.band = so_far.quantiles()
        below, above = so_far.beside(net)
    elif whole and sd > 0:
        below = (1 + erf((net - mean) / (sd * sqrt(2)))) / 2
        above = 1 - below
    return Luck(sum(sum(each.bets.values()) for each in known), net, mean, sd, below, above, exact)
