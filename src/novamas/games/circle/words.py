"""The words of a coup as a part of a game: who deals, who speaks, and what may be said with the cards that lie.

The game's own part answers what depends on its hands (`Speaker`) and says what follows a word; who may say it, when,
and why not, is the same wherever a player is the bank.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from novamas.games.circle.acts import AskAdvice, AskCard, AskChart, DealCards, GiveCard, LayDown, StandPat
from novamas.games.circle.desk import (
    BANKING,
    BETTING,
    CLOSED,
    DEALING,
    DRAWING,
    GIVING,
    HOLDING,
    LIFTING,
    PAYING,
    SPEAKING,
    CircleDesk,
    CircleTable,
    banker_of,
)
from novamas.games.circle.hands import CARD, NO
from novamas.games.circle.rules import BANK
from novamas.games.circle.unseen import Lying, is_seen
from novamas.games.shoe.acts import read_card
from novamas.kit.chance import Dist
from novamas.kit.decider import CHANCE, Actor, Await, Chance, Command, Due, Offer, Run, Veiled, is_person
from novamas.kit.parts import ANYBODY, Answer, Part, Shut, gate
from novamas.kit.spaces import Clause

S = TypeVar("S", bound=CircleDesk)
Words = tuple[tuple[str, ...], tuple[Clause, ...]]
"""What a hand may say, nothing if it has to lay down; and the clauses by which it may."""
TALKING = (SPEAKING, GIVING, BANKING)
BEFORE = (HOLDING, BETTING, CLOSED)
"""The phases in which somebody holds a bank and no card is dealt."""
RUNNING = (CLOSED, DEALING, LIFTING, *TALKING)
"""The phases in which a coup goes its way."""


class Speaker(Protocol[S]):
    """What a game's own part knows of its hands."""

    def holder(self, s: S) -> Actor:
        """Who has the cards of the hand that speaks before the banker."""

    def holds(self, s: S, to: str) -> Actor:
        """Who has, or will have, the cards of a hand against the bank; nobody is named where that is open."""

    def hand_to_speak(self, s: S) -> str:
        """The hand about which something is said now: that one, or the bank's."""

    def words_of(self, s: S) -> Words:
        """What may be said about it."""

    def third_card_given(self, coup: Lying) -> bool:
        """Whether a third card was given against the bank, so that the banker cannot lay down any more."""

    def sight_of(self, s: S, to: str, card: int | None) -> Veiled[int]:
        """A card as it is dealt, for those who see it."""

    def not_a_player(self, s: S, who: Actor) -> Shut | None:
        """Why somebody has no say in any coup of this bank, if so."""

    def card_came(self, run: Run[S], card: int | None) -> None:
        """A card has left the shoe for where it is due."""

    def speak(self, run: Run[S], c: Command) -> None:
        """What follows a word."""


class Spoken(Part[S], Generic[S]):
    """Who may say what about the cards of a coup."""

    def __init__(
        self, table: CircleTable[S], hand: Speaker[S], early: tuple[Clause, ...], turn: tuple[Clause, ...]
    ) -> None:
        """`early` are the clauses of a card drawn too soon, `turn` those that say whose the cards are."""
        self.table, self.rules, self.scores = table, table.circle_rules, table.scores
        self.hand, self.early, self.turn = hand, early, turn

    # -- whom the coup waits for ---------------------------------------------------------------------------------------

    def awaits(self, s: S) -> tuple[Await, ...]:
        """The kinds are the same whatever the cards: who is awaited must not betray them."""
        if s.phase not in RUNNING:
            return ()
        if s.coup.due:
            return (Await(CHANCE, ("Chance",), "card", self.hand.sight_of(s, s.coup.due[0], None).to is not None),)
        banker = banker_of(s)
        match s.phase:
            case "closed":
                return (Await(banker, ("DealCards",)),)
            case "speaking":
                return (Await(self.hand.holder(s), ("LayDown", "AskCard", "StandPat")),)
            case "giving":
                return (Await(banker, ("LayDown", "GiveCard")),)
            case "banking":
                return (Await(banker, ("LayDown", "AskCard", "StandPat")),)
        return ()

    def chance(self, s: S) -> Dist | None:
        return s.shoe.dist() if s.coup.due else None

    def next_due(self, s: S) -> Due | None:
        """The banker's hand, or another that the game names; whose it is, as far as that is known yet."""
        to = s.coup.due[0]
        who = banker_of(s) if to == BANK else self.hand.holds(s, to)
        return Due(at=to, card=len(s.coup.hands.get(to, ())) + 1, who=who)

    def default(self, s: S, who: Actor) -> Command | None:
        """The silent deal, lay down what must be, and take no card they need not."""
        if s.coup.due:
            return None
        if s.phase == CLOSED:
            return DealCards(by=who)
        if s.phase != BANKING and self.scores.natural(s.coup, self.hand.hand_to_speak(s)):
            return LayDown(by=who)
        if s.phase == GIVING:
            return GiveCard(by=who)
        words, _ = self.hand.words_of(s)
        if not words:
            return LayDown(by=who)
        return StandPat(by=who) if NO in words else AskCard(by=who)

    # -- what each may do ----------------------------------------------------------------------------------------------

    @gate(DealCards, during=(CLOSED,))
    def allow_deal_cards(self, s: S, who: Actor) -> Answer:
        if not self.table.is_banker(s, who):
            return Shut("not-the-banker", self.rules.deal.clauses, "by")
        if s.phase == CLOSED and not s.coup.due:
            return Offer("DealCards", who, clauses=self.rules.deal.clauses)
        early = s.phase in (HOLDING, BETTING, DRAWING)
        return Shut("betting-is-open" if early else "not-now", self.early)

    @gate(LayDown, by=ANYBODY, during=TALKING)
    def allow_lay_down(self, s: S, who: Actor) -> Answer:
        clauses = self.rules.deal.naturals_clauses
        if self.speaks(s, who):
            late = s.phase == BANKING and self.hand.third_card_given(s.coup)
            if not late and self.scores.may_lay(s.coup, self.hand.hand_to_speak(s)):
                return Offer("LayDown", who, clauses=clauses)
        return self.not_his_word(s, who, Shut("no-natural", clauses))

    @gate(AskCard, by=ANYBODY, during=(SPEAKING, BANKING))
    def allow_ask_card(self, s: S, who: Actor) -> Answer:
        return self.allow_word(s, who, CARD, "AskCard")

    @gate(StandPat, by=ANYBODY, during=(SPEAKING, BANKING))
    def allow_stand_pat(self, s: S, who: Actor) -> Answer:
        return self.allow_word(s, who, NO, "StandPat")

    def allow_word(self, s: S, who: Actor, word: str, kind: str) -> Answer:
        if not self.speaks(s, who):
            return self.not_his_word(s, who, None)
        words, clauses = self.hand.words_of(s)
        if s.phase != GIVING and word in words:
            return Offer(kind, who, clauses=clauses)
        return self.not_his_word(s, who, self.against_the_rules(s))

    @gate(AskAdvice, during=(SPEAKING,))
    def allow_ask_advice(self, s: S, who: Actor) -> Answer:
        rule = self.rules.punto
        if s.phase == SPEAKING and self.speaks(s, who):
            hand = self.hand.hand_to_speak(s)
            five = not is_seen(s.coup, hand) or self.scores.base(s.coup, hand) == rule.advice
            if five and len(self.hand.words_of(s)[0]) > 1:
                return Offer("AskAdvice", who, clauses=rule.advice_clauses)
        return self.not_his_word(s, who, None)

    @gate(AskChart, during=(*BEFORE, GIVING, BANKING))
    def allow_ask_chart(self, s: S, who: Actor) -> Answer:
        """The texts set no time: once he has seen the cards, or before they are dealt."""
        clauses = self.rules.banker.chart_clauses
        if s.phase in BEFORE and self.table.is_banker(s, who):
            if s.coup.due:
                return Shut("not-now", self.early)
            return Shut("against-the-rules", clauses) if s.charted else Offer("AskChart", who, clauses=clauses)
        if s.phase not in (GIVING, BANKING):
            return self.not_his_word(s, who, None)
        if self.speaks(s, who) and not s.coup.follows_chart():
            return Offer("AskChart", who, clauses=clauses)
        return self.not_his_word(s, who, Shut("against-the-rules", clauses))

    @gate(GiveCard, during=(GIVING,))
    def allow_give_card(self, s: S, who: Actor) -> Answer:
        if s.phase == GIVING and self.speaks(s, who) and not self.scores.natural(s.coup, BANK):
            return Offer("GiveCard", who, clauses=self.rules.banker.clauses)
        return self.not_his_word(s, who, None)

    def speaks(self, s: S, who: Actor) -> bool:
        """Whether it is somebody's turn to say something about the cards that lie."""
        if s.coup.due:
            return False
        if s.phase == SPEAKING:
            return who == self.hand.holder(s) and (is_person(who) or who in s.staff)
        return s.phase in (GIVING, BANKING) and self.table.is_banker(s, who)

    def against_the_rules(self, s: S) -> Shut:
        """A natural is laid down, a score has its word."""
        words, clauses = self.hand.words_of(s)
        natural = s.phase == SPEAKING and not words
        return Shut("against-the-rules", self.rules.deal.naturals_clauses if natural else clauses)

    def not_his_word(self, s: S, who: Actor, wrong: Shut | None) -> Shut | None:
        """Why somebody cannot say this: not his turn, not his hand, no cards; `wrong` if only the word is."""
        if not is_person(who):
            return None
        banks = self.table.is_banker(s, who)
        if s.phase == SPEAKING and self.speaks(s, who) and wrong is not None:
            return wrong
        if banks and s.phase in (LIFTING, SPEAKING):
            return Shut("punto-speaks-first", self.rules.banker.order_clauses)
        if banks and s.phase in (GIVING, BANKING) and not s.coup.due:
            return wrong or self.against_the_rules(s)
        if not banks and (shut := self.hand.not_a_player(s, who)) is not None:
            return shut
        if s.phase == PAYING:
            return Shut("not-now", self.rules.deal.clauses)
        if s.phase in self.table.coup_phases:
            return Shut("not-your-hand", self.turn, "by")
        return Shut("no-deal-running", self.rules.deal.clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        if isinstance(c, Chance):
            self.hand.card_came(run, read_card(c.value))
        else:
            self.hand.speak(run, c)
