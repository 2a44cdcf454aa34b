"""The sheet of a table of circle poker: the streets, the limits, the forced bets, what the house takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from novamas.games.circle.mistakes import GO_ON, VOID
from novamas.games.circle.reports import Ruling
from novamas.games.circle_poker import reports as r
from novamas.games.circle_poker.acts import CirclePoker
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.rules import (
    HUNDRED,
    MOST_TIME,
    BenefitKind,
    CirclePokerHouse,
    CirclePokerRules,
    cards_of,
)
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, chips, table_choices
from novamas.kit.decider import CROUPIER, INSPECTOR

STAKE = "pot-bet"
"""The one kind of bet there is: what goes into the pot."""
USUAL_MOST = 1_000
"""In minima, the highest chip that is worth offering where bets have no limit."""


class StreetPicture(Struct, frozen=True):
    """A street: what it deals to everybody, to each board, what is burnt, whether cards are changed before it."""

    deal: tuple[str, ...]
    common: int
    burn: int
    draw: bool
    opens: str


class CirclePokerCloth(Cloth, frozen=True, kw_only=True, tag="circle-poker"):
    """The picture: the streets; the pack; the limit with the table maximum; the ante or the blinds in minima; what the
    house takes (in hundredths of what `benefit` names) and its cap; the ranking, the highest first; how many own cards
    are used; the boards; the fewest players, how many hands one may rest, how many raises there may be (0: any);
    whether one may ask what one's cards are worth; how often in a game one may have more time."""

    cards: int
    streets: tuple[StreetPicture, ...]
    boards: int
    low: bool
    own: tuple[int, int]
    ranking: tuple[str, ...]
    limit: str
    maximum: int
    ante: int
    posts: tuple[int, ...]
    benefit: str
    benefit_percent: int
    benefit_cap: int
    fee: int
    players: int
    rests: int
    raises: int
    discards: int
    resto: tuple[int, int] | None
    resto_again: tuple[int, int] | None
    equity: bool
    time_bank: int


def sheet(game: CirclePokerGame, minimum: int) -> Sheet:
    rules = game.rules
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, USUAL_MOST * minimum),
        spots=(),
        order=(),
        at_once="no",
        collect_clauses=rules.showdown.pay_clauses,
        cloth=cloth(game, minimum),
        irregularities=tuple(irregularities(game)),
    )


def irregularities(game: CirclePokerGame) -> Iterator[Irregularity]:
    """What staff can report under this law, and what the person responsible decides."""
    law, conduct, both = game.rules.mistakes, game.rules.conduct, (CROUPIER, INSPECTOR)
    yield Irregularity(r.DealingError.__name__, both, law.clauses, tuple(law.deal))
    usual = (
        (r.CutExposed, law.cut), (r.WrongAnnouncement, law.announced), (r.PlayerAbsent, law.absent),
        (r.PlayerReturned, law.absent), (r.DealtToNobody, law.nobody), (r.SlowPlayer, law.slow),
        (r.CardsMixed, law.mixed), (r.CardsExposed, law.exposed), (r.HandsTouched, law.touched),
        (r.TurnOverlooked, law.skipped),
    )  # fmt: skip
    for kind, section in usual:
        yield Irregularity(kind.__name__, both, section.clauses)
    if game.table.forced == "ante":
        yield Irregularity(r.AnteMissing.__name__, both, law.ante.clauses)
        yield Irregularity(r.AnteUnknown.__name__, both, law.unknown.clauses)
    if law.pack.known:
        yield Irregularity(r.PackPutAway.__name__, both, law.pack.clauses)
    if law.common.known:
        yield Irregularity(r.ExtraCommon.__name__, both, law.common.extra_clauses)
        yield Irregularity(r.EarlyCommon.__name__, both, law.common.early_clauses)
    yield Irregularity(r.Misconduct.__name__, both, conduct.clauses, tuple(conduct.forbidden))
    yield Irregularity(Ruling.__name__, (INSPECTOR,), law.disputes.clauses, (VOID, GO_ON))
    yield Irregularity(r.DecideConduct.__name__, (INSPECTOR,), conduct.decided_clauses)
    yield Irregularity(r.DecideTurn.__name__, (INSPECTOR,), law.skipped.decided_clauses)


def limits(game: CirclePokerGame, minimum: int) -> tuple[Limit, ...]:
    """The least bet, and the table maximum."""
    return (Limit(STAKE, minimum, game.table.maximum(CirclePoker(minimum=minimum))),)


def cloth(game: CirclePokerGame, minimum: int) -> CirclePokerCloth:
    rules, house, table = game.rules, game.house, game.table
    desk = CirclePoker(minimum=minimum)
    resto = rules.resto
    return CirclePokerCloth(
        cards=cards_of(rules, house),
        streets=tuple(StreetPicture(s.deal, s.common, s.burn, s.draw, s.opens) for s in table.streets),
        boards=rules.showdown.boards if any(street.common for street in table.streets) else 0,
        low=rules.showdown.low is not None,
        own=rules.showdown.own,
        ranking=game.judge.ranking.order,
        limit=table.limit,
        maximum=table.maximum(desk),
        ante=table.ante(desk),
        posts=rules.forced.posts if table.forced == "blinds" else (),
        benefit=house.benefit,
        benefit_percent=int(table.rate * HUNDRED),
        benefit_cap=house.benefit_cap * minimum,
        fee=table.hand_fee(desk),
        players=rules.seating.players,
        rests=rules.seating.rests,
        raises=table.raises,
        discards=rules.discards.most,
        resto=None if resto.first is None else (resto.first[0] * minimum, resto.first[1] * minimum),
        resto_again=None if resto.again is None else (resto.again[0] * minimum, resto.again[1] * minimum),
        equity=house.equity,
        time_bank=house.time_bank,
    )


def choices(rules: CirclePokerRules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    stakes, benefit, usual = rules.stakes, rules.benefit, CirclePokerHouse()
    if len(rules.deck.cards) > 1:
        sizes = rules.deck.cards
        yield Choice(name="cards", type="choice", values=sizes, default=sizes[0], clauses=rules.deck.clauses)
    kinds = stakes.kinds
    yield Choice(name="limit", type="choice", values=kinds, default=kinds[0], clauses=stakes.clauses)
    least, most = stakes.minimum
    yield Choice(
        name="minimum_percent",
        type="number",
        min=least,
        max=most,
        default=usual.minimum_percent,
        clauses=stakes.minimum_clauses,
    )
    if "ante" in rules.forced.kinds:
        yield Choice(
            name="ante_percent",
            type="number",
            min=1,
            max=stakes.ante,
            default=usual.ante_percent,
            clauses=stakes.ante_clauses,
        )
    forced = rules.forced.kinds
    if len(forced) > 1:
        yield Choice(name="forced", type="choice", values=forced, default=forced[0], clauses=rules.forced.clauses)
    ways = get_args(BenefitKind)
    yield Choice(name="benefit", type="choice", values=ways, default=usual.benefit, clauses=benefit.clauses)
    for way in ways:
        least, most = benefit.of(way).percent
        yield Choice(
            name="benefit_percent",
            type="number",
            min=least,
            max=most,
            default=most if way == "pot" else least,
            clauses=benefit.of(way).clauses,
            given=("benefit", (way,)),
        )
    cap = benefit.pot.cap_clauses
    yield Choice(name="benefit_cap", type="number", min=0, default=0, clauses=cap, given=("benefit", ("pot",)))
    if not stakes.raises:
        yield Choice(name="raises", type="number", min=0, default=0, clauses=stakes.raises_clauses)
    yield Choice(name="hours", type="number", min=0, default=0, clauses=rules.length.fixed_clauses)
    if rules.first_common.allowed:
        yield Choice(name="show_first", type="flag", default=False, clauses=rules.first_common.clauses)
    yield Choice(name="equity", type="flag", default=usual.equity)
    slow = rules.mistakes.slow.clauses
    yield Choice(name="time_bank", type="number", min=0, max=MOST_TIME, default=usual.time_bank, clauses=slow)
