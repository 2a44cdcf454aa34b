"""Hands and pots against pokerkit, in what it does right: the order of hands of 52 and 36 cards, pots and refunds of
betting that only the highest hand wins."""

from __future__ import annotations

import random
import warnings

import pytest

from novamas.kit import hand_tables
from novamas.kit.cards import NAMES
from novamas.kit.hands import FIVE_CARDS, CircleRanking, LowRanking, flush_over_full
from novamas.kit.hands import low as low_hand
from novamas.kit.pots import pay, side_pots

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pokerkit = pytest.importorskip("pokerkit")

OPEN = CircleRanking()
SHORT = CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=6)
SEATS = 6


def written(cards: list[int]) -> str:
    """Cards as pokerkit writes them: "AsTh"."""
    return "".join(NAMES[card][:-1].replace("10", "T") + NAMES[card][-1].lower() for card in cards)


def sign(first: object, second: object) -> int:
    return (first > second) - (first < second)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("ranking", "theirs", "own", "use"),
    [
        (OPEN, "StandardHighHand", 2, (0, 5)),
        (SHORT, "ShortDeckHoldemHand", 2, (0, 5)),
        (OPEN, "OmahaHoldemHand", 4, (2, 2)),
    ],
)
def test_two_hands_compare_as_in_pokerkit(ranking: CircleRanking, theirs: str, own: int, use: tuple[int, int]) -> None:
    rng, kind = random.Random(17), getattr(pokerkit, theirs)
    for _ in range(400):
        dealt = rng.sample(ranking.deck(), 2 * own + 5)
        common, first, second = dealt[:5], dealt[5 : 5 + own], dealt[5 + own :]
        ours = [hand_tables.best(mine, common, ranking, use)[0] for mine in (first, second)]
        other = [kind.from_game(written(mine), written(common)) for mine in (first, second)]
        assert sign(*ours) == sign(*other), (written(first), written(second), written(common))


def test_low_hands_compare_as_in_pokerkit() -> None:
    rng, kind, compared = random.Random(8), pokerkit.OmahaEightOrBetterLowHand, 0
    for _ in range(600):
        dealt = rng.sample(OPEN.deck(), 13)
        common, hands = dealt[:5], (dealt[5:9], dealt[9:])
        ours = [low_hand(mine, common, LowRanking(), (2, 2)) for mine in hands]
        other = [kind.from_game_or_none(written(mine), written(common)) for mine in hands]
        assert [found is None for found in ours] == [found is None for found in other]
        if ours[0] and ours[1]:
            compared += 1
            assert sign(ours[0][0], ours[1][0]) == sign(*other)
    assert compared > 20


@pytest.mark.parametrize("seed", range(60))
def test_random_betting_pays_as_in_pokerkit(seed: int) -> None:
    rng = random.Random(seed)
    stacks = [rng.choice((12, 40, 90, 200, 600)) * 6 for _ in range(SEATS)]
    cards = rng.sample(OPEN.deck(), 2 * SEATS + 5)
    names = [str(seat) for seat in range(SEATS)]
    state = pokerkit.NoLimitTexasHoldem.create_state(
        (
            pokerkit.Automation.ANTE_POSTING, pokerkit.Automation.BET_COLLECTION, pokerkit.Automation.HAND_KILLING,
            pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
            pokerkit.Automation.CHIPS_PUSHING, pokerkit.Automation.CHIPS_PULLING,
        ),
        False, 6, (6, 12), 12, tuple(stacks), SEATS,
    )  # fmt: skip
    own = {seat: cards[2 * seat : 2 * seat + 2] for seat in range(SEATS)}
    board = cards[2 * SEATS :]
    laid = 0
    out: set[int] = set()
    while state.status:
        if state.can_deal_hole():
            state.deal_hole(written([own[laid % SEATS][laid // SEATS]]))
            laid += 1
        elif state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_board():
            there = sum(len(row) for row in state.board_cards) if state.board_cards else 0
            state.deal_board(written(board[there : there + (1 if there else 3)]))
        elif state.can_show_or_muck_hole_cards():
            state.show_or_muck_hole_cards(True)
        else:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                act = rng.random()
                if act < 0.12 and state.checking_or_calling_amount and state.can_fold():
                    out.add(state.actor_index)
                    state.fold()
                elif act < 0.45 and state.can_complete_bet_or_raise_to():
                    least = state.min_completion_betting_or_raising_to_amount
                    most = state.max_completion_betting_or_raising_to_amount
                    state.complete_bet_or_raise_to(rng.choice((least, most, (least + most) // 2)))
                else:
                    state.check_or_call()
    put_in = dict.fromkeys(names, 0)
    with_bets = [0] * SEATS
    for done in state.operations:
        kind = type(done).__name__
        if kind in ("AntePosting", "BlindOrStraddlePosting", "CheckingOrCalling"):
            put_in[names[done.player_index]] += done.amount
            with_bets[done.player_index] += done.amount if kind != "AntePosting" else 0
        elif kind == "CompletionBettingOrRaisingTo":
            put_in[names[done.player_index]] += done.amount - with_bets[done.player_index]
            with_bets[done.player_index] = done.amount
        elif kind == "BetCollection":
            with_bets = [0] * SEATS
    in_hand = {names[seat] for seat in range(SEATS) if seat not in out}
    pots, refunds = side_pots(put_in, in_hand)
    heights = {name: hand_tables.best(own[int(name)], board, OPEN)[0] for name in in_hand}
    won = pay(pots, [heights], 1, names)
    ours = [won.get(name, 0) + refunds.get(name, 0) - put_in[name] for name in names]
    assert ours == list(state.payoffs)
