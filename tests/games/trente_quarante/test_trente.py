"""Trente et quarante under each law: the shoe, the rows, the four chances, ties, the red card, payment and voices."""

from __future__ import annotations

from typing import Any

import pytest
from card_oracle import cards
from spin_oracle import UNIT, calls, moves, names, under
from trente_clauses import CLAUSES
from trente_oracle import (
    CHANCES,
    GAME,
    MULTIPLES,
    PAY_ORDER,
    REFAIT,
    ROW31,
    ROW32,
    ROW33,
    ROW34,
    TIE,
    WINS,
    TrenteSession,
    rows,
    shortened,
)

from novamas.games import make
from novamas.games.cloth import Paid, PlaceBet, StakesFreed, TakeBack
from novamas.games.shoe import CutPack, Dealt, LoadShoe, ShoeLoaded
from novamas.games.trente_quarante.acts import RowsDecided, StopCardOut
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Event
from novamas.law import BadOption
from novamas.table.acts import Leave, Resume, Sit, StaffArrive, StaffLeave, Suspend
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import Opening, prepare


def forbidden(law: str, *clauses: str, **options: Any) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, GAME, options)
    assert set(clauses) <= set(caught.value.clauses)


# -- the shoe ------------------------------------------------------------------------------------


@under(CLAUSES, "decks", "shuffle")
def test_six_decks(law: str) -> None:
    """The croupier shuffles and loads them, and nobody else."""
    table = TrenteSession(law, "ana", ready=False)
    for other in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(LoadShoe(by=other)).code == "not-your-role"
    (loaded,) = table.do(LoadShoe(by=CROUPIER))
    assert isinstance(loaded, ShoeLoaded)
    assert loaded.counts == (6,) * 52 + (0, 0)
    assert (table.desk.shoe.left, table.desk.shoe.burning) == (312, False)


@under(CLAUSES, "cut")
def test_the_player_nearest_to_the_croupiers_right_cuts(law: str) -> None:
    table = TrenteSession(law, "ana", "bea", "carlos", ready=False)
    table.do(Sit(by="carlos", seat=2))
    table.do(Sit(by="bea", seat=1))
    table.do(LoadShoe(by=CROUPIER))
    assert table.awaited() == ["bea"]
    for other in ("ana", "carlos", CROUPIER):
        refused = table.refused(CutPack(by=other))
        assert (refused.code, refused.clauses) == ("not-yours-to-cut", CLAUSES[law]["cut"])
    table.do(CutPack(by="bea"))
    assert [a.kinds for a in table.table.awaits()] == [("OpenBetting",)]


@under(CLAUSES, "cut")
def test_the_croupier_cuts_where_nobody_is_there(law: str) -> None:
    table = TrenteSession(law, ready=False)
    table.do(Leave(by="ana"))
    table.do(LoadShoe(by=CROUPIER))
    assert table.awaited() == [CROUPIER]
    table.do(CutPack(by=CROUPIER))


@under(CLAUSES, "red card", "red card voids", "five counted")
def test_the_red_card_voids_the_round_it_appears_in(law: str) -> None:
    """Nine cards are left and the rows need five: the red card comes before the fifth."""
    table = TrenteSession(law, "ana", "bea")
    given = cards("10S 10H 10C 2D")
    shortened(table, 9, given)
    events = table.coup(given, ana=("red", 3 * table.unit), bea=("inverse", 2 * table.unit))
    assert names(events)[-3:] == ["StopCardOut", "StakesFreed", "RoundEnded"]
    (out,) = [e for e in events if isinstance(e, StopCardOut)]
    assert (out.counted, set(CLAUSES[law]["five counted"]) <= set(out.clauses)) == (5, True)
    assert (table.net("ana"), table.net("bea")) == (0, 0)
    assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)]


@under(CLAUSES, "red card", "red card voids")
def test_a_round_that_ends_before_the_red_card_counts(law: str) -> None:
    given = WINS["black", "colour"]
    table = TrenteSession(law)
    shortened(table, len(given) + 5, given)
    assert table.plays(given, ana=("black", table.unit)) == {"ana": table.unit}
    assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)], "and no other begins"
    short = TrenteSession(law)
    shortened(short, len(given) + 4, given)
    assert short.coup(given[:-1], ana=("black", short.unit))[-1].__class__.__name__ == "RoundEnded"
    assert short.net("ana") == 0


@under(CLAUSES, "red card")
def test_no_round_begins_with_the_red_card(law: str) -> None:
    for left, kind in ((5, "LoadShoe"), (6, "OpenBetting")):
        table = TrenteSession(law)
        shortened(table, left, [])
        assert [a.kinds for a in table.table.awaits()] == [(kind,)]


# -- the rows ------------------------------------------------------------------------------------


@under(CLAUSES, "two rows", "black first", "row ends")
def test_the_black_row_then_the_red_one(law: str) -> None:
    table = TrenteSession(law)
    given = cards("10S 10H 9S 2D KD QD 8H 3D")
    dealt = [e for e in table.coup(given) if isinstance(e, Dealt)]
    assert [e.to for e in dealt] == ["black"] * 4 + ["red"] * 4
    assert [e.card.value for e in dealt] == given


@under(CLAUSES, "face up")
def test_the_cards_lie_face_up(law: str) -> None:
    table = TrenteSession(law, "ana", "bea")
    table.coup(cards("10S 10H"))
    for who in ("ana", "bea", "zoe", CROUPIER):
        assert [card.value for card in table.table.view(who).desk.hands["black"]] == cards("10S 10H")


@under(CLAUSES, "row ends")
@pytest.mark.parametrize(
    ("given", "ends"),
    [("10S 10H 10C", False), ("10S 10H 10C AD", True), ("10S 10H 10C JD", True), ("10S 10H 9C AD", False),
     ("10S 10H 9C 2D", True)],
)  # fmt: skip
def test_a_row_ends_at_thirty_one_or_more(law: str, given: str, ends: bool) -> None:
    table = TrenteSession(law)
    table.coup([*cards(given), parse("5S")])
    assert (len(table.desk.hands["black"]) == len(given.split())) == ends
    table = TrenteSession(law)
    events = table.coup([*cards("10S 10H 9C 3H"), *cards(given), *([] if ends else [parse("5S")])])
    (decided,) = [event for event in events if isinstance(event, RowsDecided)]
    assert decided.red >= 31
    assert len(table.desk.hands["red"]) == len(given.split()) + (not ends)


@under(CLAUSES, "points")
@pytest.mark.parametrize(
    ("card", "points"),
    [("A", 1), ("2", 2), ("5", 5), ("9", 9), ("10", 10), ("J", 10), ("Q", 10), ("K", 10)],
)
def test_what_each_card_counts(law: str, card: str, points: int) -> None:
    """Thirty points and the card: the total of the black row."""
    table = TrenteSession(law)
    events = table.coup([*cards(f"10S 10H 10C {card}D"), *cards("10S 10D 9C 2H")])
    said = next(c for e in events for c in e.calls if c.key == "row-totals")
    assert said.args == {"black": 30 + points, "red": 31}


# -- what wins ------------------------------------------------------------------------------------


@under(CLAUSES, "nearest wins", "colour", "inverse", "even money", "against the house")
def test_two_chances_win_and_two_lose(law: str) -> None:
    for winners, given in WINS.items():
        table = TrenteSession(law, *CHANCES)
        nets = table.plays(given, **{who: (who, 2 * table.unit) for who in CHANCES})
        assert nets == {who: 2 * table.unit * (1 if who in winners else -1) for who in CHANCES}


@under(CLAUSES, "nearest wins")
@pytest.mark.parametrize(
    ("black", "red", "winner"),
    [(ROW31, ROW32, "black"), (ROW33, ROW32, "red"), (ROW34, ROW33, "red"), (ROW33, ROW34, "black")],
)
def test_the_row_nearer_to_thirty_one_wins(law: str, black: str, red: str, winner: str) -> None:
    table = TrenteSession(law)
    assert table.plays(rows(black, red), ana=(winner, table.unit)) == {"ana": table.unit}


@under(CLAUSES, "colour", "inverse")
@pytest.mark.parametrize(("first", "winner"), [("S", "colour"), ("C", "colour"), ("H", "inverse"), ("D", "inverse")])
def test_the_first_card_of_the_black_row_tells_colour(law: str, first: str, winner: str) -> None:
    """Black wins: colour if its first card is black."""
    table = TrenteSession(law)
    assert table.plays(rows(ROW31, ROW32, first), ana=(winner, table.unit)) == {"ana": table.unit}


@under(CLAUSES, "closed list")
def test_there_are_no_other_bets(law: str) -> None:
    table = TrenteSession(law)
    table.opens()
    assert table.spots("ana") == sorted(CHANCES)
    refused = table.refused(PlaceBet(by="ana", on="even", amount=table.unit))
    assert (refused.code, refused.clauses) == ("no-such-bet", CLAUSES[law]["closed list"])


@under(CLAUSES, "players")
def test_any_number_of_players(law: str) -> None:
    crowd = [f"p{n}" for n in range(40)]
    table = TrenteSession(law, *crowd, seats=2)
    table.opens()
    for who in crowd:
        table.bet(who, "red", table.unit)
    assert len(table.desk.bets) == 40


# -- ties ------------------------------------------------------------------------------------


@under(CLAUSES, "void tie")
@pytest.mark.parametrize("total", [ROW32, ROW33, ROW34])
def test_the_same_total_is_void(law: str, total: str) -> None:
    table = TrenteSession(law, *CHANCES)
    events = table.coup(rows(total, total), **{who: (who, table.unit) for who in CHANCES})
    assert [table.net(who) for who in CHANCES] == [0] * 4
    (freed,) = [e for e in events if isinstance(e, StakesFreed)]
    assert freed.clauses == CLAUSES[law]["void tie"]
    assert table.phase == "idle"


@under(CLAUSES, "void tie")
def test_stakes_may_be_left_after_a_tie_and_withdrawn(law: str) -> None:
    table = TrenteSession(law, stakes="left")
    table.coup(TIE, ana=("red", 2 * table.unit))
    assert table.lying("ana") == {"red": 2 * table.unit}
    table.do(TakeBack(by="ana", bet=1, amount=2 * table.unit))
    assert table.net("ana") == 0


# -- limits ------------------------------------------------------------------------------------


@under(CLAUSES, "minimum")
def test_no_bet_below_the_minimum(law: str) -> None:
    table = TrenteSession(law)
    table.opens()
    for chance in CHANCES:
        refused = table.refused(PlaceBet(by="ana", on=chance, amount=table.unit - 1))
        assert (refused.code, refused.clauses) == ("below-minimum", CLAUSES[law]["minimum"])
        table.bet("ana", chance, table.unit)


@under(CLAUSES, "maximum")
def test_the_maxima(law: str) -> None:
    for multiple in (*MULTIPLES[law], 0):
        most = multiple or max(MULTIPLES[law])
        for chance in CHANCES:
            table = TrenteSession(law, purse=2000, maximum=multiple)
            table.opens()
            refused = table.refused(PlaceBet(by="ana", on=chance, amount=most * table.unit + 1))
            assert (refused.code, refused.clauses) == ("above-maximum", CLAUSES[law]["maximum"])
            table.bet("ana", chance, most * table.unit)
    for multiple in {n + step for n in MULTIPLES[law] for step in (-1, 1)}:
        forbidden(law, *CLAUSES[law]["maximum"], maximum=multiple)


# -- payment and voices ------------------------------------------------------------------------------------


def paid(table: TrenteSession, events: list[Event]) -> list[tuple[str, ...]]:
    """Who is paid, in order."""
    return [m.dst for e in events if isinstance(e, Paid) for m in e.moves if m.why == "win"]


@under(CLAUSES, "chance by chance", "order")
def test_chance_by_chance_in_the_order_of_the_law(law: str) -> None:
    for winners, given in WINS.items():
        table = TrenteSession(law, *CHANCES)
        events = table.coup(given, **{who: (who, table.unit) for who in CHANCES})
        assert paid(table, events) == [chance for chance in PAY_ORDER[law] if chance in winners]


@under(CLAUSES, "chance by chance")
def test_nobodys_wins_are_paid_at_once(law: str) -> None:
    """Ana has won on both chances, and waits for the second until bea is paid on the first."""
    table = TrenteSession(law, "ana", "bea")
    both = [("black", table.unit), ("colour", table.unit)]
    events = table.coup(WINS["black", "colour"], ana=both, bea=both)
    first, second = [chance for chance in PAY_ORDER[law] if chance in ("black", "colour")]
    spots = dict(enumerate(("black", "colour", "black", "colour"), 1))
    paid_in_order = [spots[id] for e in events if isinstance(e, Paid) for id in e.bets]
    assert paid_in_order == [first, first, second, second]


@pytest.mark.clause("BOE77-05-034")
def test_the_order_of_1977_by_the_later_catalogues() -> None:
    for winners, given in WINS.items():
        table = TrenteSession("boe-1977", *CHANCES, reading={"order-of-payment": "corrected"})
        events = table.coup(given, **{who: (who, table.unit) for who in CHANCES})
        assert paid(table, events) == [chance for chance in PAY_ORDER["galicia-2007"] if chance in winners]


@under(CLAUSES, "order")
def test_those_far_from_the_croupier_are_paid_first(law: str) -> None:
    table = TrenteSession(law, "ana", "bea", "carlos", "dora")
    for who, seat in (("ana", 3), ("bea", 1), ("carlos", 2)):
        table.do(Sit(by=who, seat=seat))
    everybody = dict.fromkeys(("ana", "bea", "carlos", "dora"), ("black", table.unit))
    assert paid(table, table.coup(WINS["black", "colour"], **everybody)) == ["dora", "ana", "carlos", "bea"]


@under(CLAUSES, "collect first")
def test_losers_are_collected_first(law: str) -> None:
    table = TrenteSession(law, "ana", "bea")
    events = table.coup(WINS["black", "colour"], ana=("black", table.unit), bea=("red", table.unit))
    assert [m for m in moves(events) if m[3] != "bet"] == [
        ("@cloth", "@float", table.unit, "lost"),
        ("@float", "ana", table.unit, "win"),
        ("@cloth", "ana", table.unit, "stake"),
    ]


@under(CLAUSES, "cards stay")
def test_the_cards_stay_until_all_is_paid(law: str) -> None:
    table = TrenteSession(law)
    table.coup(WINS["red", "colour"], ana=("red", table.unit))
    assert [len(laid) for laid in table.desk.hands.values()] == [4, 4]
    table.opens()
    assert table.desk.hands == {}


@under(CLAUSES, "announcement")
def test_the_announcement(law: str) -> None:
    told = {
        ("black", "colour"): (31, 33, ["red-loses", "colour-wins"]),
        ("black", "inverse"): (31, 33, ["red-loses", "colour-loses"]),
        ("red", "colour"): (34, 32, ["red-wins", "colour-wins"]),
        ("red", "inverse"): (34, 32, ["red-wins", "colour-loses"]),
    }
    for (winner, chance), (black, red, of_1977) in told.items():
        table = TrenteSession(law)
        said = calls(table.coup(WINS[winner, chance]))[1:]
        totals = ("row-totals", {"black": black, "red": red})
        later = [("winning-chances", {"row": winner, "chance": chance}), of_1977[1]]
        assert said == [totals, *(of_1977 if law == "boe-1977" else later)]


@under(CLAUSES, "announcement")
def test_a_tie_is_announced_by_its_totals(law: str) -> None:
    for given, total in ((TIE, 34), (REFAIT, 31)):
        table = TrenteSession(law)
        assert calls(table.coup(given))[1:] == [("row-totals", {"black": total, "red": total})]


@under(CLAUSES, "black first")
def test_betting_is_closed_before_the_first_card(law: str) -> None:
    table = TrenteSession(law)
    assert calls(table.opens()) == ["hagan-juego"]
    table.bet("ana", "red", table.unit)
    assert calls(table.close()) == ["no-va-mas"]
    refused = table.refused(PlaceBet(by="ana", on="red", amount=table.unit))
    assert (refused.code, refused.clauses) == ("late-bet", CLAUSES[law]["black first"])
    assert table.refused(TakeBack(by="ana", bet=1, amount=table.unit)).code == "late-withdrawal"


@under(CLAUSES, "black first")
def test_by_the_letter_there_is_no_call(law: str) -> None:
    table = TrenteSession(law, reading={"calls-of-the-round": "literal"})
    assert calls(table.opens()) == calls(table.close()) == []
    corrected = TrenteSession(law, reading={"calls-of-the-round": "corrected"})
    assert [*calls(corrected.opens()), *calls(corrected.close())] == ["hagan-juego", "no-va-mas"]


# -- the table ------------------------------------------------------------------------------------


@under(CLAUSES, "staff")
def test_a_head_and_two_croupiers(law: str) -> None:
    def opening(**staff: int) -> Opening:
        return Opening(law=law, game=GAME, minimum=UNIT[law], staff=staff)

    assert {role: n for role, n in prepare(opening()).staff.items() if n} == {"inspectors": 1, "croupiers": 2}
    for role, number in (("inspectors", 0), ("inspectors", 2), ("croupiers", 1), ("croupiers", 3)):
        with pytest.raises(BadOption) as caught:
            prepare(opening(**{role: number}))
        assert set(CLAUSES[law]["staff"]) <= set(caught.value.clauses)


@pytest.mark.clause("EUS96-05-008")
def test_a_head_of_euskadi_covers_four_tables_in_one_sector() -> None:
    def floor(law: str, sectors: str) -> list[Any]:
        opening = Opening(law=law, game=GAME, minimum=UNIT[law])
        return check_floor([FloorTable(opening=opening, inspector="Ane", sector=sector) for sector in sectors])

    assert not floor("euskadi-1996", "AAAA")
    assert [(p.clauses, p.table) for p in floor("euskadi-1996", "AAAAA")] == [(("EUS96-05-008",), 4)]
    assert [(p.clauses, p.table) for p in floor("euskadi-1996", "AB")] == [(("EUS96-05-008",), 1)]
    for law in ("boe-1977", "galicia-2007"):
        assert floor(law, "AA")


@pytest.mark.clause("EUS96-05-034", "EUS96-05-035", "EUS96-05-036", "EUS96-05-037")
def test_an_idle_table_of_euskadi_closes_for_a_while() -> None:
    table = TrenteSession("euskadi-1996")
    table.bring("ana", 100, "cash")
    assert table.refused(Suspend(by=DIRECTOR)).code == "people-at-the-table"
    table.do(Leave(by="ana"))
    book = dict(table.table.state.book)
    table.do(Suspend(by=DIRECTOR))
    for role in (CROUPIER, INSPECTOR):
        table.do(StaffLeave(by=DIRECTOR, role=role))
        refused = table.refused(Resume(by=DIRECTOR))
        assert (refused.code, "EUS96-05-036" in refused.clauses) == ("staff-missing", True)
        table.do(StaffArrive(by=DIRECTOR, role=role))
    for who in (INSPECTOR, CROUPIER, "ana"):
        assert table.refused(Resume(by=who)).code == "not-your-role", "the director has the keys"
    assert table.table.state.book == book
    table.do(Resume(by=DIRECTOR))
