"""The numbered shoes of the house: one table each, allotted by the director as a session begins, and never twice in a
row to the same table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from visitors import Casino, problem

LAWS = {
    "boe-1977": ("BOE77-03-007", "BOE77-03-008", "BOE77-03-009"),
    "galicia-2007": ("GAL07-03-006", "GAL07-03-007", "GAL07-03-007"),
    "euskadi-1996": ("EUS96-03-005", "EUS96-03-006", "EUS96-03-006"),
}
AS_AT_BLACKJACK = {
    ("boe-1977", "punto-banca"): "BOE77-07-006",
    ("boe-1977", "chemin-de-fer"): "BOE77-08-006",
    ("boe-1977", "baccarat-banque"): "BOE77-09-010",
    ("galicia-2007", "punto-banca"): "GAL07-06-005",
    ("galicia-2007", "chemin-de-fer"): "GAL07-07-005",
    ("euskadi-1996", "punto-banca"): "EUS96-07-005",
    ("euskadi-1996", "chemin-de-fer"): "EUS96-08-007",
    ("euskadi-1996", "baccarat-banque"): "EUS96-09-008",
}
BLACKJACK = {law: ids[:2] if law == "boe-1977" else ids[:1] for law, ids in LAWS.items()}
APPROVED = {"boe-1977": "BOE77-03-010", "euskadi-1996": "EUS96-03-007"}
EACH = pytest.mark.parametrize(
    ("law", "says"), [pytest.param(law, ids, id=law, marks=pytest.mark.clause(*ids)) for law, ids in LAWS.items()]
)


def wanted(law: str, game: str = "blackjack", **more: Any) -> dict[str, Any]:
    return {"law": law, "game": game, **more}


def shoe(casino: Casino, number: str) -> int:
    opened: int = casino.house.tables[number].live.decider.opening.shoe
    return opened


@EACH
def test_every_open_table_has_a_shoe_of_its_own(casino: Casino, law: str, says: tuple[str, ...]) -> None:
    director = casino.someone("director")
    opened = [director("POST", "/api/tables", wanted(law)).json() for _ in range(3)]
    numbers = [str(table["table"]) for table in opened]
    shoes = [shoe(casino, number) for number in numbers]
    assert [table["shoe"] for table in opened] == shoes, "the director is told"
    assert len(set(shoes)) == 3
    assert all(shoes)
    listed = {t.id: t.opening.shoe for t in casino.house.books.list_tables()}
    assert [listed[number] for number in numbers] == shoes, "it is written down"
    told = problem(director("POST", "/api/tables", wanted(law, shoe=shoes[1])), 409, "shoe-in-use")
    assert (says[0] in told["clauses"], told["field"]) == (True, "shoe")
    assert f" {numbers[1]}" in told["sentence"]


@EACH
def test_the_same_shoe_does_not_go_to_the_same_table_again(casino: Casino, law: str, says: tuple[str, ...]) -> None:
    director = casino.someone("director")
    given: list[int] = []
    for _ in range(4):
        number = str(director("POST", "/api/tables", wanted(law)).json()["table"])
        given.append(shoe(casino, number))
        assert director("POST", f"/api/tables/{number}/close").status_code == 201
    assert all(one != other for one, other in pairwise(given))
    told = problem(director("POST", "/api/tables", wanted(law, shoe=given[-1])), 409, "same-shoe-again")
    assert (told["clauses"], told["field"]) == ([says[2]], "shoe")
    assert director("POST", "/api/tables", wanted(law, shoe=given[-1] + 1)).status_code == 201


@EACH
def test_the_director_allots_them(casino: Casino, law: str, says: tuple[str, ...]) -> None:
    for role in ("croupier", "inspector", "cashier", "player"):
        problem(casino.someone(role)("POST", "/api/tables", wanted(law, shoe=2)), 403, "not-your-role")
    assert casino.someone("director")("POST", "/api/tables", wanted(law, shoe=2)).status_code == 201


@pytest.mark.parametrize(
    ("law", "says"), [pytest.param(law, id_, id=law, marks=pytest.mark.clause(id_)) for law, id_ in APPROVED.items()]
)
def test_only_approved_shoes_are_allotted(casino: Casino, law: str, says: str) -> None:
    director = casino.someone("director")
    grant = {"authorisation": {"shoes": [4, 7]}}
    told = problem(director("POST", "/api/tables", wanted(law, shoe=5, **grant)), 400, "bad-option")
    assert told["clauses"] == [says]
    numbers = [str(director("POST", "/api/tables", wanted(law, **grant)).json()["table"]) for _ in range(2)]
    assert [shoe(casino, number) for number in numbers] == [4, 7]
    problem(director("POST", "/api/tables", wanted(law, **grant)), 409, "no-shoe-free")


@pytest.mark.parametrize(
    ("law", "game", "refers"),
    [
        pytest.param(*where, refers, id="-".join(where), marks=pytest.mark.clause(refers))
        for where, refers in AS_AT_BLACKJACK.items()
    ],
)
def test_other_games_have_their_shoes_as_blackjack_has(casino: Casino, law: str, game: str, refers: str) -> None:
    """Numbered, one table each, not the same in two sessions running, and of an approved model where asked for."""
    director = casino.someone("director")
    problem(casino.someone("inspector")("POST", "/api/tables", wanted(law, game, shoe=3)), 403, "not-your-role")
    number = str(director("POST", "/api/tables", wanted(law, game, shoe=3)).json()["table"])
    assert shoe(casino, number) == 3
    for other in (game, "blackjack"):
        told = problem(director("POST", "/api/tables", wanted(law, other, shoe=3)), 409, "shoe-in-use")
        assert told["clauses"] == ([refers] if other == game else list(BLACKJACK[law]))
    assert director("POST", f"/api/tables/{number}/close").status_code == 201
    told = problem(director("POST", "/api/tables", wanted(law, game, shoe=3)), 409, "same-shoe-again")
    assert told["clauses"] == [refers]
    grant = {"authorisation": {"shoes": [4, 7]}}
    asked = director("POST", "/api/tables", wanted(law, game, shoe=5, **grant))
    if law in APPROVED:
        assert problem(asked, 400, "bad-option")["clauses"] == [refers]
    else:
        assert asked.status_code == 201


def test_a_wheel_has_no_shoe(casino: Casino) -> None:
    number = casino.open("roulette-french")
    assert shoe(casino, number) == 0
    body = {"law": "euskadi-1996", "game": "roulette-french", "shoe": 1}
    problem(casino.someone("director")("POST", "/api/tables", body), 400, "bad-option")
