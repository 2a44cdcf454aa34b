"""Boule (bola): nine numbers, one ball, and a five that takes every even chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from novamas.games.boule.rules import BouleHouse, BouleRules
from novamas.games.cloth.acts import Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.spin.acts import Spin
from novamas.games.spin.chances import even_chance_calls
from novamas.games.spin.play import SpinGame
from novamas.kit.chance import Dist, Value, Weighted
from novamas.kit.decider import Call


class BouleGame(SpinGame[Spin, BouleRules, BouleHouse]):
    """Boule under one law and one house."""

    def draw_cloth(self) -> Iterable[Spot]:
        dish = self.rules.dish
        numbers = sorted(set(dish.holes))
        chances = {
            "red": dish.red,
            "black": dish.black,
            "even": [n for n in numbers if n % 2 == 0],
            "odd": [n for n in numbers if n % 2],
            "low": [n for n in numbers if n < dish.neutral],
            "high": [n for n in numbers if n > dish.neutral],
        }
        for kind in self.rules.bets:
            if kind == "number":
                yield from (Spot(f"number:{n}", kind, frozenset((n,))) for n in numbers)
            else:
                yield Spot(kind, kind, frozenset(chances[kind]) - {dish.neutral})

    def outcomes(self) -> Dist:
        return Weighted(tuple(sorted(Counter(self.rules.dish.holes).items())))

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets[kind]

    def maximum(self, s: Spin, kind: str) -> int:
        """Counted on the authorised minimum, so a cloth opened at twice the minimum keeps its maximum."""
        limit = self.rules.bets[kind].maximum
        if limit is None or limit.between is None:
            return 0
        house = self.house.number_maximum if kind == "number" else self.house.even_maximum
        return s.minimum // self.house.raised * (house or limit.between[1])

    def result_calls(self, value: Value) -> tuple[Call, ...]:
        calls: list[Call] = []
        by = self.rules.calls.result.by
        for what in self.rules.calls.result.calls:
            if what == "number":
                assert isinstance(value, int)
                calls.append(Call("number", {"number": value}, by))
            elif what == "even-chances":
                calls += even_chance_calls(self.spots, value, by)
        return tuple(calls)
