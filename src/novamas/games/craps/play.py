"""Craps (dados): two dice, a shooter, a point, and bets that live until a throw decides them.

A round is a series of throws. The first one decides or sets the point; from then on the round goes on until the point
is repeated or a seven comes. Betting is open before every throw. A bet may outlive its round: come bets on the box of
a number, place bets and hard ways stay on the cloth until they are decided or, where the law allows it, withdrawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from novamas.games.cloth.acts import Bet, BettingOpened, Spot
from novamas.games.cloth.play import change, without
from novamas.games.craps.acts import BetsMoved, Craps, DicePassed, NullResult, PointSet, Thrown
from novamas.games.craps.rules import (
    KNOWN,
    TOTALS,
    CrapsBet,
    CrapsHouse,
    CrapsRules,
    most_multiple,
    simple_maximum,
)
from novamas.games.craps.shooter import ShooterGame
from novamas.kit.chance import Value
from novamas.kit.decider import CLOTH, Actor, Call, Chance, Command, Event, Move, Offer, Run
from novamas.kit.spaces import Why

Fate: TypeAlias = Literal["wins", "loses", "null", "moves", "stays"]


def fate(rule: CrapsBet, number: int, dice: tuple[int, ...], seven: int) -> Fate:
    """What a throw does to a bet; `number` is the one that the bet has, 0 before it has any."""
    total = sum(dice)
    if number:
        hit, out, double = total == number, total == seven, len(set(dice)) == 1
        wins = {"with": hit, "against": out, "hard": hit and double}[rule.side]
        loses = {"with": out, "against": hit, "hard": out or (hit and not double)}[rule.side]
        return "wins" if wins else "loses" if loses else "stays"
    if total in rule.wins:
        return "wins"
    if total in rule.null:
        return "null"
    if total in rule.stays:
        return "stays"
    if rule.once or total in rule.loses:
        return "loses"
    return "moves" if rule.side else "stays"


class CrapsGame(ShooterGame):
    """Craps under a law."""

    events: ClassVar[tuple[type[Event], ...]] = (*ShooterGame.events, PointSet, BetsMoved, NullResult)

    def __init__(self, name: str, rules: CrapsRules, house: CrapsHouse) -> None:
        super().__init__(name, rules, house)
        # Odds take their room from the simple bet that they go with.
        self.bases: dict[str, str] = {}
        for kind, rule in self.bets.items():
            if rule.base:
                at_once = rules.bets[rule.base].when == "first"
                self.bases[kind] = rule.base if at_once else box(rule.base, rule.number)
                self.users[self.bases[kind]] = (*self.users[self.bases[kind]], kind)

    # -- the cloth -----------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        """A spot a bet, and the boxes that come bets move to."""
        self.bets = {kind: self.rules.bets[kind] for kind in KNOWN if kind in self.rules.bets}
        self.boxed: dict[str, tuple[str, int]] = {}
        for kind, rule in self.bets.items():
            yield Spot(kind, kind, self.winning_totals(rule))
            if rule.when == "later":
                for n in self.rules.point.numbers:
                    self.boxed[box(kind, n)] = kind, n
                    yield Spot(box(kind, n), box(kind, n), frozenset({n if rule.side == "with" else self.seven}))

    @property
    def seven(self) -> int:
        return self.rules.point.seven

    def winning_totals(self, rule: CrapsBet) -> frozenset[Value]:
        """The totals that win at once, or that a bet with a number waits for."""
        if rule.number:
            return frozenset({self.seven if rule.side == "against" else rule.number})
        return frozenset(rule.wins)

    def results(self) -> frozenset[Value]:
        return frozenset(TOTALS)

    def bet_rule(self, kind: str) -> CrapsBet:
        return self.bets[self.boxed[kind][0] if kind in self.boxed else kind]

    def number(self, s: Craps, on: str) -> int:
        """The number that a bet on this spot has: its own, that of its box, the point, or none yet."""
        if on in self.boxed:
            return self.boxed[on][1]
        rule = self.bets[on]
        return rule.number or (s.point if rule.when == "first" else 0)

    # -- limits --------------------------------------------------------------------------------------------------

    def maximum(self, s: Craps, kind: str) -> int:
        rule = self.bet_rule(kind)
        simple = s.minimum * simple_maximum(self.rules, self.house)
        if rule.group == "multiple":
            return self.multiple_maximum(s, rule)
        percent = self.rules.maxima[rule.group].percent.get(str(rule.number), 100)
        return simple * percent // 100

    def multiple_maximum(self, s: Craps, rule: CrapsBet) -> int:
        """The stake that wins what the house chose; where it does not divide, never less than the law's least win."""
        gain = self.rules.maxima["multiple"].gain
        assert gain is not None
        assert rule.pays is not None
        simple = s.minimum * simple_maximum(self.rules, self.house)
        most = int(s.minimum * most_multiple(self.rules, self.house, rule))
        return most if most * rule.pays >= gain[0] * simple else most + 1

    def room(self, s: Craps, key: str, mine: Mapping[str, int]) -> int:
        """How much more a spot can take; odds no more than their share of the bet that they go with."""
        if key in self.boxed:
            return 0
        if key not in self.bases:
            return super().room(s, key, mine)
        rule, base = self.bets[key], mine.get(self.bases[key], 0)
        percent = self.rules.maxima[rule.group].percent.get(str(rule.number))
        most = base * percent // 100 if percent is not None else (self.maximum(s, key) if base else 0)
        return most - mine.get(key, 0)

    def above(self, key: str, room: int, purse: int) -> Why:
        if purse < room:
            return Why("not-enough-chips")
        return Why("above-maximum", self.rules.maxima[self.bet_rule(key).group].clauses)

    # -- what each may do --------------------------------------------------------------------------------------

    def has_bet(self, s: Craps, who: Actor) -> bool:
        return any(b.owner == who and b.on in self.rules.shooter.must for b in s.bets.values())

    def in_time(self, s: Craps, key: str) -> bool:
        """Whether a bet can be laid before this throw: at the first of a round, at a later one, with its own point."""
        if key in self.boxed:
            return False
        rule = self.bets[key]
        if rule.base:
            return rule.number == s.point or self.bases[key] != rule.base
        return rule.when == "any" or (rule.when == "first") == (not s.point)

    def shut_spot(self, s: Craps, who: Actor, key: str) -> Why | None:
        """Not at this throw; or odds without the simple bet that they go with."""
        if not self.in_time(s, key):
            return Why("not-at-this-throw", self.bet_rule(key).clauses)
        base = self.bases.get(key)
        if base is not None and not any(b.owner == who and b.on == base for b in s.bets.values()):
            return Why("no-simple-bet", self.rules.odds.clauses)
        return None

    def places(self, s: Craps, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[Offer]:
        return super().places(s, who, {k: keys for k, keys in kinds.items() if self.shut_spot(s, who, k) is None})

    def shut_bet(self, s: Craps, bet: Bet) -> Why | None:
        """It must play to its end, or odds still go with it."""
        rule = self.bet_rule(bet.on)
        if rule.locked:
            return Why("bet-is-locked", rule.locked_clauses)
        mine = {b.on for b in s.bets.values() if b.owner == bet.owner}
        if any(on in mine and base == bet.on for on, base in self.bases.items()):
            return Why("odds-go-with-it", self.rules.odds.clauses)
        return None

    # -- the rulebook ------------------------------------------------------------------------------------------

    def play(self, run: Run[Craps], c: Command) -> None:
        match c:
            case Chance(value=value):
                assert isinstance(value, tuple)
                dice = value
                said = tuple(Call(key, {"total": sum(dice)}) for key in self.rules.calls.result.calls)
                run(Thrown(dice=dice, calls=said))
                self.settle(run, value)
            case _:
                super().play(run, c)

    def settle(self, run: Run[Craps], value: Value) -> None:
        """Losers are collected, bets that wait are put on their boxes, winners are paid; then the point."""
        assert isinstance(value, tuple)
        s, dice = run.s, value
        fates = {id: fate(self.bet_rule(b.on), self.number(s, b.on), dice, self.seven) for id, b in s.bets.items()}
        hand_lost = self.hand_lost(s, fates, sum(dice))
        self.collect(run, [id for id, what in fates.items() if what == "loses"])
        self.to_boxes(run, [id for id, what in fates.items() if what == "moves"], sum(dice))
        self.null(run, [id for id, what in fates.items() if what == "null"])
        self.pay(run, {id for id, what in fates.items() if what == "wins"})
        self.go_on(run, sum(dice), hand_lost)

    def go_on(self, run: Run[Craps], total: int, hand_lost: bool) -> None:
        """The point is set, or waited for, or decided; the dice stay with the shooter or change hands."""
        point = run.s.point
        if not point and total in self.rules.point.numbers:
            run(PointSet(point=total, clauses=self.rules.point.clauses))
        decided = total in (point, self.seven) if point else total not in self.rules.point.numbers
        if hand_lost:
            run(DicePassed(who=run.s.shooter, clauses=self.rules.shooter.passes_clauses))
        if decided:
            self.end_round(run)
        else:
            run(BettingOpened(round=run.s.round))

    def hand_lost(self, s: Craps, fates: Mapping[int, Fate], total: int) -> bool:
        """Whether the shooter gives up the dice: on the seven that loses the point; or, under the other rule, where the
        bets that a shooter must lay lose more than they win."""
        if self.rules.shooter.passes == "seven-out":
            return bool(s.point) and total == self.seven
        signs = {"wins": 1, "loses": -1}
        own = ((id, b) for id, b in s.bets.items() if b.owner == s.shooter and b.on in self.rules.shooter.must)
        return sum(b.amount * signs.get(fates[id], 0) for id, b in own) < 0

    def to_boxes(self, run: Run[Craps], ids: list[int], total: int) -> None:
        """Come bets go on the box of the number thrown; those on the line wait where they are."""
        moved = {id: box(run.s.bets[id].on, total) for id in ids}
        moved = {id: to for id, to in moved.items() if to in self.boxed}
        if moved:
            run(BetsMoved(bets=tuple(moved), to=tuple(moved.values())))

    def null(self, run: Run[Craps], ids: list[int]) -> None:
        if ids:
            moves = tuple(Move(CLOTH, run.s.bets[id].owner, run.s.bets[id].amount, "stake") for id in ids)
            run(NullResult(bets=tuple(ids), moves=moves))

    def winnings(self, s: Craps, bet: Bet) -> int:
        rule = self.bet_rule(bet.on)
        assert rule.pays is not None
        return self.house.rounding.share(bet.amount, rule.better.get(str(sum(s.dice)), rule.pays))

    # -- folding -----------------------------------------------------------------------------------------------

    def evolve(self, s: Craps, e: Event) -> Craps:
        match e:
            case PointSet(point=point):
                return change(s, point=point)
            case BetsMoved(bets=ids, to=to):
                moved = {id: replace(s.bets[id], on=on) for id, on in zip(ids, to, strict=True)}
                return change(s, bets={**s.bets, **moved})
            case NullResult(bets=ids):
                return change(s, bets=without(s.bets, ids))
        return super().evolve(s, e)

    def outcome(self, e: Event) -> Value | None:
        return sum(e.dice) if isinstance(e, Thrown) else None


def box(kind: str, number: int) -> str:
    """The spot on the box of a number."""
    return f"{kind}-{number}"
