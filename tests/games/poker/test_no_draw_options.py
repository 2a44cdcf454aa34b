"""Poker without discard: what the house may offer beside the ante. The jackpot and how it is shared, the insurance, the
card that may be bought and what that forfeits."""

from __future__ import annotations

from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, interleaved, opening
from spin_oracle import names
from test_no_draw import GAME, IDLE_BANK, game, guest, table

from novamas.games.boxes.acts import Consent
from novamas.games.boxes.pot import CarryPot, SeedPot
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.poker.acts import Breach, CardsTurned, Fold, Follow, Go, Misdeal, SideSettled
from novamas.games.poker.carousel import LinkPots, PayElsewhere
from novamas.games.poker.jackpot import Claim, JackpotPaid, shares
from novamas.games.poker.no_draw.acts import BuyCard, CardBought
from novamas.games.shoe import Dealt
from novamas.kit.chance import Scripted
from novamas.kit.decider import CROUPIER, DIRECTOR, FLOAT, INSPECTOR
from novamas.law import BadOption
from novamas.table.driver import Table

STAKE = 250
"""Half the minimum, in minor units: what jackpot and insurance cost here."""
POT = 1_000_000

ROYAL, ROYAL_TOO = "AS KS QS JS 10S", "AH KH QH JH 10H"
HIGH_FLUSH, LOW_FLUSH, EQUAL_FLUSH = "9S KS QS JS 10S", "5H 6H 7H 8H 9H", "9D KD QD JD 10D"
KINGS, TWOS, FULL, PAIR = "KC KD KH KS 3C", "2C 2D 2H 2S 3D", "9S 9H 9D 3C 3D", "AS AH 5D 6D 7D"


def beside(kind: str, *people: str, pot: int = POT, percent: int = 50, **frame: Any) -> PokerSession:
    """A table where everybody has an ante of ten and this bet beside it."""
    t = table(*people, **{kind: percent}, **frame)
    if kind == "jackpot" and pot:
        t.do(SeedPot(by=DIRECTOR, amount=pot))
    for who in people or ("ana",):
        t.stakes("ante", **{who: 10})
        t.do(PlaceBet(by=who, on=f"{kind}:{t.desk.seats.index(who) + 1}", amount=STAKE * percent // 50))
    return t


def bank_of(*hands: str) -> str:
    """A bank that does not play, made of cards that none of these hands has."""
    held = {card for hand in hands for card in hand.split()}
    found: list[str] = []
    for rank, suits in (("Q", "CHDS"), ("10", "DCHS"), ("8", "SCHD"), ("7", "DCHS"), ("4", "HCDS")):
        found.append(next(f"{rank}{suit}" for suit in suits if f"{rank}{suit}" not in held))
    return " ".join(found)


def jackpots(t: PokerSession, *hands: str) -> list[tuple[str, int]]:
    """Deals these hands, in the order of the boxes, lets everybody go, and tells who is paid what from the pot."""
    t.dealt(interleaved(*hands, bank_of(*hands)))
    events = []
    while who := t.turn():
        events += t.do(Go(by=who))
    return [(e.owner, e.moves[0].amount) for e in events if isinstance(e, JackpotPaid)]


# -- jackpot -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-092")
def test_one_progressive_for_several_tables_is_the_houses_to_ask_for() -> None:
    with pytest.raises(BadOption) as caught:
        game(carousel=True)
    assert (caught.value.field, caught.value.clauses) == ("carousel", ("EUS96-11-092",))
    alone = table(jackpot=50)
    refused = alone.refused(LinkPots(by=DIRECTOR, amount=5))
    assert (refused.code, refused.clauses) == ("no-carousel", ("EUS96-11-092",))
    assert alone.refused(PayElsewhere(by=DIRECTOR, amount=5)).code == "no-carousel"
    linked = table(jackpot=50, carousel=True)
    assert linked.refused(LinkPots(by=CROUPIER, amount=5)).code in ("not-now", "not-your-role")
    linked.do(LinkPots(by=DIRECTOR, amount=5))
    empty = table(jackpot=50, carousel=True)
    for t in (linked, empty):
        t.stakes("ante", ana=1)
    linked.do(PlaceBet(by="ana", on="jackpot:1", amount=STAKE))
    assert empty.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE)).code == "no-pot", "no table has anything"


@pytest.mark.clause("EUS96-11-092", "EUS96-11-094", "EUS96-11-096")
@pytest.mark.parametrize(("hand", "share"), [(ROYAL, 100), (KINGS, 5)])
def test_a_prize_is_a_part_of_what_all_tables_have_and_each_table_pays_its_part(hand: str, share: int) -> None:
    """Three parts of the progressive have gathered at one table, one at the other; the prize is won at the second."""
    away = table(jackpot=50, carousel=True)
    away.do(SeedPot(by=DIRECTOR, amount=3 * POT))
    here = table(jackpot=50, carousel=True, fed=0)
    here.do(SeedPot(by=DIRECTOR, amount=POT))
    here.do(LinkPots(by=DIRECTOR, amount=away.desk.pot))
    here.stakes("ante", ana=10)
    here.do(PlaceBet(by="ana", on="jackpot:1", amount=STAKE))
    here.dealt(interleaved(hand, bank_of(hand)))
    paid = [e for e in here.do(Go(by="ana")) if isinstance(e, JackpotPaid)]
    prize = 4 * POT * share // 100
    assert [(m.src, m.dst, m.amount) for e in paid for m in e.moves] == [
        ("@jackpot", "ana", prize // 4),
        ("@cage", "ana", prize * 3 // 4),
    ]
    assert "EUS96-11-092" in paid[0].clauses
    away.do(PayElsewhere(by=DIRECTOR, amount=prize * 3 // 4))
    assert (here.desk.pot, here.desk.linked) == (POT - prize // 4, 3 * POT - prize * 3 // 4)
    assert here.desk.linked == away.desk.pot == away.table.state.book["@jackpot"]
    if share < 100:
        assert away.refused(PayElsewhere(by=DIRECTOR, amount=away.desk.pot + 1)).code == "above-maximum"


@pytest.mark.clause("EUS96-11-089", "EUS96-11-091")
def test_the_jackpot_is_played_where_the_house_wants_it() -> None:
    assert "jackpot" not in game().kinds
    assert len(game(jackpot=20).kinds["jackpot"]) == 7
    plain = Table(opening(GAME), Scripted())
    assert not plain.options(DIRECTOR, "SeedPot")


@pytest.mark.clause("EUS96-11-097")
def test_the_jackpot_bet_is_at_most_half_the_minimum() -> None:
    assert game(jackpot=50)
    with pytest.raises(BadOption) as caught:
        game(jackpot=51)
    assert caught.value.clauses == ("EUS96-11-097",)
    t = table(jackpot=50)
    t.do(SeedPot(by=DIRECTOR, amount=POT))
    t.stakes("ante", ana=10)
    for amount, code in ((STAKE + 1, "above-maximum"), (STAKE - 1, "below-minimum")):
        assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=amount)).code == code
    assert "EUS96-11-097" in t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE + 1)).clauses
    t.do(PlaceBet(by="ana", on="jackpot:1", amount=STAKE))
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE)).code == "above-maximum"


@pytest.mark.clause("EUS96-11-090", "EUS96-11-091")
def test_the_jackpot_needs_a_pot_and_an_ante_of_the_boxs_own_player() -> None:
    t = guest(jackpot=50)
    empty = t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE))
    assert (empty.code, "EUS96-11-091" in empty.clauses) == ("no-pot", True)
    t = table("ana", "bea", standing=("zoe",), jackpot=50)
    t.do(SeedPot(by=DIRECTOR, amount=POT))
    t.betting()
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE)).code == "no-bet-on-the-box"
    t.stakes("ante", ana=10)
    t.lay("zoe", "ante:1", 1)
    t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    other = t.refused(PlaceBet(by="zoe", on="jackpot:1", amount=STAKE))
    assert (other.code, "EUS96-11-091" in other.clauses) == ("players-own-bet", True)
    t.do(PlaceBet(by="ana", on="jackpot:1", amount=STAKE))
    assert names(t.do(TakeBack(by="ana", bet=1, amount=10 * t.unit))) == ["BetTakenBack", "StakesReturned"]
    assert not t.desk.bets


@pytest.mark.clause("EUS96-11-090", "EUS96-11-101")
@pytest.mark.parametrize(("fed", "into"), [(100, 500), (60, 300), (0, 0)])
def test_every_bet_feeds_the_pot_less_what_the_house_deducts(fed: int, into: int) -> None:
    t = beside("jackpot", "ana", "bea", fed=fed)
    money = t.table.state.book["@float"]
    assert jackpots(t, PAIR, FULL) == []
    assert t.desk.pot == t.table.state.book["@jackpot"] == POT + into
    kept = t.table.state.book["@float"] - money
    assert kept == 2 * STAKE - into - 2 * 10 * t.unit, "both antes were paid by a bank that did not play"


@pytest.mark.clause("EUS96-11-090")
def test_all_of_a_bet_feeds_the_pot_unless_a_deduction_is_authorised() -> None:
    t = beside("jackpot")
    jackpots(t, PAIR)
    assert t.desk.pot == POT + STAKE


@pytest.mark.parametrize(
    ("hand", "part"),
    [
        pytest.param(ROYAL, 100, marks=pytest.mark.clause("EUS96-11-094")),
        pytest.param(LOW_FLUSH, 10, marks=pytest.mark.clause("EUS96-11-095")),
        pytest.param(TWOS, 5, marks=pytest.mark.clause("EUS96-11-096")),
        pytest.param(FULL, 0, marks=pytest.mark.clause("EUS96-11-094", "EUS96-11-095", "EUS96-11-096")),
    ],
)
@pytest.mark.clause("EUS96-11-090")
def test_the_parts_of_the_pot(hand: str, part: int) -> None:
    t = beside("jackpot", fed=0)
    won = POT * part // 100
    assert jackpots(t, hand) == ([("ana", won)] if part else [])
    assert t.desk.pot == t.table.state.book["@jackpot"] == POT - won


@pytest.mark.clause("EUS96-11-090", "EUS96-11-101")
def test_the_pot_pays_what_is_accumulated_at_that_moment_and_shows_the_rest() -> None:
    t = beside("jackpot")
    t.dealt(interleaved(LOW_FLUSH, bank_of(LOW_FLUSH)))
    fed, paid = [e for e in t.do(Go(by="ana")) if type(e).__name__.startswith("Jackpot")]
    assert (fed.pot, paid.pot) == (POT + STAKE, POT + STAKE - (POT + STAKE) // 10)
    assert [(m.src, m.dst, m.why) for m in paid.moves] == [("@jackpot", "ana", "jackpot")]
    assert {"EUS96-11-090", "EUS96-11-101"} <= set(paid.clauses)


@pytest.mark.clause("EUS96-11-090")
def test_the_jackpot_goes_by_the_players_cards_whatever_the_bank_has() -> None:
    t = beside("jackpot", fed=0)
    t.dealt(interleaved(TWOS, KINGS.replace("3C", "AH")))
    t.do(Go(by="ana"))
    assert t.net("ana") == POT // 20 - 30 * t.unit - STAKE


@pytest.mark.clause("EUS96-11-098", "EUS96-11-099")
def test_the_highest_hand_is_paid_first_and_the_next_from_what_is_left() -> None:
    t = beside("jackpot", "ana", "bea", "carlos", fed=0)
    paid = jackpots(t, TWOS, LOW_FLUSH, "KC KD KH KS 4C")
    assert paid == [("bea", 100_000), ("carlos", 45_000), ("ana", 42_750)]
    t = beside("jackpot", "ana", "bea", fed=0)
    assert jackpots(t, LOW_FLUSH, HIGH_FLUSH) == [("bea", 100_000), ("ana", 90_000)]


@pytest.mark.clause("EUS96-11-098", "EUS96-11-099", "EUS96-11-100")
def test_by_the_letter_every_part_is_of_the_pot_as_the_hand_found_it() -> None:
    letter = {"no-draw-jackpot-rest": "literal"}
    t = beside("jackpot", "ana", "bea", fed=0, reading=letter)
    assert jackpots(t, TWOS, LOW_FLUSH) == [("bea", 100_000), ("ana", 50_000)]
    t = beside("jackpot", "ana", "bea", fed=0, reading=letter)
    assert jackpots(t, TWOS, ROYAL) == [("bea", POT)], "nothing is left for the other"


@pytest.mark.clause("EUS96-11-100")
def test_equal_straight_flushes_get_ten_per_cent_of_the_pot_as_it_was_each() -> None:
    t = beside("jackpot", "ana", "bea", "carlos", fed=0)
    paid = jackpots(t, HIGH_FLUSH, EQUAL_FLUSH, "2C 2D 2H 2S 3C")
    assert paid == [("ana", 100_000), ("bea", 100_000), ("carlos", 40_000)]


@pytest.mark.clause("EUS96-11-094", "EUS96-11-098")
def test_two_royals_share_the_pot_equally_and_leave_nothing() -> None:
    t = beside("jackpot", "ana", "bea", "carlos", pot=POT + 1, fed=0)
    paid = jackpots(t, ROYAL, ROYAL_TOO, TWOS)
    assert paid == [("ana", POT // 2), ("bea", POT // 2)]
    assert t.desk.pot == 1
    t = beside("jackpot", "ana", "bea", fed=0)
    assert jackpots(t, TWOS, ROYAL) == [("bea", POT)]
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE)).code == "betting-not-open"
    t.stakes("ante", ana=10)
    assert t.refused(PlaceBet(by="ana", on="jackpot:1", amount=STAKE)).code == "no-pot"


@pytest.mark.clause("EUS96-11-098", "EUS96-11-099", "EUS96-11-100")
@pytest.mark.parametrize("of", ["left", "whole"])
def test_no_pot_pays_more_than_it_has(of: str) -> None:
    rule = game({"no-draw-jackpot-rest": {"left": "corrected", "whole": "literal"}[of]}).rules.jackpot
    assert rule.of == of
    claims = [Claim(n, "straight-flush", (8, 9)) for n in range(12)]
    paid = [prize for _, prize in shares(1_000, claims, rule, False)]
    assert sum(paid) == 1_000
    assert paid[:10] == [100] * 10


def test_a_pot_is_brought_and_carried_away_by_the_director() -> None:
    t = Table(opening(GAME, options={"jackpot": 50}), Scripted())
    t.act(SeedPot(by=DIRECTOR, amount=POT))
    (carried,) = t.act(CarryPot(by=DIRECTOR))
    assert [(m.src, m.dst, m.amount) for m in carried.moves] == [("@jackpot", "@cage", POT)]
    assert t.state.book["@jackpot"] == 0
    assert not t.options(DIRECTOR, "CarryPot")


# -- insurance ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-011", "EUS96-11-103", "EUS96-11-105")
def test_the_insurance_is_one_stake_or_any_up_to_half_the_minimum() -> None:
    assert "insurance" not in game().kinds
    with pytest.raises(BadOption) as caught:
        game(insurance=51)
    assert caught.value.clauses == ("EUS96-11-103",)
    t = table(insurance=50)
    t.stakes("ante", ana=10)
    high = t.refused(PlaceBet(by="ana", on="insurance:1", amount=STAKE + 1))
    assert (high.code, high.clauses) == ("above-maximum", ("EUS96-11-103",))
    assert t.refused(PlaceBet(by="ana", on="insurance:1", amount=STAKE - 1)).code == "below-minimum"
    t.do(PlaceBet(by="ana", on="insurance:1", amount=STAKE))
    free = table(insurance=50, reading={"no-draw-insurance-stake": "literal"})
    free.stakes("ante", ana=10)
    free.do(PlaceBet(by="ana", on="insurance:1", amount=STAKE - 1))
    free.do(PlaceBet(by="ana", on="insurance:1", amount=1))
    assert free.refused(PlaceBet(by="ana", on="insurance:1", amount=1)).code == "above-maximum"


@pytest.mark.clause("EUS96-11-011")
def test_the_insurance_is_the_players_own() -> None:
    t = guest(insurance=50)
    other = t.refused(PlaceBet(by="zoe", on="insurance:1", amount=STAKE))
    assert (other.code, "EUS96-11-011" in other.clauses) == ("players-own-bet", True)
    t.do(PlaceBet(by="ana", on="insurance:1", amount=STAKE))
    assert game(insurance=50).kinds["insurance"] == tuple(f"insurance:{n}" for n in range(1, 8))


@pytest.mark.clause("EUS96-11-102")
def test_no_insurance_once_the_deal_begins() -> None:
    t = table(insurance=50)
    t.stakes("ante", ana=10)
    t.dealt("AS")
    late = t.refused(PlaceBet(by="ana", on="insurance:1", amount=STAKE))
    assert (late.code, "EUS96-11-102" in late.clauses) == ("late-bet", True)


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        pytest.param(FULL, 100, marks=pytest.mark.clause("EUS96-11-105")),
        pytest.param(TWOS, 300, marks=pytest.mark.clause("EUS96-11-106")),
        pytest.param(LOW_FLUSH, 1_000, marks=pytest.mark.clause("EUS96-11-107")),
        pytest.param(ROYAL, 2_000, marks=pytest.mark.clause("EUS96-11-108")),
        pytest.param("2S 4S 6S 8S 9S", None, marks=pytest.mark.clause("EUS96-11-104", "EUS96-11-105")),
    ],
)
@pytest.mark.clause("EUS96-11-104")
def test_what_the_insurance_pays(hand: str, pays: int | None) -> None:
    t = beside("insurance")
    t.dealt(interleaved(hand, bank_of(hand)))
    settled = next(e for e in t.do(Go(by="ana")) if isinstance(e, SideSettled))
    assert (settled.side, settled.won) == ("insurance", pays is not None)
    assert t.net("ana") - 10 * t.unit == (-STAKE if pays is None else pays * STAKE)


@pytest.mark.clause("EUS96-11-104")
def test_the_insurance_is_paid_to_a_hand_that_the_bank_beats() -> None:
    t = beside("insurance")
    t.dealt(interleaved(FULL, KINGS.replace("3C", "AH")))
    t.do(Go(by="ana"))
    assert t.net("ana") == 100 * STAKE - 30 * t.unit


@pytest.mark.clause("EUS96-11-076", "EUS96-11-090", "EUS96-11-104")
def test_who_passes_keeps_the_bets_beside_the_ante_or_not() -> None:
    def passed(kind: str, hand: str, reading: Any = "default") -> tuple[int, list[str]]:
        t = beside(kind, reading=reading, **({"fed": 0} if kind == "jackpot" else {}))
        t.dealt(interleaved(hand, bank_of(hand)))
        events = t.do(Fold(by="ana"))
        return t.net("ana") + 10 * t.unit, [e.to for e in events if isinstance(e, CardsTurned)]

    assert passed("insurance", FULL) == (100 * STAKE, ["1"])
    assert passed("jackpot", TWOS) == (POT // 20 - STAKE, ["1"])
    lost = {"no-draw-side-bets-passed": "corrected"}
    assert passed("insurance", FULL, lost) == (-STAKE, [])
    assert passed("jackpot", TWOS, lost) == (-STAKE, [])


@pytest.mark.clause("EUS96-11-028", "EUS96-11-011")
def test_a_blind_hand_may_be_insured() -> None:
    t = table(insurance=50)
    t.lay("ana", "ante:4", 1)
    t.do(PlaceBet(by="ana", on="insurance:4", amount=STAKE))
    t.dealt(interleaved(FULL, bank_of(FULL)))
    t.do(Fold(by="ana"))
    assert t.net("ana") == 100 * STAKE - t.unit


@pytest.mark.clause("EUS96-11-087")
def test_who_talks_loses_the_bets_beside_the_ante_too() -> None:
    t = beside("insurance", "ana", "bea")
    t.dealt(interleaved(FULL, PAIR, bank_of(FULL, PAIR)))
    t.do(Breach(by=CROUPIER, player="ana"))
    assert t.net("ana") == -10 * t.unit - STAKE


# -- buying a card -----------------------------------------------------------------------------------------------------

FOUR_SUITED = "2S 4S 6S 8S 9H"


@pytest.mark.clause("EUS96-11-109", "EUS96-11-110", "EUS96-11-111", "EUS96-11-112", "EUS96-11-113")
def test_a_card_is_bought_for_the_price_of_the_ante() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=1)
    t.dealt(interleaved(FOUR_SUITED, PAIR, "AC KD QC 4C 9C"))
    (bought,) = t.do(BuyCard(by="ana", card=5))
    assert isinstance(bought, CardBought)
    assert (bought.price, bought.bets) == (10 * t.unit, ())
    assert [(m.src, m.dst, m.amount, m.why) for m in bought.moves] == [("ana", FLOAT, 10 * t.unit, "card")]
    assert {"EUS96-11-109", "EUS96-11-110", "EUS96-11-111"} <= set(bought.clauses)
    assert t.seen("ana", "1") == cards("2S 4S 6S 8S"), "the card is gone before another comes"
    assert [a.who for a in t.table.awaits()] == ["@chance"]
    (dealt,) = t.dealt("KS")
    assert isinstance(dealt, Dealt)
    assert (dealt.to, dealt.card.to) == ("1", None)
    assert t.seen("bea", "1") == [None] * 4 + cards("KS"), "everybody sees the card that was bought"
    assert t.turn() == "ana"
    t.sends(Go(by="ana"), Fold(by="bea"))
    assert t.won("ana") == -10 + 10 + 20 * 5


@pytest.mark.clause("EUS96-11-109")
def test_one_card_a_hand() -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt(interleaved(FOUR_SUITED, IDLE_BANK))
    assert t.refused(BuyCard(by="ana", card=6)).code == "not-offered"
    assert t.refused(BuyCard(by="ana", card=0)).code == "not-offered"
    t.do(BuyCard(by="ana", card=1))
    t.dealt("KS")
    again = t.refused(BuyCard(by="ana", card=1))
    assert (again.code, "EUS96-11-109" in again.clauses) == ("card-bought", True)
    assert [set(a.kinds) for a in t.table.awaits()] == [{"Go", "Fold"}]
    t.do(Fold(by="ana"))
    assert t.won("ana") == -20, "the price is gone, and so is the ante"


@pytest.mark.clause("EUS96-11-111")
def test_a_card_is_bought_in_the_own_turn() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=1)
    t.dealt(interleaved(FOUR_SUITED, PAIR, IDLE_BANK))
    early = t.refused(BuyCard(by="bea", card=1))
    assert (early.code, "EUS96-11-111" in early.clauses) == ("not-your-hand", True)
    t.do(Go(by="ana"))
    assert t.refused(BuyCard(by="ana", card=1)).code == "not-your-hand"
    t.do(BuyCard(by="bea", card=5))
    t.dealt("KS")
    t.do(Go(by="bea"))
    assert t.won("bea") == -1 + 1


@pytest.mark.clause("EUS96-11-110")
def test_who_cannot_pay_the_price_cannot_buy() -> None:
    t = table(purse=19)
    t.stakes("ante", ana=10)
    t.dealt(interleaved(FOUR_SUITED, IDLE_BANK))
    poor = t.refused(BuyCard(by="ana", card=1))
    assert (poor.code, "EUS96-11-110" in poor.clauses) == ("not-enough-chips", True)
    assert [set(a.kinds) for a in t.table.awaits()] == [{"Fold"}]


@pytest.mark.clause("EUS96-11-114", "EUS96-11-115")
@pytest.mark.parametrize("kind", ["jackpot", "insurance"])
def test_who_buys_a_card_loses_jackpot_and_insurance(kind: str) -> None:
    t = beside(kind)
    t.dealt(interleaved(TWOS, bank_of(TWOS)))
    money = t.table.state.book["@float"]
    (bought,) = t.do(BuyCard(by="ana", card=5))
    assert t.table.state.book["@float"] - money == 10 * t.unit + STAKE
    assert {"EUS96-11-114", "EUS96-11-115"} <= set(bought.clauses)
    t.dealt("6S")
    t.do(Go(by="ana"))
    assert t.net("ana") == 10 * t.unit - 10 * t.unit - STAKE, "four of a kind or not"
    assert (t.desk.pot, t.desk.bets) == (POT if kind == "jackpot" else 0, {})


@pytest.mark.clause("EUS96-11-030", "EUS96-11-109")
def test_no_card_is_bought_for_a_hand_that_nobody_has_looked_at_or_it_is() -> None:
    t = table()
    t.lay("ana", "ante:4", 10)
    t.dealt(interleaved(FOUR_SUITED, IDLE_BANK))
    blind = t.refused(BuyCard(by="ana", card=5))
    assert (blind.code, blind.clauses) == ("unseen-hand", ("EUS96-11-030",))
    t = table(reading={"no-draw-blind-card": "corrected"})
    t.lay("ana", "ante:4", 10)
    t.dealt(interleaved(FOUR_SUITED, IDLE_BANK))
    t.do(BuyCard(by="ana", card=5))
    t.dealt("KS")
    assert t.seen("ana", "4") == [None] * 4 + cards("KS")


@pytest.mark.clause("EUS96-11-026", "EUS96-11-110")
def test_guests_go_with_the_hand_and_pay_nothing_for_the_card() -> None:
    t = guest()
    t.dealt(interleaved(FOUR_SUITED, "AC KD QC 4C 9C"))
    t.do(BuyCard(by="ana", card=5))
    t.dealt("KS")
    t.do(Go(by="ana"))
    t.do(Follow(by="zoe", yes=True))
    assert (t.won("ana"), t.won("zoe")) == (-10 + 110, 44)


@pytest.mark.clause("EUS96-11-085")
def test_a_void_hand_gives_back_the_price_and_what_was_forfeited() -> None:
    t = beside("insurance")
    t.dealt(interleaved(TWOS, bank_of(TWOS)))
    t.do(BuyCard(by="ana", card=5))
    t.do(Misdeal(by=CROUPIER, cause="number"))
    assert (t.net("ana"), t.phase) == (0, "idle")


@pytest.mark.clause("EUS96-11-109", "EUS96-11-112")
def test_at_a_physical_table_the_card_that_is_bought_is_read_at_once() -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt("? ? ? ? ? ? ? ? ? 9C")
    t.do(BuyCard(by="ana", card=2))
    (awaited,) = t.table.awaits()
    assert not awaited.blind
    t.dealt("KS")
    t.do(Go(by="ana"))
    t.dealt("AC KD QC 4C")
    t.dealt("2S 4S 6S 8S")
    assert t.won("ana") == -10 + 110
