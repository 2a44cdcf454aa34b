"""What somebody does with every hand who plays by a strategy: by its cards, by its total, or by a table of their own.

A book has an answer for each hand that does not exceed 21 (`arithmetic/hands.py`), against each first card of the bank:
bits, of which the first that the table offers is done, the highest first. Where none is, the hand stands. The hands of
a split pair have pages of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from novamas.games.blackjack.arithmetic.hands import NONE, VALUES, Points, hands, pair_of, places, plus
from novamas.games.blackjack.arithmetic.strategy import Action, Against, Kind, strategy, twos
from novamas.games.blackjack.arithmetic.terms import Terms
from novamas.games.blackjack.chart import NAMES, UPS
from novamas.games.blackjack.counted import (
    BEST,
    BY_TOTALS,
    EVEN_MONEY,
    INSURING,
    NO_DOUBLING,
    NO_DOUBLING_ACES,
    NO_SPLITTING,
    NO_SURRENDER,
)
from novamas.games.blackjack.odds import count_game, terms
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.counts import long_count
from novamas.games.strategies import Chart

SURRENDER, SPLIT, DOUBLE, DRAW = 8, 4, 2, 1
BITS: dict[Action, int] = {"surrender": SURRENDER, "split": SPLIT, "double": DOUBLE, "draw": DRAW, "stand": 0}
ANSWERS = {**{str(action): bits for action, bits in BITS.items()}, "double-stand": DOUBLE, "surrender-stand": SURRENDER}
WITHOUT = {
    NO_SURRENDER: "surrender",
    NO_DOUBLING: "doubling",
    NO_SPLITTING: "splitting",
    NO_DOUBLING_ACES: "doubling-aces",
}
NAMED = (BY_TOTALS, BEST, *WITHOUT, INSURING, EVEN_MONEY)
"""The strategies, by the names that they have in the odds."""
SOFT = "soft-"


class Book(Struct, frozen=True):
    """`first[up][hand]` and `split[up][hand]`; whether every stake is insured against an ace, and whether a blackjack
    is paid at once where it may be."""

    first: tuple[tuple[int, ...], ...]
    split: tuple[tuple[int, ...], ...]
    insures: bool = False
    paid_at_once: bool = False


def find_book(game: BlackjackGame, name: str, chart: Chart | None) -> Book | None:
    """The book of a strategy, or of a table that says where it differs from play by totals."""
    if chart is not None:
        return overlay(by_totals(game), chart)
    if name in ("", BY_TOTALS):
        return by_totals(game)
    if name not in NAMED or (name == EVEN_MONEY and game.rules.even_money is None):
        return None
    played = terms(game).plain()
    if name in WITHOUT:
        played = played.without(WITHOUT[name])
    first, split = by_cards(played)
    return Book(first, split, insures=name == INSURING, paid_at_once=name == EVEN_MONEY)


# -- by cards ----------------------------------------------------------------------------------------------------------


@long_count("blackjack", seconds=4)
def by_cards(terms: Terms) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """The pages of whoever does what is worth most to just these cards."""
    kind: Kind = "by-cards"
    ups = strategy(terms, kind).ups
    return tuple(map(first_page, ups)), tuple(map(split_page, ups))


def first_page(against: Against) -> tuple[int, ...]:
    """What is done with hands that come of no pair."""
    page = [DRAW if draws else 0 for draws in against.plan.draws]
    for n, choice in against.choices.items():
        order = sorted(choice.worth, key=lambda action: -choice.worth[action])
        bits = BITS[choice.action]
        if choice.action == "surrender":
            bits |= BITS[next(action for action in order if action != "surrender")]
        page[n] |= bits
    return tuple(page)


def split_page(against: Against) -> tuple[int, ...]:
    """What is done with the hands of a pair that was split."""
    plan = against.plan
    page = [DRAW if draws else 0 for draws in plan.draws]
    for n in plan.doubles_split:
        page[n] |= DOUBLE
    for value in plan.splits:
        page[places()[plus(NONE, value, 2)]] |= SPLIT
    return tuple(page)


# -- by totals ---------------------------------------------------------------------------------------------------------


def by_totals(game: BlackjackGame) -> Book:
    """What the charts of the odds say, to every hand by its total, to every pair by its own line."""
    charts = {chart.title: dict(chart.rows) for chart in count_game(game).charts}
    answers: dict[str, dict[str, str]] = {}
    columns = [NAMES[up] for up in UPS]
    for title, start in (("hard", ""), ("soft", SOFT), ("pairs", "")):
        for name, cells in charts[title].items():
            answers[start + name] = dict(zip(columns, cells, strict=True))
    return write(Book(*blank()), answers)


def overlay(book: Book, chart: Chart) -> Book | None:
    """The book where a table of somebody's own says otherwise; nothing where it is no such table."""
    known = {name_of(hand.points.total, hand.points.soft) for hand in hands()} | {pair_name(v) for v in VALUES}
    cells = ((name, up, answer) for name, row in chart.items() for up, answer in row.items())
    fine = all(name in known and up in NAMES and answer in ANSWERS for name, up, answer in cells)
    return write(book, chart) if fine else None


def blank() -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Who knows nothing draws where no card can do harm, and else stands."""
    page = tuple(DRAW if harmless(hand.points) else 0 for hand in hands())
    return (page,) * len(VALUES), (page,) * len(VALUES)


def harmless(points: Points) -> bool:
    return points.total <= (17 if points.soft else 11)


def write(book: Book, chart: Chart) -> Book:
    """The book with the answers of a table written into it: totals first, then pairs."""
    first, split = ([list(page) for page in pages] for pages in (book.first, book.split))
    pairs = {pair_name(v): v for v in VALUES}
    firsts = set(twos())
    for name, row in sorted(chart.items(), key=lambda each: each[0] in pairs):
        for up, answer in row.items():
            column = NAMES.index(up)
            if name in pairs:
                place = places()[plus(NONE, pairs[name], 2)]
                first[column][place] = bits_of(answer, first[column][place])
                split[column][place] = bits_of(answer, split[column][place]) & ~SURRENDER
                continue
            for n in hands_called(name):
                bits = bits_of(answer, DRAW)
                if n not in firsts:
                    bits &= DRAW
                elif pair_of(hands()[n].cards) >= 0:
                    bits &= ~SURRENDER
                first[column][n], split[column][n] = bits, bits & ~SURRENDER
    return Book(tuple(map(tuple, first)), tuple(map(tuple, split)), book.insures, book.paid_at_once)


def bits_of(answer: str, before: int) -> int:
    """An answer as bits. Who cannot split any more does what was done with the total before."""
    bits = ANSWERS[answer]
    if answer == "split":
        return bits | before & (DOUBLE | DRAW)
    return bits | DRAW if answer in ("double", "surrender") else bits


def hands_called(name: str) -> Iterable[int]:
    return (n for n, hand in enumerate(hands()) if name_of(hand.points.total, hand.points.soft) == name)


def name_of(total: int, soft: bool) -> str:
    return f"{SOFT if soft else ''}{total}"


def pair_name(value: int) -> str:
    return f"{NAMES[value]}-{NAMES[value]}"
