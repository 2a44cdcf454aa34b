"""`novamas compare`: a game under every law that has it, side by side, with the articles."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.names import bet_name, choice_name, game_name, law_name, spot_name
from novamas.cli.options import All, Json, Lang
from novamas.cli.screen import console, fraction, ids, percent, put_json, table
from novamas.cli.voice import spoken, word
from novamas.games import FAMILIES, Row
from novamas.games.counts import under
from novamas.games.table_rules import ROLES
from novamas.kit.decider import Call
from novamas.kit.words import announcement, has, say
from novamas.law import library
from novamas.odds import Comparison, Edge, Line, Oddity, Value, comparison_json, reading_text
from novamas.odds import compare as compare_laws
from novamas.odds.kept import SHORT, Kept

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

SMALL = Fraction(1, 1000)
"""What a player expects below this needs more digits to be seen at all."""
NAME, GAP = 20, 2
"""Columns that the name of a bet needs at least, in lines that may be broken, and those between two figures."""


def compare(
    game: Annotated[str, Parameter(help=word("option-game"))],
    /,
    *,
    all: All = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = spoken(ask.a_language(lang))
    with under(Kept(SHORT)):
        found = compare_laws(ask.a_game(game))
    if json:
        put_json(comparison_json(found, everything=all))
        return
    out = console()
    out.print(say("compare-title", tongue, game=game_name(game, tongue)), style="bold")
    if len(found.laws) == 1:
        out.print(say("compare-one-law", tongue, law=law_name(found.laws[0], tongue)))
    show_oddities(out, found, tongue)
    show_edges(out, found, tongue, all)
    if found.uncounted:
        out.print(say("compare-uncounted", tongue, game=game), style="yellow")
    show_rules(out, found, tongue, all)


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
            body.append("\n" + reading_text(odd.law, odd.because, "reason", reading, tongue))
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
    columns = [(law_name(law, tongue), mode) for law, modes in edges[0].laws.items() for mode in modes]
    heads = [say("odds-bet", tongue), *(f"{law}\n{say(f'reading-{mode}', tongue)}" for law, mode in columns)]
    shown = table(*heads, title=say("compare-expects", tongue), right=range(1, len(heads)))
    told = [
        (bets, edge, [row for modes in edge.laws.values() for row in modes.values()])
        for bets, edge in merged_edges(edges)
    ]
    exact = has_room([rows for _, _, rows in told], out.width, tongue)
    for bets, edge, rows in told:
        names = ", ".join(bet_name(bet, tongue) for bet in bets)
        name = f"{names} ({choice_name(edge.strategy, tongue)})" if edge.strategy else names
        shown.add_row(name, *(expectation(row, tongue, exact) for row in rows))
    out.print(shown)


def has_room(lines: list[list[Row | None]], width: int, tongue: str) -> bool:
    """Whether a fraction fits into every column: a part of one would be misread."""
    columns = zip(*lines, strict=True)
    longest = (max(len(fraction(-row.edge, tongue)) if row else 0 for row in column) for column in columns)
    return NAME + sum(GAP + length for length in longest) <= width


def merged_edges(edges: list[Edge]) -> list[tuple[list[str], Edge]]:
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
        return Text("–", style="dim")
    exact = row.method == "exact" and room
    text = percent(-row.edge, tongue, digits=2 if exact else 4, sign=True)
    if exact:
        text += f"  {fraction(-row.edge, tongue)}"
    if row.win == 0:
        return Text(f"{text} {say('compare-never', tongue)}", style="bold red")
    return Text(text, style="bold magenta" if row.edge < 0 and not row.among_players else "")


def show_rules(out: Console, found: Comparison, tongue: str, everything: bool) -> None:
    from rich.text import Text

    lines = [line for line in found.lines if everything or line.differs]
    lines.sort(key=lambda line: not line.path.startswith("bets."))  # what people play for comes first
    if not lines:
        if len(found.laws) > 1:
            out.print(say("compare-same-rules", tongue))
        return
    family = library().family(found.laws[0], found.game)
    heads = [say("compare-rule", tongue), *(law_name(law, tongue) for law in found.laws)]
    shown = table(*heads, title=say("compare-rules-all" if everything else "compare-rules", tongue))
    for bets, line in merged_lines(lines):
        cells = []
        for value in line.values.values():
            text = Text(worded(line.path, value, tongue), style="" if value.said else "dim")
            if value.said:
                text.append(f"\n{ids(value.clauses)}", style="dim")
                if value.reading:
                    side = say(f"reading-{value.side}", tongue)
                    text.append("\n" + say("compare-reading", tongue, reading=value.reading, side=side), style="yellow")
            cells.append(text)
        shown.add_row(label(line.path, bets, tongue, family), *cells)
        shown.add_section()
    out.print(shown)


def merged_lines(lines: list[Line]) -> list[tuple[list[str], Line]]:
    """`bets.red.pays`, `bets.black.pays` … on one line where every law says the same of them."""
    found: list[tuple[list[str], Line]] = []
    for line in lines:
        section, _, rest = line.path.partition(".")
        bet, _, leaf = rest.partition(".")
        for bets, other in found:
            same = section == "bets" and other.path.startswith("bets.") and other.path.endswith(f".{leaf}")
            if same and bets and _told(other) == _told(line):
                bets.append(bet)
                break
        else:
            found.append(([bet] if section == "bets" else [], line))
    return found


def _told(line: Line) -> list[tuple[Any, str]]:
    return [(v.value if v.said else None, v.reading) for v in line.values.values()]


PRIZE = re.compile(r"prizes\.([a-z-]+)\.(pays|least)")
EXAMPLE = re.compile(r"examples\.(\d+)")
UNSAID = ("call", "announced", "throws", "prizes")
"""Parts of a path that tell a reader nothing beside those around them."""


def label(path: str, bets: list[str], tongue: str, family: str) -> str:
    """A path of the TOML in words: the bets or the section, then the field.

    A family may have a name of its own for a section, a section or a bet one for a field.
    """
    section, _, rest = path.partition(".")
    if bets:
        names = ", ".join(_bet(bet, tongue) for bet in bets)
        return f"{names}: {_bet_field(rest.partition('.')[2], bets[0], tongue, family)}"
    *between, leaf = rest.split(".")
    where = _word("section", section, tongue, within=family)
    between = [part for part in between if part not in UNSAID]
    if between:
        where += f" ({_between(section, between, tongue, family)})"
    return where if leaf == section and len(between) < 2 else f"{where}: {_word('field', leaf, tongue, within=section)}"


def _between(section: str, parts: list[str], tongue: str, family: str) -> str:
    """The parts of a path between its section and its field; a section may have words for all of them together, or
    for the first."""
    middle, whole, first = f"middle-{section}", "-".join(parts), parts[0]
    if not has(middle):
        return ", ".join(_part(part, tongue, family) for part in parts)
    if (together := say(middle, tongue, middle=whole)) != whole and len(parts) > 1:
        return together
    shown = int(first) if first.isdigit() else _shape(first, tongue, family) or first
    return ", ".join([say(middle, tongue, middle=shown), *(_part(part, tongue, family) for part in parts[1:])])


def _part(part: str, tongue: str, family: str) -> str:
    """A part of a path: a hand, a shape of cards, or another section."""
    if shape := _shape(part, tongue, family):
        return shape
    name = _word("section", part, tongue)
    return name[:1].lower() + name[1:]


def _shape(part: str, tongue: str, family: str) -> str:
    """The name of a hand or of a shape of cards in a game that has such; nothing for anything else."""
    keys = (f"poker-kind-{part}", f"part-{part}") if FAMILIES[family].names_hands else ()
    return next((say(key, tongue) for key in keys if has(key)), "")


def _bet(bet: str, tongue: str) -> str:
    """A bet by the name that it has among rules, where that differs from the one on the cloth."""
    return say(f"bets-{bet}", tongue) if has(f"bets-{bet}") else bet_name(bet, tongue)


def _bet_field(field: str, bet: str, tongue: str, family: str) -> str:
    """What is told of a bet; the prizes of a poker by the names of its hands."""
    if example := EXAMPLE.fullmatch(field):
        return say("field-examples", tongue, number=int(example[1]))
    prize = PRIZE.fullmatch(field)
    if prize and FAMILIES[family].names_hands:
        return say(f"field-prize-{prize[2]}", tongue, hand=_part(prize[1], tongue, family))
    return _word("field", field, tongue, within=bet)


def worded(path: str, value: Value, tongue: str) -> str:
    """A value in words: names for bets and calls, yes and no, lists with commas."""
    if not value.said:
        return say("compare-unsaid", tongue)
    leaf = path.rpartition(".")[2]
    return _value(leaf, value.value, tongue)


def _value(leaf: str, value: Any, tongue: str) -> str:
    match value:
        case bool():
            return say("compare-yes" if value else "compare-no", tongue)
        case str():
            return _item(leaf, value, tongue)
        case list() | tuple():
            if not value:
                return say("compare-none", tongue)
            if _range(leaf, value):
                return str(value[0]) if value[0] == value[1] else f"{value[0]}–{value[1]}"
            return (" → " if leaf == "pay_order" else ", ").join(_value(leaf, v, tongue) for v in value)
    return str(value)


def _range(leaf: str, value: Any) -> bool:
    """Least and most: of staff, of a maximum, of a deduction."""
    return len(value) == 2 and (leaf in ("between", "per_mille") or leaf in ROLES)


BLANK: dict[str, int | str] = dict.fromkeys(
    ("amount", "points", "box", "card", "cards", "number", "percent", "tenths"), "…"
)
"""What stands in a call for what is only known when it is made."""
HANDS = ("order", "kind")
"""Fields with names of poker hands in them, and of who is dealt to."""


def _item(leaf: str, item: str, tongue: str) -> str:
    if leaf == "calls" and has(f"call-{item}", tongue) and item not in ("number", "even-chances", "position"):
        return f"«{announcement(Call(item, BLANK), 'es')}»"
    if leaf == "pays" and item.startswith("0:"):
        return say("compare-tie", tongue, pays=item)
    if leaf == "pay_order":
        return bet_name(item, tongue)
    if leaf == "chips":
        count, _, spot = item.partition(" ")
        return f"{count} × {spot_name(spot, tongue)}"
    if leaf in HANDS and has(f"poker-kind-{item}"):
        return say(f"poker-kind-{item}", tongue)
    return _word("value", item.lstrip("@"), tongue, within=leaf)


def _word(what: str, key: str, tongue: str, within: str = "") -> str:
    """The word for a section, a field or a value; the key itself where it is a number, or nobody has named it."""
    return _known(what, key, tongue, within) or key.replace("_", " ")


def _known(what: str, key: str, tongue: str, within: str) -> str | None:
    """The word that is meant for this place, if there is one, else the one for any place; a bet by its name."""
    plain = key.replace(".", "-").replace("_", "-")
    for full in (f"{what}-{within.replace('_', '-')}-{plain}", f"{what}-{plain}"):
        if has(full):
            return say(full, tongue)
    return bet_name(key, tongue) if has(f"bet-{key}") else None
