"""Poker without discard: combinations, who sees the deal, the bank and what it pays, blind hands, mistakes. Jackpot,
insurance and the card that may be bought are in `test_no_draw_options.py`, what all pokers share in
`test_poker_tables.py`."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, guest_at, interleaved, made, opening

from novamas.games.cloth import PlaceBet
from novamas.games.poker.acts import Breach, CardsTurned, Fold, Follow, Go, HandSettled, Misdeal
from novamas.games.poker.no_draw import NoDrawGame
from novamas.games.shoe import Dealt
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.law import BadOption
from novamas.table.acts import Leave, Stand
from novamas.table.opening import prepare

GAME = "poker-no-draw"
game = partial(made, GAME, NoDrawGame)
table = partial(PokerSession, GAME)
guest = partial(guest_at, GAME)

WINS, LOSES, TIES = (1, -1, 0)
PAYS = {
    "royal": 100, "straight-flush": 25, "four": 20, "full": 7, "flush": 5, "straight": 4, "three": 3, "two-pair": 2,
    "pair": 1, "high-card": 1,
}  # fmt: skip
"""What the second bet is paid, as the text has it."""
IDLE_BANK, LOW_BANK = "QC 10S 7H 4C 3H", "AC KD 4H 3C 2D"
"""A bank that does not play, and the lowest that does."""


def meeting(hand: str, bank: str, **frame: Any) -> tuple[float, str]:
    """What somebody wins who goes on with an ante of ten, and what became of the hand."""
    t = table(**frame)
    t.stakes("ante", ana=10)
    t.dealt(interleaved(hand, bank))
    t.do(Go(by="ana"))
    return t.won("ana"), t.desk.hands["1"].result


# -- combinations ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "EUS96-11-004", "EUS96-11-005", "EUS96-11-031", "EUS96-11-032", "EUS96-11-034", "EUS96-11-036", "EUS96-11-038",
    "EUS96-11-040", "EUS96-11-042", "EUS96-11-044", "EUS96-11-046", "EUS96-11-048", "EUS96-11-050", "EUS96-11-082",
)  # fmt: skip
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("2S 3S 4S 5S 6S", "AS AH AD AC KD"),
        ("AS KS QS JS 10S", "KH QH JH 10H 9H"), ("AS 2S 3S 4S 5S", "AH AD AC KD KC"),
        ("2S 2H 2D 2C 3S", "AS AH AD KC KD"), ("2S 2H 2D 3C 3D", "AS KS QS JS 9S"),
        ("2S 3S 4S 5S 7S", "AS KH QD JC 10H"), ("AS 2H 3D 4C 5S", "AH AD AC KD QD"),
        ("2S 2H 2D 3C 4D", "AS AH KD KC QD"), ("2S 2H 3D 3C 4D", "AS AH KD QC JD"),
        ("2S 2H 3D 4C 5D", "AS KH QD JC 9D"), ("AS 2H 3D 4C 6D", "KS QH JD 10C 8D"),
        ("10S JH QD KC AD", "9S 10H JD QC KD"), ("8S 4H 3D 2C 6D", "7S 6H 4D 3C 2D"),
    ],
)  # fmt: skip
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(cards(higher)) > ranking.value(cards(lower))


@pytest.mark.clause("EUS96-11-005")
def test_a_straight_does_not_go_round_the_ace() -> None:
    assert game().ranking.evaluate(cards("QS KH AD 2C 3S")).kind == "high-card"


def about(hand: str, bank: str, comes: int, *clauses: str) -> Any:
    """A case of these clauses of the epigraph."""
    return pytest.param(hand, bank, comes, marks=pytest.mark.clause(*(f"EUS96-11-{n}" for n in clauses)))


@pytest.mark.parametrize(
    ("hand", "bank", "comes"),
    [
        about("9S 9H 9D 9C 2S", "8S 8H 8D 8C AS", WINS, "056"),
        about("9S 9H 9D 2C 2S", "8S 8H 8D AC AS", WINS, "057"),
        about("5S 6H 7D 8C 9S", "4S 5H 6D 7C 8S", WINS, "058"),
        about("5S 6H 7D 8C 9S", "5H 6S 7C 8D 9H", TIES, "058", "084"),
        about("2S 3S 4S 5S 6S", "8H 9H 10H JH QH", LOSES, "058"),
        about("AS KS QS JS 10S", "AH KH QH JH 10H", TIES, "054"),
        about("AS 9S 5S 3S 2S", "KH QH JH 9H 8H", WINS, "059"),
        about("AS 9S 5S 3S 2S", "AH 9H 5H 4H 2H", LOSES, "059"),
        about("AS 9S 5S 4S 3S", "AH 9H 5H 4H 2H", WINS, "059"),
        about("9S 9H 9D 2C 3S", "8S 8H 8D AC KS", WINS, "055"),
        about("9S 9H 2D 2C 3S", "8S 8H 7D 7C AS", WINS, "060"),
        about("9S 9H 3D 3C 4S", "9D 9C 2D 2C AS", WINS, "060"),
        about("9S 9H 3D 3C 4S", "9D 9C 3S 3H 5S", LOSES, "060"),
        about("9S 9H 3D 3C 4S", "9D 9C 3S 3H 4H", TIES, "060", "054"),
        about("9S 9H 2D 3C 4S", "8S 8H AD KC QS", WINS, "061"),
        about("9S 9H AD 3C 4S", "9D 9C KD QC JS", WINS, "061"),
        about("9S 9H AD 3C 5S", "9D 9C AS 4C 6S", LOSES, "061"),
        about("9S 9H AD 5C 2S", "9D 9C AS 5D 3S", LOSES, "061"),
        about("AS KH QD 9C 2S", "AD KC JD 10C 9S", WINS, "050", "051"),
        about("AS KH JD 9C 2S", "AD KC JS 9D 3S", LOSES, "051", "053"),
        about("AS KH JD 9C 2S", "AD KC JS 9D 2H", TIES, "051", "054"),
        about("KS QH JD 9C 2S", "AD KC 4S 3D 2H", LOSES, "050", "083"),
    ],
)
def test_who_wins_between_two_of_a_kind(hand: str, bank: str, comes: int) -> None:
    pays = PAYS[game().ranking.evaluate(cards(hand)).kind]
    won = 10 + 20 * pays if comes == WINS else 30 * comes
    assert meeting(hand, bank) == (won, {WINS: "won", LOSES: "lost", TIES: "tied"}[comes])


@pytest.mark.clause("EUS96-11-005", "EUS96-11-058")
def test_by_the_letter_an_ace_is_the_highest_card_of_a_low_straight() -> None:
    letter = {"no-draw-low-straight": "literal"}
    assert meeting("AS 2H 3D 4C 5S", "AH KS QC JD 10S", reading=letter) == (0, "tied")
    assert meeting("AS 2H 3D 4C 5S", "9H KS QC JD 10S", reading=letter) == (90, "won")
    assert meeting("AS 2H 3D 4C 5S", "2C 3S 4H 5D 6S") == (-30, "lost")
    assert meeting("2C 3S 4H 5D 6S", "3C 7S 4S 5C 6H") == (-30, "lost")


@pytest.mark.clause("EUS96-11-059")
def test_by_the_letter_the_highest_card_alone_decides_between_flushes() -> None:
    letter = {"no-draw-flushes": "literal"}
    assert meeting("AS 9S 5S 3S 2S", "AH KH QH JH 9H", reading=letter) == (0, "tied")
    assert meeting("KS 9S 5S 3S 2S", "AH KH QH JH 9H", reading=letter) == (-30, "lost")
    assert meeting("AS 9S 5S 3S 2S", "AH KH QH JH 9H") == (-30, "lost")


# -- the deal ----------------------------------------------------------------------------------------------------------

TWO_HANDS = interleaved("AS AH 5D 6D 7D", "3S 5H 9D 8D JD", "KS QD 2C 4C 9C")


@pytest.mark.clause("EUS96-11-027", "EUS96-11-069", "EUS96-11-071", "EUS96-11-073", "EUS96-11-077")
def test_a_hand_is_seen_by_its_player_alone_and_one_card_of_the_bank_by_all() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.stakes("ante", ana=1, bea=1)
    t.dealt(TWO_HANDS)
    assert t.seen("ana", "1") == cards("AS AH 5D 6D 7D")
    for who in ("bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "1") == [None] * 5
    for who in ("ana", "bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "bank") == [None, None, None, None, *cards("9C")]
        assert t.table.view(who).desk.shoe.cards.value is None
    t.do(Go(by="ana"))
    assert t.seen("zoe", "bank") == [None, None, None, None, *cards("9C")], "not before everybody has decided"
    t.do(Go(by="bea"))
    assert t.seen("zoe", "bank") == cards("KS QD 2C 4C 9C")
    assert t.seen("zoe", "1") == cards("AS AH 5D 6D 7D")


@pytest.mark.clause("EUS96-11-071", "EUS96-11-072")
@pytest.mark.parametrize("shuffler", [False, True])
def test_the_last_card_of_the_bank_lies_open_whoever_deals(shuffler: bool) -> None:
    t = table("ana", shuffler=shuffler)
    t.stakes("ante", ana=1)
    dealt = t.deals({"1": ["AS", "AH", "5D", "6D", "7D"], "bank": IDLE_BANK.split()})
    assert [e.card.to for e in dealt if isinstance(e, Dealt) and e.to == "bank"] == [(), (), (), (), None]


# -- bets --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-020", "EUS96-11-067", "EUS96-11-074", "EUS96-11-078")
def test_what_is_announced() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    opened = next(e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened")
    assert [(c.key, c.by) for c in opened.calls] == [("hagan-juego", CROUPIER)]
    t.dealt(interleaved("AS AH 5D 6D 7D", "3S 5H 9D 8D JD", LOW_BANK))
    said = [c for e in t.do(Go(by="ana")) for c in e.calls]
    assert [(c.key, c.by) for c in said] == [("voy", "ana")]
    said = [c for e in t.do(Fold(by="bea")) for c in e.calls]
    assert [(c.key, c.by) for c in said] == [("paso", "bea"), ("bank-plays", CROUPIER)]
    assert said[1].args == {"hand": "high-card"}
    t.stakes("ante", ana=1)
    t.dealt(interleaved("AS AH 5D 6D 7D", IDLE_BANK))
    said = [c for e in t.do(Go(by="ana")) for c in e.calls]
    assert [c.key for c in said] == ["voy", "bank-does-not-play"]


# -- the bank ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-078", "EUS96-11-079")
@pytest.mark.parametrize(
    ("bank", "plays"),
    [
        ("AC QD JH 10C 8D", False), ("KS QD JH 10C 8D", False), ("AC KD 4H 3C 2D", True), ("2C 2D 3H 4C 6D", True),
        ("2C 3D 4H 5C 6S", True), ("2C 7C 9C JC QC", True),
    ],
)  # fmt: skip
def test_the_bank_plays_with_ace_and_king_or_better(bank: str, plays: bool) -> None:
    won, result = meeting("9S 9H 9D KH 2H", bank)
    assert (result == "unopposed") is not plays
    if not plays:
        assert won == 10, "the ante is paid, the second bet goes back"


@pytest.mark.clause("EUS96-11-053", "EUS96-11-079")
def test_by_the_letter_a_second_bet_that_beat_nobody_is_lost() -> None:
    assert meeting("9S 9H 9D KH 2H", IDLE_BANK, reading={"no-draw-idle-second": "literal"}) == (-10, "unopposed")
    assert meeting("9S 9H 9D KH 2H", IDLE_BANK) == (10, "unopposed")


@pytest.mark.clause("EUS96-11-076", "EUS96-11-079")
def test_a_bank_that_does_not_play_pays_those_who_went() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    t.dealt(interleaved("AS AH 5D 6D 7D", "3S 5H 9D 8D JD", IDLE_BANK))
    t.sends(Fold(by="ana"), Go(by="bea"))
    assert (t.won("ana"), t.won("bea")) == (-10, 10)


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        pytest.param("AS KS QS JS 10S", "royal", marks=pytest.mark.clause("EUS96-11-033", "EUS96-11-032")),
        pytest.param("9S KS QS JS 10S", "straight-flush", marks=pytest.mark.clause("EUS96-11-035", "EUS96-11-034")),
        pytest.param("9S 9H 9D 9C 10S", "four", marks=pytest.mark.clause("EUS96-11-037", "EUS96-11-036")),
        pytest.param("9S 9H 9D 10C 10S", "full", marks=pytest.mark.clause("EUS96-11-039", "EUS96-11-082")),
        pytest.param("9S 2S 7S JS 10S", "flush", marks=pytest.mark.clause("EUS96-11-041", "EUS96-11-040")),
        pytest.param("9S KS QH JS 10S", "straight", marks=pytest.mark.clause("EUS96-11-043", "EUS96-11-042")),
        pytest.param("9S 9H 9D 8C 10S", "three", marks=pytest.mark.clause("EUS96-11-045", "EUS96-11-044")),
        pytest.param("9S 9H 8D 8C 10S", "two-pair", marks=pytest.mark.clause("EUS96-11-047", "EUS96-11-046")),
        pytest.param("9S 9H 7D 8C 10S", "pair", marks=pytest.mark.clause("EUS96-11-049", "EUS96-11-048")),
        pytest.param("AS KH 7D 8C 10S", "high-card", marks=pytest.mark.clause("EUS96-11-052", "EUS96-11-050")),
    ],
)
@pytest.mark.clause("EUS96-11-080", "EUS96-11-081")
def test_a_winning_hand_is_paid_by_the_table_on_the_second_bet(hand: str, kind: str) -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt(interleaved(hand, LOW_BANK))
    settled = next(e for e in t.do(Go(by="ana")) if isinstance(e, HandSettled))
    assert (settled.result, settled.kind) == ("won", kind)
    paid = [(m.amount // t.unit, m.why) for m in settled.moves if m.dst == "ana"]
    assert paid == [(10, "win"), (10, "stake"), (20 * PAYS[kind], "win"), (20, "stake")]
    assert "EUS96-11-081" in settled.clauses


@pytest.mark.clause("EUS96-11-053", "EUS96-11-083", "EUS96-11-088")
def test_losers_are_collected_before_winners_are_paid() -> None:
    t = table("ana", "bea", "carlos")
    t.stakes("ante", ana=10, bea=10, carlos=10)
    t.dealt(interleaved("AS AH 5D 6D 7D", "3S 5H 9D 8D JD", "2S 2H 2D 8C 9C", "AC KD QC 4C 9S"))
    events = t.sends(Go(by="ana"), Go(by="bea"), Go(by="carlos"))
    settled = [(e.hand, e.result) for e in events if isinstance(e, HandSettled)]
    assert settled == [("2", "lost"), ("3", "won"), ("1", "won")]
    lost = next(e for e in events if isinstance(e, HandSettled))
    assert [(m.dst, m.amount // t.unit) for m in lost.moves] == [("@float", 10), ("@float", 20)]
    assert {"EUS96-11-053", "EUS96-11-083"} <= set(lost.clauses)
    assert (t.desk.bets, t.phase) == ({}, "idle")


@pytest.mark.clause("EUS96-11-054", "EUS96-11-084")
def test_on_a_tie_both_bets_go_back() -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt(interleaved("AS KH QD JC 9S", "AD KC QS JH 9H"))
    settled = next(e for e in t.do(Go(by="ana")) if isinstance(e, HandSettled))
    assert [(m.amount // t.unit, m.why) for m in settled.moves] == [(10, "back"), (20, "back")]
    assert set(settled.clauses) == {"EUS96-11-054", "EUS96-11-084"}


# -- vacant boxes ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-028", "EUS96-11-029", "EUS96-11-030")
def test_a_seated_player_plays_vacant_boxes_blind() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.stakes("ante", ana=1)
    t.lay("ana", "ante:5", 10)
    other = t.refused(PlaceBet(by="bea", on="ante:5", amount=t.unit))
    assert (other.code, "EUS96-11-028" in other.clauses) == ("box-taken", True)
    assert t.refused(PlaceBet(by="zoe", on="ante:6", amount=t.unit)).code == "seated-only"
    t.dealt(interleaved("3S 5H 9D 8D JD", "AS AH 5D 6D 7D", LOW_BANK))
    assert t.seen("ana", "5") == [None] * 5
    assert t.seen("ana", "1") == cards("3S 5H 9D 8D JD")
    t.do(Fold(by="ana"))
    assert [(a.who, set(a.kinds)) for a in t.table.awaits()] == [("ana", {"Go", "Fold"})]
    events = t.do(Go(by="ana"))
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "5"]
    assert t.won("ana") == -1 + 30


@pytest.mark.clause("EUS96-11-028")
def test_who_sits_down_at_a_box_has_it() -> None:
    t = table("ana", "bea")
    t.betting()
    taken = t.refused(PlaceBet(by="ana", on="ante:2", amount=t.unit))
    assert taken.code == "not-your-box"
    t.do(Stand(by="bea"))
    t.lay("ana", "ante:2", 1)


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-085")
def test_the_whole_hand_is_void_for_those_who_passed_too() -> None:
    t = guest()
    t.stakes("ante", bea=5)
    t.dealt(interleaved("AS AH 2D 6D 7D", "3S 5H 9D 8D JD", "AC KD QC 4C 9C"))
    t.sends(Go(by="ana"), Follow(by="zoe", yes=False), Misdeal(by=CROUPIER, cause="card-shown"))
    assert [t.won(who) for who in ("ana", "bea", "zoe")] == [0, 0, 0]
    t.stakes("ante", ana=10, bea=5)
    t.dealt(interleaved("AS AH 2D 6D 7D", "3S 5H 9D 8D JD", "AC KD QC 4C 9C"))
    t.sends(Fold(by="ana"), Misdeal(by=CROUPIER, cause="number"))
    assert [t.won(who) for who in ("ana", "bea")] == [0, 0]
    t.stakes("ante", bea=5)
    t.dealt(interleaved("3S 5H 9D 8D JD", "AC KD QC 4C 9C"))
    t.do(Misdeal(by=CROUPIER, cause="number"))
    assert [t.won(who) for who in ("ana", "bea")] == [0, 0], "nothing comes back twice"


@pytest.mark.clause("EUS96-11-087")
def test_who_talks_loses_the_bets_on_vacant_boxes_too() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=1)
    t.lay("ana", "ante:5", 2)
    t.dealt(interleaved("AS AH 5D 6D 7D", "3S 5H 9D 8D JD", "2S 2H 2D 8C 9C", IDLE_BANK))
    t.do(Breach(by=CROUPIER, player="ana"))
    assert (t.won("ana"), t.turn()) == (-12, "bea")
    t.do(Go(by="bea"))
    assert (t.won("bea"), t.won("ana"), t.phase) == (1, -12, "idle")


@pytest.mark.clause("EUS96-11-085", "EUS96-11-087")
def test_who_has_been_punished_or_has_left_gets_nothing_back() -> None:
    t = table("ana", "bea", "carlos")
    t.stakes("ante", ana=10, bea=5, carlos=1)
    t.dealt(interleaved("AS AH 2D 6D 7D", "3S 5H 9D 8D JD", "4S 4H 9H 8C JC", "AC KD QC 4C 9C"))
    t.sends(Fold(by="ana"), Leave(by="ana"))
    t.sends(Breach(by=CROUPIER, player="bea"), Misdeal(by=CROUPIER, cause="number"))
    assert t.table.state.book["@purse/ana"] == -10 * t.unit
    assert (t.won("bea"), t.won("carlos")) == (-5, 0)


# -- cards that nobody has told ----------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-071", "EUS96-11-077")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt("? ? ? ? ? ? ? ? ? ? ? ? ? ? 9C")
    t.do(Go(by="ana"))
    t.do(Fold(by="bea"))
    assert [a.what for a in t.table.awaits()] == ["expose"]
    t.dealt("AC KD QC 4C")
    t.dealt("AS AH 2D 6D 7D")
    assert (t.phase, t.won("ana"), t.won("bea")) == ("idle", 3, -1)
    assert t.seen("ana", "2") == [None] * 5, "a hand that was given up is never read"


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-00-020")
def test_the_float_is_at_least_ten_thousand_minima() -> None:
    unit = opening(GAME).minimum
    assert prepare(opening(GAME, float=10_000 * unit))
    with pytest.raises(BadOption) as caught:
        prepare(opening(GAME, float=10_000 * unit - 1))
    assert caught.value.clauses == ("EUS96-00-020",)
