"""A game put together from parts: each owns a slice of the state, the commands that change it and the reasons why not.

A `Part` answers the questions of the protocol for what is its own; a `Router` asks the parts in their order and never
decides anything. `Composed` is a game that is nothing but parts; a game on a cloth may have parts besides
(`games/cloth`). What a part needs of another one it is given when it is made, so no two parts need each other
(docs/decisions/0029-games-of-parts.md).

- A *gate* is the one place where a command is allowed: it answers with an offer, or with a `Shut` that says why not.
  `options` lists the offers, a refusal reads the shut ones.
- `evolve` is static: what folds a log can see neither rules nor house. Several parts may fold one event, each into its
  own slice of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from novamas.kit.chance import Dist, Value
from novamas.kit.decider import (
    CROUPIER,
    DIRECTOR,
    INSPECTOR,
    Account,
    Actor,
    Await,
    Chance,
    Command,
    Due,
    Event,
    Game,
    Offer,
    Run,
    is_person,
)
from novamas.kit.decider import Shut as Shut  # what a gate says where it is not open
from novamas.kit.spaces import Why

D = TypeVar("D", bound=Struct)
F = TypeVar("F", bound=Callable[..., object])

PEOPLE: tuple[Actor, ...] = ("",)
ANYBODY: tuple[Actor, ...] = ("", CROUPIER, INSPECTOR, DIRECTOR)


Answer: TypeAlias = Offer | Shut | tuple[Offer | Shut, ...] | Iterator[Offer | Shut] | None
"""What a gate says: open, shut, several of these; nothing where the command is none of its business now."""


class Gate(Struct, frozen=True):
    """Which commands a method allows, to whom, and in which phases at most (none named: in any)."""

    name: str
    kinds: tuple[type[Command], ...]
    by: tuple[Actor, ...]
    during: tuple[str, ...]
    narrow: bool = False
    also: tuple[Actor, ...] = ()


def gate(
    *kinds: type[Command],
    by: tuple[Actor, ...] = PEOPLE,
    also: tuple[Actor, ...] = (),
    during: tuple[str, ...] = (),
    narrow: bool = False,
) -> Callable[[F], F]:
    """Marks the method that says whether these commands are allowed: `(s, who)`, for several kinds `(s, who, kind)`.

    `during` only saves time: `options` does not ask in other phases, a refusal does. The suite sees that it hides
    nothing ("kinds filter"). `also` are those to whom it is never open, but who are told why. A `narrow` gate is asked
    `(s, who, c)`: with a command it answers only for what that names, and says why not; without one it lists what is
    open.
    """

    def mark(method: F) -> F:
        vars(method)["gate"] = Gate(method.__name__, kinds, by, during, narrow, also)
        return method

    return mark


def gates_of(cls: type[object]) -> tuple[Gate, ...]:
    """The gates of a class: those of its ancestors first, then in the order in which they are written.

    A method that overrides a gate is the same gate.
    """
    found: dict[str, Gate] = {}
    for each in reversed(cls.__mro__):
        for name, method in vars(each).items():
            marked = getattr(method, "gate", None)
            if isinstance(marked, Gate):
                found[name] = marked
    return tuple(found.values())


class Part(Generic[D]):
    """A piece of a game. It answers for its own commands, its own events and its own slice of the state."""

    commands: ClassVar[tuple[type[Command], ...]] = ()
    """Those that it has gates for: found by itself."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """Those that it folds."""
    owns: ClassVar[tuple[str, ...]] = ()
    """Its slice: the fields of the state that it alone changes."""
    gates: ClassVar[tuple[Gate, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.gates = gates_of(cls)
        cls.commands = tuple(dict.fromkeys(kind for each in cls.gates for kind in each.kinds))

    def awaits(self, s: D) -> tuple[Await, ...]:
        """Whom the game cannot go on without, where it is this part's turn; nobody where it is not."""
        return ()

    def chance(self, s: D) -> Dist | None:
        return None

    def next_due(self, s: D) -> Due | None:
        """Where what chance is waited for goes, where it speaks to this part."""
        return None

    def default(self, s: D, who: Actor) -> Command | None:
        """What somebody of `awaits` does who says nothing."""
        return None

    def takes(self, s: D, c: Command) -> bool:
        """Whether a command that several parts have gates for is this one's now."""
        return True

    def play(self, run: Run[D], c: Command) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not play {type(c).__name__}")

    def before(self, run: Run[D], c: Command) -> bool:
        """Whether this part has done something instead of the command, whosever it is."""
        return False

    def after(self, run: Run[D]) -> None:
        """What follows of any command that leaves the state so."""

    @staticmethod
    def evolve(s: D, e: Event) -> D:
        """Folds an event into this part's slice of the state."""
        raise NotImplementedError

    def bars(self, s: D, kind: type[Command]) -> Shut | None:
        """Why a command that is no part's may not be given now, if this part forbids it: to open the betting while
        there is no shoe, say."""
        return None

    def holdings(self, s: D) -> Mapping[Account, int]:
        return {}

    def why_not_leave(self, s: D, who: Actor) -> Why | None:
        return None

    def why_not_sit(self, s: D, who: Actor, seat: int) -> Why | None:
        return None

    def why_not_stand(self, s: D, who: Actor) -> Why | None:
        return None

    @staticmethod
    def fold_sitting(s: D, who: Actor) -> D:
        return s

    @staticmethod
    def fold_standing_up(s: D, who: Actor) -> D:
        return s

    @staticmethod
    def fold_leaving(s: D, who: Actor) -> D:
        return s

    def with_derived(self, s: D) -> D:
        return s

    def outcome(self, e: Event) -> Value | None:
        return None


Ask: TypeAlias = tuple[Gate, bool, Callable[..., Answer]]
"""A gate as it is asked, and whether it must be told which of its kinds is meant."""


class Gated(Protocol):
    """What has gates: a part, a game on a cloth, a table."""

    @property
    def gates(self) -> tuple[Gate, ...]: ...


class Doors:
    """The gates of some owners, in their order, found by role, kind of command and phase."""

    def __init__(self, *owners: Gated) -> None:
        asks = [(g, len(g.kinds) > 1, getattr(owner, g.name)) for owner in owners for g in owner.gates]
        self._of_kind: dict[tuple[Actor, str], tuple[Ask, ...]] = {}
        for ask in asks:
            for role in dict.fromkeys((*ask[0].by, *ask[0].also)):
                for kind in ask[0].kinds:
                    key = role, kind.__name__
                    self._of_kind[key] = (*self._of_kind.get(key, ()), ask)
        phases = {phase for g, _, _ in asks for phase in g.during}
        self._during: dict[tuple[Actor, str], tuple[Ask, ...]] = {
            (role, phase): tuple(
                ask for ask in asks if role in ask[0].by and (not ask[0].during or phase in ask[0].during)
            )
            for role in ANYBODY
            for phase in (*phases, "")
        }

    def answers_to(self, s: object, c: Command, role: Actor) -> Iterator[Offer | Shut]:
        """What the gates say to a command, one after another: nobody goes further than the one that lets it pass."""
        kind = type(c).__name__
        for g, several, ask in self._of_kind.get((role, kind), ()):
            answer = ask(s, c.by, c) if g.narrow else ask(s, c.by, kind) if several else ask(s, c.by)
            if isinstance(answer, Offer | Shut):
                yield answer
            elif answer is not None:
                yield from answer

    def options(self, s: object, who: Actor, role: Actor, kind: str | None, phase: str = "") -> tuple[Offer, ...]:
        """The offers that are open; where all are asked, without the gates that cannot be open in this phase."""
        if kind is None:
            asks = self._during.get((role, phase))
            if asks is None:
                asks = self._during.get((role, ""), ())
        else:
            asks = self._of_kind.get((role, kind), ())
        found: list[Offer] = []
        for g, several, ask in asks:
            answer = ask(s, who, None) if g.narrow else ask(s, who, kind) if several else ask(s, who)
            if isinstance(answer, Offer):
                found.append(answer)
            elif answer is not None and not isinstance(answer, Shut):
                found += [each for each in answer if isinstance(each, Offer)]
        return tuple(found)


Parts: TypeAlias = tuple[type[Part[Any]], ...]
"""Parts of a game, whatever state it has."""
Folds: TypeAlias = dict[type[Event], tuple[Callable[[Any, Event], Any], ...]]
"""The parts that fold an event, in their order."""


def commands_of(made_of: Parts) -> tuple[type[Command], ...]:
    return tuple(dict.fromkeys(kind for part in made_of for kind in part.commands))


def folds_of(parts: Parts) -> Folds:
    events = dict.fromkeys(e for part in parts for e in part.events)
    return {e: tuple(part.evolve for part in parts if e in part.events) for e in events}


class Router(Generic[D]):
    """Parts in their order, and which of them is asked what. It decides nothing, and there may be no part at all.

    Folding does not go through it: `evolve` is called on the classes in `made_of`, so that a log is read without rules,
    house or part objects.
    """

    def __init__(self, *parts: Part[D], cloth: Gated | None = None) -> None:
        """`cloth`: a game that has gates of its own, which come before those of its parts."""
        self.parts = parts
        self.commands = frozenset(commands_of(tuple(map(type, parts))))
        self._awaiting = tuple((p, p.awaits) for p in find_answering(parts, "awaits"))
        self._before = tuple(p.before for p in find_answering(parts, "before"))
        self._after = tuple(p.after for p in find_answering(parts, "after"))
        self._bars = tuple(p.bars for p in find_answering(parts, "bars"))
        self._holding = tuple(p.holdings for p in find_answering(parts, "holdings"))
        self._keeping = tuple(p.why_not_leave for p in find_answering(parts, "why_not_leave"))
        self._deriving = tuple(p.with_derived for p in find_answering(parts, "with_derived"))
        # Chance speaks to the part whose turn it is, if that is no part behind the last one that listens.
        drawing = [n for n, (p, _) in enumerate(self._awaiting, 1) if p in find_answering(parts, "chance")]
        self._drawing = tuple(p for p, _ in self._awaiting[: max(drawing, default=0)])
        # States do not change, so what was answered of one is true of it for ever: the last answers are kept.
        self._turn: tuple[D | None, Part[D] | None, tuple[Await, ...]] = (None, None, ())
        self._chance: tuple[D | None, Dist | None] = (None, None)
        self._owners = {k: tuple(p for p in parts if k in p.commands) for k in self.commands}
        self._doors = Doors(*(() if cloth is None else (cloth,)), *parts)

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def turn(self, s: D) -> tuple[Part[D] | None, tuple[Await, ...]]:
        """The part whose turn it is, and whom it waits for."""
        known = self._turn
        if known[0] is s:
            return known[1], known[2]
        for part, awaits in self._awaiting:
            if awaited := awaits(s):
                self._turn = (s, part, awaited)
                return part, awaited
        self._turn = (s, None, ())
        return None, ()

    def drawer(self, s: D) -> Part[D] | None:
        """The part that chance speaks to, if any."""
        part, _ = self.turn(s)
        return part if part in self._drawing else None

    def chance(self, s: D) -> Dist | None:
        known = self._chance
        if known[0] is s:
            return known[1]
        part = self.drawer(s)
        dist = part.chance(s) if part is not None else None
        self._chance = (s, dist)
        return dist

    def next_due(self, s: D) -> Due | None:
        """Where what chance is waited for goes, as the part says that it speaks to."""
        part = self.drawer(s)
        return None if part is None else part.next_due(s)

    # -- what each may do ----------------------------------------------------------------------------------------------

    def answers_to(self, s: D, c: Command) -> Iterator[Offer | Shut]:
        """What the gates say to a command; where no gate knows such an actor, it is not the actor's role."""
        desk: Any = s
        role = "" if is_person(c.by) else c.by
        if not role and c.by not in desk.chips:
            yield Shut("not-at-the-table", field="by")
            return
        yield from self._doors.answers_to(s, c, role)
        yield Shut("not-your-role", field="by")

    def options(self, s: D, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        """What the gates say that are open; where all are asked, those that cannot be open now are left out."""
        desk: Any = s
        role = "" if is_person(who) else who
        if not role and who not in desk.chips:
            return ()
        return self._doors.options(s, who, role, kind, desk.phase)

    def find_bar(self, s: D, kind: type[Command]) -> Shut | None:
        """Why a part forbids a command that is no part's, if one does."""
        return next((shut for bars in self._bars if (shut := bars(s, kind)) is not None), None)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def part_for(self, s: D, c: Command) -> Part[D] | None:
        """The part that plays a command: what chance says is for whose turn it is; nothing where it is no part's."""
        if isinstance(c, Chance):
            return self.drawer(s)
        owners = self._owners.get(type(c), ())
        return next((p for p in owners if p.takes(s, c)), None) if len(owners) > 1 else owners[0] if owners else None

    def play(self, run: Run[D], c: Command, otherwise: Callable[[Run[D], Command], None]) -> None:
        """A command, by the part that has it or `otherwise`, with what every part does before and after one."""
        for before in self._before:
            if before(run, c):
                break
        else:
            part = self.part_for(run.s, c)
            if part is not None:
                part.play(run, c)
            else:
                otherwise(run, c)
        for after in self._after:
            after(run)

    # -- what the table asks -------------------------------------------------------------------------------------------

    def holdings(self, s: D) -> dict[Account, int]:
        """What the parts hold; of one account several may hold some."""
        held: dict[Account, int] = {}
        for holdings in self._holding:
            for account, amount in holdings(s).items():
                held[account] = held.get(account, 0) + amount
        return held

    def why_not_leave(self, s: D, who: Actor) -> Why | None:
        return next((why for asks in self._keeping if (why := asks(s, who)) is not None), None)

    def why_not_sit(self, s: D, who: Actor, seat: int) -> Why | None:
        return next((why for part in self.parts if (why := part.why_not_sit(s, who, seat)) is not None), None)

    def why_not_stand(self, s: D, who: Actor) -> Why | None:
        return next((why for part in self.parts if (why := part.why_not_stand(s, who)) is not None), None)

    def with_derived(self, s: D) -> D:
        for fill_in in self._deriving:
            s = fill_in(s)
        return s

    def outcome(self, e: Event) -> Value | None:
        return next((value for part in self.parts if (value := part.outcome(e)) is not None), None)


class Composed(Game[D]):
    """A game that is nothing but its parts: it asks them in their order."""

    made_of: ClassVar[Parts] = ()
    shared: ClassVar[tuple[str, ...]] = ()
    """The fields of the state that several parts change; every other one is owned by one of them."""
    derived_only: ClassVar[tuple[str, ...]] = ()
    """Those that are filled in for views (`with_derived`), and empty in the state itself."""
    folds: ClassVar[Folds] = {}

    def __init_subclass__(cls) -> None:
        cls.commands = (*commands_of(cls.made_of), Chance)
        cls.folds = folds_of(cls.made_of)
        cls.events = tuple(cls.folds)

    def __init__(self, name: str, *parts: Part[D]) -> None:
        assert tuple(map(type, parts)) == self.made_of, "the parts are those that the class names, in their order"
        self.name = name
        self.router = Router(*parts)

    def awaits(self, s: D) -> tuple[Await, ...]:
        return self.router.turn(s)[1]

    def chance(self, s: D) -> Dist | None:
        return self.router.chance(s)

    def next_due(self, s: D) -> Due | None:
        return self.router.next_due(s)

    def default(self, s: D, who: Actor) -> Command | None:
        part, awaited = self.router.turn(s)
        return part.default(s, who) if part is not None and any(a.who == who for a in awaited) else None

    def options(self, s: D, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return self.router.options(s, who, kind)

    def answers_to(self, s: D, c: Command) -> Iterable[Offer | Shut]:
        return self.router.answers_to(s, c)

    def play(self, run: Run[D], c: Command) -> None:
        self.router.play(run, c, nobody_plays)

    def evolve(self, s: D, e: Event) -> D:
        folds = self.folds.get(type(e))
        if folds is None:
            raise TypeError(f"{type(e).__name__} is not an event of {self.name}")
        for fold in folds:
            s = fold(s, e)
        return s

    def holdings(self, s: D) -> Mapping[Account, int]:
        return self.router.holdings(s)

    def why_not_leave(self, s: D, who: Actor) -> Why | None:
        return self.router.why_not_leave(s, who)

    def why_not_sit(self, s: D, who: Actor, seat: int) -> Why | None:
        return self.router.why_not_sit(s, who, seat)

    def why_not_stand(self, s: D, who: Actor) -> Why | None:
        return self.router.why_not_stand(s, who)

    def fold_sitting(self, s: D, who: Actor) -> D:
        for part in self.made_of:
            s = part.fold_sitting(s, who)
        return s

    def fold_standing_up(self, s: D, who: Actor) -> D:
        for part in self.made_of:
            s = part.fold_standing_up(s, who)
        return s

    def fold_leaving(self, s: D, who: Actor) -> D:
        for part in self.made_of:
            s = part.fold_leaving(s, who)
        return s

    def with_derived(self, s: D) -> D:
        return self.router.with_derived(s)

    def outcome(self, e: Event) -> Value | None:
        return self.router.outcome(e)


def nobody_plays(run: Run[Any], c: Command) -> None:
    raise AssertionError(f"no part of {run.game.name} plays {type(c).__name__}")


def find_answering(parts: Iterable[Part[D]], question: str) -> Iterator[Part[D]]:
    """The parts that have an answer of their own to a question."""
    return (part for part in parts if getattr(type(part), question) is not getattr(Part, question))
