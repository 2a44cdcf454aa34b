"""Who may know what: veils are kept, and what nobody has seen changes nothing that anybody can see.

Altering hidden values in place misses what was worked out from them long ago (the composition of a shoe). So every
command that makes a secret gets a *twin*: the same game with another card, or another secret choice. From there on
both play the same commands, and whoever is kept in the dark must see the same events, the same table, the same
awaits and have the same options and defaults in both, until the secret comes out: in an event that is marked as
revealing, and in which they see the two apart. What is revealed besides ends nothing: cards that somebody gave up stay
hidden when others show theirs, and in the hands after that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.decider import CHANCE, PLAIN, STAFF, Actor, Chance, Command, Event, Refused, Veiled, mask, step
from properties.checks import MANY, STRANGER, demand, desk

if TYPE_CHECKING:
    from properties.suite import Walk

MOST_TWINS = 3


class Twin(Struct):
    """The same walk with another secret, and those who must not be able to tell."""

    state: Any
    blind: tuple[Actor, ...]
    born: Command


def veils(x: Any) -> Iterator[Veiled[Any]]:
    """Every veil in a state or an event, the inner ones too."""
    if type(x) in PLAIN:
        return
    if isinstance(x, Veiled):
        yield x
        yield from veils(x.value)
    elif isinstance(x, Struct):
        for name in x.__struct_fields__:
            yield from veils(getattr(x, name))
    elif isinstance(x, dict):
        for v in x.values():
            yield from veils(v)
    elif isinstance(x, tuple | list):
        for v in x:
            if type(v) not in PLAIN:
                yield from veils(v)


def hidden(veil: Veiled[Any], who: Actor) -> bool:
    return veil.to is not None and who not in veil.to


def watchers(walk: Walk) -> tuple[Actor, ...]:
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
    pool: dict[type, list[Any]] = {}
    for v in veils(walk.state):
        pool.setdefault(type(v.value), []).append(v.value)

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
            return replace(y, **{name: (inner or alter)(getattr(y, name)) for name in y.__struct_fields__})
        if isinstance(y, tuple):
            return tuple((inner or alter)(v) for v in y)
        if isinstance(y, dict):
            return {k: (inner or alter)(v) for k, v in y.items()}
        return y

    return alter(x)


# -- in two runs ---------------------------------------------------------------------------------------------


def follow(walk: Walk, c: Command, events: list[Event], after: Any) -> None:
    """Takes every living twin one command further, and begets new ones where the command made a secret."""
    moved = (further(walk, twin, c, events, after) for twin in walk.twins)
    walk.twins = [twin for twin in moved if twin is not None][-MOST_TWINS:]
    if any(e.reveals for e in events) or (other := instead(walk, c)) is None:
        return
    state, done = walk.stepped(other)
    held = (after, state) if isinstance(c, Chance) else ((), ())
    secrets = kept(events, done, *held)
    blind = tuple(w for w in watchers(walk) if w != c.by and any(hidden(a, w) and hidden(b, w) for a, b in secrets))
    if blind and not any(e.reveals for e in done):
        compare(walk, Twin(state, blind, other), events, done, after, c)
        walk.twins.append(Twin(state, blind, other))


def kept(events: list[Event], done: list[Event], after: Any, state: Any) -> list[tuple[Veiled[Any], Veiled[Any]]]:
    """What is veiled and differs between two answers of chance: in the events, or in what somebody holds.

    What nobody may see in a state is left out: a veiled shoe changes with every open card, and that is no secret.
    Of what a person or staff decides, only the events tell whether it was meant to be secret. What people hold is
    compared for each by themselves: an open card may take one of them out of the hand in one run and not in the other,
    and of those who hold as many cards in both everything is still a secret.
    """
    here, there = list(veils((*events,))), list(veils((*done,)))
    held, other = by_owner(after), by_owner(state)
    pairs = list(zip(here, there, strict=False))
    for owner in held.keys() & other.keys():
        if len(held[owner]) == len(other[owner]):
            pairs += zip(held[owner], other[owner], strict=True)
    return [(a, b) for a, b in pairs if a.value != b.value]


def by_owner(state: Any) -> dict[tuple[Actor, ...], list[Veiled[Any]]]:
    """What some may see of a state and others not, by those who may."""
    found: dict[tuple[Actor, ...], list[Veiled[Any]]] = {}
    for veil in veils(state):
        if veil.to:
            found.setdefault(veil.to, []).append(veil)
    return found


def instead(walk: Walk, c: Command) -> Command | None:
    """Another answer from the same actor: one field of it changed, so that what is public about it stays."""
    s, game, rng = walk.state, walk.game, walk.rng
    if isinstance(c, Chance):
        others = [v for v, _ in islice(game.chance(s), MANY) if v != c.value]
        return replace(c, value=others[rng.randrange(len(others))]) if others else None
    for offer in game.options(s, c.by, type(c).__name__):
        for field in rng.sample(sorted(offer.form), len(offer.form)):
            other = replace(c, **{field: offer.form[field].pick(rng)})
            if other != c and all(space.has(getattr(other, f)) for f, space in offer.form.items()):
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
    moved = replace(twin, state=state)
    if any(e.reveals for e in (*events, *done)) and not alike(walk, moved, events, done, after):
        return None
    compare(walk, moved, events, done, after, c)
    return moved


def alike(walk: Walk, twin: Twin, events: list[Event], done: list[Event], after: Any) -> bool:
    """Whether the secret has stayed one though something was revealed: nobody in the dark sees both runs apart."""
    game = walk.game
    return all(
        [mask(e, who) for e in done] == [mask(e, who) for e in events]
        and game.view(twin.state, who) == game.view(after, who)
        for who in twin.blind
    )


def compare(walk: Walk, twin: Twin, events: list[Event], done: list[Event], after: Any, c: Command) -> None:
    """What those in the dark see of both runs."""
    game, state = walk.game, twin.state
    for who in twin.blind:
        where = (who, c, twin.born)
        demand([mask(e, who) for e in done] == [mask(e, who) for e in events], "events keep the secret", where)
        demand(game.view(state, who) == game.view(after, who), "views keep the secret", where)
        demand(game.options(state, who) == game.options(after, who), "options keep the secret", where)
        demand(game.default(state, who) == game.default(after, who), "defaults keep the secret", where)
    demand(game.awaits(state) == game.awaits(after), "awaits keep the secret", (c, twin.born))
