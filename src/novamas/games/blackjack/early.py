"""Before the third card: insurance against a bank that shows an ace, even money for a blackjack, giving a hand up."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.blackjack.acts import (
    ASKING,
    PLAYING,
    Answered,
    Blackjack,
    EvenMoneyPaid,
    HandSurrendered,
    InsuranceOffered,
    InsuranceSettled,
    Insure,
    Insured,
    PlayOn,
    StakeInsured,
    Surrender,
    SurrenderOffered,
    TakeEvenMoney,
)
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.blackjack.turns import Turns
from novamas.games.cloth.acts import BettingOpened, RoundEnded
from novamas.games.cloth.play import calls_by, change
from novamas.kit.decider import CLOTH, Account, Actor, Await, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Space, Why


class Early(BlackjackPart):
    """What may be claimed once every hand has its two cards."""

    owns = ("insured",)
    events = (
        BettingOpened, InsuranceOffered, SurrenderOffered, StakeInsured, EvenMoneyPaid, HandSurrendered, Answered,
        InsuranceSettled, RoundEnded,
    )  # fmt: skip

    def __init__(self, table: BlackjackTable, turns: Turns) -> None:
        super().__init__(table)
        self.turns = turns

    def awaits(self, s: Blackjack) -> tuple[Await, ...]:
        if s.phase != ASKING:
            return ()
        return tuple(Await(who, (*self.rights(s, who), "PlayOn")) for who in s.asked)

    def default(self, s: Blackjack, who: Actor) -> Command:
        """Silence plays on."""
        return PlayOn(by=who)

    # -- what each may claim -------------------------------------------------------------------------------------------

    def quiet(self, s: Blackjack) -> bool:
        """Whether anything can be claimed at all: no card is on its way, and nobody is asked to follow a raise."""
        return s.phase in (ASKING, PLAYING) and not s.due

    @gate(Insure, during=(ASKING, PLAYING))
    def allow_insure(self, s: Blackjack, who: Actor) -> Answer:
        shut = self.no_insurance(s)
        if shut is None and not self.quiet(s):
            shut = Shut("not-now", self.rules.insurance.clauses)
        return shut or self.insurances(s, who)

    def no_insurance(self, s: Blackjack) -> Shut | None:
        """Why no stake at all can be insured in this round any more, if so."""
        rule = self.rules.insurance
        if s.bank and not self.table.shows_ace(s):
            return Shut("no-ace", rule.clauses)
        if s.stage or (rule.until == "first-third" and self.table.third_given(s)):
            return Shut("too-late-to-insure", rule.until_clauses)
        return None

    def insurances(self, s: Blackjack, who: Actor) -> tuple[Offer | Shut, ...]:
        """One answer for every stake that somebody has on a hand."""
        rule = self.rules.insurance
        if (shut := self.no_insurance(s)) is not None:
            return (shut,)
        stakes = [(key, stake) for key in s.order for stake in s.hands[key].stakes if stake.owner == who]
        answers = (self.insurance(s, who, key, stake.stage, stake.first) for key, stake in stakes)
        return (*answers, Shut("not-your-bet", rule.clauses, "hand"))

    def insurance(self, s: Blackjack, who: Actor, key: str, stage: int, first: int) -> Offer | Shut:
        """Whether one stake may be insured, and for how much."""
        rule, purse = self.rules.insurance, s.chips[who]
        form: dict[str, Space] = {"hand": OneOf((key,)), "stage": OneOf((stage,))}
        if not self.table.first_two(s, key):
            return Shut("too-late-to-insure", rule.until_clauses, form=form)
        if not self.is_uninsured(s, who, key, stage):
            return Shut("not-offered", rule.clauses, "hand", form)
        most = self.house.rounding.share(first, rule.share)
        least = most if rule.exact else 1
        if not most:
            return Shut("not-offered", rule.share_clauses, "hand", form)
        if least > purse:
            return Shut("not-enough-chips", (), "amount", form)
        dear = Why("above-half", rule.share_clauses) if most <= purse else Why("not-enough-chips")
        less = Why("below-half" if rule.exact else "below-minimum", rule.share_clauses)
        amount = Amount(least, min(most, purse), below=less, above=dear)
        return Offer("Insure", who, {**form, "amount": amount}, rule.clauses)

    def faces_ace(self, s: Blackjack) -> bool:
        """Whether the bank shows an ace and has not played yet."""
        return s.stage == 0 and self.table.shows_ace(s)

    def is_uninsured(self, s: Blackjack, who: Actor, key: str, stage: int) -> bool:
        return not any((i.hand, i.owner, i.stage) == (key, who, stage) for i in s.insured)

    @gate(TakeEvenMoney, during=(ASKING, PLAYING))
    def allow_take_even_money(self, s: Blackjack, who: Actor) -> Answer:
        offers = self.even_money(s, who) if self.quiet(s) else ()
        rule = self.rules.even_money
        return offers or Shut("no-even-money", rule.clauses if rule is not None else self.rules.natural.clauses)

    def even_money(self, s: Blackjack, who: Actor) -> tuple[Offer, ...]:
        rule = self.rules.even_money
        if rule is None or not self.faces_ace(s) or self.table.third_given(s):
            return ()
        return tuple(
            Offer("TakeEvenMoney", who, {"hand": OneOf((key,)), "stage": OneOf((stake.stage,))}, rule.clauses)
            for key in s.order
            if self.table.first_two(s, key) and self.score.is_natural(s.hands[key])
            for stake in s.hands[key].stakes
            if stake.owner == who and self.is_uninsured(s, who, key, stake.stage)
        )

    @gate(Surrender, during=(ASKING, PLAYING))
    def allow_surrender(self, s: Blackjack, who: Actor) -> Answer:
        rule = self.rules.surrender
        offers = self.surrenders(s, who) if rule is not None and self.quiet(s) else ()
        return offers or Shut("no-surrender", rule.clauses if rule is not None else ())

    def surrenders(self, s: Blackjack, who: Actor) -> tuple[Offer, ...]:
        rule = self.rules.surrender
        if rule is None or not self.may_surrender(s):
            return ()
        hands = tuple(
            key
            for key in s.order
            if s.hands[key].holder == who and self.table.first_two(s, key) and not s.hands[key].done
        )
        return (Offer("Surrender", who, {"hand": OneOf(hands)}, rule.clauses),) if hands else ()

    def may_surrender(self, s: Blackjack) -> bool:
        rule = self.rules.surrender
        if rule is None or not self.house.surrender or self.table.third_given(s) or s.stage or not s.bank:
            return False
        return rule.against_ace or not self.table.shows_ace(s)

    @gate(PlayOn, during=(ASKING, PLAYING))
    def allow_play_on(self, s: Blackjack, who: Actor) -> Answer:
        return (
            Offer("PlayOn", who) if who in s.asked and self.quiet(s) else Shut("not-now", self.rules.insurance.clauses)
        )

    def rights(self, s: Blackjack, who: Actor) -> tuple[str, ...]:
        """The kinds of what somebody may still claim."""
        insured = (answer for answer in self.insurances(s, who) if isinstance(answer, Offer))
        claims: Iterable[Offer] = (*insured, *self.even_money(s, who), *self.surrenders(s, who))
        return tuple(dict.fromkeys(offer.kind for offer in claims))

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def open_window(self, run: Run[Blackjack]) -> bool:
        """Whether somebody is asked before the hands are: everybody about insurance, or who would lose the right to
        give a hand up because another hand comes first."""
        s = run.s
        bettors = dict.fromkeys(stake.owner for key in s.order for stake in s.hands[key].stakes)
        claims = tuple(who for who in bettors if self.rights(s, who))
        if self.faces_ace(s):
            rule = self.rules.insurance
            if claims:
                calls = calls_by(rule.call.calls, rule.call.by)
                run(InsuranceOffered(asked=claims, calls=calls, clauses=rule.clauses))
            return bool(claims)
        first = s.hands[s.order[0]].holder
        if others := tuple(who for who in claims if who != first):
            assert self.rules.surrender is not None
            run(SurrenderOffered(asked=others, clauses=self.rules.surrender.clauses))
        return bool(others)

    def play(self, run: Run[Blackjack], c: Command) -> None:
        """A claim, and the end of the question for somebody who has nothing left to claim."""
        s = run.s
        match c:
            case Insure(by=who, hand=key, stage=stage, amount=amount):
                bet = Insured(key, who, stage, amount)
                run(StakeInsured(insured=bet, moves=(Move(who, CLOTH, amount, "insurance"),)))
            case TakeEvenMoney(by=who, hand=key, stage=stage):
                moves = self.till.at_once(s.hands[key], who, stage)
                rest = tuple(k for k in s.hands[key].stakes if (k.owner, k.stage) != (who, stage))
                run(EvenMoneyPaid(hand=key, owner=who, stage=stage, over=not rest, moves=moves))
            case Surrender(hand=key):
                run(HandSurrendered(hand=key, moves=self.till.surrender(s.hands[key])))
        if c.by in run.s.asked and (isinstance(c, PlayOn) or not self.rights(run.s, c.by)):
            run(Answered(who=c.by))
        self.go_on(run)

    def go_on(self, run: Run[Blackjack]) -> None:
        """The next hand, once everybody has answered or the hand in turn is finished by a claim."""
        s = run.s
        asked_out = s.phase == ASKING and not s.asked
        turn_over = s.phase == PLAYING and s.hands[s.turn].done
        if asked_out or turn_over:
            self.turns.next_turn(run)

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case InsuranceOffered(asked=asked) | SurrenderOffered(asked=asked):
                return change(s, phase=ASKING, asked=asked)
            case Answered(who=who):
                return change(s, asked=tuple(p for p in s.asked if p != who))
            case StakeInsured(insured=bet):
                return change(s, insured=(*s.insured, bet))
            case InsuranceSettled(stage=stage):
                return change(s, insured=tuple(bet for bet in s.insured if bet.stage != stage))
            case BettingOpened():
                return change(s, insured=())
            case RoundEnded():
                return change(s, asked=())
        return s

    def holdings(self, s: Blackjack) -> dict[Account, int]:
        return {CLOTH: sum(bet.amount for bet in s.insured)}

    def why_not_leave(self, s: Blackjack, who: Actor) -> Why | None:
        return Why("bets-on-the-cloth") if any(bet.owner == who for bet in s.insured) else None
