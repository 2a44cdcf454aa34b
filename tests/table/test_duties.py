"""Who of the staff does what at a table: turns, the parting of the work, what is asked of the head."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from table_tools import OPENER, clause, forbidden, granted, opening, refused, table, throw

from novamas.games import make
from novamas.games.punto_banca.acts import PassShoe, TakeShoe
from novamas.games.roulette.play import ReturnColour, TakeColour
from novamas.games.roulette.service import AskToLay
from novamas.games.roulette.sheet import choices
from novamas.games.shoe import LoadShoe
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack, VoidSpin
from novamas.kit.cards import parse
from novamas.kit.decider import Chance, Event
from novamas.table import Table, prepare
from novamas.table.acts import Bring, CloseTable, Leave, Sit, StaffArrive, StaffLeave, Take, Tip
from novamas.table.floor import BadFloor, FloorTable, check_floor, read_floor

BOE, EUS, GAL = "boe-1977", "euskadi-1996", "galicia-2007"
C, HEAD, D = "@croupier", "@inspector", "@director"


def cases(*rows: tuple[Any, ...]) -> Any:
    """A law, a game and the clauses that say it there, case by case."""
    return pytest.mark.parametrize(
        ("law", "game"), [pytest.param(law, game, id=f"{law}-{game}", marks=clause(*ids)) for law, game, *ids in rows]
    )


def called(events: list[Any], name: str) -> list[Any]:
    return [e for e in events if type(e).__name__ == name]


# -- the croupiers throw in turn -------------------------------------------------------------------------------------


def throws(at: Table, game: str) -> int:
    """Who throws the ball of the next round."""
    at.act(OpenBetting(by=OPENER[game]))
    (thrown,) = called(at.act(Launch(by=C)), "Launched")
    at.act(CloseBetting(by=C))
    at.act(Chance(what="ball", value=1))
    croupier: int = thrown.croupier
    return croupier


@cases(
    (BOE, "roulette-french", "BOE77-01-019"),
    (GAL, "roulette-french", "GAL07-01-018"),
    (EUS, "roulette-french", "EUS96-01-017"),
    (BOE, "boule", "BOE77-04-012"),
    (GAL, "boule", "GAL07-04-012"),
    (EUS, "boule", "EUS96-04-011"),
)
def test_the_croupiers_throw_in_turn(law: str, game: str) -> None:
    """None of them specialises: with four, everybody throws every fourth ball."""
    at = table(law, game, "ana", options={"cloths": 2})
    crew = at.state.desk.crew["croupiers"]
    assert crew == {"roulette-french": 4, "boule": 2}[game]
    turns = [throws(at, game) for _ in range(2 * crew)]
    assert turns == 2 * list(range(1, crew + 1))


@cases(
    (BOE, "roulette-french", "BOE77-01-019"),
    (GAL, "roulette-french", "GAL07-01-018"),
    (EUS, "roulette-french", "EUS96-01-017"),
)
def test_a_void_throw_is_thrown_again_by_the_same_croupier(law: str, game: str) -> None:
    at = table(law, game, "ana", options={"cloths": 2})
    assert throws(at, game) == 1
    at.act(OpenBetting(by=C))
    assert called(at.act(Launch(by=C)), "Launched")[0].croupier == 2
    by = C if law == BOE else HEAD
    cause = at.options(by, "VoidSpin")[0].form["cause"].values[0]
    at.act(VoidSpin(by=by, cause=cause))
    assert at.staff()
    assert at.log[-1].event.croupier == 2
    at.act(CloseBetting(by=C))
    at.act(Chance(what="ball", value=1))
    assert throws(at, game) == 3


def test_a_croupier_alone_has_no_turns() -> None:
    at = table(EUS, "roulette-french", "ana", staff={"croupiers": 1})
    assert throws(at, "roulette-french") == 0
    assert at.state.desk.thrower == 0


@cases((BOE, "roulette-french", "BOE77-01-020"), (GAL, "roulette-french", "GAL07-01-018"))
def test_nobody_but_the_croupiers_carries_out_the_round(law: str, game: str) -> None:
    at = table(law, game, "ana")
    for act in (OpenBetting, Launch, CloseBetting):
        for who in (HEAD, D, "ana"):
            refused(at, act(by=who), "not-your-role")
        at.act(act(by=C))
    throw(at, 1)
    at.act(OpenBetting(by=C))
    said = refused(at, Launch(by=HEAD))
    assert at.decider.rules.launch.turn_clauses == said.clauses


# -- who collects and who pays ---------------------------------------------------------------------------------------


def paid(law: str, cloths: int, **staff: int) -> tuple[Any, Any]:
    """The croupiers who collected and those who paid, at a table of French roulette."""
    at = table(law, "roulette-french", "ana", "bea", options={"cloths": cloths}, staff=staff)
    at.act(OpenBetting(by=C))
    at.act(PlaceBet(by="ana", on="red", amount=10 * at.state.desk.minimum))
    at.act(PlaceBet(by="bea", on="black", amount=10 * at.state.desk.minimum))
    events = throw(at, 1)
    return called(events, "Collected")[0].croupiers, called(events, "Paid")[0].croupiers


@clause("BOE77-01-076", "BOE77-01-075")
def test_in_1977_one_croupier_a_cloth_collects_and_the_others_pay() -> None:
    assert paid(BOE, 2) == ((1, 2), (3, 4))
    assert paid(BOE, 1) == ((1,), (2,))


@pytest.mark.parametrize(
    "law", [pytest.param(GAL, marks=clause("GAL07-01-072")), pytest.param(EUS, marks=clause("EUS96-01-080"))]
)
def test_at_one_cloth_any_croupier_pays(law: str) -> None:
    assert paid(law, 1, croupiers=2) == ((1, 2), (1, 2))


def dealt(at: Table, *cards: str) -> list[Event]:
    """A coup with these cards, from the betting on; all that happened."""
    mark = len(at.log)
    for card in cards:
        at.to_chance()
        at.act(Chance(what="card", value=parse(card)))
    return [e.event for e in at.log[mark:]]


@cases(
    (BOE, "trente-et-quarante", "BOE77-05-010"),
    (GAL, "trente-et-quarante", "GAL07-05-008"),
    (EUS, "trente-et-quarante", "EUS96-05-011"),
)
def test_one_croupier_deals_and_the_other_collects_and_pays(law: str, game: str) -> None:
    at = table(law, game, "ana", "bea")
    while not at.options("ana", "PlaceBet"):
        assert at.staff() or at.act(at.decider.default(at.state, at.awaits()[0].who))
    at.act(PlaceBet(by="ana", on="red", amount=at.state.desk.minimum))
    at.act(PlaceBet(by="bea", on="black", amount=at.state.desk.minimum))
    events = dealt(at, "KS", "QS", "JS", "AS", "KH", "QH", "JH", "2H")
    assert {e.croupiers for e in called(events, "Dealt")} == {(1,)}
    assert [e.croupiers for e in (*called(events, "Collected"), *called(events, "Paid"))] == [(2,), (2,)]


@cases((BOE, "punto-banca", "BOE77-07-018"), (GAL, "punto-banca", "GAL07-06-019"), (EUS, "punto-banca", "EUS96-07-026"))
def test_each_croupier_answers_for_the_bets_of_one_side(law: str, game: str) -> None:
    people = ("ana", "bea", "carlos", "dora")
    at = table(law, game, *people, seats=10)
    for who, seat in zip(people, (2, 5, 6, 9), strict=True):
        at.act(Sit(by=who, seat=seat))
    while not at.options("ana", "PlaceBet"):
        if (command := at.decider.default(at.state, (first := at.awaits()[0]).who)) is not None:
            at.act(command)
        else:
            at.act(Chance(what=first.what, value=parse("AS")))
    for who, on in zip(people, ("player", "bank", "player", "bank"), strict=True):
        at.act(PlaceBet(by=who, on=on, amount=at.state.desk.minimum))
    events = dealt(at, "KS", "KH", "8S", "7H")
    while at.awaits()[0].kinds == ("ShowHand",):
        command = at.decider.default(at.state, at.awaits()[0].who)
        assert command is not None
        events += at.act(command)
    assert [e.croupiers for e in called(events, "Collected")] == [(1, 2)]
    owners = [next(m.dst for m in e.moves) for e in called(events, "Paid")]
    assert dict(zip(owners, (e.croupiers for e in called(events, "Paid")), strict=True)) == {
        "ana": (1,),
        "carlos": (2,),
    }


def test_where_one_croupier_serves_nobody_is_named() -> None:
    assert paid(EUS, 1, croupiers=1) == ((), ())


# -- the head of the table -------------------------------------------------------------------------------------------


@cases(
    (BOE, "roulette-french", "BOE77-01-017"), (GAL, "roulette-french", "GAL07-01-016"),
    (EUS, "roulette-french", "EUS96-01-014"), (BOE, "roulette-american", "BOE77-02-011"),
    (GAL, "roulette-american", "GAL07-02-007"), (EUS, "roulette-american", "EUS96-02-019"),
    (GAL, "wheel-of-fortune", "GAL07-10-008"), (EUS, "wheel-of-fortune", "EUS96-10-010"),
    (BOE, "trente-et-quarante", "BOE77-05-008"), (GAL, "trente-et-quarante", "GAL07-05-007"),
    (EUS, "trente-et-quarante", "EUS96-05-009"), (BOE, "punto-banca", "BOE77-07-014"),
    (GAL, "punto-banca", "GAL07-06-018"), (EUS, "punto-banca", "EUS96-07-023"),
)  # fmt: skip
def test_no_round_begins_without_a_head(law: str, game: str, request: pytest.FixtureRequest) -> None:
    """The director is asked for one; a round that runs goes on to its end."""
    (says,) = request.node.get_closest_marker("clause").args
    at = table(law, game, "ana", seats=4)
    at.act(StaffLeave(by=D, role=HEAD))
    assert [(a.who, a.kinds) for a in at.awaits()] == [(D, ("StaffArrive",))]
    assert at.options(C) == ()
    assert at.decider.chance(at.state) is None
    begins = LoadShoe(by=C) if hasattr(at.state.desk, "shoe") else OpenBetting(by=C)
    refused(at, begins, "no-head", says)
    assert at.staff(), "an automatic house sends one"
    assert HEAD in at.state.desk.staff
    assert at.staff()
    assert at.state.desk.round == 1 or at.state.desk.shoe.number == 1


@cases(
    (BOE, "roulette-french", "BOE77-01-017"),
    (GAL, "roulette-french", "GAL07-01-016"),
    (EUS, "roulette-french", "EUS96-01-014"),
)
def test_a_round_goes_on_when_its_head_leaves(law: str, game: str) -> None:
    at = table(law, game, "ana")
    at.act(OpenBetting(by=C))
    at.act(PlaceBet(by="ana", on="red", amount=10 * at.state.desk.minimum))
    at.act(StaffLeave(by=D, role=HEAD))
    assert [type(e).__name__ for e in throw(at, 1)] == ["Landed", "Paid", "RoundEnded"]
    refused(at, OpenBetting(by=C), "no-head")
    at.act(StaffArrive(by=D, role=HEAD))
    at.act(OpenBetting(by=C))


@cases(
    (BOE, "roulette-french", "BOE77-01-017"),
    (GAL, "roulette-french", "GAL07-01-016"),
    (EUS, "roulette-french", "EUS96-01-014"),
)
def test_money_is_changed_under_the_eyes_of_the_head(law: str, game: str, request: pytest.FixtureRequest) -> None:
    (says,) = request.node.get_closest_marker("clause").args
    at = table(law, game, "ana")
    at.act(Bring(by="ana", amount=1000, means="cash"))
    at.act(StaffLeave(by=D, role=HEAD))
    refused(at, Bring(by="ana", amount=1000, means="cash"), "exchange-unwatched", says)
    at.act(Bring(by="ana", amount=1000))  # chips from elsewhere are no exchange
    at.act(Take(by="ana", amount=1000))


@cases(
    (BOE, "roulette-american", "BOE77-02-012"), (GAL, "roulette-american", "GAL07-02-007"),
    (EUS, "roulette-american", "EUS96-02-019"),
)  # fmt: skip
def test_the_head_hands_out_the_markers(law: str, game: str, request: pytest.FixtureRequest) -> None:
    (says,) = request.node.get_closest_marker("clause").args
    at = table(law, game, "ana", "bea")
    at.act(TakeColour(by="ana", value=at.state.desk.minimum))
    at.act(StaffLeave(by=D, role=HEAD))
    assert at.options("bea", "TakeColour") == ()
    refused(at, TakeColour(by="bea", value=at.state.desk.minimum), "no-marker", says)
    at.act(ReturnColour(by="ana"))
    at.act(StaffArrive(by=D, role=HEAD))
    at.act(TakeColour(by="bea", value=at.state.desk.minimum))


# -- stakes that staff lay for players -------------------------------------------------------------------------------


def asking(law: str, whom: str, **fields: Any) -> tuple[Table, Any]:
    """A player asks somebody to lay a stake; the bet."""
    at = table(law, "roulette-french", "ana", "bea", **fields)
    at.act(OpenBetting(by=C))
    at.act(AskToLay(by="ana", whom=whom))
    (placed,) = at.act(PlaceBet(by="ana", on="straight:17", amount=at.state.desk.minimum))
    return at, placed


def in_each(boe: str, gal: str, eus: str) -> Any:
    return pytest.mark.parametrize(
        "law", [pytest.param(law, id=law, marks=clause(id)) for law, id in ((BOE, boe), (GAL, gal), (EUS, eus))]
    )


@in_each("BOE77-01-021", "GAL07-01-019", "EUS96-01-018")
def test_a_croupier_lays_the_stakes_of_whoever_asks(law: str) -> None:
    """The stake is the player's all the same, and it is written down whose hand laid it."""
    at, placed = asking(law, "croupier")
    assert (placed.owner, placed.laid_by) == ("ana", "croupier")
    (other,) = at.act(PlaceBet(by="bea", on="straight:17", amount=at.state.desk.minimum))
    assert (other.owner, other.laid_by) == ("bea", "")
    at.act(AskToLay(by="ana", whom="self"))
    (again,) = at.act(PlaceBet(by="ana", on="straight:18", amount=at.state.desk.minimum))
    assert again.laid_by == ""
    refused(at, PlaceBet(by=C, on="straight:17", amount=at.state.desk.minimum))
    said = refused(at, AskToLay(by="ana", whom="@inspector"), "nobody-lays")
    assert set(said.clauses) & set(at.decider.rules.placing.clauses)


@in_each("BOE77-01-022", "GAL07-01-020", "EUS96-01-019")
def test_an_end_of_the_table_lays_stakes_for_players_who_are_there(law: str, request: pytest.FixtureRequest) -> None:
    (says,) = request.node.get_closest_marker("clause").args
    at, placed = asking(law, "end", staff={"ends": 1})
    assert (placed.owner, placed.laid_by) == ("ana", "end")
    refused(at, AskToLay(by="zoe", whom="end"), "not-at-the-table")
    refused(at, AskToLay(by=HEAD, whom="end"), "not-your-role", says)
    at.act(TakeBack(by="ana", bet=1, amount=at.state.desk.minimum))
    at.act(Leave(by="ana"))
    at.act(Bring(by="ana", amount=100 * at.state.desk.minimum))
    (own,) = at.act(PlaceBet(by="ana", on="straight:17", amount=at.state.desk.minimum))
    assert own.laid_by == "", "whoever comes back asks anew"


@in_each("BOE77-01-023", "GAL07-01-020", "EUS96-01-019")
def test_nobody_touches_the_stakes_of_another(law: str, request: pytest.FixtureRequest) -> None:
    """On one number too, the stakes of each are kept apart."""
    (says,) = request.node.get_closest_marker("clause").args
    at, placed = asking(law, "croupier")
    (other,) = at.act(PlaceBet(by="bea", on="straight:17", amount=2 * at.state.desk.minimum))
    assert other.bet != placed.bet
    refused(at, TakeBack(by="bea", bet=placed.bet, amount=at.state.desk.minimum), "not-your-bet", says)
    refused(at, TakeBack(by=C, bet=placed.bet, amount=at.state.desk.minimum), "not-your-bet", says)


@clause("EUS96-01-020")
def test_a_croupier_stands_in_for_an_end() -> None:
    _, placed = asking(EUS, "end", staff={"ends": 0})
    assert placed.laid_by == "croupier"
    silent = table(GAL, "roulette-french", "ana", staff={"ends": 0})
    refused(silent, AskToLay(by="ana", whom="end"), "nobody-lays", "GAL07-01-020")


# -- colour chips in their stacks ------------------------------------------------------------------------------------


def two_spins(law: str, before: int = 0, **fields: Any) -> list[str]:
    """The events of American roulette from a ball that collects colour chips to the next throw, after others."""
    at = table(law, "roulette-american", "ana", **fields)
    at.act(TakeColour(by="ana", value=at.state.desk.minimum))
    for spin in range(before + 1):
        at.act(OpenBetting(by=C))
        at.act(PlaceBet(by="ana", on="straight:17", amount=at.state.desk.minimum))
        mark = len(at.log)
        throw(at, 2)
        assert at.state.desk.round == spin + 1
    at.act(OpenBetting(by=C))
    at.act(Launch(by=C))
    told = [e.event for e in at.log[mark:]]
    return [f"{type(e).__name__} {e.by}" if hasattr(e, "by") else type(e).__name__ for e in told]


@pytest.mark.parametrize(
    "law", [pytest.param(BOE, marks=clause("BOE77-02-013")), pytest.param(GAL, marks=clause("GAL07-02-023"))]
)
def test_a_croupier_whom_nobody_helps_rebuilds_the_stacks_before_the_throw(law: str) -> None:
    for before in (0, 5):
        alone = two_spins(law, before)
        assert alone[-4:] == ["RoundEnded", "BettingOpened", "StacksRebuilt croupier", "Launched"]
    helped = two_spins(law, staff={"assistants": 1})
    assert helped[-5:] == ["Collected", "StacksRebuilt assistant", "RoundEnded", "BettingOpened", "Launched"]
    forbidden(law, "roulette-american", options={"sorter": True})


@clause("EUS96-02-021")
def test_a_machine_may_sort_the_chips() -> None:
    assert "StacksRebuilt sorter" in two_spins(EUS, options={"sorter": True})
    assert "StacksRebuilt assistant" in two_spins(EUS, staff={"assistants": 1})
    assert not any(told.startswith("StacksRebuilt") for told in two_spins(EUS))
    assert "sorter" in {c.name for c in choices(make(EUS, "roulette-american").rules)}


def test_nothing_is_rebuilt_where_no_colour_chip_was_collected() -> None:
    at = table(BOE, "roulette-american", "ana")
    for _ in range(2):
        at.act(OpenBetting(by=C))
        assert [type(e).__name__ for e in at.act(Launch(by=C))] == ["Launched"]
        throw(at, 2)


# -- the wheel at the end of the session -----------------------------------------------------------------------------


@in_each("BOE77-01-079", "GAL07-01-077", "EUS96-01-085")
def test_the_wheel_is_shut_when_the_table_closes(law: str, request: pytest.FixtureRequest) -> None:
    (says,) = request.node.get_closest_marker("clause").args
    at = table(law, "roulette-french")
    refused(at, CloseTable(by=D, wheel="open"), "wheel-left-open", says)
    refused(at, CloseTable(by=D, wheel=""), "wheel-left-open", says)
    ways = at.options(D, "CloseTable")[0].form["wheel"].values
    assert ways == (("lock",) if law == BOE else ("lock", "seal"))
    if law == BOE:
        refused(at, CloseTable(by=D, wheel="seal"), "wheel-left-open", says)
    (closed,) = at.act(CloseTable(by=D))
    assert (closed.wheel, says in closed.clauses) == ("lock", True)


def test_no_wheel_is_shut_where_the_law_is_silent() -> None:
    at = table(BOE, "boule")
    assert at.options(D, "CloseTable")[0].form["wheel"].values == ("lock",)  # nothing to choose, and nothing is asked
    (closed,) = at.act(CloseTable(by=D))
    assert closed.wheel == ""


# -- the shoes of the house ------------------------------------------------------------------------------------------

NUMBERED = {BOE: "BOE77-03-007", GAL: "GAL07-03-006", EUS: "EUS96-03-005"}
ROTATED = {BOE: "BOE77-03-009", GAL: "GAL07-03-007", EUS: "EUS96-03-006"}


@in_each("BOE77-03-007", "GAL07-03-006", "EUS96-03-005")
def test_no_two_tables_of_a_floor_are_dealt_from_one_shoe(law: str) -> None:
    floor = [FloorTable(opening=opening(law, "blackjack", shoe=n)) for n in (1, 2, 1, 0, 0)]
    assert [(p.table, NUMBERED[law] in p.clauses) for p in check_floor(floor)] == [(2, True)]
    for shoe in (-1, True):
        assert forbidden(law, "blackjack", NUMBERED[law], shoe=shoe).field == "shoe"


@in_each("BOE77-03-009", "GAL07-03-007", "EUS96-03-006")
def test_a_shoe_goes_to_another_table_than_in_the_last_session(law: str) -> None:
    plan = [FloorTable(opening=opening(law, "blackjack", shoe=n), last_shoe=last) for n, last in ((1, 2), (3, 3))]
    assert [(p.table, p.clauses) for p in check_floor(plan)] == [(1, (ROTATED[law],))]


def test_a_floor_says_which_shoes_were_where(tmp_path: Path) -> None:
    path = tmp_path / "floor.toml"
    path.write_text('law = "boe-1977"\n[[table]]\ngame = "blackjack"\nshoe = 4\nlast_shoe = 4\n')
    (problem,) = check_floor(read_floor(path))
    assert problem.clauses == ("BOE77-03-009",)
    path.write_text('law = "boe-1977"\n[[table]]\ngame = "blackjack"\nlast_shoe = "four"\n')
    with pytest.raises(BadFloor, match="last_shoe must be the number of a shoe"):
        read_floor(path)


@pytest.mark.parametrize(
    ("law", "says"),
    [
        pytest.param(BOE, "BOE77-03-010", marks=clause("BOE77-03-010")),
        pytest.param(EUS, "EUS96-03-007", marks=clause("EUS96-03-007")),
    ],
)
def test_a_shoe_is_of_an_approved_model(law: str, says: str) -> None:
    forbidden(law, "blackjack", says, shoe=3, authorisation=granted(shoes=(1, 2)))
    prepare(opening(law, "blackjack", shoe=2, authorisation=granted(shoes=(1, 2))))
    prepare(opening(GAL, "blackjack", shoe=3, authorisation=granted(shoes=(1, 2))))  # silent about plain shoes


@clause("EUS96-03-010")
def test_a_machine_that_shuffles_is_the_croupiers_like_any_shoe() -> None:
    at = table(EUS, "blackjack", "ana", seats=1, options={"shuffler": True})
    for who in (HEAD, D, "ana"):
        refused(at, LoadShoe(by=who), "not-your-role", "EUS96-03-010")
    at.act(LoadShoe(by=C))


# -- punto y banca: the list, tips, what players are told ------------------------------------------------------------


def punto(law: str, *people: str, **fields: Any) -> Table:
    """A table of punto y banca whose betting is open: people sit from the first seat on, and the croupier deals."""
    at = table(law, "punto-banca", *people, **{"seats": 10, **fields})
    for seat, who in enumerate(people, 1):
        at.act(Sit(by=who, seat=seat))
    while at.awaits()[0].kinds != ("CloseBetting",):
        goes_on(at)
    return at


def goes_on(at: Table, card: str = "AS") -> list[Event]:
    """Whoever is awaited does the default; chance draws this card."""
    first = at.awaits()[0]
    command = at.decider.default(at.state, first.who)
    return at.act(command if command is not None else Chance(what=first.what, value=parse(card)))


def coup(at: Table, *cards: str) -> list[Any]:
    """The cards of a coup from the closing call to its end; all that happened."""
    left, events = list(cards), []
    while not at.decider.resting(at.state):
        chance = at.awaits()[0].who == "@chance"
        events += goes_on(at, left.pop(0) if chance else "")
    return events


@in_each("BOE77-07-022", "GAL07-06-021", "EUS96-07-028")
def test_tips_stay_in_their_slot_until_the_table_closes(law: str) -> None:
    at = punto(law, "ana")
    unit = at.state.desk.minimum
    house = at.state.book["@float"]
    at.act(Tip(by="ana", amount=3 * unit))
    assert (at.state.book["@tips"], at.state.book["@float"]) == (3 * unit, house)
    for who in (C, HEAD, D):
        refused(at, Tip(by=who, amount=unit))
        assert not any("tip" in offer.kind.lower() for offer in at.options(who))
    refused(at, Tip(by="ana", amount=10**12), "not-enough-chips")
    coup(at, "KS", "KH", "2S", "3H", "8C", "9C")
    at.act(Leave(by="ana"))
    assert at.state.book["@tips"] == 3 * unit
    (closed,) = at.act(CloseTable(by=D))
    assert ("@tips", "@cage", 3 * unit, "closing") in {(m.src, m.dst, m.amount, m.why) for m in closed.moves}
    elsewhere = table(law, "roulette-french", "ana")
    refused(elsewhere, Tip(by="ana", amount=unit), "nobody-takes-tips")


@pytest.mark.parametrize(
    "law", [pytest.param(GAL, marks=clause("GAL07-06-021")), pytest.param(EUS, marks=clause("EUS96-07-028"))]
)
def test_the_croupiers_keep_the_deduction_of_the_house(law: str) -> None:
    at = punto(law, "ana")
    unit = 20 * at.state.desk.minimum
    at.act(PlaceBet(by="ana", on="bank", amount=unit))
    before = at.state.desk.chips["ana"]
    events = coup(at, "KS", "KH", "7S", "8H")
    (deducted,) = called(events, "Deducted")
    assert deducted.amounts == (unit // 20,)
    assert at.state.desk.chips["ana"] == before + 2 * unit - unit // 20


@pytest.mark.parametrize(
    "law", [pytest.param(BOE, marks=clause("BOE77-07-016")), pytest.param(GAL, marks=clause("GAL07-06-023"))]
)
def test_players_are_told_which_rule_applies(law: str) -> None:
    """Every third card, every hand that stands and every end of a coup names its article."""
    rules = table(law, "punto-banca").decider.rules
    at = punto(law, "ana")
    at.act(PlaceBet(by="ana", on="bank", amount=at.state.desk.minimum))
    events = coup(at, "KS", "KH", "4S", "5H", "6C", "9C")
    assert [(e.hand, e.clauses) for e in called(events, "CardCalled")] == [
        ("player", rules.third.clauses), ("bank", rules.bank["5"].clauses),
    ]  # fmt: skip
    at.act(OpenBetting(by=HEAD if law == BOE else C))
    events = coup(at, "KS", "KH", "6S", "7H")
    assert [(e.hand, e.clauses) for e in called(events, "HandStands")] == [
        ("player", rules.third.clauses), ("bank", rules.bank["7"].clauses),
    ]  # fmt: skip
    at.act(OpenBetting(by=HEAD if law == BOE else C))
    (decided,) = called(coup(at, "KS", "KH", "9S", "7H"), "CoupDecided")
    assert decided.clauses == rules.third.naturals_clauses
    told = (rules.third.clauses, rules.bank["5"].clauses, rules.bank["7"].clauses, rules.third.naturals_clauses)
    assert all(told), "an article each"


@pytest.mark.parametrize(
    "law", [pytest.param(GAL, marks=clause("GAL07-06-023")), pytest.param(EUS, marks=clause("EUS96-07-031"))]
)
def test_the_shoe_is_passed_by_the_croupiers_and_the_cards_are_gathered(law: str) -> None:
    """Nobody takes the shoe but whom it is offered to; no card of a coup lies there, or comes back, in the next."""
    at = table(law, "punto-banca", "ana", "bea", seats=10)
    at.act(Sit(by="ana", seat=1))
    at.act(Sit(by="bea", seat=2))
    while at.awaits()[0].who not in ("ana", "bea"):
        goes_on(at)
    refused(at, TakeShoe(by="bea"), "shoe-not-offered")
    at.act(PassShoe(by="ana"))
    at.act(TakeShoe(by="bea"))
    assert at.state.desk.dealer == "bea"
    at.staff()
    left = at.state.desk.shoe.left
    coup(at, "KS", "KH", "9S", "8H")
    assert at.state.desk.hands
    assert at.state.desk.dealer == "", "it goes on when the bank has lost"
    refused(at, TakeShoe(by="zoe"), "not-at-the-table")
    while at.state.desk.phase != "betting":
        goes_on(at)
    assert at.state.desk.hands == {}
    assert at.state.desk.shoe.left == left - 4


@clause("BOE77-07-023")
def test_a_changer_changes_money_for_chips() -> None:
    for changers in (0, 2):
        forbidden(BOE, "punto-banca", staff={"changers": changers})
    at = table(BOE, "punto-banca")
    assert at.state.desk.crew["changers"] == 1
    before = at.state.book["@float"]
    at.act(Bring(by="ana", amount=5000, means="cash"))
    assert (at.state.desk.chips["ana"], at.state.book["@box"], before - at.state.book["@float"]) == (5000, 5000, 5000)
    refused(at, Bring(by=C, amount=5000, means="cash"))
