"""Scratch tickets: what is printed, what it is worth, who can read it, what is paid and what is refused."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.golden import House

from novamas.casino import LiveTable
from novamas.games import make
from novamas.games.scratch_tickets.acts import (
    BuyTickets,
    CloseCounter,
    LotOpened,
    PresentTicket,
    Scratch,
    ScratchAll,
    TicketRead,
)
from novamas.games.scratch_tickets.lots import ALIKE, BOXES, boxes, count_patterns, find_prize, read_lot
from novamas.games.scratch_tickets.odds import odds, value_after, value_left
from novamas.games.scratch_tickets.rules import months_after
from novamas.kit.chance import BrokenCommitment, Committed, Csprng, LotPlace, Seeded
from novamas.kit.decider import CROUPIER, DIRECTOR, FLOAT, INSPECTOR, Refused, mask, to_json
from novamas.store import open_journal
from novamas.store.audit import audit
from novamas.store.books import DRAWN
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW, GAME, PRICE = "euskadi-1996", "scratch-tickets", 100
SMALL = {"size": 30, "prize_table": "5x1 2x3 1x5", "in_hand": 30}
LARGE_PRIZES = {100: 1, 50: 2, 10: 8, 5: 24, 2: 60, 1: 120}


def counter(source: Any = None, **options: Any) -> Table:
    table = Table(Opening(law=LAW, game=GAME, minimum=PRICE, options={**SMALL, **options}), source or Committed())
    for who in ("ana", "bea"):
        table.act(Bring(by=who, amount=100_000))
    to_sale(table)
    return table


def to_sale(table: Table) -> None:
    while table.state.desk.phase != "sale":
        assert table.staff()


def read(table: Table, who: str, serial: int) -> TicketRead:
    table.act(ScratchAll(by=who, ticket=serial))
    while table.state.desk.asked:
        assert table.chance()
    found = [e.event for e in table.log if isinstance(e.event, TicketRead) and e.event.serial == serial]
    return found[0]


# -- what is printed ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A7-008", "EUS96-A7-009")
@pytest.mark.parametrize("kinds", [3, 4])
def test_every_ticket_that_could_be_printed(kinds: int) -> None:
    """Against every way to fill six boxes: three alike of one amount win it, and no other amount is there thrice."""
    filled: dict[int | None, set[tuple[int, ...]]] = {}
    for shown in product(range(kinds), repeat=BOXES):
        counts = Counter(shown)
        thrice = [amount for amount, count in counts.items() if count == ALIKE]
        if max(counts.values()) <= ALIKE and len(thrice) <= 1:
            filled.setdefault(thrice[0] if thrice else None, set()).add(shown)
    for kind in range(kinds + 1):
        due = filled[kind if kind < kinds else None]
        ways = count_patterns(kind, kinds)
        assert ways == len(due)
        assert {boxes(kind, kinds, n) for n in range(ways)} == due
        assert all(find_prize(shown) == (kind if kind < kinds else None) for shown in due)


@pytest.mark.clause("EUS96-A7-001", "EUS96-A7-003", "EUS96-A7-004")
def test_a_lot_holds_what_was_printed_whatever_the_order_of_scratching() -> None:
    """The prize is in the ticket before it is bought: two counters under one secret, scratched in different orders."""
    secret = bytes(range(32))
    tickets = list(range(1, 31))
    found = []
    for order in (tickets, random.Random(7).sample(tickets, 30)):
        table = counter(Committed(secret))
        table.act(BuyTickets(by="ana", count=30))
        found.append({serial: read(table, "ana", serial) for serial in order})
        assert table.state.desk.found == (1, 3, 5, 21)
    first, second = found
    assert all((first[n].kind, first[n].code) == (second[n].kind, second[n].code) for n in tickets)


@pytest.mark.clause("EUS96-A7-004")
def test_numbers_and_codes_identify_every_ticket() -> None:
    table = counter()
    table.act(BuyTickets(by="ana", count=30))
    codes = {(n, read(table, "ana", n).code.value) for n in range(1, 31)}
    assert len(codes) == 30
    assert [int(key) for key in table.state.desk.slips] == list(range(1, 31))


def test_a_sealed_lot_is_checked_by_its_secret() -> None:
    source = Committed(bytes(32))
    lot = read_lot("5x1 2x3 1x5", 30)
    left, draws = list(lot.printed), []
    for place in (4, 29, 0, 11):
        dist = LotPlace(lot.printed, tuple(left), lot.patterns(), 10**8, place)
        value = source.draw(dist, "ticket")
        assert value in dist
        assert isinstance(value, tuple)
        left[value[0]] -= 1
        draws.append((dist, "ticket", value))
    secret = source.reveal()
    Committed.verify(source.commitment, secret, draws)
    (dist, what, value), *_ = draws
    changed = (value[0], value[1], (value[2] + 1) % 10**8)
    with pytest.raises(BrokenCommitment):
        Committed.verify(source.commitment, secret, [(dist, what, changed)])


def test_any_other_source_draws_what_is_left() -> None:
    dist = LotPlace((1, 3), (0, 3), (2, 5), 10, 0)
    assert dist.total == sum(weight for _, weight in dist) == 3 * 10 * 10
    assert {value[0] for value, _ in dist} == {1}
    assert all(value in dist for value, _ in dist)
    assert (0, 0, 0) not in dist
    rng = Seeded(1)
    seen = Counter(rng.draw(LotPlace((1, 3), (1, 3), (2, 5), 10, 0), "ticket")[0] for _ in range(4_000))  # type: ignore[index]
    assert abs(seen[0] - 1_000) < 5 * 28


# -- what it is worth --------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A7-009")
def test_the_return_of_a_lot_is_what_its_prizes_come_to() -> None:
    game = make(LAW, GAME)
    (row,) = odds(game)
    paid, tickets = sum(times * count for times, count in LARGE_PRIZES.items()), sum(LARGE_PRIZES.values())
    assert (paid, tickets) == (640, 215)
    assert row.edge == 1 - Fraction(paid, 1_000)
    assert (row.win, row.push, row.lose) == (Fraction(95, 1_000), Fraction(120, 1_000), Fraction(785, 1_000))
    squares = sum((times - 1) ** 2 * count for times, count in LARGE_PRIZES.items()) + 785
    assert row.variance == Fraction(squares, 1_000) - row.edge**2


def test_what_is_left_against_counting_every_order() -> None:
    """The mean over every way in which three tickets of a small lot may have been sold."""
    lot = read_lot("5x1 2x1 1x1", 6)
    tickets = [kind for kind, count in enumerate(lot.printed) for _ in range(count)]
    sums: dict[bool, list[Fraction]] = {True: [], False: []}
    for order in product(range(6), repeat=3):
        if len(set(order)) == 3:
            found = Counter(tickets[n] for n in order)
            sums[not found[0]].append(value_left(lot, tuple(found[kind] for kind in range(4))))
    for top, values in sums.items():
        assert sum(values) / len(values) == value_after(lot, 3, top)
    assert value_left(lot, lot.printed) == 0


def test_a_lot_played_to_its_end_pays_what_was_printed() -> None:
    table = counter()
    before = table.state.book[FLOAT]
    table.act(BuyTickets(by="ana", count=30))
    for serial in range(1, 31):
        event = read(table, "ana", serial)
        if event.prize:
            assert event.code.value is not None
            table.act(PresentTicket(by="ana", ticket=serial, code=event.code.value))
    assert table.state.book[FLOAT] - before == PRICE * (30 - 16)
    assert table.state.desk.chips["ana"] == 100_000 - PRICE * (30 - 16)


# -- nobody reads it before --------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A7-002", "EUS96-A7-003")
def test_nobody_sees_under_a_box_before_it_is_scratched() -> None:
    table = counter()
    table.act(BuyTickets(by="ana", count=2))
    unread = table.state.desk.slips["1"]
    assert unread.printed.value is None, "it stands nowhere until its first box is scratched"
    assert unread.code.value is None
    table.act(Scratch(by="ana", ticket=1, box=1))
    table.chance()
    slip = table.state.desk.slips["1"]
    assert slip.printed.value is not None
    for who in ("ana", "bea", "zoe", CROUPIER, INSPECTOR, DIRECTOR):
        seen = table.view(who).desk.slips["1"]
        assert seen.printed.value is None
        assert seen.code.value is None
        assert seen.boxes == (slip.printed.value[0], -1, -1, -1, -1, -1)
        assert all(str(slip.code.value).encode() not in to_json(envelope) for envelope in mask(tuple(table.log), who))
    table.act(ScratchAll(by="ana", ticket=1))
    assert table.view("ana").desk.slips["1"].code.value == slip.code.value
    assert table.view(CROUPIER).desk.slips["1"].code.value is None
    assert table.view("bea").desk.slips["1"].code.value is None


@pytest.mark.clause("EUS96-A7-003")
def test_the_store_holds_no_ticket_that_nobody_has_scratched(tmp_path: Path) -> None:
    """The lot's secret lies in the store, sealed with authenticated encryption, and no ticket does: whoever reads every
    byte sees none of the codes that the secret will give, nor the secret."""
    url, keys = str(tmp_path / "casino.db"), tmp_path / "keys"
    house = House(url, keys, 1)
    opening = Opening(law=LAW, game=GAME, minimum=PRICE, options=SMALL)
    opened = house.books.open_table("1", opening, Csprng(), "dora", money="play", chance=DRAWN)
    table = house.tables["1"] = opened[0]
    house.listed["1"] = opened[1]
    opened[2].result()
    house.write(house.books.entry("ana", 10_000, table.currency.code, "@issue", "chips", "dora"))
    play_store(house, table)
    secret = table.secret
    assert secret is not None
    lot = read_lot(str(SMALL["prize_table"]), 30)
    codes = [LotPlace(lot.printed, lot.printed, lot.patterns(), 10**8, n).open(secret, "ticket")[2] for n in range(30)]
    scratched = table.state.desk.slips["2"].code.value
    assert scratched == codes[1]
    house.close()
    written = b"".join(path.read_bytes() for path in tmp_path.rglob("casino.db*"))
    assert secret not in written
    assert secret.hex().encode() not in written
    for n, code in enumerate(codes, 1):
        assert (str(code).encode() in written) is (n == 2), n
    journal = open_journal(url, keys=keys, existing=True)
    assert audit(journal).finding is None
    journal.close()


def play_store(house: House, table: LiveTable) -> None:
    """Somebody buys three tickets and scratches the second."""
    house.act(table, Bring(by="ana", amount=10_000))
    for _ in range(2):
        (asked,) = table.decider.awaits(table.state)
        command = table.decider.default(table.state, asked.who)
        assert command is not None
        house.act(table, command)
    house.act(table, BuyTickets(by="ana", count=3))
    house.act(table, ScratchAll(by="ana", ticket=2))
    drawn = table.chance_command()
    assert drawn is not None
    house.act(table, drawn)


@pytest.mark.clause("EUS96-A7-004")
def test_forged_codes_are_refused() -> None:
    table = counter()
    table.act(BuyTickets(by="ana", count=30))
    won = next(event for n in range(1, 31) if (event := read(table, "ana", n)).prize)
    state, rng = table.state, random.Random(1)
    for code in [0, -1, 10**8, *(rng.randrange(10**8) for _ in range(200))]:
        if code != won.code.value:
            with pytest.raises(Refused) as refused:
                table.act(PresentTicket(by="ana", ticket=won.serial, code=code))
            assert (refused.value.code, refused.value.clauses) == ("wrong-code", ("EUS96-A7-004",))
    assert table.state is state


# -- the counter -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-A7-001", "EUS96-A7-006")
def test_a_closed_counter_sells_nothing_and_a_lot_keeps_its_price() -> None:
    table = counter()
    table.act(CloseCounter(by=CROUPIER))
    with pytest.raises(Refused) as refused:
        table.act(BuyTickets(by="ana", count=1))
    assert (refused.value.code, refused.value.clauses) == ("counter-closed", ("EUS96-A7-001",))
    opened = [e.event for e in table.log if isinstance(e.event, LotOpened)]
    assert [(e.lot, e.price, e.prizes, e.printed) for e in opened] == [(1, PRICE, (500, 200, 100), (1, 3, 5, 21))]
    assert msgspec.json.encode(table.view("ana")), "the whole view can be sent"


def test_a_lot_is_an_epoch_of_its_own() -> None:
    """Its secret is committed before the first ticket is sold, and comes out when the lot has ended."""
    table = counter()
    game = table.decider.game
    assert not game.fresh(table.state.desk)
    table.act(CloseCounter(by=CROUPIER))
    assert not game.fresh(table.state.desk), "between two days a lot goes on"
    game_over = [kind for kind in ("EndLot",) for o in table.options(INSPECTOR, kind)]
    assert game_over == ["EndLot"]


@pytest.mark.parametrize(
    ("day", "months", "then"),
    [("2026-01-10", 2, "2026-03-10"), ("2026-12-31", 2, "2027-02-28"), ("2026-10-31", 2, "2026-12-31")],
)
@pytest.mark.clause("EUS96-A7-012")
def test_months_are_those_of_the_calendar(day: str, months: int, then: str) -> None:
    assert months_after(date.fromisoformat(day), months) == date.fromisoformat(then)


@pytest.mark.parametrize(
    ("prizes", "field"),
    [
        ("", "prize_table"),
        ("5x1", "prize_table"),
        ("5x1 2x1 2x3", "prize_table"),
        ("0x1 2x1 3x1", "prize_table"),
        ("5x20 2x20 1x20", "size"),
    ],
)
def test_a_lot_that_cannot_be_printed_is_refused(prizes: str, field: str) -> None:
    from novamas.law import BadOption

    with pytest.raises(BadOption) as bad:
        make(LAW, GAME, {**SMALL, "prize_table": prizes})
    assert bad.value.field == field
