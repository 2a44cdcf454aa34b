"""The floor of a casino as a whole: what must be in service, what it is authorised for, and where games are played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from novamas.law import library
from novamas.table import BadFloor, Problem, check_casino, survey

Write = Callable[..., list[Problem]]


@pytest.fixture
def problems(tmp_path: Path) -> Write:
    """Writes a floor with a table of each game, and what is wrong with it."""

    def check(law: str, *games: str, head: str = "", more: str = "") -> list[Problem]:
        path = tmp_path / "floor.toml"
        tables = "".join(f'\n[[table]]\ngame = "{game}"\n{more}' for game in games)
        path.write_text(f'law = "{law}"\n{head}\n{tables}', encoding="utf-8")
        return check_casino(survey(path))

    return check


def told(found: list[Problem]) -> list[tuple[str, int | None, tuple[str, ...]]]:
    return [(p.error.reason, p.table, p.clauses) for p in found]


ROULETTES = ("roulette-french", "roulette-american")
CARDS = {
    "euskadi-1996": ("blackjack", "punto-banca", "trente-et-quarante", "chemin-de-fer", "trijoker", "texas-holdem"),
    "galicia-2007": ("blackjack", "punto-banca", "trente-et-quarante", "chemin-de-fer", "baccarat-banque"),
}


@pytest.mark.clause("EUS96-A2-018")
@pytest.mark.parametrize("roulette", ROULETTES)
@pytest.mark.parametrize("cards", CARDS["euskadi-1996"])
def test_a_roulette_and_a_card_table_are_in_service(problems: Write, roulette: str, cards: str) -> None:
    assert problems("euskadi-1996", roulette, cards) == []
    missing = [("none-in-service", None, ("EUS96-A2-018",))]
    assert told(problems("euskadi-1996", roulette, "boule", "craps", "wheel-of-fortune")) == missing
    assert told(problems("euskadi-1996", cards, "boule", "craps", "wheel-of-fortune")) == missing
    assert told(problems("euskadi-1996", "boule")) == missing * 2, "boule and dice are neither"
    kinds = [p.error.args_["kind"] for p in problems("euskadi-1996", "boule")]
    assert kinds == ["roulette", "cards"]


@pytest.mark.clause("GAL07-00-011")
def test_in_galicia_only_where_such_games_are_authorised(problems: Write) -> None:
    law, missing = "galicia-2007", ("none-in-service", None, ("GAL07-00-011",))
    assert problems(law, "boule") == []
    for roulette in ROULETTES:
        assert told(problems(law, "boule", head=f'games = ["boule", "{roulette}"]')) == [missing]
        for cards in CARDS[law]:
            games = f'games = ["boule", "{roulette}", "{cards}"]'
            assert told(problems(law, "boule", head=games)) == [missing] * 2
            assert told(problems(law, cards, "boule", head=games)) == [missing]
            assert problems(law, cards, roulette, head=games) == []


@pytest.mark.parametrize("law", ["boe-1977", "asturias-2011"])
def test_other_laws_want_nothing_in_service(problems: Write, law: str) -> None:
    assert problems(law, "craps") == []


@pytest.mark.parametrize(
    ("law", "clauses"),
    [
        pytest.param(
            "euskadi-1996",
            ("EUS96-00-009", "EUS96-00-012"),
            marks=pytest.mark.clause("EUS96-00-009", "EUS96-00-012"),
        ),
        pytest.param("boe-1977", ("BOE77-00-005",), marks=pytest.mark.clause("BOE77-00-005")),
    ],
)
def test_no_game_without_authorisation(problems: Write, law: str, clauses: tuple[str, ...]) -> None:
    head = 'games = ["roulette-french", "blackjack"]'
    assert problems(law, "roulette-french", "blackjack", head=head) == []
    found = problems(law, "roulette-french", "blackjack", "boule", head=head)
    assert told(found) == [("game-not-authorised", 2, clauses)]


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param("euskadi-1996", "EUS96-00-043", marks=pytest.mark.clause("EUS96-00-043")),
        pytest.param("galicia-2007", "GAL07-00-008", marks=pytest.mark.clause("GAL07-00-008")),
    ],
)
def test_games_of_casinos_are_played_nowhere_else(problems: Write, law: str, clause: str) -> None:
    for premises in ("hall", "other"):
        head = f'premises = "{premises}"'
        for game in ("roulette-french", "blackjack", "craps", "chemin-de-fer"):
            assert told(problems(law, game, head=head)) == [("only-in-casinos", 0, (clause,))]
    elsewhere = {"bingo", "betting", "lottery", "scratch-tickets", "machines", "raffle", "tombola", "promotional-draw"}
    for game in elsewhere.intersection(library().games(law)):
        found = problems(law, game, head='premises = "hall"')
        assert all(p.error.reason != "only-in-casinos" for p in found), game


def test_everything_that_a_floor_says_is_looked_at(problems: Write) -> None:
    def reasons(**how: str) -> list[str]:
        return [p.error.reason for p in problems("boe-1977", "boule", **how)]

    assert reasons(head='games = "boule"') == ["not-list"]
    assert reasons(head="games = [1]") == ["not-list"]
    assert reasons(head='games = ["boule", "tute"]') == ["not-in-catalogue"]
    assert reasons(head='premises = "ship"') == ["not-choice"]
    assert reasons(more="running = 5") == ["not-table"]
    assert (
        reasons(more="running = { seconds = 0 }") == reasons(more="running = { seconds = 601 }") == ["running-seconds"]
    )
    assert reasons(more="running = { seconds = 600, bots = 7, auto = true, physical = false }") == []
    assert reasons(more="running = { bots = 8 }") == reasons(more="running = { bots = -1 }") == ["running-bots"]
    assert reasons(more='running = { auto = "yes" }') == ["not-truth"]
    assert reasons(more="running = { pace = 1 }") == ["unknown-key"]
    assert reasons(more='money = "gold"') == ["not-choice"]
    assert reasons(more='money = "cash"') == reasons(more='money = "cash"\nrunning = { bots = 0 }') == []
    assert reasons(more='money = "cash"\nrunning = { bots = 1 }') == ["company-for-cash"]


def test_a_file_with_another_key_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "floor.toml"
    path.write_text('law = "boe-1977"\ngmaes = []\n[[table]]\ngame = "boule"\n', encoding="utf-8")
    with pytest.raises(BadFloor) as refused:
        survey(path)
    assert refused.value.reason == "floor-unknown-key"
