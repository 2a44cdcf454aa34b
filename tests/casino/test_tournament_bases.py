"""The bases of a tournament against the law: each article of 2 bis broken by itself, and what is left to the bases."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from novamas.casino.tournament import Bases, check_bases, hold, plan_of, read_bases
from novamas.casino.tournament.bases import BadBases, Granted, Prize
from novamas.cli import main
from novamas.law import BadOption, library

EXAMPLES = Path(__file__).parents[2] / "examples" / "tournaments"
EUSKADI, GALICIA = "euskadi-1996", "galicia-2007"


def bases(name: str = "blackjack-points", **changed: Any) -> Bases:
    return replace(read_bases((EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")), **changed)


def refused(given: Bases) -> dict[str, tuple[str, ...]]:
    """Why bases are refused, and by which clauses."""
    return {problem.reason: problem.clauses for problem in check_bases(given)}


def granted(**changed: Any) -> Granted:
    return replace(bases().authorisation, **changed)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_examples_keep_the_law(path: Path) -> None:
    given = read_bases(path.read_text(encoding="utf-8"))
    assert check_bases(given) == []
    assert plan_of(given).bases == given


@pytest.mark.clause("EUS96-A2B-001", "EUS96-A2B-017", "EUS96-A2-019")
def test_no_tournament_without_authorisation() -> None:
    clauses = refused(bases(authorisation=granted(number="")))["tournament-unauthorised"]
    assert {"EUS96-A2B-001", "EUS96-A2B-017", "EUS96-A2-019"} <= set(clauses)
    with pytest.raises(BadOption):
        plan_of(bases(authorisation=granted(number="")))


@pytest.mark.clause("EUS96-A2B-001", "EUS96-A2B-017")
@pytest.mark.parametrize("game", ["bingo", "betting", "machines", "lottery", "no-such-game"])
def test_only_games_of_casinos(game: str) -> None:
    assert "EUS96-A2B-017" in refused(bases(game=game))["tournament-game"]


@pytest.mark.clause("EUS96-A2B-004")
@pytest.mark.parametrize(
    ("term", "changed"),
    [
        ("how", {"inscription": replace(bases().inscription, how=" ")}),
        ("cost", {"inscription": replace(bases().inscription, cost=-1)}),
        ("rules", {"rules": ""}),
        ("ranking", {"ranking": ""}),
        ("prizes", {"prizes": ()}),
    ],
)
def test_what_the_bases_must_state(term: str, changed: dict[str, Any]) -> None:
    found = refused(bases(**changed))
    assert found[f"tournament-term-{term}"] == ("EUS96-A2B-004",)


@pytest.mark.clause("EUS96-A2B-005")
def test_prizes_are_money_or_things_of_a_stated_value() -> None:
    watch = Prize(thing="Reloj", value=0)
    assert refused(bases(prizes=(Prize(share=100), watch)))["tournament-prize-value"] == ("EUS96-A2B-005",)
    assert check_bases(bases(prizes=(Prize(share=100), replace(watch, value=25_000)))) == []


@pytest.mark.clause("EUS96-A2B-009")
def test_the_organisation_keeps_no_more_than_is_authorised() -> None:
    most = bases().authorisation.percent
    over = bases(inscription=replace(bases().inscription, percent=most + 1))
    assert refused(over) == {"tournament-percent": ("EUS96-A2B-009",)}
    assert check_bases(bases(inscription=replace(bases().inscription, percent=most))) == []


@pytest.mark.clause("EUS96-A2B-010", "EUS96-A2B-011")
def test_it_is_held_in_the_casino_unless_elsewhere_is_authorised() -> None:
    assert refused(bases(venue="elsewhere")) == {"tournament-venue": ("EUS96-A2B-010", "EUS96-A2B-011")}
    assert check_bases(bases(venue="elsewhere", authorisation=granted(elsewhere=True))) == []


@pytest.mark.clause("EUS96-A2B-014")
def test_an_authorisation_holds_for_a_year_at_most() -> None:
    since = datetime.date(2026, 1, 15)
    year = granted(since=since, until=datetime.date(2027, 1, 15))
    assert check_bases(bases(authorisation=year)) == []
    longer = replace(year, until=datetime.date(2027, 1, 16))
    assert refused(bases(authorisation=longer)) == {"tournament-validity": ("EUS96-A2B-014",)}
    assert refused(bases(authorisation=replace(year, until=None))) == {"tournament-validity": ("EUS96-A2B-014",)}
    before = replace(year, until=datetime.date(2026, 12, 1))
    assert refused(bases(authorisation=before)) == {"tournament-expired": ("EUS96-A2B-014",)}


@pytest.mark.clause("EUS96-A2B-015")
def test_the_authority_is_told_twenty_days_before() -> None:
    day = bases().begins
    assert day is not None
    twenty = day.date() - datetime.timedelta(days=20)
    assert check_bases(bases(notified=twenty)) == []
    late = bases(notified=twenty + datetime.timedelta(days=1))
    assert refused(late) == {"tournament-notice": ("EUS96-A2B-015",)}
    assert refused(bases(notified=None)) == {"tournament-notice": ("EUS96-A2B-015",)}
    assert refused(bases(ends=None)) == {"tournament-hours": ("EUS96-A2B-015",)}


@pytest.mark.clause("EUS96-A2B-016")
def test_a_sit_and_go_is_of_poker_and_needs_no_notice() -> None:
    assert bases("sit-and-go").notified is None
    assert check_bases(bases("sit-and-go")) == []
    assert refused(bases("blackjack-points", start="sit-and-go")) == {"tournament-sit-and-go": ("EUS96-A2B-016",)}


@pytest.mark.clause("EUS96-A2B-004", "EUS96-A2B-008", "EUS96-17-044")
def test_bases_cannot_allow_a_division_by_agreement() -> None:
    assert refused(bases(deals=True)) == {"tournament-deals": ("EUS96-A2B-004", "EUS96-A2B-008", "EUS96-17-044")}


@pytest.mark.clause("EUS96-A2B-002")
def test_the_rules_of_the_game_hold_at_its_tables() -> None:
    found = refused(bases("knock-out", seats=60))
    assert "seats" in found
    levels = tuple(replace(level, minimum=0) for level in bases().levels)
    assert refused(bases(levels=levels))["tournament-levels"] == ("EUS96-A2B-002",)
    assert refused(bases(options={"accumulated": 60}))["accumulated-share"] == ("EUS96-03-079",)


@pytest.mark.clause("GAL07-00-014")
def test_galicia_asks_for_the_authorisation_and_a_game_that_is_authorised() -> None:
    given = bases(law=GALICIA, notified=None, ends=None, rules="", ranking="", authorisation=Granted(number="X 1"))
    assert check_bases(given) == []
    assert refused(replace(given, authorisation=Granted())) == {"tournament-unauthorised": ("GAL07-00-014",)}
    assert refused(replace(given, game="poker-draw")).keys() == {"tournament-game"}
    assert check_bases(replace(given, deals=True)) == []


@pytest.mark.parametrize("law", ["boe-1977", "asturias-2011"])
def test_other_laws_know_no_tournaments(law: str) -> None:
    assert library().head(law).tournaments is None
    assert [held.rule for held in hold(bases(law=law))] == ["allowed"]
    assert "tournaments-unknown" in refused(bases(law=law))


@pytest.mark.parametrize("text", ["x = [", 'law = "nowhere"', 'law = "euskadi-1996"\nname = 3'])
def test_bases_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadBases):
        read_bases(text)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"stack": 0}, "tournament-stack"),
        ({"stack": 5}, "tournament-stack"),
        ({"levels": ()}, "tournament-levels"),
        ({"rounds": 0}, "tournament-rounds"),
        ({"prizes": (Prize(share=60), Prize(share=41))}, "tournament-shares"),
        ({"inscription": replace(bases().inscription, least=9, most=8)}, "tournament-entrants"),
    ],
)
def test_bases_by_which_nobody_can_play(changed: dict[str, Any], reason: str) -> None:
    assert reason in refused(bases(**changed))


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["tournament", "check", str(EXAMPLES / "knock-out.toml"), "--lang", "en"]) == 0
    assert "keep the law" in capsys.readouterr().out
    text = (EXAMPLES / "knock-out.toml").read_text(encoding="utf-8")
    late = tmp_path / "late.toml"
    late.write_text(text.replace("notified = 2026-11-15", "notified = 2026-12-01"), encoding="utf-8")
    assert main(["tournament", "check", str(late), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "at least 20 days" in " ".join(told.split())
    assert main(["tournament", "check", str(tmp_path / "nothing.toml")]) == 2
    assert main(["tournament", "dance", str(late)]) == 2
