"""Draws under commitments: what the audit sees of a house that cheats, and what a restart leaves as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from evening import Evening, next_command
from stores import Where, audited
from whole_house import WholeHouse

from novamas.casino import LiveTable
from novamas.kit.chance import Committed, Csprng
from novamas.kit.decider import Chance
from novamas.store.books import DRAWN, TYPED, open_books
from novamas.store.draws import read_epoch
from novamas.store.errors import Tampered
from novamas.store.gate import Gate
from novamas.store.history import History

WHEEL_SOURCE = Committed.name


@pytest.fixture
def evening(where: Where) -> Iterator[Evening]:
    evening = Evening(where.url, seed=0, keys=where.keys)
    yield evening
    evening.close()


def to_chance(table: LiveTable, evening: Evening) -> None:
    while table.decider.chance(table.state) is None:
        evening.act(next_command(table))


def wrong(table: LiveTable) -> Chance:
    """Another outcome than the secret gives."""
    right = table.chance_command()
    assert right is not None
    return Chance(what=right.what, value=(int(str(right.value)) + 1) % 37)


def test_what_was_drawn_is_verified_once_its_epoch_is_over(where: Where, evening: Evening) -> None:
    for _ in range(4):
        evening.round()
    report = audited(where)
    assert report.finding is None
    assert report.sources == {WHEEL_SOURCE: 4}
    assert report.verified == 4, "a wheel has an epoch a spin, and each is revealed as it ends"
    assert evening.table.epoch == 5


def test_a_draw_that_does_not_follow_from_its_secret_is_found_even_if_the_house_signed_it(
    where: Where, evening: Evening
) -> None:
    evening.round()
    to_chance(evening.table, evening)
    evening.act(wrong(evening.table))
    while not evening.table.decider.resting(evening.table.state):
        evening.act(next_command(evening.table))
    evening.last.result()
    finding = audited(where).finding
    assert finding is not None
    assert "does not follow from the secret" in finding.sentence
    assert finding.stream == "draws/1"


def test_a_secret_that_was_not_committed_is_found_even_if_the_house_signed_it(where: Where, evening: Evening) -> None:
    """The house draws until it likes what comes, and reveals the secret that gave it."""
    to_chance(evening.table, evening)
    evening.table.secret = bytes(32)
    while not evening.table.decider.resting(evening.table.state):
        evening.act(next_command(evening.table))
    evening.last.result()
    finding = audited(where).finding
    assert finding is not None
    assert "is not the one that was committed" in finding.sentence


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"source": TYPED}, "this outcome was typed; the outcomes of this table are drawn"),
        ({"source": ""}, "this outcome was from nowhere"),
        ({"source": "seeded"}, "this outcome was seeded"),
        ({"source": WHEEL_SOURCE}, "is not draw 1 of epoch 1"),
        ({"source": WHEEL_SOURCE, "draw": (1, 2)}, "is not draw 1 of epoch 1"),
        ({"source": WHEEL_SOURCE, "draw": (2, 1)}, "is not draw 1 of epoch 1"),
    ],
)
def test_an_outcome_from_elsewhere_at_a_drawn_table_is_found_even_if_the_house_signed_it(
    where: Where, evening: Evening, how: dict, says: str
) -> None:
    to_chance(evening.table, evening)
    command = evening.table.chance_command()
    assert command is not None
    evening.books.committer.submit(evening.books.play(evening.table, evening.listed, command, **how)[1]).result()
    finding = audited(where).finding
    assert finding is not None
    assert says in finding.sentence


def test_a_drawn_outcome_at_a_typed_table_is_found_too(where: Where) -> None:
    house = WholeHouse(where)
    house.found()
    table = house.tables["typed"]
    while table.decider.chance(table.state) is None:
        house.act(table, house.next(table))
    records = house.books.play(table, house.listed["typed"], house.next(table), source=WHEEL_SOURCE, draw=(1, 1))[1]
    house.write(*records)
    house.close()
    finding = audited(where).finding
    assert finding is not None
    assert "the outcomes of this table are typed" in finding.sentence


def test_a_commitment_stands_before_the_betting_that_it_decides(where: Where, evening: Evening) -> None:
    """In an earlier batch: nobody could have chosen the secret knowing the bets."""
    for _ in range(3):
        evening.act(next_command(evening.table))
        while not evening.table.decider.resting(evening.table.state):
            evening.last.result()  # as a server does: what is on disk is told, and only then does anybody go on
            evening.act(next_command(evening.table))
        evening.last.result()
    batch, committed, opened, drawn = 0, {}, {}, {}
    epoch = 0
    for stream, seq, kind, state in evening.books.journal.all():
        if stream.startswith("spine/"):
            batch += 1
        elif stream == "draws/1":
            epoch = seq
            committed[epoch] = batch
        elif stream == "table/1" and kind in ("OpenBetting", "CloseBetting", "Chance"):
            act = msgspec.json.decode(state)["body"]
            (opened if kind == "OpenBetting" else drawn).setdefault(epoch, batch)
            if kind == "Chance":
                assert act["draw"] == [epoch, 1]
    assert set(opened) == set(drawn) == {1, 2, 3}
    for number in opened:
        assert committed[number] < opened[number] < drawn[number]


def test_anybody_can_check_an_epoch_that_is_over(where: Where, evening: Evening) -> None:
    for _ in range(2):
        evening.round()
    history = History(evening.books, evening.listed)
    to_chance(evening.table, evening)
    dist = evening.table.decider.chance(evening.table.state)
    assert dist is not None
    evening.last.result()
    for number in (1, 2):
        told = history.epoch(number, Gate())
        assert told is not None
        assert told.over
        (draw,) = told.draws
        assert draw.dist == msgspec.to_builtins(dist), "what could have come is told too"
        Committed.verify(told.commitment, told.secret, [(dist, draw.what, draw.value)])
    running = history.epoch(3, Gate())
    assert running is not None
    assert (running.over, running.secret, running.draws) == (False, "", ())
    assert history.epoch(4, Gate()) is None


def test_one_epoch_is_found_without_reading_all(where: Where, evening: Evening) -> None:
    for _ in range(15):
        evening.round()
    history = History(evening.books, evening.listed)
    select, read = evening.books.journal.recorder.select_events, list[str]()

    def select_events(stream: str, **options: object) -> object:
        rows = select(stream, **options)
        read.extend(stream for _ in rows if stream == "draws/1")
        return rows

    evening.books.journal.recorder.select_events = select_events  # type: ignore[method-assign]
    assert history.epoch(16, Gate()) is not None
    assert len(read) <= 10 < evening.table.epoch
    read.clear()
    assert history.epoch(2, Gate()) is not None
    assert "draws/1" in read


# -- going on under the same secret ------------------------------------------------------------------------------------


def shoe_secret(house: WholeHouse) -> tuple[int, bytes | None, int]:
    table = house.tables["shoe"]
    return table.epoch, table.secret, table.drawn


def test_a_restart_in_the_middle_of_a_shoe_goes_on_under_its_secret(where: Where) -> None:
    house = WholeHouse(where)
    house.found()
    house.round("shoe")
    table = house.tables["shoe"]
    while table.decider.chance(table.state) is None:
        house.act(table, house.next(table))
    before, due = shoe_secret(house), table.chance_command()
    assert before[1] is not None
    assert before[2] > 1, "cards have been dealt"
    house.close()
    house = WholeHouse(where, seed=2)
    assert shoe_secret(house) == before
    assert house.tables["shoe"].chance_command() == due
    house.round("shoe")
    house.close()
    assert audited(where).finding is None


def test_a_server_that_takes_a_table_over_goes_on_under_its_secret(where: Where) -> None:
    """Two servers of a house: one falls silent in the middle of a shoe, and the other deals on."""
    one = WholeHouse(where)
    one.found()
    one.round("shoe")
    two = WholeHouse(where, seed=2)
    assert shoe_secret(two) == shoe_secret(one)
    two.round("shoe")
    one.books.journal.forget("table/shoe")
    again = one.books.load_table(one.listed["shoe"], Csprng())
    assert (again.epoch, again.secret, again.drawn) == shoe_secret(two)
    one.close()
    two.close()
    assert audited(where).finding is None


def test_a_snapshot_in_the_middle_of_a_shoe_changes_nothing(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    house = WholeHouse(where)
    house.found()
    house.round("shoe")
    assert house.books.keep_snapshot(house.tables["shoe"])
    house.round("shoe")
    before = shoe_secret(house)
    house.close()
    house = WholeHouse(where, seed=2)
    assert shoe_secret(house) == before
    house.close()


def test_a_secret_that_was_changed_in_the_store_is_not_drawn_under(where: Where, sql: Callable[..., list]) -> None:
    evening = Evening(where.url, seed=0, keys=where.keys)
    evening.round()
    evening.close()
    ((number, state),) = sql(
        "select originator_version, state from stored_events where originator_id = ? order by 1 desc limit 1", "draws/1"
    )
    link = msgspec.json.decode(bytes(state))
    assert read_epoch(msgspec.json.encode(link["body"])).number == number
    link["body"]["locked"] = link["body"]["locked"][:-1] + ("0" if link["body"]["locked"][-1] != "0" else "1")
    sql("update stored_events set state = ? where originator_id = ? and originator_version = ?",
        msgspec.json.encode(link), "draws/1", number)  # fmt: skip
    books = open_books(where.url, keys=where.keys)
    with pytest.raises(Tampered, match="was not written by this house as it stands"):
        books.load_table(next(books.list_tables()), Csprng())
    books.close()


def test_typed_and_drawn_are_what_a_table_was_opened_with(where: Where) -> None:
    house = WholeHouse(where)
    house.found()
    assert {id: listed.chance for id, listed in house.listed.items()} == {
        "wheel": DRAWN, "shoe": DRAWN, "typed": TYPED,
    }  # fmt: skip
    assert house.tables["typed"].secret is None
    house.close()
