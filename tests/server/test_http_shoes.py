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
EACH = pytest.mark.parametrize(
    ("law", "says"), [pytest.param(law, ids, id=law, marks=pytest.mark.clause(*ids)) for law, ids in LAWS.items()]
)


def wanted(law: str, **more: Any) -> dict[str, Any]:
    return {"law": law, "game": "blackjack", **more}


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
    listed = {t.id: t.opening.shoe for t in casino.house.books.listed()}
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


@pytest.mark.clause("BOE77-03-010")
def test_only_approved_shoes_are_allotted(casino: Casino) -> None:
    director = casino.someone("director")
    grant = {"authorisation": {"shoes": [4, 7]}}
    told = problem(director("POST", "/api/tables", wanted("boe-1977", shoe=5, **grant)), 400, "bad-option")
    assert told["clauses"] == ["BOE77-03-010"]
    numbers = [str(director("POST", "/api/tables", wanted("boe-1977", **grant)).json()["table"]) for _ in range(2)]
    assert [shoe(casino, number) for number in numbers] == [4, 7]
    problem(director("POST", "/api/tables", wanted("boe-1977", **grant)), 409, "no-shoe-free")


def test_a_wheel_has_no_shoe(casino: Casino) -> None:
    number = casino.open("roulette-french")
    assert shoe(casino, number) == 0
    body = {"law": "euskadi-1996", "game": "roulette-french", "shoe": 1}
    problem(casino.someone("director")("POST", "/api/tables", body), 400, "bad-option")
