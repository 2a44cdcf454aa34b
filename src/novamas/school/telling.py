"""Exercises and marks in words: what a terminal prints and a page shows, in any language that novamas speaks."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec
from msgspec import Struct

from novamas.games import family
from novamas.games.lesson import Line, put_into_words
from novamas.kit.decider import Call, Command, Refused, is_person
from novamas.kit.errors import Words
from novamas.kit.money import Currency, Ratio, plain, show
from novamas.kit.names import game_name, spot_name
from novamas.kit.spaces import Clause
from novamas.kit.wire import money_fields
from novamas.kit.words import announcement, has, phrase, refusal, say, sentence
from novamas.law import Library, library
from novamas.school.exercises import ChoiceExercise, DealExercise, Due, Exercise, Mark, PayExercise, Slip
from novamas.school.pay import PEOPLE
from novamas.school.rounds import Happened
from novamas.school.tasks import LEVELS
from novamas.table.telling import Teller

SHOWN, ASKED = 2, 3
"""Levels up to which everything is said beforehand, and up to which help may be had."""


class ClauseTold(Struct, frozen=True):
    """A clause with its text, and the language that the text is in."""

    id: str
    text: str
    lang: str


class PlaceTold(Struct, frozen=True):
    """Where a stake lies and how much it is; `on` is its key."""

    on: str
    name: str
    amount: str


class SlipTold(Struct, frozen=True, kw_only=True):
    """A slip to be dealt with. `bet` is the number of its bet on the cloth, if it is one; `stake` is what lies there,
    as amounts are written; `hint` says what is due, and why."""

    number: int
    owner: str
    places: tuple[PlaceTold, ...]
    bet: int
    stake: str
    total: str
    hint: str = ""


class ExerciseTold(Struct, frozen=True, kw_only=True):
    """An exercise in words. `asks` is `stakes`, `people`, `choice` or, of a round with steps, `round`."""

    code: str
    kind: str
    title: str
    law: str
    game: str
    level: int
    levels: int
    topic: str
    topic_name: str
    asks: str
    story: tuple[str, ...]
    facts: tuple[str, ...] = ()
    question: str
    slips: tuple[SlipTold, ...] = ()
    options: tuple[str, ...] = ()
    steps: tuple[ExerciseTold, ...] = ()
    seconds: int = 0
    order_hint: str = ""
    hint: str = ""
    shown: bool = False
    money: str = ""
    digits: int = 2


class LineTold(Struct, frozen=True, kw_only=True):
    """What is said of one slip of a cloth that was paid. `net` is what was due: paid, or less than nothing if taken."""

    number: int
    name: str
    right: bool
    in_turn: bool
    given: str
    due: str
    net: int
    words: str
    why: str
    clauses: tuple[Clause, ...] = ()


class MarkTold(Struct, frozen=True, kw_only=True):
    """A mark in words, with the text of every clause that it names, and what would have been right."""

    code: str
    right: bool
    points: int
    most: int
    words: str
    seconds: float
    helped: bool
    lines: tuple[LineTold, ...] = ()
    order: tuple[int, ...] = ()
    order_words: str = ""
    chosen: int | None = None
    answer: int | None = None
    answer_words: str = ""
    clauses: tuple[ClauseTold, ...] = ()
    steps: tuple[MarkTold, ...] = ()


class Speaker:
    """Tells exercises of a game under a law in a language."""

    def __init__(self, law: str, game: str, lang: str, laws: Library | None = None) -> None:
        self.law, self.game, self.lang = law, game, lang
        self.laws = laws or library()
        self.currency: Currency = self.laws.currency(law)
        self.teller = Teller(lang, self.currency, family(law, game, laws), _Everybody())

    def say(self, key: str, **args: object) -> str:
        return say(key, self.lang, **args)

    def money(self, amount: int) -> str:
        return show(amount, self.currency, self.lang)

    # -- what happened -------------------------------------------------------------------------------------------------

    def tell(self, what: object) -> str:
        """Anything that an exercise speaks of: what happened, a call, a refusal, a sentence, several of them."""
        match what:
            case Happened():
                return self.tell_event(what)
            case Call():
                return self.call(what)
            case Command():
                return self.tell_deed(what)
            case Refused():
                value = what.value
                if isinstance(value, str) and not is_person(value):
                    value = self.teller.name(value)
                return refusal(Refused(what.code, (), what.field, value, **what.args_), self.lang, self.currency)
            case Line():
                return put_into_words(what, self.lang)
            case Words():
                return str(phrase(what, self.lang))
            case Exception():
                return sentence(what, self.lang)
            case str():
                return what
            case tuple() | list():
                return " ".join(filter(None, (self.tell(each) for each in what)))
        raise AssertionError(f"nobody can say {what!r}")

    def call(self, call: Call) -> str:
        """What is called, as the law has it: in Spanish, and translated for whoever does not speak it."""
        aloud = announcement(call, "es", self.currency)
        return f"«{aloud}»" if self.lang == "es" else f"«{aloud}» ({self.teller.call(call)})"

    def tell_deed(self, command: Command) -> str:
        """What somebody does or wants to do, in a line: who, what, and what of it can be said."""
        kind = type(command).__name__
        keys = (f"school-deed-{kind}", f"console-act-{kind}")
        name = next((self.say(key, game=self.game) for key in keys if has(key)), kind)
        told = []
        for field in msgspec.structs.fields(type(command)):
            value = getattr(command, field.name)
            if field.name == "by" or value in (None, "", (), 0, False):
                continue
            if field.name == "cause":
                told.append(self.teller.cause(value))
            elif field.name == "on":
                told.append(spot_name(value, self.lang))
            elif field.encode_name in money_fields(type(command)):
                told.append(self.money(value))
            elif isinstance(value, int | str) and not isinstance(value, bool):
                told.append(self.teller.name(value) if isinstance(value, str) and value[:1] == "@" else str(value))
        who = self.teller.name(command.by)
        more = f" ({', '.join(told)})" if told else ""
        return f"{who[:1].upper()}{who[1:]}: {name}{more}."

    def tell_event(self, what: Happened) -> str:
        """An event in a sentence, with what was called aloud."""
        told = self.teller.tell(what.event, what.by, what.round, what.spots.get).strip()
        calls = " · ".join(self.teller.call(call) for call in what.event.calls)
        return f"{told} «{calls}»" if calls and calls not in told else told

    def story(self, story: Iterable[Happened], most: int = 0) -> tuple[str, ...]:
        """What happened, one sentence after another; the same one is not said twice in a row."""
        lines: list[str] = []
        for each in story:
            line = self.tell_event(each)
            if line and (not lines or lines[-1] != line):
                lines.append(line)
        return tuple(lines[-most:] if most else lines)

    def clauses(self, ids: Iterable[Clause]) -> tuple[ClauseTold, ...]:
        """Clauses with their texts."""
        register = self.laws.register(self.law)
        found = (id for id in dict.fromkeys(ids) if id in register)
        return tuple(ClauseTold(id, *register.text(id, self.lang)) for id in found)

    # -- exercises -----------------------------------------------------------------------------------------------------

    def exercise(self, exercise: Exercise, help: bool = True) -> ExerciseTold:
        """An exercise as it is asked; without `help` no hint is in it."""
        if isinstance(exercise, DealExercise):
            return self.round(exercise, help)
        task = exercise.task
        pays = isinstance(exercise, PayExercise)
        helps = help and task.level <= ASKED
        return ExerciseTold(
            code=task.code,
            kind=task.kind,
            title=self.say(f"school-kind-{task.kind}"),
            law=task.law,
            game=task.game,
            level=task.level,
            levels=LEVELS,
            topic=task.topic if pays else "",
            topic_name=self.topic(task.topic) if pays else "",
            asks=exercise.asks if isinstance(exercise, PayExercise) else "choice",
            story=self.story(exercise.story),
            facts=() if isinstance(exercise, PayExercise) else tuple(self.tell(fact) for fact in exercise.facts),
            question=self.say(f"school-ask-{exercise.asks}")
            if isinstance(exercise, PayExercise)
            else self.tell(exercise.question),
            slips=self.slips(exercise, helps) if isinstance(exercise, PayExercise) else (),
            options=() if isinstance(exercise, PayExercise) else tuple(self.tell(o.says) for o in exercise.options),
            order_hint=self.order_words(exercise) if helps and isinstance(exercise, PayExercise) else "",
            hint=self.hint(exercise) if helps and isinstance(exercise, ChoiceExercise) else "",
            shown=help and task.level <= (SHOWN if pays else 1),
            money=self.currency.symbol,
            digits=self.currency.digits,
        )

    def round(self, exercise: DealExercise, help: bool) -> ExerciseTold:
        """A round, step by step."""
        task = exercise.task
        return ExerciseTold(
            code=task.code, kind=task.kind, title=self.say(f"school-kind-{task.kind}"), law=task.law, game=task.game,
            level=task.level, levels=LEVELS, topic="", topic_name="", asks="round", story=(),
            question=self.say("school-time", seconds=exercise.seconds),
            steps=tuple(self.exercise(step, help) for step in exercise.steps), seconds=exercise.seconds,
            money=self.currency.symbol, digits=self.currency.digits,
        )  # fmt: skip

    def topic(self, topic: str) -> str:
        """What an exercise is about, if it is about anything in particular."""
        if not topic:
            return ""
        for key in (f"bet-{topic}", f"console-act-{topic}", f"school-topic-{topic}", f"call-{topic}"):
            if has(key, self.lang) or has(key):
                return self.say(key, game=self.game)
        return topic.replace("-", " ")

    def slips(self, exercise: PayExercise, helps: bool) -> tuple[SlipTold, ...]:
        return tuple(
            SlipTold(
                number=slip.number,
                owner=self.teller.name(slip.owner),
                bet=slip.bet,
                places=tuple(PlaceTold(on, self.place(on), self.money(n)) for on, n in slip.stakes),
                stake=plain(slip.total, self.currency),
                total=self.money(slip.total),
                hint=self.why(exercise, slip, due) if helps else "",
            )
            for slip, due in zip(exercise.slips, exercise.dues, strict=True)
        )

    def place(self, on: str) -> str:
        """Where a stake lies; where it does not lie on a spot, what it was for."""
        named = spot_name(on, self.lang)
        return self.teller.why(on) if named == on else named

    def hint(self, exercise: ChoiceExercise) -> str:
        """The text of the clause that decides a question."""
        return " ".join(clause.text for clause in self.clauses(exercise.clauses)[:1])

    def why(self, exercise: PayExercise, slip: Slip, due: Due) -> str:
        """Why so much is due for a slip."""
        amount = self.money(abs(due.net))
        if exercise.asks == PEOPLE:
            return self.say("school-why-person", sum=amount) if due.net else self.say("school-why-person-nothing")
        if due.net > 0 and due.pays:
            ratio = Ratio.parse(due.pays)
            odds = self.say("web-pays", win=ratio.numerator, stake=ratio.denominator)
            stake = self.money(slip.total)
            times = _number(Fraction(ratio), self.lang)
            return self.say("school-why-won", odds=odds, stake=stake, times=times, sum=amount)
        if due.net > 0:
            return self.say("school-why-paid", sum=amount)
        if due.net == 0:
            return self.say("school-why-open")
        whole = -due.net == slip.total
        return self.say("school-why-lost" if whole else "school-why-part", sum=amount)

    def order(self, exercise: PayExercise) -> list[list[Slip]]:
        """The slips by their turn."""
        turns: dict[int, list[Slip]] = {}
        for slip, due in zip(exercise.slips, exercise.dues, strict=True):
            if due.rank is not None:
                turns.setdefault(due.rank, []).append(slip)
        return [turns[rank] for rank in sorted(turns)]

    def order_words(self, exercise: PayExercise) -> str:
        """In which order the slips have their turn."""
        turns = self.order(exercise)
        if len(turns) < 2:
            return ""
        named = " → ".join(", ".join(str(slip.number) for slip in turn) for turn in turns)
        return self.say("school-order", turns=named)

    # -- marks ---------------------------------------------------------------------------------------------------------

    def mark(self, exercise: Exercise, mark: Mark) -> MarkTold:
        """What is said of an answer."""
        told = {"points": mark.points, "most": mark.most}
        words = self.say("school-mark-right" if mark.right else "school-mark-wrong", **told)
        if isinstance(exercise, DealExercise):
            late = self.say("school-late", seconds=round(mark.seconds), most=exercise.seconds) if mark.late else ""
            return MarkTold(
                code=mark.task.code, right=mark.right, points=mark.points, most=mark.most,
                words=f"{words} {late}".strip(), seconds=mark.seconds, helped=mark.helped,
                steps=tuple(self.mark(*each) for each in zip(exercise.steps, mark.steps, strict=True)),
            )  # fmt: skip
        if isinstance(exercise, ChoiceExercise):
            right = exercise.options[exercise.right]
            return MarkTold(
                code=mark.task.code, right=mark.right, points=mark.points, most=mark.most, words=words,
                seconds=mark.seconds, helped=mark.helped, chosen=mark.chosen, answer=exercise.right,
                answer_words=self.tell(right.says), clauses=self.clauses((*right.clauses, *exercise.clauses)),
            )  # fmt: skip
        lines = self.lines(exercise, mark)
        return MarkTold(
            code=mark.task.code, right=mark.right, points=mark.points, most=mark.most, words=words,
            seconds=mark.seconds, helped=mark.helped, lines=lines,
            order=tuple(slip.number for turn in self.order(exercise) for slip in turn),
            order_words=self.order_words(exercise),
            clauses=self.clauses(c for line in lines for c in line.clauses),
        )  # fmt: skip

    def lines(self, exercise: PayExercise, mark: Mark) -> tuple[LineTold, ...]:
        """What is said of each slip."""
        found = []
        for slip, due, each in zip(exercise.slips, exercise.dues, mark.slips, strict=True):
            state = "right" if each.right and each.in_turn else "early" if each.right else "wrong"
            given = self.due(each.given) if each.given is not None else self.say("school-due-unsaid")
            clauses = (*due.clauses, *(due.order_clauses if not each.in_turn else ()))
            found.append(
                LineTold(
                    number=slip.number,
                    name=self.slip_name(slip),
                    right=each.right,
                    in_turn=each.in_turn,
                    given=given,
                    due=self.due(due.net),
                    net=due.net,
                    words=self.say(f"school-slip-{state}", given=given, due=self.due(due.net)),
                    why=self.why(exercise, slip, due),
                    clauses=tuple(dict.fromkeys(clauses or due.order_clauses)),
                )
            )
        return tuple(found)

    def slip_name(self, slip: Slip) -> str:
        places = ", ".join(f"{self.place(on)} {self.money(n)}" for on, n in slip.stakes)
        return f"{self.teller.name(slip.owner)}: {places}"

    def due(self, net: int | None) -> str:
        """What is done with a slip, in words."""
        if not net:
            return self.say("school-due-nothing")
        return self.say("school-due-pay" if net > 0 else "school-due-take", sum=self.money(abs(net)))

    def game_name(self) -> str:
        return game_name(self.game, self.lang)


class _Everybody(dict[str, str]):
    """Everybody's name is their id."""

    def get(self, who: str, default: object = None) -> str:
        return who


def _number(value: Fraction, lang: str) -> str:
    """How many times the stake: “35”, “0.95” where that is short, else a fraction."""
    if value.denominator == 1:
        return str(value.numerator)
    text = f"{float(value):.4f}".rstrip("0")
    if Fraction(text) == value:
        return text if lang == "en" else text.replace(".", ",")
    return f"{value.numerator}/{value.denominator}"


__all__ = ["ClauseTold", "ExerciseTold", "MarkTold", "SlipTold", "Speaker"]
