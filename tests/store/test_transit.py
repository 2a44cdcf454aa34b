"""Two floors, each a house of its own: purses that move between them, once, whatever happens on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from evening import Evening
from msgspec.structs import replace
from stores import Where, audited

from novamas.kit.decider import Refused
from novamas.kit.words import sentence
from novamas.store.books import Books, open_books
from novamas.store.transit import BadLetter, Letter, list_sent, receive, send

MONEY = "EUR-play"
NORTH, SOUTH = "north", "south"


@pytest.fixture
def floors(where: Where, request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Where]:
    """Two databases of a kind, with a key each."""
    keys = tmp_path / "south-keys"
    if where.kind == "sqlite":
        return {NORTH: where, SOUTH: Where(str(tmp_path / "south.db"), keys, where.kind)}
    return {NORTH: where, SOUTH: Where(request.getfixturevalue("postgres").another(), keys, where.kind)}


def open_floor(where: Where, seed: int) -> Evening:
    floor = Evening(where.url, seed, keys=where.keys)
    floor.round()
    return floor


def known(*floors: tuple[str, Books]) -> dict[str, str]:
    return {name: books.journal.key.public for name, books in floors}


def test_a_purse_moves_and_a_lost_floor_stops_nobody_else(floors: dict[str, Where]) -> None:
    """Chips go north to south; the north is lost on the way and the south plays on; then the letters are carried."""
    north, south = (open_floor(where, seed) for seed, where in enumerate(floors.values(), 4))
    keys = known((NORTH, north.books), (SOUTH, south.books))
    before = {floor: floor.books.purse("ana").holds(MONEY) for floor in (north, south)}

    first = send(north.books, NORTH, SOUTH, "ana", 30_000, MONEY, "one")
    assert send(north.books, NORTH, SOUTH, "ana", 30_000, MONEY, "one") == first
    assert north.books.purse("ana").holds(MONEY) == before[north] - 30_000
    assert receive(south.books, SOUTH, first, keys)
    assert not receive(south.books, SOUTH, first, keys)
    second = send(north.books, NORTH, SOUTH, "ana", 5_000, MONEY, "two")

    north.close()  # lost, with a letter that nobody has received
    south.round()
    assert south.books.purse("ana").holds(MONEY) == before[south] + 30_000
    send(south.books, SOUTH, NORTH, "bea", 700, MONEY, "home")  # waits for whoever is lost
    assert audited(floors[SOUTH]).finding is None

    back = open_books(floors[NORTH].url, keys=floors[NORTH].keys)
    try:
        letters = list(list_sent(back, NORTH))
        assert sorted(letter.key for letter in letters) == ["one", "two"]
        assert second in letters
        assert [receive(south.books, SOUTH, letter, keys) for letter in letters].count(True) == 1
        assert [receive(back, NORTH, letter, keys) for letter in list_sent(south.books, SOUTH)] == [True]
        assert south.books.purse("ana").holds(MONEY) == before[south] + 35_000
    finally:
        back.close()
        south.close()
    on_the_way = 0
    for name, where in floors.items():
        report = audited(where)
        assert report.finding is None, name
        on_the_way += report.balances[MONEY]["@transit"]
    assert on_the_way == 0


def test_what_is_no_letter_for_here(where: Where, tmp_path: Path) -> None:
    """Only a floor that is known sends anything, to whoever it is addressed, for as much as it has signed."""
    floor = Evening(where.url, 4, keys=where.keys)
    books, me = floor.books, known((NORTH, floor.books))
    held = books.purse("ana").holds(MONEY)
    letter = send(books, NORTH, SOUTH, "ana", 1_000, MONEY, "k")
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: send(books, NORTH, NORTH, "ana", 1, MONEY, "a"), "transit-same-floor"),
        (lambda: send(books, NORTH, SOUTH, "ana", 0, MONEY, "a"), "transit-nothing"),
        (lambda: send(books, NORTH, SOUTH, "ana", 1, MONEY, ""), "transit-no-key"),
        (lambda: receive(books, NORTH, letter, me), "transit-elsewhere"),
        (lambda: receive(books, SOUTH, letter, {}), "transit-unsigned"),
        (lambda: receive(books, SOUTH, replace(letter, amount=9_000), me), "transit-unsigned"),
    ]
    for act, reason in wrong:
        with pytest.raises(BadLetter) as told:
            act()
        assert told.value.reason == reason
        said = {sentence(told.value, lang) for lang in ("es", "en", "eu", "gl")}
        assert len(said) == 4
    for amount, key, code in ((held, "b", "purse-too-small"), (2_000, "k", "key-reused")):
        with pytest.raises(Refused) as refused:
            send(books, NORTH, SOUTH, "ana", amount, MONEY, key)
        assert refused.value.code == code
    assert books.purse("ana").holds(MONEY) == held - 1_000
    floor.close()


def test_the_audit_holds_entries_against_letters(where: Where) -> None:
    """Chips that came from another floor by no letter are found, though every record is signed by the house."""
    floor = Evening(where.url, 4, keys=where.keys)
    entry = floor.books.entry("ana", 9_000, MONEY, "@transit/south", "transit")
    floor.books.committer.submit([entry]).result()
    floor.leave()
    floor.close()
    finding = audited(where).finding
    assert finding is not None
    assert "@transit/south" in finding.sentence


def test_a_letter_reads_as_it_was_written() -> None:
    letter = Letter(NORTH, SOUTH, "ana", 5, MONEY, "k", "00")
    assert not letter.is_from("ab" * 32)
    assert replace(letter, sign="11").mark == letter.mark
