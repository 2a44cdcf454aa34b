"""The audit: everything is read again from the first record, and nothing is believed.

1. Every record follows the one before it in its stream (hash chain), and stands where and as what it was written.
2. Every record is covered by a batch that the house's key signed, in its order; the last batch that was witnessed or
   for which somebody holds a receipt is there. What nobody witnessed is said to be so. Nobody asks what a record says
   before its batch is known to be signed.
3. Every act, played again under the rules its table opened with, gives exactly the events that were written; outcomes
   come from where the table was opened to take them, and follow from the secret that was committed for them.
4. Every account balances, each money apart: postings sum to zero, purses agree with the tables and are moved only in
   a table's own money, play chips come from nowhere but the issue, nobody is below zero.
   An act that another version of novamas decided otherwise is counted and named, and is no finding.
5. Times never run backwards. Names are those that were given; snapshots are what the acts come to.
The first discrepancy ends the audit and names its record.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.casino import Act, Codec, Entry, LiveTable, Purse, Snapshot
from novamas.casino.tournament import LiveTournament
from novamas.casino.tournament.acts import FUND, ORGANISATION
from novamas.casino.tournament.live import read_act
from novamas.kit.chance import BrokenCommitment, Committed, Dist, Scripted, Value
from novamas.kit.convert import word_cause
from novamas.kit.decider import CAGE, CLOTH, Chance, Refused, step
from novamas.kit.errors import NovamasError, Words
from novamas.kit.forms import engine_mark, split_kind
from novamas.kit.money import MONEYS, Currency, is_issued, plain
from novamas.kit.plain import PlainDict
from novamas.kit.sealed import Sealed
from novamas.kit.words import plain_args, word_reason
from novamas.store.books import DRAWN, HOUSE, PURSE, TABLE, Listed, SnapshotAt
from novamas.store.chain import Chain
from novamas.store.draws import DRAWS, Epoch, read_epoch
from novamas.store.errors import AboutRecord, OtherForm, Tampered, Unread
from novamas.store.journal import ONCE, RULES, SPINE, Journal, Read, Spine, Timed, as_read, is_signed, read_spine
from novamas.store.ledger import ISSUE, TRANSIT, Ledger
from novamas.store.names import NAMED, Names, Naming
from novamas.store.once import DONE
from novamas.store.origin import STORE, Founded, Gap, Opened, Restored, Versioned, read_origin
from novamas.store.receipts import Receipt
from novamas.store.rules import Frozen, frozen
from novamas.store.tournaments import LISTED as TOURNAMENT_LISTED
from novamas.store.tournaments import REVEALED, TOURNAMENT, SecretTold, TournamentListed, currency_of
from novamas.store.transit import read_letter
from novamas.store.waypoints import WAY, Waypoint, genuine

NAMED_AT_MOST = 20  # acts that were decided otherwise and are named, not only counted
EXACT = 1e-6  # seconds by which two times may differ and still be the same


class Finding(Struct, frozen=True):
    """What is wrong, and where; `unread` where it is only that this version cannot read what another wrote."""

    sentence: str
    stream: str = ""
    record: int = 0
    unread: bool = False
    reason: str = ""
    args: PlainDict = {}

    def tell(self, lang: str) -> str:
        """The sentence in a language."""
        return word_reason(self.reason, self.args, lang)


class Otherwise(Struct, frozen=True):
    """An act that another version decided, and this one would have decided otherwise."""

    version: str
    engine: str
    stream: str
    record: int
    sentence: str
    reason: str = ""
    args: PlainDict = {}

    def tell(self, lang: str) -> str:
        """The sentence in a language."""
        return word_reason(self.reason, self.args, lang)


class Restoration(Struct, frozen=True):
    """A store that was brought back from a copy, and who answered for it."""

    at: float
    by: str
    reason: str
    spines: int


class Report(Struct, frozen=True, kw_only=True):
    """What an audit came to; the balances are minor units, by money and kind of account.

    `unwitnessed` are batches after the last that was witnessed: whole and signed, but if some had been cut off behind
    them nobody could tell. `sources` says how often each source answered for chance, `verified` how many of those
    answers were checked against a secret that was revealed since. `versions` are those that wrote; `differing` counts
    the acts that another version decided otherwise than this one would, and `otherwise` names the first of them.
    """

    house: str
    records: int
    batches: int
    tables: int
    acts: int
    events: int
    rounds: int
    people: int
    currencies: tuple[str, ...]
    balances: dict[str, dict[str, int]]
    sources: dict[str, int]
    verified: int
    unwitnessed: int
    receipts: int
    restored: tuple[Restoration, ...]
    versions: tuple[str, ...]
    otherwise: tuple[Otherwise, ...] = ()
    differing: int = 0
    finding: Finding | None = None

    def tell_in(self, lang: str) -> Report:
        """The same with its sentences in a language."""
        otherwise = tuple(replace(each, sentence=each.tell(lang)) for each in self.otherwise)
        finding = self.finding and replace(self.finding, sentence=self.finding.tell(lang))
        return replace(self, otherwise=otherwise, finding=finding)

    @property
    def clean(self) -> bool:
        return self.finding is None

    @property
    def repeated(self) -> bool:
        """Whether this version decides everything as it was decided."""
        return not self.differing

    @property
    def witnessed(self) -> bool:
        return not self.unwitnessed


class Drawing:
    """What an audit keeps of the epoch that runs at a table: its record, and what was drawn in it so far."""

    def __init__(self, epoch: Epoch) -> None:
        self.epoch = epoch
        self.draws: list[tuple[Dist, str, Value, int]] = []

    @property
    def dealt(self) -> bool:
        """Whether a card of a sealed pack came in it."""
        return any(deal for *_, deal in self.draws)

    def verify(self, secret: str, pack: tuple[int, ...]) -> None:
        """Raises `BrokenCommitment` unless every draw follows from this secret, and that is what was committed."""
        if self.epoch.sealed:
            Sealed.verify(self.epoch.commitment, secret, pack, self.draws)
        else:
            plain = [(dist, what, value) for dist, what, value, _ in self.draws]
            Committed.verify(self.epoch.commitment, secret, plain)


class Kept(Struct, frozen=True):
    """A snapshot or waypoint, to be compared with what the acts come to."""

    what: Words
    hash: str
    seq: int
    state: msgspec.Raw
    shape: str


class Auditor:
    """Walks a store once, from its first record to its last."""

    def __init__(
        self,
        journal: Journal,
        progress: Callable[[int], None] | None = None,
        receipts: Iterable[Receipt] = (),
    ) -> None:
        self.journal = journal
        self.progress = progress or (lambda n: None)
        self.known = journal.witness.heads()  # before the store is read: servers may go on writing meanwhile
        self.receipts = tuple(receipts)
        self.due: dict[tuple[str, int], str] = {}
        self.house = ""
        self.chains: dict[str, Chain] = {}
        self.batch_heads: dict[str, tuple[int, str]] = {}  # of the batch that is being read
        self.batch_reads: list[tuple[str, int, str, msgspec.Raw]] = []
        self.batch_rows = hashlib.sha256()
        self.batch_last = 0.0  # the latest time in it
        self.times: dict[str, float] = {}
        self.excused: set[Gap] = set()
        self.opened: dict[str, Opened] = {}
        self.writer: Opened | None = None  # of the batch that is being read
        self.otherwise: list[Otherwise] = []
        self.differing = 0
        self.restored: list[Restoration] = []
        self.rules: dict[str, Frozen] = {}
        self.listed: dict[str, Listed] = {}
        self.tables: dict[str, LiveTable] = {}
        self.restored_to: dict[str, LiveTable] = {}  # tables as their snapshots have them
        self.drawings: dict[str, Drawing] = {}
        self.codecs: dict[str, Codec] = {}
        self.purses: dict[str, Purse] = {}
        self.transit: Counter[tuple[str, str]] = Counter()
        """What entries moved to other floors and no letter says, by account and money."""
        self.naming = Naming()
        self.tournaments: dict[str, LiveTournament] = {}
        self.lots: dict[str, tuple[str, list[tuple[Dist, str, Value]]]] = {}
        self.kept: dict[tuple[str, int], list[Kept]] = {}
        self.ledger = Ledger()
        self.sources: dict[str, int] = {}
        self.records = self.batches = self.acts = self.events = self.rounds = self.verified = self.unwitnessed = 0

    def run(self) -> Report:
        finding = None
        try:
            self.receive()
            self.snapshots()
            for stream, seq, kind, state in self.journal.all():
                self.record(stream, seq, kind, state)
                self.records += 1
                if self.records % 1_000 == 0:
                    self.progress(self.records)
            self.close()
        except AboutRecord as e:
            finding = Finding(str(e), e.stream, e.seq, isinstance(e, Unread), e.reason, plain_args(e))
        return Report(
            house=self.house,
            records=self.records,
            batches=self.batches,
            tables=len(self.tables),
            acts=self.acts,
            events=self.events,
            rounds=self.rounds,
            people=len(self.purses),
            currencies=tuple(self.ledger.balances),
            balances=self.ledger.by_kind(),
            sources=self.sources,
            verified=self.verified,
            unwitnessed=self.unwitnessed,
            receipts=len(self.receipts),
            restored=tuple(self.restored),
            versions=tuple(dict.fromkeys(opened.version for opened in self.opened.values())),
            otherwise=tuple(self.otherwise),
            differing=self.differing,
            finding=finding,
        )

    def receive(self) -> None:
        """Receipts that somebody kept: each must be the house's own, and what it is for must be here."""
        for receipt in self.receipts:
            if not receipt.genuine(self.journal.key.public):
                raise Tampered("receipt-unsigned", batch=receipt.seq, spine=receipt.spine)
            if receipt.house != self.journal.id:
                raise Tampered("receipt-elsewhere", batch=receipt.seq, spine=receipt.spine)
            if self.due.setdefault((receipt.spine, receipt.seq), receipt.head) != receipt.head:
                raise Tampered("receipts-contradict", batch=receipt.seq, spine=receipt.spine)

    # -- one record ----------------------------------------------------------------------------------------------------

    def record(self, stream: object, seq: object, kind: object, state: object) -> None:
        if not (isinstance(stream, str) and type(seq) is int and isinstance(kind, str) and isinstance(state, bytes)):
            raise Tampered("record-strange", str(stream), value=seq, value2=stream)
        chain = Chain(stream) if stream.startswith(ONCE) else self.chains.setdefault(stream, Chain(stream))
        before = chain.head
        body = chain.follow(seq, kind, state)
        if stream.startswith(SPINE):
            self.batch(stream, seq, before, read_spine(stream, seq, body))
        else:
            self.batch_heads[stream] = (chain.seq, chain.head)
            self.batch_rows.update(chain.head.encode())
            self.batch_reads.append((stream, seq, kind, body))

    def read(self, stream: str, seq: int, kind: str, body: msgspec.Raw) -> None:
        """What a record says. The house signed it, and may still have been wrong."""
        try:
            self.check_record(as_read(stream, seq, kind, body))
        except Tampered:
            raise
        except OtherForm as e:
            if stream == STORE:  # who wrote it stands in what cannot be read as a whole
                version = msgspec.json.decode(body, type=Versioned).version
                self.writer = Opened("", version, 0.0, "", split_kind(kind)[1])
            raise Unread("written-elsewhere", stream, seq, because=e, **self.name_writer()) from None
        except (msgspec.MsgspecError, NovamasError, LookupError, TypeError, ValueError, AttributeError) as e:
            if self.from_elsewhere:
                raise Unread(
                    "record-reads-otherwise", stream, seq, **self.name_writer(), because=word_cause(e)
                ) from None
            raise Tampered("record-unlike", stream, seq, because=word_cause(e)) from None

    @property
    def from_elsewhere(self) -> bool:
        """Whether another version's code decided what is being read."""
        return self.writer is not None and self.writer.engine != engine_mark()

    def name_writer(self) -> dict[str, Words]:
        """Who wrote what is being read, for a sentence."""
        if self.writer is None:
            return {"name": Words("written-by-another")}
        told = {"version": self.writer.version, "form": self.writer.form, "engine": self.writer.engine or "-"}
        return {"name": Words("written-by", told)}

    def check_record(self, read: Read) -> None:
        """Checks a record by the stream that it stands in."""
        stream, seq = read.stream, read.seq
        room = stream.partition("/")[0] + "/" if "/" in stream else stream
        match room:
            case "store":
                self.origin(read)
            case "rules/":
                self.rules[stream] = frozen(read, stream.removeprefix(RULES))
            case "table/":
                self.table_act(stream, seq, read)
            case "tournament/":
                self.tournament_act(stream, seq, read)
            case "draws/":
                self.epoch(stream.removeprefix(DRAWS), seq, read_epoch(read.body))
            case "purse/":
                self.purse_entry(stream, seq, msgspec.json.decode(read.body, type=Entry))
            case "key/":
                self.key_used(read)
            case "house":
                self.of_the_house(read)
            case "school/":
                self.not_before(stream, seq, msgspec.json.decode(read.body, type=Timed).at or 0.0)
            case _:
                raise Tampered("no-stream", stream, seq)

    def not_before(self, stream: str, seq: int, at: float) -> None:
        """Times of a stream only grow."""
        if at < self.times.get(stream, 0.0) - EXACT:
            raise Tampered("record-earlier", stream, seq)
        self.times[stream] = at
        if not stream.startswith(SPINE):
            self.batch_last = max(self.batch_last, at)

    def batch(self, spine: str, seq: int, prev: str, body: Spine) -> None:
        batch = body.batch
        if not is_signed(self.journal.key.public, spine, seq, prev, body):
            raise Tampered("batch-unsigned", spine, seq)
        for stream, head in {**batch.heads, **self.batch_heads}.items():
            if batch.heads.get(stream) != self.batch_heads.get(stream):
                raise Tampered("batch-over-others", stream, head[0], batch=seq, spine=spine)
        if batch.rows != self.batch_rows.hexdigest():
            raise Tampered("batch-disordered", spine, seq)
        self.writer = self.opened.get(spine)
        for read in self.batch_reads:
            self.read(*read)
        if spine not in self.opened:
            raise Tampered("never-opened", spine, seq)
        if batch.seen is not None:
            self.check_unseen(spine, seq, *batch.seen)
        self.not_before(spine, seq, batch.at)
        if self.batch_last > batch.at + EXACT:
            raise Tampered("batch-later", spine, seq)
        self.batch_heads, self.batch_rows, self.batch_reads, self.batch_last = {}, hashlib.sha256(), [], 0.0
        now, known = self.chains[spine].head, self.known.get(spine, (0, ""))
        if known[0] == seq and known[1] != now and Gap(spine, *known) not in self.excused:
            raise Tampered("batch-not-witnessed", spine, seq)
        if self.due.pop((spine, seq), now) != now:
            raise Tampered("batch-not-receipted", spine, seq)
        self.batches += 1

    def check_unseen(self, spine: str, seq: int, other: str, number: int, head: str) -> None:
        """The batch that this one says it came after is there, and comes before it."""
        there = self.chains.get(other)
        if there is None or there.seq < number or (there.seq == number and there.head != head):
            raise Tampered("batch-after", spine, seq, number=number, other=other)

    def origin(self, read: Read) -> None:
        found = read_origin(read)
        match found:
            case Founded(house=house, public=public):
                if read.seq != 1 or public != self.journal.key.public:
                    raise Tampered("other-foundation", STORE, read.seq)
                self.house = house
            case Opened(spine=spine):
                self.opened[spine] = self.writer = found
            case Restored(gaps=gaps, by=by, reason=reason, at=at):
                self.excused.update(gaps)
                self.restored.append(Restoration(at, by, reason, len(gaps)))
        self.not_before(STORE, read.seq, found.at)

    def of_the_house(self, read: Read) -> None:
        if read.kind == "Table":
            self.open_table(read.seq, msgspec.json.decode(read.body, type=Listed))
        elif read.kind == TOURNAMENT_LISTED:
            self.announce(read.seq, msgspec.json.decode(read.body, type=TournamentListed))
        elif read.kind == REVEALED:
            self.reveal_lots(read.seq, msgspec.json.decode(read.body, type=SecretTold))
        elif read.kind in NAMED:
            self.naming.fold(read.kind, read.body)
        if (at := msgspec.json.decode(read.body, type=Timed).at) is not None:
            self.not_before(HOUSE, read.seq, at)

    # -- tables --------------------------------------------------------------------------------------------------------

    def open_table(self, seq: int, listed: Listed) -> None:
        laws = self.rules.get(RULES + listed.digest)
        if laws is None:
            raise Tampered("table-without-rules", HOUSE, seq, id=listed.id)
        if listed.id in self.listed:
            raise Tampered("table-opened-twice", HOUSE, seq, id=listed.id)
        table = LiveTable(listed.id, listed.opening, Scripted(), lambda: 0.0, laws, money=listed.money)
        self.listed[listed.id] = listed
        self.tables[listed.id] = table
        self.codecs[listed.id] = Codec(table.decider)

    def table_act(self, stream: str, seq: int, read: Read) -> None:
        id = stream.removeprefix(TABLE)
        table = self.tables.get(id)
        if table is None:
            raise Tampered("stream-never-opened", stream, seq)
        act = self.codecs[id].read(read.body, read.form)
        if act.seq != table.seq:
            raise Tampered("record-begins", stream, seq, event=table.seq)
        self.not_before(stream, seq, act.at)
        self.replay(stream, seq, table, act)
        self.compare(stream, seq, table)
        self.ledger.act(id, act, table.currency.code)
        self.acts += 1
        self.events += len(act.events)

    def replay(self, stream: str, seq: int, table: LiveTable, act: Act) -> None:
        """Plays the command again: the law must say what was written."""
        if act.command is None:
            expected: tuple[object, ...] = (table.decider.opening_event(),)
        else:
            if act.command.by != act.by:
                raise Tampered("record-sender", stream, seq)
            self.right_source(stream, seq, table, act)
            try:
                _, events = step(table.decider, table.state, act.command)
                expected = tuple(events)
            except Refused as refused:
                name = type(act.command).__name__
                self.differ(Tampered("law-refuses", stream, seq, name=name, because=refused))
                expected = act.events
        if expected != act.events:
            at = next((n for n, (a, b) in enumerate(zip(expected, act.events, strict=False)) if a != b), len(expected))
            self.differ(Tampered("law-otherwise", stream, seq, event=str(act.seq + at)))
        before = table.state.desk.round
        table.apply(act)
        self.rounds += table.state.desk.round - before
        state = table.state
        if any(chips < 0 for chips in state.desk.chips.values()):
            raise Tampered("record-below-zero", stream, seq)
        if state.book.get(CLOTH, 0) != table.decider.holdings(state).get(CLOTH, 0):
            raise Tampered("record-cloth", stream, seq)

    # -- tournaments ---------------------------------------------------------------------------------------------------

    def announce(self, seq: int, listed: TournamentListed) -> None:
        if listed.id in self.tournaments:
            raise Tampered("table-opened-twice", HOUSE, seq, id=listed.id)
        live = LiveTournament(listed.id, listed.plan, currency_of(listed.plan), lambda: 0.0, listed.money, None)
        self.tournaments[listed.id] = live
        self.lots[listed.id] = (listed.commitment, [])

    def tournament_act(self, stream: str, seq: int, read: Read) -> None:
        """Plays the command again: its plan must say what was written."""
        id = stream.removeprefix(TOURNAMENT)
        live = self.tournaments.get(id)
        if live is None:
            raise Tampered("stream-never-opened", stream, seq)
        act = read_act(read.body, read.form)
        if act.seq != live.seq:
            raise Tampered("record-begins", stream, seq, event=live.seq)
        self.not_before(stream, seq, act.at)
        expected: tuple[object, ...] = act.events
        if act.command is None:
            expected = (live.decider.opening_event(),)
        elif act.command.by != act.by:
            raise Tampered("record-sender", stream, seq)
        else:
            dist = live.decider.chance(live.state)
            if isinstance(act.command, Chance) and dist is not None:
                self.lots[id][1].append((dist, act.command.what, act.command.value))
            try:
                expected = tuple(step(live.decider, live.state, act.command)[1])
            except Refused as refused:
                name = type(act.command).__name__
                self.differ(Tampered("law-refuses", stream, seq, name=name, because=refused))
        if expected != act.events:
            self.differ(Tampered("law-otherwise", stream, seq, event=str(act.seq)))
        live.apply(act)
        if any(amount < 0 for name, amount in live.state.book.items() if name in (FUND, ORGANISATION)):
            raise Tampered("record-below-zero", stream, seq)
        self.ledger.act(id, act, live.currency.code, "tournament")
        self.acts += 1
        self.events += len(act.events)

    def reveal_lots(self, seq: int, told: SecretTold) -> None:
        """The lots of a tournament that is over follow from the secret that was committed for them."""
        if told.id not in self.lots:
            raise Tampered("stream-never-opened", HOUSE, seq)
        commitment, draws = self.lots[told.id]
        try:
            Committed.verify(commitment, told.secret, draws)
        except BrokenCommitment as e:
            raise Tampered("epoch-broken", HOUSE, seq, name=1, id=told.id, because=word_cause(e)) from None
        self.verified += len(draws)

    def differ(self, found: Tampered) -> None:
        """What was decided is not what this version decides: a finding, unless another version decided it. Then nobody
        cheated; it is counted, and who wants to repeat it needs that version."""
        if not self.from_elsewhere or self.writer is None:
            raise found
        self.differing += 1
        if len(self.otherwise) < NAMED_AT_MOST:
            writer, args = self.writer, plain_args(found)
            self.otherwise.append(
                Otherwise(writer.version, writer.engine, found.stream, found.seq, str(found), found.reason, args)
            )

    # -- chance --------------------------------------------------------------------------------------------------------

    def right_source(self, stream: str, seq: int, table: LiveTable, act: Act) -> None:
        """An outcome comes from where its table takes outcomes from, and from nowhere else."""
        if not isinstance(act.command, Chance):
            if act.source or act.draw is not None:
                raise Tampered("record-no-outcome", stream, seq)
            return
        due = self.listed[table.id].chance
        drawing = self.drawings.get(table.id)
        if drawing is None:
            raise Tampered("record-uncommitted", stream, seq)
        if act.source != (Committed.name if due == DRAWN else due):
            raise Tampered("record-source", stream, seq, name=act.source or "nowhere", due=due)
        dist = table.decider.chance(table.state)
        number = (drawing.epoch.number, len(drawing.draws) + 1)
        if due == DRAWN and act.draw != number:
            raise Tampered("record-draw", stream, seq, name=number[1], name2=number[0])
        if dist is not None:
            deals = drawing.epoch.sealed and table.deals(act.command)
            deal = table.decider.game.sealed_deal(table.state.desk) if deals else 0
            drawing.draws.append((dist, act.command.what, act.command.value, deal))
        self.sources[act.source] = self.sources.get(act.source, 0) + 1

    def epoch(self, id: str, seq: int, epoch: Epoch) -> None:
        """An epoch begins where the last one ended; what was drawn in that follows from its secret."""
        stream, table, last = DRAWS + id, self.tables.get(id), self.drawings.get(id)
        if table is None or epoch.number != seq or epoch.since != (table.seq if last is not None else 0):
            raise Tampered("record-epoch", stream, seq)
        if bool(epoch.commitment) != (self.listed[id].chance == DRAWN):
            raise Tampered("record-secret", stream, seq)
        sealed = bool(epoch.commitment and table.decider.game.sealed_draws)
        if epoch.sealed != sealed and (epoch.sealed or not self.from_elsewhere):
            raise Tampered("record-sealed", stream, seq)
        if last is not None:
            before = epoch.before
            if before is None or before.drawn != len(last.draws) or before.sealed != last.dealt:
                raise Tampered("record-before", stream, seq)
            if last.epoch.commitment:
                try:
                    last.verify(before.secret, table.decider.game.sealed_pack())
                except BrokenCommitment as e:
                    raise Tampered(
                        "epoch-broken", stream, seq, name=epoch.number - 1, id=id, because=word_cause(e)
                    ) from None
                self.verified += len(last.draws)
        self.not_before(stream, seq, epoch.at)
        self.drawings[id] = Drawing(epoch)

    def key_used(self, read: Read) -> None:
        """What was done under a key; a letter between floors must be what its entry moved."""
        letter = read_letter(DONE.decode(read.body).answer)
        if letter is not None:
            ours = letter.is_from(self.journal.key.public)
            other, amount = (letter.dst, letter.amount) if ours else (letter.src, -letter.amount)
            self.transit[TRANSIT + other, letter.currency] -= amount

    # -- money ---------------------------------------------------------------------------------------------------------

    def purse_entry(self, stream: str, seq: int, entry: Entry) -> None:
        person = stream.removeprefix(PURSE)
        self.right_money(stream, seq, entry)
        self.not_before(stream, seq, entry.at)
        purse = self.purses.setdefault(person, Purse(person))
        purse.apply(entry)
        if purse.holds(entry.currency) < 0:
            raise Tampered("record-purse", stream, seq, money=entry.currency)
        self.ledger.entry(person, entry)

    def right_money(self, stream: str, seq: int, entry: Entry) -> None:
        """What comes from a table or goes to one is in that table's money; play money is issued, and never cashed."""
        if entry.currency not in MONEYS:
            raise Tampered("record-currency", stream, seq, value=entry.currency)
        if entry.other in (CAGE, ISSUE):
            if (entry.other == ISSUE) != is_issued(entry.currency):
                raise Tampered("record-through", stream, seq, money=entry.currency, other=entry.other)
            return
        if entry.other.startswith(TRANSIT):
            self.transit[entry.other, entry.currency] -= entry.amount
            return
        where: LiveTable | LiveTournament | None = None
        if entry.other.startswith(TABLE):
            where = self.tables.get(entry.other.removeprefix(TABLE))
        elif entry.other.startswith(TOURNAMENT):
            where = self.tournaments.get(entry.other.removeprefix(TOURNAMENT))
        table = where
        if table is None:
            raise Tampered("record-names", stream, seq, other=entry.other)
        if table.currency.code != entry.currency:
            raise Tampered(
                "record-money", stream, seq, money=entry.currency, other=entry.other, code=table.currency.code
            )

    # -- snapshots -----------------------------------------------------------------------------------------------------

    def snapshots(self) -> None:
        """What lies beside the records to save time: signed, and later compared with what the acts come to."""
        for stream, number, kind, state in self.journal.all_snapshots():
            what = Words("kept-what", {"kind": str(kind), "seq": str(number), "stream": str(stream)})
            try:
                if stream.startswith(TABLE) and kind == "Snapshot":
                    id, at = stream.removeprefix(TABLE), msgspec.json.decode(state, type=SnapshotAt)
                    good = at.genuine(id, self.journal.key.public) and msgspec.json.encode(at) == state
                    record, kept = at.record, Kept(what, at.hash, at.snapshot.seq, at.snapshot.state, at.shape)
                elif stream.startswith(WAY) and kind == "Waypoint":
                    id, point = stream.removeprefix(WAY), msgspec.json.decode(state, type=Waypoint)
                    good = genuine(id, point, self.journal.key.public) and msgspec.json.encode(point) == state
                    record, kept = point.record, Kept(what, point.hash, point.seq, point.state, point.shape)
                else:
                    raise Tampered("kept-none", stream, number, what=what)
            except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, AttributeError):
                raise Tampered("kept-unreadable", str(stream), what=what) from None
            if not good or record != number:
                raise Tampered("kept-unsigned", stream, record, what=what)
            self.kept.setdefault((id, record), []).append(kept)

    def compare(self, stream: str, seq: int, table: LiveTable) -> None:
        for kept in self.kept.pop((table.id, seq), ()):
            if kept.shape != table.shape:  # of another version: servers pass it over, and so does the audit
                continue
            there = self.restored_to.get(table.id)
            if there is None:
                there = LiveTable(table.id, table.decider.opening, Scripted(), lambda: 0.0, self.rules_of(table.id))
                self.restored_to[table.id] = there
            there.restore(Snapshot(kept.seq, kept.state))
            if (kept.hash, kept.seq, there.state) != (self.chains[stream].head, table.seq, table.state):
                raise Tampered("kept-otherwise", stream, seq, what=kept.what)

    def rules_of(self, id: str) -> Frozen:
        return self.rules[RULES + self.listed[id].digest]

    # -- at the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        for stream, (seq, _) in self.batch_heads.items():
            raise Tampered("end-unsigned", stream, seq)
        for spine, (seq, head) in self.known.items():
            chain = self.chains.get(spine)
            if (chain.seq if chain is not None else 0) < seq and Gap(spine, seq, head) not in self.excused:
                raise Tampered("tail-missing", spine, seq)
        for spine, number in self.due:
            raise Tampered("batch-missing", spine, number)
        for (id, record), kept in self.kept.items():
            raise Tampered("kept-after-nothing", TABLE + id, record, what=kept[0].what)
        for (other, money), difference in self.transit.items():
            if difference:
                raise Tampered("transit-otherwise", name=other, money=money)
        self.check_names()
        held = (code for purse in self.purses.values() for code in purse.balances)
        for code in dict.fromkeys((*self.ledger.balances, *held)):
            self.check_balance(MONEYS[code])
        seen = self.journal.witness.heads()
        for spine, chain in self.chains.items():
            if spine.startswith(SPINE):
                self.unwitnessed += max(0, chain.seq - seen.get(spine, (0, ""))[0])

    def check_names(self) -> None:
        """Everybody is called what the house wrote that they are called, and nobody else is called anything."""
        names = Names(self.journal.recorder, existing=True)
        for problem in self.naming.compare(names.rows()):
            raise Tampered(problem.reason, HOUSE, **problem.args)

    def check_balance(self, currency: Currency) -> None:
        """One money: all accounts sum to zero, and every purse holds what tables and cage make of it."""
        code = currency.code
        if total := self.ledger.total(code):
            raise Tampered("ledger-unbalanced", code=code, name=plain(total, currency))
        for person, purse in self.purses.items():
            held, booked = purse.holds(code), self.ledger.purse(person, code)
            if booked != held:
                raise Tampered(
                    "purse-otherwise",
                    PURSE + person,
                    person=person,
                    name=plain(held, currency),
                    code=code,
                    name2=plain(booked, currency),
                )
        for account, balance in self.ledger.balances.get(code, {}).items():
            if account.startswith("@purse/") and account.removeprefix("@purse/") not in self.purses and balance:
                raise Tampered("chips-without-entries", account)


def audit(journal: Journal, progress: Callable[[int], None] | None = None, receipts: Iterable[Receipt] = ()) -> Report:
    """Audits a whole store."""
    return Auditor(journal, progress, receipts).run()


__all__ = ["Auditor", "Finding", "Otherwise", "Report", "Restoration", "audit"]
