"""The croupier's school: exercises that the engine makes and marks, for any game of any law.

An exercise follows from a line of text (`tasks.py`), so everybody can make it anew; what is right is what the engine
itself does. Nothing here knows a game or a number of a law, a clock or a file.
"""

from novamas.school.course import (
    DoneExercise,
    Track,
    choose_task,
    fold_course,
    fold_days,
    next_task,
    note_done,
    weakest,
)
from novamas.school.exam import Certificate, Exam, certify, check_exam, holds, mark_exam, read_exam
from novamas.school.exercises import Answer, ChoiceExercise, DealExercise, Exercise, Mark, PayExercise, mark, solution
from novamas.school.making import kinds_of, make_exercise, topics_of
from novamas.school.tasks import KINDS, LEVELS, MOST_SEED, BadTask, Kind, NoTask, Task, read_task
from novamas.school.telling import ExerciseTold, MarkTold, Speaker

__all__ = [
    "KINDS", "LEVELS", "MOST_SEED", "Answer", "BadTask", "Certificate", "ChoiceExercise", "DealExercise",
    "DoneExercise", "Exam", "Exercise", "ExerciseTold", "Kind", "Mark", "MarkTold", "NoTask", "PayExercise",
    "Speaker", "Task", "Track", "certify", "check_exam", "choose_task", "fold_course", "fold_days", "holds", "kinds_of",
    "make_exercise", "mark", "mark_exam", "next_task", "note_done", "read_exam", "read_task", "solution",
    "topics_of", "weakest",
]  # fmt: skip
