"""What is said and done in baccarat on two cloths: its state, its own commands, its events. Mistakes: `reports.py`."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.banque.rules import FIRST
from novamas.games.circle.desk import BANKING, DEALING, GIVING, PAYING, SPEAKING, CircleDesk
from novamas.games.circle.unseen import Lying
from novamas.kit.decider import Account, Actor, Command, Event, Money, Veiled

COUP = (DEALING, SPEAKING, GIVING, BANKING, PAYING)
"""The phases in which cards lie."""

PLEDGED: Account = "@pledged"

ON_FIRST, ON_SECOND, ON_BOTH, LINE_FIRST, LINE_SECOND = "first", "second", "both", "first-line", "second-line"
BANCO = "banco"


class Bank(Struct, frozen=True, kw_only=True):
    """A bank while one player holds it. `base` is what was put up at first, `put` all that ever was; `shoes` are left
    of the award, this one included (0: all of the day); `free`: it was announced and nobody staked, so it may be left;
    `bound`: a card was drawn, so it must be played."""

    banker: Actor
    amount: int
    base: int
    put: int
    shoes: int = 1
    coups: int = 0
    free: bool = False
    bound: bool = False


class OnOffer(Struct, frozen=True, kw_only=True):
    """A bank to be had: from which sum on, for how many shoes (0: for the day); `fixed`: for that sum and no other, and
    not for `left_by`, who has just left it."""

    least: int
    shoes: int = 1
    fixed: bool = False
    left_by: Actor = ""


class Stake(Struct, frozen=True, kw_only=True):
    """What somebody has laid, by spot; `plays` against which cloth is known once betting closes."""

    lies: dict[str, int]
    plays: dict[str, int] = {}

    @property
    def amount(self) -> int:
        return sum(self.lies.values())


class Coup(Lying, frozen=True, kw_only=True):
    """The cards of a coup. They lie until the next bank is announced.

    `holders` have the cards of each cloth, `banco` who covers both. `spare` are cards of a restored coup that wait for
    a hand. `turn` is the cloth that speaks. `said` are the words spoken, `wrong` those that were mistakes nobody has
    found yet; `laid` have laid down, `forfeited` can no longer. `chart`: the banker has asked for it; `restored`: whose
    mistake was put right ("" if none). `fixed` hands play by the rules, `voided` do not count. `final` are scores that
    stand in the place of cards, `told` those that witnesses give to the first two cards of a hand. `strangers` are
    cloths whose cards somebody else played, `slow` those who may not have them again.
    """

    holders: dict[str, Actor] = {}
    banco: Actor = ""
    spare: tuple[int, ...] = ()
    turn: str = FIRST
    said: dict[str, str] = {}
    wrong: dict[str, str] = {}
    laid: tuple[str, ...] = ()
    chart: bool = False
    restored: str = ""
    fixed: tuple[str, ...] = ()
    voided: tuple[str, ...] = ()
    told: dict[str, int] = {}
    strangers: tuple[str, ...] = ()
    slow: tuple[Actor, ...] = ()
    results: dict[str, str] = {}

    def find_stated(self, hand: str) -> int | None:
        return self.told.get(hand)

    def list_counted(self) -> set[str]:
        return {*self.final, *self.told}

    def is_thrown(self, hand: str) -> bool:
        return hand in self.voided

    def follows_chart(self) -> bool:
        return self.chart


class Banque(CircleDesk, frozen=True, kw_only=True):
    """The state of baccarat on two cloths.

    `turn` is the seat that has the cards of each cloth. `claims` are those who have called banco; `repeats` are left to
    `maker`, whose banco was void. `barred` may not be banker in this shoe. `sitting` counts the sessions of a free
    bank; `coups` those of this shoe. `lots` are what chance draws from. `orders` are filled in views: the priority on
    each cloth.
    """

    bank: Bank | None = None
    offer: OnOffer | None = None
    bids: dict[Actor, int] = {}
    stakes: dict[Actor, Stake] = {}
    claims: tuple[Actor, ...] = ()
    lots: tuple[str, ...] = ()
    coup: Coup = Coup()
    coups: int = 0
    turn: dict[str, int] = {}
    maker: Actor = ""
    repeats: int = 0
    barred: tuple[Actor, ...] = ()
    sitting: int = 1
    cagnotte: int = 0
    orders: dict[str, tuple[Actor, ...]] = {}


# -- commands ----------------------------------------------------------------------------------------------------------


class BeginSession(Command, frozen=True, kw_only=True):
    """The inspector begins another session of a free bank."""


class AuctionBank(Command, frozen=True, kw_only=True):
    """The bank is put up to auction, for so many shoes, or for the day (0)."""

    shoes: int


class DepositBank(Command, frozen=True, kw_only=True):
    """A player deposits a bank before the game begins, for one shoe."""

    amount: Money


class LeaveBank(Command, frozen=True, kw_only=True):
    """The banker leaves the bank and takes what is in it."""


class ReplenishBank(Command, frozen=True, kw_only=True):
    """The banker of a broken bank goes on with new funds, in the same shoe or another."""

    amount: Money
    new_shoe: bool = False


# -- events ------------------------------------------------------------------------------------------------------------


class SessionBegun(Event, frozen=True, kw_only=True):
    """Another session: its number."""

    session: int


class BankOffered(Event, frozen=True, kw_only=True):
    """A bank is to be had: from `least` on, or for exactly that sum by anybody but who has `left_by`."""

    least: int
    shoes: int
    fixed: bool
    ends_shoe: bool
    left_by: Actor = ""


class BidMade(Event, frozen=True, kw_only=True):
    who: Actor
    amount: int


class LotsDue(Event, frozen=True, kw_only=True):
    """Chance has to decide between these; `claims` are those who have called banco, where the lots are their cloths."""

    lots: tuple[str, ...]
    claims: tuple[Actor, ...] = ()


class LotDrawn(Event, frozen=True, kw_only=True):
    lot: str


class BankAwarded(Event, frozen=True, kw_only=True):
    """A player holds the bank; everybody else has his bid back."""

    banker: Actor
    amount: int
    shoes: int


class NobodyBids(Event, frozen=True, kw_only=True):
    """Nobody wants the bank, and the shoe is over."""


class BankSet(Event, frozen=True, kw_only=True):
    """The bank is announced, and stakes may be laid."""

    round: int
    amount: int


class BankReplenished(Event, frozen=True, kw_only=True):
    amount: int
    new_shoe: bool


class BankLeft(Event, frozen=True, kw_only=True):
    """A bank has ended: `cause` is why, `amount` what its banker takes; `barred`: not again in this shoe."""

    cause: str
    banker: Actor
    amount: int
    barred: bool


class ShoeGoesOn(Event, frozen=True, kw_only=True):
    """The banker keeps the bank for another shoe."""

    shoes: int


class DepositRaised(Event, frozen=True, kw_only=True):
    """The banker of a free bank has added to what answers for the stakes."""

    amount: int


class StakePlaced(Event, frozen=True, kw_only=True):
    who: Actor
    on: str
    amount: int


class StakeWithdrawn(Event, frozen=True, kw_only=True):
    who: Actor


class BancoCalled(Event, frozen=True, kw_only=True):
    """Somebody covers the bank on both cloths, and has laid the sum."""

    who: Actor
    amount: int


class StakesClosed(Event, frozen=True, kw_only=True):
    """No more stakes: what plays against each cloth, who holds the cards; `banco` covers both."""

    stakes: dict[Actor, Stake]
    holders: dict[str, Actor]
    banco: Actor


class NoStakes(Event, frozen=True, kw_only=True):
    """Nobody has staked; there is no coup."""


class ClothsDealt(Event, frozen=True, kw_only=True):
    """The banker begins to deal; cards drawn too soon are the first of them, and are seen now by its holder."""

    reveals = True

    hands: dict[str, tuple[Veiled[int], ...]]
    due: tuple[str, ...]


class TurnCame(Event, frozen=True, kw_only=True):
    """A cloth has to speak, or the banker; who covers both cloths sees the second one's cards only now."""

    phase: str
    turn: str
    cards: tuple[Veiled[int], ...] = ()

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return bool(self.cards)


class WordSpoken(Event, frozen=True, kw_only=True):
    hand: str
    word: str


class CardGiven(Event, frozen=True, kw_only=True):
    """A third card goes to this hand."""

    hand: str


class LaidDown(Event, frozen=True, kw_only=True):
    """A cloth has turned up its natural."""

    reveals = True

    hand: str
    cards: tuple[int, ...]


class ThreeHandsShown(Event, frozen=True, kw_only=True):
    """All cards lie open, and the scores are announced."""

    reveals = True

    hands: dict[str, tuple[int, ...]]
    scores: dict[str, int]


class ClothsDecided(Event, frozen=True, kw_only=True):
    """What each cloth has come to: its own, the bank's, a tie, or void."""

    results: dict[str, str]


class ClothsSettled(Event, frozen=True, kw_only=True):
    """Stakes are paid and collected: the bank after it, what the house took, where the cards go, and who may repeat a
    banco how often."""

    bank: Bank
    taken: int
    turn: dict[str, int]
    maker: Actor
    repeats: int


class CoupAnnulled(Event, frozen=True, kw_only=True):
    """The coup does not count; every stake is back. Where it was a banco, `maker` may repeat it `repeats` times."""

    cause: str
    maker: Actor = ""
    repeats: int | None = None
