"""A card that may be bought before the hand goes on or is given up: what it costs, and what is forfeited with it."""

from __future__ import annotations

from typing import TypeVar

from novamas.games.cloth.acts import CLOSED, BettingOpened
from novamas.games.cloth.play import change, without
from novamas.games.poker.going import ANTE, GO
from novamas.games.poker.no_draw.acts import BuyCard, CardBought, NoDrawDesk
from novamas.games.poker.no_draw.rules import BOUGHT, NoDrawHouse, NoDrawRules
from novamas.games.poker.play import PokerPart
from novamas.games.poker.taken import Taken, owners_of
from novamas.kit.decider import FLOAT, Actor, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf

P = TypeVar("P", bound=NoDrawDesk)


class Spent(Taken[NoDrawDesk]):
    """What goes back where the round does not count: prices of cards too, and what was forfeited with them."""

    events = (*Taken.events, CardBought)

    @staticmethod
    def evolve(s: NoDrawDesk, e: Event) -> NoDrawDesk:
        match e:
            case CardBought(owner=owner, price=price, bets=gone):
                return change(s, taken=(*s.taken, (owner, price), *owners_of(s, gone)))
        return Taken.evolve(s, e)


class Buying(PokerPart[NoDrawDesk, NoDrawRules, NoDrawHouse]):
    """The hand in turn gives away a card and buys another."""

    owns = ("discards",)
    events = (BettingOpened, CardBought)

    def price_of(self, s: NoDrawDesk, key: str) -> int:
        """What a card costs the player of a hand: by the own ante."""
        hand = s.hands[key]
        antes = self.table.on_box(s, hand.box, ANTE).values()
        own = sum(bet.amount for bet in antes if bet.owner == hand.holder)
        return self.table.house.rounding.share(own, self.rules.buying.price)

    def kinds(self, s: NoDrawDesk) -> tuple[str, ...]:
        """What the hand in turn may do here, by the name of the command."""
        return ("BuyCard",) if isinstance(self.allow_buy_card(s, s.hands[s.turn].holder), Offer) else ()

    @gate(BuyCard, during=(CLOSED,))
    def allow_buy_card(self, s: NoDrawDesk, who: Actor) -> Answer:
        rule = self.rules.buying
        if (shut := self.table.not_in_turn(s, who, (GO,), rule.clauses, rule.clauses)) is not None:
            return shut
        if s.asked:
            return Shut("not-now", rule.clauses, "by")
        price = self.price_of(s, s.turn)
        if s.hands[s.turn].blind and not rule.blind:
            return Shut("unseen-hand", rule.blind_clauses)
        if len(s.discards.get(s.turn, ())) >= rule.most:
            return Shut("card-bought", rule.clauses)
        if price > s.chips.get(who, 0):
            return Shut("not-enough-chips", rule.price_clauses, limit=price)
        clauses = (*rule.clauses, *rule.price_clauses, *rule.forfeits_clauses)
        return Offer("BuyCard", who, {"card": OneOf(tuple(range(1, len(s.cards[s.turn]) + 1)))}, clauses)

    def play(self, run: Run[NoDrawDesk], c: Command) -> None:
        """The card leaves the hand with its price, what is forfeited is lost, and another card is due."""
        assert isinstance(c, BuyCard)
        s, key, rule = run.s, run.s.turn, self.rules.buying
        owner, price = s.hands[key].holder, self.price_of(s, key)
        gone = tuple(self.table.on_box(s, s.hands[key].box, *rule.forfeits)) if rule.forfeits else ()
        clauses = (*rule.clauses, *rule.price_clauses, *(rule.forfeits_clauses if gone else ()))
        moves = (*((Move(owner, FLOAT, price, "card"),) if price else ()), *self.table.lose(s, gone))
        run(CardBought(hand=key, owner=owner, number=c.card, price=price, bets=gone, moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, discards={})
            case CardBought(hand=key, number=number, bets=gone):
                cards, kept = s.cards[key], tuple(card for n, card in enumerate(s.cards[key], 1) if n != number)
                return change(
                    s,
                    bets=without(s.bets, gone),
                    cards={**s.cards, key: kept},
                    discards={**s.discards, key: (*s.discards.get(key, ()), cards[number - 1])},
                    due=((key, BOUGHT),),
                )
        return s
