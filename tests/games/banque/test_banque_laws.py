"""Two cloths in Galicia and Euskadi: what takes a whole shoe, a whole chart or a whole casino to show.

Everything else that these laws say is in their scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bank_chart import CHART
from banque_room import BANKER, CHIPS, Room
from msgspec.structs import replace
from spin_oracle import UNIT, under

from novamas.games.banque.acts import AuctionBank, BankLeft, ShoeGoesOn
from novamas.games.circle.acts import AskCard, AskChart, Bid, CallBanco, CloseAuction, GiveCard, HoldBank, StandPat
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, INSPECTOR, Event
from novamas.table import Opening, check_floor

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "galicia-2007": {
        "stop card": ("GAL07-08-057", "GAL07-08-058"),
        "several shoes": ("GAL07-08-025",),
        "chart": ("GAL07-08-048", "GAL07-08-049"),
        "one free table": ("GAL07-08-038",),
        "new game": ("GAL07-08-051",),
    },
    "euskadi-1996": {
        "stop card": ("EUS96-09-074", "EUS96-09-075"),
        "several shoes": ("EUS96-09-034",),
        "chart": ("EUS96-09-063", "EUS96-09-064"),
        "one free table": ("EUS96-09-051",),
        "new game": ("EUS96-09-066",),
    },
}
WORDS = {"T": {"AskCard"}, "P": {"StandPat"}, "O": {"AskCard", "StandPat"}}
"""What a banker may say by each letter of the chart."""
WON = 1_000 + 160 - 3
"""A bank that has won a hundred and sixty, less two per cent in whole units."""


def shorten(room: Room, left: int) -> None:
    """As if only so many cards were left in the shoe, any of them."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=left))


def won(room: Room, left: int) -> list[Event]:
    """The bank wins on both cloths, six cards before these are left."""
    shorten(room, left + 6)
    room.deal((0, 6), (0, 6), (0, 7))
    holders = room.s.coup.holders
    return room.do(StandPat(by=holders["first"]), StandPat(by=holders["second"]), StandPat(by=BANKER))


@under(CLAUSES, "stop card")
@pytest.mark.parametrize(("left", "goes_on"), [(11, True), (10, False)])
def test_ten_cards_lie_behind_the_stop_card(law: str, left: int, goes_on: bool) -> None:
    room = Room(law)
    last = won(room, left)[-1]
    assert (room.s.bank is not None) == goes_on
    assert isinstance(last, BankLeft) != goes_on
    if not goes_on:
        assert isinstance(last, BankLeft)
        assert (last.cause, last.amount, last.barred) == ("shoe", WON, False)
        assert room.s.chips[BANKER] == CHIPS - 1_000 + WON
        assert [a.kinds for a in room.game.awaits(room.s)] == [("LoadShoe",)]
        assert room.refused(HoldBank(by=BANKER)).code == "not-the-banker"
        assert room.refused(AuctionBank(by=INSPECTOR, shoes=1)).code == "shoe-not-ready"


@under(CLAUSES, "stop card")
def test_the_coup_in_which_the_stop_card_comes_is_seen_out(law: str) -> None:
    """It comes after two of six cards: all nine are dealt and paid, and no other coup is."""
    room = Room(law)
    shorten(room, 12)
    room.deal((0, 4), (0, 4), (0, 2))
    for who, points in (("bea", 3), ("dan", 5)):
        room.do(AskCard(by=who), GiveCard(by=BANKER))
        room.draw(points)
    room.do(AskCard(by=BANKER))
    room.draw(6)
    assert room.s.coup.results == {"first": "bank", "second": "second"}
    assert (room.s.chips["bea"], room.s.chips["dan"]) == (CHIPS - 100, CHIPS + 60)
    assert (room.s.bank, room.s.shoe.left) == (None, 3)


@under(CLAUSES, "several shoes", "new game")
def test_a_bank_for_two_shoes_goes_on_into_the_second(law: str) -> None:
    room = Room(law, bank=0)
    room.do(AuctionBank(by=INSPECTOR, shoes=2), Bid(by=BANKER, amount=1_000), CloseAuction(by=INSPECTOR))
    last = won(room, 10)[-1]
    assert isinstance(last, ShoeGoesOn)
    assert (last.shoes, room.bank) == (1, WON)
    room.do(LoadShoe(by=CROUPIER), CutPack(by="eva"), HoldBank(by=BANKER))
    room.do(CallBanco(by="eva"))
    assert room.s.chips["eva"] == CHIPS - WON, "another shoe is another game"
    room = Room(law, bank=0)
    room.do(AuctionBank(by=INSPECTOR, shoes=2), Bid(by=BANKER, amount=1_000), CloseAuction(by=INSPECTOR))
    won(room, 10)
    room.do(LoadShoe(by=CROUPIER), CutPack(by="eva"))
    assert isinstance(won(room, 10)[-1], BankLeft)


def cells() -> Iterator[tuple[int, int | None, str]]:
    """The bank's score, the third card of both cloths or their standing, and the letter of the chart."""
    for score, row in CHART.items():
        yield from ((score, third, row[third]) for third in range(10))
        yield score, None, row[-1]


@under(CLAUSES, "chart")
def test_a_banker_who_asks_follows_the_chart_cell_by_cell(law: str) -> None:
    """Both cloths do the same, so that the chart says the same of both."""
    room = Room(law)
    shoe = room.s.shoe
    for score, third, letter in cells():
        room.refresh(shoe)
        cloth = (0, 6) if third is None else (0, 4)
        room.deal(cloth, cloth, (0, score))
        for who in (room.s.coup.holders["first"], room.s.coup.holders["second"]):
            if third is None:
                room.do(StandPat(by=who))
            else:
                room.do(AskCard(by=who), GiveCard(by=BANKER))
                room.draw(third)
        free = {"AskCard"} if score == 0 else {"AskCard", "StandPat"}
        assert room.kinds(BANKER) == free, "nothing binds a banker who has not asked, unless he has nothing"
        room.do(AskChart(by=BANKER))
        assert room.kinds(BANKER) == WORDS[letter], f"{score} against {third}"
        if letter == "T":
            room.do(AskCard(by=BANKER))
            room.draw(1)
        else:
            room.do(StandPat(by=BANKER))


@under(CLAUSES, "one free table")
def test_a_casino_has_one_table_with_a_free_bank(law: str) -> None:
    limited = Opening(law=law, game="baccarat-banque", minimum=UNIT[law])
    free = Opening(law=law, game="baccarat-banque", minimum=UNIT[law], options={"mode": "free"})
    assert check_floor([free, limited, limited]) == []
    (problem,) = check_floor([limited, free, free])
    assert problem.table == 2
    assert set(CLAUSES[law]["one free table"]) <= set(problem.clauses)
