"""Counting what lies at a table, by two people: whoever has their hands on it counts, another one watches and signs.

A table that was opened to be counted (`Opening.counted`) deals its first round when its float has been counted in, and
closes for good when float, cash, tips and what the house keeps there have been counted out. What a count finds more or
less than the books say is moved to an account of its own (`@difference`) and stays there for all to see. In between
the cage completes the float (`TopUp`) or takes chips back that the table does not need (`SendBack`).

A count is the croupier's where there is one, otherwise the director's; it is signed by whoever heads the table, or by
the director. Whoever heads a table does not touch chips where the law forbids that, so they never count themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from novamas.kit.decider import (
    BOX,
    CAGE,
    CAGNOTTE,
    CROUPIER,
    DIFFERENCE,
    DIRECTOR,
    FLOAT,
    INSPECTOR,
    TIPS,
    Account,
    Actor,
    Await,
    Command,
    Game,
    Move,
    Offer,
    Run,
    Shut,
)
from novamas.kit.parts import Answer, gate
from novamas.kit.spaces import Amount, Space, Why
from novamas.table.acts import Count, Counted, Countersign, CountSigned, SendBack, SentBack, TableState, Tally
from novamas.table.opening import Prepared

COUNTED: dict[str, Account] = {"float": FLOAT, "cash": BOX, "tips": TIPS, "cagnotte": CAGNOTTE}
"""What is counted: the field of a count, and the account that it is held against."""
MOST_COUNTED = 10**12  # minor units: nobody counts more than this at one table


class Counts(Game[TableState]):
    """The part of a table that is about counts; the table itself is everything else."""

    prepared: Prepared

    def counter(self) -> Actor:
        """Who counts at this table."""
        return CROUPIER if CROUPIER in self.prepared.roles else DIRECTOR

    def signer(self) -> Actor:
        """Who watches and signs."""
        return INSPECTOR if INSPECTOR in self.prepared.roles else DIRECTOR

    def is_counted_in(self, s: TableState) -> bool:
        """Whether rounds may begin, as far as counts go."""
        return s.counted_in or not self.prepared.opening.counted

    def is_counted_out(self, s: TableState) -> bool:
        """Whether the last count was signed and nothing has moved since."""
        tally = s.tally
        return not self.prepared.opening.counted or (tally is not None and tally.signed and tally.found == read_book(s))

    def await_count(self, s: TableState) -> tuple[Await, ...]:
        """Whom a table waits for that has not been counted in yet."""
        if self.is_open_count(s):
            return (Await(self.signer(), ("Countersign",)),)
        return (Await(self.counter(), ("Count",)),)

    def is_open_count(self, s: TableState) -> bool:
        """Whether there is a count to be signed, of what lies there now."""
        return s.tally is not None and not s.tally.signed and s.tally.booked == read_book(s)

    def default_count(self, s: TableState, who: Actor) -> Command | None:
        """What somebody does by default at a table that has not been counted in yet."""
        return next((command for command in self.own_counts(s) if command.by == who), None)

    def own_counts(self, s: TableState) -> Iterator[Command]:
        """What the house's own hands do next: they find what the books say."""
        if self.is_open_count(s):
            yield Countersign(by=self.signer())
        else:
            yield Count(by=self.counter(), **{name: max(0, read_book(s)[account]) for name, account in COUNTED.items()})

    # -- what may be done ------------------------------------------------------------------------------------------

    def shut_count(self, s: TableState, who: Actor, whose: Actor) -> Shut | None:
        """Why nothing is counted or signed now by somebody, if so."""
        if not self.prepared.opening.counted:
            return Shut("table-not-counted")
        if who != whose:
            return Shut("not-your-role", field="by")
        if who != DIRECTOR and who not in s.desk.staff:
            return Shut("not-at-the-table", field="by")
        return self.shut_moving(s)

    def shut_moving(self, s: TableState) -> Shut | None:
        """Why nothing of the table's money is touched now, if so: a round runs, or all of it is locked in."""
        if s.suspended:
            return Shut("table-suspended", self.prepared.rules.closing.clauses)
        return None if self.resting(s) else Shut("round-running")

    @gate(Count, by=(CROUPIER, DIRECTOR))
    def allow_count(self, s: TableState, who: Actor) -> Answer:
        if (shut := self.shut_count(s, who, self.counter())) is not None:
            return shut
        amounts: dict[str, Space] = {name: Amount(0, MOST_COUNTED) for name in COUNTED}
        return Offer("Count", who, amounts)

    @gate(Countersign, by=(INSPECTOR, DIRECTOR))
    def allow_countersign(self, s: TableState, who: Actor) -> Answer:
        if (shut := self.shut_count(s, who, self.signer())) is not None:
            return shut
        if s.tally is None or s.tally.signed:
            return Shut("nothing-to-sign")
        return Offer("Countersign", who) if self.is_open_count(s) else Shut("count-outdated")

    @gate(SendBack, by=(DIRECTOR,))
    def allow_send_back(self, s: TableState, who: Actor) -> Answer:
        """What the float has beyond the least that the law asks for at this minimum."""
        if not self.prepared.opening.counted:
            return Shut("table-not-counted")
        if (shut := self.shut_moving(s)) is not None:
            return shut
        rule = self.prepared.rules.float
        most = s.book.get(FLOAT, 0) - rule.minima * s.desk.minimum
        if most < 1:
            return Shut("float-needed", rule.clauses, "amount")
        return Offer(
            "SendBack", who, {"amount": Amount(1, most, above=Why("float-needed", rule.clauses))}, rule.clauses
        )

    # -- what comes of it ------------------------------------------------------------------------------------------

    def play_count(self, run: Run[TableState], c: Count | Countersign | SendBack) -> None:
        s = run.s
        match c:
            case Count():
                found = {account: getattr(c, name) for name, account in COUNTED.items()}
                run(Counted(by=c.by, found=found, booked=read_book(s)))
            case Countersign(by=who):
                assert s.tally is not None
                run(CountSigned(by=who, moves=tuple(settle(s.tally))))
            case SendBack(amount=amount):
                moves = (Move(FLOAT, CAGE, amount, "float"),)
                run(SentBack(amount=amount, moves=moves, clauses=self.prepared.rules.float.clauses))

    @staticmethod
    def fold_count(s: TableState, e: Counted | CountSigned) -> TableState:
        if isinstance(e, Counted):
            return replace(s, tally=Tally(e.found, e.booked))
        assert s.tally is not None
        return replace(s, tally=replace(s.tally, signed=True), counted_in=True)


def read_book(s: TableState) -> dict[Account, int]:
    """What the books say of everything that is counted."""
    return {account: s.book.get(account, 0) for account in COUNTED.values()}


def settle(tally: Tally) -> list[Move]:
    """What is missing goes to the account of differences, what is over comes from there."""
    moves = []
    for account, found in tally.found.items():
        more = found - tally.booked[account]
        if more:
            src, dst = (DIFFERENCE, account) if more > 0 else (account, DIFFERENCE)
            moves.append(Move(src, dst, abs(more), "difference"))
    return moves
