"""Company at the dice. Whoever is offered them throws; before every throw each lays what suits their temper."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from novamas.games.bots import Bettor, Bot, Cloth, any_of, fill, find_awaited
from novamas.games.craps.acts import Craps
from novamas.games.craps.rules import HARD, ODDS, PLACE
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command, Offer


class Guest(Bettor):
    """Anybody at a dice table: plans anew before every throw, and bets on `line` when the dice come."""

    line: ClassVar[str] = "win"

    def __init__(self) -> None:
        super().__init__()
        self._throw: tuple[int, int] | None = None
        self._lying: set[str] = set()

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        assert isinstance(state, Craps)
        if (throw := (state.round, state.rolls)) != self._throw:
            self._throw, self._round = throw, None
        self._lying = {bet.on for bet in state.bets.values() if bet.owner == who}
        if asked := find_awaited(game, state, who):
            return self.throw(game, state, asked, rng)
        return super().act(game, state, who, rng)

    def free(self, cloth: Cloth, *kinds: str) -> list[str]:
        """The spots of these kinds on which nothing of this person lies."""
        return [spot for spot in cloth.spots(*kinds) if spot not in self._lying]

    def throw(self, game: AnyGame, state: Craps, asked: tuple[Offer, ...], rng: Rng) -> Command:
        """Takes the dice, lays the bet that a shooter must lay, picks dice; without chips, lets them pass."""
        offers = {offer.kind: offer for offer in asked}
        line = next((o for o in asked if o.kind == "PlaceBet" and o.form["on"].has(self.line)), None)
        poor = state.chips[asked[0].by] < state.minimum
        if line is None and "PassDice" in offers and (poor or "TakeDice" not in offers):
            return fill(game, offers["PassDice"], rng)
        return fill(game, line or asked[0], rng, on=self.line)


class Regular(Guest):
    """Plays win, and puts odds behind it as soon as there is a point."""

    temper = "regular"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        yield from ((spot, 1 + rng.randrange(3)) for spot in self.free(cloth, self.line))
        yield from ((spot, 2) for spot in self.free(cloth, *ODDS))


class Careful(Guest):
    """The least on don't win, and nothing else."""

    temper = "careful"
    line = "dont-win"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if rng.randrange(3):
            yield from ((spot, 1) for spot in self.free(cloth, self.line))


class NumberLover(Guest):
    """Has numbers everywhere: come bets, place bets, and a double now and then."""

    temper = "number-lover"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        if rng.randrange(2):
            yield from ((spot, 1) for spot in self.free(cloth, "come"))
        for kinds in (PLACE, HARD):
            if rng.randrange(3) == 0 and (spots := self.free(cloth, *kinds)):
                yield any_of(spots, rng), 1


class Dreamer(Guest):
    """Waits for the long shot, throw after throw."""

    temper = "dreamer"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        spots = self.free(cloth, "field", "eleven", "any-craps", "craps-2", "craps-3", "craps-12", "horn")
        if spots and rng.randrange(3):
            yield any_of(spots, rng), 1


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, Careful, NumberLover, Dreamer)
