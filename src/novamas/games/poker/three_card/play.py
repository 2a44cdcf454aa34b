"""Three-card poker: three cards each and three for the bank, go on or give up, and who is paid what.

Betting is `games/boxes`, the round `games/poker/round.py`, going on and the bank `games/poker/going.py`. Here they are
put together, with the bets and how they are settled.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from novamas.games.boxes.acts import box_of
from novamas.games.boxes.consent import Consents
from novamas.games.cloth.acts import Bet, Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import HandSettled, Poker
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, GoingOn, Outcome, SideBets
from novamas.games.poker.mistakes import Breaches, Misdeals
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.round import Deck, Round
from novamas.games.poker.rules import PayTable
from novamas.games.poker.three_card.advice import going
from novamas.games.poker.three_card.rules import PAR_PLUS, ThreeCardHouse, ThreeCardRules
from novamas.kit.decider import FLOAT, Actor, Move, Run
from novamas.kit.hands import Made
from novamas.kit.parts import Parts
from novamas.kit.spaces import Why


class ThreeCardGame(PokerGame[Poker, ThreeCardRules, ThreeCardHouse]):
    """Three-card poker under one law, one house and one choice of readings."""

    made_of: ClassVar[Parts] = (Deck, Round, Misdeals, Breaches, GoingOn, SideBets, Consents)
    script: ClassVar[tuple[str, ...]] = (DEAL, GO, SHOW_BANK, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: ThreeCardRules, house: ThreeCardHouse) -> None:
        super().__init__(name, rules, house)
        self.bonus = PayTable.of(self.ranking, rules.bonus.prizes)
        self.par_plus = PayTable.of(self.ranking, rules.bets.par_plus.prizes)
        self.going, self.beside = GoingOn(self), SideBets(self)
        self.compose(Deck(self), Round(self), Misdeals(self), Breaches(self), self.going, self.beside, self.consents)

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{kind}:{box}", kind) for kind in (ANTE, PAR_PLUS, SECOND) for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        return {ANTE: self.rules.bets.ante, PAR_PLUS: self.rules.bets.par_plus}.get(kind, self.rules.bets.second)

    def makes_hand(self, kind: str) -> bool:
        return kind == ANTE or (kind == PAR_PLUS and self.rules.bets.par_plus.alone)

    def counts(self, s: Poker, id: int) -> bool:
        return super().counts(s, id) and not self.leaderless(s, s.bets[id].owner, s.bets[id].on)

    def shut_spot(self, s: Poker, who: Actor, key: str) -> Why | None:
        why = super().shut_spot(s, who, key)
        return Why("no-hand-there", self.rules.behind.clauses) if why is None and self.leaderless(s, who, key) else why

    def leaderless(self, s: Poker, who: Actor, on: str) -> bool:
        """Whether a guest's ante would follow a player who has none: with Par Plus alone nobody decides to go on."""
        box = box_of(on)
        holder = self.front(s, box)
        if self.spots[on].kind != ANTE or holder in (None, who):
            return False
        return all(bet.owner != holder for bet in self.on_box(s, box, ANTE).values())

    def maximum(self, s: Poker, kind: str) -> int:
        if kind == SECOND:
            return self.rules.bets.second.times * self.maximum(s, ANTE)
        limit = self.bet_rule(kind).maximum
        assert limit is not None
        return s.minimum * (self.house.maximum or max(limit.multiples))

    def advice(self, s: Poker) -> dict[str, Fraction]:
        """Against all that the bank may have; giving up costs the ante."""
        cards = self.in_sight(s, s.turn)
        if len(cards) < self.ranking.size:
            return {}
        return {"Go": going(self.rules, self.ranking, self.bonus, cards), "Fold": Fraction(-1)}

    # -- payment ------------------------------------------------------------------------------------------------------

    def enter(self, run: Run[Poker], stage: str) -> None:
        if stage == PAY:
            self.pay_all(run)

    def pay_all(self, run: Run[Poker]) -> None:
        """Hand by hand: ante and second bet against the bank, the bonus in any case, then Par Plus by the cards."""
        going = self.going.going_on(run.s)
        bank = self.going.open_bank(run) if going else None
        for key in self.sort_paid(run.s, self.going.find_undecided(run.s)):
            hand = self.make_hand(run.s, key)
            outcome = self.going.against(hand, bank) if bank is not None and key in going else None
            if outcome is not None:
                self.pay_hand(run, key, hand, outcome)
            self.pay_par_plus(run, key, hand, outcome)

    def pay_hand(self, run: Run[Poker], key: str, hand: Made, outcome: Outcome) -> None:
        bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
        moves = tuple(move for id, bet in bets.items() for move in self.settle_bet(run.s, id, bet, hand, outcome))
        run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves))

    def settle_bet(self, s: Poker, id: int, bet: Bet, hand: Made, outcome: Outcome) -> Iterable[Move]:
        """One bet on a hand, and the bonus if it is an ante."""
        ante = self.spots[bet.on].kind == ANTE
        pays = self.rules.bets.ante.pays if ante else self.rules.bets.second.pays
        assert pays is not None
        match outcome:
            case "won":
                yield from self.win(s, {id: self.house.rounding.share(bet.amount, pays)})
            case "unopposed":
                win = self.house.rounding.share(bet.amount, self.rules.bets.ante.idle) if ante else 0
                yield from self.win(s, {id: win})
            case "tied":
                yield from self.back(s, (id,))
            case "lost":
                yield from self.lose(s, (id,))
        extra = self.bonus.pays(hand) if ante else None
        if extra is not None and (win := self.house.rounding.share(bet.amount, extra)):
            yield Move(FLOAT, bet.owner, win, "bonus")

    def pay_par_plus(self, run: Run[Poker], key: str, hand: Made, outcome: Outcome | None) -> None:
        """By the player's cards alone; by the letter of another passage a hand that is beaten loses it."""
        beaten = self.rules.bets.par_plus.beaten and outcome == "lost"
        self.beside.settle(run, key, PAR_PLUS, hand, None if beaten else self.par_plus.pays(hand))
