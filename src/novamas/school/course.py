"""A pupil's course: what they did, folded into what they know and what they should do next.

All of it follows from the list of what was done: levels, what is due for another try, speed and accuracy over time. A
topic that went wrong comes back soon, one that went right later and later.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from novamas.school.exercises import Answer, Mark
from novamas.school.tasks import LEVELS, MOST_SEED, Kind, Task, read_task

STEPS = (60.0, 600.0, 86_400.0, 3 * 86_400.0, 7 * 86_400.0, 21 * 86_400.0)
"""Seconds after which a topic is due again that went right so many times in a row."""
UP, DOWN = 3, 2
"""So many right in a row lead a level up, so many wrong in a row a level down."""
DAY = 86_400.0


class DoneExercise(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An exercise that was done: which, what was answered, how it was, and when."""

    code: str
    answer: Answer
    right: bool
    points: int
    most: int
    topics: dict[str, bool] = {}
    at: float = 0.0


class Card(Struct, frozen=True, kw_only=True):
    """What is known of a topic: how often in a row it went right, when it is due again."""

    row: int = 0
    due: float = 0.0
    asked: int = 0
    right: int = 0


class Track(Struct, frozen=True, kw_only=True):
    """How far somebody is with a kind of exercise in a game under a law."""

    level: int = 1
    row: int = 0
    asked: int = 0
    right: int = 0
    points: int = 0
    most: int = 0
    seconds: float = 0.0
    cards: dict[str, Card] = {}


class Day(Struct, frozen=True, kw_only=True):
    """What was done on a day: how much of it was right, how long an exercise took."""

    day: int
    asked: int
    right: int
    points: int
    most: int
    seconds: float


Track_key = tuple[Kind, str, str]


def note_done(mark: Mark, answer: Answer, at: float) -> DoneExercise:
    """What is kept of an exercise that was marked."""
    return DoneExercise(
        code=mark.task.code,
        answer=answer,
        right=mark.right,
        points=mark.points,
        most=mark.most,
        topics=mark.topics,
        at=at,
    )


def fold_course(history: Iterable[DoneExercise]) -> dict[Track_key, Track]:
    """Where somebody stands after all that they did."""
    tracks: dict[Track_key, Track] = {}
    for each in history:
        task = read_task(each.code)
        key = (task.kind, task.law, task.game)
        tracks[key] = follow(tracks.get(key, Track()), task, each)
    return tracks


def follow(track: Track, task: Task, each: DoneExercise) -> Track:
    """A track after one more exercise. With help, nothing is shown to be known."""
    knew = each.right and not each.answer.helped
    cards = dict(track.cards)
    for topic, right in each.topics.items():
        card = cards.get(topic, Card())
        row = card.row + 1 if right and not each.answer.helped else 0
        wait = STEPS[min(row, len(STEPS)) - 1] if row else 0.0
        cards[topic] = Card(row=row, due=each.at + wait, asked=card.asked + 1, right=card.right + right)
    level, row = track.level, track.row
    if task.level == level:
        row = max(row, 0) + 1 if knew else min(row, 0) - 1
        if row >= UP and level < LEVELS:
            level, row = level + 1, 0
        elif row <= -DOWN and level > 1:
            level, row = level - 1, 0
    return replace(
        track,
        level=level,
        row=row,
        asked=track.asked + 1,
        right=track.right + each.right,
        points=track.points + each.points,
        most=track.most + each.most,
        seconds=track.seconds + each.answer.seconds,
        cards=cards,
    )


def next_task(
    history: Sequence[DoneExercise],
    kinds: Sequence[Kind],
    law: str,
    game: str,
    topics: Callable[[Kind], Sequence[str]],
    seed: int,
    now: float,
    level: int | None = None,
) -> Task:
    """What somebody should do next after all that they did."""
    return choose_task(fold_course(history), len(history), kinds, law, game, topics, seed, now, level)


def choose_task(
    tracks: Mapping[Track_key, Track],
    done: int,
    kinds: Sequence[Kind],
    law: str,
    game: str,
    topics: Callable[[Kind], Sequence[str]],
    seed: int,
    now: float,
    level: int | None = None,
) -> Task:
    """What somebody should do next who stands there after so many exercises: the kind they have done least of; of it
    what went wrong and is due again, else what they have never done, else anything of their level."""
    rng = random.Random(f"next {seed} {done}")
    kind = min(kinds, key=lambda k: (tracks.get((k, law, game), Track()).asked, kinds.index(k)))
    track = tracks.get((kind, law, game), Track())
    there = topics(kind)
    due = sorted((c.due, t) for t, c in track.cards.items() if t in there and c.row < 2 and c.due <= now)
    new = [topic for topic in there if topic not in track.cards]
    at = level or track.level
    topic = due[0][1] if due and rng.randrange(3) else new[0] if new and at <= 2 else pick_topic(there, rng)
    return Task(kind=kind, law=law, game=game, level=at, seed=rng.randrange(MOST_SEED), topic=topic)


def pick_topic(there: Sequence[str], rng: random.Random) -> str:
    """Any of the topics, or none in particular."""
    return there[rng.randrange(len(there))] if there and rng.randrange(2) else ""


def fold_days(history: Iterable[DoneExercise]) -> list[Day]:
    """Speed and accuracy over time, a day after the other (counted from 1 January 1970)."""
    days: dict[int, Day] = {}
    for each in history:
        n = int(each.at // DAY)
        day = days.get(n, Day(day=n, asked=0, right=0, points=0, most=0, seconds=0.0))
        days[n] = Day(
            day=n,
            asked=day.asked + 1,
            right=day.right + each.right,
            points=day.points + each.points,
            most=day.most + each.most,
            seconds=day.seconds + each.answer.seconds,
        )
    return [days[n] for n in sorted(days)]


def weakest(tracks: Mapping[Track_key, Track], most: int = 5) -> list[tuple[Track_key, str, Card]]:
    """What went wrong most often, of all that was tried."""
    found = [(key, topic, card) for key, track in tracks.items() for topic, card in track.cards.items()]
    wrong = [each for each in found if each[2].right < each[2].asked]
    return sorted(wrong, key=lambda each: (each[2].right / each[2].asked, each[1]))[:most]
