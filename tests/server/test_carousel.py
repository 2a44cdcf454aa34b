"""A jackpot of several tables in an open house: every table knows what the others have, each pays its part of a prize
in the write that brings the prize, and no crash leaves one of them behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.games.cloth.acts import BETTING
from novamas.games.poker.acts import Go
from novamas.kit.decider import CHANCE, DIRECTOR, Command, is_person
from novamas.server.hosted import Hosted
from novamas.server.roles import Person
from novamas.store import Conflict
from novamas.store.audit import audit
from novamas.store.books import open_books
from novamas.store.jackpots import carousel_differences, jackpot_books
from novamas.store.reports import daily_book

ROYAL, FOURS = "AS KS QS JS 10S", "4C 4D 4H 4S 3C"
BANK = "QC 10C 8D 7H 2C"  # does not play
HOUSE = {"jackpot": 50, "fed": 60, "carousel": True}


@pytest.fixture
def casino(tmp_path: Path) -> Iterator[Casino]:
    made = Casino(tmp_path / "casino.db", deal=False)
    with made.client:
        yield made


class Tables:
    """Some tables of poker without discard whose jackpots are linked."""

    def __init__(self, casino: Casino, *pots: int, game: str = "poker-no-draw") -> None:
        self.casino = casino
        self.ids = [casino.open(game, options=HOUSE) for _ in pots]
        for id, pot in zip(self.ids, pots, strict=True):
            if pot:
                self.direct(id, {"SeedPot": {"amount": f"{pot}.00"}})

    def direct(self, id: str, do: dict[str, Any]) -> None:
        answer = self.casino.someone("director").act(id, do)
        assert answer.is_success, answer.text

    def hosted(self, n: int) -> Hosted:
        return self.casino.house.table(self.ids[n])

    def pots(self) -> list[int]:
        return [self.hosted(n).live.state.desk.pot // 100 for n in range(len(self.ids))]

    def linked(self) -> list[int]:
        return [self.hosted(n).live.state.desk.linked // 100 for n in range(len(self.ids))]

    def sit(self, n: int, name: str) -> Visitor:
        who = self.casino.account("player", name)
        assert who("POST", "/api/purse/play-chips").is_success
        for do in ({"Bring": {"amount": "500.00"}}, {"Sit": {"seat": 1}}):
            answer = who.act(self.ids[n], do)
            assert answer.is_success, answer.text
        return who

    def bet(self, n: int, who: Visitor) -> None:
        """The betting opens; an ante, and the jackpot beside it."""
        while self.hosted(n).live.state.desk.phase != BETTING:
            self.staff(n)
        for spot, amount in (("ante:1", "5.00"), ("jackpot:1", "2.50")):
            answer = who.act(self.ids[n], {"PlaceBet": {"on": spot, "amount": amount}})
            assert answer.is_success, answer.text

    def staff(self, n: int) -> None:
        hosted = self.hosted(n)
        command = hosted.live.staff_command()
        assert command is not None
        self.casino.run(self.play, hosted, command)

    async def play(self, hosted: Hosted, command: Command) -> None:
        await self.casino.house.play(hosted, command)

    def deal(self, n: int, *hands: str) -> None:
        """The round goes on to its end with these cards."""
        cards = [card for round_ in zip(*(hand.split() for hand in hands), strict=True) for card in round_]
        hosted = self.hosted(n)
        self.staff(n)
        while not hosted.live.decider.resting(hosted.live.state):
            asked = hosted.live.decider.awaits(hosted.live.state)[0]
            if asked.who == CHANCE:
                croupier = Person(self.casino.someone("croupier").id, "croupier")
                self.casino.run(self.casino.house.type_chance, croupier, hosted.live.id, cards.pop(0))
            elif is_person(asked.who):
                self.casino.run(self.play, hosted, Go(by=asked.who))
            else:
                self.staff(n)

    def check_books(self) -> None:
        """Every account at zero difference, and no table owes another one anything."""
        books = self.casino.house.books
        report = audit(books.journal)
        assert report.finding is None, report.finding
        assert all(sum(accounts.values()) == 0 for accounts in report.balances.values())
        assert all(page.balances for page in daily_book(books))
        pages = jackpot_books(books)
        assert all(page.balances for page in pages)
        assert carousel_differences(pages) == []


def test_tables_of_a_carousel_know_what_the_others_have(casino: Casino) -> None:
    t = Tables(casino, 1000, 3000, 0)
    assert (t.pots(), t.linked()) == ([1000, 3000, 0], [3000, 1000, 4000])
    alone = casino.open("poker-no-draw", options={"jackpot": 50, "fed": 60})
    t.direct(alone, {"SeedPot": {"amount": "77.00"}})
    other = Tables(casino, 2500, game="poker-draw")
    assert t.linked() == [3000, 1000, 4000], "another game has a carousel of its own, and some tables have none"
    assert other.linked() == [0]


@pytest.mark.clause("EUS96-11-092", "EUS96-11-094", "EUS96-12-117", "EUS96-12-118")
def test_what_is_won_at_one_table_is_paid_by_all_in_one_write(casino: Casino, tmp_path: Path) -> None:
    t = Tables(casino, 1000, 3000, 600)
    ana = t.sit(0, "Ana")
    t.bet(0, ana)
    t.deal(0, ROYAL, BANK)
    # of each stake of 2.50, 60 in a hundred feed the pot before it is won
    assert (t.pots(), t.linked()) == ([0, 0, 0], [0, 0, 0])
    chips = t.hosted(0).live.state.desk.chips[ana.id]
    assert chips >= 500_00 + 4601_50 - 10_00
    t.check_books()
    paid = {page.table: (page.paid, page.advanced, page.charged) for page in jackpot_books(casino.house.books)}
    assert paid == {
        t.ids[0]: (1001_50, 3600_00, 0), t.ids[1]: (0, 0, 3000_00), t.ids[2]: (0, 0, 600_00)
    }  # fmt: skip
    casino.run(casino.house.close)
    again = Casino(tmp_path / "casino.db", deal=False)
    with again.client:
        there = [again.house.table(id).live.state.desk for id in t.ids]
        assert [(desk.pot, desk.linked) for desk in there] == [(0, 0)] * 3


@pytest.mark.clause("EUS96-11-098", "EUS96-12-112")
def test_of_two_winners_at_two_tables_who_was_decided_first_is_paid_first(casino: Casino) -> None:
    """Both rounds run at the same time: five in a hundred of all pots, and then five in a hundred of what is left, also
    of the pot of a table where a round runs."""
    t = Tables(casino, 1000, 3000)
    ana, bea = t.sit(0, "Ana"), t.sit(1, "Bea")
    t.bet(0, ana)
    t.bet(1, bea)
    t.deal(1, FOURS, BANK)
    all_ = 400150
    first = all_ * 5 // 100
    assert sum(t.hosted(n).live.state.desk.pot for n in (0, 1)) == all_ - first
    t.deal(0, FOURS, BANK)
    second = (all_ - first + 150) * 5 // 100
    assert sum(t.hosted(n).live.state.desk.pot for n in (0, 1)) == all_ - first + 150 - second
    assert t.hosted(0).live.state.desk.linked == t.hosted(1).live.state.desk.pot
    t.check_books()


def test_nobody_links_pots_or_pays_other_tables_by_hand(casino: Casino) -> None:
    t = Tables(casino, 1000, 3000)
    director = casino.someone("director")
    for do in ({"LinkPots": {"amount": "5.00"}}, {"PayElsewhere": {"amount": "5.00"}}):
        problem(director.act(t.ids[0], do), 409, "carousel-runs-itself")
    assert (t.pots(), t.linked()) == ([1000, 3000], [3000, 1000])


def test_a_table_that_stands_still_takes_no_part_until_it_goes_on(casino: Casino) -> None:
    t = Tables(casino, 1000, 3000)
    t.direct(t.ids[1], {"Suspend": {}})
    assert t.linked()[0] == 0
    t.direct(t.ids[1], {"Resume": {}})
    assert t.linked() == [3000, 1000]


def test_a_table_that_closes_takes_its_pot_to_the_cage(casino: Casino) -> None:
    t = Tables(casino, 1000, 3000)
    assert casino.someone("director")("POST", f"/api/tables/{t.ids[1]}/close").is_success
    assert (t.hosted(0).live.state.desk.pot, t.hosted(0).live.state.desk.linked) == (1000_00, 0)
    t.check_books()


def test_a_write_that_fails_leaves_no_table_of_a_carousel_behind(
    casino: Casino, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk says no: what was played in memory at all of the tables is read again from the books."""
    t = Tables(casino, 1000, 3000)
    journal = casino.house.books.journal
    append = journal.append

    def refuse(records: Any) -> Any:
        monkeypatch.setattr(journal, "append", append)
        raise Conflict("table-read-again")

    monkeypatch.setattr(journal, "append", refuse)
    problem(casino.someone("director").act(t.ids[0], {"SeedPot": {"amount": "10.00"}}), 409, "conflict")
    casino.run(recover, casino)
    assert (t.pots(), t.linked()) == ([1000, 3000], [3000, 1000])
    t.direct(t.ids[0], {"SeedPot": {"amount": "10.00"}})
    assert (t.pots(), t.linked()) == ([1010, 3000], [3000, 1010])
    t.check_books()


async def recover(casino: Casino) -> None:
    """Every table that is being read again has been."""
    await asyncio.gather(*casino.house._recovering)


@pytest.mark.clause("EUS96-12-118")
def test_a_store_without_the_part_of_another_table_is_found(casino: Casino, tmp_path: Path) -> None:
    """A prize that no other table was charged for is a difference in the book of jackpots."""
    t = Tables(casino, 1000, 3000)
    ana = t.sit(0, "Ana")
    t.bet(0, ana)
    casino.house.carousels.split = lambda owed, partners: iter(())  # type: ignore[method-assign]
    t.deal(0, FOURS, BANK)
    differences = carousel_differences(jackpot_books(casino.house.books))
    assert [(each.game, each.difference) for each in differences] == [("poker-no-draw", 150_00)]


def test_books_of_a_carousel_are_read_without_a_house(casino: Casino, tmp_path: Path) -> None:
    t = Tables(casino, 1000, 3000)
    t.bet(0, t.sit(0, "Ana"))
    t.deal(0, FOURS, BANK)
    casino.run(casino.house.close)
    books = open_books(str(tmp_path / "casino.db"), existing=True)
    try:
        pages = jackpot_books(books)
        assert {page.carousel for page in pages} == {True}
        assert carousel_differences(pages) == []
    finally:
        books.close()


def test_the_director_still_seeds_and_carries_pots(casino: Casino) -> None:
    t = Tables(casino, 1000, 3000)
    t.direct(t.ids[0], {"CarryPot": {}})
    assert (t.pots(), t.linked()) == ([0, 3000], [3000, 0])
    assert DIRECTOR in {act.by for act in t.hosted(1).live.tail}
