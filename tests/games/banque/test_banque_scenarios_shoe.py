"""Two cloths, what no scenario can say: a shoe dealt to its stop card, every cell of the chart, a floor of tables."""

from __future__ import annotations

import pytest
from bank_chart import CHART
from banque_room import BANKER, Room
from msgspec.structs import replace
from spin_oracle import UNIT, under

from novamas.games.banque.acts import AuctionBank, BankLeft, LeaveBank, ShoeGoesOn
from novamas.games.circle.acts import AskCard, AskChart, Bid, CloseAuction, GiveCard, HoldBank, StandPat
from novamas.games.circle.keeper import CheckCards
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER
from novamas.table import Opening, check_floor

GAME = "baccarat-banque"
DECKS = {"boe-1977": {"limited": 3, "free": 6}, "asturias-2011": {"limited": 6, "free": 6}}

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "decks": ("BOE77-09-007", "BOE77-09-008", "BOE77-09-009"),
        "stop card": ("BOE77-09-069", "BOE77-09-070"),
        "several shoes": ("BOE77-09-030", "BOE77-09-070"),
        "card check": ("BOE77-09-088",),
        "chart": ("BOE77-09-058", "BOE77-09-059"),
        "banker draws": ("BOE77-09-050",),
        "one free table": ("BOE77-09-045",),
    },
    "asturias-2011": {
        "decks": ("AST11-BB-022",),
        "stop card": ("AST11-BB-022", "AST11-BB-023"),
        "several shoes": ("AST11-BB-100", "AST11-BB-023"),
        "card check": ("AST11-BB-041",),
        "chart": ("AST11-BB-011", "AST11-BB-012"),
        "banker draws": ("AST11-BB-002",),
        "one free table": ("AST11-BB-119",),
    },
}


def near_the_end(room: Room, before: int) -> None:
    """As if only so many cards were left before the stop card."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=room.s.shoe.behind + before))


def coup(room: Room) -> None:
    """A coup of six cards that the bank wins on both cloths."""
    room.deal((0, 6), (0, 6), (0, 7), first=10, second=10)
    holders = room.s.coup.holders
    room.do(StandPat(by=holders["first"]), StandPat(by=holders["second"]), StandPat(by=BANKER))


@under(CLAUSES, "decks", "stop card")
def test_ten_cards_lie_behind_the_stop_card(law: str) -> None:
    for mode, decks in DECKS[law].items():
        shoe = Room(law, mode=mode).s.shoe
        assert (shoe.left, shoe.behind) == (52 * decks, 10)


@under(CLAUSES, "stop card", "card check")
def test_the_coup_in_which_the_stop_card_comes_is_the_last(law: str) -> None:
    room = Room(law)
    near_the_end(room, 7)
    coup(room)
    assert room.s.phase == "holding"
    room.deal((0, 6), (0, 2), (0, 7), first=10, second=10)
    assert room.s.shoe.stopped
    holders = room.s.coup.holders
    room.do(StandPat(by=holders["first"]), AskCard(by=holders["second"]), GiveCard(by=BANKER))
    room.draw(0)
    told = room.do(StandPat(by=BANKER))
    assert room.s.coup.results == {"first": "bank", "second": "bank"}
    assert [e.cause for e in told if isinstance(e, BankLeft)] == ["shoe"]
    assert room.s.bank is None
    assert room.s.chips[BANKER] == 5_000 + 40
    assert [a.kinds for a in room.game.awaits(room.s)] == [("LoadShoe",)]
    room.do(CheckCards(by="bea"))


@under(CLAUSES, "stop card")
def test_a_bank_whose_coup_has_begun_takes_its_cards_from_behind_the_stop_card(law: str) -> None:
    room = Room(law)
    near_the_end(room, 1)
    coup(room)
    assert room.s.shoe.left == room.s.shoe.behind - 5
    assert room.s.bank is None


@under(CLAUSES, "several shoes")
def test_a_bank_for_two_shoes_goes_on_into_the_second_and_ends_there(law: str) -> None:
    room = Room(law, bank=0)
    by = room.game.rules.award.by
    room.do(AuctionBank(by=by, shoes=2), Bid(by=BANKER, amount=1_000), CloseAuction(by=by))
    near_the_end(room, 6)
    room.deal((0, 6), (0, 6), (0, 7), first=10, second=10)
    told = room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    assert [e.shoes for e in told if isinstance(e, ShoeGoesOn)] == [1]
    assert room.refused(HoldBank(by=BANKER)).code
    room.do(LoadShoe(by=CROUPIER), CutPack(by=room.game.keeper.cutter(room.s)))
    assert room.bank == 1_020
    near_the_end(room, 6)
    coup(room)
    assert room.s.bank is None


@under(CLAUSES, "several shoes")
def test_a_bank_for_one_shoe_ends_with_it(law: str) -> None:
    room = Room(law)
    near_the_end(room, 6)
    coup(room)
    assert room.s.bank is None
    assert room.refused(LeaveBank(by=BANKER)).code == "not-the-banker"


@under(CLAUSES, "chart", "banker draws")
@pytest.mark.parametrize("score", range(8))
def test_the_chart_is_the_one_of_chemin_de_fer(law: str, score: int) -> None:
    for third in (*range(10), None):
        room = Room(law)
        if third is None:
            room.deal((0, 6), (0, 6), (0, score))
            room.do(StandPat(by="bea"), StandPat(by="dan"))
        else:
            room.deal((0, 4), (0, 4), (0, score))
            for who in ("bea", "dan"):
                room.do(AskCard(by=who), GiveCard(by=BANKER))
                room.draw(third)
        assert room.kinds(BANKER) == ({"AskCard", "StandPat"} if score else {"AskCard"})
        room.do(AskChart(by=BANKER))
        cell = CHART[score][10 if third is None else third]
        assert room.kinds(BANKER) == {"T": {"AskCard"}, "P": {"StandPat"}, "O": {"AskCard", "StandPat"}}[cell]


@under(CLAUSES, "one free table")
def test_one_table_of_a_house_has_a_free_bank(law: str) -> None:
    limited = Opening(law=law, game=GAME, minimum=UNIT[law])
    free = Opening(law=law, game=GAME, minimum=UNIT[law], options={"mode": "free"})
    assert check_floor([limited, limited, free]) == []
    (problem,) = check_floor([free, limited, free])
    assert problem.table == 2
    assert set(CLAUSES[law]["one free table"]) <= set(problem.clauses)
