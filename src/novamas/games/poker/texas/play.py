"""Texas poker: two cards each, the flop, go on or give up, the bonus on five cards, two more for all, and the bank.

Betting is `games/boxes`, the round `games/poker/play.py`, going on and the bank `games/poker/going.py`. Here are the
parts of the round, the bets and how they are settled, and two mistakes that this text alone has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.play import GUESTS
from novamas.games.cloth.acts import Bet, BettingOpened, Spot
from novamas.games.cloth.play import changed, said, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import (
    BANK,
    COMMON,
    OUT,
    CardShown,
    CardsTurned,
    ExposureReported,
    Folded,
    Follow,
    HandSettled,
    NotFollowed,
    PartBegun,
    PlayerWarned,
    RoundVoided,
    SideSettled,
)
from novamas.games.poker.going import ANTE, GO, PAY, SECOND, SHOW_BANK, SHOW_HANDS, GoGame, Outcome
from novamas.games.poker.play import DEAL, REPORTERS, stated
from novamas.games.poker.rules import HAND, Table
from novamas.games.poker.texas.acts import CardsTouched, CountPutRight, HandsWithdrawn, Miscount, TexasDesk
from novamas.games.poker.texas.rules import BOARD, FLOP, TEXAS_BONUS, TexasHouse, TexasRules
from novamas.kit.decider import FLOAT, Actor, Call, Command, Event, Move, Offer, Refused, Run
from novamas.kit.hands import Made
from novamas.kit.spaces import Clause, OneOf

BONUS, PAY_BONUS, LAST_TWO = "bonus", "pay-bonus", "last-two"
"""The croupier asks who has won the bonus, pays it, and then opens turn and river."""


class TexasGame(GoGame[TexasDesk, TexasRules, TexasHouse]):
    """Texas poker under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (
        *GoGame.commands, Follow, Consent, CardShown, Miscount, CardsTouched,
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        *GoGame.events, NotFollowed, SideSettled, ExposureReported, PlayerWarned, CountPutRight, HandsWithdrawn,
        *GUESTS,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = TexasDesk
    script: ClassVar[tuple[str, ...]] = (DEAL, FLOP, GO, BONUS, PAY_BONUS, LAST_TWO, SHOW_BANK, SHOW_HANDS, PAY)

    def __init__(self, name: str, rules: TexasRules, house: TexasHouse) -> None:
        super().__init__(name, rules, house)
        self.ante = Table.of(self.ranking, rules.bets.ante.prizes)
        self.bonus = Table.of(self.ranking, rules.bets.texas_bonus.prizes)

    # -- the bets -----------------------------------------------------------------------------------------------------

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

    def dealt_to(self, s: TexasDesk) -> tuple[tuple[str, str], ...]:
        """The common cards come later."""
        return tuple((place, slot) for place, slot in super().dealt_to(s) if slot in (HAND, BANK))

    def plan(self, s: TexasDesk, stage: str) -> PartBegun:
        clauses = self.rules.deal.clauses
        match stage:
            case "flop":
                return PartBegun(part=stage, due=self.common(FLOP), calls=self.announced(stage), clauses=clauses)
            case "bonus":
                asks = self.announced(stage) if self.going_on(s) else ()
                betting = self.paid_in_turn(s, (key for key in self.going_on(s) if self.bonuses(s, key)))
                clauses = self.rules.bets.texas_bonus.clauses
                return PartBegun(part=stage, turning=betting, calls=asks, clauses=clauses)
            case "last-two" if self.going_on(s):
                due = self.common(*BOARD[1:])
                return PartBegun(part=stage, due=due, calls=self.announced(stage), clauses=clauses)
        return super().plan(s, stage)

    def entered(self, run: Run[TexasDesk], stage: str) -> None:
        if stage == PAY_BONUS:
            for key in self.paid_in_turn(run.s, self.going_on(run.s)):
                self.pay_bonus(run, key)
        else:
            super().entered(run, stage)

    def common(self, *slots: str) -> tuple[tuple[str, str], ...]:
        """Where the common cards of these slots go."""
        return tuple((COMMON, slot) for slot in self.rules.deal.order if slot in slots)

    def announced(self, stage: str) -> tuple[Call, ...]:
        heard = self.rules.announces.get(stage)
        return said(heard.calls, heard.by) if heard is not None else ()

    def made(self, s: TexasDesk, place: str) -> Made:
        """The best five among the own cards and those that lie open for all."""
        return self.ranking.made(self.ranking.best(self.known(s, place, COMMON)))

    def turned(self, s: TexasDesk, place: str) -> CardsTurned:
        return CardsTurned(to=place, cards=self.known(s, place), kind=self.made(s, place).kind)

    def shown_down(self, s: TexasDesk) -> tuple[str, ...]:
        """Hands that went on and do not lie open yet: those with a bonus bet have been turned over before."""
        return tuple(key for key in self.going_on(s) if any(card.to is not None for card in s.cards[key]))

    # -- payment ------------------------------------------------------------------------------------------------------

    def bonuses(self, s: TexasDesk, key: str) -> dict[int, Bet]:
        return self.on_box(s, s.hands[key].box, TEXAS_BONUS)

    def pay_bonus(self, run: Run[TexasDesk], key: str) -> None:
        """By the first five cards: the own two and the flop, before any other card is opened."""
        s = run.s
        bets = self.bonuses(s, key)
        if not bets:
            return
        hand = self.made(s, key)
        pays = self.bonus.pays(hand)
        if pays is None:
            moves = self.lost(s, bets)
        else:
            moves = self.won(s, {id: self.house.rounding.share(bet.amount, pays) for id, bet in bets.items()})
        clauses = self.rules.bets.texas_bonus.clauses
        run(
            SideSettled(
                hand=key,
                side=TEXAS_BONUS,
                kind=hand.kind,
                won=pays is not None,
                bets=tuple(bets),
                moves=moves,
                clauses=clauses,
            )
        )

    def pay_all(self, run: Run[TexasDesk]) -> None:
        """Ante and second bet of every hand that went on, against the bank."""
        going = self.going_on(run.s)
        if not going:
            return
        bank = self.bank_opened(run)
        for key in self.paid_in_turn(run.s, going):
            hand = self.made(run.s, key)
            outcome = self.against(hand, bank)
            bets = self.on_box(run.s, run.s.hands[key].box, ANTE, SECOND)
            moves = tuple(move for id, bet in bets.items() for move in self.settled(run.s, id, bet, hand, outcome))
            run(HandSettled(hand=key, result=outcome, kind=hand.kind, bets=tuple(bets), moves=moves))

    def settled(self, s: TexasDesk, id: int, bet: Bet, hand: Made, outcome: Outcome) -> Iterable[Move]:
        """One bet: the ante by its table, the second bet at one rate, and nothing where the bank does not play."""
        ante = self.spots[bet.on].kind == ANTE
        pays = self.ante.pays(hand) if ante else self.rules.bets.second.pays
        assert pays is not None, "every hand has its line, and the second bet its rate"
        match outcome:
            case "lost":
                return self.lost(s, (id,))
            case "won":
                return self.won(s, {id: self.house.rounding.share(bet.amount, pays)})
            case "unopposed" if ante:
                return self.won(s, {id: self.house.rounding.share(bet.amount, pays)})
        return self.back(s, (id,))

    # -- mistakes -----------------------------------------------------------------------------------------------------

    def reports(self, s: TexasDesk, who: Actor) -> Iterable[Offer]:
        yield from super().reports(s, who)
        if self.correctable(s):
            places = OneOf(tuple(place for place in s.cards if place != COMMON))
            yield Offer("Miscount", who, {"place": places}, self.rules.miscounted.clauses)
        boxes = tuple(s.hands[key].box for key in self.playing(s)) if s.stage != DEAL else ()
        for n, box in enumerate(boxes[:-1], 1):
            form = {"box": OneOf((box,)), "other": OneOf(boxes[n:])}
            yield Offer("CardsTouched", who, form, self.rules.touching.clauses)

    def correctable(self, s: TexasDesk) -> bool:
        """Whether a wrong number of cards can still be put right: somebody has cards, and nobody has answered yet."""
        nobody = not s.asked and all(not hand.state for hand in s.hands.values())
        early = s.stage in (DEAL, FLOP, GO)
        return self.rules.miscounted.mended == "second-bets" and bool(s.cards) and early and nobody

    def why_not(self, s: TexasDesk, c: Command) -> Refused:
        match c:
            case Miscount() if c.by in REPORTERS:
                return Refused("not-now", self.rules.miscounted.clauses)
            case CardsTouched() if c.by in REPORTERS:
                return Refused("not-now", self.rules.touching.clauses)
        return super().why_not(s, c)

    def play(self, run: Run[TexasDesk], c: Command) -> None:
        match c:
            case Miscount(place=place):
                run(CountPutRight(at=place, clauses=self.rules.miscounted.clauses))
            case CardsTouched(box=box, other=other):
                self.withdrawn(run, (str(box), str(other)))
                self.go_on(run)
            case _:
                super().play(run, c)

    def withdrawn(self, run: Run[TexasDesk], hands: tuple[str, ...]) -> None:
        """Both hands are out of the round. Guests have done nothing: theirs goes back in any case."""
        s, rule = run.s, self.rules.touching
        bets = {id: bet for key in hands for id, bet in self.on_box(s, s.hands[key].box).items()}
        holders = {s.hands[key].holder for key in hands}
        gone = [id for id, bet in bets.items() if rule.forfeit == "collected" and bet.owner in holders]
        moves = (*self.lost(s, gone), *self.back(s, (id for id in bets if id not in gone)))
        run(HandsWithdrawn(hands=hands, bets=tuple(bets), moves=moves, clauses=rule.clauses))

    def undone(self, s: TexasDesk) -> tuple[Move, ...]:
        """A new hand begins: what has been collected from those who gave up comes back too."""
        return (*super().undone(s), *(Move(FLOAT, who, amount, "back") for who, amount in s.taken))

    def expellable(self, s: TexasDesk) -> Mapping[Actor, tuple[Clause, ...]]:
        """Those whose cards have touched another's again."""
        rule = self.rules.touching
        again = (who for who, times in s.touched.items() if rule.expels and times >= rule.expels)
        return dict.fromkeys(again, rule.expels_clauses)

    def left(self, s: TexasDesk, who: Actor) -> TexasDesk:
        """Whoever has left the table gets nothing back there, and begins anew."""
        taken = tuple(entry for entry in s.taken if entry[0] != who)
        touched = {player: times for player, times in s.touched.items() if player != who}
        return super().left(changed(s, taken=taken, touched=touched), who)

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: TexasDesk, e: Event) -> TexasDesk:
        match e:
            case BettingOpened() | RoundVoided():
                return super().evolve(changed(s, taken=()), e)
            case Folded(bets=gone) | NotFollowed(bets=gone):
                lost = tuple((s.bets[id].owner, s.bets[id].amount) for id in gone)
                return super().evolve(changed(s, taken=(*s.taken, *lost)), e)
            case HandsWithdrawn(hands=hands, bets=gone):
                rest = tuple(key for key in s.pending if key not in hands)
                turning = tuple(place for place in s.turning if place not in hands)
                asked = s.asked if s.turn not in hands else ()
                times = {s.hands[key].holder: s.touched.get(s.hands[key].holder, 0) + 1 for key in hands}
                touched = {**s.touched, **times}
                s = changed(s, bets=without(s.bets, gone), pending=rest, turning=turning, asked=asked, touched=touched)
                return changed(s, **stated(s, hands, state=OUT, result="withdrawn"))
            case CountPutRight():
                return s
        return super().evolve(s, e)
