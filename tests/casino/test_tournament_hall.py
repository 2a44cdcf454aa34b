"""Tournaments played to the prizes with company, at the house's own tables: what must always hold of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from test_tournament_bases import EXAMPLES, bases

from novamas.casino.tournament import Bases, Hall, TournamentState
from novamas.casino.tournament.acts import (
    CALLED_OFF,
    KnockedOut,
    LevelBegun,
    SeatAllotted,
    StackGiven,
    TableBalanced,
    TableBroken,
    TableTold,
)
from novamas.casino.tournament.bases import Granted, Inscription, Level
from novamas.cli import main
from novamas.kit.chance import Seeded
from novamas.kit.decider import fold
from novamas.table.acts import MinimumChanged
from novamas.table.driver import replay


class Watch:
    """Looks at a hall after every round: chips are conserved, nobody is in two places."""

    def __init__(self) -> None:
        self.looked = 0

    def __call__(self, hall: Hall) -> None:
        self.looked += 1
        s = hall.state
        given = sum(each.amount for noted in hall.log for each in noted.events if isinstance(each, StackGiven))
        if hall.tournament.conserved:
            assert sum(e.stack for e in s.entrants.values()) == given
        seated = [who for table in hall.tables.values() for who in table.state.desk.chips]
        assert len(seated) == len(set(seated))
        for number, table in hall.tables.items():
            assert sum(table.state.book.values()) + sum(table.state.desk.chips.values()) == 0
            for who in s.at(number):
                if who in table.state.desk.chips and s.rounds.get(number) == table.state.desk.round:
                    assert table.state.desk.chips[who] == s.entrants[who].stack
        assert sum(s.book.values()) == 0


def play(given: Bases, people: int, seed: int = 1) -> Hall:
    hall = Hall(given, Seeded(seed), Random(seed))
    hall.invite(people)
    watch = Watch()
    hall.run(watch)
    assert watch.looked or hall.state.phase == CALLED_OFF
    check_end(hall)
    return hall


def check_end(hall: Hall) -> None:
    """Everybody is placed exactly once, the fund is paid out, every table is empty and closed, and the log says so."""
    s = hall.state
    assert sorted(won.who for won in s.won) == sorted(s.entrants)
    entry = hall.tournament.bases.inscription
    cost, kept = entry.cost, hall.tournament.bases.kept
    entries = sum(e.entries for e in s.entrants.values())
    fund = max(entries * (cost - kept), hall.tournament.bases.guaranteed)
    assert sum(won.amount for won in s.won) == fund
    assert s.book["@prizes"] == s.book["@organisation"] == 0 == sum(s.book.values())
    assert all(not table.state.open and not table.state.desk.chips for table in hall.tables.values())
    state: TournamentState = hall.tournament.empty()
    for noted in hall.log:
        for event in noted.events:
            state = fold(hall.tournament, state, event)
    assert state == s
    for table in hall.tables.values():
        assert replay(table.log) == table.state


def seen(hall: Hall, kind: type[Any]) -> list[Any]:
    return [event for noted in hall.log for event in noted.events if isinstance(event, kind)]


@pytest.mark.clause("EUS96-A2B-002", "EUS96-A2B-004", "EUS96-A2B-008", "EUS96-17-037")
def test_a_sit_and_go_of_circle_poker_is_played_to_the_prizes() -> None:
    hall = play(bases("sit-and-go"), 6, seed=3)
    assert {event.who for event in seen(hall, SeatAllotted)} == set(hall.state.entrants)
    assert len(seen(hall, KnockedOut)) >= 1
    (winner,) = hall.state.alive
    assert hall.state.entrants[winner].stack == 6 * hall.tournament.bases.stack
    assert [won.amount for won in hall.state.won[:2]] == [17_550, 9_450]
    assert [level.minimum for level in seen(hall, LevelBegun)][:3] == [20, 40, 80]
    (table,) = hall.tables.values()
    played = {envelope.event.minimum for envelope in table.log if isinstance(envelope.event, MinimumChanged)}
    assert played
    assert played <= {level.minimum for level in hall.tournament.bases.levels}


def test_a_knock_out_at_several_tables_breaks_and_balances_them() -> None:
    hall = play(bases("knock-out"), 20, seed=5)
    assert len(hall.tables) == 4
    assert len(seen(hall, TableBroken)) == 3
    for event in seen(hall, TableBroken):
        assert event.slots
    assert len(seen(hall, TableBalanced)) >= 1
    assert any(level.pause for level in seen(hall, LevelBegun))


@pytest.mark.clause("EUS96-A2B-002")
@pytest.mark.parametrize(("name", "people"), [("roulette-points", 9), ("blackjack-points", 7)])
def test_a_points_tournament_against_the_house_is_played_to_the_prizes(name: str, people: int) -> None:
    hall = play(bases(name), people, seed=4)
    rounds = hall.tournament.bases.rounds
    assert set(hall.state.rounds.values()) == {rounds}
    assert all(table.state.desk.round <= rounds for table in hall.tables.values())
    stacks = [hall.state.entrants[won.who].stack for won in hall.state.won]
    assert stacks == sorted(stacks, reverse=True)
    told = seen(hall, TableTold)
    assert len(told) == rounds * len(hall.tables)


OTHERS = {
    "boule": {}, "craps": {}, "wheel-of-fortune": {}, "punto-banca": {}, "trente-et-quarante": {}, "trijoker": {},
    "three-card-poker": {}, "texas-poker": {}, "pai-gow-poker": {}, "roulette-american": {}, "poker-draw": {},
    "poker-no-draw": {}, "triple-blackjack": {},
}  # fmt: skip


@pytest.mark.clause("EUS96-A2B-001", "EUS96-A2B-002")
@pytest.mark.parametrize("game", sorted(OTHERS))
def test_points_can_be_played_for_at_any_game_against_the_house(game: str) -> None:
    given = bases("blackjack-points", game=game, rounds=3, levels=(Level(minimum=20),), seats=4, stack=2_000)
    play(given, 5, seed=2)


@pytest.mark.parametrize("game", ["five-card-draw", "omaha-hi-lo", "seven-card-stud"])
def test_a_sit_and_go_of_other_circle_pokers(game: str) -> None:
    levels = tuple(Level(minimum=20 * 2**n, rounds=3) for n in range(8))
    entry = Inscription(how="x", cost=2_000, percent=5, least=4, most=4)
    play(bases("sit-and-go", game=game, levels=levels, inscription=entry, seats=4, options={}), 4, seed=7)


def test_a_knock_out_against_the_house_ends_too() -> None:
    levels = tuple(Level(minimum=m, rounds=2) for m in (20, 60, 200, 600, 2_000, 6_000))
    given = replace(bases("roulette-points"), kind="knock-out", rounds=0, levels=levels, stack=600)
    hall = play(given, 6, seed=2)
    assert hall.state.outs >= 1


@pytest.mark.parametrize("seed", range(6))
def test_the_same_seed_plays_the_same(seed: int) -> None:
    given = bases("blackjack-points", rounds=4)
    first, second = (play(given, 5, seed) for _ in range(2))
    assert first.log == second.log
    assert first.state == second.state


@pytest.mark.clause("GAL07-00-014")
def test_a_tournament_in_galicia() -> None:
    given = bases("blackjack-points", law="galicia-2007", rounds=3, authorisation=Granted(number="X 1"))
    play(given, 4)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(EXAMPLES / "blackjack-points.toml")
    assert main(["tournament", "play", path, "--company", "5", "--seed", "8", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["seed"] == 8
    assert sum(each["amount"] for each in said["prizes"]) == 5 * 1_900
    assert said["balances"]["@prizes"] == 0
    assert main(["tournament", "play", path, "--company", "5", "--seed", "8", "--lang", "es"]) == 0
    assert "Puesto" in capsys.readouterr().out
