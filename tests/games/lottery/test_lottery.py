"""Lottery: what wins, what it is worth, who is paid what, and a draw that a stranger checks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from novamas.games import make
from novamas.games.draws.machine import digest_of
from novamas.games.lottery.acts import (
    BuyChoice,
    BuyNumber,
    CategoryShared,
    CloseDraw,
    DrawPaid,
    OpenDraw,
    SaleOver,
    VoidDraw,
)
from novamas.games.lottery.odds import (
    chance,
    expected_share,
    odds,
    prizes_of,
    square_share,
    told_share,
    value_of_form,
)
from novamas.games.lottery.programme import find_category, read_categories, read_programme, ways
from novamas.kit.chance import Committed, Scripted
from novamas.kit.decider import CLOTH, CROUPIER, DIRECTOR, FLOAT, INSPECTOR, JACKPOT, Chance, Refused
from novamas.law import BadOption
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW, GAME, PRICE, CHIPS = "euskadi-1996", "lottery", 100, 1_000_000
CHOSEN = {"variant": "chosen"}
SIX = (1, 2, 3, 4, 5, 6)


def lottery(*people: str, source: Any = None, **options: Any) -> Table:
    table = Table(Opening(law=LAW, game=GAME, minimum=PRICE, options=options), source or Scripted())
    for who in people or ("ana", "bea"):
        table.act(Bring(by=who, amount=CHIPS))
    table.act(OpenDraw(by=INSPECTOR))
    return table


def draw(table: Table, *values: int) -> DrawPaid:
    """The sale is closed and these come; what was paid."""
    if table.state.desk.phase == "sale":
        table.act(CloseDraw(by=CROUPIER))
    for value in values:
        table.to_chance()
        table.act(Chance(what=table.awaits()[0].what, value=value))
    return next(e.event for e in reversed(table.log) if isinstance(e.event, DrawPaid))


# -- printed numbers ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A6-002", "EUS96-A6-003")
@pytest.mark.parametrize(
    "programme",
    [
        "1: exact 30000 next 1000 last3 50 last2 5 last1 1",
        "1: exact 10 last1 20 next 5",  # the last figure is worth more than the number itself
        "1: next 7",
        "1: last2 3 last1 3",
        "1: exact 1 last2 1; 2: exact 5 next 2",
    ],
)
def test_the_odds_of_a_number_against_every_number(programme: str) -> None:
    digits = 4
    total: Counter[Fraction] = Counter()
    drawn = read_programme(programme, digits)
    each = [prizes_of(one, digits) for one in drawn]
    for one, net in zip(drawn, each, strict=True):
        found: Counter[int] = Counter()
        for number in range(10**digits):
            prize = one.find(number, 4_990, digits)
            found[prize.times if prize else 0] += 1
        assert {Fraction(times): Fraction(count, 10**digits) for times, count in found.items()} == net
        total[Fraction(1)] += sum(times * p for times, p in net.items())
    game = make(LAW, GAME, {"digits": digits, "programme": programme})
    (row,) = odds(game)
    assert row.edge == 1 - total[Fraction(1)]


@pytest.mark.clause("EUS96-A6-003")
def test_the_return_of_the_usual_programme() -> None:
    """30,000 for the number, two of 1,000 beside it, 99 of 50, 900 of 5, 9,000 of 1, and 5,000 for a second number."""
    (row,) = odds(make(LAW, GAME))
    assert row.edge == 1 - Fraction(30_000 + 2 * 1_000 + 99 * 50 + 900 * 5 + 9_000 * 1 + 5_000, 100_000)


@pytest.mark.clause("EUS96-A6-003")
def test_the_last_number_and_the_first_are_beside_each_other() -> None:
    table = lottery(digits=2, programme="1: exact 100 next 10")
    for who, number in (("ana", 99), ("bea", 1)):
        table.act(BuyNumber(by=who, number=number, count=1))
    assert draw(table, 0, 0).paid == {"ana": 10 * PRICE, "bea": 10 * PRICE}


@pytest.mark.clause("EUS96-A6-002")
def test_offers_are_the_numbers_that_are_left() -> None:
    table = lottery(digits=2, fractions=2, programme="1: exact 20")
    table.act(BuyNumber(by="ana", number=50, count=2))
    table.act(BuyNumber(by="bea", number=7, count=1))
    offers = table.options("ana", "BuyNumber")
    spans = [(offer.form["number"].lo, offer.form["number"].hi, offer.form["count"].hi) for offer in offers]
    assert spans == [(0, 6, 2), (7, 7, 1), (8, 49, 2), (51, 99, 2)]


def test_a_printed_draw_in_the_long_run() -> None:
    """Every number of two figures drawn once: what the holder of all of them would be paid."""
    digits, options = 2, {"digits": 2, "programme": "1: exact 20 next 5 last1 2", "most_tickets": 1}
    (row,) = odds(make(LAW, GAME, options))
    paid = 0
    for number in range(10**digits):
        table = lottery("ana", **options)
        table.act(BuyNumber(by="ana", number=37, count=1))
        paid += sum(draw(table, number // 10, number % 10).paid.values())
    assert Fraction(paid, 100 * PRICE) == 1 - row.edge


# -- chosen numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A6-004")
@pytest.mark.parametrize("extra", [True, False])
def test_categories_against_every_form(extra: bool) -> None:
    of, picks = 9, 3
    text = "3=500 2+c=200 2=200 1=100" if extra else "3=500 2=300 1=200"
    ranks = read_categories(text, picks, extra)
    main, complementary = {1, 2, 3}, 4
    found: Counter[str] = Counter()
    for form in combinations(range(1, of + 1), picks):
        category = find_category(ranks, len(main & set(form)), extra and complementary in form)
        if category is not None:
            found[category.name] += 1
    assert {rank.name: ways(rank, ranks, of, picks, extra) for rank in ranks} == dict(found)


def test_six_of_forty_nine_as_everybody_knows_it() -> None:
    game = make(LAW, GAME, CHOSEN)
    every = comb(49, 6)
    due = {"6": 1, "5+c": 6, "5": 252, "4": comb(6, 4) * comb(43, 2), "3": comb(6, 3) * comb(43, 3)}
    assert {rank.name: chance(game, rank) * every for rank in game.hall.ranks} == due
    assert every == 13_983_816


@pytest.mark.clause("EUS96-A6-004", "EUS96-A6-005")
@pytest.mark.parametrize("others", [0, 1, 7, 60])
def test_an_expected_share_is_the_binomial_sum(others: int) -> None:
    for p in (Fraction(1, 57), Fraction(1, 2), Fraction(1, 13_983_816)):
        exact = expected_share(p, others)
        assert abs(exact - told_share(p, others)) < Fraction(1, 10**28)
        squares = p * sum(
            comb(others, k) * p**k * (1 - p) ** (others - k) / Fraction((k + 1) ** 2) for k in range(others + 1)
        )
        assert square_share(float(p), others) == pytest.approx(float(squares), rel=1e-9)


def test_what_is_carried_over_makes_a_form_worth_more() -> None:
    game = make(LAW, GAME, CHOSEN)
    first = chance(game, game.hall.ranks[0])
    for others in (0, 1_000):
        more = value_of_form(game, others, 1_000_000) - value_of_form(game, others)
        assert abs(more - 1_000_000 * expected_share(first, others)) < Fraction(1, 10**20)
    assert value_of_form(game, 1_000) < Fraction(550, 1_000), "the rest is carried over"


@pytest.mark.clause("EUS96-A6-005")
def test_a_small_lottery_played_long() -> None:
    """Two of five with three players, many draws: what they are paid is the fund, less what is still carried."""
    table = lottery("ana", "bea", "cai", variant="chosen", picks=2, of=5, extra=False, categories="2=700 1=300")
    rng, returned = random.Random(5), 0
    for _ in range(300):
        if table.state.desk.phase == "idle":
            table.act(OpenDraw(by=INSPECTOR))
        for who in ("ana", "bea", "cai"):
            table.act(BuyChoice(by=who, numbers=tuple(sorted(rng.sample(range(1, 6), 2)))))
        returned += sum(draw(table, *rng.sample(range(1, 6), 2)).paid.values())
    carried = sum(table.state.desk.carried.values())
    assert returned + carried == 300 * 3 * PRICE * 550 // 1_000
    assert table.state.book.get(JACKPOT, 0) == carried
    assert table.state.book[CLOTH] == 0


@pytest.mark.clause("EUS96-A6-004", "EUS96-A6-005")
def test_a_category_shares_its_pool_to_the_cent() -> None:
    table = lottery("ana", "bea", "cai", variant="chosen", extra=False, categories="6=1000", fund=333)
    for who in ("ana", "bea", "cai"):
        table.act(BuyChoice(by=who, numbers=SIX))
    over = draw(table, *SIX)
    shared = next(e.event for e in table.log if isinstance(e.event, CategoryShared))
    assert (shared.pool, shared.winners, shared.each, shared.carried) == (99, 3, 33, 0)
    assert over.paid == dict.fromkeys(("ana", "bea", "cai"), 33)
    assert over.kept == 300 - 99


# -- the draw ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A6-002", "EUS96-A6-004")
def test_a_stranger_checks_a_draw() -> None:
    """The secret was committed before the sale, the list sealed before the first number."""
    source = Committed()
    commitment = source.commitment
    table = lottery(source=source, **CHOSEN)
    table.act(BuyChoice(by="ana", numbers=SIX))
    table.act(CloseDraw(by=CROUPIER))
    desk = table.state.desk
    assert desk.sealed == digest_of(["1 2 3 4 5 6"], desk.drums)
    draws = []
    while table.state.desk.phase == "drawing":
        table.to_chance()
        dist = table.decider.chance(table.state)
        assert dist is not None
        table.chance()
        draws.append((dist, "ball", table.state.desk.drawn[-1].value))
    assert len({value for _, _, value in draws}) == 7, "no number comes twice"
    Committed.verify(commitment, source.reveal(), draws)


@pytest.mark.clause("EUS96-A6-005")
def test_nobody_knows_a_shared_prize_before_the_sale_is_over() -> None:
    """What a category pays depends on who else plays: the same form in two sales."""
    funds = []
    for others in ((), (SIX, SIX)):
        table = lottery(**CHOSEN)
        for numbers in (SIX, *others):
            table.act(BuyChoice(by="ana", numbers=numbers))
        table.act(CloseDraw(by=CROUPIER))
        funds.append(next(e.event.fund for e in table.log if isinstance(e.event, SaleOver)))
    assert funds == [55, 165]


def test_a_void_draw_keeps_what_was_carried_over() -> None:
    table = lottery(**CHOSEN)
    table.act(BuyChoice(by="ana", numbers=SIX))
    draw(table, 40, 41, 42, 43, 44, 45, 46)
    carried = dict(table.state.desk.carried)
    assert carried == {"6": 55}
    table.act(OpenDraw(by=INSPECTOR))
    table.act(BuyChoice(by="bea", numbers=SIX))
    table.act(VoidDraw(by=DIRECTOR, cause="wrong-list"))
    assert table.state.desk.carried == carried
    assert table.state.desk.chips["bea"] == CHIPS
    assert table.state.book[CLOTH] == 0
    assert table.state.book[FLOAT] is not None
    with pytest.raises(Refused) as refused:
        table.act(BuyChoice(by="bea", numbers=SIX))
    assert refused.value.code == "lottery-sale-closed"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"programme": ""}, "programme"),
        ({"programme": "2: exact 5"}, "programme"),
        ({"programme": "1: exact 5 exact 6"}, "programme"),
        ({"digits": 7}, "digits"),
        ({"series": 0}, "series"),
        ({"series": 11, "fractions": 100}, "series"),
        ({"most_tickets": 0}, "most_tickets"),
        ({**CHOSEN, "picks": 0}, "picks"),
        ({**CHOSEN, "of": 7}, "picks"),
        ({**CHOSEN, "of": 91}, "picks"),
        ({**CHOSEN, "fund": 0}, "fund"),
        ({**CHOSEN, "guaranteed": -1}, "guaranteed"),
        ({**CHOSEN, "categories": "5=1000"}, "categories"),
        ({**CHOSEN, "categories": "6=500 6=500"}, "categories"),
        ({**CHOSEN, "categories": "6+c=1000"}, "categories"),
        ({**CHOSEN, "extra": False}, "extra"),
    ],
)
def test_a_programme_that_cannot_be_played_is_refused(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as bad:
        make(LAW, GAME, options)
    assert bad.value.field == field


def names(found: Iterable[Any]) -> list[str]:
    return [each.name for each in found]


def test_what_is_written_is_what_is_read() -> None:
    (first, second) = read_programme("1: last1 1 exact 9; 2: next 2", 3)
    assert names(first.prizes) == ["exact", "last1"]
    assert names(second.prizes) == ["next"]
    assert names(read_categories("3=200 6=400 5=150 5+c=100 4=150", 6, True)) == ["6", "5+c", "5", "4", "3"]
