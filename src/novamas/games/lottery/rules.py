"""What article 6 leaves to data in lottery, and what the house chooses for its draws.

`LotteryRules` mirrors `laws/<law>/lottery.toml`; `LotteryHouse` is the programme of a draw; `check` refuses what the
law does not allow. Where the law is silent the defaults are what the house does
(docs/decisions/0038-tickets-that-nobody-can-read.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.lottery.programme import WHOLE, Category, Drawn, read_categories, read_programme
from novamas.games.table_rules import House, Section, TableRules, check_table
from novamas.kit.spaces import Clause
from novamas.law import BadOption

NUMBER, CHOICE = "number", "choice"
"""What is staked on: a share of a printed number, a choice of numbers."""
PRINTED: Literal["printed"] = "printed"
CHOSEN: Literal["chosen"] = "chosen"
FIXED, SHARED = "fixed", "shared"
DIGITS = (2, 6)
MOST_OF, MOST_PICKS = 90, 10
MOST_SHARES = 1_000
MOST_TICKETS = 1_000


class Form(Section, frozen=True, kw_only=True):
    """A form of the lottery: whether its prizes are fixed sums, known beforehand, or follow from what was paid in."""

    prize: Literal["fixed", "shared"]
    prize_clauses: tuple[Clause, ...] = ()


class LotteryRules(TableRules, frozen=True, kw_only=True):
    """Lottery as a law gives it: the form with printed numbers and the one with chosen ones."""

    printed: Form
    chosen: Form


class LotteryHouse(House, frozen=True, kw_only=True):
    """What the house chooses for its draws.

    `variant`: printed numbers or chosen ones; `prize`: fixed sums or shares ("": as the law has it for that form).
    Printed: numbers of so many `digits`, each in `series` of `fractions`; the `programme` of prizes. Chosen: `picks` of
    `of` numbers, a complementary one (`extra`) or not, the `categories`, the thousandths of the takings that are paid
    out (`fund`); the highest category is at least `guaranteed` prices where somebody wins it; what nobody wins is
    carried over to the highest category (`carry` "top") or to its own ("same").
    """

    variant: Literal["printed", "chosen"] = PRINTED
    prize: Literal["", "fixed", "shared"] = ""
    digits: int = 5
    series: int = 1
    fractions: int = 10
    programme: str = "1: exact 30000 next 1000 last3 50 last2 5 last1 1; 2: exact 5000"
    picks: int = 6
    of: int = 49
    extra: bool = True
    categories: str = "6=400 5+c=100 5=150 4=150 3=200"
    fund: int = 550
    guaranteed: int = 0
    carry: Literal["top", "same"] = "top"
    most_tickets: int = 50

    def read_drawn(self) -> tuple[Drawn, ...]:
        """The numbers that are drawn, with their prizes; they have been checked."""
        return read_programme(self.programme, self.digits)

    def ranks(self) -> tuple[Category, ...]:
        """The categories of chosen numbers; they have been checked."""
        return read_categories(self.categories, self.picks, self.extra)


def check(rules: LotteryRules, house: LotteryHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    yield from check_table(rules, house)
    form = rules.printed if house.variant == PRINTED else rules.chosen
    if house.prize and house.prize != form.prize:
        yield BadOption("lottery-prize", form.prize_clauses, "prize", value=house.prize, form=house.variant)
    if not 1 <= house.most_tickets <= MOST_TICKETS:
        yield BadOption("lottery-most-tickets", (), "most_tickets", value=house.most_tickets, most=MOST_TICKETS)
    yield from check_printed(rules, house) if house.variant == PRINTED else check_chosen(rules, house)


def check_printed(rules: LotteryRules, house: LotteryHouse) -> Iterator[BadOption]:
    least, most = DIGITS
    if not least <= house.digits <= most:
        yield BadOption("lottery-digits", rules.printed.clauses, "digits", value=house.digits, least=least, most=most)
        return
    if house.series < 1 or house.fractions < 1 or house.series * house.fractions > MOST_SHARES:
        value = house.series * house.fractions
        yield BadOption("lottery-shares", rules.printed.clauses, "series", value=value, most=MOST_SHARES)
    try:
        house.read_drawn()
    except ValueError:
        field = "programme" if house.programme != LotteryHouse().programme else "digits"
        yield BadOption("lottery-programme", rules.printed.clauses, field, value=house.programme)


def check_chosen(rules: LotteryRules, house: LotteryHouse) -> Iterator[BadOption]:
    clauses = rules.chosen.clauses
    if not 1 <= house.picks <= MOST_PICKS or not house.picks + house.extra < house.of <= MOST_OF:
        yield BadOption("lottery-picks", clauses, "picks", value=house.picks, most=MOST_PICKS, of=MOST_OF)
        return
    if not 1 <= house.fund <= WHOLE:
        yield BadOption("lottery-fund", clauses, "fund", value=house.fund, most=WHOLE)
    if house.guaranteed < 0:
        yield BadOption("lottery-guaranteed", clauses, "guaranteed", value=house.guaranteed)
    try:
        house.ranks()
    except ValueError:
        usual = LotteryHouse()
        field = "categories" if house.categories != usual.categories else "extra" if not house.extra else "picks"
        if house.picks != usual.picks and field == "extra":
            field = "picks"
        yield BadOption("lottery-categories", clauses, field, value=house.categories, most=WHOLE)
