"""What is said and done in circle poker, and the state that it leaves."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.shoe.acts import TableShoe
from novamas.kit.decider import Actor, Command, Desk, Event, Money, Veiled

IDLE, LOTS, POSTING, DEALING, BETTING, DRAWING = "idle", "lots", "posting", "dealing", "betting", "drawing"
SHOWDOWN, PAYING = "showdown", "paying"
"""Between two hands; seats are drawn; blinds may be posted; cards come; somebody is to speak; cards are thrown away;
hands are to be shown; the pot is to be paid."""
COMMON = "common"
"""Where common cards go; a second board is `common-2`."""
BURNT = "burnt"
VOIDED = "voided"
"""Where common cards go that were turned by mistake and do not count."""
SPARE = "spare"
"""How a card lies at a place where nobody plays: it is collected as the deal ends."""


class Hand(Struct, frozen=True, kw_only=True, gc=False):
    """One hand, from the forced bets to the payment. Players are in their order from the lead on, clockwise.

    `put` is what each has put into the pot in this hand, `bets` what of it in this interval; `level` is the highest of
    these, `pot` what lies there now and `taken` what the house has taken of it. `turn` are those who are still to
    speak, the next one first. `due` are the places of the cards that come next. `raises` counts each one's raises in
    this interval, `bettor` is who has bet or raised last. `fresh` is how much the house has not taken its part of yet,
    `opening` what lay in the pot as this interval opened, `acted` whether anybody has spoken in it.

    Of mistakes: `fees` are what the house took for this hand; `absent` are not there, `owing` have not put in their
    ante, `barred` may not raise in this interval, `bound` may only complete a bet; `skipped` was passed over, and has
    said so (`claimed`). `lacking` is what antes that nobody knows of have made the pot smaller. `spare` counts cards at
    places where nobody plays, `voided` are common cards that do not count, `exposed` cards that everybody has seen;
    `resumes`: the interval goes on after the next card.
    """

    players: tuple[Actor, ...] = ()
    places: dict[Actor, int] = {}
    street: int = 0
    due: tuple[str, ...] = ()
    cards: dict[Actor, tuple[Veiled[int], ...]] = {}
    boards: tuple[tuple[int, ...], ...] = ()
    gone: tuple[Actor, ...] = ()
    put: dict[Actor, int] = {}
    bets: dict[Actor, int] = {}
    level: int = 0
    pot: int = 0
    taken: int = 0
    fresh: int = 0
    opening: int = 0
    turn: tuple[Actor, ...] = ()
    raises: dict[Actor, int] = {}
    bettor: Actor = ""
    interval_bettor: Actor = ""
    blind: Actor = ""
    thrown: dict[Actor, Veiled[tuple[int, ...]]] = {}
    changed: dict[Actor, int] = {}
    reused: bool = False
    shown: tuple[Actor, ...] = ()
    acted: bool = False
    fees: dict[Actor, int] = {}
    absent: tuple[Actor, ...] = ()
    owing: tuple[Actor, ...] = ()
    barred: tuple[Actor, ...] = ()
    bound: Actor = ""
    skipped: Actor = ""
    claimed: bool = False
    lacking: dict[Actor, int] = {}
    spare: dict[str, int] = {}
    voided: tuple[int, ...] = ()
    exposed: dict[Actor, tuple[int, ...]] = {}
    resumes: bool = False

    def inside(self) -> tuple[Actor, ...]:
        """Who has not left the hand."""
        gone = self.gone
        return tuple([who for who in self.players if who not in gone]) if gone else self.players

    def who_at(self, place: int) -> Actor | None:
        """Who is dealt in at a place, if anybody."""
        for who, n in self.places.items():
            if n == place:
                return who
        return None

    def at(self, place: int) -> Actor:
        """Who is dealt in at a place where somebody is."""
        who = self.who_at(place)
        assert who is not None, f"nobody is dealt in at {place}"
        return who

    def bet(self, who: Actor) -> int:
        return self.bets.get(who, 0)


class CirclePoker(Desk, frozen=True, kw_only=True):
    """The state: the game that is under way, the hand that is played.

    `lead` is the place of the player who has the lead (la mano). `starters` are those who began the game and how often
    each has had the lead; `rested` for how many hands each has rested, `resting` who rests in the next one. `drawn` are
    the players in the order in which lots gave them their seats. `halves` are the half sessions that have begun,
    `charged` how many of them each has paid; `ends` is the last hand of the session, once that is known.

    `waiting` are those who want a seat, in their order. `again`: the last hand did not count, and is played again.
    `warned` is what each was called to order for in this game, `liable` who may be sent away, and by which clauses;
    `shuffler` is a player who shuffles before the croupier does; `longer` is how often each has had more time to think.
    """

    phase: str = IDLE
    begun: bool = False
    lead: int = 0
    starters: dict[Actor, int] = {}
    rested: dict[Actor, int] = {}
    resting: tuple[Actor, ...] = ()
    drawn: tuple[Actor, ...] = ()
    bought: tuple[Actor, ...] = ()
    halves: int = 0
    charged: dict[Actor, int] = {}
    ends: int | None = None
    waiting: tuple[Actor, ...] = ()
    again: bool = False
    warned: dict[Actor, tuple[str, ...]] = {}
    liable: dict[Actor, tuple[str, ...]] = {}
    shuffler: Actor = ""
    longer: dict[Actor, int] = {}
    deck: TableShoe = TableShoe()
    hand: Hand = Hand()


# -- commands ----------------------------------------------------------------------------------------------------------


class BeginGame(Command, frozen=True, kw_only=True):
    """The croupier begins a game (partida): seats are drawn by lot."""


class EndGame(Command, frozen=True, kw_only=True):
    """The croupier ends a game that has lasted long enough."""


class HourOver(Command, frozen=True, kw_only=True):
    """The hour of a session is over by the clock of the room: the last hands are announced."""


class ExtendSession(Command, frozen=True, kw_only=True):
    """The session goes on for so many halves of one."""

    halves: int


class RestHands(Command, frozen=True, kw_only=True):
    """A player rests from the next hand on and keeps the seat."""


class ComeBack(Command, frozen=True, kw_only=True):
    """A player who rests plays again."""


class DealHand(Command, frozen=True, kw_only=True):
    """The croupier shuffles, has the pack cut, takes the forced bets and deals."""


class PostBlind(Command, frozen=True, kw_only=True):
    """A blind bet before the cards, by whoever comes after the last one."""

    amount: Money


class NoBlind(Command, frozen=True, kw_only=True):
    """No further blind: nobody else may post one."""


class Check(Command, frozen=True, kw_only=True):
    """*Paso*: no bet, and none to cover."""


class Cover(Command, frozen=True, kw_only=True):
    """The bet is covered, or as much of it as one has."""


class RaiseTo(Command, frozen=True, kw_only=True):
    """The bet of this interval is brought to so much; the first raise is the bet itself."""

    amount: Money


class LeaveHand(Command, frozen=True, kw_only=True):
    """The hand is given up, with everything that was put into the pot."""


class ThrowCards(Command, frozen=True, kw_only=True):
    """Cards are thrown away, by their numbers in the hand, and as many will come; none: *servido*."""

    cards: tuple[int, ...]


class TakeTime(Command, frozen=True, kw_only=True):
    """More time to think, where the house gives some."""


class OpenHands(Command, frozen=True, kw_only=True):
    """The croupier announces the showdown."""


class PayPot(Command, frozen=True, kw_only=True):
    """The croupier pays: nobody objects."""


# -- events ------------------------------------------------------------------------------------------------------------


class GameBegun(Event, frozen=True, kw_only=True):
    """A game begins with these players; `halves`: so many half sessions are begun by that."""

    players: tuple[Actor, ...]
    halves: int = 0


class SeatDrawn(Event, frozen=True, kw_only=True):
    """A lot: this player has the next seat."""

    who: Actor


class SeatsTaken(Event, frozen=True, kw_only=True):
    """The seats as the lots gave them, and the place of the first lead."""

    seats: tuple[Actor | None, ...]
    lead: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; who stays plays another one."""


class LastHands(Event, frozen=True, kw_only=True):
    """The hour is over: this hand is the last."""

    ends: int


class SessionExtended(Event, frozen=True, kw_only=True):
    halves: int


class Rested(Event, frozen=True, kw_only=True):
    who: Actor


class CameBack(Event, frozen=True, kw_only=True):
    who: Actor


class HandBegun(Event, frozen=True, kw_only=True):
    """A hand begins: who is dealt in, in order from the lead, at which places; who rests; the pack."""

    number: int
    lead: int
    players: tuple[Actor, ...]
    places: dict[Actor, int]
    rests: tuple[Actor, ...]
    counts: tuple[int, ...]


class FeesTaken(Event, frozen=True, kw_only=True):
    """The house takes its benefit from the players themselves: for the hand, or for halves of a session."""

    by: str
    halves: int
    fees: dict[Actor, int]


class ForcedBet(Event, frozen=True, kw_only=True):
    """An ante or a blind lies in the pot; a blind is a bet of the first interval, an ante is not."""

    who: Actor
    amount: int
    kind: str


class BlindsOffered(Event, frozen=True, kw_only=True):
    """This player may post a further blind."""

    who: Actor


class ForcedBetsIn(Event, frozen=True, kw_only=True):
    """Everything that has to lie in the pot before the cards lies there, and no further blind is taken."""


class StreetBegun(Event, frozen=True, kw_only=True):
    """The cards of a street come, in this order of places."""

    street: int
    due: tuple[str, ...]


class IntervalOpened(Event, frozen=True, kw_only=True):
    """A betting interval: who speaks, in this order."""

    street: int
    turn: tuple[Actor, ...]


class Checked(Event, frozen=True, kw_only=True):
    who: Actor


class Covered(Event, frozen=True, kw_only=True):
    """So much went into the pot to cover the bet; `all_in`: that was all one had."""

    who: Actor
    amount: int
    all_in: bool = False


class BetRaised(Event, frozen=True, kw_only=True):
    """The bet is so high now, and who has to answer it."""

    who: Actor
    to: int
    amount: int
    turn: tuple[Actor, ...]
    all_in: bool = False


class HandLeft(Event, frozen=True, kw_only=True):
    """A player leaves the hand, the cards unseen."""

    who: Actor


class IntervalClosed(Event, frozen=True, kw_only=True):
    """Bets are equal: what nobody covered goes back, and the house takes its part of the pot. `phase` comes next."""

    street: int
    back: dict[Actor, int]
    taken: int
    phase: str


class DrawOpened(Event, frozen=True, kw_only=True):
    """Cards may be changed before this street's interval, in this order."""

    street: int
    turn: tuple[Actor, ...]


class CardsThrown(Event, frozen=True, kw_only=True):
    """So many cards are thrown away, by their numbers in the hand; nobody sees them."""

    who: Actor
    cards: tuple[int, ...]


class CardsDue(Event, frozen=True, kw_only=True):
    """What was thrown away is replaced, in this order of places."""

    due: tuple[str, ...]


class TimeTaken(Event, frozen=True, kw_only=True):
    """A player thinks for longer, and may so often still in this game."""

    who: Actor
    left: int


class DiscardsReused(Event, frozen=True, kw_only=True):
    """The pack has run out: what was thrown away is shuffled and dealt from."""

    left: int


class CardsOpened(Event, frozen=True, kw_only=True):
    """A player's cards lie open, and what they make (`made`, a kind for each board)."""

    reveals = True

    who: Actor
    cards: tuple[int, ...]
    made: tuple[str, ...]


class ShowdownOpened(Event, frozen=True, kw_only=True):
    """The croupier announces the showdown."""


class PotPaid(Event, frozen=True, kw_only=True):
    """A pot, or a half of it (`half`: a board, `high`, `low`), to those who have won it."""

    pot: int
    half: str
    amount: int
    shares: dict[Actor, int]


class HandEnded(Event, frozen=True, kw_only=True):
    """The hand is over; the cards are taken away."""
