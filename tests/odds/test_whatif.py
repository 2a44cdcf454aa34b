"""What if a law said something else: prices, checks and worked examples, against figures worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from novamas.games.counts import under
from novamas.kit.errors import NovamasError
from novamas.kit.words import languages
from novamas.law import library
from novamas.odds.dossier import tell_comparison, tell_game, tell_whatif, write_csv, write_html
from novamas.odds.kept import SHORT, Kept
from novamas.odds.whatif import make_proposal, read_proposal, tell_outcome, try_out

GALICIA, EUSKADI = "galicia-2007", "euskadi-1996"
HERE = Path(__file__).parents[2]


def propose(law: str, game: str, remove: tuple[str, ...] = (), **values: Any) -> Any:
    return make_proposal({"amend": [{"law": law, "game": game, "set": values, "remove": remove}]})


def test_a_number_paid_eight_to_one_is_fair() -> None:
    """One of nine numbers at eight to one: 8/9 − 8/9 = 0. Nothing else moves."""
    (boule,) = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "8:1"}})).games
    (move,) = boule.moves
    assert move.bet == "number"
    assert move.before is not None
    assert move.after is not None
    assert (move.before.edge, move.after.edge) == (Fraction(1, 9), 0)
    assert not boule.odd


def test_a_number_paid_nine_to_one_is_odd() -> None:
    """9/9 − 8/9: the player is a ninth ahead."""
    (boule,) = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "9:1"}})).games
    assert [move.bet for move in boule.odd] == ["number"]
    assert boule.odd[0].after is not None
    assert boule.odd[0].after.edge == Fraction(-1, 9)


def test_a_game_that_inherits_is_touched_too() -> None:
    with under(Kept(SHORT)):
        outcome = try_out(propose(EUSKADI, "blackjack", bets={"pairs": {"prizes": {"complete": {"pays": "20:1"}}}}))
    touched = {one.game: [move.bet for move in one.moves] for one in outcome.games}
    assert touched["blackjack"] == ["pairs"]
    assert "triple-blackjack" in touched


def test_a_rule_that_cannot_be_played_is_told() -> None:
    (boule,) = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "nonsense"}})).games
    assert boule.broken is not None
    told = tell_outcome(try_out(propose(GALICIA, "boule", bets={"number": {"pays": "nonsense"}})), "es")
    assert told.games[0].broken


def test_examples_that_go_otherwise_are_found() -> None:
    """Where a number pays 7 to 1 in an example, it no longer does; an example of another game is not played."""
    files = sorted((HERE / "scenarios" / "boule").glob("*.toml"))
    outcome = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "8:1"}}), None, files)
    assert outcome.scenarios > 10
    assert 0 < len(outcome.changed) < outcome.scenarios
    same = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "7:1"}}), None, files[:5])
    assert same.changed == ()
    assert all(one.law == GALICIA for one in outcome.changed)


def test_the_values_that_change_stand_with_their_articles() -> None:
    (change,) = try_out(propose(GALICIA, "boule", bets={"number": {"pays": "8:1"}})).changes
    assert change.path == "bets.number.pays"
    assert change.after.value == "8:1"
    assert set(change.before.clauses) <= set(library().register(GALICIA))
    assert change.before.clauses


def test_the_library_is_not_changed() -> None:
    before = library().resolve(GALICIA, "boule").digest
    try_out(propose(GALICIA, "boule", bets={"number": {"pays": "8:1"}}))
    assert library().resolve(GALICIA, "boule").digest == before


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"amend": []}, "amendment-size"),
        ({"amend": [{"law": GALICIA, "game": "boule"}]}, "amendment-size"),
        ({"amend": [{"law": GALICIA, "game": "boule", "sets": {}}]}, "amendment-form"),
        ({"amend": "boule"}, "amendment-form"),
        ({}, "amendment-form"),
    ],
)
def test_a_proposal_of_the_wrong_form(raw: dict[str, Any], reason: str) -> None:
    with pytest.raises(NovamasError) as e:
        make_proposal(raw)
    assert e.value.reason == reason  # type: ignore[attr-defined]


def test_a_file_that_is_none(tmp_path: Path) -> None:
    for text in (None, "amend = ["):
        file = tmp_path / "amendment.toml"
        if text is not None:
            file.write_text(text, encoding="utf-8")
        with pytest.raises(NovamasError):
            read_proposal(file)


# -- dossiers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_game_as_a_document_that_stands_by_itself(lang: str) -> None:
    dossier = tell_game(GALICIA, "boule", lang)
    page = write_html(dossier)
    assert page.startswith(f'<!doctype html><html lang="{lang}">')
    for outside in ("http:", "https:", "<script", "<link", "url("):
        assert outside not in page
    assert "1/9" in page, "the exact edge"
    assert "(7) · 1/9 + (-1) · 8/9 = -1/9" in page, "and where it comes from"
    assert all(clause.id in page for clause in library().register(GALICIA).of("boule"))
    assert "dossier-" not in page


def test_every_figure_of_a_document_has_its_articles() -> None:
    dossier = tell_game(EUSKADI, "wheel-of-fortune", "en")
    prices = next(part for part in dossier.parts if part.title == "What every bet costs")
    assert all(row[-1] for row in prices.rows)
    table = write_csv(dossier).splitlines()
    assert table[0] == "What every bet costs"
    assert len(table) > 20


def test_a_comparison_and_a_proposal_as_documents() -> None:
    from novamas.odds import compare
    from novamas.odds.differences import choose_laws, price_differences

    whole = compare("boule")
    found = choose_laws(whole, (GALICIA, "boe-1977"))
    page = write_html(tell_comparison(whole, found, price_differences(found), "en"))
    assert "The same" in page or "All bets cost the same" in page
    told = tell_outcome(try_out(propose(GALICIA, "boule", bets={"number": {"pays": "8:1"}})), "en")
    assert "11.11 % → 0.00 %" in write_html(tell_whatif(told, "en"))
