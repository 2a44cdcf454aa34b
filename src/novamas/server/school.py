"""The school of a house: what those who have an account did in it, and classes with a teacher.

What somebody did stands in a stream of their own (`school/<id>`) and is folded into a course. A class is a few records
of the house: who teaches it, who came by its link, which examinations it was set. Nobody's name is in either.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import Worded
from novamas.law import library
from novamas.school import Certificate, DoneExercise, Exam
from novamas.server.friends import new_code
from novamas.server.roles import Person, check
from novamas.store import Record
from novamas.store.books import HOUSE, SCHOOL
from novamas.store.once import Once

if TYPE_CHECKING:
    from novamas.server.house import House

MOST_CLASSES = 50  # of one teacher that are open
MOST_PUPILS = 500  # of one class
MOST_SET = 100  # examinations of one class
COURSES = 256  # that are kept in memory


class UnknownClass(Worded):
    """No class of that number."""

    code = "unknown-class"


class BadCourse(Worded):
    """A course that somebody brings along and that nobody can have."""

    code = "bad-course"


# -- facts -------------------------------------------------------------------------------------------------------------


class ClassMade(Struct, frozen=True):
    """Somebody teaches a class: a game of a law, and the code of its link."""

    id: str
    teacher: str
    name: str
    law: str
    game: str
    code: str
    at: float = 0.0


class ClassJoined(Struct, frozen=True):
    """Somebody came into a class by its link."""

    id: str
    person: str
    at: float = 0.0


class ExamSet(Struct, frozen=True):
    """The teacher of a class set it an examination."""

    id: str
    exam: str
    at: float = 0.0


class ClassClosed(Struct, frozen=True):
    id: str
    at: float = 0.0


class Exercised(Struct, frozen=True):
    """Somebody did an exercise, in a stream of their own."""

    done: DoneExercise
    at: float = 0.0


class Examined(Struct, frozen=True):
    """Somebody sat an examination, in a stream of their own; of a class, if one was set it. Its certificate names
    nobody."""

    certificate: Certificate
    of: str = ""
    at: float = 0.0


OF_THE_HOUSE = {kind.__name__: kind for kind in (ClassMade, ClassJoined, ExamSet, ClassClosed)}
OF_A_PUPIL = {kind.__name__: kind for kind in (Exercised, Examined)}
RECORDS: dict[str, type[Struct]] = {**OF_THE_HOUSE, **OF_A_PUPIL}


# -- what it knows -----------------------------------------------------------------------------------------------------


class SchoolClass:
    """A class as its records say it: since when its pupils are in, which examinations it was set and when."""

    def __init__(self, made: ClassMade) -> None:
        self.made = made
        self.pupils: dict[str, float] = {}
        self.exams: dict[str, float] = {}
        self.closed = False


class Course:
    """What one person did, as far as their stream was read."""

    def __init__(self, house: House, person: str) -> None:
        self.journal = house.books.journal
        self.chain = self.journal.chain(SCHOOL + person)
        self.done: list[DoneExercise] = []
        self.sat: list[Examined] = []

    def refresh(self) -> None:
        for read in self.journal.follow(self.chain):
            found = msgspec.json.decode(read.body, type=OF_A_PUPIL[read.kind])
            if isinstance(found, Exercised):
                self.done.append(found.done)
            elif isinstance(found, Examined):
                self.sat.append(found)


class School:
    """The classes of a house and the courses of its people. What is asked is read from the disk first: a colleague may
    have written there too."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.classes: dict[str, SchoolClass] = {}
        self._chain = house.books.journal.chain(HOUSE)
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._doing = asyncio.Lock()

    def refresh(self) -> None:
        """Reads what the house's stream says of classes since the last time."""
        for read in self.house.books.journal.follow(self._chain):
            if read.kind in OF_THE_HOUSE:
                self.note(msgspec.json.decode(read.body, type=OF_THE_HOUSE[read.kind]))

    def note(self, fact: Struct) -> None:
        match fact:
            case ClassMade(id=id):
                self.classes[id] = SchoolClass(fact)
            case ClassJoined(id=id, person=person, at=at):
                self.classes[id].pupils.setdefault(person, at)
            case ExamSet(id=id, exam=exam, at=at):
                self.classes[id].exams.setdefault(exam, at)
            case ClassClosed(id=id):
                self.classes[id].closed = True

    async def know(self) -> None:
        async with self._doing:
            await asyncio.to_thread(self.refresh)

    def find(self, person: Person, id: str) -> SchoolClass:
        """A class that somebody teaches or is in; nobody else is told anything of it."""
        found = self.get(id)
        if person.id != found.made.teacher and person.id not in found.pupils:
            raise Refused("not-your-class", field="class", value=id)
        return found

    def get(self, id: str) -> SchoolClass:
        if id not in self.classes or self.classes[id].closed:
            raise UnknownClass("no-class", field="class", value=id)
        return self.classes[id]

    def taught_by(self, person: str) -> list[SchoolClass]:
        return [each for each in self.classes.values() if each.made.teacher == person and not each.closed]

    def attended_by(self, person: str) -> list[SchoolClass]:
        return [each for each in self.classes.values() if person in each.pupils and not each.closed]

    def keeps(self, person: Person | None) -> bool:
        """Whether the house keeps what somebody does: for accounts, and for guests who are in a class."""
        return person is not None and (person.role != "guest" or bool(self.attended_by(person.id)))

    async def course(self, person: str) -> Course:
        """What somebody did, as it stands on disk."""
        async with self._doing:
            course = self._courses.setdefault(person, Course(self.house, person))
            self._courses.move_to_end(person)
            if len(self._courses) > COURSES:
                self._courses.popitem(last=False)
            await asyncio.to_thread(course.refresh)
            return course

    # -- what is done --------------------------------------------------------------------------------------------------

    async def keep(self, person: str, what: Exercised | Examined) -> None:
        """Writes what somebody did into their own stream."""
        stream = SCHOOL + person
        async with self._doing:
            self.house.books.journal.forget(stream)  # a colleague may have written there too
            await self.house.write([Record(stream, type(what).__name__, what)])

    async def make(self, person: Person, name: str, law: str, game: str, once: Once | None) -> SchoolClass:
        """Somebody begins to teach."""
        check(person, "teach")
        library().check_game(law, game)

        async def do() -> str:
            async with self._doing, self.house.in_turn("school"):
                await asyncio.to_thread(self.refresh)
                if len(self.taught_by(person.id)) >= MOST_CLASSES:
                    raise Refused("enough-classes", limit=MOST_CLASSES)
                id = str(len(self.classes) + 1)
                now = self.house.books.clock()
                await self.write(ClassMade(id, person.id, name, law, game, new_code(), now), once, id)
                return id

        return self.get(await self.house.exactly.do(once, do, str))

    async def let_in(self, person: Person, id: str, code: str) -> SchoolClass:
        """Somebody comes into a class by its link."""
        check(person, "attend-class")
        async with self._doing, self.house.in_turn("school"):
            await asyncio.to_thread(self.refresh)
            found = self.get(id)
            if not hmac.compare_digest(found.made.code.encode(), code.encode()):
                raise Refused("not-your-class", field="class", value=id)
            if person.id != found.made.teacher and person.id not in found.pupils:
                if len(found.pupils) >= MOST_PUPILS:
                    raise Refused("enough-pupils", limit=MOST_PUPILS)
                await self.write(ClassJoined(id, person.id, self.house.books.clock()))
            return found

    async def set_exam(self, person: Person, id: str, exam: Exam) -> SchoolClass:
        """The teacher sets their class an examination in its game."""
        async with self._doing, self.house.in_turn("school"):
            await asyncio.to_thread(self.refresh)
            found = self.of_teacher(person, id)
            if (exam.law, exam.game) != (found.made.law, found.made.game):
                raise Refused("other-game-than-class", field="exam", value=exam.code)
            if len(found.exams) >= MOST_SET:
                raise Refused("enough-exams", limit=MOST_SET)
            if exam.code not in found.exams:
                await self.write(ExamSet(id, exam.code, self.house.books.clock()))
            return found

    async def close(self, person: Person, id: str) -> None:
        """The teacher closes a class; what its pupils did stays theirs."""
        async with self._doing, self.house.in_turn("school"):
            await asyncio.to_thread(self.refresh)
            self.of_teacher(person, id)
            await self.write(ClassClosed(id, self.house.books.clock()))

    def of_teacher(self, person: Person, id: str) -> SchoolClass:
        check(person, "teach")
        found = self.get(id)
        if person.id != found.made.teacher:
            raise Refused("not-your-class", field="class", value=id)
        return found

    async def write(self, fact: Struct, once: Once | None = None, answer: object = True) -> None:
        """Writes something of the house, and folds it."""
        records = [Record(HOUSE, type(fact).__name__, fact)]
        await self.house.write([*records, *([] if once is None else [once.record(answer)])])
        await asyncio.to_thread(self.refresh)


def exams_of(course: Course, of: SchoolClass) -> list[Examined]:
    """The examinations of a class that somebody sat."""
    return [each for each in course.sat if each.of == of.made.id]


def done_in(course: Course, of: SchoolClass, since: float) -> list[DoneExercise]:
    """What somebody did in the game of a class since they are in it."""
    made, found = of.made, []
    for each in course.done:
        law, game = each.code.split(":")[1:3]
        if each.at >= since and (law, game) == (made.law, made.game):
            found.append(each)
    return found


__all__ = [
    "RECORDS", "BadCourse", "Course", "Examined", "Exercised", "School", "SchoolClass", "UnknownClass", "done_in",
    "exams_of",
]  # fmt: skip
