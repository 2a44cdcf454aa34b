"""The roulette cloth: three columns of twelve, a zero at their head, and every spot a stake may lie on.

A spot is `kind` or `kind:where`: `red`, `straight:17`, `split:17-20`, `street:0-2-3`, `corner:25-26-28-29`,
`six-line:16-21`, `column:2`, `double-dozen:1-2`, `neighbours:17`, `zero-sector`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from novamas.games.cloth.acts import Spot
from novamas.games.roulette.rules import ANNOUNCED, EVEN_CHANCES, RouletteBet, Wheel
from novamas.kit.wheels import neighbours
from novamas.law import BadLaw

COLUMNS = 3


def draw(wheel: Wheel, order: tuple[int, ...], bets: dict[str, RouletteBet], announced: bool) -> Iterable[Spot]:
    """Every spot of the cloth, in the order in which the law lists its bets."""
    for kind, rule in bets.items():
        if kind in EVEN_CHANCES:
            yield Spot(kind, kind, frozenset(n for n in range(1, wheel.numbers + 1) if is_on(wheel, kind, n)))
        elif kind in ANNOUNCED:
            if announced:
                yield from draw_announced(kind, rule, order)
        else:
            for where, covers in inside(wheel.numbers, kind, rule):
                yield Spot(f"{kind}:{where}", kind, frozenset(covers))


def is_on(wheel: Wheel, chance: str, number: int) -> bool:
    """Whether a number from 1 up belongs to an even chance (par/impar, rojo/negro, falta/pasa)."""
    match chance:
        case "even":
            return number % 2 == 0
        case "odd":
            return number % 2 == 1
        case "low":
            return number <= wheel.numbers // 2
        case "high":
            return number > wheel.numbers // 2
    return wheel.colour(number) == chance


def inside(top: int, kind: str, rule: RouletteBet) -> Iterable[tuple[str, tuple[int, ...]]]:
    """Where a bet on numbers may lie, and the numbers it covers."""
    numbers = range(1, top + 1)
    rows = [tuple(range(n, n + COLUMNS)) for n in range(1, top + 1, COLUMNS)]
    match kind:
        case "straight":
            yield from ((str(n), (n,)) for n in range(top + 1))
        case "split":
            pairs = [(0, n) for n in range(1, COLUMNS + 1)]
            pairs += [(n, n + 1) for n in numbers if n % COLUMNS]
            pairs += [(n, n + COLUMNS) for n in numbers if n + COLUMNS <= top]
            yield from (name_numbers(p) for p in pairs)
        case "street":
            yield from (name_numbers(r) for r in rows)
        case "corner":
            yield from (
                name_numbers((n, n + 1, n + COLUMNS, n + COLUMNS + 1))
                for n in numbers
                if n % COLUMNS and n + COLUMNS + 1 <= top
            )
        case "six-line":
            for a, b in pairwise(rows):
                yield f"{a[0]}-{b[-1]}", a + b
        case _:
            groups = list_groups(top, rule.group)
            if kind.startswith("double"):
                last = len(groups)
                for i in range(1, last):
                    for j in range(i + 1, last + 1):
                        if not rule.adjoining or j == i + 1:
                            yield f"{i}-{j}", groups[i - 1] + groups[j - 1]
            else:
                yield from ((str(i), g) for i, g in enumerate(groups, 1))
    for where in rule.extra:
        numbers_of = where.split("-")
        if not all(n.isdecimal() for n in numbers_of):
            raise BadLaw("law-place-on-cloth", value=where)
        yield where, tuple(map(int, numbers_of))


def list_groups(top: int, group: str) -> list[tuple[int, ...]]:
    """The three columns or the three dozens."""
    if group == "columns":
        return [tuple(range(k, top + 1, COLUMNS)) for k in range(1, COLUMNS + 1)]
    if group == "dozens":
        third = top // COLUMNS
        return [tuple(range(k * third + 1, (k + 1) * third + 1)) for k in range(COLUMNS)]
    raise BadLaw("law-columns-or-dozens")


def draw_announced(kind: str, rule: RouletteBet, order: tuple[int, ...]) -> Iterable[Spot]:
    """Bets announced to the croupier, who spreads their chips over other spots."""
    if kind == "neighbours":
        for n in sorted(order):
            parts = tuple((f"straight:{m}", 1) for m in neighbours(order, n, rule.each_side))
            yield Spot(f"{kind}:{n}", kind, parts=parts)
    else:
        yield Spot(kind, kind, parts=tuple(chips_on(chip) for chip in rule.chips))


def chips_on(written: str) -> tuple[str, int]:
    """`2 street:0-2-3`: two chips on that street."""
    count, _, on = written.partition(" ")
    if not (count.isdecimal() and int(count) and on):
        raise BadLaw("law-chips-and-spot", value=written)
    return on, int(count)


def name_numbers(numbers: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    return "-".join(map(str, numbers)), numbers
