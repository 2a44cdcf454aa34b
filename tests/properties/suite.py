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
from itertools import islice, pairwise
from operator import or_
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from novamas.kit.decider import (
    CHANCE,
    STAFF,
    UNKNOWN,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Game,
    Offer,
    Refused,
    fold,
    is_person,
    purse,
    step,
    to_json,
)
from novamas.kit.spaces import Amount, Space, Subset
from properties import secrecy
from properties.checks import MANY, STRANGER, Broken, demand, desk

FORCED = ("ante", "blind", "benefit", "tournament")
"""What a person may have to post without a command of their own; and the points that go with a person who changes
tables in a tournament."""

EAGER, PLAYFUL, FAVOURED, MUTED, EVERY = (0.2, 0.4, 0.7), 0.8, 0.6, 0.25, 5
"""How often a walk serves whoever is awaited (each has its own temper), prefers the game to what goes on around it,
repeats its few favourite outcomes, leaves out a kind of command for good; and every how many commands it examines."""


# -- a game, bare or at a table -----------------------------------------------------------------------------


def command_types(game: Game[Any]) -> tuple[type[Command], ...]:
    return game.all_commands() if hasattr(game, "all_commands") else type(game).commands


def event_types(game: Game[Any]) -> tuple[type[Event], ...]:
    return game.all_events() if hasattr(game, "all_events") else type(game).events


@cache
def reader(kinds: tuple[type, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(reduce(or_, kinds))


@cache
def fields_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def survives(x: Any, kinds: tuple[type, ...]) -> bool:
    try:
        return bool(reader(kinds).decode(to_json(x)) == x)
    except msgspec.ValidationError:
        return False


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
        return fits and all(a < b for a, b in pairwise(x))
    return any(x == v and type(x) is type(v) for v in space.each())


class Walk:
    """A game being played at random, under watch. `first` are the events that led to the state it starts from."""

    def __init__(self, game: Game[Any], state: Any, rng: random.Random, first: Iterable[Event] = ()) -> None:
        self.game, self.rng, self.state = game, rng, state
        self.kinds = {c.__name__: c for c in command_types(game)}
        self.events = event_types(game)
        self.played = {c.__name__ for c in type(getattr(game, "game", game)).commands}
        self.hollow = hollow(game)
        self.copy = reread(state, game)  # what the log alone leads to
        self.book: Counter[str] = Counter({**desk(state).chips, **game.holdings(state)} if desk(state) is state else {})
        self.seen: set[type] = set()
        self.trail: list[Command] = []
        self.stale: list[Command] = []
        self.twins: list[secrecy.Twin] = []
        self.mute = {kind for kind in self.kinds if rng.random() < MUTED}
        self.asked, self.known = None, {}
        self.curious: set[str] = set()  # kinds of command to go for where they are offered
        self.eager = EAGER[rng.randrange(len(EAGER))]
        self.luck: list[Any] = []
        for event in first:
            self.note(event)

    # -- playing ---------------------------------------------------------------------------------------------

    def run(self, commands: int) -> Walk:
        """So many commands; less if the game comes to its end."""
        for n in range(commands):
            try:
                self.ask()
                if n % EVERY == 0:
                    self.examine()
                command = next((c for c in (self.propose() for _ in range(20)) if c is not None), None)
                if command is None and self.mute:
                    self.mute = set()
                    continue
                if command is None:
                    break
                self.act(command)
            except Exception as e:
                e.add_note("after " + "\n      ".join(str(c) for c in self.trail[-12:]))
                raise
        self.examine()
        return self

    def offers(self, who: Actor) -> tuple[Offer, ...]:
        """What somebody may do now, asked once a state."""
        if self.asked is not self.state:
            self.asked, self.known = self.state, {}
        if who not in self.known:
            self.known[who] = self.game.options(self.state, who)
        return self.known[who]

    def offered(self, c: Command) -> bool:
        """Whether a command lies in what its sender may do now, or in what chance may answer."""
        if isinstance(c, Chance):
            asked = [a for a in self.game.awaits(self.state) if a.who == c.by == CHANCE and a.what == c.what]
            blind = c.value == UNKNOWN and any(a.blind for a in asked)
            dist = self.game.chance(self.state)
            if not asked or dist is None:
                return False
            few = list(islice(dist, MANY))  # of more than that it is asked itself
            return blind or any(c.value == v for v, _ in few) or (len(few) == MANY and c.value in dist)
        return any(
            o.kind == type(c).__name__ and o.by == c.by and all(lies_in(sp, getattr(c, f)) for f, sp in o.form.items())
            for o in self.offers(c.by)
        )

    def propose(self) -> Command | None:
        """Mostly what the game waits for; else anything that anybody may do."""
        s, rng = self.state, self.rng
        awaited = self.game.awaits(s)
        if self.curious and rng.random() < 0.5:
            everybody = (*desk(s).chips, STRANGER, *STAFF)
            found = [o for who in everybody for o in self.offers(who) if o.kind in self.curious]
            if found:
                return self.fill(found[rng.randrange(len(found))])
        if awaited and rng.random() < self.eager:
            a = awaited[rng.randrange(len(awaited))]
            if a.who == CHANCE:
                unseen = a.blind and rng.random() < 0.3
                return Chance(what=a.what, value=UNKNOWN if unseen else self.outcome())
            if rng.random() < 0.2:
                default = self.game.default(s, a.who)
                demand(default is not None, "whoever is awaited has a default", a)
                demand(self.offered(default), "defaults are legal", default)
                return default
            offers = [o for o in self.offers(a.who) if o.kind in a.kinds]
        else:
            people = [*desk(s).chips, STRANGER]
            who = people[rng.randrange(len(people))] if rng.random() < 0.85 else STAFF[rng.randrange(len(STAFF))]
            offers = [o for o in self.offers(who) if o.kind not in self.mute]
            playing = [o for o in offers if o.kind in self.played]
            offers = playing if playing and rng.random() < PLAYFUL else offers
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
            some = [v for v, _ in islice(dist, MANY)]
            self.luck = [some[-self.rng.randrange(2)], *(dist.pick(self.rng) for _ in range(self.rng.randrange(3)))]
        likely = [v for v in self.luck if v in dist]
        if likely and self.rng.random() < FAVOURED:
            return likely[self.rng.randrange(len(likely))]
        return dist.pick(self.rng)

    def fill(self, offer: Offer) -> Command:
        """A command inside an offer; amounts like their ends."""
        values = {}
        kind = self.kinds[offer.kind]
        demand(set(offer.form) | {"by"} == set(kind.__struct_fields__), "a form is complete", offer)
        for f, space in offer.form.items():
            demand(space.size() > 0, "no space is empty", offer)
            grid = range(space.lo, space.hi + 1, space.step) if isinstance(space, Amount) else ()
            ends = (grid[0], grid[-1]) if grid else ()
            values[f] = ends[self.rng.randrange(2)] if ends and self.rng.random() < 0.5 else space.pick(self.rng)
        return kind(by=offer.by, **values)

    def act(self, c: Command) -> None:
        """Plays a command that was offered, and watches every event of it."""
        before = self.state
        after, events = self.stepped(c)
        secrecy.follow(self, c, events, after)
        for event in events:
            self.note(event)
            for m in event.moves:
                home = m.dst == purse(m.src)  # whoever is sent away takes them along
                own = not is_person(m.src) or m.src == c.by or m.why in FORCED or home
                demand(own, "chips leave a person only by their own command", (c, event))
        demand(self.state == after, "the fold of the events is the state", c)
        demand(self.copy == after, "a log replays without the rules", c)
        demand(survives(c, tuple(self.kinds.values())), "a command survives JSON", c)
        demand(step(self.game, before, c) == (after, events), "the same command does the same", c)
        self.seen |= {type(c), *map(type, events)}
        self.trail.append(c)
        if c not in self.stale and self.rng.random() < 0.3:
            self.stale = [*self.stale[-30:], c]

    def stepped(self, c: Command) -> tuple[Any, list[Event]]:
        frozen = to_json(self.state)
        try:
            after = step(self.game, self.state, c)
        except Refused as e:
            raise Broken("everything offered is accepted", f"{c} -> {e}") from e
        except Exception as e:
            raise Broken("nothing offered breaks the engine", f"{c} -> {e!r}") from e
        demand(to_json(self.state) == frozen, "a fold leaves the old state alone", c)
        return after

    # -- after every event ------------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Folds one event and keeps the accounts beside it."""
        frozen = to_json(self.state)
        after = fold(self.game, self.state, event)
        demand(to_json(self.state) == frozen, "a fold leaves the old state alone", event)
        demand(type(event) in self.events, "only declared events happen", event)
        demand(survives(event, self.events), "an event survives JSON", event)
        try:
            self.copy = fold(self.hollow, self.copy, reader(self.events).decode(to_json(event)))
        except Exception as e:
            raise Broken("a log replays without the rules", f"{event} -> {e!r}") from e
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

    # -- before every command ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Chance answers if asked, and whoever else is awaited can act."""
        s, game = self.state, self.game
        frozen = to_json(s)
        awaited, dist = game.awaits(s), game.chance(s)
        asked = any(a.who == CHANCE for a in awaited)
        demand((dist is not None) == asked, "chance answers when it is awaited, and only then", awaited)
        demand(dist is None or dist.total > 0, "chance has something to give", dist)
        for a in awaited:
            if a.who != CHANCE:
                kinds = {o.kind for o in self.offers(a.who)}
                demand(bool(kinds & set(a.kinds)), "whoever is awaited has options", (a, kinds))
        demand(to_json(s) == frozen, "questions and refusals change nothing")

    # -- every few commands --------------------------------------------------------------------------------------

    def examine(self) -> None:
        """Everything that must hold of the state as it stands."""
        s, game, rng = self.state, self.game, self.rng
        frozen = to_json(s)
        demand(reread(s, game) == s, "a state survives JSON")
        everybody = (*desk(s).chips, STRANGER, *STAFF)
        for a in game.awaits(s):
            if a.who == CHANCE:
                self.examine_chance(a, everybody)
            else:
                demand(game.default(s, a.who) is not None, "whoever is awaited has a default", a)
        for who in everybody:
            default = game.default(s, who)
            if default is not None:
                demand(default.by == who and self.offered(default), "defaults are legal", default)
                self.try_out(default)
        for who in sorted({everybody[rng.randrange(len(everybody))] for _ in range(3)}):
            self.examine_offers(who, everybody)
        for c in (*self.stale[-6:], *(self.wild(everybody) for _ in range(6))):
            self.try_out(c)
        secrecy.examine(self, everybody)
        demand(to_json(s) == frozen and self.state is s, "questions and refusals change nothing")

    def examine_chance(self, asked: Await, everybody: tuple[Actor, ...]) -> None:
        dist = self.game.chance(self.state)
        pairs = list(islice(dist, MANY))
        whole = len(pairs) == MANY or dist.total == sum(w for _, w in pairs)
        demand(whole and all(w > 0 and v in dist for v, w in pairs), "chance has something to give", dist)
        likely = Chance(what=asked.what, value=pairs[self.rng.randrange(len(pairs))][0])
        demand(self.try_out(likely), "everything offered is accepted", likely)
        for wrong in ("never", 10**6, (-1,), UNKNOWN):
            self.try_out(replace(likely, value=wrong))
        for other in everybody:
            self.try_out(replace(likely, by=other))
        self.try_out(replace(likely, what="never"))

    def examine_offers(self, who: Actor, everybody: tuple[Actor, ...]) -> None:
        s, game, rng = self.state, self.game, self.rng
        offers = self.offers(who)
        to_json(offers)
        for kind in self.kinds:
            demand(game.options(s, who, kind) == tuple(o for o in offers if o.kind == kind), "kinds filter", kind)
        for o in offers:
            demand(o.by == who and o.kind in self.kinds, "an offer is the actor's own", o)
            self.fill(o)
        for o in rng.sample(offers, min(3, len(offers))):
            c = self.fill(o)
            demand(self.try_out(c), "everything offered is accepted", c)
            for f, space in o.form.items():
                for value in space.near():
                    self.try_out(replace(c, **{f: value}))
            for other in (everybody[rng.randrange(len(everybody))], "@nobody", CHANCE):
                self.try_out(replace(c, by=other))
            self.stale = [*self.stale[-30:], c]

    def wild(self, everybody: tuple[Actor, ...]) -> Command:
        """A command of any kind by anybody, filled with anything of the right type."""
        kind = self.rng.choice([k for k in self.kinds.values() if k is not Chance])
        junk = {int: (0, 1, -1, 7, 10**9), str: ("", "?", *everybody), bool: (False, True)}
        hints = fields_of(kind)
        values = {f: self.rng.choice(junk.get(hints[f], (None,))) for f in kind.__struct_fields__}
        return kind(**{**values, "by": self.rng.choice(everybody)})

    def try_out(self, c: Command) -> bool:
        """Accepted if and only if offered; the walk itself does not move."""
        s, due = self.state, self.offered(c)
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
