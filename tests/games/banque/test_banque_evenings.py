"""Whole evenings on two cloths with bots: one shoe, now and then a mistake; every chip is counted at the end."""

from __future__ import annotations

from collections import Counter

import pytest
from tools.soak import evening

EVENINGS = (15, pytest.param(50, marks=pytest.mark.slow))
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")


@pytest.mark.parametrize("evenings", EVENINGS)
@pytest.mark.parametrize("law", LAWS)
def test_evenings_end_with_every_chip_accounted_for(law: str, evenings: int) -> None:
    did: Counter[str] = Counter()
    for seed in range(evenings):
        did += evening(law, "baccarat-banque", seed).did
    alive = {"Bid", "HoldBank", "LeaveBank", "PlaceBet", "CallBanco", "AskCard", "StandPat", "LayDown", "DealFault"}
    assert alive <= did.keys(), "they bid, hold, leave, stake, go banco and speak"
