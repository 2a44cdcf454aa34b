"""Advice at the pokers: whatever it answers is offered, and what it says of the worth of answers is exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

import pytest
from test_bots import Evening

from novamas.games import family, temperaments
from novamas.games.advice import Advice
from novamas.kit.chance import Rng
from novamas.kit.decider import Actor, AnyGame, Command
from novamas.law import library

LAW = "euskadi-1996"
NOT_ASKED = ("machines",)  # the usual one has no reels to hold: tests/games/machines does as advised
POKERS = [game for game in library().games(LAW) if family(LAW, game).advise is not None and game not in NOT_ASKED]


class Advised:
    """Bets like the first of the company and does as advised."""

    temper: ClassVar[str] = "advised"

    def __init__(self, game: str) -> None:
        self.room: Any = family(LAW, game)
        self.given: list[Advice] = []
        self._bettor: Any = None

    def act(self, game: AnyGame, state: Any, who: Actor, rng: Rng) -> Command | None:
        told = self.room.advise(game, state, who)
        if told is None:
            self._bettor = self._bettor or temperaments(game)[0]()
            bet: Command | None = self._bettor.act(game, state, who, rng)
            return bet
        self.given.append(told)
        kind = next(each for each in type(game).commands if each.__name__ == told.kind)
        fields = {name: tuple(value) if isinstance(value, list) else value for name, value in told.fields.items()}
        return kind(by=who, **fields)


@pytest.mark.parametrize("game", POKERS)
def test_what_is_advised_can_be_done(game: str) -> None:
    ana = Advised(game)
    evening = Evening(LAW, game, {"ana": ana})
    for _ in range(4):
        evening.round()
        evening.check()
    assert ana.given
    for told in ana.given:
        worth = {kind: Fraction(value) for kind, value in told.worth.items()}
        assert not worth or worth[told.kind] == max(worth.values())
    if game in ("three-card-poker", "trijoker"):
        assert any(told.worth for told in ana.given), "these are counted in a moment"
