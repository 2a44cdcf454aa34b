"""What happens now, call it, may it open: cases of the engine, one right answer, others that are right elsewhere."""

from __future__ import annotations

from typing import get_args

import pytest

from novamas.kit.words import languages
from novamas.law import library
from novamas.school import Answer, ChoiceExercise, Kind, Speaker, Task, make_exercise, mark, solution, topics_of
from novamas.school.examples import deeds_of, folder
from novamas.school.floors import tries
from novamas.table.floor import check_floor

LAW = "galicia-2007"
ASKED = [
    ("ruling", "euskadi-1996", "roulette-french"),
    ("ruling", "boe-1977", "craps"),
    ("ruling", "euskadi-1996", "omaha"),
    ("call", "galicia-2007", "roulette-american"),
    ("call", "euskadi-1996", "punto-banca"),
    ("floor", "asturias-2011", "craps"),
    ("floor", "euskadi-1996", "bingo"),
]


def ask(kind: Kind, law: str, game: str, level: int = 3, seed: int = 5, topic: str = "") -> ChoiceExercise:
    made = make_exercise(Task(kind=kind, law=law, game=game, level=level, seed=seed, topic=topic))
    assert isinstance(made, ChoiceExercise)
    return made


@pytest.mark.parametrize(("kind", "law", "game"), ASKED)
def test_a_question_has_one_right_answer_and_the_article(kind: Kind, law: str, game: str) -> None:
    for level in range(1, 6):
        for seed in range(4):
            exercise = ask(kind, law, game, level, seed)
            assert ask(kind, law, game, level, seed) == exercise
            assert 2 <= len(exercise.options) <= 5
            assert mark(exercise, solution(exercise)).right
            wrong = mark(exercise, Answer(chosen=(exercise.right + 1) % len(exercise.options)))
            assert not wrong.right
            assert wrong.topics == {exercise.topic: False}
            for lang in languages():
                told = Speaker(law, game, lang).exercise(exercise)
                assert told.question
                assert len(set(told.options)) == len(told.options)
                assert not any("event-" in text or "school-" in text for text in (*told.options, told.question))
                assert not told.topic, "what a question is about would give it away"


@pytest.mark.parametrize("kind", [kind for kind in get_args(Kind) if kind in ("ruling", "call", "floor")])
def test_every_topic_of_a_kind_can_be_asked_for(kind: Kind) -> None:
    for topic in topics_of(kind, LAW, "roulette-french"):
        assert ask(kind, LAW, "roulette-french", 4, 2, topic).topic == topic


@pytest.mark.slow
@pytest.mark.parametrize("law", library().laws())
def test_every_mistake_that_staff_can_report_is_a_case(law: str) -> None:
    """Of every game, the mistakes of its sheet that its worked examples report: each is asked about."""
    from novamas.games import family, make

    for game in library().games(law):
        sheet = family(law, game).sheet(make(law, game), library().currency(law).minimum)
        reported = {type(deed.command).__name__ for deed in deeds_of(law, game) if deed.refused is None and deed.after}
        mistakes = {each.kind for each in sheet.irregularities} & reported
        if mistakes:
            assert mistakes <= set(topics_of("ruling", law, game)), (law, game)


@pytest.mark.clause("EUS96-01-061")
def test_a_void_spin_is_a_case_with_its_article() -> None:
    exercise = ask("ruling", "euskadi-1996", "roulette-french", 4, 1, "VoidSpin")
    told = Speaker("euskadi-1996", "roulette-french", "en").mark(exercise, mark(exercise, solution(exercise)))
    assert told.answer_words.startswith("Void spin:")
    assert told.clauses


def test_what_is_wrong_with_a_floor_is_what_its_check_says() -> None:
    found = 0
    for tables in tries(LAW, "boule", library()):
        for problem in check_floor(tables):
            found += 1
            assert problem.sentence
    assert found > 5
    fine = ask("floor", LAW, "boule", 3, 4, "fine")
    told = Speaker(LAW, "boule", "es").exercise(fine)
    assert told.options[fine.right] == "Puede abrir tal como está."


def test_a_moment_does_not_say_what_is_called() -> None:
    exercise = ask("call", LAW, "roulette-french", 3, 1, "hagan-juego")
    told = Speaker(LAW, "roulette-french", "en").exercise(exercise)
    said = told.options[exercise.right]
    assert "Hagan juego" in f"{said}{told.question}"
    assert not ("Hagan juego" in said and "Hagan juego" in told.question)


def test_there_are_worked_examples() -> None:
    assert folder().is_dir()
    assert deeds_of(LAW, "boule")
