"""The croupier's school: what there is to learn of a game, exercises, marks, a course, examinations, classes.

Anybody may learn, without an account too; then nothing is kept here and the course travels with the question. A class
is seen by its teacher, and by each of its pupils as far as it is about them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, TypeVar

import msgspec
from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from novamas.kit.chance import Value
from novamas.law import library
from novamas.school import (
    KINDS,
    LEVELS,
    MOST_SEED,
    Answer,
    Certificate,
    DealExercise,
    Exam,
    Exercise,
    ExerciseTold,
    Kind,
    Mark,
    MarkTold,
    PayExercise,
    Speaker,
    Task,
    certify,
    check_exam,
    choose_task,
    fold_course,
    fold_days,
    holds,
    kinds_of,
    make_exercise,
    mark,
    mark_exam,
    note_done,
    read_exam,
    read_task,
    topics_of,
    weakest,
)
from novamas.school.course import Day, DoneExercise, Track, Track_key, follow
from novamas.school.making import has_kind
from novamas.server.door import address
from novamas.server.figures import Figures
from novamas.server.limits import Limits
from novamas.server.parts import Asking, Key, TheFigures, TheHouse, TheLimits, Visiting
from novamas.server.problems import problems
from novamas.server.requests import AnyRequest
from novamas.server.roles import Person, check
from novamas.server.routes.library import Tongue, choose_language
from novamas.server.school import (
    BadCourse,
    Course,
    Examined,
    Exercised,
    School,
    SchoolClass,
    UnknownClass,
    done_in,
    exams_of,
)
from novamas.server.sheets import Laid, TableSheet, table_sheet
from novamas.store.books import Listed
from novamas.store.once import once
from novamas.table import Opening, TableGame, TableState, prepare

TAGS = ["school"]
PLACE = "school"  # where its keys belong
MOST_CARDS = 400  # topics that somebody brings along
DAY = 86_400
T = TypeVar("T")

ALaw = Annotated[str, QueryParameter(max_length=60)]
AGame = Annotated[str, QueryParameter(max_length=60)]
Line = Annotated[str, QueryParameter(max_length=200, description="The line that names it.")]
ClassId = Annotated[str, PathParameter(max_length=20)]
Count = Annotated[int, Meta(ge=0, le=10**6)]
Short = Annotated[str, Meta(min_length=1, max_length=60)]


class TopicTold(Struct, frozen=True):
    topic: str
    name: str


class KindTold(Struct, frozen=True):
    """A kind of exercise that a game has, and what its exercises are about."""

    kind: Kind
    name: str
    topics: tuple[TopicTold, ...]


class Lessons(Struct, frozen=True):
    """What there is to learn of a game under a law."""

    law: str
    game: str
    levels: int
    kinds: tuple[KindTold, ...]


class Shown(Struct, frozen=True):
    """An exercise: in words, and the table that it is about, of a round the table at each of its steps; what came where
    somebody is to be paid."""

    told: ExerciseTold
    tables: tuple[TableState | None, ...]
    came: Value | None = None


class KindTrack(Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody is with a kind of exercise."""

    kind: Kind
    track: Track


class NextWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Which exercise somebody wants next: of these kinds, of this level or of the one they have reached.

    `tracks` and `done` say how far somebody is of whom the house keeps nothing.
    """

    law: Short
    game: Short
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=10)] = ()
    level: Annotated[int, Meta(ge=1, le=LEVELS)] | None = None
    seed: Annotated[int, Meta(ge=0, lt=MOST_SEED)] | None = None
    tracks: Annotated[tuple[KindTrack, ...], Meta(max_length=10)] = ()
    done: Count = 0


class Answered(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers to an exercise; `track` is how far they were, where the house keeps nothing of them."""

    code: Annotated[str, Meta(max_length=200)]
    answer: Answer
    track: Track | None = None


class Marked(Struct, frozen=True):
    """A mark, how far it leads, the day when it was given (since 1 January 1970), and whether the house keeps it."""

    mark: MarkTold
    kind: Kind
    track: Track
    day: int
    kept: bool


class TrackTold(Struct, frozen=True):
    """How far somebody is with a kind of exercise of a game."""

    kind: Kind
    law: str
    game: str
    track: Track


class CourseTold(Struct, frozen=True):
    """What somebody did: how far they are, day by day, and whether the house keeps what they do."""

    kept: bool
    done: int
    tracks: tuple[TrackTold, ...] = ()
    days: tuple[Day, ...] = ()


class ExamTold(Struct, frozen=True):
    """An examination: its line and the lines of its exercises."""

    code: str
    law: str
    game: str
    kinds: tuple[Kind, ...]
    level: int
    tasks: tuple[str, ...]


class WantedExam(Struct, frozen=True, forbid_unknown_fields=True):
    """An examination that somebody wants to sit or to set; without a seed it gets one by lot."""

    law: Short
    game: Short
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=10)] = ("pay",)
    level: int = 4
    count: int = 10
    seed: int | None = None

    def exam(self) -> Exam:
        library().check_game(self.law, self.game)
        kinds = tuple(dict.fromkeys(self.kinds))
        seed = random.SystemRandom().randrange(MOST_SEED) if self.seed is None else self.seed
        found = Exam(
            law=self.law, game=self.game, kinds=kinds, level=self.level, count=self.count, seed=seed
        )  # fmt: skip
        check_exam(found)
        return found


class Sat(Struct, frozen=True, forbid_unknown_fields=True):
    """An examination that somebody sat: their answers, the name that stands on the certificate, and for which class."""

    exam: Annotated[str, Meta(max_length=200)]
    answers: Annotated[tuple[Answer, ...], Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=60)] = ""
    of: Annotated[str, Meta(max_length=20)] = ""


class CertificateTold(Struct, frozen=True):
    """A certificate: whether it says what comes of marking its answers anew, whether it is passed, and every exercise
    with its mark."""

    certificate: Certificate
    holds: bool
    passed: bool
    exercises: tuple[Shown, ...]
    marks: tuple[MarkTold, ...]


class NewClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A class that somebody wants to teach."""

    name: Short
    law: Short
    game: Short


class ByLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the link of a class."""

    code: Annotated[str, Meta(max_length=60)]


class ClassHead(Struct, frozen=True):
    """A class: what it learns, who teaches it, whether that is who asks, and how many are in it."""

    id: str
    name: str
    law: str
    game: str
    teacher: str
    mine: bool
    pupils: int


class SatTold(Struct, frozen=True):
    """An examination that a pupil sat: the how-manieth of theirs in this class, and what came of it."""

    number: int
    exam: str
    points: int
    most: int
    passed: bool
    seconds: float
    day: int


class PupilTold(Struct, frozen=True):
    """What a pupil of a class did in its game since they came: how much of it was right, how quickly, the level of each
    kind, what goes wrong, the examinations of the class."""

    person: str
    name: str
    asked: int
    right: int
    seconds: float
    last: float
    levels: dict[Kind, int]
    weak: tuple[TopicTold, ...]
    exams: tuple[SatTold, ...]


class ClassTold(Struct, frozen=True):
    """A class for its teacher (`code` is that of its link), or for one of its pupils, who sees only their own line."""

    head: ClassHead
    code: str
    exams: tuple[ExamTold, ...]
    pupils: tuple[PupilTold, ...]


# -- exercises ---------------------------------------------------------------------------------------------------------


@get("/api/school/lessons", tags=TAGS, responses=problems(400, 404, 503))
async def lessons(
    request: AnyRequest, figures: TheFigures, law: ALaw, game: AGame, lang: FromQuery[Tongue | None] = None
) -> Lessons:
    """What there is to learn of a game under a law."""
    library().check_game(law, game)
    tongue = choose_language(request, lang)
    return await figures.lessons.ask(("lessons", law, game, tongue), lambda: tell_lessons(law, game, tongue))


@get("/api/school/sheet", tags=TAGS, responses=problems(400, 404, 503))
async def sheet(
    request: AnyRequest, figures: TheFigures, law: ALaw, game: AGame, lang: FromQuery[Tongue | None] = None
) -> TableSheet:
    """By what the cloth of an exercise is drawn: the sheet of a table of the game at the usual minimum."""
    library().check_game(law, game)
    tongue = choose_language(request, lang)
    return await figures.lessons.ask(("sheet", law, game, tongue), lambda: make_sheet(law, game, tongue))


@post("/api/school/next", tags=TAGS, status_code=200, responses=problems(400, 404, 503))
async def next_exercise(
    request: AnyRequest, visitor: Visiting, data: JSONBody[NextWish], house: TheHouse, figures: TheFigures,
    limits: TheLimits, lang: FromQuery[Tongue | None] = None,
) -> Shown:  # fmt: skip
    """The exercise that somebody should do next: what went wrong and is due again, what they have not tried, anything
    of their level."""
    library().check_game(data.law, data.game)
    for each in data.tracks:
        check_track(each.track)
    course = await course_of(house.school, visitor)
    seed = random.SystemRandom().randrange(MOST_SEED) if data.seed is None else data.seed
    if course is None:
        tracks: dict[Track_key, Track] = {(each.kind, data.law, data.game): each.track for each in data.tracks}
        done = data.done
    else:
        tracks, done = fold_course(course.done), len(course.done)
    now = house.books.clock()

    def choose() -> Task:
        kinds = [kind for kind in data.kinds or KINDS if has_kind(kind, data.law, data.game)]
        if not kinds:  # says why there is none
            make_exercise(Task(kind=(data.kinds or KINDS)[0], law=data.law, game=data.game))

        def topics(kind: Kind) -> Sequence[str]:
            return topics_of(kind, data.law, data.game)

        return choose_task(tracks, done, kinds, data.law, data.game, topics, seed, now, data.level)

    asked = msgspec.json.encode(data)
    question = ("next", asked, seed, done, visitor.id if course is not None and visitor is not None else "")
    task = await figures.lessons.ask(question, choose, (limits.lessons, address(request)))
    return await show(task, figures, limits, request, choose_language(request, lang))


@get("/api/school/exercise", tags=TAGS, responses=problems(400, 404, 503))
async def exercise(
    request: AnyRequest, figures: TheFigures, limits: TheLimits, code: Line, help: FromQuery[bool] = True,
    lang: FromQuery[Tongue | None] = None,
) -> Shown:  # fmt: skip
    """The exercise that a line names; without help nothing is said beforehand."""
    return await show(read_task(code), figures, limits, request, choose_language(request, lang), help)


@post("/api/school/marks", tags=TAGS, status_code=200, responses=problems(400, 404, 503))
async def mark_answer(
    request: AnyRequest, visitor: Visiting, data: JSONBody[Answered], house: TheHouse, figures: TheFigures,
    limits: TheLimits, lang: FromQuery[Tongue | None] = None,
) -> Marked:  # fmt: skip
    """Marks an answer, by what the engine does; whoever has an account has it in their course."""
    task, tongue = read_task(data.code), choose_language(request, lang)
    if data.track is not None:
        check_track(data.track)
    made = await make(task, figures, limits, request)
    result = mark(made, data.answer)
    course = await course_of(house.school, visitor)
    now = house.books.clock()
    done = note_done(result, data.answer, now)
    before = data.track or Track()
    if course is not None and visitor is not None:
        before = fold_course(course.done).get((task.kind, task.law, task.game), Track())
        await house.school.keep(visitor.id, Exercised(done, now))
    track = follow(before, task, done)
    told = Speaker(task.law, task.game, tongue).mark(made, result)
    return Marked(told, task.kind, track, int(now // DAY), course is not None)


@get("/api/school/course", tags=TAGS, responses=problems(401, 403))
async def my_course(person: Asking, house: TheHouse) -> CourseTold:
    """What somebody did, as far as the house keeps it."""
    check(person, "attend-class")
    course = await course_of(house.school, person)
    return CourseTold(False, 0) if course is None else tell_course(course.done)


# -- examinations ------------------------------------------------------------------------------------------------------


@post("/api/school/exam", tags=TAGS, status_code=200, responses=problems(400, 404))
async def make_exam(data: JSONBody[WantedExam]) -> ExamTold:
    """An examination of a game. Nothing is kept of it: its line is all there is."""
    return tell_exam(data.exam())


@get("/api/school/exam", tags=TAGS, responses=problems(400, 404))
async def see_exam(code: Line) -> ExamTold:
    """The examination that a line names."""
    found = read_exam(code)
    library().check_game(found.law, found.game)
    return tell_exam(found)


@post("/api/school/exams", tags=TAGS, status_code=200, responses=problems(400, 403, 404, 503))
async def sit_exam(
    request: AnyRequest, visitor: Visiting, data: JSONBody[Sat], house: TheHouse, figures: TheFigures,
    limits: TheLimits, lang: FromQuery[Tongue | None] = None,
) -> CertificateTold:  # fmt: skip
    """Marks an examination that somebody sat. Where it is one of a class, its teacher sees it."""
    exam, school = read_exam(data.exam), house.school
    library().check_game(exam.law, exam.game)
    tongue, now = choose_language(request, lang), house.books.clock()
    course = await course_of(school, visitor)
    of = ""
    if data.of and visitor is not None and exam.code in school.find(visitor, data.of).exams:
        of = data.of

    def work() -> Certificate:
        return certify(exam, data.name, data.answers, int(now // DAY))

    limit = (limits.lessons, address(request))
    made = await figures.lessons.ask(("sat", msgspec.json.encode(data), int(now // DAY)), work, limit)
    if course is not None and visitor is not None:
        nameless = msgspec.structs.replace(made, name="")
        await school.keep(visitor.id, Examined(nameless, of, now))
    return await tell_certificate(made, figures, limits, request, tongue)


@post("/api/school/certificates", tags=TAGS, status_code=200, responses=problems(400, 404, 503))
async def check_certificate(
    request: AnyRequest, data: JSONBody[Certificate], figures: TheFigures, limits: TheLimits,
    lang: FromQuery[Tongue | None] = None,
) -> CertificateTold:  # fmt: skip
    """Makes every exercise of a certificate anew and marks its answers again."""
    exam = read_exam(data.exam)
    library().check_game(exam.law, exam.game)
    return await tell_certificate(data, figures, limits, request, choose_language(request, lang))


# -- classes -----------------------------------------------------------------------------------------------------------


@get("/api/school/classes", tags=TAGS, responses=problems(401, 403))
async def classes(person: Asking, house: TheHouse) -> list[ClassHead]:
    """The classes that somebody teaches, and those that they are in."""
    check(person, "attend-class")
    school = house.school
    await school.know()
    found = [*school.taught_by(person.id), *school.attended_by(person.id)]
    return [head_of(each, person, house.called) for each in found]


@post("/api/school/classes", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def make_class(
    request: AnyRequest, person: Asking, data: JSONBody[NewClass], house: TheHouse, figures: TheFigures,
    limits: TheLimits, key: Key = "", lang: FromQuery[Tongue | None] = None,
) -> ClassTold:  # fmt: skip
    """Somebody begins to teach a class."""
    check(person, "teach")
    limits.renames.take(f"class {person.id}")
    asked = once(PLACE, person.id, key, ("class", data))
    found = await house.school.make(person, data.name.strip() or data.game, data.law, data.game, asked)
    return await tell_class(found, person, house.school, figures, choose_language(request, lang))


@get("/api/school/classes/{id:str}", tags=TAGS, responses=problems(400, 401, 403, 404))
async def see_class(
    request: AnyRequest, person: Asking, id: ClassId, house: TheHouse, figures: TheFigures,
    lang: FromQuery[Tongue | None] = None,
) -> ClassTold:  # fmt: skip
    """A class: for its teacher all who are in it, for a pupil themselves."""
    check(person, "attend-class")
    await house.school.know()
    found = house.school.find(person, id)
    return await tell_class(found, person, house.school, figures, choose_language(request, lang))


@post("/api/school/classes/{id:str}/enter", tags=TAGS, status_code=200, responses=problems(400, 401, 403, 404, 409))
async def enter_class(
    request: AnyRequest, person: Asking, id: ClassId, data: JSONBody[ByLink], house: TheHouse, figures: TheFigures,
    limits: TheLimits, lang: FromQuery[Tongue | None] = None,
) -> ClassTold:  # fmt: skip
    """Somebody comes into a class by its link. Wrong codes count like wrong passwords."""
    check(person, "attend-class")
    with limits.guess((limits.devices, f"class {person.id}")):
        found = await house.school.let_in(person, id, data.code)
    return await tell_class(found, person, house.school, figures, choose_language(request, lang))


@post("/api/school/classes/{id:str}/exams", tags=TAGS, status_code=200, responses=problems(400, 401, 403, 404, 409))
async def set_exam(
    request: AnyRequest, person: Asking, id: ClassId, data: JSONBody[WantedExam], house: TheHouse, figures: TheFigures,
    lang: FromQuery[Tongue | None] = None,
) -> ClassTold:  # fmt: skip
    """The teacher sets their class an examination in its game."""
    check(person, "teach")
    found = await house.school.set_exam(person, id, data.exam())
    return await tell_class(found, person, house.school, figures, choose_language(request, lang))


@get("/api/school/classes/{id:str}/sat", tags=TAGS, responses=problems(400, 401, 403, 404, 503))
async def replay_exam(
    request: AnyRequest, person: Asking, id: ClassId, house: TheHouse, figures: TheFigures, limits: TheLimits,
    pupil: Annotated[str, QueryParameter(max_length=60)],
    number: Annotated[int, QueryParameter(ge=1, le=10**6)] = 1,
    lang: FromQuery[Tongue | None] = None,
) -> CertificateTold:  # fmt: skip
    """An examination that a pupil of a class sat, played again from its seed: every exercise with their answer."""
    check(person, "attend-class")
    school = house.school
    await school.know()
    found = school.find(person, id)
    mine = person.id == found.made.teacher or person.id == pupil
    sat = exams_of(await school.course(pupil), found) if mine and pupil in found.pupils else []
    if number > len(sat):
        raise UnknownClass("no-such-sat", field="number", value=number)
    named = msgspec.structs.replace(sat[number - 1].certificate, name=house.called([pupil]).get(pupil, ""))
    return await tell_certificate(named, figures, limits, request, choose_language(request, lang))


@delete("/api/school/classes/{id:str}", tags=TAGS, responses=problems(400, 401, 403, 404))
async def close_class(person: Asking, id: ClassId, house: TheHouse) -> None:
    """The teacher closes a class. What its pupils did stays theirs."""
    check(person, "teach")
    await house.school.close(person, id)


# -- how it is told ----------------------------------------------------------------------------------------------------


def make_sheet(law: str, game: str, lang: str) -> TableSheet:
    opening = Opening(law=law, game=game, minimum=library().currency(law).minimum)
    decider = TableGame(prepare(opening))
    laid = Laid(Listed("", opening, decider.prepared.digest), decider, library().currency(law), opening.minimum)
    return table_sheet(laid, lang, compared=False)


def tell_lessons(law: str, game: str, lang: str) -> Lessons:
    speaker = Speaker(law, game, lang)
    kinds = tuple(
        KindTold(
            kind,
            speaker.say(f"school-kind-{kind}"),
            tuple(TopicTold(topic, speaker.topic(topic)) for topic in topics_of(kind, law, game)),
        )
        for kind in kinds_of(law, game)
    )
    return Lessons(law, game, LEVELS, kinds)


async def make(task: Task, figures: Figures, limits: Limits, request: AnyRequest) -> Exercise:
    """The exercise that a task names, made once for all who ask for it."""
    limit = (limits.lessons, address(request))
    return await figures.lessons.ask(("exercise", task.code), lambda: make_exercise(task), limit)


async def show(
    task: Task, figures: Figures, limits: Limits, request: AnyRequest, lang: str, help: bool = True
) -> Shown:
    return show_made(await make(task, figures, limits, request), lang, help)


def show_made(made: Exercise, lang: str, help: bool = True) -> Shown:
    told = Speaker(made.task.law, made.task.game, lang).exercise(made, help)
    steps = made.steps if isinstance(made, DealExercise) else (made,)
    last = steps[-1]
    came = last.came if isinstance(last, PayExercise) else None
    return Shown(told, tuple(step.table for step in steps), came)


def check_track(track: Track) -> None:
    """What somebody brings along of their own course is not without end."""
    if len(track.cards) > MOST_CARDS or any(len(topic) > 60 for topic in track.cards):
        raise BadCourse("course-too-long", field="track", value=len(track.cards), most=MOST_CARDS)


async def course_of(school: School, person: Person | None) -> Course | None:
    """What somebody did so far; nothing where the house keeps nothing of them."""
    if person is None:
        return None
    await school.know()
    return await school.course(person.id) if school.keeps(person) else None


def tell_course(done: Sequence[DoneExercise]) -> CourseTold:
    tracks = (TrackTold(kind, law, game, track) for (kind, law, game), track in fold_course(done).items())
    return CourseTold(True, len(done), tuple(tracks), tuple(fold_days(done)))


def tell_exam(exam: Exam) -> ExamTold:
    codes = tuple(task.code for task in exam.tasks())
    return ExamTold(exam.code, exam.law, exam.game, exam.kinds, exam.level, codes)


async def tell_certificate(
    made: Certificate, figures: Figures, limits: Limits, request: AnyRequest, lang: str
) -> CertificateTold:
    """A certificate with everything that it stands on."""
    exam = read_exam(made.exam)

    def work() -> tuple[bool, tuple[Exercise, ...], tuple[Mark, ...]]:
        exercises = tuple(make_exercise(task) for task in exam.tasks())
        return holds(made), exercises, tuple(mark_exam(exam, made.answers))

    limit = (limits.lessons, address(request))
    question = ("certificate", msgspec.json.encode(made))
    true, exercises, marks = await figures.lessons.ask(question, work, limit)
    speaker = Speaker(exam.law, exam.game, lang)
    told = tuple(speaker.mark(*each) for each in zip(exercises, marks, strict=True))
    return CertificateTold(made, true, made.passed, tuple(show_made(each, lang, False) for each in exercises), told)


def head_of(found: SchoolClass, person: Person, called: Callable[[Iterable[str]], dict[str, str]]) -> ClassHead:
    made = found.made
    teacher = called([made.teacher]).get(made.teacher, "")
    mine = made.teacher == person.id
    return ClassHead(made.id, made.name, made.law, made.game, teacher, mine, len(found.pupils))


async def tell_class(found: SchoolClass, person: Person, school: School, figures: Figures, lang: str) -> ClassTold:
    made, called = found.made, school.house.called
    teaches = made.teacher == person.id
    whom = list(found.pupils) if teaches else [person.id]
    names = called(whom)
    courses = {who: await school.course(who) for who in whom}
    head = head_of(found, person, called)
    exams = tuple(tell_exam(read_exam(code)) for code in found.exams)

    def work() -> tuple[PupilTold, ...]:
        speaker = Speaker(made.law, made.game, lang)
        return tuple(tell_pupil(who, names.get(who, ""), courses[who], found, speaker) for who in whom)

    state = tuple((who, len(courses[who].done), len(courses[who].sat), names.get(who, "")) for who in whom)
    pupils = await figures.lessons.ask(("class", made.id, teaches, state, lang), work)
    return ClassTold(head, made.code if teaches else "", exams, pupils)


def tell_pupil(who: str, name: str, course: Course, of: SchoolClass, speaker: Speaker) -> PupilTold:
    done = done_in(course, of, of.pupils.get(who, 0.0))
    tracks = fold_course(done)
    weak = tuple(TopicTold(topic, speaker.topic(topic)) for _, topic, _ in weakest(tracks, 3))
    sat = tuple(
        SatTold(
            n, each.certificate.exam, each.certificate.points, each.certificate.most, each.certificate.passed,
            each.certificate.seconds, each.certificate.day,
        )
        for n, each in enumerate(exams_of(course, of), 1)
    )  # fmt: skip
    return PupilTold(
        person=who, name=name, asked=len(done), right=sum(each.right for each in done),
        seconds=sum(each.answer.seconds for each in done), last=done[-1].at if done else 0.0,
        levels={kind: track.level for (kind, _, _), track in tracks.items()}, weak=weak, exams=sat,
    )  # fmt: skip


ROUTES = [
    lessons, sheet, next_exercise, exercise, mark_answer, my_course, make_exam, see_exam, sit_exam, check_certificate,
    classes, make_class, see_class, enter_class, set_exam, replay_exam, close_class,
]  # fmt: skip
