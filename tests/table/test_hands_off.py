"""Whose hands touch what: heads handle no chips, and no money leaves the table but to winners."""

from __future__ import annotations

import random

import pytest
from table_tools import GAMES, LOSES, balanced, betting, clause, granted, refused, table, throw, walk

from novamas.games.roulette.play import TakeColour
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack
from novamas.kit.decider import CHANCE, DIRECTOR, INSPECTOR, is_person
from novamas.table.acts import Bring, CloseTable, Leave, Take, TopUp

PEOPLE = ("ana", "bea", "carlos")
HEADS = [
    pytest.param("boe-1977", "BOE77-01-018", marks=clause("BOE77-01-018")),
    pytest.param("euskadi-1996", "EUS96-01-015", marks=clause("EUS96-01-015")),
    pytest.param("galicia-2007", "GAL07-01-017", marks=clause("GAL07-01-017")),
]
ROULETTES = ("roulette-french", "roulette-american")


@pytest.mark.parametrize(("law", "says"), HEADS)
@pytest.mark.parametrize("game", ROULETTES)
def test_a_head_handles_neither_money_nor_chips(law: str, says: str, game: str) -> None:
    """In whatever phase, every command that names an amount of chips is refused to the inspector."""
    at = table(law, game, "ana")
    if game == "roulette-american":
        at.act(TakeColour(by="ana"))
    for act in (None, OpenBetting, Launch, CloseBetting):
        if act:
            at.act(act(by="@croupier"))
        if act is OpenBetting:
            at.act(PlaceBet(by="ana", on="red", amount=1000))
        for command in (
            Bring(by=INSPECTOR, amount=500),
            Bring(by=INSPECTOR, amount=500, means="cash"),
            Take(by=INSPECTOR, amount=1),
            TopUp(by=INSPECTOR, amount=500),
            PlaceBet(by=INSPECTOR, on="red", amount=500),
            TakeBack(by=INSPECTOR, bet=1, amount=1000),
            TakeColour(by=INSPECTOR, value=500),
        ):
            refused(at, command, "heads-handle-no-chips", says)


@pytest.mark.parametrize(
    ("law", "game"),
    [
        pytest.param(law, game, marks=clause(says), id=says)
        for law, game, says in (
            ("boe-1977", "blackjack", "BOE77-03-055"), ("euskadi-1996", "blackjack", "EUS96-03-094"),
            ("galicia-2007", "blackjack", "GAL07-03-062"), ("euskadi-1996", "poker-no-draw", "EUS96-11-062"),
            ("euskadi-1996", "poker-draw", "EUS96-12-056"), ("euskadi-1996", "trijoker", "EUS96-13-047"),
            ("euskadi-1996", "pai-gow-poker", "EUS96-14-046"), ("euskadi-1996", "three-card-poker", "EUS96-15-039"),
            ("euskadi-1996", "texas-poker", "EUS96-16-067"),
        )
    ],
)  # fmt: skip
def test_cash_is_changed_into_chips_before_it_is_staked(law: str, game: str) -> None:
    """It goes into the cash box, and what comes for it are chips of the table's float."""
    at = table(law, game)
    held = at.state.book["@float"]
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    assert (at.state.book["@box"], at.state.book["@float"]) == (100_00, held - 100_00)
    assert at.state.desk.chips == {"ana": 100_00}
    assert balanced(at)


@pytest.mark.parametrize(("law", "says"), HEADS)
@pytest.mark.parametrize("game", ROULETTES)
def test_no_chip_moves_by_the_hand_of_a_head(law: str, says: str, game: str) -> None:
    """Over random play nothing that the inspector does moves a chip, and the director moves none of a person's."""
    acts = 0
    for seed in range(6):
        at = table(law, game, *PEOPLE, authorisation=granted(100, 500, 1000))
        walk(at, random.Random(seed), 120, PEOPLE)
        for e in at.log:
            if e.by == INSPECTOR:
                acts += 1
                assert e.event.moves == (), e
            if e.by == DIRECTOR:
                assert all(m.src in ("@cage", "@float", "@box") for m in e.event.moves), e
                assert all(m.dst in ("@cage", "@float", "@box") for m in e.event.moves), e
    assert acts >= 4


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_chips_leave_a_person_only_by_their_own_command(law: str, game: str) -> None:
    at = table(law, game, *PEOPLE)
    walk(at, random.Random(7), 150, PEOPLE)
    for e in at.log:
        assert all(m.src == e.by for m in e.event.moves if is_person(m.src)), e
        assert balanced(at)


@clause("BOE77-04-035")
def test_no_money_leaves_a_table_of_boule_but_to_winners() -> None:
    """Over random play the float pays winners and changes cash into chips; nothing else goes out, and nothing home."""
    paid = 0
    for seed in range(6):
        at = table("boe-1977", "boule", *PEOPLE)
        walk(at, random.Random(seed), 150, PEOPLE)
        for e in at.log:
            if type(e.event).__name__ == "TableClosed":
                break
            changed = sum(m.amount for m in e.event.moves if m.dst == "@box")
            for m in e.event.moves:
                assert m.dst != "@cage", e
                assert m.src != "@box", e
                if m.src == "@float":
                    assert is_person(m.dst), e
                    assert (e.by == CHANCE and m.why == "win") or m.amount == changed, e
                    paid += m.why == "win"
    assert paid > 5


@clause("BOE77-04-035")
def test_a_table_of_boule_is_not_emptied_while_the_game_lasts() -> None:
    at = table("boe-1977", "boule", "ana")
    refused(at, CloseTable(by=DIRECTOR), "people-at-the-table", "BOE77-04-035")
    at.act(Leave(by="ana"))
    for command in betting("boule"):
        at.act(command)
        refused(at, CloseTable(by=DIRECTOR), "round-running", "BOE77-04-035")
    throw(at, LOSES["boule"])
    for who in ("@croupier", "@inspector", "@director"):
        refused(at, Take(by=who, amount=1))
        refused(at, Leave(by=who))
    at.act(CloseTable(by=DIRECTOR))
