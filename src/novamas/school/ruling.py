"""What happens now? Mistakes and refusals of the worked examples as cases: somebody errs, and the law has a ruling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from novamas.games.lesson import Line
from novamas.kit.decider import Report
from novamas.kit.spaces import Clause
from novamas.kit.words import has
from novamas.law import Library, forgets, library
from novamas.school.choosing import Case, ask, topics_in
from novamas.school.examples import Deed, deeds_of
from novamas.school.exercises import ChoiceExercise, Option
from novamas.school.pay import sheet_of
from novamas.school.tasks import NoTask, Task


def topics_to_rule(task: Task, laws: Library | None = None) -> list[str]:
    """The mistakes that a pupil learns to rule on, and the reasons for which something is refused."""
    return topics_in(cases_of(task.law, task.game, laws))


def make_ruling(task: Task, laws: Library | None = None) -> ChoiceExercise:
    """The case that a task names."""

    def missing() -> NoTask:
        return NoTask("task-none-ruling", field="game", value=task.game, game=task.game)

    return ask(task, cases_of(task.law, task.game, laws), laws, missing)


def cases_of(law: str, game: str, laws: Library | None = None) -> tuple[Case, ...]:
    """The cases of a game; none under a law that nobody wrote examples for."""
    return _cases(law, game) if laws is None or laws is library() else ()


@forgets
@lru_cache(maxsize=128)
def _cases(law: str, game: str) -> tuple[Case, ...]:
    _, sheet = sheet_of(Task(kind="ruling", law=law, game=game))
    mistakes = {each.kind: each.clauses for each in sheet.irregularities}
    return tuple(case for deed in deeds_of(law, game) for case in case_of(deed, mistakes))


def case_of(deed: Deed, mistakes: Mapping[str, tuple[Clause, ...]]) -> Iterator[Case]:
    """The case that a deed makes: a mistake that was reported, or something that was refused by an article."""
    kind = type(deed.command).__name__
    question = (deed.command, Line("school-ask-ruling"))
    if not (has(f"console-act-{kind}") or has(f"school-deed-{kind}")):
        return
    if deed.refused is not None:
        if deed.refused.clauses:
            code = deed.refused.code
            right = Option(says=deed.refused, clauses=deed.refused.clauses)
            accepted = Option(says=Line("school-stands"))
            yield Case(
                topic=f"refused-{code}", story=deed.before, question=question, right=right, table=deed.table,
                wrong=(accepted,),
            )  # fmt: skip
    elif kind in mistakes or isinstance(deed.command, Report):
        clauses = tuple(dict.fromkeys(c for h in deed.after for c in h.event.clauses)) or mistakes.get(kind, ())
        if clauses and deed.after:
            right = Option(says=deed.after, clauses=clauses)
            yield Case(topic=kind, story=deed.before, question=question, right=right, table=deed.table)
