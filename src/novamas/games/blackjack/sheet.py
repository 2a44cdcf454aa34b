"""The sheet of a blackjack table: its boxes with their limits, the bets beside them, what the house may choose.

The figures of the box take seconds to work out and are the same at every table of a law, so they stand in the library's
odds, not here; those of the other bets are exact and quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from novamas.games.blackjack.acts import CardFaceUp
from novamas.games.blackjack.odds import pairs_rows, pays, sevens_row
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import BOX, DECK, MOST_MINIMUM, PERCENT, BlackjackRules, percent
from novamas.games.boxes.sheet import box_sheet
from novamas.games.cloth.rules import BetRule
from novamas.games.cloth.sheet import limits
from novamas.games.odds import Row
from novamas.games.sheet import Choice, Cloth, Irregularity, Sheet, table_choices
from novamas.kit.decider import CROUPIER, INSPECTOR


class BlackjackCloth(Cloth, frozen=True, kw_only=True, tag="blackjack"):
    """The picture: so many boxes in a half circle, each with so many stages and these bets beside it.

    `stop` is the total that takes no card, `target` the one that no hand may exceed, `stands` where the bank stands,
    `natural` what a blackjack pays. What cards count depends on `doubled_ace`, `bank_ace` and `split_natural`, as in
    the rules of those names.
    """

    boxes: int
    stages: int
    beside: tuple[str, ...]
    natural: str
    insurance: str
    stands: int
    stop: int
    target: int
    decks: int
    shuffler: bool
    surrender: bool
    even_money: bool
    accumulated: int
    doubled_ace: str
    bank_ace: str
    split_natural: bool


def sheet(game: BlackjackGame, minimum: int) -> Sheet:
    return box_sheet(game, minimum, cloth(game, minimum), pays(game), quick_rows(game), irregularities(game))


def quick_rows(game: BlackjackGame) -> Iterable[Row]:
    """The figures that take no time."""
    yield from pairs_rows(game)
    if game.rules.bets.accumulated is not None:
        yield sevens_row(game, "drawing", Fraction(1))


def cloth(game: BlackjackGame, minimum: int) -> BlackjackCloth:
    rules, house = game.rules, game.house
    return BlackjackCloth(
        boxes=len(game.boxes),
        stages=len(game.stages),
        beside=tuple(kind for kind in game.kinds if kind != BOX),
        natural=str(rules.natural.pays),
        insurance=str(rules.insurance.pays),
        stands=rules.bank.stands,
        stop=rules.hands.stop,
        target=rules.points.target,
        decks=rules.pack.decks,
        shuffler=house.shuffler,
        surrender=rules.surrender is not None and house.surrender,
        even_money=rules.even_money is not None,
        accumulated=minimum * house.accumulated // PERCENT,
        doubled_ace=rules.double.ace,
        bank_ace=rules.bank.ace,
        split_natural=rules.split.natural,
    )


def irregularities(game: BlackjackGame) -> Iterator[Irregularity]:
    pack = game.rules.pack
    if pack.face_up == "removed":
        yield Irregularity(CardFaceUp.__name__, (CROUPIER, INSPECTOR), pack.face_up_clauses)


def choices(rules: BlackjackRules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    boxes, pack, bets = rules.boxes, rules.pack, rules.bets
    yield Choice(name="boxes", type="number", min=1, max=boxes.most, default=boxes.most, clauses=boxes.clauses)
    yield from tiers("maximum", bets.box)
    least, most = pack.behind, DECK * pack.decks - 1
    yield Choice(name="reserve", type="number", min=least, max=most, default=least, clauses=pack.stop_clauses)
    if boxes.vacant == "house":
        yield Choice(name="vacant", type="flag", default=True, clauses=boxes.vacant_clauses)
    if pack.shuffler == "with-authorisation":
        yield Choice(name="shuffler", type="flag", default=False, clauses=pack.shuffler_clauses)
    if rules.surrender is not None and rules.surrender.optional:
        yield Choice(name="surrender", type="flag", default=True, clauses=rules.surrender.clauses)
    if bets.pairs is not None:
        least = percent(bets.pairs.least)
        yield Choice(name="pairs", type="flag", default=False, clauses=bets.pairs.clauses)
        yield Choice(
            name="pairs_minimum",
            type="number",
            min=least,
            max=MOST_MINIMUM,
            default=least,
            clauses=bets.pairs.least_clauses,
        )
        yield from tiers("pairs_maximum", bets.pairs)
    if (sevens := bets.accumulated) is not None:
        most = percent(sevens.share)
        yield Choice(name="accumulated", type="number", min=0, max=most, default=0, clauses=sevens.share_clauses)
        for key, prize in sevens.prizes.items():
            yield least_prize(key, int(prize.pays), prize.clauses)
        yield least_prize("pot", sevens.pot, sevens.pot_clauses)
        if sevens.progressive:
            clauses = sevens.progressive_clauses
            yield Choice(name="jackpot", type="number", min=0, max=PERCENT, default=0, clauses=clauses)


def tiers(name: str, rule: BetRule) -> Iterator[Choice]:
    """A maximum of which the law has several."""
    if rule.maximum is not None and rule.maximum.multiples:
        allowed = rule.maximum.multiples
        yield Choice(name=name, type="choice", values=allowed, default=max(allowed), clauses=rule.maximum.clauses)


def least_prize(key: str, least: int, clauses: tuple[str, ...]) -> Choice:
    """A prize that the house may raise."""
    name = f"prizes.{key.replace('-', '_')}"
    return Choice(name=name, type="number", min=least, default=least, clauses=clauses)


__all__ = ["BlackjackCloth", "choices", "limits", "sheet"]
