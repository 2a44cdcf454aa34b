"""The wheel of fortune (ruleta de la fortuna): fifty-four cells, a pointer, and a bet for every symbol."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.cloth.acts import Spot
from novamas.games.spin.acts import Spin
from novamas.games.spin.play import SpinGame
from novamas.games.wheel.rules import WheelBet, WheelHouse, WheelRules
from novamas.kit.chance import Dist, Value, Weighted
from novamas.kit.decider import Call


class WheelGame(SpinGame[Spin, WheelRules, WheelHouse]):
    """A wheel of fortune under one law, one house and one choice of readings."""

    what = "wheel"

    def draw_cloth(self) -> Iterable[Spot]:
        for kind, rule in self.rules.bets.items():
            yield Spot(kind, kind, frozenset(rule.covers or (kind,)))

    def outcomes(self) -> Dist:
        return Weighted(tuple(self.rules.wheel.cells.items()))

    def bet_rule(self, kind: str) -> WheelBet:
        return self.rules.bets[kind]

    def maximum(self, s: Spin, kind: str) -> int:
        return s.minimum * self.house.maximum

    def result_calls(self, value: Value) -> tuple[Call, ...]:
        return tuple(Call(what, {"symbol": str(value)}) for what in self.rules.calls.result.calls)
