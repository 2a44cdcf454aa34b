"""Company at punto y banca: each has a hand to believe in, and an opinion about holding the shoe."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from novamas.games import bots
from novamas.games.bots import Bettor, Bot, Cloth, fill, find_awaited
from novamas.games.punto_banca.rules import BANK, PLAYER, TIE
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command


class Guest(Bettor):
    """Anybody at the table. `deals` is whether the shoe is taken when it is offered."""

    deals: ClassVar[bool] = False

    def act(self, game: AnyGame, state: object, who: Actor, rng: Rng) -> Command | None:
        offers = find_awaited(game, state, who)
        shoe = [o for o in offers if o.kind in ("TakeShoe", "PassShoe")]
        if shoe:
            return fill(game, next(o for o in shoe if (o.kind == "TakeShoe") == self.deals), rng)
        return super().act(game, state, who, rng)


class Regular(Guest, bots.Regular):
    """Has backed the bank for twenty years, and likes to deal."""

    kinds = (BANK,)
    deals = True


class Careful(Guest, bots.Careful):
    """The least stake on the player's hand, where nothing is deducted."""

    kinds = (PLAYER,)


class Martingale(Guest, bots.Martingale):
    """Doubles on either hand until the limit."""

    kinds = (PLAYER, BANK)


class TieLover(Guest):
    """A hand as an excuse, and the least there is on the tie."""

    temper = "tie-lover"

    def plan(self, cloth: Cloth, chips: int, rng: Rng) -> Iterable[tuple[str, int]]:
        hands = cloth.spots(PLAYER, BANK)
        if hands:
            yield hands[rng.randrange(len(hands))], 1 + rng.randrange(2)
        for tie in cloth.spots(TIE):
            yield tie, 1


TEMPERAMENTS: tuple[Callable[[], Bot], ...] = (Regular, Careful, Martingale, TieLover)
