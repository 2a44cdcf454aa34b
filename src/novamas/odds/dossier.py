"""Dossiers: a game under a law, a comparison, a proposal, as a document that stands by itself.

A dossier is data: parts with sentences and a table. It is written as a page to print (`write_html`), as CSV or as JSON,
so that every table can be had in any form. Every figure stands with its derivation and its articles.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from msgspec import Struct

from novamas.games import Row
from novamas.kit.names import bet_name, choice_name, game_name
from novamas.kit.page_style import STYLE
from novamas.kit.percents import percent
from novamas.kit.words import say
from novamas.law import Library, library
from novamas.odds.annotated import annotate
from novamas.odds.compare import Comparison, Value
from novamas.odds.differences import (
    Priced,
    clauses_under,
    name_difference,
    name_laws,
    price,
    summarise,
    tell_values,
    worth_words,
)
from novamas.odds.report import rows
from novamas.odds.rule_words import rule_name, value_words
from novamas.odds.rulebook import reading_lines
from novamas.odds.whatif import OutcomeTold

MOST_RESULTS = 12
"""Results of a bet whose products are written out."""
EXTRA = "table{margin:.4rem 0 1rem} td small{display:block} @media print{body{margin:0;max-width:none}}"


class DossierPart(Struct, frozen=True):
    """A part of a dossier: what is said, and a table."""

    title: str
    lines: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Dossier(Struct, frozen=True):
    """A document: its title, its language, its parts."""

    title: str
    language: str
    parts: tuple[DossierPart, ...]


# -- written -----------------------------------------------------------------------------------------------------------


def write_html(dossier: Dossier) -> str:
    """A page that asks for nothing from anywhere."""
    body = "".join(_write_part(part) for part in dossier.parts)
    title = escape(dossier.title)
    return (
        f'<!doctype html><html lang="{dossier.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}{EXTRA}</style></head><body><h1>{title}</h1>{body}</body></html>\n"
    )


def _write_part(part: DossierPart) -> str:
    said = "".join(f"<p>{escape(line)}</p>" for line in part.lines)
    table = ""
    if part.rows:
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in part.head)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell).replace(chr(10), '<br>')}</td>" for cell in row) + "</tr>"
            for row in part.rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<h2>{escape(part.title)}</h2>{said}{table}"


def write_csv(dossier: Dossier) -> str:
    """Every table below the title of its part."""
    out = io.StringIO()
    writer = csv.writer(out)
    for part in dossier.parts:
        if part.rows:
            writer.writerow([part.title])
            writer.writerow(part.head)
            writer.writerows(part.rows)
            writer.writerow([])
    return out.getvalue()


# -- a game under a law ------------------------------------------------------------------------------------------------


def tell_game(law: str, game: str, tongue: str, laws: Library | None = None) -> Dossier:
    """A game under a law: the law, every price with its derivation, every value with its article, every doubt."""
    laws = laws or library()
    title = say("dossier-game", tongue, game=game_name(game, tongue), law=laws.head(law).short_name(tongue))
    priced = rows(law, game, "default", laws)
    parts = (
        tell_law(law, tongue, laws),
        tell_prices(priced, tongue),
        tell_derivations(priced, tongue),
        tell_rules(law, game, tongue, laws),
        tell_doubts(law, game, tongue, laws),
        tell_clauses(law, game, tongue, laws),
    )
    return Dossier(title, tongue, tuple(part for part in parts if part.lines or part.rows))


def tell_law(law: str, tongue: str, laws: Library) -> DossierPart:
    """What a law is called, when and where it was published, since when it holds, what has changed it."""
    head = laws.head(law)
    told = {
        "date": str(head.date or ""),
        "gazette": head.gazette,
        "in-force": str(head.in_force or ""),
        "amended-by": ", ".join(head.amended_by),
    }
    lines = [say(f"dossier-law-{key}", tongue, value=value) for key, value in told.items() if value]
    return DossierPart(head.short_name(tongue), (head.full_title(tongue), *lines))


def tell_prices(priced: Iterable[Row], tongue: str) -> DossierPart:
    head = tuple(
        say(f"dossier-{key}", tongue) for key in ("bet", "pays", "win", "push", "lose", "edge", "exact", "articles")
    )
    return DossierPart(say("dossier-prices", tongue), (), head, tuple(_tell_price(row, tongue) for row in priced))


def _tell_price(row: Row, tongue: str) -> tuple[str, ...]:
    exact = row.method == "exact"

    def share(x: Fraction) -> str:
        return str(x) if exact and len(str(x)) < 24 else percent(x, tongue, 4)

    return (
        name_row(row, tongue),
        row.pays,
        share(row.win),
        share(row.push),
        share(row.lose),
        price(row, tongue),
        str(row.edge) if exact else say("dossier-within", tongue, error=percent(row.error, tongue, 5)),
        ", ".join(row.clauses),
    )


def name_row(row: Row, tongue: str) -> str:
    return bet_name(row.bet, tongue) + (f" ({choice_name(row.strategy, tongue)})" if row.strategy else "")


def tell_derivations(priced: Iterable[Row], tongue: str) -> DossierPart:
    """How the edge of every bet comes about, where its results can be written out: each result times its chance."""
    told = tuple((name_row(row, tongue), derive(row)) for row in priced if 0 < len(row.net) <= MOST_RESULTS)
    head = (say("dossier-bet", tongue), say("dossier-derivation", tongue))
    return DossierPart(
        say("dossier-derivations", tongue), (say("dossier-derivations-note", tongue),) if told else (), head, told
    )


def derive(row: Row) -> str:
    """`35 · 1/37 − 1 · 36/37 = −1/37`; what the player expects, which is the edge with the other sign."""
    terms = [f"({result}) · {chance}" for result, chance in sorted(row.net, reverse=True)]
    return f"{' + '.join(terms)} = {-row.edge}"


def tell_rules(law: str, game: str, tongue: str, laws: Library) -> DossierPart:
    """Every value of the game in words, with its articles."""
    family = laws.family(law, game)
    told = []
    for entry in annotate(law, game, tongue, laws).entries:
        if entry.said:
            bets = [entry.path.split(".")[1]] if entry.path.startswith("bets.") else []
            value = value_words(entry.path, Value(entry.value, said=True), tongue)
            name = rule_name(entry.path, bets, tongue, family)
            told.append((name, value, ", ".join(clause.id for clause in entry.clauses)))
    head = tuple(say(f"dossier-{key}", tongue) for key in ("rule", "value", "articles"))
    return DossierPart(say("dossier-rules", tongue), (), head, tuple(told))


def tell_doubts(law: str, game: str, tongue: str, laws: Library) -> DossierPart:
    told = tuple(
        (
            one.name,
            one.literal,
            one.corrected,
            say(f"reading-{one.applies}", tongue),
            one.reason,
            ", ".join(one.clauses),
        )
        for one in reading_lines(law, game, tongue, laws, "default")
    )
    keys = ("doubt", "letter", "corrected", "applies", "why", "articles")
    return DossierPart(say("dossier-doubts", tongue), (), tuple(say(f"dossier-{key}", tongue) for key in keys), told)


def tell_clauses(law: str, game: str, tongue: str, laws: Library) -> DossierPart:
    """The words of every clause of the game, to which the articles above lead."""
    register = laws.register(law)
    told = tuple((c.id, c.section, register.text(c.id, tongue)[0]) for c in register.of(game))
    head = tuple(say(f"dossier-{key}", tongue) for key in ("article", "section", "text"))
    return DossierPart(say("dossier-clauses", tongue), (), head, told)


# -- a comparison ------------------------------------------------------------------------------------------------------


def tell_comparison(whole: Comparison, found: Comparison, priced: Iterable[Priced], tongue: str) -> Dossier:
    """Two or three laws: where they differ in sentences, what bets cost, what each difference of rules is worth."""
    laws = library()
    family = laws.family(found.laws[0], found.game)
    names = [laws.head(law).short_name(tongue) for law in found.laws]
    title = say("desk-title", tongue, game=game_name(found.game, tongue), laws=name_laws(found.laws, tongue))

    def cells(modes: Iterable[Row | None]) -> Iterator[str]:
        for row in modes:
            exact = f" = {row.edge}" if row is not None and row.method == "exact" and len(str(row.edge)) < 24 else ""
            yield "—" if row is None else f"{price(row, tongue)}{exact}"

    prices = tuple(
        (
            bet_name(edge.bet, tongue) + (f" ({choice_name(edge.strategy, tongue)})" if edge.strategy else ""),
            *cells(edge.laws.get(law, {}).get("default") for law in found.laws),
        )
        for edge in found.edges
    )
    rules = tuple(
        (
            name_difference(one.difference, tongue, family),
            *(
                f"{tell_values(one.difference, law, tongue, family)}\n{', '.join(clauses_under(one.difference, law))}"
                for law in found.laws
            ),
            "\n".join(worth_words(worth, tongue) for worth in one.worth),
        )
        for one in priced
    )
    parts = (
        DossierPart(say("dossier-in-short", tongue), summarise(whole, found, tongue)),
        *(tell_law(law, tongue, laws) for law in found.laws),
        DossierPart(say("dossier-prices", tongue), (), (say("dossier-bet", tongue), *names), prices),
        DossierPart(
            say("desk-differences", tongue, law=names[0]),
            (),
            (say("dossier-rule", tongue), *names, say("dossier-worth", tongue)),
            rules,
        ),
    )
    return Dossier(title, tongue, parts)


# -- a proposal --------------------------------------------------------------------------------------------------------


def tell_whatif(told: OutcomeTold, tongue: str) -> Dossier:
    """What a proposal would do."""
    laws = library()
    changes = tuple(
        (laws.head(one.law).short_name(tongue), one.name, one.before, one.after, ", ".join(one.clauses))
        for one in told.changes
    )
    head = ("law", "rule", "before", "after", "articles")
    parts = [
        DossierPart(say("whatif-changes", tongue), (), tuple(say(f"dossier-{key}", tongue) for key in head), changes)
    ]
    for game in told.games:
        name = f"{game.name} · {laws.head(game.law).short_name(tongue)}"
        if game.broken:
            parts.append(DossierPart(name, (say("whatif-broken", tongue, why=game.broken),)))
            continue
        lines = [game.words, *(say("whatif-check", tongue, why=check) for check in game.checks)]
        lines += [say("whatif-odd", tongue, bet=bet) for bet in game.odd]
        moves = tuple((move.name, move.before or "—", move.after or "—", move.words) for move in game.moves)
        columns = tuple(say(f"dossier-{key}", tongue) for key in ("bet", "before", "after", "worth"))
        parts.append(DossierPart(name, tuple(lines), columns, moves))
    if told.scenarios:
        said = say("whatif-scenarios", tongue, count=told.scenarios, changed=len(told.changed))
        columns = tuple(say(f"dossier-{key}", tongue) for key in ("law", "scenario", "why"))
        listed = tuple((laws.head(one.law).short_name(tongue), one.title or one.file, one.why) for one in told.changed)
        parts.append(DossierPart(say("whatif-examples", tongue), (said,), columns, listed))
    return Dossier(told.title or say("whatif-title", tongue), tongue, tuple(parts))
