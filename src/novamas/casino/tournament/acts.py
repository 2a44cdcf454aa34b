"""What happens in a tournament: its state, the commands that people, staff and its tables send, and the facts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from novamas.casino.tournament.bases import Plan
from novamas.kit.decider import Account, Actor, Command, Event, Money

FUND = "@prizes"
"""What inscriptions have paid for prizes."""
ORGANISATION = "@organisation"
"""What is kept of them for the organisation."""

ENTRY, DRAWING, PLAYING, PAUSE, TIES, OVER, CALLED_OFF = (
    "entry", "drawing", "playing", "pause", "ties", "over", "called-off",
)  # fmt: skip
RUNNING = (DRAWING, PLAYING, PAUSE)
Group: TypeAlias = tuple[Actor, ...]
"""People who have a place together."""


class Slot(Struct, frozen=True, array_like=True):
    """A seat at one of the tournament's tables, both counted from 1; or, where a tie is drawn, a place in the order."""

    table: int
    seat: int


class Entrant(Struct, frozen=True):
    """Somebody who has entered: in which order, how often, what they have paid in all, what chips they have, at which
    table and seat they belong (0: none). `out` counts who left before them (0: still in)."""

    number: int
    entries: int = 1
    paid: int = 0
    kept: int = 0
    stack: int = 0
    table: int = 0
    seat: int = 0
    out: int = 0
    expelled: bool = False


class Won(Struct, frozen=True):
    """What a place has brought somebody: the first of the places that they share, an amount and things."""

    who: Actor
    place: int
    shared: int = 1
    amount: int = 0
    things: tuple[str, ...] = ()


class Known(Struct, frozen=True):
    """Somebody whom the admission has let in as a player of the tournament (persona usuaria de torneo)."""

    born: str
    mention: str = "tournament"


class TournamentState(Struct, frozen=True, kw_only=True):
    """A tournament. `round` and `minimum` are there as at any table: rounds told in this level, and its minimum.

    `lots` are people for whom seats are still drawn, `slots` the seats, the next one first. `rounds` are those that
    each table has played in all, `groups` the final order, best first, once it is known; `offer` a division of the
    prizes that somebody has proposed, and who has agreed.
    """

    phase: str = ENTRY
    admitted: dict[Actor, Known] = {}
    turned_away: dict[Actor, str] = {}
    entrants: dict[Actor, Entrant] = {}
    book: dict[Account, int] = {}
    level: int = 0
    since: float = 0.0
    told: int = 0
    rounds: dict[int, int] = {}
    tables: tuple[int, ...] = ()
    lots: Group = ()
    slots: tuple[Slot, ...] = ()
    outs: int = 0
    groups: tuple[Group, ...] = ()
    offer: dict[Actor, int] = {}
    agreed: Group = ()
    won: tuple[Won, ...] = ()
    entries: int = 0

    @property
    def alive(self) -> Group:
        """Who is still in, in the order in which they entered."""
        return tuple(who for who, e in self.entrants.items() if not e.out)

    def at(self, table: int) -> Group:
        """Who belongs to a table."""
        return tuple(who for who, e in self.entrants.items() if not e.out and e.table == table)

    @property
    def fund(self) -> int:
        return self.book.get(FUND, 0)


# -- commands ----------------------------------------------------------------------------------------------------------


class AdmitPlayer(Command, frozen=True, kw_only=True):
    """The desk lets somebody in as a player of the tournament: born on that day, and `barred` if they may not play."""

    player: Actor
    born: str
    barred: bool = False


class DeclareAge(Command, frozen=True, kw_only=True):
    """Somebody gives their word that they are of age and may play, where the bases take it (for play money)."""

    born: str


class Enter(Command, frozen=True, kw_only=True):
    """Somebody enters, and pays the inscription."""


class Withdraw(Command, frozen=True, kw_only=True):
    """Somebody who has entered goes before it begins, and has the inscription back."""


class EnterAgain(Command, frozen=True, kw_only=True):
    """Somebody who is out enters again, where the bases have that."""


class Begin(Command, frozen=True, kw_only=True):
    """The director begins it: the lots for the seats are drawn."""

    at: float = 0.0


class CallOff(Command, frozen=True, kw_only=True):
    """The director calls it off; everybody has everything back."""


class TellTable(Command, frozen=True, kw_only=True):
    """A table tells, between two rounds, what chips its people have, how many rounds it has played in all, and who
    cannot go on by the rules of its game."""

    table: int
    rounds: int
    stacks: dict[Actor, int]
    out: tuple[Actor, ...] = ()


class NextLevel(Command, frozen=True, kw_only=True):
    """The director goes on to the next level, or to a pause, or on from it."""

    at: float = 0.0


class ExpelPlayer(Command, frozen=True, kw_only=True):
    """The director sends somebody out of the tournament for what the rules forbid; their chips leave with them."""

    player: Actor
    cause: str


class ProposeDeal(Command, frozen=True, kw_only=True):
    """A player who is still in proposes to divide what is left of the prizes."""

    shares: dict[Actor, Money]


class AcceptDeal(Command, frozen=True, kw_only=True):
    """A player agrees to it."""


# -- events ------------------------------------------------------------------------------------------------------------


class TournamentOpened(Event, frozen=True, kw_only=True):
    """The first event: the plan that everything is decided by."""

    plan: Plan


class PlayerAdmitted(Event, frozen=True, kw_only=True):
    who: Actor
    born: str
    mention: str


class PlayerTurnedAway(Event, frozen=True, kw_only=True):
    """Admission refuses somebody, and remembers why."""

    who: Actor
    why: str


class Entered(Event, frozen=True, kw_only=True):
    """Somebody is in; `again` if they had been out. Of what they pay so much is kept for the organisation."""

    who: Actor
    paid: int
    kept: int
    again: bool = False


class Withdrawn(Event, frozen=True, kw_only=True):
    who: Actor


class CalledOff(Event, frozen=True, kw_only=True):
    pass


class Begun(Event, frozen=True, kw_only=True):
    """It begins at so many tables; seats are drawn for everybody."""

    tables: int
    slots: tuple[Slot, ...]
    lots: Group


class SeatAllotted(Event, frozen=True, kw_only=True):
    """A lot has given somebody a seat."""

    who: Actor
    slot: Slot


class StackGiven(Event, frozen=True, kw_only=True):
    """Somebody is given the chips that everybody begins with."""

    who: Actor
    amount: int


class LevelBegun(Event, frozen=True, kw_only=True):
    """A level begins, or a pause; `level` counts from 1."""

    level: int
    minimum: int
    pause: bool
    at: float


class TableTold(Event, frozen=True, kw_only=True):
    table: int
    rounds: int
    stacks: dict[Actor, int]


class KnockedOut(Event, frozen=True, kw_only=True):
    """People who are out at the same time and have one place together."""

    who: Group


class PlayerExpelled(Event, frozen=True, kw_only=True):
    who: Actor
    cause: str


class TableBroken(Event, frozen=True, kw_only=True):
    """A table is broken up: seats elsewhere are drawn for its people."""

    table: int
    slots: tuple[Slot, ...]
    lots: Group


class TableBalanced(Event, frozen=True, kw_only=True):
    """Somebody of a table goes to one with fewer people: the lot says who."""

    table: int
    slots: tuple[Slot, ...]
    lots: Group


class DealProposed(Event, frozen=True, kw_only=True):
    by: Actor
    shares: dict[Actor, int]


class DealAccepted(Event, frozen=True, kw_only=True):
    who: Actor


class TournamentEnded(Event, frozen=True, kw_only=True):
    """Nobody plays any more: the order of all, best first. `lots` are those among whom a thing is drawn by lot."""

    groups: tuple[Group, ...]
    lots: Group = ()
    slots: tuple[Slot, ...] = ()


class TieDrawn(Event, frozen=True, kw_only=True):
    """A lot has decided a tie: `who` comes before those whose lot is not drawn yet."""

    who: Actor


class PrizesPaid(Event, frozen=True, kw_only=True):
    """Everybody who has won is paid, and what the organisation keeps goes to the cage."""

    won: tuple[Won, ...]
