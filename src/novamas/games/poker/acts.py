"""What is said and what is done at poker against the house: its state, and the commands and events that games share.

Bets stay on the cloth, in `bets`, until they are settled; cards lie at places, in `cards`: the number of a box for its
hand, "bank", and whatever the game deals to all ("common"). A round is a list of stages. Each says what it waits for:
cards that are `due`, hands that are `pending` (the first of them decides), places that are `turning`.
"""

from __future__ import annotations

from msgspec import Struct

from novamas.games.boxes.acts import BoxDesk
from novamas.games.shoe.acts import TableShoe
from novamas.kit.decider import Actor, Command, Event, Money, Report, Veiled

BANK, COMMON = "bank", "common"
IN, OUT = "in", "out"


class Hand(Struct, frozen=True):
    """A hand in a round: its box, who decides for it, whether nobody may look at it, and whether it is still played.

    `state` is nothing until it is decided, then "in" or "out"; `result` what became of it, once it is settled.
    """

    box: int
    holder: Actor
    blind: bool = False
    state: str = ""
    result: str = ""


class Poker(BoxDesk, frozen=True, kw_only=True):
    """The state of poker against the house; the cards of a round lie until the next one opens.

    `due` are (place, slot) for every card that is still to be dealt in this stage: the slot says who sees it. `asked`
    are those who bet on the hand in turn and have to say whether they follow. `shown` is a card that was turned over by
    mistake and has still to be read: its place and its number there.
    """

    shoe: TableShoe = TableShoe()
    hands: dict[str, Hand] = {}
    order: tuple[str, ...] = ()
    cards: dict[str, tuple[Veiled[int], ...]] = {}
    stage: str = ""
    due: tuple[tuple[str, str], ...] = ()
    pending: tuple[str, ...] = ()
    turning: tuple[str, ...] = ()
    asked: tuple[Actor, ...] = ()
    shown: tuple[str, int] | None = None

    @property
    def turn(self) -> str:
        """The hand that decides now; nothing where none does."""
        return self.pending[0] if self.pending else ""


class TakenDesk(Poker, frozen=True, kw_only=True):
    """The state of a poker in which a round that does not count gives back what has been collected in it: `taken` is
    from whom, and how much."""

    taken: tuple[tuple[Actor, int], ...] = ()


class JackpotDesk(TakenDesk, frozen=True, kw_only=True):
    """The state of a poker with a jackpot: what is in the pot, and what the jackpots of the other tables of its
    carousel come to (`linked`)."""

    pot: int = 0
    linked: int = 0


# -- commands ----------------------------------------------------------------------------------------------------------


class Go(Command, frozen=True, kw_only=True):
    """The hand in turn goes on («voy»): the second bet is put down."""


class Fold(Command, frozen=True, kw_only=True):
    """The hand in turn is given up («paso»)."""


class Follow(Command, frozen=True, kw_only=True):
    """Somebody who bets on another's hand puts down the second bet too, or gives the first one up."""

    yes: bool


class Misdeal(Report, frozen=True, kw_only=True):
    """Staff report a mistake in the deal that voids the round."""

    cause: str


class CardShown(Report, frozen=True, kw_only=True):
    """Staff report that a card lies open which should not: which one, by its place and its number there."""

    place: str
    number: int


class Breach(Report, frozen=True, kw_only=True):
    """Staff report a player who told others of the own cards, or showed them before the time."""

    player: Actor


class LinkPots(Command, frozen=True, kw_only=True):
    """The director tells what the jackpots of the other tables of the carousel come to."""

    amount: Money


class PayElsewhere(Command, frozen=True, kw_only=True):
    """The director takes this pot's part of a prize that was won at another table of the carousel."""

    amount: Money


# -- events ------------------------------------------------------------------------------------------------------------


class HandsMade(Event, frozen=True, kw_only=True):
    """The boxes in play, in the order of the deal, and who decides for each."""

    hands: dict[str, Hand]
    order: tuple[str, ...]


class PartBegun(Event, frozen=True, kw_only=True):
    """A part of the round begins: the cards, the decisions and the turning over that it waits for."""

    part: str
    due: tuple[tuple[str, str], ...] = ()
    hands: tuple[str, ...] = ()
    turning: tuple[str, ...] = ()


class CardsTurned(Event, frozen=True, kw_only=True):
    """The cards at a place are turned over for everybody to see, and what they make."""

    reveals = True

    to: str
    cards: tuple[int, ...]
    kind: str = ""


class SecondPlaced(Event, frozen=True, kw_only=True):
    """Somebody puts down the second bet on a hand; `asked` are guests who have still to say whether they do."""

    hand: str
    bet: int
    owner: Actor
    on: str
    amount: int
    asked: tuple[Actor, ...]


class NotFollowed(Event, frozen=True, kw_only=True):
    """A guest does not put down the second bet, and loses the others on that hand; `asked` have still to say."""

    hand: str
    owner: Actor
    bets: tuple[int, ...]
    asked: tuple[Actor, ...]


class WentOn(Event, frozen=True, kw_only=True):
    """A hand goes on."""

    hand: str


class Folded(Event, frozen=True, kw_only=True):
    """A hand is given up: these bets are collected."""

    hand: str
    bets: tuple[int, ...]


class BankOpened(Event, frozen=True, kw_only=True):
    """Whether the bank plays with what it has."""

    plays: bool
    kind: str


class HandSettled(Event, frozen=True, kw_only=True):
    """The bets on a hand are paid, collected or returned: `result` is what became of it, `kind` what its cards make."""

    hand: str
    result: str
    kind: str
    bets: tuple[int, ...]


class SideSettled(Event, frozen=True, kw_only=True):
    """The bets beside a hand that its cards alone decide; `kind` is what they make, `won` whether that wins."""

    hand: str
    side: str
    kind: str
    won: bool
    bets: tuple[int, ...]


class ExposureReported(Event, frozen=True, kw_only=True):
    """A card lies open by mistake."""

    at: str
    number: int


class RoundVoided(Event, frozen=True, kw_only=True):
    """The round does not count: every stake goes back."""

    cause: str
    bets: tuple[int, ...]


class PlayerPunished(Event, frozen=True, kw_only=True):
    """A player who broke the silence loses every bet; guests on the same hands get theirs back."""

    who: Actor
    hands: tuple[str, ...]
    bets: tuple[int, ...]


class PlayerWarned(Event, frozen=True, kw_only=True):
    """A player who broke the silence is told so; the law names no penalty."""

    who: Actor


class JackpotFed(Event, frozen=True, kw_only=True):
    """The jackpot bets of a round are collected; what of them feeds the pot is in it now."""

    bets: tuple[int, ...]
    pot: int


class JackpotPaid(Event, frozen=True, kw_only=True):
    """A part of the pot is won."""

    hand: str
    owner: Actor
    kind: str
    pot: int


class CarouselChanged(Event, frozen=True, kw_only=True):
    """The jackpots of the other tables of the carousel come to this."""

    linked: int
