"""The table of figures fits the terminal: names are never squeezed out, and nothing is lost but its place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from novamas.cli.charts import share
from novamas.cli.figures import fitting, lines
from novamas.games import Row

THIRD = Fraction(1, 3)
LONG = Fraction(1363917077, 63213204600)
CLAUSES = tuple(f"EUS96-16-{n:03}" for n in range(30, 50))


def row(strategy: str, edge: Fraction, clauses: tuple[str, ...] = CLAUSES) -> Row:
    return Row(
        bet="ante", pays="100:1|20:1|10:1|3:1|2:1|1:1", win=THIRD, push=THIRD, lose=THIRD, edge=edge,
        variance=Fraction(1), strategy=strategy, clauses=clauses,
    )  # fmt: skip


def test_columns_leave_one_by_one_as_the_terminal_gets_narrower() -> None:
    told = lines([row("best-play", LONG), row("always-go", LONG + Fraction(1, 100), CLAUSES[:2])], "en")
    figures = ["win", "push", "lose", "edge", "over"]
    assert fitting(told, 200, "en") == ["pays", *figures, "exact", "sd", "clauses"]
    assert fitting(told, 130, "en") == ["pays", *figures, "exact", "sd"]
    assert fitting(told, 110, "en") == [*figures, "exact", "sd"]
    assert fitting(told, 80, "en") == [*figures, "sd"]
    assert [line.cells["over"] for line in told] == ["–", "+1.0000 %"]


def test_nothing_costs_less_than_the_best_play() -> None:
    """The Texas Bonus has a better way than the one that is best for the ante; a house may let players buy a card."""
    told = lines([row("best-play", LONG), row("always-go", LONG - Fraction(1, 100))], "en")
    assert [line.cells["over"] for line in told] == ["–", "–"]


def test_nothing_is_compared_with_a_best_play_that_is_not_told() -> None:
    assert "over" not in fitting(lines([row("", LONG)], "en"), 200, "en")


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("game", ["three-card-poker", "texas-poker", "pai-gow-poker"])
def test_every_bet_and_figure_is_there_at_any_width(
    novamas: Any, monkeypatch: pytest.MonkeyPatch, game: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    (report,) = novamas("odds", game, "--json").json()
    out = novamas("odds", game).out
    assert max(map(len, out.splitlines())) <= width
    whole = " ".join(out.split())
    assert "…" not in whole
    for bet in report["bets"]:
        assert bet["pays"] in whole
        if bet["method"] == "exact":
            assert bet["edge"] in whole
    assert out.count("EUS96-") < 12 + len(report["bets"]), "articles that bets share are told once"


def test_the_cost_of_a_rule_of_thumb_is_printed(novamas: Any) -> None:
    out = novamas("odds", "three-card-poker").out
    going = next(line for line in out.splitlines() if "always going on" in line)
    assert "+4.2808 %" in going


def test_a_reading_that_moves_no_price_says_so(novamas: Any) -> None:
    out = " ".join(novamas("odds", "three-card-poker").out.split())
    assert "read literally (three-card-flushes=literal): the edge stays" in out
    assert "read literally (par-plus-beaten=literal): Par Plus costs 38083/259675 (14.67 %)" in out


def test_both_readings_are_priced_at_once(novamas: Any) -> None:
    ran = novamas("odds", "texas-poker")
    assert ran.err == "", "everything comes counted"
    out = " ".join(ran.out.split())
    assert "(texas-second-bet=literal): Ante (played best) gives the player" in out
    assert "Not counted" not in ran.out


def test_a_chart_with_many_columns_has_marks_and_their_meaning(novamas: Any) -> None:
    out = novamas("odds", "texas-poker", "--lang", "es").out
    assert "+ se va, – se retira" in out
    assert "A-K-J-3-2" in (other := novamas("odds", "poker-no-draw", "--lang", "es").out)
    assert "99,8 %" in other


def test_a_share_is_written_as_the_language_does() -> None:
    assert [share("99.8 %", "eu"), share("99.8 %", "en"), share("9+", "es")] == ["99,8 %", "99.8 %", "9+"]
