"""How a hand is best played: by its cards (composition-dependent), or by its total alone (total-dependent).

Both are found from the exact results of the bank. By its cards, every hand takes what is worth most, from the largest
hand back to the first two cards. By totals, one answer must do for all hands that count the same: each hand is weighed
by how often it comes up, and the answers are mended until none can be bettered.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from novamas.games.blackjack.arithmetic.bank import bank
from novamas.games.blackjack.arithmetic.hands import ACE, NONE, VALUES, Points, hands, pair_of, places, plus
from novamas.games.blackjack.arithmetic.splits import split_of
from novamas.games.blackjack.arithmetic.table import Drawing, Plan, Split, Table
from novamas.games.blackjack.arithmetic.terms import Terms, is_natural

Action: TypeAlias = Literal["stand", "draw", "double", "split", "surrender"]
Kind: TypeAlias = Literal["by-cards", "by-totals"]

CLOSE = 0.1
"""Splits are followed to their full depth where a first glance puts them within this of the best alternative."""
ROUNDS = 20
"""More than the answers by totals ever took to settle."""


class Choice(NamedTuple):
    """The first decision about two cards: what is done, and what each thing that may be done is worth."""

    action: Action
    worth: Mapping[Action, float]
    split: Split | None = None


class Against(NamedTuple):
    """A strategy against one first card of the bank; choices by place among the hands."""

    table: Table
    plan: Plan
    choices: Mapping[int, Choice]


class Strategy(NamedTuple):
    """A strategy against every first card of the bank, aces first."""

    kind: Kind
    terms: Terms
    ups: tuple[Against, ...]


@lru_cache(maxsize=256)
def strategy(terms: Terms, kind: Kind) -> Strategy:
    """The best strategy of a kind; what a blackjack is paid changes nothing in it."""
    dealer = bank(terms.decks, terms.stand, terms.ace)
    if (plain := terms.plain()) != terms:
        known = strategy(plain, kind).ups
        return Strategy(kind, terms, tuple(a._replace(table=Table(terms, dealer, a.table.up)) for a in known))
    made = by_cards if kind == "by-cards" else by_totals
    return Strategy(kind, terms, tuple(made(Table(terms, dealer, up)) for up in VALUES))


@lru_cache(maxsize=1)
def twos() -> tuple[int, ...]:
    """The places of all hands of two cards that are no blackjack."""
    return tuple(n for n, hand in enumerate(hands()) if hand.size == 2 and not is_natural(hand.cards))


# -- by cards ----------------------------------------------------------------------------------------------------------


def by_cards(table: Table) -> Against:
    """Every hand takes what is worth most to just these cards."""
    found = drawing(table)
    double = doubling(table)
    better = [n for n, worth in double.items() if worth > found.best[n]]
    plan = Plan(tuple(draw > stand for draw, stand in zip(found.draw, found.stand, strict=True)))
    plan = with_doubles(table.terms, plan, better)
    choices = {n: choose(*options(table, plan, n, found, double)) for n in twos()}
    return Against(table, with_choices(plan, choices), choices)


def drawing(table: Table) -> Drawing:
    """What standing and drawing are worth: the same under all terms that do not touch them."""
    t = table.terms
    return _drawing(Terms(decks=t.decks, stand=t.stand, ace=t.ace, pays=t.pays, stop=t.stop), table.up)


@lru_cache(maxsize=256)
def _drawing(terms: Terms, up: int) -> Drawing:
    return Table(terms, bank(terms.decks, terms.stand, terms.ace), up).drawing()


def doubling(table: Table) -> dict[int, float]:
    """What doubling is worth, for all first two cards that may be doubled, split or not."""
    terms = table.terms
    able = (n for n in twos() if any(terms.may_double(hands()[n].cards, split) for split in (False, True)))
    return {n: table.value_of(table.double_hand(n)) for n in able}


def with_doubles(terms: Terms, plan: Plan, better: Iterable[int]) -> Plan:
    """The plan in which these hands double wherever they may."""
    first, split = (frozenset(n for n in better if terms.may_double(hands()[n].cards, s)) for s in (False, True))
    return plan._replace(doubles=first, doubles_split=split)


def options(
    table: Table, plan: Plan, n: int, found: Drawing, double: Mapping[int, float]
) -> tuple[dict[Action, float], Split | None]:
    """Everything that may be done with two first cards, and what it is worth if the plan is followed afterwards."""
    terms, hand = table.terms, hands()[n]
    worth: dict[Action, float] = {"stand": found.stand[n]}
    if not terms.stops(hand.points.total):
        worth["draw"] = found.draw[n]
    if terms.may_double(hand.cards):
        worth["double"] = double[n]
    split = None
    if terms.split and (value := pair_of(hand.cards)) >= 0:
        glance = estimate_split(table, value, found, double)
        close = glance > max(worth.values()) - CLOSE
        split = split_of(table, value, plan) if close else Split(glance, 0.0, 0.0)
        worth["split"] = split.worth
    if gives_up(table):
        worth["surrender"] = -table.given_up
    return worth, split


def estimate_split(table: Table, value: int, found: Drawing, double: Mapping[int, float]) -> float:
    """About what splitting is worth: twice a hand that begins with one card of the pair, if nothing is split again."""
    first = plus(NONE, value)
    worth = 0.0
    for v, p in enumerate(table.next_card(first)):
        n = places()[plus(first, v)]
        worth += 2 * p * (found.stand[n] if value == ACE else max(found.best[n], double.get(n, found.best[n])))
    return worth


def gives_up(table: Table) -> bool:
    """Whether a hand may be given up against this first card."""
    return table.terms.surrender and (table.terms.surrender_ace or table.up != ACE)


def choose(worth: dict[Action, float], split: Split | None) -> Choice:
    return Choice(max(worth, key=lambda action: worth[action]), worth, split)


def with_choices(plan: Plan, choices: Mapping[int, Choice]) -> Plan:
    """The plan with its first decisions in it."""
    doing: dict[Action, list[int]] = defaultdict(list)
    for n, choice in choices.items():
        doing[choice.action].append(n)
    return plan._replace(
        doubles=frozenset(doing["double"]),
        splits=frozenset(pair_of(hands()[n].cards) for n in doing["split"]),
        surrenders=frozenset(doing["surrender"]),
    )


# -- by totals ---------------------------------------------------------------------------------------------------------


def by_totals(table: Table) -> Against:
    """One answer for all hands with the same points; whether to split a pair is asked of each pair.

    It begins with what is best by cards, and is mended until nothing changes: first who draws and who doubles, then
    which pairs are split and which hands are given up.
    """
    best = strategy(table.terms, "by-cards").ups[table.up]
    double = doubling(table)
    chances = {n: chance for n, chance in table.starts() if n in best.choices}
    plan, choices = best.plan, dict(best.choices)
    for _ in range(ROUNDS):
        plan, found = mend(table, plan, chances, double)
        choices = choices_by_total(table, plan, chances, {n: options(table, plan, n, found, double) for n in chances})
        before, plan = plan, with_choices(plan, choices)
        if plan == before:
            break
    return Against(table, plan, choices)


def mend(table: Table, plan: Plan, chances: Mapping[int, float], double: Mapping[int, float]) -> tuple[Plan, Drawing]:
    """The plan with answers by total about drawing and doubling, and what its hands are worth."""
    found = table.follow(drawing(table), plan.draws)
    for _ in range(ROUNDS):
        before = plan
        plan = plan._replace(draws=draws_by_total(table, plan, found, chances))
        found = table.follow(found, plan.draws)
        played = [n for n in double if pair_of(hands()[n].cards) not in plan.splits]
        doubles = agree(chances, {n: double[n] - found.best[n] for n in played})
        kept = with_doubles(table.terms, plan, [n for n in double if hands()[n].points in doubles])
        free = frozenset(n for n in kept.doubles if n in played and n not in plan.surrenders)
        plan = kept._replace(doubles=free)
        if plan == before:
            break
    return plan, found


def draws_by_total(table: Table, plan: Plan, found: Drawing, chances: Mapping[int, float]) -> tuple[bool, ...]:
    """Whether each hand draws, by what is better for all hands with its points as often as they come up in the plan.

    Points that the plan never comes to are answered as if every first hand were played on.
    """
    every = hands()
    going = {n: chance for n, chance in chances.items() if is_played_on(plan, n)}
    answers: dict[Points, bool] = {}
    for starts in (chances, going):
        gain: dict[Points, float] = defaultdict(float)
        for n, weight in reach(plan, found, starts):
            gain[every[n].points] += weight * (found.draw[n] - found.stand[n])
        answers |= {points: more > 0 for points, more in gain.items()}
    return tuple(answers.get(hand.points, False) and not table.terms.stops(hand.points.total) for hand in every)


def is_played_on(plan: Plan, n: int) -> bool:
    """Whether two first cards are left to stand or draw."""
    return n not in plan.doubles and n not in plan.surrenders and pair_of(hands()[n].cards) not in plan.splits


def reach(plan: Plan, found: Drawing, starts: Mapping[int, float]) -> Iterator[tuple[int, float]]:
    """How often every hand comes up from these first cards, where they only stand or draw."""
    every = hands()
    weight = [0.0] * len(every)
    for n, chance in starts.items():
        weight[n] = chance
    for n, hand in enumerate(every):
        if chance := weight[n]:
            yield n, chance
            if plan.draws[n]:
                for p, more in zip(found.next_card[n], hand.more, strict=True):
                    if more >= 0:
                        weight[more] += chance * p


def agree(chances: Mapping[int, float], gains: Mapping[int, float]) -> set[Points]:
    """The points for which a thing is worth doing, all first hands that count them taken together."""
    together: dict[Points, float] = defaultdict(float)
    for n, gain in gains.items():
        together[hands()[n].points] += chances[n] * gain
    return {points for points, gain in together.items() if gain > 0}


def choices_by_total(
    table: Table,
    plan: Plan,
    chances: Mapping[int, float],
    offered: Mapping[int, tuple[dict[Action, float], Split | None]],
) -> dict[int, Choice]:
    """First decisions: a pair splits or is given up if that is best for it; anything else is answered by its points."""
    doubling = {hands()[n].points for n in plan.doubles}
    found: dict[int, Choice] = {}
    for n, (worth, split) in offered.items():
        points = hands()[n].points
        action: Action = "draw" if plan.draws[n] else "stand"
        if points in doubling and "double" in worth:
            action = "double"
        if pair_of(hands()[n].cards) >= 0:
            action = max((a for a in worth if a in (action, "split", "surrender")), key=lambda a: worth[a])
        found[n] = Choice(action, worth, split)
    if gives_up(table):
        others = {n: -table.given_up - c.worth[c.action] for n, c in found.items() if pair_of(hands()[n].cards) < 0}
        hopeless = agree(chances, others)
        for n in others:
            if hands()[n].points in hopeless:
                found[n] = found[n]._replace(action="surrender")
    return found
