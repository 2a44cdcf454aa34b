"""Exact outcomes of any game, found by asking it: every answer of chance with its exact weight, to the end.

It knows no game. Chance is asked for its distribution, people answer by a policy, staff by their default. So every
figure of `games/*/odds.py`, which is worked out on paper, can be had a second way from the rules as they are played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeAlias, TypeVar

from msgspec import Struct

from novamas.kit.decider import CHANCE, Actor, AnyDesk, Await, Chance, Command, Game, is_person, step, trust

D = TypeVar("D", bound=Struct)
Nets: TypeAlias = tuple[int, ...]
Policy: TypeAlias = Callable[[D, tuple[Await, ...]], Command | None]
MOST_ACTS = 10_000  # without chance in between: more is a fault of the engine


class Outcomes(Struct, frozen=True):
    """What may become of everybody's chips: {change of each person's: probability}.

    `cut` is the part that was not followed to its end: the changes up to where it was cut off.
    """

    people: tuple[Actor, ...]
    joint: dict[Nets, Fraction]
    cut: dict[Nets, Fraction]

    def of(self, who: Actor) -> dict[int, Fraction]:
        """{net result of one person: probability}, of all that was followed to its end."""
        return _marginal(self.joint, self.people.index(who))

    def open(self, who: Actor) -> dict[int, Fraction]:
        """The same for what was cut off, as it stood there."""
        return _marginal(self.cut, self.people.index(who))


def silent(state: object, awaits: tuple[Await, ...]) -> None:
    """The policy of people who say nothing: they get the game's default."""


def outcomes(
    game: Game[D],
    state: D,
    policy: Policy[D] = silent,
    memo_key: Callable[[D], Hashable] | None = None,
    depth: int = 100,
    over: Callable[[D], bool] | None = None,
) -> Outcomes:
    """Everything that may come of a state, with exact probabilities.

    It is `over` when nothing lies on the game's own accounts any more, unless another end is given, or when nobody
    is awaited. `depth` is how often chance may answer on the way. `memo_key` names what two states must share to
    have the same future; what comes of a state is then worked out once a key.
    """
    people = tuple(_chips(state))
    ended = over or (lambda s: not any(game.holdings(s).values()))
    known: dict[tuple[Hashable, int], tuple[dict[Nets, Fraction], dict[Nets, Fraction]]] = {}

    def ahead(s: D, left: int) -> tuple[dict[Nets, Fraction], dict[Nets, Fraction]]:
        """What may still change from here on."""
        if memo_key is None:
            return follow(s, left)
        key = (memo_key(s), left)
        if key not in known:
            known[key] = follow(s, left)
        return known[key]

    def follow(s: D, left: int) -> tuple[dict[Nets, Fraction], dict[Nets, Fraction]]:
        before, s, done = s, *_to_chance(game, s, policy, ended)
        now = _change(people, before, s)
        dist = None if done else game.chance(s)
        if dist is None:
            return {now: Fraction(1)}, {}
        if left == 0:
            return {}, {now: Fraction(1)}
        what = next(a.what for a in game.awaits(s) if a.who == CHANCE)
        ends: dict[Nets, Fraction] = defaultdict(Fraction)
        cuts: dict[Nets, Fraction] = defaultdict(Fraction)
        for value, weight in dist:
            after, _ = trust(game, s, Chance(what=what, value=value))
            moved = _plus(now, _change(people, s, after))
            for total, part in zip((ends, cuts), ahead(after, left - 1), strict=True):
                for nets, p in part.items():
                    total[_plus(moved, nets)] += p * Fraction(weight, dist.total)
        return dict(ends), dict(cuts)

    joint, cut = ahead(state, depth)
    return Outcomes(people, joint, cut)


def _to_chance(game: Game[D], s: D, policy: Policy[D], ended: Callable[[D], bool]) -> tuple[D, bool]:
    """Lets people and staff act until chance is asked or all is over."""
    for _ in range(MOST_ACTS):
        if ended(s):
            return s, True
        awaits = game.awaits(s)
        if any(a.who == CHANCE for a in awaits):
            return s, False
        command = policy(s, awaits) if any(is_person(a.who) for a in awaits) else None
        if command is None:
            command = next((d for a in awaits if (d := game.default(s, a.who)) is not None), None)
        if command is None:
            return s, True
        s, _ = step(game, s, command)
    raise AssertionError(f"{game.name} goes on without chance and without end")


def _chips(s: AnyDesk) -> dict[Actor, int]:
    """People's chips, at a bare game or at a table around it."""
    desk: AnyDesk = getattr(s, "desk", s)
    chips: dict[Actor, int] = desk.chips
    return chips


def _change(people: tuple[Actor, ...], before: object, after: object) -> Nets:
    if after is before:
        return (0,) * len(people)
    old, new = _chips(before), _chips(after)
    return tuple(new[p] - old[p] for p in people)


def _plus(a: Nets, b: Nets) -> Nets:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _marginal(joint: dict[Nets, Fraction], place: int) -> dict[int, Fraction]:
    nets: dict[int, Fraction] = defaultdict(Fraction)
    for changes, p in joint.items():
        nets[changes[place]] += p
    return dict(nets)
