"""Whole evenings with bots: one shoe, every kind of guest, now and then a mistake; every chip is counted at the end."""

from __future__ import annotations

from collections import Counter

import pytest
from chemin_oracle import GAME, LAWS
from tools.soak import evening

EVENINGS = 50


@pytest.mark.parametrize("law", LAWS)
def test_fifty_evenings_end_with_every_chip_accounted_for(law: str) -> None:
    did: Counter[str] = Counter()
    coups = 0
    for seed in range(EVENINGS):
        found = evening(law, GAME, seed)
        did += found.did
        coups += found.coups
    assert coups > 40 * EVENINGS
    alive = {"TakeBank", "PassHand", "Bid", "CallBanco", "CallFollowed", "CallWithTable", "JoinBanco", "OfferShare"}
    assert alive <= did.keys(), "they bank, pass, bid, go banco and share"
