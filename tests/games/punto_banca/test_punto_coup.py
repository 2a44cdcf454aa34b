"""A coup of punto y banca under each law: the shoe, the order of the cards, the third card, the calls."""

from __future__ import annotations

import pytest
from card_oracle import ranks
from punto_clauses import CLAUSES
from punto_oracle import BANK, CLOSING, DECKS, HEAD, PuntoSession, shortened
from spin_oracle import calls, names, under

from novamas.games.cloth import CloseBetting, OpenBetting, PlaceBet, TakeBack
from novamas.games.punto_banca.acts import ShowHand
from novamas.games.shoe import Burnt, Dealt, FirstCardShown, LoadShoe, ShoeLoaded
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, INSPECTOR, answer, mask

FULL = range(52)


# -- the shoe ----------------------------------------------------------------------------------------------------


@under(CLAUSES, "decks", "shuffle")
def test_a_shoe_has_its_decks(law: str) -> None:
    table = PuntoSession(law, ready=False)
    (loaded,) = table.do(LoadShoe(by=CROUPIER))
    assert isinstance(loaded, ShoeLoaded)
    assert [loaded.counts[card] for card in FULL] == [DECKS[law]] * 52
    assert sum(loaded.counts) == table.desk.shoe.left == 52 * DECKS[law]


@under(CLAUSES, "loading", "cards again")
def test_the_croupier_loads_the_same_cards_again(law: str) -> None:
    """Nobody else loads a shoe, and the second one has all the cards of the first."""
    table = PuntoSession(law, ready=False)
    for who in ("ana", INSPECTOR):
        assert table.refused(LoadShoe(by=who)).code == "not-your-role"
    (first,) = table.do(LoadShoe(by=CROUPIER))
    for card in ranks(("A", "K")):
        table.draw(card)
    shortened(table, 7)
    (second,) = table.do(LoadShoe(by=CROUPIER))
    assert (second.number, second.counts) == (2, first.counts)


@under(CLAUSES, "burn")
@pytest.mark.parametrize(("first", "burns"), [("A", 1), (2, 2), (7, 7), (9, 9)])
def test_the_first_card_says_how_many_are_burnt(law: str, first: str | int, burns: int) -> None:
    table = PuntoSession(law, ready=False)
    table.do(LoadShoe(by=CROUPIER))
    (shown,) = table.draw(ranks([first])[0])
    assert isinstance(shown, FirstCardShown)
    assert (shown.by, shown.burns) == (HEAD[law], burns)
    for n in range(burns):
        assert table.desk.shoe.burns == burns - n
        (burnt,) = table.draw(ranks(["K"] * burns)[n])
        assert isinstance(burnt, Burnt)
    assert table.desk.shoe.left == 52 * DECKS[law] - burns - 1
    assert not table.desk.shoe.burning


@under(CLAUSES, "burn tens")
@pytest.mark.parametrize("first", ["10", "J", "Q", "K"])
def test_tens_and_court_cards_burn_ten(law: str, first: str) -> None:
    table = PuntoSession(law, ready=False)
    table.do(LoadShoe(by=CROUPIER))
    (shown,) = table.draw(parse(f"{first}H"))
    assert shown.burns == 10


@under(CLAUSES, "burn", "burn tens")
def test_the_first_card_may_be_one_of_the_burnt(law: str) -> None:
    """The other side of the reading: an ace burns nothing but itself."""
    for first, burns in (("A", 0), (5, 4), ("K", 9)):
        table = PuntoSession(law, ready=False, reading={"burn-count": "corrected"})
        table.do(LoadShoe(by=CROUPIER))
        (shown,) = table.draw(ranks([first])[0])
        assert shown.burns == burns


@under(CLAUSES, "burn")
def test_nobody_sees_what_is_burnt(law: str) -> None:
    table = PuntoSession(law, ready=False)
    table.do(LoadShoe(by=CROUPIER))
    (shown,) = table.draw(parse("2S"))
    (burnt,) = table.draw(parse("9H"))
    for who in ("ana", CROUPIER, INSPECTOR, "@director"):
        assert mask(shown, who).card == parse("2S"), "the first card is shown to everybody"
        assert mask(burnt, who).card.value is None
        assert table.table.view(who).desk.shoe.cards.value is None, "what is left would betray it"


@under(CLAUSES, "stop card", "stop ends")
def test_seven_cards_lie_behind_the_stop_card(law: str) -> None:
    """With the eighth card at the mouth a coup begins and is seen out; then no more is dealt from this shoe."""
    table = PuntoSession(law)
    shortened(table, 8)
    table.opens()
    table.close()
    table.deal(ranks(["K", 8, 7, "K"]))
    assert table.phase == "idle"
    assert table.desk.shoe.left == 4
    assert table.awaited() == [CROUPIER]
    assert table.refused(OpenBetting(by=HEAD[law])).code == "not-now"
    table.do(LoadShoe(by=CROUPIER))
    assert table.desk.shoe.number == 2
    assert table.desk.shoe.left == 52 * DECKS[law]


@under(CLAUSES, "stop card", "stop ends")
def test_no_coup_begins_once_the_stop_card_is_out(law: str) -> None:
    table = PuntoSession(law)
    for number in (2, 3):
        shortened(table, 7)
        assert not table.offered(HEAD[law], "OpenBetting")
        assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)]
        table.do(LoadShoe(by=CROUPIER))
        assert table.desk.shoe.number == number


@under(CLAUSES, "stop ends")
def test_a_shoe_is_not_changed_before_its_end(law: str) -> None:
    table = PuntoSession(law)
    refused = table.refused(LoadShoe(by=CROUPIER))
    assert refused.code == "shoe-not-spent"
    assert set(CLAUSES[law]["stop ends"]) <= set(refused.clauses)


# -- the first cards -----------------------------------------------------------------------------------------------


@under(CLAUSES, "deal order", "two cards")
def test_cards_go_to_the_hands_in_turn_the_player_first(law: str) -> None:
    table = PuntoSession(law)
    dealt = [e for e in table.coup([2, 3, 7, 4]) if isinstance(e, Dealt)]
    assert [(e.to, e.card.value) for e in dealt] == list(
        zip(("player", "bank", "player", "bank"), ranks([2, 3, 7, 4]), strict=True)
    )


@under(CLAUSES, "face down", "player shows", "bank shows")
def test_first_cards_lie_face_down_until_they_are_shown(law: str) -> None:
    """Whoever holds the player's hand sees it; the bank's lies under the shoe."""
    table = PuntoSession(law, "ana", "bea", "carlos", ready=False)
    table.ready(deals="bea")
    table.opens()
    table.bet("ana", "player", 3 * table.unit)
    table.bet("bea", "player", 2 * table.unit)
    table.close()
    table.deal(ranks([2, 3, 4, 4]), finish=False)

    def seen(who: str) -> dict[str, list[int | None]]:
        hands = table.table.view(who).desk.hands
        return {hand: [card.value for card in held] for hand, held in hands.items()}

    player, hidden = [card.value for card in table.desk.hands["player"]], [None, None]
    assert None not in player
    assert seen("ana") == {"player": player, "bank": hidden}
    for who in ("bea", "carlos", CROUPIER, INSPECTOR):
        assert seen(who) == {"player": hidden, "bank": hidden}
    assert table.person_awaited() == ["ana"]
    table.do(ShowHand(by="ana"))
    for who in ("ana", "bea", "carlos", CROUPIER):
        assert seen(who) == {"player": player, "bank": hidden}
    assert table.person_awaited() == ["bea"]
    table.do(ShowHand(by="bea"))
    assert None not in seen("carlos")["bank"]


@under(CLAUSES, "player shows", "bank shows")
def test_only_the_holder_shows_and_the_player_first(law: str) -> None:
    table = PuntoSession(law, "ana", "bea", ready=False)
    table.ready(deals="bea")
    table.opens()
    table.bet("ana", "player", table.unit)
    table.close()
    table.deal(ranks([2, 3, 4, 4]), finish=False)
    refused = table.refused(ShowHand(by="bea"))
    assert refused.code == "no-hand-to-show"
    assert set(CLAUSES[law]["player shows"]) <= set(refused.clauses)
    table.do(ShowHand(by="ana"))
    assert table.refused(ShowHand(by="ana")).code == "no-hand-to-show"
    table.do(ShowHand(by="bea"))


# -- points and the third card ---------------------------------------------------------------------------------------


def first_hands(score: int) -> list[str | int]:
    """Two cards that make a score."""
    return ["K", score] if score else ["K", "Q"]


def two_hands(player: int, bank: int) -> list[str | int]:
    p, b = first_hands(player), first_hands(bank)
    return [p[0], b[0], p[1], b[1]]


@under(CLAUSES, "points")
@pytest.mark.parametrize(
    ("card", "points"),
    [("A", 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 0), ("J", 0), ("Q", 0), ("K", 0)],
)
def test_what_each_card_counts(law: str, card: str | int, points: int) -> None:
    table = PuntoSession(law)
    events = table.coup([card, "K", "K", 9, *([] if points > 7 else ["K", "K"])][:4])
    assert ("player-total", {"points": points}) in calls(events)


@under(CLAUSES, "units")
@pytest.mark.parametrize(("hand", "total"), [((5, 5), 0), ((7, 8), 5), ((9, 9), 8), ((4, 7), 1), ((9, "K"), 9)])
def test_tens_are_dropped_from_the_sum(law: str, hand: tuple[int, int], total: int) -> None:
    table = PuntoSession(law)
    events = table.coup([hand[0], "K", hand[1], 9])
    assert ("player-total", {"points": total}) in calls(events)


@under(CLAUSES, "naturals")
@pytest.mark.parametrize(("player", "bank"), [(8, 0), (9, 3), (0, 8), (4, 9), (8, 9), (9, 9), (6, 8)])
def test_a_natural_ends_the_coup(law: str, player: int, bank: int) -> None:
    table = PuntoSession(law)
    events = table.coup(two_hands(player, bank))
    assert table.phase == "idle"
    assert not {"CardCalled", "HandStands"} & set(names(events))


@under(CLAUSES, "naturals", "player stands")
def test_a_seven_is_no_natural(law: str) -> None:
    table = PuntoSession(law)
    events = table.coup([*two_hands(7, 5), "K"])
    assert ("player-stands", {"points": 7}) in calls(events)
    assert "card-for-bank" in calls(events)


@under(CLAUSES, "player draws")
@pytest.mark.parametrize("score", range(6))
def test_the_player_draws_up_to_five(law: str, score: int) -> None:
    table = PuntoSession(law)
    events = table.coup([*two_hands(score, 7), "K"])
    assert "card-for-player" in calls(events)
    assert table.phase == "idle"
    assert len(table.desk.hands["player"]) == 3


@under(CLAUSES, "player stands")
@pytest.mark.parametrize("score", [6, 7])
def test_the_player_stands_on_six_and_seven(law: str, score: int) -> None:
    table = PuntoSession(law)
    events = table.coup(two_hands(score, 7))
    assert ("player-stands", {"points": score}) in calls(events)
    assert len(table.desk.hands["player"]) == 2
    assert table.phase == "idle"


ROWS = {"bank 0-2": (0, 1, 2), "bank 3": (3,), "bank 4": (4,), "bank 5": (5,), "bank 6": (6,), "bank 7": (7,)}


def bank_plays(law: str, score: int) -> str:
    """What the bank does with a score against each third card, and where the player has stood."""
    found = ""
    for third in (*range(10), None):
        table = PuntoSession(law)
        given = two_hands(6 if third is None else 0, score)
        if third is not None:
            given.append(third if third else "K")
        events = table.coup([*given, "K"][: len(given)])
        drawn = "card-for-bank" in calls(events)
        if drawn:
            table.deal(ranks(["K"]))
        else:
            assert ("bank-stands", {"points": score}) in calls(events)
        assert table.phase == "idle"
        found += "T" if drawn else "P"
    return found


@pytest.mark.parametrize("row", ROWS)
@under(CLAUSES, "bank table")
def test_the_bank_follows_its_table(law: str, row: str) -> None:
    for score in ROWS[row]:
        assert bank_plays(law, score) == BANK[score], score


@under(CLAUSES, "bank 0-2")
def test_the_bank_with_nought_one_or_two(law: str) -> None:
    assert {bank_plays(law, score) for score in (0, 1, 2)} == {"TTTTTTTTTTT"}


@under(CLAUSES, "bank 3")
def test_the_bank_with_three(law: str) -> None:
    assert bank_plays(law, 3) == "TTTTTTTTPTT"


@under(CLAUSES, "bank 4")
def test_the_bank_with_four(law: str) -> None:
    assert bank_plays(law, 4) == "PPTTTTTTPPT"


@under(CLAUSES, "bank 5")
def test_the_bank_with_five(law: str) -> None:
    assert bank_plays(law, 5) == "PPPPTTTTPPT"


@under(CLAUSES, "bank 6")
def test_the_bank_with_six(law: str) -> None:
    assert bank_plays(law, 6) == "PPPPPPTTPPP"


@under(CLAUSES, "bank 7")
def test_the_bank_with_seven(law: str) -> None:
    assert bank_plays(law, 7) == "PPPPPPPPPPP"


@under(CLAUSES, "nearest nine", "two hands")
@pytest.mark.parametrize(
    ("player", "bank", "winner"),
    [(9, 8, "player-wins"), (8, 9, "bank-wins"), (7, 6, "player-wins"), (6, 7, "bank-wins")],
)
def test_the_hand_nearer_to_nine_wins(law: str, player: int, bank: int, winner: str) -> None:
    table = PuntoSession(law)
    events = table.coup(two_hands(player, bank))
    assert (winner, {"player": player, "bank": bank}) in calls(events)


@under(CLAUSES, "units", "nearest nine")
def test_a_third_card_can_make_a_hand_worse(law: str) -> None:
    table = PuntoSession(law)
    assert table.plays([*two_hands(5, 7), 6], ana=("player", table.unit)) == {"ana": -table.unit}
    assert table.plays([*two_hands(5, 7), 4], ana=("player", table.unit)) == {"ana": table.unit}


# -- voices --------------------------------------------------------------------------------------------------------


@under(
    CLAUSES, "opening call", "closing call", "player total", "bank total", "stand call", "card call", "bank calls",
    "winner call",
)  # fmt: skip
def test_the_voices_of_a_coup(law: str) -> None:
    table = PuntoSession(law)
    opened = table.opens()
    table.bet("ana", "bank", table.unit)
    events = [*table.close(), *table.deal(ranks(["K", 2, 3, 3, 4, 4]))]
    said = [c for e in (*opened, *events) for c in e.calls]
    assert [c.key for c in said] == [
        "comienza-la-jugada", *CLOSING[law], "player-total", "bank-total", "card-for-player", "card-for-bank",
        "bank-wins",
    ]  # fmt: skip
    assert [c.args for c in said if c.args] == [{"points": 3}, {"points": 5}, {"player": 7, "bank": 9}]
    assert {c.by for c in said} == {HEAD[law]}


@under(CLAUSES, "stand call", "bank calls")
def test_the_calls_of_hands_that_stand(law: str) -> None:
    table = PuntoSession(law)
    events = table.coup(two_hands(6, 7))
    assert calls(events)[-3:] == [
        ("player-stands", {"points": 6}), ("bank-stands", {"points": 7}), ("bank-wins", {"player": 6, "bank": 7}),
    ]  # fmt: skip


@under(CLAUSES, "closing call")
def test_who_orders_the_cards(law: str) -> None:
    table = PuntoSession(law)
    table.opens()
    other = CROUPIER if HEAD[law] == INSPECTOR else INSPECTOR
    assert table.refused(CloseBetting(by=other)).code == "not-your-role"
    assert calls(table.close()) == CLOSING[law]


@pytest.mark.clause("BOE77-07-057")
@pytest.mark.parametrize(("reading", "said"), [("literal", ["cartas"]), ("corrected", ["no-va-mas", "cartas"])])
def test_the_two_ways_to_close_in_1977(reading: str, said: list[str]) -> None:
    table = PuntoSession("boe-1977", reading={"closing-call": reading})
    table.opens()
    assert calls(table.close()) == said


@under(CLAUSES, "late bet")
def test_no_bet_after_the_closing_call(law: str) -> None:
    table = PuntoSession(law)
    table.opens()
    table.bet("ana", "player", table.unit)
    table.close()
    refused = table.refused(PlaceBet(by="ana", on="bank", amount=table.unit))
    assert refused.code == "late-bet"
    assert set(CLAUSES[law]["late bet"]) <= set(refused.clauses)
    assert table.refused(TakeBack(by="ana", bet=1, amount=table.unit)).code == "late-withdrawal"


# -- a physical table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", CLAUSES)
def test_cards_that_nobody_has_seen_are_told_when_they_are_turned(law: str) -> None:
    """At a physical table the croupier cannot type a card that lies face down; it is typed when it is shown."""
    table = PuntoSession(law)
    table.opens()
    table.bet("ana", "player", table.unit)
    table.close()
    for _ in range(4):
        table.draw("?")
    assert table.desk.shoe.inside().unseen == 4
    table.do(ShowHand(by="ana"))
    assert [a.what for a in table.table.awaits()] == ["expose"]
    events = [e for card in ranks([9, "K", 3, 4]) for e in table.draw(card, "expose")]
    assert [c for c in calls(events) if c[0].endswith("total")] == [
        ("player-total", {"points": 9}), ("bank-total", {"points": 7}),
    ]  # fmt: skip
    assert table.phase == "idle"
    assert table.desk.shoe.inside().unseen == 0
    assert table.net("ana") == table.unit


def test_a_card_is_typed_by_its_name() -> None:
    table = PuntoSession("galicia-2007", ready=False)
    table.do(LoadShoe(by=CROUPIER))
    assert answer(table.table.decider, table.table.state, "10h").value == parse("10H")
