"""A hand in its turn: another card or none, twice the stake for one card more, two hands out of a pair.

Who bets on another's hand accepts what its holder decides, but nobody's chips are put down by another: whoever does not
follow a raise keeps the old stake, after a split on the first of the two hands.
"""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    DOUBLE,
    FOLLOWING,
    PLAYING,
    SPLIT,
    Blackjack,
    CardDue,
    DoubleDown,
    Draw,
    Follow,
    Hand,
    HandDoubled,
    HandLost,
    HandSplit,
    HandStood,
    NotFollowed,
    SplitPair,
    StageBegun,
    Stake,
    StakeRaised,
    Stay,
    TurnBegun,
)
from novamas.games.blackjack.bank import BankPlay
from novamas.games.blackjack.desk import BlackjackPart, BlackjackTable
from novamas.games.blackjack.rules import BOX
from novamas.games.blackjack.score import is_ace
from novamas.games.cloth.acts import BETTING, IDLE, RoundEnded
from novamas.games.cloth.play import change
from novamas.games.cloth.rules import Said
from novamas.kit.decider import CLOTH, Account, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf

DECISIONS = ("Stay", "Draw", "DoubleDown", "SplitPair")
"""What is decided about a hand, by the names of the commands."""


class Turns(BlackjackPart):
    """What the holder of a hand may do with it, and whether others follow."""

    owns = ("turn", "pending", "raised")
    events = (TurnBegun, StakeRaised, NotFollowed, HandDoubled, HandSplit, StageBegun, RoundEnded)

    def __init__(self, table: BlackjackTable, bank: BankPlay) -> None:
        super().__init__(table)
        self.bank = bank

    def awaits(self, s: Blackjack) -> tuple[Await, ...]:
        if s.phase == PLAYING:
            return (Await(s.hands[s.turn].holder, self.choices(s, s.turn)),)
        return tuple(Await(who, ("Follow",)) for who in s.asked) if s.phase == FOLLOWING else ()

    def default(self, s: Blackjack, who: Actor) -> Command:
        """Silence stands, and does not follow."""
        return Stay(by=who) if s.phase == PLAYING else Follow(by=who, yes=False)

    # -- what may be done with a hand ----------------------------------------------------------------------------------

    def choices(self, s: Blackjack, key: str) -> tuple[str, ...]:
        """What may be done with a hand, by the names of the commands."""
        shut = (self.drawing(s.hands[key]), self.doubling(s, key), self.splitting(s, key))
        return ("Stay", *(kind for kind, why in zip(DECISIONS[1:], shut, strict=True) if why is None))

    def full(self, hand: Hand) -> bool:
        """Whether a split ace has all the cards that it may have."""
        return hand.aces and len(hand.cards) > self.rules.split.aces_cards

    def stops(self, hand: Hand) -> bool:
        """Whether a hand counts so much that it takes no card."""
        stop = self.rules.hands.stop
        return bool(stop) and self.score.of(hand) >= stop

    def drawing(self, hand: Hand) -> Shut | None:
        """Why a hand takes no more cards, if so."""
        if self.full(hand):
            return Shut("no-more-cards", self.rules.split.aces_clauses)
        return Shut("no-more-cards", self.rules.hands.stop_clauses) if self.stops(hand) else None

    def doubling(self, s: Blackjack, key: str) -> Shut | None:
        """Why a hand may not be doubled, if so: it is not one that may, or its holder cannot pay for that."""
        hand, double = s.hands[key], self.rules.double
        if (hand.split and not double.split) or (hand.aces and not double.split_aces):
            return Shut("no-doubling", double.split_clauses)
        if len(hand.cards) != 2 or self.stops(hand) or not self.score.doubles(hand.cards):
            return Shut("no-doubling", double.clauses)
        return self.raising(s, key, DOUBLE, hand.holder)

    def splitting(self, s: Blackjack, key: str) -> Shut | None:
        """Why two cards may not become two hands, if so: they are no pair, or their holder cannot pay for that."""
        hand, split = s.hands[key], self.rules.split
        if not self.score.pair(hand.cards):
            return Shut("no-pair", split.clauses)
        if (hand.split and not split.again) or (hand.aces and not split.aces_again):
            return Shut("no-more-splits", split.aces_clauses)
        return self.raising(s, key, SPLIT, hand.holder)

    def raising(self, s: Blackjack, key: str, what: str, who: Actor) -> Shut | None:
        """Why somebody cannot put down as much again, if so; where doubling may not exceed the maximum, also that."""
        hand = s.hands[key]
        own = [stake for stake in hand.stakes if stake.owner == who]
        if sum(stake.amount for stake in own) > s.chips.get(who, 0):
            return Shut("not-enough-chips")
        if what == SPLIT or self.rules.double.beyond:
            return None
        lying, most = (*hand.stakes, *s.raised), self.table.maximum(s, BOX)
        for stake in own:
            if stake.amount + sum(other.amount for other in lying if other.stage == stake.stage) > most:
                return Shut("above-maximum", self.rules.double.beyond_clauses, limit=0)
        return None

    # -- what each may do ----------------------------------------------------------------------------------------------

    def out_of_turn(self, s: Blackjack, who: Actor) -> Shut | None:
        """Why somebody decides nothing about any hand now, if so."""
        if s.phase == PLAYING and s.hands[s.turn].holder == who:
            return Shut("not-now", self.rules.hands.clauses) if s.due else None
        if s.phase in (IDLE, BETTING):
            return Shut("not-now", self.rules.hands.clauses)
        own = [hand for hand in s.hands.values() if hand.holder == who] if s.phase != PLAYING else []
        if not own:
            return Shut("not-your-hand", self.rules.boxes.leads_clauses or self.rules.behind.clauses, "by")
        if all(hand.done for hand in own):
            return Shut("no-more-cards", self.rules.hands.stop_clauses or self.rules.hands.clauses)
        return Shut("not-your-turn", self.rules.hands.turn.clauses, "by")

    @gate(Stay, Draw, DoubleDown, SplitPair, during=(PLAYING,))
    def allow_decide(self, s: Blackjack, who: Actor, kind: str | None) -> Answer:
        """One gate for what is decided about a hand, because one fact shuts it all: whose turn it is."""
        if (shut := self.out_of_turn(s, who)) is not None:
            return shut
        answers = (self.decision(s, who, each) for each in ((kind,) if kind is not None else DECISIONS))
        return tuple(answers)

    def decision(self, s: Blackjack, who: Actor, kind: str) -> Offer | Shut:
        """One decision about the hand in turn."""
        rules = self.rules
        match kind:
            case "Draw":
                return self.drawing(s.hands[s.turn]) or Offer(kind, who, clauses=rules.hands.clauses)
            case "DoubleDown":
                return self.doubling(s, s.turn) or Offer(kind, who, clauses=rules.double.clauses)
            case "SplitPair":
                return self.splitting(s, s.turn) or Offer(kind, who, clauses=rules.split.clauses)
        return Offer(kind, who, clauses=rules.hands.clauses)

    @gate(Follow, during=(FOLLOWING,))
    def allow_follow(self, s: Blackjack, who: Actor) -> Answer:
        clauses = self.rules.behind.clauses
        if s.phase != FOLLOWING or who not in s.asked:
            return Shut("not-now", clauses)
        shut = self.raising(s, s.turn, s.pending, who)
        yes = OneOf((True, False)) if shut is None else OneOf((False,), shut.why)
        return Offer("Follow", who, {"yes": yes}, clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[Blackjack], c: Command) -> None:
        match c:
            case Stay():
                self.stand(run, run.s.turn)
                self.next_turn(run)
            case Draw():
                run(CardDue(to=run.s.turn))
            case DoubleDown():
                self.raise_stake(run, DOUBLE)
            case SplitPair():
                self.raise_stake(run, SPLIT)
            case Follow():
                self.follow(run, c)

    def next_turn(self, run: Run[Blackjack]) -> None:
        """The next hand that is not finished; after the last one the bank plays."""
        for key in run.s.order:
            hand = run.s.hands[key]
            if not hand.done:
                if len(hand.cards) == 1:
                    run(CardDue(to=key))
                    return
                if self.asks(run, key):
                    return
        self.bank.next_stage(run, 0)

    def consider(self, run: Run[Blackjack], key: str) -> None:
        """What follows a card that a hand has got."""
        if not self.asks(run, key):
            self.next_turn(run)

    def asks(self, run: Run[Blackjack], key: str) -> bool:
        """Whether the hand's holder is asked what it wants; a hand that cannot go on is finished here."""
        s, hand = run.s, run.s.hands[key]
        points = self.score.of(hand)
        if points > self.score.target:
            calls = self.announce(self.rules.hands.lost, hand.box, points)
            run(HandLost(hand=key, points=points, calls=calls, moves=self.till.collect(hand)))
            return False
        served = hand.doubled and len(hand.cards) >= 2 + self.rules.double.cards
        if served or self.stops(hand) or (self.full(hand) and self.choices(s, key) == ("Stay",)):
            self.stand(run, key)
            return False
        run(TurnBegun(hand=key, points=points, calls=self.announce(self.rules.hands.turn, hand.box, points)))
        return True

    def stand(self, run: Run[Blackjack], key: str) -> None:
        run(HandStood(hand=key, points=self.score.of(run.s.hands[key])))

    def announce(self, what: Said, box: int, points: int) -> tuple[Call, ...]:
        """The croupier's words to a hand; its points are announced where the law says so."""
        told: dict[str, dict[str, int | str]] = {"hand-points": {"box": box, "points": points}}
        return tuple(Call(key, told.get(key, {}), what.by) for key in what.calls)

    def raise_stake(self, run: Run[Blackjack], what: str) -> None:
        """The holder puts down as much again; everybody else on the hand is asked whether they follow."""
        hand = run.s.hands[run.s.turn]
        guests = tuple(dict.fromkeys(stake.owner for stake in hand.stakes if stake.owner != hand.holder))
        self.put_down(run, hand.holder, what, guests)
        self.carry_out(run)

    def follow(self, run: Run[Blackjack], c: Follow) -> None:
        s = run.s
        rest = tuple(who for who in s.asked if who != c.by)
        if c.yes:
            self.put_down(run, c.by, s.pending, rest)
        else:
            run(NotFollowed(hand=s.turn, owner=c.by, asked=rest))
        self.carry_out(run)

    def put_down(self, run: Run[Blackjack], who: Actor, what: str, asked: tuple[Actor, ...]) -> None:
        key = run.s.turn
        own = tuple(stake for stake in run.s.hands[key].stakes if stake.owner == who)
        moves = tuple(Move(who, CLOTH, stake.amount, what) for stake in own)
        run(StakeRaised(hand=key, what=what, stakes=own, asked=asked, moves=moves))

    def carry_out(self, run: Run[Blackjack]) -> None:
        """Once everybody has answered, the hand is doubled or split, and its next card is due."""
        s, key = run.s, run.s.turn
        if s.asked:
            return
        hand = s.hands[key]
        if s.pending == DOUBLE:
            more = {(stake.owner, stake.stage): stake.amount for stake in s.raised}
            stakes = tuple(
                replace(stake, amount=stake.amount + more.get((stake.owner, stake.stage), 0)) for stake in hand.stakes
            )
            run(HandDoubled(hand=key, stakes=stakes, clauses=self.rules.double.clauses))
        else:
            run(self.split(s, key, s.raised))
        run(CardDue(to=key))

    def split(self, s: Blackjack, key: str, raised: tuple[Stake, ...]) -> HandSplit:
        """Two hands out of a pair: the one most to the player's right is played first, the new one after it."""
        hand = s.hands[key]
        right, left = hand.cards
        twin = f"{hand.box}-{1 + sum(h.box == hand.box for h in s.hands.values())}"
        half = replace(hand, split=True, aces=is_ace(right), cards=(right,))
        n = s.order.index(key) + 1
        return HandSplit(
            hand=key,
            hands={key: half, twin: replace(half, cards=(left,), stakes=raised)},
            order=(*s.order[:n], twin, *s.order[n:]),
            clauses=self.rules.split.clauses,
        )

    # -- folding -------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case TurnBegun(hand=key):
                return change(s, phase=PLAYING, turn=key)
            case StakeRaised(what=what, stakes=stakes, asked=asked):
                return change(s, phase=FOLLOWING, pending=what, raised=(*s.raised, *stakes), asked=asked)
            case NotFollowed(asked=asked):
                return change(s, asked=asked)
            case HandDoubled() | HandSplit():
                return change(s, pending="", raised=())
            case StageBegun():
                return change(s, turn="")
            case RoundEnded():
                return change(s, turn="", pending="")
        return s

    def holdings(self, s: Blackjack) -> dict[Account, int]:
        return {CLOTH: sum(stake.amount for stake in s.raised)}
