"""An examination: exercises that follow from a line of text, so that a teacher can make them again and mark them anew.

    exam:euskadi-1996:roulette-french:pay+ruling:4:10:2031     ten exercises of the fourth level, from the seed 2031

A certificate is that line, what was answered, and the points; whoever reads it plays every exercise again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from novamas.law import Library
from novamas.school.exercises import Answer, Mark, mark
from novamas.school.making import make_exercise
from novamas.school.tasks import KINDS, LEVELS, MOST_SEED, BadTask, Kind, Task

PASSED = 80
"""Per cent of the points with which an examination is passed."""
MOST_TASKS = 100
WORD = "exam"
_SIGN = ":"


class Exam(Struct, frozen=True, kw_only=True):
    """What an examination is made from."""

    law: str
    game: str
    kinds: tuple[Kind, ...] = ("pay",)
    level: int = 4
    count: int = 10
    seed: int = 1

    @property
    def code(self) -> str:
        parts = (WORD, self.law, self.game, "+".join(self.kinds), str(self.level), str(self.count), str(self.seed))
        return _SIGN.join(parts)

    def tasks(self) -> tuple[Task, ...]:
        """Its exercises, in their order: each kind in turn."""
        rng = random.Random(self.code)
        return tuple(
            Task(
                kind=self.kinds[n % len(self.kinds)],
                law=self.law,
                game=self.game,
                level=self.level,
                seed=rng.randrange(MOST_SEED),
            )
            for n in range(self.count)
        )


class Certificate(Struct, frozen=True, kw_only=True):
    """An examination that somebody sat: its line, their answers and the points, on a day (since 1 January 1970)."""

    exam: str
    name: str
    answers: tuple[Answer, ...]
    points: int
    most: int
    seconds: float
    day: int

    @property
    def passed(self) -> bool:
        return self.most > 0 and 100 * self.points >= PASSED * self.most


def read_exam(code: str) -> Exam:
    """The examination that a line names."""
    parts = code.split(_SIGN)
    if len(parts) != 7 or parts[0] != WORD or not all(p.isascii() and p.isdigit() and len(p) < 11 for p in parts[4:]):
        raise BadTask("exam-form", field="exam", value=code)
    kinds = parts[3].split("+")
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise BadTask("task-kind", field="exam", value=unknown[0], known=KINDS)
    level, count, seed = map(int, parts[4:])
    exam = Exam(
        law=parts[1], game=parts[2], kinds=tuple(cast(Kind, k) for k in kinds), level=level, count=count, seed=seed
    )
    check_exam(exam)
    return exam


def check_exam(exam: Exam) -> None:
    if not 1 <= exam.level <= LEVELS:
        raise BadTask("task-level", field="level", value=exam.level, most=LEVELS)
    if not 1 <= exam.count <= MOST_TASKS:
        raise BadTask("exam-count", field="count", value=exam.count, most=MOST_TASKS)
    if not 0 <= exam.seed < MOST_SEED:
        raise BadTask("task-seed", field="seed", value=exam.seed, most=MOST_SEED - 1)


def mark_exam(exam: Exam, answers: Sequence[Answer], laws: Library | None = None) -> list[Mark]:
    """Marks of an examination: its exercises made anew, each held against what was answered. Help counts as no answer,
    and so does an exercise that nobody answered."""
    tasks = exam.tasks()
    given = [*answers[: len(tasks)], *(Answer(helped=True) for _ in range(len(tasks) - len(answers)))]
    return [mark_alone(task, answer, laws) for task, answer in zip(tasks, given, strict=True)]


def mark_alone(task: Task, answer: Answer, laws: Library | None = None) -> Mark:
    """One exercise of an examination, where help is not to be had."""
    exercise = make_exercise(task, laws)
    return mark(exercise, Answer(seconds=answer.seconds) if answer.helped else answer)


def certify(exam: Exam, name: str, answers: Sequence[Answer], day: int, laws: Library | None = None) -> Certificate:
    """The certificate of an examination."""
    marks = mark_exam(exam, answers, laws)
    return Certificate(
        exam=exam.code,
        name=name,
        answers=tuple(answers),
        points=sum(each.points for each in marks),
        most=sum(each.most for each in marks),
        seconds=sum(answer.seconds for answer in answers),
        day=day,
    )


def holds(certificate: Certificate, laws: Library | None = None) -> bool:
    """Whether a certificate says what comes of marking its answers anew."""
    exam = read_exam(certificate.exam)
    return certify(exam, certificate.name, certificate.answers, certificate.day, laws) == certificate
