"""What happens at any table, whatever is played there: its state, its own commands and its own events."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from novamas.kit.decider import Account, Actor, AnyDesk, Command, Event, Money, Report, Veiled
from novamas.table.opening import Opening


class Notice(Struct, frozen=True):
    """A new minimum that was announced: it comes into force once `after` rounds have been played."""

    minimum: int
    after: int
    top_up: int


class Tally(Struct, frozen=True):
    """A count: what was found of each account, what the books said then, and whether a second person signed it."""

    found: dict[Account, int]
    booked: dict[Account, int]
    signed: bool = False


class Halted(Struct, frozen=True):
    """A game that somebody stopped: who, and why."""

    by: Actor
    reason: str


class BeforeTyping(Struct, frozen=True):
    """The table as it stood before something was typed (`what` chance was asked for), so that it can be taken back."""

    what: str
    state: Any


class TableState(Struct, frozen=True, kw_only=True, gc=False):
    """A table in operation: the game's own state and what the house knows about the table.

    `expelled` are people who were sent away for good, each with the clauses of the reason. `tally` is the last count
    of a table that is counted, `counted_in` whether its float was counted and signed before its first round. `halted`
    says that the game stands still while something is looked at; `typed` is what the table was before each result that
    was typed in this round, where results are typed.
    """

    desk: AnyDesk
    open: bool = True
    suspended: bool = False
    book: dict[Account, int] = {}
    staff: dict[str, int] = {}
    guarantee: int = 0
    notice: Notice | None = None
    expelled: dict[Actor, tuple[str, ...]] = {}
    tally: Tally | None = None
    counted_in: bool = False
    halted: Halted | None = None
    typed: tuple[BeforeTyping, ...] = ()


# -- commands -------------------------------------------------------------------------------------------


class Bring(Command, frozen=True, kw_only=True):
    """A person comes with chips, or buys them with legal tender from the float."""

    amount: Money
    means: str = "chips"


class Take(Command, frozen=True, kw_only=True):
    """A person takes chips away from the table."""

    amount: Money


class Tip(Command, frozen=True, kw_only=True):
    """A person gives the croupiers chips; they go into the slot for tips (propinas)."""

    amount: Money


class Sit(Command, frozen=True, kw_only=True):
    seat: int


class Stand(Command, frozen=True, kw_only=True):
    pass


class Leave(Command, frozen=True, kw_only=True):
    """A person leaves with all their chips."""


class Expel(Report, frozen=True, kw_only=True):
    """The inspector sends a person away from the table, where the law of the game lets that happen."""

    player: Actor


class AnnounceLast(Command, frozen=True, kw_only=True):
    """The inspector announces the last rounds of the session; or the last shooter or shoe (`unit`), where the law has
    that. Without a unit it is what the law has, if one of it is about to begin."""

    rounds: int
    unit: str = ""


class ChangeMinimum(Command, frozen=True, kw_only=True):
    """The director changes the minimum to another one that is authorised, as the law lets it happen."""

    to: Money
    top_up: Money = 0


class TopUp(Command, frozen=True, kw_only=True):
    """The director completes the float from the cage."""

    amount: Money


class SendBack(Command, frozen=True, kw_only=True):
    """The director gives chips of the float back to the cage that the table does not need."""

    amount: Money


class Count(Command, frozen=True, kw_only=True):
    """Whoever has their hands on it counts what lies at a table: float, cash, tips and what the house keeps there."""

    float: Money
    cash: Money = 0
    tips: Money = 0
    cagnotte: Money = 0


class Countersign(Command, frozen=True, kw_only=True):
    """A second person, who watched, signs the count."""


class StaffArrive(Command, frozen=True, kw_only=True):
    role: str


class StaffLeave(Command, frozen=True, kw_only=True):
    role: str


class PlacePlayer(Command, frozen=True, kw_only=True):
    """The director places somebody at a table of a tournament, with the chips that they have there (`seat` 0:
    standing)."""

    player: Actor
    amount: Money
    seat: int = 0


class RemovePlayer(Command, frozen=True, kw_only=True):
    """The director takes somebody away from a table of a tournament, with all their chips."""

    player: Actor


class Suspend(Command, frozen=True, kw_only=True):
    """The director closes an idle table for a while, where the law knows that; float and cash stay locked in it."""


class Resume(Command, frozen=True, kw_only=True):
    """The director opens a table again that was closed for a while."""


class CloseTable(Command, frozen=True, kw_only=True):
    """The director closes the table for good: float and box go back to the cage.

    `wheel` is how the wheel is shut, where the table has one.
    """

    wheel: str = "lock"


class Minute(Command, frozen=True, kw_only=True):
    """Marker: staff write into the book of incidents what no article settles. `note` is their own words, which nobody
    else at the table is shown."""

    note: str = ""


class Halt(Minute, frozen=True, kw_only=True):
    """The head of the table or the director stops the game while something is looked at; no clock runs meanwhile."""

    reason: str


class Proceed(Minute, frozen=True, kw_only=True):
    """The game goes on where it was stopped."""


class Remark(Minute, frozen=True, kw_only=True):
    """Somebody of the staff writes a note, about an entry of the book (the number of its event) or about the table."""

    about: int = 0


class SendAway(Minute, frozen=True, kw_only=True):
    """The head of the table frees the place of somebody who is not there any more; their chips are kept for them."""

    player: Actor


class Rectify(Minute, frozen=True, kw_only=True):
    """What was typed last was wrong: the table stands again as it stood before, and waits for the right one.

    The croupier does it until chips have moved because of it; afterwards the head of the table or the director signs,
    with a note.
    """


# -- events ---------------------------------------------------------------------------------------------


class TableEvent(Event, frozen=True, kw_only=True):
    """Marker: an event of the table, not of its game."""


class TableOpened(TableEvent, frozen=True, kw_only=True):
    """The first event of a log: enough to rebuild the game object and the empty table."""

    opening: Opening
    readings: dict[str, str]
    digest: str
    staff: dict[str, int]
    roles: tuple[Actor, ...]
    guarantee: int


class Joined(TableEvent, frozen=True, kw_only=True):
    who: Actor


class Brought(TableEvent, frozen=True, kw_only=True):
    who: Actor
    amount: int


class Took(TableEvent, frozen=True, kw_only=True):
    who: Actor
    amount: int


class Tipped(TableEvent, frozen=True, kw_only=True):
    """A croupier has put a tip into its slot, where it stays until the table closes for good."""

    who: Actor
    amount: int


class Seated(TableEvent, frozen=True, kw_only=True):
    who: Actor
    seat: int


class Stood(TableEvent, frozen=True, kw_only=True):
    who: Actor


class Left(TableEvent, frozen=True, kw_only=True):
    who: Actor


class Expelled(TableEvent, frozen=True, kw_only=True):
    """A person is sent away with all their chips, and does not come back to this table."""

    who: Actor


class LastAnnounced(TableEvent, frozen=True, kw_only=True):
    """`last` is the last round, or the first one that may be, where that depends on a shooter or a shoe (`unit`)."""

    last: int
    unit: str = "round"


class MinimumAnnounced(TableEvent, frozen=True, kw_only=True):
    notice: Notice


class MinimumChanged(TableEvent, frozen=True, kw_only=True):
    minimum: int
    guarantee: int


class ToppedUp(TableEvent, frozen=True, kw_only=True):
    amount: int


class SentBack(TableEvent, frozen=True, kw_only=True):
    amount: int


class Counted(TableEvent, frozen=True, kw_only=True):
    """What was counted of each account, beside what the books say of it; nothing moves until a second person signs."""

    by: Actor
    found: dict[Account, int]
    booked: dict[Account, int]


class CountSigned(TableEvent, frozen=True, kw_only=True):
    """A second person has signed the count; what it found more or less is moved to the account of differences."""

    by: Actor


class StaffChanged(TableEvent, frozen=True, kw_only=True):
    roles: tuple[Actor, ...]


class TableSuspended(TableEvent, frozen=True, kw_only=True):
    pass


class TableResumed(TableEvent, frozen=True, kw_only=True):
    pass


class TableClosed(TableEvent, frozen=True, kw_only=True):
    """The session is over; `wheel` is how the wheel was shut, where the law asks for that."""

    wheel: str = ""


class GameHalted(TableEvent, frozen=True, kw_only=True):
    by: Actor
    reason: str
    note: Veiled[str]


class GameProceeded(TableEvent, frozen=True, kw_only=True):
    by: Actor
    note: Veiled[str]


class Remarked(TableEvent, frozen=True, kw_only=True):
    """`about` is the number of the event that a note is about; 0 is the table."""

    by: Actor
    about: int
    note: Veiled[str]


class SentAway(TableEvent, frozen=True, kw_only=True):
    """Somebody who had gone is no longer at the table; their chips are in their purse."""

    who: Actor
    note: Veiled[str]


class Typed(TableEvent, frozen=True, kw_only=True):
    """A result is being typed: from here on it can be rectified. `what` is what chance was asked for."""

    what: str


class Rectified(TableEvent, frozen=True, kw_only=True):
    """What was typed last is taken back, and every chip that moved because of it; `settled` says that some had."""

    by: Actor
    what: str
    settled: bool
    note: Veiled[str]
