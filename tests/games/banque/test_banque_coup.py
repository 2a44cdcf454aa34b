"""Coups on two cloths under each law: the award, cover, words, restitutions, the money. Cards are said one by one."""

from __future__ import annotations

from typing import Any

import pytest

from novamas.games import make
from novamas.games.banque import reports as r
from novamas.games.banque.acts import AuctionBank, Banque, LeaveBank
from novamas.games.banque.play import BanqueGame
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskCard,
    AskChart,
    Bid,
    CallBanco,
    CloseAuction,
    DealCards,
    GiveCard,
    HoldBank,
    LayDown,
    RaiseBank,
    StandPat,
)
from novamas.games.circle.rules import BANK
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, INSPECTOR, Chance, Command, Refused, decide, step

LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
PEOPLE = ("bea", "cid", "dan", "eva")


class Room:
    """A table with a banker, two players a cloth, a minimum of ten, and a bank of a thousand."""

    def __init__(self, law: str, reading: Any = "default", bank: int = 1000, **options: Any) -> None:
        game = make(law, "baccarat-banque", options, reading)
        assert isinstance(game, BanqueGame)
        self.game = game
        chips = dict.fromkeys(("ana", *PEOPLE), 5000)
        self.s: Banque = Banque(chips=chips, seats=("bea", "cid", "dan", "eva"), standing=("ana",), minimum=10)
        self.do(LoadShoe(by=CROUPIER))
        self.do(CutPack(by=game.keeper.cutter(self.s)))
        by = game.rules.award.by
        self.do(AuctionBank(by=by, shoes=1), Bid(by="ana", amount=bank), CloseAuction(by=by))

    def do(self, *commands: Command) -> None:
        for c in commands:
            self.s, _ = step(self.game, self.s, c)

    def draw(self, *points: int) -> None:
        """Cards by their points; a ten has none."""
        for point in points:
            left = self.s.shoe.dist()
            card = next(c for c in range(52) if self.game.hands.points(c) == point and c in left)
            self.do(Chance(what="card", value=card))

    def deal(
        self,
        one: tuple[int, int],
        two: tuple[int, int],
        bank: tuple[int, int],
        first: int = 100,
        second: int = 60,
    ) -> None:
        """A bet of bea on the first cloth, of dan on the second, and six cards."""
        self.do(HoldBank(by="ana"))
        self.do(PlaceBet(by="bea", on="first", amount=first), PlaceBet(by="dan", on="second", amount=second))
        self.do(CloseBetting(by=CROUPIER), DealCards(by="ana"))
        self.draw(*(hand[n] for n in range(2) for hand in (one, two, bank)))

    def kinds(self, who: str) -> set[str]:
        return {o.kind for o in self.game.options(self.s, who)} & {"AskCard", "StandPat", "LayDown", "GiveCard"}

    def third(self, hand: str) -> int | None:
        return self.game.table.scores.third(self.s.coup, hand)

    @property
    def bank(self) -> int:
        assert self.s.bank is not None
        return self.s.bank.amount

    def refused(self, c: Command) -> str:
        with pytest.raises(Refused) as e:
            decide(self.game, self.s, c)
        return e.value.code


@pytest.mark.parametrize("law", LAWS)
def test_the_house_takes_two_per_cent_of_the_net(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 7), (0, 7), first=100, second=60)
    room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by="ana"))
    assert room.s.coup.results == {"first": BANK, "second": "tie"}
    assert (room.bank, room.s.cagnotte) == (1098, 2)
    room.deal((0, 7), (0, 6), (0, 6), first=100, second=60)
    room.do(StandPat(by="cid"), StandPat(by="dan"), StandPat(by="ana"))
    assert (room.bank, room.s.cagnotte) == (998, 2)


@pytest.mark.parametrize("law", LAWS)
def test_a_loss_on_one_cloth_lessens_what_the_house_takes(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 9), (0, 7), first=200, second=100)
    room.do(StandPat(by="bea"), LayDown(by="dan"), StandPat(by="ana"))
    assert (room.bank, room.s.cagnotte) == (1098, 2)


@pytest.mark.parametrize("law", LAWS)
def test_a_free_bank_pays_one_and_a_quarter_per_cent(law: str) -> None:
    room = Room(law, mode="free")
    room.deal((0, 6), (0, 6), (0, 7), first=400, second=400)
    room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by="ana"))
    assert room.s.cagnotte == 10


@pytest.mark.parametrize("law", LAWS)
def test_the_cards_pass_on_only_where_the_bank_has_won(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 9), (0, 7))
    room.do(StandPat(by="bea"), LayDown(by="dan"), StandPat(by="ana"))
    room.deal((0, 6), (0, 6), (0, 7))
    assert room.s.coup.holders == {"first": "cid", "second": "dan"}


@pytest.mark.parametrize("law", LAWS)
def test_an_eight_in_two_cards_beats_a_drawn_nine(law: str) -> None:
    room = Room(law)
    room.deal((0, 8), (0, 3), (0, 4))
    room.do(LayDown(by="bea"), AskCard(by="dan"), GiveCard(by="ana"))
    room.draw(2)
    room.do(AskCard(by="ana"))
    room.draw(5)
    assert room.s.coup.results == {"first": "first", "second": BANK}


@pytest.mark.parametrize("law", LAWS)
def test_a_chart_binds_where_it_says_the_same_for_both(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 7), (0, 5))
    room.do(StandPat(by="bea"), StandPat(by="dan"))
    assert room.kinds("ana") == {"AskCard", "StandPat"}
    room.do(AskChart(by="ana"))
    assert room.kinds("ana") == {"AskCard"}


@pytest.mark.parametrize("law", LAWS)
def test_a_chart_that_tells_the_cloths_apart_leaves_the_banker_free(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 2), (0, 5))
    room.do(StandPat(by="bea"), AskCard(by="dan"), GiveCard(by="ana"))
    room.draw(8)
    room.do(AskChart(by="ana"))
    assert room.kinds("ana") == {"AskCard", "StandPat"}


@pytest.mark.parametrize("law", LAWS)
def test_a_wrong_no_of_the_first_cloth_takes_the_card_of_the_second(law: str) -> None:
    room = Room(law)
    room.deal((0, 3), (0, 2), (0, 6))
    room.do(r.Miscalled(by=CROUPIER, hand="first", said="no"), AskCard(by="dan"), GiveCard(by="ana"))
    room.draw(4)
    room.do(r.MistakeFound(by=CROUPIER, hand="first"))
    room.draw(7)
    thirds = [room.third(hand) for hand in ("first", "second")]
    assert [room.game.hands.points(c) for c in thirds if c is not None] == [4, 7]
    assert room.s.coup.restored == "player"


@pytest.mark.parametrize("law", LAWS)
def test_a_wrong_card_of_the_first_cloth_goes_to_the_second_or_the_banker(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 2), (0, 6))
    room.do(r.Miscalled(by=CROUPIER, hand="first", said="card"), GiveCard(by="ana"))
    room.draw(4)
    room.do(r.MistakeFound(by=INSPECTOR, hand="first"))
    assert (room.third("first"), len(room.s.coup.spare)) == (None, 1)
    room.do(AskCard(by="dan"), GiveCard(by="ana"))
    assert room.third("second") is not None
    assert not room.s.coup.spare


@pytest.mark.parametrize("law", LAWS)
def test_a_banco_that_is_void_is_repeated_twice_at_most(law: str) -> None:
    room = Room(law)
    for _ in range(3):
        room.do(HoldBank(by="ana"), CallBanco(by="bea"), CloseBetting(by=CROUPIER), DealCards(by="ana"))
        room.draw(0, 0, 0, 7, 7, 7)
        assert room.s.coup.holders == {"first": "bea", "second": "bea"}
        room.do(StandPat(by="bea"), StandPat(by="bea"), StandPat(by="ana"))
    room.do(HoldBank(by="ana"))
    assert room.refused(CallBanco(by="bea")) == "banco-only-at-the-start"


@pytest.mark.parametrize("law", LAWS)
def test_whoever_goes_banco_sees_the_second_cards_after_the_first_are_played(law: str) -> None:
    room = Room(law)
    room.do(HoldBank(by="ana"), CallBanco(by="bea"), CloseBetting(by=CROUPIER), DealCards(by="ana"))
    room.draw(0, 0, 0, 7, 7, 6)
    assert all(card.to == () for card in room.s.coup.hands["second"])
    room.do(StandPat(by="bea"))
    assert all(card.to == ("bea",) for card in room.s.coup.hands["second"])


@pytest.mark.parametrize("law", LAWS)
def test_the_odd_minimum_of_a_straddle_plays_on_the_first_cloth(law: str) -> None:
    room = Room(law)
    assert room.game.table.playing(room.s, "both", 50) == {"first": 30, "second": 20}
    literal = Room(law, {"odd-straddle": "literal"})
    assert literal.game.table.playing(literal.s, "both", 50) == {"first": 25, "second": 25}


@pytest.mark.parametrize("law", LAWS)
def test_stakes_above_the_bank_are_cut_by_half_and_priority(law: str) -> None:
    room = Room(law, bank=100)
    room.do(HoldBank(by="ana"))
    room.do(PlaceBet(by="cid", on="first", amount=60), PlaceBet(by="bea", on="first", amount=40))
    room.do(PlaceBet(by="dan", on="second", amount=30), CloseBetting(by=CROUPIER))
    plays = {who: stake.plays for who, stake in room.s.stakes.items()}
    assert plays == {"bea": {"first": 40}, "cid": {"first": 30}, "dan": {"second": 30}}


def test_leaving_with_a_win_bars_from_the_bank_in_the_later_laws() -> None:
    for law in LAWS:
        room = Room(law)
        room.deal((0, 6), (0, 6), (0, 7))
        room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by="ana"), LeaveBank(by="ana"))
        assert room.s.barred == (() if law == "boe-1977" else ("ana",))
        assert room.s.offer is not None
        assert room.s.offer.least == (1157 if law == "boe-1977" else 1000)


@pytest.mark.parametrize("law", LAWS)
def test_cards_lost_in_the_deal_void_the_coup_for_their_cloth(law: str) -> None:
    room = Room(law)
    room.do(HoldBank(by="ana"), PlaceBet(by="bea", on="first", amount=100), PlaceBet(by="dan", on="second", amount=60))
    room.do(CloseBetting(by=CROUPIER), DealCards(by="ana"))
    room.draw(0, 0, 0)
    room.do(r.CardsDropped(by=CROUPIER, hand="first"))
    room.draw(6, 6, 7)
    room.do(StandPat(by="dan"), StandPat(by="ana"))
    assert room.s.coup.results == {"first": "void", "second": BANK}
    assert room.s.chips["bea"] == 5000


@pytest.mark.parametrize("law", LAWS)
def test_a_banker_who_erred_draws_with_five_where_the_chart_is_split(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 2), (0, 5))
    room.do(r.ClothExposed(by=CROUPIER, hand="first"), StandPat(by="bea"), AskCard(by="dan"), GiveCard(by="ana"))
    room.draw(8)
    assert room.kinds("ana") == {"AskCard"}
    assert room.refused(common.WaiveEarly(by=CROUPIER)) == "not-your-role"


@pytest.mark.parametrize("law", LAWS)
def test_a_free_bank_refuses_what_its_deposit_could_not_pay_until_it_is_raised(law: str) -> None:
    room = Room(law, bank=100, mode="free")
    room.do(HoldBank(by="ana"), PlaceBet(by="bea", on="first", amount=70))
    assert room.refused(PlaceBet(by="dan", on="second", amount=40)) == "deposit-too-small"
    room.do(RaiseBank(by="ana", amount=10), PlaceBet(by="dan", on="second", amount=40))
    room.do(CallBanco(by="cid"))
    assert room.refused(RaiseBank(by="ana", amount=10)) == "not-now"


@pytest.mark.parametrize("law", LAWS)
def test_who_has_gone_banco_may_get_up(law: str) -> None:
    room = Room(law)
    room.do(HoldBank(by="ana"), CallBanco(by="cid"), CloseBetting(by=CROUPIER))
    assert set(room.s.coup.holders.values()) == {"cid"}
    assert room.game.why_not_stand(room.s, "cid") is None


@pytest.mark.parametrize(("report", "section"), [(common.CardFaceUp, "face_up"), (r.SurplusCard, "surplus")])
def test_a_card_put_away_cites_what_puts_it_away(report: type[Command], section: str) -> None:
    room = Room("boe-1977")
    room.do(HoldBank(by="ana"), PlaceBet(by="bea", on="first", amount=100))
    room.do(CloseBetting(by=CROUPIER), DealCards(by="ana"), report(by=CROUPIER))
    (put_away,) = decide(room.game, room.s, Chance(what="card", value=3))
    errors = room.game.rules.errors
    assert errors.surplus.clauses != errors.face_up.clauses
    assert isinstance(put_away, common.CardDiscarded)
    assert put_away.clauses == getattr(errors, section).clauses
