"""The sheet of a poker table: its boxes with their limits, the bets at each, pay tables, what the house may choose.

Figures that take no time stand at their spots; those of bets that are won by playing well stand in the library's odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from novamas.games.boxes.sheet import box_sheet
from novamas.games.cloth.rules import BetRule
from novamas.games.cloth.sheet import limits
from novamas.games.odds import Row
from novamas.games.poker.acts import Breach, CardShown, Misdeal
from novamas.games.poker.mistakes import REPORTERS
from novamas.games.poker.play import AnyPoker
from novamas.games.poker.rules import Payoff, PokerRules
from novamas.games.sheet import Choice, Cloth, Irregularity, Sheet, table_choices


class Prize(Struct, frozen=True):
    """A line of a pay table: the combination, the least of its first rank ("2": any), and what it pays."""

    kind: str
    least: str
    pays: str


class PokerCloth(Cloth, frozen=True, kw_only=True, tag="poker"):
    """The picture: so many boxes in a half circle, the places of the cards, the pay tables by bet.

    `spaces` are the kinds of bet that each box has a space for, in the order they lie there; `places` are those of
    cards that belong to no box, with how many each gets; `own` is how many a hand gets; `least` is the hand with which
    the bank plays (kind and ranks), if there is a bank; `second` how many times the ante the second bet is; `price`
    what a card costs that is bought, in antes ("" where none is); `dice` how many say who is dealt first; `low` how
    many cards of a hand are set apart as its low hand, and `cases` what becomes of the bet as both hands compare with
    the bank's ("higher-equal": "tied").
    """

    boxes: int
    spaces: tuple[str, ...]
    own: int
    places: dict[str, int]
    tables: dict[str, tuple[Prize, ...]]
    ranking: tuple[str, ...]
    least: tuple[str, ...] = ()
    second: int = 0
    price: str = ""
    shuffler: bool = False
    dice: int = 0
    low: int = 0
    cases: dict[str, str] = {}


def poker_sheet(
    game: AnyPoker, minimum: int, cloth: PokerCloth, pays: Mapping[str, str], rows: Iterable[Row] = ()
) -> Sheet:
    """The sheet of a game at a minimum, with what may go wrong at every poker table."""
    apart = [kind for kind in game.kinds if game.why_apart(kind) is not None]
    return box_sheet(game, minimum, cloth, pays, rows, irregularities(game), apart)


def poker_cloth(
    game: AnyPoker,
    spaces: tuple[str, ...],
    tables: Mapping[str, Mapping[str, Payoff]],
    least: tuple[str, ...] = (),
    second: int = 0,
    price: str = "",
) -> PokerCloth:
    """The picture of a game with these spaces in a box and these pay tables."""
    order = game.rules.deal.order
    places = [game.place_of(slot) for slot in order if slot != "hand"]
    return PokerCloth(
        boxes=len(game.boxes),
        spaces=spaces,
        own=order.count("hand"),
        places={place: places.count(place) for place in places},
        tables={bet: tuple(lines(prizes, game.rules)) for bet, prizes in tables.items()},
        ranking=game.ranking.kinds(),
        least=least,
        second=second,
        price=price,
        shuffler=game.house.shuffler,
    )


def lines(prizes: Mapping[str, Payoff], rules: PokerRules) -> Iterator[Prize]:
    """A pay table from its highest line down."""
    for kind in rules.ranking.ranking().kinds():
        if kind in prizes:
            yield Prize(kind, prizes[kind].least, str(prizes[kind].pays))


def all_pays(prizes: Mapping[str, Payoff]) -> str:
    """A pay table in one line, as odds print it: the highest first."""
    return "|".join(str(pays) for pays in sorted({line.pays for line in prizes.values()}, reverse=True))


def irregularities(game: AnyPoker) -> Iterator[Irregularity]:
    rules: PokerRules = game.rules
    if rules.misdeal.causes:
        yield Irregularity(Misdeal.__name__, REPORTERS, rules.misdeal.clauses, rules.misdeal.causes)
    if CardShown in game.commands:
        yield Irregularity(CardShown.__name__, REPORTERS, rules.shown.clauses)
    yield Irregularity(Breach.__name__, REPORTERS, rules.breach.clauses)


def poker_choices(rules: PokerRules, main: BetRule) -> Iterator[Choice]:
    """What every law on these games leaves to the house; `main` is the bet that every hand needs."""
    yield from table_choices(rules)
    boxes, pack = rules.boxes, rules.pack
    yield Choice(name="boxes", type="number", min=1, max=boxes.most, default=boxes.most, clauses=boxes.clauses)
    if main.maximum is not None and main.maximum.multiples:
        tiers = main.maximum.multiples
        yield Choice(name="maximum", type="choice", values=tiers, default=max(tiers), clauses=main.maximum.clauses)
    if pack.shuffler == "allowed":
        yield Choice(name="shuffler", type="flag", default=False, clauses=pack.shuffler_clauses)


__all__ = [
    "PokerCloth",
    "Prize",
    "all_pays",
    "irregularities",
    "limits",
    "poker_choices",
    "poker_cloth",
    "poker_sheet",
]
