"""Blackjack at its table: what cards count, who sees them, the shoe to its last card, floats, heads, seats."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from blackjack_clauses import CLAUSES
from blackjack_oracle import BOXES, GAME, LAWS, TRIPLE, BlackjackSession, granted, opening
from card_oracle import cards
from msgspec.structs import replace
from spin_oracle import UNIT, names, under

from novamas.games import make
from novamas.games.blackjack.acts import PlayOn
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.boxes.acts import Consent
from novamas.games.boxes.pot import CarryPot, SeedPot
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.shoe import Burnt, ShoeLoaded, TableShoe
from novamas.kit.cards import Shoe
from novamas.kit.chance import Scripted
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Veiled
from novamas.law import BadLaw, BadOption, library
from novamas.table.acts import Bring, ChangeMinimum, CloseTable, Leave, Sit, Stand
from novamas.table.driver import Table
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import prepare

RANKS = {"A": 1, **{str(n): n for n in range(2, 11)}, "J": 10, "Q": 10, "K": 10}


def game(law: str, name: str = GAME, **options: Any) -> BlackjackGame:
    made = make(law, name, options)
    assert isinstance(made, BlackjackGame)
    return made


# -- cards -------------------------------------------------------------------------------------------------------------


def counted(ranks: tuple[str, ...]) -> int:
    """A hand by the text: pips, court cards ten, each ace one or eleven as suits the player, 21 the most."""
    totals = {0}
    for rank in ranks:
        worth = (1, 11) if rank == "A" else (RANKS[rank],)
        totals = {total + n for total in totals for n in worth}
    return max((t for t in totals if t <= 21), default=min(totals))


@under(CLAUSES, "points")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_every_hand_counts_what_the_text_says(law: str, size: int) -> None:
    score = game(law).score
    for ranks in combinations_with_replacement(RANKS, size):
        assert score.points(cards(" ".join(f"{rank}S" for rank in ranks))) == counted(ranks), ranks


@under(CLAUSES, "pack")
def test_the_shoe_holds_six_decks(law: str) -> None:
    table = BlackjackSession(law, ready=False)
    table.until_chance()
    dist = table.table.decider.chance(table.table.state)
    assert dist is not None
    assert dict(dist) == dict.fromkeys(range(52), 6)


@under(CLAUSES, "face up")
def test_everybody_sees_every_card_that_is_dealt(law: str) -> None:
    table = BlackjackSession(law)
    table.stakes(ana=10, bea=10)
    events = table.dealt("10H 9S 7D 8C 5H")
    for who in ("ana", "bea", "stranger", CROUPIER):
        desk = table.table.view(who).desk
        assert desk.bank == tuple(cards("7D"))
        assert [desk.hands[key].cards for key in ("1", "2")] == [tuple(cards("10H 8C")), tuple(cards("9S 5H"))]
    assert [e.card.to for e in events if type(e).__name__ == "Dealt"] == [None] * 5


@under(CLAUSES, "burn")
def test_nobody_sees_the_five_cards_put_aside_nor_what_is_left(law: str) -> None:
    table = BlackjackSession(law)
    burnt = [n for n, e in enumerate(table.table.log) if isinstance(e.event, Burnt)]
    assert len(burnt) == 5
    for who in ("ana", CROUPIER, INSPECTOR, DIRECTOR):
        seen = table.table.read_log(who)
        assert [seen[n].event.card.value for n in burnt] == [None] * 5  # type: ignore[attr-defined]
        assert table.table.view(who).desk.shoe.cards.value is None


@under(CLAUSES, "burn")
def test_five_cards_are_put_aside_before_every_shoe(law: str) -> None:
    table = BlackjackSession(law)
    for number in (2, 3):
        spent = replace(table.desk.shoe, left=table.desk.shoe.behind)
        table.table.state = replace(table.table.state, desk=replace(table.desk, shoe=spent))
        before = len(table.table.log)
        table.until_chance()
        while table.desk.shoe.burning:
            table.draw(0)
        events = [envelope.event for envelope in table.table.log[before:]]
        assert [e.number for e in events if isinstance(e, ShoeLoaded)] == [number]
        assert sum(isinstance(e, Burnt) for e in events) == 5


def emptied(table: BlackjackSession, left: str, behind: int) -> None:
    """The shoe as it would be with only these cards left in it."""
    counts = [0] * 54
    for card in cards(left):
        counts[card] += 1
    shoe = TableShoe(1, sum(counts), behind, cards=Veiled(Shoe(tuple(counts)), ()))
    desk = replace(table.desk, shoe=shoe)
    table.table.state = replace(table.table.state, desk=desk)


@pytest.mark.parametrize("law", LAWS)
def test_a_shoe_that_runs_dry_is_filled_with_what_lies_on_no_hand(law: str) -> None:
    """Nothing says so: unlimited pairs may take more cards than a deck. What has been collected is dealt again."""
    table = BlackjackSession(law)
    table.betting()
    emptied(table, "10H 9S 7D 8C 5H 4D", 2)
    table.stakes(ana=10, bea=10)
    table.dealt("10H 9S 7D 8C 5H")
    assert table.desk.stopped
    table.everybody_stays()
    (card, returned, *_) = table.dealt("4D")
    assert names([card, returned]) == ["Dealt", "CardsReturned"]
    assert table.desk.shoe.left == 6 * 52 - 6
    assert cards("8C")[0] in (table.table.decider.chance(table.table.state) or ())
    table.dealt("KD")
    assert table.phase == "idle"
    assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)], "it was the last hand of that shoe"


# -- limits ------------------------------------------------------------------------------------------------------------


@under(CLAUSES, "minimum")
def test_the_minimum_is_one_that_was_granted(law: str) -> None:
    for minimum in (3 * UNIT[law], UNIT[law] * 3 // 2, UNIT[law] // 2):
        with pytest.raises(BadOption) as caught:
            prepare(opening(law, minimum=minimum, authorisation=granted(law, 1, 2)))
        assert set(CLAUSES[law]["minimum"]) <= set(caught.value.clauses)


@under(CLAUSES, "limits")
def test_float_and_guarantee_follow_the_minimum(law: str) -> None:
    """At twice the minimum a table opens with twice the guarantee; the float grows with it except in Euskadi."""
    grant = granted(law, 1, 2, float=1_000_000, guarantee=300_000)
    ready = prepare(opening(law, minimum=2 * UNIT[law], authorisation=grant, float=2_000_000))
    assert ready.guarantee == 600_000
    low = opening(law, minimum=2 * UNIT[law], authorisation=grant, float=1_999_999)
    if law == "euskadi-1996":
        assert prepare(low).float == 1_999_999
    else:
        with pytest.raises(BadOption) as caught:
            prepare(low)
        assert set(CLAUSES[law]["limits"]) <= set(caught.value.clauses)


@pytest.mark.clause("EUS96-03-097")
def test_in_euskadi_the_float_may_be_completed_with_the_new_minimum() -> None:
    table = Table(
        opening("euskadi-1996", options={"shuffler": True}, authorisation=granted("euskadi-1996", 1, 2)), Scripted()
    )
    (offer,) = table.options(DIRECTOR, "ChangeMinimum")
    assert offer.form["top_up"].has(1_000)
    table.act(ChangeMinimum(by=DIRECTOR, to=1_000, top_up=1_000))


@pytest.mark.clause("BOE77-03-058")
def test_in_1977_the_float_grows_with_the_minimum() -> None:
    table = Table(opening("boe-1977", authorisation=granted("boe-1977", 1, 2), float=3_000_000), Scripted())
    table.act(ChangeMinimum(by=DIRECTOR, to=200))
    assert table.state.book["@float"] == 6_000_000
    assert table.state.desk.minimum == 200


@under(CLAUSES, "cover")
def test_one_head_covers_four_tables(law: str) -> None:
    def floor(sectors: str) -> list[Any]:
        return check_floor([FloorTable(opening=opening(law), inspector="Ane", sector=s) for s in sectors])

    assert not floor("AAAA")
    (problem,) = floor("AAAAA")
    assert (problem.clauses, problem.table) == (CLAUSES[law]["cover"], 4)
    assert bool(floor("AB")) == (law != "boe-1977"), "only the order of 1977 does not ask for tables side by side"


@under(CLAUSES, "seats")
def test_there_are_as_many_seats_as_boxes(law: str) -> None:
    assert prepare(opening(law)).opening.seats == min(8, BOXES[law])
    assert prepare(opening(law, options={"boxes": 3})).opening.seats == 3
    assert len(game(law).boxes) == BOXES[law]
    with pytest.raises(BadOption) as caught:
        prepare(opening(law, seats=BOXES[law] + 1))
    assert set(CLAUSES[law]["seats"]) <= set(caught.value.clauses)


@under(CLAUSES, "against the house", "chips")
def test_chips_come_from_the_house_and_go_to_it(law: str) -> None:
    """No player wins from another; what is staked are chips that were brought to the table."""
    table = BlackjackSession(law)
    table.stakes(ana=10, bea=10)
    table.dealt("10H 10S 7D 9C 6D")
    table.everybody_stays()
    table.dealt("10D")
    assert (table.net("ana"), table.net("bea")) == (10 * table.unit, -10 * table.unit)
    paid = [m for e in table.table.log for m in e.event.moves if "@cage" not in (m.src, m.dst)]
    assert all(not (m.src in table.brought and m.dst in table.brought) for m in paid)
    assert [m.dst for m in paid if m.why == "lost"] == ["@float"] == [m.src for m in paid if m.why == "win"]
    table.betting()
    for amount in (table.unit + 0.5, str(table.unit), True):
        assert table.refused(PlaceBet(by="ana", on="box:1", amount=amount)).code == "not-an-amount"  # type: ignore[arg-type]
    table.do(Bring(by="zoe", amount=table.unit))
    table.do(Sit(by="zoe", seat=3))
    assert table.refused(PlaceBet(by="zoe", on="box:3", amount=2 * table.unit)).code == "not-enough-chips"


# -- people ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
def test_nobody_leaves_a_hand_that_is_played(law: str) -> None:
    table = BlackjackSession(law)
    table.stakes(ana=10, bea=10)
    assert table.refused(Leave(by="ana")).code == "bets-on-the-cloth"
    table.dealt("10H 10S 7D 9C 6D")
    assert table.refused(Leave(by="ana")).code == "bets-on-the-cloth"
    table.everybody_stays()
    table.dealt("10D")
    table.do(Leave(by="ana"))


@pytest.mark.parametrize("law", LAWS)
def test_who_stands_up_keeps_no_box(law: str) -> None:
    """A stake without a seated player is not dealt a hand: it goes back when the cards begin."""
    table = BlackjackSession(law, "ana", "bea", "carlos")
    table.stakes(ana=10, bea=10, carlos=10)
    table.do(Stand(by="ana"))
    events = table.dealt("10S")
    assert names(events)[:3] == ["BettingClosed", "StakesReturned", "HandsMade"]
    assert table.net("ana") == 0
    assert list(table.desk.hands) == ["2", "3"]


@pytest.mark.parametrize("law", LAWS)
def test_a_round_without_bets_deals_nothing(law: str) -> None:
    table = BlackjackSession(law)
    table.betting()
    left = table.desk.shoe.left
    table.table.staff()
    assert (table.phase, table.desk.shoe.left) == ("idle", left)


@pytest.mark.parametrize("law", LAWS)
def test_guests_go_when_who_holds_the_box_takes_the_bet_back(law: str) -> None:
    table = BlackjackSession(law, "ana", "bea")
    table.stakes(ana=10)
    table.do(PlaceBet(by="bea", on="box:1", amount=10 * table.unit))
    events = table.do(TakeBack(by="ana", bet=1, amount=10 * table.unit))
    assert names(events) == ["BetTakenBack", "StakesReturned"]
    assert not table.desk.bets


@pytest.mark.parametrize("law", LAWS)
def test_silence_is_no_consent(law: str) -> None:
    table = BlackjackSession(law, "ana", "bea")
    table.stakes(ana=10)
    table.do(PlaceBet(by="bea", on="box:1", amount=10 * table.unit))
    assert table.person_awaited() == ["ana"]
    default = table.table.decider.default(table.table.state, "ana")
    assert default is not None
    table.do(default)
    assert (table.net("bea"), table.lying("bea")) == (0, {})


@pytest.mark.parametrize("law", LAWS)
def test_a_consent_ends_with_who_gave_it(law: str) -> None:
    table = BlackjackSession(law, "ana", "bea", "carlos")
    table.stakes(ana=10)
    table.do(PlaceBet(by="carlos", on="box:1", amount=table.unit))
    table.do(Consent(by="ana", box=1, guest="carlos", yes=True))
    assert table.desk.admitted == ((1, "ana", "carlos"),)
    table.do(TakeBack(by="ana", bet=1, amount=10 * table.unit))
    table.do(Leave(by="ana"))
    assert table.desk.admitted == ()
    table.do(Stand(by="bea"))
    table.do(Sit(by="bea", seat=1))
    table.stakes(bea=10)
    assert names(table.do(PlaceBet(by="carlos", on="box:1", amount=table.unit))) == ["BetPlaced", "ConsentSought"]


@pytest.mark.clause("EUS96-03-021", "EUS96-03-024")
def test_in_need_the_inspector_consents_for_who_holds_the_box() -> None:
    table = BlackjackSession("euskadi-1996", "ana", "bea", "carlos")
    table.stakes(ana=10)
    table.do(PlaceBet(by="carlos", on="box:1", amount=table.unit))
    table.do(Stand(by="ana"))
    assert not table.table.options(INSPECTOR, "Consent"), "nobody holds the box"
    table.do(Sit(by="ana", seat=1))
    table.do(Consent(by=INSPECTOR, box=1, guest="carlos", yes=True))
    assert table.desk.admitted == ((1, "ana", "carlos"),)


# -- the pot -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-03-077", "EUS96-03-088")
def test_a_table_closes_once_its_pot_is_carried_away() -> None:
    table = Table(opening("euskadi-1996", options={"accumulated": 20, "jackpot": 10, "shuffler": True}), Scripted())
    table.act(SeedPot(by=DIRECTOR, amount=700))
    assert not table.options(DIRECTOR, "CloseTable")
    table.act(CarryPot(by=DIRECTOR))
    table.act(CloseTable(by=DIRECTOR))
    assert table.state.book["@cage"] == 0
    plain = Table(opening("euskadi-1996", options={"shuffler": True}), Scripted())
    assert not plain.options(DIRECTOR, "SeedPot"), "the house plays no accumulated bet"


@pytest.mark.clause("EUS96-03-073")
def test_every_box_has_a_place_for_pairs() -> None:
    for boxes in (1, 5, 9):
        spots = game("euskadi-1996", pairs=True, boxes=boxes).kinds
        assert [s.partition(":")[2] for s in spots["pairs"]] == [s.partition(":")[2] for s in spots["box"]]
        assert len(spots["pairs"]) == boxes


@pytest.mark.parametrize("options", [{"pairs": True}, {"accumulated": 20}, {"jackpot": 5}, {"prizes": {"one": 5}}])
@pytest.mark.parametrize("law", ["boe-1977", "galicia-2007"])
def test_bets_beside_the_box_are_euskadis_own(law: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        make(law, GAME, options)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"stakes": "left"}, "stakes"),
        ({"boxes": -1}, "boxes"),
        ({"reserve": 312}, "reserve"),
        ({"jackpot": 101, "accumulated": 20}, "jackpot"),
        ({"accumulated": -1}, "accumulated"),
        ({"reserve": 60, "shuffler": True}, "reserve"),
        ({"cloths": 2}, "cloths"),
    ],
)
def test_a_house_cannot_ask_for_nonsense(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        make("euskadi-1996", GAME, options)
    assert caught.value.field == field
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("points", "ace"), [0, 11]),
        (("points", "ace"), [11, 1]),
        (("bank", "stands"), 22),
        (("boxes", "least"), 10),
        (("split", "aces_cards"), 0),
        (("double", "cards"), 0),
        (("stages",), {"number": 0}),
        (("bets", "box", "maximum"), {"multiples": []}),
        (("bets", "pairs", "prizes"), {}),
        (("bets", "accumulated", "prizes"), {}),
    ],
)
def test_a_law_file_that_cannot_be_played_is_refused(place: tuple[str, ...], value: Any) -> None:
    path = library().folders["euskadi-1996"] / "blackjack.toml"
    tree = library().read(path)
    node = tree
    for key in place[:-1]:
        node = node[key]
    node[place[-1]] = value
    with library().pretend(path, tree), pytest.raises(BadLaw) as caught:
        make("euskadi-1996", GAME)
    assert str(caught.value).startswith("euskadi-1996/blackjack.toml: ")


# -- three stages ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-0301-001", "EUS96-0301-002", "EUS96-0301-003")
def test_triple_blackjack_has_three_boxes_a_place_and_the_rest_of_blackjack() -> None:
    triple, plain = game("euskadi-1996", TRIPLE), game("euskadi-1996")
    assert [s for s in triple.spots if s.startswith("box:4-")] == ["box:4-1", "box:4-2", "box:4-3"]
    assert len(triple.boxes) == len(plain.boxes)
    for section in ("pack", "points", "split", "double", "even_money", "surrender", "minimum"):
        assert getattr(triple.rules, section) == getattr(plain.rules, section), section


@pytest.mark.clause("EUS96-0301-034")
def test_in_triple_blackjack_the_window_of_insurance_closes_for_all_boxes_at_once() -> None:
    table = BlackjackSession("euskadi-1996", "ana", game=TRIPLE, shuffler=True)
    table.betting()
    for stage in (1, 2, 3):
        table.do(PlaceBet(by="ana", on=f"box:1-{stage}", amount=10 * table.unit))
    table.dealt("10H AD 2C")
    assert sorted(form["stage"].values for form in table.offered("ana", "Insure")) == [(1,), (2,), (3,)]
    table.do(PlayOn(by="ana"))
    table.draws_to("3C")
    assert not table.offered("ana", "Insure")


def test_a_stranger_is_offered_nothing_but_a_place() -> None:
    table = BlackjackSession("euskadi-1996", shuffler=True)
    table.stakes(ana=10, bea=10)
    assert not table.table.decider.game.options(table.desk, "zoe")
    table.do(Bring(by="zoe", amount=table.unit))
    assert {o.kind for o in table.table.decider.game.options(table.desk, "zoe")} <= {"PlaceBet"}
