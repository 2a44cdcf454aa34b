"""Poker without discard: five cards each, a bank that shows one; go on, give up or buy a card first; who is paid what.

Betting is `games/boxes`, the round `games/poker/round.py`, going on and the bank `games/poker/going.py`, the pot
`games/poker/jackpot.py`, a pot of several tables `games/poker/carousel.py`; `buying.py` has the card that may be
bought. Here they are put together, with the bets and how they are settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.acts import box_of
from novamas.games.boxes.consent import Consents
from novamas.games.cloth.acts import Bet, Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import BANK, HandSettled
from novamas.games.poker.carousel import Carousel
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, GoingOn, Outcome, SideBets
from novamas.games.poker.jackpot import Claim, Jackpot, TablePot
from novamas.games.poker.jackpot_rules import BET, PERCENT
from novamas.games.poker.mistakes import Breaches, Misdeals
from novamas.games.poker.no_draw.acts import NoDrawDesk
from novamas.games.poker.no_draw.buying import Buying, Spent
from novamas.games.poker.no_draw.rules import INSURANCE, UP, NoDrawHouse, NoDrawRules
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.round import Deck, Round
from novamas.games.poker.rules import PayTable
from novamas.kit.decider import Actor, Move, Run
from novamas.kit.hands import Made
from novamas.kit.parts import Parts
from novamas.kit.spaces import Why


class Insurance(SideBets[NoDrawDesk, NoDrawRules, NoDrawHouse]):
    """The insurance: a bet on the player's cards as they were dealt, whatever the bank has."""

    def minimum(self, s: NoDrawDesk) -> int:
        return self.maximum(s) if self.table.rules.bets.insurance.stake == "single" else 1

    def maximum(self, s: NoDrawDesk) -> int:
        return s.minimum * self.table.house.insurance // PERCENT

    def room(self, s: NoDrawDesk, key: str, mine: Mapping[str, int]) -> int | None:
        return None

    def full(self) -> Why:
        return Why("above-maximum", self.table.rules.bets.insurance.most_clauses)

    def shut(self, s: NoDrawDesk) -> Why | None:
        return None


class NoDrawGame(PokerGame[NoDrawDesk, NoDrawRules, NoDrawHouse]):
    """Poker without discard under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = NoDrawDesk
    made_of: ClassVar[Parts] = (
        Deck, Round, Misdeals, Breaches, Spent, GoingOn, Buying, Insurance, Jackpot, TablePot, Carousel,
        Consents,
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = (*PokerGame.shared, "pot")
    script: ClassVar[tuple[str, ...]] = (DEAL, GO, SHOW_BANK, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: NoDrawRules, house: NoDrawHouse) -> None:
        super().__init__(name, rules, house)
        self.prizes = PayTable.of(self.ranking, rules.bets.second.prizes)
        self.insured = PayTable.of(self.ranking, rules.bets.insurance.prizes)
        self.taken, self.buying = Spent(), Buying(self)
        self.going = GoingOn(self, also=self.buying.kinds)
        self.insurance = self.own_bets[INSURANCE] = Insurance(self)
        carousel: Carousel[NoDrawDesk] = Carousel(rules, house)
        self.jackpot = self.own_bets[BET] = Jackpot(self, carousel)
        self.compose(
            Deck(self), Round(self), Misdeals(self), Breaches(self), self.taken, self.going, self.buying,
            self.insurance, self.jackpot, TablePot(rules, house), carousel, self.consents,
        )  # fmt: skip

    # -- the bets -----------------------------------------------------------------------------------------------------

    @property
    def beside(self) -> tuple[str, ...]:
        """The bets beside the ante that this house takes."""
        return tuple(
            kind for kind, percent in ((BET, self.house.jackpot), (INSURANCE, self.house.insurance)) if percent
        )

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{kind}:{box}", kind) for kind in (ANTE, SECOND, *self.beside) for box in self.boxes)

    def makes_hand(self, kind: str) -> bool:
        return kind == ANTE

    def bet_rule(self, kind: str) -> BetRule:
        bets = self.rules.bets
        return {ANTE: bets.ante, SECOND: bets.second, INSURANCE: bets.insurance, BET: self.rules.jackpot}[kind]

    def maximum(self, s: NoDrawDesk, kind: str) -> int:
        """The limits of the table are those of the ante; the others follow from it or from the minimum."""
        if kind in self.own_bets:
            return self.own_bets[kind].maximum(s)
        limit = self.rules.bets.ante.maximum
        assert limit is not None
        most = s.minimum * (self.house.maximum or max(limit.multiples))
        return most * self.rules.bets.second.times if kind == SECOND else most

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

    def place_of(self, slot: str) -> str:
        return BANK if slot == UP else slot

    # -- payment ------------------------------------------------------------------------------------------------------

    def enter(self, run: Run[NoDrawDesk], stage: str) -> None:
        if stage == PAY:
            self.pay_all(run)

    def pay_all(self, run: Run[NoDrawDesk]) -> None:
        """Hands that are beaten are collected, then the others are paid; insurance and jackpot go by the cards."""
        claims, going = tuple(self.claims(run.s)), self.going.going_on(run.s)
        if going:
            bank = self.going.open_bank(run)
            met = {key: self.going.against(self.make_hand(run.s, key), bank) for key in self.sort_paid(run.s, going)}
            for key in sorted(met, key=lambda key: met[key] != "lost"):
                self.pay_hand(run, key, met[key])
        for key in self.sort_paid(run.s, self.going.find_undecided(run.s)):
            self.pay_insurance(run, key)
        self.jackpot.settle(run, claims)

    def pay_hand(self, run: Run[NoDrawDesk], key: str, outcome: Outcome) -> None:
        hand, rules = self.make_hand(run.s, key), self.rules
        bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
        moves = tuple(move for id, bet in bets.items() for move in self.settle_bet(run.s, id, bet, hand, outcome))
        clauses = {
            "won": (*rules.bets.ante.clauses, *rules.bets.second.prizes[hand.kind].clauses),
            "unopposed": (*rules.bets.ante.idle_clauses, *rules.bets.second.idle_clauses),
            "tied": rules.tie.clauses,
            "lost": rules.settlement.collect_clauses,
        }[outcome]
        run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves, clauses=clauses))

    def settle_bet(self, s: NoDrawDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> tuple[Move, ...]:
        """One bet on a hand: the ante at its odds, the second bet by the pay table."""
        ante, second = self.rules.bets.ante, self.rules.bets.second
        first = self.spots[bet.on].kind == ANTE
        if outcome == "lost" or (outcome == "unopposed" and not first and second.idle == "lost"):
            return self.lose(s, (id,))
        if outcome == "tied" or (outcome == "unopposed" and not first):
            return self.back(s, (id,))
        pays = self.prizes.pays(hand) if not first else ante.pays if outcome == "won" else ante.idle
        assert pays is not None
        return self.win(s, {id: self.house.rounding.share(bet.amount, pays)})

    def pay_insurance(self, run: Run[NoDrawDesk], key: str) -> None:
        hand, rule = self.make_hand(run.s, key), self.rules.bets.insurance
        pays = self.insured.pays(hand)
        clauses = rule.clauses if pays is None else rule.prizes[hand.kind].clauses
        self.insurance.settle(run, key, INSURANCE, hand, pays, clauses)

    def claims(self, s: NoDrawDesk) -> Iterable[Claim]:
        """The jackpot bets that win a part of the pot."""
        for id, bet in self.jackpot.bets(s).items():
            hand = self.make_hand(s, str(box_of(bet.on)))
            if hand.kind in self.rules.jackpot.shares:
                yield Claim(id, hand.kind, self.ranking.value_of(hand))

    def undo(self, s: NoDrawDesk) -> tuple[Move, ...]:
        """The whole round is void: what has been collected in it comes back too."""
        return (*super().undo(s), *self.taken.back(s))
