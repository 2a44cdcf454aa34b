"""The journal and the books on both stores: who writes first, what shares a sync, what a crash leaves."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from evening import OPENING, Evening
from eventsourcing.persistence import IntegrityError, OperationalError
from stores import Where

from novamas.casino import Codec, mark
from novamas.kit.chance import Seeded
from novamas.store import BadStore, Conflict, Journal, Record, open_journal
from novamas.store.audit import audit
from novamas.store.books import HOUSE, Books, open_books
from novamas.store.journal import SPINE
from novamas.store.origin import STORE, read_origin
from private_postgres import Server


class Dated(msgspec.Struct, frozen=True):
    """As much of a record as says when it was."""

    at: float


@pytest.fixture
def journals(where: Where):
    """Opens the store as often as wanted, as servers of one house would."""
    opened: list[Journal] = []

    def one_more(**options: object) -> Journal:
        opened.append(open_journal(where.url, keys=where.keys, **options))
        return opened[-1]

    yield one_more
    for journal in opened:
        journal.close()


def clean(where: Where) -> bool:
    journal = open_journal(where.url, keys=where.keys, existing=True)
    try:
        report = audit(journal)
    finally:
        journal.close()
    assert report.finding is None, report.finding
    return True


def spines(journal: Journal) -> dict[str, int]:
    """How many batches each server wrote."""
    found: dict[str, int] = {}
    for stream, _, _, _ in journal.all():
        if stream.startswith(SPINE):
            found[stream] = found.get(stream, 0) + 1
    return found


# -- who writes first --------------------------------------------------------------------------------------------------


def test_two_writers_cannot_write_the_same_record(journals) -> None:
    one, two = journals(), journals()
    one.append([Record("table/1", "X", 1)])
    two.append([Record("table/1", "X", 2)])
    for _ in range(2):  # and who lost a stream writes nothing to it before it is read again
        with pytest.raises(Conflict):
            one.append([Record("table/1", "X", 3)])
    one.forget("table/1")
    assert one.append([Record("table/1", "X", 3)]) == {"table/1": 3}
    assert [read.seq for read in two.read("table/1")] == [1, 2, 3]


def test_servers_whose_clocks_differ_write_no_stream_backwards(where: Where, journals) -> None:
    """What several servers write to is never stamped earlier than what lies there, whoever wrote the last batch."""
    slow = journals(clock=lambda: 1_000.0)
    fast = journals(clock=lambda: 1_100.0)
    slow.append([Record(HOUSE, "Policy", Dated(slow.clock()))])
    late = journals(clock=lambda: 1_000.0)  # the last batch is of 1,000, the last opening of 1,100
    opened = [read_origin(read) for read in late.read(STORE)]
    assert [each.at for each in opened] == [1_000.0, 1_000.0, 1_100.0, 1_100.0]
    for journal in (fast, slow, late):
        journal.forget(HOUSE)
        journal.append([Record(HOUSE, "Policy", Dated(1_000.0 if journal is slow else 1_100.0))])
    assert [msgspec.json.decode(read.body, type=Dated).at for read in late.read(HOUSE)] == [1_000.0, *[1_100.0] * 3]
    assert clean(where)


def test_a_record_says_what_it_was_written_after(journals) -> None:
    """A purse is checked before it is charged: the entry holds only if nothing came in between."""
    one, two = journals(), journals()
    one.append([Record("purse/ana", "X", 1, after=0), Record("purse/ana", "X", 2, after=1)])
    two.append([Record("purse/ana", "X", 3, after=2)])
    with pytest.raises(Conflict):
        two.append([Record("purse/ana", "X", 4, after=2)])
    assert [read.seq for read in one.read("purse/ana")] == [1, 2, 3]


def test_a_batch_is_written_as_a_whole_or_not_at_all(journals) -> None:
    one, two = journals(), journals()
    one.append([Record("a", "X", 1), Record("b", "X", 1)])
    two.append([Record("b", "X", 2)])
    with pytest.raises(Conflict):
        one.append([Record("a", "X", 2), Record("b", "X", 2)])
    assert [len(list(two.read(stream))) for stream in "ab"] == [1, 2]
    assert one.append([Record("a", "X", 2)]) == {"a": 2}  # the other stream was not lost


def test_servers_have_spines_of_their_own_and_one_key(where: Where, journals) -> None:
    one = Evening(where.url, id="1", keys=where.keys)
    two = Evening(where.url, id="2", keys=where.keys)
    for _ in range(3):
        one.round()
        two.round()
    one.close()
    two.close()
    assert clean(where)
    assert len(spines(journals(existing=True))) == 2


def test_a_missing_tail_of_one_server_shows_although_another_wrote_on(where: Where, sql) -> None:
    one = Evening(where.url, id="1", keys=where.keys)
    one.round()
    mine = one.books.journal.spine
    one.close()
    two = Evening(where.url, id="2", keys=where.keys)
    two.round()
    two.close()
    last = sql("select max(originator_version) from stored_events where originator_id='table/1'")[0][0]
    sql("delete from stored_events where originator_id='table/1' and originator_version=?", last)
    sql("delete from stored_events where originator_id=? and originator_version=?", mine.stream, mine.seq)
    journal = open_journal(where.url, keys=where.keys, existing=True)
    found = audit(journal).finding
    journal.close()
    assert found is not None


def test_a_table_is_opened_once(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    with pytest.raises(Conflict):
        evening.books.open_table("1", OPENING, Seeded(1), "dora")
    evening.close()


# -- what shares a sync ------------------------------------------------------------------------------------------------


class Gate:
    """Holds the first write back until it is opened, and counts transactions."""

    def __init__(self, journal: Journal) -> None:
        self.open = threading.Event()
        self.entered = threading.Event()
        self.transactions: list[int] = []
        self.insert = journal.recorder.insert_events
        journal.recorder.insert_events = self  # type: ignore[method-assign]

    def __call__(self, rows: list[object]) -> object:
        self.entered.set()
        self.open.wait(10)
        self.transactions.append(len(rows))
        return self.insert(rows)


def test_many_tables_share_one_transaction(where: Where) -> None:
    books = open_books(where.url, keys=where.keys)
    gate = Gate(books.journal)
    first = books.committer.submit([Record("table/0", "X", 0)])
    gate.entered.wait(10)
    waiting = [books.committer.submit([Record(f"table/{n}", "X", n)]) for n in range(1, 201)]
    gate.open.set()
    first.result(10)
    assert [done.result(10)[f"table/{n}"] for n, done in enumerate(waiting, 1)] == [1] * 200
    assert gate.transactions == [2, 201]
    assert spines(books.journal) == {books.journal.spine.stream: 3}, "the first says that this process writes"
    books.close()


def test_only_the_sender_of_a_conflict_hears_of_it(where: Where, journals) -> None:
    books = open_books(where.url, keys=where.keys)
    books.committer.submit([Record("table/7", "X", 0)]).result(10)
    journals().append([Record("table/7", "X", "somebody else")])
    gate = Gate(books.journal)
    books.committer.submit([Record("table/0", "X", 0)])
    gate.entered.wait(10)
    waiting = {n: books.committer.submit([Record(f"table/{n}", "X", n)]) for n in range(1, 21)}
    later = books.committer.submit([Record("table/7", "X", "built on what did not happen")])
    gate.open.set()
    failed = [n for n, done in waiting.items() if done.exception(10) is not None]
    assert failed == [7]
    assert isinstance(later.exception(10), Conflict)
    assert [read.seq for read in books.journal.read("table/7")] == [1, 2]
    books.close()


def test_after_a_failed_write_nothing_is_built_on_it(where: Where) -> None:
    """The disk fails once: the act is lost, so are those decided after it; read anew, the table goes on."""
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    recorder = evening.books.journal.recorder
    insert = recorder.insert_events
    recorder.insert_events = failing(insert, OperationalError("the disk is full"))  # type: ignore[method-assign]
    before = len(list(evening.books.journal.read("table/1")))
    evening.act(evening.table.staff_command())
    with pytest.raises(OperationalError):
        evening.last.result(10)
    evening.act(evening.table.staff_command())
    with pytest.raises(Conflict):
        evening.last.result(10)
    assert len(list(evening.books.journal.read("table/1"))) == before
    evening.table = evening.books.load_table(next(evening.books.list_tables()), Seeded(1))
    evening.round()
    evening.close()
    assert clean(where)


def failing(insert: Callable[..., object], error: Exception) -> Callable[..., object]:
    times = iter([error])

    def insert_events(rows: list[object]) -> object:
        for error in times:
            raise error
        return insert(rows)

    return insert_events


def test_a_batch_that_was_written_before_the_line_broke_is_acknowledged(where: Where, journals) -> None:
    """The recorder tries again after a broken connection and finds the records there: they are our own."""
    journal = journals()
    insert = journal.recorder.insert_events

    def twice(rows: list[object]) -> object:
        insert(rows)
        raise IntegrityError("duplicate key")

    journal.recorder.insert_events = twice
    assert journal.append([Record("house", "X", {"n": 1})]) == {"house": 1}
    journal.recorder.insert_events = insert
    assert journal.append([Record("house", "X", {"n": 2})]) == {"house": 2}
    assert clean(where)


def test_who_stops_waiting_does_not_stop_the_writing(where: Where) -> None:
    books = open_books(where.url, keys=where.keys)
    impatient = books.committer.submit([Record("a", "X", 1)])
    impatient.cancel()
    assert books.committer.submit([Record("a", "X", 2)]).result(10) == {"a": 2}
    books.close()


# -- what is read back -------------------------------------------------------------------------------------------------


def loaded(where: Where) -> tuple[Books, object]:
    books = open_books(where.url, keys=where.keys)
    return books, books.load_table(next(books.list_tables()), Seeded(1))


def test_the_same_command_sent_twice_is_known_after_a_restart(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    opens = evening.table.staff_command()
    seq = evening.table.seq
    evening.act(opens, key="phone-17")
    evening.close()
    books, table = loaded(where)
    assert {key: (done.seq, done.mark) for key, done in table.keys.items()} == {"phone-17": (seq, mark(opens))}
    books.close()


@pytest.fixture
def snapped(where: Where, monkeypatch: pytest.MonkeyPatch) -> Where:
    """A store with two snapshots, and a little that came after them."""
    monkeypatch.setattr("novamas.store.books.EVERY", 40)
    evening = Evening(where.url, keys=where.keys)
    evening.act(evening.table.staff_command())
    while not evening.table.decider.resting(evening.table.state):
        evening.act(evening.table.staff_command() or evening.table.chance_command())
    kept = 0
    while kept < 2:
        evening.round()
        kept += evening.books.keep_snapshot(evening.table)
    evening.round()
    evening.close()
    return where


def test_from_a_snapshot_and_from_the_start_a_table_is_the_same(snapped: Where, sql) -> None:
    books, table = loaded(snapped)
    quick = (table.state, table.seq, table.epoch, table.drawn)
    assert len(table.tail) < table.seq  # it did come from a snapshot
    books.close()
    sql("delete from snapshots")
    books, table = loaded(snapped)
    assert (table.state, table.seq, table.epoch, table.drawn) == quick
    books.close()
    assert clean(snapped)


@pytest.mark.parametrize("state", [b"not JSON", b"{}", b'{"record": 3, "hash": "", "snapshot": null}', "older"])
def test_a_snapshot_that_does_not_fit_is_passed_over(snapped: Where, sql, state: bytes | str) -> None:
    books, table = loaded(snapped)
    right = (table.state, table.seq)
    books.close()
    rows = sql("select originator_version, state from snapshots order by originator_version")
    # Even a real one is not believed beside a record that it was not taken after.
    wrong = bytes(rows[0][1]).replace(b'"seq":', b'"seq":1', 1) if state == "older" else state
    sql("update snapshots set state=? where originator_version=?", wrong, rows[-1][0])
    books, table = loaded(snapped)
    assert (table.state, table.seq) == right
    books.close()


def test_a_snapshot_is_not_ahead_of_the_disk(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    evening = Evening(where.url, keys=where.keys)
    evening.last.result()
    gate = Gate(evening.books.journal)
    evening.act(evening.table.staff_command())
    while not evening.table.decider.resting(evening.table.state):
        evening.act(evening.table.staff_command() or evening.table.chance_command())
    assert not evening.books.keep_snapshot(evening.table)
    gate.open.set()
    evening.last.result(10)
    assert evening.books.keep_snapshot(evening.table)
    evening.close()


def test_a_long_table_opens_through_its_snapshot(where: Where) -> None:
    """Twenty thousand acts, of which hardly any are read again."""
    evening = Evening(where.url, keys=where.keys)
    for _ in range(10):
        for _ in range(500):
            quick_round(evening)
        evening.last.result()
        assert evening.books.keep_snapshot(evening.table)
    quick_round(evening)
    evening.last.result()
    assert evening.books.journal.head("table/1").seq > 20_000
    state, seq = evening.table.state, evening.table.seq
    evening.close()
    books = open_books(where.url, keys=where.keys)
    read = counted(books)
    table = books.load_table(next(books.list_tables()), Seeded(1))
    assert (table.state, table.seq) == (state, seq)
    assert sum(read) < 50
    # Nor are they for a viewer who was cut off for a moment.
    read.clear()
    listed = next(books.list_tables())
    back = list(books.acts(listed, Codec(table.decider), since=seq - 5))
    assert back[0].seq <= seq - 5 < back[0].end
    assert back[-1].end == seq
    assert sum(read) < 50
    books.close()


def test_acts_since_any_event_are_those_that_end_after_it(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    listed, codec = next(evening.books.list_tables()), Codec(evening.table.decider)
    every = list(evening.books.acts(listed, codec))
    for since in range(-1, evening.table.seq + 2):
        assert list(evening.books.acts(listed, codec, since)) == [act for act in every if act.end > since]
    evening.close()


def quick_round(evening: Evening) -> None:
    while True:
        evening.act(evening.table.staff_command() or evening.table.chance_command())
        if evening.table.decider.resting(evening.table.state):
            return


def counted(books: Books) -> list[int]:
    """How many records each question to the store brings back."""
    select = books.journal.recorder.select_events
    read: list[int] = []

    def select_events(*arguments: object, **options: object) -> object:
        rows = select(*arguments, **options)
        read.append(len(rows))
        return rows

    books.journal.recorder.select_events = select_events
    return read


# -- where it lies -----------------------------------------------------------------------------------------------------


def test_an_audit_creates_nothing(where: Where, sql, tmp_path: Path) -> None:
    if where.kind == "postgresql":
        with pytest.raises(BadStore, match="no books in it"):
            open_books(where.url, keys=where.keys, existing=True)
        assert sql("select count(*) from pg_tables where schemaname='public'") == [(0,)]
    else:
        with pytest.raises(BadStore, match="There is no store"):
            open_books(where.url, keys=where.keys, existing=True)
    assert list(tmp_path.iterdir()) == []


def test_who_reads_cannot_write(where: Where, journals) -> None:
    journals().append([Record("a", "X", 1)])
    with pytest.raises(BadStore, match="reading only"):
        journals(existing=True).append([Record("a", "X", 2)])


def test_an_address_is_read_as_libpq_reads_it(postgres: Server, tmp_path: Path) -> None:
    url = postgres.database()
    name = url.rpartition("/")[2]
    socket = str(postgres.folder).replace("/", "%2F")
    for n, other in enumerate(
        [
            url.replace("postgres@", "post%67res:p%40ss%3Aword@"),
            f"{url}?sslmode=disable&application_name=novamas",
            f"postgresql://postgres@{socket}:{postgres.port}/{name}",
            f"postgresql:///{name}?host={socket}&port={postgres.port}&user=postgres",
        ],
        1,
    ):
        journal = open_journal(other, keys=tmp_path)
        assert journal.append([Record("a", "X", n)]) == {"a": n}
        journal.close()


def test_the_keys_of_a_database_have_a_place_of_their_own(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys and witness lie apart from the store and from each other, under the house's number: wherever the database
    moves, and whatever other database is found at its old address, the house is the same."""
    monkeypatch.delenv("NOVAMAS_KEYS")
    monkeypatch.delenv("NOVAMAS_WITNESS")
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    urls = [postgres.database(), str(tmp_path / "casino.db")]
    houses = []
    for url in urls:
        journal = open_journal(url)
        houses.append(journal.id)
        journal.close()
    keys, witness = tmp_path / ".config/novamas/keys", tmp_path / ".local/state/novamas/witness"
    assert {each.name for each in keys.iterdir()} == {each.name for each in witness.iterdir()} == set(houses)
    for house in houses:
        assert (keys / house / "house.key").stat().st_mode & 0o777 == 0o600
        assert (keys / house).stat().st_mode & 0o777 == (witness / house).stat().st_mode & 0o777 == 0o700
    moved = Path(urls[1]).rename(tmp_path / "elsewhere.db")
    journal = open_journal(str(moved))
    assert journal.id == houses[1]
    journal.close()
