"""Reversible cloths: who may have one, which games share it, and that each side has a number of its own."""

from __future__ import annotations

from typing import Any

import pytest
from table_tools import clause, forbidden, opening

from cloth_sides import SIDES, Side, under
from novamas.law import library
from novamas.table import Authorisation, FloorTable, check_floor, prepare

EUS, GAL = "euskadi-1996", "galicia-2007"
GRANTED = Authorisation(reversible=True)
MIDI = {"layout": "midi"}


def side(game: str, name: str = "", on: str = "M1", head: str = "", **options: Any) -> FloorTable:
    made = opening(EUS, game, options=options, authorisation=GRANTED, reversible=on)
    return FloorTable(opening=made, name=name or game, inspector=head, sector="A")


def problems(*tables: FloorTable) -> list[tuple[int | None, tuple[str, ...]]]:
    found = check_floor(tables)
    assert all(p.sentence.endswith(".") for p in found)
    return [(p.table, p.clauses) for p in found]


@under("granted")
def test_a_reversible_cloth_needs_an_authorisation(side: Side) -> None:
    prepare(opening(EUS, side.game, options=side.options, authorisation=GRANTED, reversible="M1"))
    prepare(opening(EUS, side.game, options=side.options))
    refused = forbidden(EUS, side.game, *side.granted, options=side.options, reversible="M1")
    assert refused.field == "reversible"


@pytest.mark.parametrize(
    ("law", "game"), [(EUS, "roulette-french"), (EUS, "trente-et-quarante"), (EUS, "craps"), (EUS, "punto-banca")]
)
def test_other_tables_have_none(law: str, game: str) -> None:
    """Nobody can authorise what no text speaks of; of punto y banca, the whole oval table."""
    refused = forbidden(law, game, authorisation=GRANTED, reversible="M1")
    assert refused.field == "reversible"


@under("alike")
def test_every_game_whose_table_is_like_that_of_blackjack_may_share_it(side: Side) -> None:
    for other in SIDES:
        if other.game != side.game:
            both = [
                FloorTable(
                    opening=opening(EUS, s.game, options=s.options, authorisation=GRANTED, reversible="M1"), name=s.game
                )
                for s in (other, side)
            ]
            assert problems(*both) == problems(*reversed(both)) == []


@under("alike")
def test_tables_that_are_not_alike_share_none(side: Side) -> None:
    """Were the table of a game of another shape, its cloth would not lie on that of the others."""
    path = library().folders[EUS] / f"{side.game}.toml"
    tree = library().read(path)
    rule = tree["tables"]["mini"]["reversible"] if side.game == "punto-banca" else tree["reversible"]
    rule["shape"] = ""
    other = next(s for s in SIDES if s.game != side.game)
    both = [
        FloorTable(opening=opening(EUS, s.game, options=s.options, authorisation=GRANTED, reversible="M1"), name=s.game)
        for s in (other, side)
    ]
    with library().pretend(path, tree):
        assert problems(*both) == [(1, side.alike)]


@clause("EUS96-07-018")
def test_the_back_of_a_midi_table_is_blackjack_with_nine_places() -> None:
    says = ("EUS96-07-018",)
    midi = side("punto-banca", **MIDI)
    assert problems(midi, side("blackjack")) == problems(side("blackjack", boxes=9), midi) == []
    assert problems(midi, side("blackjack", boxes=7)) == [(0, says)]
    assert problems(midi, side("blackjack", boxes=8)) == [(0, says)]
    assert problems(side("texas-poker"), midi) == [(1, says)], "nine places, but another game"
    mini = side("punto-banca", layout="mini")
    assert problems(mini, side("blackjack", boxes=7)) == problems(mini, side("texas-poker")) == []


@clause("GAL07-03-009", "GAL07-06-009")
def test_in_galicia_a_reduced_table_of_punto_y_banca_and_blackjack_share_a_cloth() -> None:
    says = ("GAL07-06-009",)
    for layout in ("mini", "midi"):
        made = {"options": {"layout": layout}, "reversible": "M1"}
        assert forbidden(GAL, "punto-banca", *says, **made).field == "reversible"
        table = FloorTable(opening=opening(GAL, "punto-banca", authorisation=GRANTED, **made), name="1")
        back = opening(GAL, "blackjack", authorisation=GRANTED, reversible="M1")
        assert problems(table, FloorTable(opening=back, name="2")) == []
        foreign = FloorTable(opening=opening(EUS, "texas-poker", authorisation=GRANTED, reversible="M1"), name="2")
        assert problems(table, foreign) == [(0, says)]
    assert forbidden(GAL, "blackjack", "GAL07-03-009", reversible="M1").field == "reversible"
    assert forbidden(GAL, "punto-banca", authorisation=GRANTED, reversible="M1").field == "reversible"


@clause("GAL07-03-012")
def test_in_galicia_each_side_has_a_number_of_its_own() -> None:
    punto = opening(GAL, "punto-banca", authorisation=GRANTED, options={"layout": "mini"}, reversible="M1")
    back = opening(GAL, "blackjack", authorisation=GRANTED, reversible="M1")
    for names in (("1", "1"), ("1", "")):
        found = problems(*(FloorTable(opening=o, name=name) for o, name in zip((punto, back), names, strict=True)))
        assert "GAL07-03-012" in dict(found)[1]


@under("number")
def test_each_side_has_a_number_of_its_own(side: Side) -> None:
    def floor(*names: str) -> list[FloorTable]:
        other = next(s for s in SIDES if s.game != side.game)
        pair = zip((side, other), names[:2], strict=True)
        sides = [
            FloorTable(
                opening=opening(EUS, s.game, options=s.options, authorisation=GRANTED, reversible="M1"), name=name
            )
            for s, name in pair
        ]
        return [*sides, FloorTable(opening=opening(EUS, "boule"), name=names[2])]

    assert problems(*floor("14", "15", "16")) == []
    for wrong in (("14", "14", "16"), ("14", "15", "14"), ("", "15", "16")):
        found = dict(problems(*floor(*wrong)))
        assert set(side.number) <= set(found[0])
    assert problems(FloorTable(opening=opening(EUS, "boule")), FloorTable(opening=opening(EUS, "boule"))) == []


@under("granted")
def test_the_sides_are_for_different_games(side: Side) -> None:
    twice = [
        FloorTable(
            opening=opening(EUS, side.game, options=side.options, authorisation=GRANTED, reversible="M1"), name=name
        )
        for name in ("14", "15")
    ]
    (where, clauses), *rest = problems(*twice)
    assert (where, rest) == (1, [])
    assert set(side.granted) <= set(clauses)


@clause("EUS96-11-018", "EUS96-14-024")
def test_both_sides_are_one_table_to_its_head() -> None:
    games = ("blackjack", "texas-poker", "trijoker", "poker-draw")
    four = [side(game, on=f"M{n}", head="Ane") for n, game in enumerate(games)]
    back = side("pai-gow-poker", on="M0", head="Ane")
    assert problems(*four, back) == []
    fifth = side("poker-no-draw", on="M9", head="Ane")
    assert [(n, "EUS96-11-018" in says) for n, says in problems(*four, back, fifth)] == [(5, True)]
