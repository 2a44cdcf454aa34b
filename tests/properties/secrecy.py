"""Who may know what: veils are kept, and what nobody has seen changes nothing that anybody can see.

Altering hidden values in place misses what was worked out from them long ago (the composition of a shoe). So every
command that makes a secret gets a *twin*: the same game with another card, or another secret choice. From there on
both play the same commands, and whoever is kept in the dark must see the same events, the same table, the same
awaits and have the same options and defaults in both, until an event that is marked as revealing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import fields, replace

from novamas.kit.decider import CHANCE, STAFF, Actor, Chance, Command, Event, Refused, Veiled, is_person, mask, step

if TYPE_CHECKING:
    from properties.suite import Walk

MOST_TWINS = 3


class Twin(Struct):
    """The same walk with another secret, and those who must not be able to tell."""

    state: Any
    blind: tuple[Actor, ...]
    born: Command


def demand(holds: bool, what: str, detail: object = "") -> None:
    from properties.suite import demand

    demand(holds, what, detail)


def veils(x: Any) -> Iterator[Veiled[Any]]:
    """Every veil in a state or an event, the inner ones too."""
    if isinstance(x, Veiled):
        yield x
        yield from veils(x.value)
    elif isinstance(x, Struct):
        for f in fields(x):
            yield from veils(getattr(x, f.name))
    elif isinstance(x, dict):
        for v in x.values():
            yield from veils(v)
    elif isinstance(x, tuple | list):
        for v in x:
            yield from veils(v)


def hidden(veil: Veiled[Any], who: Actor) -> bool:
    return veil.to is not None and who not in veil.to


def watchers(walk: Walk) -> tuple[Actor, ...]:
    from properties.suite import STRANGER, desk

    return (*desk(walk.state).chips, *STAFF, STRANGER)


# -- in one state --------------------------------------------------------------------------------------------


def examine(walk: Walk, everybody: Iterable[Actor]) -> None:
    """What each sees hides every veil not meant for them; what they cannot see does not change what they may do."""
    s, game = walk.state, walk.game
    if not any(True for _ in veils(s)):
        return
    for who in everybody:
        for veil in veils(game.view(s, who)):
            demand(not hidden(veil, who) or veil.value is None, "a view hides what is veiled", (who, veil))
        other = altered(walk, s, who)
        demand(game.view(other, who) == game.view(s, who), "a view shows nothing of what is veiled", who)
        demand(game.awaits(other) == game.awaits(s), "awaits are public", who)
        demand(game.options(other, who) == game.options(s, who), "options follow what one sees", who)
        demand(game.default(other, who) == game.default(s, who), "defaults follow what one sees", who)


def altered(walk: Walk, x: Any, who: Actor) -> Any:
    """The same with other values where `who` cannot look."""
    pool = {type(v.value): [] for v in veils(walk.state)}
    for v in veils(walk.state):
        pool[type(v.value)].append(v.value)

    def change(v: Any) -> Any:
        if isinstance(v, tuple) and all(type(n) is int for n in v):
            return tuple(walk.rng.sample(v, len(v)))
        if isinstance(v, Struct | tuple | dict):
            return alter(v, change)
        like = pool.get(type(v), [])
        return like[walk.rng.randrange(len(like))] if like else v

    def alter(y: Any, inner: Any = None) -> Any:
        if isinstance(y, Veiled):
            return Veiled(change(y.value), y.to) if hidden(y, who) else Veiled(alter(y.value), y.to)
        if isinstance(y, Struct):
            return replace(y, **{f.name: (inner or alter)(getattr(y, f.name)) for f in fields(y)})
        if isinstance(y, tuple):
            return tuple((inner or alter)(v) for v in y)
        if isinstance(y, dict):
            return {k: (inner or alter)(v) for k, v in y.items()}
        return y

    return alter(x)


# -- in two runs ---------------------------------------------------------------------------------------------


def follow(walk: Walk, c: Command, events: list[Event], after: Any) -> None:
    """Takes every living twin one command further, and begets new ones where the command made a secret."""
    living = []
    for twin in walk.twins:
        if (moved := further(walk, twin, c, events, after)) is not None:
            living.append(moved)
    walk.twins = living[-MOST_TWINS:]
    secret = [v for e in events for v in veils(e)]
    blind = tuple(w for w in watchers(walk) if w != c.by and any(hidden(v, w) for v in secret))
    if secret and blind and not any(e.reveals for e in events):
        other = instead(walk, c)
        if other is not None:
            born = Twin(walk.state, blind, other)
            moved = further(walk, born, other, events, after)
            if moved is not None:
                walk.twins.append(moved)


def instead(walk: Walk, c: Command) -> Command | None:
    """Another answer of the same kind from the same actor."""
    s, game, rng = walk.state, walk.game, walk.rng
    for _ in range(6):
        if isinstance(c, Chance):
            other: Command = replace(c, value=game.chance(s).pick(rng))
        else:
            offers = game.options(s, c.by, type(c).__name__)
            other = walk.fill(offers[rng.randrange(len(offers))])
        if other != c:
            return other
    return None


def further(walk: Walk, twin: Twin, c: Command, events: list[Event], after: Any) -> Twin | None:
    """The twin after the same command, compared; None where the secret came out or the ways part."""
    try:
        state, done = step(walk.game, twin.state, c)
    except Refused:
        # Those who know the secret may have other choices, and a card may be gone; the others may not notice.
        knows = c.by == CHANCE or c.by not in twin.blind
        demand(knows, "options follow what one sees", (c, twin.born))
        return None
    if any(e.reveals for e in (*events, *done)):
        return None
    game = walk.game
    for who in twin.blind:
        where = (who, c, twin.born)
        demand([mask(e, who) for e in done] == [mask(e, who) for e in events], "events keep the secret", where)
        demand(game.view(state, who) == game.view(after, who), "views keep the secret", where)
        demand(game.options(state, who) == game.options(after, who), "options keep the secret", where)
        demand(game.default(state, who) == game.default(after, who), "defaults keep the secret", where)
    demand(game.awaits(state) == game.awaits(after), "awaits keep the secret", (c, twin.born))
    return replace(twin, state=state)


__all__ = ["Twin", "altered", "examine", "follow", "hidden", "is_person", "veils"]
