"""Three-card poker: combinations, who sees the deal, the bank, bonus, Par Plus, guests."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, guest_at, interleaved, made
from spin_oracle import names

from novamas.games.boxes.acts import Consent
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.poker.acts import Fold, Follow, Go, HandSettled
from novamas.games.poker.three_card import ThreeCardGame
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.table.acts import Stand

GAME = "three-card-poker"
game = partial(made, GAME, ThreeCardGame)
table = partial(PokerSession, GAME)
guest = partial(guest_at, GAME)

WINS, LOSES, TIES = (1, -1, 0)


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
    found = Counter(game().ranking.evaluate(hand).kind for hand in combinations(range(52), 3))
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
    bonus = {"straight": 1, "three": 4}.get(game().ranking.evaluate(cards(hand)).kind, 0)
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


# -- bets --------------------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("EUS96-15-022")
def test_a_players_silence_is_no_consent_and_the_house_approves() -> None:
    t = guest(consents=False)
    default = t.table.decider.default(t.table.state, "ana")
    assert default == Consent(by="ana", box=1, guest="zoe", yes=False)
    t.do(Consent(by="ana", box=1, guest="zoe", yes=True))
    assert t.table.staff()
    assert not t.desk.bets[2].asked


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


def test_a_guest_follows_only_a_player_who_has_an_ante() -> None:
    t = table("ana", standing=("zoe",))
    t.stakes("par-plus", ana=1)
    refused = t.refused(PlaceBet(by="zoe", on="ante:1", amount=t.unit))
    assert (refused.code, refused.clauses) == ("no-hand-there", game().rules.behind.clauses)
    t.stakes("ante", ana=1)
    t.lay("zoe", "ante:1", 1)
    t.sends(Consent(by="ana", box=1, guest="zoe", yes=True), Consent(by=INSPECTOR, box=1, guest="zoe", yes=True))
    ante = next(id for id, bet in t.desk.bets.items() if (bet.owner, bet.on) == ("ana", "ante:1"))
    t.do(TakeBack(by="ana", bet=ante, amount=t.unit))
    assert names(t.dealt("2S"))[:3] == ["BettingClosed", "StakesReturned", "HandsMade"]
    assert [bet.on for bet in t.desk.bets.values()] == ["par-plus:1"]


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
