"""The audit: everything is read again from the first record, and nothing is believed.

1. Every record follows the one before it in its stream (hash chain).
2. Every record is covered by a batch that the house's key signed, and the last batch that was witnessed is there.
3. Every act, played again under the rules its table opened with, gives exactly the events that were written.
4. Every account balances, each currency apart: postings sum to zero, purses agree with the tables and are moved only in
   a table's own money, nobody is below zero.
The first discrepancy ends the audit and names its record.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from novamas.casino import Act, Codec, Entry, LiveTable, Purse
from novamas.kit.chance import Scripted
from novamas.kit.decider import CLOTH, Refused, step
from novamas.kit.errors import NovamasError
from novamas.kit.money import CURRENCIES, Currency, plain
from novamas.store.books import HOUSE, PURSE, TABLE, Listed
from novamas.store.chain import Chain
from novamas.store.errors import Tampered
from novamas.store.journal import SPINE, Journal, Spine, signed
from novamas.store.ledger import Ledger
from novamas.store.rules import RULES, Frozen, frozen


class Finding(Struct, frozen=True):
    """What is wrong, and where."""

    sentence: str
    stream: str = ""
    record: int = 0


class Report(Struct, frozen=True, kw_only=True):
    """What an audit came to; the balances are minor units, by currency and kind of account."""

    records: int
    batches: int
    tables: int
    acts: int
    events: int
    rounds: int
    people: int
    currencies: tuple[str, ...]
    balances: dict[str, dict[str, int]]
    finding: Finding | None = None

    @property
    def clean(self) -> bool:
        return self.finding is None


class Auditor:
    """Walks a store once, from its first record to its last."""

    def __init__(self, journal: Journal, progress: Callable[[int], None] | None = None) -> None:
        self.journal = journal
        self.progress = progress or (lambda n: None)
        self.known = journal.witness.heads()  # before the store is read: servers may go on writing meanwhile
        self.chains: dict[str, Chain] = {}
        self.covered: dict[str, int] = {}
        self.witnessed: set[str] = set()
        self.rules: dict[str, Frozen] = {}
        self.tables: dict[str, LiveTable] = {}
        self.codecs: dict[str, Codec] = {}
        self.purses: dict[str, Purse] = {}
        self.ledger = Ledger()
        self.records = self.batches = self.acts = self.events = self.rounds = 0

    def run(self) -> Report:
        finding = None
        try:
            for stream, seq, kind, state in self.journal.all():
                self.record(stream, seq, kind, state)
                self.records += 1
                if self.records % 1_000 == 0:
                    self.progress(self.records)
            self.close()
        except Tampered as e:
            finding = Finding(str(e), e.stream, e.seq)
        return Report(
            records=self.records,
            batches=self.batches,
            tables=len(self.tables),
            acts=self.acts,
            events=self.events,
            rounds=self.rounds,
            people=len(self.purses),
            currencies=tuple(self.ledger.balances),
            balances=self.ledger.by_kind(),
            finding=finding,
        )

    # -- one record ----------------------------------------------------------------------------------------------------

    def record(self, stream: str, seq: int, kind: str, state: bytes) -> None:
        chain = self.chains.setdefault(stream, Chain(stream))
        before = chain.head
        body = chain.follow(seq, state)
        try:
            if stream.startswith(SPINE):
                self.batch(stream, seq, before, msgspec.json.decode(body, type=Spine))
            elif stream.startswith(RULES):
                self.rules[stream] = frozen(body, stream.removeprefix(RULES))
            elif stream.startswith(TABLE):
                self.table_act(stream, seq, kind, body)
            elif stream.startswith(PURSE):
                self.purse_entry(stream, seq, msgspec.json.decode(body, type=Entry))
            elif stream == HOUSE and kind == "Table":
                self.listed(msgspec.json.decode(body, type=Listed))
        except (msgspec.MsgspecError, NovamasError) as e:
            if isinstance(e, Tampered):
                raise
            raise Tampered(f"Record {seq} of {stream} cannot be what was written: {e}.", stream, seq) from None

    def batch(self, spine: str, seq: int, prev: str, body: Spine) -> None:
        if not signed(self.journal.key.public, spine, seq, prev, body):
            raise Tampered(f"Batch {seq} of {spine} is not signed by the house.", spine, seq)
        for stream, (last, head) in body.heads.items():
            chain = self.chains.get(stream)
            if chain is None or (chain.seq, chain.head) != (last, head):
                raise Tampered(f"Batch {seq} of {spine} was signed over other records of {stream}.", stream, last)
            self.covered[stream] = last
        known = self.known.get(spine)
        if known is not None and known[0] == seq:
            if known[1] != self.chains[spine].head:
                raise Tampered(f"Batch {seq} of {spine} is not the one that was witnessed.", spine, seq)
            self.witnessed.add(spine)
        self.batches += 1

    def listed(self, listed: Listed) -> None:
        laws = self.rules.get(RULES + listed.digest)
        if laws is None:
            raise Tampered(f"Table {listed.id} was opened under rules that are not in the store.", HOUSE)
        table = LiveTable(listed.id, listed.opening, Scripted(), lambda: 0.0, laws)
        self.tables[listed.id] = table
        self.codecs[listed.id] = Codec(table.decider)

    def table_act(self, stream: str, seq: int, kind: str, body: msgspec.Raw) -> None:
        id = stream.removeprefix(TABLE)
        table = self.tables.get(id)
        if table is None:
            raise Tampered(f"{stream} has records, but the house never opened it.", stream, seq)
        act = self.codecs[id].read(body)
        if act.seq != table.seq:
            raise Tampered(f"Record {seq} of {stream} should begin with event {table.seq}.", stream, seq)
        self.replay(stream, seq, table, act)
        self.ledger.act(id, act, table.currency.code)
        self.acts += 1
        self.events += len(act.events)

    def replay(self, stream: str, seq: int, table: LiveTable, act: Act) -> None:
        """Plays the command again: the law must say what was written."""
        if act.command is None:
            expected: tuple[object, ...] = (table.decider.opened(),)
        else:
            if act.command.by != act.by:
                raise Tampered(f"Record {seq} of {stream} names another sender than its command.", stream, seq)
            try:
                _, events = step(table.decider, table.state, act.command)
            except Refused as refused:
                raise Tampered(
                    f"Record {seq} of {stream}: the law refuses this {type(act.command).__name__} ({refused}).",
                    stream,
                    seq,
                ) from None
            expected = tuple(events)
        if expected != act.events:
            at = next((n for n, (a, b) in enumerate(zip(expected, act.events, strict=False)) if a != b), len(expected))
            raise Tampered(
                f"Record {seq} of {stream}: event {act.seq + at} does not follow from its command under the law.",
                stream,
                seq,
            )
        before = table.state.desk.round
        table.apply(act)
        self.rounds += table.state.desk.round - before
        state = table.state
        if any(chips < 0 for chips in state.desk.chips.values()):
            raise Tampered(f"Record {seq} of {stream} leaves somebody below zero.", stream, seq)
        if state.book.get(CLOTH, 0) != table.decider.holdings(state).get(CLOTH, 0):
            raise Tampered(f"Record {seq} of {stream}: the chips on the cloth are not those of the bets.", stream, seq)

    def purse_entry(self, stream: str, seq: int, entry: Entry) -> None:
        person = stream.removeprefix(PURSE)
        self.right_money(stream, seq, entry)
        purse = self.purses.setdefault(person, Purse(person))
        purse.apply(entry)
        if purse.holds(entry.currency) < 0:
            raise Tampered(f"Record {seq} of {stream} leaves the purse below zero in {entry.currency}.", stream, seq)
        self.ledger.entry(person, entry)

    def right_money(self, stream: str, seq: int, entry: Entry) -> None:
        """What comes from a table or goes to one is in that table's currency."""
        if entry.currency not in CURRENCIES:
            raise Tampered(f"Record {seq} of {stream} is in no currency: {entry.currency!r}.", stream, seq)
        if not entry.other.startswith(TABLE):
            return
        table = self.tables.get(entry.other.removeprefix(TABLE))
        if table is None:
            raise Tampered(f"Record {seq} of {stream} names {entry.other}, which was never opened.", stream, seq)
        if table.currency.code != entry.currency:
            raise Tampered(
                f"Record {seq} of {stream} moves {entry.currency}; {entry.other} plays in {table.currency.code}.",
                stream,
                seq,
            )

    # -- at the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        for stream, chain in self.chains.items():
            if not stream.startswith(SPINE) and self.covered.get(stream, 0) != chain.seq:
                raise Tampered(
                    f"The end of {stream} was not signed by the house.", stream, self.covered.get(stream, 0) + 1
                )
        for spine, (seq, _) in self.known.items():
            if spine not in self.witnessed:
                raise Tampered(f"{spine} ends before batch {seq}, which was witnessed: a tail is missing.", spine, seq)
        held = (code for purse in self.purses.values() for code in purse.balances)
        for code in dict.fromkeys((*self.ledger.balances, *held)):
            self.balanced(CURRENCIES[code])

    def balanced(self, currency: Currency) -> None:
        """One currency: all accounts sum to zero, and every purse holds what tables and cage make of it."""
        code = currency.code
        if total := self.ledger.total(code):
            raise Tampered(f"The ledger in {code} does not balance: {plain(total, currency)} too many.")
        for person, purse in self.purses.items():
            held, booked = purse.holds(code), self.ledger.purse(person, code)
            if booked != held:
                raise Tampered(
                    f"The purse of {person} holds {plain(held, currency)} {code}; "
                    f"tables and cage make it {plain(booked, currency)}.",
                    PURSE + person,
                )
        for account, balance in self.ledger.balances.get(code, {}).items():
            if account.startswith("@purse/") and account.removeprefix("@purse/") not in self.purses and balance:
                raise Tampered(f"Chips went to {account}, which has no entries.", account)


def audit(journal: Journal, progress: Callable[[int], None] | None = None) -> Report:
    """Audits a whole store."""
    return Auditor(journal, progress).run()


__all__ = ["Auditor", "Finding", "Report", "audit"]
