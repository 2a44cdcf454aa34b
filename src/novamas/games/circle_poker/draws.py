"""Cards are changed once: everybody in turn throws some away, then they are replaced, a fourth one after all others."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import (
    DEALING,
    DRAWING,
    CardsDue,
    CardsThrown,
    CirclePoker,
    DiscardsReused,
    DrawOpened,
    Hand,
    ThrowCards,
)
from novamas.games.circle_poker.desk import PokerPart, PokerTable, with_hand
from novamas.games.circle_poker.time_bank import TimeBank
from novamas.games.shoe.acts import TableShoe
from novamas.kit.cards import Shoe
from novamas.kit.decider import Actor, Await, Call, Command, Event, Offer, Run, Veiled
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Subset, Why


class Draws(PokerPart):
    """Who throws which cards away, and what comes instead."""

    events = (DrawOpened, CardsThrown, CardsDue, DiscardsReused)

    def __init__(self, table: PokerTable, bank: TimeBank) -> None:
        super().__init__(table)
        self.bank = bank

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        return (Await(s.hand.turn[0], ("ThrowCards",)),) if s.phase == DRAWING and s.hand.turn else ()

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        return self.bank.instead(s, who) or ThrowCards(by=who, cards=())

    @gate(ThrowCards, during=(DRAWING,))
    def allow_throw(self, s: CirclePoker, who: Actor) -> Answer:
        rule = self.rules.discards
        if s.phase != DRAWING:
            return Shut("not-now", rule.clauses)
        if not self.table.playing(s, who):
            return Shut("not-in-the-hand", rule.clauses)
        if s.hand.turn[:1] != (who,):
            return Shut("not-your-turn", rule.clauses, "by")
        places = tuple(range(1, len(s.hand.cards[who]) + 1))
        form = {"cards": Subset(places, 0, rule.most, Why("cards-to-throw", rule.clauses))}
        return Offer("ThrowCards", who, form, rule.clauses)

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        assert isinstance(c, ThrowCards)
        rule, who = self.rules.discards, c.by
        calls = self.table.announce("throws", who=who, cards=len(c.cards)) if c.cards else (Call("servido", by=who),)
        clauses = rule.clauses if c.cards else rule.served_clauses
        run(CardsThrown(who=who, cards=c.cards, calls=calls, clauses=clauses))

    # -- what the course asks for --------------------------------------------------------------------------------------

    def open(self, run: Run[CirclePoker]) -> None:
        """Everybody in the hand, from the lead on, may change cards."""
        hand = run.s.hand
        run(DrawOpened(street=hand.street + 1, turn=hand.inside(), clauses=self.rules.discards.clauses))

    def replace_cards(self, run: Run[CirclePoker]) -> None:
        """As many as were thrown away, each player's one after another; beyond the first ones only when all have
        those."""
        hand, at_once = run.s.hand, self.rules.discards.at_once
        wanted = {who: n for who, n in hand.changed.items() if who not in hand.gone}
        first = [(who, min(n, at_once)) for who, n in wanted.items()]
        later = [(who, n - at_once) for who, n in wanted.items() if n > at_once]
        due = tuple(f"{hand.places[who]}:down" for who, n in (*first, *later) for _ in range(n))
        run(CardsDue(due=due, clauses=self.rules.discards.last_clauses if later else ()))

    def reuse(self, run: Run[CirclePoker]) -> None:
        """The pack has run out: all discards are shuffled, and dealt from."""
        left = sum(run.s.hand.changed.values())
        rule = self.rules.discards
        run(DiscardsReused(left=left, clauses=(*rule.reuse_clauses, *rule.own_clauses)))

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        hand = s.hand
        match e:
            case DrawOpened(street=street, turn=turn):
                return replace(s, phase=DRAWING, hand=replace(hand, street=street, turn=turn))
            case CardsThrown(who=who, cards=numbers):
                held = hand.cards[who]
                kept = tuple(card for n, card in enumerate(held, 1) if n not in numbers)
                gone = tuple(card.value for n, card in enumerate(held, 1) if n in numbers and card.value is not None)
                return with_hand(
                    s,
                    turn=hand.turn[1:],
                    cards={**hand.cards, who: kept},
                    thrown={**hand.thrown, who: Veiled(gone, ())},
                    changed={**hand.changed, who: len(numbers)},
                )
            case CardsDue(due=due):
                return replace(s, phase=DEALING, hand=replace(hand, due=due))
            case DiscardsReused(left=left):
                counts = [0] * len(s.deck.inside().counts)
                for thrown in hand.thrown.values():
                    for card in thrown.value or ():
                        counts[card] += 1
                deck = TableShoe(s.deck.number, left, cards=Veiled(Shoe(tuple(counts)), ()))
                return replace(s, deck=deck, hand=replace(hand, reused=True))
        return s


def without_own(hand: Hand, shoe: Shoe) -> Shoe:
    """What the next card can be: the last player who still lacks cards gets none of the own discards back, unless
    nothing else is left."""
    if not hand.reused:
        return shoe
    waiting = {place.partition(":")[0] for place in hand.due}
    if len(waiting) != 1:
        return shoe
    own = hand.thrown[hand.at(int(next(iter(waiting))))].value or ()
    counts = tuple(0 if card in own else n for card, n in enumerate(shoe.counts))
    return Shoe(counts) if any(counts) else shoe
