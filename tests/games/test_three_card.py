"""Three-card poker: combinations, the deal and who sees it, going on, the bank, bonus, Par Plus, mistakes."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import LAW, PokerSession, bought_with_cash, granted, opening
from spin_oracle import names

from novamas.games import make
from novamas.games.boxes.acts import Consent
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.poker.acts import Breach, CardsTurned, Fold, Follow, Go, HandSettled, Misdeal
from novamas.games.poker.three_card import ThreeCardGame
from novamas.games.shoe import Dealt
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.law import BadLaw, BadOption, library
from novamas.table.decider import AnnounceLast, Leave, Stand, Suspend
from novamas.table.driver import Table
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import prepare

GAME = "three-card-poker"
WINS, LOSES, TIES = (1, -1, 0)


def game(reading: Any = "default", **options: Any) -> ThreeCardGame:
    made = make(LAW, GAME, options, reading)
    assert isinstance(made, ThreeCardGame)
    return made


def table(*people: str, **frame: Any) -> PokerSession:
    return PokerSession(GAME, *people, **frame)


def interleaved(*hands: str) -> str:
    """Cards one at a time to each of these hands in turn, the bank's last."""
    split = [hand.split() for hand in hands]
    return " ".join(hand[n] for n in range(3) for hand in split)


def meeting(hand: str, bank: str, *, par_plus: int = 0, **frame: Any) -> tuple[float, str]:
    """What somebody wins who goes on with an ante of ten (and so much on Par Plus), and what became of the hand."""
    t = table(**frame)
    t.stakes("ante", ana=10)
    if par_plus:
        t.stakes("par-plus", ana=par_plus)
    t.dealt(interleaved(hand, bank))
    t.do(Go(by="ana"))
    return t.won("ana"), t.desk.hands["1"].result


# -- combinations ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "EUS96-15-006", "EUS96-15-007", "EUS96-15-026", "EUS96-15-027", "EUS96-15-028", "EUS96-15-029", "EUS96-15-030",
    "EUS96-15-031", "EUS96-15-032", "EUS96-15-033",
)  # fmt: skip
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("AS KS QS", "KC QC JC"), ("2S 3S 4S", "AS AH AD"), ("2S 2H 2D", "QS KH AD"), ("AS 2H 3D", "AH KH JH"),
        ("2H 3H 5H", "AS AH KD"), ("2S 2H 3D", "AS KH JD"), ("KS 2H 3D", "QS JH 9D"), ("AS 2H 4D", "KS QH 10D"),
        ("3S 3H 2D", "2S 2H AD"), ("2S 3H 4D", "AS 2H 3D"), ("10S JH QD", "9S 10H JD"), ("JS 3H 2D", "10S 9H 7D"),
    ],
)  # fmt: skip
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(cards(higher)) > ranking.value(cards(lower))


@pytest.mark.clause("EUS96-15-027", "EUS96-15-028", "EUS96-15-029", "EUS96-15-030", "EUS96-15-031", "EUS96-15-032")
def test_how_many_hands_there_are_of_each_combination() -> None:
    found = Counter(game().ranking.made(hand).kind for hand in combinations(range(52), 3))
    assert found == {
        "royal": 4, "straight-flush": 44, "three": 52, "straight": 720, "flush": 1096, "pair": 3744, "high-card": 16440,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "bank", "comes"),
    [
        pytest.param("5S 6H 7D", "4S 5H 6D", WINS, marks=pytest.mark.clause("EUS96-15-034")),
        pytest.param("AS 2H 3D", "2S 3H 4D", LOSES, marks=pytest.mark.clause("EUS96-15-034", "EUS96-15-007")),
        pytest.param("AS KH QD", "AH 2S 3C", WINS, marks=pytest.mark.clause("EUS96-15-034", "EUS96-15-007")),
        pytest.param("9S 9H 9D", "8S 8H 8D", WINS, marks=pytest.mark.clause("EUS96-15-035")),
        pytest.param("AS 5S 2S", "KH QH 9H", WINS, marks=pytest.mark.clause("EUS96-15-036")),
        pytest.param("AS 5S 2S", "AH 4H 3H", WINS, marks=pytest.mark.clause("EUS96-15-036", "EUS96-15-038")),
        pytest.param("AS 5S 2S", "AH 5H 3H", LOSES, marks=pytest.mark.clause("EUS96-15-036", "EUS96-15-038")),
        pytest.param("AS 5S 2S", "AH 5H 2H", TIES, marks=pytest.mark.clause("EUS96-15-036", "EUS96-15-064")),
        pytest.param("9S 9H 2D", "8S 8H AD", WINS, marks=pytest.mark.clause("EUS96-15-037")),
        pytest.param("9S 9H 2D", "9D 9C 3S", LOSES, marks=pytest.mark.clause("EUS96-15-037")),
        pytest.param("9S 9H 2D", "9D 9C 2S", TIES, marks=pytest.mark.clause("EUS96-15-037", "EUS96-15-038")),
        pytest.param("KS 9H 2D", "KH 8S 7D", WINS, marks=pytest.mark.clause("EUS96-15-063")),
        pytest.param("KS 9H 2D", "KH 9S 3D", LOSES, marks=pytest.mark.clause("EUS96-15-063", "EUS96-15-062")),
        pytest.param("KS 9H 2D", "KH 9S 2C", TIES, marks=pytest.mark.clause("EUS96-15-064", "EUS96-15-063")),
    ],
)
def test_who_wins_between_two_of_a_kind(hand: str, bank: str, comes: int) -> None:
    bonus = {"straight": 1, "three": 4}.get(game().ranking.made(cards(hand)).kind, 0)
    assert meeting(hand, bank) == (20 * comes + 10 * bonus, {1: "won", -1: "lost", 0: "tied"}[comes])


# -- the readings of the ranking ---------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-007", "EUS96-15-034")
def test_by_the_letter_an_ace_is_the_highest_card_of_a_low_straight() -> None:
    letter = {"three-card-low-straight": "literal"}
    assert meeting("AS 2H 3D", "AH KS QC", reading=letter) == (10, "tied")
    assert meeting("AS 2H 3D", "JH KS QC", reading=letter) == (30, "won")
    assert meeting("AS 2H 3D", "JH KS QC") == (-10, "lost")


@pytest.mark.clause("EUS96-15-036", "EUS96-15-038", "EUS96-15-064")
def test_by_the_letter_the_highest_card_alone_decides_between_flushes() -> None:
    letter = {"three-card-flushes": "literal"}
    assert meeting("AS 5S 2S", "AH 9H 3H", reading=letter) == (0, "tied")
    assert meeting("KS 5S 2S", "AH 9H 3H", reading=letter) == (-20, "lost")
    assert meeting("AS 5S 2S", "AH 9H 3H") == (-20, "lost")


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-046")
def test_one_card_at_a_time_from_the_croupiers_left_and_to_the_bank() -> None:
    t = table("ana", "bea")
    t.stakes("ante", bea=1, ana=1)
    events = t.dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert [e.to for e in events if isinstance(e, Dealt)] == ["1", "2", "bank"] * 3
    assert t.turn() == "ana"


@pytest.mark.clause("EUS96-15-047")
def test_a_machine_deals_packets_of_three_the_bank_last() -> None:
    t = table("ana", "bea", shuffler=True)
    t.stakes("ante", bea=1, ana=1)
    events = t.dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert [e.to for e in events if isinstance(e, Dealt)] == ["1"] * 3 + ["2"] * 3 + ["bank"] * 3


@pytest.mark.clause("EUS96-15-025", "EUS96-15-046", "EUS96-15-048", "EUS96-15-052")
def test_a_hand_is_seen_by_its_player_alone_and_the_bank_by_nobody() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.stakes("ante", ana=1, bea=1)
    t.dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert t.seen("ana", "1") == cards("2S 5S 8S")
    for who in ("bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "1") == [None] * 3
    for who in ("ana", "bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "bank") == [None] * 3
        assert t.table.view(who).desk.shoe.cards.value is None
    t.do(Go(by="ana"))
    assert t.seen("zoe", "bank") == [None] * 3, "not before everybody has decided"
    t.do(Go(by="bea"))
    assert t.seen("zoe", "bank") == cards("4S 7S 10S")
    assert t.seen("zoe", "1") == cards("2S 5S 8S")


@pytest.mark.clause("EUS96-15-004")
def test_every_round_is_dealt_from_one_whole_deck() -> None:
    t = table()
    for _ in range(2):
        t.stakes("ante", ana=1)
        t.table.to_chance()
        assert dict(t.table.decider.chance(t.table.state) or ()) == dict.fromkeys(range(52), 1)
        t.dealt(interleaved("AS 7H 2D", "KS QD 2C"))
        t.do(Fold(by="ana"))


# -- bets --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-009", "EUS96-15-010", "EUS96-15-021")
def test_seven_boxes_with_three_spaces_each() -> None:
    kinds = game().kinds
    assert {kind: len(keys) for kind, keys in kinds.items()} == {"ante": 7, "par-plus": 7, "second-bet": 7}
    assert prepare(opening(GAME)).opening.seats == 7
    assert prepare(opening(GAME, options={"boxes": 3})).opening.seats == 3
    with pytest.raises(BadOption) as caught:
        prepare(opening(GAME, seats=8))
    assert "EUS96-15-021" in caught.value.clauses
    with pytest.raises(BadOption):
        game(boxes=8)


@pytest.mark.clause("EUS96-15-040", "EUS96-15-042")
@pytest.mark.parametrize("multiple", [10, 20, 30, 50])
def test_the_maximum_is_one_of_four_tiers_and_that_of_the_box(multiple: int) -> None:
    t = table(maximum=multiple)
    t.betting()
    for kind in ("ante", "par-plus"):
        high = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=(multiple + 1) * t.unit))
        assert (high.code, high.clauses) == ("above-maximum", ("EUS96-15-042",))
        assert t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=t.unit - 1)).code == "below-minimum"
        t.lay("ana", f"{kind}:1", multiple)
    with pytest.raises(BadOption) as caught:
        game(maximum=multiple + 1)
    assert caught.value.clauses == ("EUS96-15-042",)


@pytest.mark.clause("EUS96-15-042")
def test_without_a_choice_the_maximum_is_the_highest() -> None:
    t = table()
    for kind in ("ante", "par-plus"):
        t.lay("ana", f"{kind}:1", 50)
        assert t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=t.unit)).code == "above-maximum"


@pytest.mark.clause("EUS96-15-039", "EUS96-15-002")
def test_bets_are_chips_and_go_to_the_house() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "KS QD 2C"))
    t.sends(Go(by="ana"), Go(by="bea"))
    assert (t.won("ana"), t.won("bea")) == (20, -20)
    moves = [m for e in t.table.log for m in e.event.moves]
    assert not [m for m in moves if m.src in t.brought and m.dst in t.brought]
    t.betting()
    for amount in (t.unit + 0.5, str(t.unit), True):
        assert t.refused(PlaceBet(by="ana", on="ante:1", amount=amount)).code == "not-an-amount"  # type: ignore[arg-type]


@pytest.mark.clause("EUS96-15-044", "EUS96-15-045", "EUS96-15-070")
def test_no_bet_after_no_va_mas() -> None:
    t = table()
    t.stakes("ante", ana=1)
    (closed, *_) = t.close()
    assert [c.key for c in closed.calls] == ["no-va-mas"]
    for kind in ("ante", "par-plus"):
        late = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=t.unit))
        assert late.code == "late-bet"
        assert {"EUS96-15-044", "EUS96-15-070"} <= set(late.clauses)
    assert t.refused(TakeBack(by="ana", bet=1, amount=t.unit)).code == "late-withdrawal"


@pytest.mark.clause("EUS96-15-019", "EUS96-15-044", "EUS96-15-053")
def test_what_the_croupier_announces() -> None:
    t = table()
    t.stakes("ante", ana=1)
    opened = next(e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened")
    assert [(c.key, c.by) for c in opened.calls] == [("hagan-juego", CROUPIER)]
    t.dealt(interleaved("AS AH 2D", "KS QD 2C"))
    said = [c for e in t.do(Go(by="ana")) for c in e.calls]
    assert [(c.key, c.args) for c in said] == [("bank-plays", {"hand": "high-card"})]
    t.stakes("ante", ana=1)
    t.dealt(interleaved("AS AH 2D", "JS 9D 2C"))
    said = [c for e in t.do(Go(by="ana")) for c in e.calls]
    assert [(c.key, c.args) for c in said] == [("bank-does-not-play", {"hand": "high-card"})]


@pytest.mark.clause("EUS96-15-051")
def test_the_second_bet_is_put_down_by_who_goes_on() -> None:
    t = table()
    t.betting()
    early = t.refused(PlaceBet(by="ana", on="second-bet:1", amount=t.unit))
    assert (early.code, "EUS96-15-051" in early.clauses) == ("after-the-cards", True)
    t.lay("ana", "ante:1", 10)
    t.dealt(interleaved("AS AH 2D", "KS QD 2C"))
    placed, *_ = t.do(Go(by="ana"))
    assert (type(placed).__name__, placed.amount, placed.on) == ("SecondPlaced", 10 * t.unit, "second-bet:1")
    assert [(m.src, m.dst, m.amount) for m in placed.moves] == [("ana", "@cloth", 10 * t.unit)]


@pytest.mark.clause("EUS96-15-051")
def test_who_cannot_pay_the_second_bet_must_give_up() -> None:
    t = table(purse=15)
    t.stakes("ante", ana=10)
    t.dealt(interleaved("AS AH 2D", "KS QD 2C"))
    poor = t.refused(Go(by="ana"))
    assert (poor.code, poor.clauses) == ("not-enough-chips", game().rules.bets.second.clauses)
    t.do(Fold(by="ana"))
    assert t.won("ana") == -10


# -- going on or giving up ---------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-048", "EUS96-15-049", "EUS96-15-050")
def test_who_gives_up_loses_at_once_and_shows_no_card() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    (folded,) = t.do(Fold(by="ana"))
    assert [(m.src, m.dst, m.amount, m.why) for m in folded.moves] == [("@cloth", "@float", 10 * t.unit, "lost")]
    assert t.turn() == "bea"
    events = t.do(Go(by="bea"))
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "2"]
    assert t.seen("bea", "1") == [None] * 3
    assert (t.won("ana"), t.won("bea")) == (-10, 10)


@pytest.mark.clause("EUS96-15-048", "EUS96-15-024")
def test_each_hand_in_its_turn_by_whoever_sits_there() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    other = t.refused(Go(by="bea"))
    assert (other.code, "EUS96-15-024" in other.clauses) == ("not-your-hand", True)
    assert [set(a.kinds) for a in t.table.awaits()] == [{"Go", "Fold"}]
    t.do(Go(by="ana"))
    assert t.turn() == "bea"


@pytest.mark.clause("EUS96-15-052")
def test_the_bank_is_turned_over_when_everybody_has_decided() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    assert not any(isinstance(e, CardsTurned) for e in t.do(Go(by="ana")))
    assert any(isinstance(e, CardsTurned) for e in t.do(Fold(by="bea")))


def test_where_everybody_gives_up_the_bank_shows_nothing() -> None:
    t = table()
    t.stakes("ante", ana=1)
    t.dealt(interleaved("AS AH 2D", "JS 9S 2C"))
    assert not any(isinstance(e, CardsTurned) for e in t.do(Fold(by="ana")))
    assert t.phase == "idle"


# -- the bank ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-053", "EUS96-15-054", "EUS96-15-055")
@pytest.mark.parametrize(
    ("bank", "plays"), [("JS 10H 8D", False), ("QS 3H 2D", True), ("2S 2H 3D", True), ("KS 3H 2D", True)]
)
def test_the_bank_plays_with_a_queen_or_better(bank: str, plays: bool) -> None:
    won, result = meeting("AS KH 10D", bank)
    if not plays:
        assert (won, result) == (10, "unopposed"), "the ante is paid, the second bet comes back"
    else:
        assert result in ("won", "lost")


@pytest.mark.clause("EUS96-15-054", "EUS96-15-055")
def test_a_bank_that_does_not_play_pays_the_ante_of_a_lower_hand_too() -> None:
    assert meeting("5S 3H 2D", "JS 10H 8D") == (10, "unopposed")


@pytest.mark.clause("EUS96-15-056", "EUS96-15-057")
def test_a_higher_hand_is_paid_one_to_one_on_both() -> None:
    assert meeting("AS KH 10D", "QS 3H 2D") == (20, "won")


@pytest.mark.clause("EUS96-15-062")
def test_a_lower_hand_loses_both() -> None:
    assert meeting("QS 3H 2D", "AS KH 10D") == (-20, "lost")


@pytest.mark.clause("EUS96-15-038", "EUS96-15-064")
def test_equal_hands_keep_their_bets() -> None:
    assert meeting("QS 3H 2D", "QH 3D 2C") == (0, "tied")


@pytest.mark.parametrize(
    ("hand", "bonus"),
    [
        pytest.param("5S 6H 7D", 1, marks=pytest.mark.clause("EUS96-15-058", "EUS96-15-059")),
        pytest.param("5S 5H 5D", 4, marks=pytest.mark.clause("EUS96-15-058", "EUS96-15-060")),
        pytest.param("5S 6S 7S", 5, marks=pytest.mark.clause("EUS96-15-058", "EUS96-15-061")),
        pytest.param("AS KS QS", 5, marks=pytest.mark.clause("EUS96-15-058", "EUS96-15-061")),
        pytest.param("AS 9S 2S", 0, marks=pytest.mark.clause("EUS96-15-058")),
        pytest.param("AS AH 2S", 0, marks=pytest.mark.clause("EUS96-15-058")),
    ],
)
def test_the_bonus_on_the_ante_whatever_the_bank_has(hand: str, bonus: int) -> None:
    """With an ante of ten: won, unopposed, tied with its twin, lost."""
    assert meeting(hand, "QH 3C 2H")[0] == 20 + 10 * bonus
    assert meeting(hand, "JH 3C 2H")[0] == 10 + 10 * bonus
    if hand != "AS KS QS":
        assert meeting(hand, "AD KD QD")[0] == -20 + 10 * bonus
    assert meeting("AS KS QS", "AD KD QD")[0] == 50


@pytest.mark.clause("EUS96-15-058", "EUS96-15-061")
def test_by_the_letter_a_royal_gets_no_bonus() -> None:
    assert meeting("AS KS QS", "QH 3C 2H", reading={"royal-bonus": "literal"}) == (20, "won")
    assert meeting("AS KS QS", "QH 3C 2H") == (70, "won")


def test_the_bonus_is_a_move_of_its_own_and_only_on_the_ante() -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt(interleaved("5S 6S 7S", "QH 3C 2H"))
    settled = next(e for e in t.do(Go(by="ana")) if isinstance(e, HandSettled))
    assert [(m.amount // t.unit, m.why) for m in settled.moves if m.src == "@float"] == [
        (10, "win"), (50, "bonus"), (10, "win"),
    ]  # fmt: skip


# -- Par Plus ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        pytest.param("AS KS QS", 50, marks=pytest.mark.clause("EUS96-15-072")),
        pytest.param("5S 6S 7S", 40, marks=pytest.mark.clause("EUS96-15-073")),
        pytest.param("5S 5H 5D", 30, marks=pytest.mark.clause("EUS96-15-074")),
        pytest.param("5S 6H 7D", 6, marks=pytest.mark.clause("EUS96-15-075")),
        pytest.param("AS 9S 2S", 3, marks=pytest.mark.clause("EUS96-15-076")),
        pytest.param("2S 2H 3D", 1, marks=pytest.mark.clause("EUS96-15-077")),
        pytest.param("AS KH JD", -1, marks=pytest.mark.clause("EUS96-15-071")),
    ],
)
@pytest.mark.clause("EUS96-15-071", "EUS96-15-069")
@pytest.mark.parametrize("bank", ["QH 3C 4H", "JH 3C 4H", "AD KD QD"])
def test_what_par_plus_pays_whatever_the_bank_has(hand: str, pays: int, bank: str) -> None:
    alone, _ = meeting(hand, bank)
    assert meeting(hand, bank, par_plus=2)[0] - alone == 2 * pays


@pytest.mark.clause("EUS96-15-062", "EUS96-15-069", "EUS96-15-071")
def test_by_the_letter_a_beaten_hand_loses_par_plus() -> None:
    letter = {"par-plus-beaten": "literal"}
    assert meeting("2S 2H 3D", "AS AH KD", par_plus=5, reading=letter) == (-25, "lost")
    assert meeting("2S 2H 3D", "AS AH KD", par_plus=5) == (-15, "lost")
    assert meeting("2S 2H 3D", "AS QH KC", par_plus=5, reading=letter) == (-25, "lost")
    assert meeting("2S 2H 3D", "QS 9H 8C", par_plus=5, reading=letter) == (25, "won")


@pytest.mark.clause("EUS96-15-050", "EUS96-15-069", "EUS96-15-071")
def test_who_gives_up_loses_par_plus_or_not() -> None:
    def folded(**frame: Any) -> float:
        t = table(**frame)
        t.stakes("ante", ana=10)
        t.stakes("par-plus", ana=5)
        t.dealt(interleaved("2S 2H 3D", "AS AH KD"))
        t.do(Fold(by="ana"))
        return t.won("ana")

    assert folded() == -15
    assert folded(reading={"par-plus-given-up": "corrected"}) == -5


@pytest.mark.clause("EUS96-15-010", "EUS96-15-069", "EUS96-15-070")
def test_par_plus_may_be_bet_alone_or_not() -> None:
    t = table()
    t.stakes("par-plus", ana=5)
    t.dealt("2S AS 2H AH 3D KD")
    assert (t.phase, t.won("ana")) == ("idle", 5), "nothing to decide: the cards say what it wins"
    beside = table(reading={"par-plus-alone": "corrected"})
    beside.betting()
    refused = beside.refused(PlaceBet(by="ana", on="par-plus:1", amount=beside.unit))
    assert (refused.code, "EUS96-15-069" in refused.clauses) == ("no-bet-on-the-box", True)
    beside.lay("ana", "ante:1", 1)
    beside.lay("ana", "par-plus:1", 1)
    events = beside.do(TakeBack(by="ana", bet=1, amount=beside.unit))
    assert names(events) == ["BetTakenBack", "StakesReturned"]
    assert not beside.desk.bets


# -- guests ------------------------------------------------------------------------------------------------------------


def guest(reading: Any = "default", *more: str, consents: bool = True) -> PokerSession:
    """Zoe stands and bets on Ana's hand."""
    t = table("ana", "bea", standing=("zoe", *more), reading=reading)
    t.stakes("ante", ana=10)
    t.lay("zoe", "ante:1", 4)
    if consents:
        t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    return t


@pytest.mark.clause("EUS96-15-022")
def test_a_guest_needs_the_player_and_then_the_head_of_the_table() -> None:
    t = guest(consents=False)
    assert t.awaited() == ["ana"]
    assert t.refused(Consent(by=INSPECTOR, box=1, guest="zoe", yes=True)).code == "nothing-asked"
    t.do(Consent(by="ana", box=1, guest="zoe", yes=True))
    assert t.awaited() == [INSPECTOR]
    assert t.desk.bets[2].asked
    t.do(Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    assert not t.desk.bets[2].asked
    t.dealt(interleaved("AS AH 2D", "QS 9S 2C"))
    t.do(Go(by="ana"))
    t.do(Follow(by="zoe", yes=True))
    assert (t.won("ana"), t.won("zoe")) == (20, 8)


@pytest.mark.clause("EUS96-15-022")
@pytest.mark.parametrize("by", ["ana", INSPECTOR])
def test_either_of_them_may_send_a_guest_away(by: str) -> None:
    t = guest(consents=False)
    if by == INSPECTOR:
        t.do(Consent(by="ana", box=1, guest="zoe", yes=True))
    (dismissed,) = t.do(Consent(by=by, box=1, guest="zoe", yes=False))
    assert type(dismissed).__name__ == "Dismissed"
    assert (t.won("zoe"), sorted(t.desk.bets)) == (0, [1])


@pytest.mark.clause("EUS96-15-022")
def test_a_players_silence_is_no_consent_and_the_house_approves() -> None:
    t = guest(consents=False)
    default = t.table.decider.default(t.table.state, "ana")
    assert default == Consent(by="ana", box=1, guest="zoe", yes=False)
    t.do(Consent(by="ana", box=1, guest="zoe", yes=True))
    assert t.table.staff()
    assert not t.desk.bets[2].asked


@pytest.mark.clause("EUS96-15-022", "EUS96-15-024")
def test_only_those_who_stand_bet_on_anothers_hand_and_only_on_a_hand() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.betting()
    assert t.refused(PlaceBet(by="zoe", on="ante:1", amount=t.unit)).code == "no-hand-there"
    assert t.refused(PlaceBet(by="zoe", on="ante:5", amount=t.unit)).code == "box-not-open"
    t.stakes("ante", ana=1)
    seated = t.refused(PlaceBet(by="bea", on="ante:1", amount=t.unit))
    assert (seated.code, "EUS96-15-022" in seated.clauses) == ("not-your-box", True)
    assert t.refused(PlaceBet(by="bea", on="ante:5", amount=t.unit)).code == "box-not-open"


@pytest.mark.clause("EUS96-15-023")
def test_two_bets_a_box_with_or_without_the_players() -> None:
    full = guest("default", "pau")
    refused = full.refused(PlaceBet(by="pau", on="ante:1", amount=full.unit))
    assert (refused.code, refused.clauses) == ("box-full", ("EUS96-15-023",))
    more = guest({"two-bets-a-box": "corrected"}, "pau", "teo")
    more.lay("pau", "ante:1", 1)
    assert more.refused(PlaceBet(by="teo", on="ante:1", amount=more.unit)).code == "box-full"


@pytest.mark.clause("EUS96-15-022", "EUS96-15-042")
def test_the_maximum_is_for_all_who_bet_on_a_box() -> None:
    t = table("ana", standing=("zoe",))
    t.lay("ana", "ante:1", 45)
    assert t.refused(PlaceBet(by="zoe", on="ante:1", amount=6 * t.unit)).code == "above-maximum"
    t.lay("zoe", "ante:1", 5)


@pytest.mark.clause("EUS96-15-024", "EUS96-15-051")
def test_a_guest_follows_with_a_second_bet_or_loses_the_ante() -> None:
    t = guest()
    t.dealt(interleaved("AS AH 2D", "QS 9S 2C"))
    t.do(Go(by="ana"))
    assert t.person_awaited() == ["zoe"]
    assert t.refused(Fold(by="ana")).code == "not-now"
    lost, *_ = t.do(Follow(by="zoe", yes=False))
    assert type(lost).__name__ == "NotFollowed"
    assert (t.won("ana"), t.won("zoe")) == (20, -4)


@pytest.mark.clause("EUS96-15-024", "EUS96-15-050")
def test_what_the_player_gives_up_is_lost_for_guests_too() -> None:
    t = guest()
    t.dealt(interleaved("AS AH 2D", "QS 9S 2C"))
    t.do(Fold(by="ana"))
    assert (t.won("ana"), t.won("zoe"), t.phase) == (-10, -4, "idle")


def test_a_guest_without_chips_for_it_cannot_follow() -> None:
    t = table("ana", standing=("zoe",), purse=12)
    t.stakes("ante", ana=5)
    t.lay("zoe", "ante:1", 8)
    t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    t.dealt(interleaved("AS AH 2D", "QS 9S 2C"))
    t.do(Go(by="ana"))
    assert t.refused(Follow(by="zoe", yes=True)).code == "not-enough-chips"


def test_who_stands_up_keeps_no_box_and_guests_go_with_them() -> None:
    t = guest()
    t.stakes("ante", bea=1)
    t.do(Stand(by="ana"))
    events = t.dealt("2S")
    assert names(events)[:3] == ["BettingClosed", "StakesReturned", "HandsMade"]
    assert list(t.desk.hands) == ["2"]
    assert (t.won("ana"), t.won("zoe")) == (0, 0)


def test_guests_go_when_the_player_takes_the_bet_back() -> None:
    t = guest()
    assert names(t.do(TakeBack(by="ana", bet=1, amount=10 * t.unit))) == ["BetTakenBack", "StakesReturned"]
    assert not t.desk.bets


def test_nobody_leaves_a_hand_that_is_played() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    assert t.refused(Leave(by="ana")).code == "bets-on-the-cloth"
    t.do(Fold(by="ana"))
    t.do(Leave(by="ana"))


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-065")
@pytest.mark.parametrize("cause", ["number", "card-shown"])
@pytest.mark.parametrize("dealt", [1, 4, 6])
def test_a_mistake_in_the_deal_voids_the_round(cause: str, dealt: int) -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.stakes("par-plus", ana=5)
    t.dealt(" ".join(["AS", "KS", "AH", "QD", "2D", "2C"][:dealt]))
    assert t.refused(Misdeal(by="ana", cause=cause)).code == "not-your-role"
    assert t.refused(Misdeal(by=CROUPIER, cause="thunder")).code == "not-offered"
    voided, ended = t.do(Misdeal(by=INSPECTOR, cause=cause))
    assert (voided.cause, [c.key for c in voided.calls]) == (cause, ["void-round"])
    assert "EUS96-15-065" in voided.clauses
    assert (t.won("ana"), t.phase, names([ended])) == (0, "idle", ["RoundEnded"])
    assert t.refused(Misdeal(by=INSPECTOR, cause=cause)).clauses == ("EUS96-15-065",)


@pytest.mark.clause("EUS96-15-025", "EUS96-15-066", "EUS96-15-067")
def test_who_talks_loses_every_bet_and_guests_get_theirs_back() -> None:
    t = guest()
    t.stakes("par-plus", ana=5)
    t.stakes("ante", bea=1)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    assert t.refused(Breach(by="bea", player="ana")).code == "not-your-role"
    assert t.refused(Breach(by=CROUPIER, player="zoe")).code == "not-offered"
    (punished,) = t.do(Breach(by=CROUPIER, player="ana"))
    assert {"EUS96-15-066", "EUS96-15-067"} <= set(punished.clauses)
    assert (t.won("ana"), t.won("zoe"), t.turn()) == (-15, 0, "bea")
    t.do(Go(by="bea"))
    assert (t.won("bea"), t.won("ana")) == (1, -15)


@pytest.mark.clause("EUS96-15-067")
def test_who_talks_after_going_on_loses_the_second_bet_too() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=1)
    t.dealt(interleaved("AS AH 2D", "3S 5H 9D", "JS 9S 2C"))
    t.do(Go(by="ana"))
    t.do(Breach(by=INSPECTOR, player="ana"))
    assert t.won("ana") == -20
    t.do(Fold(by="bea"))
    assert t.phase == "idle"


# -- cards that nobody has told ----------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-046", "EUS96-15-052")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt("? ? ? ? ? ? ? ? ?")
    t.do(Go(by="ana"))
    t.do(Fold(by="bea"))
    assert [a.what for a in t.table.awaits()] == ["expose"]
    t.dealt("KS QD 2C")
    t.dealt("AS AH 2D")
    assert (t.phase, t.won("ana"), t.won("bea")) == ("idle", 2, -1)
    assert t.seen("ana", "2") == [None] * 3, "a hand that was given up is never read"


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-041")
def test_the_minimum_is_one_that_was_granted() -> None:
    with pytest.raises(BadOption) as caught:
        prepare(opening(GAME, minimum=1500, authorisation=granted(1, 2)))
    assert "EUS96-15-041" in caught.value.clauses


@pytest.mark.clause("EUS96-15-016", "EUS96-15-018")
def test_a_croupier_and_a_head_stand_at_the_table() -> None:
    assert prepare(opening(GAME)).roles == (CROUPIER, INSPECTOR)
    for staff in ({"croupiers": 0}, {"inspectors": 0}, {"croupiers": 2}, {"inspectors": 2}):
        with pytest.raises(BadOption) as caught:
            prepare(opening(GAME, staff=staff))
        assert {"EUS96-15-016", "EUS96-15-018"} <= set(caught.value.clauses)


@pytest.mark.clause("EUS96-15-017")
def test_one_head_covers_four_tables_of_a_sector() -> None:
    def floor(sectors: str) -> list[Any]:
        return check_floor([FloorTable(opening=opening(GAME), inspector="Ane", sector=s) for s in sectors])

    assert not floor("AAAA")
    assert floor("AAAAA")[0].clauses == ("EUS96-15-017",)
    assert floor("AB")


@pytest.mark.clause("EUS96-15-078", "EUS96-15-079", "EUS96-15-080", "EUS96-15-081")
def test_an_idle_table_closes_for_a_while_with_its_float() -> None:
    closed = Table(opening(GAME), Scripted())
    money = closed.state.book["@float"]
    closed.act(Suspend(by=DIRECTOR))
    assert closed.state.suspended
    assert closed.state.book["@float"] == money
    clauses = [set(o.clauses) for o in closed.options(DIRECTOR, "Resume")]
    assert clauses == [{"EUS96-15-078", "EUS96-15-079", "EUS96-15-080", "EUS96-15-081"}]


@pytest.mark.clause("EUS96-15-068")
def test_a_round_is_followed_by_another_until_the_last() -> None:
    t = table()
    for _ in range(2):
        t.stakes("ante", ana=1)
        t.dealt(interleaved("AS AH 2D", "QS 9S 2C"))
        t.do(Go(by="ana"))
    assert (t.desk.round, t.won("ana"), t.desk.bets) == (2, 4, {})
    t.do(AnnounceLast(by=INSPECTOR, rounds=3))
    assert t.desk.last == 5


@pytest.mark.clause("EUS96-15-020")
def test_the_croupier_changes_cash_for_chips_of_the_float() -> None:
    t, (joined, brought) = bought_with_cash(GAME)
    assert [(m.src, m.dst, m.amount) for m in brought.moves] == [
        ("@purse/ana", "@box", 50_000),
        ("@float", "ana", 50_000),
    ]
    assert names([joined]) == ["Joined"]
    assert (t.state.book["@float"], t.state.book["@box"]) == (950_000, 50_000)


@pytest.mark.clause("EUS96-15-003")
def test_the_catalogue_has_it_for_casinos() -> None:
    assert GAME in library().head(LAW).catalogue.games
    assert GAME not in {g for law in library().laws() if law != LAW for g in library().games(law)}


@pytest.mark.parametrize(
    ("options", "field"),
    [({"stakes": "left"}, "stakes"), ({"boxes": 0}, "boxes"), ({"maximum": 7}, "maximum"), ({"cloths": 2}, "cloths")],
)
def test_a_house_cannot_ask_for_nonsense(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(LAW, GAME, options)
    assert caught.value.field == field


def test_random_evenings_keep_the_book() -> None:
    """Many rounds with people who go on or not at random: what one side wins the other loses."""
    rng, t = random.Random(5), table("ana", "bea", "carlos")
    t.table.source = Seeded("evening")
    begin = t.table.state.book["@float"]
    for _ in range(60):
        t.betting()
        for who in ("ana", "bea", "carlos"):
            t.stakes("ante", **{who: 1 + rng.randrange(5)})
            if rng.random() < 0.5:
                t.stakes("par-plus", **{who: 1 + rng.randrange(5)})
        while t.phase != "idle":
            if who := t.turn():
                t.do(Go(by=who) if rng.random() < 0.7 else Fold(by=who))
            elif not t.table.chance():
                t.table.staff()
    won = sum(t.net(who) for who in ("ana", "bea", "carlos"))
    assert won == begin - t.table.state.book["@float"]
    assert not t.desk.bets


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("ranking", "order"), ["royal", "elephants"]),
        (("ranking", "size"), 7),
        (("deal", "order"), ["hand", "moon"]),
        (("deal", "order"), ["bank"]),
        (("bets", "second", "times"), 0),
        (("bets", "par-plus", "prizes"), {"full": {"pays": "1:1"}}),
        (("bets", "par-plus", "prizes"), {"pair": {"pays": "1:1", "least": "13"}}),
        (("bets", "ante", "pays"), None),
        (("bets", "ante", "maximum"), None),
        (("boxes", "most"), 0),
        (("boxes", "most"), 40),
    ],
)
def test_a_law_file_that_cannot_be_played_is_refused(place: tuple[str, ...], value: Any) -> None:
    path = library().folders[LAW] / f"{GAME}.toml"
    node = tree = library().read(path)
    for key in place[:-1]:
        node = node[key]
    node[place[-1]] = value
    if value is None:
        del node[place[-1]]
    with library().broken(path, tree), pytest.raises(BadLaw) as caught:
        make(LAW, GAME)
    assert str(caught.value).startswith(f"{LAW}/{GAME}.toml: ")
