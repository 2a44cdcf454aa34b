"""Makes the exercise that a task names, and says what there is to be learnt of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from novamas.law import Library, UnknownGame, UnknownLaw, library
from novamas.school.calling import make_call, topics_to_call
from novamas.school.dealing import make_deal, topics_to_deal
from novamas.school.exercises import Exercise
from novamas.school.floors import make_floor, topics_to_open
from novamas.school.pay import make_payment, topics_to_pay
from novamas.school.ruling import make_ruling, topics_to_rule
from novamas.school.tasks import Kind, NoTask, Task, check_task

Maker = Callable[[Task, Library | None], Exercise]
Topics = Callable[[Task, Library | None], list[str]]

MAKERS: Mapping[Kind, tuple[Maker, Topics]] = {
    "pay": (make_payment, topics_to_pay),
    "ruling": (make_ruling, topics_to_rule),
    "call": (make_call, topics_to_call),
    "floor": (make_floor, topics_to_open),
    "deal": (make_deal, topics_to_deal),
}
"""What makes the exercises of each kind, and what they can be about."""


def make_exercise(task: Task, laws: Library | None = None) -> Exercise:
    """The exercise; raises `NoTask` where this game has none of that kind under this law."""
    check_task(task)
    known = laws or library()
    if task.law not in known.laws():
        raise UnknownLaw("no-law", field="law", value=task.law, known=tuple(known.laws()))
    if task.game not in known.games(task.law):
        raise UnknownGame("no-game-in-law", field="game", value=task.game, law=task.law)
    if task.kind not in MAKERS:
        raise NoTask("task-none", field="game", value=task.game, game=task.game)
    return MAKERS[task.kind][0](task, laws)


def topics_of(kind: Kind, law: str, game: str, laws: Library | None = None) -> list[str]:
    """What there is to be learnt of a kind in a game, in the order in which it is taught."""
    return MAKERS[kind][1](Task(kind=kind, law=law, game=game), laws)


def kinds_of(law: str, game: str, laws: Library | None = None) -> tuple[Kind, ...]:
    """The kinds of exercises that a game has under a law."""
    return tuple(kind for kind in MAKERS if has_kind(kind, law, game, laws))


def has_kind(kind: Kind, law: str, game: str, laws: Library | None = None) -> bool:
    """Whether there is anything of a kind to be learnt in a game."""
    try:
        make_exercise(Task(kind=kind, law=law, game=game), laws)
    except NoTask:
        return False
    return True
