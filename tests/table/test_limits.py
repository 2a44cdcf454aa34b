"""The limits of a table: maxima as multiples of its minimum, and how the minimum of an open table may change."""

from __future__ import annotations

import pytest
from table_tools import balanced, clause, granted, refused, table, throw

from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet
from novamas.law import BadOption
from novamas.table import Table
from novamas.table.acts import Bring, ChangeMinimum, MinimumChanged, TopUp

BOE, EUS, GAL = "boe-1977", "euskadi-1996", "galicia-2007"
FRENCH = "roulette-french"

# -- every kind of bet has a maximum of its own -------------------------------------------------------------

SPOTS = {
    "straight:17": 1, "split:17-20": 2, "street:16-17-18": 3, "corner:17-18-20-21": 4, "six-line:16-21": 6,
    "column:2": 12, "dozen:1": 12, "double-column:1-2": 24, "double-dozen:1-2": 24, "red": 18,
}  # fmt: skip
IN_1977 = {
    "straight:17": 30, "split:17-20": 60, "street:16-17-18": 100, "corner:17-18-20-21": 120, "six-line:16-21": 200,
    "column:2": 500, "dozen:1": 500, "double-column:1-2": 2000, "double-dozen:1-2": 2000, "red": 1000,
}  # fmt: skip
TIERS = [
    pytest.param(BOE, 1, IN_1977, marks=clause("BOE77-01-053")),
    *(
        pytest.param(EUS, n, {spot: times * covers for spot, covers in SPOTS.items()}, marks=clause("EUS96-01-051"))
        for n, times in enumerate((10, 20, 30, 50), 1)
    ),
    *(
        pytest.param(GAL, n, {spot: times * covers for spot, covers in SPOTS.items()}, marks=clause("GAL07-01-051"))
        for n, times in enumerate((10, 20, 30), 1)
    ),
]


def within(at: Table, maxima: dict[str, int]) -> None:
    """Each spot takes so many minima and not one unit more."""
    for spot, times in maxima.items():
        most = times * at.state.desk.minimum
        refused(at, PlaceBet(by="ana", on=spot, amount=most + 1), "above-maximum")
        at.act(PlaceBet(by="ana", on=spot, amount=most))


@pytest.mark.parametrize(("law", "tier", "maxima"), TIERS)
def test_every_kind_of_bet_has_its_multiple_of_the_minimum(law: str, tier: int, maxima: dict[str, int]) -> None:
    at = table(law, FRENCH, "ana", options={"tier": tier})
    at.staff()
    within(at, maxima)


# -- Euskadi: three balls' notice ----------------------------------------------------------------------------


def euskadi(*people: str, game: str = FRENCH, **fields: object) -> Table:
    fields = {"authorisation": granted(500, 1000, 2000), "guarantee": 10_000_00, **fields}
    return table(EUS, game, *people, **fields)


def plays_at(at: Table, minimum: int, notice: bool = True) -> None:
    """The minimum in force is this one: a bet must reach it, and the maximum is ten times it."""
    assert at.state.desk.minimum == minimum
    assert (at.state.notice is not None) == notice
    if at.state.desk.phase == "idle":
        at.staff()
    refused(at, PlaceBet(by="ana", on="straight:5", amount=minimum - 1), "below-minimum")
    refused(at, PlaceBet(by="ana", on="straight:5", amount=10 * minimum + 1), "above-maximum")


@clause("EUS96-01-062", "EUS96-01-063", "EUS96-01-065", "EUS96-01-066")
def test_the_last_three_balls_at_the_old_limit() -> None:
    at = euskadi("ana")
    throw(at, 7)
    [announced] = at.act(ChangeMinimum(by="@director", to=1000))
    assert [(c.key, c.args) for c in announced.calls] == [("last-at-old-minimum", {"rounds": 3})]
    assert announced.moves == ()
    for ball in (1, 2, 3):
        plays_at(at, 500)
        events = throw(at, ball)
        assert any(isinstance(e, MinimumChanged) for e in events) == (ball == 3)
    assert [(c.key, c.args) for c in events[-1].calls] == [("new-minimum", {"minimum": 1000})]
    assert events[-1].moves == ()
    plays_at(at, 1000, notice=False)


@clause("EUS96-01-063")
@pytest.mark.parametrize(("phase", "balls"), [("betting", 3), ("rolling", 3), ("closed", 4), ("choosing", 4)])
def test_three_more_balls_that_can_still_be_bet_on(phase: str, balls: int) -> None:
    """The ball that is being bet on is the first of the three; one that is past betting does not count."""
    at = euskadi("ana")
    commands = [OpenBetting, Launch, CloseBetting]
    at.act(OpenBetting(by="@croupier"))
    at.act(PlaceBet(by="ana", on="red", amount=500))
    for act in commands[1 : {"betting": 1, "rolling": 2}.get(phase, 3)]:
        at.act(act(by="@croupier"))
    if phase == "choosing":
        throw(at, 0)
    assert at.state.desk.phase == phase
    at.act(ChangeMinimum(by="@director", to=2000))
    if phase == "choosing":
        at.act(PrisonChoice(by="ana", bet=1, choice="half"))
        balls -= 1
    for _ in range(balls):
        assert at.state.desk.minimum == 500
        throw(at, 11)
    assert at.state.desk.minimum == 2000
    assert at.state.desk.round == (3 if phase in ("betting", "rolling") else 4)


@clause("EUS96-01-063", "EUS96-01-065")
def test_a_question_of_zero_is_answered_before_the_new_limit() -> None:
    at = euskadi("ana")
    at.act(ChangeMinimum(by="@director", to=1000))
    throw(at, 4)
    throw(at, 4)
    at.staff()
    at.act(PlaceBet(by="ana", on="red", amount=500))
    throw(at, 0)
    assert at.state.desk.minimum == 500
    events = at.act(PrisonChoice(by="ana", bet=1, choice="half"))
    assert [type(e).__name__ for e in events] == ["HalfReturned", "RoundEnded", "MinimumChanged"]


@clause("EUS96-01-062")
def test_the_change_needs_an_authorisation() -> None:
    for authorisation in (granted(), granted(500), granted(500, 2000)):
        at = euskadi("ana", authorisation=authorisation)
        refused(at, ChangeMinimum(by="@director", to=1000), "minimum-not-authorised", "EUS96-01-062")
    refused(euskadi(), ChangeMinimum(by="@director", to=500), "minimum-not-authorised", "EUS96-01-062")


@clause("EUS96-01-062", "EUS96-01-063")
def test_one_change_at_a_time() -> None:
    at = euskadi("ana")
    at.act(ChangeMinimum(by="@director", to=1000))
    for to in (1000, 2000):
        refused(at, ChangeMinimum(by="@director", to=to), "notice-running", "EUS96-01-063")
    for _ in range(3):
        throw(at, 8)
    at.act(ChangeMinimum(by="@director", to=500))
    assert at.state.notice is not None


@clause("EUS96-01-064", "EUS96-01-066")
@pytest.mark.parametrize("top_up", [0, 1, 3_000_00])
def test_the_float_is_completed_as_the_director_thinks_fit(top_up: int) -> None:
    at = euskadi("ana", float=50_000_00)
    at.act(ChangeMinimum(by="@director", to=1000, top_up=top_up))
    for ball in (1, 2, 3):
        assert at.state.book["@float"] == 50_000_00
        events = throw(at, ball)
    assert at.state.book["@float"] == 50_000_00 + top_up
    assert [tuple(m) for m in map(_plain, events[-1].moves)] == [("@cage", "@float", top_up)] * bool(top_up)
    assert balanced(at)


def _plain(move: object) -> tuple[str, str, int]:
    return (move.src, move.dst, move.amount)  # type: ignore[attr-defined]


@clause("EUS96-01-064")
def test_a_float_that_was_paid_out_is_completed_before_the_next_ball() -> None:
    at = euskadi("ana", float=1_000_00)
    at.staff()
    at.act(PlaceBet(by="ana", on="straight:17", amount=50_00))
    throw(at, 17)
    assert at.state.book["@float"] == 1_000_00 - 35 * 50_00
    assert [(a.who, a.kinds) for a in at.awaits()] == [("@director", ("TopUp",))]
    refused(at, OpenBetting(by="@croupier"), "float-spent")
    at.act(TopUp(by="@director", amount=749_99))
    assert at.state.book["@float"] < 0
    refused(at, OpenBetting(by="@croupier"), "float-spent")
    at.act(TopUp(by="@director", amount=1))
    at.act(OpenBetting(by="@croupier"))


@clause("EUS96-01-066")
def test_the_guarantee_of_euskadi_follows_the_minimum_up_and_down() -> None:
    at = euskadi("ana", guarantee=10_000_01)
    for to, held in ((1000, 20_000_02), (2000, 40_000_04), (500, 10_000_01)):
        at.act(ChangeMinimum(by="@director", to=to))
        for _ in range(3):
            before = at.state.guarantee
            throw(at, 9)
        assert (at.state.desk.minimum, at.state.guarantee) == (to, held)
        assert before != held


@clause("EUS96-01-066")
def test_the_maxima_of_euskadi_follow_the_minimum() -> None:
    at = euskadi("ana")
    at.act(ChangeMinimum(by="@director", to=2000))
    for _ in range(3):
        throw(at, 9)
    at.staff()
    within(at, {spot: 10 * covers for spot, covers in SPOTS.items()})


@clause("EUS96-01-062", "EUS96-01-063")
def test_american_roulette_of_euskadi_changes_in_the_same_way() -> None:
    at = euskadi("ana", game="roulette-american")
    at.act(ChangeMinimum(by="@director", to=1000))
    for _ in range(3):
        assert at.state.desk.minimum == 500
        throw(at, 9)
    assert at.state.desk.minimum == 1000


# -- 1977: to another authorised minimum, between two rounds -----------------------------------------------------


def madrid(*people: str, game: str = FRENCH, **fields: object) -> Table:
    fields = {"authorisation": granted(100, 200, 250), "float": 200_001, "guarantee": 1_000_001, **fields}
    return table(BOE, game, *people, **fields)


@clause("BOE77-01-062", "BOE77-01-063")
def test_in_1977_the_minimum_changes_at_one_table_once_it_is_authorised() -> None:
    """The director may ask for some tables only: the other one keeps its minimum."""
    at, other = madrid("ana"), madrid("ana")
    throw(at, 7)
    [changed] = at.act(ChangeMinimum(by="@director", to=200))
    assert [(c.key, c.args) for c in changed.calls] == [("new-minimum", {"minimum": 200})]
    assert (at.state.desk.minimum, other.state.desk.minimum) == (200, 100)
    at.staff()
    refused(at, PlaceBet(by="ana", on="red", amount=199), "below-minimum")
    at.act(PlaceBet(by="ana", on="red", amount=200))


@clause("BOE77-01-062", "BOE77-01-063")
def test_in_1977_nothing_changes_before_the_authorisation() -> None:
    for authorisation in (granted(), granted(100), granted(100, 250)):
        at = madrid("ana", authorisation=authorisation)
        refused(at, ChangeMinimum(by="@director", to=200), "minimum-not-authorised", "BOE77-01-063")


@clause("BOE77-01-062")
def test_in_1977_a_round_ends_at_the_minimum_it_began_with() -> None:
    at = madrid("ana")
    at.staff()
    refused(at, ChangeMinimum(by="@director", to=200), "round-running", "BOE77-01-062")
    throw(at, 7)
    at.act(ChangeMinimum(by="@director", to=200))


@clause("BOE77-01-064")
def test_in_1977_the_float_grows_in_proportion() -> None:
    at = madrid("ana")
    refused(at, ChangeMinimum(by="@director", to=200, top_up=1), "above-maximum")
    at.act(ChangeMinimum(by="@director", to=250))
    assert at.state.book["@float"] == 500_003  # two and a half times 200,001; half a peseta counts as one
    assert at.state.book["@cage"] == -500_003
    at.act(ChangeMinimum(by="@director", to=100))
    assert at.state.book["@float"] == 500_003, "nothing leaves an open table"


@clause("BOE77-01-065")
def test_in_1977_the_maxima_grow_in_proportion() -> None:
    at = madrid("ana")
    at.act(ChangeMinimum(by="@director", to=250))
    at.staff()
    within(at, IN_1977)
    assert sum(b.amount for b in at.state.desk.bets.values()) == 250 * sum(IN_1977.values())


@clause("BOE77-01-066")
def test_in_1977_the_guarantee_grows_in_proportion() -> None:
    at = madrid("ana")
    for to, held in ((200, 2_000_002), (250, 2_500_003), (100, 1_000_001)):
        at.act(ChangeMinimum(by="@director", to=to))
        assert at.state.guarantee == held


# -- Galicia: never while the table is open -----------------------------------------------------------------------


@clause("GAL07-01-061")
@pytest.mark.parametrize("game", [FRENCH, "roulette-american"])
def test_in_galicia_the_limit_of_an_open_table_never_changes(game: str) -> None:
    at = table(GAL, game, "ana", authorisation=granted(500, 1000))
    for act in (None, OpenBetting, Launch, CloseBetting):
        if act:
            at.act(act(by="@croupier"))
        refused(at, ChangeMinimum(by="@director", to=1000), "minimum-fixed", "GAL07-01-061")
    throw(at, 5)
    refused(at, ChangeMinimum(by="@director", to=1000), "minimum-fixed", "GAL07-01-061")
    assert all(o.kind != "ChangeMinimum" for o in at.options("@director"))


@clause("GAL07-01-060")
def test_in_galicia_a_table_opens_at_any_minimum_that_was_authorised_and_at_no_other() -> None:
    for minimum in (500, 1000):
        assert table(GAL, FRENCH, minimum=minimum, authorisation=granted(500, 1000)).state.desk.minimum == minimum
    for minimum in (200, 700, 2000):
        with pytest.raises(BadOption) as caught:
            table(GAL, FRENCH, minimum=minimum, authorisation=granted(500, 1000))
        assert (caught.value.reason, "GAL07-01-060" in caught.value.clauses) == ("minimum-not-authorised", True)


@pytest.mark.parametrize(
    ("law", "game"),
    [(BOE, "boule"), (EUS, "boule"), (GAL, "boule"), (EUS, "wheel-of-fortune"), (GAL, "wheel-of-fortune")],
)
def test_where_a_law_says_nothing_of_a_change_there_is_none(law: str, game: str) -> None:
    at = table(law, game, authorisation=granted(100, 500, 1000))
    refused(at, ChangeMinimum(by="@director", to=1000), "no-change-foreseen")


# -- only the director ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param(BOE, "BOE77-01-062", marks=clause("BOE77-01-062")),
        pytest.param(EUS, "EUS96-01-062", marks=clause("EUS96-01-062")),
        pytest.param(GAL, "GAL07-01-060", marks=clause("GAL07-01-060")),
    ],
)
@pytest.mark.parametrize("who", ["ana", "bea", "@croupier", "@inspector", "@chance", "@table"])
def test_only_the_director_changes_the_minimum(law: str, says: str, who: str) -> None:
    at = table(law, FRENCH, "ana", authorisation=granted(100, 500, 1000))
    refused(at, ChangeMinimum(by=who, to=1000), "not-your-role", says)


def test_bringing_chips_goes_on_during_a_notice() -> None:
    at = euskadi("ana")
    at.act(ChangeMinimum(by="@director", to=1000))
    at.act(Bring(by="bea", amount=500))
    assert at.state.desk.chips["bea"] == 500
