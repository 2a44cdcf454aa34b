"""What a machine of each type may give, where it may stand, and what is refused at once: article by article."""

from __future__ import annotations

from typing import Any

import pytest
from machine_oracle import (
    LAW,
    OFFICIAL_LANGUAGES,
    TIME_AND_CASH,
    TYPE_A_GIVES,
    TYPE_A_REFUNDS_IN,
    TYPE_C_STANDS_IN,
    TYPES,
    design,
    opening,
    pastime,
    table,
)

from novamas.games import FAMILIES, make
from novamas.kit.decider import Refused
from novamas.law import BadOption, library, models
from novamas.table.acts import Bring
from novamas.table.opening import problems_of


def problems(made: dict[str, Any], **options: Any) -> dict[str, tuple[str, ...]]:
    """What is wrong with a machine, and which clauses say so."""
    return {each.reason: each.clauses for each in problems_of(opening(machine=made, **options))}


def rules() -> Any:
    return make(LAW, "machines").rules  # type: ignore[attr-defined]


def test_the_models_that_come_with_novamas_are_one_of_each_type() -> None:
    assert sorted(str(made["type"]) for made in models("machines").values()) == list(TYPES)
    for name, made in models("machines").items():
        place = "casino" if made["type"] == "C" else "bar"
        assert not problems_of(opening(machine=name, place=place)), name


def test_a_machine_that_nobody_knows() -> None:
    (problem,) = problems_of(opening(machine="no-such"))
    assert problem.reason == "machine-unknown"
    assert problem.args_["known"] == ("bahia", "faro", "galerna")


@pytest.mark.clause("EUS96-A4-002")
def test_there_are_three_types() -> None:
    assert tuple(rules().classes.letters) == TYPES
    assert set(rules().types) == set(TYPES)
    for letter in ("D", "a", ""):
        assert problems(design(type=letter))["machine-type"] == ("EUS96-A4-002",), letter
    for letter in TYPES:
        assert "machine-type" not in problems(design(type=letter))


@pytest.mark.clause("EUS96-A4-005")
def test_type_a_gives_its_price_back_and_more_play_and_nothing_else() -> None:
    assert rules().types["A"].gives == TYPE_A_GIVES
    assert problems(pastime()) == {}
    assert problems(pastime(pays={"seven": {"3": 3}}, most=3)) == {"machine-only-price": ("EUS96-A4-005",)}
    assert problems(pastime(pays={"seven": {"3": 1}})) == {"machine-only-price": ("EUS96-A4-005",)}
    twice = pastime(lines=[[1, 1, 1], [2, 2, 2]], reels=["seven seven", "seven plum", "seven plum"])
    assert problems(twice) == {}
    both = pastime(lines=[[1, 1, 1], [2, 2, 2]], reels=["seven seven", "seven seven plum", "seven seven plum"], most=4)
    assert problems(both) == {"machine-more-than-price": ("EUS96-A4-005",)}
    assert problems(pastime(hold={"one_in": 3})) == {}


@pytest.mark.clause("EUS96-A4-005")
def test_type_a_gives_its_price_back_in_cash_in_kind_or_in_tokens() -> None:
    assert rules().types["A"].pays_in == TYPE_A_REFUNDS_IN
    for what in TYPE_A_REFUNDS_IN:
        assert problems(pastime(pays_in=what)) == {}, what
    for letter in ("B", "C"):
        for what in ("tokens", "goods"):
            told = problems(pastime(type=letter, pays_in=what))
            assert told == {"machine-pays-in": rules().types[letter].clauses}, (letter, what)


@pytest.mark.clause("EUS96-A4-005", "EUS96-A4-007", "EUS96-A4-008")
def test_a_prize_in_cash_is_for_types_b_and_c_alone() -> None:
    assert "machine-only-price" in problems(design(type="A"))
    for letter in ("B", "C"):
        assert problems(design(type=letter)) == {}, letter


@pytest.mark.clause("EUS96-A4-007", "EUS96-A4-008")
def test_types_b_and_c_give_time_and_cash() -> None:
    """More games for the same price are time of use, or of play."""
    free = {"symbol": "star", "games": {"2": 2}, "times": 1, "most": 4}
    for letter in ("B", "C"):
        assert rules().types[letter].gives == TIME_AND_CASH, letter
        assert problems(design(type=letter, free=free)) == {}, letter


@pytest.mark.clause("EUS96-A4-008")
def test_a_prize_of_type_c_always_depends_on_chance() -> None:
    """Where reels are held, it depends on what the player chooses as well."""
    held = {"hold": {"one_in": 3}}
    assert problems(design(type="C", **held)) == {"machine-only-chance": ("EUS96-A4-008",)}
    assert problems(design(type="B", **held)) == {}
    boxes = {"bonus": {"symbol": "star", "count": 2, "boxes": [1, 9]}}
    assert problems(design(type="C", **boxes)) == {}, "no box is a better choice than another"


def test_a_greatest_prize_that_is_not_the_greatest() -> None:
    told = problems_of(opening(machine=design(most=19)))
    assert [each.reason for each in told] == ["machine-most"]
    assert told[0].args_["prize"] == 24, "three sevens on a line, a plum line beside it"


@pytest.mark.clause("EUS96-A4-009")
def test_type_c_stands_in_casinos_and_authorised_ships_alone() -> None:
    assert rules().types["C"].places == TYPE_C_STANDS_IN
    for place in ("casino", "ship", "hall", "arcade", "bar"):
        allowed = place in TYPE_C_STANDS_IN
        assert problems(design(type="C"), place=place) == ({} if allowed else {"machine-place": ("EUS96-A4-009",)}), (
            place
        )
        assert problems(design(type="B"), place=place) == {}, place


@pytest.mark.clause("EUS96-00-023")
def test_a_casino_has_machines_only_with_an_authorisation() -> None:
    for letter in ("B", "C"):
        assert problems(design(type=letter), authorised=False) == {"machine-unauthorised": ("EUS96-00-023",)}
    assert problems(design(type="C"), authorised=False, place="ship") == {}


@pytest.mark.clause("EUS96-A4-010", "EUS96-A4-011", "EUS96-A4-012")
def test_a_room_apart_needs_a_notice_a_control_and_a_capacity() -> None:
    assert rules().room.languages == OFFICIAL_LANGUAGES
    worst = {"apart": True, "notice": [], "control": False, "capacity": 5_001}
    assert problems(design(type="C"), **worst) == {
        "machine-notice": ("EUS96-A4-010",),
        "machine-control": ("EUS96-A4-011",),
        "machine-capacity": ("EUS96-A4-012",),
    }
    assert problems(design(type="C"), apart=True, notice=sorted(OFFICIAL_LANGUAGES), capacity=5_000) == {}
    for other in ({"place": "ship"}, {"apart": False}):
        assert problems(design(type="C"), **(worst | other)) == {}, other
    assert problems(design(type="B"), **worst) == {}


@pytest.mark.clause("EUS96-A4-015", "EUS96-A4-016")
def test_an_auxiliary_machine_is_no_game_by_itself() -> None:
    clauses = ("EUS96-A4-015", "EUS96-A4-016")
    assert problems({"type": "auxiliary", "supports": "bingo"}) == {"machine-auxiliary": clauses}
    assert problems(design(supports="bingo")) == {"machine-auxiliary": clauses}, "whatever it calls itself"
    assert "machine-auxiliary" not in problems(design())


def test_a_machine_has_one_place() -> None:
    made = table("ana", machine="bahia")
    before = made.state
    with pytest.raises(Refused) as caught:
        made.act(Bring(by="bea", amount=100))
    assert caught.value.code == "machine-taken"
    assert made.state is before
    made.act(Bring(by="ana", amount=100))


@pytest.mark.clause("EUS96-A4-005")
def test_a_refund_in_tokens_is_no_money_of_the_table() -> None:
    made = table("ana", machine=pastime(pays_in="tokens"))
    from novamas.games.machines.acts import LinePaid, StartPlay
    from novamas.kit.decider import Chance

    made.act(StartPlay(by="ana", times=1))
    events: list[Any] = []
    for stop in (1, 2, 2):
        events = made.act(Chance(what="reel", value=stop))
    (paid,) = [event for event in events if isinstance(event, LinePaid)]
    assert (paid.thing, paid.moves, paid.prize) == ("tokens", (), 200)
    assert made.state.desk.chips["ana"] == 100_000 - 200
    assert made.state.desk.won == 0


def test_rules_that_contradict_themselves_are_no_law() -> None:
    from msgspec.structs import replace

    from novamas.law import BadLaw

    room = FAMILIES["machines"]
    usual = rules()
    for wrong, reason in (
        (replace(usual, classes=replace(usual.classes, letters=("A", "B"))), "law-machine-types"),
        (replace(usual, types={**usual.types, "A": replace(usual.types["A"], gives=("fun",))}), "law-machine-gives"),
    ):
        with pytest.raises(BadLaw) as caught:
            list(room.check(wrong, room.house()))
        assert caught.value.reason == reason


def test_a_design_is_refused_where_the_law_has_no_machines() -> None:
    assert library().with_game("machines") == [LAW]
    with pytest.raises(BadOption):
        make(LAW, "machines", {"machine": {"type": "B"}})
