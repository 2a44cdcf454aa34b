"""`novamas school`: lessons whose course is kept in a file, examinations whose certificates can be marked again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from novamas.kit.money import plain
from novamas.law import library
from novamas.school import Exam, Task, make_exercise, solution

LAW, GAME = "galicia-2007", "boule"


@pytest.fixture
def pupil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a pupil, in a folder of the test."""
    path = tmp_path / "new" / "school.json"
    monkeypatch.setenv("NOVAMAS_SCHOOL", str(path))
    return path


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What the pupil types."""

    def type_(*lines: str) -> None:
        typed = iter([f"{line}\n" for line in lines])
        monkeypatch.setattr("sys.stdin.readline", lambda: next(typed, ""))

    return type_


def typed(task: Task) -> list[str]:
    """The answer of the engine, as a pupil types it."""
    money = library().currency(task.law)
    told = solution(make_exercise(task))
    if told.chosen is not None:
        return [str(told.chosen + 1)]
    entries = [f"{n}{'=' if amount >= 0 else '-'}{plain(abs(amount), money)}" for n, amount in told.entries]
    return [" ".join(entries), ""]


@pytest.mark.usefixtures("pupil")
def test_an_exercise_is_asked_marked_and_explained(novamas: Any, answers: Callable[..., None]) -> None:
    answers("?", "1=1", "")
    ran = novamas("school", "pay", GAME, "--law", LAW, "--seed", "5", "--count", "1", "--lang", "en")
    assert ran.code == 0
    assert "Pay this cloth · Level 1 of 5" in ran.out
    assert "0 of 1 right" in ran.out
    assert "GAL07-04-" in ran.out
    assert "Seed of this session: 5" in ran.out


def test_a_course_is_kept_and_told(novamas: Any, answers: Callable[..., None], pupil: Path) -> None:
    assert "Nothing has been done yet" in novamas("school", "progress", "--lang", "en").out
    answers("1=0", "", "1=0", "", "quit")
    assert novamas("school", "lessons", GAME, "--law", LAW, "--kind", "pay", "--lang", "en").code == 0
    kept = json.loads(pupil.read_bytes())
    assert len(kept["done"]) == 2
    told = novamas("school", "progress", "--lang", "en").out
    assert "level 1, 0 of 2 right" in told
    assert "Goes wrong" in told
    tracks = novamas("school", "progress", "--json").json()["tracks"]
    assert [(track["kind"], track["asked"]) for track in tracks] == [("pay", 2)]
    answers("1=0", "", "quit")
    novamas("school", "lessons", GAME, "--law", LAW, "--kind", "pay", "--seed", "1")
    assert len(json.loads(pupil.read_bytes())["done"]) == 2, "with a seed of one's own nothing is kept"


@pytest.mark.usefixtures("pupil")
def test_an_examination_leads_to_a_certificate_that_can_be_marked_again(
    novamas: Any, answers: Callable[..., None], tmp_path: Path
) -> None:
    exam = Exam(law=LAW, game=GAME, kinds=("pay",), level=3, count=2, seed=7)
    answers(*(line for task in exam.tasks() for line in typed(task)))
    out = tmp_path / "ana.json"
    asked = ("school", "exam", GAME, "--law", LAW, "--kind", "pay", "--level", "3", "--count", "2", "--seed", "7")
    ran = novamas(*asked, "--name", "Ana", "--out", out, "--lang", "en")
    assert ran.code == 0, ran
    assert "Passed." in ran.out
    again = novamas("school", "mark", out, "--lang", "en")
    assert again.code == 0
    assert exam.code in again.out
    assert "the certificate is true" in " ".join(again.out.split())
    made = json.loads(out.read_bytes())
    out.write_text(json.dumps({**made, "points": 99}))
    forged = novamas("school", "mark", out, "--lang", "en")
    assert forged.code == 1
    assert "does not follow" in " ".join(forged.out.split())


@pytest.mark.usefixtures("pupil")
def test_who_leaves_an_examination_has_not_passed(novamas: Any, answers: Callable[..., None]) -> None:
    answers("quit")
    ran = novamas("school", "exam", GAME, "--law", LAW, "--kind", "pay", "--count", "2", "--lang", "en")
    assert ran.code == 1
    assert "Not passed." in ran.out


def test_a_teacher_sees_an_exercise_with_its_answer(novamas: Any) -> None:
    code = f"pay:{LAW}:{GAME}:4:11"
    told = novamas("school", "show", code, "--json").json()
    assert told["exercise"]["code"] == code
    assert told["solution"]["right"]
    ran = novamas("school", "show", code, "--lang", "es")
    assert ran.code == 0
    assert "GAL07-04-" in ran.out


@pytest.mark.usefixtures("pupil")
@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("cook", GAME), "There is nothing called “cook” in the school"),
        (("pay",), "Which game?"),
        (("mark",), "Which certificate?"),
        (("show",), "Which exercise?"),
        (("show", "pay"), "names no exercise"),
        (("pay", "faro"), "There is no game"),
        (("pay", GAME), "Several laws have"),
        (("pay", "raffle"), "Nobody is paid with chips"),
        (("lessons", GAME, "--law", LAW, "--kind", "cook"), "There is no kind of exercise"),
        (("exam", GAME, "--law", LAW, "--level", "9"), "There is no level 9"),
        (("exam", GAME, "--law", LAW, "--count", "0"), "1 to 100 exercises"),
        (("mark", "{}/none.json"), "none.json"),
        (("mark", "{}/bad.json"), "is not a certificate"),
    ],
)
def test_bad_input_is_one_sentence(novamas: Any, tmp_path: Path, argv: tuple[str, ...], sentence: str) -> None:
    (tmp_path / "bad.json").write_text("{}")
    written = [each.format(tmp_path) if "{}" in each else each for each in argv]
    assert sentence in novamas("school", *written, "--lang", "en").sentence()


def test_a_file_that_is_no_pupil_is_left_alone(novamas: Any, pupil: Path) -> None:
    pupil.parent.mkdir()
    pupil.write_text("not this")
    assert "move it away" in novamas("school", "lessons", GAME, "--law", LAW, "--lang", "en").sentence()
    assert pupil.read_text() == "not this"
