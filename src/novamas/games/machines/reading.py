"""What the reels of a machine show: lines that pay, scatters, features that begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from novamas.games.machines.design import Machine


class LineWin(Struct, frozen=True):
    """A line that pays, from 1 on: so many of a symbol from the left, for so many credits."""

    line: int
    symbol: str
    count: int
    credits: int


class ScatterWin(Struct, frozen=True):
    """So many of a symbol anywhere, for so many credits."""

    symbol: str
    count: int
    credits: int


class Shown(Struct, frozen=True):
    """All that the reels give as they stand."""

    lines: tuple[LineWin, ...]
    scatters: tuple[ScatterWin, ...]
    games: int
    bonus: bool

    @property
    def credits(self) -> int:
        return sum(win.credits for win in self.lines) + sum(win.credits for win in self.scatters)

    @property
    def anything(self) -> bool:
        return bool(self.lines or self.scatters or self.games or self.bonus)


def best(table: Mapping[int, int], count: int) -> tuple[int, int]:
    """The prize for so many, or for as many of them as there is a prize for; and how many those are."""
    return max(((n, credits) for n, credits in table.items() if n <= count), default=(0, 0))


def read_line(m: Machine, symbols: Sequence[str]) -> tuple[str, int, int]:
    """The symbol, the count and the credits of a line, as it stands.

    A line is of the first symbol that is not wild; wild ones stand for it. Where the wild symbols that it begins with
    pay more by themselves, it is theirs.
    """
    wild = 0
    while wild < len(symbols) and m.is_wild(symbols[wild]):
        wild += 1
    found = []
    if wild:
        count, credits = best(m.pays.get(symbols[0], {}), run_of(symbols[0], symbols))
        found.append((credits, symbols[0], count))
    if wild < len(symbols):
        symbol, count = symbols[wild], wild
        while count < len(symbols) and (symbols[count] == symbol or m.is_wild(symbols[count])):
            count += 1
        if m.symbols[symbol].scatter:
            count = 0
        paid, credits = best(m.pays.get(symbol, {}), count)
        found.append((credits, symbol, paid))
    credits, symbol, count = max(found, key=lambda each: each[0])
    return symbol, count, credits


def run_of(symbol: str, symbols: Sequence[str]) -> int:
    """How many of a symbol a line begins with."""
    return next((n for n, each in enumerate(symbols) if each != symbol), len(symbols))


def games_for(m: Machine, counts: Mapping[str, int]) -> int:
    return best(m.free.games, counts.get(m.free.symbol, 0))[1] if m.free else 0


def bonus_for(m: Machine, counts: Mapping[str, int]) -> bool:
    return m.bonus is not None and counts.get(m.bonus.symbol, 0) >= m.bonus.count


def show(m: Machine, stops: Sequence[int]) -> Shown:
    """What the reels give that have stopped there."""
    windows = [m.window(reel, stop) for reel, stop in enumerate(stops)]
    lines = []
    for number, path in enumerate(m.lines, 1):
        symbol, count, credits = read_line(m, [windows[reel][row] for reel, row in enumerate(path)])
        if credits:
            lines.append(LineWin(number, symbol, count, credits))
    counts: dict[str, int] = {}
    for window in windows:
        for symbol in window:
            if m.symbols[symbol].scatter:
                counts[symbol] = counts.get(symbol, 0) + 1
    scatters = []
    for symbol, table in m.scatters.items():
        count, credits = best(table, counts.get(symbol, 0))
        if credits:
            scatters.append(ScatterWin(symbol, count, credits))
    return Shown(tuple(lines), tuple(scatters), games_for(m, counts), bonus_for(m, counts))
