"""The room of `coin`, all of it in one file: rules, game, sheet and the object that others ask."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.cloth.acts import Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.cloth.sheet import cloth_choices, limits
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.games.sheet import Cloth, Sheet
from novamas.games.spin.acts import Spin
from novamas.games.spin.odds import plain_odds
from novamas.games.spin.play import SpinGame
from novamas.games.spin.rules import SpinHouse, SpinRules
from novamas.games.spin.sheet import spin_sheet
from novamas.games.table_rules import check_table
from novamas.kit.chance import Dist, Uniform, Value
from novamas.kit.decider import Call

SIDES = ("heads", "tails")


class CoinRules(SpinRules, frozen=True, kw_only=True):
    """What a law says of it: what each side pays."""

    bets: dict[str, BetRule]


class CoinGame(SpinGame[Spin, CoinRules, SpinHouse]):
    """Heads or tails."""

    what = "coin"

    def draw_cloth(self) -> Iterable[Spot]:
        return (Spot(side, side, frozenset((side,))) for side in SIDES)

    def outcomes(self) -> Dist:
        return Uniform(SIDES)

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets[kind]

    def maximum(self, s: Spin, kind: str) -> int:
        return 10 * s.minimum

    def result_calls(self, value: Value) -> tuple[Call, ...]:
        return ()


class CoinCloth(Cloth, frozen=True, kw_only=True, tag="coin"):
    """The picture: its sides."""

    sides: tuple[str, ...] = SIDES


def sheet(game: CoinGame, minimum: int) -> Sheet:
    return spin_sheet(game, minimum, plain_odds(game), CoinCloth())


ROOM = Room(
    name="coin",
    rules=CoinRules,
    house=SpinHouse,
    game=CoinGame,
    check=check_table,
    odds=plain_odds,
    sheet=sheet,
    limits=limits,
    choices=cloth_choices,
    cloth=CoinCloth,
    equipment=find_wheel,
)
