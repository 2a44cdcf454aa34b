"""Texas poker: two cards each, the flop, go on or give up, the bonus on five cards, two more for all, and the bank.

Betting is `games/boxes`, the round `games/poker/round.py`, going on and the bank `games/poker/going.py`; `mistakes.py`
has two mistakes that this text alone has. Here they are put together, with the stages, the bets and how they are
settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.consent import Consents
from novamas.games.cloth.acts import Bet, Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import BANK, COMMON, CardsTurned, HandSettled, PartBegun
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, GoingOn, Outcome, SideBets
from novamas.games.poker.mistakes import Breaches, Misdeals, ShownCards
from novamas.games.poker.play import DEAL, PokerGame, calls_at
from novamas.games.poker.round import Deck, Round
from novamas.games.poker.rules import HAND, PayTable
from novamas.games.poker.taken import Taken
from novamas.games.poker.texas.acts import TexasDesk
from novamas.games.poker.texas.mistakes import TexasMistakes
from novamas.games.poker.texas.rules import BOARD, FLOP, TEXAS_BONUS, TexasHouse, TexasRules
from novamas.kit.decider import Actor, Call, Move, Run
from novamas.kit.hands import Made
from novamas.kit.parts import Parts
from novamas.kit.spaces import Clause

BONUS, PAY_BONUS, LAST_TWO = "bonus", "pay-bonus", "last-two"
"""The croupier asks who has won the bonus, pays it, and then opens turn and river."""


class TexasGame(PokerGame[TexasDesk, TexasRules, TexasHouse]):
    """Texas poker under one law, one house and one choice of readings."""

    state: ClassVar[type[Struct]] = TexasDesk
    made_of: ClassVar[Parts] = (
        Deck, ShownCards, Round, Misdeals, Breaches, TexasMistakes, Taken, GoingOn, SideBets, Consents,
    )  # fmt: skip
    unused: ClassVar[tuple[str, ...]] = ()
    script: ClassVar[tuple[str, ...]] = (DEAL, FLOP, GO, BONUS, PAY_BONUS, LAST_TWO, SHOW_BANK, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: TexasRules, house: TexasHouse) -> None:
        super().__init__(name, rules, house)
        self.ante = PayTable.of(self.ranking, rules.bets.ante.prizes)
        self.bonus = PayTable.of(self.ranking, rules.bets.texas_bonus.prizes)
        self.touching = TexasMistakes(self)
        self.taken: Taken[TexasDesk] = Taken()
        self.going = GoingOn(self, shown=self.list_shown)
        self.beside = SideBets(self)
        self.compose(
            Deck(self), ShownCards(self), Round(self), Misdeals(self), Breaches(self), self.touching, self.taken,
            self.going, self.beside, self.consents,
        )  # fmt: skip

    # -- the bets -----------------------------------------------------------------------------------------------------

    def makes_hand(self, kind: str) -> bool:
        return kind == ANTE

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(f"{kind}:{box}", kind) for kind in (ANTE, TEXAS_BONUS, SECOND) for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        bets = self.rules.bets
        return {ANTE: bets.ante, TEXAS_BONUS: bets.texas_bonus}.get(kind, bets.second)

    def maximum(self, s: TexasDesk, kind: str) -> int:
        second = self.rules.bets.second
        if kind == SECOND:
            return second.times * self.maximum(s, ANTE)
        limit = self.bet_rule(kind).maximum
        assert limit is not None
        most = s.minimum * (self.house.maximum or max(limit.multiples))
        return most // second.times if kind == ANTE and second.capped else most

    # -- the parts of the round ---------------------------------------------------------------------------------------

    def place_of(self, slot: str) -> str:
        return COMMON if slot in BOARD else super().place_of(slot)

    def list_deal(self, s: TexasDesk) -> tuple[tuple[str, str], ...]:
        """The common cards come later."""
        return tuple((place, slot) for place, slot in super().list_deal(s) if slot in (HAND, BANK))

    def plan(self, s: TexasDesk, stage: str) -> PartBegun:
        clauses = self.rules.deal.clauses
        match stage:
            case "flop":
                return PartBegun(part=stage, due=self.common(FLOP), calls=self.announce(stage), clauses=clauses)
            case "bonus":
                asks = self.announce(stage) if self.going.going_on(s) else ()
                betting = self.sort_paid(s, (key for key in self.going.going_on(s) if self.bonuses(s, key)))
                clauses = self.rules.bets.texas_bonus.clauses
                return PartBegun(part=stage, turning=betting, calls=asks, clauses=clauses)
            case "last-two" if self.going.going_on(s):
                due = self.common(*BOARD[1:])
                return PartBegun(part=stage, due=due, calls=self.announce(stage), clauses=clauses)
        return super().plan(s, stage)

    def enter(self, run: Run[TexasDesk], stage: str) -> None:
        if stage == PAY_BONUS:
            for key in self.sort_paid(run.s, self.going.going_on(run.s)):
                self.pay_bonus(run, key)
        elif stage == PAY:
            self.pay_all(run)

    def common(self, *slots: str) -> tuple[tuple[str, str], ...]:
        """Where the common cards of these slots go."""
        return tuple((COMMON, slot) for slot in self.rules.deal.order if slot in slots)

    def announce(self, stage: str) -> tuple[Call, ...]:
        return calls_at(stage, self.rules.announces)

    def make_hand(self, s: TexasDesk, place: str) -> Made:
        """The best five among the own cards and those that lie open for all."""
        return self.ranking.evaluate(self.ranking.best(self.known_cards(s, place, COMMON)))

    def turn_over(self, s: TexasDesk, place: str) -> CardsTurned:
        return CardsTurned(to=place, cards=self.known_cards(s, place), kind=self.make_hand(s, place).kind)

    def list_shown(self, s: TexasDesk) -> tuple[str, ...]:
        """Hands that went on and do not lie open yet: those with a bonus bet have been turned over before."""
        return tuple(key for key in self.going.going_on(s) if any(card.to is not None for card in s.cards[key]))

    # -- payment ------------------------------------------------------------------------------------------------------

    def bonuses(self, s: TexasDesk, key: str) -> dict[int, Bet]:
        return self.on_box(s, s.hands[key].box, TEXAS_BONUS)

    def pay_bonus(self, run: Run[TexasDesk], key: str) -> None:
        """By the first five cards: the own two and the flop, before any other card is opened."""
        if self.bonuses(run.s, key):
            hand = self.make_hand(run.s, key)
            clauses = self.rules.bets.texas_bonus.clauses
            self.beside.settle(run, key, TEXAS_BONUS, hand, self.bonus.pays(hand), clauses)

    def pay_all(self, run: Run[TexasDesk]) -> None:
        """Ante and second bet of every hand that went on, against the bank."""
        going = self.going.going_on(run.s)
        if not going:
            return
        bank = self.going.open_bank(run)
        for key in self.sort_paid(run.s, going):
            hand = self.make_hand(run.s, key)
            outcome = self.going.against(hand, bank)
            bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
            moves = tuple(move for id, bet in bets.items() for move in self.settle_bet(run.s, id, bet, hand, outcome))
            run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves))

    def settle_bet(self, s: TexasDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> Iterable[Move]:
        """One bet: the ante by its table, the second bet at one rate, and nothing where the bank does not play."""
        ante = self.spots[bet.on].kind == ANTE
        pays = self.ante.pays(hand) if ante else self.rules.bets.second.pays
        assert pays is not None, "every hand has its line, and the second bet its rate"
        match outcome:
            case "lost":
                return self.lose(s, (id,))
            case "won":
                return self.win(s, {id: self.house.rounding.share(bet.amount, pays)})
            case "unopposed" if ante:
                return self.win(s, {id: self.house.rounding.share(bet.amount, pays)})
        return self.back(s, (id,))

    # -- mistakes -----------------------------------------------------------------------------------------------------

    def undo(self, s: TexasDesk) -> tuple[Move, ...]:
        """A new hand begins: what has been collected from those who gave up comes back too."""
        return (*super().undo(s), *self.taken.back(s))

    def expellable(self, s: TexasDesk) -> Mapping[Actor, tuple[Clause, ...]]:
        return self.touching.expellable(s)
