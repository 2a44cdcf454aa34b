"""Poker with discard: go on or give up, change up to two cards, a bank that changes by its rules, and who is paid what.

Betting is `games/boxes`, the round `games/poker/play.py`, going on and the bank `games/poker/going.py`, the jackpot
`games/poker/jackpot.py`, of several tables `carousel.py`; `bank.py` has the bank's discard. Once a hand has said what
it throws away, nobody looks at its cards again until the croupier turns all of them over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.play import GUESTS, box_of
from novamas.games.boxes.pot import JACKPOT
from novamas.games.cloth.acts import Bet, BettingOpened, Spot
from novamas.games.cloth.play import changed, said, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import (
    BANK,
    Follow,
    HandSettled,
    NotFollowed,
    PartBegun,
    PlayerWarned,
)
from novamas.games.poker.carousel import CarouselGame
from novamas.games.poker.draw.acts import BankDiscarded, Discard, Discarded, DrawDesk, PotFed
from novamas.games.poker.draw.bank import thrown
from novamas.games.poker.draw.rules import BANK_DRAWN, DRAWN, KEPT, DrawHouse, DrawRules
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, Outcome
from novamas.games.poker.jackpot import BET, Claim, JackpotFed
from novamas.games.poker.play import DEAL
from novamas.games.poker.rules import Table
from novamas.kit.decider import (
    CLOTH,
    Account,
    Actor,
    Call,
    Command,
    Event,
    Move,
    Offer,
    Refused,
    Run,
    Veiled,
    veil,
)
from novamas.kit.hands import Made
from novamas.kit.spaces import Clause, Subset, Why

DISCARD, SERVE, BANK_DRAW = "discard", "serve", "bank-draw"


class DrawGame(CarouselGame[DrawDesk, DrawRules, DrawHouse]):
    """Poker with discard under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (*CarouselGame.commands, Follow, Consent, Discard)
    events: ClassVar[tuple[type[Event], ...]] = (
        *CarouselGame.events, NotFollowed, PlayerWarned, *GUESTS, Discarded, BankDiscarded, PotFed,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = DrawDesk
    script: ClassVar[tuple[str, ...]] = (DEAL, GO, DISCARD, SERVE, SHOW_BANK, BANK_DRAW, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: DrawRules, house: DrawHouse) -> None:
        super().__init__(name, rules, house)
        self.prizes = Table.of(self.ranking, rules.bets.second.prizes)

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        kinds = (ANTE, SECOND, BET) if self.plays_jackpot else (ANTE, SECOND)
        return (Spot(f"{kind}:{box}", kind) for kind in kinds for box in self.boxes)

    def bet_rule(self, kind: str) -> BetRule:
        return {ANTE: self.rules.bets.ante, SECOND: self.rules.bets.second}.get(kind, self.rules.jackpot)

    def maximum(self, s: DrawDesk, kind: str) -> int:
        if kind == BET:
            return self.jackpot_stake(s)
        limit = self.rules.bets.ante.maximum
        assert limit is not None
        most = s.minimum * (self.house.maximum or max(limit.multiples))
        return most * self.rules.bets.second.times if kind == SECOND else most

    def above(self, key: str, room: int, purse: int) -> Why:
        """The jackpot bet is one stipulated stake."""
        if self.spots[key].kind == BET and purse >= room:
            return Why("above-maximum", self.rules.jackpot.most_clauses)
        return super().above(key, room, purse)

    def shut_spot(self, s: DrawDesk, who: Actor, key: str) -> Why | None:
        """Whatever other tables have, nobody bets on a pot of this one that has not begun."""
        if self.spots[key].kind == BET and not self.fixed and not s.pot:
            return Why("no-pot", self.rules.jackpot.progressive_clauses)
        return super().shut_spot(s, who, key)

    # -- stages -------------------------------------------------------------------------------------------------------

    def plan(self, s: DrawDesk, stage: str) -> PartBegun:
        match stage:
            case "discard":
                rule, hands = self.rules.discard, self.going_on(s)
                calls = said(rule.call.calls, rule.call.by) if hands else ()
                return PartBegun(part=stage, hands=hands, calls=calls, clauses=rule.clauses)
            case "serve":
                served = tuple((key, DRAWN) for key in self.going_on(s) for _ in range(s.thrown[key]))
                return PartBegun(part=stage, due=served, clauses=self.rules.discard.clauses)
            case "bank-draw":
                return PartBegun(part=stage, due=((BANK, BANK_DRAWN),) * len(self.bank_throws(s)[1]))
        return super().plan(s, stage)

    def entered(self, run: Run[DrawDesk], stage: str) -> None:
        if stage == DEAL and self.house.feed == "automatic":
            self.feed(run)
        elif stage == BANK_DRAW and self.going_on(run.s):
            self.bank_discards(run)
        else:
            super().entered(run, stage)

    def shown_down(self, s: DrawDesk) -> tuple[str, ...]:
        """The hands that have gone on, and those given up that a jackpot bet is still decided by."""
        out = (key for key in s.order if key not in self.going_on(s)) if self.rules.jackpot.given_up else ()
        return (*self.going_on(s), *(key for key in out if self.on_box(s, s.hands[key].box, BET)))

    # -- changing cards -----------------------------------------------------------------------------------------------

    def choices(self, s: DrawDesk) -> tuple[str, ...]:
        return ("Discard",) if s.stage == DISCARD else super().choices(s)

    def decisions(self, s: DrawDesk, who: Actor) -> Iterable[Offer]:
        if s.stage != DISCARD:
            yield from super().decisions(s, who)
            return
        rule = self.rules.discard
        numbers = tuple(range(1, len(s.cards[s.turn]) + 1))
        yield Offer("Discard", who, {"cards": Subset(numbers, 0, rule.most, Why("bad-discard", rule.clauses))})

    def silent(self, s: DrawDesk, who: Actor) -> Command:
        """Whoever says nothing keeps what there is."""
        return Discard(by=who, cards=()) if s.stage == DISCARD else super().silent(s, who)

    def why_not(self, s: DrawDesk, c: Command) -> Refused:
        if isinstance(c, Discard) and s.stage == DISCARD and s.pending and c.by != s.hands[s.turn].holder:
            return Refused("not-your-hand", self.rules.behind.clauses, "by", c.by)
        return super().why_not(s, c)

    def play(self, run: Run[DrawDesk], c: Command) -> None:
        match c:
            case Discard(cards=cards):
                self.discards(run, run.s.turn, cards)
                self.go_on(run)
            case _:
                super().play(run, c)

    def discards(self, run: Run[DrawDesk], key: str, cards: tuple[int, ...]) -> None:
        """The hand keeps the others, and does not look at them again."""
        kept: Veiled[int] = veil(None, self.rules.sight[KEPT].by, run.s.hands[key].holder)
        run(Discarded(hand=key, cards=cards, sight=kept.to, clauses=self.rules.discard.clauses))

    def bank_throws(self, s: DrawDesk) -> tuple[str, tuple[int, ...]]:
        """What the bank must throw away, and by which of its rules; nothing where no hand is left against it."""
        return thrown(self.known(s, BANK), self.ranking, self.rules.bank) if self.going_on(s) else ("", ())

    def bank_discards(self, run: Run[DrawDesk]) -> None:
        rule = self.rules.bank
        shape, cards = self.bank_throws(run.s)
        kept = tuple(card for card in self.known(run.s, BANK) if card not in cards)
        clauses = next((t.clauses for name, t in rule.throws.items() if name == shape), rule.stands_clauses)
        calls = tuple(Call(key, {"cards": len(cards)}) for key in rule.call.calls)
        run(BankDiscarded(shape=shape, cards=cards, kept=kept, calls=calls, clauses=(*rule.clauses, *clauses)))

    # -- payment ------------------------------------------------------------------------------------------------------

    def pay_all(self, run: Run[DrawDesk]) -> None:
        """Hands that lose are collected, then the others are paid, and at last the jackpot."""
        claims, going = tuple(self.claims(run.s)), self.going_on(run.s)
        if going:
            bank = self.bank_opened(run)
            met = {key: self.against(self.made(run.s, key), bank) for key in self.paid_in_turn(run.s, going)}
            for key in sorted(met, key=lambda key: met[key] != "lost"):
                self.pay_hand(run, key, met[key])
        self.pay_jackpot(run, claims)

    def pay_hand(self, run: Run[DrawDesk], key: str, outcome: Outcome) -> None:
        hand = self.made(run.s, key)
        bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
        moves = tuple(move for id, bet in bets.items() for move in self.settled(run.s, id, bet, hand, outcome))
        rules = self.rules
        clauses = {
            "won": rules.bets.second.clauses, "unopposed": rules.bets.ante.idle_clauses, "tied": rules.tie.clauses,
            "lost": rules.settlement.collect_clauses,
        }[outcome]  # fmt: skip
        run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves, clauses=clauses))

    def settled(self, s: DrawDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> Iterable[Move]:
        """One bet on a hand: the ante at its odds, the second bet by the pay table."""
        ante, second = self.rules.bets.ante, self.rules.bets.second
        first = self.spots[bet.on].kind == ANTE
        if outcome == "tied" or (outcome == "unopposed" and not first and second.idle == "back"):
            return self.back(s, (id,))
        if outcome == "lost" or (outcome == "unopposed" and not first):
            return self.lost(s, (id,))
        pays = ante.idle if outcome == "unopposed" else ante.pays if first else self.prizes.pays(hand)
        assert pays is not None, "a hand that beats a bank that plays is in the pay table"
        return self.won(s, {id: self.house.rounding.share(bet.amount, pays)})

    # -- the jackpot --------------------------------------------------------------------------------------------------

    def claims(self, s: DrawDesk) -> Iterable[Claim]:
        """The jackpot bets that a hand wins for, as it was dealt or, where the house pays that, as it was drawn to."""
        rule, shown = self.rules.jackpot, self.shown_down(s)
        for id, bet in self.jackpot_bets(s).items():
            key = str(box_of(bet.on))
            if key not in shown or not (rule.given_up or self.follows(s, key, bet.owner)):
                continue
            drawn, hand = s.thrown.get(key, 0) > 0, self.made(s, key)
            prizes = rule.shares if not drawn else rule.drawn if self.house.drawn else {}
            if hand.kind in prizes:
                yield Claim(id, hand.kind, self.ranking.worth(hand), drawn)

    def follows(self, s: DrawDesk, key: str, who: Actor) -> bool:
        """Whether somebody still has an ante on a hand."""
        return any(bet.owner == who for bet in self.antes(s, key).values())

    def pay_jackpot(self, run: Run[DrawDesk], claims: Iterable[Claim]) -> None:
        """A machine has fed the pot before the deal; people do it when the prizes of the hand have been paid."""
        if bets := self.jackpot_bets(run.s):
            self.pay_claims(run, claims, bets)
            self.collect_jackpot(run)

    def feed(self, run: Run[DrawDesk]) -> None:
        """The machine adds its part of the chips that it has detected."""
        if fed := self.feeding(run.s):
            moves = (Move(CLOTH, JACKPOT, fed, "jackpot"),)
            run(PotFed(pot=run.s.pot + fed, fed=fed, moves=moves, clauses=self.rules.jackpot.feed_clauses))

    def feeding(self, s: DrawDesk) -> int:
        """What of the bets on the cloth has still to go into the pot."""
        return super().feeding(s) - s.fed

    def collect_jackpot(self, run: Run[DrawDesk]) -> None:
        s, bets, fed = run.s, self.jackpot_bets(run.s), self.feeding(run.s)
        kept = sum(b.amount for b in bets.values()) - fed - s.fed
        moves = [*([Move(CLOTH, JACKPOT, fed, "jackpot")] if fed else []), *self.kept(kept)]
        clauses = self.rules.jackpot.feed_clauses
        run(JackpotFed(bets=tuple(bets), pot=s.pot + fed, moves=tuple(moves), clauses=clauses))

    def void(self, run: Run[DrawDesk], cause: str, clauses: tuple[Clause, ...]) -> None:
        """What a machine has added of bets that do not count comes out of the pot again."""
        if fed := run.s.fed:
            moves = (Move(JACKPOT, CLOTH, fed, "jackpot"),)
            run(PotFed(pot=run.s.pot - fed, fed=0, moves=moves, clauses=clauses))
        super().void(run, cause, clauses)

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: DrawDesk, e: Event) -> DrawDesk:
        match e:
            case BettingOpened():
                return super().evolve(changed(s, thrown={}), e)
            case Discarded(hand=key, cards=gone, sight=sight):
                rest = tuple(Veiled(card.value, sight) for n, card in enumerate(s.cards[key], 1) if n not in gone)
                counts = {**s.thrown, key: len(gone)}
                return changed(s, cards={**s.cards, key: rest}, thrown=counts, pending=s.pending[1:])
            case BankDiscarded(kept=kept):
                return changed(s, cards={**s.cards, BANK: tuple(Veiled(card, None) for card in kept)})
            case PotFed(pot=pot, fed=fed):
                return changed(s, pot=pot, fed=fed)
            case JackpotFed(bets=gone, pot=pot):
                return changed(s, bets=without(s.bets, gone), pot=pot, fed=0)
        return super().evolve(s, e)

    def holdings(self, s: DrawDesk) -> Mapping[Account, int]:
        held = super().holdings(s)
        return {**held, CLOTH: held[CLOTH] - s.fed}
