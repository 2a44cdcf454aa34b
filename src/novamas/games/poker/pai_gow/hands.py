"""Dice say who gets the first hand; everybody sets seven cards as two hands, and both are compared with the bank's."""

from __future__ import annotations

from typing import TypeVar

from novamas.games.cloth.acts import CLOSED, BettingOpened
from novamas.games.cloth.play import change, without
from novamas.games.poker.acts import BANK, PartBegun
from novamas.games.poker.pai_gow.acts import (
    DiceCounted,
    HandCompared,
    HandSet,
    PaiGow,
    RestCounted,
    SetHand,
    SetTurned,
)
from novamas.games.poker.pai_gow.bank import GoingBank
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.rules import HOLD, LOW, PaiGowHouse, PaiGowRules
from novamas.games.poker.pai_gow.setting import numbers
from novamas.games.poker.play import PokerGame, PokerPart, calls_at, with_hands
from novamas.games.poker.round import Round
from novamas.kit.chance import Dice, Dist
from novamas.kit.decider import CHANCE, CROUPIER, Actor, Await, Call, Chance, Command, Due, Event, Offer, Run, Veiled
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Subset, Why

REST = "rest"
"""What nobody got of the deck, in the container for used cards."""
THROW, SET, HOUSE, HOUSE_SET, SHOW, PAY = "throw", "set", "house", "house-set", "hands", "pay"
P = TypeVar("P", bound=PaiGow)


class Throwing(PokerPart[PaiGow, PaiGowRules, PaiGowHouse]):
    """The dice before the deal."""

    owns = ("dice",)
    events = (BettingOpened, DiceCounted)

    def __init__(self, table: PokerGame[PaiGow, PaiGowRules, PaiGowHouse], bank: GoingBank) -> None:
        super().__init__(table)
        self.bank = bank

    def plan(self, s: PaiGow, stage: str) -> PartBegun | None:
        return PartBegun(part=stage, clauses=self.rules.throw.clauses) if stage == THROW else None

    def awaits(self, s: PaiGow) -> tuple[Await, ...]:
        return (Await(CHANCE, ("Chance",), "dice"),) if s.phase == CLOSED and s.stage == THROW else ()

    def next_due(self, s: PaiGow) -> Due | None:
        return Due(at="throw")

    def chance(self, s: PaiGow) -> Dist | None:
        return Dice(self.rules.throw.dice)

    def play(self, run: Run[PaiGow], c: Command) -> None:
        """Counting begins with the bank as one; a place without a hand is passed over."""
        assert isinstance(c, Chance)
        assert isinstance(c.value, tuple)
        s, dice = run.s, c.value
        places = [*map(str, self.table.boxes), BANK]
        begin = places.index(self.bank.key(s)) + sum(dice) - 1
        round_ = [places[(begin + n) % len(places)] for n in range(len(places))]
        order = tuple(key for key in round_ if key in s.hands)
        calls = tuple(Call(key, {"number": sum(dice)}) for key in self.rules.throw.call.calls)
        run(DiceCounted(dice=dice, first=order[0], order=order, calls=calls, clauses=self.rules.throw.clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, dice=())
            case DiceCounted(dice=dice, order=order):
                return change(s, dice=dice, order=order)
        return s


class Setting(PokerPart[PaiGow, PaiGowRules, PaiGowHouse]):
    """Everybody sets two hands, the croupier the last; then they are turned over."""

    owns = ("low",)
    events = (BettingOpened, HandSet, SetTurned)

    def __init__(self, table: PokerGame[PaiGow, PaiGowRules, PaiGowHouse], bank: GoingBank) -> None:
        super().__init__(table)
        self.bank = bank

    def plan(self, s: PaiGow, stage: str) -> PartBegun | None:
        clauses, calls = self.rules.setting.clauses, calls_at(stage, self.rules.announces)
        match stage:
            case "set":
                hands = tuple(key for key in s.hands if key != BANK)
                return PartBegun(part=stage, hands=hands, calls=calls, clauses=clauses)
            case "house":
                return PartBegun(part=stage, turning=(BANK,), calls=calls, clauses=clauses)
            case "house-set" if not self.table.house.house_way:
                return PartBegun(part=stage, hands=(BANK,), clauses=clauses)
            case "hands":
                return PartBegun(part=stage, turning=self.sort_shown(s), calls=calls)
        return None

    def sort_shown(self, s: PaiGow) -> tuple[str, ...]:
        """A player's bank first, then the customers one after another."""
        bank = self.bank.key(s)
        return tuple(sorted((key for key in s.hands if key != BANK), key=lambda key: (key != bank, s.hands[key].box)))

    def awaits(self, s: PaiGow) -> tuple[Await, ...]:
        holder = self.table.in_turn(s, SET, HOUSE_SET)
        return (Await(holder, ("SetHand",)),) if holder is not None else ()

    def default(self, s: PaiGow, who: Actor) -> Command:
        """As the house sets its own; cards that nobody has told are named as they will be read, the low hand first."""
        cards = self.table.in_sight(s, s.turn)
        low = self.by_house(cards) if len(cards) == HOLD else tuple(range(1, LOW + 1))
        return SetHand(by=who, low=low)

    def by_house(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers of the cards that the house would set as its low hand."""
        return numbers(cards, house_way(cards)[1])

    @gate(SetHand, by=("", CROUPIER), during=(CLOSED,))
    def allow_set_hand(self, s: PaiGow, who: Actor) -> Answer:
        clauses = self.rules.setting.clauses
        if (shut := self.table.not_in_turn(s, who, (SET, HOUSE_SET), clauses, clauses)) is not None:
            return shut
        if who == CROUPIER and who not in s.staff:
            return Shut("not-now", clauses, "by")
        form = {"low": Subset(tuple(range(1, HOLD + 1)), LOW, LOW, Why("bad-setting", clauses))}
        return Offer("SetHand", who, form, clauses)

    def play(self, run: Run[PaiGow], c: Command) -> None:
        assert isinstance(c, SetHand)
        self.set_hand(run, run.s.turn, c.low)

    def set_hand(self, run: Run[PaiGow], key: str, low: tuple[int, ...]) -> None:
        sight = None if key == BANK else (run.s.hands[key].holder,)
        run(HandSet(hand=key, low=Veiled(low, sight), clauses=self.rules.setting.clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, low={})
            case HandSet(hand=key, low=low):
                rest = tuple(k for k in s.pending if k != key)
                return change(s, low={**s.low, key: low}, pending=rest)
            case SetTurned(to=to, low=cards):
                return change(Round.evolve(s, e), low={**s.low, to: Veiled(cards, None)})
        return s


class Comparing(Part[PaiGow]):
    """What becomes of hands that have been compared, and of cards that are used."""

    owns = ("used",)
    events = (BettingOpened, RestCounted, HandCompared)

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BettingOpened():
                return change(s, used=())
            case RestCounted():
                return change(s, used=(*s.used, REST))
            case HandCompared(hand=key, result=result, bets=gone, used=used):
                s = change(s, bets=without(s.bets, gone), used=(*s.used, key) if used else s.used)
                return change(s, **with_hands(s, (key,), result=result))
        return s
