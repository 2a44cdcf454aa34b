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
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

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
    Desk,
    Event,
    Game,
    Offer,
    Refused,
    Run,
    is_person,
)
from novamas.kit.spaces import Clause, Space, Why

D = TypeVar("D", bound=Struct)
F = TypeVar("F", bound=Callable[..., Any])

PEOPLE: tuple[Actor, ...] = ("",)
ANYBODY: tuple[Actor, ...] = ("", CROUPIER, INSPECTOR, DIRECTOR)


class Shut(Struct, frozen=True):
    """An offer that is not open: why, and the field of the command that the reason is about.

    `form` is what the offer would have been about, where a command has several: a spot that is full, say. `limit` is
    the amount that the reason is about, if it is about one.
    """

    code: str
    clauses: tuple[Clause, ...] = ()
    field: str = ""
    form: Mapping[str, Space] = {}
    limit: int | None = None

    @property
    def why(self) -> Why:
        return Why(self.code, self.clauses)

    def refusal(self, c: Command) -> Refused:
        """The shut offer as an answer to a command."""
        value = getattr(c, self.field) if self.field else None
        args = {} if self.limit is None else {"limit": self.limit}
        return Refused(self.code, self.clauses, self.field, value, **args)


Answer: TypeAlias = Offer | Shut | tuple[Offer | Shut, ...] | None
"""What a gate says: open, shut, several of these; nothing where the command is none of its business now."""


class Gate(Struct, frozen=True):
    """Which commands a method allows, to whom, and in which phases at most (none named: in any)."""

    name: str
    kinds: tuple[type[Command], ...]
    by: tuple[Actor, ...]
    during: tuple[str, ...]


def gate(*kinds: type[Command], by: tuple[Actor, ...] = PEOPLE, during: tuple[str, ...] = ()) -> Callable[[F], F]:
    """Marks the method that says whether these commands are allowed: `(s, who)`, for several kinds `(s, who, kind)`.

    `during` only saves time: `options` does not ask in other phases, a refusal does. The suite sees that it hides
    nothing ("kinds filter").
    """

    def mark(method: F) -> F:
        cast(Any, method).gate = Gate(method.__name__, kinds, by, during)
        return method

    return mark


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
        marked = [m for name in dir(cls) if hasattr(m := getattr(cls, name), "gate")]
        cls.gates = tuple(m.gate for m in sorted(marked, key=lambda m: m.__code__.co_firstlineno))
        cls.commands = tuple(dict.fromkeys(kind for each in cls.gates for kind in each.kinds))

    def awaits(self, s: D) -> tuple[Await, ...]:
        """Whom the game cannot go on without, where it is this part's turn; nobody where it is not."""
        return ()

    def chance(self, s: D) -> Dist | None:
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
    def evolve(s: Any, e: Event) -> Any:
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
    def fold_sitting(s: Any, who: Actor) -> Any:
        return s

    @staticmethod
    def fold_standing_up(s: Any, who: Actor) -> Any:
        return s

    @staticmethod
    def fold_leaving(s: Any, who: Actor) -> Any:
        return s

    def with_derived(self, s: D) -> D:
        return s

    def outcome(self, e: Event) -> Value | None:
        return None


Ask: TypeAlias = tuple[bool, Callable[..., Answer]]
"""A gate as it is asked, and whether it must be told which of its kinds is meant."""
Folds: TypeAlias = dict[type[Event], tuple[Callable[[Any, Event], Any], ...]]
"""The parts that fold an event, in their order."""


def commands_of(made_of: Iterable[type[Part[Any]]]) -> tuple[type[Command], ...]:
    return tuple(dict.fromkeys(kind for part in made_of for kind in part.commands))


def folds_of(made_of: Iterable[type[Part[Any]]]) -> Folds:
    parts = tuple(made_of)
    events = dict.fromkeys(e for part in parts for e in part.events)
    return {e: tuple(part.evolve for part in parts if e in part.events) for e in events}


class Router(Generic[D]):
    """Parts in their order, and which of them is asked what. It decides nothing, and there may be no part at all.

    Folding does not go through it: `evolve` is called on the classes in `made_of`, so that a log is read without rules,
    house or part objects.
    """

    def __init__(self, *parts: Part[D]) -> None:
        self.parts = parts
        self.commands = frozenset(commands_of(map(type, parts)))
        self._awaiting = tuple((p, p.awaits) for p in find_answering(parts, "awaits"))
        self._before = tuple(p.before for p in find_answering(parts, "before"))
        self._after = tuple(p.after for p in find_answering(parts, "after"))
        self._bars = tuple(p.bars for p in find_answering(parts, "bars"))
        self._holding = tuple(p.holdings for p in find_answering(parts, "holdings"))
        self._keeping = tuple(p.why_not_leave for p in find_answering(parts, "why_not_leave"))
        self._deriving = tuple(p.with_derived for p in find_answering(parts, "with_derived"))
        # Chance speaks to the part whose turn it is; those behind the last one that listens need not be asked.
        drawing = [n for n, (p, _) in enumerate(self._awaiting, 1) if p in find_answering(parts, "chance")]
        self._drawing = self._awaiting[: max(drawing, default=0)]
        self._owners = {k: tuple(p for p in parts if k in p.commands) for k in self.commands}
        self._gates = {role: tuple((g, bind(p, g)) for p in parts for g in p.gates if role in g.by) for role in ANYBODY}
        self._doors = {
            (role, kind.__name__): tuple(asks for g, asks in self._gates[role] if kind in g.kinds)
            for role in ANYBODY
            for kind in self.commands
        }
        phases = {phase for part in parts for g in part.gates for phase in g.during}
        self._during = {
            (role, phase): tuple(asks for g, asks in self._gates[role] if not g.during or phase in g.during)
            for role in ANYBODY
            for phase in (*phases, "")
        }

    # -- whom the game waits for ---------------------------------------------------------------------------------------

    def turn(self, s: D) -> tuple[Part[D] | None, tuple[Await, ...]]:
        """The part whose turn it is, and whom it waits for."""
        for part, awaits in self._awaiting:
            if awaited := awaits(s):
                return part, awaited
        return None, ()

    def drawer(self, s: D) -> Part[D] | None:
        """The part that chance speaks to, if any."""
        return next((part for part, awaits in self._drawing if awaits(s)), None)

    def chance(self, s: D) -> Dist | None:
        part = self.drawer(s)
        return part.chance(s) if part is not None else None

    # -- what each may do ----------------------------------------------------------------------------------------------

    def answers(self, s: D, who: Actor, kind: str | None = None) -> list[Offer | Shut]:
        """What the gates say to somebody; where all are asked, parts that cannot be open now are left out."""
        role = "" if is_person(who) else who
        if not role and who not in cast(Desk, s).chips:
            return [Shut("not-at-the-table", field="by")]
        asks = self.gates_during(role, s) if kind is None else self._doors.get((role, kind), ())
        found: list[Offer | Shut] = []
        for several, ask in asks:
            answer = ask(s, who, kind) if several else ask(s, who)
            if isinstance(answer, tuple):
                found += answer
            elif answer is not None:
                found.append(answer)
        return found

    def gates_during(self, role: Actor, s: Any) -> tuple[Ask, ...]:
        """The gates that can be open to a role in this phase."""
        found = self._during.get((role, s.phase))
        return self._during.get((role, ""), ()) if found is None else found

    def options(self, s: D, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        """The open ones among the answers; the same loop, because most of what a game does is to ask this."""
        role = "" if is_person(who) else who
        if not role and who not in cast(Desk, s).chips:
            return ()
        found: list[Offer] = []
        for several, ask in self.gates_during(role, s) if kind is None else self._doors.get((role, kind), ()):
            answer = ask(s, who, kind) if several else ask(s, who)
            if type(answer) is Offer:
                found.append(answer)
            elif type(answer) is tuple:
                found += [each for each in answer if type(each) is Offer]
        return tuple(found)

    def why_not(self, s: D, c: Command) -> Refused:
        """The reason of the shut offer that the command is about, else the first that is about none in particular;
        where no gate knows such an actor, it is not the actor's role."""
        if (shut := self.why_shut(s, c)) is not None:
            return shut
        for answer in self.answers(s, c.by, type(c).__name__):
            if isinstance(answer, Shut) and not answer.form:
                return answer.refusal(c)
        return Refused("not-your-role", field="by", value=c.by)

    def why_shut(self, s: D, c: Command) -> Refused | None:
        """The reason of the shut offer that is about just what the command names, if there is one."""
        for answer in self.answers(s, c.by, type(c).__name__):
            if isinstance(answer, Shut) and answer.form and all(p.has(getattr(c, f)) for f, p in answer.form.items()):
                return answer.refusal(c)
        return None

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

    made_of: ClassVar[tuple[type[Part[Any]], ...]] = ()
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

    def default(self, s: D, who: Actor) -> Command | None:
        part, awaited = self.router.turn(s)
        return part.default(s, who) if part is not None and any(a.who == who for a in awaited) else None

    def options(self, s: D, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return self.router.options(s, who, kind)

    def why_not(self, s: D, c: Command) -> Refused:
        return self.router.why_not(s, c)

    def why_shut(self, s: D, c: Command) -> Refused | None:
        return self.router.why_shut(s, c)

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


def bind(part: Part[Any], each: Gate) -> Ask:
    return len(each.kinds) > 1, getattr(part, each.name)
