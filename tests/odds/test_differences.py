"""Laws side by side: what differs, in sentences, and what each difference is worth when it is tried."""

from __future__ import annotations

from typing import Any

import pytest

from novamas.games import family, make
from novamas.games.counts import under
from novamas.kit.words import languages
from novamas.law import AmendedLibrary, Amendment, BadLaw, BadOption, UnknownGame, library
from novamas.odds import Comparison, compare, rows
from novamas.odds.differences import (
    Priced,
    best_rows,
    choose_laws,
    find_differences,
    name_difference,
    price_differences,
    summarise,
    worth_words,
)
from novamas.odds.kept import SHORT, Kept

GALICIA, EUSKADI, STATE = "galicia-2007", "euskadi-1996", "boe-1977"


def side_by_side(game: str, *laws: str) -> tuple[Comparison, Comparison]:
    with under(Kept(SHORT)):
        whole = compare(game)
    return whole, choose_laws(whole, laws)


def priced(game: str, *laws: str) -> dict[str, Priced]:
    """What differs, by its name in English."""
    _, chosen = side_by_side(game, *laws)
    kind = library().family(laws[0], game)
    with under(Kept(SHORT)):
        return {name_difference(one.difference, "en", kind): one for one in price_differences(chosen)}


# -- in sentences ------------------------------------------------------------------------------------------------------


def test_galicia_and_euskadi_at_blackjack_in_a_breath() -> None:
    told = summarise(*side_by_side("blackjack", GALICIA, EUSKADI), "en")
    assert told[0] == "Basque Country 1996 adds Pairs at 6.11 %; Accumulated bet at 57.23 %."
    assert told[1] == "The same: Box at 0.2925 %; Insurance at 7.40 %; never given up 0.5431 %."


def test_an_option_that_is_missing_is_named_where_it_explains_the_price() -> None:
    told = summarise(*side_by_side("blackjack", STATE, EUSKADI), "en")
    assert told[0].startswith("Box: 0.5431 % in Spain 1977 (what it costs elsewhere never given up); 0.2925 % in ")


def test_laws_that_agree_say_so() -> None:
    told = summarise(*side_by_side("boule", STATE, GALICIA), "en")
    assert len(told) == 2
    assert told[0].startswith("All bets cost the same: ")
    assert told[1].endswith("rules differ.")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["blackjack", "roulette-french", "craps", "chemin-de-fer"])
def test_every_pair_of_laws_is_told_in_every_language(game: str, lang: str) -> None:
    whole, _ = side_by_side(game)
    for one in whole.laws:
        for other in whole.laws:
            if one < other:
                told = summarise(whole, choose_laws(whole, (one, other)), lang)
                assert all(sentence and "desk-" not in sentence and "{" not in sentence for sentence in told)


def test_two_or_three_laws_that_have_the_game() -> None:
    whole, _ = side_by_side("craps")
    assert choose_laws(whole, ()) is whole
    assert choose_laws(whole, (GALICIA, STATE)).laws == (GALICIA, STATE)
    with pytest.raises(BadOption) as e:
        choose_laws(whole, (GALICIA,))
    assert e.value.reason == "laws-to-compare"
    with pytest.raises(BadOption) as e:
        choose_laws(side_by_side("boule")[0], (GALICIA, "asturias-2011"))
    assert e.value.reason == "law-without-game"


# -- rule by rule ------------------------------------------------------------------------------------------------------


def test_what_surrender_is_worth_is_what_the_law_that_has_it_costs_less() -> None:
    """Two ways: surrender written into the Order of 1977, and the strategies of a law that has it."""
    with under(Kept(SHORT)):
        boxes = {row.strategy: row for row in rows(EUSKADI, "blackjack") if row.bet == "box"}
        without = best_rows(rows(STATE, "blackjack"))["box"]
    found = [
        one for one in find_differences(side_by_side("blackjack", STATE, GALICIA)[1]) if one.section == "surrender"
    ]
    assert [one.whole for one in found] == [True]
    (move,) = priced_one("blackjack", STATE, EUSKADI, "surrender")
    assert move.bet == "box"
    assert move.before == without
    assert move.after is not None
    assert move.after.edge == boxes["by-cards"].edge
    assert move.before.edge == boxes["no-surrender"].edge


def priced_one(game: str, one: str, other: str, section: str) -> Any:
    """What becomes of the bets under the first law with a section of the other."""
    from novamas.odds.differences import find_worth

    _, chosen = side_by_side(game, one, other)
    (found,) = [each for each in find_differences(chosen) if each.section == section]
    (worth,) = find_worth(game, chosen, found)
    return worth.moves


def test_a_bet_of_one_law_is_one_difference_and_has_its_price() -> None:
    found = priced("roulette-french", GALICIA, EUSKADI)
    neighbours = found["Neighbours"]
    assert neighbours.difference.whole
    assert worth_words(neighbours.worth[0], "en") == "adds Neighbours at 2.70 %"


def test_maxima_go_by_the_same_tiers_so_they_are_tried_together() -> None:
    found = priced("roulette-french", STATE, EUSKADI)
    straight = found["Straight up: maximum, × the minimum"].worth[0]
    assert not straight.alone
    assert straight.tried
    assert not straight.moves
    assert worth_words(straight, "en") == "together with the others of its kind: no price moves"


def test_differences_that_move_a_price_come_first() -> None:
    moving = [one.moves_prices for one in priced("roulette-french", GALICIA, EUSKADI).values()]
    assert moving == sorted(moving, reverse=True)
    assert any(moving)
    assert not all(moving)


def test_rules_are_matched_by_what_they_are_about() -> None:
    """Every path that differs is told once, in whichever order the articles stand."""
    for game in ("punto-banca", "trente-et-quarante", "wheel-of-fortune"):
        _, chosen = side_by_side(game, EUSKADI, GALICIA)
        told = [line.path for one in find_differences(chosen) for line in one.lines]
        assert len(told) == len(set(told))
        assert {line.path for line in chosen.lines if line.differs} <= set(told)


# -- laws as they might be ---------------------------------------------------------------------------------------------


def test_an_amended_law_is_nobody_elses() -> None:
    before = library().resolve(GALICIA, "boule")
    tried = AmendedLibrary(library(), (Amendment(GALICIA, "boule", {"bets.number.pays": "8:1"}),))
    assert tried.resolve(GALICIA, "boule").tree["bets"]["number"]["pays"] == "8:1"
    assert tried.resolve(GALICIA, "boule").digest != before.digest
    assert library().resolve(GALICIA, "boule") == before
    price = {row.bet: row.edge for row in rows(GALICIA, "boule", "default", tried)}["number"]
    assert price == 0  # eight to one on one of nine numbers
    assert (
        make(GALICIA, "boule").rules.bets["number"].pays
        != make(  # type: ignore[attr-defined]
            GALICIA, "boule", None, "default", tried
        )
        .rules.bets["number"]
        .pays
    )  # type: ignore[attr-defined]
    assert family(GALICIA, "boule", tried) is family(GALICIA, "boule")


def test_a_game_that_inherits_is_amended_with_its_parent() -> None:
    tried = AmendedLibrary(library(), (Amendment(EUSKADI, "blackjack", {"natural.pays": "6:5"}),))
    assert tried.resolve(EUSKADI, "triple-blackjack").tree["natural"]["pays"] == "6:5"


@pytest.mark.parametrize(
    ("amendment", "reason"),
    [
        (Amendment(GALICIA, "boule", {}, ("bets.nothing",)), "law-amends-nothing"),
        (Amendment(GALICIA, "boule", {"bets.number.pays.more": 1}), "law-amends-through"),
    ],
)
def test_an_amendment_that_fits_nowhere(amendment: Amendment, reason: str) -> None:
    with pytest.raises(BadLaw) as e:
        AmendedLibrary(library(), (amendment,)).resolve(GALICIA, "boule")
    assert e.value.reason == reason


def test_an_amendment_of_a_game_that_a_law_does_not_have() -> None:
    with pytest.raises(UnknownGame):
        AmendedLibrary(library(), (Amendment("asturias-2011", "boule"),))
