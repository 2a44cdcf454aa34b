"""What exercises, answers and marks are. They know no game: stakes, sums, events and clauses come from the engine."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from novamas.kit.chance import Value
from novamas.kit.spaces import Clause
from novamas.school.rounds import Happened
from novamas.school.tasks import Task
from novamas.table.acts import TableState

NOTHING = "nothing"
Saying: TypeAlias = Any
"""What can be put into words (`telling.py`): events that happened, a call, a refusal, a sentence of the locales."""


class Slip(Struct, frozen=True, kw_only=True):
    """A stake that has to be dealt with; where people are paid and not stakes, all that lies there of somebody."""

    number: int
    owner: str
    stakes: tuple[tuple[str, int], ...]
    topic: str = ""
    bet: int = 0
    """The number of the bet on the cloth; 0 where the slip is all that somebody has."""

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.stakes)


class Due(Struct, frozen=True, kw_only=True):
    """What is due for a slip: more than nothing is paid besides the stake, less than nothing is taken.

    `rank` is its turn: those of one rank may be done in any order, and nothing that is not due has a turn. `pays` is
    the price of a winning stake, where it has one of its own.
    """

    net: int
    rank: int | None = None
    clauses: tuple[Clause, ...] = ()
    order_clauses: tuple[Clause, ...] = ()
    pays: str = ""


class PayExercise(Struct, frozen=True, kw_only=True):
    """Pay this cloth. `asks` is `stakes` where each stake is dealt with, `people` where people are paid.

    `table` is the table as its croupier sees it when all is decided and nobody has been paid, `came` what came.
    """

    task: Task
    minimum: int
    story: tuple[Happened, ...]
    result: Happened
    slips: tuple[Slip, ...]
    dues: tuple[Due, ...]
    asks: Literal["stakes", "people"]
    table: TableState | None = None
    came: Value | None = None


class Option(Struct, frozen=True, kw_only=True):
    """One of several answers: what it says, and the clauses behind it."""

    says: Saying
    clauses: tuple[Clause, ...] = ()


class ChoiceExercise(Struct, frozen=True, kw_only=True):
    """A question with one right answer among several. `topic` is what it turned out to be about, `table` the table of
    the case as its croupier sees it, where it is about one."""

    task: Task
    topic: str
    story: tuple[Happened, ...] = ()
    facts: tuple[Saying, ...] = ()
    question: Saying
    options: tuple[Option, ...]
    right: int
    clauses: tuple[Clause, ...] = ()
    table: TableState | None = None


class DealExercise(Struct, frozen=True, kw_only=True):
    """A whole round at the table: what the croupier does at each moment, one after the other, within a time."""

    task: Task
    steps: tuple[PayExercise | ChoiceExercise, ...]
    seconds: int


Exercise: TypeAlias = PayExercise | ChoiceExercise | DealExercise


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody answers: for a cloth number and sum of each slip in the order in which they would do it, for a
    question the number of an answer, from 0, for a round an answer to each of its steps; how long they took, and
    whether they asked for help."""

    entries: tuple[tuple[int, int], ...] = ()
    chosen: int | None = None
    steps: tuple[Answer, ...] = ()
    seconds: float = 0.0
    helped: bool = False


class SlipMark(Struct, frozen=True, kw_only=True):
    """What was said of one slip: the sum, and whether its turn had come."""

    number: int
    given: int | None
    right: bool
    in_turn: bool = True


class Mark(Struct, frozen=True, kw_only=True):
    """How an answer was. `topics` says of everything that the exercise was about whether it went right."""

    task: Task
    right: bool
    points: int
    most: int
    slips: tuple[SlipMark, ...] = ()
    chosen: int | None = None
    topics: dict[str, bool] = {}
    steps: tuple[Mark, ...] = ()
    late: bool = False
    seconds: float = 0.0
    helped: bool = False


def mark(exercise: Exercise, answer: Answer) -> Mark:
    """Holds an answer against what the engine did."""
    if isinstance(exercise, PayExercise):
        return mark_payment(exercise, answer)
    if isinstance(exercise, DealExercise):
        return mark_round(exercise, answer)
    right = answer.chosen == exercise.right
    return Mark(
        task=exercise.task,
        right=right,
        points=int(right),
        most=1,
        chosen=answer.chosen,
        topics={exercise.topic: right},
        seconds=answer.seconds,
        helped=answer.helped,
    )


def mark_payment(exercise: PayExercise, answer: Answer) -> Mark:
    """A slip is right if its sum is, and if nothing whose turn comes later was done before it. What is not due needs
    no word."""
    dues = {slip.number: due for slip, due in zip(exercise.slips, exercise.dues, strict=True)}
    given: dict[int, int] = {}
    early: set[int] = set()
    reached = -1
    for number, amount in answer.entries:
        if number not in dues or number in given:
            continue
        given[number] = amount
        rank = dues[number].rank
        if rank is not None:
            if rank < reached:
                early.add(number)
            reached = max(reached, rank)
    marks = tuple(
        SlipMark(
            number=slip.number,
            given=given.get(slip.number),
            right=bool(given) and given.get(slip.number, 0) == due.net,
            in_turn=slip.number not in early,
        )
        for slip, due in zip(exercise.slips, exercise.dues, strict=True)
    )
    topics: dict[str, bool] = {}
    for slip, each in zip(exercise.slips, marks, strict=True):
        if slip.topic:
            topics[slip.topic] = topics.get(slip.topic, True) and each.right and each.in_turn
    points = sum(each.right and each.in_turn for each in marks)
    return Mark(
        task=exercise.task,
        right=points == len(marks),
        points=points,
        most=len(marks),
        slips=marks,
        topics=topics,
        seconds=answer.seconds,
        helped=answer.helped,
    )


def mark_round(exercise: DealExercise, answer: Answer) -> Mark:
    """A round is right if each of its steps is, and all of it came in time."""
    given = [*answer.steps, *(Answer() for _ in exercise.steps)][: len(exercise.steps)]
    steps = tuple(mark(step, each) for step, each in zip(exercise.steps, given, strict=True))
    late = answer.seconds > exercise.seconds
    topics: dict[str, bool] = {}
    for each in steps:
        for topic, right in each.topics.items():
            topics[topic] = topics.get(topic, True) and right
    return Mark(
        task=exercise.task,
        right=not late and all(each.right for each in steps),
        points=sum(each.points for each in steps),
        most=sum(each.most for each in steps),
        topics=topics,
        steps=steps,
        late=late,
        seconds=answer.seconds,
        helped=answer.helped,
    )


def solution(exercise: Exercise) -> Answer:
    """What the engine itself would answer."""
    if isinstance(exercise, DealExercise):
        return Answer(steps=tuple(solution(step) for step in exercise.steps))
    if isinstance(exercise, ChoiceExercise):
        return Answer(chosen=exercise.right)
    both = zip(exercise.slips, exercise.dues, strict=True)
    turns = sorted(both, key=lambda each: (each[1].rank is None, each[1].rank or 0))
    return Answer(entries=tuple((slip.number, due.net) for slip, due in turns))
