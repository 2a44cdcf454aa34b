"""What is said and what is done at chemin de fer: its state, its commands, its events. Mistakes: `reports.py`."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.circle.desk import BANKING, DEALING, GIVING, LIFTING, PAYING, SPEAKING, CircleDesk
from novamas.games.circle.unseen import Lying
from novamas.kit.decider import Account, Actor, Command, Event, Money, Veiled

GRANTING, WITHDRAWING = "granting", "withdrawing"
COUP = (DEALING, LIFTING, SPEAKING, GIVING, BANKING, GRANTING, WITHDRAWING, PAYING)
"""The phases in which cards lie."""

GARAGE: Account = "@garage"
PLEDGED: Account = "@pledged"

BET, BANCO, FOLLOWED, WITH_TABLE, COMPLETE, JOINT = "bet", "banco", "followed", "with-table", "complete", "joint"


class Bank(Struct, frozen=True, kw_only=True):
    """A bank while one player holds it. `owned` and `garage` are whose money it is, in play and set aside.

    `base` is what was put up, `won` what was won so far, `coups` how many were dealt. `passer` passed the hand that was
    taken ("" if it came in turn). `free`: the duty to deal once is done; `bound`: a card was drawn, so it must be
    played; `all_goes`: the garage has been renounced.
    """

    banker: Actor
    owned: dict[Actor, int]
    garage: dict[Actor, int] = {}
    base: int
    won: int = 0
    coups: int = 0
    passer: Actor = ""
    free: bool = False
    bound: bool = False
    all_goes: bool = False

    @property
    def amount(self) -> int:
        return sum(self.owned.values())

    @property
    def aside(self) -> int:
        return sum(self.garage.values())


class Offered(Struct, frozen=True, kw_only=True):
    """A hand on offer: for what sum at least, and to whom not.

    `last` held it and is not asked; `out` do not bid in its auction. `former` passed it, and may take it back. `done`
    have been asked. `heir` won the last coup of the shoe before and is asked first; `forced`: it must be taken at the
    minimum.
    """

    need: int
    passed: bool = False
    last: Actor = ""
    former: Actor = ""
    out: tuple[Actor, ...] = ()
    done: tuple[Actor, ...] = ()
    heir: Actor = ""
    forced: bool = False


class Stake(Struct, frozen=True, kw_only=True):
    """What somebody has laid against the bank. On the line half of it plays; `plays` is known once betting closes."""

    kind: str
    amount: int
    line: bool = False
    late: bool = False
    plays: int = 0


class Coup(Lying, frozen=True, kw_only=True):
    """The cards of a coup. They lie until the next bank is announced.

    `holder` has the punto's cards, `banco` if he covers the bank, `followed` if by banco seguido. `said` is the
    punto's word. `chart`: the banker has asked for the chart, or is bound to it, or is bound and draws where it leaves
    a choice; `fixed`: the punto plays by the rules, `stands` if with a choice he stands. `deemed` and `final` are
    scores that a mistake puts in the place of the cards'; `forfeited` hands can no longer be laid down. `mirrored` are
    the banker's cards that must lie open. `lifted`: the punto has looked; `handled`: somebody has had his cards in hand
    and seen them, whoever holds them now. `slow` took too long over the cards. `asked`
    may withdraw their stakes. `ruled`: a mistake in the punto's word was found.
    """

    holder: Actor = ""
    banco: bool = False
    followed: bool = False
    said: str = ""
    chart: str = ""
    fixed: bool = False
    stands: bool = False
    deemed: dict[str, int] = {}
    mirrored: tuple[int, ...] = ()
    lifted: bool = False
    handled: bool = False
    slow: tuple[Actor, ...] = ()
    asked: tuple[Actor, ...] = ()
    ruled: bool = False
    result: str = ""

    def find_stated(self, hand: str) -> int | None:
        return self.deemed.get(hand)

    def list_counted(self) -> dict[str, int]:
        return self.deemed

    def follows_chart(self) -> bool:
        return bool(self.chart)


class Chemin(CircleDesk, frozen=True, kw_only=True):
    """The state of chemin de fer.

    `place` is the seat at whose right the rotation goes on, `sat` the last seat that held a bank (-1: none yet);
    `before` the sum of the last bank, `kept`: the bank has won the last coup that was played; `maker` who went banco in
    it, `follow` who may repeat it. `settled` are the seats as they were when the first hand of the shoe was offered or
    their owners greeted (none before that); whoever sits elsewhere owes a greeting.
    `behind` are the places behind which people stand, `strayed` those who moved. `waiting` want a seat, `moving`
    another than the one they had. `heir` may go on as banker in the next shoe, for `inherits`. `missed` sat down at
    places that the hand on offer had come past; `ceded` passed or lost the hand that nobody wanted;
    `taken_at` is the seat at which the bank was taken (-1: by somebody who stood). `order` is filled
    in views: the order of priority.
    """

    bank: Bank | None = None
    offered: Offered | None = None
    unwanted: bool = False
    bids: dict[Actor, int] = {}
    pledges: dict[Actor, int] = {}
    stakes: dict[Actor, Stake] = {}
    coup: Coup = Coup()
    place: int = -1
    sat: int = -1
    before: int = 0
    maker: Actor = ""
    follow: Actor = ""
    kept: bool = False
    refusals: dict[Actor, int] = {}
    settled: tuple[Actor | None, ...] = ()
    strayed: tuple[Actor, ...] = ()
    moving: dict[Actor, int] = {}
    heir: Actor = ""
    inherits: int = 0
    missed: tuple[Actor, ...] = ()
    ceded: tuple[Actor, ...] = ()
    taken_at: int = -1
    cagnotte: int = 0
    order: tuple[Actor, ...] = ()


# -- commands: the hand on offer ---------------------------------------------------------------------------------------


class OfferBank(Command, frozen=True, kw_only=True):
    """The croupier offers the hand."""


class TakeBank(Command, frozen=True, kw_only=True):
    """A player takes the hand and puts up a bank."""

    amount: Money


class DeclineBank(Command, frozen=True, kw_only=True):
    """A player does not take the hand."""


class Salute(Command, frozen=True, kw_only=True):
    """A player who sat down during the shoe lets the hand pass (saludar)."""


class PledgeBank(Command, frozen=True, kw_only=True):
    """A player puts up a part of a hand that several take together."""

    amount: Money


class AwardTogether(Command, frozen=True, kw_only=True):
    """The croupier awards the hand to those who take it together."""


# -- commands: the bank ------------------------------------------------------------------------------------------------


class PassHand(Command, frozen=True, kw_only=True):
    """The banker gives the bank up."""


class SetAside(Command, frozen=True, kw_only=True):
    """The banker takes winnings out of play (garage)."""

    amount: Money


class AllGoes(Command, frozen=True, kw_only=True):
    """The banker renounces the garage: *todo va*."""


class OfferShare(Command, frozen=True, kw_only=True):
    """Somebody offers a sum to become the banker's associate."""

    amount: Money


class AnswerShare(Command, frozen=True, kw_only=True):
    """The banker takes an associate, or not."""

    player: Actor
    yes: bool


# -- commands: against the bank ----------------------------------------------------------------------------------------


class CallFollowed(Command, frozen=True, kw_only=True):
    """Who lost the last banco repeats it: *banco seguido*."""


class CallWithTable(Command, frozen=True, kw_only=True):
    """A player covers half the bank, the table may do the rest: *banco con la mesa*."""

    amount: Money


class CompleteTable(Command, frozen=True, kw_only=True):
    """A player covers what *banco con la mesa* leaves."""


class JoinBanco(Command, frozen=True, kw_only=True):
    """A player takes a part in a banco made by several."""

    amount: Money


class LeaveStake(Command, frozen=True, kw_only=True):
    """A player who may withdraw a stake lets it play."""


class RemoveLate(Command, frozen=True, kw_only=True):
    """The banker has the stakes removed that were laid after the closing call."""


# -- commands: the cards -----------------------------------------------------------------------------------------------


class RefuseToDeal(Command, frozen=True, kw_only=True):
    """A banker who has not dealt yet will not."""


class LiftCards(Command, frozen=True, kw_only=True):
    """The punto takes the cards from the cloth and looks at them."""


class RefuseCard(Command, frozen=True, kw_only=True):
    """The banker gives no card to a punto who called wrongly."""


# -- events: the hand on offer -----------------------------------------------------------------------------------------


class HandOffered(Event, frozen=True, kw_only=True):
    """A hand is on offer; the rotation goes on at the right of `place`."""

    offered: Offered
    place: int


class HandDeclined(Event, frozen=True, kw_only=True):
    """Somebody did not take it; `refusals` is how often in a row that was now."""

    who: Actor
    refusals: int


class Saluted(Event, frozen=True, kw_only=True):
    """Somebody has let the hand pass, and has every right again."""

    who: Actor
    settled: tuple[Actor | None, ...]


class SeatLost(Event, frozen=True, kw_only=True):
    """A seat is given up: its owner stands now."""

    who: Actor
    cause: str


class Pledged(Event, frozen=True, kw_only=True):
    """A sum towards a hand that several take together, or to become an associate."""

    who: Actor
    amount: int


class PledgesReturned(Event, frozen=True, kw_only=True):
    """Bids and pledges that came to nothing go back."""


class AuctionOpened(Event, frozen=True, kw_only=True):
    floor: int
    out: tuple[Actor, ...]


class BidMade(Event, frozen=True, kw_only=True):
    who: Actor
    amount: int


class BankTaken(Event, frozen=True, kw_only=True):
    """Somebody holds the bank; other bids and pledges go back."""

    bank: Bank
    place: int
    sat: int


class NobodyTook(Event, frozen=True, kw_only=True):
    """The hand is on offer no longer, and nobody has it."""


# -- events: the bank --------------------------------------------------------------------------------------------------


class BankAnnounced(Event, frozen=True, kw_only=True):
    """There is so much in the bank: betting is open."""

    round: int
    amount: int


class BankRaised(Event, frozen=True, kw_only=True):
    amount: int


class GarageFormed(Event, frozen=True, kw_only=True):
    """Money of the bank is out of play: by whose choice or rule, and whose it is."""

    cause: str
    parts: dict[Actor, int]


class GarageRenounced(Event, frozen=True, kw_only=True):
    pass


class ShareAnswered(Event, frozen=True, kw_only=True):
    """The banker took an associate, or did not."""

    who: Actor
    amount: int
    yes: bool


class BankEnded(Event, frozen=True, kw_only=True):
    """The bank is over: lost, passed, refused, or the shoe or the session is. What is left of it goes back.

    `heir` may go on in the next shoe for `inherits`.
    """

    cause: str
    banker: Actor
    amount: int
    place: int
    heir: Actor = ""
    inherits: int = 0


# -- events: against the bank ------------------------------------------------------------------------------------------


class StakeLaid(Event, frozen=True, kw_only=True):
    who: Actor
    stake: Stake


class StakeTaken(Event, frozen=True, kw_only=True):
    """A stake is its owner's again."""

    who: Actor


class StakeLeft(Event, frozen=True, kw_only=True):
    """Who might have withdrawn a stake lets it play."""

    who: Actor


class BetsClosed(Event, frozen=True, kw_only=True):
    """Betting is over: who plays for how much, who holds the cards; what has no place goes back."""

    stakes: dict[Actor, Stake]
    holder: Actor
    banco: bool
    followed: bool
    uncovered: int


class NobodyStaked(Event, frozen=True, kw_only=True):
    """Betting is over and nothing lies against the bank: no coup."""


class LateRemoved(Event, frozen=True, kw_only=True):
    """The banker has had late stakes removed."""

    who: tuple[Actor, ...]


class HandTaken(Event, frozen=True, kw_only=True):
    """A banco seguido called after the deal: its owner holds the cards, everything else goes back."""

    holder: Actor
    stake: Stake


# -- events: the cards -------------------------------------------------------------------------------------------------


class DealBegun(Event, frozen=True, kw_only=True):
    """The banker deals; cards that were drawn too soon come first, and are seen now by the holder of the hand."""

    reveals = True

    hands: dict[str, tuple[Veiled[int], ...]]
    due: tuple[str, ...]


class DealEnded(Event, frozen=True, kw_only=True):
    """The first cards lie on the cloth."""


class CardsLifted(Event, frozen=True, kw_only=True):
    """The punto has looked at the cards."""

    reveals = True

    holder: Actor
    cards: tuple[Veiled[int], ...]


class Spoken(Event, frozen=True, kw_only=True):
    """A hand has spoken: it takes a card or not."""

    hand: str
    word: str
    phase: str
    due: tuple[str, ...] = ()


class CardOrdered(Event, frozen=True, kw_only=True):
    """The banker draws a card for a hand."""

    hand: str


class HandsShown(Event, frozen=True, kw_only=True):
    """Both hands lie open."""

    reveals = True

    hands: dict[str, tuple[int, ...]]
    scores: dict[str, int]


class CoupEnded(Event, frozen=True, kw_only=True):
    """Who has won: the punto, the bank, or nobody."""

    reveals = True

    result: str
    punto: int
    bank: int


class CoupSettled(Event, frozen=True, kw_only=True):
    """Stakes and bank are settled: whose the bank is now, what the house took, who may repeat a banco."""

    bank: Bank
    taken: int
    follow: Actor
    maker: Actor


class CoupVoided(Event, frozen=True, kw_only=True):
    """The coup does not count: every stake goes back."""

    cause: str


# -- events: places ----------------------------------------------------------------------------------------------------
