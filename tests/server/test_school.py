"""The school over HTTP: anybody learns, accounts have a course, a class has a teacher who sees it and nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from parlour import audited
from visitors import Casino, Visitor, problem

from novamas.school import PayExercise, Task, make_exercise, read_exam, read_task, solution
from novamas.server.house import House
from novamas.store.books import open_books

LAW, GAME = "euskadi-1996", "boule"
HERE = {"law": LAW, "game": GAME}


def wish(**more: Any) -> dict[str, Any]:
    return {**HERE, "kinds": ["pay"], **more}


def right(code: str) -> dict[str, Any]:
    """What the engine itself would answer."""
    found: dict[str, Any] = msgspec.to_builtins(solution(make_exercise(read_task(code))))
    return {**found, "seconds": 4.0}


def test_a_stranger_learns_and_carries_the_course_along(shared: Casino) -> None:
    """Nothing is kept of a stranger: what they can is in their own hands, and decides what they are asked next."""
    lessons = shared.ask("GET", f"/api/school/lessons?law={LAW}&game={GAME}&lang=es").json()
    assert [each["kind"] for each in lessons["kinds"]] == ["pay", "ruling", "call", "floor", "deal"]
    (pay, *_) = lessons["kinds"]
    sheet = shared.ask("GET", f"/api/school/sheet?law={LAW}&game={GAME}").json()
    assert {topic["topic"] for topic in pay["topics"]} <= {spot["kind"] for spot in sheet["spots"]}
    track, asked = None, []
    for n in range(3):
        tracks = [] if track is None else [{"kind": "pay", "track": track}]
        told = shared.ask("POST", "/api/school/next", wish(tracks=tracks, done=n)).json()["told"]
        asked.append((told["level"], told["topic"]))
        body = {"code": told["code"], "answer": right(told["code"]), "track": track}
        answer = shared.ask("POST", "/api/school/marks", body)
        assert answer.status_code == 200, answer.text
        marked = answer.json()
        assert marked["mark"]["right"]
        assert not marked["kept"]
        track = marked["track"]
    assert (track["level"], track["asked"], track["right"]) == (2, 3, 3), "three right in a row lead a level up"
    topics = [topic["topic"] for topic in pay["topics"]]
    assert asked == [(1, topic) for topic in topics[:3]], "each kind of bet in turn"


def test_a_cloth_is_drawn_with_its_stakes_before_anybody_is_paid(shared: Casino) -> None:
    code = "pay:euskadi-1996:roulette-french:4:5"
    shown = shared.ask("GET", f"/api/school/exercise?code={code}&lang=es").json()
    exercise = make_exercise(read_task(code))
    assert isinstance(exercise, PayExercise)
    (table,) = shown["tables"]
    lying = {int(id): bet for id, bet in table["desk"]["bets"].items()}
    for slip in shown["told"]["slips"]:
        assert lying[slip["bet"]]["on"] == slip["places"][0]["on"]
    assert len(lying) == len(shown["told"]["slips"])
    wrong = {"entries": [[exercise.slips[0].number, 1]], "seconds": 9}
    mark = shared.ask("POST", "/api/school/marks?lang=es", {"code": code, "answer": wrong}).json()["mark"]
    assert not mark["right"]
    assert all(line["clauses"] for line in mark["lines"] if not line["right"])
    assert {id for line in mark["lines"] for id in line["clauses"]} == {clause["id"] for clause in mark["clauses"]}


def test_an_examination_says_nothing_beforehand(shared: Casino) -> None:
    exam = shared.ask("POST", "/api/school/exam", {**HERE, "kinds": ["pay", "ruling"], "level": 1, "count": 4}).json()
    assert shared.ask("GET", f"/api/school/exam?code={exam['code'].replace('+', '%2B')}").json() == exam
    for code in exam["tasks"]:
        told = shared.ask("GET", f"/api/school/exercise?code={code}&help=false").json()["told"]
        assert not told["hint"]
        assert not told["order_hint"]
        assert not any(slip["hint"] for slip in told["slips"])
    answers = [right(code) for code in exam["tasks"]]
    body = {"exam": exam["code"], "answers": answers, "name": "Ana"}
    sat = shared.ask("POST", "/api/school/exams?lang=en", body).json()
    assert sat["holds"]
    assert sat["passed"]
    assert len(sat["exercises"]) == len(sat["marks"]) == 4
    made = {**sat["certificate"], "points": sat["certificate"]["points"] - 1}
    assert not shared.ask("POST", "/api/school/certificates", made).json()["holds"], "one point was taken off"


def test_a_class_is_seen_by_its_teacher_and_by_nobody_else(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        teacher, pupil, guest = casino.someone("croupier"), casino.account("player", "ana"), casino.guest()
        other = casino.account("player", "berta")
        problem(guest("POST", "/api/school/classes", {**HERE, "name": "Tuesday"}), 403, "not-your-role")
        made = teacher("POST", "/api/school/classes", {**HERE, "name": "Tuesday"}, idempotency_key="once").json()
        again = teacher("POST", "/api/school/classes", {**HERE, "name": "Tuesday"}, idempotency_key="once").json()
        assert again == made
        place = f"/api/school/classes/{made['head']['id']}"
        link = {"code": made["code"]}
        for visitor in (pupil, guest):
            problem(visitor("POST", f"{place}/enter", {"code": "a guess"}), 403, "not-your-class")
            problem(visitor.get(place), 403, "not-your-class")
            entered = visitor("POST", f"{place}/enter", link).json()
            assert entered["code"] == "", "only the teacher gives the link away"
            assert [each["person"] for each in entered["pupils"]] == [visitor.id]
        problem(pupil("POST", f"{place}/exams", {**HERE, "kinds": ["pay"]}), 403, "not-your-class")
        problem(teacher("POST", f"{place}/exams", {**HERE, "game": "craps"}), 409, "other-game-than-class")
        wanted = {**HERE, "kinds": ["pay"], "level": 1, "count": 2, "seed": 31}
        exam = teacher("POST", f"{place}/exams", wanted).json()["exams"][0]

        do(guest, exam["tasks"][0], right(exam["tasks"][0]))
        do(guest, exam["tasks"][1], {"entries": []})
        answers = [right(exam["tasks"][0]), {}]
        body = {"exam": exam["code"], "answers": answers, "of": made["head"]["id"], "name": "Leocadia"}
        sat = pupil("POST", "/api/school/exams", body)
        assert not sat.json()["passed"]

        told = teacher.get(place).json()
        lines = {each["person"]: each for each in told["pupils"]}
        assert (lines[guest.id]["asked"], lines[guest.id]["right"]) == (2, 1)
        (result,) = lines[pupil.id]["exams"]
        assert (result["points"], result["passed"]) == (sat.json()["certificate"]["points"], False)
        replayed = teacher.get(f"{place}/sat?pupil={pupil.id}").json()
        assert replayed["holds"]
        assert replayed["certificate"]["name"] == "ana"
        assert [mark["right"] for mark in replayed["marks"]] == [True, False]
        problem(guest.get(f"{place}/sat?pupil={pupil.id}"), 404, "unknown-class")
        problem(other.get(f"{place}/sat?pupil={pupil.id}"), 403, "not-your-class")
        assert [each["id"] for each in guest.get("/api/school/classes").json()] == [made["head"]["id"]]
        assert other.get("/api/school/classes").json() == []

    # it is on disk, without anybody's name, and the audit knows it
    casino = Casino(House(open_books(str(tmp_path / "casino.db"))), deal=False)
    with casino.client:
        teacher.casino = pupil.casino = casino
        assert teacher.get(place).json() == told
        assert teacher("DELETE", place).status_code == 204
        problem(teacher.get(place), 404, "unknown-class")
        assert pupil.get("/api/school/course").json()["kept"]
    assert audited(str(tmp_path / "casino.db")).clean
    assert b"Leocadia" not in (tmp_path / "casino.db").read_bytes(), "nobody's name is in what is kept"


def do(visitor: Visitor, code: str, answer: dict[str, Any]) -> None:
    assert visitor("POST", "/api/school/marks", {"code": code, "answer": answer}).json()["kept"]


def test_an_account_has_its_course_wherever_it_signs_in(shared: Casino) -> None:
    ana = shared.account("player", "carla")
    code = ana("POST", "/api/school/next", wish()).json()["told"]["code"]
    do(ana, code, right(code))
    course = ana.get("/api/school/course").json()
    assert (course["kept"], course["done"]) == (True, 1)
    ((track,), (day,)) = course["tracks"], course["days"]
    assert (track["kind"], track["game"], track["track"]["right"], day["right"]) == ("pay", GAME, 1, 1)
    assert shared.guest().get("/api/school/course").json() == {"kept": False, "done": 0, "tracks": [], "days": []}
    second = ana("POST", "/api/school/next", wish()).json()["told"]
    assert second["topic"] != read_task(code).topic, "what is known waits"


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/school/exercise?code=pay:nowhere:boule:1:1", None, "unknown-law"),
        ("GET", "/api/school/exercise?code=cook:euskadi-1996:boule:1:1", None, "bad-task"),
        ("GET", "/api/school/lessons?law=euskadi-1996&game=chess", None, "unknown-game"),
        ("POST", "/api/school/next", {**HERE, "game": "raffle", "kinds": ["pay"]}, "no-task"),
        ("POST", "/api/school/exam", {**HERE, "count": 4000}, "bad-task"),
        ("POST", "/api/school/exams", {"exam": "exam:x", "answers": []}, "bad-task"),
    ],
)
def test_what_names_no_exercise_is_one_sentence(
    shared: Casino, method: str, path: str, body: dict[str, Any] | None, code: str
) -> None:
    answer = shared.ask(method, path, body)
    problem(answer, answer.status_code, code)
    assert answer.status_code in (400, 404)


def test_a_course_that_nobody_can_have_is_refused(shared: Casino) -> None:
    cards = {f"topic {n}": {} for n in range(500)}
    body = {"code": Task(kind="pay", law=LAW, game=GAME).code, "answer": {}, "track": {"cards": cards}}
    problem(shared.ask("POST", "/api/school/marks", body), 400, "bad-course")


def test_a_line_of_an_examination_is_read_where_a_plus_is_written(shared: Casino) -> None:
    code = "exam:euskadi-1996:boule:pay+call:2:3:9"
    assert read_exam(code).kinds == ("pay", "call")
    assert shared.ask("GET", f"/api/school/exam?code={code.replace('+', '%2B')}").json()["kinds"] == ["pay", "call"]
