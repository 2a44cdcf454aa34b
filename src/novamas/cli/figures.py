"""The figures of a report as a table that fits the terminal: what has no room beside the bets stands under them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from novamas.cli.names import bet_name, choice_name
from novamas.cli.screen import WIDE, decimal, fraction, ids, longest_word, table
from novamas.games import Row
from novamas.kit.percents import percent
from novamas.kit.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

FIGURES = ("pays", "win", "push", "lose", "edge", "over", "exact", "sd")
LEAVING = ("clauses", "pays", "exact", "sd", "lose", "push")
"""What goes under the table where there is no room for it, the first first."""
NAME, CITED = 18, 24
"""Columns that names and articles have at least, in lines that may be broken."""
TALL = 3
"""Lines that the articles of a bet may take beside it."""
BEST = "best-play"


class Line(NamedTuple):
    """Bets with the same figures, and what is told of them."""

    bets: tuple[str, ...]
    row: Row
    name: str
    cells: dict[str, str]


def lines(rows: Iterable[Row], tongue: str) -> list[Line]:
    found = merge_rows(rows)
    best = {bet: row.edge for bets, row in found if row.strategy == BEST for bet in bets}
    return [
        Line(bets, row, name_bets(bets, row.strategy, tongue), cells(bets, row, best, tongue)) for bets, row in found
    ]


def cells(bets: Sequence[str], row: Row, best: dict[str, Fraction], tongue: str) -> dict[str, str]:
    """`over` is what a way to play costs beside the best one; nothing for a bet beside the one that is played best, or
    an option of the house, with which it costs less."""
    exact = row.method == "exact"
    over = row.edge - best.get(bets[0], row.edge)
    return {
        "pays": row.pays,
        "win": percent(row.win, tongue),
        "push": percent(row.push, tongue) if row.push else "–",
        "lose": percent(row.lose, tongue),
        "edge": percent(row.edge, tongue, digits=2 if exact else 4),
        "over": percent(over, tongue, digits=4 if exact else 2, sign=True) if over > 0 else "–",
        "exact": fraction(row.edge, tongue) if exact else "≈",
        "sd": decimal(row.sd, tongue),
        "clauses": ids(row.clauses),
    }


def style(row: Row) -> str:
    """Red for what never wins; another colour where the house loses."""
    if row.win == 0:
        return "bold red"
    return "bold magenta" if row.edge < 0 and not row.among_players else ""


def show_figures(
    put: Callable[[RenderableType], None], width: int, title: str, rows: Iterable[Row], tongue: str
) -> None:
    """The figures of all bets within so many columns, handed on piece by piece."""
    from rich.text import Text

    told = lines(rows, tongue)
    beside = fitting(told, width, tongue)
    put(figure_table(told, beside, title, tongue))
    for sentence in beneath(told, beside, tongue):
        put(Text(f"  {sentence}", style="dim"))
    if error := max((line.row.error for line in told), default=Fraction(0)):
        put(Text(f"  ≈ {say('odds-computed', tongue, error=percent(error, tongue, digits=5))}.", style="dim"))


def fitting(told: list[Line], width: int, tongue: str) -> list[str]:
    """The columns that there is room for."""

    def needs(column: str) -> int:
        return 2 + max(len(say(f"odds-{column}", tongue)), *(len(line.cells[column]) for line in told))

    whole = {column: needs(column) for column in FIGURES}
    if all(line.cells["over"] == "–" for line in told):
        del whole["over"]
    names = 2 + max(min(NAME, len(line.name)) for line in told)
    names = max(names, 2 + max(longest_word(line.name) for line in told))
    shown = [*whole, "clauses"]
    for leaving in LEAVING:
        rest = width - names - sum(whole[column] for column in shown if column in whole)
        if "clauses" not in shown and rest >= 0:
            break
        longest = max(len(line.cells["clauses"]) for line in told)
        if "clauses" in shown and width >= WIDE and rest >= CITED and longest <= TALL * rest:
            break
        shown.remove(leaving)
    return shown


def figure_table(told: list[Line], beside: list[str], title: str, tongue: str) -> Table:
    figures = range(1, len(beside) + ("clauses" not in beside))
    columns = (say(f"odds-{column}", tongue) for column in ("bet", *beside))
    shown = table(*columns, title=title, right=figures, whole=figures)
    for line in told:
        shown.add_row(line.name, *(line.cells[column] for column in beside), style=style(line.row))
    return shown


def beneath(told: list[Line], beside: list[str], tongue: str) -> Iterator[str]:
    """What had no room: of each line its figures, then payment and articles, once for all that share them."""
    figures = [column for column in ("lose", "push", "exact", "sd") if column not in beside]
    for line in told if figures else ():
        own = (line.cells[c] if c == "exact" else f"{say('odds-sd', tongue)} {line.cells[c]}" for c in figures)
        yield f"{line.name}: {' · '.join(own)}"
    shared = [column for column in ("pays", "clauses") if column not in beside]
    alike: dict[tuple[str, ...], list[Line]] = {}
    for line in told if shared else ():
        alike.setdefault(tuple(line.cells[column] for column in shared), []).append(line)
    for values, same in alike.items():
        yield f"{together(same, told, tongue)}: {' · '.join(values)}"


def together(same: list[Line], told: list[Line], tongue: str) -> str:
    """The names of lines: their bets alone where these are most of what is told of the bets."""
    bets = tuple(dict.fromkeys(bet for line in same for bet in line.bets))
    if 2 * len(same) > sum(not set(bets).isdisjoint(line.bets) for line in told):
        return ", ".join(bet_name(bet, tongue) for bet in bets)
    return ", ".join(line.name for line in same)


def name_bets(bets: Iterable[str], strategy: str, tongue: str) -> str:
    names = ", ".join(bet_name(bet, tongue) for bet in bets)
    return f"{names} ({choice_name(strategy, tongue)})" if strategy else names


def merge_rows(rows: Iterable[Row]) -> list[tuple[tuple[str, ...], Row]]:
    """Bets with the same figures on one line, with the articles of all."""
    found: dict[tuple[object, ...], tuple[tuple[str, ...], Row]] = {}
    for row in rows:
        figures = (row.strategy, row.pays, row.win, row.push, row.lose, row.edge, row.variance)
        bets, first = found.get(figures, ((), row))
        clauses = tuple(sorted({*first.clauses, *row.clauses}))
        found[figures] = ((*bets, row.bet), replace(first, clauses=clauses))
    return list(found.values())
