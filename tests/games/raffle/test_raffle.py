"""Raffle, tombola and promotional draw: what the texts say, what a ticket is worth counted twice, and evenings."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace
from raffle_clauses import RAFFLE_CLAUSES
from spin_oracle import under

from novamas.games import company, make
from novamas.games.draws.acts import MachineSealed, NumberUnsold, SymbolDrawn, TicketWon
from novamas.games.draws.machine import digest_of
from novamas.games.draws.transcript import read_machine, transcript
from novamas.games.raffle.acts import BuyTickets, ClaimPrize, DrawEnded, ExchangePoints, NothingWon, PrizeFetched
from novamas.games.raffle.odds import at_least_one, odds
from novamas.games.raffle.rules import check, dates_of, mark
from novamas.kit.chance import Seeded
from novamas.kit.decider import CLOTH, FLOAT, Refused
from novamas.law import BadOption
from novamas.table import Opening, Table, prepare
from novamas.table.acts import Bring

LAW = "euskadi-1996"
GAMES = ("raffle", "tombola", "promotional-draw")
PRICE = 100


def opened(game: str, *people: str, seed: int = 1, reading: Any = "default", **options: Any) -> Table:
    opening = Opening(law=LAW, game=game, minimum=PRICE, options=options, readings=reading)
    table = Table(opening, Seeded(seed))
    for who in people:
        table.act(Bring(by=who, amount=100_000))
    table.staff()
    return table


def buy(table: Table, who: str, tickets: int) -> None:
    table.act(BuyTickets(by=who, tickets=tickets))
    while table.chance():
        pass


def play_on(table: Table) -> None:
    """Staff and chance, until the draw is over."""
    while table.state.desk.phase != "idle":
        if not table.chance():
            assert table.staff()


def events(table: Table, kind: type) -> list[Any]:
    return [each.event for each in table.log if isinstance(each.event, kind)]


@under(RAFFLE_CLAUSES, "buyers")
@pytest.mark.parametrize("unsold", ["out", "again"])
def test_every_prize_goes_to_somebody_who_bought(law: str, unsold: str) -> None:
    for seed in range(5):
        table = opened("raffle", "ana", "bea", seed=seed, unsold=unsold, tickets=20)
        buy(table, "ana", 3)
        buy(table, "bea", 2)
        play_on(table)
        won = events(table, TicketWon)
        assert len({each.ticket for each in won}) == len(won) == 3
        assert all(each.who == ("ana" if each.ticket <= 3 else "bea") for each in won)
        assert [each.prize for each in won] == ["hamper", "umbrella", "mug"]
        assert (
            not events(table, NumberUnsold)
            if unsold == "out"
            else all(not e.prize for e in events(table, NumberUnsold))
        )
        (sealed,) = events(table, MachineSealed)
        assert sealed.digest == digest_of(sealed.tickets, sealed.drums)
        assert sealed.drums[0].runs == ((1, 5 if unsold == "out" else 20, 1),)


@under(RAFFLE_CLAUSES, "buyers")
def test_with_fewer_tickets_than_prizes_every_ticket_wins_once(law: str) -> None:
    table = opened("raffle", "ana")
    buy(table, "ana", 2)
    play_on(table)
    assert sorted(each.ticket for each in events(table, TicketWon)) == [1, 2]


@under(RAFFLE_CLAUSES, "never money")
def test_no_raffle_gives_money(law: str) -> None:
    for kind in ("cash", "token"):
        with pytest.raises(BadOption) as bad:
            make(law, "raffle", {"kinds": [kind]})
        assert bad.value.clauses == ("EUS96-A8-002",)
    table = opened("raffle", "ana", kinds=("services",))
    buy(table, "ana", 5)
    while table.state.desk.phase != "claims":
        assert table.chance() or table.staff()
    for win in table.state.desk.wins:
        table.act(ClaimPrize(by="ana", ticket=win.ticket))
    assert not any(each.moves for each in events(table, PrizeFetched))
    play_on(table)
    assert table.state.desk.chips["ana"] == 100_000 - 5 * PRICE
    assert table.state.book[CLOTH] == 0


@under(RAFFLE_CLAUSES, "tickets")
def test_tickets_cost_the_same_and_are_told_apart(law: str) -> None:
    for marks in ("numbered", "lettered"):
        assert len({mark(ticket, marks) for ticket in range(1, 5_001)}) == 5_000
    table = opened("raffle", "ana", "bea")
    buy(table, "ana", 7)
    buy(table, "bea", 2)
    assert [(lot.first, lot.count, lot.paid) for lot in table.state.desk.sold] == [(1, 7, 7 * PRICE), (8, 2, 2 * PRICE)]


@under(RAFFLE_CLAUSES, "any object")
def test_all_tickets_of_a_tombola_hold_all_objects(law: str) -> None:
    table = opened("tombola", "ana", tickets=40, most_tickets=40, price=400)
    buy(table, "ana", 40)
    prizes = [each.prize for each in events(table, PrizeFetched)]
    assert sorted(prizes) == sorted(["hamper"] + ["umbrella"] * 5 + ["mug"] * 20)
    assert len(events(table, NothingWon)) == 40 - 26
    assert prizes != sorted(prizes)


@under(RAFFLE_CLAUSES, "at once or by points")
def test_points_are_added_up_until_they_are_enough(law: str) -> None:
    options = {
        "prizes": ("doll",), "values": (500,), "points": (26,), "point_values": (5,), "point_tickets": (6,),
        "tickets": 6,
    }  # fmt: skip
    table = opened("tombola", "ana", **options)
    buy(table, "ana", 5)
    with pytest.raises(Refused, match="too-few-points"):
        table.act(ExchangePoints(by="ana", prize="doll"))
    buy(table, "ana", 1)
    table.act(ExchangePoints(by="ana", prize="doll"))
    play_on(table)
    assert events(table, DrawEnded)[0].given == 500
    with pytest.raises(BadOption) as bad:
        make(law, "tombola", {**options, "points": (31,)})
    assert bad.value.clauses == ("EUS96-A9-002",)


@under(RAFFLE_CLAUSES, "at once or by points")
def test_by_points_alone_nothing_is_won_at_once(law: str) -> None:
    """Article 9 knows both ways; a law that knew points alone would have no object without them."""
    game = make(law, "tombola")
    alone = replace(game.rules, wins=replace(game.rules.wins, ways=("points",)))
    points = replace(game.house, points=(6, 4, 2), counts=(1, 1, 1), point_values=(1,), point_tickets=(12,))
    assert [bad.field for bad in check(alone, points)] == []
    for some in ((), (6, 4, 0)):
        found = next(check(alone, replace(points, points=some)))
        assert (found.field, found.clauses) == ("points", ("EUS96-A9-002",))
        assert not list(check(game.rules, replace(points, points=some)))


@under(RAFFLE_CLAUSES, "one price", "no surcharge")
@pytest.mark.parametrize("game", GAMES)
def test_where_the_money_goes(law: str, game: str) -> None:
    table = opened(game, "ana", price=250)
    before = table.state.book[FLOAT]
    buy(table, "ana", 4)
    paid = 100_000 - table.state.desk.chips["ana"]
    assert paid == 1_000
    assert table.state.book.get(CLOTH, 0) == (0 if game == "promotional-draw" else 1_000)
    play_on(table)
    assert table.state.book[FLOAT] - before == 1_000


@under(RAFFLE_CLAUSES, "cover")
@pytest.mark.parametrize(("tickets", "opens"), [(160, True), (159, False)])
def test_the_tickets_of_a_tombola_pay_for_its_objects(law: str, tickets: int, opens: bool) -> None:
    """50.00 once, 10.00 five times and 3.00 twenty times are 160.00."""
    opening = Opening(law=law, game="tombola", minimum=PRICE, options={"tickets": tickets})
    if opens:
        prepare(opening)
        return
    with pytest.raises(BadOption) as bad:
        prepare(opening)
    assert bad.value.clauses == ("EUS96-A9-004",)
    assert "159.00" in str(bad.value)


@under(RAFFLE_CLAUSES, "no surcharge")
def test_no_surcharge_on_what_is_advertised(law: str) -> None:
    prepare(Opening(law=law, game="promotional-draw", minimum=PRICE, options={"ordinary": PRICE}))
    with pytest.raises(BadOption) as bad:
        prepare(Opening(law=law, game="promotional-draw", minimum=PRICE, options={"ordinary": PRICE - 1}))
    assert bad.value.clauses == ("EUS96-A10-002",)


@under(RAFFLE_CLAUSES, "single", "successive")
def test_the_usual_dates(law: str) -> None:
    game = make(law, "promotional-draw")
    assert dates_of(game.house) == (7, 14, 21, 28, 35, 42, 49, 56, 63, 70)
    assert dates_of(make(law, "promotional-draw", {"tract": "single", "period": 12}).house) == (12,)
    assert dates_of(make(law, "promotional-draw", {"period": 3}).house) == (1, 2, 3)


# -- what a ticket is worth --------------------------------------------------------------------------------------------


@under(RAFFLE_CLAUSES, "buyers")
@pytest.mark.parametrize(("sold", "own"), [(4, 1), (4, 2), (5, 2), (2, 1)])
def test_worth_of_tickets_by_every_order_of_the_drum(law: str, sold: int, own: int) -> None:
    """The formula against all orders in which so many tickets can come."""
    game = make(law, "raffle", {"tickets": sold})
    prizes = game.stand.prizes
    orders = list(permutations(range(sold), min(len(prizes), sold)))
    any_prize = Fraction(sum(any(ticket < own for ticket in order) for order in orders), len(orders))
    assert at_least_one(own, sold, min(len(prizes), sold)) == any_prize
    value = Fraction(
        sum(prize.value for order in orders for ticket, prize in zip(order, prizes, strict=False) if ticket == 0),
        len(orders),
    )
    assert odds(game)[0].edge == 1 - value / 100


@under(RAFFLE_CLAUSES, "at once or by points")
def test_worth_of_a_ticket_of_a_tombola(law: str) -> None:
    (row,) = odds(make(law, "tombola"))
    assert (row.win, row.edge) == (Fraction(26, 200), 1 - Fraction(160, 200))
    free = odds(make(law, "promotional-draw"))[0]
    assert (free.lose, free.edge) == (0, -Fraction(63, 200))


@pytest.mark.slow
def test_a_long_run_agrees_with_the_odds() -> None:
    rng, won, draws = random.Random(7), 0, 3_000
    for _ in range(draws):
        table = opened("raffle", "ana", "bea", seed=rng.randrange(10**9))
        buy(table, "ana", 5)
        buy(table, "bea", 15)
        play_on(table)
        won += any(each.who == "ana" for each in events(table, TicketWon))
    expected = float(at_least_one(5, 20, 3))
    assert abs(won / draws - expected) < 5 * (expected * (1 - expected) / draws) ** 0.5


# -- evenings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_company_plays_whole_draws(game: str) -> None:
    """Bots buy, fetch and exchange; every chip is where the book says, and the transcript has every symbol."""
    table, rng = opened(game, seed=3), random.Random(game)
    bots = company(table.decider.game, 6, rng)
    for who in bots:
        table.act(Bring(by=who, amount=50_000))
    for _ in range(400):
        for who, bot in bots.items():
            while (command := bot.act(table.decider.game, table.state.desk, who, rng)) is not None:
                table.act(command)
                while game == "tombola" and table.chance():
                    pass
        assert table.state.book.get(CLOTH, 0) == table.decider.holdings(table.state).get(CLOTH, 0)
        if table.state.desk.round == 3 and table.state.desk.phase == "idle":
            break
        if not table.chance():
            assert table.staff()
    assert len(events(table, DrawEnded)) >= 2
    last = max(n for n, each in enumerate(table.log) if isinstance(each.event, MachineSealed))
    drawn = read_machine(each.event for each in table.log[last:])
    assert drawn is not None
    told = transcript("1", 1, "", "", drawn)
    assert len(told.draws) == sum(isinstance(each.event, SymbolDrawn) for each in table.log[last:])
