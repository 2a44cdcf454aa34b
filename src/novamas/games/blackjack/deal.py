"""The cards of a round: two to every hand and one to the bank, then whichever is due, all of them face up."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    BANK,
    BANK_HAND,
    PLAYING,
    Blackjack,
    CardDue,
    CardFaceUp,
    CardPutAside,
    CardsReturned,
    FaceUpFound,
    StopCardShown,
)
from novamas.games.blackjack.bank import BankPlay
from novamas.games.blackjack.beside import Pairs
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.blackjack.early import Early
from novamas.games.blackjack.turns import Turns
from novamas.games.cloth.acts import CLOSED, IDLE, RoundEnded
from novamas.games.cloth.play import change
from novamas.games.shoe.acts import Dealt, read_card
from novamas.kit.cards import Shoe
from novamas.kit.chance import Dist
from novamas.kit.decider import (
    CHANCE,
    CROUPIER,
    INSPECTOR,
    Actor,
    Await,
    Call,
    Chance,
    Command,
    Due,
    Event,
    Offer,
    Run,
    Veiled,
)
from novamas.kit.parts import Answer, Shut, gate

CARD = (Await(CHANCE, ("Chance",), "card"),)


class Deal(BlackjackPart):
    """Where the next card goes, and what follows it."""

    owns = ("due", "faulty")
    events = (Dealt, CardDue, CardsReturned, FaceUpFound, CardPutAside, RoundEnded)

    def __init__(self, table: BlackjackTable, pairs: Pairs, early: Early, turns: Turns, bank: BankPlay) -> None:
        super().__init__(table)
        self.pairs, self.early, self.turns, self.bank = pairs, early, turns, bank

    def next_place(self, s: Blackjack) -> str:
        """Where the next card goes: at first one to each hand and one to the bank, then a second to each."""
        if s.phase != CLOSED:
            return s.due
        for cards in (0, 1):
            for key in s.order:
                if len(s.hands[key].cards) == cards:
                    return key
            if not s.bank:
                return BANK_HAND
        return ""

    def dealing(self, s: Blackjack) -> bool:
        """Whether a card is due in a round."""
        return s.phase != IDLE and bool(self.next_place(s))

    def awaits(self, s: Blackjack) -> tuple[Await, ...]:
        return CARD if s.phase != IDLE and self.next_place(s) else ()

    def chance(self, s: Blackjack) -> Dist | None:
        return s.shoe.dist()

    def next_due(self, s: Blackjack) -> Due | None:
        place = self.next_place(s)
        if s.faulty:
            return Due(at="aside")
        if place == BANK_HAND:
            return Due(at="bank", card=len(s.bank) + 1)
        hand = s.hands[place]
        nth = int(place.partition("-")[2] or 1)
        return Due(at="box", number=hand.box, hand=nth, card=len(hand.cards) + 1, who=hand.holder)

    @gate(CardFaceUp, by=(CROUPIER, INSPECTOR), during=(CLOSED, PLAYING, BANK))
    def allow_card_face_up(self, s: Blackjack, who: Actor) -> Answer:
        pack = self.rules.pack
        if who in s.staff and pack.face_up == "removed" and self.dealing(s) and not s.faulty:
            return Offer("CardFaceUp", who, clauses=pack.face_up_clauses)
        return Shut("not-now", pack.face_up_clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Blackjack], c: Command) -> None:
        match c:
            case CardFaceUp():
                run(FaceUpFound(clauses=self.rules.pack.face_up_clauses))
            case Chance(value=value):
                card = read_card(value)
                assert card is not None, "cards are dealt face up"
                self.lay(run, card)

    def lay(self, run: Run[Blackjack], card: int) -> None:
        """A card that came out of the shoe, and what follows it."""
        if run.s.faulty:
            run(CardPutAside(card=card, clauses=self.rules.pack.face_up_clauses))
            self.look_at_shoe(run, "")
            return
        place = self.next_place(run.s)
        run(Dealt(to=place, card=Veiled(card, None)))
        self.look_at_shoe(run, place)
        match run.s.phase:
            case "closed" if not self.next_place(run.s):
                self.pairs.settle(run)
                if not self.early.open_window(run):
                    self.turns.next_turn(run)
            case "playing":
                self.turns.consider(run, place)
            case "bank":
                self.bank.go_on(run)

    def look_at_shoe(self, run: Run[Blackjack], place: str) -> None:
        """The stop card, once it shows; and a shoe that runs dry in a round is filled with what lies on no hand."""
        s = run.s
        if s.shoe.stopped and not s.stopped and not self.house.shuffler:
            to = s.hands[place].holder if place in s.hands else ""
            calls = (Call("last-of-the-shoe"),)
            run(StopCardShown(to=to, calls=calls, clauses=self.rules.pack.stop_clauses))
        if run.s.shoe.left == 0:
            run(self.table.reshuffle(run.s, behind=True))

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case Dealt(card=Veiled(value=card)):
                return change(s, shoe=s.shoe.draw(card), due="")
            case CardDue(to=to):
                return change(s, phase=BANK if to == BANK_HAND else PLAYING, due=to)
            case CardsReturned(counts=counts, behind=behind):
                inside = Veiled(Shoe(counts), ())
                return change(s, shoe=replace(s.shoe, left=sum(counts), behind=behind, cards=inside))
            case FaceUpFound():
                return change(s, faulty=True)
            case CardPutAside(card=card):
                return change(s, faulty=False, shoe=s.shoe.draw(card))
            case RoundEnded():
                return change(s, due="")
        return s
