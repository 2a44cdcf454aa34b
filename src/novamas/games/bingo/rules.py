"""What the laws leave to data in bingo: the balls, the card, who wins what, the sale, claims, void games, machines.

`BingoRules` mirrors `laws/<law>/bingo.toml`; `BingoHouse` is what a hall may choose within it; `check` refuses a
choice that the law does not allow, with the clause. Where a law is silent the defaults here are what the house does
(docs/decisions/0035-what-bingo-leaves-open.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.bingo import cards
from novamas.games.table_rules import House, Section, TableRules, check_table
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

WHOLE = 1000
"""Shares of the takings are told in thousandths."""
LINE, BINGO = "line", "bingo"
CARD = "card"
"""What is staked on."""
ANY = "any"
ROWS = ("top", "centre", "bottom")
PAPER, ELECTRONIC, MACHINE = "paper", "electronic", "machine"
MOST_SERIES = 600_000
"""Cards in the largest series that a hall may have printed."""
MOST_CARDS = 600
"""Cards that one person may be allowed to play at once."""
MOST_ROOMS = 20


class Balls(Section, frozen=True, kw_only=True):
    """The balls: one for every number from one on. Other clauses: that they are loaded before play, drawn one after
    another, shown on a board, and that their order is kept."""

    numbers: int
    load_clauses: tuple[Clause, ...] = ()
    draw_clauses: tuple[Clause, ...] = ()
    board_clauses: tuple[Clause, ...] = ()
    order_clauses: tuple[Clause, ...] = ()


class CardRule(Section, frozen=True, kw_only=True):
    """The card: its different numbers in lines of as many each; in how many columns, and how many numbers each of these
    has at least and at most (no columns: the law says nothing of them).

    Other clauses: what is printed on a card, that it is good for one game, when a number may be marked, that cards are
    the same in all halls.
    """

    numbers: int
    lines: int
    per_line: int
    columns: int = 0
    column: tuple[int, int] = (0, 0)
    columns_clauses: tuple[Clause, ...] = ()
    printed_clauses: tuple[Clause, ...] = ()
    once_clauses: tuple[Clause, ...] = ()
    mark_clauses: tuple[Clause, ...] = ()
    same_clauses: tuple[Clause, ...] = ()


class Prizes(Section, frozen=True, kw_only=True):
    """The combinations that win. Other clauses: what a line and a bingo are, who sets the prizes, that the game goes on
    after the line, that all is paid after the bingo."""

    combinations: tuple[Literal["line", "bingo"], ...]
    line_clauses: tuple[Clause, ...] = ()
    bingo_clauses: tuple[Clause, ...] = ()
    set_clauses: tuple[Clause, ...] = ()
    goes_on_clauses: tuple[Clause, ...] = ()
    paid_clauses: tuple[Clause, ...] = ()


class LineRule(Section, frozen=True, kw_only=True):
    """Which of a card's lines wins: any; or, if `announced`, a line that is named before the game where the house likes
    it so."""

    announced: bool = False
    announced_clauses: tuple[Clause, ...] = ()


class Ties(Section, frozen=True, kw_only=True):
    """How a prize is shared that several win on one ball: each card or each person has as much as any other."""

    share: Literal["card", "person"] = "card"


class Claims(Section, frozen=True, kw_only=True):
    """`last_number`: a combination counts only if the last number called is in it, so whoever lets the next one be
    called loses it (`lapse_clauses`).

    Other clauses: that the draw stops, who checks a card and how, what follows a wrong claim, the question for other
    winners, the time for it, and the order that ends it.
    """

    last_number: bool
    stop_clauses: tuple[Clause, ...] = ()
    check_clauses: tuple[Clause, ...] = ()
    wrong_clauses: tuple[Clause, ...] = ()
    lapse_clauses: tuple[Clause, ...] = ()
    more_clauses: tuple[Clause, ...] = ()
    time_clauses: tuple[Clause, ...] = ()
    closed_clauses: tuple[Clause, ...] = ()


class Sale(Section, frozen=True, kw_only=True):
    """The sale of cards: `first` is the number that a series begins with. Other clauses: what is announced before it,
    that cards are sold in their order, who sells, who collects what is left."""

    first: int = 1
    announced_clauses: tuple[Clause, ...] = ()
    order_clauses: tuple[Clause, ...] = ()
    sellers_clauses: tuple[Clause, ...] = ()
    unsold_clauses: tuple[Clause, ...] = ()


class Start(Section, frozen=True, kw_only=True):
    """What the head of the table announces before the first ball: cards sold, prizes, the line, the start."""

    sold_clauses: tuple[Clause, ...] = ()
    prizes_clauses: tuple[Clause, ...] = ()
    line_clauses: tuple[Clause, ...] = ()


class Session(Section, frozen=True, kw_only=True):
    """Before a session the material is checked; `inspect_clauses` let players look, `public_clauses` keep everything in
    sight."""

    inspect_clauses: tuple[Clause, ...] = ()
    public_clauses: tuple[Clause, ...] = ()


class Void(Section, frozen=True, kw_only=True):
    """What makes a game void, who says so, and what follows: cards are refunded, prizes go back."""

    causes: tuple[str, ...] = ("wrong-number", "breakdown")
    by_clauses: tuple[Clause, ...] = ()
    refund_clauses: tuple[Clause, ...] = ()
    returned_clauses: tuple[Clause, ...] = ()
    breakdown_clauses: tuple[Clause, ...] = ()


class Extractor(Section, frozen=True, kw_only=True):
    """What draws the balls, and whether its model must be approved."""

    allowed: tuple[str, ...] = ("manual", "automatic")
    approved: bool = False
    approved_clauses: tuple[Clause, ...] = ()


class Rooms(Section, frozen=True, kw_only=True):
    """Whether one game may be played in several rooms, and what the other rooms need to follow it."""

    several: bool = False
    needs: tuple[str, ...] = ()


class Electronic(Section, frozen=True, kw_only=True):
    """Whether electronic cards may stand for those of paper, and whether their system must be approved."""

    allowed: bool = False
    approved: bool = False
    approved_clauses: tuple[Clause, ...] = ()


class Forms(Section, frozen=True, kw_only=True):
    """Other forms of the game: whether a bingo on an early ball may win another prize (`by_ball`), and whether that may
    be a thing instead of money (`in_kind`)."""

    by_ball: bool = False
    in_kind: bool = False
    in_kind_clauses: tuple[Clause, ...] = ()
    control_clauses: tuple[Clause, ...] = ()


class Network(Section, frozen=True, kw_only=True):
    """Whether halls may be linked for a prize of their own."""

    allowed: bool = False


class Machines(Section, frozen=True, kw_only=True):
    """Auxiliary machines: the most by the category of the hall, the most `series` that one may play in a game, and the
    cards of such a series (0: as many as are printed in one). Other clauses: approval, equal terms, what the machine
    keeps in sight."""

    allowed: bool = False
    approved: bool = False
    most: dict[str, int] = {}
    series: int = 0
    cards: int = 0
    approved_clauses: tuple[Clause, ...] = ()
    equal_clauses: tuple[Clause, ...] = ()
    series_clauses: tuple[Clause, ...] = ()
    shown_clauses: tuple[Clause, ...] = ()
    special_clauses: tuple[Clause, ...] = ()
    second_clauses: tuple[Clause, ...] = ()
    third_clauses: tuple[Clause, ...] = ()

    def most_clauses(self, category: str) -> tuple[Clause, ...]:
        """The clause about halls of a category."""
        own = {"second": self.second_clauses, "third": self.third_clauses}
        return own.get(category, self.special_clauses) or self.clauses


class BingoRules(TableRules, frozen=True, kw_only=True):
    """Bingo as a law gives it."""

    balls: Balls
    card: CardRule
    prizes: Prizes
    line: LineRule
    ties: Ties
    claims: Claims
    sale: Sale = Sale()
    start: Start = Start()
    session: Session = Session()
    void: Void = Void()
    record: Section = Section()
    hall: Section = Section()
    extractor: Extractor = Extractor()
    rooms: Rooms = Rooms()
    electronic: Electronic = Electronic()
    forms: Forms = Forms()
    network: Network = Network()
    machines: Machines = Machines()


class BingoHouse(House, frozen=True, kw_only=True):
    """What the hall chooses.

    Prizes are thousandths of the takings: `line_share`, `bingo_share`; `extra_share` feeds the prize for a bingo on
    ball `extra_ball` or before (0: there is none), or `extra_thing` is that prize; `linked`: the prize is one for
    several halls. `unclaimed_line`: where the line goes that nobody has sung when the bingo is; `remainder`: where the
    coins go that cannot be shared. `automatic`: electronic cards and machines sing by themselves. `followed` is what
    the other `rooms` have to follow the game. `…_approved`: that the authority has approved the model in use.
    """

    line_share: int = 100
    bingo_share: int = 550
    row: Literal["any", "top", "centre", "bottom"] = "any"
    series_size: int = 1_200
    first_series: int = 1
    most_cards: int = 36
    unclaimed_line: Literal["bingo", "house"] = "bingo"
    remainder: Literal["singers", "house"] = "singers"
    extractor: str = "automatic"
    extractor_approved: bool = True
    rooms: int = 1
    followed: tuple[str, ...] = ()
    electronic: bool = False
    systems_approved: bool = True
    automatic: bool = False
    extra_share: int = 0
    extra_ball: int = 0
    extra_thing: str = ""
    linked: bool = False
    category: Literal["special", "first", "second", "third"] = "second"
    machines: int = 0
    machines_approved: bool = True


def check(rules: BingoRules, house: BingoHouse) -> Iterator[BadOption]:
    """What the hall asks for and the law does not allow."""
    check_law(rules)
    yield from check_table(rules, house)
    yield from check_prizes(rules, house)
    yield from check_cards(rules, house)
    yield from check_hall(rules, house)
    yield from check_machines(rules, house)


def check_law(rules: BingoRules) -> None:
    """Raises `BadLaw` for a card that nobody prints, or prizes that nobody can win."""
    card = rules.card
    made = (cards.NUMBERS, cards.CELLS, cards.LINES, cards.PER_LINE)
    if (rules.balls.numbers, card.numbers, card.lines, card.per_line) != made:
        raise BadLaw("law-bingo-card")
    if card.columns and (card.columns, *card.column) != (cards.COLUMNS, *cards.COLUMN):
        raise BadLaw("law-bingo-card")
    if rules.prizes.combinations != (LINE, BINGO):
        raise BadLaw("law-bingo-prizes")


def check_prizes(rules: BingoRules, house: BingoHouse) -> Iterator[BadOption]:
    clauses, forms = rules.prizes.set_clauses, rules.forms
    for name in ("line_share", "bingo_share"):
        if not 1 <= getattr(house, name) <= WHOLE:
            yield BadOption("bingo-share", clauses, name, value=getattr(house, name), most=WHOLE)
    if not 0 <= house.extra_share <= WHOLE:
        yield BadOption("bingo-share", clauses, "extra_share", value=house.extra_share, most=WHOLE)
    elif house.line_share + house.bingo_share + house.extra_share > WHOLE:
        yield BadOption("bingo-shares", clauses, "bingo_share", most=WHOLE)
    if house.row != ANY and not rules.line.announced:
        yield BadOption("bingo-row", rules.line.clauses, "row", value=house.row)
    if (house.extra_ball or house.extra_share or house.extra_thing) and not forms.by_ball:
        yield BadOption("bingo-forms", forms.clauses, "extra_ball")
    elif house.extra_ball and not rules.card.numbers <= house.extra_ball <= rules.balls.numbers:
        least, most = rules.card.numbers, rules.balls.numbers
        yield BadOption("bingo-extra-ball", forms.clauses, "extra_ball", value=house.extra_ball, least=least, most=most)
    elif (house.extra_share or house.extra_thing or (house.linked and rules.network.allowed)) and not house.extra_ball:
        yield BadOption("bingo-no-extra-ball", forms.clauses, "extra_ball")
    if house.extra_thing and (not forms.in_kind or house.extra_share or house.linked):
        yield BadOption("bingo-thing", forms.in_kind_clauses, "extra_thing")
    if house.linked and not rules.network.allowed:
        yield BadOption("bingo-linked", rules.network.clauses, "linked")


def check_cards(rules: BingoRules, house: BingoHouse) -> Iterator[BadOption]:
    if not cards.STRIP <= house.series_size <= MOST_SERIES or house.series_size % cards.STRIP:
        clauses = rules.card.printed_clauses
        yield BadOption("bingo-series", clauses, "series_size", value=house.series_size, most=MOST_SERIES)
    elif not 1 <= house.first_series <= cards.last_series(house.series_size):
        most = cards.last_series(house.series_size)
        yield BadOption("bingo-first-series", (), "first_series", value=house.first_series, most=most)
    if not 1 <= house.most_cards <= MOST_CARDS:
        yield BadOption("bingo-most-cards", (), "most_cards", value=house.most_cards, most=MOST_CARDS)
    electronic = rules.electronic
    if house.electronic and not electronic.allowed:
        yield BadOption("bingo-electronic", electronic.clauses, "electronic")
    elif house.electronic and electronic.approved and not house.systems_approved:
        yield BadOption("bingo-unapproved", electronic.approved_clauses, "systems_approved")


def check_hall(rules: BingoRules, house: BingoHouse) -> Iterator[BadOption]:
    extractor, rooms = rules.extractor, rules.rooms
    if house.extractor not in extractor.allowed:
        known = tuple(extractor.allowed)
        yield BadOption("bingo-extractor", extractor.clauses, "extractor", value=house.extractor, known=known)
    if extractor.approved and not house.extractor_approved:
        yield BadOption("bingo-unapproved", extractor.approved_clauses, "extractor_approved")
    if not 1 <= house.rooms <= (MOST_ROOMS if rooms.several else 1):
        most = MOST_ROOMS if rooms.several else 1
        yield BadOption("bingo-rooms", rooms.clauses, "rooms", value=house.rooms, most=most)
    elif house.rooms > 1 and (missing := [need for need in rooms.needs if need not in house.followed]):
        yield BadOption("bingo-unfollowed", rooms.clauses, "followed", value=missing[0])
    if unknown := [means for means in house.followed if rooms.needs and means not in rooms.needs]:
        yield BadOption("bingo-followed", rooms.clauses, "followed", value=unknown[0], known=tuple(rooms.needs))


def check_machines(rules: BingoRules, house: BingoHouse) -> Iterator[BadOption]:
    machines = rules.machines
    if not house.machines:
        return
    if not machines.allowed:
        yield BadOption("bingo-no-machines", machines.clauses, "machines")
        return
    most = machines.most.get(house.category, 0)
    if not 0 <= house.machines <= most:
        clauses = machines.most_clauses(house.category)
        yield BadOption("bingo-machines", clauses, "machines", value=house.machines, most=most)
    if machines.approved and not house.machines_approved:
        yield BadOption("bingo-unapproved", machines.approved_clauses, "machines_approved")
