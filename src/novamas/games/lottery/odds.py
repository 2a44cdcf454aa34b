"""What a ticket is worth: printed numbers by counting, chosen ones by combinations and by how many others play.

A category of chosen numbers has a pool that its winners share. With n other tickets, each as likely to win as one's
own, whoever wins has one part in 1 + k, where k others win too; the mean of that over the binomial law is
(1 - (1 - p)^(n + 1)) / ((n + 1) p), so a ticket is worth what the pool pays at all, divided among all tickets.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from math import comb, exp, lgamma, log, log1p

from novamas.games.lottery.play import LotteryGame
from novamas.games.lottery.programme import WHOLE, Category, Drawn, ways
from novamas.games.lottery.rules import CHOICE, NUMBER
from novamas.games.odds import Chart, Note, Row, net_of, row

OTHERS = (0, 1_000, 100_000)
"""How many others play, for which figures are told."""
CARRIED = (0, 1_000, 100_000, 1_000_000, 10_000_000)
"""What earlier draws have carried over, in prices of a ticket."""
DIGITS, PLACES = 60, 30


def odds(game: LotteryGame) -> list[Row]:
    return odds_of_printed(game) if game.hall.printed else odds_of_chosen(game)


# -- printed numbers ---------------------------------------------------------------------------------------------------


def prizes_of(drawn: Drawn, digits: int) -> dict[Fraction, Fraction]:
    """What a ticket wins with one number that is drawn, in prices, and how likely that is. What wins depends on how far
    a number is from the one that came: nothing, one, or how many of the last figures are the same."""
    numbers = 10**digits
    alike = [(10**last, 10 ** (digits - last) - 10 ** (digits - last - 1)) for last in range(1, digits)]
    away = [(0, 1), (1, 2), (2, numbers - numbers // 10 - 2), *alike]
    won = ((drawn.find(number, 0, digits), count) for number, count in away)
    return net_of((Fraction(prize.times if prize else 0), Fraction(count, numbers)) for prize, count in won)


def odds_of_printed(game: LotteryGame) -> list[Row]:
    """A share of a printed number: every number that is drawn is drawn by itself."""
    net = {Fraction(-1): Fraction(1)}
    for drawn in game.hall.drawn:
        each = prizes_of(drawn, game.house.digits)
        net = net_of((x + won, p * q) for x, p in net.items() for won, q in each.items())
    top = max(prize.times for drawn in game.hall.drawn for prize in drawn.prizes)
    form = game.rules.printed
    return [row(NUMBER, f"{top - 1}:1", net, (*form.clauses, *form.prize_clauses))]


# -- chosen numbers ----------------------------------------------------------------------------------------------------


def chance(game: LotteryGame, category: Category) -> Fraction:
    """How likely one form is in a category, and in none that is higher."""
    house = game.house
    every = comb(house.of, house.picks)
    return Fraction(ways(category, game.hall.ranks, house.of, house.picks, house.extra), every)


def expected_share(p: Fraction, others: int) -> Fraction:
    """What part of a category's pool one form has on the average where so many others play too: exactly, term by term
    of the binomial law. Long where many play; `told_share` is the same in a formula."""
    terms = (
        comb(others, k) * p**k * (1 - p) ** (others - k) / (k + 1) for k in range(others + 1)
    )  # k of the others win too
    return p * sum(terms, Fraction(0))


def told_share(p: Fraction, others: int) -> Fraction:
    """The same: how likely anybody wins the category, divided among all who play; to thirty places."""
    with localcontext(prec=DIGITS):
        nobody = (Decimal((1 - p).numerator) / Decimal((1 - p).denominator)) ** (others + 1)
        return Fraction(round((1 - nobody) / (others + 1), PLACES))


def square_share(p: float, others: int) -> float:
    """The mean of the square of a winner's part, for the variance."""
    if p >= 1:
        return 1 / (others + 1) ** 2
    total = 0.0
    for k in range(others + 1):
        chosen = lgamma(others + 1) - lgamma(k + 1) - lgamma(others - k + 1)
        term = exp(chosen + k * log(p) + (others - k) * log1p(-p))
        total += term / (k + 1) ** 2
        if k > others * p and term < 1e-18:
            break
    return p * total


def value_of_form(game: LotteryGame, others: int, carried: int = 0) -> Fraction:
    """What a form is worth, in prices, where so many others play and so much was carried over to the highest
    category."""
    total = Fraction(0)
    for place, category in enumerate(game.hall.ranks):
        pool = Fraction((others + 1) * game.house.fund * category.share, WHOLE * WHOLE)
        if not place:
            pool = max(pool + carried, Fraction(game.house.guaranteed))
        total += pool * told_share(chance(game, category), others)
    return total


def odds_of_chosen(game: LotteryGame) -> list[Row]:
    """A form where so many others play; nothing was carried over."""
    form, house = game.rules.chosen, game.house
    rows = []
    for others in OTHERS:
        back, squares, win = value_of_form(game, others), 0.0, Fraction(0)
        for place, category in enumerate(game.hall.ranks):
            p = chance(game, category)
            pool = (others + 1) * house.fund * category.share / WHOLE**2
            pool = max(pool, house.guaranteed) if not place else pool
            squares += pool**2 * square_share(float(p), others)
            win += p
        rows.append(
            Row(
                bet=CHOICE,
                pays="",
                win=win,
                push=Fraction(0),
                lose=1 - win,
                edge=1 - back,
                variance=Fraction(squares) - back**2,
                strategy=f"others-{others}",
                clauses=(*form.clauses, *form.prize_clauses),
                among_players=True,
            )
        )
    return rows


def charts(game: LotteryGame) -> Iterator[Chart]:
    """What a form is worth with something carried over, by how many others play."""
    if game.hall.printed:
        return
    rows = tuple(
        (str(carried), tuple(f"{float(100 * value_of_form(game, others, carried)):.1f} %" for others in OTHERS))
        for carried in CARRIED
    )
    first = chance(game, game.hall.ranks[0])
    notes = (Note("chart-lottery-first", {"forms": first.denominator // first.numerator}),)
    yield Chart("lottery-carried", tuple(map(str, OTHERS)), rows, "lottery", notes)
