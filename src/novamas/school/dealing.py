"""Deal it: a whole round as its croupier meets it, against company that makes mistakes, and against the clock.

The round is one that was played. At each moment at which staff had to act the pupil says what is done now; in between
somebody tries something, and the pupil lets them or tells them why not; at the end the cloth is paid.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from novamas.games.lesson import Line
from novamas.games.sheet import Sheet
from novamas.kit.decider import CHANCE, AnyDesk, Command, Offer, Refused, is_person, verify
from novamas.kit.words import has
from novamas.law import Library
from novamas.school.exercises import ChoiceExercise, Option, PayExercise
from novamas.school.exercises import DealExercise as Round
from novamas.school.pay import PLANS, TRIES, exercise_of, sheet_of, suits
from novamas.school.rounds import Act, Happened, Settled, look_at, pick, rounds
from novamas.school.tasks import NoTask, Task
from novamas.table.decider import TableGame

SECONDS = (25, 20, 16, 12, 9)
"""Time for each step of a round, and for each stake of its cloth, at each level."""
TRIED = (1, 1, 2, 3, 4)
"""What company tries in a round at each level."""
ACTS, WAYS = 4, 3
"""Answers to what is done, and to whether something is allowed."""
ALLOW = "allowed"


def topics_to_deal(task: Task, laws: Library | None = None) -> list[str]:
    """A round is learnt as a whole."""
    return []


def make_deal(task: Task, laws: Library | None = None) -> Round:
    """The round that a task names. The same every time."""
    _, sheet = sheet_of(task, laws)
    plan = PLANS[task.level - 1]
    for tried, settled in enumerate(rounds(task.law, task.game, plan, sheet, f"deal {task.code}", "", laws)):
        payment = exercise_of(task, settled, sheet)
        if payment is not None and (suits(payment, plan, "") or tried >= TRIES):
            steps = tuple(steps_of(task, settled, sheet, payment))
            if len(steps) > 1:
                time = SECONDS[task.level - 1]
                return Round(task=task, steps=steps, seconds=time * (len(steps) - 1 + len(payment.slips)))
        if tried >= 2 * TRIES:
            break
    raise NoTask("task-none-deal", field="game", value=task.game, game=task.game)


def steps_of(
    task: Task, settled: Settled, sheet: Sheet, payment: PayExercise
) -> Iterator[ChoiceExercise | PayExercise]:
    """The moments of a round: what staff do, what somebody tries, and the payment."""
    rng = random.Random(f"steps {task.code}")
    last = settled.act.before.desk.round
    acts = [act for act in settled.acts if act.before.desk.round in (last, last - 1)]
    names = [each for each in dict.fromkeys(name_of(act.command) for act in acts if is_duty(act)) if each]
    others = [each.kind for each in sheet.irregularities if has(f"console-act-{each.kind}")]
    moments = [n for n, act in enumerate(acts) if act.command.by != CHANCE and settled_people(act, settled)]
    trying = set(rng.sample(moments, min(TRIED[task.level - 1], len(moments))))
    told: list[Happened] = []
    for n, act in enumerate(acts):
        seen = look_at(settled, act.before)
        if n in trying and (attempt := attempt_at(task, settled, act, tuple(told), rng)) is not None:
            yield msgspec.structs.replace(attempt, table=seen)
            told = []
        if is_duty(act) and (name := name_of(act.command)):
            duty = duty_of(task, act, name, tuple(told), names, others, rng)
            yield msgspec.structs.replace(duty, table=seen)
            told = []
        spots = {k: bet.on for k, bet in getattr(act.before.desk, "bets", {}).items() if hasattr(bet, "on")}
        told += (Happened(e, act.command.by, act.before.desk.round, spots) for e in act.events)
    yield payment


def is_duty(act: Act) -> bool:
    """Whether an act was one of the staff."""
    return act.command.by != CHANCE and not is_person(act.command.by)


def settled_people(act: Act, settled: Settled) -> bool:
    return any(who in act.before.desk.chips for who in settled.people)


def name_of(command: Command) -> str:
    """What an act of staff is called at the console, if it is called anything."""
    kind = type(command).__name__
    return kind if has(f"console-act-{kind}") else ""


def duty_of(
    task: Task,
    act: Act,
    name: str,
    story: tuple[Happened, ...],
    names: Sequence[str],
    others: Sequence[str],
    rng: random.Random,
) -> ChoiceExercise:
    """What is done now?"""
    wrong = [each for each in dict.fromkeys((*names, *others)) if each != name]
    rng.shuffle(wrong)
    clauses = tuple(dict.fromkeys(c for e in act.events for c in e.clauses))
    named = [name, *wrong[: ACTS - 1]]
    rng.shuffle(named)
    options = tuple(Option(says=Line(f"console-act-{each}", {"game": task.game}), clauses=clauses) for each in named)
    return ChoiceExercise(
        task=task,
        topic=name,
        story=story,
        question=Line("school-ask-deal"),
        options=options,
        right=named.index(name),
        clauses=clauses,
    )


# -- what company tries ------------------------------------------------------------------------------------------------


def attempt_at(
    task: Task, settled: Settled, act: Act, story: tuple[Happened, ...], rng: random.Random
) -> ChoiceExercise | None:
    """Somebody tries something: a stake beside the limits, one that comes too late, or one that is quite in order."""
    desk: AnyDesk = act.before.desk
    present = [who for who in settled.people if who in desk.chips]
    who = pick(present, rng)
    kinds = {kind.__name__: kind for kind in type(settled.game).commands}
    found = list(attempts(settled.decider, act, who, kinds, settled.acts, rng))
    if not found:
        return None
    command, refused = pick(found, rng)
    allowed = Option(says=Line("school-stands"))
    reasons = list({each.code: each for _, each in found if each is not None}.values())
    right = allowed if refused is None else Option(says=refused, clauses=refused.clauses)
    amount = getattr(command, "amount", None)
    likely = [each for each in reasons if refused is None or each.code != refused.code]
    wrong = [
        Option(says=Refused(e.code, e.clauses, e.field, amount if e.field == "amount" else e.value, **e.args_))
        for e in likely
    ]
    rng.shuffle(wrong)
    options = [right, *([] if refused is None else [allowed]), *wrong][:WAYS]
    if len(options) < 2:
        return None
    rng.shuffle(options)
    return ChoiceExercise(
        task=task,
        topic=f"refused-{refused.code}" if refused is not None else ALLOW,
        story=story,
        question=(command, Line("school-ask-allow")),
        options=tuple(options),
        right=next(n for n, option in enumerate(options) if option is right),
        clauses=right.clauses,
    )


def attempts(
    decider: TableGame,
    act: Act,
    who: str,
    kinds: dict[str, type[Command]],
    before: Sequence[Act],
    rng: random.Random,
) -> Iterator[tuple[Command, Refused | None]]:
    """Stakes that somebody may think of now, each with what the table says of it: offered ones, those beside what is
    offered, and what was in order before and comes late."""
    offers = [o for o in decider.options(act.before, who, "PlaceBet") if o.form]
    tried = [command for offer in offers[:8] for command in beside(offer, kinds, rng)]
    tried += [
        msgspec.structs.replace(each.command, by=who)
        for each in before[-12:]
        if type(each.command).__name__ == "PlaceBet"
    ]
    for command in tried:
        try:
            verify(decider, act.before, command)
        except Refused as refused:
            if refused.clauses and refused.code != "not-now":
                yield command, refused
        else:
            yield command, None


def beside(offer: Offer, kinds: dict[str, type[Command]], rng: random.Random) -> Iterator[Command]:
    """Commands just inside an offer and just outside of it."""
    values = {field: space.pick(rng) for field, space in offer.form.items()}
    kind = kinds[offer.kind]
    amount = offer.form.get("amount")
    low = getattr(amount, "lo", None)
    if low is not None:
        values["amount"] = low
    yield kind(by=offer.by, **values)
    for near in amount.near() if amount is not None else ():
        if isinstance(near, int) and near > 0:
            yield kind(by=offer.by, **{**values, "amount": near})
