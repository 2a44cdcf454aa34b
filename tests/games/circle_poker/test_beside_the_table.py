"""What is told beside a table of circle poker: what an hour costs at its pace, and what one's own cards are worth."""

from __future__ import annotations

import random
from fractions import Fraction

from novamas.games.bots import fill
from novamas.games.circle_poker.acts import CirclePoker, HandBegun, HandEnded, IntervalClosed, PotPaid
from novamas.games.circle_poker.chances import chances
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.prices import costs, hands_of
from novamas.kit.chance import Seeded
from novamas.kit.decider import Event, Move, is_person
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW = "euskadi-1996"
FOUR = ("ana", "bea", "eva", "ugo")
MINIMUM = 500


def table(**options: object) -> Table:
    return Table(Opening(law=LAW, game="texas-holdem", minimum=MINIMUM, options=options, seats=4), Seeded(3))


def game(**options: object) -> CirclePokerGame:
    found = table(**options).decider.game
    assert isinstance(found, CirclePokerGame)
    return found


def hand(number: int, at: float) -> list[tuple[Event, float]]:
    """Everybody puts in five euros, one of them five more that nobody covers; the house takes 5 % of twenty."""
    places = {who: n for n, who in enumerate(FOUR, 1)}
    begun = HandBegun(
        number=number, lead=1, players=FOUR, places=places, rests=(), counts=(),
        moves=(*(Move(who, "@pot", 500, "bet") for who in FOUR), Move("ana", "@pot", 500, "bet")),
    )  # fmt: skip
    moves = (Move("@pot", "ana", 500, "back"), Move("@pot", "@cagnotte", 100, "benefit"))
    closed = IntervalClosed(street=1, back={"ana": 500}, taken=100, phase="paying", moves=moves)
    win = (Move("@pot", "bea", 1900, "win"),)
    paid = PotPaid(pot=1, half="alone", amount=1900, shares={"bea": 1900}, moves=win)
    return [(begun, at), (closed, at + 5), (paid, at + 9), (HandEnded(), at + 9)]


def test_what_nobody_covered_is_no_part_of_a_pot() -> None:
    (played,) = hands_of(hand(1, 0.0))
    assert played.players == 4
    assert sum(played.added) == 2000


def test_an_hour_at_the_pace_of_the_table() -> None:
    """EUS96-17-013: at a hand every twenty seconds, 5 % of twenty euros from four players is 45 euros an hour each."""
    prices = list(costs(game(), MINIMUM, [*hand(1, 0.0), *hand(2, 20.0), *hand(3, 40.0)]))
    here = prices[0]
    assert (here.way, here.here, here.percent) == ("pot", True, 5.0)
    assert here.hands == 180
    assert here.hour == float(Fraction(5, 100) * 2000 * 180 / 4)
    assert [price.way for price in prices[1:]] == ["session", "hand"]
    assert not any(price.here for price in prices[1:])


def test_a_table_that_stood_still_has_no_pace() -> None:
    assert list(costs(game(), MINIMUM, hand(1, 0.0))) == []
    assert list(costs(game(), MINIMUM, [*hand(1, 0.0), *hand(2, 5000.0)])) == []


def dealt(**options: object) -> Table:
    """A table of four at which somebody is asked, with cards in hand."""
    found, rng = table(**options), random.Random(3)
    for who in FOUR:
        found.act(Bring(by=who, amount=100 * MINIMUM))
        found.act(fill(found.decider, found.options(who, "Sit")[0], rng))
    for _ in range(50):
        if any(is_person(each.who) for each in found.awaits()):
            return found
        if not found.staff():
            found.chance()
    raise AssertionError("nobody was asked")


def test_ones_cards_are_worth_a_part_of_the_pot() -> None:
    found = dealt()
    told = chances(found.decider.game, found.state.desk, "ana")
    assert told is not None
    assert 0 < told.share < 1
    assert told.others == 3


def test_a_house_may_want_no_such_help() -> None:
    found = dealt(equity=False)
    assert chances(found.decider.game, found.state.desk, "ana") is None


def test_who_has_no_cards_is_told_nothing() -> None:
    assert chances(game(), CirclePoker(minimum=MINIMUM), "ana") is None
    found = dealt()
    assert chances(found.decider.game, found.state.desk, "zoe") is None
