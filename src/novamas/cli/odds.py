"""`novamas odds`: the exact odds of every bet."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from novamas.cli import ask
from novamas.cli.names import bet_name, choice_name, game_name, law_name
from novamas.cli.options import AnyLaw, Json, Lang, Readings
from novamas.cli.screen import WIDE, console, decimal, fraction, ids, percent, put_json, table
from novamas.cli.voice import spoken, word
from novamas.games import Chart, Row
from novamas.kit.errors import BadInput
from novamas.kit.words import say
from novamas.law import MODES
from novamas.odds import Report, Shift, as_json, reports, shifts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def odds(
    game: Annotated[str | None, Parameter(help=word("option-any-game"))] = None,
    /,
    *,
    law: AnyLaw = None,
    reading: Readings = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = spoken(ask.a_language(lang))
    if law is not None:
        ask.a_law(law)
    if game is not None:
        ask.a_game(game, law)
    choices = ask.readings(reading)
    for choice in choices:
        ask.in_game(choice, game, law)
    found = reports(game, law, choices)
    if not found:
        raise BadInput(ask.nothing_to_play(law), field="law", value=law)
    if json:
        put_json(as_json(found))
        return
    out = console()
    for each in found:
        show(out, each, tongue)
        if each.reading == choices[0] == "default":
            notes(out, each, tongue)


def show(out: Console, report: Report, tongue: str) -> None:
    title = say(
        "odds-title",
        tongue,
        game=game_name(report.game, tongue),
        law=law_name(report.law, tongue),
        key=report.law,
        reading=reading_name(report.reading, tongue),
    )
    columns = [
        say(f"odds-{c}", tongue) for c in ("bet", "pays", "win", "push", "lose", "edge", "exact", "sd", "clauses")
    ]
    beside = out.width >= WIDE
    shown = table(*columns[: None if beside else -1], title=title, right=range(1, 8), whole=range(1, 8))
    lines = [(named(bets, row.strategy, tongue), row) for bets, row in merged(report.rows)]
    for name, row in lines:
        style = "bold red" if row.win == 0 else ("bold magenta" if row.edge < 0 and not row.among_players else "")
        figures = (
            row.pays,
            percent(row.win, tongue),
            percent(row.push, tongue) if row.push else "–",
            percent(row.lose, tongue),
            percent(row.edge, tongue, digits=2 if row.method == "exact" else 4),
            fraction(row.edge, tongue) if row.method == "exact" else "≈",
            decimal(row.sd, tongue),
        )
        shown.add_row(name, *figures, *([ids(row.clauses)] if beside else []), style=style)
    out.print(shown)
    if not beside:
        for name, row in lines:
            out.print(f"  {name}: {ids(row.clauses)}", style="dim")
    if error := max((row.error for _, row in lines), default=Fraction(0)):
        out.print(f"  ≈ {say('odds-computed', tongue, error=percent(error, tongue, digits=5))}.", style="dim")
    for chart in report.charts:
        out.print(chart_table(chart, tongue))
    for line in chart_lines(report.charts, tongue):
        out.print(f"  {line}", style="dim")


COLOURS = {
    "stand": "yellow", "draw": "green", "double": "cyan", "split": "magenta", "surrender": "red", "either": "cyan",
}  # fmt: skip


def chart_lines(charts: Iterable[Chart], tongue: str) -> list[str]:
    """What is said below charts: their legends, each once, then what each has to say of its own."""
    charts = tuple(charts)
    legends = dict.fromkeys(chart.key("legend") for chart in charts)
    notes = [say(note.key, tongue, **note.args) for chart in charts for note in chart.notes]
    return [*(f"{say(key, tongue)}." for key in legends), *notes]


def chart_table(chart: Chart, tongue: str) -> Table:
    """A strategy as a table: rows are hands, columns what they are played against."""
    from rich.text import Text

    title = say(f"chart-{chart.title}", tongue)
    places = range(len(chart.columns) + 1)
    shown = table(say(chart.key("against"), tongue), *chart.columns, title=title, right=places, whole=places)
    for hand, answers in chart.rows:
        words = (cell_text(answer, tongue) for answer in answers)
        styles = (COLOURS.get(answer.partition("-")[0], "dim") for answer in answers)
        shown.add_row(hand, *map(Text, words, styles))
    return shown


def cell_text(answer: str, tongue: str) -> str:
    """A cell of a chart: a letter for the answer, or how often one draws."""
    if answer[:1].isdigit():
        return percent(Fraction(answer), tongue, digits=1)
    return say(f"chart-{answer}", tongue) if answer else "·"


def reading_name(reading: str, tongue: str) -> str:
    """A reading of the whole text by its name; one of single places as it was asked for."""
    return say(f"reading-{reading}", tongue) if reading in MODES else reading


def named(bets: list[str], strategy: str, tongue: str) -> str:
    names = ", ".join(bet_name(bet, tongue) for bet in bets)
    return f"{names} ({choice_name(strategy, tongue)})" if strategy else names


def merged(rows: Iterable[Row]) -> list[tuple[list[str], Row]]:
    """Bets with the same figures on one line, with the articles of all."""
    found: dict[tuple[object, ...], tuple[list[str], Row]] = {}
    for row in rows:
        figures = (row.strategy, row.pays, row.win, row.push, row.lose, row.edge, row.variance)
        bets, first = found.get(figures, ([], row))
        clauses = tuple(sorted({*first.clauses, *row.clauses}))
        found[figures] = ([*bets, row.bet], replace(first, clauses=clauses))
    return list(found.values())


def notes(out: Console, report: Report, tongue: str) -> None:
    """What the other side of each reading would change: a line a reading."""
    lines: dict[tuple[str, str], dict[tuple[str, str], list[Shift]]] = {}
    for shift in shifts(report.law, report.game):
        figures = str(shift.after.edge) if shift.after else "gone"
        line = lines.setdefault((shift.reading, shift.side), {})
        line.setdefault((shift.strategy, figures), []).append(shift)
    for (reading, side), groups in lines.items():
        changes = "; ".join(change(same, tongue) for same in groups.values())
        out.print(f"  {say(f'odds-with-{side}', tongue, reading=reading)} {changes}.", style="yellow")
    if lines:
        out.print()


def change(same: list[Shift], tongue: str) -> str:
    """`24 costs 1/9 (11.11 %)`: bets that a reading changes to the same figure."""
    after = same[0].after
    bets = named([shift.bet for shift in same], same[0].strategy, tongue)
    if after is None:
        return say("odds-gone", tongue, bets=bets)
    what = "odds-costs" if after.edge >= 0 else "odds-gives"
    edge = fraction(abs(after.edge), tongue) if after.method == "exact" else "≈"
    return say(what, tongue, bets=bets, edge=edge, percent=percent(abs(after.edge), tongue))
