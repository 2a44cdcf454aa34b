"""Changing cards: every hand that has gone on throws some away, and the bank does as its rules tell it.

Once a hand has said what it throws away, nobody looks at its cards again until the croupier turns all of them over.
"""

from __future__ import annotations

from typing import TypeVar

from novamas.games.cloth.acts import CLOSED, BettingOpened
from novamas.games.cloth.play import calls_by, change
from novamas.games.poker.acts import BANK, PartBegun
from novamas.games.poker.draw.acts import BankDiscarded, Discard, Discarded, DrawDesk
from novamas.games.poker.draw.bank import choose_discards
from novamas.games.poker.draw.rules import BANK_DRAWN, DRAWN, KEPT, DrawHouse, DrawRules
from novamas.games.poker.going import GoingOn
from novamas.games.poker.play import PokerGame, PokerPart
from novamas.kit.decider import Actor, Await, Call, Command, Event, Offer, Run, Veiled, veil
from novamas.kit.parts import Answer, gate
from novamas.kit.spaces import Subset, Why

DISCARD, SERVE, BANK_DRAW = "discard", "serve", "bank-draw"
P = TypeVar("P", bound=DrawDesk)


class Discards(PokerPart[DrawDesk, DrawRules, DrawHouse]):
    """The stages in which cards are changed."""

    owns = ("thrown",)
    events = (BettingOpened, Discarded, BankDiscarded)

    def __init__(
        self,
        table: PokerGame[DrawDesk, DrawRules, DrawHouse],
        going: GoingOn[DrawDesk, DrawRules, DrawHouse],
    ) -> None:
        super().__init__(table)
        self.going_on = going.going_on

    def plan(self, s: DrawDesk, stage: str) -> PartBegun | None:
        match stage:
            case "discard":
                rule, hands = self.rules.discard, self.going_on(s)
                calls = calls_by(rule.call.calls, rule.call.by) if hands else ()
                return PartBegun(part=stage, hands=hands, calls=calls, clauses=rule.clauses)
            case "serve":
                served = tuple((key, DRAWN) for key in self.going_on(s) for _ in range(s.thrown[key]))
                return PartBegun(part=stage, due=served, clauses=self.rules.discard.clauses)
            case "bank-draw":
                return PartBegun(part=stage, due=((BANK, BANK_DRAWN),) * len(self.bank_throws(s)[1]))
        return None

    def awaits(self, s: DrawDesk) -> tuple[Await, ...]:
        holder = self.table.in_turn(s, DISCARD)
        return (Await(holder, ("Discard",)),) if holder is not None else ()

    def default(self, s: DrawDesk, who: Actor) -> Command:
        """Whoever says nothing keeps what there is."""
        return Discard(by=who, cards=())

    @gate(Discard, during=(CLOSED,))
    def allow_discard(self, s: DrawDesk, who: Actor) -> Answer:
        rule = self.rules.discard
        if (shut := self.table.not_in_turn(s, who, (DISCARD,), rule.clauses, self.rules.behind.clauses)) is not None:
            return shut
        numbers = tuple(range(1, len(s.cards[s.turn]) + 1))
        return Offer("Discard", who, {"cards": Subset(numbers, 0, rule.most, Why("bad-discard", rule.clauses))})

    def play(self, run: Run[DrawDesk], c: Command) -> None:
        """The hand keeps the others, and does not look at them again."""
        assert isinstance(c, Discard)
        key = run.s.turn
        kept: Veiled[int] = veil(None, self.rules.sight[KEPT].by, run.s.hands[key].holder)
        run(Discarded(hand=key, cards=c.cards, sight=kept.to, clauses=self.rules.discard.clauses))

    def bank_throws(self, s: DrawDesk) -> tuple[str, tuple[int, ...]]:
        """What the bank must throw away, and by which of its rules; nothing where no hand is left against it."""
        if not self.going_on(s):
            return "", ()
        return choose_discards(self.table.known_cards(s, BANK), self.table.ranking, self.rules.bank)

    def bank_discards(self, run: Run[DrawDesk]) -> None:
        if not self.going_on(run.s):
            return
        rule = self.rules.bank
        shape, cards = self.bank_throws(run.s)
        kept = tuple(card for card in self.table.known_cards(run.s, BANK) if card not in cards)
        clauses = next((t.clauses for name, t in rule.throws.items() if name == shape), rule.stands_clauses)
        calls = tuple(Call(key, {"cards": len(cards)}) for key in rule.call.calls)
        run(BankDiscarded(shape=shape, cards=cards, kept=kept, calls=calls, clauses=(*rule.clauses, *clauses)))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, thrown={})
            case Discarded(hand=key, cards=gone, sight=sight):
                rest = tuple(Veiled(card.value, sight) for n, card in enumerate(s.cards[key], 1) if n not in gone)
                counts = {**s.thrown, key: len(gone)}
                return change(s, cards={**s.cards, key: rest}, thrown=counts, pending=s.pending[1:])
            case BankDiscarded(kept=kept):
                return change(s, cards={**s.cards, BANK: tuple(Veiled(card, None) for card in kept)})
        return s
