"""Poker without discard: five cards each, a bank that shows one; go on, give up or buy a card first; who is paid what.

Betting is `games/boxes`, the round `games/poker/play.py`, going on and the bank `games/poker/going.py`, the pot
`games/poker/jackpot.py`, a pot of several tables `games/poker/carousel.py`. Here are the bets, the card that may be
bought, and how bets are settled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.play import GUESTS, box_of
from novamas.games.cloth.acts import Bet, BettingOpened, Spot
from novamas.games.cloth.play import changed, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import (
    BANK,
    Follow,
    HandSettled,
    NotFollowed,
    PlayerPunished,
    SideSettled,
)
from novamas.games.poker.carousel import CarouselGame
from novamas.games.poker.going import ANTE, GO, SECOND, Outcome
from novamas.games.poker.jackpot import BET, PERCENT, Claim, owned
from novamas.games.poker.no_draw.acts import BuyCard, CardBought, NoDrawDesk
from novamas.games.poker.no_draw.rules import BOUGHT, INSURANCE, UP, NoDrawHouse, NoDrawRules
from novamas.games.poker.rules import Table
from novamas.kit.decider import FLOAT, Actor, Command, Event, Move, Offer, Refused, Run
from novamas.kit.hands import Made
from novamas.kit.spaces import OneOf, Why


class NoDrawGame(CarouselGame[NoDrawDesk, NoDrawRules, NoDrawHouse]):
    """Poker without discard under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (*CarouselGame.commands, Follow, Consent, BuyCard)
    events: ClassVar[tuple[type[Event], ...]] = (
        *CarouselGame.events, NotFollowed, SideSettled, PlayerPunished, *GUESTS, CardBought,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = NoDrawDesk

    def __init__(self, name: str, rules: NoDrawRules, house: NoDrawHouse) -> None:
        super().__init__(name, rules, house)
        self.prizes = Table.of(self.ranking, rules.bets.second.prizes)
        self.insured = Table.of(self.ranking, rules.bets.insurance.prizes)

    # -- the bets -----------------------------------------------------------------------------------------------------

    @property
    def beside(self) -> tuple[str, ...]:
        """The bets beside the ante that this house takes."""
        return tuple(
            kind for kind, percent in ((BET, self.house.jackpot), (INSURANCE, self.house.insurance)) if percent
        )

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{kind}:{box}", kind) for kind in (ANTE, SECOND, *self.beside) for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        bets = self.rules.bets
        return {ANTE: bets.ante, SECOND: bets.second, INSURANCE: bets.insurance, BET: self.rules.jackpot}[kind]

    def insurance_stake(self, s: NoDrawDesk) -> int:
        return s.minimum * self.house.insurance // PERCENT

    def minimum(self, s: NoDrawDesk, kind: str) -> int:
        if kind == INSURANCE:
            return self.insurance_stake(s) if self.rules.bets.insurance.stake == "single" else 1
        return super().minimum(s, kind)

    def maximum(self, s: NoDrawDesk, kind: str) -> int:
        """The limits of the table are those of the ante; the others follow from it or from the minimum."""
        if kind in (BET, INSURANCE):
            return self.jackpot_stake(s) if kind == BET else self.insurance_stake(s)
        limit = self.rules.bets.ante.maximum
        assert limit is not None
        most = s.minimum * (self.house.maximum or max(limit.multiples))
        return most * self.rules.bets.second.times if kind == SECOND else most

    def above(self, key: str, room: int, purse: int) -> Why:
        kind = self.spots[key].kind
        if kind in self.beside and purse >= room:
            rule = self.rules.jackpot if kind == BET else self.rules.bets.insurance
            return Why("above-maximum", rule.most_clauses)
        return super().above(key, room, purse)

    def shut_spot(self, s: NoDrawDesk, who: Actor, key: str) -> Why | None:
        """The bets beside the ante are the player's own: there is one space for each box."""
        kind, box = self.spots[key].kind, box_of(key)
        if kind in self.beside:
            if self.maximum(s, kind) < 1:
                return Why("above-maximum", self.bet_rule(kind).clauses)
            if self.holder(s, box) not in (None, who):
                return Why("players-own-bet", self.bet_rule(kind).clauses)
        return super().shut_spot(s, who, key)

    def counts(self, s: NoDrawDesk, id: int) -> bool:
        bet = s.bets[id]
        own = self.spots[bet.on].kind not in self.beside or bet.owner == self.holder(s, box_of(bet.on))
        return own and super().counts(s, id)

    # -- buying a card ------------------------------------------------------------------------------------------------

    def place_of(self, slot: str) -> str:
        return BANK if slot == UP else slot

    def price_of(self, s: NoDrawDesk, key: str) -> int:
        """What a card costs the player of a hand: by the own ante."""
        holder = s.hands[key].holder
        own = sum(bet.amount for bet in self.antes(s, key).values() if bet.owner == holder)
        return self.house.rounding.share(own, self.rules.buying.price)

    def why_not_buy(self, s: NoDrawDesk) -> Why | None:
        """Why no card may be bought for the hand in turn, if so."""
        rule, hand = self.rules.buying, s.hands[s.turn]
        if hand.blind and not rule.blind:
            return Why("unseen-hand", rule.blind_clauses)
        if len(s.discards.get(s.turn, ())) >= rule.most:
            return Why("card-bought", rule.clauses)
        if self.price_of(s, s.turn) > s.chips.get(hand.holder, 0):
            return Why("not-enough-chips", rule.price_clauses)
        return None

    def choices(self, s: NoDrawDesk) -> tuple[str, ...]:
        return (*super().choices(s), "BuyCard") if self.why_not_buy(s) is None else super().choices(s)

    def decisions(self, s: NoDrawDesk, who: Actor) -> Iterable[Offer]:
        yield from super().decisions(s, who)
        if s.stage == GO and not s.asked and self.why_not_buy(s) is None:
            rule = self.rules.buying
            clauses = (*rule.clauses, *rule.price_clauses, *rule.forfeits_clauses)
            yield Offer("BuyCard", who, {"card": OneOf(tuple(range(1, len(s.cards[s.turn]) + 1)))}, clauses)

    def why_not(self, s: NoDrawDesk, c: Command) -> Refused:
        if isinstance(c, BuyCard) and s.stage == GO and s.pending and not s.due:
            if c.by != s.hands[s.turn].holder:
                return Refused("not-your-hand", self.rules.buying.clauses, "by", c.by)
            if not s.asked and (why := self.why_not_buy(s)) is not None:
                return Refused(why.code, why.clauses, limit=self.price_of(s, s.turn))
        return super().why_not(s, c)

    def play(self, run: Run[NoDrawDesk], c: Command) -> None:
        match c:
            case BuyCard(card=number):
                self.bought(run, number)
                self.go_on(run)
            case _:
                super().play(run, c)

    def bought(self, run: Run[NoDrawDesk], number: int) -> None:
        """The card leaves the hand with its price, what is forfeited is lost, and another card is due."""
        s, key, rule = run.s, run.s.turn, self.rules.buying
        owner, price = s.hands[key].holder, self.price_of(s, key)
        gone = tuple(self.on_box(s, s.hands[key].box, *rule.forfeits)) if rule.forfeits else ()
        clauses = (*rule.clauses, *rule.price_clauses, *(rule.forfeits_clauses if gone else ()))
        moves = (*((Move(owner, FLOAT, price, "card"),) if price else ()), *self.lost(s, gone))
        run(CardBought(hand=key, owner=owner, number=number, price=price, bets=gone, moves=moves, clauses=clauses))

    # -- payment ------------------------------------------------------------------------------------------------------

    def pay_all(self, run: Run[NoDrawDesk]) -> None:
        """Hands that are beaten are collected, then the others are paid; insurance and jackpot go by the cards."""
        claims, going = tuple(self.claims(run.s)), self.going_on(run.s)
        if going:
            bank = self.bank_opened(run)
            met = {key: self.against(self.made(run.s, key), bank) for key in self.paid_in_turn(run.s, going)}
            for key in sorted(met, key=lambda key: met[key] != "lost"):
                self.pay_hand(run, key, met[key])
        for key in self.paid_in_turn(run.s, self.shown_down(run.s)):
            self.pay_insurance(run, key)
        self.pay_jackpot(run, claims)

    def pay_hand(self, run: Run[NoDrawDesk], key: str, outcome: Outcome) -> None:
        hand, rules = self.made(run.s, key), self.rules
        bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
        moves = tuple(move for id, bet in bets.items() for move in self.settled(run.s, id, bet, hand, outcome))
        clauses = {
            "won": (*rules.bets.ante.clauses, *rules.bets.second.prizes[hand.kind].clauses),
            "unopposed": (*rules.bets.ante.idle_clauses, *rules.bets.second.idle_clauses),
            "tied": rules.tie.clauses,
            "lost": rules.settlement.collect_clauses,
        }[outcome]
        run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves, clauses=clauses))

    def settled(self, s: NoDrawDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> tuple[Move, ...]:
        """One bet on a hand: the ante at its odds, the second bet by the pay table."""
        ante, second = self.rules.bets.ante, self.rules.bets.second
        first = self.spots[bet.on].kind == ANTE
        if outcome == "lost" or (outcome == "unopposed" and not first and second.idle == "lost"):
            return self.lost(s, (id,))
        if outcome == "tied" or (outcome == "unopposed" and not first):
            return self.back(s, (id,))
        pays = self.prizes.pays(hand) if not first else ante.pays if outcome == "won" else ante.idle
        assert pays is not None
        return self.won(s, {id: self.house.rounding.share(bet.amount, pays)})

    def pay_insurance(self, run: Run[NoDrawDesk], key: str) -> None:
        """By the player's cards as they were dealt, whatever the bank has."""
        s, rule = run.s, self.rules.bets.insurance
        bets = self.on_box(s, s.hands[key].box, INSURANCE)
        if not bets:
            return
        hand = self.made(s, key)
        pays = self.insured.pays(hand)
        if pays is None:
            moves = self.lost(s, bets)
        else:
            moves = self.won(s, {id: self.house.rounding.share(bet.amount, pays) for id, bet in bets.items()})
        clauses = rule.clauses if pays is None else rule.prizes[hand.kind].clauses
        won = pays is not None
        run(
            SideSettled(
                hand=key, side=INSURANCE, kind=hand.kind, won=won, bets=tuple(bets), moves=moves, clauses=clauses
            )
        )

    def claims(self, s: NoDrawDesk) -> Iterable[Claim]:
        """The jackpot bets that win a part of the pot."""
        for id, bet in self.jackpot_bets(s).items():
            hand = self.made(s, str(box_of(bet.on)))
            if hand.kind in self.rules.jackpot.shares:
                yield Claim(id, hand.kind, self.ranking.worth(hand))

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: NoDrawDesk, e: Event) -> NoDrawDesk:
        match e:
            case BettingOpened():
                return super().evolve(changed(s, discards={}), e)
            case CardBought(hand=key, owner=owner, number=number, price=price, bets=gone):
                cards, kept = s.cards[key], tuple(card for n, card in enumerate(s.cards[key], 1) if n != number)
                return changed(
                    s,
                    bets=without(s.bets, gone),
                    cards={**s.cards, key: kept},
                    discards={**s.discards, key: (*s.discards.get(key, ()), cards[number - 1])},
                    due=((key, BOUGHT),),
                    taken=(*s.taken, (owner, price), *owned(s, gone)),
                )
        return super().evolve(s, e)
