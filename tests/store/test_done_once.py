"""Once: what was done under a key is never done again, however long ago it was and whoever asks."""

from __future__ import annotations

import threading

import pytest
from evening import Evening
from hypothesis import given, settings
from hypothesis import strategies as st
from stores import Where

from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.store import Conflict, Record, open_journal
from novamas.store.audit import audit
from novamas.store.books import open_books
from novamas.store.once import LONGEST, Known, find, once, stream_of

LATER = 10_000  # commands


def test_a_key_is_for_ever(where: Where) -> None:
    """Ten thousand commands and a restart later, the same key brings the same answer."""
    books = open_books(where.url, keys=where.keys)
    first = once("table/1", "ana", "phone-1", {"on": "red"})
    assert first is not None
    books.committer.submit([Record("house", "Note", {}), first.record({"seq": 17})]).result()
    for start in range(0, LATER, 500):
        some = [once("table/1", "ana", f"phone-{n}", n) for n in range(start + 2, start + 502)]
        records = [
            record for each in some if each is not None for record in (Record("house", "Note", {}), each.record(1))
        ]
        books.committer.submit(records).result()
    books.close()
    books = open_books(where.url, keys=where.keys)
    books.done.load(books.journal.recorder)
    assert books.done.may_hold(first.stream)
    done = find(books.journal, first.stream)
    assert done is not None
    assert bytes(first.check(done)) == b'{"seq":17}'
    with pytest.raises(Conflict):  # and nothing that carries it is written
        books.committer.submit([Record("house", "Note", {}), first.record({"seq": 99})]).result()
    assert books.journal.end_of("house").seq == LATER + 1
    books.close()


def test_a_key_that_stood_for_something_else_is_refused(where: Where) -> None:
    journal = open_journal(where.url, keys=where.keys)
    first, other = (once("table/1", "ana", "phone-1", asked) for asked in ("red", "black"))
    assert first is not None
    assert other is not None
    assert first.stream == other.stream
    journal.append([first.record(1)])
    done = find(journal, other.stream)
    assert done is not None
    with pytest.raises(Refused, match="key-reused"):
        other.check(done)
    journal.close()


def test_a_key_belongs_to_one_person_and_one_place() -> None:
    places = [("table/1", "ana", "k"), ("table/2", "ana", "k"), ("table/1", "bea", "k"), ("table/1", "ana", "l")]
    tricky = [("table/1", "an", "ak"), ("table/1a", "na", "k"), ('table/1","ana', "", "k")]
    assert len({stream_of(*place) for place in (*places, *tricky)}) == len(places) + len(tricky)
    assert once("table/1", "ana", "", "red") is None
    with pytest.raises(BadInput):
        once("table/1", "ana", "k" * (LONGEST + 1), "red")


def test_the_same_key_twice_in_one_commit_happens_once(where: Where) -> None:
    """Both wait for the same sync: one of them is written, with all that it carries, and the other not at all."""
    books = open_books(where.url, keys=where.keys)
    gate, held = threading.Event(), threading.Event()
    books.committer.do(lambda: (held.set(), gate.wait(10)))
    assert held.wait(10)
    asked = once("table/1", "ana", "phone-1", "red")
    assert asked is not None
    waiting = [
        books.committer.submit([Record(f"purse/{who}", "Note", {}), asked.record(who)]) for who in ("ana", "bea", "eva")
    ]
    alone = books.committer.submit([Record("house", "Note", {})])
    gate.set()
    assert alone.result(10) == {"house": 1}, "who had nothing to do with it is not kept from anything"
    said = [each.exception(10) for each in waiting]
    assert [each is None for each in said] == [True, False, False]
    assert all(isinstance(each, Conflict) for each in said[1:])
    assert [books.journal.end_of(f"purse/{who}").seq for who in ("ana", "bea", "eva")] == [1, 0, 0]
    done = find(books.journal, asked.stream)
    assert done is not None
    assert bytes(done.answer) == b'"ana"'
    books.close()


def test_two_servers_and_one_key(where: Where) -> None:
    one, two = (open_journal(where.url, keys=where.keys) for _ in range(2))
    asked = once("table/1", "ana", "phone-1", "red")
    assert asked is not None
    one.append([Record("house", "Note", {}), asked.record("one")])
    with pytest.raises(Conflict):
        two.append([Record("house", "Note", {}), asked.record("two")])
    assert two.end_of("house").seq == 1
    one.close()
    two.close()


def test_keys_are_part_of_the_books(where: Where, sql) -> None:
    """A key that is taken out, so that a command can be done twice, is missed."""
    evening = Evening(where.url, keys=where.keys)
    asked = once("table/1", "ana", "phone-1", "red")
    assert asked is not None
    evening.books.committer.submit([asked.record(1)]).result()
    evening.close()
    sql("delete from stored_events where originator_id = ?", asked.stream)
    journal = open_journal(where.url, keys=where.keys, existing=True)
    finding = audit(journal).finding
    journal.close()
    assert finding is not None
    assert finding.stream == asked.stream


# -- the filter --------------------------------------------------------------------------------------------------------

names = st.text(max_size=8)


@settings(deadline=None)
@given(
    st.lists(st.tuples(names, names), max_size=60), st.lists(st.tuples(names, names), max_size=60), st.integers(0, 9)
)
def test_a_key_that_was_used_is_never_taken_for_new(before: list, after: list, merge: int) -> None:
    """Whatever was loaded, whatever came while it was, and however often what is new is sorted in."""
    streams = [[stream_of("table/1", person, key) for person, key in some] for some in (before, after)]
    known = Known()
    meanwhile, later = streams[1][: len(streams[1]) // 2], streams[1][len(streams[1]) // 2 :]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("novamas.store.once.MERGE", merge)

        def loading(*_: object) -> list[str]:
            for stream in meanwhile:
                known.add(stream)
            return streams[0]

        patch.setattr("novamas.store.once.streams_between", loading)
        assert known.may_hold(stream_of("", "", "")), "before it has read, it knows nothing"
        known.load(None)  # type: ignore[arg-type]
        for stream in later:
            known.add(stream)
    assert all(map(known.may_hold, (*streams[0], *streams[1])))
    unused = [stream_of("table/2", "nobody", str(n)) for n in range(50)]
    assert not any(map(known.may_hold, unused)), "and what was not is not looked up"


def test_the_filter_is_read_from_the_store(where: Where) -> None:
    journal = open_journal(where.url, keys=where.keys)
    asked = [each for n in range(300) if (each := once("cage", "ana", str(n), n)) is not None]
    journal.append([Record("kez", "X", {}), Record("key", "X", {}), *(each.record(n) for n, each in enumerate(asked))])
    known = Known()
    known.load(journal.recorder)
    assert known.ready
    assert all(known.may_hold(each.stream) for each in asked)
    assert not known.may_hold(stream_of("cage", "ana", "300"))
    journal.close()
