"""When nothing that chance has answered is hidden any more, or bears on what it will answer, in every game there is.

At such a moment the secret under which a table drew may be told. So nothing may lie veiled on the table then, and what
chance is asked next must be the same as at a table where nothing was drawn yet.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from test_bots import PLAYED, Evening, crowd

from novamas.games import make
from novamas.games.shoe.acts import TableShoe
from novamas.kit.cards import Cards
from novamas.kit.decider import CLOTH, Veiled, mask

NOBODY = "nobody at all"
ROUNDS = 12


class Watched(Evening):
    """An evening that is looked at after every act."""

    def __init__(self, law: str, game: str, bots: Any, seed: int) -> None:
        self.first: Any = None  # what chance was asked first of all
        self.begins = self.untouched = True
        self.epochs = 0
        self.unfresh = 0
        super().__init__(law, game, bots, seed=seed)
        act = self.table.act

        def watched(*arguments: Any, **options: Any) -> Any:
            state, dist = self.table.state, self.table.decider.chance(self.table.state)
            events = act(*arguments, **options)
            if type(arguments[0]).__name__ == "Chance":
                self.drawn(dist, state)
            self.look()
            return events

        self.table.act = watched  # type: ignore[method-assign]
        self.look()

    def drawn(self, dist: Any, state: Any) -> None:
        self.epochs += self.begins
        if isinstance(dist, Cards):  # lots are drawn among those who are there, whatever was drawn before
            if self.untouched:
                self.first = self.first or dist
                assert dist == self.first, "an epoch begins as if nothing had ever been drawn"
            self.untouched = False
        self.begins = False

    def look(self) -> None:
        decider, state = self.table.decider, self.table.state
        if not decider.fresh(state):
            self.unfresh += 1
            return
        self.begins = self.untouched = True
        desk, shoe = state.desk, getattr(state.desk, "shoe", None)
        if shoe is not None:
            machine = getattr(getattr(decider.game, "house", None), "shuffler", False)  # it has every card back
            assert shoe.stopped or machine, "a shoe lies on the table that will be dealt from"
            desk = replace(
                desk, shoe=TableShoe(cards=Veiled(None, None))
            )  # what is left of one that is spent is nobody's secret
        if hasattr(desk, "cards"):
            # A poker hand that was given up is collected unseen. Once the deck is spent and every bet is settled
            # nothing hangs on it any more; who checks the draws of that deck learns what it was.
            assert decider.resting(state)
            assert not decider.holdings(state).get(CLOTH, 0)
            gone = {name: {} for name in ("cards", "discards", "low") if hasattr(desk, name)}
            desk = replace(desk, **gone)
        if hasattr(desk, "hand"):
            # Among players it is the same: who goes, or wins unseen, need not show. Every hand has a pack of its own.
            assert decider.resting(state)
            assert not desk.hand.pot
            desk = replace(desk, hand=type(desk.hand)(), deck=TableShoe(cards=Veiled(None, None)))
        assert mask(desk, NOBODY) == desk, "something is veiled"


@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_nothing_is_hidden_when_a_table_is_fresh(law: str, game: str) -> None:
    made: Any = make(law, game)
    room = made.rules.seats_for(made.house).most if made.needs_seats() else 0
    evening = Watched(law, game, crowd(made, 1 if room else 2 if hasattr(made.rules, "least") else 1), seed=4)
    for _ in range(ROUNDS):
        evening.round()
    assert evening.epochs > 0
    assert evening.unfresh > 0, "while something is in motion it is not"
