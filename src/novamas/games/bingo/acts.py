"""What is said and what is done at bingo: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.bingo.cards import Rows
from novamas.kit.decider import Actor, Command, Desk, Event, Money, Report

IDLE, SALE, READY, CALLED, DRAWING, CHECKING, ASKING = (
    "idle", "sale", "ready", "called", "drawing", "checking", "others",
)  # fmt: skip
"""Between two games; cards are sold; the sale is over; a number was called; the next ball is on its way; cards that
were sung are checked; others who have won are asked for."""
PLAYING = (CALLED, DRAWING, CHECKING, ASKING)
BALL = "ball"


class Lot(Struct, frozen=True):
    """Cards with consecutive numbers that somebody has bought, and what they are printed or shown on."""

    who: Actor
    series: int
    first: int
    count: int
    support: str

    @property
    def last(self) -> int:
        return self.first + self.count - 1

    def names(self) -> list[str]:
        """What each of the cards is called: series and number."""
        return [f"{self.series}/{number}" for number in range(self.first, self.last + 1)]


class Song(Struct, frozen=True, kw_only=True):
    """A line or a bingo that somebody has sung, on a card of theirs; `right` once it has been checked."""

    who: Actor
    what: str
    card: str
    right: bool | None = None


class Share(Struct, frozen=True):
    """A part of a prize that a card has won."""

    who: Actor
    card: str
    amount: int


class Bingo(Desk, frozen=True, kw_only=True):
    """The state of a bingo hall.

    `checked`: material and balls were looked at before the session, `inspected` by these players too. `series` is on
    sale, `next` the next number of it; `sold` are the cards of the running game. `balls` came in this order. `row` is
    the line that wins; `line` and `bingo` the prizes, `extra` what an early bingo wins besides. `songs` were sung
    since the last ball, `won` is what was awarded; `line_done`: nobody can win the line any more. `pot` is kept for
    early bingos, `elsewhere` is what linked halls keep. What is printed on a card follows from its series and its
    number (`cards.py`).
    """

    phase: str = IDLE
    checked: bool = False
    inspected: tuple[Actor, ...] = ()
    series: int = 0
    next: int = 0
    sold: tuple[Lot, ...] = ()
    balls: tuple[int, ...] = ()
    row: str = ""
    line: int = 0
    bingo: int = 0
    extra: int = 0
    songs: tuple[Song, ...] = ()
    won: dict[str, tuple[Share, ...]] = {}
    line_done: bool = False
    pot: int = 0
    elsewhere: int = 0


# -- commands ----------------------------------------------------------------------------------------------------------


class CheckMaterial(Command, frozen=True, kw_only=True):
    """The head of the table looks at the material before a session and puts the balls into the extractor."""


class InspectMaterial(Command, frozen=True, kw_only=True):
    """A player looks at it too."""


class OpenSale(Command, frozen=True, kw_only=True):
    """The head of the table announces series, size and price; then cards are sold."""


class BuyCards(Command, frozen=True, kw_only=True):
    """A player buys the next cards of the series, on paper, electronic, or at a machine."""

    count: int
    support: str = "paper"


class CloseSale(Command, frozen=True, kw_only=True):
    """The cashier collects the cards that are left."""


class StartGame(Command, frozen=True, kw_only=True):
    """The head of the table announces cards sold, prizes, the line that wins, and the start."""

    row: str = "any"


class DrawBall(Command, frozen=True, kw_only=True):
    """The head of the table orders the next ball."""


class SingLine(Command, frozen=True, kw_only=True):
    """A player sings a line on one of their cards."""

    card: str


class SingBingo(Command, frozen=True, kw_only=True):
    """A player sings bingo on one of their cards."""

    card: str


class CheckCard(Command, frozen=True, kw_only=True):
    """The head of the table checks a card that was sung, before the camera."""

    card: str


class GoOn(Command, frozen=True, kw_only=True):
    """The head of the table orders the game to go on, or to end: nobody can claim any more what was won so far."""


class EndBingo(Command, frozen=True, kw_only=True):
    """All balls are out and nobody has sung: the head of the table ends the game."""


class VoidGame(Report, frozen=True, kw_only=True):
    """The room manager declares the game void, and why."""

    cause: str


class LinkHalls(Command, frozen=True, kw_only=True):
    """The director is told what the other linked halls keep for the common prize."""

    amount: Money


class PayOtherHall(Command, frozen=True, kw_only=True):
    """The common prize was won in another hall: the director takes this hall's part of it to the cage."""

    amount: Money


# -- events ------------------------------------------------------------------------------------------------------------


class MaterialChecked(Event, frozen=True, kw_only=True):
    """Material and installations work; so many balls are in the extractor."""

    balls: int


class MaterialInspected(Event, frozen=True, kw_only=True):
    """A player has looked at them."""

    who: Actor


class SaleOpened(Event, frozen=True, kw_only=True):
    """Cards are on sale: from this number of this series on."""

    round: int
    series: int
    first: int
    size: int
    price: int


class SeriesOpened(Event, frozen=True, kw_only=True):
    """A series has been sold out, and the sale goes on with the next."""

    series: int
    first: int
    size: int
    price: int


class CardsSold(Event, frozen=True, kw_only=True):
    """Somebody has bought cards."""

    lot: Lot


class SaleClosed(Event, frozen=True, kw_only=True):
    """The sale is over; so many cards of the series are left."""

    left: int


class NobodyBought(Event, frozen=True, kw_only=True):
    """No card was sold, so there is no game."""


class GameStarted(Event, frozen=True, kw_only=True):
    """The game begins: how many cards play, for what prizes, and which line wins."""

    cards: int
    takings: int
    line: int
    bingo: int
    extra: int
    row: str


class BallOrdered(Event, frozen=True, kw_only=True):
    """The next ball is on its way."""


class BallDrawn(Event, frozen=True, kw_only=True):
    """A number, and how many have come with it."""

    number: int
    place: int


class PrizeLapsed(Event, frozen=True, kw_only=True):
    """These cards had a line or a bingo with the number before, and nobody sang it."""

    what: str
    cards: tuple[str, ...]


class Sung(Event, frozen=True, kw_only=True):
    """Somebody sings: the draw stops, and the card is shown."""

    who: Actor
    what: str
    card: str
    rows: Rows


class CardChecked(Event, frozen=True, kw_only=True):
    """A card was checked: right, or what is wrong with it. `missing` numbers were not called; `fault` says else why."""

    who: Actor
    what: str
    card: str
    right: bool
    missing: tuple[int, ...] = ()
    fault: str = ""


class AskedForMore(Event, frozen=True, kw_only=True):
    """Others who have won are asked to say so now."""

    what: tuple[str, ...]


class Resumed(Event, frozen=True, kw_only=True):
    """No card that was sung is right: the game goes on as if nothing had been said."""


class PrizeAwarded(Event, frozen=True, kw_only=True):
    """A prize and its shares. `thing` is what an early bingo wins where it is no money."""

    what: str
    prize: int
    shares: tuple[Share, ...]
    thing: str = ""


class LineUnclaimed(Event, frozen=True, kw_only=True):
    """The bingo was sung before anybody had sung a line; `bingo` is what the prize of the bingo is now."""

    bingo: int


class BingoEnded(Event, frozen=True, kw_only=True):
    """The game is over, prizes are paid, the cards are worth nothing any more. `paid` to whom, `fed` into the pot,
    `kept` by the house; `pot` is what lies in the pot now; `early`: the prize for an early bingo was paid."""

    paid: dict[Actor, int]
    fed: int
    kept: int
    pot: int
    early: bool = False


class GameVoided(Event, frozen=True, kw_only=True):
    """The game is void: cards are refunded, awards go back."""

    cause: str
    refunded: dict[Actor, int]
    returned: dict[Actor, int]


class HallsLinked(Event, frozen=True, kw_only=True):
    """What the linked halls keep for the common prize, besides this one."""

    elsewhere: int
