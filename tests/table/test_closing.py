"""Closing a table: for a while where the law allows it, with its money locked in; for good at the end."""

from __future__ import annotations

import pytest
from table_tools import GAMES, LOSES, OPENER, SPOT, balanced, betting, clause, refused, table, throw

from novamas.games.roulette.play import ReturnColour, TakeColour
from novamas.games.spin import OpenBetting, PlaceBet
from novamas.kit.decider import STAFF
from novamas.table import Table
from novamas.table.acts import (
    AnnounceLast,
    Bring,
    ChangeMinimum,
    CloseTable,
    Leave,
    Resume,
    StaffArrive,
    StaffLeave,
    Suspend,
    Take,
    Tip,
    TopUp,
)

EUS = "euskadi-1996"
D = "@director"


def each(*numbers: tuple[str, ...]) -> list[object]:
    """The four games of Euskadi, each with the clause of its own paragraph."""
    games = ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
    return [pytest.param(game, *ids, marks=clause(*ids), id=game) for game, ids in zip(games, numbers, strict=True)]


IDLE = each(("EUS96-01-067",), ("EUS96-02-029",), ("EUS96-04-032",), ("EUS96-10-033",))
LOCKED = each(("EUS96-01-068",), ("EUS96-02-030",), ("EUS96-04-033",), ("EUS96-10-034",))
STAFFED = each(("EUS96-01-069",), ("EUS96-02-031",), ("EUS96-04-034",), ("EUS96-10-035",))
KEPT = each(("EUS96-01-070",), ("EUS96-02-032",), ("EUS96-04-035",), ("EUS96-10-036",))


def after_a_game(law: str, game: str) -> Table:
    """A table that sold chips for cash, won some of them and was left by everybody."""
    at = table(law, game)
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    if game == "roulette-american":
        at.act(TakeColour(by="ana"))
    at.staff()
    at.act(PlaceBet(by="ana", on=SPOT[game], amount=20_00))
    throw(at, LOSES[game])
    if game == "roulette-american":
        at.act(ReturnColour(by="ana"))
    at.act(Leave(by="ana"))
    assert at.state.book["@box"] == 100_00
    return at


# -- the last rounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "says"),
    [
        *(
            pytest.param(game, "EUS96-A2-005", marks=clause("EUS96-A2-005"), id=game)
            for game in ("roulette-french", "roulette-american")
        ),
        *(
            pytest.param(game, "EUS96-A2-008", marks=clause("EUS96-A2-008"), id=game)
            for game in ("trente-et-quarante", "punto-banca", "chemin-de-fer", "baccarat-banque", "poker-no-draw",
                         "poker-draw", "three-card-poker", "texas-poker", "pai-gow-poker")
        ),
    ],
)  # fmt: skip
def test_three_are_the_last_and_no_other_number(game: str, says: str) -> None:
    """Three balls at the roulettes, three hands at the tables of cards but blackjack: the croupier says it aloud."""
    at = table(EUS, game)
    for other in (1, 2, 4):
        refused(at, AnnounceLast(by="@inspector", rounds=other), "last-number", says)
    (announced,) = at.act(AnnounceLast(by="@inspector", rounds=3))
    assert [(call.key, call.args, call.by) for call in announced.calls] == [("last-rounds", {"rounds": 3}, "@croupier")]
    assert (announced.last, says in announced.clauses) == (3, True)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        *(
            pytest.param(game, "EUS96-A2-005", marks=clause("EUS96-A2-005"), id=game)
            for game in ("roulette-french", "roulette-american")
        ),
        *((game, "") for game in ("boule", "wheel-of-fortune")),
    ],
)
def test_no_ball_is_thrown_after_the_last_that_was_announced(game: str, says: str) -> None:
    at = table(EUS, game, "ana")
    at.act(AnnounceLast(by="@inspector", rounds=3))
    for _ in range(3):
        throw(at, LOSES[game])
    assert at.awaits() == ()
    refused(at, OpenBetting(by=OPENER[game]), "session-over", *filter(None, [says]))


# -- for a while -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "says"), IDLE)
def test_an_idle_table_of_euskadi_may_close_for_a_while(game: str, says: str) -> None:
    at = after_a_game(EUS, game)
    at.act(Suspend(by=D))
    assert at.state.suspended
    assert at.state.open
    assert at.awaits() == ()
    at.act(Resume(by=D))
    assert not at.state.suspended
    at.act(OpenBetting(by=OPENER[game]))


@pytest.mark.parametrize(("game", "says"), IDLE)
def test_a_table_with_customers_does_not_close_for_a_while(game: str, says: str) -> None:
    at = table(EUS, game, "ana")
    refused(at, Suspend(by=D), "people-at-the-table", says)
    at.act(Leave(by="ana"))
    for command in betting(game):
        at.act(command)
        refused(at, Suspend(by=D), "round-running", says)
    throw(at, LOSES[game])
    at.act(Suspend(by=D))


@pytest.mark.parametrize(("law", "game"), [g for g in GAMES if g[0] != EUS])
def test_the_other_laws_know_no_temporary_closing(law: str, game: str) -> None:
    at = table(law, game)
    assert all(o.kind != "Suspend" for o in at.options(D))
    refused(at, Suspend(by=D), "no-temporary-closing")
    refused(at, Resume(by=D), "not-now")


@pytest.mark.parametrize(("game", "says"), LOCKED)
def test_the_float_stays_under_lock_and_the_director_has_the_keys(game: str, says: str) -> None:
    """While it is closed nothing can be done with the table but send staff, open it again or close it for good."""
    at = after_a_game(EUS, game)
    book = dict(at.state.book)
    at.act(Suspend(by=D))
    locked = [
        Bring(by="ana", amount=500), Bring(by="ana", amount=500, means="cash"), Take(by="ana", amount=500),
        Leave(by="ana"), OpenBetting(by=OPENER[game]), PlaceBet(by="ana", on=SPOT[game], amount=500),
        TopUp(by=D, amount=500), ChangeMinimum(by=D, to=1000), AnnounceLast(by="@inspector", rounds=1), Suspend(by=D),
    ]  # fmt: skip
    for command in locked:
        refused(at, command, "table-suspended", says)
    for who in ("ana", "@croupier", "@inspector", "@chance"):
        assert at.options(who) == ()
        refused(at, Resume(by=who), "not-your-role")
        refused(at, CloseTable(by=who), "not-your-role")
    assert {o.kind for o in at.options(D)} == {"StaffLeave", "Resume", "CloseTable"}
    at.act(StaffLeave(by=D, role="@croupier"))
    at.act(StaffArrive(by=D, role="@croupier"))
    at.act(Resume(by=D))
    assert at.state.book == book


@pytest.mark.parametrize(("game", "says"), STAFFED)
def test_play_goes_on_with_a_croupier_and_an_inspector(game: str, says: str) -> None:
    at = table(EUS, game)
    at.act(Suspend(by=D))
    for role in ("@croupier", "@inspector"):
        at.act(StaffLeave(by=D, role=role))
        refused(at, Resume(by=D), "staff-missing", says)
    at.act(StaffArrive(by=D, role="@croupier"))
    refused(at, Resume(by=D), "staff-missing", says)
    at.act(StaffArrive(by=D, role="@inspector"))
    at.act(Resume(by=D))


@pytest.mark.parametrize(("game", "says"), KEPT)
def test_cash_stays_at_the_table_until_its_final_closing(game: str, says: str) -> None:
    at = after_a_game(EUS, game)
    book = dict(at.state.book)
    at.act(Suspend(by=D))
    for who in ("ana", *STAFF):
        refused(at, Take(by=who, amount=1), "table-suspended", says)
        refused(at, Bring(by=who, amount=1), "table-suspended", says)
    assert at.state.book == book
    [closed] = at.act(CloseTable(by=D))
    assert [(m.src, m.dst, m.amount) for m in closed.moves] == [
        ("@float", "@cage", book["@float"]),
        ("@box", "@cage", 100_00),
    ]
    assert at.state.book["@float"] == at.state.book["@box"] == 0
    assert balanced(at)


@pytest.mark.parametrize(
    ("game", "tips"),
    [
        pytest.param(game, game in ("punto-banca", "chemin-de-fer", "baccarat-banque"), marks=clause(says), id=game)
        for game, says in (
            ("blackjack", "EUS96-03-118"), ("triple-blackjack", "EUS96-0301-039"),
            ("trente-et-quarante", "EUS96-05-037"), ("craps", "EUS96-06-085"), ("punto-banca", "EUS96-07-081"),
            ("chemin-de-fer", "EUS96-08-192"), ("baccarat-banque", "EUS96-09-137"), ("poker-no-draw", "EUS96-11-119"),
            ("poker-draw", "EUS96-12-125"), ("trijoker", "EUS96-13-082"), ("pai-gow-poker", "EUS96-14-098"),
            ("three-card-poker", "EUS96-15-081"), ("texas-poker", "EUS96-16-084"),
        )
    ],
)  # fmt: skip
def test_cash_and_tips_stay_at_a_table_that_is_closed_for_a_while(game: str, tips: bool) -> None:
    """Where its croupiers take tips at all; both leave it when it is closed for good."""
    at = table(EUS, game)
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    if tips:
        at.act(Tip(by="ana", amount=5_00))
    else:
        refused(at, Tip(by="ana", amount=5_00), "nobody-takes-tips")
    at.act(Leave(by="ana"))
    book = dict(at.state.book)
    assert (book["@box"], book.get("@tips", 0)) == (100_00, 5_00 if tips else 0)
    for _ in range(2):
        at.act(Suspend(by=D))
        assert at.state.book == book
        at.act(Resume(by=D))
        assert at.state.book == book
    (closed,) = at.act(CloseTable(by=D))
    home = {move.src: move.amount for move in closed.moves}
    assert home == {"@float": book["@float"], "@box": 100_00} | ({"@tips": 5_00} if tips else {})


CIRCLE = pytest.mark.parametrize("game", ["five-card-draw", "omaha", "texas-holdem", "seven-card-stud", "sintetico"])


def left_by_a_customer(game: str) -> Table:
    """A table of circle poker that sold chips for cash, took a tip and was left."""
    at = table(EUS, game)
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    at.act(Tip(by="ana", amount=5_00))
    return at


@clause("EUS96-A2-012")
@CIRCLE
def test_any_table_of_euskadi_closes_for_a_while_when_its_customers_have_gone(game: str) -> None:
    at = left_by_a_customer(game)
    refused(at, Suspend(by=D), "people-at-the-table", "EUS96-A2-012")
    at.act(Leave(by="ana"))
    (suspended,) = at.act(Suspend(by=D))
    assert "EUS96-A2-012" in suspended.clauses
    assert (at.state.suspended, at.state.open, at.awaits()) == (True, True, ())
    at.act(Resume(by=D))
    at.act(Bring(by="ana", amount=100_00))


@clause("EUS96-A2-013")
@CIRCLE
def test_float_cash_and_tips_stay_at_any_table_of_euskadi_until_its_final_closing(game: str) -> None:
    at = left_by_a_customer(game)
    at.act(Leave(by="ana"))
    book = dict(at.state.book)
    assert (book["@box"], book["@tips"]) == (100_00, 5_00)
    at.act(Suspend(by=D))
    for command in (Bring(by="ana", amount=500, means="cash"), TopUp(by=D, amount=500), Take(by="ana", amount=1)):
        refused(at, command, "table-suspended", "EUS96-A2-013")
    assert at.state.book == book
    (closed,) = at.act(CloseTable(by=D))
    home = {move.src: move.amount for move in closed.moves}
    assert home == {"@float": book["@float"], "@box": 100_00, "@tips": 5_00}


@clause("EUS96-A2-014")
@CIRCLE
def test_any_table_of_euskadi_goes_on_only_with_its_staff(game: str) -> None:
    at = table(EUS, game)
    at.act(Suspend(by=D))
    for role in ("@croupier", "@inspector"):
        at.act(StaffLeave(by=D, role=role))
        refused(at, Resume(by=D), "staff-missing", "EUS96-A2-014")
    at.act(StaffArrive(by=D, role="@croupier"))
    refused(at, Resume(by=D), "staff-missing", "EUS96-A2-014")
    at.act(StaffArrive(by=D, role="@inspector"))
    at.act(Resume(by=D))


@clause("EUS96-A2-015")
@CIRCLE
def test_the_keys_of_any_table_of_euskadi_are_with_whoever_is_in_charge(game: str) -> None:
    at = table(EUS, game)
    at.act(Suspend(by=D))
    for who in ("ana", "@croupier", "@inspector"):
        assert at.options(who) == ()
        refused(at, Resume(by=who), "not-your-role")
        refused(at, CloseTable(by=who), "not-your-role")
        refused(at, TopUp(by=who, amount=500), "table-suspended", "EUS96-A2-015")
    assert {o.kind for o in at.options(D)} == {"StaffLeave", "Resume", "CloseTable"}


# -- for good ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_a_table_closes_for_good_when_everybody_has_gone(law: str, game: str) -> None:
    at = table(law, game, "ana")
    refused(at, CloseTable(by=D), "people-at-the-table")
    at.act(Leave(by="ana"))
    at.act(OpenBetting(by=OPENER[game]))
    refused(at, CloseTable(by=D), "round-running")
    throw(at, LOSES[game])
    for who in ("ana", "@croupier", "@inspector", "@chance"):
        refused(at, CloseTable(by=who), "not-your-role")
    at.act(CloseTable(by=D))
    assert not at.state.open
    assert at.state.book["@cage"] == 0
    assert at.awaits() == ()
    for command in (Bring(by="ana", amount=500), OpenBetting(by=OPENER[game]), CloseTable(by=D), TopUp(by=D, amount=1)):
        refused(at, command, "table-closed")
    assert all(at.options(who) == () for who in ("ana", *STAFF))


def test_the_cage_makes_good_what_the_float_lacks_at_the_closing() -> None:
    at = table("galicia-2007", "boule", "ana", float=100_00)
    at.staff()
    at.act(PlaceBet(by="ana", on="number:7", amount=50_00))
    throw(at, 7)
    at.act(Leave(by="ana"))
    [closed] = at.act(CloseTable(by=D))
    assert [(m.src, m.dst, m.amount) for m in closed.moves] == [("@cage", "@float", 250_00)]
    assert at.state.book["@cage"] == -350_00
    assert balanced(at)


@clause("EUS96-A2-001")
@pytest.mark.parametrize("game", ["roulette-french", "wheel-of-fortune", "punto-banca", "blackjack"])
def test_a_table_with_a_float_is_put_into_operation_when_the_first_player_appears(game: str) -> None:
    """Its float lies there and nobody deals; when somebody comes the house is asked for staff, and the table does not
    close until they have gone."""
    at = table(EUS, game)
    at.act(StaffLeave(by=D, role="@croupier"))
    assert at.state.book["@float"] > 0
    at.act(Bring(by="ana", amount=500))
    assert [a.who for a in at.awaits()] == [D]
    assert at.awaits()[0].kinds == ("StaffArrive",)
    refused(at, Suspend(by=D), "people-at-the-table")
    refused(at, CloseTable(by=D), "people-at-the-table")
    at.act(StaffArrive(by=D, role="@croupier"))
    assert all(a.who != D for a in at.awaits())
