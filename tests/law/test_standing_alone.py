"""A game's file stands alone: copied into a new law it plays as it does at home, without a single reading."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from atlantis import COLUMNS, READINGS, found
from atlantis import NAME as ATLANTIS

from novamas.games import make
from novamas.kit.chance import Seeded
from novamas.law import Library, library
from novamas.odds.rulebook import line
from novamas.table import Opening, Table
from novamas.table.acts import Bring

NEW = "copied-2031"
GAMES = [(law, game) for law in library().laws() for game in library().games(law)]
FEWER = {"sintetico": 100}
"""Games whose law says with how many minima at most one sits down, where that is fewer than the others bring."""
LAW = """
title = "Ley copiada"
title_en = "A copied law"
prefix = ["NEW-"]
currency = "{currency}"
languages = ["es"]
[catalogue]
games = [{games}]
clauses = ["NEW-1"]
"""


def copied_law(root: Path, law: str, game: str) -> Library:
    """A new law with nothing in it but a sister's game, and the games that this one extends."""
    folder = root / NEW
    folder.mkdir()
    names = line(law, game, library())
    for name in names:
        shutil.copy(library().folders[law] / f"{name}.toml", folder)
    listed = ", ".join(f'"{name}"' for name in names)
    head = LAW.format(currency=library().head(law).currency, games=listed)
    (folder / "law.toml").write_text(head, encoding="utf-8")
    row = "NEW-1\tI\t1\tcatalogue\tscope\tguide\tThese games and no others.\t"
    (folder / "clauses.tsv").write_text(f"{COLUMNS}\n{row}\n", encoding="utf-8")
    return Library(root)


@pytest.mark.parametrize(("law", "game"), GAMES, ids=[f"{law}/{game}" for law, game in GAMES])
def test_a_sisters_game_plays_in_a_new_law_without_readings(tmp_path: Path, law: str, game: str) -> None:
    laws = copied_law(tmp_path, law, game)
    assert laws.readings(NEW, game) == {}
    assert laws.resolve(NEW, game).tree == library().resolve(law, game).tree, "the default stands in the game's file"
    minimum = 500 if library().currency(law).digits else 100
    home = Table(Opening(law=law, game=game, minimum=minimum), Seeded(7))
    away = Table(Opening(law=NEW, game=game, minimum=minimum), Seeded(7), laws=laws)
    for at in (home, away):
        at.act(Bring(by="ana", amount=FEWER.get(game, 1_000) * minimum))
        at.play_out()
    assert [e.event for e in away.log[1:]] == [e.event for e in home.log[1:]]


@pytest.mark.parametrize("law", library().laws())
def test_the_default_side_of_a_reading_writes_nothing(law: str) -> None:
    for key, reading in library().readings(law).items():
        side = reading.side(reading.default)
        assert not side.set, f"{key}: the default stands in the game's file"
        assert not side.remove, f"{key}: the default stands in the game's file"


def test_a_reading_with_values_on_both_sides_still_loads(tmp_path: Path) -> None:
    """The first form of `readings.toml`: the default side writes over the file, and both sides can be chosen."""
    assert READINGS.count("set =") == 4, "the toy law is written in that form"
    found(tmp_path)
    laws = Library(tmp_path)
    pays = {
        side: laws.resolve(ATLANTIS, "boule", {"what-a-number-pays": side}).tree["bets"]["number"]["pays"]
        for side in ("literal", "corrected")
    }
    assert pays == {"literal": "6:1", "corrected": "5:1"}
    assert make(ATLANTIS, "boule", laws=laws).name == "boule"


LEGENDS = {
    "[chart.0]": "# card:  0123456789-",
    "[bank.0]": "# draws, and whether it draws where",
    "[staff.": "# The staff:",
}


@pytest.mark.parametrize("law", library().laws())
def test_charts_have_a_legend(law: str) -> None:
    """Whoever reads a file should not need the code to know what its letters and figures mean."""
    for game in library().games(law):
        lines = (library().folders[law] / f"{game}.toml").read_text(encoding="utf-8").splitlines()
        for table, legend in LEGENDS.items():
            first = next((n for n, written in enumerate(lines) if written.startswith(table)), None)
            assert first is None or lines[first - 1].startswith(legend), f"{game}: {table}"
