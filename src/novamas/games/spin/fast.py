"""Tables for the compiled loop of games where something spins (`kernel.py`): what each result brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from novamas.games.cloth.acts import Bet
from novamas.games.cloth.fast import Held, lay_out, list_picks, scale
from novamas.games.fast import Tables, Wanted, common_unit, exact_share
from novamas.games.spin.play import AnySpin
from novamas.kit.chance import Value

KERNEL = "novamas.games.spin.kernel"


def fast(game: AnySpin, wanted: Wanted) -> Tables:
    """Bets that one spin decides."""
    return tables(game, wanted, {})


def tables(game: AnySpin, wanted: Wanted, held: Mapping[Value, Held], apart: Sequence[str] = ()) -> Tables:
    """The tables of a loop. `held` says what becomes, at some results, of the bets named `apart`."""
    lying = lay_out(game, wanted)
    values = [value for value, weight in game.distribution if weight > 0]
    nets = []
    for value in values:
        stakes = {on: amount for on, amount in lying.items() if not (value in held and on in apart)}
        nets.append(sum(money(game, on, amount, value) for on, amount in stakes.items()))
    chains = [held[value].back if value in held else [] for value in values]
    first = [held[value].first if value in held else 0 for value in values]
    back = next((chain for chain in chains if chain), [])
    ends = next((held[v].ends for v in values if v in held and held[v].back), True)
    ups = [net + more for net, more in zip(nets, first, strict=True)]
    unit = common_unit((*ups, *lying.values(), *wanted.bets.values(), *(n for row in back for n in row)))
    most_back = max((n for row in back for n in row), default=0)
    return Tables(
        kernel=KERNEL,
        given={
            "picks": list_picks(game.distribution, values),
            "nets": scale(ups, unit),
            "waits": [bool(chain) for chain in chains],
            "back": [scale(row, unit) for row in back],
            "ends": ends,
        },
        unit=unit,
        lowest=min(ups) // unit,
        highest=(max(ups) + most_back) // unit,
        outcomes=tuple(map(str, values)),
        linear=is_linear(game, lying) and not back,
        countable=not back,
    )


def money(game: AnySpin, on: str, amount: int, value: Value) -> int:
    """What a bet brings at a result, as the game itself pays it."""
    if value not in game.spots[on].covers:
        return -amount
    return game.winnings(game.state(), Bet("", on, amount))


def is_linear(game: AnySpin, lying: Mapping[str, int]) -> bool:
    rules: Any = game
    pays = ((amount, rules.bet_rule(game.spots[on].kind).pays) for on, amount in lying.items())
    halves = all(amount % (2 * game.house.rounding.unit) == 0 for amount in lying.values())
    return halves and all(rate is not None and exact_share(game.house.rounding, amount, rate) for amount, rate in pays)
