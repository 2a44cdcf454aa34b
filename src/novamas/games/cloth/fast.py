"""What compiled loops of games on a cloth share: the stakes as they lie, and what zero does to some of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from novamas.games.cloth.prison import HALF, PrisonChoice, Zero
from novamas.games.cloth.sheet import AnyCloth
from novamas.games.fast import Unfit, Wanted
from novamas.games.strategies import Answer
from novamas.kit.chance import Dist, Value
from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command, Offer
from novamas.kit.spaces import OneOf

LONGEST = 64
"""Results in a row that are followed; a bet that zero halves each time is gone long before."""
CHOICES = ("half", "prison")


def lay_out(game: AnyCloth, wanted: Wanted) -> dict[str, int]:
    """What lies on each spot once everything has been laid: an announced bet lays chips on several."""
    lying: dict[str, int] = {}
    for on, amount in wanted.bets.items():
        if on not in game.spots:
            raise Unfit("bet", on)
        parts = game.spots[on].parts or ((on, 1),)
        chip = amount // (sum(n for _, n in parts) or 1)
        for part, n in parts:
            lying[part] = lying.get(part, 0) + chip * n
    return lying


def list_picks(dist: Dist, values: Sequence[Value]) -> list[int]:
    """For each number that may be drawn, which of the values it is: the weights laid end to end, as `pick` has them."""
    place = {value: n for n, value in enumerate(values)}
    return [place[value] for value, weight in dist for _ in range(weight)]


class Held(Struct, frozen=True):
    """What becomes of bets that zero holds. `first`: what it brings at once. `back[n][value]`: what comes back of those
    in prison where the value decides after n zeros more; `ends`: after the last row nothing is left of them."""

    first: int
    back: list[list[int]]
    ends: bool


def hold(game: AnyCloth, zero: Zero, stakes: Mapping[str, int], values: Sequence[Value], choice: str) -> Held:
    """The bets in `stakes` have just met zero, and their owner makes the same choice each time."""
    rounding = game.house.rounding
    lost = -sum(stakes.values())
    if "prison" not in zero.choices or (choice == "half" and "half" in zero.choices):
        return Held(lost + sum(rounding.split(amount, HALF)[0] for amount in stakes.values()), [], True)
    left = dict(stakes)
    back: list[list[int]] = []
    while any(left.values()) and len(back) < LONGEST:
        back.append([sum(amount for on, amount in left.items() if v in game.spots[on].covers) for v in values])
        if zero.release != "reduced":
            return Held(lost, back, False)
        left = {on: rounding.split(amount, HALF)[0] for on, amount in left.items()}
    return Held(lost, back, True)


def scale(numbers: Iterable[int], unit: int) -> list[int]:
    return [number // unit for number in numbers]


def choose(game: AnyGame, strategy: str, zero: Zero) -> str:
    """The choice that a strategy makes when zero comes; the game's own default where none is named."""
    usual = "prison" if "prison" in zero.choices else "half"
    if strategy not in ("", *zero.choices):
        raise Unfit("strategy", strategy)
    return strategy or usual


def answer_zero(choice: str) -> Answer:
    """Always the same choice when zero asks, as far as there is one."""

    def answer(game: AnyGame, s: AnyDesk, who: Actor, offers: Mapping[str, Offer]) -> Command | None:
        if (offer := offers.get("PrisonChoice")) is None:
            return None
        bets, choices = offer.form["bet"], offer.form["choice"]
        assert isinstance(bets, OneOf)
        assert isinstance(choices, OneOf)
        said = choice if choices.has(choice) else next(iter(choices.each()))
        return PrisonChoice(by=who, bet=int(str(next(iter(bets.each())))), choice=str(said))

    return answer
