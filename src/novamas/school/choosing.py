"""Questions with one right answer among several, and how the others are chosen: from what is right elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from novamas.kit.spaces import Clause
from novamas.law import Library
from novamas.school.exercises import ChoiceExercise, Option, Saying
from novamas.school.rounds import Happened
from novamas.school.tasks import NoTask, Task
from novamas.school.telling import Speaker
from novamas.table.acts import TableState

ANSWERS = (2, 3, 3, 4, 5)
"""How many answers a question has at each level."""
FAR = 3
"""From this level on the wrong answers are of the same kind as the right one, as far as there are any."""


class Case(Struct, frozen=True, kw_only=True):
    """Something that can be asked: what it is about, what happened, the question, and what is right."""

    topic: str
    story: tuple[Happened, ...] = ()
    facts: tuple[Saying, ...] = ()
    question: Saying
    right: Option
    clauses: tuple[Clause, ...] = ()
    table: TableState | None = None
    wrong: tuple[Option, ...] = ()
    """Answers that are wrong here and likely to be thought right."""


def topics_in(cases: Iterable[Case]) -> list[str]:
    return list(dict.fromkeys(case.topic for case in cases))


def ask(task: Task, cases: Sequence[Case], laws: Library | None, missing: Callable[[], NoTask]) -> ChoiceExercise:
    """The question that a task names: one of the cases, about its topic if it has one, and wrong answers from the
    others. The same every time."""
    wanted = [case for case in cases if case.topic == task.topic] or list(cases)
    if not wanted:
        raise missing()
    rng = random.Random(task.code)
    topics = topics_in(wanted)
    topic = topics[rng.randrange(len(topics))]
    here = [case for case in wanted if case.topic == topic]
    case = here[rng.randrange(len(here))]
    speaker = Speaker(task.law, task.game, "es", laws)
    others = [*case.wrong, *shuffle([each.right for each in cases if each.topic == topic], rng)]
    apart = shuffle([each.right for each in cases if each.topic != topic], rng)
    likely = [*others, *apart] if task.level >= FAR else [*case.wrong, *apart, *others]
    told = {speaker.tell(case.right.says)}
    options = [case.right]
    for each in likely:
        if len(options) >= ANSWERS[task.level - 1]:
            break
        said = speaker.tell(each.says)
        if said and said not in told:
            told.add(said)
            options.append(each)
    if len(options) < 2:
        raise missing()
    mixed = shuffle(options, rng)
    return ChoiceExercise(
        task=task,
        topic=topic,
        story=case.story,
        facts=case.facts,
        question=case.question,
        options=tuple(mixed),
        right=next(n for n, option in enumerate(mixed) if option is case.right),
        clauses=case.clauses,
        table=case.table,
    )


def shuffle(options: Sequence[Option], rng: random.Random) -> list[Option]:
    """The same in an order by lot."""
    mixed = list(options)
    rng.shuffle(mixed)
    return mixed
