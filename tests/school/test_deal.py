"""Deal it: a whole round in its moments, with attempts of company that the table would refuse, and a time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from novamas.kit.words import languages
from novamas.school import Answer, DealExercise, PayExercise, Speaker, Task, make_exercise, mark, solution
from novamas.school.dealing import ALLOW

GAMES = [
    ("euskadi-1996", "roulette-french"),
    ("galicia-2007", "craps"),
    ("boe-1977", "punto-banca"),
    ("euskadi-1996", "blackjack"),
]


def deal(law: str, game: str, level: int = 3, seed: int = 4) -> DealExercise:
    made = make_exercise(Task(kind="deal", law=law, game=game, level=level, seed=seed))
    assert isinstance(made, DealExercise)
    return made


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_a_round_has_its_acts_its_attempts_and_its_payment(law: str, game: str) -> None:
    exercise = deal(law, game)
    again, spoken = deal(law, game), Speaker(law, game, "es")
    assert spoken.exercise(again) == spoken.exercise(exercise)
    assert solution(again) == solution(exercise)
    *moments, last = exercise.steps
    assert isinstance(last, PayExercise)
    assert len(moments) >= 2
    right = replace(solution(exercise), seconds=exercise.seconds - 1)
    assert mark(exercise, right).right
    late = mark(exercise, replace(right, seconds=exercise.seconds + 1))
    assert late.late
    assert not late.right
    assert late.points == late.most
    assert not mark(exercise, Answer()).right
    half = mark(exercise, replace(right, steps=right.steps[:1]))
    assert half.points == 1
    for lang in languages():
        speaker = Speaker(law, game, lang)
        told = speaker.exercise(exercise)
        assert len(told.steps) == len(exercise.steps)
        assert str(exercise.seconds) in told.question
        assert all(len(set(step.options)) == len(step.options) for step in told.steps)
        assert "school-" not in str(told.steps)
        assert speaker.mark(exercise, late).words != speaker.mark(exercise, mark(exercise, right)).words


def test_company_errs() -> None:
    """Among a few rounds somebody tries what the table refuses, with the article, and somebody what it allows."""
    topics = {}
    for seed in range(6):
        for step in deal("galicia-2007", "boule", 5, seed).steps[:-1]:
            assert not isinstance(step, PayExercise)
            topics[step.topic] = step
    refused = [step for topic, step in topics.items() if topic.startswith("refused-")]
    assert refused
    assert all(step.options[step.right].clauses for step in refused)
    assert ALLOW in topics
    assert {"OpenBetting", "Launch", "CloseBetting"} <= set(topics)
