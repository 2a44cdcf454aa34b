"""What a jackpot costs at any height of its meter: by hand counts, and by what tables pay at that height."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.cli import main
from novamas.games import family, make
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.counts import under
from novamas.games.meters import Meter, Part
from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.jackpot import Claim, shares
from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.kit.errors import BadInput
from novamas.odds.kept import SHORT, Kept
from novamas.odds.meters import price_meters, read_height

LAW = "euskadi-1996"
HANDS = {"royal": 4, "straight-flush": 36, "four": 624}
"""How often each comes among all hands of five cards, as every book has it."""
ALL = comb(52, 5)
STAKE = 200
"""Minor units of one stake: so fine that no part of a whole number of stakes is rounded."""


def only(law: str, game: str, strategy: str) -> Meter:
    """One meter of a game; what takes long to count is read from what is shipped."""
    with under(Kept(SHORT)):
        return next(each for each in family(law, game).meters(make(law, game)) if each.strategy == strategy)


@pytest.mark.clause("EUS96-11-090", "EUS96-11-094", "EUS96-11-095", "EUS96-11-096")
@pytest.mark.clause("EUS96-12-089", "EUS96-12-096", "EUS96-12-097", "EUS96-12-098")
@pytest.mark.parametrize(("game", "way"), [("poker-no-draw", ""), ("poker-draw", "dealt")])
@pytest.mark.parametrize("height", [0, 1000, 1500, 66983, 66984, 250_000])
def test_the_edge_is_what_the_table_pays_hand_by_hand(game: str, way: str, height: int) -> None:
    made = make(LAW, game)
    assert isinstance(made, NoDrawGame | DrawGame)
    rule = made.rules.jackpot
    paid = 0
    for kind, count in HANDS.items():
        ((_, prize),) = shares(height * STAKE, [Claim(bet=1, kind=kind, value=(1,))], rule, fixed=True)
        paid += prize * count
    row = only(LAW, game, way).row_at(Fraction(height))
    assert row.edge == 1 - Fraction(paid, ALL * STAKE)
    assert (row.edge > 0) == (height < 66984)


@pytest.mark.clause("EUS96-11-094", "EUS96-11-095", "EUS96-11-096")
def test_where_the_jackpot_of_poker_begins_to_pay() -> None:
    """66,983 and a half stakes: a thousandfold seed is far below it."""
    even = only(LAW, "poker-no-draw", "").break_even()
    assert even == Fraction(ALL, 4 + Fraction(36, 10) + Fraction(624, 20)) == Fraction(6497400, 97)


def count_sevens() -> dict[str, Fraction]:
    """The combinations of the accumulated bet, where two sevens always take a third card, counted by hand."""
    one = Fraction(24, 312) * Fraction(288, 311)
    third = Fraction(22, 310)
    other = 1 - third
    suited, mixed = Fraction(24, 312) * Fraction(5, 311), Fraction(24, 312) * Fraction(18, 311)
    whole = suited * Fraction(4, 310)
    return {
        "one": one,
        "two": mixed * other,
        "two-suited": suited * other,
        "three": (suited + mixed) * third - whole,
        "pot": whole,
    }


@pytest.mark.clause("EUS96-03-078", "EUS96-03-082", "EUS96-03-083", "EUS96-03-084", "EUS96-03-085", "EUS96-03-086")
@pytest.mark.clause("EUS96-03-087")
@pytest.mark.parametrize("height", [0, 1999, 2000, 2001, 37865, 37866, 100_000])
def test_the_accumulated_bet_is_what_the_till_pays(height: int) -> None:
    game = make(LAW, "blackjack", {"accumulated": 50})
    assert isinstance(game, BlackjackGame)
    chances = count_sevens()
    lost = 1 - sum(chances.values(), Fraction(0))
    net = -lost
    for result, chance in chances.items():
        moves = game.till.settle_accumulated("ana", STAKE, result, height * STAKE)
        got = sum(m.amount for m in moves if m.dst == "ana")
        net += chance * Fraction(got - STAKE, STAKE)
    edge = only(LAW, "blackjack", "drawing").edge_at(Fraction(height))
    assert edge == -net
    assert (edge > 0) == (height < 37866)


def test_below_its_least_the_meter_changes_nothing() -> None:
    meter = only(LAW, "blackjack", "drawing")
    assert meter.least == 2000
    assert meter.edge_at(Fraction(0)) == meter.edge_at(Fraction(2000)) > meter.edge_at(Fraction(2001))


heights = st.fractions(min_value=0, max_value=10**6, max_denominator=50)


@given(
    st.lists(st.tuples(st.integers(1, 20), st.integers(1, 400), st.integers(0, 3000)), min_size=1, max_size=4),
    heights,
    heights,
)
def test_the_break_even_meter_is_where_the_edge_is_nothing(
    written: list[tuple[int, int, int]], a: Fraction, b: Fraction
) -> None:
    parts = tuple(Part(Fraction(part, 20), Fraction(chance, 2000), Fraction(least)) for part, chance, least in written)
    left = 1 - sum((part.chance for part in parts), Fraction(0))
    meter = Meter(bet="jackpot", pays="", parts=parts, results=((Fraction(-1), left),))
    low, high = sorted((a, b))
    assert meter.edge_at(low) >= meter.edge_at(high)
    even = meter.break_even()
    assert even is not None
    assert meter.edge_at(even) == 0 or (even == 0 and meter.edge_at(even) < 0)
    assert even == 0 or meter.edge_at(even - Fraction(1, 1000)) > 0


def test_a_meter_that_wins_nothing_never_breaks_even() -> None:
    meter = Meter(bet="jackpot", pays="", parts=(), results=((Fraction(-1), Fraction(1)),))
    assert meter.break_even() is None


@pytest.mark.parametrize("text", ["x", "", "1/0", "-1", "10000000001"])
def test_heights_that_are_none(text: str) -> None:
    with pytest.raises(BadInput):
        read_height(text)


def test_every_law_that_has_the_bet_and_no_other() -> None:
    with under(Kept(SHORT)):
        assert {each.law for each in price_meters("blackjack", None, None)} == {LAW}
        assert price_meters("boule", None, Fraction(10)) == []
        assert {each.height for each in price_meters("poker-draw", LAW, None)} == {Fraction(1000)}


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "poker-no-draw", "--law", LAW, "--meter", "66984", "--json"]) == 0
    (said,) = json.loads(capsys.readouterr().out)
    assert said["break_even"] == "6497400/97"
    assert said["figures"]["edge"].startswith("-")
    assert main(["odds", "poker-no-draw", "--meter", "1500", "--lang", "en"]) == 0
    assert "costs nothing from 66983.505 stakes on" in " ".join(capsys.readouterr().out.split())
    assert main(["odds", "boule", "--meter", "10", "--lang", "en"]) == 2
    assert "has no bet with a meter" in capsys.readouterr().err
