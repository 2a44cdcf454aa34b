"""A tournament's own rulebook: who is let in, what goes into the fund, places, ties, prizes, what is forbidden."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_tournament_bases import EXAMPLES, bases, granted

from novamas.casino.tournament import Bases, Tournament, TournamentState, plan_of
from novamas.casino.tournament.acts import (
    FUND,
    ORGANISATION,
    AcceptDeal,
    AdmitPlayer,
    Begin,
    CallOff,
    DeclareAge,
    Enter,
    EnterAgain,
    ExpelPlayer,
    KnockedOut,
    NextLevel,
    PlayerAdmitted,
    PlayerTurnedAway,
    PrizesPaid,
    ProposeDeal,
    TellTable,
    Withdraw,
)
from novamas.casino.tournament.bases import Granted, Inscription, Prize, Reentry
from novamas.casino.tournament.prizes import amounts_by_place, divide, split_exactly
from novamas.kit.chance import Seeded
from novamas.kit.decider import DIRECTOR, Chance, Command, Event, Refused, fold, purse, step

GALICIA = "galicia-2007"
ADULT = "1990-05-31"
assert EXAMPLES.is_dir()


class Office:
    """A tournament and its state, without tables."""

    def __init__(self, given: Bases, people: int = 0) -> None:
        self.tournament = Tournament(plan_of(given))
        self.state: TournamentState = self.tournament.empty()
        self.events: list[Event] = [self.tournament.opening_event()]
        self.state = fold(self.tournament, self.state, self.events[0])
        self.people = [f"p{n}" for n in range(1, people + 1)]
        for who in self.people:
            self.admit(who)
            self.do(Enter(by=who))

    def do(self, command: Command) -> list[Event]:
        self.state, events = step(self.tournament, self.state, command)
        self.events += events
        return events

    def admit(self, who: str, born: str = ADULT, barred: bool = False) -> list[Event]:
        return self.do(AdmitPlayer(by=DIRECTOR, player=who, born=born, barred=barred))

    def begin(self, seed: int = 1) -> None:
        self.do(Begin(by=DIRECTOR))
        self.draw(seed)

    def draw(self, seed: int = 1) -> None:
        source = Seeded(seed)
        while (dist := self.tournament.chance(self.state)) is not None:
            self.do(Chance(what="lot", value=source.draw(dist, "lot")))

    def tell(self, table: int, rounds: int, stacks: dict[str, int], out: tuple[str, ...] = ()) -> list[Event]:
        return self.do(TellTable(by=DIRECTOR, table=table, rounds=rounds, stacks=stacks, out=out))

    def replayed(self) -> TournamentState:
        state = self.tournament.empty()
        for event in self.events:
            state = fold(self.tournament, state, event)
        return state


def points(**changed: Any) -> Bases:
    """A points tournament of three rounds at one table."""
    return bases(rounds=3, **changed)


def why(office: Office, command: Command) -> tuple[str, tuple[str, ...]]:
    before = office.state
    with pytest.raises(Refused) as refused:
        office.do(command)
    assert office.state is before
    return refused.value.code, refused.value.clauses


# -- who gets in -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A2B-006")
def test_only_adults_who_are_not_barred() -> None:
    office = Office(points())
    day = office.tournament.bases.begins
    assert day is not None
    for who, born, barred, reason in [
        ("young", day.date().replace(year=day.year - 18, day=day.day + 1).isoformat(), False, "under-age"),
        ("barred", ADULT, True, "barred"),
    ]:
        (event,) = office.admit(who, born, barred)
        assert isinstance(event, PlayerTurnedAway)
        assert event.clauses == ("EUS96-A2B-006",)
        assert why(office, Enter(by=who)) == (reason, ("EUS96-A2B-006",))
    office.admit("grown", day.date().replace(year=day.year - 18).isoformat())
    office.do(Enter(by="grown"))


@pytest.mark.clause("EUS96-A2B-007")
def test_the_admission_notes_a_tournament_user() -> None:
    office = Office(points())
    assert why(office, Enter(by="ana")) == ("not-through-admission", ("EUS96-A2B-007",))
    (event,) = office.admit("ana")
    assert isinstance(event, PlayerAdmitted)
    assert (event.mention, event.clauses) == ("tournament", ("EUS96-A2B-007",))
    assert office.state.admitted["ana"].mention == "tournament"


@pytest.mark.clause("EUS96-A2B-007")
def test_only_where_the_bases_take_a_word_for_it_does_anybody_admit_themselves() -> None:
    desk = Office(points())
    assert why(desk, DeclareAge(by="ana", born=ADULT)) == ("only-the-desk-admits", ("EUS96-A2B-007",))
    word = Office(points(admission="declared"))
    assert why(word, DeclareAge(by="ana", born="2015-01-01"))[0] == "under-age"
    assert why(word, DeclareAge(by="ana", born="yesterday"))[0] == "not-a-day"
    word.do(DeclareAge(by="ana", born=ADULT))
    word.do(Enter(by="ana"))


@pytest.mark.clause("EUS96-A2B-003")
def test_one_enters_as_the_bases_say() -> None:
    office = Office(points(inscription=Inscription(how="x", cost=1000, least=2, most=2)), people=2)
    office.admit("late")
    assert why(office, Enter(by="p1")) == ("entered-already", ("EUS96-A2B-003",))
    assert why(office, Enter(by="late"))[:1] == ("tournament-full",)
    office.begin()
    assert why(office, Enter(by="late")) == ("entry-closed", ("EUS96-A2B-003",))
    assert why(office, Withdraw(by="p1"))[0] == "tournament-begun"


# -- the fund ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A2B-008", "EUS96-A2B-009")
def test_inscriptions_go_into_the_prizes_but_for_the_part_of_the_organisation() -> None:
    office = Office(points(), people=3)
    entry = office.tournament.bases.inscription
    kept = entry.cost * entry.percent // 100
    assert office.state.book[FUND] == 3 * (entry.cost - kept)
    assert office.state.book[ORGANISATION] == 3 * kept
    assert office.state.book[purse("p1")] == -entry.cost
    office.do(Withdraw(by="p1"))
    assert office.state.book[purse("p1")] == 0
    office.begin()
    office.tell(1, 3, {"p2": 900, "p3": 1100})
    paid = office.events[-1]
    assert isinstance(paid, PrizesPaid)
    assert sum(won.amount for won in paid.won) == 2 * (entry.cost - kept)
    assert {"EUS96-A2B-008"} <= set(paid.clauses)
    assert office.state.book[FUND] == office.state.book[ORGANISATION] == sum(office.state.book.values()) == 0


@pytest.mark.clause("EUS96-A2B-008")
def test_who_calls_it_off_gives_everything_back() -> None:
    office = Office(points(), people=3)
    office.begin()
    office.do(CallOff(by=DIRECTOR))
    assert not any(office.state.book.values())
    assert why(office, NextLevel(by=DIRECTOR))[0] == "not-now"


def test_what_is_guaranteed_the_house_adds() -> None:
    office = Office(points(guaranteed=100_000), people=2)
    office.begin()
    office.tell(1, 3, {"p1": 900, "p2": 1100})
    assert sum(won.amount for won in office.state.won) == 100_000
    assert sum(office.state.book.values()) == 0 == office.state.book[FUND]


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A2B-004")
def test_people_with_the_same_chips_share_the_places() -> None:
    office = Office(points(), people=4)
    office.begin()
    office.tell(1, 3, {"p1": 800, "p2": 1200, "p3": 1200, "p4": 100})
    won = {each.who: (each.place, each.shared, each.amount) for each in office.state.won}
    fund = 4 * 1900
    assert won["p2"][:2] == won["p3"][:2] == (1, 2)
    assert won["p2"][2] + won["p3"][2] == fund * 80 // 100
    assert won["p2"][2] - won["p3"][2] in (0, 1)
    assert won["p1"] == (3, 1, fund * 20 // 100)
    assert won["p4"] == (4, 1, 0)


@pytest.mark.clause("EUS96-A2B-005")
def test_a_thing_is_not_divided_but_drawn() -> None:
    prizes = (Prize(thing="Reloj", value=30_000), Prize(share=100))
    seen = set()
    for seed in range(12):
        office = Office(points(prizes=prizes), people=3)
        office.begin()
        office.tell(1, 3, {"p1": 1000, "p2": 1000, "p3": 10})
        assert office.state.phase == "ties"
        office.draw(seed)
        first, second, third = office.state.won
        assert (first.things, first.amount, second.amount, third.amount) == (("Reloj",), 0, 5700, 0)
        seen.add(first.who)
        assert office.replayed() == office.state
    assert seen == {"p1", "p2"}


def knock_out(**changed: Any) -> Bases:
    return bases("knock-out", **{"reentry": Reentry(), "guaranteed": 0, **changed})


@pytest.mark.clause("EUS96-A2B-004")
def test_of_two_who_go_in_one_hand_the_larger_stack_before_it_is_placed_better() -> None:
    office = Office(knock_out(), people=8)
    office.begin()
    here = office.state.at(1)
    a, b, *rest = here
    stacks = dict.fromkeys(here, 2000)
    office.tell(1, 1, {**stacks, a: 1000, b: 3000})
    events = office.tell(1, 2, {a: 0, b: 0, **dict.fromkeys(rest[:-1], 2000), rest[-1]: 6000}, out=(a, b))
    groups = [event.who for event in events if isinstance(event, KnockedOut)]
    assert groups == [(a,), (b,)]
    assert office.state.entrants[b].out > office.state.entrants[a].out


@pytest.mark.clause("EUS96-A2B-002")
def test_at_circle_poker_chips_are_neither_made_nor_lost() -> None:
    office = Office(knock_out(), people=8)
    office.begin()
    here = office.state.at(1)
    code, clauses = why(office, TellTable(by=DIRECTOR, table=1, rounds=1, stacks=dict.fromkeys(here, 2001)))
    assert (code, clauses) == ("chips-not-conserved", ("EUS96-A2B-002",))


@pytest.mark.clause("EUS96-17-085", "EUS96-A2B-002")
def test_by_the_letter_a_knock_out_ends_with_fewer_than_four() -> None:
    """The other side of the reading: the last three are placed by their chips."""
    literal = Office(knock_out(readings={"tournament-fewest": "literal"}), people=8)
    assert literal.tournament.fewest == 4
    assert Office(knock_out()).tournament.fewest == 2


def test_entering_again_is_for_whoever_the_bases_let() -> None:
    office = Office(knock_out(reentry=Reentry(times=1, until=1)), people=8)
    assert why(office, EnterAgain(by="p1"))[0] == "still-in"
    office.begin()
    here = office.state.at(1)
    out, *rest = here
    office.tell(1, 1, {out: 0, rest[0]: 4000, **dict.fromkeys(rest[1:], 2000)}, out=(out,))
    before = office.state.book[FUND]
    office.draw()
    office.do(EnterAgain(by=out))
    assert office.state.book[FUND] > before
    assert office.state.entrants[out].stack == 2000
    table = office.state.entrants[out].table
    here = office.state.at(table)
    stacks = {who: office.state.entrants[who].stack for who in here}
    other = next(who for who in here if who != out)
    office.tell(table, 5, {**stacks, out: 0, other: stacks[other] + stacks[out]}, out=(out,))
    office.draw()
    assert why(office, EnterAgain(by=out))[0] == "entered-often-enough"
    none = Office(knock_out(), people=8)
    assert why(none, EnterAgain(by="p1"))[0] == "still-in"


# -- what is forbidden -------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A2B-004", "EUS96-17-044")
def test_players_cannot_divide_the_prizes_among_themselves() -> None:
    office = Office(points(), people=2)
    office.begin()
    clauses = ("EUS96-A2B-004", "EUS96-A2B-008", "EUS96-17-044")
    assert why(office, ProposeDeal(by="p1", shares={"p1": 1900, "p2": 1900})) == ("no-dividing", clauses)
    assert why(office, AcceptDeal(by="p2")) == ("no-dividing", clauses)


@pytest.mark.clause("GAL07-00-014")
def test_where_the_bases_decide_everybody_must_agree_on_the_whole_fund() -> None:
    given = points(law=GALICIA, deals=True, authorisation=Granted(number="X 1"))
    office = Office(given, people=2)
    office.begin()
    assert why(office, AcceptDeal(by="p2"))[0] == "no-deal-proposed"
    assert why(office, ProposeDeal(by="p1", shares={"p1": 1, "p2": 1}))[0] == "not-the-whole-fund"
    fund = office.state.fund
    office.do(ProposeDeal(by="p1", shares={"p1": fund - 100, "p2": 100}))
    office.do(AcceptDeal(by="p2"))
    assert {won.who: won.amount for won in office.state.won} == {"p1": fund - 100, "p2": 100}
    closed = Office(points(law=GALICIA, authorisation=Granted(number="X 1")), people=2)
    closed.begin()
    assert why(closed, ProposeDeal(by="p1", shares={"p1": 1, "p2": 1})) == ("no-dividing", ("GAL07-00-014",))


@pytest.mark.clause("EUS96-17-040", "EUS96-17-042", "EUS96-17-045", "EUS96-17-046", "EUS96-17-047", "EUS96-17-048")
@pytest.mark.parametrize(
    ("cause", "clause"),
    [
        ("proxy", "EUS96-17-040"),
        ("pairs", "EUS96-17-042"),
        ("collusion", "EUS96-17-045"),
        ("adding-chips", "EUS96-17-046"),
        ("lending", "EUS96-17-047"),
        ("hiding-chips", "EUS96-17-048"),
    ],
)
def test_whoever_does_what_is_forbidden_is_out_without_a_prize(cause: str, clause: str) -> None:
    office = Office(points(), people=3)
    office.begin()
    (event,) = office.do(ExpelPlayer(by=DIRECTOR, player="p1", cause=cause))
    assert event.clauses == ("EUS96-A2B-002", clause)
    office.tell(1, 3, {"p2": 10, "p3": 20})
    assert [(won.who, won.place, won.amount > 0) for won in office.state.won] == [
        ("p3", 1, True), ("p2", 2, True), ("p1", 3, False),
    ]  # fmt: skip
    assert why(office, ExpelPlayer(by=DIRECTOR, player="p2", cause=cause))[0] == "not-now"


def test_nobody_but_the_director_runs_it() -> None:
    office = Office(points(), people=2)
    for command in (Begin(by="p1"), CallOff(by="p1"), NextLevel(by="p1"), AdmitPlayer(by="p1", player="x", born=ADULT)):
        assert why(office, command)[0] == "not-your-role"


def test_too_few_begin_nothing() -> None:
    assert why(Office(points(), people=1), Begin(by=DIRECTOR))[0] == "too-few-entrants"
    assert granted().number


# -- money, exactly ----------------------------------------------------------------------------------------------------


@given(st.integers(0, 10**9), st.lists(st.integers(0, 100), min_size=1, max_size=12))
def test_a_division_is_always_of_the_whole(amount: int, weights: list[int]) -> None:
    parts = split_exactly(amount, weights)
    assert sum(parts) == (amount if any(weights) else 0)
    total = sum(weights)
    assert all(
        abs(part * total - amount * weight) < total for part, weight in zip(parts, weights, strict=True) if total
    )


@given(st.data(), st.integers(0, 10**7))
def test_everybody_has_one_place_and_the_fund_is_paid_out(data: st.DataObject, fund: int) -> None:
    people = [f"p{n}" for n in range(data.draw(st.integers(1, 12)))]
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, len(people) - 1)), max_size=len(people))))
    edges = [0, *[cut for cut in cuts if cut < len(people)], len(people)]
    groups = tuple(tuple(people[a:b]) for a, b in itertools.pairwise(edges))
    expelled = frozenset(data.draw(st.sets(st.sampled_from(people), max_size=len(people) - 1)))
    won = divide(points(), fund, groups, expelled)
    assert sorted(each.who for each in won) == sorted(people)
    assert sum(each.amount for each in won) == fund
    assert all(each.amount == 0 for each in won if each.who in expelled)
    places = [each.place for each in won]
    assert places == sorted(places)
    assert sum(amounts_by_place(fund, points().prizes, len(people))) == fund
