"""The jackpot of poker with discard: its stake, its prizes with and without discard, how it grows, the carousel."""

from __future__ import annotations

from typing import Any

import pytest
from draw_oracle import game, table
from poker_oracle import PokerSession, interleaved

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.pot import CarryPot, SeedPot
from novamas.games.cloth import PlaceBet
from novamas.games.poker.acts import Fold, Follow, Go, Misdeal
from novamas.games.poker.carousel import LinkPots, PayElsewhere
from novamas.games.poker.draw.acts import Discard
from novamas.games.poker.jackpot import Claim, JackpotPaid, shares
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.law import BadOption

POT = 10_000
"""What the pot begins with, in minima: twenty thousand stakes."""
BANK = "8D 8C KH 5D 3H"
FOUR, STRAIGHT_FLUSH, ROYAL = "2S 2H 2D 2C 3S", "9S 8S 7S 6S 5S", "AS KS QS JS 10S"


def jackpot(*people: str, pot: int = POT, linked: int = 0, **frame: Any) -> PokerSession:
    """A table with a progressive pot, and everybody's ante and jackpot bet on it."""
    t = table(*people, **{"jackpot": 50, **frame})
    if pot:
        t.do(SeedPot(by=DIRECTOR, amount=pot * t.unit))
    if linked:
        t.do(LinkPots(by=DIRECTOR, amount=linked * t.unit))
    for who in people or ("ana",):
        t.stakes("ante", **{who: 10})
        bets(t, who)
    return t


def bets(t: PokerSession, who: str, box: int = 0) -> None:
    box = box or t.desk.seats.index(who) + 1
    t.do(PlaceBet(by=who, on=f"jackpot:{box}", amount=t.unit // 2))


def play(t: PokerSession, *hands: str, changes: dict[str, tuple[int, ...]] | None = None, served: str = "") -> None:
    """Everybody goes on; some change cards and get these; the bank ends with a pair of eights."""
    people = [who for who in t.desk.seats if who]
    t.dealt(interleaved(*hands, BANK))
    t.sends(*(Go(by=who) for who in people))
    t.sends(*(Discard(by=who, cards=(changes or {}).get(who, ())) for who in people))
    t.dealt(f"{served} 4C 7C")
    assert t.phase == "idle"


def prizes(t: PokerSession) -> list[tuple[str, float]]:
    paid = [e.event for e in t.table.log if isinstance(e.event, JackpotPaid)]
    return [(e.owner, sum(m.amount for m in e.moves) / t.unit) for e in paid]


# -- the bet -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-008", "EUS96-12-093")
def test_a_house_may_offer_it_at_every_box() -> None:
    assert "jackpot" not in game().kinds
    assert len(game(jackpot=50).kinds["jackpot"]) == 6


@pytest.mark.clause("EUS96-12-091")
def test_the_stake_is_at_most_half_the_minimum() -> None:
    game(jackpot=50)
    with pytest.raises(BadOption) as caught:
        game(jackpot=51)
    assert caught.value.clauses == ("EUS96-12-091",)
    t = table(jackpot=50)
    t.do(SeedPot(by=DIRECTOR, amount=POT * t.unit))
    t.stakes("ante", ana=1)
    high = t.refused(PlaceBet(by="ana", on="jackpot:1", amount=t.unit // 2 + 1))
    assert (high.code, high.clauses) == ("above-maximum", ("EUS96-12-091",))
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=t.unit // 2 - 1)).code == "below-minimum"
    bets(t, "ana")
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=t.unit // 2)).code == "above-maximum"


@pytest.mark.clause("EUS96-12-090", "EUS96-12-094", "EUS96-12-061")
def test_only_beside_an_ante_and_before_the_deal() -> None:
    t = table("ana", "bea", jackpot=50)
    t.do(SeedPot(by=DIRECTOR, amount=POT * t.unit))
    t.stakes("ante", ana=1)
    refused = t.refused(PlaceBet(by="bea", on="jackpot:2", amount=t.unit // 2))
    assert (refused.code, "EUS96-12-094" in refused.clauses) == ("no-bet-on-the-box", True)
    t.close()
    late = t.refused(PlaceBet(by="ana", on="jackpot:1", amount=t.unit // 2))
    assert (late.code, "EUS96-12-090" in late.clauses) == ("late-bet", True)


# -- prizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-089", "EUS96-12-092")
@pytest.mark.parametrize(
    ("hand", "part"),
    [
        pytest.param(FOUR, 0.05, marks=pytest.mark.clause("EUS96-12-096")),
        pytest.param(STRAIGHT_FLUSH, 0.1, marks=pytest.mark.clause("EUS96-12-097")),
        pytest.param(ROYAL, 1, marks=pytest.mark.clause("EUS96-12-098")),
    ],
)
def test_what_a_hand_as_dealt_wins(hand: str, part: float) -> None:
    t = jackpot()
    play(t, hand)
    assert prizes(t) == [("ana", POT * part)]
    assert t.desk.pot == POT * (1 - part) * t.unit


@pytest.mark.clause("EUS96-12-099")
@pytest.mark.parametrize(
    ("hand", "change", "served", "part"),
    [
        pytest.param("2S 2H 2D 5C 3S", (4, 5), "2C 9D", 0.005, marks=pytest.mark.clause("EUS96-12-100")),
        pytest.param(FOUR, (5,), "9D", 0.005, marks=pytest.mark.clause("EUS96-12-100")),
        pytest.param("9S 8S 7S 6S 2H", (5,), "5S", 0.01, marks=pytest.mark.clause("EUS96-12-101")),
        pytest.param("AS KS QS JS 2H", (5,), "10S", 0.1, marks=pytest.mark.clause("EUS96-12-102")),
    ],
)
def test_what_a_hand_that_was_drawn_to_wins_where_the_house_pays_it(
    hand: str, change: tuple[int, ...], served: str, part: float
) -> None:
    t = jackpot(drawn=True)
    play(t, hand, changes={"ana": change}, served=served)
    assert prizes(t) == [("ana", POT * part)]
    plain = jackpot()
    play(plain, hand, changes={"ana": change}, served=served)
    assert prizes(plain) == []


@pytest.mark.clause("EUS96-12-089")
def test_the_banks_cards_do_not_matter() -> None:
    t = jackpot()
    t.dealt(interleaved(FOUR, "9S 9H 9D 9C 4S"))
    t.sends(Go(by="ana"), Discard(by="ana", cards=()))
    assert (prizes(t), t.desk.hands["1"].result) == ([("ana", POT / 20)], "lost")


@pytest.mark.clause("EUS96-12-112")
def test_royals_as_dealt_share_the_pot() -> None:
    t = jackpot("ana", "bea")
    play(t, ROYAL, "AD KD QD JD 10D")
    assert sorted(prizes(t)) == [("ana", POT / 2), ("bea", POT / 2)]
    assert t.desk.pot == 0


@pytest.mark.clause("EUS96-12-113")
def test_the_highest_hand_first_and_the_next_of_what_is_left() -> None:
    t = jackpot("ana", "bea", "carlos")
    play(t, FOUR, STRAIGHT_FLUSH, "QS QH QD QC 3C")
    left = POT * 0.9
    assert prizes(t) == [("bea", POT * 0.1), ("carlos", left * 0.05), ("ana", left * 0.95 * 0.05)]


@pytest.mark.clause("EUS96-12-114")
def test_equal_straight_flushes_get_a_tenth_of_what_there_was() -> None:
    t = jackpot("ana", "bea", "carlos")
    play(t, STRAIGHT_FLUSH, "9H 8H 7H 6H 5H", "QS QH QD QC 3C")
    assert sorted(prizes(t)) == [("ana", POT * 0.1), ("bea", POT * 0.1), ("carlos", POT * 0.8 * 0.05)]


@pytest.mark.clause("EUS96-12-115")
def test_hands_as_dealt_are_paid_before_those_that_were_drawn_to() -> None:
    t = jackpot("ana", "bea", drawn=True)
    play(t, "AS KS QS JS 2H", "9S 9H 9D 9C 3S", changes={"ana": (5,)}, served="10S")
    assert prizes(t) == [("bea", POT * 0.05), ("ana", POT * 0.95 * 0.1)]


@pytest.mark.clause("EUS96-12-112", "EUS96-12-113", "EUS96-12-114", "EUS96-12-115")
def test_the_arithmetic_of_several_prizes() -> None:
    rule = game().rules.jackpot

    def paid(*claims: tuple[str, int, bool], fixed: bool = False) -> list[int]:
        made = [Claim(n, kind, (height,), drawn) for n, (kind, height, drawn) in enumerate(claims)]
        return [prize for _, prize in shares(100_000, made, rule, fixed)]

    assert paid(("royal", 9, False), ("straight-flush", 8, False)) == [100_000, 0]
    assert paid(("royal", 9, True), ("royal", 9, True)) == [10_000, 10_000]
    flushes = (("straight-flush", 9, False), ("straight-flush", 8, False), ("straight-flush", 8, False))
    assert paid(*flushes) == [10_000, 10_000, 10_000], "equal ones: of what there was before anybody was paid"
    assert paid(("four", 7, False), ("four", 6, False)) == [5_000, 4_750]
    assert paid(("four", 7, False), ("four", 7, False)) == [5_000, 5_000]
    assert paid(("four", 7, True), ("four", 6, False)) == [5_000, 475]
    assert paid(("royal", 9, False), ("royal", 9, False), ("four", 7, False), fixed=True) == [50_000, 50_000, 5_000]


@pytest.mark.clause("EUS96-12-069", "EUS96-12-089", "EUS96-12-092")
def test_a_hand_that_is_given_up_and_its_jackpot_bet() -> None:
    def given_up(**frame: Any) -> PokerSession:
        t = jackpot("ana", "bea", **frame)
        t.dealt(interleaved(FOUR, "4S 4H 9D 7S 3C", BANK))
        t.sends(Fold(by="ana"), Go(by="bea"), Discard(by="bea", cards=()))
        t.dealt("4C 7C")
        return t

    assert prizes(given_up()) == [("ana", POT / 20)]
    lost = given_up(reading={"draw-jackpot-given-up": "corrected"})
    assert (prizes(lost), lost.won("ana")) == ([], -10.5)
    assert lost.seen("bea", "1") == [None] * 5, "such a hand is not shown"


@pytest.mark.clause("EUS96-12-069", "EUS96-12-089", "EUS96-12-092")
def test_a_guest_who_does_not_follow_and_the_jackpot_bet() -> None:
    def not_followed(**frame: Any) -> PokerSession:
        t = table("ana", standing=("zoe",), jackpot=50, **frame)
        t.do(SeedPot(by=DIRECTOR, amount=POT * t.unit))
        t.stakes("ante", ana=10)
        t.lay("zoe", "ante:1", 4)
        t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
        bets(t, "zoe", box=1)
        t.dealt(interleaved(FOUR, BANK))
        t.sends(Go(by="ana"), Follow(by="zoe", yes=False), Discard(by="ana", cards=()))
        t.dealt("4C 7C")
        return t

    assert prizes(not_followed()) == [("zoe", POT / 20)]
    assert prizes(not_followed(reading={"draw-jackpot-given-up": "corrected"})) == []


# -- how it grows ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-103", "EUS96-12-106")
def test_a_progressive_pot_begins_with_a_thousand_stakes() -> None:
    t = table(jackpot=50)
    small = t.refused(SeedPot(by=DIRECTOR, amount=500 * t.unit - 1))
    assert (small.code, "EUS96-12-106" in small.clauses) == ("pot-too-small", True)
    t.stakes("ante", ana=1)
    empty = t.refused(PlaceBet(by="ana", on="jackpot:1", amount=t.unit // 2))
    assert (empty.code, "EUS96-12-106" in empty.clauses) == ("no-pot", True)
    t.dealt(interleaved(FOUR, BANK))
    t.do(Fold(by="ana"))
    t.do(SeedPot(by=DIRECTOR, amount=500 * t.unit))
    t.do(SeedPot(by=DIRECTOR, amount=1))
    assert t.table.state.book["@jackpot"] == 500 * t.unit + 1
    t.do(CarryPot(by=DIRECTOR))
    assert t.table.state.book["@jackpot"] == 0


@pytest.mark.clause("EUS96-12-107", "EUS96-12-108", "EUS96-12-109")
def test_by_hand_the_pot_grows_when_the_round_is_over() -> None:
    t = jackpot(fed=60)
    t.dealt(interleaved(FOUR, BANK))
    assert t.desk.pot == POT * t.unit
    t.sends(Go(by="ana"), Discard(by="ana", cards=()))
    t.dealt("4C 7C")
    assert prizes(t) == [("ana", POT / 20)]
    assert t.desk.pot == POT * t.unit * 19 // 20 + 60 * (t.unit // 2) // 100
    assert t.table.state.book["@jackpot"] == t.desk.pot


@pytest.mark.clause("EUS96-12-107", "EUS96-12-108", "EUS96-12-110", "EUS96-12-111")
def test_a_machine_adds_to_the_pot_before_the_deal() -> None:
    t = jackpot(fed=60, feed="automatic")
    t.dealt("2S")
    fed = 60 * (t.unit // 2) // 100
    assert (t.desk.pot, t.table.state.book["@jackpot"]) == (POT * t.unit + fed,) * 2
    t.dealt(" ".join(interleaved(FOUR, BANK).split()[1:]))
    t.sends(Go(by="ana"), Discard(by="ana", cards=()))
    t.dealt("4C 7C")
    ((_, prize),) = prizes(t)
    assert round(prize * t.unit) == (POT * t.unit + fed) // 20
    assert t.desk.pot == POT * t.unit + fed - (POT * t.unit + fed) // 20
    assert t.table.state.book["@cloth"] == 0


@pytest.mark.clause("EUS96-12-110", "EUS96-12-119")
def test_a_void_round_takes_out_what_the_machine_has_added() -> None:
    t = jackpot(fed=60, feed="automatic")
    t.dealt("2S 3S")
    t.do(Misdeal(by=CROUPIER, cause="number"))
    assert (t.desk.pot, t.won("ana"), t.desk.fed) == (POT * t.unit, 0, 0)


@pytest.mark.clause("EUS96-12-103", "EUS96-12-104", "EUS96-12-105")
def test_a_fixed_jackpot_of_two_thousand_stakes_or_more() -> None:
    for fixed in (0, 1999):
        with pytest.raises(BadOption) as caught:
            game(jackpot=50, jackpot_kind="fixed", fixed=fixed)
        assert "EUS96-12-104" in caught.value.clauses
    t = jackpot("ana", "bea", pot=0, jackpot_kind="fixed", fixed=2000, fed=50)
    begin = t.table.state.book["@float"]
    play(t, ROYAL, "2S 2H 2D 2C 3D")
    assert prizes(t) == [("ana", 1000), ("bea", 50)], "every part is of the whole"
    paid = (1000 + 50) + (10 + 20 * 100) + (10 + 20 * 20) - 1
    assert t.table.state.book["@float"] == begin - paid * t.unit
    assert not t.table.options(DIRECTOR, "SeedPot")


# -- the carousel ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-117")
def test_a_carousel_is_the_houses_to_ask_for_and_needs_a_jackpot() -> None:
    with pytest.raises(BadOption) as caught:
        game(carousel=True)
    assert "EUS96-12-117" in caught.value.clauses
    alone = table(jackpot=50)
    refused = alone.refused(LinkPots(by=DIRECTOR, amount=5))
    assert (refused.code, "EUS96-12-117" in refused.clauses) == ("no-carousel", True)
    linked = table(jackpot=50, carousel=True)
    assert linked.refused(LinkPots(by=CROUPIER, amount=5)).code in ("not-now", "not-your-role")
    linked.do(LinkPots(by=DIRECTOR, amount=5))
    assert linked.desk.linked == 5


@pytest.mark.clause("EUS96-12-117", "EUS96-12-118")
def test_the_prize_of_a_carousel_is_of_all_jackpots_together() -> None:
    t = jackpot("ana", "bea", linked=3 * POT, carousel=True)
    play(t, FOUR, STRAIGHT_FLUSH)
    assert prizes(t) == [("bea", 4 * POT * 0.1), ("ana", 4 * POT * 0.9 * 0.05)]
    rest = 0.9 * 0.95
    assert (t.desk.pot / t.unit, t.desk.linked / t.unit) == (POT * rest, 3 * POT * rest)
    t.do(PayElsewhere(by=DIRECTOR, amount=100 * t.unit))
    assert t.table.state.book["@jackpot"] == t.desk.pot == (POT * rest - 100) * t.unit
    assert t.refused(PayElsewhere(by=DIRECTOR, amount=t.desk.pot + 1)).code == "above-maximum"


@pytest.mark.clause("EUS96-12-103", "EUS96-12-118")
def test_a_carousel_of_fixed_jackpots_stays_what_it_is() -> None:
    t = jackpot(pot=0, linked=3000, jackpot_kind="fixed", fixed=2000, carousel=True)
    begin = t.table.state.book["@float"]
    play(t, FOUR)
    assert (prizes(t), t.desk.linked) == ([("ana", 200)], 3000 * t.unit)
    paid = 50 + (10 + 20 * 20) - 0.5
    assert t.table.state.book["@float"] == begin - paid * t.unit
    assert not t.table.options(DIRECTOR, "PayElsewhere")


@pytest.mark.clause("EUS96-12-116")
def test_prizes_stand_in_the_book_and_the_pot_is_shown_without_them() -> None:
    t = jackpot()
    play(t, FOUR)
    assert t.table.view("zoe").desk.pot == POT * 0.95 * t.unit
    assert t.table.state.book["@jackpot"] == POT * 0.95 * t.unit
