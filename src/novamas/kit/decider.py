"""The protocol that every game speaks (docs/decisions/0002-a-game-is-a-decider.md).

A game is a frozen object that holds its resolved rules and answers pure questions about a frozen state.
Chance, staff and players are all *actors* who send *commands*. The game says whom it waits for (`awaits`)
and what each actor may do (`options`, as spaces). A command inside an offer becomes *events*; one outside
is a `Refused` with its clause, and nothing changes. State, book, views and replays are folds over events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from novamas.kit.chance import Dist, Value, coerce
from novamas.kit.errors import NovamasError
from novamas.kit.forms import Lift
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import Amount, Clause, Space, Why

Actor: TypeAlias = str
Account: TypeAlias = str
Money: TypeAlias = Annotated[int, Meta(extra={"money": True})]
"""Minor units inside; a decimal string at the edge (scenarios, API)."""

# Roles and accounts carry an `@`, so that no person's name can collide with them.
CHANCE, CROUPIER, INSPECTOR, DIRECTOR = "@chance", "@croupier", "@inspector", "@director"
STAFF: tuple[Actor, ...] = (CROUPIER, INSPECTOR, DIRECTOR)
CLOTH, FLOAT, BOX, CAGE = "@cloth", "@float", "@box", "@cage"
CAGNOTTE = "@cagnotte"  # what the house takes of the wins of a player who is the bank
TIPS = "@tips"  # the slot for tips
DIFFERENCE = "@difference"  # what a count found more or less than the books said
JACKPOT = "@jackpot"  # what is kept for prizes of a jackpot
PLAYERS_BANK = "@bank"  # what a player who is the bank has put down
UNKNOWN = "?"  # what chance answers where it is awaited blind: a card face down on a physical table


def is_person(name: str) -> bool:
    return not name.startswith("@")


def is_name(name: str) -> bool:
    """Whether a person can be called that: something to read, and nothing that a role or an account is called."""
    return bool(name.strip()) and name.isprintable() and is_person(name)


def purse(person: Actor) -> Account:
    """What a person owns away from this table."""
    return f"@purse/{person}"


class Move(Struct, frozen=True, array_like=True, gc=False):
    """Chips that change place: always positive, always with a reason."""

    src: Account
    dst: Account
    amount: int
    why: str


class Call(Struct, frozen=True, array_like=True, gc=False):
    """What is announced aloud, and by whom: a key and arguments; the words are in the Fluent files."""

    key: str
    args: dict[str, int | str] = {}
    by: Actor = CROUPIER


class Command(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What an actor wants. The driver stamps `by`; a client never does."""

    by: Actor


class Report(Command, frozen=True, kw_only=True):
    """Marker: staff report an irregularity; the engine resolves it as the article says."""


class Chance(Command, frozen=True, kw_only=True):
    """The one command of chance, for all games."""

    what: str
    value: Value
    by: Actor = CHANCE


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True, gc=False):
    """A fact. Sufficient for replay without the rules: it carries results, never questions."""

    moves: tuple[Move, ...] = ()
    calls: tuple[Call, ...] = ()
    clauses: tuple[Clause, ...] = ()
    reveals: ClassVar[bool] = False


T = TypeVar("T")


class Veiled(Struct, Generic[T], frozen=True, gc=False):
    """A value only some may see: `to=()` nobody, `to=None` everybody."""

    value: T | None
    to: tuple[Actor, ...] | None = ()


Sight: TypeAlias = Literal["all", "owner", "nobody"]


def veil(value: T | None, sight: Sight, owner: Actor) -> Veiled[T]:
    """A value as its rule of sight shows it; nothing, where nobody has seen it yet.

    The rule is data of the game (`[sight]`), never a decision of `play`.
    """
    to: dict[Sight, tuple[Actor, ...] | None] = {"all": None, "owner": (owner,), "nobody": ()}
    return Veiled(value, to[sight])


class Refused(NovamasError):
    """What is not allowed: a code, the clauses that forbid it, the field and the value. It changes nothing."""

    def __init__(
        self, code: str, clauses: tuple[Clause, ...] = (), field: str = "", value: object = None, **args: object
    ) -> None:
        super().__init__(code)
        self.code = code  # type: ignore[misc]  # each refusal has its own code
        self.clauses = clauses
        self.field = field
        self.value = value
        self.args_: PlainDict = args

    def __str__(self) -> str:
        at = f" ({self.field} = {self.value!r})" if self.field else ""
        return f"{self.code}{at}" + (f" [{', '.join(self.clauses)}]" if self.clauses else "")


class Due(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where what chance is asked for next goes, as whoever deals says it: "box 3, second card", "the bank", "burnt".

    `at` is the kind of place, `number` which of them (a box, a seat), `hand` which hand there where there are several;
    `card` which card of that place it is, `turned` if it lies there already and is turned over; `who` holds it, or has
    the dice; `among` are the people of whom one is drawn by lot.
    """

    at: str
    number: int = 0
    hand: int = 1
    card: int = 0
    turned: bool = False
    who: Actor = ""
    among: tuple[Actor, ...] = ()


class Await(Struct, frozen=True, omit_defaults=True, gc=False):
    """Somebody the game cannot go on without. Public: it holds no default and no odds.

    `blind`: chance may answer `UNKNOWN`, because at a physical table nobody has seen the card yet. `due`, where whoever
    looks on is told: what of chance is asked for, and where it goes.
    """

    who: Actor
    kinds: tuple[str, ...] = ()
    what: str = ""
    blind: bool = False
    due: Due | None = None


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """One kind of command that an actor may send now, with a space for every field."""

    kind: str
    by: Actor
    form: Mapping[str, Space] = {}
    clauses: tuple[Clause, ...] = ()


class Shut(Struct, frozen=True, gc=False):
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

    @classmethod
    def because(cls, why: Why, field: str = "") -> Shut:
        return cls(why.code, why.clauses, field)

    def is_about(self, c: Command) -> bool:
        """Whether it speaks of just what a command names."""
        return bool(self.form) and all(space.has(getattr(c, field)) for field, space in self.form.items())

    def refusal(self, c: Command) -> Refused:
        """The shut offer as an answer to a command."""
        value = getattr(c, self.field) if self.field else None
        args = {} if self.limit is None else {"limit": self.limit}
        return Refused(self.code, self.clauses, self.field, value, **args)


class Desk(Struct, frozen=True, kw_only=True, gc=False):
    """What every state has: the chips people brought, who is there, the round, the minimum in force.

    `staff` are the roles that somebody fills now, `crew` how many of each kind the table opened with. `last` is the
    last round of the session, once announced; with a last shooter or a last shoe (`last_unit`), the first that may be.
    """

    chips: dict[Actor, int] = {}
    seats: tuple[Actor | None, ...] = ()
    standing: tuple[Actor, ...] = ()
    staff: tuple[Actor, ...] = (CROUPIER, INSPECTOR)
    crew: dict[str, int] = {}
    round: int = 0
    last: int | None = None
    last_unit: str = "round"
    minimum: int = 0

    def past_last(self) -> bool:
        """Whether as many rounds have been played as were announced."""
        return self.last is not None and self.round >= self.last

    def present(self) -> tuple[Actor, ...]:
        return tuple(p for p in self.seats if p is not None) + self.standing


D = TypeVar("D", bound=Struct)


class Run(Generic[D]):
    """Folds while it emits, so later lines of `play` see the effect of earlier ones."""

    def __init__(self, game: Game[D], state: D) -> None:
        self.game = game
        self.s: D = state
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        self.s = self.game.fold(self.s, event)
        self.events.append(event)


class Linked(Struct, frozen=True):
    """A jackpot that several tables have together, as one of them knows it: of what `kind` it is, what this table has
    in it, what it was told the others have, and whether its part is money that others' prizes can be paid from."""

    kind: str
    own: int
    others: int
    pays: bool


class Game(Generic[D]):
    """A game: rules and house options resolved, no mutable field. Subclasses fill in the questions."""

    name: str = ""
    commands: ClassVar[tuple[type[Command], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    lifts: ClassVar[tuple[Lift, ...]] = ()  # how its commands and events of earlier forms are read
    state: ClassVar[type[Struct]]
    closing: ClassVar[frozenset[str]] = frozenset()
    """Commands of staff that end a time in which people bet or bid."""
    pace: ClassVar[Mapping[str, Fraction]] = {}
    """How much of the time for betting such a command leaves, where it is not all of it."""
    before_leaving: ClassVar[tuple[str, ...]] = ()
    """Commands that take back what may stand between a person and the door."""

    before_closing: ClassVar[tuple[str, ...]] = ()
    """Commands of the director that take to the cage what may stand between a table and its closing."""
    after_opening: ClassVar[tuple[str, ...]] = ()
    """Commands of the director that bring from the cage what some bets need before anybody can lay them."""
    linking: ClassVar[tuple[type[Command], ...]] = ()
    """Commands by which tables that have a jackpot together hear of each other."""

    sealed_draws: ClassVar[frozenset[str]] = frozenset()
    """What chance is asked for whose outcomes stay hidden, also after the epoch, from those they were hidden from."""

    def all_commands(self) -> tuple[type[Command], ...]:
        """Every command that exists here, whoever may send it and whenever."""
        return type(self).commands

    def check(self) -> None:
        """Complains about rules that load but cannot be played."""

    def awaits(self, s: D) -> tuple[Await, ...]:
        """Whom the game cannot go on without."""
        raise NotImplementedError

    def who_throws(self, s: D) -> Actor:
        """Who has in hand what chance is waited for, where that is not the house: a shooter has the dice."""
        return ""

    def chance(self, s: D) -> Dist | None:
        """The exact distribution of what chance may answer now; only drivers and enumerators ask."""
        return None

    def next_due(self, s: D) -> Due | None:
        """Where what chance is waited for goes, if the game knows such places: whose card comes next."""
        return None

    def options(self, s: D, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        """Everything `who` may do now (of that kind): the one definition of what is allowed."""
        raise NotImplementedError

    def offers_for(self, s: D, c: Command) -> Iterable[Offer]:
        """The offers that could hold this command: a part of `options`, for games that can find it faster."""
        return self.options(s, c.by, type(c).__name__)

    def answers_to(self, s: D, c: Command) -> Iterable[Offer | Shut]:
        """The offers that say most about a command: the open ones, and those that are shut, with the reason. A refusal
        reads these and nothing else."""
        return self.offers_for(s, c)

    def default(self, s: D, who: Actor) -> Command | None:
        """What the clock or the autopilot plays for `who`; only drivers ask."""
        return None

    def play(self, run: Run[D], c: Command) -> None:
        """The rulebook: turns an accepted command into events with `run(event)`."""
        raise NotImplementedError

    def evolve(self, s: D, e: Event) -> D:
        """Folds a fact into the state. It assigns; it never decides."""
        raise NotImplementedError

    def holdings(self, s: D) -> Mapping[Account, int]:
        """The balances of the game's own accounts, computed from its state."""
        raise NotImplementedError

    def count_banked(self, s: D, who: Actor) -> int:
        """Chips of somebody that the game holds between two rounds: a bank that goes on, say."""
        return 0

    def find_linked(self, s: D) -> Linked | None:
        """The jackpot that this table has together with others, where it has one."""
        return None

    def tell_linked(self, others: int) -> Command:
        """What tells a table what the others have in the jackpot that they share."""
        raise NotImplementedError

    def charge_linked(self, amount: int) -> Command:
        """What takes this table's part of a prize that was won at another one."""
        raise NotImplementedError

    def resting(self, s: D) -> bool:
        """Whether the game is between rounds."""
        return True

    def fresh(self, s: D) -> bool:
        """Whether nothing that chance has answered so far is hidden, or bears on what it will answer.

        Between two spins of a wheel it is so; while a shoe lies on the table it is not.
        """
        return self.resting(s)

    def sealed_pack(self) -> tuple[int, ...]:
        """The pack that sealed draws come from, each card once."""
        return ()

    def sealed_deal(self, s: D) -> int:
        """Which deal of that pack the next card is of: 1, or 2 where what was thrown away is dealt again."""
        return 1

    def shows(self, e: Event) -> tuple[int, ...]:
        """Cards of that pack that lie open to everybody from this event on, however they came."""
        return ()

    def why_not_leave(self, s: D, who: Actor) -> Why | None:
        """Why this person may not leave the table now, if so."""
        return None

    def needs_seats(self) -> bool:
        """Whether people must sit down before they can play."""
        return False

    def can_go_on(self, s: D, who: Actor) -> bool:
        """Whether what somebody has pays for another round, with nothing of theirs in play."""
        desk = cast(Desk, s)
        return desk.chips.get(who, 0) >= desk.minimum

    def expellable(self, s: D) -> Mapping[Actor, tuple[Clause, ...]]:
        """Whom the head of the table may send away now, and by which clauses."""
        return {}

    def bringing(self, s: D, who: Actor) -> Amount | Why | None:
        """How many chips this person may bring now, or why none; nothing where the game does not mind."""
        return None

    def why_not_take(self, s: D, who: Actor, tip: bool = False) -> Why | None:
        """Why this person may not take chips off the table now, or give a tip of them, if so."""
        return None

    def why_not_sit(self, s: D, who: Actor, seat: int) -> Why | None:
        """Why this person may not take that free seat now, if so."""
        return None

    def why_not_stand(self, s: D, who: Actor) -> Why | None:
        """Why this person may not give up their seat now, if so."""
        return None

    def fold_sitting(self, s: D, who: Actor) -> D:
        """The state once a person has sat down."""
        return s

    def fold_standing_up(self, s: D, who: Actor) -> D:
        """The state once a person has given up a seat and stands."""
        return s

    def fold_leaving(self, s: D, who: Actor) -> D:
        """The state once a person has left the table: nothing of theirs remains in it."""
        return s

    def outcome(self, e: Event) -> Value | None:
        """What came in a round, if this event says so: what a board at the table would show."""
        return None

    def takes_stakes(self, s: D) -> bool:
        """Whether the round that runs is still open to bets."""
        return False

    def ends_by(self, s: D) -> tuple[str, ...]:
        """What may be announced as the last of the session: rounds, or what else the law names, a shooter or a shoe.
        The first is what is meant where nothing is said: that of the law, if one of it is about to begin."""
        return ("round",)

    def unit_running(self, s: D) -> bool:
        """Whether the shooter or the shoe that was announced as the last goes on."""
        return False

    def session_over(self, s: D) -> bool:
        """Whether the last round that was announced has been played."""
        return cast(Desk, s).past_last() and not self.unit_running(s)

    def notice_over(self, s: D, after: int) -> bool:
        """Whether a new minimum that was announced comes into force now, between two rounds."""
        return cast(Desk, s).round >= after

    def follow_minimum(self, run: Run[D]) -> None:
        """What follows at the table from a new minimum in force: stakes that it forbids go back, say."""

    def fold(self, s: D, e: Event) -> D:
        """One event into the state: the chips first, then the fact."""
        return self.evolve(self.move(s, e.moves) if e.moves else s, e)

    def move(self, s: D, moves: tuple[Move, ...]) -> D:
        """Applies the chips that move to what the state holds of them: the people's."""
        desk: Any = s
        moved: D = replace(desk, chips=apply_moves(desk.chips, moves, is_person))
        return moved

    def view(self, s: D, who: Actor) -> D:
        """The state as `who` may see it."""
        return mask(self.with_derived(s), who)

    def with_derived(self, s: D) -> D:
        """The state with what it implies and everybody is told, such as who comes first: the same for all eyes."""
        return s


AnyDesk: TypeAlias = Any
"""The desk of whichever game is played: its fields are that game's own."""
AnyGame: TypeAlias = Game[Any]
"""A game whose state nobody here needs to know the type of."""


def apply_moves(
    balances: dict[Account, int], moves: tuple[Move, ...], ours: Callable[[Account], bool]
) -> dict[Account, int]:
    """Balances after the moves, for the accounts that are `ours`."""
    after = dict(balances)
    for m in moves:
        if ours(m.src):
            after[m.src] = after.get(m.src, 0) - m.amount
        if ours(m.dst):
            after[m.dst] = after.get(m.dst, 0) + m.amount
    return after


def fold(g: Game[D], s: D, e: Event) -> D:
    """One event into the state."""
    return g.fold(s, e)


def answer(g: Game[D], s: D, written: object) -> Chance:
    """What somebody wrote for chance, as the game awaits it.

    Raises `Refused` where chance has nothing to say now, and `Impossible` for what cannot fall.
    """
    dist = g.chance(s)
    asked = next((a for a in g.awaits(s) if a.who == CHANCE), None)
    if dist is None or asked is None:
        raise Refused("chance-not-awaited", field="chance", value=written)
    unseen = asked.blind and written == UNKNOWN
    return Chance(what=asked.what, value=UNKNOWN if unseen else coerce(written, dist, asked.what))


def verify(g: Game[D], s: D, c: Command) -> None:
    """Raises `Refused` unless the command lies inside an offer (or in chance's distribution)."""
    if isinstance(c, Chance):
        if c.by != CHANCE:
            raise Refused("not-your-role", field="by", value=c.by)
        dist, awaited = g.chance(s), g.awaits(s)
        if dist is None or not any(a.who == CHANCE and a.what == c.what for a in awaited):
            raise Refused("chance-not-awaited", field="chance", value=c.value)
        if c.value == UNKNOWN and any(a.who == CHANCE and a.blind for a in awaited):
            return
        if c.value not in dist:
            raise Refused("impossible-outcome", field=c.what, value=c.value)
        return
    for offer in g.offers_for(s, c):
        if not offer.form or all(space.has(getattr(c, f)) for f, space in offer.form.items()):
            return
    explain(g, s, c)


def explain(g: Game[D], s: D, c: Command) -> None:
    """Raises the refusal that says most about a command outside every offer; returns if it is inside one after all."""
    best: tuple[int, list[str], Offer] | None = None
    shut: list[Shut] = []
    for answer in g.answers_to(s, c):
        if isinstance(answer, Shut):
            shut.append(answer)
            continue
        wrong = [f for f, space in answer.form.items() if not space.has(getattr(c, f))]
        if not wrong:
            return
        # The offer that explains most is the one that fits on everything but an amount.
        rank = 10 * len(wrong) + any(not isinstance(answer.form[f], Amount) for f in wrong)
        if best is None or rank < best[0]:
            best = (rank, wrong, answer)
    about = [each for each in shut if each.is_about(c)]
    if best is None:
        if type(c) not in g.all_commands():
            raise Refused("no-such-command", field="command", value=type(c).__name__)
        about += [each for each in shut if not each.form]
        raise about[0].refusal(c) if about else Refused("not-now")
    _, wrong, offer = best
    # What is said first is what cannot be mended by another amount.
    field = min(wrong, key=lambda f: isinstance(offer.form[f], Amount))
    space = offer.form[field]
    for each in about:
        if field in each.form or not isinstance(space, Amount):
            raise each.refusal(c)
    value = getattr(c, field)
    why = space.why(value)
    args = {"limit": space.limit(value)} if isinstance(space, Amount) else {}
    raise Refused(why.code, why.clauses or offer.clauses, field, value, **args)


def step(g: Game[D], s: D, c: Command) -> tuple[D, list[Event]]:
    """Verifies and plays a command: the new state and its events. A `Refused` changes nothing."""
    verify(g, s, c)
    return trust(g, s, c)


def decide(g: Game[D], s: D, c: Command) -> list[Event]:
    return step(g, s, c)[1]


def trust(g: Game[D], s: D, c: Command) -> tuple[D, list[Event]]:
    """`step` without `verify`, for enumerators and replays of what was verified before."""
    run = Run(g, s)
    try:
        g.play(run, c)
    except Refused as refused:  # an offer that `play` will not honour is a fault of the engine
        raise AssertionError(f"{type(c).__name__} was offered but refused: {refused}") from refused
    return run.s, run.events


PLAIN = frozenset((int, str, bool, float, type(None)))
"""Types that hide nothing."""


@cache
def opaque(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct that a mask must look into: those that are not plain values, or nothing but those.

    What a struct in a field holds is asked of that very struct, because it may be of a narrower type.
    """
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(field.name for field in info.fields if _opaque(field.type))


def _opaque(info: msgspec.inspect.Type) -> bool:
    if isinstance(info, msgspec.inspect.AnyType | msgspec.inspect.CustomType | msgspec.inspect.StructType):
        return True
    parts = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type")]
    parts += [*getattr(info, "item_types", ()), *getattr(info, "types", ())]
    return any(_opaque(part) for part in parts if part is not None)


def mask(x: T, who: Actor) -> T:
    """`x` with every veiled value that is not meant for `who` blanked: in states and events alike."""
    shown: T = _mask(x, who)
    return shown


def _mask(x: object, who: Actor) -> Any:
    if type(x) in PLAIN:
        return x
    if isinstance(x, Veiled):
        seen = x.to is None or who in x.to
        return Veiled(_mask(x.value, who) if seen else None, x.to)
    if isinstance(x, Struct):
        changed = {}
        for name in opaque(type(x)):
            old = getattr(x, name)
            new = _mask(old, who)
            if new is not old:
                changed[name] = new
        return replace(x, **changed) if changed else x
    if isinstance(x, tuple):
        new_items = tuple(_mask(v, who) for v in x)
        return x if all(a is b for a, b in zip(new_items, x, strict=True)) else new_items
    if isinstance(x, dict):
        new_map = {k: _mask(v, who) for k, v in x.items()}
        return x if all(new_map[k] is x[k] for k in x) else new_map
    return x


def to_json(x: object) -> bytes:
    """Canonical JSON of a command, an event or a state."""
    return msgspec.json.encode(msgspec.to_builtins(x, str_keys=True), order="deterministic")
