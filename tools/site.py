"""Builds the documentation site: Spanish first, English beside it, nothing from anywhere else.

    python -m tools.site            write it to site/ (`make docs`)
    python -m tools.site --quick    one law's rulebooks only: for a look, and for the quick tests

What the code knows is not written by hand: rulebooks with their bets and exact figures in Spanish and English, the help
of every command, the HTTP API and the live line come from the program. Pages of `docs/` are taken as they are; what
they link to outside of it is named and not linked.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from novamas.odds import Rulebook

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / ".novamas" / "site"
SITE = ROOT / "site"
LESS = ["---", "search:", "  boost: 0.5", "---", ""]  # what is Spanish is found first
QUICK = ("asturias-2011",)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
WORDS = {
    "es": {
        "bets": "Apuestas", "bet": "Apuesta", "pays": "Paga", "maximum": "Máximo", "clauses": "Artículos",
        "doubts": "Lecturas dudosas", "letter": "La letra", "corrected": "Corregida", "edge": "Ventaja de la casa",
        "exactly": "Exactamente", "choice": "Cómo se juega", "commands": "Órdenes", "rules": "Reglamentos",
        "inherited": "De", "articles": "Reglas",
    },
    "en": {
        "bets": "Bets", "bet": "Bet", "pays": "Pays", "maximum": "Maximum", "clauses": "Clauses",
        "doubts": "Doubtful readings", "letter": "The letter", "corrected": "Corrected", "edge": "Edge of the house",
        "exactly": "Exactly", "choice": "How it is played", "commands": "Commands", "rules": "Rulebooks",
        "inherited": "From", "articles": "Rules",
    },
}  # fmt: skip
CONFIG = """site_name: novamas
docs_dir: {docs}
site_dir: {site}
use_directory_urls: false
theme:
  name: material
  language: es
  font: false
  features: [navigation.indexes, navigation.top, search.highlight, content.code.copy]
  palette:
    - media: "(prefers-color-scheme: light)"
      scheme: default
      primary: teal
      toggle: {{icon: material/weather-night, name: Oscuro}}
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
      primary: teal
      toggle: {{icon: material/weather-sunny, name: Claro}}
plugins:
  - search:
      lang: [es, en]
markdown_extensions: [attr_list, md_in_html, tables, admonition, {{toc: {{permalink: true}}}}]
extra:
  generator: false
validation:
  nav: {{omitted_files: ignore}}
  links: {{anchors: info, unrecognized_links: warn}}
nav:
{nav}"""


# -- pages of docs/ ----------------------------------------------------------------------------------------------------


def copy_pages(to: Path) -> None:
    """English pages under `en/`, Spanish ones at the top, pictures for both."""
    for page in sorted(DOCS.rglob("*")):
        if not page.is_file():
            continue
        inside = page.relative_to(DOCS)
        spanish = inside.parts[0] == "es"
        place = to / (Path(*inside.parts[1:]) if spanish else Path("en") / inside)
        place.parent.mkdir(parents=True, exist_ok=True)
        if page.suffix == ".md":
            text = page.read_text(encoding="utf-8")
            first = "" if spanish else "\n".join(LESS) + "\n"
            place.write_text(first + mend_links(text, page, spanish), encoding="utf-8")
        else:
            shutil.copy(page, place)


def mend_links(text: str, page: Path, spanish: bool) -> str:
    """What lies outside of the site is named only; from a Spanish page an English one is one folder further down."""

    def mend(found: re.Match[str]) -> str:
        picture, label, target = found[1], found[2], found[3]
        path, _, anchor = target.partition("#")
        if "://" in target or not path:
            return found[0]
        there = (page.parent / path).resolve()
        if there.is_dir():
            return label
        if not there.is_relative_to(DOCS):
            return label
        if not spanish or there.is_relative_to(DOCS / "es"):
            return found[0]
        inside = f"en/{there.relative_to(DOCS).as_posix()}"
        return f"{picture}[{label}]({inside}{'#' + anchor if anchor else ''})"

    return LINK.sub(mend, text)


# -- rulebooks ---------------------------------------------------------------------------------------------------------


def write_rulebooks(to: Path, lang: str, laws: tuple[str, ...]) -> list[tuple[str, list[tuple[str, str]]]]:
    """A page for each game of each law; the laws with their pages."""
    from novamas.law import library

    listed = []
    for law in laws:
        pages, name = [], law
        for game in sorted(library().games(law)):
            book, text = rulebook_page(law, game, lang)
            name = book.law_name
            place = to / law / f"{game}.md"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
            pages.append((book.title, f"{to.name}/{law}/{game}.md"))
        listed.append((name, pages))
    return listed


def rulebook_page(law: str, game: str, lang: str) -> tuple[Rulebook, str]:
    """The rulebook of a game as a page: its bets with exact figures first, then the articles in our words."""
    from novamas.odds import rulebook

    book, words = rulebook(law, game, lang, lang), WORDS[lang]
    about = " · ".join(filter(None, (f"*{escape(book.law_title)}*", escape(book.place), book.currency)))
    lines = [*(LESS if lang != "es" else []), f"# {book.title}", about, ""]
    if book.bets:
        lines += [f"## {words['bets']}", *table(words["bet"], words["pays"], words["maximum"], words["clauses"])]
        for bet in book.bets:
            lines.append(row(bet.name, bet.pays, bet.maximum, " ".join(bet.clauses)))
            lines += [row(f"— {prize.name}", prize.pays, "", " ".join(prize.clauses)) for prize in bet.prizes]
        lines.append("")
        lines += list(figures(law, game, lang, {bet.bet: bet.name for bet in book.bets}))
    for number, chapter in enumerate(book.chapters):
        lines.append(f"## {words['inherited']}: {escape(chapter.name)}" if number else f"## {words['articles']}")
        for part in chapter.parts:
            lines += [f"### {escape(part.heading or part.section)}", ""]
            lines += [f"- {plain(clause.text)} <small>`{clause.id}`</small>" for clause in part.clauses]
            lines.append("")
    if book.readings:
        lines += [f"## {words['doubts']}", *table("", words["letter"], words["corrected"], words["clauses"])]
        lines += [row(each.name, each.literal, each.corrected, " ".join(each.clauses)) for each in book.readings]
    return book, "\n".join(lines) + "\n"


def figures(law: str, game: str, lang: str, names: dict[str, str]) -> Iterator[str]:
    """The exact figures of the bets, where they are counted at once; else how to ask for them."""
    from novamas.games import family
    from novamas.odds import report, row_json

    words = WORDS[lang]
    if family(law, game).counted_by:  # counting them may take minutes: the command says them, and keeps them
        yield from (f"## {words['edge']}", "", f"`novamas odds {game} --law {law} --lang {lang}`", "")
        return
    found = report(law, game)
    if not found.rows:
        return
    yield from (f"## {words['edge']}", *table(words["bet"], words["choice"], words["edge"], words["exactly"]))
    for each in found.rows:
        told: dict[str, Any] = row_json(each)
        exact = told["edge"] if told["method"] == "exact" else ""
        yield row(names.get(each.bet, each.bet), each.strategy or "", f"{float(each.edge):.4%}", exact)
    yield ""


def table(*heads: str) -> tuple[str, str]:
    return row(*heads), "|" + " --- |" * len(heads)


def row(*cells: str) -> str:
    return "| " + " | ".join(plain(str(cell)) or " " for cell in cells) + " |"


def plain(text: str) -> str:
    """A text inside of a page: nothing in it is a mark."""
    return " ".join(escape(text, quote=False).replace("|", "\\|").replace("*", "\\*").replace("_", "\\_").split())


# -- commands and the wire ---------------------------------------------------------------------------------------------


def commands_page(lang: str) -> str:
    """The help of every command, as it is printed."""
    from novamas.cli.app import COMMANDS

    parts = [f"# {WORDS[lang]['commands']}", "", "```text", help_of((), lang), "```", ""]
    for name in COMMANDS:
        parts += [f"## novamas {name}", "```text", help_of((name,), lang), "```", ""]
    return "\n".join(parts)


def help_of(command: tuple[str, ...], lang: str) -> str:
    from novamas.cli import main

    out = io.StringIO()
    with redirect_stdout(out):
        main([*command, "--help", "--lang", lang] if command else ["--lang", lang, "--help"])
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def wire_pages() -> dict[str, str]:
    """The HTTP API and the live line, from the documents that a house shows."""
    from tempfile import TemporaryDirectory

    from novamas.server.app import create_app
    from novamas.server.asyncapi import socket_document
    from novamas.server.house import House
    from novamas.server.openapi import told_document
    from novamas.server.wire import write_document
    from novamas.store.books import open_books

    with TemporaryDirectory() as folder:
        books = open_books(str(Path(folder) / "site.db"), keys=Path(folder) / "k", witness=Path(folder) / "w")
        try:
            app = create_app(House(books))
            told, line = told_document(app), socket_document(write_document(app))
        finally:
            books.close()
    return {"http.md": http_page(told), "live.md": live_page(line)}


def http_page(told: dict[str, Any]) -> str:
    parts = ["# HTTP", "", told["info"]["description"], ""]
    for tag in told["tags"]:
        parts += [f"## {tag['name']}", "", tag["description"], ""]
        for path, item in told["paths"].items():
            for method, each in item.items():
                if tag["name"] in each["tags"]:
                    parts += [f"### `{method.upper()} {path}`", "", plain(each.get("description", "")), ""]
                    parts += operation_rows(each)
    return "\n".join(parts)


def operation_rows(each: dict[str, Any]) -> Iterator[str]:
    ways = [
        " + ".join(f"{name} {' '.join(scopes)}".strip() for name, scopes in way.items()) for way in each["security"]
    ]
    yield from table("", "")
    yield row("security", " · ".join(ways) or "—")
    for asked in each.get("parameters", ()):
        yield row(f"{asked['in']}: {asked['name']}", asked.get("description", ""))
    body = each.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        yield row("body", body["schema"].get("$ref", "").rpartition("/")[2] or "{do: …}")
    for status, answer in each["responses"].items():
        kinds = ", ".join(answer.get("content", {}))
        yield row(status, f"{answer.get('description', '')} {kinds}".strip())
    yield ""


def live_page(line: dict[str, Any]) -> str:
    parts = [f"# {line['info']['title']}", "", line["info"]["description"], ""]
    parts += [f"`{line['channels']['live']['address']}` · [asyncapi.json](en/api/asyncapi.json)", ""]
    for way, head in (("to-", "→"), ("from-", "←")):
        parts += [f"## {head}", *table("", "")]
        for name, message in line["components"]["messages"].items():
            if name.startswith(way):
                parts.append(row(message["name"], message["summary"]))
        parts.append("")
    return "\n".join(parts)


# -- the site ----------------------------------------------------------------------------------------------------------


def gather(to: Path, quick: bool) -> str:
    """Writes all sources; what the navigation is."""
    from novamas.law import library

    laws = QUICK if quick else tuple(library().laws())
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    copy_pages(to)
    rules = {
        lang: write_rulebooks(to / folder, lang, laws) for lang, folder in (("es", "reglamentos"), ("en", "rulebooks"))
    }
    (to / "ordenes.md").write_text(commands_page("es"), encoding="utf-8")
    (to / "commands.md").write_text(commands_page("en"), encoding="utf-8")
    for name, text in wire_pages().items():
        (to / name).write_text(text, encoding="utf-8")
    return navigation(to, rules)


def navigation(to: Path, rules: dict[str, list[tuple[str, list[tuple[str, str]]]]]) -> str:
    tutorials = [("Quien aprende a repartir", "crupier"), ("Quien lleva la casa", "casa"),
                 ("Quien inspecciona", "inspeccion"), ("Quien programa o investiga", "programas")]  # fmt: skip
    lines = ["  - Inicio: index.md", "  - Guías:"]
    lines += [f"      - {label}: {page}.md" for label, page in tutorials]
    lines += [*listed("Reglamentos", rules["es"]), "  - Órdenes: ordenes.md", "  - HTTP: http.md"]
    lines += ["  - La mesa en vivo: live.md", "  - English:"]
    for page in sorted((to / "en").glob("*.md")):
        lines.append(f"      - en/{page.name}")
    for folder in ("api", "decisions", "left-open"):
        lines.append(f"      - {folder}:")
        lines += [f"          - en/{folder}/{page.name}" for page in sorted((to / "en" / folder).glob("*.md"))]
    lines += [*listed("Rulebooks", rules["en"], "    "), "      - Commands: commands.md"]
    return "\n".join(lines) + "\n"


def listed(head: str, rules: list[tuple[str, list[tuple[str, str]]]], indent: str = "") -> Iterator[str]:
    yield f"{indent}  - {head}:"
    for law, pages in rules:
        yield f"{indent}      - {law}:"
        for title, page in pages:
            yield f'{indent}          - "{title}": {page}'


def build(site: Path = SITE, sources: Path = SOURCES, quick: bool = False) -> int:
    """The whole site; a warning is a mistake."""
    nav = gather(sources / "docs", quick)
    config = sources / "mkdocs.yml"
    config.write_text(CONFIG.format(docs=sources / "docs", site=site, nav=nav), encoding="utf-8")
    asked = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean", "--config-file", str(config)]
    return subprocess.run(asked, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}).returncode


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds the documentation site.")
    parser.add_argument("--quick", action="store_true", help="the rulebooks of one law only")
    asked = parser.parse_args(arguments)
    code = build(quick=asked.quick)
    if not code:
        print(f"The site is in {SITE.relative_to(ROOT)}/.")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
