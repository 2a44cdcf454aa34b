"""The table of punto y banca under each law: places, who deals, who holds the cards, layouts, staff, mistakes."""

from __future__ import annotations

from typing import Any

import pytest
from card_oracle import ranks
from punto_clauses import CLAUSES
from punto_oracle import BANK_WINS, GAME, HEAD, PLAYER_WINS, TIE, TIED, PuntoSession, shortened
from spin_oracle import UNIT, moves, names, under

from novamas.games import make
from novamas.games.cloth import OpenBetting, PlaceBet
from novamas.games.punto_banca.acts import CardFaceUp, CardPutAside, PassShoe, ShoeTaken, ShowHand, TakeShoe, VoidCoup
from novamas.games.shoe import LoadShoe
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Event
from novamas.law import BadOption
from novamas.table.acts import AnnounceLast, Leave, Resume, Sit, StaffArrive, StaffLeave, Stand, Suspend, Take
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import Opening, prepare


def opening(law: str, *, seats: int | None = None, staff: dict[str, int] | None = None, **options: Any) -> Opening:
    return Opening(law=law, game=GAME, minimum=UNIT[law], seats=seats, staff=staff or {}, options=options)


def forbidden(law: str, *clauses: str, **frame: Any) -> None:
    with pytest.raises(BadOption) as caught:
        prepare(opening(law, **frame))
    assert set(clauses) <= set(caught.value.clauses)


def holders(events: list[Event]) -> dict[str, str]:
    (given,) = [e.holders for e in events if type(e).__name__ == "HandsGiven"]
    return dict(given)


# -- who plays -----------------------------------------------------------------------------------------------------


@under(CLAUSES, "seated only")
def test_only_those_who_sit_may_bet(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", sit=False, ready=False)
    table.do(Sit(by="ana", seat=1))
    table.ready()
    table.opens()
    table.bet("ana", "player", table.unit)
    refused = table.refused(PlaceBet(by="bea", on="player", amount=table.unit))
    assert refused.code == "seated-only"
    assert set(CLAUSES[law]["seated only"]) <= set(refused.clauses)
    assert not table.offered("bea", "PlaceBet")


@under(CLAUSES, "standing", laws=TIED)
def test_the_house_may_let_others_play_standing(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", sit=False, standing=True)
    table.opens()
    table.bet("bea", "bank", table.unit)
    make(law, GAME, {"layout": "one-wing", "standing": True})


@pytest.mark.clause("BOE77-07-024")
def test_nobody_stands_in_1977() -> None:
    forbidden("boe-1977", "BOE77-07-024", standing=True)


@pytest.mark.clause("GAL07-06-011")
@pytest.mark.parametrize("layout", ["mini", "midi"])
def test_nobody_stands_at_a_reduced_table_of_galicia(layout: str) -> None:
    forbidden("galicia-2007", "GAL07-06-011", layout=layout, standing=True)
    table = PuntoSession("galicia-2007", sit=False, layout=layout)
    table.opens()
    assert table.refused(PlaceBet(by="ana", on="player", amount=table.unit)).clauses == ("GAL07-06-011",)


@pytest.mark.clause("EUS96-07-036")
@pytest.mark.parametrize("layout", ["full", "mini", "midi"])
def test_the_casino_decides_about_standing_players_in_euskadi(layout: str) -> None:
    table = PuntoSession("euskadi-1996", sit=False, layout=layout, standing=True)
    table.opens()
    table.bet("ana", "player", table.unit)


@under(CLAUSES, "places")
def test_places_are_numbered_from_one_and_thirteen_may_be_left_out(law: str) -> None:
    crowd = [f"p{n}" for n in range(1, 15)]
    for skip, number in (((), 13), ((13,), 14)):
        table = PuntoSession(law, *crowd, ready=False, seats=14, skip=skip)
        table.ready(deals="p13")
        (taken,) = [e.event for e in table.table.log if isinstance(e.event, ShoeTaken)]
        assert (taken.who, taken.place) == ("p13", number)
    for other in (1, 12, 14):
        forbidden(law, *CLAUSES[law]["thirteen"], skip=(other,))
    first = PuntoSession(law, *crowd, ready=False, seats=14)
    first.ready(deals="p1")
    assert [e.event.place for e in first.table.log if isinstance(e.event, ShoeTaken)] == [1]


@under(CLAUSES, "places")
def test_a_place_seats_one_player(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", sit=False, ready=False)
    table.do(Sit(by="ana", seat=1))
    assert table.refused(Sit(by="bea", seat=1)).code == "seat-taken"


# -- who deals ------------------------------------------------------------------------------------------------------


@under(CLAUSES, "rotation", "deal is free")
def test_the_shoe_is_offered_from_place_one_and_may_be_refused(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", ready=False)
    table.do(LoadShoe(by=CROUPIER))
    for card in ranks(("A", "K")):
        table.draw(card)
    assert table.person_awaited() == ["ana"]
    assert {o.kind for o in table.table.options("ana") if "Shoe" in o.kind} == {"TakeShoe", "PassShoe"}
    refused = table.refused(TakeShoe(by="bea"))
    assert (refused.code, set(CLAUSES[law]["rotation"]) <= set(refused.clauses)) == ("shoe-not-offered", True)
    assert table.refused(OpenBetting(by=HEAD[law])).code == "not-now"


@under(CLAUSES, "declining", "deal is free")
def test_who_declines_passes_the_shoe_to_the_right(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", "carlos", ready=False)
    table.do(LoadShoe(by=CROUPIER))
    for card in ranks(("A", "K")):
        table.draw(card)
    order = []
    while asked := table.person_awaited():
        order += asked
        table.do(PassShoe(by=asked[0]))
    assert order == ["ana", "bea", "carlos"]
    events = table.coup(PLAYER_WINS, ana=("player", table.unit))
    assert holders(events)["bank"] == CROUPIER, "nobody can be made to deal"


@under(CLAUSES, "dealer has bank")
def test_who_deals_has_the_banks_hand(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", ready=False)
    table.ready(deals="bea")
    events = table.coup(BANK_WINS, ana=("player", table.unit))
    assert holders(events) == {"player": "ana", "bank": "bea"}
    assert table.net("bea") == 0, "the risk is the house's"


@under(CLAUSES, "shoe lost")
def test_the_shoe_is_lost_with_the_banks_hand(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", "carlos", "dani", ready=False)
    table.ready(deals="ana")
    for cards in (BANK_WINS, TIE):
        table.coup(cards)
        assert (table.desk.dealer, table.person_awaited()) == ("ana", []), "a win or a tie leaves it where it is"
    table.do(Leave(by="dani"))
    assert (table.desk.dealer, table.person_awaited()) == ("ana", []), "so does another who leaves"
    events = table.coup(PLAYER_WINS)
    assert "ShoeLost" in names(events)
    assert table.desk.dealer == ""
    assert table.person_awaited() == ["bea"]
    table.do(TakeShoe(by="bea"))
    table.coup(PLAYER_WINS)
    assert table.person_awaited() == ["carlos"]
    table.do(PassShoe(by="carlos"))
    assert table.person_awaited() == ["ana"], "the turn goes round"


@under(CLAUSES, "rotation")
def test_a_new_shoe_begins_at_place_one(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", ready=False)
    table.ready(deals="bea")
    shortened(table, 7)
    table.do(LoadShoe(by=CROUPIER))
    for card in ranks(("A", "K")):
        table.draw(card)
    assert table.person_awaited() == ["ana"]


def test_who_let_the_shoe_pass_may_take_it_from_the_croupier() -> None:
    table = PuntoSession("galicia-2007", "ana", "bea")
    assert not table.person_awaited()
    table.do(TakeShoe(by="ana"))
    assert table.desk.dealer == "ana"
    assert table.refused(TakeShoe(by="bea")).code == "shoe-not-offered"


def test_who_stands_up_or_leaves_gives_the_shoe_up() -> None:
    table = PuntoSession("galicia-2007", "ana", "bea", "carlos", ready=False)
    table.ready(deals="ana")
    table.do(Stand(by="ana"))
    assert table.person_awaited() == ["bea"]
    table.do(TakeShoe(by="bea"))
    table.do(Leave(by="bea"))
    assert table.person_awaited() == ["carlos"]


def test_nobody_leaves_with_cards_in_hand() -> None:
    table = PuntoSession("galicia-2007", "ana", "bea", ready=False)
    table.ready(deals="bea")
    table.opens()
    table.close()
    table.deal(ranks(BANK_WINS), finish=False)
    assert table.refused(Leave(by="bea")).code == "cards-in-hand"
    table.do(Take(by="bea", amount=table.unit))
    table.do(ShowHand(by="bea"))
    table.do(Leave(by="bea"))


# -- who holds the player's hand --------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A2-008")
def test_no_hand_is_dealt_after_the_last_of_those_announced() -> None:
    table = PuntoSession("euskadi-1996")
    table.do(AnnounceLast(by=INSPECTOR, rounds=3))
    for _ in range(3):
        table.plays(PLAYER_WINS, ana=("player", table.unit))
    again = table.refused(OpenBetting(by=table.head))
    assert (again.code, "EUS96-A2-008" in again.clauses) == ("session-over", True)


@under(CLAUSES, "highest bet")
def test_the_highest_bet_holds_the_players_hand(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", "carlos")
    events = table.coup(
        BANK_WINS,
        ana=("player", 2 * table.unit),
        bea=("player", 3 * table.unit),
        carlos=("bank", 9 * table.unit),
    )
    assert holders(events) == {"player": "bea", "bank": CROUPIER}


@under(CLAUSES, "no bet")
def test_the_croupier_holds_what_nobody_has_bet_on(law: str) -> None:
    table = PuntoSession(law)
    events = table.coup(BANK_WINS, ana=("bank", table.unit))
    assert holders(events)["player"] == CROUPIER


@under(CLAUSES, "highest bet", "no bet")
def test_of_equal_bets_the_first_place_holds_it(law: str) -> None:
    both = {"bea": ("player", 2), "ana": ("player", 2), "carlos": ("player", 1)}
    for reading, holder in (("corrected", "ana"), ("literal", CROUPIER)):
        table = PuntoSession(law, "ana", "bea", "carlos", reading={"equal-highest-bets": reading})
        events = table.coup(BANK_WINS, **{who: (on, n * table.unit) for who, (on, n) in both.items()})
        assert holders(events)["player"] == holder
    table = PuntoSession(law, "ana", "bea")
    events = table.coup(BANK_WINS, bea=("player", table.unit), ana=("player", table.unit))
    assert holders(events)["player"] == "ana"


# -- layouts ---------------------------------------------------------------------------------------------------------


@under(CLAUSES, "mini", "reduced", laws=TIED)
def test_a_mini_table_seats_seven(law: str) -> None:
    assert prepare(opening(law, layout="mini")).opening.seats == 7
    prepare(opening(law, layout="mini", seats=7))
    forbidden(law, *CLAUSES[law]["mini"], layout="mini", seats=8)


@under(CLAUSES, "midi", "reduced", laws=TIED)
def test_a_midi_table_seats_nine(law: str) -> None:
    assert prepare(opening(law, layout="midi")).opening.seats == 8
    prepare(opening(law, layout="midi", seats=9))
    forbidden(law, *CLAUSES[law]["midi"], layout="midi", seats=10)


@under(CLAUSES, "decks")
def test_a_full_table_has_as_many_places_as_the_house_puts_there(law: str) -> None:
    prepare(opening(law, seats=20))


def test_1977_knows_one_table_only() -> None:
    for layout in ("one-wing", "mini", "midi"):
        forbidden("boe-1977", layout=layout)


@pytest.mark.clause("GAL07-06-024")
@pytest.mark.parametrize("layout", ["mini", "midi"])
def test_the_croupier_deals_at_a_reduced_table_of_galicia(layout: str) -> None:
    table = PuntoSession("galicia-2007", "ana", layout=layout)
    assert not [e for e in table.table.log if type(e.event).__name__ == "ShoeDeclined"], "nobody is asked"
    events = table.coup(BANK_WINS, ana=("player", table.unit))
    assert holders(events) == {"player": CROUPIER, "bank": CROUPIER}
    forbidden("galicia-2007", "GAL07-06-024", layout=layout, dealer="players")


@pytest.mark.clause("EUS96-07-032")
def test_management_decides_who_deals_at_a_reduced_table_of_euskadi() -> None:
    plain = PuntoSession("euskadi-1996", "ana", layout="mini")
    assert not [e for e in plain.table.log if type(e.event).__name__ == "ShoeDeclined"]
    players = PuntoSession("euskadi-1996", "ana", ready=False, layout="midi", dealer="players")
    players.ready(deals="ana")
    assert players.desk.dealer == "ana"
    prepare(opening("euskadi-1996", layout="mini", dealer="croupier"))


@under(CLAUSES, "deal is free")
def test_at_a_full_table_the_players_deal(law: str) -> None:
    forbidden(law, *CLAUSES[law]["deal is free"], dealer="croupier")


@pytest.mark.parametrize(
    ("law", "clauses"),
    [
        pytest.param(law, ids, marks=pytest.mark.clause(*ids))
        for law, ids in (
            ("euskadi-1996", ("EUS96-07-034", "EUS96-07-041")),
            ("galicia-2007", ("GAL07-06-024", "GAL07-06-029")),
        )
    ],
)
def test_who_shows_the_players_hand_at_a_reduced_table(law: str, clauses: tuple[str, ...]) -> None:
    for reading, holder in (("corrected", CROUPIER), ("literal", "ana")):
        for layout in ("mini", "midi"):
            table = PuntoSession(law, "ana", layout=layout, reading={"hands-at-reduced-tables": reading})
            assert holders(table.coup(BANK_WINS, ana=("player", table.unit)))["player"] == holder
    table = PuntoSession(law, "ana", layout="mini")
    assert holders(table.coup(BANK_WINS, ana=("player", table.unit)))["player"] == CROUPIER
    assert clauses


# -- staff -----------------------------------------------------------------------------------------------------------

STAFF = [
    ("boe-1977", "full", {"inspectors": (1, 1), "croupiers": (2, 2), "changers": (1, 1)}, ("BOE77-07-013",)),
    ("galicia-2007", "full", {"inspectors": (1, 1), "croupiers": (2, 3), "changers": (0, 0)}, ("GAL07-06-015",)),
    ("galicia-2007", "one-wing", {"inspectors": (1, 1), "croupiers": (1, 3)}, ("GAL07-06-016",)),
    ("galicia-2007", "mini", {"inspectors": (1, 1), "croupiers": (1, 1)}, ("GAL07-06-017",)),
    ("galicia-2007", "midi", {"inspectors": (1, 1), "croupiers": (1, 1)}, ("GAL07-06-017",)),
    ("euskadi-1996", "full", {"inspectors": (1, 1), "croupiers": (2, 3), "changers": (0, 0)}, ("EUS96-07-022",)),
    ("euskadi-1996", "one-wing", {"inspectors": (1, 1), "croupiers": (1, 3)}, ("EUS96-07-022",)),
    ("euskadi-1996", "mini", {"inspectors": (1, 1), "croupiers": (1, 1)}, ("EUS96-07-034",)),
    ("euskadi-1996", "midi", {"inspectors": (1, 1), "croupiers": (1, 1)}, ("EUS96-07-034",)),
]


@pytest.mark.parametrize(
    ("law", "layout", "ranges", "says"),
    [pytest.param(*row, marks=pytest.mark.clause(*row[3]), id=f"{row[0]}-{row[1]}") for row in STAFF],
)
def test_the_staff_of_a_table(law: str, layout: str, ranges: dict[str, tuple[int, int]], says: tuple[str, ...]) -> None:
    fewest = {role: least for role, (least, _) in ranges.items()}
    staff = prepare(opening(law, layout=layout)).staff
    assert {role: n for role, n in staff.items() if n} == {role: n for role, n in fewest.items() if n}
    for role, (least, most) in ranges.items():
        for number in (least, most):
            prepare(opening(law, layout=layout, staff={**fewest, role: number}))
        for number in (least - 1, most + 1):
            forbidden(law, *says, layout=layout, staff={**fewest, role: number})


def floor(law: str, layouts: list[str], sectors: str) -> list[Any]:
    tables = [
        FloorTable(opening=opening(law, layout=layout), inspector="Ane", sector=sector)
        for layout, sector in zip(layouts, sectors, strict=True)
    ]
    return check_floor(tables)


@under(CLAUSES, "cover", laws=TIED)
def test_one_head_covers_four_reduced_tables(law: str) -> None:
    assert not floor(law, ["mini", "midi", "mini", "midi"], "AAAA")
    (problem,) = floor(law, ["mini"] * 5, "AAAAA")
    assert (problem.clauses, problem.table) == (CLAUSES[law]["cover"], 4)
    (problem,) = floor(law, ["midi"] * 5, "AAAAA")
    assert problem.clauses == CLAUSES[law]["cover"]
    assert floor(law, ["full", "full"], "AA"), "a full table has a head of its own"


@pytest.mark.clause("EUS96-07-025")
def test_in_one_sector_in_euskadi() -> None:
    (problem,) = floor("euskadi-1996", ["mini", "mini"], "AB")
    assert problem.clauses == ("EUS96-07-025",)
    assert not floor("galicia-2007", ["mini", "mini"], "AB")


@pytest.mark.clause("EUS96-07-078", "EUS96-07-079", "EUS96-07-080", "EUS96-07-081")
def test_an_idle_table_of_euskadi_closes_for_a_while() -> None:
    """The float and the cash stay locked in it, and it goes on only with a croupier and a head."""
    table = PuntoSession("euskadi-1996", "ana")
    table.bring("ana", 100, "cash")
    assert table.refused(Suspend(by=DIRECTOR)).code == "people-at-the-table"
    table.do(Leave(by="ana"))
    book = dict(table.table.state.book)
    table.do(Suspend(by=DIRECTOR))
    table.do(StaffLeave(by=DIRECTOR, role=CROUPIER))
    refused = table.refused(Resume(by=DIRECTOR))
    assert (refused.code, "EUS96-07-080" in refused.clauses) == ("staff-missing", True)
    table.do(StaffArrive(by=DIRECTOR, role=CROUPIER))
    table.do(StaffLeave(by=DIRECTOR, role=INSPECTOR))
    assert table.refused(Resume(by=DIRECTOR)).code == "staff-missing"
    table.do(StaffArrive(by=DIRECTOR, role=INSPECTOR))
    for who in (INSPECTOR, CROUPIER, "ana"):
        assert table.refused(Resume(by=who)).code == "not-your-role", "the director has the keys"
    assert table.table.state.book == book, "nothing leaves a table that is closed for a while"
    table.do(Resume(by=DIRECTOR))
    assert table.awaited() == [CROUPIER]


# -- mistakes ---------------------------------------------------------------------------------------------------


def dealing(law: str, cards: int, **options: Any) -> PuntoSession:
    """A coup in which so many cards have been dealt."""
    table = PuntoSession(law, "ana", "bea", **options)
    table.opens()
    table.bet("ana", "player", 2 * table.unit)
    table.bet("bea", "bank", 3 * table.unit)
    table.close()
    table.deal(ranks([2, 3, 4, 4])[:cards], finish=False)
    return table


@under(CLAUSES, "head directs")
@pytest.mark.parametrize("cause", ["cards-stuck", "wrong-deal"])
def test_a_deal_that_went_wrong_voids_the_coup(law: str, cause: str) -> None:
    for cards in (0, 2, 4):
        table = dealing(law, cards)
        left = table.desk.shoe.left
        events = table.do(VoidCoup(by=INSPECTOR, cause=cause))
        assert names(events) == ["CoupVoided", "RoundEnded"]
        assert sorted(moves(events)) == [
            ("@cloth", "ana", 2 * table.unit, "back"), ("@cloth", "bea", 3 * table.unit, "back"),
        ]  # fmt: skip
        assert (table.net("ana"), table.net("bea"), table.phase) == (0, 0, "idle")
        assert table.desk.shoe.left == left, "cards that were drawn do not go back"
        assert events[0].clauses == CLAUSES[law]["head directs"]


@under(CLAUSES, "head directs")
def test_a_card_that_lies_face_up_is_put_aside(law: str) -> None:
    table = dealing(law, 2)
    left = table.desk.shoe.left
    table.do(CardFaceUp(by=INSPECTOR))
    (aside,) = table.draw(parse("9C"))
    assert table.desk.shoe.left == left - 1, "it does not go back"
    assert isinstance(aside, CardPutAside)
    assert (aside.card, aside.clauses) == (parse("9C"), CLAUSES[law]["head directs"])
    assert table.lying("ana") == {"player": 2 * table.unit}, "bets stand"
    table.deal(ranks([2, 3, 4, 4])[2:], finish=False)
    assert [len(hand) for hand in table.desk.hands.values()] == [2, 2]


@under(CLAUSES, "head directs")
def test_who_says_so(law: str) -> None:
    """The head of the table; the croupier only where there is none."""
    table = dealing(law, 1)
    for report in (VoidCoup(by=CROUPIER, cause="wrong-deal"), CardFaceUp(by=CROUPIER)):
        refused = table.refused(report)
        assert (refused.code, refused.clauses) == ("not-your-role", CLAUSES[law]["head directs"])
    assert table.refused(VoidCoup(by=INSPECTOR, cause="bad-mood")).code == "not-a-cause"
    table.without(INSPECTOR)
    table.do(VoidCoup(by=CROUPIER, cause="wrong-deal"))
    assert table.refused(VoidCoup(by=CROUPIER, cause="wrong-deal")).code == "no-deal-running"


@under(CLAUSES, "head directs")
def test_by_the_letter_there_is_no_rule_for_mistakes(law: str) -> None:
    table = dealing(law, 2, reading={"errors-of-the-deal": "literal"})
    for report in (VoidCoup(by=INSPECTOR, cause="wrong-deal"), CardFaceUp(by=INSPECTOR)):
        assert table.refused(report).code == "no-rule-for-errors"
