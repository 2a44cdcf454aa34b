"""What it costs a player to sit down for an hour, at the pace at which the table has played: the way of this house, and
beside it the others at the most that the law allows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from novamas.games.circle_poker.acts import HandBegun, HandEnded, IntervalClosed
from novamas.games.circle_poker.arithmetic.costs import Benefit, Pace, cost
from novamas.games.circle_poker.desk import POT
from novamas.games.circle_poker.odds import WAYS
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.rules import HUNDRED, BenefitKind
from novamas.games.prices import Price
from novamas.kit.decider import Event

SECONDS = 3600
LONGEST = 120.0
"""Seconds between two hands after which the table did not play on, but stood still."""


class Played(Struct):
    """A hand: when it began, how many played it, and what went into the pot in each interval."""

    began: float
    players: int
    added: list[int]


def costs(game: CirclePokerGame, minimum: int, events: Iterable[tuple[Event, float]]) -> Iterator[Price]:
    """What the ways cost here; nothing before two hands are over."""
    hands = list(hands_of(events))
    steps = [later.began - hand.began for hand, later in pairwise(hands)]
    steps = [seconds for seconds in steps if 0 < seconds <= LONGEST]
    if not steps or not any(sum(hand.added) for hand in hands):
        return
    pace = pace_of(game, minimum, hands, Fraction(SECONDS * len(steps)) / Fraction(sum(steps)))
    own = game.house.benefit
    for way in sorted(WAYS, key=lambda way: way != own):
        rate = game.table.rate if way == own else Fraction(game.rules.benefit.of(way).percent[1], HUNDRED)
        found = cost(benefit_of(game, way, rate, minimum), pace)
        yield Price(
            way=way,
            percent=float(rate * HUNDRED),
            here=way == own,
            hour=float(found.hour),
            hand=float(found.hand),
            part=float(found.part),
            hands=float(pace.hands),
            counted=len(hands),
            clauses=found.benefit.clauses,
        )


def hands_of(events: Iterable[tuple[Event, float]]) -> Iterator[Played]:
    """The hands that were played to their end."""
    hand: Played | None = None
    for event, at in events:
        if isinstance(event, HandBegun):
            hand = Played(at, len(event.players), [0])
        if hand is None:
            continue
        for move in event.moves:
            if move.dst == POT:
                hand.added[-1] += move.amount
            elif move.src == POT and move.dst in getattr(event, "back", ()):
                hand.added[-1] -= move.amount
        if isinstance(event, IntervalClosed):
            hand.added.append(0)
        elif isinstance(event, HandEnded):
            yield hand
            hand = None


def pace_of(game: CirclePokerGame, minimum: int, hands: list[Played], per_hour: Fraction) -> Pace:
    """How the table plays on the average."""
    count, longest = len(hands), max(len(hand.added) for hand in hands)
    added = [sum(hand.added[n] for hand in hands if n < len(hand.added)) for n in range(longest)]
    resto = game.rules.resto.first
    return Pace(
        players=max(1, round(Fraction(sum(hand.players for hand in hands), count))),
        hands=per_hour,
        added=tuple(Fraction(amount, count) for amount in added),
        minimum=minimum,
        maximum=resto[0] * minimum if resto else minimum * HUNDRED // game.house.minimum_percent,
    )


def benefit_of(game: CirclePokerGame, way: BenefitKind, rate: Fraction, minimum: int) -> Benefit:
    rule = game.rules.benefit
    cap = game.house.benefit_cap * minimum if way == game.house.benefit else 0
    return Benefit(kind=way, rate=rate, of=rule.pot.of, cap=cap, clauses=(*rule.clauses, *rule.of(way).clauses))
