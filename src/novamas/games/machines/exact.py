"""What a machine gives, exactly: no way in which the reels may stop is left out, and none is looked at one by one.

`spin` goes from reel to reel and keeps only what matters for what comes: which lines still run and with which symbol,
what was won, how many scatters there are. `play` adds what follows a play for the same price: free games (at most so
many, so a play comes to an end), boxes, reels that are held. All of it is integers and fractions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import prod, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.games.machines.design import Machine
from novamas.games.machines.reading import best, bonus_for, games_for, show

Status: TypeAlias = tuple[str | int | bool, ...]
"""A line that runs: of nothing yet (), of wild symbols only, or of a symbol, with what the wild ones before it pay."""
Alive: TypeAlias = tuple[tuple[tuple[int, ...], Status], ...]
"""The lines that still run: the rows that they have yet to go through, and what they are of; equal ones beside each
other."""
Given: TypeAlias = tuple[int, int, bool]
"""What a spin gives: credits, free games, whether boxes are opened."""
Holding: TypeAlias = Literal["best", "never"]


class Figures(Struct, frozen=True, kw_only=True):
    """A play of a machine, per credit: what it gives back of a price and how that is spread.

    `net` are the chances that a play gives more than its price, just its price, and less. `games` are the games that
    one price buys on the average, the paid one included.
    """

    price: int
    mean: Fraction
    square: Fraction
    above: Fraction
    equal: Fraction
    hits: Fraction
    games: Fraction
    free: Fraction
    bonus: Fraction
    held: Fraction
    greatest: int
    cycle: int

    @property
    def returned(self) -> Fraction:
        return self.mean / self.price

    @property
    def variance(self) -> Fraction:
        """Of the net result of a play, in prices."""
        return (self.square - self.mean**2) / self.price**2

    @property
    def sd(self) -> float:
        return sqrt(self.variance)


# -- one spin ----------------------------------------------------------------------------------------------------------


def advance(m: Machine, status: Status, symbol: str, done: int) -> tuple[Status | None, int]:
    """A running line and the next symbol on it: what it is of then (nothing: it has ended), and what it pays."""
    if not status or status[0] == "wild":
        if m.is_wild(symbol):
            if not status:
                return ("wild", symbol, 1, True), 0
            _, own, run, together = status
            unbroken = bool(together) and symbol == own
            return ("wild", own, int(run) + unbroken, unbroken), 0
        before = best(m.pays.get(str(status[1]), {}), int(status[2]))[1] if status else 0
        return (("of", symbol, before), 0) if symbol in m.pays else (None, before)
    if symbol == status[1] or m.is_wild(symbol):
        return status, 0
    return None, end(m, status, done)


def end(m: Machine, status: Status, done: int) -> int:
    """What a line pays that has come so far."""
    if status[0] == "wild":
        return best(m.pays.get(str(status[1]), {}), int(status[2]))[1]
    return max(best(m.pays[str(status[1])], done)[1], int(status[2]))


def find_counted(m: Machine) -> tuple[str, ...]:
    """The scatters whose number matters."""
    features = [feature.symbol for feature in (m.free, m.bonus) if feature is not None]
    return tuple(dict.fromkeys((*m.scatters, *features)))


@lru_cache(maxsize=16)
def spin(m: Machine) -> dict[Given, int]:
    """In how many ways the reels give what they may give, out of all ways in which they may stop."""
    scatters = find_counted(m)
    start: Alive = tuple(sorted((path, ()) for path in m.lines))
    states: dict[tuple[Alive, int, tuple[int, ...]], int] = {(start, 0, (0,) * len(scatters)): 1}
    for reel, strip in enumerate(m.reels):
        windows = Counter(m.window(reel, stop) for stop in range(1, len(strip) + 1))
        after: dict[tuple[Alive, int, tuple[int, ...]], int] = defaultdict(int)
        known: dict[Alive, dict[tuple[Alive, int, tuple[int, ...]], int]] = {}
        for (alive, won, seen), ways in states.items():
            if alive not in known:
                known[alive] = follow(m, alive, windows, reel, scatters)
            for (left, more, shown), weight in known[alive].items():
                together = tuple(a + b for a, b in zip(seen, shown, strict=True))
                after[left, won + more, together] += ways * weight
        states = after
    given: dict[Given, int] = defaultdict(int)
    for (alive, won, seen), ways in states.items():
        credits = won + sum(end(m, status, len(m.reels)) for _, status in alive)
        counts = dict(zip(scatters, seen, strict=True))
        credits += sum(best(table, counts[symbol])[1] for symbol, table in m.scatters.items())
        given[credits, games_for(m, counts), bonus_for(m, counts)] += ways
    return dict(given)


def follow(
    m: Machine, alive: Alive, windows: Mapping[tuple[str, ...], int], reel: int, scatters: tuple[str, ...]
) -> dict[tuple[Alive, int, tuple[int, ...]], int]:
    """What becomes of the running lines on the next reel, in how many ways."""
    found: dict[tuple[Alive, int, tuple[int, ...]], int] = defaultdict(int)
    lines = Counter(alive)
    for window, ways in windows.items():
        left: list[tuple[tuple[int, ...], Status]] = []
        won = 0
        for (path, status), many in lines.items():
            goes_on, pays = advance(m, status, window[path[0]], reel)
            won += many * pays
            if goes_on is not None:
                left += [(path[1:], goes_on)] * many
        shown = tuple(window.count(symbol) for symbol in scatters)
        found[tuple(sorted(left)), won, shown] += ways
    return found


# -- what one line and one scatter pay: another way to the same mean ---------------------------------------------------


class Part(Struct, frozen=True, kw_only=True):
    """A prize of the table: how often a play brings it (on any line), and what it adds to what a play gives back."""

    symbol: str
    count: int
    credits: int
    scatter: bool
    often: Fraction
    adds: Fraction


@lru_cache(maxsize=16)
def parts(m: Machine) -> tuple[Part, ...]:
    """Every prize by itself: a line is as likely to show something as any other, so one is worked out for all."""
    found: list[Part] = []
    cycle = cycle_of(m)
    hits: Counter[tuple[str, int, int]] = Counter()
    states: dict[tuple[Status, str], int] = {((), ""): 1}
    for done, strip in enumerate(m.reels):
        symbols = Counter(strip)
        later = prod(len(each) for each in m.reels[done + 1 :])
        after: dict[tuple[Status, str], int] = defaultdict(int)
        for (status, _), ways in states.items():
            for symbol, weight in symbols.items():
                goes_on, _ = advance(m, status, symbol, done)
                if goes_on is None:
                    hits[name_prize(m, status, done)] += ways * weight * later
                else:
                    after[goes_on, ""] += ways * weight
        states = after
    for (status, _), ways in states.items():
        hits[name_prize(m, status, len(m.reels))] += ways
    for (symbol, count, credits), ways in sorted(hits.items(), key=lambda each: (-each[0][2], each[0])):
        if credits:
            often = Fraction(ways * len(m.lines), cycle)
            part = Part(symbol=symbol, count=count, credits=credits, scatter=False, often=often, adds=often * credits)
            found.append(part)
    for symbol, table in m.scatters.items():
        for count, often in enumerate(count_scatters(m, symbol)):
            credits = best(table, count)[1]
            if credits and often:
                adds = often * credits
                found.append(Part(symbol=symbol, count=count, credits=credits, scatter=True, often=often, adds=adds))
    return tuple(found)


def name_prize(m: Machine, status: Status, done: int) -> tuple[str, int, int]:
    """Which prize a line that has come so far is paid."""
    if not status:
        return "", 0, 0
    if status[0] == "wild":
        count, credits = best(m.pays.get(str(status[1]), {}), int(status[2]))
        return str(status[1]), count, credits
    count, credits = best(m.pays[str(status[1])], done)
    if credits >= int(status[2]):
        return str(status[1]), count, credits
    return "*", 0, int(status[2])


def count_scatters(m: Machine, symbol: str) -> list[Fraction]:
    """How likely so many of a symbol are in sight, from none on."""
    ways = [1]
    for reel, strip in enumerate(m.reels):
        seen = Counter(m.window(reel, stop).count(symbol) for stop in range(1, len(strip) + 1))
        after = [0] * (len(ways) + m.rows)
        for before, many in enumerate(ways):
            for more, weight in seen.items():
                after[before + more] += many * weight
        ways = after
    return [Fraction(many, cycle_of(m)) for many in ways]


def cycle_of(m: Machine) -> int:
    return prod(map(len, m.reels))


# -- a play: the spin and all that follows it for the same price -------------------------------------------------------

Chances: TypeAlias = dict[tuple[int, int], Fraction]
"""Credits and free games, and how likely they are together."""


def open_boxes(m: Machine, given: Mapping[Given, int]) -> Chances:
    """A spin with what the box that is opened has in it: each is as likely as any other."""
    total = sum(given.values())
    found: Chances = defaultdict(Fraction)
    for (credits, games, bonus), ways in given.items():
        boxes = m.bonus.boxes if bonus and m.bonus else (0,)
        for box in boxes:
            found[credits + box, games] += Fraction(ways, total * len(boxes))
    return dict(found)


@lru_cache(maxsize=32)
def count_paid_spin(m: Machine, holding: Holding = "best") -> tuple[tuple[tuple[int, int], Fraction], ...]:
    """The paid spin, and the one for nothing after it where reels may be held."""
    plain = open_boxes(m, spin(m))
    if m.hold is None:
        return tuple(plain.items())
    lost = follow_held(m, holding)
    share = Fraction(1, m.hold.one_in)
    lose = sum((p for p in lost.values()), Fraction(0))
    found: Chances = defaultdict(Fraction, plain)
    found[0, 0] -= lose * share
    for outcome, p in lost.items():
        found[outcome] += p * share
    return tuple((outcome, p) for outcome, p in found.items() if p)


@lru_cache(maxsize=8)
def every_spin(m: Machine) -> dict[tuple[int, ...], Given]:
    """What each way gives in which the reels may stop: only of machines with so few of them that reels may be held."""
    found = {}
    for stops in product(*(range(1, len(strip) + 1) for strip in m.reels)):
        shown = show(m, stops)
        found[stops] = (shown.credits, shown.games, shown.bonus)
    return found


Held: TypeAlias = dict[tuple[int, ...], dict[tuple[int, ...], Counter[Given]]]


@lru_cache(maxsize=8)
def by_held(m: Machine) -> Held:
    """For the reels that are held (from 0 on) and where they stand: what may come, in how many ways."""
    found: Held = {}
    reels = range(len(m.reels))
    for many in reels:
        for keep in combinations(reels, many):
            table: dict[tuple[int, ...], Counter[Given]] = defaultdict(Counter)
            for stops, given in every_spin(m).items():
                table[tuple(stops[reel] for reel in keep)][given] += 1
            found[keep] = dict(table)
    return found


def value_of(m: Machine, given: Given) -> Fraction:
    """What is given, on the average, with what follows of it."""
    credits, games, bonus = given
    boxes = Fraction(sum(m.bonus.boxes), len(m.bonus.boxes)) if bonus and m.bonus else Fraction(0)
    return credits + boxes + (series(m)[0].get((min(games, m.free.most),) * 2, (Fraction(0),))[0] if m.free else 0)


@lru_cache(maxsize=8)
def worths(m: Machine) -> dict[tuple[int, ...], dict[tuple[int, ...], Fraction]]:
    """What it is worth to hold these reels where they stand and to turn the others."""
    each = {given: value_of(m, given) for given in set(every_spin(m).values())}
    return {
        keep: {
            where: sum((each[given] * ways for given, ways in found.items()), Fraction(0)) / found.total()
            for where, found in table.items()
        }
        for keep, table in by_held(m).items()
    }


def hold_best(m: Machine, stops: tuple[int, ...]) -> tuple[int, ...]:
    """The reels (from 0 on) that are best held where they stand; of equal ones the fewest."""
    table = worths(m)
    return max(table, key=lambda keep: (table[keep][tuple(stops[reel] for reel in keep)], -len(keep)))


def follow_held(m: Machine, holding: Holding) -> Chances:
    """What follows where a play has won nothing and reels may be held: together as likely as that is."""
    every = every_spin(m)
    turned: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for stops, given in every.items():
        if given == (0, 0, False):
            keep = hold_best(m, stops) if holding == "best" else ()
            turned[keep, tuple(stops[reel] for reel in keep)] += 1
    found: Chances = defaultdict(Fraction)
    for (keep, where), ways in turned.items():
        outcomes = by_held(m)[keep][where]
        for outcome, p in open_boxes(m, outcomes).items():
            found[outcome] += p * Fraction(ways, len(every))
    return dict(found)


Moments: TypeAlias = dict[tuple[int, int], tuple[Fraction, Fraction, Fraction]]


@lru_cache(maxsize=16)
def series(m: Machine) -> tuple[Moments, dict[tuple[int, int], int]]:
    """Free games: for so many that are left when so many were given, the mean of what they bring, of its square, and of
    how many are played; and the most that they can bring."""
    zero = Fraction(0)
    if m.free is None:
        return {(0, 0): (zero, zero, zero)}, {(0, 0): 0}
    one = free_spin(m)
    brings: dict[int, tuple[Fraction, Fraction, Fraction]] = {}
    most_of: dict[int, int] = {}
    for games in {games for _, games in one}:
        some = [(credits, p) for (credits, more), p in one.items() if more == games]
        brings[games] = (
            sum((p for _, p in some), zero),
            sum((p * credits for credits, p in some), zero),
            sum((p * credits**2 for credits, p in some), zero),
        )
        most_of[games] = max(credits for credits, _ in some)
    moments: Moments = {(0, given): (zero, zero, zero) for given in range(m.free.most + 1)}
    greatest = {(0, given): 0 for given in range(m.free.most + 1)}
    for given in range(m.free.most, -1, -1):
        for left in range(1, given + 1):
            mean = square = played = zero
            most = 0
            for games, (p, first, second) in brings.items():
                more = min(games, m.free.most - given)
                then_mean, then_square, then_played = moments[left - 1 + more, given + more]
                mean += first + p * then_mean
                square += second + 2 * first * then_mean + p * then_square
                played += p * (1 + then_played)
                most = max(most, most_of[games] + greatest[left - 1 + more, given + more])
            moments[left, given] = mean, square, played
            greatest[left, given] = most
    return moments, greatest


def free_spin(m: Machine) -> Chances:
    """A free game: its prizes so many times what they are; boxes are what they are."""
    assert m.free is not None
    times = m.free.times
    multiplied = {(credits * times, games, bonus): ways for (credits, games, bonus), ways in spin(m).items()}
    return open_boxes(m, multiplied)


@lru_cache(maxsize=32)
def play(m: Machine, holding: Holding = "best") -> Figures:
    """A play of a machine by whoever holds as well as one can, or never does."""
    first = count_paid_spin(m, holding)
    moments, greatest = series(m)
    most = m.free.most if m.free else 0
    mean = square = games = Fraction(0)
    top = 0
    for (credits, more), p in first:
        given = min(more, most)
        then_mean, then_square, then_played = moments[given, given]
        mean += p * (credits + then_mean)
        square += p * (credits * credits + 2 * credits * then_mean + then_square)
        games += p * (1 + then_played)
        top = max(top, credits + greatest[given, given])
    below = up_to(m, m.price, holding)
    cycle = cycle_of(m)
    lost = Fraction(spin(m).get((0, 0, False), 0), cycle)
    return Figures(
        price=m.price,
        mean=mean,
        square=square,
        above=1 - sum(below, Fraction(0)),
        equal=below[m.price],
        hits=1 - Fraction(sum(ways for (credits, _, _), ways in spin(m).items() if not credits), cycle),
        games=games,
        free=Fraction(sum(ways for (_, more, _), ways in spin(m).items() if more), cycle),
        bonus=Fraction(sum(ways for (_, _, boxes), ways in spin(m).items() if boxes), cycle),
        held=lost / m.hold.one_in if m.hold else Fraction(0),
        greatest=top,
        cycle=cycle,
    )


def up_to(m: Machine, most: int, holding: Holding = "best") -> list[Fraction]:
    """How likely a play brings each number of credits, from none to so many: all that follows is in it."""
    zero = Fraction(0)
    found = [zero] * (most + 1)
    free = free_sums(m, most) if m.free else {}
    for (credits, games), p in count_paid_spin(m, holding):
        if credits > most:
            continue
        given = min(games, m.free.most) if m.free else 0
        if not given:
            found[credits] += p
            continue
        for more, chance in enumerate(free[given, given][: most + 1 - credits]):
            found[credits + more] += p * chance
    return found


@lru_cache(maxsize=16)
def free_sums(m: Machine, most: int) -> dict[tuple[int, int], list[Fraction]]:
    """The same of free games, for so many left of so many given: no further than it is asked for."""
    assert m.free is not None
    zero = Fraction(0)
    one = [(credits, games, p) for (credits, games), p in free_spin(m).items() if credits <= most]
    sums = {(0, given): [Fraction(1), *([zero] * most)] for given in range(m.free.most + 1)}
    for left, given in reachable(m):
        total = [zero] * (most + 1)
        for credits, games, p in one:
            more = min(games, m.free.most - given)
            for n, chance in enumerate(sums[left - 1 + more, given + more][: most + 1 - credits]):
                if chance:
                    total[credits + n] += p * chance
        sums[left, given] = total
    return sums


def reachable(m: Machine) -> Iterable[tuple[int, int]]:
    """Free games left and given, as they can be: those that others are worked out from come first."""
    assert m.free is not None
    most = m.free.most
    awards = {min(games, most) for games in m.free.games.values()}
    given = set(awards)
    while more := {min(a + b, most) for a in given for b in awards} - given:
        given |= more
    for so_many in sorted(given, reverse=True):
        for left in range(1, so_many + 1):
            yield left, so_many


def spread(m: Machine, bands: Iterable[int], holding: Holding = "best") -> list[tuple[int, Fraction]]:
    """How likely the paid spin by itself gives so many times the price or more."""
    first = count_paid_spin(m, holding)
    return [
        (times, sum((p for (credits, _), p in first if credits >= times * m.price), Fraction(0))) for times in bands
    ]
