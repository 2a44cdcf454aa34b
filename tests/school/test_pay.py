"""Pay this cloth: made anew from its line, marked by the engine's own settlement, in every game that pays chips."""

from __future__ import annotations

import msgspec
import pytest

from novamas.law import library
from novamas.school import Answer, BadTask, NoTask, PayExercise, Speaker, Task, make_exercise, mark, read_task, solution
from novamas.school.exercises import Due
from novamas.school.pay import PEOPLE, topics_to_pay

IN_KIND = ("raffle", "tombola", "promotional-draw")
"""Games whose prizes are things: nobody is paid there."""
GAMES = [(law, game) for law in library().laws() for game in library().games(law)]
ROULETTE = Task(kind="pay", law="euskadi-1996", game="roulette-french")


def pay(law: str, game: str, level: int, seed: int = 3, topic: str = "") -> PayExercise:
    made = make_exercise(Task(kind="pay", law=law, game=game, level=level, seed=seed, topic=topic))
    assert isinstance(made, PayExercise)
    return made


@pytest.mark.parametrize("level", [2, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("law", "game"), GAMES, ids=[f"{law}/{game}" for law, game in GAMES])
def test_every_game_that_pays_has_its_cloth(law: str, game: str, level: int) -> None:
    if game in IN_KIND:
        with pytest.raises(NoTask, match="Nobody is paid with chips"):
            pay(law, game, level)
        return
    exercise = pay(law, game, level)
    assert pay(law, game, level) == exercise, "the same line makes the same cloth"
    right = mark(exercise, solution(exercise))
    assert right.right
    assert right.points == right.most == len(exercise.slips)
    assert not mark(exercise, Answer()).right
    assert any(due.net for due in exercise.dues)
    for lang in ("es", "en", "eu", "gl"):
        told = Speaker(law, game, lang).exercise(exercise)
        assert told.question
        assert all(told.story)
        assert all(slip.places and slip.total for slip in told.slips)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_due_is_what_the_engine_moves(seed: int) -> None:
    """On a full cloth the sums of all slips are what the settlement moves in and out of the float."""
    exercise = pay("galicia-2007", "roulette-french", 5, seed)
    assert exercise.asks == "stakes"
    slips = {slip.number: slip for slip in exercise.slips}
    for number, due in enumerate(exercise.dues, 1):
        assert due.net >= -slips[number].total
        assert (due.rank is None) == (due.net == 0)


def test_a_wrong_sum_and_a_wrong_turn_are_told_apart() -> None:
    exercise = pay("euskadi-1996", "roulette-french", 4, 5)
    right = list(solution(exercise).entries)
    turns = {slip.number: due for slip, due in zip(exercise.slips, exercise.dues, strict=True)}
    first, last = right[0][0], next(n for n, _ in reversed(right) if turns[n].rank is not None)
    assert turns[first].rank != turns[last].rank
    early = mark(exercise, Answer(entries=tuple(reversed(right))))
    assert not early.right
    assert all(each.right for each in early.slips)
    assert any(not each.in_turn for each in early.slips)
    wrong = mark(exercise, Answer(entries=tuple((n, amount + (n == last)) for n, amount in right)))
    assert [each.number for each in wrong.slips if not each.right] == [last]
    assert wrong.points == wrong.most - 1
    told = Speaker("euskadi-1996", "roulette-french", "en").mark(exercise, wrong)
    (line,) = [line for line in told.lines if not line.right]
    assert line.clauses
    assert set(line.clauses) <= {clause.id for clause in told.clauses}
    assert all(clause.text for clause in told.clauses)


@pytest.mark.clause("EUS96-01-057")
def test_losers_have_their_turn_before_winners() -> None:
    exercise = pay("euskadi-1996", "roulette-french", 4, 5)
    lost = {due.rank for due in exercise.dues if due.net < 0}
    won = {due.rank for due in exercise.dues if due.net > 0}
    assert lost
    assert won
    assert max(rank for rank in lost if rank is not None) < min(rank for rank in won if rank is not None)


def test_the_first_lessons_show_each_bet_and_why() -> None:
    """At the first level there is one stake that wins, of the kind that is taught, with the sum worked out beside it;
    so a person who does nothing but read it answers right."""
    topics = topics_to_pay(ROULETTE)
    assert {"straight", "split", "street", "corner", "six-line", "column", "dozen", "red"} <= set(topics)
    speaker = Speaker(ROULETTE.law, ROULETTE.game, "en")
    for topic in topics:
        exercise = pay(ROULETTE.law, ROULETTE.game, 1, 9, topic)
        (slip,) = exercise.slips
        (due,) = exercise.dues
        assert slip.topic == topic
        assert due.net > 0
        told = speaker.exercise(exercise)
        assert told.shown
        assert speaker.money(due.net) in told.slips[0].hint
        assert speaker.money(slip.total) in told.slips[0].hint


def test_help_ends_where_the_levels_do() -> None:
    speaker = Speaker(ROULETTE.law, ROULETTE.game, "es")
    helped = [speaker.exercise(pay(ROULETTE.law, ROULETTE.game, level)) for level in range(1, 6)]
    assert [any(slip.hint for slip in told.slips) for told in helped] == [True, True, True, False, False]
    assert [told.shown for told in helped] == [True, True, False, False, False]
    assert not any(slip.hint for slip in speaker.exercise(pay(ROULETTE.law, ROULETTE.game, 1), help=False).slips)


def test_people_are_paid_where_no_stake_is_settled_alone() -> None:
    exercise = pay("euskadi-1996", "blackjack", 4)
    assert exercise.asks == PEOPLE
    assert all(due.net >= 0 for due in exercise.dues)


def test_a_line_names_its_exercise() -> None:
    task = Task(kind="pay", law="euskadi-1996", game="roulette-french", level=3, seed=17, topic="straight")
    assert task.code == "pay:euskadi-1996:roulette-french:3:17:straight"
    assert read_task(task.code) == task
    plain = msgspec.structs.replace(task, topic="")
    assert read_task(plain.code) == plain


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("cook:euskadi-1996:boule:1:1", "no kind of exercise 'cook:euskadi-1996:boule:1:1'"),
        ("pay:euskadi-1996:boule:1", "names no exercise"),
        ("pay:euskadi-1996:boule:one:1", "names no exercise"),
        ("pay:euskadi-1996:boule:9:1", "no level 9"),
        ("pay:euskadi-1996:boule:1:1000000000", "cannot be a seed"),
    ],
)
def test_a_line_that_names_none_is_refused(code: str, sentence: str) -> None:
    with pytest.raises(BadTask, match=sentence):
        read_task(code)


def test_a_due_without_a_turn_may_be_said_at_any_time() -> None:
    exercise = pay("euskadi-1996", "roulette-french", 4, 5)
    idle = next((n for n, due in enumerate(exercise.dues) if not due.net), None)
    dues = exercise.dues if idle is not None else (Due(net=0), *exercise.dues[1:])
    changed = msgspec.structs.replace(exercise, dues=dues)
    entries = solution(changed).entries
    assert mark(changed, Answer(entries=(entries[-1], *entries[:-1]))).slips
