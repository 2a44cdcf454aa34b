"""Refusals that say the right thing: names, commands that a game does not have, what is taken back, the last rounds."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from table_tools import clause, granted, opening, refused, table, throw

import novamas
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import OpenBetting, PlaceBet, StakesReturned, TakeBack
from novamas.kit.decider import Chance, Refused
from novamas.kit.words import LOCALES
from novamas.law import library
from novamas.table import BadLog, prepare, replay
from novamas.table.acts import AnnounceLast, Bring, ChangeMinimum, CloseTable, Leave, Suspend

BOE, EUS, GAL = "boe-1977", "euskadi-1996", "galicia-2007"
D, I = "@director", "@inspector"  # noqa: E741


@pytest.mark.parametrize("name", ["", " ", "\t", "a\nb", "\x07ana", "@ana", "@cage"])
def test_nobody_has_a_name_that_cannot_be_read(name: str) -> None:
    at = table(GAL, "boule")
    assert not at.options(name, "Bring")
    refused(at, Bring(by=name, amount=500), "not-a-name")


@pytest.mark.parametrize("name", ["ana", "Ana María", "Iñaki", "x@y"])
def test_other_names_will_do(name: str) -> None:
    table(GAL, "boule").act(Bring(by=name, amount=500))


@pytest.mark.parametrize("game", ["boule", "wheel-of-fortune"])
def test_a_command_of_another_game(game: str) -> None:
    at = table(EUS, game, "ana")
    assert refused(at, PrisonChoice(by="ana", bet=1, choice="half"), "no-such-command").value == "PrisonChoice"


@pytest.mark.parametrize("on", [["red"], {"red": 1}, None, 17])
def test_a_spot_that_is_not_even_a_word(on: Any) -> None:
    at = table(EUS, "roulette-french", "ana")
    at.act(OpenBetting(by="@croupier"))
    with pytest.raises(Refused, match="no-such-bet"):
        at.act(PlaceBet(by="ana", on=on, amount=500))


@clause("EUS96-01-050")
def test_what_is_left_of_a_bet_keeps_to_the_minimum() -> None:
    at = table(EUS, "roulette-french", "ana")
    at.act(OpenBetting(by="@croupier"))
    at.act(PlaceBet(by="ana", on="red", amount=1200))
    assert refused(at, TakeBack(by="ana", bet=1, amount=701), "rest-below-minimum", "EUS96-01-050").args_ == {
        "limit": 500
    }
    refused(at, TakeBack(by="ana", bet=1, amount=1201), "above-maximum")
    at.act(TakeBack(by="ana", bet=1, amount=700))
    refused(at, TakeBack(by="ana", bet=1, amount=1), "rest-below-minimum", "EUS96-01-050")
    at.act(TakeBack(by="ana", bet=1, amount=500))


def test_only_the_temporary_closing_cites_its_clauses() -> None:
    at = table(EUS, "boule", "ana")
    assert refused(at, CloseTable(by=D), "people-at-the-table").clauses == ()
    refused(at, Suspend(by=D), "people-at-the-table", "EUS96-04-032")
    at.act(Leave(by="ana"))
    at.act(OpenBetting(by=I))
    assert refused(at, CloseTable(by=D), "round-running").clauses == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [("staff", {"croupiers": "1"}), ("staff", {"croupiers": 1.0}), ("minimum", "500"), ("seats", "8"), ("float", 1.5)],
)
def test_an_opening_counts_in_whole_numbers(field: str, value: Any) -> None:
    with pytest.raises(Exception, match="whole number") as caught:
        prepare(opening(EUS, "boule", **{field: value}))
    assert caught.value.field == field  # type: ignore[attr-defined]


@pytest.mark.parametrize("value", [True, 1.0, "1"])
def test_only_the_number_itself_comes_up(value: Any) -> None:
    at = table(GAL, "boule", "ana")
    at.to_chance()
    refused(at, Chance(what="ball", value=value), "impossible-outcome")


@clause("EUS96-01-063")
def test_no_notice_that_the_session_does_not_outlive() -> None:
    at = table(EUS, "roulette-french", "ana", authorisation=granted(500, 1000))
    at.act(AnnounceLast(by=I, rounds=3))
    assert not at.options(D, "ChangeMinimum")
    refused(at, ChangeMinimum(by=D, to=1000), "session-ends-first", "EUS96-01-063")
    longer = table(EUS, "roulette-french", "ana", authorisation=granted(500, 1000))
    longer.to_chance()  # the ball that runs is none of the last three
    longer.act(ChangeMinimum(by=D, to=1000))
    longer.act(AnnounceLast(by=I, rounds=3))
    for ball in (1, 2, 3, 4):
        throw(longer, ball)
    assert longer.state.desk.minimum == 1000


@clause("BOE77-01-062")
def test_no_other_minimum_after_the_last_round() -> None:
    at = table(BOE, "roulette-french", "ana", authorisation=granted(100, 200))
    at.act(AnnounceLast(by=I, rounds=1))
    at.act(ChangeMinimum(by=D, to=200))
    throw(at, 1)
    refused(at, ChangeMinimum(by=D, to=100), "session-ends-first", "BOE77-01-062")


def test_stakes_off_the_new_step_go_back() -> None:
    options = {"stakes": "left", "even_multiples": True}
    at = table(EUS, "roulette-french", "ana", authorisation=granted(500, 1000), options=options)
    at.act(ChangeMinimum(by=D, to=1000))
    for ball in (1, 2):
        throw(at, ball)
    at.staff()
    for on, amount in {"red": 1500, "odd": 2000, "low": 500, "straight:9": 1500}.items():
        at.act(PlaceBet(by="ana", on=on, amount=amount))
    events = throw(at, 9)
    assert next(e.bets for e in events if isinstance(e, StakesReturned)) == (1, 3)
    assert {b.on for b in at.state.desk.bets.values()} == {"odd", "straight:9"}
    assert replay(at.log) == at.state


def test_a_log_is_replayed_under_its_own_rules_or_not_at_all() -> None:
    at = table(GAL, "boule", "ana")
    path = library().folders[GAL] / "boule.toml"
    tree = library().read(path)
    tree["bets"]["number"]["pays"] = "8:1"
    with library().pretend(path, tree), pytest.raises(BadLog, match="not the ones in force"):
        replay(at.log)


@cache
def sentences() -> dict[str, str]:
    """The Spanish sentences as they are written."""
    found: dict[str, str] = {}
    for path in (LOCALES / "es").glob("*.ftl"):
        for message in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")):
            key, _, text = message.partition(" = ")
            found[key] = text
    return found


def test_whatever_names_a_limit_is_told_which() -> None:
    """An offer that is shut for a reason whose sentence has a limit in it gives one; where the reason is worked out,
    always."""
    wrong = []
    for path in sorted((Path(novamas.__file__).parent / "games").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Shut" and node.args:
                codes = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                needed = any("$limit" in sentences().get(f"refused-{code}", "") for code in codes)
                worked_out = isinstance(node.args[0], ast.Attribute)
                if (needed or worked_out) and not any(word.arg == "limit" for word in node.keywords):
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == []
