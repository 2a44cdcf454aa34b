"""What article 7 leaves to data in scratch tickets, and what the house chooses for its lots.

`TicketRules` mirrors `laws/<law>/scratch-tickets.toml`; `TicketHouse` is what a lot is made of; `check` refuses what
the law does not allow. Where the law is silent the defaults are what the house does
(docs/decisions/0038-tickets-that-nobody-can-read.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Literal

from novamas.games.scratch_tickets.lots import MOST_KINDS, Lot, read_lot
from novamas.games.table_rules import House, Section, TableRules, check_table
from novamas.kit.spaces import Clause
from novamas.law import BadOption

TICKET = "ticket"
"""What is staked on."""
LEAST_TICKETS, MOST_TICKETS = 7, 5_000
"""The least lot has three prizes, of one, two and three prices, and brings in one more than it pays; the largest has
as many tickets as a stranger's browser checks at once."""
MOST_IN_HAND = 100
MONTHS = 12


class Support(Section, frozen=True, kw_only=True):
    """The ticket itself: what it must have. A clause for each of these but the first, which is `clauses`."""

    must: tuple[Literal["inviolable", "covered", "code", "serial", "instructions", "price", "combinations"], ...] = ()
    covered_clauses: tuple[Clause, ...] = ()
    code_clauses: tuple[Clause, ...] = ()
    instructions_clauses: tuple[Clause, ...] = ()
    price_clauses: tuple[Clause, ...] = ()
    combinations_clauses: tuple[Clause, ...] = ()

    def clauses_of(self, need: str) -> tuple[Clause, ...]:
        """The clause that asks for something that a ticket must have."""
        named = "code" if need == "serial" else need
        return getattr(self, f"{named}_clauses", ()) or self.clauses


class Prizes(Section, frozen=True, kw_only=True):
    """What prizes may be: `cash` alone, where the law says so."""

    cash: bool = False


class Reading(Section, frozen=True, kw_only=True):
    """How a bought ticket is read. Other clauses: which tickets win."""

    win_clauses: tuple[Clause, ...] = ()


class Advertising(Section, frozen=True, kw_only=True):
    """The longest campaign at the launch and for a lot, in months; the longest further one, in days, and how many of
    those there may be in a calendar year."""

    months: int
    days: int
    a_year: int
    launch_clauses: tuple[Clause, ...] = ()
    further_clauses: tuple[Clause, ...] = ()


class TicketRules(TableRules, frozen=True, kw_only=True):
    """Scratch tickets as a law gives them."""

    support: Support
    prizes: Prizes
    reading: Reading
    advertising: Advertising


class TicketHouse(House, frozen=True, kw_only=True):
    """What the house chooses for its lots.

    `prize_table`: each as "times the price" x "so many of them"; `size`: tickets in a lot; `in_hand`: the most that one
    person may hold unread. `ticket`: what the printed ticket has. `…_authorised`: that the authority has authorised
    tickets and establishment. `campaigns`: advertising, as "launch 2026-01-10 2026-03-09; lot 2 …; further …".
    """

    size: int = 1_000
    prize_table: str = "100x1 50x2 10x8 5x24 2x60 1x120"
    in_hand: int = 10
    ticket: tuple[str, ...] = ("inviolable", "covered", "code", "serial", "instructions", "price", "combinations")
    paid_in: str = "cash"
    tickets_authorised: bool = True
    place_authorised: bool = True
    campaigns: str = ""

    def lot(self) -> Lot:
        """The lot that these choices make; they have been checked."""
        return read_lot(self.prize_table, self.size)


def check(rules: TicketRules, house: TicketHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    yield from check_table(rules, house)
    yield from check_lot(house)
    for name in ("tickets_authorised", "place_authorised"):
        if not getattr(house, name):
            yield BadOption("ticket-authorised", rules.scope.clauses, name)
    support = rules.support
    if missing := [need for need in support.must if need not in house.ticket]:
        yield BadOption("ticket-lacks", support.clauses_of(missing[0]), "ticket", value=missing[0])
    if unknown := [each for each in house.ticket if each not in support.must]:
        yield BadOption("ticket-unknown", support.clauses, "ticket", value=unknown[0], known=support.must)
    if rules.prizes.cash and house.paid_in != "cash":
        yield BadOption("ticket-cash", rules.prizes.clauses, "paid_in", value=house.paid_in)
    yield from check_campaigns(rules.advertising, house.campaigns)


def check_lot(house: TicketHouse) -> Iterator[BadOption]:
    if not LEAST_TICKETS <= house.size <= MOST_TICKETS:
        yield BadOption("ticket-size", (), "size", value=house.size, least=LEAST_TICKETS, most=MOST_TICKETS)
        return
    if not 1 <= house.in_hand <= MOST_IN_HAND:
        yield BadOption("ticket-in-hand", (), "in_hand", value=house.in_hand, most=MOST_IN_HAND)
    try:
        lot = read_lot(house.prize_table, house.size)
    except ValueError:
        yield BadOption("ticket-prizes", (), "prize_table", value=house.prize_table, most=MOST_KINDS)
        return
    if lot.printed[-1] < 0:
        yield BadOption("ticket-more-prizes", (), "size", value=house.size - lot.printed[-1], most=house.size)
    elif lot.paid >= house.size:
        yield BadOption("ticket-return", (), "size", value=lot.paid, most=house.size)


class Campaign:
    """An advertising campaign: for what, its first day and its last."""

    def __init__(self, text: str) -> None:
        """Raises ValueError for anything but "launch FROM TO", "lot NUMBER FROM TO" or "further FROM TO"."""
        kind, *rest = text.split()
        if len(rest) != (3 if kind == "lot" else 2) or kind not in ("launch", "lot", "further"):
            raise ValueError(text)
        self.kind, self.text = kind, text
        self.number = int(rest[0]) if kind == "lot" else 0
        self.first, self.last = (date.fromisoformat(day) for day in rest[-2:])
        if self.last < self.first or self.number < 0:
            raise ValueError(text)


def months_after(day: date, months: int) -> date:
    """The same day so many months later; the last of the month where it has no such day."""
    year, month = divmod(day.year * MONTHS + day.month - 1 + months, MONTHS)
    following = date(year + (month == MONTHS - 1), (month + 1) % MONTHS + 1, 1)
    return min(following - timedelta(days=1), date(year, month + 1, 1) + timedelta(days=day.day - 1))


def check_campaigns(rules: Advertising, text: str) -> Iterator[BadOption]:
    """Each campaign for the launch or a lot once and no longer than the months allowed; so many further ones a year,
    and one that runs over New Year is one of both years."""
    launched: set[tuple[str, int]] = set()
    further: dict[int, int] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        try:
            campaign = Campaign(part)
            end = months_after(campaign.first, rules.months)
        except (ValueError, OverflowError):
            yield BadOption("ticket-campaign", rules.clauses, "campaigns", value=part)
            return
        if campaign.kind == "further":
            days = (campaign.last - campaign.first).days + 1
            if days > rules.days:
                yield BadOption("ticket-further-days", rules.further_clauses, "campaigns", value=part, most=rules.days)
            for year in range(campaign.first.year, campaign.last.year + 1):
                further[year] = further.get(year, 0) + 1
                if further[year] > rules.a_year:
                    yield BadOption(
                        "ticket-further-year", rules.further_clauses, "campaigns", value=year, most=rules.a_year
                    )
            continue
        if campaign.last >= end:
            yield BadOption("ticket-launch-months", rules.launch_clauses, "campaigns", value=part, most=rules.months)
        if (campaign.kind, campaign.number) in launched:
            yield BadOption("ticket-launch-twice", rules.launch_clauses, "campaigns", value=part)
        launched.add((campaign.kind, campaign.number))
