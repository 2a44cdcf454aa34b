"""A course follows from what was done: levels, what is due again, speed and accuracy; an examination from its line."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from novamas.school import (
    Answer,
    BadTask,
    DoneExercise,
    Exam,
    Kind,
    Task,
    certify,
    fold_course,
    fold_days,
    holds,
    make_exercise,
    mark,
    next_task,
    note_done,
    read_exam,
    read_task,
    solution,
    weakest,
)

LAW, GAME = "galicia-2007", "roulette-french"
TOPICS = ("straight", "split", "red")


def topics(kind: Kind) -> tuple[str, ...]:
    return TOPICS


def did(topic: str, right: bool, at: float, level: int = 1, helped: bool = False) -> DoneExercise:
    task = Task(kind="pay", law=LAW, game=GAME, level=level, seed=1, topic=topic)
    answer = Answer(seconds=10, helped=helped)
    return DoneExercise(
        code=task.code, answer=answer, right=right, points=int(right), most=1, topics={topic: right}, at=at
    )


def follow(history: list[DoneExercise], now: float, seed: int = 1) -> Task:
    return next_task(history, ("pay",), LAW, GAME, topics, seed, now)


def test_it_begins_with_the_first_topic_and_goes_through_all() -> None:
    history: list[DoneExercise] = []
    seen = []
    for n in range(3):
        task = follow(history, now=n)
        seen.append(task.topic)
        history.append(did(task.topic, True, n))
    assert seen == list(TOPICS)


def test_what_went_wrong_comes_back_and_what_is_known_waits() -> None:
    history = [did("straight", True, 0), did("split", False, 1), did("red", True, 2)]
    again = {follow(history, now=5, seed=seed).topic for seed in range(20)}
    assert "split" in again
    often = [follow(history, now=5, seed=seed).topic for seed in range(60)]
    assert often.count("split") > often.count("straight") + often.count("red")
    track = fold_course(history)["pay", LAW, GAME]
    assert track.cards["split"].due == 1
    assert track.cards["straight"].due == 60
    twice = fold_course([*history, did("straight", True, 100)])["pay", LAW, GAME]
    assert twice.cards["straight"].due == 100 + 600


def test_levels_go_up_with_what_is_known_and_down_with_what_is_not() -> None:
    three = [did("straight", True, n) for n in range(3)]
    assert fold_course(three)["pay", LAW, GAME].level == 2
    helped = [replace(each, answer=Answer(helped=True)) for each in three]
    assert fold_course(helped)["pay", LAW, GAME].level == 1, "with help nothing is shown to be known"
    wrong = [did("straight", False, n, level=2) for n in (4, 5)]
    assert fold_course([*three, *wrong])["pay", LAW, GAME].level == 1


def test_days_tell_speed_and_accuracy() -> None:
    history = [did("straight", True, 10), did("split", False, 20), did("red", True, 86_400 + 5)]
    first, second = fold_days(history)
    assert (first.asked, first.right, first.seconds) == (2, 1, 20)
    assert (second.day, second.right) == (1, 1)
    assert [topic for _, topic, _ in weakest(fold_course(history))] == ["split"]


def test_the_same_seed_leads_the_same_way() -> None:
    history = [did("straight", True, 0)]
    assert follow(history, 5, seed=7) == follow(history, 5, seed=7)
    assert follow(history, 5, seed=7).seed != follow(history, 5, seed=8).seed


def test_what_is_done_keeps_its_answer() -> None:
    task = follow([], 0)
    exercise = make_exercise(task)
    answer = solution(exercise)
    kept = note_done(mark(exercise, answer), answer, 5.0)
    assert kept.right
    assert read_task(kept.code) == task
    assert mark(make_exercise(read_task(kept.code)), kept.answer).right


def test_an_examination_can_be_made_and_marked_again() -> None:
    exam = Exam(law=LAW, game="boule", level=3, count=4, seed=2031)
    assert read_exam(exam.code) == exam
    answers = [solution(make_exercise(task)) for task in exam.tasks()]
    answers[1] = Answer(entries=())
    answers[2] = replace(answers[2], helped=True)
    made = certify(exam, "Ana", answers, 20_000)
    assert made.points < made.most
    assert not made.passed
    assert holds(made)
    assert not holds(replace(made, points=made.most))
    whole = certify(exam, "Ana", [solution(make_exercise(task)) for task in exam.tasks()], 20_000)
    assert whole.points == whole.most == made.most
    assert whole.passed


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("exam:x", "names no examination"),
        ("exam:galicia-2007:boule:cook:3:4:1", "no kind of exercise 'cook'"),
        ("exam:galicia-2007:boule:pay:7:4:1", "no level 7"),
        ("exam:galicia-2007:boule:pay:3:400:1", "1 to 100 exercises"),
    ],
)
def test_a_line_that_names_no_examination_is_refused(code: str, sentence: str) -> None:
    with pytest.raises(BadTask, match=sentence):
        read_exam(code)
