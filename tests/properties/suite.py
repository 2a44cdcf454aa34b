"""What must hold for any game, whatever it is: one suite of properties, and not a word about any game.

A `Walk` plays a game by its own offers, with a plain seeded generator. After every event it folds its own book and
compares; every few commands it examines the state: everything offered is accepted, everything else refused, a
refusal changes nothing, whoever is awaited can act, everything survives JSON, a log replays without the rules.
A fault raises `Broken`, which names the property. `secrecy.py` adds who may know what.

It cannot know the law: payouts, limits and who ought to see a card need examples and odds.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import fields, replace
from properties import secrecy

from novamas.kit.decider import (
    CHANCE,
    STAFF,
    Actor,
    Chance,
    Command,
    Event,
    Game,
    Offer,
    Refused,
    fold,
    is_person,
    step,
    to_json,
)
from novamas.kit.spaces import Amount, Space, Subset

STRANGER = "zoe"
"""Somebody who never came to the table."""

FORCED = ("ante", "blind")
"""What a person may have to post without a command of their own."""

EAGER, FAVOURED, MUTED, EVERY = 0.6, 0.6, 0.35, 5
"""How often a walk serves whoever is awaited, repeats its few favourite outcomes, leaves out a kind of command for
good; and every how many commands it examines the state."""


class Broken(AssertionError):
    """A property that does not hold: which one, and where."""

    def __init__(self, what: str, detail: object = "") -> None:
        super().__init__(f"{what}: {detail}" if detail != "" else what)
        self.what = what


def demand(holds: bool, what: str, detail: object = "") -> None:
    if not holds:
        raise Broken(what, detail)


# -- a game, bare or at a table -----------------------------------------------------------------------------


def desk(s: Any) -> Any:
    """The game's own state: a table wraps it."""
    return getattr(s, "desk", s)


def command_types(game: Game[Any]) -> tuple[type[Command], ...]:
    return game.all_commands() if hasattr(game, "all_commands") else type(game).commands


def event_types(game: Game[Any]) -> tuple[type[Event], ...]:
    return game.all_events() if hasattr(game, "all_events") else type(game).events


@cache
def reader(kinds: tuple[type, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(reduce(or_, kinds))


def reread(s: Any, game: Game[Any]) -> Any:
    """A state through JSON and back."""
    if desk(s) is s:
        return reader((game.state,)).decode(to_json(s))
    outer = reader((type(s),)).decode(to_json(replace(s, desk=None)))
    return replace(outer, desk=reread(s.desk, game.game))


def hollow(game: Game[Any]) -> Game[Any]:
    """The game without its rules and its house: what folds a log must need neither."""
    empty = object.__new__(type(game))
    empty.name = game.name
    if hasattr(game, "game"):
        empty.game = hollow(game.game)
    return empty


# -- membership, decided without asking the space -------------------------------------------------------------


def lies_in(space: Space, x: Any) -> bool:
    if isinstance(space, Amount):
        return type(x) is int and (x in range(space.lo, space.hi + 1, space.step) or x in space.also)
    if isinstance(space, Subset):
        fits = type(x) is tuple and space.lo <= len(x) <= space.hi and set(x) <= set(space.of)
        return fits and all(a < b for a, b in zip(x, x[1:], strict=False))
    return any(x == v and type(x) is type(v) for v in space.each())


def offered(game: Game[Any], s: Any, c: Command) -> bool:
    """Whether a command lies in what its sender may do now, or in what chance may answer."""
    if isinstance(c, Chance):
        asked = any(a.who == c.by == CHANCE and a.what == c.what for a in game.awaits(s))
        return asked and any(c.value == v for v, _ in game.chance(s) or ())
    return any(
        o.kind == type(c).__name__ and o.by == c.by and all(lies_in(sp, getattr(c, f)) for f, sp in o.form.items())
        for o in game.options(s, c.by)
    )


class Walk:
    """A game being played at random, under watch. `first` are the events that led to the state it starts from."""

    def __init__(self, game: Game[Any], state: Any, rng: random.Random, first: Iterable[Event] = ()) -> None:
        self.game, self.rng, self.state = game, rng, state
        self.kinds = {c.__name__: c for c in command_types(game)}
        self.events = event_types(game)
        self.hollow = hollow(game)
        self.copy = reread(state, game)  # what the log alone leads to
        self.book: Counter[str] = Counter({**desk(state).chips, **game.holdings(state)} if desk(state) is state else {})
        self.seen: set[type] = set()
        self.trail: list[Command] = []
        self.stale: list[Command] = []
        self.twins: list[secrecy.Twin] = []
        self.mute = {kind for kind in self.kinds if rng.random() < MUTED}
        self.luck: list[Any] = []
        for event in first:
            self.note(event)

    # -- playing ---------------------------------------------------------------------------------------------

    def run(self, commands: int) -> Walk:
        """So many commands; less if the game comes to its end."""
        for n in range(commands):
            try:
                if n % EVERY == 0:
                    self.examine()
                command = next((c for c in (self.propose() for _ in range(20)) if c is not None), None)
                if command is None:
                    break
                self.act(command)
            except Exception as e:
                e.add_note("after " + "\n      ".join(str(c) for c in self.trail[-12:]))
                raise
        self.examine()
        return self

    def propose(self) -> Command | None:
        """Mostly what the game waits for; else anything that anybody may do."""
        s, rng = self.state, self.rng
        awaited = self.game.awaits(s)
        if awaited and rng.random() < EAGER:
            a = awaited[rng.randrange(len(awaited))]
            if a.who == CHANCE:
                return Chance(what=a.what, value=self.outcome())
            if rng.random() < 0.2:
                return self.game.default(s, a.who)
            offers = [o for o in self.game.options(s, a.who) if o.kind in a.kinds]
        else:
            people = [*desk(s).chips, STRANGER]
            who = people[rng.randrange(len(people))] if rng.random() < 0.7 else STAFF[rng.randrange(len(STAFF))]
            offers = [o for o in self.game.options(s, who) if o.kind not in self.mute]
        kinds = sorted({o.kind for o in offers})
        if not kinds:
            return None
        kind = kinds[rng.randrange(len(kinds))]
        same = [o for o in offers if o.kind == kind]
        return self.fill(same[rng.randrange(len(same))])

    def outcome(self) -> Any:
        """Any outcome, but a walk has its few favourites: what is rare by nature should meet itself again."""
        dist = self.game.chance(self.state)
        assert dist is not None
        if not self.luck:
            self.luck = [dist.pick(self.rng) for _ in range(1 + self.rng.randrange(3))]
        likely = [v for v in self.luck if v in dist]
        if likely and self.rng.random() < FAVOURED:
            return likely[self.rng.randrange(len(likely))]
        return dist.pick(self.rng)

    def fill(self, offer: Offer) -> Command:
        """A command inside an offer; amounts like their ends."""
        values = {}
        for f, space in offer.form.items():
            ends = [space.lo, space.hi] if isinstance(space, Amount) and space.lo <= space.hi else []
            values[f] = ends[self.rng.randrange(2)] if ends and self.rng.random() < 0.5 else space.pick(self.rng)
        return self.kinds[offer.kind](by=offer.by, **values)

    def act(self, c: Command) -> None:
        """Plays a command that was offered, and watches every event of it."""
        before = self.state
        after, events = self.stepped(c)
        secrecy.follow(self, c, events, after)
        for event in events:
            self.note(event)
            for m in event.moves:
                own = not is_person(m.src) or m.src == c.by or m.why in FORCED
                demand(own, "chips leave a person only by their own command", (c, event))
        demand(self.state == after, "the fold of the events is the state", c)
        demand(self.copy == after, "a log replays without the rules", c)
        demand(reader(tuple(self.kinds.values())).decode(to_json(c)) == c, "a command survives JSON", c)
        demand(step(self.game, before, c) == (after, events), "the same command does the same", c)
        self.seen |= {type(c), *map(type, events)}
        self.trail.append(c)
        if c not in self.stale and self.rng.random() < 0.3:
            self.stale = [*self.stale[-30:], c]

    def stepped(self, c: Command) -> tuple[Any, list[Event]]:
        try:
            return step(self.game, self.state, c)
        except Refused as e:
            raise Broken("everything offered is accepted", f"{c} -> {e}") from e
        except Exception as e:
            raise Broken("nothing offered breaks the engine", f"{c} -> {e!r}") from e

    # -- after every event ------------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Folds one event and keeps the accounts beside it."""
        frozen = to_json(self.state)
        after = fold(self.game, self.state, event)
        demand(to_json(self.state) == frozen, "a fold leaves the old state alone", event)
        demand(type(event) in self.events, "only declared events happen", event)
        read = reader(self.events).decode(to_json(event))
        demand(read == event, "an event survives JSON", event)
        self.copy = fold(self.hollow, self.copy, read)
        self.state = after
        self.seen.add(type(event))
        self.audit(event)

    def audit(self, event: Event) -> None:
        for m in event.moves:
            demand(type(m.amount) is int and m.amount > 0 and m.src != m.dst, "a move is positive", m)
            self.book[m.src] -= m.amount
            self.book[m.dst] += m.amount
        s, chips = self.state, desk(self.state).chips
        demand(all(n >= 0 for n in chips.values()), "nobody's chips are below zero", (chips, event))
        people = {a: n for a, n in self.book.items() if is_person(a) and (n or a in chips)}
        demand({**dict.fromkeys(chips, 0), **people} == chips, "chips are what moved", (chips, people, event))
        for account, n in self.game.holdings(s).items():
            demand(n == self.book[account], "holdings are the book", (account, n, self.book[account], event))
        if s is not desk(s):
            rest = {a: n for a, n in s.book.items() if n}
            demand(rest == {a: n for a, n in self.book.items() if n and not is_person(a)}, "the book is kept", event)
            demand(sum(rest.values()) + sum(chips.values()) == 0, "book and chips sum to zero", event)

    # -- every few commands --------------------------------------------------------------------------------------

    def examine(self) -> None:
        """Everything that must hold of the state as it stands."""
        s, game, rng = self.state, self.game, self.rng
        frozen = to_json(s)
        demand(reread(s, game) == s, "a state survives JSON")
        awaited = game.awaits(s)
        asked = [a for a in awaited if a.who == CHANCE]
        dist = game.chance(s)
        demand((dist is not None) == bool(asked), "chance answers when it is awaited, and only then", awaited)
        if dist is not None:
            pairs = list(dist)
            whole = dist.total > 0 and dist.total == sum(w for _, w in pairs) and all(w > 0 for _, w in pairs)
            demand(whole and all(v in dist for v, _ in pairs), "chance has something to give", dist)
            for value in (pairs[-1][0], "never", 10**6, (-1,)):
                for by in (CHANCE, *STAFF, *list(desk(s).chips)[:1]):
                    self.try_out(Chance(what=asked[0].what, value=value, by=by))
            self.try_out(Chance(what=asked[0].what + "?", value=pairs[0][0]))
        people = [*desk(s).chips, STRANGER]
        for a in awaited:
            if a.who != CHANCE:
                kinds = {o.kind for o in game.options(s, a.who)}
                demand(bool(kinds & set(a.kinds)), "whoever is awaited has options", (a, kinds))
                demand(game.default(s, a.who) is not None, "whoever is awaited has a default", a)
        everybody = (*people, *STAFF)
        for who in everybody:
            default = game.default(s, who)
            if default is not None:
                demand(default.by == who and self.try_out(default), "defaults are legal", default)
        for who in {everybody[rng.randrange(len(everybody))] for _ in range(3)}:
            self.examine_offers(who, everybody)
        for c in self.stale[-6:]:
            self.try_out(c)
        secrecy.examine(self, everybody)
        demand(to_json(s) == frozen and self.state is s, "questions and refusals change nothing")

    def examine_offers(self, who: Actor, everybody: tuple[Actor, ...]) -> None:
        s, game, rng = self.state, self.game, self.rng
        offers = game.options(s, who)
        to_json(offers)
        for kind in self.kinds:
            demand(game.options(s, who, kind) == tuple(o for o in offers if o.kind == kind), "kinds filter", kind)
        for o in offers:
            demand(o.by == who and o.kind in self.kinds, "an offer is the actor's own", o)
            demand(set(o.form) | {"by"} == {f.name for f in fields(self.kinds[o.kind])}, "a form is complete", o)
            demand(all(space.size() > 0 for space in o.form.values()), "no space is empty", o)
        for o in rng.sample(offers, min(3, len(offers))):
            c = self.fill(o)
            demand(self.try_out(c), "everything offered is accepted", c)
            for f, space in o.form.items():
                for value in space.near():
                    self.try_out(replace(c, **{f: value}))
            for other in (everybody[rng.randrange(len(everybody))], "@nobody", CHANCE):
                self.try_out(replace(c, by=other))
            self.stale = [*self.stale[-30:], c]

    def try_out(self, c: Command) -> bool:
        """Accepted if and only if offered; the walk itself does not move."""
        s, due = self.state, offered(self.game, self.state, c)
        try:
            after, events = step(self.game, s, c)
        except Refused as e:
            demand(not due, "everything offered is accepted", f"{c} -> {e}")
            demand(bool(e.code) and bool(str(e)), "a refusal has a reason", c)
            return False
        except Exception as e:
            raise Broken("nothing breaks the engine", f"{c} -> {e!r}") from e
        demand(due, "everything accepted was offered", c)
        branch = Walk.__new__(Walk)
        branch.__dict__.update(self.__dict__, seen=set(), book=Counter(self.book))
        for event in events:
            branch.note(event)
        demand(branch.state == after, "the fold of the events is the state", c)
        return True
