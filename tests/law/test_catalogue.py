"""The catalogue of each law is closed: what it lists can be opened, and nothing else."""

from __future__ import annotations

import pytest

from novamas.law import UnknownGame, library
from novamas.table import Opening, prepare

COMMON = {
    "roulette-french", "roulette-american", "blackjack", "boule", "trente-et-quarante", "craps", "punto-banca",
    "chemin-de-fer", "baccarat-banque",
}  # fmt: skip
HOUSE_POKERS = {"poker-no-draw", "poker-draw", "trijoker", "pai-gow-poker", "three-card-poker", "texas-poker"}
CIRCLE_POKERS = {
    "five-card-draw", "omaha", "omaha-five", "omaha-hi-lo", "texas-holdem", "double-holdem", "five-card-stud",
    "seven-card-stud", "sintetico",
}  # fmt: skip


def listed(law: str) -> set[str]:
    games = library().head(law).catalogue.games
    assert len(set(games)) == len(games)
    return set(games)


def refused(law: str) -> None:
    """Every game of another law that this one does not list is refused, with the clause that closes the list."""
    head = library().head(law)
    for game in [*sorted(set(library().every_game()) - listed(law)), "mus"]:
        with pytest.raises(UnknownGame) as caught:
            prepare(Opening(law=law, game=game, minimum=500))
        if caught.value.reason == "ruled-elsewhere":  # of which the law says where its rules are
            continue
        assert f"its catalogue is closed ({', '.join(head.catalogue.clauses)})" in str(caught.value)


@pytest.mark.clause("BOE77-00-004")
def test_the_order_of_1977_lists_nine_games_of_casinos_and_bingo() -> None:
    assert listed("boe-1977") == COMMON | {"bingo"}
    refused("boe-1977")


@pytest.mark.clause("GAL07-00-002", "GAL07-00-009")
def test_galicia_lists_its_exclusive_games_of_casinos() -> None:
    assert listed("galicia-2007") == COMMON | {"wheel-of-fortune"}
    refused("galicia-2007")


@pytest.mark.clause("EUS96-00-002", "EUS96-00-008", "EUS96-00-035", "EUS96-00-036", "EUS96-00-037", "EUS96-00-038")
def test_the_basque_country_lists_three_groups_of_games_of_casinos() -> None:
    banked = COMMON | {"triple-blackjack", "wheel-of-fortune"}
    outside = {"bingo", "machines", "raffle", "tombola", "promotional-draw", "scratch-tickets", "lottery", "betting"}
    assert listed("euskadi-1996") - outside == banked | HOUSE_POKERS | CIRCLE_POKERS
    refused("euskadi-1996")


def test_asturias_has_rules_of_its_own_for_three_games() -> None:
    assert listed("asturias-2011") == {"chemin-de-fer", "baccarat-banque", "craps"}
    refused("asturias-2011")
