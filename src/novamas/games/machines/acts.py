"""What is said and what is done at a machine: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.kit.decider import Actor, Command, Desk, Event, Report
from novamas.kit.spaces import Clause

IDLE, SPINNING, LUCK, HOLDING, FREE, PICKING, OPENING = (
    "idle", "spinning", "luck", "keeping", "free", "picking", "opening",
)  # fmt: skip
"""Between two plays; reels turn; chance says whether reels may be held; they may; a free game waits; a box is chosen;
it is opened."""
REEL, HOLD, BOXES = "reel", "hold", "boxes"
"""What chance is asked for."""
CAUSES = ("minor", "excluded", "disorder", "unidentified")


class Win(Struct, frozen=True):
    """What was paid where the reels stand now: on a line (0: anywhere), for so many of a symbol."""

    line: int
    symbol: str
    count: int
    prize: int


class MachineDesk(Desk, frozen=True, kw_only=True):
    """The state of a machine.

    `who` plays, at so many `times` the price. `stops` are where the reels stand (0: that one turns); `held` the reels
    that stay, from 1 on, and `turned` once the others have turned again. `stake` is what was put in and is not taken
    yet. `free` games are left of those `given`, and `is_free` while one is played; `box` is the one that was picked.
    `won` is what the play has brought, `wins` what it was paid for as the reels stand. `asked` are to say who they are,
    `known` have done so, `barred` may not play.
    """

    phase: str = IDLE
    who: Actor = ""
    times: int = 1
    stops: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    turned: bool = False
    stake: int = 0
    free: int = 0
    given: int = 0
    is_free: bool = False
    box: int = 0
    won: int = 0
    wins: tuple[Win, ...] = ()
    asked: tuple[Actor, ...] = ()
    known: tuple[Actor, ...] = ()
    barred: dict[Actor, tuple[Clause, ...]] = {}


# -- commands ----------------------------------------------------------------------------------------------------------


class StartPlay(Command, frozen=True, kw_only=True):
    """A player pays the price, once or several times, and sets the reels going."""

    times: int = 1


class PlayFree(Command, frozen=True, kw_only=True):
    """The player sets the reels going for a game that costs nothing."""


class HoldReels(Command, frozen=True, kw_only=True):
    """The player holds these reels (from 1 on; none: all turn) and turns the others once more."""

    reels: tuple[int, ...] = ()


class PickBox(Command, frozen=True, kw_only=True):
    """The player opens one of the closed boxes."""

    box: int


class AskIdentity(Command, frozen=True, kw_only=True):
    """The control of the room asks a person to say who they are."""

    player: Actor


class ConfirmIdentity(Command, frozen=True, kw_only=True):
    """They have done so."""

    player: Actor


class BarPlayer(Report, frozen=True, kw_only=True):
    """The house does not admit somebody to the room, and why."""

    player: Actor
    cause: str


# -- events ------------------------------------------------------------------------------------------------------------


class PlayStarted(Event, frozen=True, kw_only=True):
    """A play begins, at so many times the price."""

    round: int
    who: Actor
    times: int
    stake: int
    reels: int


class ReelStopped(Event, frozen=True, kw_only=True):
    """A reel has stopped, and what it shows from the top."""

    reel: int
    stop: int
    shows: tuple[str, ...]


class PriceKept(Event, frozen=True, kw_only=True):
    """The machine keeps the price of the play."""


class LinePaid(Event, frozen=True, kw_only=True):
    """A line pays: so many of a symbol from the left. `thing` is what it gives where that is no money."""

    line: int
    symbol: str
    count: int
    prize: int
    thing: str = ""


class ScattersPaid(Event, frozen=True, kw_only=True):
    """So many of a symbol anywhere pay."""

    symbol: str
    count: int
    prize: int
    thing: str = ""


class FreeGamesWon(Event, frozen=True, kw_only=True):
    """So many games without a price are won."""

    games: int


class FreeGameAwaited(Event, frozen=True, kw_only=True):
    """So many free games are left; the player sets the next one going."""

    left: int


class FreeGameStarted(Event, frozen=True, kw_only=True):
    """A game begins that costs nothing."""

    reels: int


class BoxesShown(Event, frozen=True, kw_only=True):
    """So many closed boxes are shown, of which the player opens one."""

    boxes: int


class BoxPicked(Event, frozen=True, kw_only=True):
    """The player has chosen a box."""

    box: int


class BoxesOpened(Event, frozen=True, kw_only=True):
    """What was in the box, and in all the others, in credits."""

    box: int
    inside: tuple[int, ...]
    prize: int
    thing: str = ""


class HoldDrawn(Event, frozen=True, kw_only=True):
    """Nothing was won: chance says whether reels may be held."""


class HoldOffered(Event, frozen=True, kw_only=True):
    """Reels may be held."""


class HoldDenied(Event, frozen=True, kw_only=True):
    """No reel may be held this time."""


class ReelsHeld(Event, frozen=True, kw_only=True):
    """These reels are held; the others turn again."""

    reels: tuple[int, ...]


class PlayEnded(Event, frozen=True, kw_only=True):
    """The play is over; `won` is all that it has brought."""

    who: Actor
    won: int


class IdentityAsked(Event, frozen=True, kw_only=True):
    """Somebody is asked to say who they are, and does not play before."""

    who: Actor


class IdentityConfirmed(Event, frozen=True, kw_only=True):
    """Somebody has said who they are."""

    who: Actor


class PlayerBarred(Event, frozen=True, kw_only=True):
    """Somebody is not admitted: they do not play, and may be sent away."""

    who: Actor
    cause: str
