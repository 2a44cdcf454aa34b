"""The browser's tests of the cloth draw these spots: they must be the ones that the laws give."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from novamas.games.families import family, make
from novamas.games.roulette.sheet import RouletteCloth

FIXTURE = Path(__file__).parents[3] / "web/src/games/roulette/sheets.fixture.json"
SHEETS = json.loads(FIXTURE.read_text("utf-8"))


def test_every_roulette_of_every_law_is_there() -> None:
    laws = ("boe-1977", "euskadi-1996", "galicia-2007")
    assert sorted(SHEETS) == sorted(f"{law}/roulette-{style}" for law in laws for style in ("american", "french"))


@pytest.mark.parametrize("name", SHEETS)
def test_the_spots_and_the_wheel_are_those_of_the_law(name: str) -> None:
    law, game = name.split("/")
    sheet = family(law, game).sheet(make(law, game), 100)
    given = SHEETS[name]
    assert {spot.spot: list(spot.covers) for spot in sheet.spots} == given["spots"]
    assert isinstance(sheet.cloth, RouletteCloth)
    assert (list(sheet.cloth.wheel), sheet.cloth.style) == (given["wheel"], given["style"])
