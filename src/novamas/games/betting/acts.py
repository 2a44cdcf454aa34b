"""What is said and what is done at betting: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.betting.fixtures import Fixture
from novamas.games.betting.rules import WHOLE
from novamas.kit.decider import Actor, Command, Desk, Event, Money, Report

IDLE, ANNOUNCING, BETTING, RUNNING, PROVISIONAL = "idle", "announcing", "betting", "running", "provisional"
"""Between two meetings; its events are announced; bets are taken; an event runs; its result has to be confirmed."""
TAKING = (BETTING, RUNNING, PROVISIONAL)
OPEN, DONE, VOID = "open", "done", "void"
"""How an event stands, besides running and provisional."""
RESULT = "result"
"""What chance is asked for."""


class Contest(Struct, frozen=True, kw_only=True):
    """An event of the meeting: what it is about, whether bets on it are internal or external, who is `out` of it, who
    takes part in it and may not bet (`parties`), how it stands, what each selection costs now."""

    number: int
    fixture: Fixture
    matter: str
    kind: str
    places: int
    parties: tuple[Actor, ...] = ()
    out: tuple[int, ...] = ()
    status: str = OPEN
    result: str = ""
    prices: dict[str, int] = {}


class Leg(Struct, frozen=True, kw_only=True):
    """A selection at the price at which it was struck; `kept` thousandths of what it wins after withdrawals, and what
    one staked brings `back` once that is known, as a fraction."""

    on: str
    price: int
    kept: int = WHOLE
    back: str = ""


class Slip(Struct, frozen=True, kw_only=True):
    """A bet at fixed prices: on one selection, or on two of which both must win."""

    id: int
    who: Actor
    legs: tuple[Leg, ...]
    amount: int


class Ticket(Struct, frozen=True, kw_only=True):
    """A stake in a pool."""

    id: int
    who: Actor
    on: str
    amount: int


class Settled(Struct, frozen=True, kw_only=True):
    """A bet that is over: what was staked on what, what came back, and why."""

    id: int
    who: Actor
    on: tuple[str, ...]
    amount: int
    returned: int
    why: str


class Betting(Desk, frozen=True, kw_only=True):
    """The state of a betting shop.

    `contests` are the events of the meeting, `next` the place in the programme of what is announced next. `slips` and
    `tickets` are bets that are open, numbered from one on (`serial`). `carried` lies in the next pool of each kind.
    """

    phase: str = IDLE
    contests: tuple[Contest, ...] = ()
    next: int = 0
    slips: tuple[Slip, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    serial: int = 0
    carried: dict[str, int] = {}


# -- commands ----------------------------------------------------------------------------------------------------------


class AnnounceEvent(Command, frozen=True, kw_only=True):
    """The head of the shop announces an event of the programme, and answers for what it is about."""

    fixture: str
    matter: str


class ChangePrice(Command, frozen=True, kw_only=True):
    """The bookmaker changes a price, in hundredths; bets that are struck keep theirs."""

    on: str
    price: int


class ScratchEntry(Report, frozen=True, kw_only=True):
    """An entry is withdrawn before its event begins."""

    event: int
    entry: int


class DeclareParty(Report, frozen=True, kw_only=True):
    """Somebody here takes part in an event: their bets on it are void."""

    event: int
    who: Actor


class StrikeBet(Command, frozen=True, kw_only=True):
    """A player backs a selection, at the price that is asked for (none: whatever it is now)."""

    on: str
    amount: Money
    price: str = ""


class StrikeDouble(Command, frozen=True, kw_only=True):
    """A player backs two winners of different events, of whom both must win."""

    first: str
    second: str
    amount: Money
    price: str = ""


class JoinPool(Command, frozen=True, kw_only=True):
    """A player stakes on a selection in a pool."""

    on: str
    amount: Money


class StartEvent(Command, frozen=True, kw_only=True):
    """The off: from now on nobody bets on this event."""


class RectifyResult(Report, frozen=True, kw_only=True):
    """The director signs another result before it is confirmed."""

    result: str


class ConfirmResult(Command, frozen=True, kw_only=True):
    """A second person confirms the result that was entered: then bets are paid."""


class VoidEvent(Report, frozen=True, kw_only=True):
    """The director declares an event void, and why."""

    event: int
    cause: str


# -- events ------------------------------------------------------------------------------------------------------------


class EventAnnounced(Event, frozen=True, kw_only=True):
    """An event of this meeting, with its opening prices; `kind`: bets on it are internal, external or neither."""

    round: int
    contest: Contest
    next: int


class MeetingOpened(Event, frozen=True, kw_only=True):
    """All events of the meeting are announced: bets are taken."""

    events: int


class PriceChanged(Event, frozen=True, kw_only=True):
    """A selection has another price from now on."""

    on: str
    was: int
    price: int


class EntryScratched(Event, frozen=True, kw_only=True):
    """An entry does not take part: bets on it are void; so much of what the others win is taken off, and what they
    cost now."""

    number: int
    entry: int
    deducted: int
    prices: dict[str, int]
    settled: tuple[Settled, ...] = ()
    changed: tuple[Slip, ...] = ()


class PartyDeclared(Event, frozen=True, kw_only=True):
    """Somebody takes part in an event and may not bet on it: what they have staked goes back."""

    number: int
    who: Actor
    settled: tuple[Settled, ...] = ()


class BetStruck(Event, frozen=True, kw_only=True):
    """A bet at fixed prices stands."""

    slip: Slip


class PoolJoined(Event, frozen=True, kw_only=True):
    """A stake lies in a pool."""

    ticket: Ticket


class EventStarted(Event, frozen=True, kw_only=True):
    """An event begins."""

    number: int


class ResultEntered(Event, frozen=True, kw_only=True):
    """A result was entered; it is not confirmed."""

    number: int
    result: str


class ResultRectified(Event, frozen=True, kw_only=True):
    """The director has signed another result."""

    number: int
    was: str
    result: str


class ResultConfirmed(Event, frozen=True, kw_only=True):
    """The result is final."""

    number: int
    result: str


class BetsSettled(Event, frozen=True, kw_only=True):
    """Bets at fixed prices on an event are over, or wait for their other half."""

    number: int
    settled: tuple[Settled, ...] = ()
    changed: tuple[Slip, ...] = ()


class PoolPaid(Event, frozen=True, kw_only=True):
    """A pool with everything in it: what was `carried` into it, what was `taken` out, the dividends in hundredths by
    selection, what rounding left (`breakage`), what the house added so that no dividend is too low (`topped`), what
    lies in the next pool of its kind (`left`)."""

    number: int
    pool: str
    total: int
    carried: int
    taken: int
    dividends: dict[str, int]
    breakage: int
    topped: int
    left: int
    settled: tuple[Settled, ...] = ()


class EventVoided(Event, frozen=True, kw_only=True):
    """An event does not count: stakes on it go back, doubles stand on their other half."""

    number: int
    cause: str
    settled: tuple[Settled, ...] = ()
    changed: tuple[Slip, ...] = ()


class MeetingEnded(Event, frozen=True, kw_only=True):
    """Every event of the meeting is over: their results, by number."""

    round: int
    results: dict[str, str]
