"""A family is one folder: found, played, drawn, counted and put into the dossier, and nobody else is told of it."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from novamas.cli.play.session import Session
from novamas.cli.play.tables import session_at
from novamas.games import FAMILIES, company, family, find_rooms, make
from novamas.games.bots import Wanderer
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Scripted
from novamas.kit.decider import Chance, Refused
from novamas.law import BadLaw, Library
from novamas.law.library import BUILT_IN
from novamas.odds import rows
from novamas.odds.randomness.equipment import equipment
from novamas.school import Answer, PayExercise, Speaker, Task, make_exercise, mark, solution, topics_of
from novamas.server import seating
from novamas.table import Opening, Table
from novamas.table.acts import Bring
from toys import families

LAW, GAME = "lemuria-2031", "heads-or-tails"
HEAD = """
title = "Ley del juego de Lemuria, de 1 de mayo de 2031"
title_en = "Gaming Act of Lemuria, 1 May 2031"
prefix = ["LEM31-"]
currency = "EUR"
languages = ["es"]

[catalogue]
games = ["heads-or-tails"]
clauses = ["LEM31-00-001"]
"""
COIN = """
family = "coin"
epigraph = "01"
scope = { clauses = ["LEM31-01-001"] }
only = { clauses = ["LEM31-01-001"] }
won = { clauses = ["LEM31-01-001"] }

[bets.heads]
pays = "1:1"
clauses = ["LEM31-01-001"]

[bets.tails]
pays = "9:10"
clauses = ["LEM31-01-001"]

[minimum]
clauses = ["LEM31-01-001"]

[calls]
open = { calls = ["hagan-juego"], clauses = ["LEM31-01-001"] }
close = { calls = ["no-va-mas"], clauses = ["LEM31-01-001"] }
result = { calls = [], clauses = ["LEM31-01-001"] }

[late]
clauses = ["LEM31-01-001"]

[settlement]
pay_order = ["heads", "tails"]
clauses = ["LEM31-01-001"]
"""
CLAUSES = """id\tsection\tlines\tgame\tkind\tlayer\trule\tvalues
LEM31-00-001\t1\t1\tcatalogue\tscope\tconfig\tOne game may be offered.\t
LEM31-01-001\t2\t2\theads-or-tails\tbet\tengine\tHeads or tails.\t
"""


@pytest.fixture
def laws(tmp_path: Path) -> Library:
    folder = tmp_path / LAW
    folder.mkdir()
    for name, text in (("law.toml", HEAD), (f"{GAME}.toml", COIN), ("clauses.tsv", CLAUSES)):
        (folder / name).write_text(text, encoding="utf-8")
    return Library(BUILT_IN, tmp_path)


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    (room,) = find_rooms(families)
    monkeypatch.setitem(FAMILIES, room.name, room)


def test_without_its_folder_the_law_names_a_family_that_is_not_there(laws: Library) -> None:
    with pytest.raises(BadLaw, match=r"names the family 'coin'; there are: .*boule"):
        make(LAW, GAME, laws=laws)


@pytest.mark.usefixtures("coin")
def test_it_is_played_with_company(laws: Library) -> None:
    table = Table(Opening(law=LAW, game=GAME, minimum=200), Scripted(), laws=laws)
    table.act(Bring(by="ana", amount=10_000))
    table.staff()
    table.act(PlaceBet(by="ana", on="tails", amount=1_000))
    with pytest.raises(Refused, match="above-maximum"):
        table.act(PlaceBet(by="ana", on="heads", amount=2_001))
    table.to_chance()
    table.act(Chance(what="coin", value="tails"))
    assert table.state.desk.chips["ana"] == 10_900
    assert {type(bot) for bot in company(table.decider.game, 3, random.Random(1)).values()} == {Wanderer}


@pytest.mark.usefixtures("coin")
def test_everybody_who_asks_gets_an_answer(laws: Library) -> None:
    """The odds, the sheet, the terminal, the server and the dossier of the random number generator."""
    room, game = family(LAW, GAME, laws), make(LAW, GAME, laws=laws)
    assert {row.bet: row.edge for row in rows(LAW, GAME, laws=laws)} == {"heads": Fraction(0), "tails": Fraction(1, 20)}
    assert [spot.spot for spot in room.sheet(game, 200).spots] == ["heads", "tails"]
    assert session_at(room) is Session
    table: Any = Table(Opening(law=LAW, game=GAME, minimum=200), Scripted(), laws=laws)
    assert not seating.counts(table.decider)
    assert [each.kind for each in equipment(laws) if f"{LAW}/{GAME}" in each.games] == [GAME]


@pytest.mark.usefixtures("coin")
def test_it_has_its_lessons_on_the_day_it_is_added(laws: Library) -> None:
    """The school has never heard of it, nor of its law: what is paid, taken and taught follows from its sheet."""
    speaker = Speaker(LAW, GAME, "es", laws)
    assert topics_of("pay", LAW, GAME, laws) == ["heads", "tails"]
    for level in range(1, 6):
        exercise = make_exercise(Task(kind="pay", law=LAW, game=GAME, level=level, topic="tails"), laws)
        assert isinstance(exercise, PayExercise)
        assert mark(exercise, solution(exercise)).right
        told = speaker.mark(exercise, mark(exercise, Answer()))
        assert {clause.id for clause in told.clauses} == {"LEM31-01-001"}
    first = make_exercise(Task(kind="pay", law=LAW, game=GAME, level=1, topic="tails"), laws)
    assert isinstance(first, PayExercise)
    assert [due.pays for due in first.dues] == ["9:10"]
    assert first.dues[0].net * 10 == first.slips[0].total * 9
