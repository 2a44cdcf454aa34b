"""The written form is a promise: stores of every form are opened, audited and continued by this version, what cannot be
read is said to be another version's, and nobody changes what is written without noticing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from stores import Where, audited
from tools.golden import FOLDER, House, broken, restore, store_file, types_file, written_types

from novamas.casino import Codec, LiveTable
from novamas.cli import main
from novamas.kit import forms
from novamas.kit.chance import Csprng
from novamas.kit.decider import Refused
from novamas.kit.forms import Lift, kind_in_form, lift_record, lift_tagged, split_kind
from novamas.store import journal, open_journal
from novamas.store.books import TABLE, SnapshotAt, open_books
from novamas.store.errors import OtherForm

FORMS = list(range(forms.FIRST, forms.FORM + 1))
HERE = "novamas.store.audit.engine_mark"


@pytest.fixture(params=FORMS)
def golden(request: pytest.FixtureRequest, where: Where) -> Where:
    """A golden store, put back into a store of each kind."""
    restore(store_file(request.param), where.url, where.keys)
    return where


@pytest.fixture
def one(tmp_path: Path) -> Where:
    """The golden store of the present form, in a file."""
    where = Where(str(tmp_path / "casino.db"), tmp_path / "keys", "sqlite")
    restore(store_file(forms.FORM), where.url, where.keys)
    return where


def play_on(where: Where, acts: int = 12) -> None:
    house = House(where.url, where.keys, seed=3)
    try:
        for id in house.tables:
            house.play(id, acts)
    finally:
        house.close()


# -- older stores ------------------------------------------------------------------------------------------------------


def test_there_is_a_golden_store_of_every_form() -> None:
    assert sorted(FOLDER.iterdir()) == sorted([*map(store_file, FORMS), *map(types_file, FORMS)])


def test_a_golden_store_is_in_order_and_goes_on(golden: Where) -> None:
    before = audited(golden)
    assert before.finding is None
    assert before.repeated, before.otherwise
    assert before.tables > 17
    play_on(golden)
    after = audited(golden)
    assert after.finding is None
    assert after.repeated
    assert after.acts > before.acts + 10 * before.tables
    assert after.restored == ()


def test_its_states_are_what_they_were(golden: Where) -> None:
    """A snapshot was taken when it was written; folding the acts anew comes to the same."""
    books = open_books(golden.url, keys=golden.keys, existing=True)
    try:
        for listed in books.list_tables():
            quick = books.load_table(listed, Csprng())
            table = books.empty_table(listed, Csprng())
            for act in books.acts(listed, Codec(table.decider)):
                table.apply(act)
            assert table.state == quick.state
    finally:
        books.close()


# -- what is written now -----------------------------------------------------------------------------------------------


def test_what_was_written_survives_every_type_of_today() -> None:
    before = msgspec.json.decode(types_file(forms.FORM).read_bytes())
    now = written_types()
    assert broken(before, now) == [], "older records would not survive this: raise FORM, and write lifts"
    assert before == now, "what was added must be put on file: python -m tools.golden --types"


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        ({}, "a/B is gone."),
        ({"a/B": {"x": "1"}}, "a/B has no 'y' any more."),
        ({"a/B": {"x": "2", "y": "1?"}}, "'x' of a/B is not what it was."),
        ({"a/B": {"x": "1", "y": "1"}}, "'y' of a/B may be missing in what was written, and is needed now."),
        ({"a/B": {"x": "1", "y": "1?", "z": "1"}}, "'z' of a/B may be missing in what was written, and is needed now."),
    ],
)
def test_a_change_that_breaks_is_told_from_an_addition(now: dict[str, dict[str, str]], sentence: str) -> None:
    before = {"a/B": {"x": "1", "y": "1?"}}
    assert broken(before, now) == [sentence]
    assert broken(before, {**before, "a/C": {"x": "1"}}) == []
    assert broken(before, {"a/B": {"x": "1?", "y": "1?", "z": "1?"}}) == []


# -- lifts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "kind", "form"),
    [("Act", "Act", 2), ("Act.3", "Act", 3), ("Act.12", "Act", 12), ("Act.x", "Act.x", 2), ("", "", 2)],
)
def test_a_kind_says_its_form(written: str, kind: str, form: int) -> None:
    assert split_kind(written) == (kind, form)
    if written not in ("Act.x", ""):
        assert kind_in_form(kind, form) == written


def test_lifts_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "FORM", 4)
    lifts = (
        Lift(3, "Paid", lambda body: {**body, "type": "PaidOut", "amount": 100 * body["amount"]}),
        Lift(2, "Gave", lambda body: {"type": "Paid", "amount": body["sum"]}),
    )
    assert msgspec.json.decode(lift_tagged(lifts, 2, msgspec.Raw(b'{"type":"Gave","sum":5}'))) == {
        "type": "PaidOut",
        "amount": 500,
    }
    assert msgspec.json.decode(lift_tagged(lifts, 3, msgspec.Raw(b'{"type":"Gave","sum":5}')))["type"] == "Gave"
    assert lift_tagged(lifts, 2, msgspec.Raw(b"null")) == msgspec.Raw(b"null")
    renamed = (Lift(2, "Table", lambda body: body, becomes="Listed"), Lift(3, "Listed", lambda body: {**body, "x": 1}))
    assert lift_record(renamed, "Table", 2, msgspec.Raw(b"{}")) == ("Listed", msgspec.Raw(b'{"x":1}'))


def test_a_store_of_this_form_is_continued_in_the_next(one: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a later version would: acts, records and rules of this form are lifted, and new ones say theirs."""
    lifted: set[str] = set()

    def seen(kind: str) -> Lift:
        return Lift(forms.FORM, kind, lambda body: lifted.add(kind) or body)  # type: ignore[func-returns-value]

    monkeypatch.setattr(journal, "LIFTS", (seen("Table"), seen("Rules"), seen("Entry"), seen("Epoch")))
    monkeypatch.setattr("novamas.table.decider.TableGame.lifts", (seen("Bring"), seen("Brought")))
    monkeypatch.setattr(forms, "FORM", forms.FORM + 1)
    play_on(one)
    report = audited(one)
    assert report.finding is None
    assert report.repeated
    assert lifted == {"Table", "Rules", "Entry", "Epoch", "Bring", "Brought"}
    read = open_journal(one.url, keys=one.keys, existing=True)
    try:
        written = {split_kind(kind)[1] for _, _, kind, _ in read.all()}
    finally:
        read.close()
    assert written == {forms.FORM - 1, forms.FORM}


def test_a_later_form_is_not_opened_and_nobody_is_accused(
    one: Where, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("novamas.store.origin.__version__", "9.9")
    with monkeypatch.context() as later:
        later.setattr(forms, "FORM", forms.FORM + 1)
        play_on(one, acts=4)
    said = f"written by version 9.9 of novamas, in form {forms.FORM + 1}; this version reads forms 2 to {forms.FORM}"
    with pytest.raises(OtherForm, match=said):
        open_books(one.url, keys=one.keys)
    report = audited(one)
    assert report.finding is not None
    assert report.finding.unread
    assert f"Written by version 9.9 (form {forms.FORM + 1}" in report.finding.sentence
    assert main(["audit", one.url, "--keys", str(one.keys), "--lang", "es"]) == 6
    printed = capsys.readouterr().out
    assert "Eso no dice nada contra la casa" in printed
    assert "NO están en orden" not in printed


# -- other engines -----------------------------------------------------------------------------------------------------


def refuse_bets(decider: Any, state: Any, command: Any) -> Any:
    """The engine of another version, which does not know this command any more."""
    from novamas.kit.decider import step

    if type(command).__name__ == "PlaceBet":
        raise Refused("not-now")
    return step(decider, state, command)


def test_what_another_version_decided_otherwise_is_counted_and_is_no_finding(
    one: Where, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("novamas.store.audit.step", refuse_bets)
    monkeypatch.setattr(HERE, lambda: "another")
    report = audited(one)
    assert report.finding is None
    assert report.differing > len(report.otherwise) == 20
    first = report.otherwise[0]
    assert first.engine not in ("", "another")
    assert "the law refuses this PlaceBet" in first.sentence
    assert report.balances == audited_plainly(one, monkeypatch).balances
    monkeypatch.setattr(HERE, lambda: "another")
    monkeypatch.setattr("novamas.store.audit.step", refuse_bets)
    assert main(["audit", one.url, "--keys", str(one.keys), "--lang", "es"]) == 6
    assert "nada dice que la casa hiciera trampa" in " ".join(capsys.readouterr().out.split())


def audited_plainly(one: Where, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.undo()
    return audited(one)


def test_what_this_version_decided_itself_must_follow(one: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the key cannot hide behind a version: what this engine wrote, this engine says again."""
    report = audited(one)
    assert report.finding is None
    engine = {opened.engine for opened in opened_in(one)}.pop()
    monkeypatch.setattr("novamas.store.audit.step", refuse_bets)
    monkeypatch.setattr(HERE, lambda: engine)
    report = audited(one)
    assert report.finding is not None
    assert not report.finding.unread
    assert "the law refuses this PlaceBet" in report.finding.sentence


def opened_in(where: Where) -> tuple[Any, ...]:
    from novamas.store.origin import origin_of

    read = open_journal(where.url, keys=where.keys, existing=True)
    try:
        return origin_of(read).opened
    finally:
        read.close()


@pytest.mark.parametrize("foreign", [True, False])
def test_what_cannot_be_read_is_another_versions_or_was_changed(
    one: Where, monkeypatch: pytest.MonkeyPatch, foreign: bool
) -> None:
    def unknown(self: Codec, body: Any, form: int) -> Any:
        raise msgspec.ValidationError("Invalid value 'Swirled'")

    monkeypatch.setattr(Codec, "read", unknown)
    engine = {opened.engine for opened in opened_in(one)}.pop()
    monkeypatch.setattr(HERE, lambda: "another" if foreign else engine)
    finding = audited(one).finding
    assert finding is not None
    assert finding.unread == foreign
    assert finding.sentence.startswith("Written by version" if foreign else "Record")


def test_a_snapshot_of_another_shape_is_passed_over(one: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    books = open_books(one.url, keys=one.keys, existing=True)
    try:
        before = {listed.id: books.load_table(listed, Csprng()).state for listed in books.list_tables()}
        for listed in books.list_tables():
            taken = books.snapshots.select_events(TABLE + listed.id, desc=True, limit=1)[0]
            assert books._snapshot(listed.id, msgspec.json.decode(taken.state, type=SnapshotAt).shape) is not None
        monkeypatch.setattr(LiveTable, "shape", "another")
        for listed in books.list_tables():
            assert books._snapshot(listed.id, "another") is None
            assert books.load_table(listed, Csprng()).state == before[listed.id]
    finally:
        books.close()
    assert audited(one).finding is None
