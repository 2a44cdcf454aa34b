"""A sitting of the house: the hour, the door, the cage and the deposit, decided on facts and folded from events."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from novamas.casino.sitting import (
    EVENTS,
    Admitted,
    Facts,
    SittingOpened,
    Sittings,
    TableFact,
    TurnedAway,
    admit,
    advise,
    bar,
    check_inside,
    check_last_call,
    check_means,
    check_pause,
    check_round,
    check_stop,
    close_sitting,
    draw,
    is_of_age,
    leave,
    lift_bar,
    lodge,
    mark_document,
    open_sitting,
)
from novamas.kit.decider import Refused
from novamas.kit.words import languages, refusal
from novamas.law import library

EUS, GAL, AST, BOE = "euskadi-1996", "galicia-2007", "asturias-2011", "boe-1977"
clause = pytest.mark.clause
NOON = datetime.datetime(2026, 11, 20, 12).timestamp()
HOUR = NOON + 10 * 3600
GROWN, CHILD = datetime.date(1980, 1, 1), datetime.date(2010, 1, 1)


def a_table(id: str, game: str = "roulette-french", law: str = EUS, **more: Any) -> TableFact:
    return TableFact(id, law, game, **{"places": 8, **more})


FLOOR = (a_table("1"), a_table("2", "blackjack"))


def refused(code: str, do: Any, *args: Any, **more: Any) -> Refused:
    with pytest.raises(Refused) as told:
        do(*args, **more)
    assert told.value.code == code
    for lang in languages():
        assert not refusal(told.value, lang).startswith("refused-")
        assert "{" not in refusal(told.value, lang)
    return told.value


def running(*tables: TableFact, law: str = EUS, **more: Any) -> Sittings:
    """A house in whose sitting these tables play."""
    s = Sittings()
    how = {"closes": HOUR, "cage": 0, "present": 0, **more}
    s.note(open_sitting(s, law, Facts(NOON, tables or FLOOR), **how))
    return s


# -- the hour ----------------------------------------------------------------------------------------------------------


@clause("EUS96-A2-018", "GAL07-00-011")
def test_no_sitting_opens_without_a_roulette_and_a_card_table() -> None:
    for tables, kind in (((a_table("1"),), "cards"), ((a_table("2", "blackjack"),), "roulette")):
        told = refused("none-in-service", running, *tables)
        assert (told.value, told.clauses) == (kind, ("EUS96-A2-018",))
    assert running(a_table("1", "boule", GAL), law=GAL).running is not None


@clause("EUS96-A2-016")
def test_the_tables_that_the_players_call_for_are_running_when_the_doors_open() -> None:
    assert running(present=16).running is not None
    told = refused("too-few-places", running, present=17)
    assert told.clauses == ("EUS96-A2-016",)
    assert running(*FLOOR, a_table("3"), present=17).running is not None
    refused("too-few-places", running, *FLOOR, a_table("3", suspended=True), present=17)
    assert running(a_table("1", "boule", GAL), law=GAL, present=1000).running is not None


@clause("EUS96-A2-017")
def test_the_other_tables_open_as_people_come_and_the_director_says_which() -> None:
    s = running()
    for n in range(20):
        s.note(admit(s, Facts(NOON, FLOOR), id=f"p{n}", mark=f"m{n}", born=GROWN))
    advised = advise(s, Facts(NOON, FLOOR))
    assert (advised.people, advised.places, advised.without, advised.clauses) == (20, 16, 4, ("EUS96-A2-017",))
    more = advise(s, Facts(NOON, (*FLOOR, a_table("3"))))
    assert more.without == 0


@clause("AST11-C0-015", "AST11-B0-015")
def test_no_sitting_before_its_law_is_in_force() -> None:
    day = datetime.datetime(2011, 6, 21, 12).timestamp()
    told = refused("law-not-in-force", open_sitting, Sittings(), AST, Facts(day), closes=day + 1, cage=0, present=0)
    assert told.clauses == ("AST11-C0-015", "AST11-B0-015")
    after = day + 24 * 3600
    assert open_sitting(Sittings(), AST, Facts(after), closes=after + 1, cage=0, present=0).law == AST


@clause("EUS96-A2-004")
def test_no_round_begins_once_the_hour_has_come() -> None:
    s = running()
    check_round(s, HOUR - 1)
    assert refused("hour-has-come", check_round, s, HOUR).clauses == ("EUS96-A2-004",)


@clause("EUS96-A2-002", "EUS96-A2-003")
def test_play_that_has_begun_goes_on_till_the_hour() -> None:
    """With players at the only table that runs nobody announces its last rounds before it is time."""
    alone = (a_table("1", people=3), a_table("2", "blackjack", suspended=True))
    s = running()
    told = refused("goes-on-till-the-hour", check_last_call, s, Facts(NOON, alone), "1")
    assert told.clauses == ("EUS96-A2-002", "EUS96-A2-003")
    check_last_call(s, Facts(HOUR - 30 * 60, alone), "1")
    refused("goes-on-till-the-hour", check_last_call, s, Facts(HOUR - 30 * 60 - 1, alone), "1")
    early = running(last_call=60)
    check_last_call(early, Facts(HOUR - 60 * 60, alone), "1")


@clause("EUS96-A2-003", "EUS96-A2-011")
def test_a_table_that_has_lost_its_animation_stops_if_there_is_room_elsewhere() -> None:
    s = running()
    here = a_table("3", people=4)
    check_last_call(s, Facts(NOON, (*FLOOR, here)), "3")
    full = (a_table("1", places=2, people=6), a_table("2", "blackjack", places=1, people=7))
    told = refused("no-room-elsewhere", check_last_call, s, Facts(NOON, (*full, here)), "3")
    assert told.clauses == ("EUS96-A2-011",)
    standing = (full[0], a_table("2", "blackjack", places=None))
    check_last_call(s, Facts(NOON, (*standing, here)), "3")


@clause("EUS96-A2-010")
def test_a_table_that_its_players_have_left_may_close_if_another_of_its_kind_plays_on() -> None:
    s = running()
    check_stop(s, Facts(NOON, (*FLOOR, a_table("3"))), "3")
    told = refused("last-in-service", check_stop, s, Facts(NOON, FLOOR), "1")
    assert (told.value, told.clauses) == ("roulette", ("EUS96-A2-018",))
    check_stop(s, Facts(HOUR, FLOOR), "1")
    check_stop(Sittings(), Facts(NOON, FLOOR), "1")


@clause("EUS96-A2-012", "EUS96-A2-018")
def test_a_table_closes_for_a_while_only_an_hour_before_the_hour() -> None:
    s, more = running(), (*FLOOR, a_table("3"))
    check_pause(s, Facts(HOUR - 3600, more), "3")
    told = refused("too-late-to-pause", check_pause, s, Facts(HOUR - 3599, more), "3")
    assert told.clauses == ("EUS96-A2-012",)
    refused("last-in-service", check_pause, s, Facts(NOON, FLOOR), "2")


def test_other_laws_say_nothing_of_when_a_table_stops() -> None:
    for law in (GAL, AST, BOE):
        s = Sittings()
        s.note(SittingOpened(number=1, law=law, at=NOON, closes=HOUR, last_call=30))
        lone = Facts(NOON, (a_table("1", "craps", law, people=5),))
        check_last_call(s, lone, "1")
        check_pause(s, Facts(HOUR - 1, lone.tables), "1")


def test_a_sitting_closes_when_its_tables_have() -> None:
    s = running()
    refused("tables-open", close_sitting, s, Facts(HOUR, FLOOR))
    refused("sitting-running", open_sitting, s, EUS, Facts(NOON, FLOOR), closes=HOUR, cage=0, present=0)
    s.note(close_sitting(s, Facts(HOUR)))
    refused("no-sitting", close_sitting, s, Facts(HOUR))
    refused("hour-passed", open_sitting, s, EUS, Facts(HOUR, FLOOR), closes=HOUR, cage=0, present=0)
    s.note(open_sitting(s, EUS, Facts(HOUR, FLOOR), closes=HOUR + 1, cage=0, present=0))
    assert s.count == 2


@clause("EUS96-01-066")
def test_the_cage_holds_what_guarantees_the_bets() -> None:
    tables = (a_table("1", guarantee=60_000_00), a_table("2", "blackjack", guarantee=40_000_00))
    assert running(*tables, cage=100_000_00).cage == 100_000_00
    told = refused("guarantee-short", running, *tables, cage=99_999_99)
    assert told.args_["limit"] == 100_000_00


# -- the door ----------------------------------------------------------------------------------------------------------


def test_who_is_under_age_or_barred_does_not_come_in() -> None:
    s, facts = running(), Facts(NOON, FLOOR)
    assert admit(s, facts, id="kid", mark="k", born=CHILD) == TurnedAway(why="age", at=NOON)
    s.note(bar(s, facts, mark="m", why="court"))
    assert admit(s, facts, id="ana", mark="m", born=GROWN) == TurnedAway(why="barred", at=NOON)
    assert isinstance(admit(s, facts, id="ana", mark="n", born=GROWN), Admitted)
    refused("not-the-houses-bar", lift_bar, s, facts, mark="m")
    refused("not-barred", lift_bar, s, facts, mark="n")
    s.note(bar(s, facts, mark="n", why="house"))
    s.note(lift_bar(s, facts, mark="n"))
    assert isinstance(admit(s, facts, id="ana", mark="n", born=GROWN), Admitted)


def test_a_bar_ends_on_its_day() -> None:
    s, facts = running(), Facts(NOON, FLOOR)
    refused("day-passed", bar, s, facts, mark="m", why="house", until=NOON)
    s.note(bar(s, facts, mark="m", why="own-wish", until=NOON + 60))
    assert s.is_barred("m", NOON + 59)
    assert not s.is_barred("m", NOON + 60)


def test_whoever_is_barred_inside_is_out() -> None:
    s, facts = running(), Facts(NOON, FLOOR)
    s.note(admit(s, facts, id="ana", mark="m", born=GROWN))
    check_inside(s, "ana")
    s.note(bar(s, facts, mark="m", why="house"))
    refused("not-in-the-register", check_inside, s, "ana")


@pytest.mark.parametrize(
    ("born", "day", "grown"),
    [((2008, 11, 20), (2026, 11, 20), True), ((2008, 11, 21), (2026, 11, 20), False),
     ((2008, 2, 29), (2026, 2, 28), False), ((2008, 2, 29), (2026, 3, 1), True)],
)  # fmt: skip
def test_of_age_on_the_birthday(born: Any, day: Any, grown: bool) -> None:
    assert is_of_age(datetime.date(*born), datetime.date(*day), library().head(EUS).admission.age) is grown


def test_nobody_comes_in_twice_or_with_the_document_of_another() -> None:
    s, facts = running(), Facts(NOON, FLOOR)
    s.note(admit(s, facts, id="ana", mark="m", born=GROWN))
    refused("already-inside", admit, s, facts, id="ana", mark="m", born=GROWN)
    refused("document-inside", admit, s, facts, id="bea", mark="m", born=GROWN)
    s.note(leave(s, facts, id="ana"))
    refused("not-inside", leave, s, facts, id="ana")
    assert isinstance(admit(s, facts, id="bea", mark="m", born=GROWN), Admitted)


def test_a_mark_tells_nothing_of_a_document_and_is_the_same_however_it_is_written() -> None:
    secret = b"of the house"
    mark = mark_document(secret, "12.345.678-z")
    assert mark == mark_document(secret, "12345678Z")
    assert mark != mark_document(b"of another", "12345678Z")
    assert "12345678" not in mark
    refused("document-unread", mark_document, secret, " - ")


def test_what_is_written_of_the_door_holds_no_document_and_no_birthday() -> None:
    s, facts = running(), Facts(NOON, FLOOR)
    mark = mark_document(b"secret", "12345678Z")
    written = [
        msgspec.json.encode(admit(s, facts, id="ana", mark=mark, born=GROWN)).decode(),
        msgspec.json.encode(admit(s, facts, id="kid", mark=mark, born=CHILD)).decode(),
    ]
    for text in written:
        assert "1980" not in text
        assert "2010" not in text
        assert "12345678" not in text
    assert "kid" not in written[1], "of whom is turned away nothing is kept"


# -- money -------------------------------------------------------------------------------------------------------------


@clause("EUS96-00-016", "EUS96-00-017")
def test_the_deposit_answers_for_fines_prizes_and_fees_and_for_nothing_else() -> None:
    s, facts = Sittings(), Facts(NOON, FLOOR)
    s.note(lodge(s, facts, amount=60_000_00, required=60_000_00))
    for why in ("fines", "prizes", "fees"):
        s.note(draw(s, facts, law=EUS, amount=10_000_00, why=why))
    told = refused("deposit-not-for-that", draw, s, facts, law=EUS, amount=1, why="wages")
    assert told.clauses == ("EUS96-00-017",)
    assert refused("deposit-short", draw, s, facts, law=EUS, amount=30_000_01, why="fines").clauses == ("EUS96-00-016",)
    short = refused("deposit-short", open_sitting, s, EUS, facts, closes=HOUR, cage=0, present=0)
    assert (short.clauses, short.args_["limit"]) == (("EUS96-00-016",), 60_000_00)
    s.note(lodge(s, facts, amount=30_000_00, required=60_000_00))
    assert open_sitting(s, EUS, facts, closes=HOUR, cage=0, present=0)


@clause("EUS96-00-024", "EUS96-00-025", "EUS96-00-026")
def test_people_pay_in_legal_tender_or_as_it_was_authorised_and_never_with_a_loan() -> None:
    check_means(EUS, "cash", ())
    for loan in ("credit", "loan"):
        assert refused("loan-forbidden", check_means, EUS, loan, (loan, "card")).clauses == ("EUS96-00-026",)
    told = refused("means-not-authorised", check_means, EUS, "card", ())
    assert told.clauses == ("EUS96-00-024", "EUS96-00-025")
    check_means(EUS, "card", ("card",))


# -- folding -----------------------------------------------------------------------------------------------------------


STEPS = st.lists(
    st.tuples(st.sampled_from(["open", "close", "admit", "leave", "bar", "lift", "lodge", "draw"]), st.integers(0, 5)),
    max_size=40,
)


def decide(s: Sittings, what: str, n: int, facts: Facts) -> Any:
    """One thing that somebody wants of the house."""
    match what:
        case "open":
            return open_sitting(s, EUS, facts, closes=facts.now + 36_000, cage=0, present=n)
        case "close":
            return close_sitting(s, Facts(facts.now))
        case "admit":
            return admit(s, facts, id=f"p{n}", mark=f"m{n}", born=GROWN if n else CHILD)
        case "leave":
            return leave(s, facts, id=f"p{n}")
        case "bar":
            return bar(s, facts, mark=f"m{n}", why="house", until=facts.now + 120 * n)
        case "lift":
            return lift_bar(s, facts, mark=f"m{n}")
        case "lodge":
            return lodge(s, facts, amount=n, required=0)
    return draw(s, facts, law=EUS, amount=n, why="fines")


@settings(max_examples=60, deadline=None)
@given(steps=STEPS)
def test_what_is_read_back_is_what_was_decided(steps: list[tuple[str, int]]) -> None:
    """Whatever is decided, the events alone, read from their text, lead to the same sitting; a refusal changes
    nothing; the deposit is what was lodged less what was drawn; nobody is inside a closed house."""
    s, again, lodged, now = Sittings(), Sittings(), 0, NOON
    for what, n in steps:
        now += 60
        facts = Facts(now, FLOOR)
        before = msgspec.json.encode(vars(s))
        try:
            event = decide(s, what, n, facts)
        except Refused:
            assert msgspec.json.encode(vars(s)) == before
            continue
        s.note(event)
        again.read(type(event).__name__, msgspec.json.encode(event))
        lodged += {"lodge": n, "draw": -n}.get(what, 0)
        assert msgspec.json.encode(vars(again)) == msgspec.json.encode(vars(s))
        assert s.deposit == lodged >= 0
        assert s.running is not None or not s.inside()
    assert set(EVENTS) >= {"SittingOpened", "Admitted"}
