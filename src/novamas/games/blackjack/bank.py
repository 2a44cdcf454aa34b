"""The bank plays: it draws until it stands, and everybody is paid; in triple blackjack three times."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    BANK,
    BANK_HAND,
    OVER,
    BankStood,
    Blackjack,
    CardDue,
    HandSettled,
    InsuranceSettled,
    StageBegun,
)
from novamas.games.blackjack.beside import Sevens
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.cloth.acts import BettingOpened, RoundEnded
from novamas.games.cloth.play import change
from novamas.games.shoe.acts import Dealt
from novamas.kit.chance import Value
from novamas.kit.decider import Call, Event, Run, Veiled


class BankPlay(BlackjackPart):
    """The bank's cards, its stages, and who is paid after each."""

    owns = ("bank", "stage")
    events = (BettingOpened, Dealt, StageBegun, BankStood)

    def __init__(self, table: BlackjackTable, sevens: Sevens) -> None:
        super().__init__(table)
        self.sevens = sevens

    def is_needed(self, s: Blackjack, stage: int) -> bool:
        """Whether the bank plays a stage: always, or while a bet depends on it, as the law has it."""
        if any(bet.stage == stage for bet in s.insured):
            return True
        bank = self.rules.bank
        if bank.alone == "draws":
            return True
        if bank.over_only and any(hand.result != OVER for hand in s.hands.values()):
            return True
        return any(stake.stage == stage for hand in s.hands.values() for stake in hand.stakes)

    def next_stage(self, run: Run[Blackjack], over: int) -> None:
        """The bank's next play, if there is anything to play for; after the last one the round is over."""
        for stage in self.table.stages[over:]:
            if self.is_needed(run.s, stage):
                run(StageBegun(stage=stage))
                self.go_on(run)
                return
            if stage == 1:
                self.sevens.settle(run)
        if self.house.shuffler:
            run(self.table.reshuffle(replace(run.s, hands={}, bank=()), behind=False))
        run(RoundEnded())

    def go_on(self, run: Run[Blackjack]) -> None:
        """The bank draws until it stands, announces its points, and everybody is paid."""
        cards = run.s.bank
        points = self.score.bank(cards)
        if points < self.rules.bank.stands:
            run(CardDue(to=BANK_HAND))
            return
        natural = self.score.natural(cards)
        key = "bank-blackjack" if natural else "bank-over" if points > self.score.target else "bank-points"
        calls = tuple(Call(key, {"points": points}) for _ in self.rules.calls.result.calls)
        run(BankStood(points=points, natural=natural, calls=calls))
        self.settle_hands(run, natural)
        stage = run.s.stage
        if stage == 1:
            self.sevens.settle(run)
        self.next_stage(run, stage)

    def settle_hands(self, run: Run[Blackjack], natural: bool) -> None:
        """From right to left; insurance is collected before, or paid afterwards."""
        stage = run.s.stage
        insured = [bet for bet in run.s.insured if bet.stage == stage]
        if insured and not natural:
            run(InsuranceSettled(stage=stage, won=False, moves=self.till.settle_insurance(insured, won=False)))
        for key in reversed(run.s.order):
            hand = run.s.hands[key]
            if any(stake.stage == stage for stake in hand.stakes):
                result = self.score.result(hand, run.s.bank)
                moves = self.till.settle(hand, stage, result)
                run(HandSettled(hand=key, stage=stage, result=result, moves=moves))
        if insured and natural:
            run(InsuranceSettled(stage=stage, won=True, moves=self.till.settle_insurance(insured, won=True)))

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case Dealt(to="bank", card=Veiled(value=card)):
                assert card is not None
                return change(s, bank=(*s.bank, card))
            case BettingOpened():
                return change(s, bank=(), stage=0)
            case StageBegun(stage=stage):
                return change(s, phase=BANK, stage=stage, bank=s.bank[:1])
        return s

    def outcome(self, e: Event) -> Value | None:
        """What the bank came to, for a board at the table."""
        if isinstance(e, BankStood):
            return "BJ" if e.natural else e.points
        return None
