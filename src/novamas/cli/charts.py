"""Strategies in the terminal: how a game is best played, as tables that a person can use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from novamas.cli.screen import table
from novamas.games import Chart
from novamas.kit.percents import percent
from novamas.kit.words import has, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

COLOURS = {
    "stand": "yellow", "draw": "green", "double": "cyan", "split": "magenta", "surrender": "red",
    "either": "cyan", "go": "green", "leave": "green", "fold": "dim",
}  # fmt: skip
LETTERS = ("stand", "draw", "double", "split", "surrender", "either")
"""Answers that are told by a letter, which a legend explains."""
MARKS = {"go": "+", "fold": "–"}
"""Answers of a chart with many columns, where there is no room for words."""
MANY = 4
OFTEN = re.compile(r"0\.\d+")
"""How often one answers so, of all times."""
SHORT = 16
"""Letters of an answer that is never broken."""


def show_charts(put: Callable[[RenderableType], None], charts: Iterable[Chart], tongue: str) -> None:
    """The charts of a game, then what their letters and marks mean."""
    from rich.text import Text

    found = tuple(charts)
    for chart in found:
        put(Text(say(f"chart-{chart.title}", tongue), style="bold"))
        put(chart_table(chart, tongue))
        if has(note := f"chart-{chart.title}-note"):
            put(Text(f"  {say(note, tongue)}\n", style="dim"))
    cells = {cell for chart in found for _, answers in chart.rows for cell in answers}
    for key in legends(found):
        put(Text(f"  {say(key, tongue)}.", style="dim"))
    if any(is_marked(chart) for chart in found) and cells & set(MARKS):
        put(Text(f"  {say('chart-marks', tongue)}.", style="dim"))
    for told in (note for chart in found for note in chart.notes):
        put(Text(f"  {say(told.key, tongue, **told.args)}", style="dim"))


def legends(charts: Iterable[Chart]) -> dict[str, None]:
    """What the letters in the charts mean: the key of each legend, once."""
    told = (chart for chart in charts if any(cell in LETTERS for _, answers in chart.rows for cell in answers))
    return dict.fromkeys(chart.key("legend") for chart in told)


def chart_table(chart: Chart, tongue: str) -> Table:
    """Rows are hands, columns the bank's first card or an own one, or one column if nothing is seen."""
    about = "chart-own-card" if chart.title.startswith("flop-") else chart.key("against")
    across = any(chart.columns)
    rows = [(hand, [answer(cell, is_marked(chart), tongue) for cell in cells]) for hand, cells in chart.rows]
    whole = [n for n in range(1, len(chart.columns) + 1) if all(len(words[n - 1]) <= SHORT for _, words in rows)]
    shown = table(say(about, tongue) if across else "", *chart.columns, right=whole, whole=whole)
    shown.show_header = across
    for hand, words in rows:
        shown.add_row(heading(hand, tongue), *words)
    return shown


def is_marked(chart: Chart) -> bool:
    return len(chart.columns) > MANY


def answer(cell: str, short: bool, tongue: str) -> Text:
    """A cell of a chart: a word, a mark, a share or how often, or the lowest card that is enough, such as "9+"."""
    from rich.text import Text

    if not cell:
        return Text("·", style="dim")
    mark = MARKS.get(cell, "") if short else ""
    words = say(f"chart-{cell}", tongue) if has(f"chart-{cell}") else share(cell, tongue)
    return Text(mark or words, style=COLOURS.get(cell.partition("-")[0], ""))


def share(cell: str, tongue: str) -> str:
    """A share such as "99.8 %" or "0.8182" as the language writes it; anything else as it is."""
    if OFTEN.fullmatch(cell):
        return percent(Fraction(cell), tongue, digits=1)
    return cell.replace(".", ",") if cell.endswith(" %") and tongue != "en" else cell


def heading(hand: str, tongue: str) -> str:
    """A hand as a chart names it: by its cards, or by what it has in common with others, such as "suited high-2"."""
    parts = []
    for part in hand.split():
        name, _, count = part.rpartition("-") if part[-1].isdigit() else (part, "", "")
        key = f"chart-part-{name}"
        parts.append(say(key, tongue, count=int(count or 0)) if has(key) else part)
    return (", " if parts != hand.split() else " ").join(parts)
