"""A whole floor: one table at the lowest minimum, heads who cover several tables, and reading it from TOML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from table_tools import clause, granted, opening

from novamas.kit.errors import BadInput
from novamas.table import BadFloor, FloorTable, Opening, check_floor, prepare, read_floor

EUS, GAL, BOE = "euskadi-1996", "galicia-2007", "boe-1977"


def problems(*tables: Opening | FloorTable) -> list[tuple[tuple[str, ...], int | None]]:
    found = check_floor(tables)
    assert all(p.sentence.endswith(".") for p in found)
    return [(p.clauses, p.table) for p in found]


def test_a_floor_of_nothing_and_of_one_table_is_in_order() -> None:
    assert check_floor([]) == []
    assert check_floor([opening(GAL, "boule")]) == []


def test_each_table_is_checked_by_itself() -> None:
    bad = opening(EUS, "wheel-of-fortune", float=1)
    unknown = Opening(law="atlantis", game="roulette-french", minimum=500)
    found = check_floor([opening(GAL, "boule"), bad, unknown])
    assert [p.table for p in found] == [1, 2]
    assert found[0].clauses == ("EUS96-00-019",)
    assert "atlantis" in found[1].sentence


# -- one table at the lowest minimum -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [
        pytest.param(EUS, "roulette-french", "EUS96-01-071", marks=clause("EUS96-01-071")),
        pytest.param(EUS, "roulette-american", "EUS96-01-071", marks=clause("EUS96-01-071")),
        pytest.param(GAL, "roulette-french", "GAL07-01-062", marks=clause("GAL07-01-062")),
        pytest.param(GAL, "roulette-american", "GAL07-01-062", marks=clause("GAL07-01-062")),
    ],
)
def test_one_table_of_a_game_keeps_the_lowest_minimum(law: str, game: str, says: str) -> None:
    low, high = (opening(law, game, minimum=m, authorisation=granted(500, 1000)) for m in (500, 1000))
    assert problems(low) == problems(high, low) == problems(low, high, high) == []
    assert problems(high, high) == [((says,), None)]
    other = "roulette-american" if game == "roulette-french" else "roulette-french"
    assert problems(high, opening(law, other, authorisation=granted(500, 1000))) == [((says,), None)]
    exempt = opening(law, game, minimum=1000, authorisation=granted(500, 1000, lowest_exempt=True))
    assert problems(exempt, high) == []


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param(BOE, "BOE77-04-020", marks=clause("BOE77-04-020")),
        pytest.param(EUS, "EUS96-04-018", marks=clause("EUS96-04-018")),
        pytest.param(GAL, "GAL07-04-020", marks=clause("GAL07-04-020")),
    ],
)
def test_one_cloth_of_boule_keeps_the_authorised_minimum(law: str, says: str) -> None:
    """A raised cloth needs another one that is not; no authorisation lifts that."""
    low = opening(law, "boule", minimum=500, authorisation=granted(500))
    twice = opening(law, "boule", minimum=1000, options={"raised": 2}, authorisation=granted(500))
    alone = opening(law, "boule", minimum=1000, options={"raised": 2})
    assert problems(low, twice) == []
    assert problems(twice) == problems(alone) == problems(twice, alone) == [((says,), None)]
    exempt = opening(law, "boule", minimum=1000, options={"raised": 2}, authorisation=granted(500, lowest_exempt=True))
    assert problems(exempt) == [((says,), None)]
    [problem] = check_floor([twice])
    assert "cloth" in problem.sentence
    assert "5" in problem.sentence


def test_where_a_law_keeps_no_table_at_the_lowest_minimum_none_is_asked_for() -> None:
    for law, game in ((BOE, "roulette-french"), (EUS, "wheel-of-fortune"), (GAL, "wheel-of-fortune")):
        assert problems(opening(law, game, minimum=1000, authorisation=granted(500, 1000))) == []


# -- heads ---------------------------------------------------------------------------------------------------


def headed(law: str, *games: str, sectors: str = "", head: str = "Ane") -> list[FloorTable]:
    where = sectors or "A" * len(games)
    return [
        FloorTable(opening=opening(law, game), sector=sector, inspector=head)
        for game, sector in zip(games, where, strict=True)
    ]


GAMES = ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
EUSKADI = [
    pytest.param(game, says, marks=clause(says))
    for game, says in zip(GAMES, ("EUS96-01-016", "EUS96-02-020", "EUS96-04-010", "EUS96-10-011"), strict=True)
]


@pytest.mark.parametrize(("game", "says"), EUSKADI)
def test_a_head_of_euskadi_covers_four_tables_of_whatever_game_in_one_sector(game: str, says: str) -> None:
    others = tuple(g for g in GAMES if g != game)
    assert problems(*headed(EUS, *others, game)) == []
    assert problems(*headed(EUS, game, game, game, game)) == []
    assert problems(*headed(EUS, *others, others[0], game)) == [((says,), 4)]
    assert problems(*headed(EUS, others[0], game, sectors="AB")) == [((says,), 1)]
    assert problems(*headed(EUS, others[0], game, sectors="BB")) == []


@pytest.mark.parametrize(
    ("game", "most", "says"),
    [
        pytest.param("roulette-french", 2, "GAL07-01-021", marks=clause("GAL07-01-021")),
        pytest.param("roulette-american", 4, "GAL07-02-008", marks=clause("GAL07-02-008")),
        pytest.param("wheel-of-fortune", 4, "GAL07-10-009", marks=clause("GAL07-10-009")),
    ],
)
def test_a_head_of_galicia_covers_so_many_tables_of_one_game(game: str, most: int, says: str) -> None:
    assert problems(*headed(GAL, *([game] * most))) == []
    assert problems(*headed(GAL, game, game, sectors="AB")) == [], "no sector is asked for"
    assert problems(*headed(GAL, *([game] * (most + 1)))) == [((says,), most)]
    other = next(g for g in GAMES if g not in (game, "boule"))
    assert problems(*headed(GAL, other, game)) == [((says,), 1)]


@pytest.mark.parametrize(
    ("law", "game", "says"), [(BOE, "roulette-french", "BOE77-01-016"), (GAL, "boule", "GAL07-04-010")]
)
def test_where_nothing_is_said_every_table_has_a_head_of_its_own(law: str, game: str, says: str) -> None:
    two = headed(law, game, game)
    [(clauses, where)] = problems(*two)
    assert says in clauses
    assert where == 1
    assert problems(two[0], *headed(law, game, head="Miren")) == []
    assert problems(*headed(law, game, game, game, head="")) == [], "heads who are not named are not the same person"


def test_every_problem_is_found_at_once() -> None:
    tables = [
        *headed(EUS, "boule", "boule", "boule", "boule", "boule", sectors="AAABA"),
        FloorTable(opening=opening(EUS, "roulette-french", minimum=1000, authorisation=granted(500, 1000))),
        FloorTable(opening=opening(EUS, "wheel-of-fortune", staff={"croupiers": 3})),
    ]
    assert {p.table for p in check_floor(tables)} == {6, None, 3, 4}


# -- reading a floor -------------------------------------------------------------------------------------------

FLOOR = """
law = "euskadi-1996"
[[table]]
game = "roulette-french"
name = "R1"
sector = "A"
inspector = "Ane"
minimum = "10.00"
authorised = ["5.00", "10.00"]
options = { cloths = 2, tier = 2 }
float = "250000.00"
guarantee = "9.50"
staff = { croupiers = 4, ends = 1 }
seats = 12
readings = { prison-release = "literal" }
[[table]]
game = "roulette-american"
authorisation = { minimums = ["5.00"], double_table = true, float = "1.00", guarantee = "2.00" }
options = { denominations = ["5.00", "20.00"], cloths = 2 }
reading = "literal"
[[table]]
game = "boule"
"""


def write(folder: Path, text: str | bytes) -> Path:
    path = folder / "floor.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_floor_from_its_file(tmp_path: Path) -> None:
    tables = read_floor(write(tmp_path, FLOOR))
    first, second, third = tables
    assert (first.name, first.sector, first.inspector) == ("R1", "A", "Ane")
    assert first.opening == Opening(
        law=EUS,
        game="roulette-french",
        minimum=1000,
        authorisation=granted(500, 1000),
        options={"cloths": 2, "tier": 2},
        float=250_000_00,
        guarantee=950,
        staff={"croupiers": 4, "ends": 1},
        seats=12,
        readings={"prison-release": "literal"},
    )
    assert second.opening.authorisation == granted(500, double_table=True, float=100, guarantee=200)
    assert prepare(second.opening).game.house.denominations == (500, 2000)
    assert third.opening == Opening(law=EUS, game="boule", minimum=500)
    assert [p.clauses for p in check_floor(tables)] == [("EUS96-01-071",)]


def test_a_floor_of_1977_is_in_pesetas(tmp_path: Path) -> None:
    [only] = read_floor(write(tmp_path, 'law = "boe-1977"\n[[table]]\ngame = "boule"\nminimum = "250"\n'))
    assert only.opening.minimum == 250


def one(text: str) -> str:
    return f'law = "euskadi-1996"\n[[table]]\ngame = "boule"\n{text}\n'


BAD: list[tuple[str | bytes, str]] = [
    ("law = ", "is not TOML"),
    (b"law = '\xff'", "is not text"),
    ("", "does not say its law"),
    ("law = 5", "does not say its law"),
    ('law = "euskadi-1996"', "has no [[table]]"),
    ('law = "euskadi-1996"\ntable = []', "has no [[table]]"),
    ('law = "euskadi-1996"\ntable = [5]', "table 1"),
    ('law = "euskadi-1996"\n[[table]]\n', "does not say its game"),
    ('law = "euskadi-1996"\n[[table]]\ngame = 5\n', "does not say its game"),
    ('law = "euskadi-1996"\n[[table]]\ngame = "pachinko"\n', "pachinko"),
    ('law = "atlantis"\n[[table]]\ngame = "boule"\n', "atlantis"),
    ('law = "euskadi-1996"\nroof = 1\n[[table]]\ngame = "boule"\n', "roof"),
    (one("minimun = '5.00'"), "minimun"),
    (one("minimum = 5"), "5"),
    (one("minimum = '5.001'"), "decimals"),
    (one("minimum = 'five'"), "five"),
    (one("authorised = ['5.00', 10]"), "10"),
    (one("authorised = 'x'"), "x"),
    (one("authorised = '5.00'"), "authorised must be a list"),
    (one("authorisation = 5"), "authorisation must be a table"),
    (one("authorisation = { granted = true }"), "granted"),
    (one("authorisation = { double_table = 'yes' }"), "double_table"),
    (one("options = 5"), "options must be a table"),
    (one("staff = []"), "staff must be a table"),
    (one("staff = { croupiers = 'two' }"), "croupiers must be a whole number"),
    (one("seats = 'many'"), "seats"),
    (one("reading = 'free'"), "free"),
    (one("readings = 5"), "readings"),
    (one("name = 5"), "name must be text"),
    (one("sector = 1"), "sector must be text"),
    (one("inspector = ['a']"), "inspector must be text"),
]


@pytest.mark.parametrize(("text", "says"), BAD)
def test_one_sentence_for_a_bad_floor(tmp_path: Path, text: Any, says: str) -> None:
    with pytest.raises(BadFloor) as caught:
        read_floor(write(tmp_path, text))
    sentence = str(caught.value)
    assert says in sentence
    assert sentence.startswith(str(tmp_path / "floor.toml"))
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_no_floor_at_all(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_floor(tmp_path / "nowhere.toml")
    with pytest.raises(BadInput, match="cannot be read"):
        read_floor(tmp_path)


# -- attendants -----------------------------------------------------------------------------------------------


def circle(law: str, count: int, *attendants: str, game: str = "chemin-de-fer", head: str = "") -> list[FloorTable]:
    """So many tables with these attendants at the first of them."""
    who = [*attendants, *[""] * (count - len(attendants))]
    return [FloorTable(opening=opening(law, game), attendant=name, inspector=head) for name in who]


ATTENDED = [
    pytest.param(
        BOE, "chemin-de-fer", ("BOE77-08-024",), ("BOE77-08-025",), marks=clause("BOE77-08-024", "BOE77-08-025")
    ),
    pytest.param(
        BOE,
        "baccarat-banque",
        ("BOE77-09-017",),
        ("BOE77-09-017",),
        marks=clause("BOE77-09-017"),
    ),
    pytest.param(
        GAL, "chemin-de-fer", ("GAL07-07-018",), ("GAL07-07-019",), marks=clause("GAL07-07-018", "GAL07-07-019")
    ),
    pytest.param(
        EUS, "chemin-de-fer", ("EUS96-08-024",), ("EUS96-08-025",), marks=clause("EUS96-08-024", "EUS96-08-025")
    ),
]


@pytest.mark.parametrize(("law", "game", "most", "apart"), ATTENDED)
def test_one_attendant_for_four_tables_or_a_part_of_four(
    law: str, game: str, most: tuple[str, ...], apart: tuple[str, ...]
) -> None:
    for tables in (1, 4):
        assert problems(*circle(law, tables, "Ana", game=game)) == []
    assert problems(*circle(law, 4, "Ana", "Ana", game=game)) == [], "one who attends two tables is one"
    assert problems(*circle(law, 4, "Ana", "Bea", game=game)) == [(most, 1)]
    assert (
        problems(*circle(law, 5, "Ana", "Bea", game=game)) == problems(*circle(law, 8, "Ana", "Bea", game=game)) == []
    )
    assert problems(*circle(law, 8, "Ana", "Bea", "Carla", game=game)) == [(most, 2)]
    others = circle(law, 3, "Bea", "Carla", game="roulette-american")
    assert problems(*circle(law, 1, "Ana", game=game), *others) == [], "the text speaks of this game alone"


@pytest.mark.parametrize(("law", "game", "most", "apart"), ATTENDED)
def test_an_attendant_has_no_hand_in_the_game(
    law: str, game: str, most: tuple[str, ...], apart: tuple[str, ...]
) -> None:
    assert problems(*circle(law, 1, "Ana", game=game, head="Bea")) == []
    assert problems(*circle(law, 1, "Ana", game=game, head="Ana")) == [(apart, 0)]
    elsewhere = FloorTable(opening=opening(law, "roulette-american"), inspector="Ana")
    assert problems(*circle(law, 1, "Ana", game=game), elsewhere) == [(apart, 0)]
