"""A fifth law, added as TOML only, in a folder of its own: played, settled, limited, and known to the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from atlantis import CLAUSES, NAME, found

from novamas.games import make
from novamas.games.families import family
from novamas.games.roulette.play import TakeColour
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Scripted
from novamas.kit.decider import Chance, Refused
from novamas.law import BadOption, Library, UnknownGame, library
from novamas.law.library import BUILT_IN
from novamas.table import Authorisation, Opening, Table, check_floor, open_table, prepare, read_floor, replay
from novamas.table.acts import Bring, ChangeMinimum, Resume, StaffLeave, Suspend
from novamas.table.scenario import parse_scenario, run


@pytest.fixture
def laws(tmp_path: Path) -> Library:
    found(tmp_path)
    return Library(BUILT_IN, tmp_path)


def table(laws: Library, game: str, **fields: Any) -> Table:
    at = Table(Opening(law=NAME, game=game, **{"minimum": 200, **fields}), Scripted(), laws=laws)
    at.act(Bring(by="ana", amount=100_000_00))
    return at


def bet(at: Table, **amounts: int) -> None:
    if at.decider.resting(at.state):
        at.staff()
    for on, amount in amounts.items():
        at.act(PlaceBet(by="ana", on=on.replace("__", ":").replace("_", "-"), amount=amount))


def throw(at: Table, value: int) -> list[Any]:
    at.to_chance()
    return at.act(Chance(what="ball", value=value))


def test_it_stands_beside_the_others(laws: Library) -> None:
    assert laws.laws() == [*library().laws(), NAME]
    assert laws.games(NAME) == ["roulette-french", "roulette-american", "boule"]
    assert laws.with_game("boule") == ["boe-1977", "euskadi-1996", "galicia-2007", NAME]
    assert laws.head(NAME).title_en == "Gaming Act of Atlantis, 1 April 2030"
    assert laws.head(NAME).short_name("en") == laws.head(NAME).title_en, "it has no short name"
    assert laws.currency(NAME).code == "EUR"
    assert len(laws.register(NAME)) == len(CLAUSES)
    assert laws.law_of("ATL30-01-004") == NAME
    with pytest.raises(UnknownGame, match="cannot be played yet"):
        make(NAME, "whist", laws=laws)
    with pytest.raises(UnknownGame, match=r"closed \(ATL30-00-001\)"):
        make(NAME, "wheel-of-fortune", laws=laws)


def test_its_six_line_pays_six_and_the_book_balances(laws: Library) -> None:
    at = table(laws, "roulette-french", float=50_000_00)
    before = at.state.desk.chips["ana"]
    bet(at, six_line__16_21=10_00, straight__17=2_00, red=5_00, high=4_00)
    events = throw(at, 17)
    assert at.state.desk.chips["ana"] == before + 6 * 10_00 + 35 * 2_00 - 5_00 - 4_00
    assert at.state.book["@float"] == 50_000_00 - 6 * 10_00 - 35 * 2_00 + 9_00
    assert [type(e).__name__ for e in events] == ["Landed", "Collected", "Paid", "RoundEnded"], "paid at once"
    assert [c.key for e in events for c in e.calls] == ["number"]
    assert sum(at.state.book.values()) + sum(at.state.desk.chips.values()) == 0
    assert replay(at.log, laws) == at.state


def test_its_zero_takes_half(laws: Library) -> None:
    at = table(laws, "roulette-french")
    before = at.state.desk.chips["ana"]
    bet(at, even=10_00)
    throw(at, 0)
    assert at.state.desk.chips["ana"] == before - 5_00


def test_its_limits(laws: Library) -> None:
    at = table(laws, "roulette-french")
    bet(at, six_line__1_6=120 * 200, high=100 * 200, low=360 * 200)
    for on in ("six_line__1_6", "high", "low"):
        with pytest.raises(Refused, match=r"above-maximum.*ATL30-01-005"):
            bet(at, **{on: 1})
    with pytest.raises(Refused, match=r"no-such-bet.*ATL30-01-002"):
        bet(at, split__1_2=2_00)
    raised = table(laws, "roulette-french", options={"even_minimum": 5})
    bet(raised, straight__1=2_00)
    with pytest.raises(Refused, match=r"below-minimum.*ATL30-01-007"):
        bet(raised, red=9_99)
    bet(raised, red=10_00)
    with pytest.raises(BadOption, match="1 to 5 times") as caught:
        table(laws, "roulette-french", options={"even_minimum": 6})
    assert caught.value.clauses == ("ATL30-01-007",)


def test_its_american_table_extends_the_french_one(laws: Library) -> None:
    at = table(laws, "roulette-american")
    at.act(TakeColour(by="ana", value=5_00))
    before = at.state.desk.chips["ana"]
    bet(at, six_line__1_6=60 * 200)
    with pytest.raises(Refused, match="above-maximum"):
        bet(at, six_line__1_6=5_00)
    throw(at, 6)
    assert at.state.desk.chips["ana"] == before + 6 * 60 * 200


def test_its_minimum_changes_two_balls_later_with_the_float(laws: Library) -> None:
    at = table(laws, "roulette-french", float=100_00, authorisation=Authorisation(minimums=(200, 500)))
    at.act(ChangeMinimum(by="@director", to=500))
    throw(at, 1)
    assert at.state.desk.minimum == 200
    throw(at, 2)
    assert at.state.desk.minimum == 500
    assert at.state.book["@float"] == 250_00
    with pytest.raises(BadOption, match="1 to 3 croupiers"):
        table(laws, "roulette-french", staff={"croupiers": 4})


def test_its_tables_close_for_a_while_and_go_on_without_staff(laws: Library) -> None:
    _, state, _ = open_table(Opening(law=NAME, game="roulette-french", minimum=200), laws)
    at = Table(Opening(law=NAME, game="roulette-french", minimum=200), Scripted(), laws=laws)
    assert at.state == state
    at.act(Suspend(by="@director"))
    at.act(StaffLeave(by="@director", role="@inspector"))
    at.act(Resume(by="@director"))


def test_its_boule_has_seven_numbers_and_two_readings(laws: Library) -> None:
    for reading, pays in (("default", 5), ("literal", 6), ("corrected", 5)):
        at = table(laws, "boule", readings=reading)
        before = at.state.desk.chips["ana"]
        bet(at, number__7=2_00, red=6_00, low=6_00)
        throw(at, 7)
        assert at.state.desk.chips["ana"] == before + pays * 2_00
        bet(at, red=2_00, black=2_00, even=2_00, odd=2_00, low=2_00, high=2_00)
        before = at.state.desk.chips["ana"]
        throw(at, 4)
        assert at.state.desk.chips["ana"] == before
    with pytest.raises(Refused, match="no-such-bet"):
        bet(at, number__8=2_00)


def test_its_odds(laws: Library) -> None:
    def edges(game: str, reading: Any = "default") -> dict[str, Fraction]:
        return {r.bet: r.edge for r in family(NAME, game, laws).odds(make(NAME, game, reading=reading, laws=laws))}

    roulette = edges("roulette-french")
    assert roulette["six-line"] == Fraction(-5, 37), "six for one of six in thirty-seven favours the player"
    assert roulette["straight"] == Fraction(1, 37)
    assert roulette["red"] == Fraction(1, 74)
    assert set(roulette) == {"straight", "six-line", "dozen", "red", "black", "even", "odd", "low", "high"}
    assert edges("boule")["number"] == Fraction(1, 7)
    assert edges("boule", "literal")["number"] == 0
    assert edges("boule")["red"] == Fraction(1, 7)


SCENARIO = f"""
law = "{NAME}"
game = "roulette-french"
clauses = ["ATL30-01-004"]
[table]
minimum = "2.00"
[[step]]
by = "ana"
bet = {{ "six-line:16-21" = "10.00" }}
[[step]]
chance = [17]
expect = {{ net = {{ ana = "+60.00", house = "-60.00" }}, calls = ["no-va-mas", {{ number = {{ number = 17 }} }}] }}
"""
FLOOR = f"""
law = "{NAME}"
[[table]]
game = "roulette-french"
minimum = "5.00"
authorised = ["2.00", "5.00"]
"""


def test_its_scenarios_and_its_floor(laws: Library, tmp_path: Path) -> None:
    result = run(parse_scenario(tomllib.loads(SCENARIO)), laws)
    assert result.passed, str(result.failed)
    assert result.checked == 4
    path = tmp_path / "floor.toml"
    path.write_text(FLOOR, encoding="utf-8")
    [problem] = check_floor(read_floor(path, laws), laws)
    assert problem.clauses == ("ATL30-01-008",)


def test_it_changes_nothing_in_the_others(laws: Library) -> None:
    alone = Library(BUILT_IN)
    for law in alone.laws():
        for game in alone.games(law):
            assert laws.resolve(law, game) == alone.resolve(law, game)
    assert prepare(Opening(law="galicia-2007", game="boule", minimum=500), laws).staff["croupiers"] == 1


# -- from the command line -------------------------------------------------------------------------------------


def novamas(laws: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "NOVAMAS_LAWS": str(laws), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-c", "import sys; from novamas.cli import main; sys.exit(main())", *args],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


class TestCommandLine:
    def test_it_is_listed(self, tmp_path: Path) -> None:
        found(tmp_path)
        done = novamas(tmp_path, "games", "--json")
        assert done.returncode == 0, done.stderr
        assert NAME in done.stdout

    def test_its_odds(self, tmp_path: Path) -> None:
        found(tmp_path)
        done = novamas(tmp_path, "odds", "roulette-french", "--law", NAME, "--json")
        assert done.returncode == 0, done.stderr
        [table] = json.loads(done.stdout)
        edges = {row["bet"]: row["edge"] for row in table["bets"]}
        assert edges["six-line"] == "-5/37"
        assert edges["straight"] == "1/37"

    def test_its_scenario(self, tmp_path: Path) -> None:
        found(tmp_path / "laws")
        path = tmp_path / "six.toml"
        path.write_text(SCENARIO, encoding="utf-8")
        done = novamas(tmp_path / "laws", "scenario", str(path))
        assert done.returncode == 0, done.stderr
        path.write_text(SCENARIO.replace("+60.00", "+50.00"), encoding="utf-8")
        assert novamas(tmp_path / "laws", "scenario", str(path)).returncode == 1

    def test_its_floor(self, tmp_path: Path) -> None:
        found(tmp_path / "laws")
        path = tmp_path / "floor.toml"
        path.write_text(FLOOR, encoding="utf-8")
        done = novamas(tmp_path / "laws", "check", str(path))
        assert done.returncode == 1
        assert "ATL30-01-008" in done.stdout
        path.write_text(FLOOR.replace('minimum = "5.00"', 'minimum = "2.00"'), encoding="utf-8")
        assert novamas(tmp_path / "laws", "check", str(path)).returncode == 0

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        done = novamas(tmp_path / "nowhere", "games")
        assert done.returncode == 2
        assert "There is no folder of laws" in done.stderr
        assert "Traceback" not in done.stderr
