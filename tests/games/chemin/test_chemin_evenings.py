"""Whole evenings with bots: one shoe, every kind of guest, now and then a mistake; every chip is counted at the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from chemin_oracle import GAME, LAWS, SEATED, CheminSession
from tools.soak import evening

from novamas.games.chemin.acts import DeclineBank, TakeBank
from novamas.games.chemin.bots import TEMPERAMENTS
from novamas.games.circle.acts import CloseAuction, OpenAuction
from novamas.kit.decider import CROUPIER

EVENINGS = (15, pytest.param(50, marks=pytest.mark.slow))


@pytest.mark.parametrize("evenings", EVENINGS)
@pytest.mark.parametrize("law", LAWS)
def test_evenings_end_with_every_chip_accounted_for(law: str, evenings: int) -> None:
    did: Counter[str] = Counter()
    coups = 0
    for seed in range(evenings):
        found = evening(law, GAME, seed)
        did += found.did
        coups += found.coups
    assert coups > 40 * evenings
    alive = {"TakeBank", "PassHand", "Bid", "CallBanco", "CallFollowed", "CallWithTable", "JoinBanco", "OfferShare"}
    assert alive <= did.keys(), "they bank, pass, bid, go banco and share"


@pytest.mark.parametrize("law", LAWS)
def test_a_guest_of_any_temper_takes_a_hand_that_waits_for_whoever_wants_it(law: str) -> None:
    table = CheminSession(law)
    refusals = [DeclineBank(by=who) for who in SEATED]
    table.sends(*refusals, OpenAuction(by=CROUPIER), CloseAuction(by=CROUPIER), *refusals)
    assert table.desk.unwanted
    assert table.table.awaits() == ()
    for temper in TEMPERAMENTS:
        guest = temper()
        for _ in range(2):
            command = guest.act(table.table.decider.game, table.desk, "bea", random.Random(1))
            assert isinstance(command, TakeBank)
    table.do(command)
    assert table.desk.bank is not None
    assert table.desk.bank.banker == "bea"
