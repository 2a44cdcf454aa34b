"""Somebody who can write to the database, but is no server of the house, changes what people may do: in vain.

The last record of a stream has none after it that would not fit, and no audit has run yet; its seal does not fit.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from visitors import PASSWORD, Casino

from novamas.server.house import House
from novamas.store import Tampered, open_journal
from novamas.store.audit import audit
from novamas.store.books import open_books
from novamas.store.chain import decode, digest, encode

LAST = "select originator_version, topic, state from stored_events where originator_id = ? order by 1 desc limit 1"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A house whose second director was demoted: that is the last thing that its stream says."""
    path = tmp_path / "casino.db"
    casino = Casino(path)
    with casino.client:
        dora = casino.someone("director")
        casino.account("director", "mallory")
        (mallory,) = [id for id, name in casino.people.names.all().items() if name == "mallory"]
        answer = dora("PUT", f"/api/accounts/{mallory}/role", {"role": "player"})
        assert answer.status_code in (200, 204), answer.text
        assert casino.people.get(mallory).role == "player"
        (path.parent / "mallory").write_text(mallory, encoding="utf-8")
    return path


def last(path: Path, stream: str) -> tuple[int, str, bytes]:
    with sqlite3.connect(path) as db:
        found: tuple[int, str, bytes] = db.execute(LAST, (stream,)).fetchone()
    return found


def change(path: Path, stream: str, topic: str, state: bytes) -> None:
    seq = last(path, stream)[0]
    with sqlite3.connect(path) as db:
        db.execute(
            "update stored_events set topic = ?, state = ? where originator_id = ? and originator_version = ?",
            (topic, state, stream, seq),
        )


def opened(path: Path) -> Casino:
    """The house opens again, and reads who may do what."""
    books = open_books(str(path))
    try:
        house = House(books)
        house.load()
        return Casino(house)
    except BaseException:
        books.close()
        raise


def test_a_demotion_holds_after_a_restart(store: Path) -> None:
    """What the others change is really there."""
    assert last(store, "house")[1] == "RoleChanged"
    casino = opened(store)
    with casino.client:
        mallory = (store.parent / "mallory").read_text(encoding="utf-8")
        assert casino.people.get(mallory).role == "player"
        answer = casino.ask("POST", "/api/session", {"name": "mallory", "password": PASSWORD})
        assert answer.json()["role"] == "player"


def other_kind(seq: int, topic: str, state: bytes) -> tuple[str, bytes]:
    """It says the same, but as a note that nobody reads."""
    return "Note", state


def other_body(seq: int, topic: str, state: bytes) -> tuple[str, bytes]:
    link = msgspec.json.decode(state)
    link["body"]["role"] = "director"
    return topic, msgspec.json.encode(link)


def other_frame(seq: int, topic: str, state: bytes) -> tuple[str, bytes]:
    """Written anew from its first byte, by somebody who knows all but the secret."""
    link = decode("house", seq, state)
    body: Any = msgspec.json.decode(link.body) | {"role": "director"}
    return topic, encode("house", seq, topic, link.prev, body, b"a secret of their own")


@pytest.mark.parametrize("forge", [other_kind, other_body, other_frame])
def test_a_demotion_is_not_undone_behind_the_house_s_back(store: Path, forge: Any) -> None:
    change(store, "house", *forge(*last(store, "house")))
    with pytest.raises(Tampered, match="was not written by this house as it stands") as e:
        opened(store)
    assert e.value.stream == "house"
    journal = open_journal(str(store), existing=True)
    assert audit(journal).finding is not None, "and an auditor, who has no secret, sees it too"
    journal.close()


def test_a_promotion_that_nobody_wrote_is_not_believed_while_the_house_is_open(store: Path) -> None:
    """A record that fits the chain appears after the last: the people who are there stay what they are."""
    casino = opened(store)
    with casino.client:
        mallory = (store.parent / "mallory").read_text(encoding="utf-8")
        seq, topic, state = last(store, "house")
        body = {"id": mallory, "role": "director", "at": 2e9, "by": mallory}
        forged = encode("house", seq + 1, topic, digest("house", seq, topic, state), body, b"a secret of their own")
        with sqlite3.connect(store) as db:
            db.execute("insert into stored_events values (?, ?, ?, ?)", ("house", seq + 1, topic, forged))
        with pytest.raises(Tampered, match="was not written by this house as it stands"):
            casino.run(casino.people.refresh)
        assert casino.people.accounts[mallory].role == "player"


def test_a_purse_that_somebody_filled_is_not_paid_from(store: Path) -> None:
    books = open_books(str(store))
    books.committer.submit([books.entry("ana", 500, "EUR-play", "@issue", "chips")]).result()
    books.close()
    _, topic, state = last(store, "purse/ana")
    change(store, "purse/ana", topic, state.replace(b'"amount":500', b'"amount":500000'))
    books = open_books(str(store))
    with pytest.raises(Tampered, match="purse/ana was not written by this house"):
        books.purse("ana")
    books.close()
