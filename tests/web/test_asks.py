"""What a guest asks of the staff besides betting: to take a tip, to find them a seat, to lay their stakes."""

from __future__ import annotations

from dealing import sits
from playwright.sync_api import expect
from test_axe import axe
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, euros, eventually

START = 1_000_00


def test_a_tip_and_the_list_for_a_seat(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND, law="euskadi-1996", game="punto-banca", minimum="5.00", seats=1)
    maite = sits(salon, table, 1)
    pau = salon.guest("g-pau", "Pau")
    salon.act(pau, table, "Bring", amount="900.00")
    salon.act(pau, table, "AskSeat")
    at = AtTable(salon, visit(salon, f"/table/{table}"), table)
    at.page.get_by_role("button", name=es("table-play-as-guest")).click()
    at.has_sat_down()

    # the chosen chip goes into the slot, with a word of thanks
    at.choose(20_00)
    at.page.get_by_role("button", name=es("table-tip", amount=euros(20_00))).click()
    expect(at.page.get_by_text(es("table-tip-thanks", amount=euros(20_00)))).to_be_visible()
    at.holds(START - 20_00)
    assert salon.state(table).book["@tips"] == 20_00

    # who finds no free place is put on the list, and sits down when it is their turn
    at.button("console-act-AskSeat").click()
    expect(at.page.get_by_text(es("table-waiting", place=2))).to_be_visible()
    expect(at.button("console-act-AskSeat")).to_have_count(0)
    assert axe(at.page) == []
    salon.act(maite, table, "Stand")
    salon.act(pau, table, "Leave")
    expect(at.page.get_by_text(es("table-waiting", place=1))).to_be_visible()
    at.page.get_by_role("button", name=es("table-seat-take", seat=1)).click()
    eventually(at.page, lambda: salon.state(table).desk.seats == (at.me,), "a seat")
    expect(at.page.get_by_text(es("table-waiting", place=1))).to_have_count(0)


def test_a_croupier_lays_the_stakes_of_whoever_asks(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    at = AtTable(salon, visit(salon, f"/table/{table}"), table)
    at.page.get_by_role("button", name=es("table-play-as-guest")).click()
    at.has_sat_down()
    hand = at.page.get_by_label(es("table-laying"))
    expect(hand).to_have_value("self")
    assert axe(at.page) == []
    hand.select_option("croupier")
    eventually(at.page, lambda: salon.state(table).desk.laying == {at.me: "croupier"}, "the croupier is asked")
    at.betting_opens()
    at.field("red").click()
    at.own("red", 5_00)
    assert salon.bets(table) == {"red": 5_00}
    hand.select_option("self")
    eventually(at.page, lambda: salon.state(table).desk.laying == {at.me: "self"}, "one lays them again")
