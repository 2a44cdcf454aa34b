"""What a strategy comes to: expectation, chances to win, tie and lose, spread and stakes of a whole hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from novamas.games.blackjack.arithmetic.hands import ACE, NONE, hands, pair_of, plus
from novamas.games.blackjack.arithmetic.splits import Pair, pair
from novamas.games.blackjack.arithmetic.strategy import Against, Kind, Strategy, strategy
from novamas.games.blackjack.arithmetic.table import End, Table
from novamas.games.blackjack.arithmetic.terms import Terms, is_natural

Net: TypeAlias = dict[float, float]
"""{result in stakes: how likely}."""

FOLLOWED = 3
"""Equal cards in a row that are followed where whole results of a split pair are put together."""


class Figures(NamedTuple):
    """A whole hand, from the first card to the payment, a unit of the first stake.

    `mean` is exact to `error`. Results of pairs that are split are put together as if its hands were independent once
    the bank's result is known: `win`, `push`, `lose` and `variance` are rounded to what that leaves certain.
    """

    mean: float
    win: float
    push: float
    lose: float
    variance: float
    stakes: float
    error: float


class Part(NamedTuple):
    """What comes of some hands against one first card of the bank, weighed by how likely they are."""

    net: Net
    mean: float
    stakes: float
    error: float


class Beside(NamedTuple):
    """A bet beside every hand, in stakes: what it brings if the bank has a blackjack, and if not; what is put down."""

    natural: float
    other: float
    staked: float


NOTHING = Beside(0.0, 0.0, 0.0)


@lru_cache(maxsize=256)
def figures(terms: Terms, kind: Kind) -> Figures:
    """What the best strategy of a kind comes to under these terms."""
    way = strategy(terms, kind)
    return sum_up(
        way, [join(p, naturals(a.table)) for p, a in zip(play_each(terms.plain(), kind), way.ups, strict=True)]
    )


def follow(way: Strategy) -> Figures:
    """What a strategy comes to."""
    return sum_up(way, [join(play_against(a), naturals(a.table)) for a in way.ups])


def insure(terms: Terms, kind: Kind, bet: Beside) -> Figures:
    """The same where this bet stands beside every hand that faces an ace."""
    way = strategy(terms, kind)
    parts = [
        join(play_against(a, bet), naturals(a.table, bet)) if a.table.up == ACE else join(p, naturals(a.table))
        for p, a in zip(play_each(terms.plain(), kind), way.ups, strict=True)
    ]
    return sum_up(way, parts)


def pay_at_once(terms: Terms, kind: Kind, pays: float) -> Figures:
    """The same where a blackjack that faces an ace is paid at once."""
    way = strategy(terms, kind)
    parts = []
    for part, against in zip(play_each(terms.plain(), kind), way.ups, strict=True):
        usual = naturals(against.table)
        if against.table.up == ACE:
            usual = Part({pays: usual.stakes}, pays * usual.stakes, usual.stakes, 0.0)
        parts.append(join(part, usual))
    return sum_up(way, parts)


@lru_cache(maxsize=256)
def play_each(terms: Terms, kind: Kind) -> tuple[Part, ...]:
    return tuple(map(play_against, strategy(terms, kind).ups))


def sum_up(way: Strategy, parts: Iterable[Part]) -> Figures:
    """Every first card of the bank, as often as it comes."""
    shoe = way.ups[0].table.bank.shoe
    net: Net = defaultdict(float)
    mean = stakes = error = 0.0
    for n, part in zip(shoe, parts, strict=True):
        share = n / sum(shoe)
        add(net, part.net, share)
        mean, stakes, error = mean + share * part.mean, stakes + share * part.stakes, error + share * part.error
    win = sum(p for x, p in net.items() if x > 0)
    push = net.get(0.0, 0.0)
    square = sum(x * x * p for x, p in net.items())
    return Figures(mean, win, push, 1 - win - push, square - mean * mean, stakes, error)


def join(one: Part, other: Part) -> Part:
    net: Net = defaultdict(float, one.net)
    add(net, other.net, 1.0)
    return Part(net, one.mean + other.mean, one.stakes + other.stakes, one.error + other.error)


def naturals(table: Table, bet: Beside = NOTHING) -> Part:
    """Blackjacks of two first cards."""
    net: Net = defaultdict(float)
    pays, stakes = float(table.terms.natural), 0.0
    tied = 0.0 if table.terms.natural_tie == "push" else pays
    for n, chance in table.starts():
        if is_natural(hands()[n].cards):
            q = table.every_result(hands()[n].cards)[table.bank.natural]
            net[pays + bet.other] += chance * (1 - q)
            net[tied + bet.natural] += chance * q
            stakes += chance * (1 + bet.staked)
    return Part(net, sum(x * p for x, p in net.items()), stakes, 0.0)


def play_against(against: Against, bet: Beside = NOTHING) -> Part:
    """A strategy against one first card of the bank, blackjacks aside; perhaps with a bet beside every hand."""
    table, plan, choices = against
    net: Net = defaultdict(float)
    mean = stakes = error = 0.0
    going: dict[int, float] = {}
    for n, chance in table.starts():
        cards = hands()[n].cards
        if is_natural(cards):
            continue
        q = table.every_result(cards)[table.bank.natural]
        mean += chance * (q * bet.natural + (1 - q) * bet.other)
        stakes += chance * bet.staked
        if (choice := choices[n]).action == "surrender":
            add(net, {-table.given_up + bet.natural: q}, chance)
            add(net, {-table.given_up + bet.other: 1 - q}, chance)
            mean, stakes = mean - chance * table.given_up, stakes + chance
        elif choice.action == "split" and choice.split is not None:
            add(net, split_net(pair(table, pair_of(cards), plan), bet), chance)
            mean, stakes = mean + chance * choice.split.worth, stakes + chance * choice.split.stakes
            error += chance * choice.split.error
        else:
            going[n] = chance
    for end in table.play_hands(going, plan):
        one = net_of(table, end)
        mean += end.chance * sum(x * p for x, p in one.items())
        add(net, one if bet is NOTHING else net_beside(table, end, bet), end.chance)
        stakes += end.chance * end.stakes
    return Part(net, mean, stakes, error)


def net_of(table: Table, end: End) -> Net:
    win, tie, lose = table.results(end.total, end.out, end.halves)
    return {end.stakes * table.pays: win, 0.0: tie, -float(end.stakes): lose}


def net_beside(table: Table, end: End, bet: Beside) -> Net:
    """The results of a finished hand together with the bet beside it."""
    net: Net = defaultdict(float)
    for result, p in enumerate(table.every_result(end.out)):
        net[end.stakes * table.sign(end, result) + (bet.natural if result == table.bank.natural else bet.other)] += p
    return net


def add(net: Net, more: Mapping[float, float], chance: float) -> None:
    for x, p in more.items():
        net[x] += chance * p


# -- whole results of a split pair -------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def split_net(one: Pair, bet: Beside = NOTHING) -> Net:
    """The results of a pair that is split, all its hands together: one by one for each result of the bank."""
    table, plan, value = one.table(), one.plan, one.value
    again = table.terms.may_split_again(value)
    ends = table.split_ends(value, plan, 0, again)
    pair = plus(NONE, value, 2)
    equal = table.next_card(pair)[value] if again else 0.0
    whole: Net = defaultdict(float)
    for result, chance in enumerate(table.every_result(pair)):
        if chance:
            single = results_given(table, ends, result)
            branch = single
            for _ in range(FOLLOWED):
                branch = mix(single, convolve(branch, branch), equal)
            beside = bet.natural if result == table.bank.natural else bet.other
            add(whole, {x + beside: p for x, p in convolve(branch, branch).items()}, chance)
    return whole


def results_given(table: Table, ends: Iterable[End], result: int) -> Net:
    """The results of one hand of the pair, where the bank's is known."""
    net: Net = defaultdict(float)
    for end in ends:
        chance = end.chance * table.every_result(end.out)[result]
        net[end.stakes * table.sign(end, result)] += chance
    total = sum(net.values())
    return {x: p / total for x, p in net.items()}


def convolve(a: Net, b: Net) -> Net:
    net: Net = defaultdict(float)
    for x, p in a.items():
        for y, q in b.items():
            net[x + y] += p * q
    return net


def mix(a: Net, b: Net, share: float) -> Net:
    """The first with the rest of the probability, the second with this share of it."""
    net: Net = defaultdict(float)
    add(net, a, 1 - share)
    add(net, b, share)
    return net
