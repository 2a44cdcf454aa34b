"""How company plays: sane, in different tempers, the same with the same generator, and by what it sees alone."""

from __future__ import annotations

from random import Random

import pytest

from novamas.games.circle_poker.arithmetic.brain import LOOSE, TIGHT, Choice, Spot, choose, discard, place_of, rate
from novamas.games.circle_poker.arithmetic.equity import Contest
from novamas.kit.cards import parse
from novamas.kit.hands import FIVE_CARDS, CircleRanking, LowRanking, flush_over_full

HOLDEM = Contest()
SHORT = CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=7)
DRAW = Contest(ranking=SHORT, own=5, common=0)
CONTESTS = {
    "texas-holdem": HOLDEM,
    "double-holdem": Contest(boards=2),
    "omaha": Contest(own=4, use_own=(2, 2)),
    "omaha-five": Contest(own=5, use_own=(2, 2)),
    "omaha-hi-lo": Contest(own=4, use_own=(2, 2), low=LowRanking()),
    "five-card-stud": Contest(ranking=SHORT, own=5, common=0),
    "seven-card-stud": Contest(own=7, common=0),
    "five-card-draw": DRAW,
    "sintetico": Contest(ranking=CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=8), use_own=(2, 2)),
}


def cards(written: str) -> tuple[int, ...]:
    return tuple(parse(name) for name in written.split())


def spot(own: str, board: str = "", rivals: int = 3, pot: int = 400, to_cover: int = 100, raised: bool = False) -> Spot:
    boards = (cards(board),) if board else ()
    return Spot(own=cards(own), boards=boards, rivals=((),) * rivals, pot=pot, to_cover=to_cover, raised=raised)


def how_often(act: str, place: Spot, temper: object, contest: Contest = HOLDEM) -> float:
    choices = [choose(contest, place, temper, Random(seed)).act for seed in range(60)]  # type: ignore[arg-type]
    return choices.count(act) / len(choices)  # type: ignore[arg-type]


def test_good_hands_go_and_bad_ones_leave() -> None:
    assert how_often("leave", spot("AS AH"), TIGHT) == 0
    assert how_often("raise", spot("AS AH"), TIGHT) > 0.9
    assert how_often("leave", spot("7S 2H"), TIGHT) > 0.9
    assert how_often("leave", spot("7S 2H", to_cover=2000, raised=True), LOOSE) > 0.9
    assert how_often("leave", spot("AS AH", rivals=1, raised=True), TIGHT) == 0
    nuts = spot("AS KS", "QS JS 10S 2D 3C", rivals=1, to_cover=5000, raised=True)
    assert how_often("leave", nuts, TIGHT) == 0
    assert rate(HOLDEM, nuts, TIGHT, Random(1)) == 1


def test_the_loose_play_more_hands_than_the_tight() -> None:
    middling = spot("KS 9H")
    assert how_often("leave", middling, TIGHT) > 0.8 > 0.2 > how_often("leave", middling, LOOSE)
    assert place_of(cards("AS AH")) < 1 < place_of(cards("QS JS")) < 20 < place_of(cards("7S 2H")) <= 100


def test_the_same_generator_plays_the_same() -> None:
    place = spot("QS JS", "10S 9D 2C", raised=True)
    first: list[Choice] = [choose(HOLDEM, place, LOOSE, Random(5)) for _ in range(3)]
    assert len({(choice.act, choice.size, choice.equity) for choice in first}) == 1


@pytest.mark.parametrize("game", CONTESTS)
def test_every_game_is_judged_from_the_first_card_to_the_last(game: str) -> None:
    contest, rng = CONTESTS[game], Random(7)
    for _ in range(6):
        pack = rng.sample(contest.ranking.deck(), len(contest.ranking.deck()))
        own = tuple(pack.pop() for _ in range(contest.own if contest.common else rng.randint(2, contest.own)))
        boards = tuple(tuple(pack.pop() for _ in range(rng.randint(0, contest.common))) for _ in range(contest.boards))
        rivals = tuple(tuple(pack.pop() for _ in range(0 if contest.common else 1)) for _ in range(2))
        place = Spot(own=own, boards=boards, rivals=rivals, pot=300, to_cover=50, raised=rng.random() < 0.5)
        choice = choose(contest, place, TIGHT, rng)
        assert choice.act in ("leave", "cover", "raise")
        assert 0 <= choice.equity <= 1


@pytest.mark.parametrize(
    ("own", "kept"),
    [
        ("AS AH AD AC 7S", "AS AH AD AC"),
        ("KS KH KD 8C 7S", "KS KH KD"),
        ("AS AH 10D 8C 7S", "AS AH"),
        ("7S 8S 9S 10S JS", "7S 8S 9S 10S JS"),
    ],
)
def test_what_company_keeps_when_it_draws(own: str, kept: str) -> None:
    thrown = discard(DRAW, cards(own), 4, Random(3))
    assert set(cards(kept)) <= {card for n, card in enumerate(cards(own)) if n not in thrown}
