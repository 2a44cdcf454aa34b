"""`novamas compare`: a game under every law that has it, side by side, with the articles."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import bet_name, choice_name, game_name, law_name
from novamas.cli.options import All, Json, Lang, SomeLaws
from novamas.cli.screen import console, fraction, ids, longest_line, longest_word, put_json, share_widths, table
from novamas.cli.voice import choose_language, word
from novamas.games import Row
from novamas.games.counts import under
from novamas.kit.percents import percent
from novamas.kit.words import say
from novamas.law import library
from novamas.odds import Comparison, Edge, Line, Oddity, Value, comparison_json
from novamas.odds import compare as compare_laws
from novamas.odds.differences import (
    Priced,
    choose_laws,
    clauses_under,
    name_difference,
    name_laws,
    price_differences,
    priced_json,
    summarise,
    tell_values,
    worth_words,
)
from novamas.odds.kept import PATIENT, SHORT, Kept
from novamas.odds.rule_words import rule_name, value_words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

NOT_THERE = "–"
"""In the place of a figure, where a law does not have a bet."""
SMALL = Fraction(1, 1000)
"""What a player expects below this needs more digits to be seen at all."""
NAME, GAP, MARGIN = 20, 2, 2
"""Columns that the name of a bet needs at least, in lines that may be broken, those between two others, and those at
both ends of a table."""


def compare(
    game: Annotated[str, Parameter(help=word("option-game"))],
    /,
    *,
    law: SomeLaws = None,
    all: All = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    with under(Kept(PATIENT if law else SHORT)):
        whole = compare_laws(ask.a_game(game))
        found = choose_laws(whole, [ask.a_law(each) for each in law or ()])
        told = summarise(whole, found, tongue) if len(found.laws) > 1 else ()
        priced = price_differences(found) if law else []
    if json:
        put_json(comparison_json(found, everything=all) | {"summary": list(told)} | priced_json(found, priced))
        return
    out = console()
    title = say("desk-title", tongue, game=game_name(game, tongue), laws=name_laws(found.laws, tongue))
    out.print(title if law else say("compare-title", tongue, game=game_name(game, tongue)), style="bold")
    if len(found.laws) == 1:
        out.print(say("compare-one-law", tongue, law=law_name(found.laws[0], tongue)))
    for sentence_told in told:
        out.print(sentence_told)
    if law:
        show_priced(out, found, priced, tongue)
        return
    show_oddities(out, found, tongue)
    show_edges(out, found, tongue, all)
    if found.uncounted:
        out.print(say("compare-uncounted", tongue, game=game), style="yellow")
    show_rules(out, found, tongue, all)


def show_priced(out: Console, found: Comparison, priced: list[Priced], tongue: str) -> None:
    """Every difference of the laws that were named, and what it is worth in the first of them."""
    from rich.padding import Padding
    from rich.text import Text

    family = library().family(found.laws[0], found.game)
    first = law_name(found.laws[0], tongue)
    out.print(Text(f"\n{say('desk-differences', tongue, law=first)}", style="bold"))
    for one in priced:
        out.print(Text(f"\n{name_difference(one.difference, tongue, family)}", style="bold cyan"))
        for law in found.laws:
            told = Text(f"{law_name(law, tongue)}: ", style="dim").append(
                tell_values(one.difference, law, tongue, family)
            )
            told.append(f"  {ids(clauses_under(one.difference, law))}", style="dim")
            out.print(Padding(told, (0, 0, 0, 2), expand=False))
        for worth in one.worth:
            told = Text(say("desk-with", tongue, law=law_name(worth.law, tongue)) + " ", style="dim")
            told.append(worth_words(worth, tongue), style="bold" if worth.moves else "dim")
            out.print(Padding(told, (0, 0, 0, 2), expand=False))


def show_oddities(out: Console, found: Comparison, tongue: str) -> None:
    """Bets that cannot be right, first and highlighted, with the reason that the reading gives."""
    from rich.panel import Panel
    from rich.text import Text

    for odds in same_cause(found.oddities):
        odd = odds[0]
        body = Text()
        body.append("\n".join(sentence(alike, tongue) for alike in same_price(odds)), style="bold")
        if odd.because:
            reading = library().readings(odd.law, found.game)[odd.because]
            body.append("\n" + library().reading_text(odd.law, odd.because, "reason", tongue))
            applies = say(f"reading-{reading.default}", tongue)
            body.append(
                "\n" + say("compare-because", tongue, reading=odd.because, applies=applies, clauses=ids(odd.clauses)),
                style="dim",
            )
        colour = "red" if odd.what == "never-wins" else "magenta"
        title = Text(law_name(odd.law, tongue), style=f"bold {colour}")
        out.print(Panel(body, title=title, title_align="left", border_style=colour, expand=False))


def same_cause(oddities: Iterable[Oddity]) -> list[list[Oddity]]:
    """What one reading of one law makes of several bets is told together."""
    found: dict[tuple[str, ...], list[Oddity]] = {}
    for odd in oddities:
        found.setdefault((odd.law, odd.because or odd.bet, odd.what), []).append(odd)
    return list(found.values())


def same_price(oddities: Iterable[Oddity]) -> list[list[Oddity]]:
    """Bets that cost or give the same under the same readings."""
    found: dict[tuple[object, ...], list[Oddity]] = {}
    for odd in oddities:
        found.setdefault((odd.row.edge, odd.readings), []).append(odd)
    return list(found.values())


def sentence(alike: list[Oddity], tongue: str) -> str:
    """`24 can never win: the player expects −55.6 % of every stake …`."""
    odd = alike[0]
    return say(
        f"compare-{odd.what}",
        tongue,
        bet=", ".join(bet_name(each.bet, tongue) for each in alike),
        bets=len(alike),
        expects=percent(-odd.row.edge, tongue, digits=1 if abs(odd.row.edge) >= SMALL else 3, sign=True),
        exact=fraction(-odd.row.edge, tongue) if odd.row.method == "exact" else "≈",
        readings=", ".join(say(f"reading-{mode}", tongue) for mode in odd.readings),
    )


def show_edges(out: Console, found: Comparison, tongue: str, everything: bool) -> None:
    """What a player expects of each bet, by law and reading."""
    edges = [edge for edge in found.edges if everything or edge.differs]
    if not edges:
        if not found.uncounted:
            out.print(say("compare-same-odds", tongue))
        return
    told = [
        (edge_name(bets, edge, tongue), [row for modes in edge.laws.values() for row in modes.values()])
        for bets, edge in merge_edges(edges)
    ]
    names = [say("odds-bet", tongue), *(name for name, _ in told)]
    readings = [(law_name(law, tongue), mode) for law, modes in edges[0].laws.items() for mode in modes]
    room = out.width - MARGIN - max(NAME, *map(longest_word, names))

    def make_columns(exact: bool) -> list[Column]:
        cells = [[expectation(row, tongue, exact) for row in rows] for _, rows in told]
        return [
            Column(law, say(f"reading-{mode}", tongue), [row[n] for row in cells])
            for n, (law, mode) in enumerate(readings)
        ]

    columns = make_columns(exact=True)
    if sum(GAP + column.width() for column in columns) > room:
        columns = make_columns(exact=False)  # a part of a fraction would be misread
    title = say("compare-expects", tongue)
    for group in side_by_side(columns, room):
        shown = table(names[0], *(column.head() for column in group), title=title, right=range(1, len(group) + 1))
        for column, drawn in zip(group, shown.columns[1:], strict=True):
            drawn.width = column.width()
        for name, *figures in zip(names[1:], *(column.cells for column in group), strict=True):
            if any(figure.plain != NOT_THERE for figure in figures):
                shown.add_row(name, *figures)
        out.print(shown)
        title = ""


def edge_name(bets: Iterable[str], edge: Edge, tongue: str) -> str:
    names = ", ".join(bet_name(bet, tongue) for bet in bets)
    return f"{names} ({choice_name(edge.strategy, tongue)})" if edge.strategy else names


class Column(NamedTuple):
    """What one reading of one law makes of every bet."""

    law: str
    mode: str
    cells: list[Text]

    def width(self) -> int:
        figures = (longest_line(cell.plain) for cell in self.cells)
        return max(*figures, longest_word(self.law), longest_word(self.mode))

    def head(self) -> str:
        return "\n".join(line for text in (self.law, self.mode) for line in wrap(text, self.width()))


def side_by_side(columns: list[Column], room: int) -> list[list[Column]]:
    """Columns in as many tables as it takes, and as few as may be; those of one law stay together."""
    groups: list[list[Column]] = []
    left = 0
    for _, law in groupby(columns, key=lambda column: column.law):
        together = list(law)
        width = sum(GAP + column.width() for column in together)
        if not groups or width > left:
            groups.append([])
            left = room
        groups[-1] += together
        left -= width
    return groups


def merge_edges(edges: list[Edge]) -> list[tuple[list[str], Edge]]:
    """Bets of which every law thinks the same, on one line."""
    found: list[tuple[list[str], Edge]] = []
    for edge in edges:
        figures = [row and (row.pays, row.win, row.edge) for m in edge.laws.values() for row in m.values()]
        for bets, other in found:
            theirs = [row and (row.pays, row.win, row.edge) for m in other.laws.values() for row in m.values()]
            if other.strategy == edge.strategy and theirs == figures:
                bets.append(edge.bet)
                break
        else:
            found.append(([edge.bet], edge))
    return found


def expectation(row: Row | None, tongue: str, room: bool) -> Text:
    """What a player expects, with its fraction where there is room for it, else with more digits."""
    from rich.text import Text

    if row is None:
        return Text(NOT_THERE, style="dim")
    exact = row.method == "exact" and room
    text = percent(-row.edge, tongue, digits=2 if exact else 4, sign=True)
    if exact:
        text += f"  {fraction(-row.edge, tongue)}"
    between = " " if room else "\n"
    if row.win == 0:
        return Text(f"{text}{between}{say('compare-never', tongue)}", style="bold red")
    return Text(text, style="bold magenta" if row.edge < 0 and not row.among_players else "")


def show_rules(out: Console, found: Comparison, tongue: str, everything: bool) -> None:
    lines = [line for line in found.lines if everything or line.differs]
    lines.sort(key=lambda line: not line.path.startswith("bets."))  # what people play for comes first
    if not lines:
        if len(found.laws) > 1:
            out.print(say("compare-same-rules", tongue))
        return
    family = library().family(found.laws[0], found.game)
    heads = [say("compare-rule", tongue), *(law_name(law, tongue) for law in found.laws)]
    title = say("compare-rules-all" if everything else "compare-rules", tongue)
    told = [
        (
            rule_name(line.path, bets, tongue, family),
            [rule_text(line.path, value, tongue) for value in line.values.values()],
        )
        for bets, line in merge_lines(lines)
    ]
    columns = [[heads[0], *(name for name, _ in told)]]
    columns += [[head, *(cells[n].plain for _, cells in told)] for n, head in enumerate(heads[1:])]
    widths = share_widths(columns, out.width - MARGIN - GAP * (len(columns) - 1))
    if widths is None:
        list_rules(out, title, heads[1:], told)
        return
    shown = table(*heads, title=title)
    for column, width in zip(shown.columns, widths, strict=True):
        column.width = width
    for name, cells in told:
        shown.add_row(name, *cells)
        shown.add_section()
    out.print(shown)


def rule_text(path: str, value: Value, tongue: str) -> Text:
    """What a law says of a rule, its articles, and the reading that makes it so."""
    from rich.text import Text

    text = Text(value_words(path, value, tongue), style="" if value.said else "dim")
    if value.said:
        text.append(f"\n{ids(value.clauses)}", style="dim")
        if value.reading:
            side = say(f"reading-{value.side}", tongue)
            text.append("\n" + say("compare-reading", tongue, reading=value.reading, side=side), style="yellow")
    return text


def list_rules(out: Console, title: str, laws: list[str], told: list[tuple[str, list[Text]]]) -> None:
    """Rule by rule, a line for every law: where the laws have no room side by side."""
    from rich.padding import Padding
    from rich.text import Text

    out.print(Text(title, style="bold"))
    for name, cells in told:
        out.print(Text(f"\n{name}"))
        for law, cell in zip(laws, cells, strict=True):
            line = Text(f"{law}: ", style="dim").append_text(Text(" · ", style="dim").join(cell.split("\n")))
            out.print(Padding(line, (0, 0, 0, 2), expand=False))


def merge_lines(lines: list[Line]) -> list[tuple[list[str], Line]]:
    """`bets.red.pays`, `bets.black.pays` … on one line where every law says the same of them."""
    found: list[tuple[list[str], Line]] = []
    for line in lines:
        section, _, rest = line.path.partition(".")
        bet, _, leaf = rest.partition(".")
        for bets, other in found:
            same = section == "bets" and other.path.startswith("bets.") and other.path.endswith(f".{leaf}")
            if same and bets and _values_of(other) == _values_of(line):
                bets.append(bet)
                break
        else:
            found.append(([bet] if section == "bets" else [], line))
    return found


def _values_of(line: Line) -> list[tuple[object, str]]:
    return [(v.value if v.said else None, v.reading) for v in line.values.values()]
