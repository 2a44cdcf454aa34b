"""Call it: the words that the law puts into somebody's mouth, and the moment at which they are said.

Rounds of the game are played, and whatever is called in them is a case; so are the calls of its worked examples.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from msgspec.structs import replace

from novamas.games.lesson import Line
from novamas.kit.decider import Call
from novamas.law import Library, forgets, library
from novamas.school.choosing import Case, ask, topics_in
from novamas.school.examples import deeds_of
from novamas.school.exercises import ChoiceExercise, Option
from novamas.school.pay import PLANS, sheet_of
from novamas.school.rounds import Happened, rounds
from novamas.school.tasks import NoTask, Task

ROUNDS = 6
"""Rounds that are played to hear what is called."""
MOST = 12
"""Cases of one call that are kept."""


def topics_to_call(task: Task, laws: Library | None = None) -> list[str]:
    """The calls of a game, in the order in which they are heard."""
    return topics_in(cases_of(task.law, task.game, laws))


def make_call(task: Task, laws: Library | None = None) -> ChoiceExercise:
    """The question that a task names: what is called now, or when something is called."""

    def missing() -> NoTask:
        return NoTask("task-none-call", field="game", value=task.game, game=task.game)

    cases = cases_of(task.law, task.game, laws)
    when = random.Random(f"way {task.code}").randrange(3) == 0
    return ask(task, [turn_round(case) for case in cases] if when else cases, laws, missing)


def cases_of(law: str, game: str, laws: Library | None = None) -> tuple[Case, ...]:
    return _keep_cases(law, game) if laws is None or laws is library() else tuple(_cases(law, game, laws))


@forgets
@lru_cache(maxsize=128)
def _keep_cases(law: str, game: str) -> tuple[Case, ...]:
    return tuple(_cases(law, game, None))


def _cases(law: str, game: str, laws: Library | None) -> Iterator[Case]:
    counts: dict[str, int] = {}
    for happened in hear_calls(law, game, laws):
        calls = happened.event.calls
        topic = calls[0].key
        counts[topic] = counts.get(topic, 0) + 1
        if counts[topic] <= MOST:
            yield Case(
                topic=topic,
                question=(moment(happened), Line("school-ask-call")),
                right=Option(says=calls, clauses=happened.event.clauses),
                clauses=happened.event.clauses,
            )


def hear_calls(law: str, game: str, laws: Library | None) -> Iterator[Happened]:
    """Everything that is called in some rounds and in the worked examples, with the moment of it."""
    _, sheet = sheet_of(Task(kind="call", law=law, game=game), laws)
    for settled in islice(rounds(law, game, PLANS[3], sheet, f"calls {law} {game}", "", laws), ROUNDS):
        after = (Happened(e, settled.act.command.by, settled.act.before.desk.round) for e in settled.act.events)
        yield from (each for each in (*settled.story, *after) if each.event.calls)
    if laws is None or laws is library():
        yield from (each for deed in deeds_of(law, game) for each in deed.after if each.event.calls)


def moment(happened: Happened) -> Happened:
    """What happens at that moment, without what is called."""
    return replace(happened, event=replace(happened.event, calls=()))


def turn_round(case: Case) -> Case:
    """The question the other way round: when is this called?"""
    calls: tuple[Call, ...] = case.right.says
    when = Option(says=case.question[0], clauses=case.clauses)
    return replace(case, question=(calls, Line("school-ask-when")), right=when)
