"""Opening a table: cloths, staff, minima and maxima of the authorisation, float and guarantee."""

from __future__ import annotations

import pytest
from table_tools import MINIMUM, SPOT, clause, forbidden, granted, opening, refused, table

from novamas.games.roulette.play import TakeColour
from novamas.games.spin import Launch, OpenBetting, PlaceBet
from novamas.kit.words import say
from novamas.table import Opening, Table, prepare
from novamas.table.acts import StaffLeave

BOTH = {"double_table": True}

# -- cloths ------------------------------------------------------------------------------------------------

TWO_CLOTHS = [
    pytest.param("boe-1977", "roulette-french", "BOE77-01-013", marks=clause("BOE77-01-013")),
    pytest.param("boe-1977", "roulette-american", "BOE77-02-008", marks=clause("BOE77-02-008")),
    pytest.param("boe-1977", "boule", "BOE77-04-002", marks=clause("BOE77-04-002")),
    pytest.param("euskadi-1996", "roulette-french", "EUS96-01-011", marks=clause("EUS96-01-011")),
    pytest.param("euskadi-1996", "roulette-american", "EUS96-02-002", marks=clause("EUS96-02-002")),
    pytest.param("euskadi-1996", "boule", "EUS96-04-002", marks=clause("EUS96-04-002")),
    pytest.param("galicia-2007", "roulette-french", "GAL07-01-003", marks=clause("GAL07-01-003")),
    pytest.param("galicia-2007", "boule", "GAL07-04-003", marks=clause("GAL07-04-003")),
]


@pytest.mark.parametrize(("law", "game", "says"), TWO_CLOTHS)
def test_a_table_has_one_cloth_or_two(law: str, game: str, says: str) -> None:
    for cloths in (1, 2):
        prepare(opening(law, game, options={"cloths": cloths}, authorisation=granted(**BOTH)))
    for cloths in (0, 3):
        forbidden(law, game, says, options={"cloths": cloths}, authorisation=granted(**BOTH))


@clause("GAL07-02-002")
def test_american_roulette_of_galicia_has_one_cloth() -> None:
    prepare(opening("galicia-2007", "roulette-american"))
    for cloths in (0, 2):
        forbidden(
            "galicia-2007",
            "roulette-american",
            "GAL07-02-002",
            options={"cloths": cloths},
            authorisation=granted(**BOTH),
        )


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param("boe-1977", "BOE77-02-008", marks=clause("BOE77-02-008")),
        pytest.param("euskadi-1996", "EUS96-02-002", marks=clause("EUS96-02-002")),
    ],
)
def test_a_double_american_table_needs_its_authorisation(law: str, says: str) -> None:
    forbidden(law, "roulette-american", says, options={"cloths": 2})
    double = Table(opening(law, "roulette-american", options={"cloths": 2}, authorisation=granted(**BOTH)), None)  # type: ignore[arg-type]
    assert double.state.staff["croupiers"] >= 1


@pytest.mark.parametrize("law", MINIMUM)
def test_a_double_french_table_needs_none(law: str) -> None:
    prepare(opening(law, "roulette-french", options={"cloths": 2}))


# -- staff -------------------------------------------------------------------------------------------------

ROLES = ("inspectors", "deputies", "croupiers", "ends", "assistants")
# law, game, cloths; least and most heads, deputies, croupiers, ends, assistants; the clauses
STAFF = [
    ("boe-1977", "roulette-french", 1, (1, 1), (0, 0), (2, 2), (1, 1), (0, 0), ("BOE77-01-016",)),
    ("boe-1977", "roulette-french", 2, (1, 1), (1, 1), (4, 4), (2, 2), (0, 0), ("BOE77-01-014",)),
    ("boe-1977", "roulette-american", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 1), ("BOE77-02-010",)),
    ("boe-1977", "roulette-american", 2, (1, 1), (0, 0), (1, 2), (0, 0), (0, 2), ("BOE77-02-010", "BOE77-02-008")),
    ("boe-1977", "boule", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 0), ("BOE77-04-009", "BOE77-04-011")),
    ("boe-1977", "boule", 2, (1, 1), (0, 0), (2, 2), (0, 0), (0, 0), ("BOE77-04-009", "BOE77-04-011")),
    ("euskadi-1996", "roulette-french", 1, (1, 1), (0, 0), (1, 2), (0, 1), (0, 0), ("EUS96-01-013",)),
    ("euskadi-1996", "roulette-french", 2, (1, 1), (0, 0), (4, 4), (0, 2), (0, 0), ("EUS96-01-012",)),
    ("euskadi-1996", "roulette-american", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 1), ("EUS96-02-018",)),
    ("euskadi-1996", "roulette-american", 2, (1, 1), (0, 0), (1, 2), (0, 0), (0, 2), ("EUS96-02-018", "EUS96-02-002")),
    ("euskadi-1996", "boule", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 0), ("EUS96-04-009", "EUS96-04-011")),
    ("euskadi-1996", "boule", 2, (1, 1), (0, 0), (2, 2), (0, 0), (0, 0), ("EUS96-04-009", "EUS96-04-011")),
    (
        "euskadi-1996", "wheel-of-fortune", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 1),
        ("EUS96-10-010", "EUS96-10-012", "EUS96-10-014"),
    ),
    ("galicia-2007", "roulette-french", 1, (1, 1), (0, 0), (2, 3), (0, 1), (0, 0), ("GAL07-01-013",)),
    ("galicia-2007", "roulette-french", 2, (1, 1), (1, 1), (4, 4), (0, 2), (0, 0), ("GAL07-01-014",)),
    ("galicia-2007", "roulette-american", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 1), ("GAL07-02-006",)),
    ("galicia-2007", "boule", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 0), ("GAL07-04-010", "GAL07-04-011")),
    ("galicia-2007", "boule", 2, (1, 1), (0, 0), (2, 2), (0, 0), (0, 0), ("GAL07-04-010", "GAL07-04-011")),
    ("galicia-2007", "wheel-of-fortune", 1, (1, 1), (0, 0), (1, 1), (0, 0), (0, 0), ("GAL07-10-008", "GAL07-10-010")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("law", "game", "cloths", "ranges", "says"),
    [
        pytest.param(law, game, cloths, ranges, says, marks=clause(*says), id=f"{law}-{game}-{cloths}")
        for law, game, cloths, *ranges, says in STAFF
    ],
)
def test_the_staff_of_a_table(
    law: str, game: str, cloths: int, ranges: list[tuple[int, int]], says: tuple[str, ...]
) -> None:
    """Each role at its least and its most opens the table; one fewer or one more does not."""
    frame = {"options": {"cloths": cloths}, "authorisation": granted(**BOTH)}
    fewest = {role: least for role, (least, _) in zip(ROLES, ranges, strict=True)}
    assert prepare(opening(law, game, **frame)).staff == {**fewest, "changers": 0, "stickmen": 0}
    for role, (least, most) in zip(ROLES, ranges, strict=True):
        for number in {least, most}:
            assert prepare(opening(law, game, staff={**fewest, role: number}, **frame)).staff[role] == number
        for number in (least - 1, most + 1):
            sentence = str(forbidden(law, game, *says, staff={**fewest, role: number}, **frame))
            assert sentence.endswith(f" {say(f'field-{role}')}, not {number}.")


@clause("GAL07-01-013")
def test_the_third_of_galicia_is_a_croupier_or_an_end_but_not_both() -> None:
    where = ("galicia-2007", "roulette-french")
    for croupiers, ends in ((2, 0), (3, 0), (2, 1)):
        prepare(opening(*where, staff={"croupiers": croupiers, "ends": ends}))
    forbidden(*where, "GAL07-01-013", staff={"croupiers": 3, "ends": 1})


def test_there_is_no_such_staff() -> None:
    assert "magicians" in str(forbidden("galicia-2007", "boule", staff={"magicians": 1}))


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [
        pytest.param("euskadi-1996", "wheel-of-fortune", "EUS96-10-012", marks=clause("EUS96-10-012")),
        pytest.param("galicia-2007", "wheel-of-fortune", "GAL07-10-010", marks=clause("GAL07-10-010")),
        pytest.param("boe-1977", "boule", "BOE77-04-011", marks=clause("BOE77-04-011")),
        pytest.param("euskadi-1996", "boule", "EUS96-04-011", marks=clause("EUS96-04-011")),
        pytest.param("galicia-2007", "boule", "GAL07-04-011", marks=clause("GAL07-04-011")),
    ],
)
def test_nothing_turns_without_the_croupier(law: str, game: str, says: str) -> None:
    """The croupier throws, pays and collects; a table without one waits for the director to send one."""
    at = table(law, game, "ana")
    at.act(StaffLeave(by="@director", role="@croupier"))
    if game == "boule":
        at.act(OpenBetting(by="@inspector"))
    refused(at, Launch(by="@croupier"), "not-at-the-table", says)
    assert [(a.who, a.kinds) for a in at.awaits()] == [("@director", ("StaffArrive",))]
    at.staff()
    at.to_chance()
    assert [e.by for e in at.log if type(e.event).__name__ in ("Launched", "BettingClosed")] == ["@croupier"] * 2


# -- minima and maxima of the authorisation ----------------------------------------------------------------

AUTHORISED = [
    ("boe-1977", "roulette-french", "BOE77-01-052"),
    ("boe-1977", "roulette-american", "BOE77-02-017"),
    ("boe-1977", "boule", "BOE77-04-019"),
    ("euskadi-1996", "roulette-french", "EUS96-01-050"),
    ("euskadi-1996", "roulette-american", "EUS96-01-050"),
    ("euskadi-1996", "boule", "EUS96-04-017"),
    ("euskadi-1996", "wheel-of-fortune", "EUS96-10-022"),
    ("galicia-2007", "roulette-french", "GAL07-01-049"),
    ("galicia-2007", "roulette-american", "GAL07-02-011"),
    ("galicia-2007", "boule", "GAL07-04-019"),
    ("galicia-2007", "wheel-of-fortune", "GAL07-10-018"),
]


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [pytest.param(*row, marks=clause(row[2]), id=f"{row[0]}-{row[1]}") for row in AUTHORISED],
)
def test_the_minimum_is_that_of_the_authorisation(law: str, game: str, says: str) -> None:
    """Any of the authorised minima opens the table and is what a bet must reach there; no other minimum does."""
    authorisation = granted(200, 500, 1000)
    for minimum in authorisation.minimums:
        at = table(law, game, "ana", minimum=minimum, authorisation=authorisation)
        at.staff()
        if game == "roulette-american":
            at.act(TakeColour(by="ana"))
        refused(at, PlaceBet(by="ana", on=SPOT[game], amount=minimum - 1), "below-minimum", says)
        at.act(PlaceBet(by="ana", on=SPOT[game], amount=minimum))
        other = "2" if game == "wheel-of-fortune" else "odd"
        refused(at, PlaceBet(by="ana", on=other, amount=minimum - 1), "below-minimum", says)
    for minimum in (199, 501, 2000):
        forbidden(law, game, says, minimum=minimum, authorisation=authorisation)
    for minimum in (0, -500):
        forbidden(law, game, says, minimum=minimum)
    forbidden(law, game, says, authorisation=granted(0, MINIMUM[law]))


DIFFERING = {"EUS96-08-073": ("EUS96-08-072",), "AST11-CF-174": ("AST11-CF-173",)}
"""Where a clause of its own says that tables may differ."""


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [
        pytest.param(*row, marks=clause(row[2], *DIFFERING.get(row[2], ())), id=f"{row[0]}-{row[1]}")
        for row in (
            ("boe-1977", "craps", "BOE77-06-092"), ("boe-1977", "punto-banca", "BOE77-07-034"),
            ("boe-1977", "trente-et-quarante", "BOE77-05-023"), ("boe-1977", "chemin-de-fer", "BOE77-08-076"),
            ("euskadi-1996", "craps", "EUS96-06-057"), ("euskadi-1996", "punto-banca", "EUS96-07-048"),
            ("euskadi-1996", "trente-et-quarante", "EUS96-05-023"), ("euskadi-1996", "chemin-de-fer", "EUS96-08-073"),
            ("galicia-2007", "craps", "GAL07-09-058"), ("galicia-2007", "punto-banca", "GAL07-06-033"),
            ("galicia-2007", "trente-et-quarante", "GAL07-05-020"), ("galicia-2007", "chemin-de-fer", "GAL07-07-057"),
            ("asturias-2011", "craps", "AST11-CR-075"), ("asturias-2011", "chemin-de-fer", "AST11-CF-174"),
        )
    ],
)  # fmt: skip
def test_no_table_opens_at_a_minimum_that_was_not_granted(law: str, game: str, says: str) -> None:
    """Tables of one game may differ in their minimum, as far as it was authorised."""
    for minimum in (500, 1000):
        assert table(law, game, minimum=minimum, authorisation=granted(500, 1000)).state.desk.minimum == minimum
    for minimum in (200, 700, 2000):
        forbidden(law, game, says, minimum=minimum, authorisation=granted(500, 1000))


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param("euskadi-1996", "EUS96-10-022", marks=clause("EUS96-10-022")),
        pytest.param("galicia-2007", "GAL07-10-018", marks=clause("GAL07-10-018")),
    ],
)
def test_the_maximum_of_the_wheel_is_that_of_the_authorisation(law: str, says: str) -> None:
    for multiple in (1, 30, 80):
        at = table(law, "wheel-of-fortune", "ana", options={"maximum": multiple})
        at.staff()
        most = multiple * MINIMUM[law]
        refused(at, PlaceBet(by="ana", on="7", amount=most + 1), "above-maximum", says)
        at.act(PlaceBet(by="ana", on="7", amount=most))
    forbidden(law, "wheel-of-fortune", says, options={"maximum": 0})


BOULE = [
    pytest.param("boe-1977", "number", 40, 100, "BOE77-04-021", marks=clause("BOE77-04-021")),
    pytest.param("boe-1977", "even", 200, 500, "BOE77-04-021", marks=clause("BOE77-04-021")),
    pytest.param("euskadi-1996", "number", 40, 100, "EUS96-04-019", marks=clause("EUS96-04-019", "EUS96-04-020")),
    pytest.param("euskadi-1996", "even", 200, 500, "EUS96-04-019", marks=clause("EUS96-04-019", "EUS96-04-021")),
    pytest.param("galicia-2007", "number", 40, 100, "GAL07-04-021", marks=clause("GAL07-04-021")),
    pytest.param("galicia-2007", "even", 200, 500, "GAL07-04-022", marks=clause("GAL07-04-022")),
]


@pytest.mark.parametrize(("law", "kind", "least", "most", "says"), BOULE)
def test_the_maximum_of_boule_is_fixed_inside_the_range_of_the_law(
    law: str, kind: str, least: int, most: int, says: str
) -> None:
    spot = "number:7" if kind == "number" else "odd"
    for multiple in (least, most):
        at = table(law, "boule", "ana", options={f"{kind}_maximum": multiple})
        at.staff()
        limit = multiple * MINIMUM[law]
        refused(at, PlaceBet(by="ana", on=spot, amount=limit + 1), "above-maximum", says)
        at.act(PlaceBet(by="ana", on=spot, amount=limit))
    for multiple in (least - 1, most + 1):
        forbidden(law, "boule", says, options={f"{kind}_maximum": multiple})


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param("boe-1977", "BOE77-04-020", marks=clause("BOE77-04-020")),
        pytest.param("euskadi-1996", "EUS96-04-018", marks=clause("EUS96-04-018")),
        pytest.param("galicia-2007", "GAL07-04-020", marks=clause("GAL07-04-020")),
    ],
)
def test_a_cloth_of_boule_may_open_at_twice_the_authorised_minimum(law: str, says: str) -> None:
    lowest = MINIMUM[law]
    twice = {"options": {"raised": 2}, "authorisation": granted(lowest)}
    at = table(law, "boule", "ana", minimum=2 * lowest, **twice)
    at.staff()
    refused(at, PlaceBet(by="ana", on="red", amount=2 * lowest - 1), "below-minimum")
    at.act(PlaceBet(by="ana", on="red", amount=2 * lowest))
    for times in (0, 3, 4):
        forbidden(law, "boule", says, minimum=times * lowest, options={"raised": times}, authorisation=granted(lowest))
    forbidden(law, "boule", minimum=lowest, **twice)
    forbidden(law, "boule", minimum=2 * lowest, authorisation=granted(lowest))


def test_a_raised_cloth_without_an_authorisation_stands_on_half_its_minimum() -> None:
    assert prepare(opening("galicia-2007", "boule", minimum=1000, options={"raised": 2})).opening.minimum == 1000
    forbidden("galicia-2007", "boule", minimum=501, options={"raised": 2})


# -- float and guarantee -----------------------------------------------------------------------------------


@clause("EUS96-00-019")
def test_the_float_of_the_wheel_is_15000_minima() -> None:
    where = ("euskadi-1996", "wheel-of-fortune")
    for minimum in (100, 500):
        at = table(*where, minimum=minimum, float=15_000 * minimum)
        assert at.state.book["@float"] == 15_000 * minimum
        forbidden(*where, "EUS96-00-019", minimum=minimum, float=15_000 * minimum - 1)
    assert table(*where).state.book["@float"] >= 15_000 * 500


def test_a_float_is_never_negative() -> None:
    forbidden("galicia-2007", "boule", float=-1)
    forbidden("galicia-2007", "boule", guarantee=-1)


GAL, BOE, EUS = (
    ("galicia-2007", "roulette-french"),
    ("boe-1977", "roulette-french"),
    ("euskadi-1996", "roulette-french"),
)
LOW, HIGH = granted(500, 1250, float=4_000_01, guarantee=9_000_01), {"minimum": 1250}
FLOAT, GUARANTEE = 10_000_03, 22_500_03  # two and a half times as much; half a cent counts as one


@pytest.mark.parametrize(
    ("where", "says"),
    [
        pytest.param(GAL, "GAL07-01-063", marks=clause("GAL07-01-063", "GAL07-01-060")),
        pytest.param(BOE, "BOE77-01-064", marks=clause("BOE77-01-064", "BOE77-01-066")),
    ],
)
def test_a_higher_minimum_opens_with_float_and_guarantee_in_proportion(where: tuple[str, str], says: str) -> None:
    opened = prepare(opening(*where, **HIGH, authorisation=LOW, float=FLOAT, guarantee=GUARANTEE))
    assert (opened.float, opened.guarantee) == (FLOAT, GUARANTEE)
    forbidden(*where, says, **HIGH, authorisation=LOW, float=FLOAT - 1, guarantee=GUARANTEE)
    forbidden(*where, says, **HIGH, authorisation=LOW, float=FLOAT, guarantee=GUARANTEE - 1)
    lowest = prepare(opening(*where, minimum=500, authorisation=LOW, float=4_000_01, guarantee=9_000_01))
    assert (lowest.float, lowest.guarantee) == (4_000_01, 9_000_01)
    assert prepare(opening(*where, **HIGH, authorisation=LOW)).guarantee == GUARANTEE


@clause("EUS96-01-066")
def test_in_euskadi_only_the_guarantee_must_follow_a_higher_minimum() -> None:
    opened = prepare(opening(*EUS, **HIGH, authorisation=LOW, float=4_000_01, guarantee=GUARANTEE))
    assert (opened.float, opened.guarantee) == (4_000_01, GUARANTEE)
    forbidden(*EUS, "EUS96-01-066", **HIGH, authorisation=LOW, float=4_000_01, guarantee=GUARANTEE - 1)


@clause("GAL07-01-060", "GAL07-01-063")
def test_a_minimum_of_galicia_differs_from_table_to_table_where_authorised() -> None:
    """The director opens one table at 5 and another at 10; the maxima of each are multiples of its own minimum."""
    for minimum, authorisation in ((500, granted(500, 1000)), (1000, granted(500, 1000))):
        at = table(*GAL, "ana", minimum=minimum, authorisation=authorisation)
        at.staff()
        refused(at, PlaceBet(by="ana", on="straight:17", amount=10 * minimum + 1), "above-maximum")
        at.act(PlaceBet(by="ana", on="straight:17", amount=10 * minimum))
    forbidden(*GAL, "GAL07-01-060", minimum=1000, authorisation=granted(500))


def test_seats() -> None:
    assert len(table(*GAL, seats=0).state.desk.seats) == 0
    for seats in (-1, 101):
        forbidden(*GAL, seats=seats)


def test_the_log_of_a_table_begins_with_all_that_fixes_it() -> None:
    at = table(*GAL, authorisation=granted(500), guarantee=700_00, seats=3)
    first = at.log[0].event
    assert isinstance(first.opening, Opening)
    assert first.guarantee == 700_00 == at.state.guarantee
    assert first.roles == ("@croupier", "@inspector") == at.state.desk.staff
    assert len(first.digest) == 64
    assert first.readings["prison-release"] == "corrected"


@clause("EUS96-00-021")
def test_the_float_of_pai_gow_is_15000_minima() -> None:
    """The only float that the law gives for a game of this kind: one chip less does not open."""
    least = 15_000 * 500
    assert prepare(opening("euskadi-1996", "pai-gow-poker", float=least)).float == least
    error = forbidden("euskadi-1996", "pai-gow-poker", "EUS96-00-021", float=least - 1)
    assert error.reason == "float-below"
