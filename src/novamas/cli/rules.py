"""`novamas rules`: the rulebook of a game under a law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.odds import reading_name
from novamas.cli.options import Json, Lang, LawOfGame, Reading
from novamas.cli.screen import console, ids, put_json, table
from novamas.cli.voice import choose_language, word
from novamas.kit.words import say
from novamas.law import library
from novamas.odds import Chapter, Rulebook, chapters, rulebook, rulebook_json
from novamas.odds.rulebook import Part

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def rules(
    game: Annotated[str, Parameter(help=word("option-game"))],
    /,
    *,
    law: LawOfGame = None,
    reading: Reading = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    lang = ask.a_language(lang)
    law = ask.the_law(game, law)
    ask.a_chapter(game, law)
    choice = ask.reading(reading)
    ask.in_game(choice, game, law)
    book = rulebook(law, game, lang, choose_language(lang), reading=choice)
    if json:
        put_json(rulebook_json(book))
    else:
        show(book, choose_language(lang))


def find_printed_clauses(law: str, game: str) -> list[str]:
    """The ids of the clauses that the rulebook of a game prints."""
    return [a.id for chapter in chapters(law, game, "en", "en", library()) for p in chapter.parts for a in p.clauses]


def show(book: Rulebook, tongue: str) -> None:
    out = console()
    out.print(f"{book.title} · {book.law_title}", style="bold")
    out.print(" · ".join(told for told in (book.law_name, book.place, book.currency) if told))
    if told := tell_publication(book.date, book.gazette, book.in_force, book.amended_by, tongue):
        out.print(told, style="dim")
    if not book.playable and book.game in library().head(book.law).catalogue.games:
        out.print(say("rules-not-yet", tongue), style="yellow")
    if any(a.language != book.language for c in book.chapters for p in c.parts for a in p.clauses):
        out.print(say("rules-fallback", tongue, lang=book.language), style="yellow")
    for n, chapter in enumerate(book.chapters):
        show_chapter(out, chapter, book.language, tongue, inherited=n > 0)
    if book.bets:
        show_bets(out, book, tongue)
    if book.readings:
        show_readings(out, book, tongue)


def tell_publication(date: str, gazette: str, in_force: str, amended_by: tuple[str, ...], tongue: str) -> str:
    """When and where a law was published, since when it holds and what has changed it, as far as its source says."""
    parts = {"date": date, "gazette": gazette, "in-force": in_force, "amended-by": ", ".join(amended_by)}
    return " · ".join(say(f"law-told-{key}", tongue, value=value) for key, value in parts.items() if value)


def show_chapter(out: Console, chapter: Chapter, lang: str, tongue: str, inherited: bool) -> None:
    from rich.padding import Padding

    if inherited:
        out.print()
        out.print(say("rules-inherited", tongue, name=chapter.name, place=chapter.place), style="bold magenta")
    margin = max((len(clause.id) for part in chapter.parts for clause in part.clauses), default=0)
    before = ""
    for part in chapter.parts:
        number = part.section if part.section != before else ""
        before = part.section
        out.print()
        out.print("  ".join(word for word in (number, part.heading) if word), style="bold cyan")
        out.print(Padding(list_clauses(part, lang, margin), (0, 0, 0, 2)))


def list_clauses(part: Part, lang: str, margin: int) -> Table:
    """The clauses of a heading, their ids at the margin."""
    from rich.table import Table
    from rich.text import Text

    listed = Table.grid(padding=(0, 2, 0, 0))
    listed.add_column(style="dim", no_wrap=True, width=margin)
    listed.add_column(overflow="fold")
    for clause in part.clauses:
        foreign = f"[{clause.language}] " if clause.language != lang else ""
        listed.add_row(clause.id, Text.assemble((foreign, "yellow"), clause.text))
    return listed


def show_bets(out: Console, book: Rulebook, tongue: str) -> None:
    from rich.padding import Padding

    out.print()
    columns = [say(f"rules-bets-{c}", tongue) for c in ("bet", "pays", "maximum", "clauses")]
    title = say("rules-bets", tongue)
    if book.reading != "default":
        title = say("rules-bets-reading", tongue, reading=reading_name(book.reading, tongue))
    bets = table(*columns, title=title, right=[1], whole=[1])
    for bet in book.bets:
        bets.add_row(bet.name, bet.pays, bet.maximum, ids(bet.clauses))
        for prize in bet.prizes:
            bets.add_row(Padding(prize.name, (0, 0, 0, 2)), prize.pays.replace("|", " · "), "", ids(prize.clauses))
    out.print(bets)


def show_readings(out: Console, book: Rulebook, tongue: str) -> None:
    from rich.padding import Padding

    out.print(say("rules-readings", tongue), style="bold")
    for reading in book.readings:
        out.print()
        out.print(Padding(f"{reading.name}  [{ids(reading.clauses)}]", (0, 0, 0, 2)), style="bold cyan")
        for side, text in (("literal", reading.literal), ("corrected", reading.corrected)):
            applies = reading.applies == side
            mark = say("rules-applies", tongue) if applies else ""
            barred = say("rules-unplayable", tongue, why=reading.unplayable) if reading.unplayable else ""
            note = mark or (barred if side == "literal" else "")
            sentence = say(f"rules-{side}", tongue, says=text) + (f" — {note}" if note else "")
            out.print(Padding(sentence, (0, 0, 0, 4)), style="bold" if applies else "")
        out.print(Padding(say("rules-reason", tongue, why=reading.reason), (0, 0, 0, 4)))
        if not (reading.unplayable and reading.applies == "corrected"):
            other = "literal" if reading.applies == "corrected" else "corrected"
            way = say("rules-other-way", tongue, choice=f"{reading.reading}={other}")
            out.print(Padding(way, (0, 0, 0, 4)), style="dim")
