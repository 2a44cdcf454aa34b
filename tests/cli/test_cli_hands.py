"""`novamas hands`: a table's hands out of a store, without what their reader may not see, and a file of hands in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from casino_books import small_store

from novamas.casino import purse_moves
from novamas.games.bots import fill
from novamas.games.circle_poker.acts import Check, HandEnded
from novamas.games.circle_poker.phh import Dealt, read_all
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Command, is_person
from novamas.store.books import open_books
from novamas.table import Opening
from novamas.table.acts import Bring

PEOPLE = ("ana", "bea", "carlos", "dani")


def poker_store(path: Path, hands: int = 2) -> Path:
    """Four players check some hands of hold'em to the end."""
    books, rng = open_books(str(path)), random.Random(1)
    opening = Opening(law="euskadi-1996", game="texas-holdem", minimum=500, seats=len(PEOPLE))
    table, listed, done = books.open_table("P1", opening, Seeded(1), "dora")
    done.result()
    money = table.currency.code
    books.committer.submit([books.entry(who, 90_000, money, "@issue", "play chips") for who in PEOPLE]).result()
    ended = 0

    def play(command: Command) -> None:
        nonlocal ended
        drawing = table.drawing() if command.by == CHANCE else {}
        act, records = books.play(table, listed, command, person="carla" if command.by[:1] == "@" else "", **drawing)
        records += [books.entry(who, amount, money, "table/P1", "chips") for who, amount in purse_moves(act)]
        books.committer.submit(records).result()
        ended += sum(isinstance(event, HandEnded) for event in act.events)

    for who in PEOPLE:
        play(Bring(by=who, amount=50_000))
        play(fill(table.decider, table.decider.options(table.state, who, "Sit")[0], rng))
    while ended < hands:
        waits = [a for a in table.decider.awaits(table.state) if is_person(a.who)]
        if waits:
            play(Check(by=waits[0].who))
        else:
            play(table.staff_command() or table.chance_command())
    books.close()
    return path


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return poker_store(tmp_path / "casino.db")


def test_hands_go_out_and_are_read_again(novamas, store: Path, tmp_path: Path) -> None:
    file = tmp_path / "hands.phhs"
    assert novamas("hands", store, "--table", "P1", "--reader", "ana", "--out", file) == (0, "", "")
    records = read_all(file.read_text(encoding="utf-8"))
    assert len(records) == 2
    for record in records:
        dealt = {record.players[a.who]: a.cards for a in record.actions if isinstance(a, Dealt)}
        assert {who: None in cards for who, cards in dealt.items()} == {who: who != "ana" for who in PEOPLE}
        assert record.stacks != record.finish
        assert record.currency == "EUR"
    code, out, err = novamas("hands", file)
    assert (code, err) == (0, "")
    assert "ana 500" in out
    assert "Manos" not in out
    assert "Mano" in novamas("hands", file, "--lang", "es").out


def test_a_hand_of_a_file_is_played_again(novamas, store: Path, tmp_path: Path) -> None:
    file = tmp_path / "hands.phhs"
    novamas("hands", store, "--table", "P1", "--reader", "ana", "--out", file)
    code, out, err = novamas("hands", file, "--hand", "2")
    assert (code, err) == (0, "")
    assert out.count("board") == 5
    assert "ana: passes" in out
    assert "wins" in out
    assert "ana: pasa" in novamas("hands", file, "--hand", "2", "--lang", "es").out


REFUSED = [
    (lambda t: t, 3, "has 2 hands, and none is number 3"),
    (lambda t: t.replace("p1 cc", "p2 cc", 1), 1, "is out of turn"),
    (lambda t: t.replace('"p1 cc"', '"p1 cbr 1"', 1), 1, "The rules do not allow what"),
    (lambda t: t.replace('  "p1 cc",\n', "", 1), 1, "is out of turn"),
    (lambda t: t.replace("_novamas_taken = [", "_novamas_taken = [1, ", 1), 1, "follows from no percentage"),
    (lambda t: t.replace("finishing_stacks = [", "finishing_stacks = [7", 1), 1, "ends with other chips"),
    (lambda t: t.replace("blinds_or_straddles = [0", "blinds_or_straddles = [3", 1), 1, "does not put in"),
]


@pytest.mark.parametrize(("change", "hand", "says"), REFUSED, ids=[says for *_, says in REFUSED])
def test_a_hand_that_is_not_by_the_rules_is_told_in_a_sentence(
    novamas, store: Path, tmp_path: Path, change, hand: int, says: str
) -> None:
    file = tmp_path / "hands.phhs"
    novamas("hands", store, "--table", "P1", "--reader", "ana", "--out", file)
    text = file.read_text(encoding="utf-8")
    assert hand == 3 or change(text) != text, text
    file.write_text(change(text), encoding="utf-8")
    assert says in novamas("hands", file, "--hand", str(hand)).sentence()


def test_without_a_reader_only_open_cards_are_told(novamas, store: Path) -> None:
    records = read_all(novamas("hands", store, "--table", "P1").out)
    assert all(a.cards == (None, None) for record in records for a in record.actions if isinstance(a, Dealt))


def test_what_cannot_be_done_is_told_in_a_sentence(novamas, store: Path, tmp_path: Path) -> None:
    assert "--table" in novamas("hands", store).sentence()
    assert "no table" in novamas("hands", store, "--table", "X").sentence()
    assert "have no form" in novamas("hands", small_store(tmp_path / "boule.db"), "--table", "B1").sentence()
    assert "cannot be read" in novamas("hands", tmp_path / "none.phh").sentence()
    (tmp_path / "bad.phh").write_text('variant = "FB"\n', encoding="utf-8")
    assert "does not have the variety FB" in novamas("hands", tmp_path / "bad.phh").sentence()
