"""Why not, at the pokers: the offer that is shut says it, whoever asks and whenever."""

from __future__ import annotations

import pytest
from poker_oracle import PokerSession, interleaved

from novamas.games.boxes.pot import CarryPot, SeedPot
from novamas.games.poker.acts import Fold, Follow, Go, LinkPots
from novamas.games.poker.draw.acts import Discard
from novamas.games.poker.no_draw.acts import BuyCard
from novamas.games.poker.pai_gow.acts import SetHand
from novamas.games.poker.trijoker.acts import LeaveBet
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Command

DECIDES = {
    "poker-draw": (Go(by="ana"), Fold(by="ana"), Discard(by="ana", cards=()), Follow(by="ana", yes=True)),
    "poker-no-draw": (Go(by="ana"), BuyCard(by="ana", card=1)),
    "texas-poker": (Go(by="ana"), Fold(by="ana")),
    "three-card-poker": (Go(by="ana"), Follow(by="ana", yes=False)),
    "trijoker": (LeaveBet(by="ana"),),
    "pai-gow-poker": (SetHand(by="ana", low=(1, 2)),),
}
"""What the players of each game decide."""


@pytest.mark.parametrize(("game", "command"), [(game, c) for game, kinds in DECIDES.items() for c in kinds])
def test_a_player_out_of_turn_is_told_so_and_others_that_it_is_not_theirs(game: str, command: Command) -> None:
    t = PokerSession(game, "ana")
    told = t.refused(command)
    assert (told.code, bool(told.clauses)) == ("not-now", True)
    t.betting()
    assert t.refused(command).code == "not-now"
    others = {who: t.refused(type(command)(**{**vars_of(command), "by": who})).code for who in ("zoe", INSPECTOR)}
    assert others == {"zoe": "not-at-the-table", INSPECTOR: "not-your-role"}


def vars_of(command: Command) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__struct_fields__}


@pytest.mark.clause("EUS96-11-109")
def test_nobody_goes_on_while_a_bought_card_is_on_its_way() -> None:
    t = PokerSession("poker-no-draw", "ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt(interleaved("2S 3H 5D 7C 9S", "2H 3D 5C 7S 9H", "QC 10S 7H 4C 3S"))
    t.do(BuyCard(by="ana", card=1))
    for command in (Go(by="ana"), Fold(by="ana"), BuyCard(by="ana", card=2)):
        assert t.refused(command).code == "not-now", "she has the chips; it is the card that is awaited"
    assert t.refused(Go(by="bea")).code == "not-your-hand"


@pytest.mark.clause("EUS96-12-106")
def test_the_director_leaves_the_pot_alone_during_a_round_and_nobody_else_touches_it() -> None:
    t = PokerSession("poker-draw", "ana", jackpot=10, fed=50)
    t.betting()
    for command in (SeedPot(by=DIRECTOR, amount=50_000), CarryPot(by=DIRECTOR)):
        told = t.refused(command)
        assert (told.code, "EUS96-12-106" in told.clauses) == ("round-running", True)
    for who in (CROUPIER, INSPECTOR, "ana"):
        assert t.refused(SeedPot(by=who, amount=50_000)).code == "not-your-role"
        assert t.refused(LinkPots(by=who, amount=1)).code == "not-your-role"
