"""Counting a table in and out: by two, before its first round and before it closes; every chip is accounted for."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_tools import balanced, clause, opening, refused

from novamas.games.spin import OpenBetting
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, to_json
from novamas.law import BadOption, library
from novamas.table import Opening, Table, prepare, replay
from novamas.table.acts import (
    Bring,
    CloseTable,
    Count,
    Countersign,
    Leave,
    Resume,
    SendBack,
    StaffArrive,
    StaffLeave,
    Suspend,
    Tip,
    TopUp,
)
from novamas.table.counts import COUNTED

EVERY = [(law, game) for law in library().laws() for game in library().games(law)]
HELD = ("@float", "@box", "@tips", "@cagnotte")


def counted(law: str, game: str, **fields: Any) -> Table:
    minimum = library().currency(law).minimum
    return Table(Opening(law=law, game=game, minimum=minimum, counted=True, **fields), Seeded(7))


def booked(at: Table) -> dict[str, int]:
    return {account: at.state.book.get(account, 0) for account in HELD}


def count(at: Table, **more: int) -> None:
    """The two who count it find what the books say, and a little more or less where that is given."""
    found = {name: at.state.book.get(account, 0) + more.get(name, 0) for name, account in COUNTED.items()}
    at.act(Count(by=at.decider.counter(), **found))
    at.act(Countersign(by=at.decider.signer()))


@pytest.mark.parametrize(("law", "game"), EVERY)
def test_every_table_can_be_counted_by_two(law: str, game: str) -> None:
    """Whoever stands there: the one who counts is not the one who signs, and nothing begins before."""
    if not prepare(Opening(law=law, game=game, minimum=library().currency(law).minimum)).roles:
        with pytest.raises(BadOption) as told:
            counted(law, game)
        assert told.value.reason == "counted-alone"
        return
    at = counted(law, game)
    first, second = at.decider.counter(), at.decider.signer()
    assert first != second
    assert [a.who for a in at.awaits()] == [first]
    assert all(
        at.decider.game.options(at.state.desk, who) == () or at.decider.still(at.state, who)
        for who in (CROUPIER, INSPECTOR, DIRECTOR)
    )
    assert at.staff()
    assert [a.who for a in at.awaits()] == [second]
    assert at.staff()
    assert at.state.counted_in
    assert at.state.book.get("@difference", 0) == 0
    assert not at.decider.still(at.state, first) or at.decider.headless(at.state)


def test_a_table_that_is_not_counted_is_not_asked() -> None:
    at = Table(opening("euskadi-1996", "boule"), Seeded(7))
    refused(at, Count(by=CROUPIER, float=1), "table-not-counted")
    refused(at, Countersign(by=INSPECTOR), "table-not-counted")
    refused(at, SendBack(by=DIRECTOR, amount=1), "table-not-counted")
    assert all(
        offer.kind not in ("Count", "Countersign", "SendBack")
        for who in (CROUPIER, INSPECTOR, DIRECTOR)
        for offer in at.options(who)
    )


def test_staff_who_are_not_there_count_nothing() -> None:
    at = counted("euskadi-1996", "roulette-french")
    at.act(StaffLeave(by=DIRECTOR, role=CROUPIER))
    assert [a.who for a in at.awaits()] == [DIRECTOR]
    refused(at, Count(by=CROUPIER, float=1), "not-at-the-table")
    at.act(StaffArrive(by=DIRECTOR, role=CROUPIER))
    count(at)
    assert at.state.counted_in


@clause("EUS96-10-034", "EUS96-10-035", "EUS96-10-036")
def test_what_is_locked_in_is_counted_when_the_table_is_open_again() -> None:
    """While it is closed for a while nobody counts or takes anything; with a croupier and a head it opens again, and
    closes for good after a count."""
    at = counted("euskadi-1996", "wheel-of-fortune")
    count(at)
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    at.act(Leave(by="ana"))
    at.act(Suspend(by=DIRECTOR))
    held = booked(at)
    for command in (Count(by=CROUPIER, float=1), Countersign(by=INSPECTOR), SendBack(by=DIRECTOR, amount=1)):
        refused(at, command, "table-suspended")
    assert booked(at) == held
    at.act(StaffLeave(by=DIRECTOR, role=CROUPIER))
    refused(at, Resume(by=DIRECTOR), "staff-missing")
    at.act(StaffArrive(by=DIRECTOR, role=CROUPIER))
    at.act(Resume(by=DIRECTOR))
    refused(at, CloseTable(by=DIRECTOR), "not-counted-out")
    count(at)
    at.act(CloseTable(by=DIRECTOR))
    assert booked(at) == dict.fromkeys(HELD, 0)


@clause("EUS96-00-019")
def test_the_cage_never_takes_back_what_the_law_leaves_at_the_table() -> None:
    at = counted("euskadi-1996", "wheel-of-fortune")
    least = 15_000 * at.state.desk.minimum
    spare = at.state.book["@float"] - least
    refused(at, SendBack(by=DIRECTOR, amount=spare + 1), "float-needed", "EUS96-00-019")
    refused(at, SendBack(by=CROUPIER, amount=1), "not-your-role")
    at.act(SendBack(by=DIRECTOR, amount=spare))
    assert at.state.book["@float"] == least
    refused(at, SendBack(by=DIRECTOR, amount=1), "float-needed", "EUS96-00-019")


def test_tips_are_counted_apart() -> None:
    at = counted("euskadi-1996", "punto-banca")
    count(at)
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    at.act(Tip(by="ana", amount=20_00))
    at.act(Leave(by="ana"))
    count(at, tips=-5_00)
    assert booked(at)["@tips"] == 15_00
    assert at.state.book["@difference"] == 5_00
    at.act(CloseTable(by=DIRECTOR))
    assert at.state.book["@difference"] == 5_00, "what is missing is not made good by closing"


def test_a_count_that_was_signed_stands_until_something_moves() -> None:
    at = counted("galicia-2007", "boule")
    count(at)
    assert at.decider.is_counted_out(at.state)
    refused(at, Countersign(by=INSPECTOR), "nothing-to-sign")
    at.act(TopUp(by=DIRECTOR, amount=100))
    refused(at, CloseTable(by=DIRECTOR), "not-counted-out")
    count(at)
    at.act(CloseTable(by=DIRECTOR))


def test_nothing_is_counted_while_a_round_runs() -> None:
    at = counted("galicia-2007", "roulette-french")
    count(at)
    at.act(OpenBetting(by=CROUPIER))
    refused(at, Count(by=CROUPIER, float=1), "round-running")
    refused(at, SendBack(by=DIRECTOR, amount=1), "round-running")


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    law=st.sampled_from([law for law in library().laws() if "roulette-french" in library().games(law)]),
    found=st.lists(st.integers(-1000, 1000), min_size=1, max_size=4),
)
def test_chips_are_conserved_over_a_whole_evening(seed: int, law: str, found: list[int]) -> None:
    """Whatever is brought, played, filled, sent back and miscounted: everything that the table ever held is in the
    cage, with people, or on the account of differences; and the log alone leads to the same state."""
    rng, at = random.Random(seed), counted(law, "roulette-french")
    unit = at.state.desk.minimum
    for more in found:
        count(at, float=more)
        at.act(Bring(by="ana", amount=20 * unit, means="cash"))
        at.play_out()
        if rng.random() < 0.5:
            at.act(TopUp(by=DIRECTOR, amount=rng.randrange(1, 50) * unit))
        if rng.random() < 0.5:
            at.act(SendBack(by=DIRECTOR, amount=rng.randrange(1, 50) * unit))
        at.act(Leave(by="ana"))
        assert balanced(at)
    count(at)
    at.act(CloseTable(by=DIRECTOR, wheel="lock"))
    book = at.state.book
    assert booked(at) == dict.fromkeys(HELD, 0)
    assert book.get("@difference", 0) == -sum(found)
    outside = sum(amount for account, amount in book.items() if account.startswith("@purse/"))
    assert book["@cage"] + book.get("@difference", 0) + outside == 0
    assert to_json(replay(at.log)) == to_json(at.state)


def test_scripted_counts_survive_json() -> None:
    at = Table(opening("euskadi-1996", "roulette-french", counted=True), Scripted())
    count(at)
    assert to_json(at.state.tally) == to_json(replay(at.log).tally)
