"""`novamas school`: the croupier's school. Exercises of any game, marked by the engine; a file keeps what was done."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, cast

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Json, Lang, LawOfGame
from novamas.cli.play.terminal import Goodbye, Terminal
from novamas.cli.screen import put_json
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.money import parse
from novamas.kit.names import game_name
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, say
from novamas.law import library
from novamas.school import (
    KINDS,
    Answer,
    BadTask,
    Certificate,
    ChoiceExercise,
    DealExercise,
    DoneExercise,
    Exam,
    Exercise,
    ExerciseTold,
    Kind,
    Mark,
    MarkTold,
    NoTask,
    Speaker,
    Task,
    certify,
    check_exam,
    fold_course,
    fold_days,
    holds,
    kinds_of,
    make_exercise,
    mark,
    next_task,
    note_done,
    read_task,
    solution,
    topics_of,
    weakest,
)

LESSONS, EXAM, PROGRESS, MARK, SHOW = "lessons", "exam", "progress", "mark", "show"
WHAT = (LESSONS, *KINDS, EXAM, PROGRESS, MARK, SHOW)
KEPT = 5_000
"""Exercises that the file of a pupil remembers."""
WRONG = 1
USUAL = 10
"""Exercises of an examination where nobody says how many."""

What = Annotated[str, Parameter(help=word("option-school-what"))]
Subject = Annotated[str, Parameter(show_default=False, help=word("option-school-subject"))]
Level = Annotated[int | None, Parameter(name="--level", metavar="N", help=word("option-school-level"))]
Seed = Annotated[int | None, Parameter(name="--seed", metavar="S", help=word("option-school-seed"))]
Count = Annotated[int | None, Parameter(name="--count", metavar="N", help=word("option-school-count"))]
Kinds = Annotated[
    list[str] | None,
    Parameter(name="--kind", metavar="KIND", negative=(), show_default=False, help=word("option-school-kind")),
]
Name = Annotated[str, Parameter(name="--name", metavar="NAME", show_default=False, help=word("option-school-name"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-school-out"))]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The file of a pupil: everything that they did."""

    format: int = 1
    done: tuple[DoneExercise, ...] = ()


def school(
    what: What = LESSONS,
    subject: Subject = "",
    /,
    *,
    law: LawOfGame = None,
    level: Level = None,
    seed: Seed = None,
    count: Count = None,
    kind: Kinds = None,
    name: Name = "",
    out: Out = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    if what not in WHAT:
        raise BadInput(word("school-no-such", value=what, known=", ".join(WHAT)), field="what", value=what)
    if what == PROGRESS:
        return show_progress(tongue, json)
    if not subject:
        raise BadInput(word(f"school-needs-{'file' if what == MARK else 'code' if what == SHOW else 'game'}"))
    if what == MARK:
        return mark_again(Path(subject), tongue, json)
    if what == SHOW:
        return show_one(read_task(subject), tongue, json)
    game = ask.a_game(subject, law)
    law = ask.the_law(game, law)
    kinds = choose_kinds(what, kind, law, game)
    terminal = Terminal(tongue)
    pupil = Pupil(terminal, law, game, kinds, level, seed)
    if what == EXAM:
        return pupil.sit(USUAL if count is None else count, name, out)
    return pupil.learn(count, keeps=seed is None)


def choose_kinds(what: str, named: Sequence[str] | None, law: str, game: str) -> tuple[Kind, ...]:
    """The kinds of exercises that are meant: the one that was named, else those of the options, else all there are."""
    wanted = list(named or ()) or ([what] if what in KINDS else [])
    if unknown := [each for each in wanted if each not in KINDS]:
        raise BadTask("task-kind", field="kind", value=unknown[0], known=KINDS)
    kinds = tuple(cast(Kind, each) for each in dict.fromkeys(wanted))
    for each in kinds:
        make_exercise(Task(kind=each, law=law, game=game))  # or says why there is none
    if not (kinds := kinds or kinds_of(law, game)):
        raise NoTask("task-none", field="game", value=game, game=game)
    return kinds


class Pupil:
    """Somebody at a terminal who learns a game."""

    def __init__(
        self, terminal: Terminal, law: str, game: str, kinds: tuple[Kind, ...], level: int | None, seed: int | None
    ) -> None:
        self.t, self.law, self.game, self.kinds, self.level = terminal, law, game, kinds, level
        self.seed = random.randrange(10**9) if seed is None else seed
        self.speaker = Speaker(law, game, terminal.lang)

    # -- lessons -------------------------------------------------------------------------------------------------------

    def learn(self, count: int | None, keeps: bool) -> int:
        """Exercises one after another, until there have been enough or the pupil leaves."""
        path = file_of_pupil()
        kept = list(read_pupil(path).done) if keeps else []
        begun = len(kept)
        topics = partial(topics_of, law=self.law, game=self.game)
        self.t.say("school-welcome", "bold", game=game_name(self.game, self.t.lang))
        self.t.say("school-leave", "dim")
        try:
            while count is None or len(kept) - begun < count:
                now = time.time()
                task = next_task(kept, self.kinds, self.law, self.game, topics, self.seed, now, self.level)
                mark, answer = self.exercise(task, len(kept) - begun + 1)
                kept.append(note_done(mark, answer, time.time()))
                if keeps:
                    write_pupil(path, Kept(done=tuple(kept[-KEPT:])))
        except Goodbye:
            pass
        self.close(kept[begun:])
        return 0

    def close(self, today: Sequence[DoneExercise]) -> None:
        """What came of it."""
        if not today:
            return
        self.t.line()
        self.t.say(
            "school-session",
            "bold",
            right=sum(each.right for each in today),
            asked=len(today),
            seconds=round(sum(each.answer.seconds for each in today) / len(today)),
        )
        self.t.say("school-session-seed", "dim", seed=str(self.seed))

    def exercise(self, task: Task, number: int, help: bool = True) -> tuple[Mark, Answer]:
        """One exercise: asked, answered, marked."""
        exercise = make_exercise(task)
        told = self.speaker.exercise(exercise, help)
        self.put(told, number)
        began = time.monotonic()
        answer = self.answer(exercise, told)
        answer = msgspec.structs.replace(answer, seconds=round(time.monotonic() - began, 1))
        marked = mark(exercise, answer)
        if help:
            self.put_mark(self.speaker.mark(exercise, marked))
        return marked, answer

    def put(self, told: ExerciseTold, number: int) -> None:
        """The question."""
        self.t.line()
        topic = f" · {told.topic_name}" if told.topic_name else ""
        self.t.line(
            f"{number}. {told.title} · {self.t.word('school-level', level=told.level, most=told.levels)}{topic}", "bold"
        )
        if not told.options:  # the line of a question says what it is about
            self.t.line(told.code, "dim")
        self.put_question(told)

    def put_question(self, told: ExerciseTold) -> None:
        """What has happened, what is asked, and what there is to choose from."""
        for line in told.story:
            self.t.line(f"  {line}", "dim")
        for line in told.facts:
            self.t.line(f"  {line}")
        self.t.line(told.question)
        for slip in told.slips:
            places = ", ".join(f"{place.name} {place.amount}" for place in slip.places)
            self.t.line(f"  {slip.number:>2}  {slip.owner}: {places}")
            if told.shown and slip.hint:
                self.t.line(f"      {slip.hint}", "cyan")
        for n, option in enumerate(told.options, 1):
            self.t.line(f"  {n:>2}  {option}")
        if told.shown and told.order_hint:
            self.t.line(f"      {told.order_hint}", "cyan")
        if told.shown and told.hint:
            self.t.line(f"      {told.hint}", "cyan")

    def answer(self, exercise: Exercise, told: ExerciseTold) -> Answer:
        """What the pupil says; help when they ask for it."""
        if isinstance(exercise, DealExercise):
            return self.deal(exercise, told)
        if isinstance(exercise, ChoiceExercise):
            return self.choose(told)
        self.t.say(f"school-how-{told.asks}", "dim")
        entries: list[tuple[int, int]] = []
        helped = False
        while True:
            said = self.t.ask()
            if not said:
                return Answer(entries=tuple(entries), helped=helped)
            if said in ("?", "¿"):
                helped = self.help(told) or helped
                continue
            if said in ("quit", "q"):
                raise Goodbye
            try:
                entries += [self.read_entry(token, told, entries) for token in said.split()]
            except BadInput as e:
                self.t.line(str(phrase(e, self.t.lang)), "red")

    def deal(self, exercise: DealExercise, told: ExerciseTold) -> Answer:
        """The steps of a round, one after another."""
        answers = []
        for n, (step, asked) in enumerate(zip(exercise.steps, told.steps, strict=True), 1):
            self.t.say("school-step", "bold", number=n, most=len(told.steps))
            self.put_question(asked)
            answers.append(self.answer(step, asked))
        return Answer(steps=tuple(answers), helped=any(each.helped for each in answers))

    def read_entry(self, token: str, told: ExerciseTold, before: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """`3=175` pays so much for the third slip, `3-` takes its stake, `3-2.50` so much of it; `3=0` does nothing."""
        sign = next((c for c in token if c in "=-"), "")
        number, _, amount = token.partition(sign) if sign else (token, "", "")
        slips = {str(slip.number): slip for slip in told.slips}
        if not sign or number not in slips or (sign == "=" and not amount):
            raise BadInput(word("school-bad-entry", value=token))
        if any(int(number) == n for n, _ in before):
            raise BadInput(word("school-entry-twice", number=number))
        money = self.speaker.currency
        amount = amount.replace(",", ".")
        worth = parse(amount or slips[number].stake, money)
        if worth < 0:
            raise BadInput(word("school-bad-entry", value=token))
        return int(number), -worth if sign == "-" else worth

    def choose(self, told: ExerciseTold) -> Answer:
        """The number of an answer."""
        helped = False
        while True:
            said = self.t.ask(self.t.word("school-how-choice", most=len(told.options)))
            if said in ("?", "¿"):
                helped = self.help(told) or helped
            elif said in ("quit", "q"):
                raise Goodbye
            elif said.isascii() and said.isdigit() and 1 <= int(said) <= len(told.options):
                return Answer(chosen=int(said) - 1, helped=helped)
            else:
                self.t.say("school-how-choice", "red", most=len(told.options))

    def help(self, told: ExerciseTold) -> bool:
        """What is due and why, where that level has help; whether it was given."""
        hints = [(slip.number, slip.hint) for slip in told.slips if slip.hint]
        if not hints and not told.hint:
            self.t.say("school-no-help", "dim")
            return False
        for number, hint in hints:
            self.t.line(f"  {number:>2}  {hint}", "cyan")
        for line in filter(None, (told.order_hint, told.hint)):
            self.t.line(f"      {line}", "cyan")
        return not told.shown

    def put_mark(self, told: MarkTold, of_round: bool = False) -> None:
        """How it was, and by which article."""
        self.t.line(told.words, "bold green" if told.right else "bold red")
        for n, step in enumerate(told.steps, 1):
            if not step.right:
                self.t.say("school-step", "bold", number=n, most=len(told.steps))
                self.put_mark(step, of_round=True)
        for line in told.lines:
            if not (line.right and line.in_turn):
                self.t.line(f"  {line.number:>2}  {line.name}: {line.words} {line.why} [{', '.join(line.clauses)}]")
        if not told.right and told.order_words:
            self.t.line(f"      {told.order_words}")
        if told.answer_words and not told.right:
            self.t.say("school-right-answer", answer=told.answer_words)
        if told.answer_words and not of_round:
            self.t.line(told.code, "dim")
        if not told.right or told.answer_words:
            for clause in told.clauses:
                self.t.line(f"      {clause.id}: {clause.text}", "dim")

    # -- examinations --------------------------------------------------------------------------------------------------

    def sit(self, count: int, name: str, out: Path | None) -> int:
        """An examination: no help, no marks before the end, and a certificate."""
        exam = Exam(law=self.law, game=self.game, kinds=self.kinds, level=self.level or 4, count=count, seed=self.seed)
        check_exam(exam)
        self.t.say("school-exam", "bold", game=game_name(self.game, self.t.lang), count=count)
        self.t.line(exam.code, "dim")
        answers: list[Answer] = []
        try:
            for number, task in enumerate(exam.tasks(), 1):
                answers.append(self.exercise(task, number, help=False)[1])
        except Goodbye:
            self.t.say("school-exam-left")
        made = certify(exam, name, answers, int(time.time() // 86_400))
        self.t.line()
        for line in certificate_lines(made, self.t.lang):
            self.t.line(line, "bold")
        if out is not None:
            write(out, msgspec.json.format(msgspec.json.encode(made)))
            self.t.say("school-certificate-written", file=str(out))
        return 0 if made.passed else WRONG


# -- what there is without a pupil -------------------------------------------------------------------------------------


def show_one(task: Task, tongue: str, json: bool) -> int:
    """An exercise with its answer: for a teacher."""
    exercise = make_exercise(task)
    speaker = Speaker(task.law, task.game, tongue)
    told = speaker.exercise(exercise)
    marked = speaker.mark(exercise, mark(exercise, solution(exercise)))
    if json:
        put_json({"exercise": msgspec.to_builtins(told), "solution": msgspec.to_builtins(marked)})
        return 0
    terminal = Terminal(tongue)
    pupil = Pupil(terminal, task.law, task.game, (task.kind,), task.level, task.seed)
    pupil.put(msgspec.structs.replace(told, shown=True), 1)
    for line in marked.lines:
        terminal.line(f"  {line.number:>2}  {line.due}: {line.why} [{', '.join(line.clauses)}]")
    if marked.order_words:
        terminal.line(f"      {marked.order_words}")
    if marked.answer_words:
        terminal.say("school-right-answer", answer=marked.answer_words)
    for clause in marked.clauses:
        terminal.line(f"      {clause.id}: {clause.text}", "dim")
    return 0


def mark_again(path: Path, tongue: str, json: bool) -> int:
    """A certificate, with every answer marked anew."""
    try:
        made = msgspec.json.decode(read(path), type=Certificate)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadInput(word("school-no-certificate", file=str(path)), field="file", value=str(path)) from None
    true = holds(made)
    if json:
        put_json({"certificate": msgspec.to_builtins(made), "holds": true, "passed": made.passed})
    else:
        terminal = Terminal(tongue)
        for line in certificate_lines(made, tongue):
            terminal.line(line)
        terminal.say("school-holds" if true else "school-does-not-hold", "bold green" if true else "bold red")
    return 0 if true else WRONG


def certificate_lines(made: Certificate, tongue: str) -> list[str]:
    """What a certificate says."""
    law, game = made.exam.split(":")[1:3]
    told = {
        "name": made.name or say("school-nobody", tongue),
        "game": game_name(game, tongue),
        "law": library().head(law).short_name(tongue),
        "points": made.points,
        "most": made.most,
        "percent": 100 * made.points // made.most if made.most else 0,
        "seconds": round(made.seconds / len(made.answers)) if made.answers else 0,
    }
    verdict = "school-passed" if made.passed else "school-not-passed"
    return [say("school-certificate", tongue, **told), say(verdict, tongue, **told), made.exam]


def show_progress(tongue: str, json: bool) -> int:
    """Speed and accuracy over time, levels, and what goes wrong most often."""
    kept = read_pupil(file_of_pupil()).done
    tracks, days = fold_course(kept), fold_days(kept)
    weak = weakest(tracks)
    if json:
        named = [{"kind": k, "law": w, "game": g, **msgspec.to_builtins(t)} for (k, w, g), t in tracks.items()]
        put_json({"tracks": named, "days": msgspec.to_builtins(days)})
        return 0
    terminal = Terminal(tongue)
    if not kept:
        terminal.say("school-nothing-done")
    for (kind, law, game), track in tracks.items():
        terminal.say(
            "school-track",
            kind=say(f"school-kind-{kind}", tongue),
            game=game_name(game, tongue),
            law=library().head(law).short_name(tongue),
            level=track.level,
            right=track.right,
            asked=track.asked,
            seconds=round(track.seconds / track.asked),
        )
    for day in days[-14:]:
        date = time.strftime("%Y-%m-%d", time.gmtime(day.day * 86_400))
        told = {"right": day.right, "asked": day.asked, "seconds": round(day.seconds / day.asked)}
        terminal.say("school-day", "dim", date=date, **told)
    for (_, law, game), topic, card in weak:
        said = Speaker(law, game, tongue).topic(topic)
        terminal.say("school-weak", topic=said, game=game_name(game, tongue), right=card.right, asked=card.asked)
    return 0


# -- files -------------------------------------------------------------------------------------------------------------


def file_of_pupil() -> Path:
    """Where the pupil of this machine keeps what they did, or what `NOVAMAS_SCHOOL` names."""
    if own := os.environ.get("NOVAMAS_SCHOOL"):
        return Path(own)
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "novamas" / "school.json"


def read_pupil(path: Path) -> Kept:
    """What was done so far; nothing where there is no file yet."""
    if not path.exists():
        return Kept()
    try:
        return msgspec.json.decode(read(path), type=Kept)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadInput(word("school-no-pupil", file=str(path)), field="file", value=str(path)) from None


def write_pupil(path: Path, kept: Kept) -> None:
    """Keeps what was done: the new file takes the place of the old one at once."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(path)
    except OSError as e:
        raise _explain(path, e) from None


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as e:
        raise _explain(path, e) from None


def write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content + b"\n")
    except OSError as e:
        raise _explain(path, e) from None


def _explain(path: Path, error: OSError) -> BadInput:
    why = phrase(why_not(error), choose_language())
    return BadInput(word("cli-system", path=str(path), why=str(why)), field="file", value=str(path))
