"""What a table held beside its odds: the same sums as the book, and bands that are right for bets of one round."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt

import pytest
from tools.golden import restore, store_file

from novamas.casino import Act
from novamas.games.counts import under
from novamas.games.odds import Row
from novamas.games.roulette.play import RouletteGame
from novamas.games.spin import BettingOpened
from novamas.kit import forms, words
from novamas.kit.decider import CLOTH, FLOAT, Move
from novamas.odds.kept import PATIENT, Kept
from novamas.odds.report import rows, table_report
from novamas.store.books import Books, open_books
from novamas.store.documents import Documents
from novamas.store.hold import EDGES, Held, Hold, read_hold
from novamas.store.luck import BAND
from novamas.store.reports import daily_book
from novamas.table import Opening, TableGame
from novamas.table.opening import prepare

LAW, GAME = "euskadi-1996", "roulette-french"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    folder = tmp_path_factory.mktemp("golden")
    restore(store_file(forms.FORM), str(folder / "casino.db"), folder / "keys")
    books = open_books(str(folder / "casino.db"), keys=folder / "keys", existing=True)
    yield books
    books.close()


def prices(table: TableGame) -> tuple[Row, ...]:
    with under(Kept(PATIENT)):
        return table_report(table).rows


@pytest.fixture(scope="module")
def found(house: Books) -> list[Held]:
    return read_hold(house, prices)


def test_what_was_won_is_what_the_book_says(house: Books, found: list[Held]) -> None:
    """Every bet of every game against the house is decided or given back: the sums are those of another fold."""
    book: dict[str, int] = {}
    for page in daily_book(house):
        book[page.table] = book.get(page.table, 0) + page.result
    assert {each.table: each.won for each in found} == {each.table: book[each.table] for each in found}
    assert len({each.game for each in found}) > 14
    assert all(each.unknown == 0 and each.verdict == "chance" and each.sd > 0 for each in found)


def test_tables_where_players_decide_are_marked(found: list[Held]) -> None:
    chosen = {each.game for each in found if each.chosen}
    assert "blackjack" in chosen
    assert not {"roulette-french", "boule", "wheel-of-fortune", "punto-banca", "craps"} & chosen


# -- bets of one round -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table() -> TableGame:
    return TableGame(prepare(Opening(law=LAW, game=GAME, minimum=500)))


def hold_of(table: TableGame) -> Hold:
    return Hold("1", table, "EUR", rows(LAW, GAME))


def by_hand(bets: dict[str, int], game: RouletteGame) -> tuple[float, float]:
    """Mean and spread of what the house wins, ball by ball, by the payments printed in the law: half back on zero."""
    pays = {"straight": 35, "split": 17, "dozen": 2, "red": 1, "black": 1, "even": 1}
    results = []
    for ball in range(37):
        won = 0.0
        for on, amount in bets.items():
            kind, covers = on.partition(":")[0], game.spots[on].covers
            half = ball == 0 and pays[kind] == 1
            won -= amount * (pays[kind] if ball in covers else -0.5 if half else -1)
        results.append(won)
    mean = sum(results) / 37
    return mean, sqrt(sum((x - mean) ** 2 for x in results) / 37)


@pytest.mark.parametrize(
    "bets",
    [
        {"red": 500},
        {"red": 500, "black": 500},
        {"straight:17": 500, "split:17-20": 1000, "dozen:2": 1500, "black": 700},
        {"straight:0": 500, "even": 2000, "red": 2000},
        {f"straight:{n}": 500 for n in range(37)},
    ],
    ids=["one", "against each other", "the same numbers", "zero", "every number"],
)
def test_bets_of_one_ball_hang_together_as_they_do(table: TableGame, bets: dict[str, int]) -> None:
    hold = hold_of(table)
    hold.round = {on: (hold.rows[on.partition(":")[0]], amount) for on, amount in bets.items()}
    hold.count_round()
    mean, sd = by_hand(bets, table.game)
    assert hold.held.expected == pytest.approx(mean)
    assert sqrt(hold.variance) == pytest.approx(sd, abs=1e-3)


def test_where_more_decides_than_one_ball_bets_count_as_if_together() -> None:
    table = TableGame(prepare(Opening(law=LAW, game="punto-banca", minimum=500)))
    hold = Hold("1", table, "EUR", rows(LAW, "punto-banca"))
    two = {on: hold.rows[on] for on in ("player", "bank") if on in hold.rows}
    hold.round = {on: (row, 1000) for on, row in two.items()}
    hold.count_round()
    assert len(two) == 2
    assert sqrt(hold.variance) == pytest.approx(sum(row.sd for row in two.values()) * 1000)


def evening(table: TableGame, rng: random.Random, rounds: int, loaded: float = 0.0) -> Held:
    """Bets of three people on red, on the same ball, round after round; a loaded wheel shows red more rarely."""
    hold = hold_of(table)
    for number in range(1, rounds + 1):
        red = rng.random() * (1 + loaded) < 18 / 37
        bets, seq = range(3 * number, 3 * number + 3), 10 * number
        place = tuple(_placed(bet) for bet in bets)
        side = ("win", FLOAT) if red else ("lost", CLOTH)
        hold.take(Act(seq, number, "@croupier", None, (BettingOpened(round=number), *place), at=float(number)))
        hold.take(Act(seq + 4, number, "@croupier", None, (_settled(tuple(bets), *side),), at=float(number)))
    hold.end_round()
    return hold.so_far()


def _placed(bet: int) -> object:
    from novamas.games.cloth.acts import BetPlaced

    return BetPlaced(bet=bet, owner="ana", on="red", amount=500, moves=(Move("ana", CLOTH, 500, "bet"),))


def _settled(bets: tuple[int, ...], why: str, src: str) -> object:
    from novamas.games.cloth.acts import Collected, Paid

    if why == "lost":
        return Collected(bets=bets, moves=tuple(Move(CLOTH, FLOAT, 500, "lost") for _ in bets))
    paid = tuple(Move(FLOAT, "ana", 500, "win") for _ in bets)
    return Paid(bets=bets, moves=(*paid, *(Move(CLOTH, "ana", 500, "stake") for _ in bets)))


def test_three_people_on_one_colour_are_one_bet(table: TableGame) -> None:
    held = evening(table, random.Random(1), 400)
    row = next(row for row in rows(LAW, GAME) if row.bet == "red" and row.strategy == "half")
    assert held.sd == pytest.approx(1500 * row.sd * sqrt(400))
    assert held.expected == pytest.approx(1500 * 400 / 74)
    assert held.verdict == "chance"
    assert len(held.points) <= 240
    assert held.points[-1].won == held.won


def test_a_loaded_wheel_is_odd_and_a_fair_one_is_not(table: TableGame) -> None:
    assert evening(table, random.Random(2), 900, loaded=0.35).verdict == "odd"
    fair = [evening(table, random.Random(seed), 60).verdict for seed in range(40)]
    assert fair.count("chance") >= 35


def test_few_rounds_are_added_up_one_by_one(table: TableGame) -> None:
    few, many = evening(table, random.Random(3), 50), evening(table, random.Random(3), 90)
    assert (few.exact, many.exact) == (True, False)
    assert few.band == pytest.approx([few.expected + edge * few.sd for edge in EDGES], rel=0.2, abs=1600)
    assert len(few.band) == len(BAND)


# -- on paper ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.languages())
def test_the_document_says_it_in_words_and_shows_it(found: list[Held], lang: str) -> None:
    page = Documents(lang, "here").hold(found)
    assert page.count("<svg class=strip") == len(found)
    assert "hold-" not in page
    odd = next(each for each in found if each.game == GAME)
    assert "<svg class=curve" in Documents(lang, "here").hold([odd])
