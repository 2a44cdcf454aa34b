"""The sheet of a lottery: its form, its programme or its categories, its limits."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lottery.acts import VoidDraw
from novamas.games.lottery.odds import chance, odds
from novamas.games.lottery.play import CAUSES, LotteryGame
from novamas.games.lottery.programme import WHOLE
from novamas.games.lottery.rules import CHOICE, CHOSEN, DIGITS, MOST_OF, MOST_SHARES, MOST_TICKETS, NUMBER, PRINTED
from novamas.games.lottery.rules import LotteryHouse as House
from novamas.games.lottery.rules import LotteryRules as Rules
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.kit.decider import DIRECTOR


class LotteryCloth(Cloth, frozen=True, kw_only=True, tag="lottery"):
    """The picture: the form; for printed numbers their figures, shares and prizes (the place of the number that is
    drawn, the name, times the price); for chosen ones how many of how many, and the categories (name, part of the fund
    in thousandths, how likely as one in so many)."""

    form: str
    digits: int
    shares: int
    fractions: int
    programme: tuple[tuple[int, str, int], ...]
    picks: int
    of: int
    extra: bool
    categories: tuple[tuple[str, int, str], ...]
    fund: int
    guaranteed: int


def sheet(game: LotteryGame, minimum: int) -> Sheet:
    rules, form = game.rules, game.hall.form
    rows = odds(game)
    figures = rows[-1]
    (limit,) = limits(game, minimum)
    spot = SpotInfo(
        spot=limit.kind,
        kind=limit.kind,
        covers=tuple(sorted(map(str, game.spots[limit.kind].covers))),
        parts=(),
        pays=figures.pays,
        min=limit.min,
        max=limit.max,
        win=str(figures.win),
        edge=str(figures.edge),
        choice=figures.strategy,
        clauses=form.clauses,
        limit_clauses=rules.scope.clauses,
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, limit.max),
        spots=(spot,),
        order=(Step((limit.kind,), form.prize_clauses or form.clauses),),
        at_once="no",
        collect_clauses=form.clauses,
        cloth=cloth(game),
        irregularities=(Irregularity(VoidDraw.__name__, (DIRECTOR,), form.clauses, CAUSES),),
    )


def limits(game: LotteryGame, minimum: int) -> tuple[Limit, ...]:
    """A ticket, and as many as one person may have in a draw."""
    bet = NUMBER if game.hall.printed else CHOICE
    return (Limit(bet, minimum, minimum * game.house.most_tickets),)


def cloth(game: LotteryGame) -> LotteryCloth:
    house, hall = game.house, game.hall
    return LotteryCloth(
        form=house.variant,
        digits=house.digits,
        shares=hall.shares,
        fractions=house.fractions,
        programme=tuple(
            (place, prize.name, prize.times) for place, drawn in enumerate(hall.drawn, 1) for prize in drawn.prizes
        ),
        picks=house.picks,
        of=house.of,
        extra=house.extra,
        categories=tuple((rank.name, rank.share, str(chance(game, rank))) for rank in hall.ranks),
        fund=house.fund,
        guaranteed=house.guaranteed,
    )


def choices(rules: Rules) -> Iterator[Choice]:
    """What the law leaves to the house: the form and its programme."""
    yield from table_choices(rules)
    usual, printed, chosen = House(), ("variant", (PRINTED,)), ("variant", (CHOSEN,))
    on_printed, on_chosen = rules.printed.clauses, rules.chosen.clauses
    (few, many), fewest = DIGITS, usual.picks + usual.extra + 1
    most = MOST_SHARES // usual.fractions
    yield Choice(
        name="variant", type="choice", values=(PRINTED, CHOSEN), default=PRINTED, clauses=(*on_printed, *on_chosen)
    )
    yield Choice(
        name="digits", type="number", min=few, max=many, default=usual.digits, clauses=on_printed, given=printed
    )
    yield Choice(name="series", type="number", min=1, max=most, default=1, clauses=on_printed, given=printed)
    yield Choice(
        name="fractions", type="number", min=1, max=MOST_SHARES, default=usual.fractions, clauses=on_printed,
        given=printed,
    )  # fmt: skip
    yield Choice(name="programme", type="text", default=usual.programme, clauses=on_printed, given=printed)
    yield Choice(name="of", type="number", min=fewest, max=MOST_OF, default=usual.of, clauses=on_chosen, given=chosen)
    yield Choice(name="extra", type="flag", default=usual.extra, clauses=on_chosen, given=chosen)
    yield Choice(name="categories", type="text", default=usual.categories, clauses=on_chosen, given=chosen)
    yield Choice(name="fund", type="number", min=1, max=WHOLE, default=usual.fund, clauses=on_chosen, given=chosen)
    yield Choice(name="guaranteed", type="number", min=0, default=0, clauses=on_chosen, given=chosen)
    yield Choice(name="carry", type="choice", values=("top", "same"), default=usual.carry, given=chosen)
    yield Choice(name="most_tickets", type="number", min=1, max=MOST_TICKETS, default=usual.most_tickets)
