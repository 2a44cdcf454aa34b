"""Texas poker: combinations, the deal and who sees it, going on, the bank, the ante's table, the bonus, mistakes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, guest_at, interleaved, made
from spin_oracle import names

from novamas.games.boxes.acts import Consent
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.poker.acts import CardShown, CardsTurned, Fold, Follow, Go, HandSettled, Misdeal, SideSettled
from novamas.games.poker.texas import TexasGame
from novamas.games.poker.texas.acts import CardsTouched, Miscount
from novamas.games.poker.texas.bots import Careful, GoGetter, Player
from novamas.games.shoe import Dealt
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.table.acts import Bring, Expel, Leave

GAME = "texas-poker"
game = partial(made, GAME, TexasGame)
table = partial(PokerSession, GAME)
guest = partial(guest_at, GAME)

WINS, LOSES, TIES = (1, -1, 0)
DULL = "2C 7D 9H JC 4S"
"""A board that makes nothing."""


def dealt(t: PokerSession, flop: str, *hands: str) -> list[Any]:
    """One card at a time to each of these hands in turn, the bank's last; then the flop."""
    return t.dealt(f"{interleaved(*hands)} {flop}")


def meeting(hand: str, bank: str, board: str = DULL, *, bonus: int = 0, **frame: Any) -> tuple[float, str]:
    """What somebody wins who goes on with an ante of ten (and so much on the bonus), and what became of the hand."""
    t = table(**frame)
    t.stakes("ante", ana=10)
    if bonus:
        t.stakes("texas-bonus", ana=bonus)
    split = board.split()
    dealt(t, " ".join(split[:3]), hand, bank)
    t.do(Go(by="ana"))
    t.dealt(" ".join(split[3:]))
    return t.won("ana"), t.desk.hands["1"].result


# -- combinations ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "EUS96-16-005", "EUS96-16-006", "EUS96-16-023", "EUS96-16-024", "EUS96-16-025", "EUS96-16-026", "EUS96-16-027",
    "EUS96-16-028", "EUS96-16-029", "EUS96-16-030", "EUS96-16-031", "EUS96-16-032", "EUS96-16-033",
)  # fmt: skip
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("AS KS QS JS 10S", "KH QH JH 10H 9H"), ("2S 3S 4S 5S 6S", "AS AH AD AC KS"),
        ("AS 2S 3S 4S 5S", "KS KH KD KC AS"), ("2S 2H 2D 2C 3S", "AS AH AD KS KH"),
        ("2S 2H 2D 3S 3H", "AS KS QS JS 9S"), ("2S 3S 4S 5S 7S", "AS KH QD JC 10S"),
        ("AS 2H 3D 4C 5S", "AS AH AD KS QH"), ("2S 2H 2D 3S 4H", "AS AH KS KH QD"),
        ("2S 2H 3S 3H 4D", "AS AH KS QH JD"), ("2S 2H 3S 4H 5D", "AS KH QS JH 9D"),
        ("AS 7H 5D 4C 2S", "KS QH JD 10C 8S"), ("6S 5H 4D 3C 2S", "AS 2H 3D 4C 5S"),
        ("8S 7H 5D 4C 2S", "8H 7S 5C 3C 2D"), ("3S 3H 4S 5H 6D", "2S 2H AS KH QD"),
    ],
)  # fmt: skip
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(cards(higher)) > ranking.value(cards(lower))


@pytest.mark.clause("EUS96-16-033", "EUS96-16-059", "EUS96-16-064", "EUS96-16-065", "EUS96-16-066")
@pytest.mark.parametrize(
    ("hand", "bank", "board", "comes"),
    [
        ("KS KD", "QS QD", DULL, WINS),
        ("QS QD", "KS KD", DULL, LOSES),
        ("KS KD", "KH KC", DULL, TIES),
        ("JS AD", "JD KS", DULL, WINS),
        ("JS AD", "JD AS", DULL, TIES),
        ("JS 3D", "JD 3S", DULL, TIES),
        ("JS 3D", "JD 5S", DULL, LOSES),
        ("9S 2D", "9D 4C", DULL, LOSES),
        ("9S 7C", "9D 4C", DULL, WINS),
        ("AS KS", "AD KD", "QS JS 10S 2D 3D", WINS),
        ("2S 3D", "2D 4S", "AS KH QD JC 10S", TIES),
        ("KD 3D", "KC 4S", "AS AH AD AC 10S", TIES),
        ("5S 6D", "5D 2S", "AC 2H 3D 4C KS", WINS),
    ],
)
def test_the_best_five_of_seven_decide(hand: str, bank: str, board: str, comes: int) -> None:
    won, result = meeting(hand, bank, board)
    assert result == {1: "won", -1: "lost", 0: "tied"}[comes]
    assert comes == (won > 0) - (won < 0)


@pytest.mark.clause("EUS96-16-033", "EUS96-16-064")
@pytest.mark.parametrize(
    ("hand", "bank", "board"),
    [
        ("JS AD", "JD KS", DULL),
        ("9S AD", "9D KD", "9H 7C 7S 4H 2C"),
        ("8S AD", "8D 3D", "8H 8C QS JH 2C"),
        ("AD 3S", "KD 3D", "7H 7C 7D 7S 2C"),
    ],
)
def test_cards_beside_the_combination_decide_or_not(hand: str, bank: str, board: str) -> None:
    assert meeting(hand, bank, board)[1] == "won"
    assert meeting(hand, bank, board, reading={"texas-odd-cards": "corrected"}) == (0, "tied")


@pytest.mark.clause("EUS96-16-033", "EUS96-16-064")
@pytest.mark.parametrize(
    ("hand", "bank", "board"),
    [
        ("KS 3D", "QS 3H", DULL.replace("JC", "KC").replace("9H", "QH")),
        ("9S 7S", "9D 4C", DULL),
        ("9S 9D", "7S 7C", DULL),
        ("9S 8D", "7S 3C", "9C 9H 9D 7D 7H"),
    ],
)
def test_the_ranks_of_the_combination_decide_under_either_reading(hand: str, bank: str, board: str) -> None:
    for side in ("literal", "corrected"):
        assert meeting(hand, bank, board, reading={"texas-odd-cards": side})[1] == "won"


@pytest.mark.clause("EUS96-16-033", "EUS96-16-064")
def test_both_ranks_of_two_pairs_and_the_three_of_a_set_decide_without_odd_cards() -> None:
    alone = {"texas-odd-cards": "corrected"}
    assert meeting("AS 5D", "AD 4H", "AC 5H 4D JS 9C", reading=alone)[1] == "won"
    assert meeting("AS KD", "AD QD", "AC AH 4D JS 9C", reading=alone)[1] == "tied"
    assert meeting("KS 3D", "QS 3H", "KC KH QD QH 2C", reading=alone)[1] == "won"
    assert meeting("AS 3D", "KS 3H", "5C 5H 5D 5S 2C", reading=alone)[1] == "tied"
    assert meeting("AS KD", "JD JC", "AC KH JS 4D 4H", reading=alone)[1] == "lost"


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-048", "EUS96-16-049", "EUS96-16-057")
def test_one_card_at_a_time_then_the_flop_then_turn_and_river() -> None:
    t = table("ana", "bea")
    t.stakes("ante", bea=1, ana=1)
    events = t.dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert [e.to for e in events if isinstance(e, Dealt)] == ["1", "2", "bank"] * 2 + ["common"] * 3
    assert t.turn() == "ana"
    t.do(Go(by="ana"))
    assert len(t.desk.cards["common"]) == 3, "not before everybody has decided"
    t.do(Go(by="bea"))
    assert [e.to for e in t.dealt("JS QS") if isinstance(e, Dealt)] == ["common"] * 2
    assert t.phase == "idle"


@pytest.mark.clause("EUS96-16-048", "EUS96-16-049", "EUS96-16-050", "EUS96-16-057", "EUS96-16-058", "EUS96-16-022")
def test_who_sees_which_card_and_when() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.stakes("ante", ana=1, bea=1)
    t.dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S")
    assert t.seen("ana", "1") == cards("2S 5S")
    everybody = ("ana", "bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR)
    for who in everybody:
        assert t.seen(who, "bank") == [None] * 2
        assert t.seen(who, "common") == cards("8S 9S 10S")
        assert t.table.view(who).desk.shoe.cards.value is None
        if who != "ana":
            assert t.seen(who, "1") == [None] * 2
    t.sends(Go(by="ana"), Go(by="bea"))
    t.dealt("JS")
    for who in everybody:
        assert t.seen(who, "common") == cards("8S 9S 10S JS")
        assert t.seen(who, "bank") == [None] * 2, "not before the river"
    t.dealt("QS")
    assert t.seen("zoe", "common") == cards("8S 9S 10S JS QS")
    assert t.seen("zoe", "bank") == cards("4S 7S")
    assert t.seen("zoe", "1") == cards("2S 5S")


# -- bets --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-051", "EUS96-16-068", "EUS96-16-070")
def test_by_the_letter_the_second_bet_keeps_to_the_maximum_too() -> None:
    t = table(maximum=10, reading={"texas-second-maximum": "literal"})
    t.lay("ana", "ante:1", 5)
    assert t.refused(PlaceBet(by="ana", on="ante:1", amount=t.unit)).code == "above-maximum"
    t.lay("ana", "texas-bonus:1", 10)
    usual = table(maximum=10)
    usual.lay("ana", "ante:1", 10)
    both = table(maximum=10, reading={"texas-second-maximum": "literal", "texas-second-bet": "literal"})
    both.lay("ana", "ante:1", 10)


@pytest.mark.clause("EUS96-16-045", "EUS96-16-046")
def test_the_bonus_only_beside_an_ante() -> None:
    t = table("ana", "bea")
    t.betting()
    refused = t.refused(PlaceBet(by="ana", on="texas-bonus:1", amount=t.unit))
    assert (refused.code, "EUS96-16-046" in refused.clauses) == ("no-bet-on-the-box", True)
    t.lay("ana", "ante:1", 1)
    t.lay("ana", "texas-bonus:1", 1)
    assert names(t.do(TakeBack(by="ana", bet=1, amount=t.unit))) == ["BetTakenBack", "StakesReturned"]
    t.lay("bea", "ante:2", 1)
    t.dealt("2S 3S 4S 5S")
    assert list(t.desk.hands) == ["2"], "no ante, no cards"


@pytest.mark.clause("EUS96-16-016", "EUS96-16-049", "EUS96-16-052", "EUS96-16-054", "EUS96-16-057", "EUS96-16-060")
def test_what_the_croupier_announces() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    opened = next(e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened")
    assert [(c.key, c.by) for c in opened.calls] == [("hagan-juego", CROUPIER)]

    def heard(events: list[Any]) -> list[Any]:
        return [(c.key, c.by, c.args) for e in events for c in e.calls]

    said = heard(dealt(t, "9C 8C 2D", "AS AH", "7S 7H", "5S 5D"))
    assert said == [("no-va-mas", CROUPIER, {}), ("flop", CROUPIER, {})]
    assert heard(t.do(Fold(by="ana"))) == [("no-voy", "ana", {})]
    said = heard(t.do(Go(by="bea")))
    assert said == [("any-texas-bonus", CROUPIER, {}), ("turn-and-river", CROUPIER, {})]
    assert heard(t.dealt("KC QD")) == [("bank-plays", CROUPIER, {"hand": "pair"})]
    t.stakes("ante", ana=1)
    dealt(t, "9C 8C 2D", "AS AH", "3S 5D")
    t.do(Go(by="ana"))
    assert heard(t.dealt("KC QD")) == [("bank-does-not-play", CROUPIER, {"hand": "high-card"})]


# -- going on or giving up ---------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-054", "EUS96-16-057", "EUS96-16-058")
def test_where_everybody_gives_up_nothing_more_is_opened() -> None:
    t = table()
    t.stakes("ante", ana=1)
    t.stakes("texas-bonus", ana=1)
    dealt(t, "9C 8C 2D", "AS AH", "KS QD")
    events = t.do(Fold(by="ana"))
    assert not any(isinstance(e, CardsTurned | Dealt | SideSettled) for e in events)
    assert [c.key for e in events for c in e.calls] == ["no-voy"]
    assert (t.phase, t.won("ana")) == ("idle", -2)


# -- the bank ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-060", "EUS96-16-061", "EUS96-16-062", "EUS96-16-063")
@pytest.mark.parametrize(
    ("bank", "board", "plays"),
    [
        ("3S 3H", "2C 7D 9H JC 5S", False), ("4S 4H", "2C 7D 9H JC 5S", True), ("5H 3H", "2C 7D 9H JC 5S", True),
        ("AS KH", "2C 7D 9H JC 5S", False), ("AS KH", "3C 3D 9H JC 5S", False), ("AS KH", "4C 4D 9H JC 5S", True),
        ("3S 2H", "2C 3D 9H JC 5S", True), ("AS 3H", "2C 4D 9H JC 5S", True), ("2H 2S", "2C 4D 9H JC 5S", True),
    ],
)  # fmt: skip
def test_the_bank_plays_with_a_pair_of_fours_or_better(bank: str, board: str, plays: bool) -> None:
    won, result = meeting("KS QD", bank, board)
    if plays:
        assert result == "lost"
        assert won == -30
    else:
        assert (won, result) == (10, "unopposed"), "the ante is paid, the second bet comes back"


@pytest.mark.clause("EUS96-16-063", "EUS96-16-065", "EUS96-16-066")
def test_each_hand_meets_the_bank_for_itself() -> None:
    """Against a pair of nines: kings win, sevens lose, and the board alone with an ace to it loses too."""
    t = table("ana", "bea", "carlos")
    t.stakes("ante", ana=10, bea=10, carlos=10)
    dealt(t, "2C 7D 9H", "KS KD", "7S 3S", "AS 4H", "9S 3D")
    t.sends(*(Go(by=who) for who in ("ana", "bea", "carlos")))
    t.dealt("JC 5S")
    assert [t.desk.hands[str(box)].result for box in (1, 2, 3)] == ["won", "lost", "lost"]
    assert t.won("ana") > 0 > t.won("bea") == t.won("carlos")


@pytest.mark.clause("EUS96-16-061", "EUS96-16-062")
def test_a_bank_that_does_not_play_pays_the_ante_by_its_table() -> None:
    assert meeting("6C 8C", "AS KH", "10C JC 3C 5D 2H") == (20, "unopposed"), "a flush"
    assert meeting("5D 3S", "AS KH", "2C 7D 9H JC 10S") == (10, "unopposed"), "a lower hand too"


@pytest.mark.clause("EUS96-16-064")
def test_equal_hands_keep_their_bets() -> None:
    assert meeting("KS KD", "KH KC") == (0, "tied")


@pytest.mark.clause("EUS96-16-065")
def test_a_lower_hand_loses_both() -> None:
    assert meeting("QS QD", "KS KD") == (-30, "lost")


@pytest.mark.parametrize(
    ("hand", "board", "pays"),
    [
        pytest.param("AS KS", "QS JS 10S 4D 4H", 100, marks=pytest.mark.clause("EUS96-16-035", "EUS96-16-024")),
        pytest.param("9S KS", "QS JS 10S 4D 4H", 20, marks=pytest.mark.clause("EUS96-16-036", "EUS96-16-025")),
        pytest.param("9S 9H", "9D 9C 10S 4D 2H", 10, marks=pytest.mark.clause("EUS96-16-037", "EUS96-16-026")),
        pytest.param("9S 9H", "9D 2C 10S 4D 10H", 3, marks=pytest.mark.clause("EUS96-16-038", "EUS96-16-027")),
        pytest.param("9S 2S", "QS 5S 10S 4D 3H", 2, marks=pytest.mark.clause("EUS96-16-039", "EUS96-16-028")),
        pytest.param("9S 8H", "QS JS 10D 4D 2H", 1, marks=pytest.mark.clause("EUS96-16-040", "EUS96-16-029")),
        pytest.param("9S 9H", "QS 9C 10D 4D 2H", 1, marks=pytest.mark.clause("EUS96-16-040", "EUS96-16-030")),
        pytest.param("9S 8H", "QS 9C 8D 4D 2H", 1, marks=pytest.mark.clause("EUS96-16-040", "EUS96-16-031")),
        pytest.param("9S 8H", "QS 9C 2D 4D 3H", 1, marks=pytest.mark.clause("EUS96-16-040", "EUS96-16-032")),
    ],
)
@pytest.mark.clause("EUS96-16-034", "EUS96-16-043", "EUS96-16-066")
def test_what_the_ante_pays_and_the_second_bet_always_even(hand: str, board: str, pays: int) -> None:
    assert meeting(hand, "4S 7C", board) == (10 * pays + 20, "won")


@pytest.mark.clause("EUS96-16-040", "EUS96-16-061")
def test_the_ante_of_a_high_card_is_paid_even() -> None:
    assert meeting("AS KH", "3S 5H") == (10, "unopposed")


# -- the Texas Bonus ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "flop", "pays"),
    [
        pytest.param("AS KS", "QS JS 10S", 25, marks=pytest.mark.clause("EUS96-16-042")),
        pytest.param("9S KS", "QS JS 10S", 25, marks=pytest.mark.clause("EUS96-16-042")),
        pytest.param("8S 8H", "8D 8C 10S", 25, marks=pytest.mark.clause("EUS96-16-042")),
        pytest.param("8S 8H", "8D 10C 10S", 25, marks=pytest.mark.clause("EUS96-16-042")),
        pytest.param("2S KS", "QS JS 10S", 25, marks=pytest.mark.clause("EUS96-16-042")),
        pytest.param("9H KS", "QS JS 10S", 7, marks=pytest.mark.clause("EUS96-16-041")),
        pytest.param("8S 8H", "8D JS 10S", 7, marks=pytest.mark.clause("EUS96-16-041")),
        pytest.param("2S 2H", "3D 3S 10S", 7, marks=pytest.mark.clause("EUS96-16-041")),
        pytest.param("AS AH", "3D 8S 10S", 7, marks=pytest.mark.clause("EUS96-16-041", "EUS96-16-056")),
        pytest.param("2S 8H", "AD AS 10S", 7, marks=pytest.mark.clause("EUS96-16-041", "EUS96-16-056")),
        pytest.param("KS KH", "3D 8S 10S", -1, marks=pytest.mark.clause("EUS96-16-041", "EUS96-16-056")),
        pytest.param("AS KH", "QD 8S 10S", -1, marks=pytest.mark.clause("EUS96-16-055", "EUS96-16-056")),
    ],
)
@pytest.mark.clause("EUS96-16-055", "EUS96-16-056")
def test_what_the_bonus_pays_by_the_first_five_cards(hand: str, flop: str, pays: int) -> None:
    """Whatever turn, river and bank bring: here two aces are still to come, unless they are out."""
    board = f"{flop} AC 6D" if "AH" not in hand else f"{flop} KC 6D"
    alone, _ = meeting(hand, "6H 6C", board)
    assert meeting(hand, "6H 6C", board, bonus=2)[0] - alone == 2 * pays


@pytest.mark.clause("EUS96-16-054", "EUS96-16-055", "EUS96-16-056")
def test_the_bonus_is_settled_before_the_turn_with_the_cards_open() -> None:
    t = table("ana", "bea", "carla")
    t.stakes("ante", ana=10, bea=10, carla=10)
    t.stakes("texas-bonus", ana=2, bea=2)
    dealt(t, "AD 8C 2D", "AS 9H", "3S 5H", "7S 7H", "KS QD")
    t.sends(Go(by="ana"), Go(by="bea"))
    events = t.do(Go(by="carla"))
    assert names(events)[-5:] == ["CardsTurned", "PartBegun", "SideSettled", "SideSettled", "PartBegun"]
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["2", "1"]
    assert [(e.hand, e.won, e.kind) for e in events if isinstance(e, SideSettled)] == [
        ("2", False, "high-card"), ("1", True, "pair"),
    ]  # fmt: skip
    assert (t.won("ana"), t.won("bea"), len(t.desk.cards["common"])) == (14, -2, 3)
    assert t.seen("zoe", "3") == [None] * 2, "who bets nothing on the bonus shows nothing yet"
    events = t.dealt("JC 4S")
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "3"]
    assert [e.hand for e in events if isinstance(e, HandSettled)] == ["3", "2", "1"]


@pytest.mark.clause("EUS96-16-019", "EUS96-16-021", "EUS96-16-053")
@pytest.mark.parametrize(("follows", "won"), [(True, 12 + 2 * 7), (False, -6)])
def test_a_guest_may_bet_on_the_bonus_and_loses_it_with_the_hand(follows: bool, won: int) -> None:
    t = guest()
    t.lay("zoe", "texas-bonus:1", 2)
    dealt(t, "2C 7D 9H", "AS AH", "QS QD")
    t.sends(Go(by="ana"), Follow(by="zoe", yes=follows))
    t.dealt("JC 4S")
    assert (t.won("ana"), t.won("zoe")) == (30, won)


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cause",
    [
        pytest.param("order", marks=pytest.mark.clause("EUS96-16-071", "EUS96-16-072")),
        pytest.param("number", marks=pytest.mark.clause("EUS96-16-071", "EUS96-16-073")),
        pytest.param("missing-card", marks=pytest.mark.clause("EUS96-16-071", "EUS96-16-075")),
        pytest.param("bad-deck", marks=pytest.mark.clause("EUS96-16-071", "EUS96-16-076")),
    ],
)
@pytest.mark.parametrize("stage", ["deal", "go", "river"])
def test_a_mistake_in_the_deal_voids_the_round(cause: str, stage: str) -> None:
    t = table()
    t.stakes("ante", ana=10)
    if stage == "deal":
        t.dealt("AS KS AH")
    else:
        dealt(t, "2C 7D 9H", "AS AH", "QS QD")
    if stage == "river":
        t.do(Go(by="ana"))
        t.dealt("JC")
    assert t.refused(Misdeal(by="ana", cause=cause)).code == "not-your-role"
    assert t.refused(Misdeal(by=CROUPIER, cause="thunder")).code == "not-offered"
    voided, ended = t.do(Misdeal(by=INSPECTOR, cause=cause))
    assert (voided.cause, [c.key for c in voided.calls]) == (cause, ["void-round"])
    assert "EUS96-16-071" in voided.clauses
    assert (t.won("ana"), t.phase, names([ended])) == (0, "idle", ["RoundEnded"])
    assert "EUS96-16-071" in t.refused(Misdeal(by=INSPECTOR, cause=cause)).clauses


@pytest.mark.clause("EUS96-16-071")
def test_a_void_round_gives_back_what_was_given_up_too() -> None:
    t = guest()
    t.stakes("ante", bea=5)
    t.stakes("texas-bonus", bea=2)
    dealt(t, "2C 7D 9H", "AS AH", "3S 5H", "QS QD")
    t.sends(Go(by="ana"), Follow(by="zoe", yes=False), Fold(by="bea"))
    assert (t.won("zoe"), t.won("bea")) == (-4, -7)
    t.do(Misdeal(by=INSPECTOR, cause="bad-deck"))
    assert (t.won("ana"), t.won("zoe"), t.won("bea"), t.desk.taken) == (0, 0, 0, ())
    t.stakes("ante", ana=1)
    dealt(t, "2C 7D 9H", "AS AH", "QS QD")
    t.do(Misdeal(by=INSPECTOR, cause="bad-deck"))
    assert (t.won("ana"), t.won("zoe"), t.won("bea")) == (0, 0, 0), "only what this round took"


@pytest.mark.clause("EUS96-16-071")
def test_who_has_left_gets_nothing_back() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=5, bea=5)
    dealt(t, "2C 7D 9H", "AS AH", "3S 5H", "QS QD")
    t.do(Fold(by="ana"))
    t.do(Leave(by="ana"))
    t.do(Misdeal(by=INSPECTOR, cause="bad-deck"))
    assert (t.won("bea"), t.table.state.book.get("ana", 0)) == (0, 0)


@pytest.mark.clause("EUS96-16-071", "EUS96-16-074")
@pytest.mark.parametrize("number", [1, 2])
def test_a_card_of_the_bank_that_lies_open_voids_the_round(number: int) -> None:
    t = table()
    t.stakes("ante", ana=10)
    dealt(t, "2C 7D 9H", "AS AH", "QS QD")
    t.do(Go(by="ana"))
    *_, voided, _ = t.do(CardShown(by=CROUPIER, place="bank", number=number))
    assert (voided.cause, voided.clauses) == ("card-shown", ("EUS96-16-071", "EUS96-16-074"))
    assert (t.won("ana"), t.phase) == (0, "idle")
    assert t.refused(CardShown(by=CROUPIER, place="bank", number=number)).code == "not-now"


@pytest.mark.clause("EUS96-16-080")
def test_a_player_s_own_card_that_lies_open_changes_nothing() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=1)
    dealt(t, "2C 7D 9H", "AS AH", "3S 5H", "QS QD")
    t.do(CardShown(by=CROUPIER, place="1", number=2))
    assert t.seen("bea", "1") == [None, *cards("AH")]
    assert t.turn() == "ana"
    t.sends(Go(by="ana"), Fold(by="bea"))
    t.dealt("JC 4S")
    assert t.won("ana") == 30


@pytest.mark.clause("EUS96-16-073")
def test_a_wrong_number_of_cards_is_put_right_until_somebody_answers() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    assert t.refused(Miscount(by=CROUPIER, place="1")).code == "not-now"
    t.dealt("AS 3S QS")
    assert t.refused(Miscount(by="ana", place="1")).code == "not-your-role"
    (right,) = t.do(Miscount(by=CROUPIER, place="1"))
    assert (right.at, right.clauses) == ("1", ("EUS96-16-073",))
    t.dealt("AH 5H QD 2C 7D 9H")
    assert t.refused(Miscount(by=INSPECTOR, place="common")).code == "not-offered"
    t.do(Miscount(by=INSPECTOR, place="bank"))
    assert t.turn() == "ana"
    t.do(Go(by="ana"))
    assert t.refused(Miscount(by=CROUPIER, place="1")).code == "not-now"
    t.do(Go(by="bea"))
    t.dealt("JC 4S")
    assert (t.won("ana"), t.won("bea")) == (30, -30)


@pytest.mark.clause("EUS96-16-073")
def test_it_is_too_late_once_a_guest_is_asked_or_a_hand_is_given_up() -> None:
    t = guest()
    dealt(t, "2C 7D 9H", "AS AH", "QS QD")
    t.do(Go(by="ana"))
    assert t.awaited() == ["zoe"]
    assert t.refused(Miscount(by=CROUPIER, place="1")).code == "not-now"
    given = table("ana", "bea")
    given.stakes("ante", ana=1, bea=1)
    dealt(given, "2C 7D 9H", "AS AH", "3S 5H", "QS QD")
    given.do(Fold(by="ana"))
    assert given.refused(Miscount(by=CROUPIER, place="2")).code == "not-now"


@pytest.mark.clause("EUS96-16-073")
def test_by_the_letter_it_is_never_put_right() -> None:
    t = table(reading={"texas-put-right": "literal"})
    t.stakes("ante", ana=10)
    t.dealt("AS 3S")
    refused = t.refused(Miscount(by=CROUPIER, place="1"))
    assert (refused.code, refused.clauses) == ("not-now", ("EUS96-16-073",))


@pytest.mark.clause("EUS96-16-078")
@pytest.mark.parametrize("lost", [True, False])
def test_two_hands_whose_cards_touch_leave_the_round(lost: bool) -> None:
    t = table("ana", "bea", "carla", standing=("zoe",), reading={} if lost else {"texas-touching-cards": "literal"})
    t.stakes("ante", ana=10, bea=10, carla=10)
    t.stakes("texas-bonus", ana=5)
    t.lay("zoe", "ante:2", 4)
    t.sends(Consent(by="bea", box=2, guest="zoe", yes=True), Consent(by=INSPECTOR, box=2, guest="zoe", yes=True))
    t.dealt("AS 3S 7S QS")
    assert t.refused(CardsTouched(by=CROUPIER, box=1, other=2)).code == "not-now"
    t.dealt("AH 5H 7H QD 2C 7D 9H")
    assert t.refused(CardsTouched(by="ana", box=1, other=2)).code == "not-your-role"
    assert t.refused(CardsTouched(by=CROUPIER, box=1, other=1)).code == "not-offered"
    t.do(Go(by="ana"))
    (withdrawn,) = t.do(CardsTouched(by=INSPECTOR, box=1, other=2))
    assert (withdrawn.hands, withdrawn.clauses) == (("1", "2"), ("EUS96-16-078",))
    assert (t.won("ana"), t.won("bea")) == ((-35, -10) if lost else (0, 0))
    assert t.won("zoe") == 0, "a guest has done nothing"
    assert t.turn() == "carla"
    t.do(Go(by="carla"))
    events = t.dealt("JC 4S")
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "3"]
    assert t.won("carla") == 30


@pytest.mark.clause("EUS96-16-078")
def test_hands_that_touch_while_guests_are_asked() -> None:
    t = guest()
    t.stakes("ante", bea=1)
    dealt(t, "2C 7D 9H", "AS AH", "3S 5H", "QS QD")
    t.do(Go(by="ana"))
    assert t.awaited() == ["zoe"]
    t.do(CardsTouched(by=INSPECTOR, box=1, other=2))
    assert (t.phase, t.won("ana"), t.won("zoe"), t.won("bea")) == ("idle", -30, 0, -1)
    assert not t.desk.bets


def touching(t: PokerSession, box: int, other: int) -> None:
    """A round in which the cards of two players touch; whoever else plays gives up."""
    t.stakes("ante", **{who: 1 for who in t.desk.seats if who})
    dealt(t, "2C 7D 9H", *("AS AH", "3S 5H", "QS QD")[: sum(who is not None for who in t.desk.seats)], "KS KD")
    t.do(CardsTouched(by=INSPECTOR, box=box, other=other))
    while who := t.turn():
        t.do(Fold(by=who))
    assert t.phase == "idle"


@pytest.mark.clause("EUS96-16-079")
def test_whose_cards_touch_again_may_be_sent_away() -> None:
    t = table("ana", "bea", "carla")
    touching(t, 1, 2)
    assert not t.table.options(INSPECTOR, "Expel"), "once is not again"
    assert t.refused(Expel(by=INSPECTOR, player="ana")).code == "not-now"
    touching(t, 1, 3)
    (offer,) = t.table.options(INSPECTOR, "Expel")
    assert (offer.form["player"].values, offer.clauses) == (("ana",), ("EUS96-16-079",)), "carla never before"
    for who in ("bea", CROUPIER, DIRECTOR):
        assert t.refused(Expel(by=who, player="ana")).code == "not-your-role"
    for other in ("bea", "carla", "zoe"):
        assert t.refused(Expel(by=INSPECTOR, player=other)).code == "not-offered"
    chips = t.desk.chips["ana"]
    (expelled,) = t.do(Expel(by=INSPECTOR, player="ana"))
    assert ([(m.src, m.dst, m.amount) for m in expelled.moves], expelled.clauses) == (
        [("ana", "@purse/ana", chips)],
        ("EUS96-16-079",),
    )
    assert (t.desk.seats[0], "ana" in t.desk.chips) == (None, False)
    back = t.refused(Bring(by="ana", amount=t.unit))
    assert (back.code, back.clauses) == ("expelled", ("EUS96-16-079",))
    t.do(Bring(by="zoe", amount=t.unit))


@pytest.mark.clause("EUS96-16-079")
def test_nobody_is_sent_away_from_bets_on_the_cloth_and_who_comes_back_begins_anew() -> None:
    t = table("ana", "bea")
    touching(t, 1, 2)
    touching(t, 1, 2)
    t.stakes("ante", ana=1)
    assert t.refused(Expel(by=INSPECTOR, player="ana")).code == "bets-on-the-cloth"
    t.do(Leave(by="bea"))
    refused = t.refused(Expel(by=INSPECTOR, player="ana"))
    assert (refused.code, refused.field) == ("bets-on-the-cloth", "player")
    t.do(Bring(by="bea", amount=t.unit))
    assert not t.table.options(INSPECTOR, "Expel")


@pytest.mark.clause("EUS96-16-077")
def test_cards_speak_for_themselves() -> None:
    """What is called is what lies there, and so is what is paid."""
    t = table()
    t.stakes("ante", ana=10)
    dealt(t, "2C 7D 9H", "AS AH", "9S 9D")
    t.do(Go(by="ana"))
    events = t.dealt("JC 4S")
    opened = next(e for e in events if type(e).__name__ == "BankOpened")
    assert (opened.kind, [c.args for c in opened.calls]) == ("three", [{"hand": "three"}])
    assert [(e.kind, e.result) for e in events if isinstance(e, HandSettled)] == [("pair", "lost")]


# -- cards that nobody has told ----------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-048", "EUS96-16-055", "EUS96-16-058")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = table("ana", "bea", "carla")
    t.stakes("ante", ana=1, bea=1, carla=1)
    t.stakes("texas-bonus", ana=1)
    t.dealt("? ? ? ? ? ? ? ? 2C 7D 9H")
    t.sends(Go(by="ana"), Fold(by="bea"), Go(by="carla"))
    assert [a.what for a in t.table.awaits()] == ["expose"], "the bonus is looked at first"
    t.dealt("AS AH")
    assert t.won("ana") == 7
    t.dealt("JC 4S")
    assert [a.what for a in t.table.awaits()] == ["expose"]
    t.dealt("QS QD")
    t.dealt("KS KD")
    assert (t.phase, t.won("ana"), t.won("bea"), t.won("carla")) == ("idle", 10, -1, 3)
    assert t.seen("ana", "2") == [None] * 2, "a hand that was given up is never read"


# -- company -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "flop", "regular", "careful"),
    [
        ("9S 2H", "9D KC QC", True, True),
        ("2S 2H", "9D KC QC", True, True),
        ("9S 2S", "KS QS 3H", True, True),
        ("9S 8H", "7D 6C 2S", True, True),
        ("9S 8H", "7D 5C 2S", False, False),
        ("9S 2S", "KS QS JS", True, True),
        ("9S 8H", "7D 6C 5S", True, True),
        ("AS 2H", "3D 9C JS", True, True),
        ("10S 2H", "5D 7C KS", True, False),
        ("9S 2H", "KD KC JS", False, False),
    ],
)
def test_how_the_company_goes_on(own: str, flop: str, regular: bool, careful: bool) -> None:
    seen = (cards(own), cards(flop))
    assert (Player().goes(*seen), Careful().goes(*seen), GoGetter().goes(*seen)) == (regular, careful, True)
