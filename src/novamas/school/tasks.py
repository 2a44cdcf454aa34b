"""What an exercise is made from, in a line of text: from the same line comes the same exercise, for pupil and teacher.

    pay:euskadi-1996:roulette-french:3:17           the seventeenth cloth of the third level
    pay:euskadi-1996:roulette-french:3:17:straight  the same, with a straight-up number that wins

Nothing else is needed to make it anew: what lies on a cloth, who shouts, what went wrong all follow from the seed, by
the rules of that game under that law.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from novamas.kit.errors import Worded

Kind: TypeAlias = Literal["pay", "ruling", "call", "floor", "deal"]
"""Pay this cloth; what happens now?; call it; may it open?; deal it."""
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS = 5
"""From one thing with everything said beforehand to the whole of it with nothing said."""
MOST_SEED = 10**9
_SIGN = ":"


class BadTask(Worded):
    """A line that names no exercise."""

    code = "bad-task"


class NoTask(Worded):
    """An exercise that this game does not have under this law: it has no such mistakes, or nothing is paid there."""

    code = "no-task"


class Task(Struct, frozen=True, kw_only=True):
    """An exercise before it is made. `topic` is what it should be about, if that matters."""

    kind: Kind
    law: str
    game: str
    level: int = 1
    seed: int = 1
    topic: str = ""

    @property
    def code(self) -> str:
        parts = (self.kind, self.law, self.game, str(self.level), str(self.seed))
        return _SIGN.join((*parts, self.topic) if self.topic else parts)


def read_task(code: str) -> Task:
    """The exercise that a line names. Whether its law has that game is asked when it is made."""
    kind, _, rest = code.partition(_SIGN)
    parts = rest.split(_SIGN, 4)
    if kind not in KINDS:
        raise BadTask("task-kind", field="task", value=code, known=KINDS)
    if len(parts) < 4 or not all(_is_number(part) for part in parts[2:4]):
        raise BadTask("task-form", field="task", value=code)
    law, game, level, seed = parts[:4]
    topic = parts[4] if len(parts) > 4 else ""
    task = Task(kind=kind, law=law, game=game, level=int(level), seed=int(seed), topic=topic)
    check_task(task)
    return task


def check_task(task: Task) -> None:
    """Raises `BadTask` for a level or a seed that no exercise has."""
    if not 1 <= task.level <= LEVELS:
        raise BadTask("task-level", field="level", value=task.level, most=LEVELS)
    if not 0 <= task.seed < MOST_SEED:
        raise BadTask("task-seed", field="seed", value=task.seed, most=MOST_SEED - 1)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 11
