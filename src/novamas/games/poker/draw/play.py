"""Poker with discard: go on or give up, change up to two cards, a bank that changes by its rules, and who is paid what.

Betting is `games/boxes`, the round `games/poker/round.py`, going on and the bank `games/poker/going.py`; `discards.py`
has the changing of cards, `bank.py` what the bank throws away, `jackpot.py` the pot. Here they are put together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.acts import box_of
from novamas.games.boxes.consent import Consents
from novamas.games.cloth.acts import Bet, Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import HandSettled
from novamas.games.poker.carousel import Carousel
from novamas.games.poker.draw.acts import DrawDesk
from novamas.games.poker.draw.discards import BANK_DRAW, DISCARD, SERVE, Discards
from novamas.games.poker.draw.jackpot import FedJackpot
from novamas.games.poker.draw.rules import DrawHouse, DrawRules
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, GoingOn, Outcome
from novamas.games.poker.jackpot import Claim, TablePot
from novamas.games.poker.jackpot_rules import BET
from novamas.games.poker.mistakes import Breaches, Misdeals
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.round import Deck, Round
from novamas.games.poker.rules import PayTable
from novamas.games.poker.taken import Taken
from novamas.kit.decider import Actor, Move, Run
from novamas.kit.hands import Made
from novamas.kit.parts import Parts
from novamas.kit.spaces import Clause


class DrawGame(PokerGame[DrawDesk, DrawRules, DrawHouse]):
    """Poker with discard under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = DrawDesk
    made_of: ClassVar[Parts] = (
        Deck, Round, Misdeals, Breaches, Taken, GoingOn, Discards, FedJackpot, TablePot, Carousel,
        Consents,
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = (*PokerGame.shared, "pot")
    script: ClassVar[tuple[str, ...]] = (DEAL, GO, DISCARD, SERVE, SHOW_BANK, BANK_DRAW, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: DrawRules, house: DrawHouse) -> None:
        super().__init__(name, rules, house)
        self.prizes = PayTable.of(self.ranking, rules.bets.second.prizes)
        self.taken: Taken[DrawDesk] = Taken()
        self.going = GoingOn(self, shown=self.list_shown)
        self.discards = Discards(self, self.going)
        carousel: Carousel[DrawDesk] = Carousel(rules, house)
        self.jackpot = self.own_bets[BET] = FedJackpot(self, carousel)
        self.compose(
            Deck(self), Round(self), Misdeals(self), Breaches(self), self.taken, self.going, self.discards,
            self.jackpot, TablePot(rules, house), carousel, self.consents,
        )  # fmt: skip

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        kinds = (ANTE, SECOND, BET) if self.house.jackpot else (ANTE, SECOND)
        return (Spot(f"{kind}:{box}", kind) for kind in kinds for box in self.boxes)

    def makes_hand(self, kind: str) -> bool:
        return kind == ANTE

    def bet_rule(self, kind: str) -> BetRule:
        return {ANTE: self.rules.bets.ante, SECOND: self.rules.bets.second}.get(kind, self.rules.jackpot)

    def maximum(self, s: DrawDesk, kind: str) -> int:
        if kind == BET:
            return self.jackpot.maximum(s)
        limit = self.rules.bets.ante.maximum
        assert limit is not None
        most = s.minimum * (self.house.maximum or max(limit.multiples))
        return most * self.rules.bets.second.times if kind == SECOND else most

    # -- stages -------------------------------------------------------------------------------------------------------

    def enter(self, run: Run[DrawDesk], stage: str) -> None:
        match stage:
            case "deal":
                self.jackpot.feed(run)
            case "bank-draw":
                self.discards.bank_discards(run)
            case "pay":
                self.pay_all(run)

    def list_shown(self, s: DrawDesk) -> tuple[str, ...]:
        """The hands that have gone on, and those given up that a jackpot bet is still decided by."""
        going = self.going.going_on(s)
        out = (key for key in s.order if key not in going) if self.rules.jackpot.given_up else ()
        return (*going, *(key for key in out if self.on_box(s, s.hands[key].box, BET)))

    # -- payment ------------------------------------------------------------------------------------------------------

    def pay_all(self, run: Run[DrawDesk]) -> None:
        """Hands that lose are collected, then the others are paid, and at last the jackpot."""
        claims, going = tuple(self.claims(run.s)), self.going.going_on(run.s)
        if going:
            bank = self.going.open_bank(run)
            met = {key: self.going.against(self.make_hand(run.s, key), bank) for key in self.sort_paid(run.s, going)}
            for key in sorted(met, key=lambda key: met[key] != "lost"):
                self.pay_hand(run, key, met[key])
        self.jackpot.settle(run, claims)

    def pay_hand(self, run: Run[DrawDesk], key: str, outcome: Outcome) -> None:
        hand = self.make_hand(run.s, key)
        bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
        moves = tuple(move for id, bet in bets.items() for move in self.settle_bet(run.s, id, bet, hand, outcome))
        rules = self.rules
        clauses = {
            "won": rules.bets.second.clauses, "unopposed": rules.bets.ante.idle_clauses, "tied": rules.tie.clauses,
            "lost": rules.settlement.collect_clauses,
        }[outcome]  # fmt: skip
        run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves, clauses=clauses))

    def settle_bet(self, s: DrawDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> Iterable[Move]:
        """One bet on a hand: the ante at its odds, the second bet by the pay table."""
        ante, second = self.rules.bets.ante, self.rules.bets.second
        first = self.spots[bet.on].kind == ANTE
        if outcome == "tied" or (outcome == "unopposed" and not first and second.idle == "back"):
            return self.back(s, (id,))
        if outcome == "lost" or (outcome == "unopposed" and not first):
            return self.lose(s, (id,))
        pays = ante.idle if outcome == "unopposed" else ante.pays if first else self.prizes.pays(hand)
        assert pays is not None, "a hand that beats a bank that plays is in the pay table"
        return self.win(s, {id: self.house.rounding.share(bet.amount, pays)})

    # -- the jackpot --------------------------------------------------------------------------------------------------

    def claims(self, s: DrawDesk) -> Iterable[Claim]:
        """The jackpot bets that a hand wins for, as it was dealt or, where the house pays that, as it was drawn to."""
        rule, shown = self.rules.jackpot, self.list_shown(s)
        for id, bet in self.jackpot.bets(s).items():
            key = str(box_of(bet.on))
            if key not in shown or not (rule.given_up or self.follows(s, key, bet.owner)):
                continue
            drawn, hand = s.thrown.get(key, 0) > 0, self.make_hand(s, key)
            prizes = rule.shares if not drawn else rule.drawn if self.house.drawn else {}
            if hand.kind in prizes:
                yield Claim(id, hand.kind, self.ranking.value_of(hand), drawn)

    def follows(self, s: DrawDesk, key: str, who: Actor) -> bool:
        """Whether somebody still has an ante on a hand."""
        return any(bet.owner == who for bet in self.going.antes(s, key).values())

    def undo(self, s: DrawDesk) -> tuple[Move, ...]:
        """The whole round is void: what has been collected in it comes back too."""
        return (*super().undo(s), *self.taken.back(s))

    def void(self, run: Run[DrawDesk], cause: str, clauses: tuple[Clause, ...]) -> None:
        self.jackpot.give_back(run, clauses)
        super().void(run, cause, clauses)
