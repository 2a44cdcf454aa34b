"""What is said and what is done at blackjack: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.boxes.acts import BoxDesk
from novamas.games.shoe.acts import TableShoe
from novamas.kit.decider import Actor, Command, Event, Money, Report

ASKING, PLAYING, FOLLOWING, BANK = "asking", "playing", "following", "bank"
DOUBLE, SPLIT = "double", "split"
BANK_HAND = "bank"
OVER = "over"
"""The result of a hand whose cards have been collected because it exceeded 21."""


class Stake(Struct, frozen=True):
    """What somebody has on a hand: how much, how much at first, and in which stage of the bank it plays."""

    owner: Actor
    amount: int
    first: int
    stage: int = 1


class Hand(Struct, frozen=True, kw_only=True):
    """A hand on its box. Whoever holds it decides; everybody who has a stake on it wins and loses with it.

    `split`: one half of a pair; `aces`: of a pair of aces; `doubled`: it takes its last card; `done`: it takes none any
    more. `result` is what became of it.
    """

    box: int
    holder: Actor
    stakes: tuple[Stake, ...]
    cards: tuple[int, ...] = ()
    split: bool = False
    aces: bool = False
    doubled: bool = False
    done: bool = False
    result: str = ""


class Insured(Struct, frozen=True):
    """An insurance: on which hand, whose, for which stage, how much."""

    hand: str
    owner: Actor
    stage: int
    amount: int


class Blackjack(BoxDesk, frozen=True, kw_only=True):
    """The state of blackjack.

    Stakes lie on boxes as `bets` until the cards are dealt; then they lie on `hands`, played in `order`. `bank` are
    the bank's cards, `stage` the one it plays. `turn` is the hand whose holder decides, `due` where the next card
    goes, `asked` who owes an answer; `pending` is what the holder of the hand has chosen while others are asked,
    `raised` what has been put down for it. `firsts` are the first three cards of each box. `cutter` got the stop card
    of the last shoe, `declined` do not cut this one; `stopped`: the stop card of this shoe has come out; `faulty`: the
    next card lies face up. `pot` is that of the accumulated bet. `vacant_closed`: the croupier lets nobody bet on
    vacant boxes now.
    """

    shoe: TableShoe = TableShoe()
    hands: dict[str, Hand] = {}
    order: tuple[str, ...] = ()
    bank: tuple[int, ...] = ()
    stage: int = 0
    turn: str = ""
    due: str = ""
    asked: tuple[Actor, ...] = ()
    pending: str = ""
    raised: tuple[Stake, ...] = ()
    insured: tuple[Insured, ...] = ()
    firsts: dict[int, tuple[int, ...]] = {}
    cutter: Actor = ""
    declined: tuple[Actor, ...] = ()
    stopped: bool = False
    faulty: bool = False
    pot: int = 0
    vacant_closed: bool = False


# -- commands ----------------------------------------------------------------------------------------------------------


class CloseVacantBoxes(Command, frozen=True, kw_only=True):
    """The croupier lets nobody bet on vacant boxes until further notice."""


class OpenVacantBoxes(Command, frozen=True, kw_only=True):
    """The croupier lets players bet on vacant boxes again."""


class DeclineCut(Command, frozen=True, kw_only=True):
    """A player lets others cut."""


class Insure(Command, frozen=True, kw_only=True):
    """A bettor insures a stake against a blackjack of the bank."""

    hand: str
    stage: int
    amount: Money


class TakeEvenMoney(Command, frozen=True, kw_only=True):
    """A bettor with a blackjack is paid at once, at even money."""

    hand: str
    stage: int


class Surrender(Command, frozen=True, kw_only=True):
    """Who holds a hand gives it up."""

    hand: str


class PlayOn(Command, frozen=True, kw_only=True):
    """Somebody who was asked has nothing to say before the cards are asked for."""


class Stay(Command, frozen=True, kw_only=True):
    """The hand takes no more cards."""


class Draw(Command, frozen=True, kw_only=True):
    """The hand asks for a card."""


class DoubleDown(Command, frozen=True, kw_only=True):
    """The hand doubles its stake for one card more."""


class SplitPair(Command, frozen=True, kw_only=True):
    """The hand becomes two."""


class Follow(Command, frozen=True, kw_only=True):
    """Somebody who bets on another's hand puts down as much again, or not."""

    yes: bool


class CardFaceUp(Report, frozen=True, kw_only=True):
    """Staff put aside a card that lies face up in the shoe."""


# -- events: the shoe --------------------------------------------------------------------------------------------------


class VacantBoxesChanged(Event, frozen=True, kw_only=True):
    """The croupier closed the vacant boxes to bets, or opened them again."""

    closed: bool


class CutDeclined(Event, frozen=True, kw_only=True):
    who: Actor


class StopCardShown(Event, frozen=True, kw_only=True):
    """The stop card has come out: this is the last hand of the shoe."""

    to: Actor


class CardsReturned(Event, frozen=True, kw_only=True):
    """Cards go back to be shuffled and dealt again: what the shoe holds now."""

    counts: tuple[int, ...]
    behind: int = 0


class FaceUpFound(Event, frozen=True, kw_only=True):
    """The next card lies face up in the shoe."""


class CardPutAside(Event, frozen=True, kw_only=True):
    card: int


# -- events: hands -----------------------------------------------------------------------------------------------------


class HandsMade(Event, frozen=True, kw_only=True):
    """The boxes in play, in the order of the deal: who holds each, and what lies on it."""

    hands: dict[str, Hand]
    order: tuple[str, ...]
    bets: tuple[int, ...]


class InsuranceOffered(Event, frozen=True, kw_only=True):
    asked: tuple[Actor, ...]


class SurrenderOffered(Event, frozen=True, kw_only=True):
    asked: tuple[Actor, ...]


class StakeInsured(Event, frozen=True, kw_only=True):
    insured: Insured


class EvenMoneyPaid(Event, frozen=True, kw_only=True):
    """A blackjack paid before the bank draws; `over`: nothing is left on the hand."""

    hand: str
    owner: Actor
    stage: int
    over: bool


class HandSurrendered(Event, frozen=True, kw_only=True):
    hand: str


class Answered(Event, frozen=True, kw_only=True):
    """Somebody who was asked has answered."""

    who: Actor


class TurnBegun(Event, frozen=True, kw_only=True):
    """A hand is asked what it wants."""

    hand: str
    points: int


class CardDue(Event, frozen=True, kw_only=True):
    """A card is due."""

    to: str


class StakeRaised(Event, frozen=True, kw_only=True):
    """Somebody puts down as much again on a hand, to double or to split it; `asked` are those who may follow."""

    hand: str
    what: str
    stakes: tuple[Stake, ...]
    asked: tuple[Actor, ...]


class NotFollowed(Event, frozen=True, kw_only=True):
    """Somebody who bets on another's hand does not raise; `asked` have still to say."""

    hand: str
    owner: Actor
    asked: tuple[Actor, ...]


class HandDoubled(Event, frozen=True, kw_only=True):
    """A hand with what lies on it now; one more card is due."""

    hand: str
    stakes: tuple[Stake, ...]


class HandSplit(Event, frozen=True, kw_only=True):
    """A pair has become two hands."""

    hand: str
    hands: dict[str, Hand]
    order: tuple[str, ...]


class HandStood(Event, frozen=True, kw_only=True):
    hand: str
    points: int


class HandLost(Event, frozen=True, kw_only=True):
    """A hand has gone over: stake and cards are collected at once."""

    hand: str
    points: int


# -- events: the bank and payment --------------------------------------------------------------------------------------


class StageBegun(Event, frozen=True, kw_only=True):
    """The bank plays, with its first card alone."""

    stage: int


class BankStood(Event, frozen=True, kw_only=True):
    """The bank has finished: its points, and whether it has a blackjack."""

    points: int
    natural: bool


class HandSettled(Event, frozen=True, kw_only=True):
    """A hand is paid or collected; `result` is won, natural, lost or tied."""

    hand: str
    stage: int
    result: str


class InsuranceSettled(Event, frozen=True, kw_only=True):
    stage: int
    won: bool


class PairsSettled(Event, frozen=True, kw_only=True):
    """The bets on a pair at a box; `result` is the kind of pair, or nothing."""

    box: int
    result: str
    bets: tuple[int, ...]


class SevensSettled(Event, frozen=True, kw_only=True):
    """An accumulated bet; `result` is the combination, or nothing; `pot` what the pot holds then."""

    bet: int
    result: str
    pot: int
