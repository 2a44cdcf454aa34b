"""What it costs to sit down: the three ways in which the house takes its benefit, per player and hour, side by side.

Everything is exact for the pace that is given: so many hands in an hour, so much put into the pot in each interval on
the average. A cap on what is taken from a pot is applied to that average; the hands being different, a little less is
taken in truth, so that the figure is then an upper bound.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil
from typing import Literal

from msgspec import Struct

from novamas.games.odds import Row, row
from novamas.kit.errors import Worded

HOUR, HALF = 60, 30
"""Minutes of a session and of half of one."""
BENEFIT = "benefit"


class BadPace(Worded):
    """A table at which nobody can sit."""

    code = "bad-pace"


class Benefit(Struct, frozen=True, kw_only=True):
    """How the house takes its benefit.

    `pot`: that rate of the pot in each interval, either of what was added in it or of all that lies there, at most
    `cap` of a hand (0: no cap). `session`: that rate of the maximum of the table, or of the resto, from each player for
    each session. `hand`: that rate of the minimum from each player in each hand.
    """

    kind: Literal["pot", "session", "hand"]
    rate: Fraction
    of: Literal["added", "pot"] = "added"
    cap: int = 0
    clauses: tuple[str, ...] = ()


class Pace(Struct, frozen=True, kw_only=True):
    """How a table plays: its players, hands in an hour, what all of them together put into the pot in each interval,
    the minimum, the maximum (or the resto, where there is none), and for how many minutes a player stays."""

    players: int
    hands: Fraction
    added: tuple[Fraction, ...]
    minimum: int
    maximum: int
    minutes: int = HOUR

    @property
    def pot(self) -> Fraction:
        return sum(self.added, Fraction(0))


class Cost(Struct, frozen=True, kw_only=True):
    """What a way costs a player in an hour and in a hand, and as a part of what the player puts into the pots."""

    benefit: Benefit
    hour: Fraction
    hand: Fraction
    part: Fraction


def house_take(benefit: Benefit, pace: Pace) -> Fraction:
    """What the house takes from a pot, interval by interval; what has been taken is no longer there."""
    lying = total = Fraction(0)
    for added in pace.added:
        lying += added
        part = benefit.rate * (added if benefit.of == "added" else lying)
        if benefit.cap:
            part = min(part, benefit.cap - total)
        lying -= part
        total += part
    return total


def sessions(minutes: int) -> Fraction:
    """For how many sessions somebody pays who stays so long: the first is paid whole, longer stays in halves."""
    if minutes <= 0:
        raise BadPace("pace-minutes", value=minutes)
    return Fraction(max(2, ceil(Fraction(minutes, HALF))), 2)


def cost(benefit: Benefit, pace: Pace) -> Cost:
    """What one way of taking the benefit costs a player at this pace."""
    if pace.players < 1 or pace.hands <= 0 or pace.pot <= 0:
        raise BadPace("pace-empty", value=pace.players)
    match benefit.kind:
        case "pot":
            hour = house_take(benefit, pace) * pace.hands / pace.players
        case "session":
            hour = benefit.rate * pace.maximum * sessions(pace.minutes) * HOUR / pace.minutes
        case _:
            hour = benefit.rate * pace.minimum * pace.hands
    hand = hour / pace.hands
    return Cost(benefit=benefit, hour=hour, hand=hand, part=hand * pace.players / pace.pot)


def compare(benefits: Iterable[Benefit], pace: Pace) -> tuple[Cost, ...]:
    """The ways side by side, the cheapest first."""
    return tuple(sorted((cost(benefit, pace) for benefit in benefits), key=lambda found: found.hour))


def equal_pot(fee: Benefit, rake: Benefit, pace: Pace) -> Fraction:
    """The average pot at which a part of it costs as much as a fee, in the same proportions and without a cap."""
    per_pot = house_take(Benefit(kind="pot", rate=rake.rate, of=rake.of), pace) / pace.pot
    if not per_pot:
        raise BadPace("pace-no-rate", value=str(rake.rate))
    return cost(fee, pace).hand * pace.players / per_pot


def cost_row(benefit: Benefit, pace: Pace, name: str) -> Row:
    """The benefit as the price of a bet: a hand among players who are equally good and put in the same, per unit of
    what each puts in. One of them wins what the house leaves."""
    part, count = cost(benefit, pace).part, Fraction(pace.players)
    from_pot = benefit.kind == "pot"
    win = count * (1 - part) - 1 if from_pot else count - 1 - part
    lose = Fraction(-1) if from_pot else -1 - part
    net = {win: 1 / count}
    net[lose] = net.get(lose, Fraction(0)) + 1 - 1 / count
    clauses = tuple(dict.fromkeys(benefit.clauses))
    return row(BENEFIT, f"{float(benefit.rate * 100):g} %", net, clauses, strategy=name, among_players=True)
