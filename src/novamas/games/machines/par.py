"""The sheet of a machine (par sheet): every figure, exactly, as data and as a page that prints.

The page is one file: no script and nothing from elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from novamas.games.designs import Design
from novamas.games.machines.design import Machine
from novamas.games.machines.exact import cycle_of, parts, play, series, spin, spread
from novamas.games.machines.rules import MachineRules, check_design, machine_of
from novamas.games.machines.sheet import translate
from novamas.kit.plain import PlainDict
from novamas.kit.words import say
from novamas.law import BadOption

NINETY = 1.6448536269514722
"""So many standard deviations on either side hold nine plays in ten, as the index of volatility is told."""
BANDS = (1, 2, 5, 10, 20, 50, 100)


def problems(rules: MachineRules, design: Design) -> Iterator[BadOption]:
    """Everything that is wrong with a design, its keys as they stand in its file."""
    return check_design(rules, design)


def names(design: Design) -> dict[str, str]:
    given = design.get("name", "?")
    return translate(given if isinstance(given, str | dict) else "?")


def figures(rules: MachineRules, design: Design) -> PlainDict:
    """The sheet as data: exact fractions as text, and numbers beside those that people compare."""
    m = machine_of(design)
    best, never = play(m), play(m, "never")
    return {
        "name": names(design),
        "type": m.type,
        "clauses": list(rules.types[m.type].clauses),
        "price": m.price,
        "stakes": list(m.stakes),
        "pays_in": m.pays_in,
        "returned": str(best.returned),
        "returned_float": float(best.returned),
        "returned_never_held": str(never.returned),
        "hits": str(best.hits),
        "above_price": str(best.above),
        "just_price": str(best.equal),
        "sd": best.sd,
        "volatility": NINETY * best.sd,
        "greatest": best.greatest,
        "declared": m.most,
        "cycle": best.cycle,
        "spins_for_a_price": str(best.games),
        "free": str(best.free),
        "bonus": str(best.bonus),
        "held": str(best.held),
        "prizes": [
            {
                "symbol": each.symbol,
                "count": each.count,
                "credits": each.credits,
                "scatter": each.scatter,
                "often": str(each.often),
                "adds": str(each.adds / m.price),
            }
            for each in parts(m)
        ],
        "features": {key: str(part) for key, part in features(m).items()},
        "at_least": {str(times): str(chance) for times, chance in spread(m, (*BANDS,))},
        "reels": [list(strip) for strip in m.reels],
        "lines": [[row + 1 for row in line] for line in m.lines],
    }


def features(m: Machine) -> dict[str, Fraction]:
    """What each feature adds to what a play gives back: with the prizes of the paid spin they come to all of it."""
    found: dict[str, Fraction] = {}
    figures, plain = play(m), sum((part.adds for part in parts(m)), Fraction(0)) / m.price
    if m.bonus is not None:
        found["bonus"] = figures.bonus * Fraction(sum(m.bonus.boxes), len(m.bonus.boxes)) / m.price
    if m.free is not None:
        found["free"] = free_adds(m)
    if m.hold is not None:
        found["hold"] = figures.returned - plain - sum(found.values(), Fraction(0))
    return found


def free_adds(m: Machine) -> Fraction:
    """What free games bring that the paid spin has won: not those of a spin for which reels were held."""
    assert m.free is not None
    moments = series(m)[0]
    brought = sum(
        (
            ways * moments[min(games, m.free.most), min(games, m.free.most)][0]
            for (_, games, _), ways in spin(m).items()
        ),
        Fraction(0),
    )
    return brought / cycle_of(m) / m.price


# -- the page ----------------------------------------------------------------------------------------------------------

STYLE = """
:root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; color: #1c1a16; background: #fff }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1.2rem }
h1 { font: 600 1.9rem/1.15 Georgia, serif; margin: 0 0 .3rem }
h2 { font: 600 1.15rem Georgia, serif; margin: 1.8rem 0 .5rem; border-bottom: 2px solid #b8872f; padding-bottom: .2rem }
p { margin: .2rem 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .22rem .6rem; border-bottom: 1px solid #ddd6c6; vertical-align: top }
th:first-child, td:first-child { text-align: left }
td.exact { font-size: .72rem; color: #5a5346; overflow-wrap: anywhere; max-width: 22rem }
.mark { display: inline-block; min-width: 2.2em; padding: 0 .25em; border: 1px solid #cdbf9f; border-radius: 4px;
  text-align: center; background: #fbf7ec; font-weight: 700; margin-right: .5em }
.strips td { text-align: center; border: 1px solid #ddd6c6; padding: .1rem .3rem }
.lines { columns: 5; list-style: none; padding: 0 }
small { color: #5a5346 }
@media print { body { margin: 0; max-width: none } h2 { break-after: avoid } tr { break-inside: avoid } }
"""


def page(rules: MachineRules, design: Design, law: str, lang: str) -> str:
    """The sheet in a language."""
    m = machine_of(design)
    title = say("par-title", lang, name=translate(m.name)[lang])
    body = "".join(
        (
            f"<h1>{escape(title)}</h1>",
            paragraph(say("par-type", lang, type=m.type), say("par-law", lang, law=law)),
            paragraph(say("par-place", lang, price=m.price, stakes=", ".join(map(str, m.stakes)))),
            f"<p><small>{escape(say('par-how', lang))}</small></p>",
            section("par-figures", lang, table(figure_rows(m, lang), lang, "figure", "value", "exact")),
            section("par-prizes", lang, table(prize_rows(m, lang), lang, "prize", "credits", "one-in", "adds")),
            section("par-spread", lang, table(band_rows(m, lang), lang, "at-least", "value", "exact")),
            section("par-counts", lang, counts(m, lang)),
            section("par-reels", lang, strips(m, lang)),
            section("par-lines", lang, lines(m)) if m.pays else "",
        )
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def paragraph(*parts: str) -> str:
    return f"<p>{escape(' · '.join(parts))}</p>"


def section(key: str, lang: str, inside: str) -> str:
    return f"<section><h2>{escape(say(key, lang))}</h2>{inside}</section>" if inside else ""


def table(rows: Iterable[tuple[str, ...]], lang: str, *columns: str) -> str:
    """Rows whose first cell is ready-made; the exact figure stands smaller."""
    told = list(rows)
    if not told:
        return ""
    heads = "".join(f"<th>{escape(say(f'par-{name}', lang))}</th>" for name in columns)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{' class=exact' if columns[n] == 'exact' else ''}>{cell if n == 0 else escape(cell)}</td>"
            for n, cell in enumerate(row)
        )
        + "</tr>"
        for row in told
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def number(value: float, places: int, lang: str) -> str:
    text = f"{value:,.{places}f}"
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def percent(part: Fraction, lang: str, places: int = 3) -> str:
    return number(float(100 * part), places, lang) + ("%" if lang == "en" else " %")


def one_in(chance: Fraction, lang: str) -> str:
    return number(float(1 / chance), 1, lang) if chance else "–"


def figure_rows(m: Machine, lang: str) -> Iterator[tuple[str, ...]]:
    best = play(m)

    def row(key: str, value: str, exact: object = "") -> tuple[str, ...]:
        return escape(say(f"par-{key}", lang)), value, str(exact)

    if any(m.prizes()):
        yield row("returned", percent(best.returned, lang, 4), best.returned)
        yield row("edge", percent(1 - best.returned, lang, 4))
        if m.hold is not None:
            yield row("never", percent(play(m, "never").returned, lang, 4), play(m, "never").returned)
        yield row("hits", percent(best.hits, lang), best.hits)
        yield row("above", percent(best.above, lang))
        yield row("equal", percent(best.equal, lang))
        yield row("sd", number(best.sd, 4, lang))
        yield row("volatility", number(NINETY * best.sd, 4, lang))
    yield row("greatest", number(best.greatest, 0, lang))
    yield row("declared", number(m.most, 0, lang))
    yield row("cycle", number(best.cycle, 0, lang), best.cycle)
    if m.free is not None:
        yield row("games", number(float(best.games), 4, lang))
        yield row("free-often", one_in(best.free, lang), best.free)
    if m.bonus is not None:
        yield row("bonus-often", one_in(best.bonus, lang), best.bonus)
    if m.hold is not None:
        yield row("held-often", one_in(best.held, lang), best.held)


def prize_rows(m: Machine, lang: str) -> Iterator[tuple[str, ...]]:
    for part in parts(m):
        adds = percent(part.adds / m.price, lang)
        yield f"{part.count} × {draw_symbol(m, part.symbol, lang)}", str(part.credits), one_in(part.often, lang), adds
    for key, adds_of in features(m).items():
        if adds_of:
            yield escape(say(f"par-{key}-adds", lang)), "", "", percent(adds_of, lang)


def band_rows(m: Machine, lang: str) -> Iterator[tuple[str, ...]]:
    if not any(m.prizes()):
        return
    for times, chance in spread(m, BANDS):
        if chance:
            yield escape(say("par-times", lang, times=times)), percent(chance, lang), str(chance)


def draw_symbol(m: Machine, key: str, lang: str) -> str:
    symbol = m.symbols.get(key)
    if symbol is None:
        return escape(key)
    return f'<span class="mark">{escape(symbol.mark)}</span>{escape(translate(symbol.name)[lang])}'


def counts(m: Machine, lang: str) -> str:
    """How often each symbol is on each reel: what the figures of a line follow from."""
    every = [Counter(strip) for strip in m.reels]
    heads = "".join(f"<th>{escape(say('par-reel', lang, reel=n + 1))}</th>" for n in range(len(m.reels)))
    rows = "".join(
        f"<tr><td>{draw_symbol(m, key, lang)}</td>{''.join(f'<td>{each[key]}</td>' for each in every)}</tr>"
        for key in m.symbols
    )
    return (
        f"<table><thead><tr><th>{escape(say('par-symbol', lang))}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def strips(m: Machine, lang: str) -> str:
    heads = "".join(f"<th>{escape(say('par-reel', lang, reel=n + 1))}</th>" for n in range(len(m.reels)))
    rows = []
    for stop in range(max(map(len, m.reels))):
        cells = "".join(f"<td>{mark_at(m, strip, stop)}</td>" for strip in m.reels)
        rows.append(f"<tr><th>{stop + 1}</th>{cells}</tr>")
    first = f"<tr><th>{escape(say('par-stop', lang))}</th>{heads}</tr>"
    return f'<table class="strips"><thead>{first}</thead><tbody>{"".join(rows)}</tbody></table>'


def mark_at(m: Machine, strip: tuple[str, ...], stop: int) -> str:
    return escape(m.symbols[strip[stop]].mark) if stop < len(strip) else ""


def lines(m: Machine) -> str:
    told: list[object] = [" ".join(str(row + 1) for row in line) for line in m.lines]
    return f"<ol class=lines>{''.join(f'<li>{n}: {line}</li>' for n, line in enumerate(told, 1))}</ol>"
