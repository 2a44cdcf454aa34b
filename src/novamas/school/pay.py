"""Pay this cloth: a round is played to its settlement, and what the engine then does is what the pupil has to say.

Where stakes lie on a cloth, what is due for each is found by settling the round once more with that stake alone; that
is held against the whole settlement. Where people are paid for hands, boxes or pots, each person is a slip.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from typing import Any

from msgspec.structs import replace

from novamas.games import family, make
from novamas.games.cloth.acts import ClothDesk
from novamas.games.sheet import Sheet, SpotInfo
from novamas.games.table_rules import Furnished
from novamas.kit.decider import CLOTH, AnyDesk, AnyGame, Event, fold, is_person, trust
from novamas.kit.errors import Worded
from novamas.kit.money import Ratio
from novamas.kit.spaces import Clause
from novamas.law import Library, library
from novamas.school.exercises import Due, PayExercise, Slip
from novamas.school.rounds import Happened, Plan, Settled, look_at, net_of, rounds
from novamas.school.tasks import NoTask, Task

PLANS = (
    Plan(people=1, stakes=1, width=0, wins=1),
    Plan(people=1, stakes=2, width=0, wins=1),
    Plan(people=1, stakes=4, width=1, wins=1),
    Plan(people=3, stakes=3, width=1, wins=2),
    Plan(people=4, stakes=5, width=2, wins=0, whole=True),
)
"""What the levels ask, from one bet to a full cloth."""
TRIES = 60
"""Rounds that are played in search of one in which enough is won."""
PEOPLE = "people"


def sheet_of(task: Task, laws: Library | None = None) -> tuple[AnyGame, Sheet]:
    """A game and its sheet at the usual minimum of its law."""
    known = laws or library()
    made = make(task.law, task.game, laws=laws)
    return made, family(task.law, task.game, laws).sheet(made, known.currency(task.law).minimum)


def topics_to_pay(task: Task, laws: Library | None = None) -> list[str]:
    """The kinds of bets that a pupil learns to pay, in the order in which the law pays them."""
    _, sheet = sheet_of(task, laws)
    plain = [info.kind for info in sheet.spots if not info.parts]
    ordered = [kind for step in sheet.order for kind in step.kinds if kind in plain]
    return list(dict.fromkeys((*ordered, *plain)))


def make_payment(task: Task, laws: Library | None = None) -> PayExercise:
    """The cloth that a task names. The same every time."""
    _, sheet = sheet_of(task, laws)
    plan = PLANS[task.level - 1]
    spare: PayExercise | None = None
    seed = f"{task.law}/{task.game}/{task.level}/{task.seed}/{task.topic}"
    for tried, settled in enumerate(rounds(task.law, task.game, plan, sheet, seed, task.topic, laws)):
        exercise = exercise_of(task, settled, sheet)
        if exercise is not None:
            if suits(exercise, plan, task.topic):
                return exercise
            spare = spare or exercise
        if tried >= TRIES:
            break
    if spare is None:
        raise NoTask("task-none-pay", field="game", value=task.game, game=task.game)
    return spare


def suits(exercise: PayExercise, plan: Plan, topic: str) -> bool:
    """Whether enough is won on a cloth for its level, and by what it should be about."""
    won = [slip for slip, due in zip(exercise.slips, exercise.dues, strict=True) if due.net > 0]
    of_topic = not topic or topic not in {s.topic for s in exercise.slips} or any(s.topic == topic for s in won)
    return len(won) >= min(plan.wins, len(exercise.slips)) and of_topic


def exercise_of(task: Task, settled: Settled, sheet: Sheet) -> PayExercise | None:
    """The exercise that a settled round makes, if anybody is to be paid or anything to be taken."""
    found = by_stakes(settled, sheet) or by_people(settled, sheet)
    if found is None:
        return None
    slips, dues, asks = found
    act = settled.act
    desk: AnyDesk = act.before.desk
    first = next((e for e in act.events if e.moves), None)
    shown = tuple(
        Happened(event, act.command.by, desk.round) for event in act.events if not event.moves or event is not first
    )
    cut = act.events.index(first) if first is not None else len(act.events)
    seen = tuple(Happened(event, act.command.by, desk.round) for event in act.events[:cut])
    result = seen[0] if seen else (shown[0] if shown else Happened(act.events[0], act.command.by, desk.round))
    story = tuple(h for h in settled.story if asks == PEOPLE or not any(is_person(m.src) for m in h.event.moves))
    return PayExercise(
        task=task,
        minimum=desk.minimum,
        story=(*story, *seen),
        result=result,
        slips=slips,
        dues=dues,
        asks=asks,
        table=look_at(settled, reduce(partial(fold, settled.decider), act.events[:cut], act.before)),
        came=next((came for e in act.events[:cut] if (came := settled.decider.outcome(e)) is not None), None),
    )


# -- stakes on a cloth -----------------------------------------------------------------------------------------------


def by_stakes(settled: Settled, sheet: Sheet) -> tuple[tuple[Slip, ...], tuple[Due, ...], Any] | None:
    """A slip for every stake on the cloth, where each is settled as if it lay there alone; else nothing."""
    desk: AnyDesk = settled.act.before.desk
    if not isinstance(desk, ClothDesk) or not desk.bets:
        return None
    nets = nets_by_bet(settled)
    if nets is None:
        return None
    kinds = {info.spot: info for info in sheet.spots}
    turns = turns_of(settled, sheet, kinds)
    slips, dues = [], []
    for number, (id, bet) in enumerate(desk.bets.items(), 1):
        info = kinds.get(bet.on)
        kind = info.kind if info is not None else bet.on.partition(":")[0]
        slips.append(Slip(number=number, owner=bet.owner, stakes=((bet.on, bet.amount),), topic=kind, bet=id))
        net = nets[id]
        own = info.clauses if info is not None else ()
        dues.append(
            Due(
                net=net,
                rank=turns.get(id) if net else None,
                clauses=own or clauses_about(settled.act.events, id),
                order_clauses=order_clauses(sheet, kind, net),
                pays=price(info, bet.amount, net, settled.game),
            )
        )
    return tuple(slips), tuple(dues), "stakes"


def nets_by_bet(settled: Settled) -> dict[int, int] | None:
    """What each stake wins (or loses), settled alone; nothing where that is not what the whole settlement does."""
    act, game = settled.act, settled.game
    if type(act.command) not in type(game).commands or is_person(act.command.by):
        return None
    whole = [e for e in act.events if e.moves]
    if any(not hasattr(e, "bets") for e in whole):
        return None
    desk: AnyDesk = act.before.desk
    nets: dict[int, int] = {}
    paid: dict[str, int] = {}
    taken = 0
    for id, bet in desk.bets.items():
        _, events = trust(game, replace(desk, bets={id: bet}), act.command)
        moves = [m for e in events for m in e.moves]
        won = net_of(moves, bet.owner)
        lost = sum(m.amount for m in moves if m.src == CLOTH and not is_person(m.dst))
        nets[id] = won - lost
        paid[bet.owner] = paid.get(bet.owner, 0) + won
        taken += lost
    moves = [m for e in act.events for m in e.moves]
    same = all(net_of(moves, who) == amount for who, amount in paid.items())
    return nets if same and taken == sum(m.amount for m in moves if m.src == CLOTH and not is_person(m.dst)) else None


def turns_of(settled: Settled, sheet: Sheet, kinds: dict[str, SpotInfo]) -> dict[int, int]:
    """When each stake has its turn. What the law puts into one step (the losers; a kind of bet) has one turn; where all
    of a player's winners are paid at once, that payment has its own."""
    desk: AnyDesk = settled.act.before.desk
    steps = {kind: n for n, step in enumerate(sheet.order) for kind in step.kinds}
    turns: dict[int, int] = {}
    known: list[tuple[str, int]] = []
    for index, event in enumerate(settled.act.events):
        bets = getattr(event, "bets", ())
        if not event.moves or not bets:
            continue
        lost = all(not is_person(m.dst) for m in event.moves)
        info = kinds.get(desk.bets[bets[0]].on)
        step = steps.get(info.kind if info else "", len(steps))
        apart = sheet.at_once != "no" and len(bets) > 1
        turn = (type(event).__name__, -1 if lost else len(steps) + 1 + index if apart else step)
        if turn not in known:
            known.append(turn)
        for id in bets:
            turns.setdefault(id, known.index(turn))
    return turns


def order_clauses(sheet: Sheet, kind: str, net: int) -> tuple[Clause, ...]:
    """What says when a stake has its turn."""
    if net < 0:
        return sheet.collect_clauses
    return next((step.clauses for step in sheet.order if kind in step.kinds), ()) if net else ()


def price(info: SpotInfo | None, amount: int, net: int, game: AnyGame) -> str:
    """The price of a stake, where that times the stake is what it is paid."""
    if info is None or net <= 0 or not isinstance(game, Furnished):
        return ""
    try:
        ratio = Ratio.parse(info.pays)
    except Worded:
        return ""  # paid by what happens, and not by one price
    return info.pays if game.house.rounding.share(amount, ratio) == net else ""


def clauses_about(events: tuple[Event, ...], id: int) -> tuple[Clause, ...]:
    return tuple(dict.fromkeys(c for e in events if id in getattr(e, "bets", ()) for c in e.clauses))


# -- people ----------------------------------------------------------------------------------------------------------


def by_people(settled: Settled, sheet: Sheet) -> tuple[tuple[Slip, ...], tuple[Due, ...], Any] | None:
    """A slip for everybody who has something on the table: what do they get besides what is their own?"""
    events = settled.act.events
    staked = dict(stakes_of_people(settled))
    laid = {who: put_down(settled, who) for who in staked}
    if not any(net_of(e.moves, who, laid[who]) for e in events for who in staked):
        return None
    order = tuple(dict.fromkeys(c for step in sheet.order for c in step.clauses))
    slips, dues = [], []
    for number, (who, stakes) in enumerate(staked.items(), 1):
        paying = [(n, e) for n, e in enumerate(events) if net_of(e.moves, who, laid[who])]
        net = sum(net_of(e.moves, who, laid[who]) for _, e in paying)
        first = paying[0][0] if paying else None
        own = tuple(dict.fromkeys(c for _, e in paying for c in e.clauses))
        slips.append(Slip(number=number, owner=who, stakes=stakes, topic=PEOPLE))
        dues.append(Due(net=net, rank=first if net else None, clauses=own or order, order_clauses=order if net else ()))
    return tuple(slips), tuple(dues), PEOPLE


def put_down(settled: Settled, who: str) -> frozenset[tuple[str, str]]:
    """Where somebody has put chips in this round, and why."""
    return frozenset((m.dst, m.why) for h in settled.story for m in h.event.moves if m.src == who)


def stakes_of_people(settled: Settled) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """What everybody has on the table before it is settled, as far as the moves of the round say it."""
    laid: dict[str, dict[str, int]] = {}
    for happened in settled.story:
        for m in happened.event.moves:
            if is_person(m.src) and not is_person(m.dst) and m.why not in ("chips", "cash"):
                where = str(getattr(happened.event, "on", "") or m.why)
                own = laid.setdefault(m.src, {})
                own[where] = own.get(where, 0) + m.amount
    for who in settled.people:
        if own := {where: amount for where, amount in laid.get(who, {}).items() if amount > 0}:
            yield who, tuple(own.items())
